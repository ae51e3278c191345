/** Judges a recorded response alone, and keeps what the judgment of a history needs. */
import { problemOf, type Rules } from '../../types/judge.ts';
import { createSchemas } from '../../types/schema.ts';
import * as keywords from '../../types/keywords.ts';
import { canonical, isObject } from '../../shared/json.ts';
import { isTimestamp } from '../../shared/timestamps.ts';
import { guardedFields, isOpenRejection, mayDepend, mayIgnore, mayReject } from '../checks/effects.ts';
import { megabytes } from '../checks/limits.ts';
import { isOpenBody } from '../checks/responses.ts';
import type { TestedOperation } from '../contract/types.ts';
import { isSuccess, problemsOf, rejectedWith, rejections, successes } from '../requests/received.ts';
import { fullOperations, resourceOf, type Fields } from '../contract/resource.ts';
import { cluesOf, filesOf, isOver, type Clue } from './clues.ts';
import { hashOf, moved, type Recorded, type RequestKind } from './recorded.ts';

export type TrafficVerdict = 'violation' | 'observation' | 'inconclusive';

/** The kinds of findings. */
export const trafficChecks = [
  'status',
  'body',
  'identity',
  'response',
  'invalid',
  'limits',
  'accepted',
  'rejected',
  'effect',
  'change',
  'constant',
  'access',
  'tasks',
  'interpretation',
] as const;

/** What one exchange shows alone, or several together. */
export interface Found {
  check: (typeof trafficChecks)[number];
  verdict: TrafficVerdict;
  message: string;
}

/** A recorded exchange without its bodies. */
export interface Observed extends Omit<
  Recorded,
  'text' | 'json' | 'fields' | 'sent' | 'form' | 'response' | 'type'
> {
  /** The resource that it acts on, by its base URL, team, kind and ID; undefined if it shows none. */
  resource: string | undefined;
  id: string | undefined;
  /** As `kept` has it where another resource names this one. */
  idHash: string | undefined;
  /** The fields that operations depend on, as they were shown. */
  shown: Fields;
  /** Hashes of the fields that do not change. */
  kept: Readonly<Record<string, string>>;
  request: RequestKind;
  /** Files of a form. */
  files: number | undefined;
  /** Whether the body of the response was recorded as a whole. */
  whole: boolean;
  /** Whether the response is one that the contract describes. */
  proper: boolean;
  /** Whether the response is a page, or another text, where the contract describes JSON. */
  isPage: boolean;
  found: readonly Found[];
  clues: readonly Clue[];
}

/** The kind of an operation that an operation is a shorter path of. */
export const fullOf = (operation: TestedOperation): TestedOperation =>
  fullOperations.find(({ id }) => id === operation.shorthandOf) ?? operation;

/** Whether a success can be that of a request that was ignored: it shows no effect, or shows nothing. */
export const mayBeIgnored = (
  { operation, status }: Pick<Recorded, 'operation' | 'status'>,
  fields?: Fields,
): boolean =>
  isSuccess({ status }) &&
  mayIgnore(operation) &&
  Object.entries(operation.transition?.to ?? {}).some(([field, { value }]) => fields?.[field] !== value);

export function observe(recorded: Recorded): Observed {
  const { text, json, fields = {}, sent, form, response, type, ...rest } = recorded;
  const { operation, values, base, documented, status } = recorded;
  const { id: idField, name, lifecycle } = resourceOf(operation.resource);
  const named = operation.idParameter === undefined ? fields[idField] : values[operation.idParameter];
  const id = typeof named === 'string' ? named : undefined;
  const request = requestOf(recorded);
  const problems = response && text !== undefined ? problemsOf({ ...recorded, response, text }) : [];
  const ignored = mayBeIgnored(recorded, recorded.fields);
  const identity = identityOf(recorded, id);
  // Of another resource, the response says nothing about this one.
  const own = identity.some(({ check }) => check === 'identity') ? {} : fields;
  const pick = (names: readonly string[]): string[] => names.filter((field) => field in own);
  // A state that the contract does not have is said of the body alone.
  const isKnown = (field: string): boolean =>
    field !== lifecycle.field || lifecycle.states.some((state) => state === own[field]);
  const found = !documented
    ? []
    : [
        ...statusOf(recorded),
        ...problems.slice(0, 1).map((problem): Found => {
          const isOpen = isOpenBody({ ...recorded, response, text: text ?? '' }, problem, ignored);
          const message = `A response of ${operation.id} with ${status} does not fit the contract: ${problem}.`;
          return { check: 'body', verdict: isOpen ? 'observation' : 'violation', message };
        }),
        ...identity,
        ...acceptedOf(recorded, request),
      ];
  return {
    ...rest,
    resource: id === undefined ? undefined : [base, values['team_id'], name, id].join('\n'),
    id,
    idHash: id === undefined ? undefined : hashOf(id),
    shown: Object.fromEntries(
      pick(guardedFields(name))
        .filter(isKnown)
        .map((field) => [field, own[field]]),
    ),
    kept: {
      ...sentOf(recorded),
      ...Object.fromEntries(pick(constantsOf(name)).map((field) => [field, hashOf(plain(own[field]))])),
    },
    request,
    files: form && filesOf(recorded),
    whole: text !== undefined,
    isPage: text !== undefined && json === undefined && problems.length > 0,
    proper: response !== undefined && text !== undefined && problems.length === 0,
    found,
    clues: cluesOf(recorded, request, ignored),
  };
}

