import { operations } from "../../data/operations/tasks.js";
import { createPart } from "../part.js";
/**
* Creates a client that has `tasks` alone, such as `tasks.get`. A bundler leaves out what the other methods need.
*
* @throws {TypeError} An option is missing, invalid or unknown.
*/
export function createClient(options) {
	return createPart(options, { tasks: operations });
}
//# sourceMappingURL=tasks.js.map
