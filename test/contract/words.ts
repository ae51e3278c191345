/**
 * Facts that only words state, and the open questions where the source leaves something unspecified. Other words that state
 * the same pass: each pattern has the synonyms that a reader accepts.
 */
import { operations, type JsonObject } from '../support/contract.ts';
import { at, endpointsOf, some, table, type Check } from './fact.ts';
import { endpoints, records } from './interface.ts';

/** Operations whose error responses contain details, so that none of their examples is empty. */
export const detailedErrors = ['createUpload', 'createUploadShorthand'];

/** The status of each shared response. */
const sharedResponses: Record<string, string> = {
  BadRequest: '400',
  CreateUploadBadRequest: '400',
  Unauthorized: '401',
  CreateUploadUnauthorized: '401',
  UploadForbidden: '403',
  CreateUploadForbidden: '403',
  TaskNotFound: '404',
  UploadNotFound: '404',
  FileTooLarge: '413',
  ServerError: '500',
  CreateUploadServerError: '500',
};

/** What the description of a status states, by tag and status. A shorthand has those of its operation. */
const meanings: Record<string, Record<string, RegExp>> = {
  Tasks: {
    '207': /call.*fail|fail.*call/i,
    '400': /valid|missing|empty|cannot|REVIEWING|PROCESSING/i,
    '401': /key.*(missing|invalid|not valid)/i,
    '404': /task.*access/i,
  },
  Uploads: {
    '400': /valid|missing|cannot/i,
    '401': /key.*(missing|invalid|not valid)/i,
    '403': /access/i,
    '404': /upload.*access/i,
    '413': /file.*(limit|large|big)/i,
    '500': /later|again/i,
  },
};

/** What a response of one operation states beyond that. */
const particulars: Record<string, RegExp> = {
  'completeTask 400': /valid/i,
  'discardTask 400': /ignor/i,
  'unlockTask 400': /assum/i,
};

const editable = /edit/i;

/** What a description states and no data does: its place, and the words. */
const wording: [place: string, words: RegExp][] = [
  ['completeTask/description', /fails?[^.]*(keeps|stays|remains|unchanged|not change)/i],
  ['completeTask/description', /extraction/i],
  ['discardTask/description', /(later|next|further) (pipeline )?steps?/i],
  ['discardTask/description', /ignore/i],
  ['discardTask/responses/200/description', /ignore/i],
  ['reportTask/responses/200/description', /log/i],
  ['reportTask/responses/201/description', /log/i],
  ['reportTask/description', /notif|workflow/i],
  ['unlockTask/description', editable],
  ['unlockTask/description', /fully processed/i],
  ['approveTask/description', /training|learn/i],
  ['approveTask/description', /after (the |an |its )?export/i],
  ['approveTask/description', /event/i],
  ['disapproveTask/description', /training|learn/i],
  ['disapproveTask/description', /event/i],
  ['createUpload/description', /\b10\b[^.]*\b100\b/],
  ['createUpload/description', /view scopes?[^.]*recommended|recommended[^.]*view scopes?/i],
  ['moveUpload/description', /`\$`/],
  ['getUpload/description', /status/i],
  ['getUploadShorthand/description', /status/i],
  ['schemas/UploadStatus/description', /tasks/i],
  ['schemas/StepType/description', /annotations.*signatures/is],
  ['schemas/UploadCreationResult/description', /camelCase/i],
  ['schemas/Coordinates/description', /clockwise[^.]*top.left/i],
  ['schemas/Page/properties/width/description', /pixel/i],
  ['schemas/Page/properties/height/description', /pixel/i],
  ['schemas/Annotation/properties/top/description', /offset|position/i],
  ['schemas/Annotation/properties/top/description', /page/i],
  ['schemas/Annotation/properties/left_of_line/description', /(offset|relative)[^.]*line/i],
  ['schemas/UploadCreationResult/properties/fileSize/description', /byte/i],
  ['schemas/Upload/description', /file[^.]*task/i],
  ['schemas/Upload/properties/folder_id/description', /after a move|destination/i],
  ['schemas/Issue/properties/value/description', /example/i],
  ['schemas/ReportTaskResponse/properties/error/description', /null on success|null if it succeeds/i],
  ['securitySchemes/ApiKey/description', /project/i],
  ['securitySchemes/ApiKey/description', /import via API/i],
  ['securitySchemes/ApiKey/description', /rate limits/i],
  ['info/description', /email[^.]*body[^.]*attachment/is],
  ['info/description', /content type/i],
  ['info/description', /samples?/i],
  ['tags/0/description', /single|individual/i],
  ['tags/1/description', /batch/i],
];

