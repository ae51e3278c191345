/** The rules on examples: each sees a contract that breaks it. `lint.test.ts` shows that the contract breaks none. */
import { expect, test } from 'vitest';
import { checkExamples, exampleRules } from '../../scripts/lint/examples.ts';
import { createModel } from '../../scripts/model/index.ts';
import { contract, type Json, type JsonObject } from '../support/contract.ts';
import { documentOf, edit } from './mutate.ts';

/** Returns what the rules find after changes of values below `components`. */
function found(...changes: [path: string, value: Json][]): string[] {
  const root = changes.reduce<JsonObject>(
    (all, [path, value]) => edit(all, ['components', ...path.split('/')], () => value),
    contract,
  );
  return checkExamples(createModel(documentOf(root), []), String).map(
    ({ rule, location }) =>
      `${rule.replace('examples/', '')} ${location.replace('#/components/examples/', '')}`,
  );
}

const cases: [rule: string, place: string, value: Json, at?: string][] = [
  ['times', 'TaskFailed/value/payload/created_at', '2 March 2026'],
  ['times', 'TaskCompleted/value/payload/last_opened_at', '2026-02-31T09:40:00Z'],
  ['times', 'TaskApproved/value/payload/exported_at', '2026-03-01T10:00:00Z'],
  ['times', 'UploadCreated/value/updatedAt', '2026-03-02T09:14:59Z'],
  ['transitions', 'TaskDisapproved/value/payload/approved', true],
  ['transitions', 'TaskSent/value/payload/status', 'COMPLETED'],
  ['transitions', 'TaskDisapproved/value/payload/status', 'PROCESSING'],
  // An open question allows a response that ignores the request, but not one that accepts it without an effect.
  ['transitions', 'TaskDiscardIgnored/value/payload/status', 'REVIEWING'],
  ['transitions', 'TaskSent/value/message', 'The task was discarded.'],
  ['transitions', 'TaskSent/value/message', 'Disapproved by a person.'],
  ['transitions', 'TaskDiscarded/value/payload/exported_at', '2026-03-02T10:00:00Z'],
  ['transitions', 'TaskSent/value/payload/export_failed_at', '2026-03-02T10:00:00Z'],
  ['states', 'TaskProcessing/value/payload/approved', true, 'TaskProcessing/value/payload/status'],
  ['paths', 'TaskFailed/value/payload/id', 'task-2'],
  ['paths', 'TaskFailed/value/payload/project_id', 'project-2'],
  ['paths', 'MoveRepeatsId/value/upload_id', 'upload-2'],
  ['paths', 'FormOneFile/value/projectId', 'project-2'],
  ['paths', 'UploadMoved/value/payload/folder_id', 'folder-1'],
  ['names', 'TaskFailed/value/payload/status', 'FILTERED'],
  ['names', 'UploadPartial/value/payload/status', 'FAILED'],
  ['names', 'UploadInReview/value/payload/status', 'REVIEWING'],
  ['names', 'TaskApproved/value/payload/approved', false],
  ['names', 'TaskExportFailed/value/payload/export_failed_at', null],
  ['names', 'ReportCallFailedObject/value/error', 'No response.'],
  ['names', 'ReportCallFailedString/value/error', {}],
  ['names', 'FormOneFile/value/file', ['a', 'b']],
  ['names', 'ReportManyIssues/value/issues', [{ label: 'Wrong Document Type', value: 'wrong_type' }]],
  ['ids', 'TaskReviewing/value/payload/pages/0/annotations/1/id', 'annotation-1'],
  ['ids', 'TaskReviewing/value/payload/pages/1/id', 'page-1'],
  ['ids', 'TaskReviewing/value/payload/pages/0/segments/0/id', 'checkbox-1'],
  ['resources', 'TaskFailed/value/payload/name', 'letter.pdf'],
  ['resources', 'UploadCreated/value/name', 'April invoices', 'UploadMoved/value/payload/name'],
  ['resources', 'UploadMoved/value/payload/created_at', '2026-03-02T09:14:00Z'],
  ['resources', 'UploadMoved/value/payload/meta', []],
  [
    'resources',
    'TaskSent/value/payload/pages/0/annotations/0/content',
    '1.00',
    'TaskSent/value/payload/pages',
  ],
  ['resources', 'TaskDiscarded/value/payload/pages', []],
  ['resources', 'ReportLogged/value/payload/pages', []],
  ['resources', 'TaskFailed/value/payload/meta/0/value', '4712', 'TaskFailed/value/payload/meta'],
  ['resources', 'ReportOneIssue/value/issues/0/label', 'Missing Information'],
  ['resources', 'ReportOneIssue/value/issues/0/value', 'wrong_type', 'ReportOneIssue/value/issues/0/label'],
  ['resources', 'TaskReviewing/value/payload/pages/0/signatures/0/confidence', 87],
  ['resources', 'TaskReviewing/value/payload/pages/0/annotations/1/confidence', 61],
  ['resources', 'UploadFailed/value/payload/created_at', '2026-03-02T09:16:00Z'],
];

test('each rule has a case', () => {
  expect([...new Set(cases.map(([rule]) => rule))]).toEqual(Object.keys(exampleRules));
});

/** Values that say the same, and those of states that the service reaches on its own. */
const honest: [place: string, value: Json][] = [
  ['TaskSent/value/payload/created_at', '2026-03-02T10:15:00+01:00'],
  ['UploadMoved/value/payload/created_at', '20260302T091500.000Z'],
  ['UploadCreated/value/createdAt', '2026-03-02T09:15:00,0Z'],
  ['TaskApproved/value/payload/exported_at', '2026-03-02T09:15:00-00:30'],
];

test.each(honest)('no rule objects to %s turned into %j', (place, value) => {
  expect(found([`examples/${place}`, value])).toEqual([]);
});

test('no example can take the place of another one', () => {
  const { examples } = contract['components'] as { examples: Record<string, { value: Json }> };
  const { TaskFailed: failed, UploadPartial: partial } = examples;
  expect(found(['examples/TaskFiltered', failed as Json])).toContain(
    'names TaskFiltered/value/payload/status',
  );
  expect(found(['examples/UploadFailed', partial as Json])).toContain(
    'names UploadFailed/value/payload/status',
  );
});

test.each(cases)('%s: %s turned into %j', (rule, place, value, at = place) => {
  expect(found([`examples/${place}`, value])).toContain(`${rule} ${at}`);
});
