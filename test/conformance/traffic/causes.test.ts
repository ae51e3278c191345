/** Exchanges that can have several causes, and what nobody can know of them. */
import { expect, test } from 'vitest';
import type { HarEntry } from '../../../src/shared/har.ts';
import { creating, entry, isOk, judged, own, proofs, task } from './archive.ts';

test.each<[what: string, found: string[], entry: () => HarEntry]>([
  ['a small file returns 413', ['limits createUpload 0'], () => creating(413, 1)],
  ['too many files return 413', [], () => creating(413, 101)],
  ['files that are not recorded return 413', [], () => creating(413, 101, false)],
  ['as many files as the limit are accepted', [], () => creating(200, 100)],
  ['too many files are accepted', ['limits createUpload 0'], () => creating(200, 101)],
])('a limit: %s', async (_what, found, made) => {
  expect(proofs(await judged([made()]))).toEqual(found);
});

test('a page of another host with a path of the service is not its response', async () => {
  const page = entry('GET', own, 200);
  const bodiless = { ...entry('GET', own, 200), response: { status: 200, content: { size: 900 } } };
  Object.assign(page.request ?? {}, { url: `https://app.example${own}` });
  Object.assign(page.response ?? {}, { content: { mimeType: 'text/html', text: '<p>', size: 3 } });
  expect(proofs(await judged([page, bodiless]))).toEqual([]);
  expect(proofs(await judged([page]))).toEqual([]);
  expect(proofs(await judged([page], { baseUrls: ['https://app.example'] }))).toEqual(['body getTask 0']);
});

test('one wrong JSON body shows the service', async () => {
  expect(proofs(await judged([entry('GET', own, 418, { error: 1 })]))).toEqual(['status getTask 0']);
  expect(proofs(await judged([entry('GET', own, 200, { id: 'task-1' })]))).toEqual(['body getTask 0']);
});

const reading = (fields: object, path = own): HarEntry =>
  entry('GET', path, 200, { payload: { ...task, ...fields } });

test.each([302, 303, 429, 502])('a server in front of the service can return %d', async (status) => {
  const { findings } = await judged([reading({}), entry('GET', own, status)]);
  expect(findings.map(({ check, verdict }) => `${check} ${verdict}`)).toEqual(['status observation']);
});

test('a body that lacks its last bytes was cut', async () => {
  const cut = reading({ name: 'a'.repeat(500) });
  const { content } = cut.response ?? {};
  if (content) content.text = content.text?.slice(0, -2) ?? '';
  expect(proofs(await judged([reading({}), cut]))).toEqual([]);
});

/** Requests with an effect that the contract does not describe, or that comes late. */
const others: Record<string, () => HarEntry[]> = {
  'another method without a response': () => [
    reading({ status: 'REVIEWING' }),
    entry('PUT', `${own}/discard`, 0),
    reading({ status: 'REVIEWING' }),
    reading({ status: 'DISCARDED' }),
  ],
  'an unknown method that takes long': () => [
    reading({ name: 'a' }),
    { ...entry('PATCH', own, 200), time: 5000 },
    reading({ name: 'a' }),
    reading({ name: 'b' }),
  ],
  'an unknown method with an ID in another spelling': () => [
    reading({ id: 'a:1', name: 'a' }, own.replace('task-1', 'a%3A1')),
    entry('PATCH', own.replace('task-1', 'a:1'), 200),
    reading({ id: 'a:1', name: 'b' }, own.replace('task-1', 'a%3A1')),
  ],
};

test.each(Object.keys(others))('%s explains what comes after it', async (name) => {
  expect(proofs(await judged(others[name]?.() ?? [], { complete: true }))).toEqual([]);
});

const denied = (method: string, path: string, status: number, of = 'key-2'): HarEntry => {
  const made = entry(method, path, status, isOk(status) ? { payload: task } : {});
  Object.assign(made.request ?? {}, { headers: [{ name: 'authorization', value: `Bearer ${of}` }] });
  return made;
};
const seen = { payload: { ...task, upload_id: 'upload-9', status: 'COMPLETED', exported_at: null } };

/** What can have another cause than an open question. */
const openCauses: Record<string, () => HarEntry[]> = {
  'a key that has lost its access': () => [denied('GET', own, 200), denied('POST', `${own}/discard`, 404)],
  'a key that has lost its access after it has edited': () => [
    denied('POST', `${own}/report`, 200),
    denied('POST', `${own}/approve`, 404),
  ],
  'a method that the server does not know': () => [
    denied('GET', own, 200),
    denied('PUT', `${own}/discard`, 404),
    denied('GET', own, 200),
  ],
  'another project in the path': () => [
    denied('POST', `${own}/report`, 200),
    denied('GET', own.replace('project-1', 'project-2'), 404),
    denied('POST', `${own}/report`, 200),
  ],
  'another project in a form without a file': () => [creating(400, 0, true, 'project-2')],
  'another project in a form with too many files': () => [creating(400, 101, true, 'project-2')],
  'a creation without its response, before a task of several': () => [
    creating(200, 2),
    { ...creating(200, 1), response: { status: 200, content: { size: 900 } } },
    entry('GET', own, 200, seen),
    entry('POST', `${own}/unlock`, 200, {}),
  ],
};

test.each(Object.keys(openCauses))('%s shows no interpretation', async (name) => {
  const { interpretations } = await judged(openCauses[name]?.() ?? []);
  const common = ['creation-status', 'unlock-response', 'error-body-shape', 'report-success-status'];
  expect(interpretations.map(({ question }) => question).filter((each) => !common.includes(each))).toEqual(
    [],
  );
});

test('a task that an unlock does not allow was not unchanged by it', async () => {
  const entries = [
    reading({ status: 'REVIEWING' }),
    entry('POST', `${own}/unlock`, 200, {}),
    reading({ status: 'REVIEWING' }),
  ];
  const { interpretations } = await judged(entries);
  expect(interpretations).toContainEqual({
    question: 'unlock-next-status',
    value: 'REVIEWING',
    entries: [1, 2],
  });
});

/** Every member of an entry with its path. */
const membersOf = (value: unknown, path: string[] = []): string[][] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, member]) => [
        [...path, name],
        ...membersOf(member, [...path, name]),
      ]);

/** An entry with another value at a path. */
function changed(value: unknown, [name, ...rest]: string[], wrong: unknown): object {
  if (name === undefined || typeof value !== 'object' || value === null) throw new Error('no such member');
  const copy: Record<string, unknown> = { ...value };
  copy[name] = rest.length === 0 ? wrong : changed(copy[name], rest, wrong);
  return Array.isArray(value) ? Object.values(copy) : copy;
}

test.each([1, '', 'x', true, [], [null], [[1]], {}, { name: {} }])(
  'a member of another type is not known: %j',
  async (wrong) => {
    const whole = creating(200, 1);
    const entries = membersOf(whole).map((path) => changed(whole, path, wrong));
    const asText = { time: '20.5' };
    expect((await judged([...entries, ...entries.map((each) => ({ ...each, ...asText }))])).exchanges).toBe(
      entries.length * 2,
    );
  },
);
