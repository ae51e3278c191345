/** What a run knows of the server besides the contract: documents, keys, and ways to prepare resources. */
import { contract } from '../../../generated/conformance/contract/contract.ts';
import type { CreatedUpload, Credentials, RunOptions, Sample } from '../contract/options.ts';
import { isObject } from '../../shared/json.ts';
import { hasBehavior } from '../contract/resource.ts';

export interface TestedServer {
  /** In the sandbox, an ordinary document meets the conditions of transitions. */
  kind: 'sandbox' | 'unknown';
  /** The first one is the ordinary document. */
  samples: readonly [Sample, ...Sample[]];
  credentials: Credentials;
  folder: string | undefined;
  findTasks?: (upload: CreatedUpload) => Promise<readonly string[]> | readonly string[];
  /** Puts a resource with these fields into the server, and returns its fields. */
  seed?: (values: Readonly<Record<string, unknown>>) => Promise<Record<string, unknown> | undefined>;
  /** Lets time pass, where processing needs it. */
  advance?: () => Promise<void>;
}

/** A PDF with an empty page. */
const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;
const defaultSample: Sample = { name: 'conformance.pdf', type: 'application/pdf', content: pdf };

/** Documents with the ordinary one at the start. */
function defaultSampleFirst(documents: readonly Sample[]): TestedServer['samples'] {
  const first = documents.find((each) => each.endsIn === undefined && hasBehavior(each, {})) ?? defaultSample;
  return [first, ...documents.filter((each) => each !== first)];
}

/** Returns the server of the options; with its control endpoints, if it is the sandbox of this kit. */
export async function testedServerOf(options: RunOptions): Promise<TestedServer> {
  const { credentials = {}, folder, findTasks, samples: documents = [], sandbox = true } = options;
  const samples = defaultSampleFirst(documents);
  const given: TestedServer = {
    kind: 'unknown',
    samples,
    credentials: { invalid: `invalid-${crypto.randomUUID()}`, ...credentials },
    folder,
    ...(findTasks && { findTasks }),
  };
  if (!sandbox) return given;
  const control = controlOf(options);
  const health = await control('GET', 'health');
  if (!isObject(health) || health['status'] !== 'ok') return given;
  return sandboxServer(options, given, control);
}

type Control = (method: string, path: string, body?: object) => Promise<unknown>;

/** Sends requests to the control endpoints of the sandbox. They are not part of the run. */
function controlOf({ baseUrl, fetch: send = fetch, controlToken, timeoutMs = 30_000 }: RunOptions): Control {
  const once: Control = async (method, path, body) => {
    const response = await send(`${baseUrl}/_sandbox/${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(controlToken !== undefined && { authorization: `Bearer ${controlToken}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? ((await response.json().catch(() => undefined)) as unknown) : undefined;
  };
  // A connection can fail once.
  return (...request) =>
    once(...request)
      .catch(() => once(...request))
      .catch(() => undefined);
}

async function sandboxServer(
  options: RunOptions,
  given: TestedServer,
  control: Control,
): Promise<TestedServer> {
  const { team } = options;
  const path = `teams/${encodeURIComponent(team)}`;
  const key = async (restrictions: object): Promise<string> =>
    ((await control('POST', 'keys', restrictions)) as { key?: string } | undefined)?.key ?? '';
  const names = [...new Set(contract.operations.flatMap(({ scopes }) => scopes.flat()))];
  const [otherTeam, expired, ...keys] = await Promise.all([
    key({ team_id: `not-${team}` }),
    key({ expires_at: '2001-01-01T00:00:00Z' }),
    ...names.map((name) => key({ scopes: [name] })),
  ]);
  const scoped = names.map((name, index) => ({ key: keys[index] ?? '', scopes: [name] }));
  const files = contract.sandboxFiles.map((file): Sample => ({ ...defaultSample, ...file }));
  return {
    ...given,
    kind: 'sandbox',
    samples: options.samples ? given.samples : defaultSampleFirst(files),
    credentials: {
      otherTeam: otherTeam ?? '',
      expired: expired ?? '',
      scoped,
      ...options.credentials,
      invalid: options.credentials?.invalid ?? 'sandbox:invalid',
    },
    folder: options.folder ?? 'conformance-folder',
    findTasks:
      given.findTasks ??
      (async ({ id }) => {
        const uploads = (await control('GET', `${path}/uploads`)) as
          | { id: string; tasks: string[] }[]
          | undefined;
        return uploads?.find((each) => each.id === id)?.tasks ?? [];
      }),
    seed: async (values) => {
      const seeded = await control('POST', `${path}/tasks`, { project_id: options.project, ...values });
      return isObject(seeded) ? seeded : undefined;
    },
    advance: async () => void (await control('POST', 'clock', { advanceMs: 3_600_000, team_id: team })),
  };
}
