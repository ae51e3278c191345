/** Results fit a model, and errors say what a caller of tools can do. */
import { describe, expect, it } from 'vitest';
import { connect, sandboxWith } from './connect.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporary } from '../support/folders.ts';

const longest = 20_000;

const annotation = (id: string, content = 'Total 10.00') => ({
  id,
  entity_id: 'total',
  confidence: 0.987654,
  content,
  top: 12.5,
  left_of_line: null,
});
const page = (number: number, annotations: object[]) => ({
  id: `page-${number}`,
  width: 1_000,
  height: 1_400,
  annotations,
  checkboxes: [],
  segments: [],
  signatures: [],
});
const pagesOf = (count: number, items: number, content?: string) =>
  Array.from({ length: count }, (_, index) =>
    page(
      index + 1,
      Array.from({ length: items }, (__, item) => annotation(`${index + 1}-${item}`, content)),
    ),
  );

interface Read {
  left_out?: string;
  id?: string;
  status?: string;
  pages: { id: string; annotations: { id: string; content: string }[] }[];
}

/** Connects to a service whose task has other members than those of a new one. */
async function reader(members: object) {
  const { client, sandbox } = sandboxWith({ id: 'task-1' });
  const payload = { ...sandbox.tasks()[0], ...members };
  const fetch = async () => Response.json({ payload, message: 'Done.' });
  const { call } = await connect({ client: { ...client, fetch }, allowIrreversible: true });
  return {
    call,
    text: async (args: object = {}) => (await call('get_task', { task_id: 'task-1', ...args })).text,
    read: async (args: object = {}) =>
      JSON.parse((await call('get_task', { task_id: 'task-1', ...args })).text) as Read,
  };
}

describe('a long result', () => {
  it('has whole pages as long as they fit, and says how many are left out and how to get them', async () => {
    const pages = pagesOf(20, 40);
    const { read, text } = await reader({ pages });
    expect((await text()).length).toBeLessThanOrEqual(longest);
    const { pages: found, left_out, status } = await read();
    expect(status).toBe('REVIEWING');
    expect(found.length).toBeGreaterThan(1);
    expect(found).toEqual(pages.slice(0, found.length));
    expect(left_out).toBe(
      `This is a part: pages: ${found.length} of 20 items. To get the rest, call get_task with result_pages, result_fields, result_skip.`,
    );
  });

  it('is not changed if it is short', async () => {
    const { text } = await reader({ pages: pagesOf(2, 3) });
    expect(JSON.parse(await text())).toMatchObject({ id: 'task-1', pages: pagesOf(2, 3) });
    expect(await text()).not.toContain('left_out');
  });

  it.each<[string, object]>([
    ['10 MB', { pages: pagesOf(20, 1, 'x'.repeat(500_000)) }],
    ['one page', { pages: pagesOf(1, 5_000) }],
    ['a text', { name: 'x'.repeat(3_000_000), pages: [] }],
    ['escapes', { name: '\u0001"\\'.repeat(100_000), pages: [] }],
    ['metadata', { meta: Array.from({ length: 9_000 }, () => ({ name: 'a', value: 'b' })), pages: [] }],
    ['many members', { more: Object.fromEntries(Array.from({ length: 9_000 }, (_, i) => [`k${i}`, i])) }],
    ['long names', { ['n'.repeat(50_000)]: 1, pages: [] }],
    ['a list of lists', { more: Array.from({ length: 99 }, () => Array.from({ length: 999 }, () => 1)) }],
    [
      'many places',
      {
        pages: [
          page(
            1,
            Array.from({ length: 50 }, (_, i) => annotation(`${i}`, 'x'.repeat(9_999))),
          ),
        ],
      },
    ],
  ])('fits, and is JSON with its state: %s', async (_, members) => {
    const { text } = await reader(members);
    const found = await text();
    expect(found.length).toBeLessThanOrEqual(longest);
    expect(JSON.parse(found)).toMatchObject({
      left_out: expect.stringContaining('This is a part'),
      id: 'task-1',
      status: 'REVIEWING',
    });
  });

  it('can be read to its end', async () => {
    const { read } = await reader({ pages: pagesOf(3, 300) });
    const found = new Set<string>();
    for (const position of [1, 2, 3]) {
      for (let skip = 0; skip < 300;) {
        const { pages } = await read({
          result_pages: [position],
          result_fields: ['pages.annotations'],
          result_skip: skip,
        });
        const items = pages[0]?.annotations ?? [];
        expect(items.length).toBeGreaterThan(0);
        for (const { id } of items) found.add(id);
        skip += items.length;
      }
    }
    expect(found.size).toBe(900);
  });

  it('of a change names the tool that reads the rest', async () => {
    const { call } = await reader({ pages: pagesOf(20, 40) });
    for (const name of ['complete_task', 'report_task']) {
      const issues = name === 'report_task' ? { issues: [{ label: 'a', value: 'b' }] } : {};
      const { text } = await call(name, { task_id: 'task-1', ...issues });
      expect(text.length).toBeLessThanOrEqual(longest);
      expect(text).toContain('call get_task with result_pages');
    }
  });
});

