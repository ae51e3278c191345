/** The module with the schemas of the contract as values. */
import * as known from '../../src/types/keywords.ts';
import { isJson } from '../../src/shared/json.ts';
import type { Model, Operation, Schema } from '../model/index.ts';
import { toComponent, type SchemaData } from '../model/schema-data.ts';
import { block } from './client/declarations.ts';
import { componentsIn, withReferences } from './rules-code.ts';

function readData(model: Model) {
  const data = model.schemaData(Object.keys(known));
  const ofOperation = ({ responses }: Operation): Record<string, SchemaData> =>
    Object.fromEntries(
      responses.map(({ status, contents }) => {
        const schema = contents.find(({ mediaType }) => isJson(mediaType))?.schema;
        return [status, schema ? data.of(schema.schemaObject) : true];
      }),
    );
  const responses = Object.fromEntries(model.operations.map((each) => [each.id, ofOperation(each)]));
  const forms = formsOf(model);
  const components = { ...data.components };
  for (const { name = '', properties } of forms) {
    const fields = properties.map((each) => [each.name, data.of(typedField(each.schema))]);
    components[name] = { ...Object(components[name]), properties: Object.fromEntries(fields) };
  }
  return { ...data, components, responses, forms };
}

/** The schemas of forms. Their values judge what the type is: files as bytes, JSON in a text as what it says. */
const formsOf = ({ operations, schemas }: Model): Schema[] =>
  operations.flatMap(({ body }) => {
    const schema = body?.kind === 'form' ? schemas[body.schema.name ?? ''] : undefined;
    return schema ? [schema] : [];
  });

/** Returns the schema of a field as its type is. */
function typedField({ schemaObject, contentSchema, mediaType, items }: Schema): unknown {
  if (contentSchema) return contentSchema.schemaObject;
  if (mediaType) return { bytes: mediaType };
  return items ? { ...Object(schemaObject), items: typedField(items) } : schemaObject;
}

/** Returns the module whose exports are the schemas by name, and those of the responses of each operation. */
export function schemasModule(model: Model): string {
  const { components, responses, used, forms } = readData(model);
  const identifier = (name: string): string => model.typeNames[name] ?? name;
  const rulesOf = (name: string): string => `${identifier(name)}Rules`;
  const valueOf = (name: string): string => `${identifier(name)}Schema`;
  const formNamed = (name: string): Schema | undefined => forms.find((each) => each.name === name);
  const coded = (schema: unknown, later: readonly string[] = []): string =>
    withReferences(JSON.stringify(schema), rulesOf, later);
  const all = Object.keys(components).map((name) => ({ [toComponent]: name }));
  const names = componentsIn(JSON.stringify(all), components);
  const rules = names.map(
    (name, index) => `const ${rulesOf(name)}: Rules = ${coded(components[name], names.slice(index))};`,
  );
  const inCircle = rules.some((each) => each.includes('get allOf()'));
  const keywords = [...new Set([...used, ...(inCircle ? ['allOf'] : [])])].sort();
  const typeOf = (name: string): string => {
    const schema = model.schemas[name];
    const type = `components['schemas'][${JSON.stringify(name)}]`;
    if (formNamed(name)) return `Schema<${type}, FormData | ${type}>`;
    return `Schema<${schema && !isForm(schema) ? type : 'unknown'}>`;
  };
  const readerOf = (name: string): string => {
    const json = formNamed(name)?.properties.filter(({ schema }) => schema.contentSchema);
    return json
      ? `, /* @__PURE__ */ formReader(${rulesOf(name)}, ${JSON.stringify(json.map((each) => each.name))})`
      : '';
  };
  const values = names.map((name) =>
    block(
      [model.schemas[name]?.description ?? ''],
      `const ${valueOf(name)}: ${typeOf(name)} = /* @__PURE__ */ schema(${rulesOf(name)}${readerOf(name)});`,
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
import {
  ${keywords.map((each) => `${each} as ${each}_`).join(', ')},
  closed, createSchemas, ${forms.length > 0 ? 'formReader, ' : ''}type JsonSchemaOptions, type Rules, type Schema, type SchemaIssue, type SchemaOptions,
} from '../../../src/types/schemas.ts';

const schema = /* @__PURE__ */ createSchemas({ ${keywords.map((each) => `${each}: ${each}_`).join(', ')} });

${rules.join('\n')}

${values.join('\n\n')}

export { closed, type JsonSchemaOptions, type Schema, type SchemaIssue, type SchemaOptions, ${names.map((name) => `${valueOf(name)} as ${identifier(name)}`).join(', ')} };

/** The schemas of responses, by operationId and status. */
export const responses: {
  ${judged.map(({ type }) => type).join('\n  ')}
} = {
  ${judged.map(({ value }) => value).join('\n  ')}
};
`;
}

const nameOf = (schema: SchemaData): string | undefined =>
  typeof schema === 'object' ? (schema[toComponent] as string | undefined) : undefined;

/** Whether a schema describes texts that its type has as values: those of a form have a schema of the type. */
function isForm(schema: Schema, around: readonly Schema[] = []): boolean {
  if (around.includes(schema)) return false;
  const { properties, items, mediaType, contentSchema } = schema;
  const inner = [...properties.map((each) => each.schema), ...(items ? [items] : [])];
  return (
    (mediaType ?? contentSchema) !== undefined || inner.some((each) => isForm(each, [...around, schema]))
  );
}
