/** Whom `npm run diff -- --usage` says that a change reaches. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Change } from '../../scripts/diff/change.ts';
import { operationsOf, reachOf, versionOf } from '../../scripts/diff/reach.ts';
import { formats } from '../../scripts/diff/report.ts';
import { readUsage } from '../../scripts/diff/usage.ts';
import type { Document } from '../../scripts/model/document.ts';
import { modelOf } from '../../scripts/model/index.ts';
import { startFixture } from '../../src/sandbox/hosts/fixture.ts';
import { recordUsageTo } from '../../src/sandbox/hosts/usage.ts';
import { type NoteUsage, usageListener } from '../../src/shared/usage.ts';
import { contract } from '../support/contract.ts';
import { temporary } from '../support/folders.ts';
import { documentOf } from './mutate.ts';

const rejected = Object.values(documentOf(contract).paths).find(
  ({ post }) => post?.operationId === 'completeTask',
)?.post?.['x-transition']?.rejectedWith;

const facts = [
  { app: 'billing', operation: 'tasks.get', calls: '', at: 'src/export.ts:12' },
  { app: 'billing', operation: 'tasks.get', reads: 'exported_at', at: 'src/export.ts:14' },
  { app: 'billing', operation: 'tasks.get', reads: 'status', at: 'src/export.ts:15' },
  { app: 'billing', file: 'src/export.ts', names: ['COMPLETED', 'approved', 'exported_at', 'status'] },
  { app: 'billing', operation: 'seed', gives: 'pages[].width', at: 'test/export.ts:3' },
  { app: 'log', operation: 'uploads.waitFor', calls: '', at: 'log.ts:1' },
  { app: 'log', operation: 'uploads.waitFor', reads: '*', at: 'log.ts:2' },
  { app: 'log', operation: 'tasks.report', calls: '', at: 'log.ts:3' },
  { app: 'log', operation: 'tasks.report', returns: '404 NotFoundError', at: 'log.ts:3' },
  { app: 'log', operation: 'tasks.report', gives: 'issues', at: 'log.ts:3' },
  { app: 'form', operation: 'tasks.complete', returns: `${rejected} BadRequestError`, at: 'form.ts:1' },
  { app: 'form', operation: 'uploads.move', calls: '', at: 'form.ts:2' },
  { app: 'form', operation: 'tasks.get', calls: '', at: 'form.ts:3' },
  { app: 'form', operation: 'tasks.get', reads: 'created_at', at: 'form.ts:3' },
  {
    app: 'form',
    file: 'form.ts',
    names: ['allowed', 'created_at', 'id', 'confidence', 'coordinates', 'checked'],
  },
];

function usages() {
  const folder = temporary();
  const lines = facts.map((fact) => JSON.stringify(fact));
  writeFileSync(join(folder, 'one.json'), `${lines.slice(0, 4).join('\n')}\n`);
  writeFileSync(join(folder, 'two.json'), `${lines.slice(2).join('\n')}\n`);
  return readUsage([join(folder, '*.json')]);
}

const breaking: Omit<Change, 'pointer'> = {
  rule: 'r',
  bump: 'major',
  audiences: ['receives'],
  message: 'It changed.',
};

/** Returns what tells whom a change of the contract reaches. */
const reachesAfter = (document: Document) =>
  reachOf(usages(), versionOf(modelOf(documentOf(contract), [])), versionOf(modelOf(document, [])));

type Schemas = Record<string, { properties: Record<string, object>; required: string[]; enum: string[] }>;

const pointerOf = (schema: string, rest: string): string => `#/components/schemas/${schema}/${rest}`;

