// Every condition. The build compares them with those that the contract names.
export { taskValidates } from './task-validates.js';
export { uploadNotFullyProcessed } from './upload-not-fully-processed.js';
