export { combinations, createFetch, createSandbox, eachInterpretation } from "./sandbox.js";
