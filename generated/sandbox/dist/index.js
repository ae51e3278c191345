import { combinations, createFetch, createSandbox, eachInterpretation } from "./sandbox.js";
import { startSandbox } from "./shared.js";
export { combinations, createFetch, createSandbox, eachInterpretation, startSandbox };
