import { createSandbox } from '../control/teams.ts';
import type { Sandbox } from '../testing/sandbox.ts';
import { checkMembers, checkObject } from '../contract/option-rules.ts';
import { optionRules, type SandboxOptions } from '../state/state.ts';
import { type RunningServer, serve, serveRules, type ServeOptions } from './http/server.ts';

export { combinations, eachInterpretation } from '../contract/setting-values.ts';
export { page } from '../testing/document-pages.ts';
export { createFetch, type FetchOptions } from './fetch.ts';
export { createSandbox, type Sandbox, type ServeOptions };
export type * from '../testing/public.ts';

/** A sandbox behind a server of its own. */
export interface RunningSandbox extends Sandbox, Omit<RunningServer, 'drain'> {}

/**
 * Starts a sandbox behind a server on this machine.
 *
 * @throws {TypeError} An option is invalid.
 * @throws {Error} It cannot listen there, for instance because the port is in use.
 */
export async function startSandbox(options: SandboxOptions & ServeOptions = {}): Promise<RunningSandbox> {
  checkMembers('option', checkObject('The options are', options), { ...optionRules, ...serveRules });
  const { port, host, baseUrl: base, controlToken, allowOrigins, ...others } = options;
  const sandbox = createSandbox(others);
  const { baseUrl, close } = await serve(sandbox, { port, host, baseUrl: base, controlToken, allowOrigins });
  return { ...sandbox, baseUrl, close };
}
