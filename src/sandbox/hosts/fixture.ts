import type { Exercised } from '../testing/sandbox.ts';
import { startSandbox, type RunningSandbox } from './index.ts';
import { recordSeeds, recordUsageTo } from './usage.ts';
import type { Extraction, SandboxOptions, Settings } from '../testing/public.ts';

/**
 * Starts a sandbox for some tests. Where `docproc-sandbox -- command` runs the tests, it has the extractions and the values of
 * settings of the sandbox that `DOCPROC_SANDBOX_URL` names, and reports to it what the tests have exercised. It is not that sandbox:
 * `reset`, `advance` and `set` in one file would have an effect on the tests of other files. `DOCPROC_USAGE` names the file that gets
 * what clients of `recordUsage` use.
 *
 * @throws {Error} No sandbox responds at `DOCPROC_SANDBOX_URL`.
 */
export async function startFixture(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const usage = process.env['DOCPROC_USAGE'];
  // Before a server runs, which would keep the process when this fails.
  if (usage) recordUsageTo(usage);
  const sandbox = await startLike(options);
  if (!usage) return sandbox;
  recordSeeds(sandbox);
  const { team } = sandbox;
  return Object.assign(sandbox, {
    team(...given: Parameters<typeof team>) {
      const own = team(...given);
      recordSeeds(own);
      return own;
    },
  });
}

async function startLike(options: SandboxOptions): Promise<RunningSandbox> {
  const url = process.env['DOCPROC_SANDBOX_URL'];
  if (!url) return startSandbox({ ...options, port: 0 });
  const { set } = (await (await control(url, 'settings')).json()) as { set: Settings };
  const extractions = (await (await control(url, 'extractions')).json()) as Extraction[];
  const sandbox = await startSandbox({
    ...options,
    set: { ...set, ...options.set },
    extractions: [...extractions, ...(options.extractions ?? [])],
    port: 0,
  });
  return {
    ...sandbox,
    async close() {
      await sandbox.close();
      // What a test has chosen itself is the same in every run.
      const settings = sandbox.exercised().filter((id) => !options.set?.[id]);
      await control(url, 'exercised', { settings, requests: sandbox.state.requests });
    },
  };
}

async function control(url: string, path: string, body?: Exercised): Promise<Response> {
  const token = process.env['DOCPROC_SANDBOX_CONTROL_TOKEN'];
  let cause: unknown;
  try {
    const response = await fetch(`${url}/_sandbox/${path}`, {
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (response.ok) return response;
    cause = await response.text();
  } catch (error) {
    cause = error;
  }
  throw new Error(`No sandbox at DOCPROC_SANDBOX_URL ${url}: ${String(cause)}`, { cause });
}
