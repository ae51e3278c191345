import { combinations, createFetch, createSandbox, eachInterpretation, page } from "./sandbox.js";
import { startSandbox } from "./shared.js";
export { combinations, createFetch, createSandbox, eachInterpretation, page, startSandbox };
