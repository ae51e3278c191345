/** What each setting of an open question decides in the sandbox, and how it does. */
import type { SettingValues } from '../../../generated/sandbox/contract/contract.ts';
import { spelled } from './outcomes.ts';
import type { Values } from './types.ts';

/** Returns the value of the setting, and notes that it made a difference. Call it only where it does. */
type ReadValue<Value extends string> = () => Value;

/** A request, as settings see it. */
interface SettingRequest {
  /** Parameters of the path by their names in snake_case. */
  params: Readonly<Record<string, string>>;
  /** The JSON body, or the fields of the form. */
  body: unknown;
  /** Every known set of values, by the schema that lists it. */
  values: Readonly<Record<string, readonly string[]>>;
}

/** Each function is called for the operations, responses, limits or outcomes of the contract that name the question. */
export interface SettingBehavior<Value extends string = string> {
  /** Whether it concerns every operation, also those that do not name it. */
  readonly everywhere?: true;
  /** Returns methods that the path accepts in addition to those of the contract. */
  methods?(value: ReadValue<Value>): readonly string[];
  /** Returns the scope of an operation without a scope in the contract; undefined if any key will do. */
  scope?(value: ReadValue<Value>): string | undefined;
  /** Returns the status for a key without the scope; undefined for that of a key without access. */
  missingScopeStatus?(value: ReadValue<Value>): number | undefined;
  /** Returns the status for a key without access, where the contract lists several. */
  noAccessStatus?(value: ReadValue<Value>): number;
  /** Returns the status of a success, where the contract lists several or a range. */
  successStatus?(value: ReadValue<Value>): number;
  /** Returns the body of a success of unspecified shape, given what it would be in an envelope; undefined for none. */
  successBody?(value: ReadValue<Value>, envelope: Values): unknown;
  /** Returns the name of the example with the members of a success other than the resource. */
  example?(value: ReadValue<Value>): string;
  /** Returns the body of an error and its media type. `member` is that of the contract's example. */
  errorBody?(value: ReadValue<Value>, reason: string, member: string): { type: string; body: string };
  /** Returns why a valid request is rejected; undefined if it is not. */
  rejects?(value: ReadValue<Value>, request: SettingRequest): string | undefined;
  /** Returns whether a request that the state of the resource forbids is ignored instead of rejected. */
  ignoresRejected?(value: ReadValue<Value>): boolean;
  /** Returns the value of a field, or the next state, that the contract leaves unknown; undefined for no change. */
  unknownValue?(value: ReadValue<Value>): string | undefined;
  /** Returns how a response spells the state of a resource. `created` is whether the response is to its creation. */
  spelling?(value: ReadValue<Value>, state: string, created: boolean): string;
  /** Returns the status for a request beyond a limit. */
  limitStatus?(value: ReadValue<Value>): number;
  /** Returns the bytes of a megabyte. */
  megabyte?(value: ReadValue<Value>): number;
}

/** The settings by the ids of their questions in openapi/open-questions.yaml. */
export const settings: { readonly [Id in keyof SettingValues]: SettingBehavior<SettingValues[Id]> } = {
  /** The state of a task after the step that follows its completion. */
  'after-next-step': { unknownValue: (value) => value() },

  /** The scope that approving and disapproving need. */
  'approve-scope': {
    scope(value) {
      const scope = value();
      return scope === 'any-key' ? undefined : scope;
    },
  },

  /** The status of the response to the creation of an upload. */
  'creation-status': { successStatus: (value) => Number(value()) },

  /** Whether discarding a task outside of review is rejected, or ignored. */
  'discard-outside-reviewing': { ignoresRejected: (value) => value() === 'ignore' },

  /** The shape of the body of an error. */
  'error-body-shape': {
    everywhere: true,
    errorBody(value, reason, member) {
      const type = 'application/json';
      switch (value()) {
        case 'object':
          return { type, body: JSON.stringify({ [member]: reason }) };
        case 'string':
          return { type, body: JSON.stringify(reason) };
        case 'plain-text':
          return { type: 'text/plain', body: reason };
        case 'empty':
          // A validating proxy objects to a response without a media type, and cannot parse an empty JSON body.
          return { type: 'text/plain', body: '' };
      }
    },
  },

  /** The status of the response to too many files. */
  'file-count-limit': { limitStatus: (value) => Number(value()) },

  /** The size of a megabyte. */
  'file-size-unit': { megabyte: (value) => (value() === 'binary' ? 2 ** 20 : 1e6) },

  /** Whether a report may have codes of issues other than those that the contract lists. */
  'issue-values': {
    rejects(value, { body, values }) {
      const { issues = [] } = body as { issues?: { value: string }[] };
      const other = issues.find((issue) => !values['Issue.value']?.includes(issue.value));
      if (!other || value() === 'accept') return undefined;
      return `the issue ${JSON.stringify(other.value)} is not among the known ones`;
    },
  },

  /** The response to a valid key that lacks the scope. */
  'missing-scope-status': {
    everywhere: true,
    missingScopeStatus: (value) => (value() === '401' ? 401 : undefined),
  },

  /** The response to a key without access to an upload. */
  'no-access-status': { noAccessStatus: (value) => Number(value()) },

  /** Whether the project of the form must be that of the path. */
  'project-id-twice': {
    rejects(value, { params, body }) {
      const { project_id: project } = params;
      const { projectId } = body as { projectId?: unknown };
      if (project === undefined || projectId === project || value() === 'path') return undefined;
      return `projectId is ${String(projectId)}, and the path names ${project}`;
    },
  },

  /** The shape of `error` in the response to a report whose external request failed. */
  'report-error-shape': { example: (value) => ({ object: 'errorObject', string: 'errorString' })[value()] },

  /** The status of the response to a report. */
  'report-success-status': { successStatus: (value) => Number(value()) },

  /** Whether unlock and discard accept PUT in addition to POST. */
  'unlock-discard-method': { methods: (value) => (value() === 'post-or-put' ? ['PUT'] : []) },

  /** The state of a task after unlocking. */
  'unlock-next-status': {
    unknownValue(value) {
      const status = value();
      return status === 'unchanged' ? undefined : status;
    },
  },

  /** The body of the response to unlocking. */
  'unlock-response': {
    successBody: (value, envelope) => ({ task: envelope, object: {}, empty: undefined })[value()],
  },

  /** When an upload counts as fully processed: the condition `upload-not-fully-processed` reads it. */
  'upload-fully-processed': {},

  /** The spelling of the status of an upload. */
  'upload-status-values': {
    spelling(value, state, created) {
      if (created) return state.toLowerCase();
      return state === spelled.from && value() === 'examples' ? spelled.to : state;
    },
  },
};
