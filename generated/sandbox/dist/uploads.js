import { contract } from "./contract.js";
import { outcomeOf } from "./outcomes.js";
import { addUpload, grow, iso, nextId, own, sizeOf, timeOf } from "./state.js";
import { reading } from "./switches.js";
import { createTask, statusOf } from "./tasks.js";
/** The folder in which an upload lies at first. */
export const firstFolder = "folder-1";
/** What the contract allows a form, in the reading of the team. */
export function formLimits(state, team, { limits }) {
	if (!limits) return {
		fileBytes: Infinity,
		files: Infinity
	};
	const megabyte = reading(state, team, "file-size-unit") === "binary" ? 2 ** 20 : 1e6;
	return {
		fileBytes: limits.fileSize.value * megabyte,
		files: limits.fileCount.value
	};
}
/** Says what is wrong with a value in the words of its validator; undefined if nothing is. */
export function violation(validate, value, what) {
	if (validate(value)) return undefined;
	const [error] = validate.errors ?? [];
	return `${what}${error?.instancePath ?? ""} ${error?.message ?? "does not fit"}`;
}
/** Makes an upload of a form that fits, and a task of each file. */
export function createUpload(state, team, form, params) {
	const value = (field) => form.fields.get(field)?.[0];
	const [first = {
		name: "",
		type: ""
	}] = form.files;
	const name = value("name") ?? first.name;
	const meta = JSON.stringify(JSON.parse(value("meta") ?? "[]").map((item) => ({
		name: item.name,
		value: item.value
	})));
	const project = own(params["project_id"] ?? value("projectId") ?? "");
	const upload = {
		id: nextId(team, "upload"),
		name,
		meta,
		folder_id: firstFolder,
		created_at: iso(timeOf(state, team)),
		project_id: project,
		tasks: [],
		bytes: 0
	};
	upload.bytes = uploadBytes(upload);
	for (const file of form.files) upload.tasks.push(createTask(state, team, file.name, upload));
	addUpload(state, team, upload);
	for (const { status } of upload.tasks) state.coverage.move("Task", null, status);
	const status = "processing";
	const result = {
		id: upload.id,
		name,
		projectId: upload.project_id,
		status,
		fileType: first.type,
		fileSize: form.files.reduce((sum, { size }) => sum + size, 0),
		createdAt: upload.created_at,
		updatedAt: upload.created_at
	};
	return {
		status: Number(reading(state, team, "creation-status")),
		text: JSON.stringify(result)
	};
}
/** Roughly what an upload takes in memory, without its tasks. */
export const uploadBytes = ({ id, name, meta, project_id, folder_id }) => sizeOf(id, name, meta, project_id, folder_id);
/** Says why an upload is refused for its form; undefined if it is not. */
export function unfitForm(state, team, { body, transition }, { files, fields, problem }, params) {
	const refused = Number(transition?.rejectedWith ?? 400);
	const misfit = (why, status = refused) => ({
		status,
		why,
		misfit: true
	});
	if (problem?.kind === "fileSize") return misfit(problem.text, Number(body?.limits?.fileSize.rejectedWith ?? refused));
	if (problem?.kind === "fileCount") {
		return misfit(problem.text, Number(reading(state, team, "file-count-limit")));
	}
	if (problem) return misfit(problem.text);
	for (const [field, values] of fields) if (values.length > 1) return misfit(`${field} is there more than once`);
	const form = Object.fromEntries([...fields].map(([field, [value]]) => [field, value]));
	const whole = files.length > 0 ? {
		...form,
		file: files.map(({ name }) => name)
	} : form;
	const wrong = body && violation(body.validate, whole, "the form");
	if (wrong) return misfit(wrong);
	for (const [field, validate] of Object.entries(body?.texts ?? {})) {
		const text = form[field];
		const unfit = text === undefined ? undefined : violationOfText(validate, text, field);
		if (unfit) return misfit(unfit);
	}
	const { project_id: project } = params;
	if (project !== undefined && form["projectId"] !== project && reading(state, team, "project-id-twice") === "reject") {
		return {
			status: refused,
			why: `projectId is ${form["projectId"]}, and the path names ${project}`
		};
	}
	for (const { name } of files) {
		const status = outcomeOf(name)?.refused;
		if (status) return {
			status,
			why: `the name of the file ${name} asks for it`
		};
	}
	return undefined;
}
function violationOfText(validate, text, what) {
	try {
		return violation(validate, JSON.parse(text), what);
	} catch {
		return `${what} is not JSON`;
	}
}
/** Does to an upload what a call does: moving it, for one. */
export function applyToUpload(state, team, { transition }, upload, params) {
	const changes = {};
	for (const [field, { value, parameter }] of Object.entries(transition?.to ?? {})) {
		const from = upload[field];
		const to = parameter === undefined ? value : own(params[parameter] ?? "");
		Object.assign(upload, { [field]: to });
		changes[field] = {
			from,
			to
		};
	}
	const bytes = uploadBytes(upload);
	grow(state, team, bytes - upload.bytes);
	upload.bytes = bytes;
	return changes;
}
const { fields } = contract;
/** An upload as JSON text with this status, its fields in the order of the contract. */
export function uploadText(upload, status) {
	const texts = {
		status: JSON.stringify(status),
		files: "{}",
		meta: upload.meta
	};
	const members = fields.Upload.map(({ name }) => {
		const text = texts[name] ?? JSON.stringify(upload[name]);
		return `${JSON.stringify(name)}:${text}`;
	});
	return `{${members.join(",")}}`;
}
/** The status in the spelling that the team reads. */
export function shownStatus(state, team, upload) {
	const status = statusOf(state, team, upload);
	if (status !== "REVIEWING") return status;
	return reading(state, team, "upload-status-values") === "examples" ? "IN_REVIEW" : status;
}
export function listedUpload(state, team, upload) {
	const { id, name, folder_id, project_id, created_at } = upload;
	const meta = JSON.parse(upload.meta);
	const status = shownStatus(state, team, upload);
	return {
		id,
		name,
		status,
		folder_id,
		project_id,
		created_at,
		meta,
		tasks: upload.tasks.map(idOf)
	};
}
const idOf = ({ id }) => id;
