/** Reads the parameters and the body of a request, and validates them by the contract. */
import { isObject } from '../../shared/json.ts';
import { snake } from '../../shared/names.ts';
import { pointerTo, problemWithFormats, type Rules } from '../../types/judge.ts';
import type { Rejection, RequestContext } from '../behavior/context.ts';
import { decide } from '../state/decide.ts';
import type {
  NamedMembers,
  ServedBody,
  Json,
  ServedLimit,
  ServedOperation,
  ServedParameter,
  Values,
  ValuesBySnakeName,
} from '../contract/types.ts';
import { bySnakeName } from '../contract/fields.ts';
import { ignore } from '../state/journal.ts';
import { notedForm, notedText } from '../state/secrets.ts';
import { begin } from '../contract/text.ts';
import type { SandboxRequest, Form } from '../contract/messages.ts';
import type { FormLimits } from './form-reader.ts';
import { responseOf } from '../../shared/listed-response.ts';

/** Returns how a value violates its schema; undefined if it does not. */
function violationOf(schema: Rules, value: unknown, what: string): string | undefined {
  const problem = problemWithFormats(schema, value);
  // Without the value, which can be secret. The journal has the body.
  return problem && `${what}${pointerTo(problem)} ${problem.must}`;
}

/** Levels of a JSON text that are kept: what is nested deeper could not be written again. */
const maxDepth = 500;

/** Returns why a valid JSON text cannot be kept as it is; undefined if it can. */
export function unkeepable(text: string): string | undefined {
  const tokens = /["[\]{}]|-?\d[\d.eE+-]*/g;
  let depth = 0;
  for (let found = tokens.exec(text); found; found = tokens.exec(text)) {
    const [token] = found;
    if (token === '"') tokens.lastIndex = endOfString(text, tokens.lastIndex);
    else if (token === '[' || token === '{') depth++;
    else if (token === ']' || token === '}') depth--;
    else if (losesDigits(token)) return `has a number beyond those of IEEE 754: ${begin(token, 40)}`;
    if (depth > maxDepth) return 'is nested too deeply';
  }
  return undefined;
}

/** Returns the place after a string of JSON. A pattern for all of it would need more memory than a long one leaves. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start); ; end = text.indexOf('"', end + 1)) {
    let at = end;
    while (text[at - 1] === '\\') at--;
    if ((end - at) % 2 === 0) return end + 1;
  }
}

/** Returns whether a number is too large for the runtime, or an integer of which it would change digits. */
function losesDigits(text: string): boolean {
  const value = Number(text);
  return !Number.isFinite(value) || (/^-?\d+$/.test(text) && BigInt(text) !== BigInt(value));
}

/** Returns the value that a text represents, where its schema has one of these JSON types; else the text. */
function coerce(text: string, types: readonly string[]): Json {
  if (types.length === 0 || types.includes('string')) return text;
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  const isNumber = types.includes('number') || types.includes('integer');
  return isNumber && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) && !losesDigits(text) ? Number(text) : text;
}

interface RequestParameters {
  /** Values of the path by their keys, of the types of the contract. */
  path: ValuesBySnakeName;
  /** Values of the query, of the types of the contract. */
  query: Values;
  /** How the parameters violate the contract; undefined if they do not. */
  violation: string | undefined;
}

/** Reads the parameters of a request that are not plain parts of its path. */
function parametersOf(
  { parameters, parameterSchema }: ServedOperation,
  { path, headers }: SandboxRequest,
  params: Readonly<Record<string, string>>,
): RequestParameters {
  if (!parameterSchema) return { path: {}, query: {}, violation: undefined };
  const start = path.indexOf('?');
  const search = new URLSearchParams(start < 0 ? '' : path.slice(start));
  const read: Record<ServedParameter['in'], Values> = { path: {}, query: {}, header: {} };
  for (const parameter of parameters) {
    const { name, snakeName } = parameter;
    const sources = {
      query: () => search.getAll(name),
      path: () => params[snakeName],
      header: () => headers[name],
    };
    const texts = [sources[parameter.in]()].flat().filter((text) => text !== undefined);
    if (texts.length > 0) read[parameter.in][name] = valueOf(parameter, texts);
  }
  const violation = violationOf(parameterSchema, read, 'the parameters');
  for (const { in: where, name, default: standard } of parameters) {
    if (where === 'query' && standard !== undefined) read.query[name] ??= standard;
  }
  return { path: bySnakeName(read.path), query: read.query, violation };
}

/** Returns the names in a query that have no effect: those that the contract does not have, and those that nothing uses. */
function unusedParameters({ parameters, action, transition }: ServedOperation, path: string): string[] {
  const start = path.indexOf('?');
  if (start < 0) return [];
  const used = Object.values(transition?.to ?? {}).map(({ parameter = '' }) => snake(parameter));
  const isUsed = ([name, text]: [string, string]): boolean => {
    const known = parameters.find((each) => each.in === 'query' && each.name === name);
    return (
      known !== undefined &&
      (action === 'list' || used.includes(known.snakeName) || text === String(known.default))
    );
  };
  return [...new URLSearchParams(path.slice(start))].flatMap((each) => (isUsed(each) ? [] : each[0]));
}

