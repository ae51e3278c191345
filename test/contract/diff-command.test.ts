import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { run } from '../../scripts/commands/diff.ts';
import { exempt } from '../../scripts/diff/exceptions.ts';
import { diffContract } from '../../scripts/diff/index.ts';
import { formats, type Report } from '../../scripts/diff/report.ts';
import { readBase } from '../../scripts/diff/versions.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'docproc-diff-'));
  cpSync('openapi', join(root, 'openapi'), { recursive: true });
  mkdirSync(join(root, 'releases/0.0.9'), { recursive: true });
  mkdirSync(join(root, 'releases/0.0.10'), { recursive: true });
  cpSync('generated/openapi.json', join(root, 'releases/0.0.10/openapi.json'));
  cpSync('openapi/open-questions.yaml', join(root, 'releases/0.0.10/open-questions.yaml'));
  writeFileSync(join(root, 'releases/0.0.9/openapi.json'), '{}');
});
afterAll(() => rmSync(root, { recursive: true }));

/** Ten edits by hand, each with the verdict of a reviewer: verdict, rule, file, and what its line contains. */
const edits: [file: string, from: string, to: string, expected: [string, string, string]][] = [
  // Not seen by Redocly: transitions, events, limits, spellings of scopes, settings.
  ['paths/task-complete.yaml', '[REVIEWING]', '[REVIEWING, FAILED]', ['minor', 'guard-widened', 'status:']],
  ['paths/task-discard.yaml', 'value: DISCARDED', 'value: FILTERED', ['major', 'outcome-changed', 'status:']],
  ['paths/task-approve.yaml', 'event: task_approved', 'event: task_ok', ['major', 'event-changed', 'event:']],
  ['limits.yaml', 'value: 40', 'value: 20', ['major', 'limit-lowered', 'fileSize:']],
  [
    'security-schemes/ApiKey.yaml',
    'tasks.view, task.read',
    'task.read',
    ['major', 'spelling-removed', 'Task view'],
  ],
  [
    'open-questions.yaml',
    'default: any-key',
    'default: task.edit',
    ['major', 'question-default', 'default:'],
  ],
  // Seen by Redocly too.
  ['openapi.yaml', '{task_id}/report:', '{task_id}/reports:', ['major', 'operation-moved', 'post:']],
  [
    'schemas/CreateUploadRequest.yaml',
    'projectId]',
    'projectId, name]',
    ['major', 'field-required', 'required:'],
  ],
  ['schemas/Checkbox.yaml', 'type: boolean', 'type: string', ['major', 'type-changed', 'checked:']],
  [
    'schemas/MetaItem.yaml',
    'Metadata value.',
    'The value.',
    ['patch', 'text-changed', 'description: The value.'],
  ],
];

/** Edits of what several operations refer to, each with the verdict, the line and the message. */
const sharedEdits: [file: string, from: string, to: string, expected: [string, string, string]][] = [
  [
    'paths/shorthand-upload.yaml',
    '    "403":\n      $ref: ../responses/UploadForbidden.yaml\n',
    '',
    ['minor', 'responses:', 'getUploadShorthand does not return 403 any more.'],
  ],
  [
    'paths/task-complete.yaml',
    'or it does not validate.',
    'or is invalid.',
    [
      'patch',
      'description: The task is not in `REVIEWING`, or is invalid.',
      'The description of completeTask › responses › 400 is worded in another way.',
    ],
  ],
  [
    'paths/task-discard.yaml',
    'post:',
    'put:',
    [
      'major',
      'put:',
      'discardTask moves from POST /v2/{team_id}/project/{project_id}/task/{task_id}/discard to PUT /v2/{team_id}/project/{project_id}/task/{task_id}/discard.',
    ],
  ],
  [
    'responses/TaskNotFound.yaml',
    '      empty:\n        $ref: ../examples/ErrorEmpty.yaml\n',
    '',
    [
      'minor',
      'examples:',
      'Response 404 of getTask as text/plain has no example `empty` any more: requests to the mock that name it fail. The same applies in 6 more places.',
    ],
  ],
  [
    'parameters/TaskId.yaml',
    'schema:\n  type: string',
    'schema:\n  type: string\n  pattern: ^task-',
    [
      'major',
      'pattern: ^task-',
      '`pattern` of the path parameter `task_id` is `^task-` now; it was not restricted.',
    ],
  ],
  [
    'paths/task-unlock.yaml',
    '      exported_at: { in: [null] }\n',
    '',
    ['minor', 'from:', 'unlockTask accepts resources with any `exported_at` now.'],
  ],
  [
    'schemas/TaskStatus.yaml',
    '    - { from: PROCESSING, unknown: after-next-step }',
    '    - { from: PROCESSING, unknown: after-next-step }\n    - { from: FAILED, to: PROCESSING }',
    [
      'major',
      '- { from: FAILED, to: PROCESSING }',
      'From `FAILED`, Task.status changes on its own to `PROCESSING` now; it did not change on its own.',
    ],
  ],
];

