import type { Task, UploadStatus } from "./types.js";
import type { Operation, TaskRecord, UploadRecord } from "./model.js";
import { type State, type Team } from "./state.js";
/** The pages of an example of the contract, as JSON text. */
export declare const pagesOf: (example: string) => string;
/** Pages of a document on which nothing was found. */
export declare const ordinary: string;
/** The task of a file that has just come in. Processing takes its time from now. */
export declare function createTask(state: State, team: Team, name: string, upload: UploadRecord): TaskRecord;
/** Lets the service do what it has had the time for: reading a task shows what has become of it. */
export declare function settle(state: State, team: Team, task: TaskRecord): TaskRecord;
/**
 * Whether a call is made again before anybody has read what came of it, or the clock was moved. Of two at once
 * the second then finds the task where the first has put it, also where processing takes no time.
 */
export declare const isRepeated: (state: State, team: Team, operation: Operation, task: TaskRecord) => boolean;
/** Says why a call cannot be made on a task as it stands; undefined if it can. */
export declare function refusalOf(state: State, team: Team, { transition }: Operation, task: TaskRecord): string | undefined;
/** The conditions that the contract names, each as the sandbox decides over it. */
export declare const conditions: Record<string, (state: State, team: Team, task: TaskRecord) => boolean>;
/** What a call changed: field → what it held, and what it holds now. */
export type Changes = Record<string, {
	from: unknown;
	to: unknown;
}>;
/** Does to a task what a call does when nothing stands against it. */
export declare function apply(state: State, team: Team, operation: Operation, task: TaskRecord, params: Record<string, string>): Changes;
/** A task as JSON text, its fields in the order of the contract. */
export declare function taskText(task: TaskRecord): string;
/** A task as an object. */
export declare function taskOf(task: TaskRecord): Task;
/** Where an upload stands, summed up from its tasks in the values of the overview. */
export declare function statusOf(state: State, team: Team, { tasks }: UploadRecord): UploadStatus;
