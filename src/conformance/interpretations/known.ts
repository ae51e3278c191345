/** What a detector finds out about a setting. It is apart from the detectors, which need the contract to run. */
export interface KnownSetting {
  values: readonly string[];
  /** What a run needs to show the value, for the report. */
  needs: string;
  /** Whether a server may ignore what it should reject, as a success without effect. */
  mayIgnore?: true;
  /** Whether a server may reject what the schema allows. */
  mayReject?: true;
}

/** The settings by their ids in openapi/open-questions.yaml. The build compares them, and asks for a file for each. */
export const known = {
  'after-next-step': {
    values: ['COMPLETED', 'REVIEWING'],
    needs: 'a task that was completed, and the end of its next step',
  },
  'approve-scope': {
    values: ['any-key', 'task.edit'],
    needs: 'a key without the scope task.edit (--read-only-key or --scoped-key)',
  },
  'creation-status': {
    values: ['200', '201', '202'],
    needs: 'permission to create uploads (--allow writes)',
  },
  'discard-outside-reviewing': {
    values: ['reject', 'ignore'],
    needs: 'a task outside of REVIEWING, and permission to discard (--allow irreversible)',
    mayIgnore: true,
  },
  'error-body-shape': { values: ['object', 'string', 'plain-text', 'empty'], needs: 'a rejected request' },
  'file-count-limit': { values: ['400', '413'], needs: 'permission to send large uploads (--allow large)' },
  'file-size-unit': {
    values: ['binary', 'decimal'],
    needs: 'permission to send large uploads (--allow large)',
  },
  'issue-values': {
    values: ['accept', 'reject'],
    needs: 'permission to report a task (--allow irreversible)',
    mayReject: true,
  },
  'missing-scope-status': {
    values: ['no-access', '401'],
    needs: 'a key without some scope (--read-only-key, --upload-only-key or --scoped-key)',
  },
  'no-access-status': {
    values: ['403', '404'],
    needs: 'a key of another team (--other-team-key), or one without some scope',
  },
  'project-id-twice': { values: ['path', 'reject'], needs: 'permission to create uploads (--allow writes)' },
  'report-error-shape': { values: ['object', 'string'], needs: 'a report that succeeds in part' },
  'report-success-status': {
    values: ['200', '201'],
    needs: 'permission to report a task (--allow irreversible)',
  },
  'unlock-discard-method': { values: ['post', 'post-or-put'], needs: 'a task' },
  'unlock-next-status': { values: ['REVIEWING', 'unchanged'], needs: 'a task that can be unlocked' },
  'unlock-response': { values: ['task', 'object', 'empty'], needs: 'a task that can be unlocked' },
  'upload-fully-processed': {
    values: ['completed', 'settled', 'never'],
    needs: 'an upload whose only task was completed, and one whose only task was discarded',
  },
  'upload-status-values': { values: ['overview', 'examples'], needs: 'an upload with a task in REVIEWING' },
} as const;

export type SettingId = keyof typeof known;

const idsWith = (property: 'mayIgnore' | 'mayReject'): string[] =>
  Object.entries(known).flatMap(([id, setting]: [string, KnownSetting]) => (setting[property] ? [id] : []));

/** Settings by which a server may ignore what it should reject. */
export const ignoring: readonly string[] = idsWith('mayIgnore');
/** Settings by which a server may reject what the schema allows. */
export const rejecting: readonly string[] = idsWith('mayReject');
