import { type RunningSandbox } from "./index.js";
import type { SandboxOptions } from "./public.js";
/**
 * Starts a sandbox for some tests. Where `docproc-sandbox -- command` runs the tests, it has the interpretations of the
 * sandbox that `DOCPROC_SANDBOX_URL` names, and reports to it what the tests have exercised. It is not that sandbox:
 * `reset`, `advance` and `set` in one file would have an effect on the tests of other files.
 *
 * @throws {Error} No sandbox responds at `DOCPROC_SANDBOX_URL`.
 */
export declare function startFixture(options?: SandboxOptions): Promise<RunningSandbox>;
//# sourceMappingURL=fixture.d.ts.map
