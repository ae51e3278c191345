export { tools, version } from "../contract/data.js";
