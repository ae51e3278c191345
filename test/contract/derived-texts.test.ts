/** The descriptions of operations end with what their data states. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadContract } from '../../scripts/model/bundle.ts';
import { createModel, type Model } from '../../scripts/model/index.ts';
import { temporary } from '../support/folders.ts';

const folder = temporary(afterAll);

const edits: [file: string, from: string, to: string][] = [
  ['limits.yaml', 'value: 40', 'value: 50'],
  ['paths/task-complete.yaml', 'in: [REVIEWING]', 'in: [REVIEWING, FAILED]'],
  ['paths/task-complete.yaml', 'reversible: false', 'reversible: true'],
  ['paths/task-complete.yaml', 'ApiKey: [task.edit]', 'ApiKey: [task.edit, task.read]'],
  ['paths/task-discard.yaml', 'status: { in: [REVIEWING] }', 'approved: { in: [false] }'],
  ['paths/task-discard.yaml', '    reversible: false\n', ''],
  ['paths/task.yaml', '- ApiKey: [task.read]', '- {}'],
];
const endings: [id: string, ending: string][] = [
  [
    'createUpload',
    'A batch can contain up to 100 files. The maximum size is 50 MB per file and 20 MB per page. Requires the scope `uploads.create`.',
  ],
  [
    'completeTask',
    'The task must be in `REVIEWING` or `FAILED`. Reversible. Requires the scopes `task.edit` and `task.read`.',
  ],
  ['discardTask', 'The task can be in any status. Requires the scope `task.edit`.'],
  ['approveTask', 'The task must not be in `PROCESSING`. The required scope is not specified.'],
];

let model: Model;
beforeAll(async () => {
  cpSync('openapi', folder, { recursive: true });
  for (const [file, from, to] of edits) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
    writeFileSync(path, text.replace(from, to));
  }
  model = createModel((await loadContract(folder)).document, []);
});

test.each(endings)('of %s', (id, ending) => {
  expect(model.operation(id).description.split('\n').at(-1)).toBe(ending);
});

test('an operation without such data has no ending', () => {
  const written = parse(readFileSync('openapi/paths/task.yaml', 'utf8')) as { get: { description: string } };
  expect(model.operation('getTask').description).toBe(written.get.description.trim());
});