describe('a part of a result', () => {
  it('has the pages and the members that were asked for', async () => {
    const { read } = await reader({ pages: pagesOf(20, 2) });
    expect(
      await read({ result_pages: [20, 3], result_fields: ['status', 'pages.annotations.content'] }),
    ).toEqual({
      status: 'REVIEWING',
      pages: [1, 2].map(() => ({ annotations: [{ content: 'Total 10.00' }, { content: 'Total 10.00' }] })),
    });
    expect((await read({ result_pages: [20] })).pages).toMatchObject([{ id: 'page-20' }]);
    expect(await read({ result_fields: ['pages', 'pages.id'] })).toEqual({ pages: pagesOf(20, 2) });
  });

  it.each([
    [{ result_pages: [3] }, 'there is no item 3 in pages, which has 2.'],
    [{ result_fields: ['state'] }, 'there is no member state in the result.'],
    [{ result_fields: ['pages.anotations'] }, 'there is no member pages.anotations in the result.'],
    [{ result_fields: ['__proto__'] }, 'there is no member __proto__ in the result.'],
  ])('that does not exist is an error: %j', async (args, message) => {
    const { call } = await reader({ pages: pagesOf(2, 1) });
    expect(await call('get_task', { task_id: 'task-1', ...args })).toEqual({ isError: true, text: message });
  });
});

describe('an error', () => {
  it('after a change says that the change was made', async () => {
    const { client, sandbox } = sandboxWith({ id: 'task-1' });
    const task = JSON.stringify(sandbox.tasks()[0]).slice(0, -1);
    const deep = `{"payload":${task},"more":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`;
    const fetch: typeof client.fetch = async (url, init) =>
      init?.method === 'GET' ? client.fetch(url, init) : new Response(deep);
    const { call } = await connect({ client: { ...client, fetch } });
    expect(await call('approve_task', { task_id: 'task-1' })).toEqual({
      isError: true,
      text: expect.stringMatching(
        /^approve_task succeeded, and its result cannot be shown: the value is nested too deeply/,
      ),
    });
  });

  it('has no option that a caller of tools does not have', async () => {
    const root = temporary();
    writeFileSync(join(root, 'large.pdf'), new Uint8Array(40 * 2 ** 20 + 1));
    const { client } = sandboxWith();
    const { call } = await connect({ client, roots: [root] });
    const { text, isError } = await call('create_upload', { files: ['large.pdf'] });
    expect(isError).toBe(true);
    expect(text).toMatch(/^create_upload: large.pdf has 41943041 bytes, and the limit is \d+\.$/);
  });

  it('of a response that is too long has none either', async () => {
    const { client } = sandboxWith();
    const fetch = async () => Response.json({ payload: { name: 'x'.repeat(2_000) } });
    const { call } = await connect({ client: { ...client, fetch, maxResponseSize: 1_000 } });
    const { text } = await call('get_task', { task_id: 'task-1' });
    expect(text).toMatch(/^get_task: GET \S+ returned 200 with more than 1000 bytes\.$/);
  });

  it('is no longer than another result', async () => {
    const { call } = await connect({ roots: [temporary()] });
    const { text } = await call('create_upload', { files: ['x'.repeat(100_000)] });
    expect(text).toHaveLength(20_000);
  });

  it('keeps what the service says', async () => {
    const { client } = sandboxWith();
    const fetch = async () => Response.json({ error: 'No. Set maxPages: 3 to go on' }, { status: 400 });
    const { call } = await connect({ client: { ...client, fetch } });
    expect((await call('get_task', { task_id: 'task-1' })).text).toContain('Set maxPages: 3 to go on');
  });

  it.each(['..', '.', ''])('names the tool, and rejects the id %j before a request', async (id) => {
    const { client, sent } = sandboxWith();
    const { call } = await connect({ client });
    expect((await call('get_task', { task_id: id })).text).toMatch(
      /^get_task: task_id must be an identifier/,
    );
    expect((await call('complete_task', { task_id: id })).text).toMatch(/^get_task: task_id must be/);
    expect(sent()).toEqual([]);
  });
});