/** What the source leaves unspecified or states in conflicting ways: the places that name each open question. */
export const unspecified: Record<string, string[]> = {
  'upload-status-values': ['schemas/UploadStatus'],
  'upload-files-shape': ['schemas/Upload/properties/files'],
  'issue-values': ['schemas/Issue/properties/value'],
  'report-error-shape': ['schemas/ReportTaskResponse/properties/error'],
  'task-service-moves': ['schemas/TaskStatus/x-lifecycle'],
  'upload-status-moves': ['schemas/UploadStatus'],
  'scope-spellings': ['securitySchemes/ApiKey'],
  'error-body-shape': [
    'responses/BadRequest',
    'responses/Unauthorized',
    'responses/UploadForbidden',
    'responses/TaskNotFound',
    'responses/UploadNotFound',
    'responses/FileTooLarge',
    'responses/ServerError',
    'responses/CreateUploadBadRequest',
    'responses/CreateUploadUnauthorized',
    'responses/CreateUploadForbidden',
    'responses/CreateUploadServerError',
  ],
  'discard-outside-reviewing': ['discardTask'],
  'unlock-request-body': ['unlockTask'],
  'unlock-response': ['unlockTask'],
  'unlock-next-status': ['unlockTask'],
  'unlock-rejection': ['unlockTask'],
  'upload-fully-processed': ['unlockTask'],
  'approve-scope': ['approveTask', 'disapproveTask'],
  'creation-status': ['createUpload', 'createUploadShorthand'],
  'move-method-and-path': ['moveUpload'],
  'move-conditions': ['moveUpload'],
  'task-server-errors': ['getTask'],
  'after-next-step': ['completeTask'],
  'step-type-after-complete': ['completeTask'],
  'disapprove-after-export': ['disapproveTask'],
  'path-project-mismatch': ['parameters/TaskId', 'parameters/UploadId'],
  'task-name-and-meta': ['schemas/Task/properties/name', 'schemas/Task/properties/meta'],
  'upload-folder-initially': ['schemas/Upload/properties/folder_id'],
  'creation-result-values': [
    'schemas/UploadCreationResult/properties/projectId',
    'schemas/UploadCreationResult/properties/updatedAt',
  ],
  'message-content': [
    'schemas/CompleteTaskResponse/properties/message',
    'schemas/ReportTaskRequest/properties/message',
  ],
  'left-of-line': ['schemas/Annotation/properties/left_of_line'],
  'file-type-format': ['schemas/UploadCreationResult/properties/fileType'],
  'pipeline-step-order': ['schemas/StepType'],
  'report-partial-error': ['schemas/ReportTaskResponse/properties/error'],
  'version-policy': ['info'],
  'email-import': ['info'],
  'other-records': ['info'],
  'base-url': ['servers/0'],
  'missing-scope-status': ['securitySchemes/ApiKey'],
  'import-disabled-status': ['securitySchemes/ApiKey'],
  'key-lifecycle': ['securitySchemes/ApiKey'],
  'rate-limits': ['securitySchemes/ApiKey'],
  'error-codes': ['responses/BadRequest'],
  'no-access-status': ['responses/UploadForbidden', 'responses/UploadNotFound'],
  'page-size-status': [
    'responses/FileTooLarge',
    'createUpload/requestBody/content/multipart~1form-data/x-limits/pageSize',
  ],
  'file-size-unit': [
    'responses/FileTooLarge',
    'createUpload/requestBody/content/multipart~1form-data/x-limits/fileSize',
    'createUpload/requestBody/content/multipart~1form-data/x-limits/pageSize',
  ],
  'get-bad-request': ['getTask', 'getUpload'],
  'upload-task-ids': ['getTask', 'getUpload'],
  listing: ['getUpload'],
  'task-validation-rules': ['completeTask'],
  'undo-and-unlock': ['completeTask'],
  'unlock-discard-method': ['discardTask', 'unlockTask'],
  'report-success-status': ['reportTask'],
  'report-side-effects': ['reportTask'],
  'approval-record': ['approveTask'],
  'event-delivery': ['approveTask', 'disapproveTask'],
  'approved-initially': ['disapproveTask'],
  'project-id-twice': ['createUpload'],
  'create-repeat': ['createUpload'],
  'move-body': ['moveUpload'],
  'shorthand-details': ['createUploadShorthand', 'getUploadShorthand'],
  'path-parameter-spelling': ['parameters/ShorthandTeamId'],
  'move-unknown-folder': ['parameters/FolderId'],
  'export-trigger': ['schemas/Task/properties/exported_at'],
  'last-opened-null': ['schemas/Task/properties/last_opened_at'],
  'confidence-range': ['schemas/Annotation/properties/confidence'],
  'coordinate-units': ['schemas/Coordinates'],
  'creation-file-fields': ['schemas/UploadCreationResult/properties/fileSize'],
  'file-types': ['schemas/CreateUploadRequest/properties/file'],
  'file-count-limit': [
    'schemas/CreateUploadRequest/properties/file',
    'createUpload/requestBody/content/multipart~1form-data/x-limits/fileCount',
  ],
  'upload-name-default': ['schemas/CreateUploadRequest/properties/name'],
  'meta-limits': ['schemas/CreateUploadRequest/properties/meta'],
};

