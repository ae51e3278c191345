import { createPart, tasksOperations } from "../shared.js";
// generated/client/contract/namespaces/tasks.ts
/**
* Creates a client that has `tasks` alone, such as `tasks.get`. A bundler leaves out what the other methods need.
*
* @throws {TypeError} An option is missing, invalid or unknown.
*/
function createClient(options) {
	return createPart(options, { tasks: tasksOperations });
}
export { createClient };
