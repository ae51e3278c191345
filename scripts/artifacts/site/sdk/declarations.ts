/** Declarations as a reference shows them: signatures, members and docstrings. */
import * as ts from 'typescript/unstable/ast';
import { code, outside } from '../../../lib/markdown.ts';
import { hasModifier, isPrivate, nameOf, print } from '../../../lib/typescript.ts';

/** What a docstring states, as Markdown. */
interface Docs {
  text: string;
  /** A line for each parameter, result and error. */
  lines: string[];
  default: string;
  /** Code; empty if there is none. */
  example: string;
}

export interface DeclaredMember {
  name: string;
  isOptional: boolean;
  isMethod: boolean;
  /** The type; for a method, its parameters and its result. */
  type: string;
  docs: Docs;
}

/** Returns a declaration on one line, as its callers see it: without a body. */
export function signatureOf(name: string, node: ts.Declaration): string {
  if (ts.isFunctionDeclaration(node)) return `function ${name}${callOf(node)}`;
  if (ts.isVariableDeclaration(node)) {
    const { initializer, type } = node;
    if (initializer && ts.isArrowFunction(initializer)) return `function ${name}${callOf(initializer)}`;
    return `const ${name}${type ? `: ${print(type)}` : ''}`;
  }
  return print(node).replace(/^export /, '');
}

type Callable =
  | ts.ArrowFunction
  | ts.FunctionDeclaration
  | ts.MethodDeclaration
  | ts.MethodSignatureDeclaration;

/** A parameter with a default is optional, and one that is destructured has a name. */
function callOf({ typeParameters, parameters, type }: Callable): string {
  const generic = typeParameters ? `<${typeParameters.map(print).join(', ')}>` : '';
  const texts = parameters.map(({ name, type, dotDotDotToken, questionToken, initializer }) => {
    const own = ts.isIdentifier(name) ? name.text : 'options';
    const mark = (questionToken ?? initializer) ? '?' : '';
    return `${dotDotDotToken ? '...' : ''}${own}${mark}${type ? `: ${typeText(type)}` : ''}`;
  });
  return `${generic}(${texts.join(', ')})${type ? `: ${print(type)}` : ''}`;
}

/** Returns the members of an interface, a class or the type of an object. */
export function membersOf(node: ts.Declaration): DeclaredMember[] {
  const owner = ts.isTypeAliasDeclaration(node) ? node.type : node;
  const hasMembers =
    ts.isInterfaceDeclaration(owner) || ts.isClassDeclaration(owner) || ts.isTypeLiteralNode(owner);
  const members: readonly ts.Node[] = hasMembers ? owner.members : [];
  return members.flatMap((member) => {
    const name = nameOf(member);
    if (name === undefined || hasModifier(member, ts.ModifierFlags.Static) || isPrivate(member)) return [];
    const { postfixToken, type } = member as { postfixToken?: ts.Node; type?: ts.TypeNode };
    const isMethod = ts.isMethodSignatureDeclaration(member) || ts.isMethodDeclaration(member);
    return {
      name,
      isOptional: postfixToken !== undefined,
      isMethod,
      type: isMethod ? callOf(member) : type ? typeText(type) : '',
      docs: docsOf(member),
    };
  });
}

const typeText = (type: ts.TypeNode): string => print(type).replaceAll('; }', ' }');

/** Reads the docstring of a node. */
export function docsOf(node: ts.Node): Docs {
  // That of a variable is at its statement.
  const owner = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  const tags = ts.getJSDocTags(node);
  const named = (name: string) => tags.filter((tag) => tag.tagName.text === name);
  const text = escaped(textOf(owner.jsDoc?.filter(ts.isJSDoc).at(-1)?.comment));
  return {
    text: named('deprecated').length > 0 ? `**Deprecated.** ${text}` : text,
    lines: tags.flatMap(lineOf),
    default: named('default').map(onLine).join(' '),
    example: named('example')
      .map(({ comment }) => textOf(comment))
      .join('\n'),
  };
}

const textOf = (comment?: ts.JSDoc['comment']): string => (ts.getTextOfJSDocComment(comment) ?? '').trim();

const onLine = ({ comment }: ts.JSDocTag): string =>
  escaped(textOf(comment))
    .replace(/^- /, '')
    .replaceAll(/\s*\n\s*/g, ' ');

function lineOf(tag: ts.JSDocTag): string[] {
  const text = onLine(tag);
  if (ts.isJSDocParameterTag(tag)) return [`**${code(tag.name.getText())}**: ${text}`];
  if (tag.tagName.text === 'returns') return [`**Returns** ${text}`];
  if (!ts.isJSDocThrowsTag(tag)) return [];
  const braces = tag.typeExpression as ts.JSDocTypeExpression | undefined;
  const [, name = braces?.type.getText(), rest = text] = /^([A-Z]\w*Error) (.*)$/.exec(text) ?? [];
  return [`**Throws** ${name === undefined ? '' : `${code(name)}: `}${rest}`];
}

/** Text outside of code, so that no part of it is an element of the page. */
const escaped = (text: string): string =>
  outside(/(`[^`]*`)/, text, (part) => part.replaceAll('<', '&lt;').replaceAll('{{', '{ {'));
