/** What goes over the wire: parameters, bodies and responses. */
import type {
  Document,
  ExampleObject,
  HeaderObject,
  MediaTypeObject,
  OperationObject,
  ParameterObject,
  Reference,
  RequestBodyObject,
  ResponseObject,
} from './document.ts';
import { kindOf } from './media-types.ts';
import { snake } from '../../src/shared/names.ts';
import {
  componentName,
  entries,
  follow,
  member,
  type WithPointer,
  resolve,
  questionsOf,
} from './references.ts';
import type { Property, Schema, SchemaReader } from './schemas.ts';

/** A parameter of an operation, or a header of a response. */
export type Parameter = ReturnType<typeof readParameter>;
/** One media type of a body. */
export type MediaType = ReturnType<typeof readContents>[number];
export type Example = MediaType['examples'][number];
/** A request body, with its first media type that the client can encode by the schema. */
export type RequestBody = NonNullable<ReturnType<typeof readBody>>;
export type Response = ReturnType<typeof readResponse>;

export function readParameter(
  document: Document,
  written: WithPointer<ParameterObject | Reference>,
  read: SchemaReader,
) {
  const { value: parameter, pointer } = follow<ParameterObject>(document, written);
  const { name, in: where, required = false, description = '' } = parameter;
  const isQuery = where === 'query';
  const usual = isQuery ? 'form' : 'simple';
  const { schema = {}, style = usual, explode = isQuery, content } = parameter;
  const named = Object.values(parameter.examples ?? {}).map((each) => resolve(document, each).value);
  const snakeName = snake(name);
  const options: Record<string, 'teamId' | 'projectId'> = { team_id: 'teamId', project_id: 'projectId' };
  const value = read({ value: schema, pointer: `${pointer}/schema` });
  return {
    name,
    in: where,
    required: required || where === 'path',
    deprecated: parameter.deprecated ?? false,
    description: description.trim(),
    schema: value,
    /** Whether the client sends the value and the sandbox reads it: it is text, or items in the usual style. */
    isRead:
      where !== 'cookie' &&
      content === undefined &&
      style === usual &&
      !value.types.includes('object') &&
      (!value.items || (explode === isQuery && where !== 'path')),
    /** A sample value of the parameter or of its schema. */
    example: parameter.example ?? named[0] ?? schema.examples?.[0],
    /** Name in snake_case, the same however an operation spells it. */
    snakeName,
    /** The option of the client that sets the value; undefined if each request sets it. */
    option: where === 'path' ? options[snakeName] : undefined,
    questions: questionsOf(document, written),
    /** JSON pointer of the parameter. */
    pointer,
    /** JSON pointer of where the operation names it, which is elsewhere if it refers to it. */
    at: written.pointer,
  };
}

export function readBody(document: Document, operation: WithPointer<OperationObject>, read: SchemaReader) {
  const written = member(operation, 'requestBody');
  if (!written) return undefined;
  const { value: body, pointer } = follow<RequestBodyObject>(document, written);
  const all = readContents(document, { value: body.content, pointer: `${pointer}/content` }, read).map(
    (content) => {
      const schema = content.schema ?? read({ value: {}, pointer: content.pointer });
      const kind = kindOf(content.mediaType);
      return {
        ...content,
        /** Whether the body is a form with files, JSON, or of another type. */
        kind,
        schema,
        /** Properties of a form that are files, arrays first: each file of an array creates a resource. */
        files: kind === 'form' ? filesOf(schema) : [],
        /** Name of the schema; undefined where it is written in place. */
        type: schema.name,
      };
    },
  );
  const best = all.find(({ kind }) => kind === 'form' || kind === 'json') ?? all[0];
  if (!best) return undefined;
  const media = { value: body.content[best.mediaType] ?? {}, pointer };
  return {
    ...best,
    required: body.required ?? false,
    description: body.description?.trim() ?? '',
    questions: [...new Set([...questionsOf(document, written), ...questionsOf(document, media)])],
    /** The other media types that the contract lists for the body. */
    others: all.filter((each) => each !== best),
    /** JSON pointer of where the operation names the body. */
    at: written.pointer,
  };
}

const filesOf = ({ properties }: Schema): Property[] =>
  properties
    .filter(({ schema }) => (schema.items ?? schema).mediaType !== undefined)
    .sort((a, b) => Number(b.schema.items !== undefined) - Number(a.schema.items !== undefined));

export function readResponse(
  document: Document,
  status: string,
  written: WithPointer<ResponseObject | Reference>,
  read: SchemaReader,
) {
  const { value: response, pointer } = follow<ResponseObject>(document, written);
  const contents = readContents(document, member({ value: response, pointer }, 'content'), read);
  const headers = entries<HeaderObject | Reference>(member({ value: response, pointer }, 'headers'));
  return {
    /** `200`, `404`, or a range such as `2XX`. */
    status,
    success: status.startsWith('2'),
    description: response.description?.trim() ?? '',
    headers: headers
      // Content has the media type: a header of that name has no effect.
      .filter(([name]) => name.toLowerCase() !== 'content-type')
      .map(([name, header]) => readHeader(document, name, header, read)),
    contents,
    examples: contents.flatMap(({ examples }) => examples),
    /** Ids of the open questions that touch the response. */
    questions: questionsOf(document, written),
    /** Name of the shared response; undefined where it is written in place. */
    component: componentName(written.value),
    /** JSON pointer of the response. */
    pointer,
    /** JSON pointer of where the operation names it, which is elsewhere if it refers to it. */
    at: written.pointer,
  };
}

/** A header is a parameter that has its name outside. */
function readHeader(
  document: Document,
  name: string,
  written: WithPointer<HeaderObject | Reference>,
  read: SchemaReader,
): Parameter {
  const { value, pointer } = follow<HeaderObject>(document, written);
  const parameter = readParameter(document, { value: { ...value, name, in: 'header' }, pointer }, read);
  return { ...parameter, at: written.pointer };
}

function readContents(
  document: Document,
  content: WithPointer<Record<string, MediaTypeObject>> | undefined,
  read: SchemaReader,
) {
  return entries(content).map(([mediaType, media]) => {
    const schema = member(media, 'schema');
    const { example } = media.value;
    const named = example === undefined ? {} : { example: { value: example } };
    const examples: WithPointer<Record<string, ExampleObject | Reference>> = member(media, 'examples') ?? {
      value: named,
      pointer: media.pointer,
    };
    return {
      mediaType,
      pointer: media.pointer,
      schema: schema && read(schema),
      examples: entries(examples).map(([name, written]) => {
        const { value, pointer } = follow<ExampleObject>(document, written);
        return {
          name,
          summary: value.summary ?? name,
          mediaType,
          value: value.value,
          /** Name of the component; undefined where the example is written in place. */
          component: componentName(written.value),
          pointer,
        };
      }),
      limits: resolve(document, media.value['x-limits'] ?? {}),
    };
  });
}
