import { createRequire } from "node:module";
import { basename, dirname, isAbsolute, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { itemRows, overlay, pageItems, pageProblems, toCsv } from "@docproc/client/pages";
import { createClient } from "@docproc/client/upload-tasks";
import { commands as commands$1, version } from "../contract/data.js";
import { format, parseArgs, parseEnv } from "node:util";
import { chmod, mkdir, mkdtemp, readFile, readdir, stat, writeFile } from "node:fs/promises";
import { homedir, tmpdir, userInfo } from "node:os";
import { AbortError, DocprocError, allowed, createClient as createClient$1 } from "@docproc/client";
import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { spawn } from "node:child_process";
import ora from "ora";
import { existsSync } from "node:fs";
// src/shared/columns.ts
function columns$1(rows) {
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
const optionLines = (options) => columns$1(Object.entries(options).map(([name, { value, text }]) => [`  --${name} ${value}`.trimEnd(), text])).join("\n");
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
// src/shared/json.ts
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const canonical = (value) => JSON.stringify(value, (_, each) => isObject(each) ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => a < b ? -1 : 1)) : each) ?? "undefined";
// src/cli/arguments.ts
const ofModels = /^(result_|wait_seconds$)/;
function optionsOfTool({ inputSchema, path, files }) {
	const { properties, required } = inputSchema;
	const own = Object.entries(properties).filter(([argument]) => !path.includes(argument) && !files.includes(argument) && !ofModels.test(argument));
	return Object.fromEntries(own.map(([argument, schema]) => {
		const multiple = schema.type === "array";
		const name = (multiple ? argument.replace(/s$/, "") : argument).replaceAll("_", "-");
		const isRequired = required.includes(argument);
		const { description = "" } = schema.items?.description === void 0 ? schema : schema.items;
		const text = `${description}${isRequired ? " Required." : ""}${multiple ? " Can be repeated." : ""}`;
		return [name, {
			type: schema.type === "boolean" ? "boolean" : "string",
			multiple,
			value: placeholderOf(schema),
			text,
			argument,
			schema,
			required: isRequired
		}];
	}));
}
function placeholderOf({ type, items }) {
	const fields = Object.keys(items?.properties ?? {});
	if (fields.length === 2) return fields.at(0) === "label" ? "[LABEL=]VALUE" : fields.join("=").toUpperCase();
	return type === "boolean" ? "" : type === "integer" || type === "number" ? "N" : "TEXT";
}
function toArguments(options, values) {
	return Object.fromEntries(Object.entries(options).flatMap(([name, { argument, schema, value: placeholder, required }]) => {
		const value = values[name];
		if (value === void 0 && required) throw new UsageError(`--${name} ${placeholder} is missing.`);
		if (value === void 0) return [];
		const convert = (each) => convertOne(name, schema.items ?? schema, String(each));
		return [[argument, Array.isArray(value) ? value.map(convert) : convert(value)]];
	}));
}
function convertOne(name, { type = "string", properties, examples = [] }, text) {
	if (type === "boolean") return true;
	if (type === "integer" || type === "number") {
		if (text.trim() !== "" && Number.isFinite(Number(text))) return Number(text);
		throw new UsageError(`--${name} ${text}: the value must be a number.`);
	}
	const [first, second] = Object.keys(properties ?? {});
	if (first === void 0 || second === void 0) return text;
	const at = text.indexOf("=");
	if (first === "label" && (at === 0 || at === text.length - 1)) throw new UsageError(`--${name} ${text}: write LABEL=VALUE, such as Stamp=stamp, or VALUE.`);
	if (at > 0) return {
		[first]: text.slice(0, at),
		[second]: text.slice(at + 1)
	};
	const example = examples.filter(isObject).find((each) => each[second] === text);
	if (example || first === "label") return example ?? {
		[first]: text,
		[second]: text
	};
	throw new UsageError(`--${name} ${text}: write ${first}=${second}, such as purchase_order=4711.`);
}
// src/cli/completion.ts
const bash = `_docproc() {
  local next="$(docproc __complete "\${COMP_WORDS[@]:1:$((COMP_CWORD - 1))}" 2>/dev/null)"
  COMPREPLY=($(compgen -W "$next" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _docproc docproc
`;
const completions = {
	bash,
	zsh: `(( $+functions[compdef] )) || { autoload -U compinit && compinit -i }
autoload -U +X bashcompinit && bashcompinit
${bash}`,
	fish: `complete -c docproc -f -n 'set -g __docproc_next (docproc __complete (commandline -opc)[2..] 2>/dev/null); test -n "$__docproc_next"' -a '$__docproc_next'
`
};
// src/shared/tasks-module.ts
async function tasksOfModule(path) {
	const { default: tasksOf } = await import(pathToFileURL(resolve(path)).href).catch((error) => {
		throw new UsageError(`--tasks-of ${path}: ${error.message}`);
	});
	if (typeof tasksOf === "function") return tasksOf;
	throw new UsageError(`--tasks-of ${path}: the default export must be a function from an upload to the IDs of its tasks.`);
}
// src/cli/config.ts
const variables = {
	DOCPROC_BASE_URL: "baseUrl",
	DOCPROC_TEAM_ID: "teamId",
	DOCPROC_PROJECT_ID: "projectId",
	DOCPROC_API_KEY: "apiKey"
};
function profileFile(name, env) {
	if (!/^[\w-]+$/.test(name)) throw new UsageError(`--profile ${name}: a name has letters, digits, - and _.`);
	const { XDG_CONFIG_HOME: folder = "" } = env;
	const own = isAbsolute(folder) ? folder : join(homedir() || userInfo().homedir, ".config");
	return join(own, "docproc", `${name}.env`);
}
async function readVariables(path, isPrivate) {
	const found = await stat(path).catch(() => void 0);
	if (!found?.isFile()) return void 0;
	if (isPrivate && process.platform !== "win32" && found.mode & 63) throw new UsageError(`Others can read ${path}, which has a key. Run: chmod 600 ${path}`);
	return parseEnv((await readFile(path, "utf8")).replace(/^\ufeff/, ""));
}
async function optionsOf(flags, env) {
	const { profile, "tasks-of": module = env["DOCPROC_TASKS_OF"] } = flags;
	if (flags.sandbox) return sandboxOptions(env);
	const file = profileFile(profile ?? "default", env);
	const saved = await readVariables(file, true);
	if (profile !== void 0 && !saved) throw new UsageError(`--profile ${profile}: there is no ${file}. Create it: docproc login --profile ${profile}`);
	const places = profile === void 0 ? [
		["the environment", env],
		[".env", await readVariables(".env", false)],
		[file, saved]
	] : [[file, saved]];
	const [place, own = {}] = places.find(([, values]) => values?.["DOCPROC_API_KEY"]) ?? [];
	if (place === void 0 && profile !== void 0) throw new UsageError(`${file} has no DOCPROC_API_KEY. Write it again: docproc login --profile ${profile}`);
	if (place === void 0) throw new UsageError("There is no key. Run docproc login, set DOCPROC_API_KEY, or add --sandbox.");
	const valueOf = (variable, isOfPlace) => {
		const others = isOfPlace ? [] : places.map(([, values]) => values?.[variable]);
		const value = [own[variable], ...others].find(Boolean);
		if (value) return value;
		throw new UsageError(`${variable} is missing: set it in ${place}, which has the key.`);
	};
	return {
		baseUrl: valueOf("DOCPROC_BASE_URL", true),
		apiKey: valueOf("DOCPROC_API_KEY", true),
		teamId: valueOf("DOCPROC_TEAM_ID", false),
		projectId: valueOf("DOCPROC_PROJECT_ID", false),
		tasksOf: module ? await tasksOfModule(module) : void 0
	};
}
function sandboxOptions(env) {
	const baseUrl = (env["DOCPROC_SANDBOX_URL"] || "http://127.0.0.1:4020").replace(/\/+$/, "");
	const token = env["DOCPROC_SANDBOX_CONTROL_TOKEN"];
	return {
		baseUrl,
		apiKey: env["DOCPROC_SANDBOX_KEY"] || "any-key",
		teamId: "team-1",
		projectId: "project-1",
		async tasksOf({ id }) {
			const url = `${baseUrl}/_sandbox/teams/team-1/uploads/${encodeURIComponent(id)}`;
			const response = await fetch(url, { headers: token ? { authorization: `Bearer ${token}` } : {} });
			if (response.ok) return (await response.json()).tasks;
			throw new UsageError(`The sandbox returned ${response.status} for the tasks of ${id}. If it has a control token, set DOCPROC_SANDBOX_CONTROL_TOKEN.`);
		}
	};
}
function lineOf(variable, value) {
	const quote = value.includes("'") ? "`" : "'";
	const line = `${variable}=${quote}${value}${quote}\n`;
	if (parseEnv(line)[variable] === value) return line;
	throw new UsageError(`${variable}: a profile cannot have a value with both ' and \`.`);
}
async function writeProfile(file, options) {
	const lines = Object.entries(variables).map(([variable, member]) => lineOf(variable, options[member] ?? ""));
	for (const folder of [dirname(dirname(file)), dirname(file)]) await mkdir(folder, { mode: 448 }).catch((error) => {
		if (error.code !== "EEXIST") throw error;
	});
	await chmod(file, 384).catch(() => {});
	await writeFile(file, lines.join(""), { mode: 384 });
}
// src/cli/exit-codes.ts
var CommandError = class extends Error {
	code;
	constructor(code, message) {
		super(message);
		this.code = code;
	}
};
function madeOf(make) {
	try {
		return make();
	} catch (error) {
		throw new CommandError("response", `The response is not as documented. ${error.message}`);
	}
}
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
		"a file cannot be read or written, or is too large",
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
const isOfSystem = (error) => error instanceof Error && "syscall" in error;
function exitCodeOf(error) {
	if (isUsageError(error)) return 2;
	if (isOfSystem(error)) return 6;
	const isKnown = error instanceof DocprocError || error instanceof CommandError;
	return exitCodes.find(([, , errors]) => isKnown && errors.includes(error.code))?.[0] ?? 1;
}
// src/cli/login.ts
async function ask(question, signal, isSecret = false) {
	const muted = new Writable({ write: (_chunk, _encoding, done) => done() });
	const output = isSecret ? muted : process.stderr;
	const lines = createInterface({
		input: process.stdin,
		output,
		terminal: process.stdin.isTTY
	});
	if (isSecret) process.stderr.write(question);
	try {
		lines.on("SIGINT", () => process.kill(process.pid, "SIGINT"));
		const ended = once(lines, "close", { signal }).then(() => "");
		const reply = lines.question(isSecret ? "" : question, { signal }).catch(() => {
			if (!signal.aborted) process.stderr.write("\n");
			return ended;
		});
		return (await Promise.race([reply, ended])).trim();
	} finally {
		lines.close();
		if (isSecret) process.stderr.write("\n");
	}
}
async function login(profile, env, signal) {
	const file = profileFile(profile, env);
	const values = {};
	const all = {
		...variables,
		DOCPROC_TASK_ID: "taskId"
	};
	for (const [variable, member] of Object.entries(all)) {
		const label = { taskId: "ID of a task, which is read to try it" }[member] ?? variable;
		if (!env[variable] && !process.stdin.isTTY) throw new UsageError(`docproc login asks in a terminal. Without one, set ${variable}.`);
		values[member] = env[variable] || await ask(`${label}: `, signal, member === "apiKey");
	}
	const { taskId = "", baseUrl, apiKey, teamId = "", projectId = "" } = values;
	await createClient$1({
		baseUrl,
		apiKey,
		teamId,
		projectId,
		signal
	}).tasks.get(taskId);
	await writeProfile(file, values);
	return file;
}
// src/cli/open.ts
const escaped = (value) => String(value ?? "").replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
const style = `body{font:15px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}
.page{position:relative;border:1px solid;background:#fff;color:#0a7a6c;max-width:40rem}
.page svg{position:absolute;inset:0}.annotations{stroke:#b3541e}
table{border-collapse:collapse;width:100%;margin:1rem 0 3rem}td,th{text-align:left;padding:.2rem .6rem;border-bottom:1px solid #ccc}`;
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`;
function htmlOf(task, unit) {
	const rows = itemRows([task]);
	const pages = task.pages.map((page, index) => {
		const ratio = `${Number(page.width ?? 210)} / ${Number(page.height ?? 297)}`;
		const cells = rows.filter((row) => row.page === index + 1).map(({ kind, entity_id: entity, content, confidence }) => [
			kind,
			entity,
			content,
			confidence
		]).map((values) => `<tr>${values.map((value) => `<td>${escaped(value)}</td>`).join("")}</tr>`);
		return `<h2>Page ${index + 1}</h2>
