/** Judges of whether a body is valid: the schema, the client, and servers such as the sandbox and Prism. */
import { createClient } from '../../../src/client/index.ts';
import { createFetch, createSandbox } from '../../../src/sandbox/fetch.ts';
import { openValidator } from '../../support/contract.ts';
import type { Case } from './corpus.ts';

/** Returns the labels of the cases that a judge calls valid. Of requests alone, but for the schema. */
type Judge = (cases: Case[]) => Promise<Set<string>>;

const isRequest = ({ operation }: Case): boolean => operation !== undefined;

export const schema: Judge = async (cases) =>
  new Set(
    cases
      .filter(({ type, value }) => openValidator(`#/components/schemas/${type}`)(value).length === 0)
      .map(({ label }) => label),
  );

/** The line of TypeScript that a case is. */
export const bodyLine = ({ type, value }: Case, index: number): string =>
  `export const body${index}: types.${type} = ${literal(type, value)};`;

/** A value in TypeScript. The bytes of a file are a Blob, and metadata is the value of its JSON text. */
function literal(type: string, value: unknown): string {
  if (type !== 'CreateUploadRequest' || typeof value !== 'object' || value === null)
    return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, field]) => {
    if (name === 'file') return `file: [${(field as string[]).map(() => 'new Blob([])').join(', ')}]`;
    return `${name}: ${name === 'meta' ? metadata(String(field)) : JSON.stringify(field)}`;
  });
  return `{ ${fields.join(', ')} }`;
}

function metadata(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return JSON.stringify(text);
  }
}

const task = '/v2/team-1/project/project-1/task/task-1';
const uploads = '/v2/team-1/project/project-1/upload';
const paths: Record<string, string> = {
  reportTask: `${task}/report`,
  moveUpload: `${uploads}/upload-1/move/folder-2`,
  createUpload: uploads,
};

/** The request of a case. */
function requestOf({ operation = '', value }: Case): { path: string; init: RequestInit } {
  const headers = { authorization: 'Bearer any-key' };
  const path = paths[operation] ?? '';
  if (operation !== 'createUpload') {
    const json = { ...headers, 'content-type': 'application/json' };
    return { path, init: { method: 'POST', headers: json, body: JSON.stringify(value) } };
  }
  const body = new FormData();
  for (const [name, field] of Object.entries(value as Record<string, string | string[]>)) {
    if (typeof field === 'string') body.append(name, field);
    else
      for (const [index] of field.entries())
        body.append(name, new Blob(['bytes'], { type: 'application/pdf' }), `${index}.pdf`);
  }
  return { path, init: { method: 'POST', headers, body } };
}

/** Sends every request to a server, one after the other: 2xx is valid. */
export const server =
  (base: string, send: typeof fetch = fetch): Judge =>
  async (cases) => {
    const valid = new Set<string>();
    for (const each of cases.filter(isRequest)) {
      const { path, init } = requestOf(each);
      const { status } = await send(base + path, { ...init, signal: AbortSignal.timeout(30_000) });
      if (status < 300) valid.add(each.label);
      else if (status !== 400) throw new Error(`${each.label}: ${status}`);
    }
    return valid;
  };

export const sandbox: Judge = async (cases) => {
  const state = createSandbox();
  state.seed({ id: 'task-1', upload_id: 'upload-1' });
  return server('http://sandbox.test', createFetch(state))(cases);
};

/** A case is valid for the client if it sends the request. */
export const client: Judge = async (cases) => {
  const valid = new Set<string>();
  for (const each of cases.filter(isRequest)) {
    const send = async () => {
      valid.add(each.label);
      return new Response('{}', { status: 500 });
    };
    const options = {
      baseUrl: 'http://client.test',
      apiKey: 'k',
      teamId: 'team-1',
      projectId: 'project-1',
      retries: 0,
    };
    await request(createClient({ ...options, fetch: send }), each).catch(() => {});
  }
  return valid;
};

async function request(
  docproc: ReturnType<typeof createClient>,
  { operation, value }: Case,
): Promise<unknown> {
  if (operation === 'reportTask')
    return Reflect.apply(docproc.tasks.report, docproc.tasks, ['task-1', value]) as Promise<unknown>;
  if (operation === 'moveUpload')
    return Reflect.apply(docproc.uploads.move, docproc.uploads, [
      'upload-1',
      'folder-2',
      { body: value },
    ]) as Promise<unknown>;
  const { file = [], meta, name } = value as { file?: string[]; meta?: string; name?: string };
  // The client writes the JSON text: a text that is no JSON cannot be sent.
  const files = file.map((each) => ({ name: each, data: new Blob(['bytes']) }));
  const sent = {
    files,
    ...(name !== undefined && { name }),
    ...(meta !== undefined && { meta: JSON.parse(meta) as unknown }),
  };
  return Reflect.apply(docproc.uploads.create, docproc.uploads, [sent]) as Promise<unknown>;
}