test.each<[name: string, pointer: string, edit: (schemas: Schemas) => void, reached: string[]]>([
  [
    'a member that is read',
    pointerOf('Task', 'properties/exported_at'),
    (all) => delete all['Task']?.properties['exported_at'],
    ['billing reads `exported_at` of getTask (src/export.ts:14)'],
  ],
  [
    'a member that a module names, and no test reads',
    pointerOf('Task', 'properties/approved'),
    (all) => delete all['Task']?.properties['approved'],
    ['billing names `approved` (src/export.ts)'],
  ],
  [
    'a member that no application reads',
    pointerOf('Annotation', 'properties/left_of_line'),
    (all) => delete all['Annotation']?.properties['left_of_line'],
    [],
  ],
  [
    'a member of what is read as a whole',
    pointerOf('Upload', 'properties/folder_id'),
    (all) => delete all['Upload']?.properties['folder_id'],
    ['log reads all of getUpload (log.ts:2)'],
  ],
  [
    'a value that is named',
    pointerOf('TaskStatus', 'enum'),
    (all) => all['TaskStatus']?.enum.splice(2, 1),
    ['billing reads `status` of getTask (src/export.ts:15)'],
  ],
  [
    'a value that is not named',
    pointerOf('TaskStatus', 'enum'),
    (all) => all['TaskStatus']?.enum.splice(3, 1),
    [],
  ],
  [
    'another member of what tests seed',
    pointerOf('Page', 'properties/added'),
    (all) => {
      Object.assign(all['Page']?.properties ?? {}, { added: { type: 'string' } });
      all['Page']?.required.push('added');
    },
    ['billing seeds `pages[].added` of getTask (test/export.ts:3)'],
  ],
  [
    'another member of requests',
    pointerOf('ReportTaskRequest', 'properties/reason'),
    (all) => {
      Object.assign(all['ReportTaskRequest']?.properties ?? {}, { reason: { type: 'string' } });
      all['ReportTaskRequest']?.required.push('reason');
    },
    ['log calls reportTask (log.ts:3)'],
  ],
  [
    'a member that another result has, of an operation that no test calls',
    pointerOf('Upload', 'properties/created_at'),
    (all) => delete all['Upload']?.properties['created_at'],
    ['log reads all of getUpload (log.ts:2)', 'form names `created_at` (form.ts)'],
  ],
  [
    'another member of an object that a module writes as a whole',
    pointerOf('Checkbox', 'properties/added'),
    (all) => Object.assign(all['Checkbox']?.properties ?? {}, { added: { type: 'string' } }),
    ['form has all members beside `added` (form.ts)'],
  ],
  [
    'a set that is closed',
    pointerOf('Issue', 'properties/value'),
    (all) =>
      Object.assign(all['Issue']?.properties ?? {}, { value: { type: 'string', enum: ['wrong_type'] } }),
    ['log sends `issues[].value` of reportTask (log.ts:3)'],
  ],
])('of %s', (_name, pointer, edit, expected) => {
  const document = JSON.parse(JSON.stringify(contract));
  edit(document.components.schemas);
  const change: Change = { ...breaking, pointer };
  const reaches = reachesAfter(document)(change);
  const place = { file: 'openapi/x.yaml', line: 1, column: 1 };
  const text = formats['text']?.({ base: '0.1.0', changes: [{ ...change, ...place, reaches }], texts: [] });
  const all = expected.join('; ');
  expect(text).toContain(`Reaches ${all || 'no recorded application'}.`);
  expect(text).toContain(`1 breaking: ${all ? 0 : 1} reach no recorded application`);
});

test.each<[name: string, bump: 'minor' | 'major', expected: string[]]>([
  ['complete', 'minor', [`form meets ${rejected} BadRequestError of`]],
  ['discard', 'minor', ['form names `allowed`']],
  ['discard', 'major', ['form names `allowed`']],
])('of the guard of %s, with a %s version', (name, bump, expected) => {
  const document = documentOf(contract);
  const path = Object.keys(document.paths).find((each) => each.endsWith(`/${name}`)) ?? '';
  const guard = document.paths[path]?.post?.['x-transition']?.from?.['status'];
  guard?.in?.push('COMPLETED');
  const pointer = `#/paths/${path.replaceAll('/', '~1')}/post/x-transition/from/status/in/1`;
  const reaches = reachesAfter(document);
  const found = reaches({ ...breaking, bump, audiences: ['sends', 'serves'], pointer }) ?? [];
  expect(found.map(({ app, use }) => `${app} ${use}`.replace(/ \w+Task$/, ''))).toEqual(expected);
});

