import { contract } from '../contract.js';
import { typeFor } from './accept.js';
import type { Context } from './context.js';
import { tagOf } from './entity-tags.js';
import { deciding, interpretation } from './interpretations.js';
import { documented } from './journal.js';
import { statusOf } from './lifecycle.js';
import { pageHeaders, pageMembers, type Page } from './page.js';
import { allowed, byKey, snake, type Given } from './records.js';
import type { StoredRecord } from './state.js';
import { keyValue } from './store.js';
import { isJson, rendered } from './text.js';
import type { DocumentedResponse, EngineResponse, Json, Operation, Values } from './types.js';

const spellings = new Map(contract.operations.map((each) => [each, deciding(each.settings, 'spelling')[0]]));

/** What a success is about: a resource, a page of them, or nothing. */
export interface Subject {
  record?: StoredRecord | undefined;
  page?: Page;
  /** For a resource that the request has created, its other values. */
  created?: Given;
  /** The status, where the store decides it. */
  status?: number;
  /** Whether the success is partial. */
  partial?: boolean;
  /** Whether the contract's example is the response. */
  example?: boolean;
}

/** Returns the response to an accepted request. */
export function success(context: Context, subject: Subject): EngineResponse {
  const { operation } = context;
  if (operation.location !== undefined && subject.record) {
    context.location = urlOf(operation.location, subject.record, context);
  }
  if (operation.tagged && subject.record) context.tag = tagOf(subject.record);
  const { kind, list, in: own, page: pageNames, siblings, partial } = operation.success;
  const status = (subject.partial && Number(partial[0])) || (subject.status ?? successStatus(context));
  const response = documented(operation, status);
  const type = response ? typeFor(response, context.request) : '';
  if (!response || type === '' || status === 204) return { status, type: '', body: '' };
  const isOther = response.others?.some((other) => other.type === type && !other.same) ?? false;
  const example = (): Json => exampleOf(context, response, isOther ? type : undefined);
  if (isOther || subject.example || !isJson(type)) return rendered(status, type, example());
  if (kind === 'unknown' || kind === 'empty') return unknownBody(context, subject, status, type, example());
  const { page, record } = subject;
  if (operation.success.headers) context.page = page;
  const isComplete = record && !page && siblings.length === 0 && own === undefined;
  const values = isComplete ? {} : members(example());
  let payload: Json;
  if (page) {
    const records = page.records.map((each) => present(context, each, undefined));
    const inside = kind === 'envelope' ? values['payload'] : values;
    const { in: name, within } = list ?? {};
    payload =
      name === undefined
        ? records
        : {
            ...pageMembers(pageNames, page, members(inside ?? null)),
            ...(within === undefined ? { [name]: records } : { [within]: { [name]: records } }),
          };
  } else {
    payload = record ? present(context, record, subject.created) : (values['payload'] ?? null);
    if (record && own !== undefined) {
      payload = { ...members((kind === 'envelope' ? values['payload'] : values) ?? null), [own]: payload };
    }
  }
  if (kind === 'flat') return { status, type, body: JSON.stringify(payload) };
  const envelope: Values = { payload };
  if (page) Object.assign(envelope, pageMembers(siblings, page, values));
  else for (const { name } of siblings) if (values[name] !== undefined) envelope[name] = values[name];
  return { status, type, body: JSON.stringify(envelope) };
}

/** The URL of a resource, without the host: the sandbox does not know by which name it is reached. */
function urlOf(location: string, record: StoredRecord, { params }: Context): string {
  const last = location.lastIndexOf('{');
  return location.replaceAll(/\{([^{}]+)\}/g, (_, key: string, at: number) =>
    encodeURIComponent(at === last ? record.id : (params[key] ?? keyValue(record, key) ?? '')),
  );
}