describe('npm run diff', () => {
  test('finds no change in what was released', async () => {
    const lines: string[] = [];
    const breaking = await run([], { root, print: (text) => lines.push(text) });
    expect([breaking, ...lines]).toEqual([false, 'No change since 0.0.10.']);
  });

  test('rates each of ten edits, with file and line', async () => {
    for (const [file, from, to] of edits) {
      const path = join(root, 'openapi', file);
      const text = readFileSync(path, 'utf8');
      expect(text).toContain(from);
      writeFileSync(path, text.replace(from, to));
    }
    const { changes } = await diffContract(root, join(root, 'releases/0.0.10/openapi.json'));
    for (const [file, , , [verdict, rule, line]] of edits) {
      const path = join(root, 'openapi', file === 'openapi.yaml' ? 'paths/task-report.yaml' : file);
      const found = changes.filter((change) => path.endsWith(change.file.replaceAll('../', '')));
      expect(found.map((change) => [change.verdict, change.rule])).toContainEqual([verdict, rule]);
      const place = found.find((change) => change.rule === rule);
      const written = readFileSync(path, 'utf8').split('\n')[(place?.line ?? 0) - 1];
      expect(written, `${file} ${rule}`).toContain(line);
    }
    // Both operations that create uploads have the limits.
    expect(changes).toHaveLength(edits.length + 1);
  });

  test('lists each sentence that changed, with the statements and open questions at its place', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'docproc-diff-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync('openapi', join(folder, 'openapi'), { recursive: true });
    const texts: [file: string, from: string, to: string][] = [
      ['schemas/Task.yaml', 'Whether the task has an approval', 'Whether the task is approved'],
      ['examples/TaskSent.yaml', 'summary: ', 'summary: Other. '],
      ['paths/task.yaml', 'found on them.', 'found on them. It changes nothing.'],
      ['open-questions.yaml', 'What is the base URL of the service?', 'What is the base URL?'],
    ];
    for (const [file, from, to] of texts) {
      const path = join(folder, 'openapi', file);
      writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
    }
    const { texts: found } = await diffContract(folder, join(root, 'releases/0.0.10/openapi.json'));
    expect(
      found.map(({ place, before, after, statements, questions }) => [
        place,
        [...before.map((sentence) => `- ${sentence}`), ...after.map((sentence) => `+ ${sentence}`)],
        statements.map(({ row }) => row),
        questions.map(({ id }) => id),
      ]),
    ).toEqual([
      [
        'schemas › Task › properties › approved › description',
        [
          '- Whether the task has an approval for model learning.',
          '+ Whether the task is approved for model learning.',
        ],
        ['approved'],
        ['approved-initially', 'disapprove-after-export', 'approval-record'],
      ],
      ['examples › TaskSent › summary', ['+ Other.'], [], []],
      [
        'getTask › description',
        ['+ It changes nothing.'],
        ['pages', 'Get task, scope', 'Get task, success response'],
        ['get-bad-request', 'task-server-errors', 'upload-task-ids'],
      ],
      [
        'open-questions › base-url › question',
        ['- What is the base URL of the service?', '+ What is the base URL?'],
        [],
        ['base-url'],
      ],
    ]);
  });

  test('names a part that operations share where it is written, once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'docproc-diff-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync('openapi', join(folder, 'openapi'), { recursive: true });
    for (const [file, from, to] of sharedEdits) {
      const path = join(folder, 'openapi', file);
      const text = readFileSync(path, 'utf8');
      expect(text).toContain(from);
      writeFileSync(path, text.replace(from, to));
    }
    const { changes } = await diffContract(folder, 'generated/openapi.json');
    const found = changes.map(({ verdict, file, line, message }) => {
      const path = relative(join(folder, 'openapi'), file);
      const written = readFileSync(file, 'utf8').split('\n')[line - 1]?.trim();
      return [verdict, path, written, message];
    });
    expect(found.toSorted()).toEqual(
      sharedEdits.map(([file, , , expected]) => [expected[0], file, ...expected.slice(1)]).toSorted(),
    );
  });

  test.each([
    [['nowhere'], 'There is no release, file or git ref nowhere.'],
    [['0.0.9'], 'releases/0.0.9/openapi.json is not a contract: it has no `openapi`.'],
    [['package.json'], 'package.json is not a contract: it has no `openapi`.'],
    [['test'], 'test has no openapi.yaml and no openapi.json.'],
    [['test/browser/screenshots/home-dark.png'], 'home-dark.png:3:1: This is not YAML: null byte'],
    [['openapi/limits.yaml'], 'openapi/limits.yaml is not a contract: it has no `openapi`.'],
    [
      ['openapi/workflows.arazzo.yaml'],
      'openapi/workflows.arazzo.yaml is not a contract: it has no `openapi`.',
    ],
    [
      ['generated/openapi.3.0.json'],
      'openapi.3.0.json is not a contract in OpenAPI 3.1: its version is 3.0.3.',
    ],
    [['a', 'b'], 'There is one base; b is one too many.'],
    [['--format', 'xml'], 'There is no format xml. Choose from: text, markdown, json, github.'],
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
    expect(document.info.title).toBe('Document Processing Service');
    expect(questions?.length).toBeGreaterThan(10);
    await expect(readBase(root, '--output=x')).rejects.toThrow('There is no release, file or git ref');
  });
});

