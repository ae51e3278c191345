import { createPart, formEncoder, uploadsOperations, withWaiting } from "../shared.js";
// generated/client/contract/namespaces/uploads.ts
function createClient(options) {
	return withWaiting(createPart(options, { uploads: uploadsOperations }, formEncoder), options);
}
export { createClient };
