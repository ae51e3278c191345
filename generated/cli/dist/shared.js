import { format, parseArgs } from "node:util";
import { DocprocError } from "@docproc/client";
// src/shared/command-line.ts
/** What commands have in common: how they report errors in their arguments. */
/** An error in the arguments. */
var UsageError = class extends Error {};
/**
* Reads the arguments of a command.
*
* @throws {UsageError} There is an unknown option, or one without its value.
*/
function parseArguments(command, config) {
	try {
		return parseArgs(config);
	} catch (error) {
		throw new UsageError(`${problemOf(error, [
			"help",
			"version",
			...Object.keys(config.options ?? {})
		])} ${command} --help lists the options.`);
	}
}
/** Returns what is wrong with arguments, in place of Node's advice, with the known option that an unknown one is close to. */
function problemOf(error, known) {
	const [first = ""] = error.message.split(/\.?(?:\n|\. )/);
	const [, unknown] = /^Unknown option '--([^']+)'/.exec(first) ?? [];
	const meant = unknown === void 0 ? void 0 : nearest(unknown, known);
	return `${first}.${meant === void 0 ? "" : ` Did you mean --${meant}?`}`;
}
/** Returns the name that begins with a word, or differs from it in one or two letters; undefined if there is none. */
function nearest(word, names) {
	const distances = names.map((name) => name.startsWith(word) ? 0 : distance(word, name));
	const least = Math.min(...distances);
	return least <= 2 && least < word.length - 1 ? names[distances.indexOf(least)] : void 0;
}
/** How many letters have to be inserted, removed or replaced to make one word of another. */
function distance(from, to) {
	let row = [...Array(to.length + 1).keys()];
	for (const [index, letter] of [...from].entries()) {
		const next = [index + 1];
		for (const [column, other] of [...to].entries()) next.push(Math.min((next[column] ?? 0) + 1, (row[column + 1] ?? 0) + 1, (row[column] ?? 0) + (letter === other ? 0 : 1)));
		row = next;
	}
	return row[to.length] ?? 0;
}
/** @throws {UsageError} The value of an option is no integer from `min` to `max`. */
function integer(text, flag, { min = 0, max = Number.MAX_SAFE_INTEGER } = {}) {
	if (text === void 0) return void 0;
	if (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
	throw new UsageError(`${flag} ${text}: the value must be an integer from ${min} to ${max}.`);
}
/** Returns what a command prints of an error: the message alone if it states what to correct, unless DEBUG is set. */
function printed(error, env) {
	return (error instanceof UsageError || error instanceof TypeError) && !env["DEBUG"] ? error.message : format(error);
}
// src/cli/exit-codes.ts
/** The state of a resource forbids a command, or a person did not confirm it: nothing was sent. */
var NotSentError = class extends Error {
	code;
	constructor(code, message) {
		super(message);
		this.code = code;
	}
};
/** Why a command ends with an exit code, and the codes of errors that lead to it. */
const exitCodes = [
	[
		0,
		"everything was done",
		[]
	],
	[
		1,
		"an unexpected error",
		[]
	],
	[
		2,
		"the arguments or the configuration are wrong",
		[]
	],
	[
		3,
		"the key is missing, not valid or has no access",
		["unauthorized", "forbidden"]
	],
	[
		4,
		"there is no such task or upload",
		["not_found"]
	],
	[
		5,
		"the state forbids it, or the request is not valid",
		[
			"state",
			"bad_request",
			"conflict"
		]
	],
	[
		6,
		"a file cannot be read, or is too large",
		[
			"file",
			"file_limit",
			"file_too_large"
		]
	],
	[
		7,
		"too many requests",
		["rate_limit"]
	],
	[
		8,
		"the service failed, or its response is not as documented",
		[
			"server",
			"response",
			"unexpected_response"
		]
	],
	[
		9,
		"there is no connection",
		["connection"]
	],
	[
		10,
		"a time limit is over",
		["timeout"]
	],
	[
		11,
		"a person did not confirm it",
		["unconfirmed"]
	],
	[
		130,
		"Ctrl-C",
		["abort"]
	]
];
/** Returns the exit code for an error. */
function exitCodeOf(error) {
	if (error instanceof UsageError || error instanceof TypeError) return 2;
	const isKnown = error instanceof DocprocError || error instanceof NotSentError;
	return exitCodes.find(([, , errors]) => isKnown && errors.includes(error.code))?.[0] ?? 1;
}
export { NotSentError, UsageError, exitCodeOf, exitCodes, integer, nearest, parseArguments, printed };