<div class="page" style="aspect-ratio:${ratio}">${overlay(pageItems(page, { unit }))}</div>
${pageProblems(page).map((problem) => `<p>${escaped(problem)}</p>`).join("\n")}
<table><tr><th>Kind<th>Entity<th>Content<th>Confidence</tr>${cells.join("\n")}</table>`;
	});
	return `<!doctype html><html lang="en"><meta charset="utf-8">${policy}<title>${escaped(task.name)}</title><style>${style}</style>
<h1>${escaped(task.name)}</h1><p>${escaped(task.id)}: ${escaped(task.status)}</p>
${pages.join("\n") || "<p>The task has no pages.</p>"}</html>\n`;
}
async function writePage(html, output) {
	const path = output ?? join(await mkdtemp(join(tmpdir(), "docproc-")), "task.html");
	await writeFile(path, html, { mode: 384 });
	return path;
}
function showInBrowser(path) {
	const [command, ...args] = process.platform === "darwin" ? ["open"] : process.platform === "win32" ? [
		"cmd",
		"/c",
		"start",
		""
	] : ["xdg-open"];
	const child = spawn(command, [...args, path], {
		stdio: "ignore",
		detached: true
	});
	child.on("error", () => {});
	child.unref();
}
// src/shared/counted.ts
const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
// src/shared/question.ts
const longest = 80;
function plain(value, most = longest) {
	const text = String(value).replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ");
	return text.length > most ? `${text.slice(0, most)}…` : text;
}
const quoted = (value) => JSON.stringify(plain(value));
const openedAt = "last_opened_at";
const shownOf = (resource) => canonical({
	...Object(resource),
	[openedAt]: null
});
function questionFor({ description, path, guard }, args, resource, isChanged = false) {
	const [summary, effect] = description.split(/\.(?:\s|$)/);
	const { name, status, step_type: step, upload_id: upload, pages } = Object(resource);
	const ids = path.map((each) => plain(args[each])).join(", ");
	const rest = Object.entries(args).filter(([key]) => !path.includes(key));
	const facts = [
		status !== void 0 && `It is ${plain(status)}`,
		status === void 0 && guard && "Its status is unknown",
		step !== void 0 && `in the step ${plain(step)}`,
		upload !== void 0 && `in the upload ${plain(upload)}`
	].filter(Boolean);
	return [
		isChanged && "It has changed since you confirmed it.",
		name === void 0 ? `${summary}: ${ids}?` : `${summary}: ${quoted(name)} (${ids})?`,
		effect && `${effect}.`,
		"This cannot be undone.",
		rest.length > 0 && `With ${rest.map(([key, value]) => `${key} ${quoted(JSON.stringify(value))}`).join(", ")}.`,
		facts.length > 0 && `${facts.join(", ")}.`,
		step !== void 0 && found(pages)
	].filter(Boolean).join(" ");
}
function found(pages) {
	if (!Array.isArray(pages)) return "Its pages are unknown.";
	if (pages.length === 0) return "Nothing was found: it has no pages.";
	const confidences = pages.flatMap((page) => Object.values(Object(page)).flatMap(confidencesOf));
	const on = counted(pages.length, "page");
	if (confidences.length === 0) return `Nothing was found on its ${on}.`;
	const known = confidences.filter((each) => typeof each === "number");
	const unknown = confidences.length - known.length;
	const lowest = known.reduce((least, each) => Math.min(least, each), Infinity);
	const sure = known.length > 0 ? `the lowest confidence is ${lowest}` : "no confidence is known";
	const more = unknown > 0 && known.length > 0 ? `, and that of ${unknown} is unknown` : "";
	const were = confidences.length === 1 ? "was" : "were";
	return `${counted(confidences.length, "item")} ${were} found on ${on}; ${sure}${more}.`;
}
const confidencesOf = (items) => Array.isArray(items) ? items.filter((each) => "confidence" in Object(each)).map((each) => each.confidence) : [];
// src/cli/render.ts
const harmless = (text) => text.replaceAll(/[^\P{C}\n\t]/gu, " ");
const columns = (rows) => columns$1(rows.map((row) => row.map((value) => value === null ? "" : plain(value, 1e3)))).join("\n");
const table = (rows) => columns([Object.keys(rows[0] ?? {}), ...rows.map(Object.values)]);
const details = (resource) => columns(Object.entries(resource).map(([name, value]) => [name, shown(value)]));
function shown(value) {
	if (!Array.isArray(value)) return isObject(value) ? JSON.stringify(value) : value;
	return value.every((each) => isObject(each) && "name" in each && "value" in each) ? value.map((each) => `${each.name}=${each.value}`).join(", ") : `${value.length} (docproc export lists the items)`;
}
function bar(done, total) {
	const share = total > 0 ? done / total : 1;
	const full = Math.floor(10 * share);
	return `${"█".repeat(full)}${"░".repeat(10 - full)} ${Math.floor(100 * share)} %`;
}
// src/shared/matching-files.ts
async function matchingFiles(path) {
	const name = basename(path);
	if (!/[*?]/.test(name) || existsSync(path)) return [path];
	const escaped = name.replaceAll(/[\\^$.+()[\]{}|]/g, "\\$&").replaceAll("*", ".*").replaceAll("?", ".");
	const pattern = RegExp(`^${escaped}$`, process.platform === "win32" ? "iu" : "u");
	const found = (await readdir(dirname(path), { withFileTypes: true }).catch(() => [])).filter((entry) => !entry.isDirectory()).map((entry) => entry.name).filter((each) => pattern.test(each) && (name.startsWith(".") || !each.startsWith(".")));
	return found.length > 0 ? found.sort().map((each) => join(dirname(path), each)) : [path];
}
// src/shared/tool-guards.ts
const judgeTools = (tools, record, verdicts) => Object.entries(verdicts).flatMap(([action, verdict]) => {
	const tool = tools.find(({ guard }) => guard?.record === record && guard.action === action);
	const reason = verdict.reason.replaceAll("Not checked:", "Depends on what no field shows:");
	return tool ? [{
		tool: tool.name,
		...verdict,
		reason
	}] : [];
});
function rejectionOf(name, judged) {
	const own = judged.find(({ tool }) => tool === name);
	if (own?.allowed !== false) return void 0;
	const others = judged.filter((each) => each.allowed !== false).map(({ tool }) => tool);
	return `${name} was not sent: ${own.reason} Allowed now: ${others.join(", ") || "none"}.`;
}
// src/shared/tool.ts
function callMethod(client, { method, path, options, body }, args, more) {
	const pick = (names) => Object.fromEntries(names.filter((name) => name in args).map((name) => [name, args[name]]));
	return client[method.namespace]?.[method.name]?.(...path.map((name) => args[name]), ...body ? [pick(body)] : [], {
		...pick(options),
		...more
	});
}
// src/cli/run.ts
const judge = (record, resource) => madeOf(() => judgeTools(commands$1, record, allowed(resource, record)));
function readBefore(run, tool, args) {
	const { guard, lists, annotations, reader: name } = tool;
	const reader = commands$1.find((each) => each.name === name);
	if (!reader || !(guard || lists || annotations.destructiveHint)) return void 0;
	return callMethod(run.client, reader, args, {});
}
async function confirm(run, tool, question) {
	if (!process.stdin.isTTY || !process.stderr.isTTY) throw new UsageError(`${question} Without a terminal, add --yes.`);
	const reply = await ask(`${question} [y/N] `, run.signal);
	if (!/^y(es)?$/i.test(reply)) throw new CommandError("unconfirmed", `${tool.name} was not sent.`);
}
async function runOne(run, tool, args, confirmed) {
	const resource = await readBefore(run, tool, args);
	if (tool.lists !== void 0) return judge(tool.lists, resource).map(({ tool: command, ...verdict }) => ({
		command,
		...verdict
	}));
	const reason = tool.guard && rejectionOf(tool.name, judge(tool.guard.record, resource));
	if (reason !== void 0) throw new CommandError("state", reason);
	const shown = shownOf(resource);
	if (!tool.annotations.destructiveHint || run.flags.yes || shown === confirmed) return callMethod(run.client, tool, args, {});
	await confirm(run, tool, questionFor(tool, args, resource, confirmed !== void 0));
	return runOne(run, tool, args, shown);
}
function show({ flags, print }, tool, id, result) {
	if (flags.json) return print(JSON.stringify(result ?? null, null, 2));
	if (Array.isArray(result)) return print(table(result));
	if (tool.annotations.readOnlyHint && isObject(result)) return print(details(result));
	const own = Object(result);
	const resource = Object.values(own).find((each) => isObject(each) && "status" in each) ?? own;
	const { status = "done" } = Object(resource);
	const failed = own["partial"] === true ? ["an external call failed"] : [];
	print(columns([[
		id,
		status,
		...failed,
		..."message" in own ? [own["message"]] : []
	]]));
}
async function runEach(run, given, work, onFailure) {
	const ids = [...new Set(given)];
	if (ids.length === 1) {
		await work(ids[0]);
		return 0;
	}
	let [done, failed, code] = [
		0,
		0,
		0
	];
	const left = () => ids.length - done - failed;
	for (const id of ids) try {
		await work(id);
		done++;
	} catch (error) {
		if (error.name === "AbortError") {
			const [state, sent] = error instanceof AbortError ? [`${id} may be done, `, 1] : ["", 0];
			run.note(`${done} done, ${failed} failed, ${state}${left() - sent} not sent.`);
			throw error;
		}
		failed++;
		code ||= exitCodeOf(error);
		const { message } = error;
		onFailure?.({
			id,
			error: message
		});
		run.note(`${id}: ${message}`);
		if (!run.flags.continue) break;
	}
	const way = left() > 0 ? " --continue goes on after a failure." : "";
	run.note(`${done} done, ${failed} failed, ${left()} not sent.${way}`);
	return code;
}
async function runTool(run, tool, ids, args) {
	if (tool.files.length > 0) return upload(run, tool, ids, args);
	const withIds = (...own) => ({
		...args,
		...Object.fromEntries(tool.path.map((name, index) => [name, own[index]]))
	});
	if (tool.path.length !== 1) {
		show(run, tool, ids.join(" "), await runOne(run, tool, withIds(...ids)));
		return 0;
	}
	const isOne = new Set(ids).size === 1;
	const printLine = (line) => run.print(JSON.stringify(line));
	const work = async (id) => {
		const result = await runOne(run, tool, withIds(id));
		if (run.flags.json && !isOne) return printLine({
			id,
			result
		});
		if (!isOne && tool.lists !== void 0) run.print(id);
		show(run, tool, id, result);
	};
	return runEach(run, ids, work, run.flags.json ? printLine : void 0);
}
const defaultTimeout = 3600;
async function upload(run, tool, paths, args) {
	const { flags, print, note } = run;
	const seconds = integer(flags.timeout, "--timeout") ?? defaultTimeout;
	const files = (await Promise.all(paths.map(matchingFiles))).flat();
	const progress = createProgress();
	try {
		const onProgress = ({ file, index, count, sent, total }) => progress(`${bar(sent, total)} ${columns([[file]])} (${index + 1} of ${count})`);
		const members = {
			...args,
			[tool.files[0]]: files
		};
		const created = await callMethod(run.client, tool, members, { onProgress });
		if (typeof created.id !== "string") throw new CommandError("response", "The response is not as documented: the upload was created, and has no id.");
		if (!flags.wait) {
			print(flags.json ? JSON.stringify(created, null, 2) : created.id);
			return 0;
		}
		if (!flags.json) print(created.id);
		const tasks = await wait(run, created.id, seconds, progress).catch((error) => {
			if (flags.json) print(JSON.stringify({ upload: created }, null, 2));
			note(`The upload ${created.id} was created. docproc upload get ${created.id} reads it.`);
			throw error;
		});
		if (flags.json) print(JSON.stringify({
			upload: created,
			tasks
		}, null, 2));
		else for (const { id } of tasks ?? []) print(id);
		if (!tasks) note("The IDs of its tasks are not known: --tasks-of names a module that returns them.");
		return 0;
	} finally {
		progress();
	}
}
async function wait({ client, findsTasks }, id, seconds, progress) {
	const options = { totalTimeout: seconds * 1e3 };
	const isDone = ({ status }) => status.toUpperCase() !== "PROCESSING";
	progress("waiting for the tasks");
	if (!findsTasks) return void await client.uploads.waitFor(id, {
		...options,
		until: isDone
	});
	const seen = /* @__PURE__ */ new Set();
	return client.uploads.waitForTasks(id, {
		...options,
		until(task) {
			if (isDone(task)) seen.add(task.id);
			progress(`${counted(seen.size, "task")} processed`);
			return isDone(task);
		}
	});
}
function createProgress() {
	let spinner;
	return (text) => {
		if (text === void 0) return void spinner?.stop();
		if (!process.stderr.isTTY || !process.stderr.columns) return;
		spinner ??= ora({
			discardStdin: false,
			color: process.env["NO_COLOR"] ? false : "cyan"
		}).start();
		spinner.text = text;
	};
}
// src/cli/command.ts
const common = {
	json: flag("prints JSON"),
	sandbox: flag("sends requests to the sandbox that docproc sandbox serves, for team-1 and project-1"),
	profile: option("NAME", "takes the configuration of docproc login --profile NAME"),
	"tasks-of": option("MODULE", "its default export returns the task IDs of an upload"),
	help: {
		...flag("prints the options of a command"),
		short: "h"
	}
};
const several = { continue: flag("Goes on with the next ID after a failure.") };
const irreversible = { yes: flag("Sends it without a question.") };
const waiting = {
	wait: flag("Waits until the tasks are processed."),
	timeout: option("N", "Seconds to wait, 3600 by default.")
};
function commandOf(tool) {
	const { name, title, description, path, files, annotations, waits } = tool;
	const own = optionsOfTool(tool);
	const ids = path.map((each) => each.toUpperCase());
	return {
		usage: [
			name,
			...ids,
			...files.length > 0 ? ["FILE…"] : []
		].join(" ") + (ids.length === 1 ? "…" : ""),
		title,
		description,
		options: {
			...own,
			...annotations.destructiveHint && irreversible,
			...ids.length === 1 && several,
			...waits && waiting
		},
		run: async ({ values, positionals, open }) => runTool(await open(), tool, positionals, toArguments(own, values))
	};
}
const rowsOf = (task) => madeOf(() => itemRows([task]));
const toJson = (rows) => `${JSON.stringify(rows, null, 2)}\n`;
const toLines = (rows) => rows.map((row) => `${JSON.stringify(row)}\n`).join("");
const commands = {
	...Object.fromEntries(commands$1.map((tool) => [tool.name, commandOf(tool)])),
	export: {
		usage: "export ID…",
		title: "Export the items of tasks, one per row",
		options: {
			...several,
			format: option("FORMAT", "Format of the items: csv, json or ndjson; csv by default."),
			bom: flag("Begins CSV as Excel reads it as UTF-8."),
			upload: {
				...option("ID", "Exports the tasks of an upload. Can be repeated."),
				multiple: true
			}
		},
		async run({ values, positionals, open }) {
			const { format = values["json"] ? "json" : "csv", upload = [] } = values;
			const write = new Map(Object.entries({
				csv: toCsv,
				json: toJson,
				ndjson: toLines
			})).get(String(format));
			if (!write) throw new UsageError(`--format ${String(format)}: the value must be csv, json or ndjson.`);
			if (values["json"] && format === "csv") throw new UsageError("--format csv and --json are two formats: leave one of them out.");
			const uploads = upload;
			const run = await open();
			const { tasks, uploads: ofUploads } = run.client;
			const rows = /* @__PURE__ */ new Map();
			const code = await runEach(run, [...uploads, ...positionals], async (id) => {
				const found = uploads.includes(id) ? await ofUploads.tasks(id) : [await tasks.get(id)];
				for (const task of found) rows.set(task.id, rowsOf(task));
			});
			if (code === 0 || run.flags.continue) run.write(write([...rows.values()].flat(), { bom: values["bom"] === true }));
			return code;
		}
	},
	open: {
		usage: "open ID",
		title: "Show the pages of a task with their boxes in a browser",
		options: {
			output: option("FILE", "Writes the page to a file, and opens no browser."),
			unit: option("UNIT", "Unit of coordinates: pixels or fractions; pixels by default.")
		},
		async run({ values, positionals: [id = ""], open }) {
			const { output, unit = "pixels" } = values;
			if (unit !== "pixels" && unit !== "fractions") throw new UsageError(`--unit ${unit}: the value must be pixels or fractions.`);
			const { client, print } = await open();
			const task = await client.tasks.get(id);
			const path = await writePage(madeOf(() => htmlOf(task, unit)), output);
			print(values["json"] ? JSON.stringify(path) : path);
			if (output === void 0 && process.stdout.isTTY) showInBrowser(path);
			return 0;
		}
	},
	login: {
		usage: "login",
		title: "Save a key as a profile, after a request with it has succeeded",
		options: {},
		run: async ({ values, env, signal }) => say(await login(values.profile ?? "default", env, signal))
	},
	completion: {
		usage: "completion SHELL",
		title: `Print a script that completes commands: ${Object.keys(completions).join(", ")}`,
		options: {},
		async run({ positionals: [shell = ""] }) {
			const script = Object.hasOwn(completions, shell) ? completions[shell] : void 0;
			if (script !== void 0) return say(script.trimEnd());
			throw new UsageError(`docproc completion ${shell}: the shell must be one of ${Object.keys(completions).join(", ")}.`);
		}
	},
	sandbox: {
		usage: "sandbox …",
		title: "Serve the sandbox; docproc sandbox --help lists its options",
		options: {},
		run: async () => 0
	}
};
const commandsOf = (first) => Object.entries(commands).flatMap(([name, command]) => name.startsWith(first && `${first} `) ? [command] : []);
const help = (first = "") => `Usage: docproc ${first && `${first} `}COMMAND [options]

