import { problem } from '../engine/faults.ts';
import { LimitError } from '../engine/limits.ts';
import type { EngineResponse } from '../engine/types.ts';
import { isTooDeep } from '../engine/violations.ts';
import { ExpectationError, NotFoundError } from './errors.ts';
import { routeOf } from './routes.ts';
import type { Sandbox } from './sandbox.ts';

/** Path of the control plane. */
export const controlPath = '/_sandbox/';

/** Path of snapshots, which are larger than other bodies. */
export const snapshotPath = '/_sandbox/snapshot';

export interface ControlRequest {
  method: string;
  /** Path with its query. */
  path: string;
  body?: string | undefined;
}

/**
 * Handles a request to the control plane: what tests do with a `Sandbox`, over HTTP. Only a request that waits for
 * others has no response at once.
 */
export function control(
  sandbox: Sandbox,
  { method, path, body = '' }: ControlRequest,
): EngineResponse | Promise<EngineResponse> {
  const [route = '', query = ''] = path.slice(controlPath.length).split('?', 2);
  const found = routeOf(route);
  if (!found) return problem(404, `There is no ${controlPath}${route}.`);
  const { methods, team, id } = found;
  const handler = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (!handler) {
    const allow = Object.keys(methods).join(', ');
    return { ...problem(405, `${controlPath}${route} accepts ${allow}.`), allow };
  }
  try {
    if (isTooDeep(body)) return problem(400, 'The body is nested too deeply.');
    const value: unknown = body === '' ? {} : JSON.parse(body);
    const request = { sandbox, team: sandbox.team(team ?? 'team-1'), id, body: value };
    const result = handler({ ...request, query: new URLSearchParams(query) });
    return result instanceof Promise ? result.then(rendered, rejected) : rendered(result);
  } catch (error) {
    if (error instanceof SyntaxError) return problem(400, 'The body is not JSON.');
    return rejected(error);
  }
}

function rendered(result: unknown): EngineResponse {
  if (typeof result === 'string') return { status: 200, type: 'application/xml', body: result };
  if (result === undefined) return { status: 204, type: '', body: '' };
  return { status: 200, type: 'application/json', body: JSON.stringify(result) };
}

/** Returns the response for what a handler throws. */
function rejected(error: unknown): EngineResponse {
  if (error instanceof LimitError) return problem(507, error.message);
  if (error instanceof ExpectationError) return problem(409, error.message);
  if (error instanceof NotFoundError) return problem(404, error.message);
  if (error instanceof TypeError) return problem(400, error.message);
  throw error;
}
