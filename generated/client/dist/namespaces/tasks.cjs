Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
const require_shared = require("../shared.cjs");
// namespaces/tasks.js
/**
* Creates a client that has `tasks` alone, such as `tasks.get`. A bundler leaves out what the other methods need.
*
* @throws {TypeError} An option is missing, invalid or unknown.
*/
function createClient(options) {
	return require_shared.createPart(options, { tasks: require_shared.operations$1 });
}
exports.createClient = createClient;
