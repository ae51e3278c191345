/** The block with everything that a package exports: `sdk client`. */
import { readFile } from 'node:fs/promises';
import { bullets, code, fence, table } from '../../../lib/markdown.ts';
import { root } from '../../../lib/package-json.ts';
import { methodsDeclaration } from '../../client/method-types.ts';
import { methodOf } from '../../client/operations-module.ts';
import type { SiteModel } from '../site-model.ts';
import type { Block } from '../blocks/tables.ts';
import { operationPath, type Links } from '../links.ts';
import { schemasByName } from '../reference/overview.ts';
import { breakLines } from './break-lines.ts';
import { type Declaration, Declarations, type TypeMember } from './declarations.ts';
import type { Docstring } from './docstring.ts';

/** The entry points of the packages by the name that they are imported by. */
const entries: Record<string, Record<string, string>> = {
  client: { '@docproc/client': 'src/client/index.ts' },
  sandbox: {
    '@docproc/sandbox': 'src/sandbox/index.ts',
    '@docproc/sandbox/fetch': 'src/sandbox/fetch.ts',
    '@docproc/sandbox/vitest': 'src/sandbox/vitest.ts',
    '@docproc/sandbox/node-test': 'src/sandbox/node-test.ts',
    '@docproc/sandbox/playwright': 'src/sandbox/playwright.ts',
    '@docproc/sandbox/msw': 'src/sandbox/msw.ts',
  },
};

const methods = 'generated/client/contract/namespaces.ts';

/** @throws Error if there is no such package */
export const sdk: Block = async (site, links, name) => {
  const own = entries[name];
  if (!own) throw new Error(`There is no package ${name}. There are: ${Object.keys(entries).join(', ')}.`);
  const declarations = new Declarations(async (path) => {
    if (path === methods) return methodsDeclaration(site);
    if (!path.startsWith('src/')) return undefined;
    return readFile(new URL(path, root), 'utf8');
  });
  const shown = new Set<string>();
  const sections: string[] = [];
  for (const [entry, file] of Object.entries(own)) {
    const exported = await declarations.exportsOf(file);
    exported.push(...(await optionsOf(declarations, exported)));
    const added = exported.filter(({ name, file }) => !shown.has(`${file} ${name}`));
    for (const each of added) shown.add(`${each.file} ${each.name}`);
    if (added.length > 0) sections.push(...sectionsOf(site, links, entry, added));
  }
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
async function optionsOf(declarations: Declarations, exported: Declaration[]): Promise<Declaration[]> {
  const wanted = exported.flatMap(({ kind, signature, file }) =>
    kind === 'function' ? [...signature.matchAll(/\b\w+Options\b/g)].map(([name]) => ({ name, file })) : [],
  );
  const known = new Set(exported.map(({ name }) => name));
  const found = await Promise.all(
    wanted.filter(({ name }) => !known.has(name)).map(({ name, file }) => declarations.find(file, name)),
  );
  return found.filter((each) => each !== undefined);
}

const groups: [title: string, fits: (declaration: Declaration) => boolean][] = [
  ['Functions', ({ kind }) => kind === 'function' || kind === 'value'],
  [
    'Methods',
    ({ file, kind, members }) =>
      file === methods && kind === 'interface' && members.every(({ method }) => method),
  ],
  ['Errors', ({ kind }) => kind === 'class'],
  ['Options', ({ kind, name }) => kind === 'interface' && /(Options|Changes|Tuning)$/.test(name)],
  ['Types', () => true],
];

function sectionsOf(site: SiteModel, links: Links, entry: string, exported: Declaration[]): string[] {
  const left = new Set(exported);
  const main = entry.split('/').length === 2;
  const grouped = groups.flatMap(([title, fits]) => {
    const own = [...left].filter(fits);
    for (const each of own) left.delete(each);
    if (own.length === 0) return [];
    const texts = own.map((each) => (title === 'Methods' ? namespace(site, links, each) : declaration(each)));
    return main ? [`## ${title}`, ...texts] : texts;
  });
  return main ? grouped : [`## ${entry}`, ...grouped];
}

/** An interface of methods: each with what it sends. */
function namespace(site: SiteModel, links: Links, { name, members }: Declaration): string {
  return members
    .map((member) => {
      const operation = site.operations.find(
        (each) => methodOf(each).split('.').at(-1) === member.name && each.tag.type === name,
      );
      const title = operation ? methodOf(operation) : `${name}.${member.name}`;
      const { doc } = member;
      const [summary = ''] = doc.text.split('\n');
      return [
        `### ${title}`,
        fence('ts', breakLines(`${title}${member.type}`)),
        operation
          ? `${summary} ${links.page(`${operation.method} ${operation.path.split('/').slice(-2).join('/')}`, operationPath(operation.id))} describes the request.`
          : doc.text,
        ...documented({ ...doc, text: '' }),
      ].join('\n\n');
    })
    .join('\n\n');
}

function declaration({ name, kind, signature, doc, bases, members }: Declaration): string {
  return [
    `### ${name}`,
    ...(kind === 'class' || kind === 'interface' ? [] : [fence('ts', breakLines(signature))]),
    ...documented(doc),
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