/** The items of an array come one by one, or in one text with commas. */
function valueOf({ types, items }: ServedParameter, texts: string[]): Json {
  const [first = ''] = texts;
  if (!types.includes('array')) return coerce(first, types);
  return (texts.length === 1 ? first.split(',') : texts).map((text) => coerce(text, items));
}

/** Reads the parameters and the body into the context. Returns why the request is rejected for them; undefined if it is not. */
export const validate = (context: RequestContext): Rejection | undefined =>
  readParameters(context) ?? readBody(context);

/** Reads the parameters into the context. */
function readParameters(context: RequestContext): Rejection | undefined {
  const { operation, request, params, entry } = context;
  for (const name of unusedParameters(operation, request.path)) ignore(entry, name);
  if (!operation.parameterSchema) return undefined;
  const { path, query, violation } = parametersOf(operation, request, params);
  Object.assign(context, { path: { ...params, ...path }, query });
  if (violation === undefined) return undefined;
  const rejection = invalid(operation, violation);
  // An identifier that cannot be one leads to nothing.
  const isUnknown =
    violation.startsWith('the parameters/path') && !responseOf(operation.responses, rejection.status);
  return isUnknown && responseOf(operation.responses, 404) ? { ...rejection, status: 404 } : rejection;
}

/** The rejection of an invalid request, with the status that the contract lists for it. */
const invalid = (
  operation: ServedOperation,
  reason: string,
  status: number = statusOfInvalid(operation),
): Rejection => ({ status, reason, violation: true });

/** Reads the body into the context. */
function readBody(context: RequestContext): Rejection | undefined {
  const { operation, request, entry } = context;
  const { body: text, unreadable } = request;
  if (!operation.body && !text && !unreadable) return undefined;
  const first = operation.body;
  const body = first && bodyFor(request, first);
  const encoding = String(request.headers['content-encoding'] ?? 'identity');
  if (encoding !== 'identity') {
    const reason = `the body has the content encoding ${encoding}, and the sandbox decodes none`;
    return { status: statusOfInvalid(operation), reason };
  }
  if (unreadable !== undefined) return invalid(operation, unreadable);
  if (text === undefined || text === '') {
    if (!first?.required) return undefined;
    const other = request.headers['content-type'] !== undefined && !body;
    return other ? unsupported(operation, request, first) : invalid(operation, 'the body is missing');
  }
  if (!first) return invalid(operation, 'there is a body, and the operation accepts none');
  if (!body) return unsupported(operation, request, first);
  if (typeof text !== 'string') {
    entry.form = notedForm(text, request);
    return readForm(context, body, text);
  }
  entry.body = notedText(text, request.headers);
  return body.kind === 'json' ? invalidJson(context, body, text) : undefined;
}

function invalidJson(context: RequestContext, body: ServedBody, text: string): Rejection | undefined {
  const { operation, state } = context;
  try {
    const value: unknown = JSON.parse(text);
    const wrong = violationOf(body.schema, value, 'the body');
    if (wrong !== undefined) return invalid(operation, wrong);
    const lost = isKept(operation) ? unkeepable(text) : undefined;
    if (lost !== undefined) return { status: statusOfInvalid(operation), reason: `the body ${lost}` };
    context.body = value;
    if (isObject(value)) context.bodyMembers = bySnakeName(named(context, value, body.members));
    for (const { path, schema } of body.enums) {
      for (const found of valuesAt(value, path)) state.coverage.addValue(schema, found);
    }
    return undefined;
  } catch {
    return invalid(operation, 'the body is not JSON');
  }
}

/** Returns the members of a body that its schema names. Others are noted as ignored. */
function named(
  context: RequestContext,
  value: Values,
  members: NamedMembers | undefined,
  at: string = '',
): Values {
  if (!members) return value;
  const inner = (name: string, each: Json): Json => {
    const own = members[name] ?? undefined;
    if (Array.isArray(each)) return each.map((item) => inner(name, item));
    return isObject(each) ? named(context, each, own, `${at}${name}.`) : each;
  };
  const known = Object.entries(value).filter(([name]) => {
    const isNamed = Object.hasOwn(members, name);
    if (!isNamed) ignore(context.entry, at + name);
    return isNamed;
  });
  return Object.fromEntries(known.map(([name, each]) => [name, inner(name, each)]));
}

/** Whether the sandbox keeps parts of the body. */
const isKept = ({ action, transition }: ServedOperation): boolean =>
  action === 'create' || action === 'update' || transition?.creates !== undefined;