${columns(commandsOf(first).map(({ usage, title }) => [`  docproc ${usage}`, title]))}

${optionLines(common)}

Configuration: DOCPROC_BASE_URL, DOCPROC_TEAM_ID, DOCPROC_PROJECT_ID and DOCPROC_API_KEY in the environment, in .env of this
folder or in a profile. Base URL and key come from the same place.

Exit codes:
${columns(exitCodes.map(([code, reason]) => [`  ${code}`, reason]))}`;
function helpOf({ usage, title, description = `${title}.`, options }) {
	const text = description.replaceAll(/(.{60,100}?) /g, "$1\n");
	const own = optionLines(options);
	return `Usage: docproc ${usage} [options]\n\n${text}\n\n${own}${own && "\n\n"}docproc --help lists --json and the other options of every command.`;
}
const nameIn = ([first = "", second = ""]) => [`${first} ${second}`, first].find((name) => Object.hasOwn(commands, name));
function wordsAfter(given) {
	const start = given.map((word) => `${word} `).join("");
	const next = Object.keys(commands).flatMap((name) => `${name} `.startsWith(start) ? name.split(" ")[given.length] ?? [] : []);
	const name = nameIn(given) ?? "";
	if (name === "completion") return Object.keys(completions);
	const { options } = commands[name] ?? {};
	const flags = options && name !== "sandbox" ? {
		...options,
		...common
	} : {};
	if (flags[/^--(.+)/.exec(given.at(-1) ?? "")?.[1] ?? ""]?.type === "string") return [];
	return [...new Set(next), ...Object.keys(flags).map((flag) => `--${flag}`)];
}
function unknownCommand([first = "", second = ""]) {
	const names = Object.keys(commands);
	const given = commandsOf(first).length > 0 ? `${first} ${second}`.trim() : first;
	const word = nearest(first, names.flatMap((name) => name.split(" ")));
	const similar = names.filter((name) => name.split(" ").includes(word ?? ""));
	const among = similar.length > 0 ? similar : names;
	const meant = nearest(given, among) ?? (similar.length === 1 ? similar[0] : void 0);
	return new UsageError(`docproc ${given}: there is no such command. ${meant ? `Did you mean docproc ${meant}?` : `There are: ${among.join(", ")}.`}`);
}
async function serveSandbox(args) {
	const manifest = createRequire(import.meta.url).resolve("@docproc/sandbox/package.json");
	process.argv.splice(2, Infinity, ...args);
	await import(pathToFileURL(join(dirname(manifest), "dist/bin.js")).href);
}
async function main(args, env, signal) {
	const [first] = args;
	if (first === "sandbox") return void await serveSandbox(args.slice(1));
	if (first === "help" && args.length > 1) return main([...args.slice(1), "--help"], env, signal);
	if (first === void 0 || /^(-h|--help|help)$/.test(first)) return say(help());
	if (first === "--version") return say(version);
	if (first === "__complete") return say(wordsAfter(args.slice(1)).join("\n"));
	if (first.startsWith("-")) throw new UsageError(`The command comes before ${first}. docproc --help lists them.`);
	if (args.some((each) => /^--(api-)?key\b/.test(each))) throw new UsageError("Others can see a key in the arguments: run docproc login, or set DOCPROC_API_KEY.");
	const name = nameIn(args);
	const command = commands[name ?? ""];
	if (name === void 0 || !command) {
		const words = args.filter((each) => !each.startsWith("-"));
		if (words.length === 1 && commandsOf(first).length > 0) return say(help(first));
		throw unknownCommand(words);
	}
	const config = {
		args: args.slice(name.split(" ").length),
		options: {
			...command.options,
			...common
		},
		allowPositionals: true
	};
	const { values, positionals: given } = parseArguments(`docproc ${name}`, config);
	const positionals = given.map((each) => each.replace(/\r$/, ""));
	const flags = values;
	if (flags.help) return say(helpOf(command));
	const places = command.usage.split(" ").slice(name.split(" ").length);
	if (positionals.length < places.length && !values["upload"]) throw new UsageError(`docproc ${name} needs ${places.join(" ")}.`);
	const [extra] = command.usage.endsWith("…") ? [] : positionals.slice(places.length);
	if (extra !== void 0) throw new UsageError(`docproc ${name} takes no ${extra}. docproc ${name} --help has its form.`);
	const open = async () => {
		const configured = await optionsOf(flags, env);
		const write = (text) => void process.stdout.write(process.stdout.isTTY ? harmless(text) : text);
		return {
			client: createClient({
				...configured,
				signal,
				userAgent: `docproc-cli/${version}`
			}),
			findsTasks: configured.tasksOf !== void 0,
			flags,
			signal,
			write,
			print: (text) => write(`${text}\n`),
			note: (text) => void process.stderr.write(`${harmless(text)}\n`)
		};
	};
	return command.run({
		values,
		positionals,
		env,
		signal,
		open
	});
}
function say(text) {
	process.stdout.write(`${text}\n`);
	return 0;
}
export { CommandError, exitCodeOf, isOfSystem, main, printed, withoutOption };
