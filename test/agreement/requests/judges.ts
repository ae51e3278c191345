/** Judges of whether a request is valid: the sandbox, Prism and the client. The types are in `types.ts`. */
import { can, createClient } from '../../../src/client/index.ts';
import type { Json, Model, Operation } from '../../../scripts/model/index.ts';
import type { Sandbox } from '../../../src/sandbox/hosts/fetch.ts';
import { fileFieldOf, targetOf, type Credential, type RequestCase } from './request.ts';

/** Returns a verdict: `valid`, `invalid` or, for a rejection with another status than expected, that status. */
type Judge = (request: RequestCase) => Promise<string>;

/** Is called with each response. */
type Seen = (request: RequestCase, response: Response) => Promise<void>;
type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Judges by the status of a response. */
export async function send(
  fetch: Fetch,
  base: string,
  request: RequestCase,
  key: string | undefined,
  signal: AbortSignal = AbortSignal.timeout(30_000),
): Promise<Response> {
  const { operation, method = operation.method, values, body } = request;
  const headers = new Headers(
    Object.entries(values.header).map(([name, value]): [string, string] => [name, text(value)]),
  );
  if (key !== undefined) headers.set('authorization', key);
  const init: RequestInit = { method, headers };
  if (body && 'form' in body) {
    init.body = new FormData();
    for (const { name, text: content, file } of body.form) {
      if (file === undefined) init.body.append(name, content);
      else init.body.append(name, new Blob([content], { type: 'application/pdf' }), file);
    }
  } else if (body) {
    // Bytes, so that the type is that of the case.
    init.body = new TextEncoder().encode(body.text);
    if (body.type !== undefined) headers.set('content-type', body.type);
  }
  return fetch(base + targetOf(request), { ...init, signal });
}

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function verdictOf({ status }: { status: number }, { rejectedWith, valid }: RequestCase): string {
  if (status < 300) return 'valid';
  return !valid && rejectedWith.includes(String(status)) ? 'invalid' : String(status);
}

/** The value of the header of a key. */
function keyOf(credential: Credential, sandbox?: Sandbox): string | undefined {
  if (typeof credential === 'object')
    return `Bearer ${sandbox ? sandbox.apiKey(...credential.scopes) : 'limited-key'}`;
  const keys: Record<Exclude<Credential, object>, () => string | undefined> = {
    full: () => 'Bearer full-key',
    none: () => undefined,
    empty: () => 'Bearer ',
    'other scheme': () => 'Basic bm86a2V5',
    invalid: () => 'Bearer sandbox:invalid',
    expired: () => `Bearer ${sandbox?.apiKey({ expires_at: '2001-01-01T00:00:00Z' }) ?? 'expired-key'}`,
    'other team': () => `Bearer ${sandbox?.apiKey({ team_id: 'other-team' }) ?? 'key-of-others'}`,
  };
  return keys[credential]();
}

/** Judges with a sandbox, in which the records of a case are as it requires. */
export function sandboxJudge(
  model: Model,
  open: () => { sandbox: Sandbox; fetch: Fetch },
  seen: Seen,
): Judge {
  const base = 'http://sandbox.test';
  const creates = model.operations.flatMap(({ transition }) => transition?.creates ?? []);
  const perFile = creates.find(({ per }) => per === 'file')?.record;
  return async (request) => {
    const { sandbox, fetch } = open();
    const { values, operation, record } = request;
    const idOf = (key: string): string | undefined => {
      const parameter = operation.parameters.find((each) => each.snakeName === key);
      const value = parameter && values[parameter.in][parameter.name];
      return typeof value === 'string' && value !== '' ? value : undefined;
    };
    const upload = idOf('upload_id') ?? 'upload-1';
    const isTask = operation.resource === perFile;
    const ids = { id: idOf('task_id') ?? 'task-1', upload_id: upload };
    Reflect.apply(sandbox.seed, sandbox, [{ ...(isTask && record), ...ids }]);
    // A second task keeps the upload from being fully processed.
    sandbox.seed({ id: 'task-2', upload_id: upload });
    if (!isTask && Object.keys(record).length > 0)
      Reflect.apply(sandbox.updateUpload, sandbox, [upload, record]);
    const response = await send(fetch, base, request, keyOf(request.credential, sandbox));
    await seen(request, response.clone());
    return verdictOf(response, request);
  };
}

/** Judges with a server that knows the contract, and no records. */
export const serverJudge =
  (base: string, signal: AbortSignal, seen: Seen): Judge =>
  async (request) => {
    const response = await send(fetch, base, request, keyOf(request.credential), signal);
    await seen(request, response.clone());
    return verdictOf(response, request);
  };

/** The client: a request is valid if the client sends it. What its methods cannot express is invalid. */
export const clientJudge: Judge = async (request) => {
  const { operation, method = operation.method, values, credential, body, value, aspect, record } = request;
  if (!isExpressible(request)) return 'invalid';
  const isGuarded = aspect === 'state' && operation.transition?.from !== undefined;
  if (isGuarded && Reflect.apply(can, undefined, [operation.name, record, operation.resource]) === false)
    return 'invalid';
  let count = 0;
  try {
    const client = createClient({
      baseUrl: 'http://client.test',
      apiKey: credential === 'none' || credential === 'empty' ? '' : 'key',
      teamId: 'team-1',
      projectId: 'project-1',
      fetch: async () => {
        count++;
        return new Response('{}', { status: 500, headers: { 'content-type': 'application/json' } });
      },
    });
    const send: unknown = Reflect.get(client.raw, method);
    if (typeof send !== 'function') return 'invalid';
    const init = {
      params: values,
      ...(body && { body: memberValues(operation, value, () => new Blob(['bytes'])) }),
    };
    await Reflect.apply(send, client.raw, [operation.path, init]);
  } catch {
    // It was not sent.
  }
  return count === 1 ? 'valid' : 'invalid';
};

/** Whether a typed method has words for a request: not for other paths, other schemes and text that is no value. */
export function isExpressible({ operation, suffix, credential, body, value }: RequestCase): boolean {
  try {
    memberValues(operation, value, () => null);
  } catch {
    return false;
  }
  return suffix === undefined && credential !== 'other scheme' && (!body || value !== undefined);
}

/** A body as the types have it: files of a form as bytes, and JSON text as its value. */
export function memberValues({ body }: Operation, value: Json | undefined, file: () => unknown): unknown {
  const field = body && fileFieldOf(body);
  if (!body || field === undefined || typeof value !== 'object' || value === null || Array.isArray(value))
    return value;
  const texts = new Set(
    body.schema.properties.flatMap(({ name, schema }) => (schema.contentSchema ? [name] : [])),
  );
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      if (name === field) return [name, [each].flat().map(file)];
      return [name, texts.has(name) && typeof each === 'string' ? (JSON.parse(each) as unknown) : each];
    }),
  );
}
