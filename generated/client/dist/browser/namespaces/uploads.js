import { operations } from "../../data/operations/uploads.js";
import { forms } from "../files.js";
import { createPart } from "../part.js";
/**
* Creates a client that has `uploads` alone, such as `uploads.create`. A bundler leaves out what the other methods need.
*
* @throws {TypeError} An option is missing, invalid or unknown.
*/
export function createClient(options) {
	return createPart(options, { uploads: operations }, forms);
}
//# sourceMappingURL=uploads.js.map
