/** The operations of the contract, with everything looked up that artifacts need of them. */
import { InputError } from '../lib/cli.ts';
import { escape } from '../lib/pointer.ts';
import {
  type Document,
  methods,
  type OperationObject,
  type PathItem,
  questionsWithin,
  resolve,
  type ResourceField,
  type ScopeField,
  type TransitionField,
} from './document.ts';
import {
  type Body,
  type Parameter,
  readBody,
  readParameter,
  readResponse,
  type Response,
} from './messages.ts';
import { isPlain, type Store, storeOf } from './store.ts';
import { readSuccess, type Success } from './success.ts';
import { type Access, readKeys } from './keys.ts';
import { methodName, pascal, camel, snake } from './names.ts';
import type { SchemaReader } from './schemas.ts';

export interface Tag {
  name: string;
  description: string;
  /** Name of the type in TypeScript: `Tasks`. */
  type: string;
  /** Name of the property of the client: `tasks`. */
  namespace: string;
}

export interface Operation {
  /** operationId. */
  id: string;
  tag: Tag;
  /** Names of the tags after the first one, which list it too. */
  otherTags: string[];
  /** Name of the method of the client. */
  name: string;
  /** `GET`, `POST`, … */
  method: string;
  path: string;
  /** JSON pointer of the operation into the bundle. */
  pointer: string;
  summary: string;
  description: string;
  deprecated: boolean;
  /** Parameters of every kind, those of the path item included. */
  parameters: Parameter[];
  body: Body | undefined;
  /** By status, each range before the statuses in it. */
  responses: Response[];
  success: Success;
  /** Keys other than the bearer key, which are among the parameters too. */
  keys: Parameter[];
  /** The ways of access, each of which is enough; empty if no key is needed. */
  access: Access[];
  /** The scopes that the first way of access needs together, each with every spelling. */
  scopes: string[][];
  /** The operation that this one is a shorthand for. */
  shorthandOf: string | undefined;
  /** That of the full operation, for a shorthand. */
  transition: TransitionField | undefined;
  /** Name of the schema of the record that the operation acts on. */
  record: string | undefined;
  /** Name of the parameter that identifies the record; undefined if the operation has none. */
  recordParameter: string | undefined;
  /** What the contract states that it does to which resource, where its path and method do not show it. */
  stated: ResourceField | undefined;
  store: Store | undefined;
  /** Ids of the open questions that the operation itself names. */
  questions: string[];
  /** Ids of the open questions named anywhere in it, and in the operation that it is a shorthand for. */
  allQuestions: string[];
}

export function readOperations(document: Document, read: SchemaReader, scopes: ScopeField[]): Operation[] {
  const tags = new Map((document.tags ?? []).map(({ name, description = '' }) => [name, description]));
  const places = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, item, operation }] : [];
    }),
  );
  const byId = new Map(places.map(({ operation }) => [operation.operationId, operation]));

  assertComplete(document, places);
  const operations = places.map(({ path, method, item, operation }): Operation => {
    const { operationId: id, tags: [tagName = 'Other', ...otherTags] = [] } = operation;
    const shorthandOf = operation['x-shorthand'];
    const full = (shorthandOf === undefined ? undefined : byId.get(shorthandOf)) ?? operation;
    const written = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((each) =>
      readParameter(document, each, read),
    );
    const { parameters: keys, access } = readKeys(document, operation, read, scopes);
    written.push(...keys);
    // A parameter of the operation replaces that of the path item.
    const parameters = [...new Map(written.map((each) => [`${each.in} ${each.name}`, each])).values()];
    const responses = Object.entries(operation.responses)
      .map(([status, response]) => readResponse(document, status, response, read))
      .sort((a, b) => order(a.status).localeCompare(order(b.status)));
    // Where no status below 400 is listed, `default` means success too.
    const listed = responses.some(({ status }) => /^[123]/.test(status));
    for (const response of responses) response.success ||= !listed && response.status === 'default';
    const stated = full['x-resource'];
    const success = readSuccess(responses, stated !== undefined && stated.action !== 'list');
    const transition = full['x-transition'];
    return {
      id,
      tag: {
        name: tagName,
        description: tags.get(tagName) ?? '',
        type: pascal(tagName),
        namespace: camel(tagName),
      },
      otherTags,
      name: methodName(id, tagName),
      method: method.toUpperCase(),
      path,
      pointer: `#/paths/${escape(path)}/${method}`,
      summary: operation.summary ?? id,
      description: operation.description?.trim() ?? '',
      deprecated: operation.deprecated ?? false,
      parameters,
      body: readBody(document, operation, read),
      responses,
      success,
      keys,
      access,
      scopes: access[0]?.scopes ?? [],
      shorthandOf,
      transition,
      stated,
      record:
        stated?.record ??
        transition?.record ??
        (success.record && isPlain(success.record) ? undefined : success.record?.name),
      recordParameter: undefined,
      store: undefined,
      questions: operation['x-open-questions'] ?? [],
      allQuestions: [
        ...new Set([...questionsWithin(document, full), ...questionsWithin(document, operation)]),
      ],
    };
  });
  for (const operation of operations) {
    operation.store = storeOf(operation, operations);
    operation.record ??= operations.find(
      (other) => other.record !== undefined && sharesItem(operation, other),
    )?.record;
  }
  for (const operation of operations) operation.recordParameter = recordParameter(operation, operations);
  return operations;
}

interface Place {
  path: string;
  method: string;
  item: PathItem;
  operation: OperationObject;
}

/** @throws InputError if an operation has no name of its own, or a parameter of its path is not described */
function assertComplete(document: Document, places: Place[]): void {
  const known = new Map<string, string>();
  for (const { path, method, item, operation } of places) {
    const name = `${method.toUpperCase()} ${path}`;
    const id = operation.operationId as string | undefined;
    if (id === undefined) {
      throw new InputError(
        `openapi/paths: ${name} has no \`operationId\`. Add one, such as \`getTask\`: it names the method of the client.`,
      );
    }
    const other = known.get(id);
    if (other !== undefined) {
      throw new InputError(`openapi/paths: ${other} and ${name} have the operationId ${id}. Rename one.`);
    }
    known.set(id, name);
    const written = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
    const described = written.map((each) => resolve(document, each));
    for (const [, own = ''] of path.matchAll(/\{([^{}]+)\}/g)) {
      if (described.some((each) => each.in === 'path' && each.name === own)) continue;
      throw new InputError(
        `openapi/paths: ${name} has no parameter \`${own}\`. Add it to \`parameters\`, with \`in: path\`, or correct the name in the path.`,
      );
    }
  }
}

/** Sorts `2XX` before `200`, and `default` last. */
const order = (status: string): string => status.replace('XX', '  ');

/** Whether two operations act on the same collection. */
const sharesItem = (a: Operation, b: Operation): boolean =>
  a.store !== undefined && a !== b && a.store.collection === b.store?.collection;

/** The last parameter of the path of the record's items, or of an operation below that path. */
function recordParameter(
  { path, record, parameters, store }: Operation,
  operations: Operation[],
): string | undefined {
  if (store?.single) return undefined;
  const names = parameters.filter((each) => each.in === 'path' && !each.option).map(({ name }) => name);
  const items = operations.filter(
    (other) => other.record === record && other.store && other.path !== other.store.collection,
  );
  const above = items.find((other) => path === other.path || path.startsWith(`${other.path}/`));
  const last = /\{([^{}/]+)\}$/.exec(above?.path ?? '')?.[1];
  if (last !== undefined) return last;
  return names.find((name) => record !== undefined && snake(name) === `${snake(record)}_id`);
}
