/** The module with the schemas of the contract as values. */
import * as known from '../../src/types/keywords.ts';
import type { Model, Schema } from '../model/index.ts';
import { block } from './client/declarations.ts';

/** Returns the keywords of schemas that their values do not judge by, as lines; undefined if there are none. */
export function unjudged(model: Model): string | undefined {
  const { left } = model.schemaData(Object.keys(known));
  return left.length === 0 ? undefined : `@docproc/types/schemas does not judge by: ${left.join(', ')}`;
}

/** Returns the module whose exports are the schemas by name, and those of the responses of each operation. */
export function schemasModule(model: Model): string {
  const { components, responses, keywords: written } = model.schemaData(Object.keys(known));
  const identifier = (name: string): string => model.typeNames[name] ?? name;
  const rulesOf = (name: string): string => `${identifier(name)}Rules`;
  const valueOf = (name: string): string => `${identifier(name)}Schema`;
  /** A schema as code. Those that are not declared yet are read when a value is judged. */
  const coded = (schema: unknown, later: readonly string[] = []): string =>
    JSON.stringify(schema).replaceAll(reference, (_, name: string) =>
      later.includes(name) ? `${late(rulesOf(name))}]; } }` : rulesOf(name),
    );
  const names = inOrder(components);
  const rules = names.map(
    (name, index) => `const ${rulesOf(name)}: Rules = ${coded(components[name], names.slice(index))};`,
  );
  const inCircle = rules.some((each) => each.includes(late('')));
  const keywords = [...new Set([...written, ...(inCircle ? ['allOf'] : [])])];
  const typeOf = (name: string): string => {
    const schema = model.schemas[name];
    return `Schema<${schema && !isForm(schema) ? `components['schemas'][${JSON.stringify(name)}]` : 'unknown'}>`;
  };
  const values = names.map((name) =>
    block(
      [model.schemas[name]?.description ?? ''],
      `const ${valueOf(name)}: ${typeOf(name)} = /* @__PURE__ */ schema(${rulesOf(name)});`,
    ),
  );
  const judged = Object.entries(responses).map(([id, statuses]) => {
    const own = Object.entries(statuses).map(([status, schema]) => {
      const name = nameOf(schema);
      return name === undefined
        ? { status, type: 'Schema<unknown>', value: `/* @__PURE__ */ schema(${coded(schema)})` }
        : { status, type: typeOf(name), value: valueOf(name) };
    });
    const members = (member: 'type' | 'value', by: string): string =>
      own.map((each) => `${JSON.stringify(each.status)}: ${each[member]}`).join(by);
    return { type: `${id}: { ${members('type', '; ')} };`, value: `${id}: { ${members('value', ', ')} },` };
  });
  return `import type { components } from '@docproc/types';
import { ${keywords.map((each) => `${each} as ${each}_`).join(', ')} } from '../../../src/types/keywords.ts';
import { closed, createSchemas, type Rules, type Schema, type SchemaIssue, type SchemaOptions } from '../../../src/types/schema.ts';

const schema = /* @__PURE__ */ createSchemas({ ${keywords.map((each) => `${each}: ${each}_`).join(', ')} });

${rules.join('\n')}

${values.join('\n\n')}

export { closed, type Schema, type SchemaIssue, type SchemaOptions, ${names.map((name) => `${valueOf(name)} as ${identifier(name)}`).join(', ')} };

/** The schemas of responses, by operationId and status. */
export const responses: {
  ${judged.map(({ type }) => type).join('\n  ')}
} = {
  ${judged.map(({ value }) => value).join('\n  ')}
};
`;
}

const reference = /"@([^"]+)"/g;
/** The name of the component that a schema refers to; undefined if it is one of its own. */
const nameOf = (schema: unknown): string | undefined => /^@(.+)$/.exec(String(schema))?.[1];

/** The beginning of a reference to what is not declared yet. */
const late = (name: string): string => `{ get allOf() { return [${name}`;

/** The names of schemas, each after those that it refers to, but for circles. */
function inOrder(components: Readonly<Record<string, unknown>>): string[] {
  const names = new Set<string>();
  const visit = (name: string, around: readonly string[]): void => {
    if (names.has(name) || around.includes(name)) return;
    for (const [, inner = ''] of JSON.stringify(components[name]).matchAll(reference))
      visit(inner, [...around, name]);
    names.add(name);
  };
  for (const name of Object.keys(components)) visit(name, []);
  return [...names];
}

/** Whether a schema describes the fields of a form as they are sent: the type is that of the object before. */
function isForm(schema: Schema, around: readonly Schema[] = []): boolean {
  if (around.includes(schema)) return false;
  const { properties, items, mediaType, contentSchema } = schema;
  const inner = [...properties.map((each) => each.schema), ...(items ? [items] : [])];
  return (
    (mediaType ?? contentSchema) !== undefined || inner.some((each) => isForm(each, [...around, schema]))
  );
}
