#!/usr/bin/env node
import { createMcpHandler, hostHeaderValidationResponse, localhostAllowedHostnames, localhostAllowedOrigins, originValidationResponse } from "@modelcontextprotocol/server";
import { stat } from "node:fs/promises";
import { format, parseArgs } from "node:util";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { once } from "node:events";
import { createServer } from "node:http";
import { toNodeHandler } from "@modelcontextprotocol/node";
import { createServerFactory } from "./index.js";
// src/shared/command-line.ts
/** What the commands of the packages have in common: how they report errors in their arguments. */
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
		const [first] = error.message.split(/\.?(?:\n|\. )/);
		throw new UsageError(`${first}. ${command} --help lists the options.`);
	}
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
// src/mcp/http.ts
/**
* Serves streamable HTTP on 127.0.0.1, and returns the URL. Pages of other hosts cannot send requests, not even by a host name that leads here.
*
* @param port 0 for any free port.
* @throws {Error} The server cannot listen, for instance because the port is in use.
*/
async function serveHttp(createMcpServer, port) {
	const handler = createMcpHandler(createMcpServer);
	const listener = toNodeHandler({ fetch: async (request, options) => hostHeaderValidationResponse(request, localhostAllowedHostnames()) ?? originValidationResponse(request, localhostAllowedOrigins()) ?? (new URL(request.url).pathname === "/mcp" ? handler.fetch(request, options) : new Response("The endpoint is /mcp.\n", { status: 404 })) });
	const server = createServer((request, response) => void listener(request, response));
	server.listen(port, "127.0.0.1");
	await once(server, "listening");
	return `http://127.0.0.1:${server.address().port}/mcp`;
}
// src/mcp/command.ts
const usage = `Usage: docproc-mcp [options]

MCP server of the Document Processing Service, on stdin and stdout. Without --base-url, requests go to a
sandbox in the same process.

  --base-url URL        base URL of the service; DOCPROC_API_KEY has the key
  --team ID             team, with --base-url
  --project ID          project, with --base-url
  --root FOLDER         folder with files that may be uploaded; repeatable
  --read-only           has only the tools that change nothing
  --allow irreversible  sends irreversible requests without a confirmation by the user
  --http PORT           serves streamable HTTP on http://127.0.0.1:PORT/mcp in place of stdin and stdout
  --help                prints this`;
const options = {
	"base-url": { type: "string" },
	team: { type: "string" },
	project: { type: "string" },
	root: {
		type: "string",
		multiple: true
	},
	"read-only": { type: "boolean" },
	allow: {
		type: "string",
		multiple: true
	},
	http: { type: "string" },
	help: { type: "boolean" }
};
const parse = (args) => parseArguments("docproc-mcp", {
	args,
	options
}).values;
/**
* Runs the command, which serves until its input or the process ends.
*
* @throws {UsageError | TypeError} The arguments are invalid; the message states why.
*/
async function main(args, env) {
	const flags = parse(args);
	if (flags.help) return console.log(usage);
	const { allow = [], root: roots = [], http } = flags;
	const wrong = allow.find((each) => each !== "irreversible");
	if (wrong !== void 0) throw new UsageError(`--allow ${wrong}: the value must be irreversible.`);
	for (const root of roots) if (!(await stat(root).catch(() => void 0))?.isDirectory()) throw new UsageError(`--root ${root}: there is no such folder.`);
	const port = integer(http, "--http", { max: 65535 });
	const createServer = createServerFactory({
		client: clientOf(flags, env),
		roots,
		readOnly: flags["read-only"],
		allowIrreversible: allow.length > 0
	});
	if (port === void 0) return void serveStdio(createServer);
	const url = await serveHttp(createServer, port).catch((error) => {
		throw new UsageError(`--http ${port}: ${error.message}`);
	});
	console.error(`The MCP server listens on ${url}`);
}
/** The client of the service that flags and the environment name; undefined for a sandbox. */
function clientOf(flags, env) {
	const { "base-url": baseUrl, team: teamId, project: projectId } = flags;
	if (baseUrl === void 0) {
		if (teamId === void 0 && projectId === void 0) return void 0;
		throw new UsageError("--team and --project need --base-url: the sandbox has its own.");
	}
	const { DOCPROC_API_KEY: apiKey } = env;
	if (!apiKey) throw new UsageError("The key is missing: set DOCPROC_API_KEY.");
	if (!teamId || !projectId) throw new UsageError("--base-url needs --team and --project.");
	return {
		baseUrl,
		apiKey,
		teamId,
		projectId
	};
}
// src/mcp/bin.ts
try {
	await main(process.argv.slice(2), process.env);
} catch (error) {
	console.error(printed(error, process.env));
	process.exitCode = 1;
}
