import { parseArgs } from "node:util";
import { startSandbox } from "./index.js";
import { parseSet, runs, runUnder } from "./run.js";
const usage = `Usage: docproc-sandbox [options] [-- command]

Serves a stand-in for the Document Processing Service that remembers. With a command it serves for as
long as the command runs, which finds DOCPROC_SANDBOX_URL and DOCPROC_SANDBOX_KEY in its environment.

  --port N             port to listen on (4020; with a command any that is free)
  --host ADDRESS       address to listen on (127.0.0.1)
  --set QUESTION=VALUE how an open question is read; may be repeated. GET /_sandbox/switches lists them.
                       QUESTION=all runs the command once for each value, and in every combination
                       where there are several; all runs it for each value of every question that
                       made a difference, one after another.
  --examples           begins with the task and the upload that samples of the documentation name
  --seed TEXT          what ids are made from (1)
  --now TIME           time at the start, in ISO 8601 (2026-01-01T00:00:00.000Z)
  --processing-ms N    how long a task is in PROCESSING (0)
  --real-time          lets the clock run; otherwise it stands until POST /_sandbox/clock moves it
  --control-token TEXT who sends it may steer the sandbox under /_sandbox/, also from other machines
  --max-teams N        teams that are kept (1000)
  --max-tasks N        tasks that are kept (100000)
  --max-bytes N        bytes that are kept, roughly (134217728)
  --help               prints this`;
/** Something that the person at the keyboard can put right. */
export class UsageError extends Error {}
const options = {
	port: { type: "string" },
	host: { type: "string" },
	set: {
		type: "string",
		multiple: true
	},
	examples: { type: "boolean" },
	seed: { type: "string" },
	now: { type: "string" },
	"processing-ms": { type: "string" },
	"real-time": { type: "boolean" },
	"control-token": { type: "string" },
	"max-teams": { type: "string" },
	"max-tasks": { type: "string" },
	"max-bytes": { type: "string" },
	help: { type: "boolean" }
};
function parse(args) {
	try {
		return parseArgs({
			args,
			options,
			allowPositionals: true,
			strict: true
		});
	} catch (error) {
		throw new UsageError(`${error.message.split(". ")[0]}. docproc-sandbox --help lists the options.`);
	}
}
/**
* Does what the arguments say.
*
* @returns The exit code, or undefined while the sandbox serves.
* @throws {UsageError | TypeError} The arguments cannot be right; the message says in which way.
*/
export async function main(args) {
	const { values, positionals } = parse(args);
	const end = args.indexOf("--");
	const command = end < 0 ? [] : args.slice(end + 1);
	if (positionals.length > command.length) {
		throw new UsageError(`${positionals[0]}: a command stands after --, as in docproc-sandbox -- npm test.`);
	}
	if (values.help) {
		console.log(usage);
		return 0;
	}
	const asked = parseSet(values.set ?? []);
	if (command.length > 0) return runAll(values, asked, command);
	if (asked.everything || Object.keys(asked.product).length > 0) {
		throw new UsageError("--set all needs a command to run, as in docproc-sandbox --set all -- npm test.");
	}
	const sandbox = await start(values, asked.fixed, 4020);
	for (const signal of ["SIGINT", "SIGTERM"]) {
		process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
	}
	console.log(`The sandbox answers on ${sandbox.baseUrl}`);
	console.log(`Try: curl -X POST ${sandbox.baseUrl}/_sandbox/teams/team-1/tasks`);
	return undefined;
}
async function start(values, set, standardPort) {
	const port = whole(values.port, "--port", 65535) ?? standardPort;
	const { host = "127.0.0.1", examples, seed, now } = values;
	const limits = {
		teams: whole(values["max-teams"], "--max-teams"),
		tasks: whole(values["max-tasks"], "--max-tasks"),
		bytes: whole(values["max-bytes"], "--max-bytes")
	};
	const options = {
		...given({
			examples,
			seed,
			now,
			processingMs: whole(values["processing-ms"], "--processing-ms")
		}),
		limits: given(limits),
		set,
		log: (line) => console.error(line)
	};
	const sandbox = await startSandbox({
		...options,
		port,
		host,
		...given({ controlToken: values["control-token"] })
	}).catch((error) => {
		if (error.code === "EADDRINUSE") {
			throw new UsageError(`Port ${port} on ${host} is taken. Choose another one with --port.`);
		}
		throw error.code ? new UsageError(`Cannot listen on ${host} port ${port}: ${error.message}`) : error;
	});
	if (values["real-time"]) letTimePass(sandbox);
	return sandbox;
}
function letTimePass(sandbox) {
	let last = Date.now();
	setInterval(() => {
		const now = Date.now();
		sandbox.advance(Math.max(0, now - last));
		last = now;
	}, 20).unref();
}
async function runAll(values, asked, command) {
	const results = [];
	const queue = runs(asked);
	for (const settings of queue) {
		const sandbox = await start(values, settings, 0);
		try {
			results.push({
				settings,
				code: await runUnder(sandbox, command)
			});
		} finally {
			await sandbox.close();
		}
		if (asked.everything) queue.found(sandbox.asked());
	}
	if (results.length > 1) {
		console.error("");
		for (const { settings, code } of results) {
			const name = Object.entries(settings).map(([question, value]) => `${question}=${value}`);
			console.error(`${code === 0 ? "passed" : "FAILED"}  ${name.join(" ") || "defaults"}`);
		}
	}
	return results.find(({ code }) => code !== 0)?.code ?? 0;
}
function whole(text, flag, most = Number.MAX_SAFE_INTEGER) {
	if (text === undefined) return undefined;
	if (/^\d+$/.test(text) && Number(text) <= most) return Number(text);
	throw new UsageError(`${flag} ${text}: it takes a whole number up to ${most}.`);
}
/** The entries that are there. */
function given(all) {
	return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
