/** What the consoles load when somebody uses them: the sandbox, and the requests to it. */
import { combinations, createFetch, createSandbox } from '@docproc/sandbox/fetch';
import { curl } from '../../../../src/shared/curl.ts';
import type { ConsoleSpec, ConsoleExchange, FormPart, GivenTask, ServerRequest } from './spec.ts';

type BrowserSandbox = ReturnType<typeof createSandbox>;
type Setting = keyof ReturnType<BrowserSandbox['settings']>;

/** What the page shows of the sandbox. */
export interface SandboxView {
  tasks: ReturnType<BrowserSandbox['tasks']>;
  uploads: ReturnType<BrowserSandbox['uploads']>;
  events: ReturnType<BrowserSandbox['events']>;
  settings: Record<string, string>;
  /** Milliseconds since the start. */
  clock: number;
  /** Newest first. */
  exchanges: ConsoleExchange[];
}

/** How long a task is in PROCESSING: long enough to be seen. */
const processingMs = 1500;
const tick = 100;

/** Returns the API keys to choose from, with what each one is. */
export function keysOf({ apiKey: everything, scopes }: ConsoleSpec): { label: string; key: string }[] {
  const { apiKey } = createSandbox();
  return [
    { label: 'Key with all scopes', key: everything },
    ...scopes.map((scope) => ({ label: `Key with ${scope} only`, key: apiKey(scope) })),
    { label: 'Key of another project', key: apiKey({ project_id: 'project-2' }) },
    { label: 'Key of another team', key: apiKey({ team_id: 'team-2' }) },
    { label: 'Invalid key', key: 'sandbox:invalid' },
    { label: 'No key', key: '' },
  ];
}

/** Returns the values of each open question that has a setting, the default first. */
export function settings(): { id: Setting; values: string[]; usual: string }[] {
  const defaults = createSandbox().settings();
  return (Object.keys(defaults) as Setting[]).map((id) => ({
    id,
    values: combinations(id).map((each) => String(each[id])),
    usual: String(defaults[id]),
  }));
}

/** Sends a request to a new sandbox in the page: one with a task in a state, or with the examples. */
export function sendOnce(request: ServerRequest, given?: GivenTask): Promise<ConsoleExchange> {
  const sandbox = createSandbox({ examples: given === undefined });
  if (given) {
    sandbox.seed({ ...given.task, upload_id: 'upload-1' } as Parameters<typeof sandbox.seed>[0]);
    // While another task is in review, the upload is not fully processed.
    sandbox.seed({ upload_id: 'upload-1' });
  }
  return exchange(createFetch(sandbox), request);
}

/**
 * A sandbox in the page: its requests go to no network.
 *
 * @param show called whenever something changed
 */
export function createConsole(show: (shown: SandboxView) => void) {
  const sandbox = createSandbox({ processingMs });
  const fetchHere = createFetch(sandbox);
  let exchanges: ConsoleExchange[] = [];
  let clock = 0;

  const update = (): void =>
    show({
      tasks: sandbox.tasks(),
      uploads: sandbox.uploads(),
      events: sandbox.events(),
      settings: { ...sandbox.settings() },
      clock,
      exchanges,
    });
  function advance(milliseconds: number): void {
    sandbox.advance(milliseconds);
    clock += milliseconds;
    update();
  }
  update();
  const timer = setInterval(() => advance(tick), tick);

  return {
    advance,
    /** Sends a request to the sandbox, or to the server of the reader. */
    async send(request: ServerRequest, toServer = false): Promise<void> {
      exchanges = [await exchange(toServer ? fetch : fetchHere, request), ...exchanges];
      update();
    },
    async set(setting: string, value: string): Promise<void> {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ [setting]: value });
      await fetchHere('http://sandbox.invalid/_sandbox/settings', { method: 'PUT', headers, body });
      update();
    },
    reset(): void {
      sandbox.reset();
      exchanges = [];
      clock = 0;
      update();
    },
    stop: () => clearInterval(timer),
  };
}

export type Console = ReturnType<typeof createConsole>;

/** Returns a request with its response, or with why there may be none. */
async function exchange(send: typeof fetch, request: ServerRequest): Promise<ConsoleExchange> {
  const { method, type, key, body } = request;
  const baseUrl = request.baseUrl.replace(/\/$/, '');
  // A value that the reader empties is left out.
  const filled = request.parameters.filter(({ value }) => value !== '');
  const form = request.form?.filter(({ value }) => value !== '').map(withContent);
  const of = (place: string) =>
    filled.flatMap((each): [string, string][] => (each.in === place ? [[each.name, each.value]] : []));
  const values = new Map(of('path'));
  const query = new URLSearchParams(of('query')).toString();
  const path =
    request.path.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? name)) +
    (query && `?${query}`);
  const headers: [string, string][] = [
    ...(key === '' ? [] : [['Authorization', `Bearer ${key}`] as [string, string]]),
    ...(type === undefined ? [] : [['Content-Type', type] as [string, string]]),
    ...of('header'),
  ];
  const received = await send(baseUrl + path, {
    method,
    headers,
    body: form ? formOf(form) : (body ?? null),
    referrerPolicy: 'no-referrer',
    credentials: 'omit',
  }).then(
    async (response) => ({
      status: response.status,
      responseHeaders: [...response.headers],
      response: await response.text(),
    }),
    (error: Error) => ({ status: 0, responseHeaders: [], response: noResponse(error, baseUrl) }),
  );
  const sent = { method, headers, body, form };
  return { ...sent, path, curl: curl({ ...sent, url: baseUrl + path }), ...received };
}

const withContent = (part: FormPart): FormPart =>
  part.file ? { content: new File(['Total: 1,204.50'], part.value), ...part } : part;

function formOf(parts: FormPart[]): FormData {
  const form = new FormData();
  for (const { name, value, content } of parts) {
    if (content) form.append(name, content, value);
    else form.append(name, value);
  }
  return form;
}

/** Why a server may have given no response, which a browser does not say. */
function noResponse({ message }: Error, baseUrl: string): string {
  const isMixed = location.protocol === 'https:' && baseUrl.startsWith('http:');
  return [
    `No response: ${message}. The browser does not state the cause. Check that:`,
    `- a server listens at ${baseUrl}`,
    `- it allows requests from ${location.origin} (CORS), with the headers Authorization and Content-Type`,
    ...(isMixed
      ? ['- its URL begins with https: a page on https cannot send requests to http (mixed content)']
      : []),
  ].join('\n');
}
