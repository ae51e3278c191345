export { contract, guards } from './data.js';

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

/** Ids of the conditions of transitions. */
export type ConditionId = 'task-validates' | 'upload-not-fully-processed';

/** The states of each resource. */
export interface States {
  Task: 'PROCESSING' | 'REVIEWING' | 'COMPLETED' | 'FAILED' | 'DISCARDED' | 'FILTERED';
  Upload: 'PROCESSING' | 'REVIEWING' | 'COMPLETED' | 'PARTIAL' | 'FAILED' | 'IN_REVIEW' | 'processing';
}
