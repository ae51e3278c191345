/** Responses to accepted and to rejected requests. */
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import { isJson, isObject } from '../../shared/json.ts';
import { responseOf } from '../../shared/listed-response.ts';
import { snake } from '../../shared/names.ts';
import type { BodyMember, ServedResponse, Json, Values, ValuesBySnakeName } from '../contract/types.ts';
import { bySnakeName, fitting } from '../contract/fields.ts';
import { statusOf, type StoredRecord } from '../state/state.ts';
import type {
  ListedPage,
  RequestContext,
  SuccessResult,
  StepResult,
  Rejection,
} from '../behavior/context.ts';
import { decide } from '../state/decide.ts';
import { deciding } from '../contract/setting-values.ts';
import { rendered, type SandboxResponse } from '../contract/messages.ts';
import { problemWithFormats } from '../../types/judge.ts';

/** Returns the response to a request. */
export function respond(context: RequestContext, result: StepResult): SandboxResponse {
  if ('body' in result) return result;
  return 'reason' in result ? reject(context, result) : success(context, result);
}

function reject(context: RequestContext, { status, reason, violation }: Rejection): SandboxResponse {
  const { entry } = context;
  entry.rejected = reason;
  if (violation) entry.violation = reason;
  return { status, ...errorBody(context, status, reason) };
}

/** Returns the response to an accepted request: about a result, or the contract's example if there is none. */
function success(context: RequestContext, result: SuccessResult): SandboxResponse {
  const { operation } = context;
  const { isKnown, in: property, siblings, partial } = operation.success;
  const status = (result.partial && Number(partial[0])) || successStatus(context);
  const response = responseOf(operation.responses, status);
  if (!response || response.type === '' || status === 204) return { status, type: '', body: '' };
  const { type } = response;
  const { record, page } = result;
  if (!isJson(type) || !(record ?? page) || response.differs) {
    if (record ?? page) Object.assign(context.entry, { source: 'example', reason: noPlace });
    return rendered(status, type, exampleOf(context, response));
  }
  if (!isKnown) return unknownBody(context, result, response, status);
  const value = page
    ? page.records.map((each) => present(context, each, undefined))
    : record && present(context, record, result.created);
  if (siblings.length === 0) {
    const isStored = record && value === record.value;
    return { status, type, body: isStored ? storedBody(context, record) : bodyOf(context, value) };
  }
  const example = exampleOf(context, response);
  const others = siblingMembers(siblings, page, isObject(example) ? example : {});
  const whole = property === undefined ? value : { [property]: value, ...others };
  return { status, type, body: JSON.stringify(whole) };
}

/** Returns the text of a record as it is: writing it takes longer than all else that a request does. */
function storedBody(context: RequestContext, record: StoredRecord): string {
  const { state, operation } = context;
  const { shown } = state;
  if (shown?.record === record && shown.operation === operation) return shown.body;
  const body = bodyOf(context, record.value);
  state.shown = { record, operation, body };
  return body;
}

function bodyOf({ operation: { success } }: RequestContext, value: unknown): string {
  return JSON.stringify(success.in === undefined ? value : { [success.in]: value });
}

const noPlace = 'the response has another schema than that of a full success';

/** The response of which the contract does not know the shape: as a setting selects, else its example. */
function unknownBody(
  context: RequestContext,
  { record }: SuccessResult,
  response: ServedResponse,
  status: number,
): SandboxResponse {
  const { operation } = context;
  const { type } = response;
  if (!record || deciding(operation.settings, 'successBody').length === 0) {
    return rendered(status, type, exampleOf(context, response));
  }
  const body = decide(context, operation.settings, 'successBody', { payload: record.value });
  return body === undefined ? { status, type: '', body: '' } : { status, type, body: JSON.stringify(body) };
}

const isExact = (status: string): boolean => status !== 'default' && !status.endsWith('XX');

/** The status of a full success: the only one of the contract, or as a setting selects. */
function successStatus(context: RequestContext): number {
  const { success, settings } = context.operation;
  const { partial, statuses } = success;
  const [first = 'default'] = statuses;
  if (statuses.length === 1 && isExact(first)) return Number(first);
  const decided = decide(context, settings, 'successStatus');
  if (decided !== undefined) return decided;
  const status = statuses.find(isExact) ?? partial[0] ?? first;
  return status === 'default' ? 200 : Number(status.replace('XX', '00'));
}

/** The example of a response with the values that no resource has. */
function exampleOf(context: RequestContext, { examples, settings }: ServedResponse): Json {
  const name = examples.length > 1 ? decide(context, settings, 'example') : undefined;
  const found = examples.find((each) => each.name === name) ?? examples[0];
  return (found && contract.examples[found.of]) ?? null;
}

/** Returns a resource as the operation shows it. */
function present(
  context: RequestContext,
  record: StoredRecord,
  created: ValuesBySnakeName | undefined,
): Json {
  const { state, operation, entry } = context;
  const { responseFields, enums } = operation.success;
  const { lifecycle, name: resource, noun } = record.resource;
  let { value } = record;
  if (responseFields) {
    const known: ValuesBySnakeName = {
      ...created,
      ...record.parentIds,
      ...bySnakeName(value),
      [`${snake(resource)}_id`]: record.id,
    };
    value = { ...responseFields.sample };
    for (const field of responseFields.fields) {
      const found = known[field.snakeName];
      if (found === undefined) continue;
      const shown = fitting(field, found);
      if (shown !== undefined) value[field.name] = shown;
      else entry.reason = `${field.name} cannot have the value of the ${noun}`;
    }
  }
  const status = lifecycle && statusOf(record);
  const shown = status && decide(context, operation.settings, 'spelling', status, created !== undefined);
  if (shown !== undefined && shown !== status && lifecycle) value = { ...value, [lifecycle.field]: shown };
  for (const { field, schema } of enums) state.coverage.addValue(schema, value[field]);
  return value;
}

/** Returns the members of a response beside its resource or page: what a page has, and others from an example. */
function siblingMembers(
  members: readonly BodyMember[],
  page: ListedPage | undefined,
  example: Values,
): Values {
  const known: Record<string, Json[]> = page ? positionOf(page) : {};
  return Object.fromEntries(
    members.flatMap(({ name, snakeName, schema }) => {
      const value = (known[snakeName] ?? [example[name]]).find((each) => !problemWithFormats(schema, each));
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

const positionOf = ({ total, next }: ListedPage): Record<string, Json[]> => ({
  total: [total],
  next_cursor: next === undefined ? [null] : [String(next), next],
  has_more: [next !== undefined],
});

/** Returns the body of an error and its media type: as settings select, else the contract's example. */
export function errorBody(
  context: RequestContext,
  status: number,
  reason: string,
): { type: string; body: string } {
  const { operation } = context;
  const response = responseOf(operation.responses, status);
  const settings = response?.settings ?? operation.settings;
  // A response that the contract lists names the setting, or has the shape of its example.
  const isOpen = !response || deciding(settings, 'errorBody').some((id) => settings.includes(id));
  const shaped = isOpen ? decide(context, settings, 'errorBody', reason, contract.errorMember) : undefined;
  if (shaped) {
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
  const { errorMember } = contract;
  const isText =
    typeof example[errorMember] === 'string' && !problemWithFormats(response.reason ?? true, reason);
  return rendered(status, first.type, isText ? { ...example, [errorMember]: reason } : example);
}
