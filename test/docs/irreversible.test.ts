/** The programs of the docs send nothing irreversible where the data that decides is missing. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, expect, it, onTestFinished, test, vi } from 'vitest';
import { readMarkdownPages } from '../../scripts/artifacts/site/pages/markdown-pages.ts';
import { sampleServer } from '../../scripts/artifacts/site/samples/sample-request.ts';
import { example, examples, reply, serve } from '../client/server.ts';
import { temporaryInProject } from '../support/folders.ts';
import { snippets } from '../support/snippets.ts';

const folder = temporaryInProject(afterAll);
const { payload } = example('getTask') as { payload: { id: string; pages: object[] } };

const item = { id: 'annotation-1', entity_id: 'total', content: '1', confidence: 0.99, top: 1 };
const empty = { id: 'p', width: 1, height: 1, annotations: [], checkboxes: [], segments: [], signatures: [] };
const full = { ...empty, annotations: [item] };
/** What a task lacks to be decided without a person. */
const lacking: Record<string, object> = {
  'no pages': { pages: [] },
  'pages of null': { pages: null },
  'no values': { pages: [empty] },
  'no values on the last page': { pages: [full, empty] },
  'a confidence of null': { pages: [{ ...empty, annotations: [{ ...item, confidence: null }] }] },
  'no confidence': { pages: [{ ...empty, annotations: [{ ...item, confidence: undefined }] }] },
  'a confidence in words': { pages: [{ ...empty, annotations: [{ ...item, confidence: 'high' }] }] },
  'one item that is not certain': { pages: [{ ...empty, annotations: [{ ...item, confidence: 0.1 }] }] },
  'a checkbox without a confidence': { pages: [{ ...full, checkboxes: [{ id: 'c', confidence: null }] }] },
  'a processing that failed': { status: 'FAILED', pages: [full] },
  'a status of null': { status: null, pages: [full] },
  'an unknown status': { status: 'NEW', pages: [full] },
};
const sure = { status: 'REVIEWING', approved: false, pages: [full] };

const decides = /\b(complete|discard|approve)(Task)?\(/;
// Who writes a test decides about a task of the test. `npm run test:browser` has the other pages.
const pages = (await readMarkdownPages()).filter(({ path }) => path !== 'guides/test-frameworks.md');
const sources: [string, string][] = [
  ...pages.map(({ path }): [string, string] => [path, `docs/${path}`]),
  ['README.md', 'generated/client/README.md'],
  ['SKILL.md', 'generated/client/skills/docproc-client/SKILL.md'],
];
const programs = sources.flatMap(([name, path]) => {
  const source = snippets(path).join('\n');
  return decides.test(source) ? [{ name, source }] : [];
});

beforeEach(() => {
  vi.stubEnv('DOCPROC_API_KEY', 'sk-test');
  for (const method of ['log', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {});
});

/** Runs a program against a service that has one task. Returns the paths of the writes to it. */
async function writesOf(name: string, source: string, changes: object): Promise<string[]> {
  const task = { ...payload, ...changes };
  const { got, baseUrl } = await serve((one, response, count) => {
    if (/^\/_sandbox\/.*\/uploads\/[^/]+$/.test(one.path))
      return reply(response, 200, { tasks: [payload.id] });
    if (one.path.startsWith('/_sandbox/')) return reply(response, 200, [task]);
    const upload = { ...(example('getUpload') as { payload: object }).payload, status: 'REVIEWING' };
    if (/\/upload\/[^/]+$/.test(one.path)) return reply(response, 200, { payload: upload });
    if (/\/task\/[^/]+$/.test(one.path)) return reply(response, 200, { payload: task });
    return examples(one, response, count);
  });
  vi.stubEnv('DOCPROC_BASE_URL', baseUrl);
  const own = join(folder, name.replaceAll(/\W/g, '-'));
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'invoice.pdf'), 'a document');
  const file = join(own, `${crypto.randomUUID()}.mts`);
  writeFileSync(
    file,
    source.replaceAll(sampleServer.baseUrl, baseUrl).replaceAll('https://docproc.example', baseUrl),
  );
  const before = process.cwd();
  process.chdir(own);
  onTestFinished(() => process.chdir(before));
  await import(pathToFileURL(file).href).catch(() => {});
  process.chdir(before);
  return got.flatMap(({ path }) => /\/(?:complete|discard|approve)$/.exec(path) ?? []);
}

it('looks at the programs that decide', () => {
  expect(programs.map(({ name }) => name).sort()).toEqual([
    'README.md',
    'SKILL.md',
    'guides/retries.md',
    'guides/reviewing.md',
    'recipes/review-folder.md',
  ]);
});

test.each(programs)('$name leaves a task to a person that lacks something', async ({ name, source }) => {
  vi.stubEnv('DOCPROC_MIN_CONFIDENCE', '0.5');
  for (const [what, changes] of Object.entries(lacking))
    expect(await writesOf(name, source, changes), what).toEqual([]);
});

test.each(['', ' ', 'high', '0,5', 'NaN'])('a threshold of %j is none', async (threshold) => {
  vi.stubEnv('DOCPROC_MIN_CONFIDENCE', threshold);
  for (const { name, source } of programs) expect(await writesOf(name, source, sure), name).toEqual([]);
});

test('a task that lacks nothing is completed by the programs that have a rule', async () => {
  vi.stubEnv('DOCPROC_MIN_CONFIDENCE', '0.5');
  for (const name of ['README.md', 'SKILL.md', 'recipes/review-folder.md']) {
    const { source = '' } = programs.find((each) => each.name === name) ?? {};
    expect(await writesOf(name, source, sure), name).toEqual(['/complete']);
  }
});
