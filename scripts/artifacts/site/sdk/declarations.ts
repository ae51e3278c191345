/** A declaration as a reference shows it, with its docstring. */
import * as ts from 'typescript/unstable/ast';
import { hasModifier, isPrivate, nameOf, print } from '../../../lib/typescript.ts';

/** A docstring, by its parts. Each part is Markdown. */
export interface Docstring {
  text: string;
  parameters: { name: string; text: string }[];
  returns: string;
  /** Names of errors and when each is thrown. */
  throws: { name: string; text: string }[];
  default: string;
  /** Code; empty if there is none. */
  example: string;
  deprecated: boolean;
}

export interface TypeMember {
  name: string;
  optional: boolean;
  /** The type; for a method, its parameters and its result. */
  type: string;
  method: boolean;
  doc: Docstring;
}

export interface Declaration {
  name: string;
  file: string;
  node: ts.Declaration;
  kind: 'function' | 'class' | 'interface' | 'type' | 'value';
  /** As a caller sees it, without a body; only the name where it has members. */
  signature: string;
  doc: Docstring;
  /** Names of what it extends. */
  bases: string[];
  members: TypeMember[];
}

/** Returns a declaration with its members; none for what is none of these kinds. */
export function declarationOf(name: string, node: ts.Declaration): Declaration[] {
  const { fileName: file } = node.getSourceFile();
  const common = { name, file, node, signature: name, doc: docstring(node), bases: [], members: [] };
  if (ts.isFunctionDeclaration(node)) return [{ ...common, kind: 'function', signature: signature(node) }];
  if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) {
    const bases = (node.heritageClauses ?? []).flatMap(({ types }) => types.map(print));
    const kind = ts.isClassDeclaration(node) ? 'class' : 'interface';
    return [{ ...common, kind, bases, members: membersOf(node.members) }];
  }
  if (ts.isTypeAliasDeclaration(node)) {
    if (ts.isTypeLiteralNode(node.type))
      return [{ ...common, kind: 'interface', members: membersOf(node.type.members) }];
    return [{ ...common, kind: 'type', signature: print(node).replace(/^export /, '') }];
  }
  if (!ts.isVariableDeclaration(node)) return [];
  return [
    { ...common, kind: 'value', signature: `const ${name}${node.type ? `: ${print(node.type)}` : ''}` },
  ];
}

/** A function without its body: a parameter with a default is optional, and one that is destructured has a name. */
function signature({ name, typeParameters, parameters, type }: ts.FunctionDeclaration): string {
  const generic = typeParameters ? `<${typeParameters.map(print).join(', ')}>` : '';
  return `function ${name?.text}${generic}${parametersOf(parameters)}${type ? `: ${print(type)}` : ''}`;
}

function parametersOf(parameters: ts.NodeArray<ts.ParameterDeclaration>): string {
  const texts = parameters.map(({ name, type, dotDotDotToken, questionToken, initializer }) => {
    const own = ts.isIdentifier(name) ? name.text : 'options';
    const mark = (questionToken ?? initializer) ? '?' : '';
    return `${dotDotDotToken ? '...' : ''}${own}${mark}${type ? `: ${typeText(type)}` : ''}`;
  });
  return `(${texts.join(', ')})`;
}

function membersOf(nodes: ts.NodeArray<ts.ClassElement | ts.TypeElement>): TypeMember[] {
  return nodes.flatMap((node): TypeMember[] => {
    const name = nameOf(node);
    if (name === undefined || hasModifier(node, ts.ModifierFlags.Static) || isPrivate(node)) return [];
    const common = {
      name,
      optional: (node as { postfixToken?: ts.Node }).postfixToken !== undefined,
      doc: docstring(node),
    };
    if (ts.isMethodSignatureDeclaration(node) || ts.isMethodDeclaration(node)) {
      const { typeParameters, parameters, type } = node;
      const generic = typeParameters ? `<${typeParameters.map(print).join(', ')}>` : '';
      const result = type ? `: ${print(type)}` : '';
      return [{ ...common, type: generic + parametersOf(parameters) + result, method: true }];
    }
    if (
      ts.isPropertySignatureDeclaration(node) ||
      ts.isPropertyDeclaration(node) ||
      ts.isGetAccessorDeclaration(node)
    )
      return [{ ...common, type: node.type ? typeText(node.type) : '', method: false }];
    return [];
  });
}

/** A type on one line. */
const typeText = (type: ts.TypeNode): string =>
  print(type).replaceAll('; }', ' }').replaceAll('[ ', '[').replaceAll(' ]', ']');

/** Reads the docstring of a node. */
function docstring(node: ts.Node): Docstring {
  const text = (comment?: ts.JSDoc['comment']): string =>
    escaped((ts.getTextOfJSDocComment(comment) ?? '').trim());
  const line = (tag: ts.JSDocTag): string =>
    text(tag.comment)
      .replace(/^- /, '')
      .replaceAll(/\s*\n\s*/g, ' ');
  // That of a variable is at its statement.
  const documented = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  const doc = documented.jsDoc?.filter(ts.isJSDoc).at(-1);
  const tags = ts.getJSDocTags(node);
  const named = (name: string): ts.JSDocTag[] => tags.filter((tag) => tag.tagName.text === name);
  return {
    text: text(doc?.comment),
    parameters: tags
      .filter(ts.isJSDocParameterTag)
      .map((tag) => ({ name: tag.name.getText(), text: line(tag) })),
    returns: named('returns').map(line).join(' '),
    throws: named('throws').map((tag) => {
      const [, name = '', rest = ''] = /^(?:([A-Z]\w*Error)\s+)?(.*)$/s.exec(line(tag)) ?? [];
      const type = ts.isJSDocThrowsTag(tag)
        ? (tag.typeExpression as ts.JSDocTypeExpression | undefined)?.type.getText()
        : undefined;
      return { name: type ?? name, text: rest };
    }),
    default: named('default').map(line).join(' '),
    example: named('example')
      .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
      .join('\n'),
    deprecated: named('deprecated').length > 0,
  };
}

/** Text outside of code, so that no part of it is an element of the page. */
const escaped = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll('<', '&lt;').replaceAll('{{', '{ {')))
    .join('');
