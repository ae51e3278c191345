/** The directive with everything that a package exports: `sdk client`. */
import { fileURLToPath } from 'node:url';
import * as ts from 'typescript/unstable/ast';
import type { Project } from 'typescript/unstable/sync';
import { bullets, code, fence, table } from '../../../lib/markdown.ts';
import { root } from '../../../lib/package-json.ts';
import { openProject } from '../../../lib/typescript.ts';
import { methodsDeclaration } from '../../client/method-types.ts';
import { methodOf } from '../../client/operations-module.ts';
import type { SiteModel } from '../site-model.ts';
import type { Directive } from '../directives/tables.ts';
import { operationPath, type Links } from '../links.ts';
import { schemasByName } from '../reference/overview.ts';
import { formatted } from '../samples/format.ts';
import { type Declaration, declarationOf, type Docstring, type TypeMember } from './declarations.ts';
import { exportsOf, referencesOf } from './exports.ts';

/** The entry points of the packages by the name that they are imported by. */
const entries: Record<string, Record<string, string>> = {
  client: {
    '@docproc/client': 'src/client/index.ts',
    '@docproc/client/pages': 'src/client/pages.ts',
    '@docproc/client/query': 'src/client/query.ts',
    '@docproc/client/validate': 'src/client/validate.ts',
  },
  sandbox: {
    '@docproc/sandbox': 'src/sandbox/index.ts',
    '@docproc/sandbox/fetch': 'src/sandbox/fetch.ts',
    '@docproc/sandbox/vitest': 'src/sandbox/vitest.ts',
    '@docproc/sandbox/node-test': 'src/sandbox/node-test.ts',
    '@docproc/sandbox/playwright': 'src/sandbox/playwright.ts',
    '@docproc/sandbox/msw': 'src/sandbox/msw.ts',
    '@docproc/sandbox/worker': 'src/sandbox/worker.ts',
  },
};

const pathOf = (file: string): string => fileURLToPath(new URL(file, root));
const methods = pathOf('generated/client/contract/namespaces.ts');

/** @throws Error if there is no such package */
export const sdk: Directive = async (site, links, name) => {
  const own = entries[name];
  if (!own) throw new Error(`There is no package ${name}. There are: ${Object.keys(entries).join(', ')}.`);
  const files = Object.values(own).map(pathOf);
  const modules = openProject({ files, texts: { [methods]: methodsDeclaration(site) } });
  const shown = new Set<ts.Declaration>();
  const exported = Object.entries(own).map(([entry, file]): [string, Declaration[]] => {
    const found = exportsOf(modules, pathOf(file)).flatMap(([name, node]) => declarationOf(name, node));
    const added = [...found, ...optionsOf(modules, found)].filter(({ node }) => !shown.has(node));
    for (const { node } of added) shown.add(node);
    return [entry, added];
  });
  const sections: string[] = [];
  for (const [entry, added] of exported)
    if (added.length > 0) sections.push(...(await sectionsOf(site, links, entry, added)));
  if (name === 'client') {
    const types = schemasByName(site).map(({ name = '' }) => links.schema(name));
    sections.push(
      '## Types of the contract',
      `The package exports the schemas of the contract as types: ${types.join(', ')}.`,
    );
  }
  return sections.join('\n\n');
};

/** The options of exported functions that the package does not export by name. */
function optionsOf(modules: Project, exported: Declaration[]): Declaration[] {
  const parameters = exported.flatMap(({ node }) =>
    ts.isFunctionDeclaration(node) ? [...node.parameters] : [],
  );
  const named = new Map(parameters.flatMap((each) => referencesOf(modules, each)));
  const known = new Set(exported.map(({ name }) => name));
  return [...named].flatMap(([name, node]) =>
    name.endsWith('Options') && !known.has(name) ? declarationOf(name, node) : [],
  );
}

/** The member of an exported type that a hand-written interface adds methods to. */
const namespaceWith = (name: string, exported: Declaration[]): string | undefined =>
  exported.flatMap(({ members }) => members).find(({ type }) => type.endsWith(` & ${name}`))?.name;

const groups: [title: string, fits: (declaration: Declaration, exported: Declaration[]) => boolean][] = [
  ['Functions', ({ kind }) => kind === 'function' || kind === 'value'],
  [
    'Methods',
    ({ name, file, kind, members }, exported) =>
      (file === methods || namespaceWith(name, exported) !== undefined) &&
      kind === 'interface' &&
      members.every(({ method }) => method),
  ],
  ['Errors', ({ kind }) => kind === 'class'],
  ['Options', ({ kind, name }) => kind === 'interface' && /(Options|Changes|Tuning)$/.test(name)],
  ['Types', () => true],
];

