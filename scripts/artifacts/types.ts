import { readFile } from 'node:fs/promises';
import openapiTS from 'openapi-typescript';
import ts from 'typescript';
import type { Contract, Files } from '../model/bundle.ts';
import { packageFile, root } from '../lib/package.ts';

const { factory } = ts;

/** The package `@docproc/types`: every type of the contract, and the contract itself as JSON. */
export async function build(contract: Contract): Promise<Files> {
  return {
    'types/package.json': await packageFile({
      name: '@docproc/types',
      description: 'TypeScript types of the Document Processing Service, and its OpenAPI document',
      types: './index.d.ts',
      exports: {
        '.': { types: './index.d.ts' },
        './openapi.json': './openapi.json',
        './package.json': './package.json',
      },
      files: ['index.d.ts', 'openapi.json'],
    }),
    'types/README.md': await readFile(new URL('src/types/README.md', root), 'utf8'),
    'types/LICENSE': await readFile(new URL('LICENSE', root), 'utf8'),
    'types/index.d.ts': await declarations(contract),
    'types/openapi.json': contract.json,
  };
}

const made = new WeakMap<Contract, Promise<string>>();

/** The text of a declaration file with every schema, path and operation of the contract, made once. */
export function declarations(contract: Contract): Promise<string> {
  const text = made.get(contract) ?? declare(contract);
  made.set(contract, text);
  return text;
}

async function declare(contract: Contract): Promise<string> {
  const nodes = await openapiTS(prepare(contract.document) as never, {
    silent: true,
    emptyObjectsUnknown: true,
    transform: (schema) => {
      const { 'x-blob': blob, 'x-open': open } = schema as Prepared;
      if (blob) return factory.createTypeReferenceNode('Blob');
      if (open) return openUnion(open);
      return undefined;
    },
  });
  const printer = ts.createPrinter();
  const file = ts.createSourceFile('index.d.ts', '', ts.ScriptTarget.Latest);
  const text = plainNames(nodes)
    .map((node) => printer.printNode(ts.EmitHint.Unspecified, node, file))
    .join('\n\n');
  return `// Made from the contract in openapi/ by \`npm run build\`. Do not edit.\n\n${plainComments(text)}\n`;
}

interface Prepared {
  'x-blob'?: true;
  'x-open'?: string[];
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * A copy of the document in which the three kinds of schema that the generator would flatten to
 * `string` carry a mark for `transform`: bytes, open sets of values, and JSON inside a form field.
 */
function prepare(node: unknown): Json {
  if (Array.isArray(node)) return node.map(prepare);
  if (typeof node !== 'object' || node === null) return node as Json;
  const schema = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, prepare(value)]));
  const { anyOf, contentMediaType, contentSchema, ...rest } = schema;
  if (Array.isArray(rest['examples'])) {
    // One line each.
    schema['examples'] = rest['examples'].map((example) => JSON.stringify(example));
  }
  if (contentSchema) return { ...(contentSchema as object), description: rest['description'] ?? '' };
  if (contentMediaType) return { ...rest, type: 'string', 'x-blob': true };
  const values = openValues(anyOf);
  const described = { ...rest, ...states(schema) };
  if (values) return { ...described, type: 'string', 'x-open': values };
  return { ...schema, ...states(schema) };
}

/** The known values of `anyOf: [{ enum }, { type: string }]`. */
function openValues(anyOf: Json | undefined): string[] | undefined {
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return undefined;
  const [known, other] = anyOf as [{ enum?: string[] }, { type?: string; enum?: string[] }];
  return known.enum && other.type === 'string' && !other.enum ? known.enum : undefined;
}

/** What each state means, appended to the description of the schema that lists them. */
function states(schema: Record<string, Json>): { description?: string } {
  const lifecycle = schema['x-lifecycle'] as { states: Record<string, { description: string }> } | undefined;
  if (!lifecycle) return {};
  const list = Object.entries(lifecycle.states).map(
    ([name, { description }]) => `- \`${name}\`: ${description}`,
  );
  return { description: [String(schema['description'] ?? '').trim(), '', ...list].join('\n') };
}

/** `"A" | "B" | (string & {})`: an editor offers A and B, the compiler takes any string. */
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
 * compiler says `Task` and not `{ id: string; name: string; … }`.
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
  const kept = components.filter((node) => !ts.isTypeAliasDeclaration(node));
  return ts.transform([...named, ...kept], [shortReferences]).transformed;
}

const nameOf = (member: ts.TypeElement): string =>
  member.name && ts.isIdentifier(member.name) ? member.name.text : '';

/** Rewrites `components["schemas"]["Task"]` to `Task`. */
const shortReferences: ts.TransformerFactory<ts.Node> = (context) => {
  const visit = (node: ts.Node): ts.Node => {
    if (ts.isIndexedAccessTypeNode(node) && ts.isIndexedAccessTypeNode(node.objectType)) {
      const group = literal(node.objectType.indexType);
      const name = literal(node.indexType);
      if (group === 'schemas' && name) return factory.createTypeReferenceNode(name);
    }
    if (ts.isTupleTypeNode(node)) ts.setEmitFlags(node, ts.EmitFlags.SingleLine);
    return ts.visitEachChild(node, visit, context);
  };
  return visit;
};

const literal = (node: ts.TypeNode): string | undefined =>
  ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined;

/** Comments as a person would write them: no `@description`, no `@enum`, no deep indentation. */
function plainComments(text: string): string {
  return text
    .replace(/^ *\/\*\* @enum \{\w+\} \*\/\n/gm, '')
    .replace(/^ *\* @enum \{\w+\}\n/gm, '')
    .replace(/^( *\/\*\*\n *\*) @description /gm, '$1 ')
    .replace(/^( *)\* @description /gm, '$1*\n$1* ')
    .replace(/\/\*\* @description /g, '/** ')
    .replace(/^( *\*) {5}/gm, '$1 ')
    .replace(/ +$/gm, '');
}