/** Returns the JSON Pointer of a place, which begins with the ID of an operation, or with a kind of component, or is a pointer. */
export function pointerTo(place: string, root: JsonObject): string {
  if (place.startsWith('#')) return place.slice(1);
  const [first = ''] = place.split('/', 1);
  const operation = operations(root).find(({ operationId }) => operationId === first);
  if (operation) return `${operation.pointer.replace('#', '')}${place.slice(first.length)}`;
  return first in root ? `/${place}` : `/components/${place}`;
}

export const words: Record<string, Check> = {
  *'responses are described as in the source'(root) {
    for (const [id, row, op] of endpointsOf(root)) {
      const { tag } = endpoints[row.shorthandFor ?? ''] ?? row;
      for (const [status, { description = '' }] of Object.entries(op.responses ?? {})) {
        yield [`${id} ${status} is described`, description.trim() !== ''];
        const meaning = meanings[tag]?.[status];
        for (const pattern of [meaning, particulars[`${id} ${status}`]])
          if (pattern) yield [`${id} ${status} says ${pattern}`, pattern.test(description)];
      }
    }
  },

  *'shared responses are of their status'(root) {
    for (const { operationId, pointer } of operations(root)) {
      for (const [status, response] of Object.entries(at(`${pointer}/responses`, root) ?? {})) {
        const [, name] =
          /^#\/components\/responses\/(\w+)$/.exec(String((response as JsonObject)['$ref'])) ?? [];
        if (name === undefined) continue;
        const listed = sharedResponses[name];
        if (listed === undefined)
          yield [
            `\`openapi/\` has the shared response ${name}: add it to ${table('sharedResponses', 'words')}, or remove it from the contract`,
            false,
          ];
        else yield [`${operationId} ${status} is ${name}`, listed === status];
        const isCreation = String(operationId).startsWith('createUpload');
        const ofTasks = pointer.includes('{task_id}');
        const fits = name.startsWith('Task') ? ofTasks : name.startsWith('Upload') ? !ofTasks : true;
        yield [
          `${operationId} ${status} is ${name}, which is for other operations`,
          fits && (!name.startsWith('CreateUpload') || isCreation),
        ];
      }
    }
  },

  *'nullable fields and timestamps are described as such'(root) {
    for (const [name, fields] of Object.entries(records)) {
      for (const [field, type] of Object.entries(fields)) {
        const place = `/components/schemas/${name}/properties/${field.replace('?', '')}`;
        const described = texts(at(place, root));
        if (type.includes('timestamp')) {
          yield [`${place} says ISO 8601`, some(described, /ISO 8601/)];
          yield [`${place} leaves its format open`, questions(at(place, root)).includes('timestamp-format')];
        }
        if (type.endsWith(' or null')) yield [`${place} says when it is null`, some(described, /\bnull\b/i)];
      }
    }
  },

  *'descriptions state what only words can'(root) {
    for (const [place, pattern] of wording) {
      const found = at(pointerTo(place, root), root);
      yield [
        `${place} says ${pattern}`,
        typeof found === 'string' && pattern.test(found.replaceAll(/\s+/g, ' ')),
      ];
    }
  },

  *'what is unspecified names an open question'(root) {
    for (const [id, places] of Object.entries(unspecified)) {
      for (const place of places)
        yield [`${place} names ${id}`, questions(at(pointerTo(place, root), root)).includes(id)];
    }
  },
};

/** Returns every description at or below a node. */
function texts(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'description' && typeof value === 'string' ? [value] : texts(value),
  );
}

/** Returns every open question named at or below a node, but not those of what it refers to. */
function questions(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'x-open-questions' || key === 'openQuestions' ? (value as string[]) : questions(value),
  );
}
