#!/usr/bin/env node
import { UsageError, flag, integer, isUsageError, option, optionLines, parseArguments, printed, version } from "./shared.js";
import { WebStandardStreamableHTTPServerTransport, createMcpHandler, hostHeaderValidationResponse, isInitializeRequest, isLegacyRequest, localhostAllowedHostnames, localhostAllowedOrigins, originValidationResponse, parseJSONRPCMessage } from "@modelcontextprotocol/server";
import { randomUUID } from "node:crypto";
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Transform, pipeline } from "node:stream";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { once } from "node:events";
import { createServer } from "node:http";
import { toNodeHandler } from "@modelcontextprotocol/node";
import { createServerFactory } from "./index.js";
// src/shared/tasks-module.ts
async function tasksOfModule(path) {
	const { default: tasksOf } = await import(pathToFileURL(resolve(path)).href).catch((error) => {
		throw new UsageError(`--tasks-of ${path}: ${error.message}`);
	});
	if (typeof tasksOf === "function") return tasksOf;
	throw new UsageError(`--tasks-of ${path}: the default export must be a function from an upload to the IDs of its tasks.`);
}
// src/mcp/sessions.ts
const most = 100;
const idleTime = 864e5;
function createSessions(createMcpServer, limits = {
	most,
	idleTime
}) {
	const sessions = /* @__PURE__ */ new Map();
	const use = (id, { transport }) => {
		sessions.delete(id);
		sessions.set(id, {
			transport,
			lastUsed: Date.now()
		});
	};
	function endOld(room = 0) {
		for (const [id, { transport, lastUsed }] of sessions) {
			if (sessions.size + room <= limits.most && lastUsed > Date.now() - limits.idleTime) return;
			sessions.delete(id);
			transport.close();
		}
	}
	async function begin() {
		endOld(1);
		const transport = new WebStandardStreamableHTTPServerTransport({
			sessionIdGenerator: () => randomUUID(),
			onsessioninitialized: (id) => use(id, { transport }),
			onsessionclosed: (id) => void sessions.delete(id)
		});
		await createMcpServer().connect(transport);
		return transport;
	}
	return async (request) => {
		if (!await isLegacyRequest(request)) return void 0;
		const id = request.headers.get("mcp-session-id");
		if (id === null) return [await new Response(request.method === "POST" ? request.clone().body : "").json().catch(() => {})].flat().some((message) => isInitializeRequest(message)) ? (await begin()).handleRequest(request) : void 0;
		endOld();
		const session = sessions.get(id);
		if (!session) return Response.json({
			jsonrpc: "2.0",
			id: null,
			error: {
				code: -32001,
				message: "The session has ended. Begin another one with initialize."
			}
		}, { status: 404 });
		use(id, session);
		return session.transport.handleRequest(request);
	};
}
// src/mcp/http.ts
function createListener(createMcpServer) {
	const handler = createMcpHandler(createMcpServer);
	const inSession = createSessions(createMcpServer);
	return async (request, options) => hostHeaderValidationResponse(request, localhostAllowedHostnames()) ?? originValidationResponse(request, localhostAllowedOrigins()) ?? (new URL(request.url).pathname === "/mcp" ? await inSession(request) ?? handler.fetch(request, options) : new Response("The endpoint is /mcp.\n", { status: 404 }));
}
async function serveHttp(createMcpServer, port) {
	const listener = toNodeHandler({ fetch: createListener(createMcpServer) });
	const server = createServer((request, response) => void listener(request, response));
	server.listen(port, "127.0.0.1");
	await once(server, "listening");
	return `http://127.0.0.1:${server.address().port}/mcp`;
}
// src/mcp/limit-lines.ts
const longestLine = 10485760;
const searched = 4096;
const newline = 10;
const id = String.raw`"id"\s*:\s*(-?\d+|"(?:[^"\\]|\\.)*")`;
const text = String.raw`"(?:jsonrpc|method)"\s*:\s*"[^"\\]*"`;
const first = RegExp(String.raw`^\s*\{\s*(?:${text}\s*,\s*)*${id}`);
const last = RegExp(String.raw`[\]}]\s*,\s*(?:${text}\s*,\s*)*${id}\s*(?:,\s*${text}\s*)*\}\s*$`);
const rejection = (id, code, message) => ({
	jsonrpc: "2.0",
	id,
	error: {
		code,
		message
	}
});
function parseError(line) {
	if (line.toString().trim() === "") return void 0;
	try {
		parseJSONRPCMessage(JSON.parse(line.toString()));
		return;
	} catch (error) {
		return error instanceof SyntaxError ? rejection(null, -32700, "The message is no JSON.") : rejection(null, -32600, "The message is not one of JSON-RPC 2.0. Send each in a line of its own, not in an array.");
	}
}
function lengthError(length, line) {
	const text = line.toString();
	const [, found] = /"method"\s*:/.test(text) && (first.exec(text) ?? last.exec(text)) || [];
	const id = found === void 0 ? null : JSON.parse(found);
	return rejection(id, -32600, `The message has ${length} bytes, and the limit is ${longestLine}.`);
}
function limitLines(reject) {
	let length = 0;
	let parts = [];
	const isLong = () => length > longestLine;
	const add = (part) => {
		length += part.length;
		parts.push(part);
		if (!isLong()) return;
		const all = Buffer.concat(parts);
		parts = [all.subarray(0, searched), all.subarray(searched).subarray(-4096)];
	};
	const finish = () => {
		const line = Buffer.concat(parts);
		const problem = isLong() ? lengthError(length, line) : parseError(line);
		if (problem) reject(problem);
		[length, parts] = [0, []];
		return problem ? void 0 : line;
	};
	return new Transform({
		readableObjectMode: true,
		transform(chunk, _, done) {
			let from = 0;
			for (let at; (at = chunk.indexOf(newline, from)) >= 0; from = at + 1) {
				add(chunk.subarray(from, at + 1));
				const line = finish();
				if (line) this.push(line);
			}
			if (from < chunk.length) add(chunk.subarray(from));
			done();
		},
		flush(done) {
			if (isLong()) finish();
			done();
		}
	});
}
// src/mcp/options.ts
const options = {
	"base-url": option("URL", "base URL of the service; DOCPROC_API_KEY has the key"),
	team: option("ID", "team, with --base-url"),
	project: option("ID", "project, with --base-url"),
	"tasks-of": option("MODULE", "its default export returns the task IDs of an upload"),
	root: {
		...option("FOLDER", "folder with files that may be uploaded; repeatable"),
		multiple: true
	},
	"read-only": flag("has only the tools that change nothing"),
	allow: {
		...option("irreversible", "sends irreversible requests without a confirmation by the user"),
		multiple: true
	},
	http: option("PORT", "serves streamable HTTP on http://127.0.0.1:PORT/mcp in place of stdin and stdout"),
	version: flag("prints the version"),
	help: flag("prints these options")
};
// src/mcp/command.ts
const usage = `Usage: docproc-mcp [options]

MCP server of the Document Processing Service, on stdin and stdout. Without --base-url, requests go to a
sandbox in the same process.

${optionLines(options)}`;
const parse = (args) => parseArguments("docproc-mcp", {
	args,
	options
}).values;
async function main(args, env) {
	const flags = parse(args);
	if (flags.help) return console.log(usage);
	if (flags.version) return console.log(version);
	const { allow = [], root: roots = [], http } = flags;
	const wrong = allow.find((each) => each !== "irreversible");
	if (wrong !== void 0) throw new UsageError(`--allow ${wrong}: the value must be irreversible.`);
	for (const root of roots) if (!(await stat(root).catch(() => void 0))?.isDirectory()) throw new UsageError(`--root ${root}: there is no such folder.`);
	const port = integer(http, "--http", { max: 65535 });
	const createServer = createServerFactory({
		client: await clientOf(flags, env),
		roots,
		readOnly: flags["read-only"],
		allowIrreversible: allow.length > 0
	});
	if (port === void 0) {
		const lines = limitLines((error) => process.stdout.write(`${JSON.stringify(error)}\n`));
		pipeline(process.stdin, lines, () => {});
		const transport = new StdioServerTransport(lines, process.stdout, { maxBufferSize: 10485761 });
		serveStdio(createServer, { transport });
		return;
	}
	const url = await serveHttp(createServer, port).catch((error) => {
		throw new UsageError(`--http ${port}: ${error.message}`);
	});
	console.error(`The MCP server listens on ${url}`);
}
async function clientOf(flags, env) {
	const { "base-url": baseUrl, team: teamId, project: projectId, "tasks-of": module } = flags;
	if (baseUrl === void 0) {
		if ([
			teamId,
			projectId,
			module
		].every((each) => each === void 0)) return void 0;
		throw new UsageError("--team, --project and --tasks-of need --base-url: the sandbox has its own.");
	}
	const { DOCPROC_API_KEY: apiKey } = env;
	if (!apiKey) throw new UsageError("The key is missing: set DOCPROC_API_KEY.");
	if (!teamId || !projectId) throw new UsageError("--base-url needs --team and --project.");
	return {
		baseUrl,
		apiKey,
		teamId,
		projectId,
		tasksOf: module === void 0 ? void 0 : await tasksOfModule(module)
	};
}
// src/mcp/bin.ts
try {
	await main(process.argv.slice(2), process.env);
} catch (error) {
	console.error(printed(error, process.env));
	process.exitCode = isUsageError(error) ? 2 : 1;
}
