/** What the artifacts support of a contract: how the sandbox performs each operation, and what none of them supports. */
import type { BundledContract } from '../../model/bundle.ts';
import { readModel, type Model, type Operation, type Property, type Schema } from '../../model/index.ts';
import { snake } from '../../model/names.ts';
import { hasType } from '../../model/normal-schemas.ts';
import { unjudged } from './rules.ts';

/**
 * How the sandbox performs an operation: by the contract's transition, on a plain resource, or not at all, so that its
 * responses are examples of the contract.
 */
interface Performed {
  by: 'transition' | 'resource' | 'example';
  /** The resource; for an example, why it is one. */
  detail: string;
}

export function performed(operation: Operation, { schemas }: Model): Performed {
  const { transition, crud, declaredResource, resource, method, path, success } = operation;
  const records = [
    transition?.record,
    ...(transition?.creates ?? []).map(({ record }) => record),
    declaredResource?.record,
  ];
  const union = [...records.map((name) => schemas[name ?? '']), success.resourceSchema].find(
    (each) => each?.isUnion,
  );
  if (union) return { by: 'example', detail: `${union.name ?? 'the resource'} is one of several objects` };
  if (transition) return { by: 'transition', detail: transition.record };
  if (crud) return { by: 'resource', detail: `${crud.action} ${resource ?? crud.collection}` };
  if (declaredResource) return { by: 'example', detail: 'the contract states that no resource changes' };
  const isText = success.resourceSchema?.properties.length === 0 && success.kind !== 'unknown';
  const detail =
    method === 'GET' && isText
      ? 'the response is no resource'
      : `${method} ${path} does not show what it does to which resource, and the contract does not state it`;
  return { by: 'example', detail };
}

/** The query parameters that select a page of a list. */
const paging = ['limit', 'offset', 'cursor'];

/** What the contract has and the sandbox, the client or the conformance tool does not support, each with its place. */
const unsupportedParts = (model: Model): string[] => [
  ...Object.values(model.resources).flatMap(({ name, schema, operations }) =>
    schema.additionalProperties && operations.some((each) => performed(each, model).by !== 'example')
      ? [`the keyword additionalProperties of ${name}: the sandbox keeps the fields that are listed`]
      : [],
  ),
  ...model.operations.flatMap((operation) => [...unsupportedPartsOf(operation, model)]),
  ...unjudged(model).map((keyword) => `the keyword ${keyword}: values are not judged by it`),
  ...model.unsupported,
];

function* unsupportedPartsOf(operation: Operation, model: Model): Generator<string> {
  const {
    id,
    parameters,
    authentication,
    security,
    body,
    responses,
    crud,
    resource: name,
    success,
    transition,
  } = operation;
  const shown = model.schemas[name ?? ''] ?? success.resourceSchema;
  const selecting = new Set([...paging, ...(shown?.properties ?? []).map(({ name }) => snake(name))]);
  const used = Object.values(transition?.to ?? {}).map(({ parameter = '' }) => snake(parameter));
  for (const { name, snakeName, in: where, isRead } of parameters) {
    const isFilter = crud?.action === 'list' && where === 'query';
    if (!isRead) yield `the ${where} parameter ${name} of ${id}: its style is not read`;
    else if (isFilter && !selecting.has(snakeName))
      yield `the query parameter ${name} of ${id}: it selects nothing`;
    else if (where === 'query' && !isFilter && !used.includes(snakeName))
      yield `the query parameter ${name} of ${id}: it has no effect`;
    else if (where === 'header') yield `the header ${name} of ${id}: it has no effect`;
  }
  if (authentication === 'other') yield `the security of ${id}: only a bearer key is checked`;
  else if (security.length > 1) yield `the security of ${id}: only the first way of access is checked`;
  for (const { mediaType } of body?.others ?? [])
    yield `the body ${mediaType} of ${id}: only ${body?.mediaType} is read`;
  if (body?.kind === 'other') yield `the body of ${id}: ${body.mediaType} is not validated`;
  const [files, ...others] = body?.files ?? [];
  for (const { name } of others) yield `the files of ${name} of ${id}: only those of ${files?.name} are read`;
  const resource = transition?.record ?? (crud && name) ?? '';
  for (const field of success.resourceSchema?.properties ?? []) {
    if (!canShow(field, model.schemas[resource]))
      yield `the field ${field.name} of the response of ${id}: it has another type than in ${resource}, and is an example`;
  }
  for (const { status, headers, contents } of responses) {
    for (const { name } of headers)
      yield `the header ${name} of ${status} of ${id}: the sandbox does not send it`;
    const streams = contents.filter(({ mediaType }) => isStream.test(mediaType));
    for (const { mediaType } of streams)
      yield `the stream ${mediaType} of ${status} of ${id}: it is an example`;
  }
}

/** Whether a field of a response has a type of the field of a resource with its name: `pages` may be their number. */
function canShow({ name, schema: { types } }: Property, stored: Schema | undefined): boolean {
  const own = stored?.properties.find((each) => snake(each.name) === snake(name));
  if (!own || types.length === 0) return true;
  return own.schema.types.some((type) => hasType(types, type));
}

const isStream = /event-stream|ndjson|jsonl|json-seq/;

/** Returns for each operation how the sandbox performs it, and below them what the artifacts do not support. */
export const supportReport = async (contract: BundledContract): Promise<string> =>
  reportOf(await readModel(contract));

export function reportOf(model: Model): string {
  const width = Math.max(...model.operations.map(({ id }) => id.length));
  const rows = model.operations.map((operation) => {
    const { by, detail } = performed(operation, model);
    return `${operation.id.padEnd(width)}  ${by.padEnd(10)}  ${detail}`;
  });
  const left = unsupportedParts(model).map((each) => `  ${each}`);
  return [...rows, ...(left.length > 0 ? ['', 'Not supported:', ...left] : [])].join('\n');
}
