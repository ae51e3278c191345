/** Declarations of every schema, path and operation of the contract, by openapi-typescript. */
import { openapiTypes } from '../lib/openapi-typescript.ts';
import { asAllOf, isWholeTuple } from '../model/schema-parts.ts';
import { InputError } from '../lib/cli.ts';
import { compile } from '../lib/typescript.ts';
import type { BundledContract } from '../model/bundle.ts';
import type { SchemaObject } from '../model/document.ts';
import { type Model, readModel, type Schema } from '../model/index.ts';
import { assertNames } from './client/type-names.ts';

const rendered = new WeakMap<BundledContract, Promise<string>>();

/** Returns declarations of every schema, path and operation of the contract, rendered once. */
export function declarations(contract: BundledContract): Promise<string> {
  const text = rendered.get(contract) ?? declare(contract);
  rendered.set(contract, text);
  return text;
}

/** Returns the document that a generator of types reads: with marks in place of what it does not know. */
const documentForTypes = async (contract: BundledContract): Promise<object> =>
  prepare(await readModel(contract), contract.document) as object;

/** Returns generated types with the types that the marks stand for. */
const withoutMarks = (types: string): string =>
  types
    .replaceAll(new RegExp(`["']${marks.bytes}["']`, 'g'), 'Blob')
    .replaceAll(new RegExp(`["']${marks.open}["']`, 'g'), '(string & {})')
    .replaceAll(`"${marks.maybe}" | `, '(')
    .replaceAll(` | "${marks.endOfMaybe}"`, ')?')
    .replaceAll(`"${marks.rest}" | `, '...(')
    .replaceAll(` | "${marks.endOfRest}"`, ')[]');

