/** What a package exports, read from the source of its modules, with docstrings. */
import { posix } from 'node:path';
import { type ESTree, parseSync } from 'rolldown/utils';
import { type Docstring, readDocstring } from './docstring.ts';

export interface TypeMember {
  name: string;
  optional: boolean;
  /** The type as it is written; for a method, its parameters and its result. */
  type: string;
  method: boolean;
  doc: Docstring;
}

export interface Declaration {
  name: string;
  kind: 'function' | 'class' | 'interface' | 'type' | 'value';
  /** What it is written as, without the body and without members. */
  signature: string;
  doc: Docstring;
  /** Names of what it extends. */
  bases: string[];
  members: TypeMember[];
  /** The module that it is declared in. */
  file: string;
}

/** The text of a module by its path; undefined for one that is left out. */
export type Sources = (path: string) => Promise<string | undefined>;

interface Module {
  text: string;
  body: ESTree.Program['body'];
  /** Docstrings by the position after them. */
  docs: Map<number, string>;
}

export class Declarations {
  readonly #sources: Sources;
  readonly #modules = new Map<string, Promise<Module | undefined>>();

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  #module(path: string): Promise<Module | undefined> {
    const known =
      this.#modules.get(path) ??
      this.#sources(path).then((text) => (text === undefined ? undefined : parseModule(path, text)));
    this.#modules.set(path, known);
    return known;
  }

  /** Returns what a module exports, in its order. What it exports from modules without a source is left out. */
  async exportsOf(path: string): Promise<Declaration[]> {
    const module = await this.#module(path);
    if (!module) return [];
    const found: Declaration[] = [];
    for (const statement of module.body) {
      if (statement.type === 'ExportAllDeclaration')
        found.push(...(await this.exportsOf(resolve(path, statement.source.value))));
      if (statement.type !== 'ExportNamedDeclaration') continue;
      if (statement.declaration) {
        found.push(...declarationsOf(module, path, statement.declaration, statement.start));
        continue;
      }
      for (const { local } of statement.specifiers) {
        const name = 'name' in local ? local.name : local.value;
        const from = statement.source ? resolve(path, statement.source.value) : undefined;
        const declared = await this.find(from ?? path, name);
        if (declared) found.push(declared);
      }
    }
    // An overload is part of the first declaration.
    return [...new Map(found.toReversed().map((each) => [each.name, each])).values()].toReversed();
  }

  /** Returns the declaration of a name in a module; undefined if it is declared in no source. */
  async find(path: string, name: string): Promise<Declaration | undefined> {
    const module = await this.#module(path);
    if (!module) return undefined;
    for (const statement of module.body) {
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declaration) {
        const own = declarationsOf(module, path, declaration, statement.start).find(
          (each) => each.name === name,
        );
        if (own) return own;
      }
      if (
        statement.type === 'ImportDeclaration' ||
        (statement.type === 'ExportNamedDeclaration' && statement.source)
      ) {
        const specifiers: { local: { name?: string }; imported?: object; exported?: object }[] =
          statement.specifiers as [];
        if (!specifiers.some(({ local }) => local.name === name) || !statement.source) continue;
        const found = await this.find(resolve(path, statement.source.value), name);
        if (found) return found;
      }
    }
    return (
      await Promise.all(
        module.body.flatMap((each) =>
          each.type === 'ExportAllDeclaration' ? [this.find(resolve(path, each.source.value), name)] : [],
        ),
      )
    ).find(Boolean);
  }
}

const resolve = (from: string, to: string): string =>
  to.startsWith('.') ? posix.join(posix.dirname(from), to).replace(/\.js$/, '.ts') : to;

/** Modules by path and text: most stay the same from edit to edit. */
const parsed = new Map<string, Module>();

function parseModule(path: string, text: string): Module {
  const key = `${path}\n${text}`;
  const module = parsed.get(key) ?? parse(path, text);
  parsed.set(key, module);
  return module;
}

function parse(path: string, text: string): Module {
  const { program, comments } = parseSync(path, text);
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  return { text, body: program.body, docs: new Map(docs.map(({ end, value }) => [end, value])) };
}

/** The docstring that ends right before a position. */
function docAt({ text, docs }: Module, start: number): Docstring {
  const before = text.slice(0, start).trimEnd().length;
  return readDocstring(docs.get(before) ?? '');
}

