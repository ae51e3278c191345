/** What the examples of a contract show, with the place of each value. */
import { escape } from '../../lib/pointer.ts';
import type { Json, Model, Operation, Schema } from '../../model/index.ts';

type Fields = { [name: string]: Json };

/** One example of a request or response body. */
export interface ShownExample {
  operation: Operation;
  /** Status of the response; undefined for a request body. */
  status: string | undefined;
  /** Name in the operation. */
  name: string;
  component: string | undefined;
  /** Pointer to the example, for its place. */
  pointer: string;
  objects: ShownObject[];
}

/** An object in an example. Its schema has a name. */
export interface ShownObject {
  schema: Schema;
  value: Fields;
  /** Pointer to the object, for its place. */
  pointer: string;
  /** Whether it is the body itself, or the payload of the body. */
  main: boolean;
}

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns every example of a request or response body of the model. */
export function shownExamples({ operations }: Model): ShownExample[] {
  return operations.flatMap((operation) => {
    const { path, method, body, responses } = operation;
    const at = `#/paths/${escape(path)}/${method.toLowerCase()}`;
    const bodies = body ? [body, ...body.others] : [];
    return [
      ...bodies.flatMap(({ examples, schema, mediaType }) =>
        examples.map((example) => {
          const place = `${at}/requestBody/content/${escape(mediaType)}/examples/${escape(example.name)}`;
          return shown(operation, undefined, example, schema, place);
        }),
      ),
      ...responses.flatMap(({ status, contents }) =>
        contents.flatMap(({ examples, schema, mediaType }) =>
          examples.map((example) => {
            const media = `${at}/responses/${status}/content/${escape(mediaType)}`;
            return shown(operation, status, example, schema, `${media}/examples/${escape(example.name)}`);
          }),
        ),
      ),
    ];
  });
}

function shown(
  operation: Operation,
  status: string | undefined,
  { name, component, value }: Operation['responses'][number]['examples'][number],
  schema: Schema | undefined,
  place: string,
): ShownExample {
  const pointer = component === undefined ? place : `#/components/examples/${escape(component)}`;
  const objects = schema ? objectsIn(schema, value, `${pointer}/value`, new Set(['', '/payload'])) : [];
  return { operation, status, name, component, pointer, objects };
}

/** The objects with a named schema in a value, outermost first. */
function objectsIn(schema: Schema, value: Json, pointer: string, main: Set<string>): ShownObject[] {
  if (Array.isArray(value)) {
    const { items, tuple } = schema;
    return value.flatMap((item, index) => {
      const each = tuple[index] ?? items;
      return each ? objectsIn(each, item, `${pointer}/${index}`, main) : [];
    });
  }
  if (!isFields(value)) return [];
  const inner = schema.properties.flatMap(({ name, schema: each }) => {
    const field = value[name];
    return field === undefined ? [] : objectsIn(each, field, `${pointer}/${escape(name)}`, main);
  });
  const isMain = [...main].some((path) => pointer.endsWith(`/value${path}`));
  return schema.name === undefined && schema.properties.length === 0
    ? inner
    : [{ schema, value, pointer, main: isMain }, ...inner];
}
