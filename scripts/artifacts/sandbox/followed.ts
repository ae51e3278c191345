/** What the artifacts follow of a contract: how the sandbox performs each operation, and what none of them follows. */
import { membersOf, type Model, type Operation } from '../../model/index.ts';
import { snake } from '../../model/names.ts';

/**
 * How the sandbox performs an operation: by the contract's transition, on a plain resource, or not at all, so that its
 * responses are examples of the contract.
 */
export interface Performed {
  by: 'transition' | 'resource' | 'example';
  /** The resource; for an example, why it is one. */
  detail: string;
}

export function performed({
  transition,
  store,
  stated,
  record,
  method,
  path,
  success,
}: Operation): Performed {
  if (transition) return { by: 'transition', detail: transition.record };
  if (store) return { by: 'resource', detail: `${store.action} ${record ?? store.collection}` };
  if (stated) return { by: 'example', detail: 'the contract states that no resource changes' };
  const isText = success.record && membersOf(success.record).length === 0 && success.kind !== 'unknown';
  const detail =
    method === 'GET' && isText
      ? 'the response is no resource'
      : `${method} ${path} does not show what it does to which resource, and the contract does not state it`;
  return { by: 'example', detail };
}

/** Whether the sandbox checks the bearer key of an operation: it is all that every way of access needs. */
export const checksKey = ({ access }: Operation): boolean =>
  access.length > 0 && access.every(({ bearer, keys }) => bearer && keys.length === 0);

/** The query parameters that select a page of a list. */
const paging = ['limit', 'offset', 'cursor'];

/** What the contract has and the sandbox, the client or the conformance tool does not follow, each with its place. */
export function unfollowed(model: Model): string[] {
  return [...model.operations.flatMap((operation) => unfollowedOf(operation, model)), ...model.unsupported];
}

function unfollowedOf(operation: Operation, model: Model): string[] {
  const { id, parameters, access, keys, body, responses, store, record } = operation;
  const own = parameters.filter((each) => !keys.includes(each));
  const shown = model.schemas[record ?? ''] ?? operation.success.record;
  const fields = new Set(shown && membersOf(shown).map(({ name }) => snake(name)));
  const isFilter = (key: string): boolean => paging.includes(key) || fields.has(key);
  const files =
    body?.kind === 'form'
      ? body.schema.properties.filter(({ schema }) => (schema.items ?? schema).mediaType)
      : [];
  const contents = responses.flatMap((response) => response.contents.map((each) => ({ response, each })));
  return [
    ...own
      .filter((each) => !each.isRead)
      .map(({ name, in: where }) => `the ${where} parameter ${name} of ${id}: its style is not read`),
    ...own
      .filter((each) => store?.action === 'list' && each.in === 'query' && each.isRead && !isFilter(each.key))
      .map(
        ({ name }) => `the query parameter ${name} of ${id}: no field has this name, so it selects nothing`,
      ),
    ...(access.length > 0 && !checksKey(operation)
      ? [`the security of ${id}: only a bearer key is checked`]
      : []),
    ...(access.length > 1 && checksKey(operation)
      ? [`the security of ${id}: only the first way of access is checked`]
      : []),
    ...(body?.kind === 'urlencoded' ? [`the body of ${id}: ${body.mediaType} is not validated`] : []),
    ...files
      .slice(1)
      .map(({ name }) => `the field ${name} of ${id}: only the files of ${files[0]?.name} create resources`),
    ...responses.flatMap(({ status, headers }) =>
      headers.map(({ name }) => `the header ${name} of ${status} of ${id}: its value is an example`),
    ),
    ...contents
      .filter(({ each }) => isStream.test(each.mediaType))
      .map(
        ({ response, each }) =>
          `the stream ${each.mediaType} of ${response.status} of ${id}: it is an example`,
      ),
  ];
}

const isStream = /event-stream|ndjson|jsonl|json-seq/;
