export { main } from "./shared.js";
