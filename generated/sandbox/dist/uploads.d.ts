import type { MetaItem } from "./types.js";
import type { Refusal } from "./access.js";
import type { FormLimits } from "./form.js";
import type { Body, Form, Operation, UploadRecord, Validator } from "./model.js";
import { type State, type Team } from "./state.js";
import { type Changes } from "./tasks.js";
/** The folder in which an upload lies at first. */
export declare const firstFolder = "folder-1";
/** What the contract allows a form, in the reading of the team. */
export declare function formLimits(state: State, team: Team, { limits }: Body): FormLimits;
/** Says what is wrong with a value in the words of its validator; undefined if nothing is. */
export declare function violation(validate: Validator, value: unknown, what: string): string | undefined;
/** Makes an upload of a form that fits, and a task of each file. */
export declare function createUpload(state: State, team: Team, form: Form, params: Record<string, string>): {
	status: number;
	text: string;
};
/** Roughly what an upload takes in memory, without its tasks. */
export declare const uploadBytes: ({ id, name, meta, project_id, folder_id }: UploadRecord) => number;
/** Says why an upload is refused for its form; undefined if it is not. */
export declare function unfitForm(state: State, team: Team, { body, transition }: Operation, { files, fields, problem }: Form, params: Record<string, string>): Refusal | undefined;
/** Does to an upload what a call does: moving it, for one. */
export declare function applyToUpload(state: State, team: Team, { transition }: Operation, upload: UploadRecord, params: Record<string, string>): Changes;
/** An upload as JSON text with this status, its fields in the order of the contract. */
export declare function uploadText(upload: UploadRecord, status: string): string;
/** The status in the spelling that the team reads. */
export declare function shownStatus(state: State, team: Team, upload: UploadRecord): string;
/** An upload as the control plane lists it. */
export interface ListedUpload {
	id: string;
	name: string;
	status: string;
	folder_id: string;
	project_id: string;
	created_at: string;
	meta: MetaItem[];
	tasks: string[];
}
export declare function listedUpload(state: State, team: Team, upload: UploadRecord): ListedUpload;