/** Lets the exchanges have equal members in common: most of what they show of a resource is the same each time. */
export function sharer(): (exchange: Observed) => Observed {
  const known = new Map<string, unknown>();
  const share = <Value>(value: Value): Value => {
    const key = JSON.stringify(value);
    if (key !== undefined && !known.has(key)) known.set(key, value);
    return key === undefined ? value : (known.get(key) as Value);
  };
  return (exchange) => ({
    ...exchange,
    base: share(exchange.base),
    method: share(exchange.method),
    path: share(exchange.path),
    values: share(exchange.values),
    key: share(exchange.key),
    resource: share(exchange.resource),
    id: share(exchange.id),
    idHash: share(exchange.idHash),
    shown: share(exchange.shown),
    kept: share(exchange.kept),
    found: share(exchange.found),
    clues: share(exchange.clues),
  });
}

/** The JSON texts that a form has set for good. */
function sentOf({ form, operation, status }: Recorded): Record<string, string> {
  if (!form?.exact || !isSuccess({ status })) return {};
  return Object.fromEntries(
    Object.entries(operation.body?.texts ?? {}).flatMap(([name, rules]) => {
      const text = form.values[name];
      return text !== undefined && isText(text, rules) ? [[name, hashOf(plain(JSON.parse(text)))]] : [];
    }),
  );
}

/**
 * A value without what a server may write in another way, the format of a time and the order of metadata, and without
 * letters that a recorder may have read in another encoding.
 */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => plain(canonical(item))).sort();
  if (typeof value !== 'string') return value;
  const time = isTimestamp(value) ? Date.parse(value) : NaN;
  return Number.isNaN(time) ? value.replaceAll(/[^\x20-\x3E@-\x7E]+/g, '?') : Math.floor(time / 1000);
}

/** The fields of a resource that no operation changes. */
export const constantsOf = (name: string): string[] => [
  ...alwaysConstant(name),
  'name',
  'meta',
  ...(name === '' ? [] : ['project_id']),
];

/** Those of them that the service does not change either. */
export const alwaysConstant = (name: string): string[] => [
  'created_at',
  ...Object.keys(resourceOf(name).foreignKeys),
];

const codes = createSchemas(keywords);

/** Whether a server has to accept the body of a request. */
function requestOf(recorded: Recorded): RequestKind {
  const { operation, sent, hasBody } = recorded;
  const { body } = operation;
  if (body?.kind === 'form') return problemOfForm(recorded) === undefined ? 'open' : 'invalid';
  if (!body?.required) return hasBody ? 'open' : 'valid';
  if (!sent || body.schema === undefined) return 'unknown';
  const { validate } = codes<unknown>(body.schema)['~standard'];
  const isWrong = (closed: boolean): boolean =>
    validate(sent.json, { libraryOptions: { closed, maxIssues: 1 } }).issues !== undefined;
  if (isWrong(false)) return 'invalid';
  // A server may reject members that the contract does not have, and texts without a letter.
  const isMore = isObject(sent.json) && Object.keys(sent.json).some((name) => !body.fields.includes(name));
  const hasEmpty = JSON.stringify(sent.json ?? null).includes('""');
  return isMore || hasEmpty ? 'unknown' : mayReject(operation) && isWrong(true) ? 'open' : 'valid';
}

