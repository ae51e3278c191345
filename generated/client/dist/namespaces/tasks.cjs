Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
const require_shared = require("../shared.cjs");
exports.createClient = require_shared.createClient$1;