/** Returns the headers that the contract declares for a status; undefined if there are none. */
export function headersOf(context: Context, status: number): Record<string, string> | undefined {
  const { operation, location, page, tag } = context;
  const { headers = [] } = documented(operation, status) ?? {};
  if (headers.length === 0 && !page) return undefined;
  const own: Record<string, string | undefined> = { location, etag: tag };
  const values: Record<string, string | undefined> = Object.fromEntries(
    headers.map(({ name, value }) => [name, own[name] ?? value]),
  );
  if (page) Object.assign(values, pageHeaders(context, page));
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** The response of which the contract does not know the shape: as a setting selects, else its example. */
function unknownBody(
  { state, team, operation }: Context,
  { record }: Subject,
  status: number,
  type: string,
  example: Json,
): EngineResponse {
  const [setting] = record ? deciding(operation.settings, 'successBody') : [];
  if (!setting || !record) return rendered(status, type, example);
  const body = setting.successBody(interpretation(state, team, setting), { payload: record.value });
  return body === undefined ? { status, type: '', body: '' } : { status, type, body: JSON.stringify(body) };
}

const members = (value: Json): Values => (isObject(value) ? value : {});

export const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The statuses of a full success. A record that an update did not find has 201. */
const statusesOf = ({ success, upserts }: Operation): string[] =>
  success.statuses.filter((status) => !upserts || status !== '201');

/** The only status of a full success, where the contract has a single one. */
const onlyStatuses = new Map(
  contract.operations.flatMap((operation) => {
    const [only, ...others] = statusesOf(operation);
    return only !== undefined && others.length === 0 && /^\d+$/.test(only) ? [[operation, Number(only)]] : [];
  }),
);

/** The status of a full success: the only one of the contract, or as a setting selects. */
function successStatus({ state, team, operation }: Context): number {
  const known = onlyStatuses.get(operation);
  if (known !== undefined) return known;
  const { responses, success } = operation;
  const { partial } = success;
  const statuses = statusesOf(operation);
  const [only] = statuses;
  const [setting] = deciding(operation.settings, 'successStatus');
  if (setting) return setting.successStatus(interpretation(state, team, setting));
  const redirect = only === undefined ? responses.find((each) => each.status.startsWith('3')) : undefined;
  const exact = statuses.find((status) => /^\d+$/.test(status)) ?? partial[0] ?? redirect?.status;
  if (exact !== undefined) return Number(exact);
  return only === undefined || only === 'default' ? 200 : Number(only.replace('XX', '00'));
}

/** The example of a response with the values that no resource has. */
function exampleOf(
  { state, team }: Context,
  { examples, settings }: DocumentedResponse,
  type: string | undefined,
): Json {
  const [setting] = examples.length > 1 ? deciding(settings, 'example') : [];
  const name = setting?.example(interpretation(state, team, setting));
  const fitting = type === undefined ? examples : examples.filter((each) => each.type === type);
  const found = fitting.find((each) => each.name === name) ?? fitting[0];
  return (found && contract.examples[found.of]) ?? null;
}

/** Returns a resource as the operation shows it. */
function present(
  { state, team, operation }: Context,
  record: StoredRecord,
  created: Given | undefined,
): Json {
  const { plain, fields } = record.resource;
  if (plain) return record.value[fields[0]?.name ?? ''] ?? null;
  const { view, sets } = operation.success;
  const { lifecycle, name: resource } = record.resource;
  let { value } = record;
  if (view) {
    const known: Given = {
      ...created,
      ...record.scope,
      ...byKey(value),
      [`${snake(resource)}_id`]: record.id,
    };
    value = { ...view.sample };
    for (const field of view.fields) {
      const found = known[field.key];
      if (found !== undefined && allowed(field, found)) value[field.name] = found;
    }
  }
  const setting = lifecycle && spellings.get(operation);
  const status = setting && statusOf(record);
  if (status !== undefined && setting && lifecycle) {
    const shown = setting.spelling(interpretation(state, team, setting), status, created !== undefined);
    if (shown !== status) value = { ...value, [lifecycle.field]: shown };
  }
  for (const { field, set } of sets) state.coverage.value(set, value[field]);
  return value;
}

/** Returns the body of an error and its media type: as settings select, else the contract's example. */
export function errorBody(
  { state, team, operation }: Pick<Context, 'state' | 'team' | 'operation'>,
  status: number,
  reason: string,
): { type: string; body: string } {
  const response = documented(operation, status);
  const [setting] = deciding(response?.settings ?? operation.settings, 'errorBody');
  const named = !response || (setting && response.settings.includes(setting.id));
  if (setting && named) {
    const shaped = setting.errorBody(interpretation(state, team, setting), reason, contract.errorMember);
    // The contract shows no error without a body where the source promises details.
    const isPromised =
      response?.examples.length && response.examples.every(({ of }) => contract.examples[of] !== '');
    if (shaped.body !== '' || !isPromised) return shaped;
  }
  if (!response)
    return { type: 'application/json', body: JSON.stringify({ [contract.errorMember]: reason }) };
  const [first] = response.examples;
  const example = first && contract.examples[first.of];
  if (!first || example === undefined) return { type: '', body: '' };
  if (!isObject(example)) return rendered(status, first.type, example);
  const error = withReason(example, reason);
  // A member of RFC 9457. An example can be that of several statuses.
  const isProblem = /problem\+json/.test(first.type) && typeof error['status'] === 'number';
  return rendered(status, first.type, isProblem ? { ...error, status } : error);
}

/** An error whose text for people states why. */
function withReason(error: Values, reason: string): Values {
  const usual = [contract.errorMember, 'message', 'detail', 'description', 'title'];
  const name = usual.find((each) => typeof error[each] === 'string');
  return name === undefined ? error : { ...error, [name]: reason };
}

/** Whether an operation can succeed in part. */
export const canBePartial = ({ success: { partial } }: Operation): boolean => partial.length > 0;
