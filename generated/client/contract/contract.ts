import { tasksOperations, uploadsOperations, shorthandOperations } from './data.js';
import type { OperationsByNamespace } from '../../../src/client/operation.ts';

export { tasksOperations, uploadsOperations, shorthandOperations, guards, states, queries } from './data.js';

/** The operations by namespace. */
export const operationsByNamespace: OperationsByNamespace = { tasks: tasksOperations, uploads: uploadsOperations };

/** The shorthand endpoints by namespace. */
export const shorthands: OperationsByNamespace = { shorthand: shorthandOperations };

/** Version of this package. */
export const version: string = '0.1.0';

/** What every path begins with; empty if the paths differ. */
export const pathPrefix: string = '/v2';

/** Other spellings of states, in capitals, with the canonical one. */
export const spellings: Readonly<Record<string, string>> = {"IN_REVIEW":"REVIEWING"};

// What the contract does not have is constant, so that a bundler leaves the code for it out.

/** Whether some operation has parameters that are options. */
export const hasParameters = false as const;

/** Whether some body is neither JSON nor a form with files, or is missing in a success. */
export const hasOtherMedia = false as const;

/** The default resource: the one with the most guards. */
export const defaultRecord = "Task" as const;
