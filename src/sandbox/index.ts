import { serve, type ServeOptions } from './http.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';
import type { SandboxOptions } from './state.ts';

export { createFetch } from './fetch.ts';
export { createSandbox, type Sandbox };
export { combinations } from './switches.ts';
export type * from './public.ts';

/** A sandbox behind a server of its own. */
export interface RunningSandbox extends Sandbox {
  /** Address of the server, without a slash at its end. */
  readonly baseUrl: string;
  /** Ends every connection and the server. */
  close(): Promise<void>;
}

/**
 * Starts a sandbox behind a server on this machine.
 *
 * @throws {TypeError} An option cannot be right.
 * @throws {Error} It cannot listen there, for instance because the port is taken.
 */
export async function startSandbox(options: SandboxOptions & ServeOptions = {}): Promise<RunningSandbox> {
  const sandbox = createSandbox(options);
  return { ...sandbox, ...(await serve(sandbox, options)) };
}
