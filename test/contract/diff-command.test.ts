import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../scripts/commands/diff.ts';
import { diffContract } from '../../scripts/diff/index.ts';
import { formats, type DiffReport } from '../../scripts/diff/report.ts';
import { readBase } from '../../scripts/diff/versions.ts';
import { temporary } from '../support/folders.ts';

const root = temporary(afterAll);
beforeAll(() => {
  cpSync('openapi', join(root, 'openapi'), { recursive: true });
  mkdirSync(join(root, 'releases/0.0.9'), { recursive: true });
  mkdirSync(join(root, 'releases/0.0.10'), { recursive: true });
  cpSync('generated/openapi.json', join(root, 'releases/0.0.10/openapi.json'));
  cpSync('openapi/open-questions.yaml', join(root, 'releases/0.0.10/open-questions.yaml'));
  writeFileSync(join(root, 'releases/0.0.9/openapi.json'), '{}');
  writeFileSync(join(root, 'old.json'), '{"openapi":"3.0.3"}');
});

/** An edit of a file, and the bump that a reviewer expects with what the line of the change contains and its message. */
type Edit = [file: string, from: string, to: string, bump: string, line: string, message: string];
const edits: Edit[] = [
  // Our own fields.
  [
    'paths/task-complete.yaml',
    '[REVIEWING]',
    '[REVIEWING, FAILED]',
    'minor',
    'status:',
    '`completeTask › x-transition › from › status › in › FAILED` is added.',
  ],
  [
    'limits.yaml',
    'value: 40',
    'value: 20',
    'major',
    'fileSize:',
    '`createUpload › requestBody › content › multipart/form-data › x-limits › fileSize › value` is modified: `20`; it was `40`.',
  ],
  [
    'schemas/TaskStatus.yaml',
    '- { from: PROCESSING, unknown: after-next-step }',
    '- { from: FAILED, to: PROCESSING }\n    - { from: PROCESSING, unknown: after-next-step }',
    'major',
    '- { from: FAILED, to: PROCESSING }',
    '`schemas › TaskStatus › x-lifecycle › moves › FAILED to PROCESSING` is added.',
  ],
  // Redocly.
  [
    'openapi.yaml',
    '{task_id}/report:',
    '{task_id}/reports:',
    'major',
    '{task_id}/reports:',
    'Path `/v2/{team_id}/project/{project_id}/task/{task_id}/report` was renamed to `/v2/{team_id}/project/{project_id}/task/{task_id}/reports`.',
  ],
  // What several operations refer to is one change, where it is written.
  [
    'responses/TaskNotFound.yaml',
    '      empty:\n        $ref: ../examples/ErrorEmpty.yaml\n',
    '',
    'minor',
    'examples:',
    '`responses › TaskNotFound › content › text/plain › examples › empty` is removed.',
  ],
];

/** Sentences that change, with the rows of the statements and the open questions at their place. */
const reworded: [file: string, from: string, to: string, expected: unknown[]][] = [
  [
    'schemas/Task.yaml',
    'Whether the task has an approval',
    'Whether the task is approved',
    [
      'schemas › Task › properties › approved › description',
      ['Whether the task has an approval for model learning.'],
      ['Whether the task is approved for model learning.'],
      ['approved'],
      ['approved-initially', 'disapprove-after-export', 'approval-record'],
    ],
  ],
  [
    'open-questions.yaml',
    'What is the base URL of the service?',
    'What is the base URL?',
    [
      'open-questions › base-url › question',
      ['What is the base URL of the service?'],
      ['What is the base URL?'],
      [],
      ['base-url'],
    ],
  ],
];

