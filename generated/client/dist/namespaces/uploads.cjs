Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
const require_shared = require("../shared.cjs");
// namespaces/uploads.js
/**
* Creates a client that has `uploads` alone, such as `uploads.create`. A bundler leaves out what the other methods need.
*
* @throws {TypeError} An option is missing, invalid or unknown.
*/
function createClient(options) {
	return require_shared.createPart(options, { uploads: require_shared.operations }, require_shared.forms);
}
exports.createClient = createClient;