async function declare(contract: BundledContract): Promise<string> {
  const { typeNames } = await readModel(contract);
  assertNames(typeNames);
  const generated = await openapiTypes(await documentForTypes(contract));
  const text = withoutMarks(plainNames(generated, typeNames))
    .replaceAll(/components\["schemas"\]\["([^"]+)"\]/g, (_, name: string) => typeNames[name] ?? name)
    // A tuple on one line.
    .replaceAll(/(?<=\[)\n(?! *\*) +|\n *(?=\])/g, '')
    .replaceAll(/,\n(?! *\*) +/g, ', ')
    // An option that is undefined is the same, also under `exactOptionalPropertyTypes`.
    .replace(/^( *(?:\w+|"[^"]*")\?: )(?!never;)([^;{}]+);$/gm, '$1$2 | undefined;');
  return assertCompiles(
    `// Generated from the contract in openapi/ by \`npm run build\`. Do not edit.\n\n${plainComments(text)}\n`,
  );
}

/** @throws InputError that names the type, if declarations are no TypeScript */
function assertCompiles(text: string): string {
  const file = '/index.d.ts';
  const compilerOptions = { strict: true, noEmit: true, types: [], lib: ['es2022', 'dom'] };
  const [error] = compile({ files: [file], texts: { [file]: text }, compilerOptions });
  if (!error) return text;
  const before = text.split('\n').slice(0, error.line).join('\n');
  const name = [...before.matchAll(/^(?:export )?(?:interface|type) (\w+)/gm)].at(-1)?.[1];
  throw new InputError(
    `The schema ${name} is no type of TypeScript: ${error.message} Rename it, or write it in another way.`,
  );
}

/** Values that stand for what the generator does not know: bytes, any string beside the listed ones, and around items of a tuple. */
const marks = {
  bytes: 'docproc: bytes',
  open: 'docproc: any string',
  maybe: 'docproc: an item that can be missing',
  endOfMaybe: 'docproc: its end',
  rest: 'docproc: each other item',
  endOfRest: 'docproc: their end',
};

/** Members whose value is data and not a schema. */
const data = ['example', 'examples', 'default', 'enum', 'const', 'value', 'required', 'security'];
/** Members whose value is a map: its keys are names and not keywords. */
const maps = ['properties', 'schemas', 'parameters', 'responses', 'headers', 'content', 'paths'];

/**
 * A copy of the document for the generator. Bytes and open sets of values have a mark, JSON inside a form field is its
 * own schema, and descriptions include what each state means.
 */
function prepare(model: Model, node: unknown, isMap = false): unknown {
  if (Array.isArray(node)) return node.map((item) => prepare(model, item));
  if (typeof node !== 'object' || node === null) return node;
  const members = Object.entries(isMap ? node : knownToTypes(asAllOf(model.document, node))).map(
    ([key, value]) => [
      key,
      !isMap && data.includes(key) ? value : prepare(model, value, !isMap && maps.includes(key)),
    ],
  );
  const copy = Object.fromEntries(members) as Record<string, unknown>;
  if (isMap) return copy;
  const schema = model.schemaOf(node);
  const description = describe(schema);
  const own = description ? { description } : {};
  // A reference: an editor shows the description of the property, and not that of its type.
  if (schema.name !== undefined) return { ...copy, ...own };
  if (Array.isArray(copy['examples'])) {
    // One line each.
    copy['examples'] = copy['examples'].map((example) => JSON.stringify(example));
    // Those of a body say nothing about its type, and can have any members.
  } else delete copy['examples'];
  if (schema.contentSchema) return { ...(copy['contentSchema'] as object), ...own };
  const { anyOf: _, contentMediaType: __, ...rest } = copy;
  const orNull = schema.nullable ? [null] : [];
  if (schema.mediaType !== undefined) return { ...rest, ...marked([marks.bytes, ...orNull]) };
  if (schema.open) return { ...rest, ...own, ...marked([...(schema.values ?? []), marks.open, ...orNull]) };
  return schema.lifecycle ? { ...copy, ...own } : copy;
}

/** Returns a schema whose tuples, and whose lists of values that are no text, the generator reads as they are. */
function knownToTypes(schema: SchemaObject): SchemaObject {
  const { type, ...untyped } = schema;
  const { items = {}, prefixItems, minItems = 0, enum: values, const: only } = schema;
  if (only === null) return { ...untyped, type: 'null' };
  if (values?.some((each) => Object(each) === each)) return untyped;
  if (Array.isArray(type) && values && !values.includes(null))
    return { ...schema, type: type.filter((each) => each !== 'null') };
  if (!prefixItems) return schema;
  const item = (start: string, own: SchemaObject, end: string) => ({
    anyOf: [{ const: start }, own, { const: end }],
  });
  const own = prefixItems.map((each, index) =>
    index < Number(minItems) ? each : item(marks.maybe, each, marks.endOfMaybe),
  );
  const isWhole = items === false || isWholeTuple(schema);
  const all = isWhole ? own : [...own, item(marks.rest, Object(items), marks.endOfRest)];
  return { ...schema, prefixItems: all };
}

const marked = (values: unknown[]) => ({
  type: values.includes(null) ? ['string', 'null'] : 'string',
  enum: values,
});

/** The description of a schema, with what each state means if it lists states. */
function describe({ description, lifecycle }: Schema): string {
  const states = Object.entries(lifecycle?.states ?? {}).map(
    ([name, state]) => `- \`${name}\`: ${state.description}`,
  );
  return [description, ...(states.length > 0 ? ['', ...states] : [])].join('\n').trim();
}

/**
 * Moves every schema out of `components` to the top under its own name, so that a message of the
 * compiler names `Task` and not `{ id: string; name: string; … }`.
 */
function plainNames(text: string, typeNames: Model['typeNames']): string {
  const named: string[] = [];
  const hoist = (comment: string, name: string, type: string): string => {
    const declared = typeNames[name.replaceAll('"', '')];
    // Inside an object, every line is indented: it ends where the first one is not.
    const declaration = /^\{\n(?: {9}.*\n)* {8}\};$/.test(type)
      ? `export interface ${declared} ${type.replace(/;$/, '')}`
      : `export type ${declared} = ${type}`;
    named.push((comment + declaration).replaceAll(/^ {8}/gm, ''));
    return `        ${name}: ${declared};\n`;
  };
  const components = text.replace(/(?<=^ {4}schemas: \{\n)[^]*?(?=^ {4}\};$)/m, (schemas) =>
    schemas.replaceAll(
      /( {8}\/\*\*[^]*?\*\/\n)? {8}(\w+|"[^"]+"): ([^]*?;)\n(?= {8}[\w"/]|$)/g,
      (_, ...[comment = '', name, type]) => hoist(comment, name, type),
    ),
  );
  const interfaces = components.replaceAll(/^export type .*\n/gm, '').split(/\n(?=export )/);
  return [...named, ...interfaces].join('\n\n');
}

/** Comments as a person would write them: one line where one is enough, no `@description`, no `@enum`, no deep indentation. */
function plainComments(text: string): string {
  return text
    .replace(/^ *\/\*\* @enum \{[\w|]+\} \*\/\n/gm, '')
    .replace(/^ *\/\*\* discriminator enum property added by openapi-typescript \*\/\n/gm, '')
    .replace(/^ *\* @enum \{[\w|]+\}\n/gm, '')
    .replace(/\/\*\*\n *\* ([^\n]*)\n *\*\//g, '/** $1 */')
    .replace(/^( *\/\*\*\n *\*) @description /gm, '$1 ')
    .replace(/^( *)\* @description /gm, '$1*\n$1* ')
    .replace(/\/\*\* @description /g, '/** ')
    .replace(/^( *\*) {5}/gm, '$1 ')
    .replace(/ +$/gm, '');
}