/** Compares the contract with edits with the release of the project. */
async function diffEdited(all: [file: string, from: string, to: string, ...unknown[]][]) {
  const folder = temporary();
  cpSync('openapi', join(folder, 'openapi'), { recursive: true });
  for (const [file, from, to] of all) {
    const path = join(folder, 'openapi', file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  }
  return diffContract(folder, join(root, 'releases/0.0.10/openapi.json'));
}

describe('npm run diff', () => {
  test('finds no change in what was released', async () => {
    const lines: string[] = [];
    const breaking = await run([], { root, print: (text) => lines.push(text) });
    expect([breaking, ...lines]).toEqual([false, 'No change since 0.0.10.']);
  });

  test('rates each edit, with its line', async () => {
    const { changes } = await diffEdited(edits);
    // Both operations that create uploads have the limits. Three descriptions state what data of an edit states.
    expect(changes.filter(({ rule }) => rule === 'text-changed')).toHaveLength(3);
    expect(changes).toHaveLength(edits.length + 1 + 3);
    for (const [, , , bump, written, message] of edits) {
      const found = changes.find((change) => change.message === message);
      const line = found && readFileSync(found.file, 'utf8').split('\n')[found.line - 1];
      expect([found?.bump, line], message).toEqual([bump, expect.stringContaining(written)]);
    }
  });

  test('lists each sentence that changed, with the statements and open questions at its place', async () => {
    const { texts } = await diffEdited(reworded);
    const found = texts.map(({ label: place, before, after, statements, questions }) => [
      place,
      before,
      after,
      statements.map(({ row }) => row),
      questions.map(({ id }) => id),
    ]);
    expect(found).toEqual(reworded.map(([, , , expected]) => expected));
  });

  test.each([
    [['nowhere'], 'There is no release, file or git ref nowhere.'],
    [['0.0.9'], 'releases/0.0.9/openapi.json is not a contract: it has no `openapi`.'],
    [['package.json'], 'package.json is not a contract: it has no `openapi`.'],
    [['test'], 'There is no release, file or git ref test.'],
    [['test/browser/screenshots/home-dark.png'], '1: This is not YAML: '],
    [['openapi/limits.yaml'], 'openapi/limits.yaml is not a contract: it has no `openapi`.'],
    [
      ['openapi/workflows.arazzo.yaml'],
      'openapi/workflows.arazzo.yaml is not a contract: it has no `openapi`.',
    ],
    [[join(root, 'old.json')], 'old.json is not a contract in OpenAPI 3.1: its version is 3.0.3.'],
    [['a', 'b'], 'There is one base; b is one too many.'],
    [['--format', 'xml'], 'There is no format xml. Choose from: text, markdown, json, github, sarif.'],
  ])('rejects %j with one message', async (args, message) => {
    await expect(run(args, { root, print: () => {} })).rejects.toThrow(message);
  });

  test('compares with the committed contract of a git ref', async () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: root });
    mkdirSync(join(root, 'generated'));
    cpSync('generated/openapi.json', join(root, 'generated/openapi.json'));
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'All');
    git('tag', 'first');
    const { document, questions } = await readBase(root, 'first');
    expect(document.info.title).toMatch(/^Document Processing Service/);
    expect(questions?.length).toBeGreaterThan(10);
    await expect(readBase(root, '--output=x')).rejects.toThrow('There is no release, file or git ref');
  });
});

describe('a report', () => {
  const report: DiffReport = {
    base: '0.1.0',
    changes: [
      {
        rule: 'value-added',
        bump: 'major',
        audiences: ['receives'],
        pointer: '#/a',
        message: '`A` has 100 % more: b|c, d.',
        file: 'openapi/a.yaml',
        line: 3,
        column: 5,
      },
    ],
    texts: [
      {
        label: 'getTask › description',
        pointer: '#/b',
        before: ['Returns it.'],
        after: ['Returns a task.'],
        statements: [{ id: 'get', section: 'Tasks', row: 'GET', sentence: 'Returns a task.', places: [] }],
        questions: [],
        file: 'openapi/b.yaml',
        line: 1,
        column: 1,
      },
    ],
  };

  test.each([
    ['text', 'openapi/a.yaml:3  value-added #/a'],
    [
      'text',
      '  openapi/b.yaml:1\n  - Returns it.\n  + Returns a task.\n  get (Tasks › GET): Returns a task.',
    ],
    ['text', 'Changes since 0.1.0: 1 major. They require a major version.'],
    ['markdown', '| `A` has 100 % more: b\\|c, d. | what clients receive | `openapi/a.yaml:3` |'],
    ['markdown', '```diff\n- Returns it.\n+ Returns a task.\n```\n\n- get (Tasks › GET): Returns a task.'],
    ['json', '"bump": "major"'],
    ['sarif', '"uri": "openapi/a.yaml"'],
    ['github', '::error file=openapi/a.yaml,line=3,col=5,title=major%3A value-added::`A` has 100 %25 more'],
  ])('as %s contains %j', (format, text) => {
    expect(formats[format]?.(report)).toContain(text);
  });
});
