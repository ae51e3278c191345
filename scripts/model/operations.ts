/** The operations of the contract, with everything looked up that an artifact says of them. */
import {
  componentName,
  type Document,
  type Json,
  type LimitField,
  type MediaTypeObject,
  methods,
  type OperationObject,
  type ParameterObject,
  questionsWithin,
  type Reference,
  resolve,
  type ResponseObject,
  type ScopeField,
  type TransitionField,
} from './document.ts';
import { methodName, pascal, camel, snake } from './names.ts';
import { type Property, type Schema, type SchemaReader } from './schemas.ts';

export interface Tag {
  name: string;
  description: string;
  /** Name of the type in TypeScript: `Tasks`. */
  type: string;
  /** Name of the property of the client: `tasks`. */
  namespace: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required: boolean;
  description: string;
  schema: Schema;
  /** How arrays and objects are serialized; the default of its location, unless the contract says another. */
  style: string;
  explode: boolean;
  example: Json | undefined;
  /** Name in snake_case, the same however an operation spells it. */
  key: string;
  /** The option of the client that gives the value; undefined if each call gives it. */
  option: 'teamId' | 'projectId' | undefined;
  questions: string[];
}

export interface Example {
  name: string;
  summary: string;
  mediaType: string;
  value: Json;
  /** Name of the component; undefined where the example is written in place. */
  component: string | undefined;
}

/** One media type of a body. */
export interface Content {
  mediaType: string;
  schema: Schema | undefined;
  examples: Example[];
}

export interface Body {
  required: boolean;
  description: string;
  mediaType: string;
  /** Whether the body is a form with files, JSON, or text of another type. */
  kind: 'form' | 'json' | 'other';
  schema: Schema;
  /** Name of the schema; undefined where it is written in place. */
  type: string | undefined;
  examples: Example[];
  limits: Record<string, LimitField>;
  questions: string[];
}

export interface Response {
  /** `200`, `404`, or a range such as `2XX`. */
  status: string;
  success: boolean;
  description: string;
  contents: Content[];
  examples: Example[];
  /** Ids of the open questions that touch the response. */
  questions: string[];
  /** Name of the shared response; undefined where it is written in place. */
  component: string | undefined;
}

/** What a success looks like. */
export interface Success {
  /**
   * - `envelope`: an object with a `payload`
   * - `flat`: another object, or an array
   * - `empty`: no body
   * - `unknown`: a body of unknown shape
   */
  kind: 'envelope' | 'flat' | 'empty' | 'unknown';
  /** Statuses of a full success, ranges first. */
  statuses: string[];
  /** Statuses of a success in part. */
  partial: string[];
  /** Whether some of the statuses come without a body, and others with one. */
  optional: boolean;
  /** Schema of the body. */
  schema: Schema | undefined;
  /** Schema of what the caller wants: the payload, or the body itself. */
  value: Schema | undefined;
  /** Schema of one record, where the value is one, or a list of them. */
  record: Schema | undefined;
  /** Whether there can be several records. */
  list: boolean;
  /** Property of the value that holds the list; undefined where the value is the list. */
  listIn: string | undefined;
  /** Properties of the envelope other than `payload`. */
  siblings: Property[];
}

/** What the sandbox does with its records for an operation. */
export interface Store {
  action: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** Path of the collection. */
  collection: string;
}

export interface Operation {
  /** operationId. */
  id: string;
  tag: Tag;
  /** Name of the method of the client. */
  name: string;
  /** `GET`, `POST`, … */
  method: string;
  path: string;
  summary: string;
  description: string;
  /** Parameters of every kind, those of the path item included. */
  parameters: Parameter[];
  body: Body | undefined;
  /** By status, each range before the statuses in it. */
  responses: Response[];
  success: Success;
  /** Every spelling of the scope, that of the operation first; empty if any key will do or the scope is unknown. */
  scopes: string[];
  /** The operation that this one is a shorthand for. */
  shorthandOf: string | undefined;
  /** That of the full operation, for a shorthand. */
  transition: TransitionField | undefined;
  /** Name of the schema of the record that the operation acts on. */
  record: string | undefined;
  /** Name of the parameter that identifies the record; undefined if the operation has none. */
  recordParameter: string | undefined;
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
  const paths = new Set(places.map(({ path }) => path));

