/** Operations as consumers meet them, with the place of each part. */
import {
  type Document,
  type ExampleObject,
  type Json,
  type LimitField,
  type Method,
  methods,
  type OperationObject,
  type ParameterObject,
  type PathItem,
  type Reference,
  type SchemaObject,
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
  texts: Record<string, Json | undefined>;
  deprecated: boolean;
  shorthandOf: string | undefined;
  /** That of the full operation, for a shorthand. */
  transition: Part<TransitionField> | undefined;
  /** The alternatives: a request needs the scopes of every scheme of one of them. */
  security: Part<Record<string, string[]>[]>;
  parameters: ParameterPart[];
  body: BodyPart | undefined;
  responses: ResponsePart[];
  /** Members that no rule reads, such as callbacks. */
  rest: Part<Record<string, Json>>;
}

export interface ParameterPart {
  name: string;
  /** Name in snake_case: what the client calls it. */
  key: string;
  in: string;
  required: boolean;
  description: string;
  pointer: string;
  schema: Part<SchemaObject>;
  rest: Part<Record<string, Json>>;
}

export interface BodyPart {
  required: boolean;
  description: string;
  pointer: string;
  contents: ContentPart[];
}

export interface ContentPart {
  mediaType: string;
  pointer: string;
  schema: Part<SchemaObject>;
  examples: ExamplePart[];
  limits: [string, Part<LimitField>][];
  rest: Part<Record<string, Json>>;
}

export interface ExamplePart {
  name: string;
  summary: string;
  value: Json | undefined;
  pointer: string;
}

export interface ResponsePart {
  /** The object as it is written: equal ones need no comparison. */
  node: object;
  status: string;
  description: string;
  pointer: string;
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
          nodes: [operation.value, item.value.parameters, byId(document, full)?.value, document.security],
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

const readByRules = [
  'operationId',
  'summary',
  'description',
  'tags',
  'security',
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
  const { operationId = `${method} ${item.pointer}`, summary, description, tags = [] } = operation.value;
  const shorthandOf = operation.value['x-shorthand'];
  const full = byId(document, shorthandOf) ?? operation;
  const written = [member(item, 'parameters'), member(operation, 'parameters')].flatMap((list) =>
    entries<ParameterObject | Reference>(list).map(([, each]) => readParameter(document, each)),
  );
  const [tag = 'Other'] = tags;
  const body = member(operation, 'requestBody');
  return {
    accessor: `${camel(tag)}.${methodName(operationId, tag)}`,
    texts: { summary, description, tags },
    deprecated: (operation.value as { deprecated?: boolean }).deprecated ?? false,
    shorthandOf,
    transition: member(full, 'x-transition'),
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

function readParameter(document: Document, written: Part<ParameterObject | Reference>): ParameterPart {
  const parameter = follow<ParameterObject>(document, written);
  const { name = '', in: where = 'header', required = false, description = '' } = parameter.value;
  const { style = where === 'query' || where === 'cookie' ? 'form' : 'simple' } = parameter.value;
  const { explode = style === 'form' } = parameter.value;
  const known = ['name', 'in', 'required', 'description', 'schema', 'example', 'examples'];
  return {
    name,
    key: snake(name),
    in: where,
    required: required || where === 'path',
    description,
    pointer: parameter.pointer,
    schema: member(parameter, 'schema') ?? part({}, parameter.pointer),
    rest: part(
      {
        ...others(parameter.value, known),
        style,
        explode,
      },
      parameter.pointer,
    ),
  };
}

function readBody(document: Document, written: NonNullable<Part<OperationObject['requestBody']>>): BodyPart {
  const body = follow(document, written as Part<NonNullable<OperationObject['requestBody']>>);
  const { required = false, description = '' } = body.value as { required?: boolean; description?: string };
  return { required, description, pointer: body.pointer, contents: readContents(document, body) };
}

function readResponse(document: Document, status: string, written: Part<object>): ResponsePart {
  const response = follow<{ description?: string; headers?: Record<string, object> }>(document, written);
  const headers = entries(member(response, 'headers')).map(([name, header]) => {
    const { value, pointer } = follow<object>(document, header);
    return readParameter(document, part({ ...value, name, in: 'header' as const }, pointer));
  });
  return {
    node: written.value,
    status,
    description: response.value.description ?? '',
    pointer: response.pointer,
    contents: readContents(document, response),
    headers,
    rest: part(others(response.value, ['description', 'content', 'headers']), response.pointer),
  };
}

interface Media {
  schema?: SchemaObject;
  examples?: Record<string, ExampleObject | Reference>;
  'x-limits'?: Record<string, LimitField>;
}

function readContents(document: Document, message: Part<object>): ContentPart[] {
  const content = member(message as Part<{ content?: Record<string, Media> }>, 'content');
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
        };
      }),
      limits: entries(limits && follow<Record<string, LimitField>>(document, limits)),
      rest: part(others(media.value, ['schema', 'examples', 'example']), media.pointer),
    };
  });
}