/** The values at a way into a body; `[]` means the items of an array. */
function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) return [value];
  if (step === '[]') return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, rest)) : [];
  return isObject(value) ? valuesAt(value[step], rest) : [];
}

/** Returns the body of the contract for the media type of a request; undefined if the contract lists none. */
export function bodyFor({ headers }: SandboxRequest, body: ServedBody): ServedBody | undefined {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return type === body.type ? body : undefined;
}

/** The rejection of a media type that the contract does not list. */
function unsupported(
  operation: ServedOperation,
  { headers }: SandboxRequest,
  { type }: ServedBody,
): Rejection {
  const given = headers['content-type'];
  const reason = `the content type is ${given === undefined ? 'missing' : given}, not ${type}`;
  const listed = operation.responses.some(({ status }) => status === '415');
  return invalid(operation, reason, listed ? 415 : undefined);
}

/** Returns what the contract allows a form, as the team interprets it. */
export function formLimits(context: RequestContext, body: ServedBody): FormLimits {
  const file = limitOf(body, 'MB', 'file');
  const count = limitOf(body, 'files', 'batch');
  return {
    fileBytes: file ? file.value * megabyte(context, file) : Infinity,
    files: count?.value ?? Infinity,
  };
}

/** A limit by its unit and by what is measured. Limits of pages are not measured: files are not opened. */
const limitOf = ({ limits }: ServedBody, unit: string, per: string): ServedLimit | undefined =>
  limits.find((limit) => limit.unit === unit && limit.per === per);

function megabyte(context: RequestContext, { settings }: ServedLimit): number {
  return decide(context, settings, 'megabyte') ?? 2 ** 20;
}

/** Reads a form into the context. Returns why it is rejected; undefined if it is not. */
function readForm(context: RequestContext, body: ServedBody, form: Form): Rejection | undefined {
  const { operation, entry } = context;
  const { files, fields, problem } = form;
  for (const name of form.ignored) ignore(entry, name);
  const status = Number(operation.transition?.rejectedWith ?? statusOfInvalid(operation));
  const violation = (reason: string): Rejection => invalid(operation, reason, status);
  const beyond = (unit: string, per: string, reason: string): Rejection =>
    invalid(operation, reason, limitStatus(context, limitOf(body, unit, per), status));
  if (problem?.kind === 'fileSize') return beyond('MB', 'file', problem.text);
  if (problem?.kind === 'fileCount') return beyond('files', 'batch', problem.text);
  if (problem) return violation(problem.text);
  const batch = limitOf(body, 'MB', 'batch');
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (batch && bytes > batch.value * megabyte(context, batch)) {
    return beyond('MB', 'batch', `the files have more than ${batch.value} MB together`);
  }

  const value: Record<string, Json> = {};
  const given: ValuesBySnakeName = {};
  for (const { name, snakeName, types, items } of body.fields) {
    const texts = fields.get(name) ?? [];
    const [text] = texts;
    if (text === undefined) continue;
    const array = types.includes('array');
    if (texts.length > 1 && !array) return violation(`${name} is there more than once`);
    value[name] = array ? texts.map((each) => fieldValue(each, items)) : fieldValue(text, types);
    given[snakeName] = value[name];
  }
  if (body.files && files.length > 0) {
    const names = files.map(({ name }) => name);
    value[body.files.name] = body.files.many ? names : (names[0] ?? '');
  }
  const wrong = violationOf(body.schema, value, 'the form');
  if (wrong !== undefined) return violation(wrong);
  for (const { name, snakeName, json } of body.fields) {
    const text = value[name];
    if (!json || typeof text !== 'string') continue;
    const inner = parse(text);
    if (!inner) return violation(`${name} is not JSON`);
    const lost = unkeepable(text);
    if (lost !== undefined) return { status, reason: `${name} ${lost}` };
    const unfit = violationOf(json, inner.value, name);
    if (unfit !== undefined) return violation(unfit);
    given[snakeName] = inner.value;
  }
  context.body = value;
  context.bodyMembers = given;
  context.form = form;
  return undefined;
}

/** The status that the contract lists for an invalid request; else that of the transition. */
const statusOfInvalid = ({ responses, transition }: ServedOperation): number =>
  [400, 422].find((status) => responses.some((response) => response.status === `${status}`)) ??
  Number(transition?.rejectedWith ?? 400);

function limitStatus(context: RequestContext, limit: ServedLimit | undefined, standard: number): number {
  if (limit?.rejectedWith !== undefined) return Number(limit.rejectedWith);
  return decide(context, limit?.settings ?? [], 'limitStatus') ?? standard;
}

/** The value of a field. OpenAPI writes objects in forms as JSON. */
const fieldValue = (text: string, types: readonly string[]): Json =>
  types.includes('object') && !types.includes('string') ? (parse(text)?.value ?? text) : coerce(text, types);

function parse(text: string): { value: Json } | undefined {
  try {
    return { value: JSON.parse(text) as Json };
  } catch {
    return undefined;
  }
}