/** Statuses of servers in front of a service, and of a service that limits or denies requests. */
const beyondContract = new Set([
  302, 303, 402, 403, 404, 407, 408, 413, 414, 415, 421, 425, 426, 429, 431, 451, 494, 499,
]);

function statusOf({ operation, status, response }: Recorded): Found[] {
  if (response || status < 200 || moved.has(status)) return [];
  const { ownQuestions } = operation;
  const isOtherMethod =
    status === 405 && ownQuestions.some((each) => /^(move|unlock-discard)-method/.test(each));
  const isOpen =
    status >= 500 ||
    beyondContract.has(status) ||
    isOtherMethod ||
    (isSuccess({ status }) && mayIgnore(operation)) ||
    isOpenRejection(operation, status) ||
    mayDepend(operation, status) ||
    (rejections.includes(status) && operation.body?.kind === 'form');
  const message = `${operation.id} returned ${status}, which the contract does not document for it.`;
  return [{ check: 'status', verdict: isOpen ? 'observation' : 'violation', message }];
}

const violation = (check: Found['check'], message: string): Found[] => [
  { check, verdict: 'violation', message },
];

/** What a success does not show that it must show, whoever else changes the resource. */
function identityOf({ operation, fields, values, status, json }: Recorded, id: string | undefined): Found[] {
  if (!fields || !isSuccess({ status })) return [];
  const idField = resourceOf(operation.resource).id;
  if (id !== undefined && typeof fields[idField] === 'string' && fields[idField] !== id)
    return violation(
      'identity',
      `${operation.id} returned another resource than the one that its path names.`,
    );
  if (mayIgnore(operation) || !isObject(json)) return [];
  return Object.entries(operation.transition?.to ?? {}).flatMap(([field, { value, parameter }]) => {
    const wanted = parameter === undefined ? value : values[parameter];
    if (wanted === undefined || !(field in fields) || fields[field] === wanted) return [];
    return violation('response', `The response of ${operation.id} does not show the new ${field}.`);
  });
}

/** Requests that no server accepts, or that no server rejects, whatever was before. */
function acceptedOf(recorded: Recorded, request: RequestKind): Found[] {
  const { operation, status, form, size, sent } = recorded;
  const { id, body } = operation;
  if (request === 'invalid' && sent && isSuccess({ status }))
    return violation(
      'invalid',
      `${id} accepted a body that the contract does not allow: ${rejectedWith(operation)} is documented.`,
    );
  if (!form) return [];
  const limits = body?.limits.filter(({ unit }) => unit === 'MB') ?? [];
  const file = limits.find(({ per }) => per === 'file');
  // More files than the limit may have the status of a large one.
  if (size !== undefined && !isOver(recorded) && file && String(status) === file.rejectedWith) {
    const least = Math.min(...limits.map(({ value }) => value)) * megabytes.decimal;
    if (size <= least)
      return violation('limits', `${id} returned ${status} for a form in which no file is too large.`);
  }
  if (!isSuccess({ status })) return [];
  if (isOver(recorded)) return violation('limits', `${id} accepted more files than the limit.`);
  if (filesOf(recorded) === 1 && file && (size ?? 0) > file.value * megabytes.binary + overhead)
    return violation('limits', `${id} accepted a file of more than ${file.value} ${file.unit}.`);
  const problem = form.exact ? problemOfForm(recorded) : undefined;
  if (problem === undefined) return [];
  return violation(
    'invalid',
    `${id} accepted a form ${problem}: ${rejectedWith(operation)} is documented, not ${successes(operation)}.`,
  );
}

/** Returns what a form lacks, or has wrong. */
function problemOfForm({ operation: { body }, form }: Recorded): string | undefined {
  if (!form) return undefined;
  const required = body?.invalid.flatMap(({ keyword, at }) =>
    keyword === 'required' && at.lastIndexOf('/') === 0 ? at.slice(1) : [],
  );
  const missing = required?.find((name) => !form.names.includes(name));
  if (missing !== undefined) return `without ${missing}`;
  const wrong = Object.entries(body?.texts ?? {}).find(
    ([name, rules]) => form.values[name] !== undefined && !isText(form.values[name], rules),
  );
  return wrong && `whose ${wrong[0]} does not fit its schema`;
}

/** Bytes of a form besides its file. */
const overhead = 200_000;

/** Whether a text is JSON that fits a schema. */
function isText(text: string, rules: Rules): boolean {
  try {
    return problemOf(rules, JSON.parse(text)) === undefined;
  } catch {
    return false;
  }
}
