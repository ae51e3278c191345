/** Operations as consumers meet them, with the place of each part. */
import {
  type Document,
  type ExampleObject,
  type Json,
  type LimitField,
  type MediaTypeObject,
  type Method,
  methods,
  type OperationObject,
  type ParameterObject,
  type PathItem,
  type Reference,
  type SchemaObject,
  type ServerObject,
  type TransitionField,
} from '../document.ts';
import { camel, methodName, snake } from '../names.ts';
import { entries, follow, member, others, type Part } from './part.ts';

export interface OperationPart {
  id: string;
  method: string;
  path: string;
  pointer: string;
  /** The objects that describe it: equal ones need no comparison. */
  nodes: unknown[];
  details(): OperationDetails;
}

export interface OperationDetails {
  /** How the client names the operation: `tasks.complete`. */
  accessor: string;
  tags: string[];
  deprecated: boolean;
  shorthandOf: string | undefined;
  /** That of the full operation, for a shorthand. */
  transition: Part<TransitionField> | undefined;
  /** The servers in place of those of the document; undefined if the operation names none. */
  servers: Part<ServerObject[]> | undefined;
  /** The alternatives: a request needs the scopes of every scheme of one of them. */
  security: Part<Record<string, string[]>[]>;
  parameters: ParameterPart[];
  body: BodyPart | undefined;
  responses: ResponsePart[];
  /** Members that no rule reads, such as callbacks. */
  rest: Part<Record<string, Json>>;
}

/** Where a part is that operations can refer to. */
interface Located {
  pointer: string;
  /** Where the operation names it, which is elsewhere if it refers to it. */
  at: string;
  /** Where its description is written: next to the reference, or where that leads. */
  textAt: string;
}

export interface ParameterPart extends Located {
  name: string;
  /** Name in snake_case: what the client calls it. */
  key: string;
  in: string;
  required: boolean;
  deprecated: boolean;
  description: string;
  /** The sample values, as they are written. */
  examples: unknown[];
  schema: Part<SchemaObject>;
  rest: Part<Record<string, Json>>;
}

export interface BodyPart extends Located {
  required: boolean;
  description: string;
  contents: ContentPart[];
}

export interface ContentPart {
  mediaType: string;
  pointer: string;
  schema: Part<SchemaObject>;
  examples: ExamplePart[];
  limits: [string, Part<LimitField>][];
  /** How the fields of a form are written; empty for other media types, which have no such fields. */
  encodings: [field: string, encoding: Part<Record<string, Json>>][];
  rest: Part<Record<string, Json>>;
}

export interface ExamplePart {
  name: string;
  summary: string;
  value: Json | undefined;
  pointer: string;
  at: string;
}

export interface ResponsePart extends Located {
  /** The object as it is written: equal ones need no comparison. */
  node: object;
  status: string;
  description: string;
  contents: ContentPart[];
  headers: ParameterPart[];
  rest: Part<Record<string, Json>>;
}

export function readOperationParts(document: Document): OperationPart[] {
  const found = entries(part(document.paths, '#/paths')).flatMap(([path, item]) =>
    methods.flatMap((method): OperationPart[] => {
      const operation = member(item, method);
      if (!operation) return [];
      const { 'x-shorthand': full, operationId: id = `${method} ${path}` } = operation.value;
      return [
        {
          id,
          method: method.toUpperCase(),
          path,
          pointer: operation.pointer,
          nodes: [
            operation.value,
            byId(document, full)?.value,
            document.security,
            ...readOfPaths.map((key) => item.value[key]),
          ],
          details: () => details(document, item, operation, method),
        },
      ];
    }),
  );
  return found;
}

function part<T>(value: T, pointer: string): Part<T> {
  return { value, pointer };
}

function byId(document: Document, id: string | undefined): Part<OperationObject> | undefined {
  if (id === undefined) return undefined;
  for (const [, item] of entries(part(document.paths, '#/paths')))
    for (const method of methods) {
      const found = member(item, method);
      if (found?.value.operationId === id) return found;
    }
  return undefined;
}

/** Members of a path item that apply to all its operations. */
const readOfPaths = ['summary', 'description', 'servers', 'parameters'] as const;

const readByRules = [
  'operationId',
  'summary',
  'description',
  'tags',
  'security',
  'servers',
  'parameters',
  'requestBody',
  'responses',
  'deprecated',
  ...methods,
];

