/** The control API, and the overview of what the sandbox serves. */
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import { type SandboxRequest, type SandboxResponse, problemDetails } from '../contract/messages.ts';
import { unkeepable } from '../request/validate.ts';
import { LimitError } from '../state/store.ts';
import { StorageError, stored } from '../storage/storage.ts';
import { begin } from '../contract/text.ts';
import { ExpectationError } from '../testing/verification.ts';
import { UnknownIdError } from '../state/errors.ts';
import { controlRoute, type RouteMethods, operatorRoutes, routes } from './routes.ts';
import type { Sandbox } from '../testing/sandbox.ts';

export const controlPath = '/_sandbox/';
/**
 * Returns the max bytes of the body of a request to the control API; undefined for the usual limit. A snapshot is larger
 * than its data in memory, where records share values. The pages of a document can have any size.
 */
export function maxBodyBytes({ state }: Sandbox, path: string): number | undefined {
  const { bounds, only: { rowBytes = Infinity } = {} } = state;
  const [name] = /^snapshot|^teams\/[^/]*\/extractions/.exec(path.slice(controlPath.length)) ?? [];
  if (name === undefined) return undefined;
  return Math.min(Math.max(2 ** 20, 8 * bounds.bytes), name === 'snapshot' ? Infinity : rowBytes);
}

interface ControlRequest extends SandboxRequest {
  body?: string | undefined;
  /** Aborted when the client stops waiting. */
  signal?: AbortSignal | undefined;
}

const jsonType = /^\s*application\/([^;\s]+\+)?json\s*(;|$)/i;

/**
 * Handles a request to the control API, which offers the methods of a `Sandbox` over HTTP. Only a request that waits for
 * other requests has no response at once.
 */
export const control = (
  sandbox: Sandbox,
  request: ControlRequest,
): SandboxResponse | Promise<SandboxResponse> =>
  stored(sandbox, 507, () => responseTo(sandbox, request), isRead(request));

const isRead = ({ method }: SandboxRequest): boolean => method === 'GET' || method === 'HEAD';

function responseTo(sandbox: Sandbox, request: ControlRequest): SandboxResponse | Promise<SandboxResponse> {
  const { path, headers, body = '', signal } = request;
  const [route = '', query = ''] = path.slice(controlPath.length).split('?', 2);
  if (route === '') return index(request);
  const found = controlRoute(route, sandbox.surroundings.shared ? operatorRoutes : routes);
  if (!found) return problemDetails(404, `There is no ${controlPath}${route}. GET / lists what there is.`);
  const { methods, team = 'team-1', id } = found;
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const handler = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (!handler) return wrongMethod(`${controlPath}${route}`, namesOf(methods));
  // One that looks like a filter would be lost, and everything deleted.
  if (query !== '' && method !== 'GET') {
    const given = JSON.stringify(begin(query, 200));
    return problemDetails(400, `${method} ${controlPath}${route} has no parameters, and got ${given}.`);
  }
  const { 'content-type': contentType = '' } = headers;
  if (body !== '' && !jsonType.test(contentType)) {
    const given = contentType === '' ? 'no content type' : `the content type ${begin(contentType, 200)}`;
    return problemDetails(
      415,
      `The body has ${given}, and must be JSON: send content-type: application/json.`,
    );
  }
  try {
    const value: unknown = body === '' ? {} : JSON.parse(body);
    const lost = unkeepable(body);
    if (lost !== undefined) return problemDetails(400, `The body ${lost}.`);
    const parameters = new URLSearchParams(query);
    const result = handler({ sandbox, team: sandbox.team(team), id, body: value, query: parameters, signal });
    return result instanceof Promise ? result.then(rendered, rejected) : rendered(result);
  } catch (error) {
    if (error instanceof SyntaxError) return problemDetails(400, 'The body is not JSON.');
    return rejected(error);
  }
}

function rendered(result: unknown): SandboxResponse {
  if (result === undefined) return { status: 204, type: '', body: '' };
  if (result instanceof ReadableStream) {
    return { status: 200, type: 'text/event-stream', body: '', stream: result, headers: uncached };
  }
  return { status: 200, type: 'application/json', body: JSON.stringify(result) };
}

function rejected(error: unknown): SandboxResponse {
  if (error instanceof LimitError || error instanceof StorageError) return problemDetails(507, error.message);
  if (error instanceof ExpectationError) return problemDetails(409, error.message);
  if (error instanceof UnknownIdError) return problemDetails(404, error.message);
  if (error instanceof TypeError) return problemDetails(400, error.message);
  throw error;
}

const uncached = { 'cache-control': 'no-store' };

/**
 * Returns what the sandbox serves: as a page for browsers, as JSON for all other clients. Without a browser, no code of the
 * page is loaded.
 */
export async function index({ method, path, headers }: SandboxRequest): Promise<SandboxResponse> {
  if (method !== 'GET' && method !== 'HEAD') return wrongMethod(path, ['GET', 'HEAD']);
  if (headers.accept?.includes('text/html')) {
    const { html, policy } = await import('../../../generated/sandbox/contract/page.js');
    const headers = {
      ...uncached,
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    };
    return { status: 200, type: 'text/html; charset=utf-8', body: html, headers };
  }
  const { version } = contract;
  const operations = contract.operations.map(({ id, method, path }) => ({ operation: id, method, path }));
  const control = Object.entries(routes).map(([name, methods]) => ({
    path: controlPath + name,
    methods: namesOf(methods),
  }));
  const body = { name: 'docproc-sandbox', version, operations, control };
  return { status: 200, type: 'application/json', body: `${JSON.stringify(body, undefined, 2)}\n` };
}

/** Returns the names of methods. A route with GET also has HEAD. */
const namesOf = (methods: RouteMethods): string[] =>
  Object.keys(methods).flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name]));

function wrongMethod(path: string, methods: string[]): SandboxResponse {
  const allow = methods.join(', ');
  return { ...problemDetails(405, `${path} accepts ${allow}.`), headers: { allow } };
}
