export { restore, snapshot } from "../sandbox.js";
