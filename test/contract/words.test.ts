/** The rules on what sentences mention: each sees a sentence that is wrong, and reports its place. */
import { describe, expect, test } from 'vitest';
import { checkOpenQuestions, checkStatements } from '../../scripts/lint/check-registers.ts';
import { codeNames, problemsIn } from '../../scripts/lint/words/index.ts';
import { findWrongWords } from '../../scripts/lint/words/places.ts';
import { checkStatementWords } from '../../scripts/lint/words/statements.ts';
import { vocabularyOf } from '../../scripts/lint/words/vocabulary.ts';
import { createModel } from '../../scripts/model/index.ts';
import { placeTexts } from '../../scripts/model/statement-places.ts';
import { contract, operation, type Json } from '../support/contract.ts';
import { documentOf, edit, tokens } from './mutate.ts';

const document = documentOf(contract);
const questions = checkOpenQuestions('openapi').entries;
const model = createModel(document, questions);

describe('a sentence anywhere', () => {
  const vocabulary = vocabularyOf(model, document);
  const names = codeNames('src');
  const rules = (file: string, text: string) =>
    problemsIn(file, text, vocabulary, names).map(({ rule, place }) => `${rule} ${place}`);

  test.each([
    ['units', 'A file can have 45 MB.', 17],
    ['units', 'The limit is 40 MB per page.', 14],
    ['units', 'Send up to 200 files.', 12],
    ['values', 'The task is in ARCHIVED.', 16],
    ['statuses', 'The request fails with 418.', 24],
    ['scopes', 'The key needs `task.write`.', 15],
    ['headers', 'Send the key as `X-Api-Key`.', 18],
    ['headers', 'Send `Authorization: Basic <KEY>`.', 7],
    ['requests', 'Send `PUT /v2/{team_id}/project/{project_id}/upload`.', 7],
    ['requests', 'Send `GET /v2/{team_id}/tasks`.', 7],
    ['operation-scopes', 'To complete a task, the key needs `upload.edit`.', 35],
    ['operation-scopes', 'Moving uploads needs the scope `task.edit`.', 32],
    ['operation-method', 'Send a DELETE request to discard the task.', 8],
    ['operation-statuses', 'A task that is approved twice fails with 413.', 42],
    ['names', 'The event `task_disapproved` follows.', 12],
    ['names', 'Read opened_at of the task.', 6],
  ])('words/%s: %s', (rule, sentence, column) => {
    expect(rules('docs/guides/x.md', `# Title\n\n${sentence}\n`)).toContain(
      `words/${rule} docs/guides/x.md:3:${column}`,
    );
  });

  test('can mention what the contract has, and what is listed', () => {
    const text = [
      'The limits are 40 MB per file and 100 files. A task in `REVIEWING` fails with 400 or 404.',
      'Send `Authorization: Bearer <API_KEY>` with the scope `task.edit` and `POST /upload`.',
      'The event `task_approved` follows. Read `exported_at` and export_failed_at after 60 seconds, or use JSON.',
    ].join('\n');
    expect(rules('docs/guides/x.md', text)).toEqual([]);
  });

  test('of the contract cannot use names of elsewhere', () => {
    expect(rules('openapi/paths/x.yaml', 'description: Sets `aproved` and `approved`.\n')).toEqual([
      'words/names openapi/paths/x.yaml:1:19',
    ]);
    expect(rules('openapi/paths/x.yaml', 'description: Returns 504.\n')).toEqual([
      'words/statuses openapi/paths/x.yaml:1:22',
    ]);
  });
});

