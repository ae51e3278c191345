/** What goes over the wire: parameters, bodies and responses. */
import {
  componentName,
  type Document,
  type HeaderObject,
  type Json,
  type LimitField,
  type MediaTypeObject,
  type OperationObject,
  type ParameterObject,
  type Reference,
  resolve,
  type ResponseObject,
  type SchemaObject,
} from './document.ts';
import { type BodyKind, isJson, kindOf } from './media-types.ts';
import { snake } from './names.ts';
import type { Schema, SchemaReader } from './schemas.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required: boolean;
  deprecated: boolean;
  description: string;
  schema: Schema;
  /** How arrays and objects are serialized; the default of its location, unless the contract states another. */
  style: string;
  explode: boolean;
  /** Whether the value is written as JSON: the contract states a media type for it. */
  json: boolean;
  /** Whether the sandbox reads the value: it is text, or items in the usual style. */
  isRead: boolean;
  example: Json | undefined;
  /** Name in snake_case, the same however an operation spells it. */
  key: string;
  /** The option of the client that sets the value; undefined if each request sets it. */
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
  /** Whether the body is a form with files, JSON, a form in one line of text, or text of another type. */
  kind: BodyKind;
  schema: Schema;
  /** Name of the schema; undefined where it is written in place. */
  type: string | undefined;
  examples: Example[];
  limits: Record<string, LimitField>;
  questions: string[];
  /** The other media types that the contract lists for the body. */
  others: Omit<Body, 'required' | 'description' | 'questions' | 'others'>[];
}

/** A header that the contract declares for a response. */
export interface Header {
  name: string;
  required: boolean;
  description: string;
  schema: Schema;
  example: Json | undefined;
}

export interface Response {
  /** `200`, `404`, or a range such as `2XX`. */
  status: string;
  success: boolean;
  description: string;
  headers: Header[];
  contents: Content[];
  examples: Example[];
  /** Ids of the open questions that touch the response. */
  questions: string[];
  /** Name of the shared response; undefined where it is written in place. */
  component: string | undefined;
}

export function readParameter(
  document: Document,
  written: ParameterObject | Reference,
  read: SchemaReader,
): Parameter {
  const parameter = resolve(document, written);
  const { name, in: where, required = false, description = '', example } = parameter;
  const { schema, json, examples } = valueSchema(parameter);
  const [first] = Object.values(parameter.examples ?? examples);
  const key = snake(name);
  const { style = where === 'query' || where === 'cookie' ? 'form' : 'simple' } = parameter;
  const options: Record<string, Parameter['option']> = { team_id: 'teamId', project_id: 'projectId' };
  return {
    name,
    in: where,
    required: required || where === 'path',
    deprecated: parameter.deprecated ?? false,
    description: description.trim(),
    schema: read(schema),
    style,
    explode: parameter.explode ?? style === 'form',
    json,
    isRead: isRead(parameter),
    example: example ?? (first && resolve(document, first).value) ?? schema.examples?.[0],
    key,
    option: where === 'path' ? options[key] : undefined,
    questions: [
      ...new Set([...(written['x-open-questions'] ?? []), ...(parameter['x-open-questions'] ?? [])]),
    ],
  };
}

/** Whether the value of a parameter is text, or items in the usual style: others are not read. */
export const isRead = ({ in: where, style, content }: ParameterObject): boolean =>
  where !== 'cookie' && content === undefined && (style === undefined || ['form', 'simple'].includes(style));

/** The schema of the value of a parameter or header, and whether the value is written as JSON. */
export function valueSchema({ schema, content = {} }: Pick<ParameterObject, 'schema' | 'content'>): {
  schema: SchemaObject;
  json: boolean;
  /** Examples of the media type. */
  examples: NonNullable<MediaTypeObject['examples']>;
} {
  const [[mediaType, media] = ['', undefined]] = Object.entries(content);
  return {
    schema: schema ?? media?.schema ?? {},
    json: schema === undefined && isJson(mediaType),
    examples: media?.examples ?? {},
  };
}

export function readBody(
  document: Document,
  { requestBody }: OperationObject,
  read: SchemaReader,
): Body | undefined {
  if (!requestBody) return undefined;
  const { required = false, description = '', content, ...rest } = resolve(document, requestBody);
  const all = Object.entries(content);
  // Of several media types, the first that the client can encode by its schema.
  const best = all.find(([type]) => ['form', 'json'].includes(kindOf(type))) ?? all[0];
  const [mediaType, media] = best ?? ['', {} as MediaTypeObject];
  const others = all.filter(([type]) => type !== mediaType);
  return {
    required,
    description: description.trim(),
    ...readBodyContent(document, mediaType, media, read),
    questions: [...new Set([...(rest['x-open-questions'] ?? []), ...(media['x-open-questions'] ?? [])])],
    others: others.map(([type, other]) => readBodyContent(document, type, other, read)),
  };
}

function readBodyContent(
  document: Document,
  mediaType: string,
  media: MediaTypeObject,
  read: SchemaReader,
): Body['others'][number] {
  const schema = read(media.schema ?? {});
  return {
    mediaType,
    kind: kindOf(mediaType),
    schema,
    type: schema.name,
    examples: readExamples(document, mediaType, media),
    limits: resolve(document, media['x-limits'] ?? {}),
  };
}

export function readResponse(
  document: Document,
  status: string,
  written: ResponseObject | Reference,
  read: SchemaReader,
): Response {
  const { $ref: _, ...own } = written as ResponseObject & Partial<Reference>;
  const shared = resolve(document, written);
  // The siblings of a reference take precedence.
  const { description, content = {}, headers = {} } = { ...shared, ...own };
  const contents = Object.entries(content).map(([mediaType, media]) => ({
    mediaType,
    schema: media.schema && read(media.schema),
    examples: readExamples(document, mediaType, media),
  }));
  return {
    status,
    success: status.startsWith('2'),
    description: description.trim(),
    headers: Object.entries(headers).flatMap(([name, header]) => readHeader(document, name, header, read)),
    contents,
    examples: contents.flatMap(({ examples }) => examples),
    questions: [...new Set([...(own['x-open-questions'] ?? []), ...(shared['x-open-questions'] ?? [])])],
    component: componentName(written),
  };
}

function readHeader(
  document: Document,
  name: string,
  written: HeaderObject | Reference,
  read: SchemaReader,
): Header[] {
  // Content has the media type: a header of that name has no effect.
  if (/^content-type$/i.test(name)) return [];
  const header = resolve(document, written);
  const { required = false, description = '', example, examples = {} } = header;
  const [first] = Object.values(examples);
  return [
    {
      name,
      required,
      description: description.trim(),
      schema: read(valueSchema(header).schema),
      example: example ?? (first && resolve(document, first).value),
    },
  ];
}

function readExamples(document: Document, mediaType: string, media: MediaTypeObject): Example[] {
  const { example, examples = example === undefined ? {} : { example: { value: example } } } = media;
  return Object.entries(examples).map(([name, written]) => {
    const { summary = name, value } = resolve(document, written);
    return { name, summary, mediaType, value, component: componentName(written) };
  });
}
