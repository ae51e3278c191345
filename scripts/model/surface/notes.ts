/** What schemas state without restricting their values: texts, samples, and who sends a value. */
import type { Document, Json, SchemaObject } from '../document.ts';
import type { SchemaPart } from './shape.ts';

export interface SchemaNotes {
  title: string;
  description: string;
  deprecated: boolean;
  /** Whether requests do not include the value. */
  readOnly: boolean;
  /** Whether responses do not include the value. */
  writeOnly: boolean;
  default: Json | undefined;
  examples: Json[];
}

/** Returns the notes of a schema. Its own notes replace those of the schema that it refers to. */
export function notesOf(document: Document, { value }: SchemaPart): SchemaNotes {
  const [chain, all] = [[...referred(document, value)], [...applied(document, value)]];
  const first = <K extends keyof SchemaObject>(key: K): SchemaObject[K] | undefined =>
    chain.find((schema) => schema[key] !== undefined)?.[key];
  const some = (key: 'deprecated' | 'readOnly' | 'writeOnly') => all.some((schema) => schema[key] === true);
  return {
    title: all.flatMap(({ title = [] }) => title).join(),
    description: first('description')?.trim() ?? '',
    deprecated: some('deprecated'),
    readOnly: some('readOnly'),
    writeOnly: some('writeOnly'),
    default: first('default'),
    examples: first('examples') ?? [],
  };
}

/** A schema, and those that it leads to by references alone. */
function* referred(
  document: Document,
  schema: SchemaObject | boolean | undefined,
  depth = 0,
): Generator<SchemaObject> {
  if (typeof schema !== 'object' || depth > 50) return;
  yield schema;
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) yield* referred(document, document.components.schemas?.[name], depth + 1);
}

/** A schema, and those that describe the same value: its references, parts and alternatives. */
function* applied(
  document: Document,
  schema: SchemaObject | boolean | undefined,
  depth = 0,
): Generator<SchemaObject> {
  if (depth > 50) return;
  for (const each of referred(document, schema)) {
    yield each;
    for (const part of [each.allOf, each.anyOf, each.oneOf].flatMap((parts) => parts ?? []))
      yield* applied(document, part, depth + 1);
  }
}
