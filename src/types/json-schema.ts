import { isObject } from '../shared/json.ts';
import { hasSchema, hasSchemas, hasSchemasByName } from '../shared/schema-keywords.ts';

type Members = Record<string, unknown>;

/** What JSON Schema is wanted. */
export interface JsonSchemaOptions {
  /** `draft-2020-12` or `draft-07`. */
  readonly target: string;
  /** `closed: true` makes open sets such that nothing else matches. */
  readonly libraryOptions?: Record<string, unknown> | undefined;
}

/** Keywords that draft-07 has under another name; undefined where it has none. */
const old: Readonly<Record<string, string | undefined>> = {
  prefixItems: 'items',
  dependentRequired: 'dependencies',
  dependentSchemas: 'dependencies',
  unevaluatedProperties: undefined,
  minContains: undefined,
  maxContains: undefined,
};

/** @throws {Error} The target is neither `draft-2020-12` nor `draft-07`, or it has no keyword for a rule. */
export function toJsonSchema(rules: unknown, { target, libraryOptions }: JsonSchemaOptions): Members {
  const isOld = target === 'draft-07';
  if (!isOld && target !== 'draft-2020-12')
    throw new Error(`The target ${target} is not supported. Targets: draft-2020-12, draft-07.`);
  /** The places of the schemas around, by which a circle is found. */
  const around = new Map<unknown, string>();

  const nameOf = (keyword: string, schema: Members): string => {
    if (keyword === 'listed') return libraryOptions?.['closed'] === true ? 'enum' : 'examples';
    if (keyword === 'bytes') return 'contentMediaType';
    if (!isOld) return keyword;
    if (keyword === 'items' && 'prefixItems' in schema) return 'additionalItems';
    const name = keyword in old ? old[keyword] : keyword;
    if (name) return name;
    throw new Error(`The target draft-07 has no keyword ${keyword}. Use draft-2020-12.`);
  };

  const mapped = (values: unknown, place: string): unknown =>
    Array.isArray(values)
      ? values.map((each, index) => schemaOf(each, `${place}/${index}`))
      : Object.fromEntries(
          Object.entries(values as Members).map(([name, each]) => [
            name,
            schemaOf(each, `${place}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
          ]),
        );

  function schemaOf(schema: unknown, place: string): unknown {
    if (!isObject(schema)) return schema;
    const outer = around.get(schema);
    if (outer !== undefined) return { $ref: outer };
    around.set(schema, place);
    const members = Object.entries(schema).map(([keyword, rule]) => {
      const name = nameOf(keyword, schema);
      if (hasSchema.test(keyword)) return [name, schemaOf(rule, `${place}/${name}`)];
      const isMap = hasSchemas.test(keyword) || hasSchemasByName.test(keyword);
      return [name, isMap ? mapped(rule, `${place}/${name}`) : rule];
    });
    around.delete(schema);
    return Object.fromEntries(members) as Members;
  }

  return Object(schemaOf(rules, '#')) as Members;
}
