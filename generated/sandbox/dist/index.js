import { combinations, createFetch, createSandbox, eachInterpretation } from "./sandbox.js";
import { startSandbox } from "./server.js";
export { combinations, createFetch, createSandbox, eachInterpretation, startSandbox };
