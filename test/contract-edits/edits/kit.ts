/** What the programs of consumers begin with. Each is run with the packages of the changed contract. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { createClient, type Docproc, DocprocError } from '@docproc/client';
import { createServerFactory } from '@docproc/mcp';
import { createFetch, createSandbox, type JournalEntry, type Sandbox } from '@docproc/sandbox/fetch';
import { responseProblems } from '../../../test/support/response-problems.ts';
import type { JsonObject } from '../../../test/support/contract.ts';

/** A request that the client sent. */
export interface Sent {
  method: string;
  path: string;
  search: string;
  headers: Headers;
  /** The body as JSON, or as it is. */
  body: unknown;
}

const identity = { baseUrl: 'http://service.test', teamId: 'team-1', projectId: 'project-1', retries: 0 };
type Fetch = (url: string, init: RequestInit) => Promise<Response>;

function recorded(fetch: Fetch, apiKey: string): { docproc: Docproc; sent: Sent[] } {
  const sent: Sent[] = [];
  const docproc = createClient({
    ...identity,
    apiKey,
    fetch: async (url, { ...init }) => {
      const { pathname: path, search } = new URL(url);
      const { method, headers } = init;
      const isForm = headers['content-type']?.startsWith('multipart/form-data');
      let body: unknown = init.body;
      if (isForm && init.body) {
        // A stream can be read once only.
        const copy = await new Response(init.body).blob();
        body = await new Response(copy, { headers }).formData();
        init.body = copy.stream() as typeof init.body;
      }
      sent.push({
        method,
        path,
        search,
        headers: new Headers(headers),
        body: typeof body === 'string' ? JSON.parse(body) : body,
      });
      return fetch(url, init);
    },
  });
  return { docproc, sent };
}

/** A client whose requests all get the same response. */
export function respondWith(status: number, body?: unknown): { docproc: Docproc; sent: Sent[] } {
  return recorded(async () => {
    const text = body === undefined ? null : JSON.stringify(body);
    return new Response(text, {
      status,
      headers: text === null ? {} : { 'content-type': 'application/json' },
    });
  }, 'key');
}

/** Returns a `fetch` to a sandbox that checks each response by the contract. */
function checkedFetch(sandbox: Sandbox): Fetch {
  const fetch = createFetch(sandbox);
  const contract = JSON.parse(readFileSync(new URL('contract.json', import.meta.url), 'utf8')) as JsonObject;
  return async (url, init) => {
    const after = sandbox.journal().length;
    const response = await fetch(url, init);
    // Requests of other teams, and those without an operation, are elsewhere.
    const { operation, verdict } = sandbox.journal({ after })[0] ?? {};
    if (!operation || verdict?.response !== 'documented') return response;
    const { status, headers } = response;
    const received = { status, type: headers.get('content-type'), text: await response.clone().text() };
    assert.deepEqual(responseProblems(operation, received, contract), []);
    return response;
  };
}

/** A client of a sandbox that has `task-1` in `upload-1`. */
export function connect(scopes: string[] = []): {
  docproc: Docproc;
  sandbox: Sandbox;
  sent: Sent[];
  /** Sends a request as it is, for what the types of the client forbid. */
  request: (method: string, path: string, body?: unknown) => Promise<{ status: number; text: string }>;
  /** The entry of the journal for the last request. */
  last: () => JournalEntry;
} {
  const sandbox = createSandbox();
  sandbox.seed({ id: 'task-1', upload_id: 'upload-1' });
  const apiKey = sandbox.apiKey(...scopes);
  const fetch = checkedFetch(sandbox);
  return {
    sandbox,
    ...recorded(fetch, apiKey),
    async request(method, path, body) {
      const headers = {
        authorization: `Bearer ${apiKey}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      const text = body === undefined ? null : JSON.stringify(body);
      const init: RequestInit = { method, headers, body: text };
      const response = await fetch(`${identity.baseUrl}${path}`, init);
      return { status: response.status, text: await response.text() };
    },
    last() {
      const entry = sandbox.journal().at(-1);
      assert(entry, 'the journal is empty');
      return entry;
    },
  };
}

/** How the sandbox came to the last response: by a transition, its store of records, or an example. */
export const source = ({ source }: JournalEntry): unknown => source;

/** Checks that a promise is rejected with the error class for a status. */
export async function fails(promise: Promise<unknown>, status: number, type = DocprocError): Promise<void> {
  const error = await promise.then(
    () => assert.fail('it did not fail'),
    (reason: unknown) => reason,
  );
  assert(error instanceof type, `${String(error)} is not a ${type.name}`);
  assert.equal(error.status, status);
  assert.notEqual(error.name, 'UnexpectedResponseError', 'the contract lists the status');
}

/** An MCP server on a sandbox, as a client sees it. */
export async function connectMcp(sandbox: Sandbox) {
  const options = { ...identity, apiKey: sandbox.apiKey(), fetch: createFetch(sandbox) };
  const server = createServerFactory({ client: options, allowIrreversible: true })();
  const client = new Client({ name: 'consumer', version: '1' });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await server.connect(there);
  await client.connect(here);
  const { tools } = await client.listTools();
  return {
    tools,
    async call(name: string, args: Record<string, unknown>): Promise<string> {
      const { content } = await client.callTool({ name, arguments: args });
      return content.map((each) => (each.type === 'text' ? each.text : '')).join('');
    },
  };
}
