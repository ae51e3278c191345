import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { linksFrom } from '../../scripts/artifacts/site/links.ts';
import { docsOf, membersOf } from '../../scripts/artifacts/site/sdk/declarations.ts';
import { exportsOf } from '../../scripts/artifacts/site/sdk/exports.ts';
import { sdk } from '../../scripts/artifacts/site/sdk/reference.ts';
import { openProject } from '../../scripts/lib/typescript.ts';
import { root } from '../artifacts/project.ts';
import { siteModel } from './contract.ts';

const site = await siteModel();
const render = async (name: string): Promise<string> => sdk(site, linksFrom('guides/x.md'), name, 'markdown');
const pages: Record<string, Promise<string>> = { client: render('client'), sandbox: render('sandbox') };
const page = (name: string) => pages[name] ?? '';

/** The names in braces that a source exports. */
const exported = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^export (?:type )?\{(.*?)\}/gms)].flatMap(
    ([, names = '']) => names.split(',').flatMap((name) => name.replace(/\btype\b/, '').trim() || []),
  );

/** The interfaces of options in the code of the packages. */
const interfaces = globSync('src/{client,sandbox,conformance,mcp}/**/*.ts', { cwd: root }).flatMap((file) => [
  ...readFileSync(join(root, file), 'utf8').matchAll(/^export interface (\w+Options)\b[^{]*\{(.*?)^\}/gms),
]);

it('every option that can be left out states its default', () => {
  const missing = interfaces
    // What a check sends is no option of the package.
    .filter(([, name]) => name !== 'SendOptions')
    .flatMap(([, name, members = '']) =>
      [...members.matchAll(/(\/\*\*(?:(?!\*\/).)*\*\/)?\s*^ {2}(\w+)\?:/gms)]
        .filter(([, doc = '']) => !doc.includes('@default'))
        .map(([, , option]) => `${name}.${option}`),
    );
  expect(interfaces.length).toBeGreaterThan(8);
  expect(missing).toEqual([]);
});

it.each([
  ['client', ['src/client/index.ts', 'src/client/pages.ts', 'src/client/query.ts', 'src/client/validate.ts']],
  ['sandbox', ['src/sandbox/hosts/index.ts', 'src/sandbox/testing/public.ts']],
])('everything that %s exports has a heading', async (name, files) => {
  const text = await page(name);
  const names = files.flatMap(exported).filter((each) => !(each in site.schemas));
  expect(names.length).toBeGreaterThan(10);
  for (const each of names)
    expect(text).toContain(each === 'UploadWaiting' ? '### uploads.waitFor\n' : `\n### ${each}\n`);
});

it('every operation has its method, with a link to its page', async () => {
  const text = await page('client');
  for (const { id } of site.operations)
    expect(text).toContain(`](../reference/${id}.md) describes the request`);
});

it('has the method that waits among the methods, with its options and a sample', async () => {
  const [, methods = ''] = (await page('client')).split('## Methods\n');
  const [, section = ''] = (methods.split('\n## ')[0] ?? '').split('### uploads.waitFor\n');
  expect(section.split('###')[0]).toMatch(
    /waitFor\(uploadId: string, options: WaitOptions\).*\(#waitoptions\).*```ts\nconst upload = await docproc/s,
  );
});

it('links a function to its options', async () => {
  const [, section = ''] = (await page('client')).split('### createClient\n');
  expect(section.split('###')[0]).toContain('[ClientOptions](#clientoptions)');
});

it('says what a function takes, returns and throws, and the default of an option', async () => {
  const text = await page('client');
  expect(text).toContain(
    '### tasks.complete\n\n```ts\ntasks.complete(\n  taskId: string,\n  options?: RequestOptions,\n): ',
  );
  expect(text).toMatch(/- \*\*Throws\*\* `NotFoundError`: 404/);
  expect(text).toMatch(/\| `apiKey` \(optional\) \| `string.*DOCPROC_API_KEY/);
  expect(text).not.toContain('/**');
});

it('follows what modules pass on, and shows no private member', () => {
  const at = (name: string) => join(import.meta.dirname, name);
  const texts = {
    [at('index.ts')]:
      `import { Own } from './own.ts'; export { Own as Other } from './none.ts'; export { Own };
      export * from './more.ts';`,
    [at('own.ts')]: `export interface Own extends Base { x?: number; run(): void }`,
    [at('more.ts')]:
      `/** A <b>. */ export class Fault extends Error { #own = 1; static of = 1; get code(): string { return ''; } }`,
  };
  const index = exportsOf(openProject({ files: [at('index.ts')], texts }), at('index.ts'));
  const found = index.map(([name, node]) => ({ name, members: membersOf(node), text: docsOf(node).text }));
  expect(found).toMatchObject([
    { name: 'Own', members: [{ name: 'x', isOptional: true }, { name: 'run' }] },
    // No part of a docstring is an element of the page.
    { name: 'Fault', members: [{ name: 'code' }], text: 'A &lt;b>.' },
  ]);
});
