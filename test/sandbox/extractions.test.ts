/** What processing finds in documents, where a test decides it. */
import { createHash } from 'node:crypto';
import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient, type Page } from '@docproc/client';
import * as fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readExtractions } from '../../src/sandbox/hosts/command/extraction-files.ts';
import { createFetch, createSandbox, page } from '../../src/sandbox/hosts/fetch.ts';
import { startFixture } from '../../src/sandbox/hosts/fixture.ts';
import { startSandbox } from '../../src/sandbox/hosts/index.ts';
import type { Extraction } from '../../src/sandbox/testing/public.ts';
import { page as anyPage } from '../support/pages.ts';
import type { RecordValue } from '../../src/sandbox/storage/changes.ts';
import { form, open } from './support.ts';
import { temporary } from '../support/folders.ts';

/** A page with one text. */
const pageWith = (content: string): Page => page({ annotations: { text: content } });
const contents = (pages: readonly Page[]): string[] =>
  pages.flatMap(({ annotations }) => annotations.map(({ content }) => content));

describe('an extraction', () => {
  test('is what the client returns, exactly', async () => {
    const sandbox = createSandbox();
    const docproc = createClient({
      baseUrl: 'http://sandbox.test',
      apiKey: sandbox.apiKey(),
      teamId: 'team-1',
      projectId: 'project-1',
      fetch: createFetch(sandbox),
    });
    const post = (body: string) =>
      createFetch(sandbox)('http://sandbox.test/_sandbox/teams/team-1/extractions', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    await fc.assert(
      fc.asyncProperty(fc.array(anyPage, { maxLength: 3 }), async (pages) => {
        sandbox.reset();
        const recorded = JSON.stringify({ match: '*', pages });
        expect((await post(recorded)).status).toBe(204);
        await docproc.uploads.create({ files: [{ name: 'a.pdf', data: new Blob(['a']) }] });
        const task = await docproc.tasks.get(sandbox.tasks()[0]?.id ?? '');
        expect(JSON.stringify({ match: '*', pages: task.pages })).toBe(recorded);
      }),
      { numRuns: 50 },
    );
  });

  const sha256 = createHash('sha256').update('bytes of b.pdf').digest('hex');
  const matches: [Extraction['match'], string[]][] = [
    ['*', ['a.pdf', 'b.pdf', 'invoice-1.PDF']],
    ['Invoice-*.pdf', ['invoice-1.PDF']],
    ['*i*-*1*', ['invoice-1.PDF']],
    ['invoice-1.pd*df', []],
    ['b.pdf', ['b.pdf']],
    ['.pdf', []],
    [{ name: '*.pdf', order: 3 }, ['invoice-1.PDF']],
    [{ order: 4 }, []],
    [{ sha256: sha256.toUpperCase() }, ['b.pdf']],
    [{ sha256, order: 1 }, []],
  ];
  test.each(matches)('of %j is found in %j', async (match, found) => {
    const { start } = open();
    const { team, call } = start();
    team.extraction(match, [pageWith('found')]);
    await call('createUpload', {}, { form: form(['a.pdf']) });
    await call('createUpload', {}, { form: form(['b.pdf', 'invoice-1.PDF']) });
    const tasks = team.tasks().filter(({ pages }) => contents(pages).join() === 'found');
    expect(tasks.map(({ name }) => name)).toEqual(found);
  });

  test('comes before the name of its file and earlier ones, and one of its team before those of all', async () => {
    const { sandbox, start } = open({
      extractions: [
        { match: '*', pages: [pageWith('all')] },
        { match: 'b*', pages: [] },
      ],
    });
    const [own, other] = [start(), start()];
    own.team.extraction('*.pdf', [pageWith('first')]);
    own.team.extraction('invoice.pdf', [pageWith('last')]);
    for (const { call } of [own, other])
      await call('createUpload', {}, { form: form(['invoice.pdf', 'b.pdf', 'fail.pdf', 'c']) });
    const pagesOf = ({ team }: typeof own) => team.tasks().map(({ pages }) => contents(pages).join());
    expect(pagesOf(own)).toEqual(['last', 'first', '', 'all']);
    expect(pagesOf(other)).toEqual(['all', '', '', 'all']);
    own.team.reset();
    sandbox.reset();
    expect(contents(own.team.seed({ name: 'b.tif' }).pages)).toEqual([]);
    expect(contents(own.team.seed().pages)).toEqual(['all']);
  });

  test('is found when processing ends, however it ends, and in seeded tasks without pages', async () => {
    const { sandbox, start } = open({ processingMs: 1_000 });
    const { team, call } = start();
    team.extraction('*', [pageWith('found')]);
    await call('createUpload', {}, { form: form(['a.pdf', 'b.pdf']) });
    const [first, second] = team.tasks();
    expect([first?.pages, second?.pages]).toEqual([[], []]);
    expect(contents(team.updateTask(second?.id ?? '', { status: 'REVIEWING' }).pages)).toEqual(['found']);
    sandbox.advance(1_000);
    expect(contents(team.tasks()[0]?.pages ?? [])).toEqual(['found']);
    const { id } = team.seed({ status: 'PROCESSING' });
    sandbox.advance(1_000);
    expect(contents(team.tasks().find((task) => task.id === id)?.pages ?? [])).toEqual(['found']);
    expect(team.seed({ pages: [] }).pages).toEqual([]);
    expect(team.seed({ status: 'FAILED' }).pages).toEqual([]);
  });

  test('has the ids of the recording, or each task has its own', () => {
    const { sandbox } = open();
    const pages = [page({ annotations: { a: '1' } }), page({ segments: [{}, {}] }, 2)];
    sandbox.extraction('kept.pdf', pages);
    sandbox.extraction('renumbered.pdf', pages, { ids: 'renumber' });
    expect(sandbox.seed({ name: 'kept.pdf' }).pages).toEqual(pages);
    const idsOf = (all: Page[]) =>
      all.flatMap(({ id, annotations, segments }) => [
        id,
        ...[...annotations, ...segments].map((each) => each.id),
      ]);
    const tasks = ['one', 'two'].map((id) => sandbox.seed({ id, name: 'renumbered.pdf' }));
    expect(tasks.map((task) => idsOf(task.pages))).toEqual(
      ['one', 'two'].map((id) => [1, 2, 3, 4, 5].map((number) => `${id}-${number}`)),
    );
    expect(JSON.stringify(tasks[0]?.pages).replaceAll(/"one-\d"/g, '""')).toBe(
      JSON.stringify(pages).replaceAll(/"(?:page|annotation|segment)-\w+"/g, '""'),
    );
  });

  test('is in a snapshot, also where processing has not ended, and counts against the limit', async () => {
    const all = { match: 'all*', pages: [pageWith('of all')] };
    const { sandbox, call } = open({ processingMs: 1_000, extractions: [all] });
    sandbox.extraction({ order: 2 }, [pageWith('of the second')]);
    await call('createUpload', {}, { form: form(['all.pdf']) });
    const exported = JSON.parse(JSON.stringify(sandbox.export())) as ReturnType<typeof sandbox.export>;
    const other = open();
    other.sandbox.import(exported);
    const { bytes } = other.sandbox.state;
    other.sandbox.import(exported);
    expect(other.sandbox.state.bytes).toBe(bytes);
    for (const each of [sandbox, other.sandbox]) {
      if (each === other.sandbox) await other.call('createUpload', {}, { form: form(['b.pdf']) });
      else await call('createUpload', {}, { form: form(['b.pdf']) });
      each.advance(1_000);
      expect(each.tasks().map(({ pages }) => contents(pages))).toEqual([['of all'], ['of the second']]);
      // Once as an extraction, and once as that of its task.
      expect(JSON.stringify(each.export()).match(/of all/g)).toHaveLength(2);
    }
    const { rows } = exported;
    const task = rows.findLast(({ table }) => table === 'records')?.value as RecordValue;
    Object.assign(task, { extracted: { pages: [{}] } });
    expect(() => sandbox.import(exported)).toThrow('It is no Task: /pages/0/id is missing');
    Object.assign(rows.find(({ table }) => table === 'extractions') ?? {}, {
      value: { match: 1, pages: [] },
    });
    expect(() => sandbox.import(exported)).toThrow('Its value: /match is 1, and must be');

    const small = createSandbox({ limits: { bytes: 10_000 } });
    const add = () => small.extraction('*', [page({ segments: Array.from({ length: 10 }, () => ({})) })]);
    expect(() => {
      for (let i = 0; i < 10; i++) add();
    }).toThrow('This would exceed the limit of the sandbox of 10000 bytes');
    small.reset();
    expect(add).not.toThrow();
  });

  test('reaches the fixtures of tests that docproc-sandbox runs', async () => {
    const outer = await startSandbox({ port: 0, extractions: [{ match: '*', pages: [pageWith('outer')] }] });
    onTestFinished(() => outer.close());
    vi.stubEnv('DOCPROC_SANDBOX_URL', outer.baseUrl);
    onTestFinished(() => void vi.unstubAllEnvs());
    const inner = await startFixture({ extractions: [{ match: 'b.pdf', pages: [pageWith('inner')] }] });
    onTestFinished(() => inner.close());
    const found = ['a.pdf', 'b.pdf'].map((name) => contents(inner.seed({ name }).pages).join());
    expect(found).toEqual(['outer', 'inner']);
  });
});

describe('an invalid extraction', () => {
  const valid = pageWith('a');
  const wrong: [unknown, string][] = [
    [{ pages: 1 }, ': /pages must be an array, and is 1.'],
    [{}, ': /pages must be an array, and is null.'],
    [{ pages: [{ ...valid, width: 'wide' }] }, ': /pages/0/width must be a number or null, and is "wide".'],
    [
      { pages: [valid, { ...valid, annotations: [{ ...valid.annotations[0], confidence: '0.9' }] }] },
      ': /pages/1/annotations/0/confidence must be a number, and is "0.9".',
    ],
    [{ pages: [{ ...valid, text: '' }] }, ': /pages/0/text is no field of the contract.'],
    [{ pages: [], mtach: '*' }, ': There is no member "mtach". There are: match, pages, ids.'],
    [{ pages: [], ids: 'new' }, ': ids is "new", and must be keep or renumber.'],
    [{ pages: [], match: '' }, ': /match is "", and must be a pattern of file names, or an object with'],
    [{ pages: [], match: {} }, ': /match is {}, and must be a pattern of file names, or an object with'],
    [{ pages: [], match: { order: 0 } }, ': order is 0, and must be an integer from 1.'],
    [{ pages: [], match: { sha256: 'abc' } }, ': sha256 is "abc", and must be 64 hexadecimal digits.'],
    [
      { pages: [], match: { sha: 'abc' } },
      ': There is no member of /match "sha". There are: name, sha256, order.',
    ],
    [[], ': /pages must be an array, and is null.'],
    ['{', ': it is not JSON ('],
    ['{"pages":[{"width":12345678901234567890}]}', ': it has a number beyond those of IEEE 754: 1234'],
  ];

  function folder(files: Readonly<Record<string, unknown>>): string {
    const path = temporary();
    for (const [name, value] of Object.entries(files))
      writeFileSync(join(path, name), typeof value === 'string' ? value : JSON.stringify(value));
    return path;
  }

  test.each(wrong)('of the file %j has one message with its place', (value, message) => {
    const path = folder({ 'a.pdf.json': value });
    expect(() => readExtractions(path)).toThrow(`${join(path, 'a.pdf.json')}${message}`);
  });

  test('has no effect, and the same message in a test, in an option and over HTTP', async () => {
    const { sandbox, control } = open();
    const pages = [{ ...valid, id: 1 }] as object as Page[];
    const message = '/pages/0/id must be a string, and is 1.';
    expect(() => sandbox.extraction('*', pages)).toThrow(new TypeError(`The extraction: ${message}`));
    expect(() => createSandbox({ extractions: [{ match: '*', pages }] })).toThrow(
      `extractions[0]: ${message}`,
    );
    const sent = await control('POST', 'teams/team-1/extractions', { match: '*', pages });
    expect(sent).toMatchObject({ status: 400, body: { detail: `The extraction: ${message}` } });
    expect(sandbox.state.teams.size).toBe(0);
  });

  test('is none where files are named like their documents, or have a match', () => {
    const path = folder({
      'b.pdf.json': { pages: [valid] },
      'a.json': { match: { order: 1 }, pages: [], ids: 'renumber' },
      // As some editors write it.
      'c.pdf.json': `\uFEFF{"pages":[]}`,
      'notes.txt': 'no extraction',
    });
    expect(readExtractions(path)).toEqual([
      { match: { order: 1 }, pages: [], ids: 'renumber' },
      { match: 'b.pdf', pages: [valid] },
      { match: 'c.pdf', pages: [] },
    ]);
    mkdirSync(join(path, 'd.json'));
    expect(() => readExtractions(path)).toThrow(`${join(path, 'd.json')}: it cannot be read (EISDIR`);
    rmdirSync(join(path, 'd.json'));
    writeFileSync(join(path, 'd.json'), Buffer.from('{"pages":[{"id":"\xff"}]}', 'latin1'));
    expect(() => readExtractions(path)).toThrow(`${join(path, 'd.json')}: it cannot be read (The encoded`);
  });
});

describe('a generated page', () => {
  test('is valid, and has what was given', () => {
    const partial = fc.oneof(
      anyPage,
      fc.record({
        width: fc.constantFrom(null, 1, 3_000),
        annotations: fc.dictionary(fc.string(), fc.string()),
        checkboxes: fc.array(fc.record({ checked: fc.boolean() })),
        signatures: fc.array(fc.constant({})),
      }),
    );
    const { sandbox } = open();
    fc.assert(
      fc.property(partial, fc.integer(), (fields, seed) => {
        const made = page(fields, seed);
        sandbox.reset();
        sandbox.extraction('*', [made]);
        expect(made).toMatchObject(
          Array.isArray(fields.annotations) ? JSON.parse(JSON.stringify(fields)) : { width: fields.width },
        );
        const texts = Array.isArray(fields.annotations)
          ? fields.annotations.map(({ content }) => content)
          : Object.values(fields.annotations);
        expect(contents([made])).toEqual(texts);
      }),
      { numRuns: 50 },
    );
  });

  test('has the same bytes on every machine, and others with another seed', () => {
    const fields = { annotations: { total: '1,204.50' }, signatures: [{ confidence: 1 }] };
    const text = JSON.stringify(page(fields));
    expect(text).toMatchInlineSnapshot(
      `"{"id":"page-6cd3750c","width":1240,"height":1754,"annotations":[{"id":"annotation-f3ea8204","entity_id":"total","confidence":0.64,"content":"1,204.50","top":553,"left_of_line":331}],"checkboxes":[],"segments":[],"signatures":[{"id":"signature-a66c9570","confidence":1,"coordinates":[[338,1422],[571,1422],[571,1537],[338,1537]]}]}"`,
    );
    expect(JSON.stringify(page(fields, 1))).toBe(text);
    expect(page(fields, 2)).not.toEqual(page(fields));
    expect(page({}, 'a').id).not.toBe(page({}, 'b').id);
  });
});
