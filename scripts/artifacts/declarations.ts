/** Declarations of every schema, path and operation of the contract, by openapi-typescript. */
import openapiTS from 'openapi-typescript';
import ts from 'typescript';
import type { Contract } from '../model/bundle.ts';
import { type Model, readModel, type Schema } from '../model/index.ts';
import { withRequestViews } from '../model/json-schema.ts';

const { factory } = ts;

const rendered = new WeakMap<Contract, Promise<string>>();

/** Returns declarations of every schema, path and operation of the contract, rendered once. */
export function declarations(contract: Contract): Promise<string> {
  const text = rendered.get(contract) ?? declare(contract);
  rendered.set(contract, text);
  return text;
}

async function declare(contract: Contract): Promise<string> {
  const model = await readModel(contract);
  const nodes = await openapiTS(JSON.stringify(prepare(model, withRequestViews(contract.document))), {
    silent: true,
    emptyObjectsUnknown: true,
    // A request need not have what has a default.
    defaultNonNullable: false,
    transform: ({ $comment: mark, enum: values = [] }: { $comment?: string; enum?: unknown[] }) => {
      if (mark === marks.bytes) return factory.createTypeReferenceNode('Blob');
      if (mark === marks.open) return openUnion(values.map(String));
      return undefined;
    },
    postTransform: (type) =>
      ts.isTupleTypeNode(type) ? ts.setEmitFlags(type, ts.EmitFlags.SingleLine) : undefined,
  });
  const printer = ts.createPrinter();
  const file = ts.createSourceFile('index.d.ts', '', ts.ScriptTarget.Latest);
  const text = plainNames(nodes)
    .map((node) => printer.printNode(ts.EmitHint.Unspecified, node, file))
    .join('\n\n')
    .replace(/components\["schemas"\]\["(\w+)"\]/g, '$1')
    // An option that is undefined is the same, also under `exactOptionalPropertyTypes`.
    .replace(/^( *\w+\?: )(?!never;)([^;{}]+);$/gm, '$1$2 | undefined;');
  return `// Generated from the contract in openapi/ by \`npm run build\`. Do not edit.\n\n${plainComments(text)}\n`;
}

/** What `transform` has to know of a schema that the generator would make a `string`. */
const marks = { bytes: 'docproc: bytes', open: 'docproc: open set of values' };

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
  const members = Object.entries(node).map(([key, value]) => [
    key,
    !isMap && data.includes(key) ? value : prepare(model, value, !isMap && maps.includes(key)),
  ]);
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
  }
  if (schema.content) return { ...(copy['contentSchema'] as object), ...own };
  const { anyOf: _, contentMediaType: __, ...rest } = copy;
  if (schema.mediaType !== undefined) return { ...rest, type: 'string', $comment: marks.bytes };
  if (schema.open) return { ...rest, ...own, type: 'string', enum: schema.values, $comment: marks.open };
  return schema.lifecycle ? { ...copy, ...own } : copy;
}

/** The description of a schema, with what each state means if it lists states. */
function describe({ description, lifecycle }: Schema): string {
  const states = Object.entries(lifecycle?.states ?? {}).map(
    ([name, state]) => `- \`${name}\`: ${state.description}`,
  );
  return [description, ...(states.length > 0 ? ['', ...states] : [])].join('\n').trim();
}

/** `"A" | "B" | (string & {})`: an editor offers A and B, the compiler accepts any string. */
function openUnion(values: string[]): ts.TypeNode {
  const string = factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
  return factory.createUnionTypeNode([
    ...values.map((value) => factory.createLiteralTypeNode(factory.createStringLiteral(value))),
    factory.createParenthesizedType(
      factory.createIntersectionTypeNode([string, factory.createTypeLiteralNode([])]),
    ),
  ]);
}

/**
 * Moves every schema out of `components` to the top under its own name, so that a message of the
 * compiler names `Task` and not `{ id: string; name: string; … }`.
 */
function plainNames(nodes: ts.Node[]): ts.Node[] {
  const named: ts.Node[] = [];
  const hoist = (member: ts.TypeElement): ts.TypeElement => {
    if (!ts.isPropertySignature(member) || !member.type || !ts.isIdentifier(member.name)) return member;
    const { name, type } = member;
    const modifiers = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
    const declaration = ts.isTypeLiteralNode(type)
      ? factory.createInterfaceDeclaration(modifiers, name, undefined, undefined, type.members)
      : factory.createTypeAliasDeclaration(modifiers, name, undefined, type);
    named.push(ts.setSyntheticLeadingComments(declaration, ts.getSyntheticLeadingComments(member)));
    return factory.createPropertySignature(undefined, name, undefined, factory.createTypeReferenceNode(name));
  };
  const components = nodes.map((node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'components') return node;
    const members = node.members.map((group) =>
      ts.isPropertySignature(group) &&
      group.type &&
      ts.isTypeLiteralNode(group.type) &&
      nameOf(group) === 'schemas'
        ? factory.createPropertySignature(
            undefined,
            'schemas',
            undefined,
            factory.createTypeLiteralNode(group.type.members.map(hoist)),
          )
        : group,
    );
    return factory.createInterfaceDeclaration(node.modifiers, node.name, undefined, undefined, members);
  });
  return [...named, ...components.filter((node) => !ts.isTypeAliasDeclaration(node))];
}

const nameOf = (member: ts.TypeElement): string =>
  member.name && ts.isIdentifier(member.name) ? member.name.text : '';

/** Comments as a person would write them: one line where one is enough, no `@description`, no `@enum`, no deep indentation. */
function plainComments(text: string): string {
  return text
    .replace(/^ *\/\*\* @enum \{\w+\} \*\/\n/gm, '')
    .replace(/^ *\* @enum \{\w+\}\n/gm, '')
    .replace(/\/\*\*\n *\* ([^\n]*)\n *\*\//g, '/** $1 */')
    .replace(/^( *\/\*\*\n *\*) @description /gm, '$1 ')
    .replace(/^( *)\* @description /gm, '$1*\n$1* ')
    .replace(/\/\*\* @description /g, '/** ')
    .replace(/^( *\*) {5}/gm, '$1 ')
    .replace(/ +$/gm, '');
}
