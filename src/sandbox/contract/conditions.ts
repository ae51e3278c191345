/** The conditions of transitions that no field of the resource shows, and how the sandbox decides them. */
import type { ConditionId, SettingValues } from '../../../generated/sandbox/contract/contract.ts';
import { finished, summary, type FileOutcome } from './outcomes.ts';
import type { Values } from './types.ts';

/** What a condition can look at. */
interface ConditionInput {
  /** Fields of the resource. */
  value: Readonly<Values>;
  /** What the name of its file decides. */
  outcome: FileOutcome | undefined;
  /** Returns the fields of the resource of another type that this one belongs to. */
  parent(resource: string): Readonly<Values> | undefined;
  /** Returns the value of a setting. */
  setting<Id extends keyof SettingValues>(id: Id): SettingValues[Id];
}

export interface Condition {
  /** The message of the response if the condition is not met. */
  readonly rejection: string;
  holds(input: ConditionInput): boolean;
}

/** The conditions by their ids in `x-transition`. */
export const conditions: { readonly [Id in ConditionId]: Condition } = {
  'task-validates': {
    rejection: 'Task validation failed.',
    holds: ({ outcome }) => outcome?.fails !== 'task-validates',
  },
  'upload-not-fully-processed': {
    rejection: 'The upload is already fully processed.',
    holds({ parent, setting }) {
      const { status } = parent('Upload') ?? {};
      if (status === undefined) return true;
      switch (setting('upload-fully-processed')) {
        case 'completed':
          return status !== finished;
        case 'settled':
          return summary.open.some((each) => each === status);
        case 'never':
          return true;
      }
    },
  },
};
