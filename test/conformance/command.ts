/** Runs the command in this process, against a sandbox in memory. */
import type { RunOptions } from '@docproc/conformance';
import { main } from '../../src/conformance/command/command.ts';
import type { Output } from '../../src/conformance/command/output.ts';
import { createFetch, createSandbox, type Sandbox } from '../../src/sandbox/hosts/fetch.ts';
import type { Fetch } from './mutants/mutant.ts';

export function open(): { sandbox: Sandbox; fetch: Fetch } {
  const sandbox = createSandbox({ log: () => {} });
  return { sandbox, fetch: createFetch(sandbox) };
}

/** A server that does not show that it is the sandbox. */
export const closed =
  (fetch: Fetch): Fetch =>
  async (input, init) =>
    String(input).includes('/_sandbox/') ? new Response(null, { status: 404 }) : fetch(input, init);

/** Finds the tasks of an upload in the sandbox, as a program can that knows the database. */
export const finder =
  (sandbox: Sandbox): NonNullable<RunOptions['findTasks']> =>
  ({ id }) =>
    sandbox.uploads().find((upload) => upload.id === id)?.tasks ?? [];

/** The arguments that each run needs. */
export const usual = ['--base-url', 'http://sandbox.test', '--team', 'team-1', '--project', 'project-1'];

export async function command(
  args: string[],
  fetch: Fetch = open().fetch,
  env: Readonly<Record<string, string>> = { DOCPROC_API_KEY: 'full-key' },
  more: Partial<RunOptions> = {},
): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  const output: Output = {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    terminal: false,
    env,
  };
  const code = await main(args, output, { fetch, ...more });
  return { code, out, err };
}
