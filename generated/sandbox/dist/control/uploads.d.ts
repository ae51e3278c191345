import type { State, StoredRecord, Team } from "../engine/state.js";
import type { MetaItem } from "../types.js";
/** An upload as the control plane lists it. */
export interface ListedUpload {
	id: string;
	name: string;
	status: string;
	folder_id: string;
	project_id: string;
	created_at: string;
	meta: MetaItem[];
	/** Ids of its tasks. */
	tasks: string[];
}
/** Fields of an upload that can be changed. */
export type UploadChanges = { [Field in "name" | "status" | "folder_id" | "created_at" | "meta"]?: ListedUpload[Field] | undefined };
/** Returns an upload with the ids of its tasks. */
export declare function listedUpload(state: State, team: Team, upload: StoredRecord): ListedUpload;
//# sourceMappingURL=uploads.d.ts.map
