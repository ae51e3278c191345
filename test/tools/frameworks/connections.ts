/** What the guides pass as `fetch`: a proxy, a client certificate, kept connections and spans of OpenTelemetry. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { ConnectionError, createClient, type Docproc, type Fetch } from '@docproc/client';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};
const identity = { apiKey: 'any-key', teamId: 'team-1', projectId: 'project-1', retryDelay: 1 };
const statuses: number[] = [];
const traces: unknown[] = [];
const respond: RequestListener = ({ headers }, response) => {
  traces.push(headers['traceparent']);
  response.writeHead(statuses.shift() ?? 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ payload: { id: 'task-1' } }));
};
const port = await listen(createServer(respond));
const baseUrl = `http://127.0.0.1:${port}`;

/** A snippet of a guide, as `run-frameworks.ts` writes it. */
const load = async <T>(file: string): Promise<T> => (await import(file)) as T;

const proxied: (string | undefined)[] = [];
const proxy = createServer((request, response) => {
  proxied.push(request.url);
  respond(request, response);
});
process.env['PROXY'] = `http://127.0.0.1:${await listen(proxy)}`;
const { docproc } = await load<{ docproc: Docproc }>('./docproc.mjs');
assert.equal((await docproc.tasks.get('task-1')).id, 'task-1');
assert.match(`${proxied}`, /^http:\/\/docproc\.example\/v2\/.*task-1$/);

const flags = '-x509 -newkey rsa:2048 -nodes -keyout client.key -out client.crt -days 1 -subj /CN=localhost';
execFileSync('openssl', ['req', ...flags.split(' '), '-addext', 'subjectAltName=DNS:localhost'], {
  stdio: 'ignore',
});
execFileSync('cp', ['client.crt', 'ca.crt']);
const [cert, key] = ['client.crt', 'client.key'].map((file) => readFileSync(file));
const requires = { requestCert: true, rejectUnauthorized: true };
const secure = {
  ...identity,
  baseUrl: `https://localhost:${await listen(createTlsServer({ cert, key, ca: cert, ...requires }, respond))}`,
};
const { fetchWithCertificate } = await load<{ fetchWithCertificate: Fetch }>('./fetchWithCertificate.mjs');
assert.equal(
  (await createClient({ ...secure, fetch: fetchWithCertificate }).tasks.get('task-1')).id,
  'task-1',
);
await assert.rejects(
  createClient(secure).tasks.get('task-1'),
  (error) => error instanceof ConnectionError && !error.sent,
);

const { fetchWithKeepAlive } = await load<{ fetchWithKeepAlive: Fetch }>('./fetchWithKeepAlive.mjs');
assert.equal(
  (await createClient({ ...identity, baseUrl, fetch: fetchWithKeepAlive }).tasks.get('task-1')).id,
  'task-1',
);

const exporter = new InMemorySpanExporter();
const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
trace.setGlobalTracerProvider(provider);
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
propagation.setGlobalPropagator(new W3CTraceContextPropagator());
const { tracedFetch } = await load<{ tracedFetch: Fetch }>('./tracedFetch.mjs');
statuses.push(503);
traces.length = 0;
const parent = trace.getTracer('test').startSpan('parent');
await context.with(trace.setSpan(context.active(), parent), () =>
  createClient({ ...identity, baseUrl, fetch: tracedFetch }).tasks.get('task-1'),
);
const spans = exporter.getFinishedSpans();
assert.deepEqual(
  spans.map(({ parentSpanContext, attributes }) => [
    parentSpanContext?.spanId,
    attributes['http.response.status_code'],
  ]),
  [503, 200].map((status) => [parent.spanContext().spanId, status]),
);
assert.deepEqual(
  traces,
  spans.map((span) => `00-${span.spanContext().traceId}-${span.spanContext().spanId}-01`),
);
process.exit();
