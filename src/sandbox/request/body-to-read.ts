import type { FormToRead } from './form-reader.ts';
import type { State } from '../state/state.ts';
import type { SandboxRequest } from '../contract/messages.ts';
import { route } from './route.ts';
import { deny } from './authorize.ts';
import { bodyFor, formLimits } from './validate.ts';

/** What an adapter has to read of a request before it calls `handle`. */
type BodyToRead = { body: 'none' | 'text' } | ({ body: 'form' } & FormToRead);

/** Returns what to read of a request. The body of a request that is rejected anyway is not read. */
export function bodyToRead(state: State, request: SandboxRequest): BodyToRead {
  const context = route(state, request);
  if ('status' in context || !context.isDecoded || deny(context)) return { body: 'none' };
  const { body: first } = context.operation;
  const body = first && bodyFor(request, first);
  if (body?.kind !== 'form') return { body: !body && first?.kind === 'form' ? 'none' : 'text' };
  const limits = formLimits(context, body);
  const known = body.fields.map(({ name }) => name);
  return { body: 'form', limits, known, files: body.files?.name };
}
