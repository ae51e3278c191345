import { ExpectationError, FormReader, anyText, basePathOf, begin, cases, checkExpected, checkFilter, checkMembers, checkObject, contract, controlPath, corsHeaders, difference, integer, isPreflight, keyOf, literal, mistake, nameOf as nameOf$2, outside, pageRejection, pathIn, preflightHeaders, problemDetails, reach, rejectDropped, respondTo, sandboxesOf, text, textOf, toJournalEntry, tooLong } from "./sandbox.js";
import { once } from "node:events";
import { STATUS_CODES, createServer, maxHeaderSize } from "node:http";
import { createHash, timingSafeEqual } from "node:crypto";
import { startSandbox } from "./index.js";
import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
// src/sandbox/hosts/http/body.ts
const isNode = !("Bun" in globalThis || "Deno" in globalThis);
function free(chunk) {
	const buffer = chunk.buffer;
	if (isNode && chunk.byteOffset === 0 && chunk.length === buffer.byteLength) buffer.transfer?.(0);
}
const restBytes = 2 ** 27;
async function readText(incoming, maxBytes) {
	const chunks = [];
	let size = 0;
	for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
		size += chunk.length;
		const problem = tooLong(size, maxBytes);
		if (problem) return problem;
		chunks.push(chunk);
	}
	return textOf(Buffer.concat(chunks), maxBytes);
}
async function readForm(incoming, wanted) {
	const form = new FormReader(wanted, incoming.headers["content-type"], newHash);
	for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
		form.write(chunk);
		free(chunk);
		if (form.problem) break;
	}
	await form.end();
	return form;
}
function newHash() {
	const hash = createHash("sha256");
	return {
		update: (bytes) => hash.update(bytes),
		digest: () => hash.digest("hex")
	};
}
const responded = /* @__PURE__ */ new WeakSet();
function readRest(incoming, then) {
	let size = 0;
	responded.add(incoming.socket);
	incoming.once("end", () => responded.delete(incoming.socket));
	incoming.on("data", (chunk) => {
		size += chunk.length;
		free(chunk);
		if (size > restBytes) incoming.destroy();
	});
	incoming.once("end", then).once("close", then).resume();
}
// src/sandbox/hosts/http/connections.ts
const statuses = {
	HPE_HEADER_OVERFLOW: 431,
	HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
	ERR_HTTP_REQUEST_TIMEOUT: 408
};
const details = {
	408: "The request did not arrive in time.",
	413: "The extensions of the chunks of the body have too many bytes.",
	431: `The headers have more than ${maxHeaderSize} bytes. If they are cookies of other servers on this host, delete them, or use another name of the host, such as 127.0.0.1. Else start the sandbox with more: NODE_OPTIONS=--max-http-header-size=65536.`
};
const patience$1 = 1e3;
function rejectBytes({ code = "" }, socket) {
	if (code === "ECONNRESET") return void socket.destroy();
	if (!socket.writable) return;
	const status = statuses[code] ?? 400;
	const { type, body } = problemDetails(status, details[status] ?? `This is no request of HTTP/1.1 (${code}).`);
	const headers = `content-type: ${type}\r\ncontent-length: ${body.length}\r\nconnection: close`;
	const response = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\n\r\n${body}`;
	socket.end(responded.has(socket) ? "" : response);
	const timer = setTimeout(() => socket.destroy(), patience$1);
	socket.once("close", () => clearTimeout(timer));
}
const rejection = "The sandbox is no proxy for HTTPS. Use a base URL that begins with http:.\n";
function acceptTunnels(server) {
	server.on("connect", ({ url = "" }, socket, begun) => {
		if (url.endsWith(":443")) {
			socket.on("error", () => {}).end(`HTTP/1.1 501 Not Implemented\r\ncontent-type: text/plain\r
content-length: 74\r
connection: close\r\n\r\n${rejection}`);
			return;
		}
		socket.write("HTTP/1.1 200 OK\r\n\r\n");
		if (begun.length > 0) socket.unshift(begun);
		server.emit("connection", socket);
	});
}
// src/sandbox/hosts/http/control-access.ts
const sha256 = (text) => createHash("sha256").update(text).digest();
const way = "start the sandbox with --control-token TOKEN (in code: controlToken), and send it as a bearer token";
function controlRejection(token, { address = "", host, headers }) {
	if (token !== void 0) {
		const given = keyOf(headers.authorization);
		if (given !== void 0 && timingSafeEqual(sha256(given), sha256(token))) return void 0;
		return problemDetails(401, "The control token is missing or wrong. Send it as a bearer token: it is the value of --control-token, of DOCPROC_SANDBOX_CONTROL_TOKEN or, in code, of controlToken.");
	}
	if (!isLoopback(address)) return problemDetails(403, `Without a control token, only this machine controls the sandbox: ${way}.`);
	if (!isLoopback(nameOf$1(host))) return problemDetails(403, `Without a control token, the sandbox is controlled as localhost, 127.0.0.1 or [::1], and the request is for ${host === void 0 ? "no host" : begin(host, 200)}: use one of these names, or ${way}.`);
}
const nameOf$1 = (host = "") => host.replace(/:\d*$/, "").replace(/^\[(.*)\]$/, "$1");
const isLoopback = (host) => /^((.+\.)?localhost|::1|(::ffff:)?127(\.\d{1,3}){3})$/i.test(host);
// src/sandbox/hosts/http/metrics.ts
let ofProcess;
async function metrics(sandbox) {
	const { collectDefaultMetrics, Counter, Gauge, Registry } = await import("prom-client");
	if (!ofProcess) collectDefaultMetrics({ register: ofProcess = new Registry() });
	const own = new Registry();
	const registers = [own];
	const sizes = {
		teams: "Teams that are kept.",
		tasks: "Tasks of all teams.",
		bytes: "Bytes kept, roughly."
	};
	const used = await sandbox.surroundings.shared?.host.used() ?? sandbox.state;
	const values = {
		tasks: used.tasks,
		bytes: used.bytes,
		teams: used.teams?.size
	};
	for (const [size, help] of Object.entries(sizes)) new Gauge({
		name: `docproc_sandbox_${size}`,
		help,
		registers
	}).set(values[size] ?? 0);
	const requests = new Counter({
		name: "docproc_sandbox_requests_total",
		help: "Requests by operation and status of the response, since the start or the last reset.",
		registers,
		labelNames: ["operation", "status"]
	});
	for (const { state } of await sandboxesOf(sandbox)) for (const { id: operation } of contract.operations) for (const [status, count] of state.coverage.of("status", operation)) requests.inc({
		operation,
		status
	}, count);
	const body = await Registry.merge([own, ofProcess]).metrics();
	return {
		status: 200,
		type: own.contentType,
		body
	};
}
// src/sandbox/hosts/http/server.ts
const serveRules = {
	port: integer(0, 65535, "an integer from 0 to 65535"),
	host: {
		...text,
		needed: "a host, such as 127.0.0.1 or 0.0.0.0"
	},
	baseUrl: anyText,
	controlToken: {
		needed: "a text that others cannot guess",
		fits: (value) => typeof value === "string" && value.trim() !== ""
	},
	allowOrigins: {
		needed: "an array of origins: each a scheme, a host and a port without a path, as in http://localhost:3000",
		fits: (value) => Array.isArray(value) && value.every(isOrigin)
	}
};
const patience = 5e3;
const isOrigin = (value) => typeof value === "string" && URL.canParse(value) && new URL(value).origin === value;
async function serve(sandbox, options = {}) {
	checkMembers("option", checkObject("The options are", options), serveRules);
	const { port = 4020, host = "127.0.0.1", baseUrl, controlToken, allowOrigins = [] } = options;
	const base = basePathOf(baseUrl);
	const access = {
		controlToken,
		allowOrigins: [...allowOrigins]
	};
	const { shared } = sandbox.surroundings;
	if (shared && controlToken !== void 0) throw new TypeError("With an operator token, each team has a control token of its own: leave controlToken out.");
	const server = createServer({
		keepAliveTimeout: 72e3,
		optimizeEmptyRequests: true
	}, (incoming, outgoing) => void receive(sandbox, access, base, incoming, outgoing));
	server.on("clientError", rejectBytes);
	acceptTunnels(server);
	await once(server.listen(port, host.replace(/^\[(.*)\]$/, "$1")), "listening");
	const { address, family, port: bound } = server.address();
	if (!isLoopback(address)) {
		const control = controlToken !== void 0 || shared ? "and control it with the control token" : "but not control it";
		sandbox.state.log(`Other machines can reach the sandbox on ${address}. They can use the API, ${control}.`);
	}
	const own = {
		"0.0.0.0": "127.0.0.1",
		"::": "::1"
	}[address] ?? address;
	const name = family === "IPv6" ? `[${own}]` : own;
	const sockets = /* @__PURE__ */ new Set();
	server.on("connection", (socket) => sockets.add(socket.once("close", () => sockets.delete(socket))));
	const end = () => {
		for (const socket of sockets) socket.destroy();
	};
	const drain = async () => {
		const closed = once(server.close(), "close");
		const timer = setTimeout(end, patience);
		server.keepAliveTimeout = 1;
		for (const { surroundings } of await sandboxesOf(sandbox)) surroundings.watchers.stop("When the sandbox was closed,");
		await closed;
		clearTimeout(timer);
	};
	const close = () => {
		const drained = drain();
		end();
		return drained;
	};
	return {
		baseUrl: `http://${name}:${bound}${base}`,
		close,
		drain
	};
}
async function receive(sandbox, access, base, incoming, outgoing) {
	const { method = "", url = "", headers, socket } = incoming;
	const { log } = sandbox.state;
	const { path: target, host = headers.host } = url.startsWith("/") ? { path: url } : targetOf(url);
	const path = pathIn(base, target);
	if (path === void 0) return send(incoming, outgoing, outside(base), true, log);
	const isControl = path.startsWith(controlPath);
	const rejection = isControl ? rejectionOf(sandbox, access, host, incoming) : void 0;
	if (rejection) return send(incoming, outgoing, rejection, false, log);
	if (isPreflight(method, headers)) return void outgoing.writeHead(204, preflightHeaders(headers)).end();
	const connection = isControl ? new AbortController() : void 0;
	const end = () => connection?.abort();
	if (connection) socket.once("close", end);
	const request = {
		method,
		path,
		headers,
		body: hasBody(incoming) ? bodyOf(incoming) : void 0,
		signal: connection?.signal
	};
	const response = await (path === metricsPath && method === "GET" ? metricsOf : respondTo)(sandbox, request).catch((error) => incoming.destroyed && !incoming.complete ? void 0 : mistake(sandbox.state, error));
	if (connection) socket.off("close", end);
	if (response) send(incoming, outgoing, response, true, log);
}
function rejectionOf({ surroundings: { shared } }, { controlToken, allowOrigins = [] }, host, { method, headers, headersDistinct, socket: { remoteAddress: address } }) {
	if ((headersDistinct["host"] ?? []).length > 1) return problemDetails(400, "The request has more than one Host header.");
	const isOpen = isPreflight(method, headers) || shared !== void 0;
	return pageRejection(allowOrigins, headers) ?? (isOpen ? void 0 : controlRejection(controlToken, {
		address,
		host,
		headers
	}));
}
const bodyOf = (incoming) => ({
	text: (maxBytes) => readText(incoming, maxBytes),
	form: (wanted) => readForm(incoming, wanted)
});
function targetOf(url) {
	const [, host, rest = ""] = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)(.*)$/i.exec(url) ?? [];
	if (host === void 0) return { path: url };
	return {
		path: rest.startsWith("/") ? rest : `/${rest}`,
		host
	};
}
const metricsPath = `${controlPath}metrics`;
async function metricsOf(served, { method, path, headers }) {
	const reached = await reach(served, {
		method,
		path,
		headers
	});
	if ("status" in reached) return reached;
	const { shared } = served.surroundings;
	if (await shared?.signer.isOperator(keyOf(headers.authorization) ?? "") === false) return problemDetails(403, "The metrics need the operator token.");
	try {
		return await metrics(served);
	} catch (error) {
		if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
		return problemDetails(501, "The metrics need the package prom-client: npm install prom-client");
	}
}
function send(incoming, outgoing, response, readable, log) {
	const { delayMs } = response.delivery ?? {};
	const sendNow = () => {
		try {
			write(incoming, outgoing, response, readable);
		} catch (error) {
			log(`A response cannot be sent: ${error.message}`);
			endConnection(outgoing);
		}
	};
	if (!delayMs) return sendNow();
	const timer = setTimeout(sendNow, delayMs);
	if (typeof timer === "object") timer.unref();
}
function write(incoming, outgoing, { status, type, body, stream, headers: others, delivery: { cut } = {} }, readable) {
	if (status === 0) return endConnection(outgoing);
	const length = Buffer.byteLength(body);
	const bytes = length === body.length ? body : Buffer.from(body);
	const headers = status === 204 || status === 304 || stream ? [] : ["content-length", String(length)];
	if (type !== "") headers.push("content-type", type);
	for (const name in others) headers.push(name, others[name] ?? "");
	const { origin } = incoming.headers;
	if (origin !== void 0 && readable) {
		const names = headers.filter((_, i) => i % 2 === 0);
		headers.push(...Object.entries(corsHeaders(origin, names)).flat());
	}
	outgoing.writeHead(status, headers);
	if (stream && incoming.method !== "HEAD") return void writeStream(stream, outgoing);
	if (cut) {
		if (body === "" || incoming.method === "HEAD") endConnection(outgoing);
		else outgoing.write(Buffer.from(body.slice(0, body.length / 2)), () => outgoing.destroy());
	} else if (incoming.complete || !hasBody(incoming)) outgoing.end(bytes, "latin1");
	else {
		outgoing.flushHeaders();
		outgoing.write(bytes, "latin1");
		readRest(incoming, () => outgoing.end());
	}
}
async function writeStream(stream, outgoing) {
	const reader = stream.getReader();
	outgoing.once("close", () => void reader.cancel());
	for (;;) {
		const { value, done } = await reader.read();
		if (done) return void outgoing.end();
		if (!outgoing.write(value)) await new Promise((resolve) => outgoing.once("drain", resolve));
	}
}
function endConnection(outgoing) {
	if (outgoing.socket) outgoing.destroy();
	else outgoing.once("socket", () => outgoing.destroy());
}
const hasBody = ({ headers }) => headers["transfer-encoding"] !== void 0 || Number(headers["content-length"] ?? 0) > 0;
// src/shared/usage.ts
const usageListener = Symbol.for("docproc.usage");
// src/sandbox/hosts/usage.ts
function recordUsageTo(path) {
	if (usageListener in globalThis) return;
	const root = process.cwd();
	const file = resolve(root, path);
	const written = new Set(linesOf(file));
	const names = namesIn(contract, /* @__PURE__ */ new Set(["allowed", "can"]));
	const app = nameOf(root);
	const add = (fact) => {
		const line = JSON.stringify(fact);
		if (!written.has(line)) appendFileSync(file, `${line}\n`);
		written.add(line);
	};
	const scanned = /* @__PURE__ */ new Set();
	const scan = (module) => {
		if (scanned.has(module)) return;
		scanned.add(module);
		const text = readFileSync(module, "utf8");
		const own = relative(root, module);
		const found = [...text.matchAll(members)].flatMap(([, word = ""]) => [word, word.toUpperCase()]);
		const words = [...new Set(found)].filter((word) => names.has(word)).sort();
		add({
			app,
			file: own,
			names: words
		});
		for (const { 1: of = "", 2: method = "", index } of text.matchAll(/\b(\w+)s\s*\??\.\s*(\w+)\s*\(/g)) if (names.has(method + of.slice(0, 1).toUpperCase() + of.slice(1))) add({
			app,
			operation: `${of}s.${method}`,
			calls: "",
			at: `${own}:${text.slice(0, index).split("\n").length}`
		});
		for (const [, specifier = ""] of text.matchAll(/\b(?:from|import|require)\s*\(?\s*['"](\.[^'"]+)['"]/g)) {
			const imported = moduleAt(join(dirname(module), specifier));
			if (imported !== void 0) scan(imported);
		}
	};
	const note = (operation, kind, name, stack) => {
		const isBody = kind === "reads" || /[.[]/.test(name);
		const words = name.match(/\w+/g) ?? [];
		if (isBody && !words.slice(words.length > 1 ? 1 : 0).every((each) => names.has(each))) return;
		const own = framesOf(stack, root);
		const [site] = own;
		const at = site && `${relative(root, site.file)}:${site.line}`;
		add({
			app,
			operation,
			[kind]: name,
			...at && { at }
		});
		for (const frame of own) scan(frame.file);
	};
	Object.assign(globalThis, { [usageListener]: note });
}
function linesOf(file) {
	try {
		mkdirSync(dirname(file), { recursive: true });
		appendFileSync(file, "");
		return readFileSync(file, "utf8").split("\n");
	} catch (error) {
		const { code } = error;
		throw new Error(`DOCPROC_USAGE: ${file} cannot be written (${code}). Name a file in a folder that you may change.`, { cause: error });
	}
}
const members = /(?:\.|['"`]|[{,]\s*(?=\w+\s*[,}=:])|\b(?=[A-Z_]+\b))([A-Za-z_]\w*)/g;
const seeded = /* @__PURE__ */ new Set();
function recordSeeds(team) {
	const note = globalThis[usageListener];
	const { seed } = team;
	const visit = (value, path) => {
		if (Object(value) !== value) return;
		const isList = Array.isArray(value);
		for (const [key, inner] of Object.entries(value)) {
			const name = isList ? `${path}[]` : (path && `${path}.`) + key;
			if (!isList && !seeded.has(name)) note("seed", "gives", name, `${(/* @__PURE__ */ new Error()).stack}`);
			seeded.add(name);
			visit(inner, name);
		}
	};
	const recorded = (task) => {
		visit(task, "");
		return seed(task);
	};
	Object.assign(team, { seed: recorded });
}
function namesIn(value, found = /* @__PURE__ */ new Set()) {
	if (typeof value === "string") found.add(value);
	if (Object(value) !== value) return found;
	for (const [key, inner] of Object.entries(value)) namesIn(inner, found.add(key));
	return found;
}
function nameOf(root) {
	const manifest = join(root, "package.json");
	const { name } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")) : {};
	return name ?? root.split(sep).at(-1) ?? "";
}
function framesOf(stack, root) {
	return [...stack.matchAll(/(?:file:\/\/)?((?:[A-Za-z]:)?[\\/][^():?\n]+)(?:\?[^:\n]*)?:(\d+):\d+/g)].flatMap(([, path = "", line = ""]) => {
		const file = decodeURI(path);
		return file.startsWith(root + sep) && !file.includes("node_modules") && existsSync(file) ? [{
			file,
			line
		}] : [];
	});
}
function moduleAt(path) {
	const stem = path.replace(/\.[cm]?jsx?$/, "");
	return [path, ...[
		".ts",
		".tsx",
		".js",
		".jsx",
		".mjs",
		".mts",
		"/index.ts",
		"/index.js"
	].map((ending) => stem + ending)].find((each) => statSync(each, { throwIfNoEntry: false })?.isFile());
}
// src/sandbox/hosts/fixture.ts
async function startFixture(options = {}) {
	const usage = process.env["DOCPROC_USAGE"];
	if (usage) recordUsageTo(usage);
	const sandbox = await startLike(options);
	if (!usage) return sandbox;
	recordSeeds(sandbox);
	const { team } = sandbox;
	return Object.assign(sandbox, { team(...given) {
		const own = team(...given);
		recordSeeds(own);
		return own;
	} });
}
async function startLike(options) {
	const url = process.env["DOCPROC_SANDBOX_URL"];
	if (!url) return startSandbox({
		...options,
		port: 0
	});
	const { set } = await (await control(url, "settings")).json();
	const extractions = await (await control(url, "extractions")).json();
	const sandbox = await startSandbox({
		...options,
		set: {
			...set,
			...options.set
		},
		extractions: [...extractions, ...options.extractions ?? []],
		port: 0
	});
	return {
		...sandbox,
		async close() {
			await sandbox.close();
			const settings = sandbox.exercised().filter((id) => !options.set?.[id]);
			await control(url, "exercised", {
				settings,
				requests: sandbox.state.requests
			});
		}
	};
}
async function control(url, path, body) {
	const token = process.env["DOCPROC_SANDBOX_CONTROL_TOKEN"];
	let cause;
	try {
		const response = await fetch(`${url}/_sandbox/${path}`, {
			headers: {
				"content-type": "application/json",
				...token && { authorization: `Bearer ${token}` }
			},
			...body && {
				method: "POST",
				body: JSON.stringify(body)
			}
		});
		if (response.ok) return response;
		cause = await response.text();
	} catch (error) {
		cause = error;
	}
	throw new Error(`No sandbox at DOCPROC_SANDBOX_URL ${url}: ${String(cause)}`, { cause });
}
// src/shared/columns.ts
function columns(rows) {
	const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
	const line = (row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
	return rows.map((row) => line(row).trimEnd());
}
// src/sandbox/state/effect.ts
function effectOf({ rejected, verdict, fault, event, changes = {} }) {
	const text = (value) => typeof value === "string" ? value : JSON.stringify(value);
	const changed = Object.entries(changes).map(([name, { from, to }]) => `${name}: ${text(from)} → ${text(to)}`);
	return [
		rejected ?? verdict.violation,
		fault && `fault: ${fault}`,
		...changed,
		event
	].filter(Boolean).join("; ");
}
// src/sandbox/testing/expectations.ts
const listed = 20;
function checkHas(given, member) {
	if (typeof Object(given)[member] === "function") return;
	const needed = member === "journal" ? "a team or a sandbox" : "a sandbox";
	throw new TypeError(`${literal(given)} has no ${member}. Pass ${needed}.`);
}
function received(team, expected) {
	checkHas(team, "journal");
	checkExpected(expected);
	const { operation } = typeof expected === "string" ? { operation: expected } : expected;
	if (operation) checkFilter({ operation });
	const entries = team.journal();
	const compared = entries.map((entry) => ({
		entry,
		wrong: difference(entry, expected)
	}));
	const found = compared.filter(({ wrong }) => wrong === void 0);
	const pass = found.length > 0;
	if (!pass) rejectDropped(firstOf(entries));
	const lines = (pass ? found : compared).map(({ entry, wrong }) => lineOf(entry, wrong));
	const what = `Expected ${pass ? "no" : "a"} request ${literal(expected)}`;
	return {
		pass,
		message: () => listOf(`${what}, and received ${lines.length}`, lines)
	};
}
function noViolations(team) {
	checkHas(team, "journal");
	const unmatched = "state" in team ? team.state.unmatched.values().map(toJournalEntry) : [];
	const own = team.journal();
	rejectDropped(firstOf(own));
	const entries = [...own, ...unmatched];
	const lines = entries.flatMap((entry) => {
		const { violation } = entry.verdict;
		return violation === void 0 ? [] : [lineOf(entry, `${nameOf$2(entry)}: ${violation}`)];
	});
	const count = `${lines.length} of ${entries.length} requests violate the contract`;
	return {
		pass: lines.length === 0,
		message: () => listOf(count, lines)
	};
}
function covered(sandbox, names) {
	checkHas(sandbox, "coverage");
	const all = cases(sandbox.coverage()).map((each) => ({
		...each,
		full: `${each.suite} ${each.name}`
	}));
	for (const name of names) {
		if (all.some(({ suite, full }) => name === suite || name === full)) continue;
		const [near] = String(name).split(" ");
		const known = all.filter(({ suite }) => suite === near).map(({ full }) => full);
		const suites = [...new Set(all.map(({ suite }) => suite))];
		throw new TypeError(`There is no case ${literal(name)}. There are: ${(known.length > 0 ? known : suites).join(", ")}.`);
	}
	const wanted = all.filter(({ suite, full }) => names.length === 0 || names.includes(suite) || names.includes(full));
	const missing = wanted.filter(({ count }) => count === 0).map(({ full }) => `  ${full}`);
	const count = `${missing.length} of ${wanted.length} cases are not covered`;
	return {
		pass: missing.length === 0,
		message: () => listOf(count, missing, Infinity)
	};
}
const firstOf = ([first]) => first?.number ?? 1;
const lineOf = (entry, text = nameOf$2(entry)) => `  ${entry.number}. ${text}`;
const listOf = (head, lines, max = listed) => lines.length === 0 ? `${head}.` : [`${head}:`, ...lines.slice(-max)].join("\n");
function assertExpectation({ pass, message }) {
	if (!pass) throw new ExpectationError(message());
}
function journalTable(team) {
	const entries = team.journal();
	const last = entries.slice(-20);
	const isSuccess = ({ status }) => status >= 200 && status < 400;
	const sorted = [...last.filter((entry) => !isSuccess(entry)), ...last.filter(isSuccess)];
	const rows = sorted.map((entry) => [
		`${entry.number}`,
		entry.operation ?? "",
		begin(entry.path, 100),
		`${entry.status}`,
		begin(effectOf(entry), 200)
	]);
	const lines = columns([[
		"",
		"operation",
		"path",
		"status",
		"effect"
	], ...rows]);
	const head = `Journal of ${team.id}: ${last.length} of ${entries.length} requests`;
	const all = lines.flatMap((line, index) => {
		const entry = sorted[index - 1];
		return [`  ${line}`, ...entry && !isSuccess(entry) ? bodiesOf(entry) : []];
	});
	return listOf(head, rows.length === 0 ? [] : all, Infinity);
}
const bodiesOf = ({ body, response }) => Object.entries({
	sent: body,
	received: response
}).flatMap(([verb, text]) => text === void 0 ? [] : [`      ${verb} ${begin(text.replaceAll(/\s+/g, " "), 300)}`]);
export { assertExpectation, covered, journalTable, noViolations, received, serve, serveRules, startFixture };