describe('a sentence of the contract', () => {
  const at = (id: string, path: string) => `${operation(id).pointer}/${path}`;
  const cases: [rule: string, pointer: string, change: (text: string) => string][] = [
    ['operation-states', at('discardTask', 'description'), (text) => text.replace('REVIEWING', 'COMPLETED')],
    ['operation-states', at('approveTask', 'responses/400/description'), () => 'The task is in `REVIEWING`.'],
    ['operation-statuses', at('approveTask', 'description'), (text) => text.replace('400', '413')],
    [
      'operation-scopes',
      at('completeTask', 'description'),
      (text) => text.replace('modify tasks', 'view tasks'),
    ],
    ['operation-scopes', at('getTask', 'description'), (text) => text.replace('view tasks', 'view uploads')],
    [
      'operation-scopes',
      at('getTask', 'description'),
      (text) => text.replace('the scope to view tasks', 'a scope'),
    ],
    ['operation-effects', at('approveTask', 'description'), (text) => text.replace('to true', 'to false')],
    ['operation-effects', at('completeTask', 'description'), (text) => text.replace('Irreversible. ', '')],
    ['operation-effects', at('unlockTask', 'description'), (text) => `Irreversible. ${text}`],
    ['operation-effects', at('approveTask', 'description'), (text) => text.replace('an event', 'a note')],
    ['operation-effects', at('reportTask', 'description'), (text) => `${text} Emits an event.`],
    ['operation-method', at('unlockTask', 'description'), (text) => `${text} Send PUT.`],
    [
      'operation-shorthand',
      at('getUploadShorthand', 'description'),
      (text) => text.replace('getUpload', 'getTask'),
    ],
    ['ids', '#/components/parameters/TaskId/description', () => 'ID of the upload.'],
    ['ids', '#/components/schemas/Task/properties/upload_id/description', () => 'ID of the project.'],
    ['ids', '#/components/schemas/Page/properties/id/description', () => 'ID of the task.'],
    [
      'null',
      '#/components/schemas/Task/properties/exported_at/description',
      () => 'Time of the export, in ISO 8601.',
    ],
    ['null', '#/components/schemas/Task/properties/name/description', () => 'Name. Null if there is none.'],
    ['types', '#/components/schemas/Task/properties/pages/description', () => 'Pages, in ISO 8601.'],
    ['types', '#/components/schemas/Task/properties/name/description', () => 'Name, in bytes.'],
    ['types', '#/components/schemas/Task/properties/name/description', () => 'Whether the task has a name.'],
    [
      'states',
      '#/components/schemas/TaskStatus/x-lifecycle/states/FAILED/description',
      () => 'Like PARTIAL.',
    ],
    [
      'bounds',
      '#/components/schemas/ReportTaskRequest/properties/issues/description',
      () => 'At least two issues.',
    ],
    ['bounds', '#/components/schemas/Coordinates/description', () => 'Five corners.'],
  ];

  test.each(cases)('words/%s at %s', (rule, pointer, change) => {
    const root = edit(contract, tokens(pointer), (text: Json) => change(String(text)));
    const found = findWrongWords(createModel(documentOf(root), questions)).map((each) => each.rule);
    expect(found).toContain(`words/${rule}`);
  });

  test('agrees with the data at its place', () => {
    expect(findWrongWords(model)).toEqual([]);
  });
});

describe('a statement', () => {
  const { entries, place } = checkStatements('openapi');
  const near = placeTexts(document, questions);

  test('mentions what is at its places', () => {
    expect(checkStatementWords({ entries, place }, near)).toEqual([]);
  });

  test('can mention numbers in a list', () => {
    const [first] = entries;
    if (!first) throw new Error('There is no statement.');
    const listed = {
      ...first,
      statement: 'Requests fail with 200, or with 400, or 1,000.',
      pointers: ['#/200/400'],
    };
    const found = checkStatementWords({ entries: [listed], place }, () => '');
    expect(found.map(({ message }) => message)).toEqual([expect.stringContaining(' mentions 1,000, ')]);
  });

  test.each([
    ['complete-from', { statement: 'Complete starts from FAILED.' }],
    ['complete-from', { pointers: ['#/components/schemas/Issue/required'] }],
    ['limit-file-size', { statement: 'A file can have up to 45 MB.' }],
    ['get-task-path', { statement: 'A task is read with POST on its path.' }],
    ['spelling-tasks-edit', { statement: 'The scope to modify tasks is `tasks.edit` or `task.modify`.' }],
    ['approve-sets-approved', { statement: 'Approve sets `approved` to false.' }],
  ])('%s with %j is wrong', (id, change) => {
    const index = entries.findIndex((entry) => entry.id === id);
    const changed = entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
    const found = checkStatementWords({ entries: changed, place }, near);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ rule: 'words/statements', place: place([index, 'statement']) });
  });
});
