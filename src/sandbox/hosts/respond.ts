/** Responds to requests of the API and of the control API, however they arrive. */
import {
  type Form,
  type SandboxRequest,
  type SandboxResponse,
  problemDetails,
} from '../contract/messages.ts';
import type { FormToRead } from '../request/form-reader.ts';
import { bodyToRead } from '../request/body-to-read.ts';
import { handle, noteAborted } from '../request/handle.ts';
import { isOverview } from '../contract/router.ts';
import { reach } from '../control/authorization.ts';
import { control, controlPath, index, maxBodyBytes } from '../control/control.ts';
import { noteDuration } from '../state/journal.ts';
import type { Sandbox } from '../testing/sandbox.ts';
import { stored } from '../storage/storage.ts';

/** A request whose body was not read yet. */
export interface ArrivedRequest extends Pick<SandboxRequest, 'method' | 'path' | 'headers'> {
  /** Undefined if there is none. */
  body: BodyReader | undefined;
  /** Aborted when the client stops waiting. Only requests to the control API wait. */
  signal: AbortSignal | undefined;
}

/** Reads a body. Rejects if the connection ends before the body does. */
export interface BodyReader {
  text(maxBytes?: number): Promise<string | { problem: string }>;
  form(wanted: FormToRead): Promise<Form | undefined>;
}

/** Returns the response to a request. Rejects if its body does. */
export async function respondTo(served: Sandbox, arrived: ArrivedRequest): Promise<SandboxResponse> {
  const began = performance.now();
  const { method, path, body, signal } = arrived;
  let { headers } = arrived;
  // Not every host has a header that is empty.
  if (headers['content-type'] === '') headers = { ...headers, 'content-type': undefined };
  if (isOverview(path)) return index({ method, path, headers });
  const reached = await reach(served, { method, path, headers });
  if ('status' in reached) return reached;
  const { sandbox } = reached;
  const request = { method, path, headers: reached.headers };
  if (path.startsWith(controlPath)) {
    const text = (await body?.text(maxBodyBytes(sandbox, path))) ?? '';
    if (typeof text !== 'string') return problemDetails(400, text.problem);
    return control(sandbox, { ...request, body: text, signal });
  }
  const whole = body ? await withBody(sandbox, request, body) : request;
  return kept(sandbox, () => {
    const response = handle(sandbox.state, whole);
    noteDuration(request.headers, performance.now() - began + (response.delivery?.delayMs ?? 0));
    return response;
  });
}

/** Runs what handles a request of the API. What it has changed is stored before it returns. */
function kept<Result>(sandbox: Sandbox, run: () => Result): Result | SandboxResponse {
  const result = stored(sandbox, 500, run);
  sandbox.surroundings.watchers.look();
  return result;
}

/** Returns a request with its body, in the form that the sandbox reads it in. */
async function withBody(
  sandbox: Sandbox,
  request: SandboxRequest,
  body: BodyReader,
): Promise<SandboxRequest> {
  const wanted = bodyToRead(sandbox.state, request);
  try {
    if (wanted.body === 'none') return request;
    if (wanted.body === 'form') return { ...request, body: await body.form(wanted) };
    const text = await body.text();
    return typeof text === 'string' ? { ...request, body: text } : { ...request, unreadable: text.problem };
  } catch (error) {
    kept(sandbox, () => noteAborted(sandbox.state, request));
    throw error;
  }
}