  const operations = places.map(({ path, method, item, operation }): Operation => {
    const { operationId: id, tags: [tagName = 'Other'] = [] } = operation;
    const shorthandOf = operation['x-shorthand'];
    const full = (shorthandOf === undefined ? undefined : byId.get(shorthandOf)) ?? operation;
    const written = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((each) =>
      readParameter(document, each, read),
    );
    // A parameter of the operation replaces that of the path item.
    const parameters = [...new Map(written.map((each) => [`${each.in} ${each.name}`, each])).values()];
    const responses = Object.entries(operation.responses)
      .map(([status, response]) => readResponse(document, status, response, read))
      .sort((a, b) => order(a.status).localeCompare(order(b.status)));
    const success = readSuccess(responses);
    const [scope] = (operation.security ?? []).flatMap((requirement) => Object.values(requirement).flat());
    const spellings = scopes.find((each) => scope !== undefined && each.spellings.includes(scope))?.spellings;
    const transition = full['x-transition'];
    return {
      id,
      tag: {
        name: tagName,
        description: tags.get(tagName) ?? '',
        type: pascal(tagName),
        namespace: camel(tagName),
      },
      name: methodName(id, tagName),
      method: method.toUpperCase(),
      path,
      summary: operation.summary ?? id,
      description: operation.description?.trim() ?? '',
      parameters,
      body: readBody(document, operation, read),
      responses,
      success,
      scopes: scope === undefined ? [] : [...new Set([scope, ...(spellings ?? [])])],
      shorthandOf,
      transition,
      record: transition?.record ?? success.record?.name,
      recordParameter: undefined,
      store: undefined,
      questions: operation['x-open-questions'] ?? [],
      allQuestions: [
        ...new Set([...questionsWithin(document, full), ...questionsWithin(document, operation)]),
      ],
    };
  });
  for (const operation of operations) {
    operation.store = storeOf(operation, paths, operations);
    operation.record ??= operations.find(
      (other) => other.record !== undefined && sharesItem(operation, other),
    )?.record;
  }
  for (const operation of operations) operation.recordParameter = recordParameter(operation, operations);
  return operations;
}

/** Sorts `2XX` before `200`, and `default` last. */
const order = (status: string): string => status.replace('XX', '  ');

function readParameter(
  document: Document,
  written: ParameterObject | Reference,
  read: SchemaReader,
): Parameter {
  const parameter = resolve(document, written);
  const { name, in: where, required = false, description = '', schema = {}, example } = parameter;
  const [first] = Object.values(parameter.examples ?? {});
  const key = snake(name);
  const { style = where === 'query' || where === 'cookie' ? 'form' : 'simple' } = parameter;
  const options: Record<string, Parameter['option']> = { team_id: 'teamId', project_id: 'projectId' };
  return {
    name,
    in: where,
    required: required || where === 'path',
    description: description.trim(),
    schema: read(schema),
    style,
    explode: parameter.explode ?? style === 'form',
    example: example ?? (first && resolve(document, first).value) ?? schema.examples?.[0],
    key,
    option: where === 'path' ? options[key] : undefined,
    questions: [
      ...new Set([...(written['x-open-questions'] ?? []), ...(parameter['x-open-questions'] ?? [])]),
    ],
  };
}

function readBody(
  document: Document,
  { requestBody }: OperationObject,
  read: SchemaReader,
): Body | undefined {
  if (!requestBody) return undefined;
  const { required = false, description = '', content, ...rest } = resolve(document, requestBody);
  const [[mediaType, media] = ['', {} as MediaTypeObject]] = Object.entries(content);
  const schema = read(media.schema ?? {});
  const form = mediaType === 'multipart/form-data';
  return {
    required,
    description: description.trim(),
    mediaType,
    kind: form ? 'form' : isJson(mediaType) ? 'json' : 'other',
    schema,
    type: schema.name,
    examples: readExamples(document, mediaType, media),
    limits: resolve(document, media['x-limits'] ?? {}),
    questions: [...new Set([...(rest['x-open-questions'] ?? []), ...(media['x-open-questions'] ?? [])])],
  };
}

const isJson = (mediaType: string): boolean => /^application\/(.+\+)?json\b/.test(mediaType);

