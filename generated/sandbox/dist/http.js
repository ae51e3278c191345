import multipart from '@fastify/multipart';
import fastify, {} from 'fastify';
import { control, controlPath } from './control.js';
import { abandon, bodyOf, handle } from './engine.js';
import { problem } from './faults.js';
import { fieldBytes, FormReader } from './form.js';
import { throwAway } from './litter.js';
// The contract's limits are the engine's to apply, in the reading of the team.
const limits = { fileSize: Infinity, files: Infinity, parts: Infinity, fieldSize: fieldBytes };
const isForm = (type = '') => /^multipart\/form-data/i.test(type);
/** Bytes of a JSON body. */
const bodyBytes = 2 ** 20;
/**
 * Serves a sandbox over HTTP. Bytes of files are counted as they come in, and thrown away.
 *
 * @throws {Error} It cannot listen there, for instance because the port is taken.
 */
export async function serve(sandbox, options = {}) {
    const { port = 4020, host = '127.0.0.1', controlToken } = options;
    const app = fastify({
        forceCloseConnections: true,
        exposeHeadRoutes: false,
        requestTimeout: 300_000,
        // The engine knows the paths, and what to do with one that cannot be decoded. Here only forms are told apart.
        rewriteUrl: ({ headers }) => (isForm(headers['content-type']) ? '/form' : '/'),
    });
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const answer = (request, reply) => {
        const { originalUrl: path, method } = request;
        reply.hijack();
        if (method === 'OPTIONS' && request.headers['access-control-request-method'])
            return preflight(reply);
        if (path.startsWith(controlPath))
            return steer(sandbox, controlToken, request, reply);
        const { headers } = request.raw;
        const asked = {
            method,
            path,
            authorization: headers.authorization,
            prefer: headers['prefer'],
            contentType: headers['content-type'],
        };
        if (!hasBody(request.raw))
            return send(request, reply, answerTo(sandbox, asked));
        return withBody(sandbox, asked, request, reply);
    };
    app.all('/', answer);
    app.setNotFoundHandler(answer);
    // Fastify refuses a content type that it cannot read. Whether that matters is for the engine to say.
    app.setErrorHandler((_error, request, reply) => answer(request, reply));
    await app.register(async (forms) => {
        await forms.register(multipart, { limits });
        forms.post('/form', answer);
    });
    await app.listen({ port, host });
    const { address, family, port: bound } = app.server.address();
    const name = family === 'IPv6' ? `[${address}]` : address;
    return { baseUrl: `http://${name}:${bound}`, close: () => app.close() };
}
const hasBody = ({ method, headers }) => method !== 'GET' &&
    (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);
async function withBody(sandbox, asked, request, reply) {
    const { state } = sandbox;
    try {
        const reading = bodyOf(state, asked);
        if (reading.body === 'text') {
            const text = await readText(request.raw);
            if (typeof text === 'string')
                asked.body = text;
            else
                asked.unreadable = text.problem;
        }
        if (reading.body === 'form')
            asked.body = await readForm(request, reading.limits, reading.known);
    }
    catch {
        return abandon(state, asked);
    }
    send(request, reply, answerTo(sandbox, asked));
}
/** What the engine answers. A mistake of ours is told, and leaves nobody waiting. */
function answerTo({ state }, asked) {
    try {
        return handle(state, asked);
    }
    catch (error) {
        state.log(`This is a mistake of the sandbox, please report it: ${error.stack}`);
        return problem(500, 'The sandbox made a mistake; its log has more.');
    }
}
/** The text of a body, or why there is none. Rejects if the connection ends before the body does. */
async function readText(raw) {
    const chunks = [];
    let size = 0;
    for await (const chunk of raw) {
        size += chunk.length;
        if (size > bodyBytes)
            return { problem: `the body has more than ${bodyBytes} bytes` };
        chunks.push(chunk);
    }
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    }
    catch {
        return { problem: 'the body is not UTF-8' };
    }
}
/** Reads a form up to the first thing that is wrong with it. Rejects if the connection ends before that. */
async function readForm(request, limits, known) {
    const form = new FormReader(limits, known);
    const { raw } = request;
    try {
        for await (const part of request.parts()) {
            if (part.type === 'field')
                form.field(part.fieldname, String(part.value), !part.valueTruncated);
            else {
                const count = form.file(part.fieldname, part.filename, part.mimetype);
                for await (const chunk of part.file) {
                    throwAway(chunk.length);
                    count?.(chunk.length);
                    if (form.problem)
                        break;
                }
            }
            if (form.problem)
                break;
        }
    }
    catch (error) {
        if (raw.destroyed && !raw.complete)
            throw error;
        form.fail('form', 'the form cannot be read');
    }
    if (form.problem)
        raw.unpipe();
    return form;
}
/** Lets pages of any origin call, as they can call Prism. */
function preflight({ raw }) {
    raw.writeHead(204, {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': 'authorization, content-type, prefer',
    });
    raw.end();
}
async function steer(sandbox, token, request, reply) {
    const { method, originalUrl: path, raw } = request;
    const refusal = mayNotSteer(raw.socket.remoteAddress, raw.headers.authorization, token);
    if (refusal)
        return send(request, reply, refusal);
    const body = hasBody(raw) ? await readText(raw).catch(() => undefined) : '';
    if (body === undefined)
        return;
    const answer = typeof body === 'string' ? control(sandbox, { method, path, body }) : problem(400, body.problem);
    send(request, reply, answer);
}
/** The refusal of a request to the control plane; undefined if it may steer the sandbox. */
export function mayNotSteer(address = '', authorization, token) {
    if (token !== undefined) {
        if (authorization === `Bearer ${token}`)
            return undefined;
        return problem(401, 'The control token is missing or wrong.');
    }
    if (/^(::1$|(::ffff:)?127\.)/.test(address))
        return undefined;
    return problem(403, 'A sandbox without a control token is steered from its own machine.');
}
function send(request, reply, answer) {
    const { delayMs, cut } = answer.manner ?? {};
    if (delayMs) {
        const rest = { ...answer, manner: { cut: cut ?? false } };
        setTimeout(() => send(request, reply, rest), delayMs).unref();
        return;
    }
    const { status, type, body, allow } = answer;
    const length = Buffer.byteLength(body);
    const headers = ['content-length', String(length)];
    if (type !== '')
        headers.push('content-type', type);
    if (allow !== undefined)
        headers.push('allow', allow);
    const { origin } = request.raw.headers;
    if (origin !== undefined)
        headers.push('access-control-allow-origin', '*', 'access-control-expose-headers', '*');
    const { raw } = reply;
    raw.writeHead(status, headers);
    // As many bytes as characters: plain ASCII, which needs no encoding.
    if (!cut)
        raw.end(body, length === body.length ? 'latin1' : 'utf8');
    else if (body === '')
        raw.destroy();
    else
        raw.write(body.slice(0, body.length / 2), () => raw.destroy());
    // What was not read of the request is read and thrown away, so that the client gets to read the answer.
    if (!request.raw.complete)
        request.raw.resume();
}