async function sectionsOf(
  site: SiteModel,
  links: Links,
  entry: string,
  exported: Declaration[],
): Promise<string[]> {
  const left = new Set(exported);
  const main = entry.split('/').length === 2;
  const grouped: string[] = [];
  for (const [title, fits] of groups) {
    const own = [...left].filter((each) => fits(each, exported));
    for (const each of own) left.delete(each);
    if (own.length > 0 && main) grouped.push(`## ${title}`);
    for (const each of own)
      grouped.push(
        await (title === 'Methods'
          ? namespace(site, links, each, exported)
          : declaration(site, links, each, exported)),
      );
  }
  return main ? grouped : [`## ${entry}`, ...grouped];
}

/** An interface of methods: each with what it sends. */
async function namespace(
  site: SiteModel,
  links: Links,
  { name, members }: Declaration,
  exported: Declaration[],
): Promise<string> {
  const sections = members.map(async (member) => {
    const operation = site.operations.find(
      (each) => methodOf(each).split('.').at(-1) === member.name && each.tag.type === name,
    );
    const title = operation ? methodOf(operation) : `${namespaceWith(name, exported) ?? name}.${member.name}`;
    const { doc } = member;
    const [summary = ''] = doc.text.split('\n');
    return [
      `### ${title}`,
      fence('ts', await call(title, member.type)),
      operation
        ? `${summary} ${links.page(`${operation.method} ${operation.path.split('/').slice(-2).join('/')}`, operationPath(operation.id))} describes the request.`
        : doc.text,
      ...documented({ ...doc, text: '' }),
      ...typeLinks(member.type, site, links, exported),
      ...(doc.example === '' ? [] : [fence('ts', doc.example)]),
    ].join('\n\n');
  });
  return (await Promise.all(sections)).join('\n\n');
}

/** The signature of a method after the path to it, which stands for the name of a function as wide. */
async function call(path: string, signature: string): Promise<string> {
  const head = `function ${'x'.repeat(Math.max(1, path.length - 'function '.length))}`;
  return (await declared(head + signature)).replace(head, path);
}

/** Characters of a line that a page shows. */
const maxWidth = 82;

/** A declaration with its lines broken. */
async function declared(source: string): Promise<string> {
  // A constant without a value is no statement.
  const value = source.startsWith('const ') ? ' = x' : '';
  return (await formatted(source + value, maxWidth)).replace(/ =\s+x;$|(?<=^function[^]*);$/, '');
}

/** Links to the types that a signature names. */
function typeLinks(signature: string, site: SiteModel, links: Links, exported: Declaration[]): string[] {
  const found = [...new Set(signature.match(/\b[A-Z]\w+/g))].flatMap((name) => {
    if (name in site.schemas) return [links.schema(name)];
    return exported.some((each) => each.name === name) ? [`[${name}](#${name.toLowerCase()})`] : [];
  });
  return found.length > 0 ? [`**Types**: ${found.join(', ')}`] : [];
}

async function declaration(
  site: SiteModel,
  links: Links,
  { name, kind, signature, doc, bases, members }: Declaration,
  exported: Declaration[],
): Promise<string> {
  return [
    `### ${name}`,
    ...(kind === 'class' || kind === 'interface' ? [] : [fence('ts', await declared(signature))]),
    ...documented(doc),
    ...(kind === 'function' ? typeLinks(signature, site, links, exported) : []),
    ...(bases.length > 0 ? [`Extends ${bases.map(code).join(', ')}.`] : []),
    ...(members.length > 0 ? [memberTable(members)] : []),
  ].join('\n\n');
}

function documented({ text, parameters, returns, throws, deprecated }: Docstring): string[] {
  const lines = [
    ...parameters.map((each) => `**${code(each.name)}**: ${each.text}`),
    ...(returns === '' ? [] : [`**Returns** ${returns}`]),
    ...throws.map((each) => `**Throws** ${each.name === '' ? '' : `${code(each.name)}: `}${each.text}`),
  ];
  return [
    ...(deprecated ? ['**Deprecated.**'] : []),
    ...(text === '' ? [] : [text]),
    ...(lines.length > 0 ? [bullets(lines)] : []),
  ];
}

function memberTable(members: TypeMember[]): string {
  // The name of an error is that of its class.
  const shown = members.filter(({ name, doc }) => name !== 'name' || doc.text !== '');
  const rows = shown.map(({ name, optional, type, method, doc }) => [
    code(method ? `${name}()` : name) + (optional ? ' (optional)' : ''),
    code(type.replace(/ \| undefined$/, '')),
    documented(doc)
      .join(' ')
      .replaceAll(/(^|[^]) ?- (?=\*\*)/g, '$1 ')
      .replaceAll(/\n- /g, '; ')
      .replace(/^- /, '') + (/^(undefined)?$/.test(doc.default) ? '' : ` Default: ${doc.default}.`),
  ]);
  return table(['Member', 'Type', 'Description'], rows);
}
