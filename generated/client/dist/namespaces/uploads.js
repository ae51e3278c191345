import { createPart, formEncoder, uploadsOperations, withWaiting } from "../shared.js";
// generated/client/contract/namespaces/uploads.ts
/**
* Creates a client that has `uploads` alone, such as `uploads.create`. A bundler leaves out what the other methods need.
*
* @throws {TypeError} An option is missing, invalid or unknown.
*/
function createClient(options) {
	return withWaiting(createPart(options, { uploads: uploadsOperations }, formEncoder), options);
}
export { createClient };
