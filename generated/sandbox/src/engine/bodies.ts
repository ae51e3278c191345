/** Reads the body of a request, and judges it by the contract. */
import { isObject } from '../shared/json.js';
import type { Rejection } from './access.js';
import type { Context } from './context.js';
import { readForm, statusOfInvalid } from './forms.js';
import { bodyKept, notedForm } from './journal.js';
import { byKey } from './records.js';
import { begin } from './text.js';
import type { Body, EngineRequest, Operation } from './types.js';
import { inexactIn, isTooDeep, violationOf } from './violations.js';

/** The rejection of an invalid request, with the status that the contract lists for it. */
export const invalid = (operation: Operation, reason: string): Rejection => ({
  status: Number(statusOfInvalid(operation)),
  reason,
  violation: true,
});

/** The rejection of a valid request with what the sandbox cannot keep as it is. */
const unkept = (operation: Operation, reason: string): Rejection => ({
  status: Number(statusOfInvalid(operation)),
  reason,
});

/** Reads the body into the context. Returns why the request is rejected for it; undefined if it is not. */
export function invalidBody(context: Context): Rejection | undefined {
  const { operation, request, entry } = context;
  const { body: text, unreadable } = request;
  const first = operation.body;
  const body = first && bodyFor(request, first);
  if (unreadable !== undefined) return invalid(operation, unreadable);
  if (text === undefined || text === '') {
    if (!first?.required) return undefined;
    const other = request.contentType !== undefined && !body;
    return other ? unsupported(operation, request, first) : invalid(operation, 'the body is missing');
  }
  if (!first) return invalid(operation, 'there is a body, and the operation accepts none');
  if (!body) return unsupported(operation, request, first);
  if (typeof text !== 'string') {
    entry.form = notedForm(text);
    return readForm(context, body, text);
  }
  entry.body = begin(text, bodyKept);
  return body.kind === 'json' ? invalidJson(context, body, text) : undefined;
}

function invalidJson(context: Context, body: Body, text: string): Rejection | undefined {
  const { operation, state } = context;
  try {
    const value: unknown = JSON.parse(text);
    const wrong = violationOf(body.validate, value, 'the body');
    if (wrong !== undefined) return invalid(operation, wrong);
    if (isKept(operation)) {
      if (isTooDeep(text)) return invalid(operation, 'the body is nested too deeply');
      const number = inexactIn(text);
      if (number !== undefined) return unkept(operation, `the sandbox would round ${number} in the body`);
    }
    context.body = value;
    if (isObject(value)) context.given = byKey(value);
    for (const { path, set } of body.sets) {
      for (const found of valuesAt(value, path)) state.coverage.value(set, found);
    }
    return undefined;
  } catch {
    return invalid(operation, 'the body is not JSON');
  }
}

/** Whether the sandbox keeps parts of the body. */
const isKept = ({ action, transition }: Operation): boolean =>
  action === 'create' || action === 'update' || transition?.creates !== undefined;

/** The values at a way into a body; `[]` means the items of an array. */
function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) return [value];
  if (step === '[]') return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, rest)) : [];
  return isObject(value) ? valuesAt(value[step], rest) : [];
}

/** The body that a request has, by its media type; undefined if the contract lists no such body. */
export function bodyFor({ contentType = '' }: EngineRequest, body: Body): Body | undefined {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return mediaTypes(body).find((each) => each.type === type);
}

const mediaTypes = (body: Body): readonly Body[] => (body.others ? [body, ...body.others] : [body]);

/** The rejection of a media type that the contract does not list. */
function unsupported(operation: Operation, { contentType }: EngineRequest, body: Body): Rejection {
  const types = mediaTypes(body).map(({ type }) => type);
  const reason = `the content type is ${contentType}, not ${types.join(' or ')}`;
  const listed = operation.responses.some(({ status }) => status === '415');
  return listed ? { status: 415, reason, violation: true } : invalid(operation, reason);
}
