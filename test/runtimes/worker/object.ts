/** A worker that runs test files of Vitest inside a Durable Object. The sandboxes of the tests are stored in its rows. */
import { files, unavailable } from 'worker:files';
import { DurableObject, type DurableObjectState } from 'cloudflare:workers';
import type { startTests } from 'vitest/internal/browser';
import type { State } from '../../../src/sandbox/state/state.ts';
import { attach, type Sql, Storage, stored } from '../../../src/sandbox/storage/storage.ts';
import { createSandbox } from '../../../src/sandbox/control/teams.ts';
import type { Sandbox } from '../../../src/sandbox/testing/sandbox.ts';

interface Env {
  OBJECT: { getByName(name: string): { fetch(request: Request): Promise<Response> } };
  EVAL: { newFunction(code: string, name: string, ...parameters: string[]): object };
}

/** The result of a test, or of all tests of a suite of which a hook or the module failed. */
export interface Result {
  name: string;
  state: string | undefined;
  errors: string[];
}

type Runner = Parameters<typeof startTests>[1];
type Task = Parameters<NonNullable<Runner['onBeforeRunTask']>>[0];

export class TestObject extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    // Ajv compiles schemas when a test needs them, and only this binding may do that in a request.
    globalThis.Function = new Proxy(Function, {
      construct: (_, texts: string[]) =>
        env.EVAL.newFunction(texts.at(-1) ?? '', 'compiled', ...texts.slice(0, -1)),
    });
    const { storage } = ctx;
    const sql: Sql = {
      exec: (statement, ...parameters) => storage.sql.exec(statement, ...parameters),
      transaction: (run) => storage.transactionSync(run),
    };
    // A sandbox that teams share, so that there are tables for all.
    attach(createSandbox({ operatorToken: 'x'.repeat(32) }), sql);
    Object.assign(globalThis, { beforeRequest: readFrom(sql) });
  }

  /** Runs the file of the path, and returns its results. */
  async fetch(request: Request): Promise<Response> {
    // Workers start timers in requests only, and Vitest starts one when it is loaded.
    const { startTests } = await import('vitest/internal/browser');
    const { expect, vi } = await import('vitest');
    vi.mock = unavailable('vi.mock') as typeof vi.mock;
    const noSnapshot = unavailable('toMatchInlineSnapshot') as () => never;
    expect.extend({ toMatchInlineSnapshot: () => noSnapshot() });
    const file = new URL(request.url).pathname.slice(1);
    // A hang still ends; a slow machine does not fail.
    const timeouts = { testTimeout: 300_000, hookTimeout: 300_000 };
    const runner = {
      config: { root: '/', tags: [], setupFiles: [], sequence: { hooks: 'stack' }, ...timeouts },
      pool: 'threads',
      viteEnvironment: 'worker',
      importFile: () => files[file]?.(),
      onBeforeTryTask: () => Object.assign(globalThis, { isInTest: true }),
      onAfterTryTask() {
        Object.assign(globalThis, { isInTest: false });
        vi.restoreAllMocks();
        vi.unstubAllEnvs();
      },
    };
    const found = await startTests([file], runner as object as Runner);
    return Response.json(found.flatMap((task) => resultsOf(task as object as Task)));
  }
}

function resultsOf(task: Task): Result[] {
  const { name, result } = task;
  const errors = (result?.errors ?? []).map(({ message, stack }) => `${message}\n${stack}`);
  if ('tasks' in task && errors.length === 0) return (task.tasks as Task[]).flatMap(resultsOf);
  return [{ name, state: result?.state, errors }];
}

/** Returns what happens before each request of a test: its sandbox is read from its rows, as after a pause. */
function readFrom(sql: Sql): (sandbox: Sandbox) => void {
  const names = new Map<State, string>();
  return (sandbox) => {
    const { state, surroundings } = sandbox;
    const isNew = !names.has(state);
    if (!isNew) stored(sandbox, 507, () => {});
    const name = names.get(state) ?? `sandbox-${names.size}`;
    names.set(state, name);
    surroundings.storage = new Storage(state, sql, name, isNew);
  };
}

export default {
  fetch: (request: Request, { OBJECT }: Env): Promise<Response> => OBJECT.getByName('tests').fetch(request),
};
