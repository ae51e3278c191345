/** Responds to requests of the API and of the control API, however they arrive. */
import type { Form, FormToRead } from './protocol/form-reader.ts';
import { aborted, bodyToRead, handle } from './protocol/handle.ts';
import type { SandboxRequest, SandboxResponse } from './protocol/messages.ts';
import { isOverview } from './protocol/router.ts';
import { reach } from './testing/authorization.ts';
import { control, controlPath, index, maxBodyBytes } from './testing/control.ts';
import type { Sandbox } from './testing/sandbox.ts';
import { problemDetails } from './text.ts';

/** A request whose body was not read yet. */
export interface ArrivedRequest {
  method: string;
  /** Path with its query, still encoded. */
  path: string;
  /** Headers by their names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
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
  const { method, path, headers, signal } = arrived;
  const header = (name: string): string | undefined => headers[name]?.toString();
  const [accept, contentType] = [header('accept'), header('content-type')];
  if (isOverview(path)) return index({ method, path, accept });
  const reached = await reach(served, {
    method,
    path,
    authorization: header('authorization'),
    headers,
    contentType,
  });
  if ('status' in reached) return reached;
  const { sandbox, authorization } = reached;
  if (path.startsWith(controlPath)) {
    const body = (await arrived.body?.text(maxBodyBytes(sandbox, path))) ?? '';
    if (typeof body !== 'string') return problemDetails(400, body.problem);
    return control(sandbox, { method, path, body, contentType, accept, signal });
  }
  const request = { method, path, authorization, prefer: header('prefer'), contentType, headers };
  if (!arrived.body) return handle(sandbox.state, request);
  return handle(sandbox.state, await withBody(sandbox, request, arrived.body));
}

/** Returns a request with its body, in the form that the sandbox reads it in. */
async function withBody(
  { state }: Sandbox,
  request: SandboxRequest,
  body: BodyReader,
): Promise<SandboxRequest> {
  const wanted = bodyToRead(state, request);
  try {
    if (wanted.body === 'none') return request;
    if (wanted.body === 'form') return { ...request, body: await body.form(wanted) };
    const text = await body.text();
    return typeof text === 'string' ? { ...request, body: text } : { ...request, unreadable: text.problem };
  } catch (error) {
    aborted(state, request);
    throw error;
  }
}
