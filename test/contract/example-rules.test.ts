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
  ['resources', 'TaskFailed/value/payload/name', 'letter.pdf'],
  ['resources', 'ReportOneIssue/value/issues/0/label', 'Missing Information'],
  ['resources', 'ReportOneIssue/value/issues/0/value', 'wrong_type', 'ReportOneIssue/value/issues/0/label'],
  ['resources', 'TaskReviewing/value/payload/pages/0/signatures/0/confidence', 87],
  ['resources', 'TaskReviewing/value/payload/pages/0/annotations/1/confidence', 61],
  ['resources', 'UploadFailed/value/payload/created_at', '2026-03-02T09:16:00Z'],
];

test('each rule has a case', () => {
  expect([...new Set(cases.map(([rule]) => rule))]).toEqual(Object.keys(exampleRules));
});

test.each(cases)('%s: %s turned into %j', (rule, place, value, at = place) => {
  expect(found([`examples/${place}`, value])).toContain(`${rule} ${at}`);
});
