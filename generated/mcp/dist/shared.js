import { tools, version } from "../contract/data.js";
import { format, parseArgs } from "node:util";
// src/shared/columns.ts
function columns(rows) {
	const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
	const line = (row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
	return rows.map((row) => line(row).trimEnd());
}
// src/shared/command-line.ts
var UsageError = class extends Error {};
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
const flag = (text) => ({
	type: "boolean",
	value: "",
	text
});
const option = (value, text) => ({
	type: "string",
	value,
	text
});
const optionLines = (options) => columns(Object.entries(options).map(([name, { value, text }]) => [`  --${name} ${value}`.trimEnd(), text])).join("\n");
function problemOf(error, known) {
	const [first = ""] = error.message.split(/\.?(?:\n|\. )/);
	const [, unknown] = /^Unknown option '--([^']+)'/.exec(first) ?? [];
	const meant = unknown === void 0 ? void 0 : nearest(unknown, known);
	return `${first.replace(/'(.*)' argument is ambiguous$/, "'$1' has no value. Write one that begins with a dash as $1=VALUE")}.${meant === void 0 ? "" : ` Did you mean --${meant}?`}`;
}
function nearest(word, names) {
	const distances = names.map((name) => name.startsWith(word) ? 0 : distance(word, name) + Number(name[0] !== word[0]));
	const least = Math.min(...distances);
	return least <= 2 && least < word.length - 1 ? names[distances.indexOf(least)] : void 0;
}
function distance(from, to) {
	let row = [...Array(to.length + 1).keys()];
	for (const [index, letter] of [...from].entries()) {
		const next = [index + 1];
		for (const [column, other] of [...to].entries()) next.push(Math.min((next[column] ?? 0) + 1, (row[column + 1] ?? 0) + 1, (row[column] ?? 0) + (letter === other ? 0 : 1)));
		row = next;
	}
	return row[to.length] ?? 0;
}
function integer(text, flag, { min = 0, max = Number.MAX_SAFE_INTEGER } = {}) {
	if (text === void 0) return void 0;
	if (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
	throw new UsageError(`${flag} ${text}: the value must be an integer from ${min} to ${max}.`);
}
const withoutOption = (message) => message.replace(/\. (Set|Pass) [\w: ]*$/, ".");
const isUsageError = (error) => error instanceof UsageError || error instanceof TypeError;
const printed = (error, env) => (isUsageError(error) || error instanceof Error && "path" in error) && !env["DEBUG"] ? error.message : format(error);
export { UsageError, flag, integer, isUsageError, option, optionLines, parseArguments, printed, tools, version, withoutOption };
