#!/usr/bin/env node
import { contract, exitCodeOf, formats, interpretationsFile, omitUndefined, permissions, runConformance, task, textReport } from "./shared.js";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { format, parseArgs } from "node:util";
import { execFile } from "node:child_process";
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
		throw new UsageError(`${problemOf(error, Object.keys(config.options ?? {}))} ${command} --help lists the options.`);
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
/** Returns what a command prints of an error: the message alone if it states what to correct, unless DEBUG is set. */
function printed(error, env) {
	return (error instanceof UsageError || error instanceof TypeError) && !env["DEBUG"] ? error.message : format(error);
}
// src/conformance/command/flags.ts
/** Reads a command line, and what its flags name: files with task IDs, documents, ways to find the tasks of an upload. */
const options = {
	"base-url": { type: "string" },
	team: { type: "string" },
	project: { type: "string" },
	"api-key": { type: "string" },
	"scoped-key": {
		type: "string",
		multiple: true
	},
	"other-team-key": { type: "string" },
	"expired-key": { type: "string" },
	"invalid-key": { type: "string" },
	"other-project": { type: "string" },
	folder: { type: "string" },
	"control-token": { type: "string" },
	allow: {
		type: "string",
		multiple: true
	},
	rate: { type: "string" },
	concurrency: { type: "string" },
	"timeout-ms": { type: "string" },
	"processing-ms": { type: "string" },
	"find-tasks-command": { type: "string" },
	"task-ids": { type: "string" },
	document: {
		type: "string",
		multiple: true
	},
	only: {
		type: "string",
		multiple: true
	},
	report: {
		type: "string",
		multiple: true
	},
	output: { type: "string" },
	"docs-url": { type: "string" },
	interpretations: { type: "string" },
	verbose: { type: "boolean" },
	quiet: { type: "boolean" },
	version: { type: "boolean" },
	help: { type: "boolean" }
};
/**
* Reads a command line.
*
* @throws {UsageError} It has an unknown flag, or a flag without its value.
*/
const parse = (args) => parseArguments("docproc-conformance", {
	args,
	options
}).values;
/**
* Returns the options that flags and environment variables set.
*
* @throws {UsageError} One is missing or invalid.
*/
async function optionsOf(flags, env) {
	const required = (name) => {
		const value = flags[name];
		if (value === void 0 || value === "") throw new UsageError(`--${name} is missing. docproc-conformance --help lists the options.`);
		return value;
	};
	const apiKey = flags["api-key"] ?? env["DOCPROC_API_KEY"];
	if (!apiKey) throw new UsageError("The key is missing: set DOCPROC_API_KEY, or --api-key.");
	return {
		baseUrl: required("base-url"),
		team: required("team"),
		project: required("project"),
		apiKey,
		credentials: credentialsOf(flags),
		allow: chosen("allow", flags, permissions),
		...omitUndefined({
			otherProject: flags["other-project"],
			folder: flags.folder,
			docsUrl: flags["docs-url"],
			controlToken: flags["control-token"],
			rate: number("rate", flags.rate),
			concurrency: number("concurrency", flags.concurrency),
			timeoutMs: number("timeoutMs", flags["timeout-ms"]),
			processingMs: number("processingMs", flags["processing-ms"]),
			only: flags.only,
			samples: await samplesOf(flags.document ?? []),
			...await tasksOf(flags)
		})
	};
}
function number(name, value) {
	if (value === void 0) return void 0;
	if (!(Number(value) > 0)) throw new UsageError(`${name} must be a positive number, and is ${value}.`);
	return Number(value);
}
/**
* Returns the names that a flag lists, separated by commas.
*
* @throws {UsageError} There is no such name.
*/
function chosen(flag, { [flag]: values = [] }, known) {
	return values.flatMap((value) => value.split(",")).map((value) => {
		const name = known.find((each) => each === value.trim());
		if (name === void 0) throw new UsageError(`--${flag} ${value}: choose from ${known.join(", ")}.`);
		return name;
	});
}
function credentialsOf(flags) {
	const scoped = flags["scoped-key"]?.map((value) => {
		const end = value.indexOf("=");
		if (end < 1) throw new UsageError("--scoped-key must be SCOPE,SCOPE=KEY.");
		return {
			scopes: value.slice(0, end).split(","),
			key: value.slice(end + 1)
		};
	});
	return omitUndefined({
		otherTeam: flags["other-team-key"],
		expired: flags["expired-key"],
		invalid: flags["invalid-key"],
		scoped
	});
}
/** Returns how the run finds tasks: in one way at most. */
async function tasksOf(flags) {
	const { "task-ids": file, "find-tasks-command": command } = flags;
	if (file !== void 0 && command !== void 0) throw new UsageError("Choose one of --task-ids and --find-tasks-command.");
	if (file !== void 0) return { taskIds: await taskIdsOf(file) };
	return command === void 0 ? {} : { findTasks: commandFinder(command) };
}
/** Milliseconds that a command may need for the tasks of one upload. */
const patience = 6e4;
async function contentOf(flag, file) {
	try {
		return await readFile(file);
	} catch (error) {
		throw new UsageError(`${flag} ${file}: ${error.message}`);
	}
}
/**
* Returns the ids in a file with one a line.
*
* @throws {UsageError} The file cannot be read, or contains something else.
*/
async function taskIdsOf(file) {
	const lines = (await contentOf("--task-ids", file)).toString("utf8").split(/\r?\n/).map((line, index) => ({
		id: line.trim(),
		number: index + 1
	}));
	const wrong = lines.find(({ id }) => /[\s"'[\]{},;]/.test(id));
	if (wrong) throw new UsageError(`--task-ids ${file}: line ${wrong.number} is not one task ID: ${wrong.id}`);
	const ids = lines.flatMap(({ id }) => id === "" ? [] : [id]);
	if (ids.length === 0) throw new UsageError(`--task-ids ${file}: the file contains no task ID.`);
	return [...new Set(ids)];
}
/**
* Returns documents.
*
* @throws {UsageError} A file cannot be read, or there is no such state.
*/
async function samplesOf(values) {
	if (values.length === 0) return void 0;
	const states = task.lifecycle.states;
	return Promise.all(values.map(async (value) => {
		const [, endsIn, file = value] = /^([A-Z_]+)=(.+)$/.exec(value) ?? [];
		if (endsIn !== void 0 && !states.includes(endsIn)) throw new UsageError(`--document ${value}: there is no state ${endsIn}. Choose from ${states.join(", ")}.`);
		const content = new Blob([new Uint8Array(await contentOf("--document", file))]);
		if (content.size === 0) throw new UsageError(`--document ${file}: the file is empty.`);
		const type = file.endsWith(".pdf") ? "application/pdf" : "application/octet-stream";
		return {
			name: basename(file),
			type,
			content,
			...endsIn !== void 0 && { endsIn }
		};
	}));
}
/**
* Returns a function that runs a command to find the tasks of an upload.
*
* @throws {UsageError} The command is empty.
*/
function commandFinder(command) {
	const [file = "", ...args] = command.split(" ").filter(Boolean);
	if (file === "") throw new UsageError("--find-tasks-command: the command is empty.");
	return ({ id }) => new Promise((done, fail) => {
		execFile(file, [...args, id], { timeout: patience }, (error, stdout, stderr) => {
			if (!error) return done(stdout.split(/\s+/).filter(Boolean));
			const [line = ""] = stderr.trim().split("\n");
			const reason = typeof error.code === "number" ? `exit code ${error.code}` : error.killed ? "no result in 60 s" : error.message;
			fail(/* @__PURE__ */ new Error(`${command}: ${reason}${line === "" ? "" : `, ${line}`}`));
		});
	});
}
// src/conformance/command/command.ts
const usage = `Usage: docproc-conformance --base-url URL --team T --project P [options]

Checks whether a server keeps the contract of the Document Processing Service, and finds out how it
behaves where the contract leaves a question open. Exits with 0 if the server conforms, 1 if it
violates the contract, and 2 if the run could not judge it.

Server
  --base-url URL          base URL of the server
  --team ID               team to work in
  --project ID            project to work in
  --api-key KEY           key with all scopes (else the variable DOCPROC_API_KEY)
  --scoped-key S,S=KEY    key with these scopes and no others; repeatable
  --other-team-key KEY    key of another team
  --expired-key KEY       key that has expired
  --invalid-key KEY       key that does not exist (a random text)
  --other-project ID      project that the key has no access to (a random id)
  --folder ID             folder that uploads may be moved to
  --control-token TEXT    control token, if the server is the sandbox of this kit

What a run may do
  --allow PERMISSION      ${permissions.join(", ")}; repeatable or separated by commas.
                          Without it, a run sends only requests that create and change nothing.
  --rate N                requests a second (20; unlimited for the sandbox)
  --concurrency N         requests at a time (4)
  --timeout-ms N          milliseconds until a request fails (30000)
  --processing-ms N       milliseconds to wait for the processing of a document (120000)

Tasks: the contract has no operation that returns the tasks of an upload
  --find-tasks-command C  command that prints the ids of the tasks of an upload, whose id is its last argument
  --task-ids FILE         file with ids of tasks that the run may use, one a line
  --document FILE         document to upload, in place of an empty page
  --document STATE=FILE   document whose processing ends in this state; repeatable

Output
  --only ID               checks to run: an id, a group or an operation; repeatable
  --report FORMAT         writes the report as ${Object.keys(formats).join(", ")}; repeatable or separated by commas
  --output FOLDER         folder of the reports (conformance)
  --docs-url URL          base URL of the documentation, for the links of reports
  --interpretations FILE  writes what the sandbox needs to imitate the server
  --verbose               lists every check
  --quiet                 prints no progress
  --version               prints the version
  --help                  prints this`;
/**
* Runs the command, and returns its exit code. An error in the arguments is one message, and exit code 2.
*
* @param more Options that no flag sets, for tests.
*/
async function main(args, output, more = {}) {
	try {
		return await command(args, output, more);
	} catch (error) {
		output.err(`${printed(error, output.env)}\n`);
		return 2;
	}
}
async function command(args, output, more) {
	const flags = parse(args);
	if (flags.help) {
		output.out(`${usage}\n`);
		return 0;
	}
	if (flags.version) {
		output.out(`${contract.version}\n`);
		return 0;
	}
	const wanted = chosen("report", flags, Object.keys(formats)).flatMap((name) => formats[name] ?? []);
	const { signal } = output;
	const run = {
		...await optionsOf(flags, output.env),
		...signal && { signal },
		...more
	};
	if (!flags.quiet) run.onProgress = progress(output);
	const report = await runConformance(run);
	if (!flags.quiet && output.terminal) output.err("\r\x1B[K");
	const color = output.terminal && output.env["NO_COLOR"] === void 0;
	output.out(textReport(report, {
		verbose: flags.verbose ?? false,
		color
	}));
	await writeReports(flags, wanted, report);
	return exitCodeOf(report);
}
async function writeReports(flags, wanted, report) {
	const { output: folder = "conformance", interpretations } = flags;
	if (wanted.length > 0) await mkdir(folder, { recursive: true });
	for (const { file, render } of wanted) await writeFile(join(folder, file), render(report));
	if (interpretations !== void 0) await writeFile(interpretations, interpretationsFile(report.interpretations));
}
function progress({ err, terminal }) {
	let last = 0;
	return ({ done, total, id, verdict }) => {
		if (verdict === "violation" && !terminal) err(`violation: ${id}\n`);
		const now = Date.now();
		if (!terminal || now - last < 50 && done < total) return;
		last = now;
		err(`\r\u001B[K${done} of ${total}  ${id}`.slice(0, 100));
	};
}
// src/conformance/bin.ts
const controller = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => {
	process.stderr.write(`\nWaiting for the responses to the requests that were sent.\n`);
	controller.abort(/* @__PURE__ */ new Error(`The run received ${signal}.`));
});
process.exitCode = await main(process.argv.slice(2), {
	out: (text) => void process.stdout.write(text),
	err: (text) => void process.stderr.write(text),
	terminal: process.stderr.isTTY && process.stdout.isTTY,
	env: process.env,
	signal: controller.signal
});
