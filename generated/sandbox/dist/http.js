import multipart from "@fastify/multipart";
import fastify from "fastify";
import { createServer } from "node:http";
import { formOptions, hasBody, readForm, readRest, readText } from "./body.js";
import { control, controlPath } from "./control/control.js";
import { aborted, bodyOf, handle } from "./engine/engine.js";
import { problem } from "./engine/faults.js";
const isForm = (type = "") => /^multipart\/form-data/i.test(type);
/**
* Serves a sandbox over HTTP. Bytes of files are counted as they come in, and thrown away.
*
* @throws {Error} It cannot listen there, for instance because the port is taken.
*/
export async function serve(sandbox, options = {}) {
	const { port = 4020, host = "127.0.0.1", controlToken } = options;
	const answer = (raw, reply, form) => {
		const { method = "", url = "", headers } = raw;
		const path = form?.originalUrl ?? url;
		if (method === "OPTIONS" && headers["access-control-request-method"]) return preflight(reply);
		if (path.startsWith(controlPath)) return void steer(sandbox, controlToken, path, raw, reply);
		const asked = {
			method,
			path,
			authorization: headers.authorization,
			prefer: headers["prefer"],
			contentType: headers["content-type"],
			headers
		};
		if (method === "GET" || !hasBody(raw)) send(raw, reply, answerTo(sandbox, asked));
		else void withBody(sandbox, asked, raw, reply, form);
	};
	const app = fastify({
		forceCloseConnections: true,
		// Fastify reads forms. What else comes needs nothing of what it does, and is answered sooner without.
		serverFactory: (answerForm) => createServer({
			keepAliveTimeout: 72e3,
			requestTimeout: 3e5
		}, (raw, reply) => raw.method === "POST" && isForm(raw.headers["content-type"]) ? answerForm(raw, reply) : answer(raw, reply)),
		// The engine knows the paths, and what to do with one that cannot be decoded.
		rewriteUrl: () => "/"
	});
	const answerForm = (request, reply) => {
		reply.hijack();
		answer(request.raw, reply.raw, request);
	};
	await app.register(multipart, formOptions);
	app.post("/", answerForm);
	// Fastify refuses a content type that it cannot read. Whether that matters is for the engine to say.
	app.setErrorHandler((_error, request, reply) => answerForm(request, reply));
	await app.listen({
		port,
		host
	});
	const { address, family, port: bound } = app.server.address();
	const name = family === "IPv6" ? `[${address}]` : address;
	return {
		baseUrl: `http://${name}:${bound}`,
		close: () => app.close()
	};
}
async function withBody(sandbox, asked, raw, reply, form) {
	const { state } = sandbox;
	try {
		const reading = bodyOf(state, asked);
		if (reading.body === "text") {
			const text = await readText(raw);
			if (typeof text === "string") asked.body = text;
			else asked.unreadable = text.problem;
		}
		if (reading.body === "form" && form) asked.body = await readForm(form, reading.limits, reading.known);
	} catch {
		return aborted(state, asked);
	}
	send(raw, reply, answerTo(sandbox, asked));
}
const answerTo = (sandbox, asked) => safely(sandbox, () => handle(sandbox.state, asked));
/** An answer, also if it cannot be made: a mistake of ours is told, and leaves nobody waiting. */
function safely({ state }, answer) {
	try {
		return answer();
	} catch (error) {
		state.log(`This is a mistake of the sandbox, please report it: ${error.stack}`);
		return problem(500, "The sandbox made a mistake; its log has more.");
	}
}
/** Lets pages of any origin call, as they can call Prism. */
function preflight(reply) {
	reply.writeHead(204, {
		"access-control-allow-origin": "*",
		"access-control-allow-methods": "GET, POST, PUT, DELETE",
		"access-control-allow-headers": "authorization, content-type, prefer"
	});
	reply.end();
}
async function steer(sandbox, token, path, raw, reply) {
	const { method = "" } = raw;
	const refusal = mayNotSteer(raw.socket.remoteAddress, raw.headers.authorization, token);
	if (refusal) return send(raw, reply, refusal);
	const body = hasBody(raw) ? await readText(raw).catch(() => undefined) : "";
	if (body === undefined) return;
	const answer = () => typeof body === "string" ? control(sandbox, {
		method,
		path,
		body
	}) : problem(400, body.problem);
	send(raw, reply, safely(sandbox, answer));
}
/** The refusal of a request to the control plane; undefined if it may steer the sandbox. */
export function mayNotSteer(address = "", authorization, token) {
	if (token !== undefined) {
		if (authorization === `Bearer ${token}`) return undefined;
		return problem(401, "The control token is missing or wrong.");
	}
	if (/^(::1$|(::ffff:)?127\.)/.test(address)) return undefined;
	return problem(403, "A sandbox without a control token is steered from its own machine.");
}
function send(raw, reply, answer) {
	const { delayMs, cut } = answer.delivery ?? {};
	if (delayMs) {
		const rest = {
			...answer,
			delivery: { cut: cut ?? false }
		};
		setTimeout(() => send(raw, reply, rest), delayMs).unref();
		return;
	}
	const { status, type, body, allow } = answer;
	const length = Buffer.byteLength(body);
	// RFC 9110, section 8.6: no length where there can be no body.
	const headers = status === 204 || status === 304 ? [] : ["content-length", String(length)];
	if (type !== "") headers.push("content-type", type);
	if (allow !== undefined) headers.push("allow", allow);
	const { origin } = raw.headers;
	if (origin !== undefined) headers.push("access-control-allow-origin", "*", "access-control-expose-headers", "*");
	reply.writeHead(status, headers);
	// As many bytes as characters: plain ASCII, which needs no encoding.
	const encoding = length === body.length ? "latin1" : "utf8";
	if (cut) {
		if (body === "") reply.destroy();
		else reply.write(body.slice(0, body.length / 2), () => reply.destroy());
	} else if (raw.complete || !hasBody(raw)) {
		reply.end(body, encoding);
	} else {
		reply.flushHeaders();
		reply.write(body, encoding);
		readRest(raw, () => reply.end());
	}
}