function readResponse(
  document: Document,
  status: string,
  written: ResponseObject | Reference,
  read: SchemaReader,
): Response {
  const { $ref: _, ...own } = written as ResponseObject & Partial<Reference>;
  const shared = resolve(document, written);
  // What is written beside a reference takes precedence.
  const { description, content = {} } = { ...shared, ...own };
  const contents = Object.entries(content).map(([mediaType, media]) => ({
    mediaType,
    schema: media.schema && read(media.schema),
    examples: readExamples(document, mediaType, media),
  }));
  return {
    status,
    success: status.startsWith('2'),
    description: description.trim(),
    contents,
    examples: contents.flatMap(({ examples }) => examples),
    questions: [...new Set([...(own['x-open-questions'] ?? []), ...(shared['x-open-questions'] ?? [])])],
    component: componentName(written),
  };
}

function readExamples(document: Document, mediaType: string, { examples = {} }: MediaTypeObject): Example[] {
  return Object.entries(examples).map(([name, written]) => {
    const { summary = name, value } = resolve(document, written);
    return { name, summary, mediaType, value, component: componentName(written) };
  });
}

/** The one status that says in its name that a success is partial. */
const partialStatus = '207';

function readSuccess(responses: Response[]): Success {
  const successes = responses.filter(({ success }) => success);
  const full = successes.filter(({ status }) => status !== partialStatus);
  const withBody = full.find(({ contents }) => contents.length > 0);
  const schema = withBody?.contents[0]?.schema;
  const payload = schema?.properties.find(({ name }) => name === 'payload')?.schema;
  const value = payload ?? schema;
  const known =
    schema && (schema.name !== undefined || schema.types.length > 0 || schema.properties.length > 0);
  const inside = value?.properties.find(({ schema: each }) => each.items?.name !== undefined);
  const listed =
    value?.items ?? (value?.name === undefined || isPage(value) ? inside?.schema.items : undefined);
  return {
    kind: !withBody ? 'empty' : payload ? 'envelope' : known ? 'flat' : 'unknown',
    statuses: full.map(({ status }) => status),
    partial: successes.filter(({ status }) => status === partialStatus).map(({ status }) => status),
    optional: withBody !== undefined && full.some(({ contents }) => contents.length === 0),
    schema,
    value,
    record: known ? (listed ?? value) : undefined,
    list: listed !== undefined,
    listIn: value?.items ? undefined : listed && inside?.name,
    siblings: payload ? (schema?.properties.filter(({ name }) => name !== 'payload') ?? []) : [],
  };
}

/** Whether a schema is a page of a list, and not a record that has lists among its fields: it has no id. */
const isPage = ({ properties }: Schema): boolean => !properties.some(({ name }) => name === 'id');

/** The path without a parameter at its end; the path itself if it ends in a name. */
const collectionOf = (path: string): string => path.replace(/\/\{[^{}/]+\}$/, '');

/** What the shapes of an operation allow the sandbox to do with its records. */
function storeOf(
  { method, path, success, transition, shorthandOf }: Operation,
  paths: Set<string>,
  operations: Operation[],
): Store | undefined {
  const collection = collectionOf(path);
  const one = collection !== path;
  const hasItems =
    [...paths].some((other) => other !== path && collectionOf(other) === path) ||
    operations.some((other) => other.path === path && other.method === 'GET' && other.success.list);
  const store = (action: Store['action']): Store => ({ action, collection });
  if (one && method === 'GET' && success.record && !success.list) return store('get');
  if (!one && method === 'GET' && success.list) return store('list');
  if (!one && method === 'POST' && (hasItems || transition?.creates || shorthandOf)) return store('create');
  if (one && (method === 'PATCH' || method === 'PUT')) return store('update');
  if (one && method === 'DELETE') return store('delete');
  return undefined;
}

/** Whether two operations act on the same collection. */
const sharesItem = (a: Operation, b: Operation): boolean =>
  a.store !== undefined && a !== b && a.store.collection === b.store?.collection;

/** The last parameter of the path of the record's items, or of an operation below that path. */
function recordParameter(
  { path, record, parameters }: Operation,
  operations: Operation[],
): string | undefined {
  const names = parameters.filter((each) => each.in === 'path' && !each.option).map(({ name }) => name);
  const items = operations.filter(
    (other) => other.record === record && other.store && other.path !== other.store.collection,
  );
  const above = items.find((other) => path === other.path || path.startsWith(`${other.path}/`));
  const last = /\{([^{}/]+)\}$/.exec(above?.path ?? '')?.[1];
  if (last !== undefined) return last;
  return names.find((name) => record !== undefined && snake(name) === `${snake(record)}_id`);
}
