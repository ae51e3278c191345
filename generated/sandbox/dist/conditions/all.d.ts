export { taskValidates } from "./task-validates.js";
export { uploadNotFullyProcessed } from "./upload-not-fully-processed.js";
//# sourceMappingURL=all.d.ts.map