const oneLine = (text: string): string =>
  text
    .replace(/\/\*\*?[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();

function declarationsOf(
  module: Module,
  file: string,
  node: { type: string; start: number; end: number },
  start: number,
): Declaration[] {
  const { text } = module;
  const common = { doc: docAt(module, start), bases: [], members: [], file };
  const declared = node as ESTree.Declaration;
  const until = (end: number): string => text.slice(node.start, end).trim();
  switch (declared.type) {
    case 'FunctionDeclaration':
    case 'TSDeclareFunction': {
      const signature = until(declared.body?.start ?? node.end).replace(/^(declare )?async /, '');
      return [
        { ...common, name: declared.id?.name ?? '', kind: 'function', signature: withoutDefaults(signature) },
      ];
    }
    case 'TSInterfaceDeclaration': {
      const bases = declared.extends.map((each) => text.slice(each.start, each.end));
      const members = declared.body.body.flatMap((each) => memberOf(module, each));
      return [
        {
          ...common,
          name: declared.id.name,
          kind: 'interface',
          signature: oneLine(until(declared.body.start)),
          bases,
          members,
        },
      ];
    }
    case 'ClassDeclaration': {
      const bases = declared.superClass
        ? [text.slice(declared.superClass.start, declared.superClass.end)]
        : [];
      const members = declared.body.body.flatMap((each) => memberOf(module, each));
      return [
        {
          ...common,
          name: declared.id?.name ?? '',
          kind: 'class',
          signature: oneLine(until(declared.body.start)),
          bases,
          members,
        },
      ];
    }
    case 'TSTypeAliasDeclaration': {
      const { typeAnnotation: type } = declared;
      const { name } = declared.id;
      if (type.type === 'TSTypeLiteral') {
        const members = type.members.flatMap((each) => memberOf(module, each));
        return [{ ...common, name, kind: 'interface', signature: name, members }];
      }
      const signature = until(node.end).replace(/\s*\/\*[^]*?\*\//g, '');
      return [{ ...common, name, kind: 'type', signature }];
    }
    case 'VariableDeclaration':
      return declared.declarations.flatMap(({ id }) =>
        id.type === 'Identifier'
          ? [
              {
                ...common,
                name: id.name,
                kind: 'value',
                signature: `const ${oneLine(text.slice(id.start, id.end))}`,
              },
            ]
          : [],
      );
    default:
      return [];
  }
}

/** A signature as a caller sees it: a parameter with a default is optional, and one that is destructured has a name. */
const withoutDefaults = (signature: string): string =>
  signature
    .replace(
      /\{[^{}]*\}: (\w+)( = \{\})?/g,
      (_, type: string, value?: string) => `options${value === undefined ? '' : '?'}: ${type}`,
    )
    .replace(/(\w+): ([\w.<>[\]|& ]+?) = (?:\{\}|[\w.]+\([^)]*\)|[\w'"]+)/g, '$1?: $2');

type Node = ESTree.ClassElement | ESTree.TSSignature;

function memberOf(module: Module, node: Node): TypeMember[] {
  const { text } = module;
  if (!('key' in node) || node.key?.type !== 'Identifier' || ('static' in node && node.static)) return [];
  const { name } = node.key;
  const doc = docAt(module, node.start);
  const type = (annotation: { start: number; end: number } | null | undefined): string =>
    annotation ? oneLine(text.slice(annotation.start, annotation.end)).replace(/^:\s*/, '') : '';
  const optional = 'optional' in node && node.optional === true;
  switch (node.type) {
    case 'TSPropertySignature':
    case 'PropertyDefinition':
      return [{ name, optional, type: type(node.typeAnnotation), method: false, doc }];
    case 'TSMethodSignature':
      return [
        {
          name,
          optional,
          type: oneLine(text.slice(node.key.end, node.end)).replace(/;$/, ''),
          method: true,
          doc,
        },
      ];
    case 'MethodDefinition': {
      if (node.kind === 'constructor') return [];
      const { returnType, body } = node.value;
      if (node.kind === 'get') return [{ name, optional, type: type(returnType), method: false, doc }];
      return [
        {
          name,
          optional,
          type: oneLine(text.slice(node.key.end, body?.start ?? node.end)),
          method: true,
          doc,
        },
      ];
    }
    default:
      return [];
  }
}
