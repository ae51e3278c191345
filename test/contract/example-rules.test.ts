/** The rules on examples: each sees a contract that breaks it, and the contract breaks none. */
import { describe, expect, test } from 'vitest';
import { exampleRules, findInconsistentExamples } from '../../scripts/lint/examples/index.ts';
import { createModel } from '../../scripts/model/index.ts';
import { contract, type Json, type JsonObject } from '../support/contract.ts';
import { documentOf, edit } from './mutate.ts';

type Change = [path: string, value: Json];

/** Returns what the rules find after changes below `components`. */
function found(...changes: Change[]): string[] {
  const root = changes.reduce<JsonObject>(
    (all, [path, value]) => edit(all, ['components', ...path.split('/')], () => value),
    contract,
  );
  return findInconsistentExamples(createModel(documentOf(root), [])).map(
    ({ rule, pointer }) => `${rule.replace('examples/', '')} ${pointer.replace('#/components/', '')}`,
  );
}

/** The same value, as the type that the model reads. */

const [task, upload] = ['value/payload', 'value/payload'];

/** Changes that each break a rule, with the place that the rule reports. */
const cases: Record<string, [changes: Change[], at: string][]> = {
  timestamps: [
    [[[`examples/TaskFailed/${task}/created_at`, '2 March 2026']], `examples/TaskFailed/${task}/created_at`],
    [
      [[`examples/TaskCompleted/${task}/last_opened_at`, '2026-02-31T09:40:00Z']],
      `examples/TaskCompleted/${task}/last_opened_at`,
    ],
  ],
  'order-of-times': [
    [
      [[`examples/TaskApproved/${task}/exported_at`, '2026-03-01T10:00:00Z']],
      `examples/TaskApproved/${task}/exported_at`,
    ],
    [
      [['examples/UploadCreated/value/updatedAt', '2026-03-02T09:14:59Z']],
      'examples/UploadCreated/value/updatedAt',
    ],
  ],
  'success-and-failure': [
    [
      [[`examples/TaskApproved/${task}/export_failed_at`, '2026-03-02T10:00:00Z']],
      `examples/TaskApproved/${task}/export_failed_at`,
    ],
  ],
  'unique-ids': [
    [[[`examples/TaskReviewing/${task}/pages/1/id`, 'page-1']], `examples/TaskReviewing/${task}/pages`],
    [
      [[`examples/TaskReviewing/${task}/pages/0/annotations/1/id`, 'annotation-1']],
      `examples/TaskReviewing/${task}/pages/0/annotations`,
    ],
  ],
  'name-and-state': [
    [[[`examples/TaskFailed/${task}/status`, 'FILTERED']], `examples/TaskFailed/${task}/status`],
    [[[`examples/UploadPartial/${upload}/status`, 'COMPLETED']], `examples/UploadPartial/${upload}/status`],
    [
      [[`examples/TaskExportFailed/${task}/export_failed_at`, null]],
      `examples/TaskExportFailed/${task}/export_failed_at`,
    ],
  ],
  'outcome-of-transition': [
    [[[`examples/TaskSent/${task}/status`, 'COMPLETED']], `examples/TaskSent/${task}/status`],
    [
      [[`examples/TaskDiscardIgnored/${task}/status`, 'DISCARDED']],
      `examples/TaskDiscardIgnored/${task}/status`,
    ],
  ],
  'condition-of-transition': [
    [[[`examples/TaskDisapproved/${task}/status`, 'PROCESSING']], `examples/TaskDisapproved/${task}/status`],
    [
      [[`examples/TaskDiscardIgnored/${task}/status`, 'REVIEWING']],
      `examples/TaskDiscardIgnored/${task}/status`,
    ],
  ],
  'field-and-state': [
    [[[`examples/TaskProcessing/${task}/approved`, true]], `examples/TaskProcessing/${task}/status`],
    [
      [[`examples/TaskProcessing/${task}/exported_at`, '2026-03-02T10:00:00Z']],
      `examples/TaskProcessing/${task}/exported_at`,
    ],
  ],
  'path-of-response': [
    [[[`examples/TaskFailed/${task}/id`, 'task-2']], `examples/TaskFailed/${task}/id`],
    [[[`examples/TaskFailed/${task}/project_id`, 'project-2']], `examples/TaskFailed/${task}/project_id`],
    [[['examples/MoveRepeatsId/value/upload_id', 'upload-2']], 'examples/MoveRepeatsId/value/upload_id'],
    [[['examples/FormOneFile/value/projectId', 'project-2']], 'examples/FormOneFile/value/projectId'],
    // A moved upload in its old folder.
    [[[`examples/UploadMoved/${upload}/folder_id`, 'folder-1']], `examples/UploadMoved/${upload}/folder_id`],
  ],
  'same-resource': [
    [[[`examples/TaskFailed/${task}/name`, 'letter.pdf']], `examples/TaskFailed/${task}/name`],
    [[[`examples/UploadFailed/${upload}/meta`, []]], `examples/UploadFailed/${upload}/meta`],
    [
      [[`examples/UploadFailed/${upload}/created_at`, '2026-03-02T09:16:00Z']],
      `examples/UploadFailed/${upload}/created_at`,
    ],
  ],
  'before-and-after': [
    [
      [[`examples/UploadReviewing/${upload}/folder_id`, 'folder-2']],
      `examples/UploadReviewing/${upload}/folder_id`,
    ],
  ],
  'request-and-response': [
    [[['examples/FormThreeFiles/value/name', 'April invoices']], 'examples/UploadCreated/value/name'],
  ],
  'file-type': [
    [[['examples/UploadCreated/value/fileType', 'image/tiff']], 'examples/FormOneFile'],
    [[['examples/FormThreeFiles/value/file/2', '(the bytes of invoice-3.tif)']], 'examples/FormThreeFiles'],
  ],
  'file-size': [
    [[['examples/UploadCreated/value/fileSize', -1]], 'examples/UploadCreated/value/fileSize'],
    [[['examples/UploadCreated/value/fileSize', 41 * 2 ** 20]], 'examples/UploadCreated/value/fileSize'],
  ],
  'size-in-pixels': [
    [
      [[`examples/TaskReviewing/${task}/pages/0/width`, -1240]],
      `examples/TaskReviewing/${task}/pages/0/width`,
    ],
  ],
  'stated-count': [
    [[['examples/FormThreeFiles/value/file', ['(the bytes of invoice-1.pdf)']]], 'examples/FormThreeFiles'],
    [[['examples/ReportOneIssue/value/issues', [{}, {}]]], 'examples/ReportOneIssue'],
    [[['examples/ReportManyIssues/value/issues', [{}]]], 'examples/ReportManyIssues'],
  ],
  'names-of-files': [
    [[['examples/FormThreeFiles/value/file/2', '(the bytes of invoice-1.pdf)']], 'examples/FormThreeFiles'],
    [[['examples/FormOneFile/value/file/0', '(the bytes of invoice.xyz)']], 'examples/FormOneFile'],
  ],
  'flags-of-the-summary': [
    [
      [['examples/TaskDisapproved/summary', 'A task that is approved.']],
      `examples/TaskDisapproved/${task}/approved`,
    ],
    [[[`examples/TaskFailed/${task}/approved`, true]], `examples/TaskFailed/${task}/approved`],
  ],
};

