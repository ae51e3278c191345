export { createServerFactory } from "./shared.js";