describe('exceptions', () => {
  const change = {
    rule: 'limit-raised',
    verdict: 'minor' as const,
    directions: [],
    pointer: '#/paths',
    message: 'The limit is raised.',
  };
  const file = (text: string) => {
    const path = join(root, 'exceptions.yaml');
    writeFileSync(path, text);
    return path;
  };
  const entry =
    '- { rule: limit-raised, pointer: "#/paths", verdict: none, reason: It was never enforced. }\n';

  test('replace the verdict of one change', () => {
    expect(exempt([change], file(entry), true)).toEqual([
      { ...change, verdict: 'none', computed: 'minor', reason: 'It was never enforced.' },
    ]);
  });

  test.each([
    [
      entry.replace('#/paths', '#/info'),
      'exceptions.yaml:1:3: No change matches limit-raised at #/info any more.',
    ],
    ['- { rule: limit-raised }', 'exceptions.yaml:1:3: The exception has no `pointer`.'],
    [entry.replace('none', 'tiny'), 'The verdict is tiny. Choose from: none, patch, minor, major.'],
    ['rule: x', 'This is not a YAML array of exceptions.'],
  ])('are errors if they match no change or have another shape: %j', (text, message) => {
    expect(() => exempt([change], file(text), true)).toThrow(message);
  });

  test('may match no change if the base is not the last release', () => {
    expect(exempt([], file(entry), false)).toEqual([]);
  });
});

describe('a report', () => {
  const report: Report = {
    base: '0.1.0',
    changes: [
      {
        rule: 'value-added',
        verdict: 'major',
        directions: ['receives'],
        pointer: '#/a',
        message: '`A` has 100 % more: b|c, d.',
        file: 'openapi/a.yaml',
        line: 3,
        column: 5,
      },
    ],
    texts: [
      {
        place: 'getTask › description',
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
    ['github', '::error file=openapi/a.yaml,line=3,col=5,title=major%3A value-added::`A` has 100 %25 more'],
  ])('as %s contains %j', (format, text) => {
    expect(formats[format]?.(report)).toContain(text);
  });
});
