export { contract } from './data.js';

/** The values of each setting. */
export interface SettingValues {
  'approve-scope': 'any-key' | 'task.edit';
  'missing-scope-status': 'no-access' | '401';
  'no-access-status': '403' | '404';
  'error-body-shape': 'object' | 'string' | 'plain-text' | 'empty';
  'creation-status': '200' | '201' | '202';
  'project-id-twice': 'path' | 'reject';
  'file-count-limit': '400' | '413';
  'file-size-unit': 'binary' | 'decimal';
  'upload-status-values': 'overview' | 'examples';
  'after-next-step': 'COMPLETED' | 'REVIEWING';
  'discard-outside-reviewing': 'reject' | 'ignore';
  'unlock-discard-method': 'post' | 'post-or-put';
  'unlock-response': 'task' | 'object' | 'empty';
  'unlock-next-status': 'REVIEWING' | 'unchanged';
  'upload-fully-processed': 'completed' | 'settled' | 'never';
  'issue-values': 'accept' | 'reject';
  'report-success-status': '200' | '201';
  'report-error-shape': 'object' | 'string';
}

/** Ids of the open questions without a setting. */
export type OpenQuestionId = 'base-url' | 'version-policy' | 'response-media-type' | 'missing-fields' | 'timestamp-format' | 'listing' | 'other-records' | 'email-import' | 'path-parameter-spelling' | 'path-project-mismatch' | 'shorthand-details' | 'scope-spellings' | 'import-disabled-status' | 'key-lifecycle' | 'rate-limits' | 'error-codes' | 'get-bad-request' | 'task-server-errors' | 'creation-file-fields' | 'creation-result-values' | 'file-type-format' | 'create-repeat' | 'upload-name-default' | 'upload-folder-initially' | 'file-types' | 'page-size-status' | 'meta-limits' | 'upload-status-moves' | 'upload-files-shape' | 'upload-task-ids' | 'move-method-and-path' | 'move-body' | 'move-conditions' | 'move-unknown-folder' | 'task-name-and-meta' | 'task-service-moves' | 'step-type-after-complete' | 'pipeline-step-order' | 'message-content' | 'task-validation-rules' | 'editing' | 'undo-and-unlock' | 'unlock-request-body' | 'unlock-rejection' | 'approved-initially' | 'disapprove-after-export' | 'approval-record' | 'event-delivery' | 'report-partial-error' | 'report-side-effects' | 'export-trigger' | 'last-opened-null' | 'confidence-range' | 'left-of-line' | 'coordinate-units';

/** Ids of the operations. */
export type OperationId = 'getTask' | 'completeTask' | 'discardTask' | 'reportTask' | 'unlockTask' | 'approveTask' | 'disapproveTask' | 'createUpload' | 'getUpload' | 'moveUpload' | 'createUploadShorthand' | 'getUploadShorthand';
