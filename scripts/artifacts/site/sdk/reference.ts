/** The directive with everything that a package exports: `sdk client`. */
import { fileURLToPath } from 'node:url';
import * as ts from 'typescript/unstable/ast';
import { bullets, code, fence, sections, table } from '../../../lib/markdown.ts';
import { root } from '../../../lib/package-json.ts';
import { openProject, print } from '../../../lib/typescript.ts';
import { methodsDeclaration } from '../../client/method-types.ts';
import { methodOf } from '../../client/operations-module.ts';
import type { SiteModel } from '../site-model.ts';
import type { Directive } from '../directives/tables.ts';
import { operationPath, type Links } from '../links.ts';
import { schemasByName } from '../reference/overview.ts';
import { formatted } from '../samples/format.ts';
import { docsOf, type DeclaredMember, membersOf, signatureOf } from './declarations.ts';
import { exportsOf, type NamedDeclaration } from './exports.ts';

/** The entries of the packages: modules of a folder in src/. */
const entries: Record<string, { folder: string; own: string[] }> = {
  client: { folder: 'client', own: ['index', 'pages', 'query', 'upload-tasks', 'validate'] },
  sandbox: {
    folder: 'sandbox/hosts',
    own: ['index', 'fetch', 'vitest', 'node-test', 'playwright', 'msw', 'worker'],
  },
};

const pathOf = (file: string): string => fileURLToPath(new URL(file, root));

/** @throws Error if there is no such package */
export const sdk: Directive = async (site, links, name) => {
  const { folder, own } = entries[name] ?? {};
  if (!own) throw new Error(`There is no package ${name}. There are: ${Object.keys(entries).join(', ')}.`);
  const moduleOf = (entry: string) => pathOf(`src/${folder}/${entry}.ts`);
  const methods = pathOf('generated/client/contract/namespaces.ts');
  const project = openProject({
    files: own.map(moduleOf),
    texts: { [methods]: methodsDeclaration(site) },
  });
  const shown = new Set<ts.Declaration>();
  const sections: (string | Promise<string>)[] = [];
  for (const entry of own) {
    const exported = exportsOf(project, moduleOf(entry));
    const added = exported.filter(([, node]) => !shown.has(node));
    for (const [, node] of added) shown.add(node);
    if (added.length === 0) continue;
    if (entry !== 'index') sections.push(`## @docproc/${name}/${entry}`);
    sections.push(
      ...sectionsOf(
        { site, links, exported: added, namespaces: namespacesOf(site, added) },
        entry === 'index',
      ),
    );
  }
  if (name === 'client') {
    const types = schemasByName(site).map((schema) => links.schema(schema.name ?? ''));
    sections.push(
      '## Types of the contract',
      `The package exports the schemas of the contract as types: ${types.join(', ')}.`,
    );
  }
  return (await Promise.all(sections)).join('\n\n');
};

interface ReferenceContext {
  site: SiteModel;
  links: Links;
  exported: NamedDeclaration[];
  /** The properties of the client that have the methods of an interface, by its name. */
  namespaces: ReadonlyMap<string, string>;
}

const groups: [title: string, fits: (named: NamedDeclaration, context: ReferenceContext) => boolean][] = [
  ['Functions', ([, node]) => ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)],
  ['Methods', ([name], { namespaces }) => namespaces.has(name)],
  ['Errors', ([, node]) => ts.isClassDeclaration(node)],
  ['Options', ([name, node]) => /(Options|Changes|Tuning)$/.test(name) && membersOf(node).length > 0],
  ['Types', () => true],
];

function namespacesOf(site: SiteModel, exported: NamedDeclaration[]): Map<string, string> {
  const added = exported.flatMap(([, node]) =>
    membersOf(node).flatMap(({ name, type }): [string, string][] => {
      // A hand-written interface adds methods to a generated one.
      const [, own] = / & (\w+)$/.exec(type) ?? [];
      return own === undefined ? [] : [[own, name]];
    }),
  );
  return new Map([...added, ...site.tags.map(({ type, namespace }): [string, string] => [type, namespace])]);
}