function details(
  document: Document,
  item: Part<PathItem>,
  operation: Part<OperationObject>,
  method: Method,
): OperationDetails {
  const { operationId = `${method} ${item.pointer}`, tags = [] } = operation.value;
  const shorthandOf = operation.value['x-shorthand'];
  const full = byId(document, shorthandOf) ?? operation;
  const written = [member(item, 'parameters'), member(operation, 'parameters')].flatMap((list) =>
    entries<ParameterObject | Reference>(list).map(([, each]) => readParameter(document, each)),
  );
  const [tag = 'Other'] = tags;
  const body = member(operation, 'requestBody');
  return {
    accessor: `${camel(tag)}.${methodName(operationId, tag)}`,
    tags,
    deprecated: (operation.value as { deprecated?: boolean }).deprecated ?? false,
    shorthandOf,
    transition: member(full, 'x-transition'),
    servers: member(operation, 'servers') ?? member(item, 'servers'),
    security: member(operation, 'security') ?? part(document.security ?? [], '#/security'),
    parameters: [...new Map(written.map((each) => [`${each.in} ${each.name}`, each])).values()],
    body: body && readBody(document, body),
    responses: entries(member(operation, 'responses')).map(([status, each]) =>
      readResponse(document, status, each),
    ),
    rest: part(
      { ...others(item.value, readByRules), ...others(operation.value, readByRules) },
      operation.pointer,
    ),
  };
}

const readOfParameters = [
  'name',
  'in',
  'required',
  'deprecated',
  'description',
  'schema',
  'example',
  'examples',
];

function readParameter(document: Document, written: Part<ParameterObject | Reference>): ParameterPart {
  const parameter = follow<ParameterObject>(document, written);
  const { name = '', in: where = 'header', required = false, description = '' } = parameter.value;
  const { deprecated = false, example, examples } = parameter.value;
  const { style = where === 'query' || where === 'cookie' ? 'form' : 'simple' } = parameter.value;
  const { explode = style === 'form' } = parameter.value;
  // An empty value is of query parameters alone.
  const ignored = where === 'query' ? [] : ['allowEmptyValue'];
  return {
    name,
    key: snake(name),
    in: where,
    required: required || where === 'path',
    deprecated,
    examples: [example, examples],
    description,
    ...placesOf(written, parameter),
    schema: member(parameter, 'schema') ?? part({}, parameter.pointer),
    rest: part(
      {
        ...others(parameter.value, [...readOfParameters, ...ignored]),
        style,
        explode,
      },
      parameter.pointer,
    ),
  };
}

const placesOf = (written: Part<object>, { pointer }: Part<object>): Located => ({
  pointer,
  at: written.pointer,
  textAt: 'description' in written.value ? written.pointer : pointer,
});

function readBody(document: Document, given: NonNullable<Part<OperationObject['requestBody']>>): BodyPart {
  const written = given as Part<NonNullable<OperationObject['requestBody']>>;
  const body = follow(document, written);
  const { required = false, description = '' } = body.value as { required?: boolean; description?: string };
  return { required, description, ...placesOf(written, body), contents: readContents(document, body) };
}

function readResponse(document: Document, status: string, written: Part<object>): ResponsePart {
  const response = follow<{ description?: string; headers?: Record<string, object> }>(document, written);
  const headers = entries(member(response, 'headers')).map(([name, header]) => {
    const { value, pointer } = follow<object>(document, header);
    const read = readParameter(document, part({ ...value, name, in: 'header' as const }, pointer));
    return { ...read, at: header.pointer };
  });
  return {
    node: written.value,
    status,
    description: response.value.description ?? '',
    ...placesOf(written, response),
    contents: readContents(document, response),
    headers,
    rest: part(others(response.value, ['description', 'content', 'headers']), response.pointer),
  };
}

const forms = /^(multipart\/|application\/x-www-form-urlencoded\b)/;

function readContents(document: Document, message: Part<object>): ContentPart[] {
  const content = member(message as Part<{ content?: Record<string, MediaTypeObject> }>, 'content');
  return entries(content).map(([mediaType, media]) => {
    const limits = member(media, 'x-limits');
    return {
      mediaType,
      pointer: media.pointer,
      schema: member(media, 'schema') ?? part({}, media.pointer),
      examples: entries(member(media, 'examples')).map(([name, written]) => {
        const { value, pointer } = follow<ExampleObject>(document, written);
        return {
          name,
          summary: value.summary ?? '',
          value: value.value,
          pointer,
          at: written.pointer,
        };
      }),
      encodings: forms.test(mediaType) ? entries(member(media, 'encoding')) : [],
      limits: entries(limits && follow<Record<string, LimitField>>(document, limits)),
      rest: part(others(media.value, ['schema', 'examples', 'example', 'encoding']), media.pointer),
    };
  });
}
