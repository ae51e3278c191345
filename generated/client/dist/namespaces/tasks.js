import { createPart, tasksOperations } from "../shared.js";
// generated/client/contract/namespaces/tasks.ts
function createClient(options) {
	return createPart(options, { tasks: tasksOperations });
}
export { createClient };