describe('the rules on examples', () => {
  test('find nothing in the contract', () => {
    expect(found()).toEqual([]);
  });

  test('have a case each', () => {
    expect(Object.keys(cases)).toEqual(Object.keys(exampleRules));
  });

  test.each(
    Object.entries(cases).flatMap(([rule, list]) => list.map(([changes, at]) => ({ rule, changes, at }))),
  )('$rule sees $at', ({ rule, changes, at }) => {
    expect(found(...changes)).toContain(`${rule} ${at}`);
  });

  test('do not ask for a word about a field that no operation sets', () => {
    const schema = { type: 'boolean', description: 'Whether it can be seen.' };
    expect(
      found(['schemas/Task/properties/listed', schema], [`examples/TaskFailed/${task}/listed`, true]),
    ).toEqual([]);
  });

  test('do not take the id in a request for the id of what the resource belongs to', () => {
    const create = (each: JsonObject): JsonObject => ({
      ...each,
      '/v2/{team_id}/backup': {
        parameters: [{ $ref: '#/components/parameters/TeamId' }],
        post: {
          operationId: 'createBackup',
          tags: ['Tasks'],
          requestBody: {
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/MetaItem' },
                example: { id: 'backup-1', name: 'a', value: 'b' },
              },
            },
          },
          responses: { '201': { description: 'Created.' } },
        },
      },
    });
    const root = edit(contract, ['paths'], (paths) => create(paths as JsonObject));
    expect(findInconsistentExamples(createModel(documentOf(root), []))).toEqual([]);
  });

  test('work for states that the contract does not have', () => {
    const status = 'schemas/TaskStatus';
    const added: Change[] = [
      [
        `${status}/enum`,
        ['PROCESSING', 'REVIEWING', 'COMPLETED', 'FAILED', 'DISCARDED', 'FILTERED', 'PAUSED'],
      ],
      [`${status}/x-lifecycle/states/PAUSED`, { description: 'The task waits.' }],
    ];
    const example = (name: string): Change[] => [
      [`examples/TaskFailed/${task}/status`, 'PAUSED'],
      [`examples/Task${name}`, { summary: 'A paused task.', value: {} }],
    ];
    expect(found(...added, ...example('Paused'))).toEqual([
      `name-and-state examples/TaskFailed/${task}/status`,
    ]);
  });
});