test('a value and a method that a required module names count as named', () => {
  const folder = temporary();
  const [file, labels] = ['app.js', 'labels.js'].map((name) => join(folder, name)) as [string, string];
  writeFileSync(file, "const { done } = require('./labels');");
  writeFileSync(
    labels,
    "exports.done = /^(COMPLETED|DISCARDED)$/;\nexports.colors = { failed: 'red' };\nexports.move = (api) => api.uploads.move('u', 'f');",
  );
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  onTestFinished(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(globalThis, usageListener);
  });
  recordUsageTo('usage.json');
  const note = (globalThis as Record<symbol, unknown>)[usageListener] as NoteUsage;
  note('tasks.get', 'reads', 'status', `Error\n    at read (${file}:1:1)`);
  const [usage] = readUsage([join(folder, 'usage.json')]);
  const app = usage?.app;
  expect(usage?.names.get('labels.js')).toEqual(new Set(['COMPLETED', 'DISCARDED', 'FAILED', 'failed']));
  expect(usage?.facts).toContainEqual({ app, operation: 'uploads.move', calls: '', at: 'labels.js:3' });
});

test('a change of a contract with more members than a function can have arguments has its operations', () => {
  const version = versionOf(modelOf(documentOf(contract), []));
  const [place] = version.places;
  const places = Array.from({ length: 200_000 }, () => place).filter((each) => each !== undefined);
  const [pointer = ''] = place?.pointers ?? [];
  const found = operationsOf({ ...version, places }, version)({ ...breaking, pointer });
  expect(found.map(({ id }) => id)).toContain(place?.operation.id);
});

test('a file that is none, or that is missing, is named with the way out', () => {
  const file = join(temporary(), 'bad.json');
  writeFileSync(file, '{"app":"a"}\n');
  expect(() => readUsage([file])).toThrow(`${file}:1: no line of a file that DOCPROC_USAGE names. Delete it`);
  for (const wrong of ['{"app":"a","file":"b"}', '{"app":"a","operation":"tasks.get","reads":5}']) {
    writeFileSync(file, wrong);
    expect(() => readUsage([file])).toThrow(`${file}:1: no line`);
  }
  expect(() => readUsage(['none/*.json'])).toThrow('none/*.json: no such file. DOCPROC_USAGE=FILE lets');
});

test('a file that cannot be written is named before a sandbox starts', async () => {
  const folder = temporary();
  vi.stubEnv('DOCPROC_USAGE', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(startFixture()).rejects.toThrow(`DOCPROC_USAGE: ${folder} cannot be written (EISDIR). Name`);
});

test('who reads a member: neither a seed nor another name for it counts', () => {
  const folder = temporary();
  const lines = [
    { app: 'a', operation: 'seed', gives: 'name' },
    { app: 'a', operation: 'tasks.report', calls: '' },
    { app: 'a', operation: 'tasks.report', gives: 'issues[].label' },
    { app: 'a', operation: 'uploads.create', calls: '' },
  ];
  writeFileSync(join(folder, 'a.json'), lines.map((line) => JSON.stringify(line)).join('\n'));
  const ask = (...args: string[]): string =>
    spawnSync(process.execPath, ['--import', './scripts/node.js', 'scripts/commands/usage.ts', ...args], {
      encoding: 'utf8',
    }).stdout;
  const file = join(folder, '*');
  expect(ask(file, '--of', 'label')).toBe('reportTask `issues[].label` is sent by a.\n');
  expect(ask(file, '--of', 'name')).toContain('getTask `name` is read by no application.');
  expect(ask(file, '--of', 'name')).toContain('createUpload `name` is sent by no application.');
  expect(ask(file)).toContain('No application reads of getTask: anything\n');
});
