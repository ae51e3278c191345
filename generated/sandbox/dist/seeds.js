import { contract } from "./contract.js";
import { outcomeOf } from "./outcomes.js";
import { addTask, addUpload, iso, makeRoom, nextId, sizeOf, timeOf } from "./state.js";
import { ordinary, pagesOf } from "./tasks.js";
import { firstFolder, uploadBytes } from "./uploads.js";
/**
* A task in any state, as a test needs it. In PROCESSING it stays until the clock is moved.
*
* @throws {TypeError} A field is none of a task, or holds what it cannot hold.
*/
export function seedTask(state, team, seed) {
	const now = timeOf(state, team);
	const name = seed.name ?? "document.pdf";
	const uploadId = seed.upload_id ?? nextId(team, "upload");
	const known = team.uploads.get(uploadId);
	const status = seed.status ?? "REVIEWING";
	const done = status === "REVIEWING" || status === "COMPLETED" || status === "DISCARDED";
	const { pages } = outcomeOf(String(name)) ?? {};
	const whole = {
		id: seed.id ?? nextId(team, "task"),
		name,
		created_at: iso(now),
		meta: [],
		status,
		step_type: "EXTRACT",
		upload_id: uploadId,
		project_id: known?.project_id ?? "project-1",
		approved: false,
		exported_at: null,
		export_failed_at: null,
		last_opened_at: null,
		pages: done ? JSON.parse(pages ? pagesOf(pages) : ordinary) : [],
		...seed
	};
	check(team, whole, known);
	const meta = JSON.stringify(whole.meta);
	const text = JSON.stringify(whole.pages);
	const task = {
		...whole,
		meta,
		pages: text === ordinary ? ordinary : text,
		due: status === "PROCESSING" ? now + Math.max(1, state.processingMs) : Infinity,
		next: outcomeOf(String(name))?.ends ?? "REVIEWING",
		mover: undefined,
		bytes: 0
	};
	const texts = Object.values({
		...task,
		pages: seed.pages ? text : ""
	});
	task.bytes = sizeOf(...texts.filter((value) => typeof value === "string"));
	if (known) {
		known.tasks.push(task);
		addTask(state, team, task);
		makeRoom(state, team);
		return task;
	}
	const upload = {
		id: uploadId,
		name,
		meta,
		folder_id: firstFolder,
		created_at: task.created_at,
		project_id: task.project_id,
		tasks: [task],
		bytes: 0
	};
	upload.bytes = uploadBytes(upload);
	addUpload(state, team, upload);
	return task;
}
function check(team, task, upload) {
	if (!contract.validateTask(task)) {
		const [error] = contract.validateTask.errors ?? [];
		const values = error?.keyword === "enum" ? ` (${contract.lifecycles.Task.states.join(", ")})` : "";
		const field = Object.values(error?.params ?? {}).join();
		throw new TypeError(`A task cannot be seeded so: ${error?.instancePath || field} ${error?.message}${values}.`);
	}
	if (team.tasks.has(task.id)) throw new TypeError(`A task cannot be seeded so: there is a task ${task.id} already.`);
	if (upload && upload.project_id !== task.project_id) {
		throw new TypeError(`A task cannot be seeded so: upload ${upload.id} is in project ${upload.project_id}, not ${task.project_id}.`);
	}
}
