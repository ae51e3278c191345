import { contract } from "./contract.js";
import { outcomeOf } from "./outcomes.js";
import { iso, nextId, sizeOf, timeOf } from "./state.js";
import { reading } from "./switches.js";
/** The pages of an example of the contract, as JSON text. */
export const pagesOf = (example) => JSON.stringify(contract.examples[example].payload.pages);
/** Pages of a document on which nothing was found. */
export const ordinary = pagesOf("TaskCompleted");
/** The task of a file that has just come in. Processing takes its time from now. */
export function createTask(state, team, name, upload) {
	const outcome = outcomeOf(name);
	const task = {
		id: nextId(team, "task"),
		name,
		created_at: upload.created_at,
		meta: upload.meta,
		status: "PROCESSING",
		step_type: "EXTRACT",
		upload_id: upload.id,
		project_id: upload.project_id,
		approved: false,
		exported_at: null,
		export_failed_at: null,
		last_opened_at: null,
		pages: "[]",
		due: Infinity,
		next: outcome?.ends ?? "REVIEWING",
		mover: undefined,
		bytes: sizeOf(name)
	};
	if (outcome?.ends !== "PROCESSING") task.due = timeOf(state, team) + state.processingMs;
	return task;
}
/** Lets the service do what it has had the time for: reading a task shows what has become of it. */
export function settle(state, team, task) {
	if (task.due <= timeOf(state, team)) {
		state.coverage.move("Task", task.status, task.next);
		task.status = task.next;
		task.due = Infinity;
		if (task.status === "REVIEWING" && task.pages === "[]") {
			const { pages } = outcomeOf(task.name) ?? {};
			task.pages = pages ? pagesOf(pages) : ordinary;
		}
	}
	return task;
}
/**
* Whether a call is made again before anybody has read what came of it, or the clock was moved. Of two at once
* the second then finds the task where the first has put it, also where processing takes no time.
*/
export const isRepeated = (state, team, operation, task) => task.mover === operation && task.due === timeOf(state, team);
/** Says why a call cannot be made on a task as it stands; undefined if it can. */
export function refusalOf(state, team, { transition }, task) {
	for (const [field, { in: values, notIn }] of Object.entries(transition?.from ?? {})) {
		const value = task[field];
		if (values ? values.includes(value) : !notIn?.includes(value)) continue;
		const needed = values ? `must be ${list(values)}` : `must not be ${list(notIn ?? [])}`;
		return `${field} is ${value}, and ${needed}`;
	}
	for (const { id, description } of transition?.conditions ?? []) {
		if (!conditions[id]?.(state, team, task)) return `${id} does not hold: ${description}`;
	}
	return undefined;
}
const list = (values) => values.map(String).join(" or ");
/** The conditions that the contract names, each as the sandbox decides over it. */
export const conditions = {
	"task-validates": (_state, _team, { name }) => outcomeOf(name)?.fails !== "task-validates",
	"upload-not-fully-processed": (state, team, task) => !fullyProcessed(state, team, task)
};
function fullyProcessed(state, team, task) {
	const upload = team.uploads.get(task.upload_id);
	const read = reading(state, team, "upload-fully-processed");
	if (!upload || read === "never") return false;
	const status = statusOf(state, team, upload);
	return read === "completed" ? status === "COMPLETED" : status !== "PROCESSING" && status !== "REVIEWING";
}
/** Does to a task what a call does when nothing stands against it. */
export function apply(state, team, operation, task, params) {
	const { transition } = operation;
	const changes = {};
	for (const [field, { value, parameter, unknown }] of Object.entries(transition?.to ?? {})) {
		const from = task[field];
		const told = unknown === undefined ? value : reading(state, team, unknown);
		const to = parameter === undefined ? told : params[parameter];
		if (to === "unchanged") continue;
		Object.assign(task, { [field]: to });
		changes[field] = {
			from,
			to
		};
	}
	if (changes["status"]) {
		const processing = task.status === "PROCESSING";
		task.next = processing ? reading(state, team, "after-next-step") : task.next;
		task.due = processing ? timeOf(state, team) + state.processingMs : Infinity;
		task.mover = state.processingMs === 0 ? operation : undefined;
	}
	if (transition?.event !== undefined) {
		const at = iso(timeOf(state, team));
		team.events.push({
			name: transition.event,
			task_id: task.id,
			at
		});
	}
	return changes;
}
const { fields } = contract;
const heads = fields.Task.map(({ name }, index) => `${index === 0 ? "{" : ","}${JSON.stringify(name)}:`);
/** A task as JSON text, its fields in the order of the contract. */
export function taskText(task) {
	let text = "";
	for (let i = 0; i < heads.length; i++) {
		const { name, json } = fields.Task[i];
		const value = task[name];
		text += heads[i];
		text += json ? value : typeof value === "string" ? JSON.stringify(value) : String(value);
	}
	return `${text}}`;
}
/** A task as an object. */
export function taskOf(task) {
	const entries = fields.Task.map(({ name, json }) => {
		const value = task[name];
		return [name, json ? JSON.parse(value) : value];
	});
	return Object.fromEntries(entries);
}
/** Where an upload stands, summed up from its tasks in the values of the overview. */
export function statusOf(state, team, { tasks }) {
	const statuses = new Set(tasks.map((task) => settle(state, team, task).status));
	for (const open of ["PROCESSING", "REVIEWING"]) if (statuses.has(open)) return open;
	const [first, ...others] = statuses;
	return others.length === 0 && (first === "COMPLETED" || first === "FAILED") ? first : "PARTIAL";
}
