import { once } from "node:events";
import { createServer } from "node:http";
import { control, controlPath, snapshotPath } from "../control/control.js";
import { aborted, bodyOf, handle } from "../engine/engine.js";
import { problem } from "../engine/faults.js";
import { hasBody, readForm, readRest, readText } from "./body.js";
/**
* Serves a sandbox over HTTP. Bytes of files are counted as they arrive, and discarded.
*
* @throws {Error} The server cannot listen, for instance because the port is taken.
*/
export async function serve(sandbox, options = {}) {
	const { port = 4020, host = "127.0.0.1", controlToken } = options;
	const server = createServer({ keepAliveTimeout: 72e3 }, (incoming, outgoing) => receive(sandbox, controlToken, incoming, outgoing));
	await once(server.listen(port, host), "listening");
	const { address, family, port: bound } = server.address();
	const name = family === "IPv6" ? `[${address}]` : address;
	const close = () => new Promise((resolve) => {
		server.close(() => resolve());
		server.closeAllConnections();
	});
	return {
		baseUrl: `http://${name}:${bound}`,
		close
	};
}
function receive(sandbox, controlToken, incoming, outgoing) {
	const { method = "", url: path = "", headers } = incoming;
	if (method === "OPTIONS" && headers["access-control-request-method"]) return preflight(incoming, outgoing);
	if (path.startsWith(controlPath)) {
		return void receiveControl(sandbox, controlToken, path, incoming, outgoing);
	}
	const request = {
		method,
		path,
		authorization: headers.authorization,
		prefer: headers["prefer"],
		contentType: headers["content-type"],
		headers
	};
	if (method !== "GET" && hasBody(incoming)) void receiveBody(sandbox, request, incoming, outgoing);
	else send(incoming, outgoing, responseTo(sandbox, request));
}
async function receiveBody(sandbox, request, incoming, outgoing) {
	const { state } = sandbox;
	try {
		const wanted = bodyOf(state, request);
		if (wanted.body === "text") {
			const text = await readText(incoming);
			if (typeof text === "string") request.body = text;
			else request.unreadable = text.problem;
		}
		if (wanted.body === "form") request.body = await readForm(incoming, wanted);
	} catch {
		return aborted(state, request);
	}
	send(incoming, outgoing, responseTo(sandbox, request));
}
const responseTo = (sandbox, request) => safely(sandbox, () => handle(sandbox.state, request));
/** Returns the result of a function, or 500 if it throws: that is a bug of ours, and no client should wait for it. */
function safely({ state }, respond) {
	try {
		return respond();
	} catch (error) {
		state.log(`This is a mistake of the sandbox, please report it: ${error.stack}`);
		return problem(500, "The sandbox made a mistake; its log has more.");
	}
}
/** Allows pages of any origin to send any request, as Prism does. */
function preflight({ headers }, outgoing) {
	outgoing.writeHead(204, {
		"access-control-allow-origin": "*",
		"access-control-allow-methods": headers["access-control-request-method"],
		"access-control-allow-headers": headers["access-control-request-headers"] ?? "*"
	});
	outgoing.end();
}
async function receiveControl(sandbox, token, path, incoming, outgoing) {
	const { method = "", headers, socket } = incoming;
	const rejection = controlRejection(socket.remoteAddress, headers.authorization, token);
	if (rejection) return send(incoming, outgoing, rejection);
	const maxBytes = path.startsWith(snapshotPath) ? sandbox.state.bounds.bytes : undefined;
	const body = hasBody(incoming) ? await readText(incoming, maxBytes).catch(() => undefined) : "";
	if (body === undefined) return;
	const respond = () => typeof body === "string" ? control(sandbox, {
		method,
		path,
		body
	}) : problem(400, body.problem);
	send(incoming, outgoing, await safely(sandbox, respond));
}
/** Returns why a request may not control the sandbox; undefined if it may. */
export function controlRejection(address = "", authorization, token) {
	if (token !== undefined) {
		if (authorization === `Bearer ${token}`) return undefined;
		return problem(401, "The control token is missing or wrong.");
	}
	if (/^(::1$|(::ffff:)?127\.)/.test(address)) return undefined;
	return problem(403, "Without a control token, a sandbox is controlled from its own machine only.");
}
function send(incoming, outgoing, response) {
	const { delayMs, cut } = response.delivery ?? {};
	if (delayMs) {
		const rest = {
			...response,
			delivery: { cut: cut ?? false }
		};
		setTimeout(() => send(incoming, outgoing, rest), delayMs).unref();
		return;
	}
	const { status, type, body, allow, headers: others = {} } = response;
	if (status === 0) return void outgoing.destroy();
	const length = Buffer.byteLength(body);
	// RFC 9110, section 8.6: no length where there can be no body.
	const headers = status === 204 || status === 304 ? [] : ["content-length", String(length)];
	if (type !== "") headers.push("content-type", type);
	if (allow !== undefined) headers.push("allow", allow);
	for (const name in others) headers.push(name, others[name] ?? "");
	if (incoming.headers.origin !== undefined) {
		headers.push("access-control-allow-origin", "*", "access-control-expose-headers", "*");
	}
	outgoing.writeHead(status, headers);
	// As many bytes as characters: plain ASCII, which needs no encoding.
	const encoding = length === body.length ? "latin1" : "utf8";
	if (cut) {
		if (body === "") outgoing.destroy();
		else outgoing.write(body.slice(0, body.length / 2), () => outgoing.destroy());
	} else if (incoming.complete || !hasBody(incoming)) {
		outgoing.end(body, encoding);
	} else {
		outgoing.flushHeaders();
		outgoing.write(body, encoding);
		readRest(incoming, () => outgoing.end());
	}
}
