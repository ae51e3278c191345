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

/** Why a request is invalid, in any words. */
const invalid =
  /valid|miss|lack|empty|without|\bnot?\b|cannot|wrong|malformed|already|state|status|process|review/i;

/**
 * What the description of a status is about, by tag and status. A shorthand has those of its operation. A pattern names the
 * subject in all words that a reader accepts, and no sentence.
 */
const meanings: Record<string, Record<string, RegExp>> = {
  Tasks: {
    '207': /call|external/i,
    '400': invalid,
    '401': /key/i,
    '404': /access|exist|found|no such/i,
  },
  Uploads: {
    '400': invalid,
    '401': /key/i,
    '403': /access|\bmay\b|allow|permi/i,
    '404': /access|exist|found|no such/i,
    '413': /size|large|big|limit|exceed|\bMB\b/i,
    '500': /server|later|again|retry|once more/i,
  },
};

/** What a response of one operation states beyond that. */
const particulars: Record<string, RegExp> = {
  'completeTask 400': /valid|pass|check/i,
  'discardTask 400': /ignor|effect|interpret/i,
  'unlockTask 400': /assum|stated?\b|specified/i,
};

/** The subject of what a description states and no data does: its place, and the words of readers for it. */
const wording: [place: string, words: RegExp][] = [
  ['completeTask/description', /keep|stay|remain|unchanged|not (be )?change/i],
  ['completeTask/description', /extract/i],
  ['discardTask/description', /\bsteps?\b/i],
  ['discardTask/description', /ignor|effect/i],
  ['discardTask/responses/200/description', /ignor|effect/i],
  ['reportTask/responses/200/description', /log|record|stor|saved/i],
  ['reportTask/responses/201/description', /log|record|stor|saved/i],
  ['reportTask/description', /notif|workflow|trigger/i],
  ['unlockTask/description', /edit|chang|correct|modif/i],
  ['unlockTask/description', /process/i],
  ['approveTask/description', /train|learn/i],
  ['approveTask/description', /export/i],
  ['approveTask/description', /event|emit|publish|track/i],
  ['disapproveTask/description', /train|learn/i],
  ['disapproveTask/description', /event|emit|publish|track/i],
  ['createUpload/description', /\b10\b[^.]*\b100\b/],
  ['createUpload/description', /\b(view|read)/i],
  ['moveUpload/description', /\$/],
  ['getUpload/description', /status|state/i],
  ['getUploadShorthand/description', /status|state/i],
  ['schemas/UploadStatus/description', /tasks?/i],
  ['schemas/StepType/description', /(?=.*annotation)(?=.*signature)/is],
  ['schemas/UploadCreationResult/description', /camel.?case/i],
  ['schemas/Coordinates/description', /(?=.*clockwise)(?=.*top.left)/is],
  ['schemas/Page/properties/width/description', /pixel|\bpx\b/i],
  ['schemas/Page/properties/height/description', /pixel|\bpx\b/i],
  // An offset has a sign, and a distance has none.
  ['schemas/Annotation/properties/top/description', /^(?!.*distance)(?=.*page)/is],
  ['schemas/Annotation/properties/left_of_line/description', /^(?!.*distance)(?=.*line)/is],
  ['schemas/UploadCreationResult/properties/fileSize/description', /byte/i],
  ['schemas/Upload/description', /task/i],
  ['schemas/Upload/properties/folder_id/description', /move|destination/i],
  ['schemas/Issue/properties/value/description', /example|complete|other|list/i],
  ['schemas/ReportTaskResponse/properties/error/description', /(?=.*null)(?=.*succe)/is],
  ['securitySchemes/ApiKey/description', /project/i],
  ['securitySchemes/ApiKey/description', /import via API/i],
  ['securitySchemes/ApiKey/description', /rate/i],
  ['info/description', /(?=.*e-?mail)(?=.*attachment)/is],
  ['info/description', /content.type/i],
  ['info/description', /sample|illustrat/i],
  ['tags/Tasks/description', /single|individual|one|document|task/i],
  ['tags/Uploads/description', /batch/i],
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
  const [first = '', second = ''] = place.split('/');
  if (first === 'tags' && Array.isArray(root['tags'])) {
    const index = root['tags'].findIndex((tag) => (tag as { name: string }).name === second);
    if (index >= 0) return `/${place.replace(second, String(index))}`;
  }
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
          if (pattern) yield [`${id} ${status} says ${pattern}`, pattern.test(description), description];
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
        const ofTasks = /~1task\b/.test(pointer);
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
          yield [`${place} says ISO 8601`, some(described, /ISO.?8601/i), described];
          yield [`${place} leaves its format open`, questions(at(place, root)).includes('timestamp-format')];
        }
        if (type.endsWith(' or null'))
          yield [`${place} says when it is null`, some(described, /\bnull\b/i), described];
      }
    }
  },

  *'descriptions state what only words can'(root) {
    for (const [place, pattern] of wording) {
      const found = at(pointerTo(place, root), root);
      yield [
        `${place} says ${pattern}`,
        typeof found === 'string' && pattern.test(found.replaceAll(/\s+/g, ' ')),
        found,
      ];
    }
  },

  *'what is unspecified names an open question'(root) {
    for (const [id, places] of Object.entries(unspecified)) {
      for (const place of places) {
        const found = questions(at(pointerTo(place, root), root));
        yield [`${place} names ${id}`, found.includes(id), found];
      }
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