/** The declarations of an entry, where it is `grouped` below a heading for each group. */
function sectionsOf(context: ReferenceContext, grouped: boolean): (string | Promise<string>)[] {
  const titles = new Map(
    context.exported.map((named) => [named, groups.find(([, fits]) => fits(named, context))?.[0]]),
  );
  return groups.flatMap(([title]) => {
    const own = context.exported.filter((named) => titles.get(named) === title);
    return [
      ...(grouped && own.length > 0 ? [`## ${title}`] : []),
      ...own.flatMap((named) =>
        title === 'Methods' ? methods(named, context) : declaration(named, context),
      ),
    ];
  });
}

/** The methods of an interface, each with what it sends. */
function methods([name, node]: NamedDeclaration, context: ReferenceContext): Promise<string>[] {
  const { site, links } = context;
  return membersOf(node).map(async ({ name: own, type, docs }) => {
    const operation = site.operations.find(
      (each) => each.tag.type === name && methodOf(each).split('.').at(-1) === own,
    );
    const title = operation ? methodOf(operation) : `${context.namespaces.get(name)}.${own}`;
    return sections([
      `### ${title}`,
      fence('ts', await call(title, type)),
      operation
        ? `${docs.text.split('\n')[0]} ${links.page(operation.id, operationPath(operation.id))} describes the request and its responses.`
        : docs.text,
      bullets(docs.lines),
      ...typeLinks(type, context),
      docs.example !== '' && fence('ts', docs.example),
    ]);
  });
}

/** The signature of a method after the path to it, which stands for the name of a function as wide. */
async function call(path: string, signature: string): Promise<string> {
  const head = `function ${'x'.repeat(Math.max(1, path.length - 'function '.length))}`;
  return (await declared(head + signature)).replace(head, path);
}

const maxWidth = 82;

async function declared(source: string): Promise<string> {
  // A constant without a value is no statement.
  const value = source.startsWith('const ') ? ' = x' : '';
  return (await formatted(source + value, maxWidth)).replace(/ =\s+x;$|(?<=^function[^]*);$/, '');
}

function typeLinks(signature: string, { site, links, exported }: ReferenceContext): string[] {
  const found = [...new Set(signature.match(/\b[A-Z]\w+/g))].flatMap((name) => {
    if (name in site.schemas) return [links.schema(name)];
    return exported.some(([own]) => own === name) ? [`[${name}](#${name.toLowerCase()})`] : [];
  });
  return found.length > 0 ? [`**Types**: ${found.join(', ')}`] : [];
}

async function declaration([name, node]: NamedDeclaration, context: ReferenceContext): Promise<string> {
  const { text, lines } = docsOf(node);
  const signature = signatureOf(name, node);
  const members = membersOf(node);
  const isClass = ts.isClassDeclaration(node);
  const hasBases = isClass || ts.isInterfaceDeclaration(node);
  const bases = hasBases ? (node.heritageClauses ?? []).flatMap(({ types }) => types.map(print)) : [];
  return sections([
    `### ${name}`,
    !hasBases && members.length === 0 && fence('ts', await declared(signature)),
    text,
    bullets(lines),
    ...(ts.isFunctionDeclaration(node) ? typeLinks(signature, context) : []),
    bases.length > 0 && `Extends ${bases.map(code).join(', ')}.`,
    // The name of an error is that of its class.
    members.length > 0 && memberTable(members.filter((each) => !isClass || each.name !== 'name')),
  ]);
}

const memberTable = (members: DeclaredMember[]): string =>
  table(
    ['Member', 'Type', 'Description'],
    members.map(({ name, isOptional, isMethod, type, docs }) => [
      code(isMethod ? `${name}()` : name) + (isOptional ? ' (optional)' : ''),
      code(type.replace(/ \| undefined$/, '')),
      [
        docs.text.replaceAll(/(?<=[^:.])\n- /g, '; ').replaceAll(/^- /gm, ''),
        ...docs.lines,
        ...(/^(undefined)?$/.test(docs.default) ? [] : [`Default: ${docs.default}.`]),
      ].join(' '),
    ]),
  );
