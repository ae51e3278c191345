export { combinations, createFetch, createSandbox, eachInterpretation, page } from "./sandbox.js";
