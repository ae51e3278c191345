import { contract } from "../contract.js";
import { deciding, interpretation } from "../engine/interpretations.js";
import { advance, statusOf } from "../engine/lifecycle.js";
import { keyValue } from "../engine/store.js";
/** The settings that decide how responses spell the state of an upload. */
const spellings = deciding(contract.operations.flatMap(({ resource, settings }) => resource === contract.perRequest ? settings : []), "spelling");
/** Returns an upload with the ids of its tasks. */
export function listedUpload(state, team, upload) {
	const { value } = advance(state, team, upload);
	const [setting] = spellings;
	const status = statusOf(upload) ?? "";
	return {
		id: upload.id,
		name: String(value["name"]),
		status: setting?.spelling(interpretation(state, team, setting), status, false) ?? status,
		folder_id: String(value["folder_id"]),
		project_id: keyValue(upload, "project_id") ?? "",
		created_at: String(value["created_at"]),
		meta: JSON.parse(JSON.stringify(value["meta"] ?? [])),
		tasks: upload.children.filter(({ resource }) => resource.name === contract.perFile).map(({ id }) => id)
	};
}
