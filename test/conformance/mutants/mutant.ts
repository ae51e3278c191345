/** Faults of a server, planted between a run and the sandbox. Each one is hidden: the rest works as it should. */
import { contract } from '../../../generated/conformance/contract/contract.ts';
import type { TestedOperation } from '../../../src/conformance/contract/types.ts';
import { createFetch, createSandbox, type Sandbox } from '../../../src/sandbox/hosts/fetch.ts';

export type Fetch = typeof fetch;
export type Fields = Record<string, unknown>;

/** One fault of a server. */
export interface Mutant {
  /** What the server does wrong. */
  name: string;
  /** The checks of which one has to come first in the report. */
  expects: RegExp;
  plant(fetch: Fetch, sandbox: Sandbox): Fetch;
  /** Whether only large requests show it. */
  large?: true;
}

/** A request to an operation, as a planted fault sees it. */
export interface Call {
  url: string;
  init: RequestInit & { headers: Record<string, string> };
  operation: TestedOperation;
  /** The last id in the path. */
  id: string;
  /** Fields of the task that the path names, as the sandbox has them. */
  task: Fields | undefined;
  /** Sends the request, or another in its place. */
  send(url?: string, init?: RequestInit): Promise<Response>;
  sandbox: Sandbox;
}

const patterns = contract.operations.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replace(/\{[^{}]+\}/g, '([^/]+)')}$`),
}));

export const operation = (id: string): TestedOperation => {
  const found = contract.operations.find((each) => each.id === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
};

const team = 'team-1';

/** Returns the fields of a task that the sandbox keeps. A change of them is a change of the task. */
export const taskIn = (sandbox: Sandbox, id: string): Fields | undefined =>
  sandbox.state.teams.get(team)?.records.get('Task')?.get(id)?.value;

/** Plants a change of the requests of some operations. */
export const calls =
  (ids: readonly string[], change: (call: Call) => Promise<Response>): Mutant['plant'] =>
  (fetch, sandbox) =>
  async (input, init = {}) => {
    const url = String(input);
    const { pathname } = new URL(url);
    const found = patterns.find(
      (each) => each.operation.method === init.method && each.pattern.test(pathname),
    );
    if (!found || !ids.includes(found.operation.id)) return fetch(input, init);
    const { parameters, idParameter } = found.operation;
    const record = parameters.findIndex(({ name }) => name === idParameter);
    const id = found.pattern.exec(pathname)?.[record + 1] ?? '';
    return change({
      url,
      init: { ...init, headers: init.headers as Record<string, string> },
      operation: found.operation,
      id,
      task: taskIn(sandbox, id),
      send: (other = url, changed = init) => fetch(other, changed),
      sandbox,
    });
  };

/** Plants a change of responses of some operations. */
export const responses = (
  ids: readonly string[],
  wanted: (response: Response, call: Call) => boolean,
  change: (body: unknown, response: Response, call: Call) => Response | Promise<Response>,
): Mutant['plant'] =>
  calls(ids, async (call) => {
    const response = await call.send();
    if (!wanted(response, call)) return response;
    const text = await response.text();
    let body: unknown = text;
    try {
      body = JSON.parse(text);
    } catch {}
    return change(body, new Response(text === '' ? null : text, response), call);
  });

export const ok = ({ ok: fine }: Response): boolean => fine;

/** A response with another body. */
export const json = (body: unknown, { status, headers }: { status: number; headers?: Headers }): Response =>
  new Response(JSON.stringify(body), { status, headers: headers ?? { 'content-type': 'application/json' } });

/** Applies a change to the record of a body: its payload, or the body itself. */
export function inRecord(body: unknown, change: (record: Fields) => Fields): unknown {
  const own = body as Fields;
  const payload = own['payload'];
  return typeof payload === 'object' && payload !== null
    ? { ...own, payload: change(payload as Fields) }
    : change(own);
}

/** A rejection as the sandbox sends it. */
export const rejection = (status: number): Response => json({ made_up_member: 'rejected' }, { status });

/** A success of an operation with a task as it is now. */
export const success = ({ id }: TestedOperation, task: Fields | undefined): Response =>
  json(
    {
      payload: task,
      ...(id === 'completeTask' && { message: 'done' }),
      ...(id === 'reportTask' && { error: null }),
    },
    { status: 200 },
  );

/** Returns a sandbox with a fault, and the way to it. */
export function planted({ plant }: Pick<Mutant, 'plant'>): { fetch: Fetch; sandbox: Sandbox } {
  const sandbox = createSandbox({ log: () => {} });
  return { fetch: plant(createFetch(sandbox), sandbox), sandbox };
}
