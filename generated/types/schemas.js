// src/shared/json.ts
/** Whether a value of JSON is an object, and no array. */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
// src/types/schema.ts
/** Returns what creates schemas of rules that have these keywords. */
const createSchemas = (keywords) => (rules) => ({ "~standard": {
	version: 1,
	vendor: "docproc",
	validate(value, options) {
		const { closed, maxIssues } = options?.libraryOptions ?? {};
		const max = typeof maxIssues === "number" && maxIssues >= 0 ? maxIssues : 100;
		const { count, problems } = judge(keywords, rules, value, max, enough, closed === true);
		const issues = problems.map(({ path, must, is }) => ({
			message: `${nameOf(path) || "The value"} ${must}${is}.`,
			path
		}));
		const more = `${count > enough ? "At least " : ""}${count - max} more issues are not listed (maxIssues).`;
		if (count > max) issues.push({
			message: more,
			path: []
		});
		return count > 0 ? { issues } : { value };
	}
} });
/** Issues after which nothing more is judged: a server can send millions of wrong values. */
const enough = 1e5;
/** Levels of a value that are judged. */
const deepest = 500;
/** Of a value that a schema excludes, whatever it is. */
const excluded = "must not be there";
/**
* Judges a value. Beyond `max`, problems are counted, and after `enough` nothing more is judged.
*
* @param closed Whether open sets are closed.
*/
function judge(keywords, rules, value, max, enough, closed = false) {
	const problems = [];
	const path = [];
	let count = 0;
	let isTrial = false;
	const place = {
		rules: {},
		closed,
		fail(sentence, key) {
			count++;
			if (isTrial || count > max) return;
			const at = key === void 0 ? [...path] : [...path, key];
			const [must, is] = sentence();
			problems.push({
				path: at,
				must,
				is: is ? `, and ${is}` : ""
			});
		},
		check(inner, found, key) {
			if (key !== void 0) path.push(key);
			walk(inner, found);
			if (key !== void 0) path.pop();
		},
		fits(inner, found) {
			const before = [count, isTrial];
			[count, isTrial] = [0, true];
			walk(inner, found);
			const fits = count === 0;
			[count, isTrial] = before;
			return fits;
		}
	};
	const walk = (inner, found) => {
		if (inner === false) place.fail(() => [excluded]);
		if (typeof inner === "boolean") return;
		if (path.length > deepest) return place.fail(() => ["is nested too deeply"]);
		for (const name of keysOf(inner)) {
			if (count > (isTrial ? 0 : enough)) return;
			place.rules = inner;
			if (keywords[name]?.(inner[name], found, place) === false) return;
		}
	};
	walk(rules, value);
	return {
		problems,
		count
	};
}
const known = /* @__PURE__ */ new WeakMap();
/** Returns the names of the members of a schema, which the names of many values are compared with. */
function keysOf(of) {
	const names = known.get(of) ?? Object.keys(of);
	known.set(of, names);
	return names;
}
const nameOf = (path) => path.map((key, index) => typeof key === "number" ? `[${key}]` : `${index > 0 ? "." : ""}${key}`).join("");
/** Returns a schema whose open sets are closed: a value that the contract does not list is an issue. */
const closed = ({ "~standard": standard }) => ({ "~standard": {
	...standard,
	validate: (value, options) => standard.validate(value, { libraryOptions: {
		...options?.libraryOptions,
		closed: true
	} })
} });
// src/types/keywords.ts
/** The keywords of JSON Schema that judge a value. The build includes those that the contract uses, and names those that are not here. */
/** The value of a field. Every object inherits some, such as `constructor`. */
const own = (value, name) => Object.hasOwn(value, name) ? value[name] : void 0;
const isType = (type, value) => {
	if (type === "null") return value === null;
	if (type === "array") return Array.isArray(value);
	if (type === "object") return isObject(value);
	if (type === "integer") return Number.isInteger(value);
	return type === "number" ? Number.isFinite(value) : typeof value === type;
};
const shown = (value) => {
	if (Array.isArray(value)) return "an array";
	if (isObject(value)) return "an object";
	if (typeof value !== "string") return String(value);
	return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
};
const is = (value) => `is ${shown(value)}`;
const namesOf = (values) => values.map(shown).join(", ");
/** Whether a value of a schema and a judged one are equal. It goes no deeper than the schema. */
function isSame(known, value) {
	if (Object(known) !== known || Object(value) !== value) return known === value;
	const names = keysOf(known);
	return Array.isArray(known) === Array.isArray(value) && names.length === Object.keys(value).length && names.every((name) => isSame(known[name], own(value, name)));
}
function type(rule, value, { fail }) {
	const fits = typeof rule === "string" ? isType(rule, value) : rule.some((each) => isType(each, value));
	const named = (each) => each === "null" ? each : `${/^[aio]/.test(each) ? "an" : "a"} ${each}`;
	if (!fits) fail(() => [`must be ${[rule].flat().map(named).join(" or ")}`, is(value)]);
	return fits;
}
const enumOf = (rule, value, { fail }) => {
	if (!rule.some((each) => isSame(each, value))) fail(() => [`must be one of ${namesOf(rule)}`, is(value)]);
};
/** The values that an open set lists. */
const listed = (rule, value, { closed, fail }) => {
	if (closed && typeof value === "string" && !rule.includes(value)) fail(() => [`is ${shown(value)}, which is not one of ${namesOf(rule)}`]);
};
const required = (rule, value, { fail }) => {
	if (!isObject(value)) return;
	for (const name of rule) if (own(value, name) === void 0) fail(() => ["is missing"], name);
};
const properties = (rule, value, { check }) => {
	if (!isObject(value)) return;
	for (const name of keysOf(rule)) {
		const found = own(value, name);
		if (found !== void 0) check(rule[name] ?? true, found, name);
	}
};
const prefixItems = (rule, value, { check }) => {
	if (!Array.isArray(value)) return;
	const end = Math.min(rule.length, value.length);
	for (let index = 0; index < end; index++) check(rule[index] ?? true, value[index], index);
};
const items = (rule, value, { rules, check }) => {
	if (!Array.isArray(value)) return;
	const { length } = Object(rules["prefixItems"] ?? []);
	for (let index = length; index < value.length; index++) check(rule, value[index], index);
};
/** A keyword that compares a number which some values have. */
const bound = (measure, fits, must) => (rule, value, { fail }) => {
	const size = measure(value);
	if (size !== void 0 && !fits(size, rule)) fail(() => [`must ${must.replace("#", String(rule))}`, `has ${size}`]);
};
const most = (size, rule) => size <= rule;
const least = (size, rule) => size >= rule;
const count = (value) => Array.isArray(value) ? value.length : void 0;
const minItems = bound(count, least, "have a length of at least #");
// generated/types/contract/schemas.ts
const schema = /* @__PURE__ */ createSchemas({
	enum: enumOf,
	items,
	listed,
	maxItems: bound(count, most, "have a length of at most #"),
	minItems,
	prefixItems,
	properties,
	required,
	type
});
const MetaItemRules = {
	"type": "object",
	"required": ["name", "value"],
	"properties": {
		"name": { "type": "string" },
		"value": { "type": "string" }
	}
};
const TaskStatusRules = {
	"type": "string",
	"enum": [
		"PROCESSING",
		"REVIEWING",
		"COMPLETED",
		"FAILED",
		"DISCARDED",
		"FILTERED"
	]
};
const StepTypeRules = {
	"type": "string",
	"enum": [
		"EXTRACT",
		"CLASSIFY",
		"SEGMENT",
		"GROUP"
	]
};
const AnnotationRules = {
	"type": "object",
	"required": [
		"id",
		"entity_id",
		"confidence",
		"content",
		"top",
		"left_of_line"
	],
	"properties": {
		"id": { "type": "string" },
		"entity_id": { "type": "string" },
		"confidence": { "type": "number" },
		"content": { "type": "string" },
		"top": { "type": ["number", "null"] },
		"left_of_line": { "type": ["number", "null"] }
	}
};
const PointRules = {
	"type": "array",
	"prefixItems": [{ "type": "number" }, { "type": "number" }],
	"minItems": 2,
	"maxItems": 2
};
const CoordinatesRules = {
	"type": "array",
	"prefixItems": [
		PointRules,
		PointRules,
		PointRules,
		PointRules
	],
	"minItems": 4,
	"maxItems": 4
};
const CheckboxRules = {
	"type": "object",
	"required": [
		"id",
		"confidence",
		"checked",
		"coordinates"
	],
	"properties": {
		"id": { "type": "string" },
		"confidence": { "type": "number" },
		"checked": { "type": "boolean" },
		"coordinates": CoordinatesRules
	}
};
const SegmentRules = {
	"type": "object",
	"required": [
		"id",
		"confidence",
		"coordinates"
	],
	"properties": {
		"id": { "type": "string" },
		"confidence": { "type": "number" },
		"coordinates": CoordinatesRules
	}
};
const SignatureRules = {
	"type": "object",
	"required": [
		"id",
		"confidence",
		"coordinates"
	],
	"properties": {
		"id": { "type": "string" },
		"confidence": { "type": "number" },
		"coordinates": CoordinatesRules
	}
};
const PageRules = {
	"type": "object",
	"required": [
		"id",
		"width",
		"height",
		"annotations",
		"checkboxes",
		"segments",
		"signatures"
	],
	"properties": {
		"id": { "type": "string" },
		"width": { "type": ["number", "null"] },
		"height": { "type": ["number", "null"] },
		"annotations": {
			"type": "array",
			"items": AnnotationRules
		},
		"checkboxes": {
			"type": "array",
			"items": CheckboxRules
		},
		"segments": {
			"type": "array",
			"items": SegmentRules
		},
		"signatures": {
			"type": "array",
			"items": SignatureRules
		}
	}
};
const TaskRules = {
	"type": "object",
	"required": [
		"id",
		"name",
		"created_at",
		"meta",
		"status",
		"step_type",
		"upload_id",
		"project_id",
		"approved",
		"exported_at",
		"export_failed_at",
		"last_opened_at",
		"pages"
	],
	"properties": {
		"id": { "type": "string" },
		"name": { "type": "string" },
		"created_at": { "type": "string" },
		"meta": {
			"type": "array",
			"items": MetaItemRules
		},
		"status": TaskStatusRules,
		"step_type": StepTypeRules,
		"upload_id": { "type": "string" },
		"project_id": { "type": "string" },
		"approved": { "type": "boolean" },
		"exported_at": { "type": ["string", "null"] },
		"export_failed_at": { "type": ["string", "null"] },
		"last_opened_at": { "type": ["string", "null"] },
		"pages": {
			"type": "array",
			"items": PageRules
		}
	}
};
const TaskEnvelopeRules = {
	"type": "object",
	"required": ["payload"],
	"properties": { "payload": TaskRules }
};
const CompleteTaskResponseRules = {
	"type": "object",
	"required": ["payload", "message"],
	"properties": {
		"payload": TaskRules,
		"message": { "type": "string" }
	}
};
const IssueRules = {
	"type": "object",
	"required": ["label", "value"],
	"properties": {
		"label": { "type": "string" },
		"value": {
			"listed": [
				"poor_quality",
				"wrong_type",
				"missing_info",
				"processing_error",
				"validation_failed"
			],
			"type": "string"
		}
	}
};
const ReportTaskRequestRules = {
	"type": "object",
	"required": ["issues"],
	"properties": {
		"issues": {
			"type": "array",
			"minItems": 1,
			"items": IssueRules
		},
		"message": { "type": "string" }
	}
};
const ReportTaskResponseRules = {
	"type": "object",
	"required": ["payload", "error"],
	"properties": {
		"payload": TaskRules,
		"error": {}
	}
};
const CreateUploadRequestRules = {
	"type": "object",
	"required": ["file", "projectId"],
	"properties": {
		"file": {
			"type": "array",
			"minItems": 1,
			"maxItems": 100,
			"items": {}
		},
		"projectId": { "type": "string" },
		"name": { "type": "string" },
		"meta": { "type": "string" }
	}
};
const UploadStatusRules = {
	"listed": [
		"PROCESSING",
		"REVIEWING",
		"COMPLETED",
		"PARTIAL",
		"FAILED",
		"IN_REVIEW",
		"processing"
	],
	"type": "string"
};
const UploadCreationResultRules = {
	"type": "object",
	"required": [
		"id",
		"name",
		"projectId",
		"status",
		"fileType",
		"fileSize",
		"createdAt",
		"updatedAt"
	],
	"properties": {
		"id": { "type": "string" },
		"name": { "type": "string" },
		"projectId": { "type": "string" },
		"status": UploadStatusRules,
		"fileType": { "type": "string" },
		"fileSize": { "type": "number" },
		"createdAt": { "type": "string" },
		"updatedAt": { "type": "string" }
	}
};
const UploadRules = {
	"type": "object",
	"required": [
		"id",
		"name",
		"status",
		"files",
		"meta",
		"folder_id",
		"created_at"
	],
	"properties": {
		"id": { "type": "string" },
		"name": { "type": "string" },
		"status": UploadStatusRules,
		"files": { "type": "object" },
		"meta": {
			"type": "array",
			"items": MetaItemRules
		},
		"folder_id": { "type": "string" },
		"created_at": { "type": "string" }
	}
};
const UploadEnvelopeRules = {
	"type": "object",
	"required": ["payload"],
	"properties": { "payload": UploadRules }
};
const MoveUploadRequestRules = {
	"type": "object",
	"properties": { "upload_id": { "type": "string" } }
};
/** A metadata item. */
const MetaItemSchema = /* @__PURE__ */ schema(MetaItemRules);
/** Status of a task. */
const TaskStatusSchema = /* @__PURE__ */ schema(TaskStatusRules);
/** Type of the pipeline step. The extraction step yields the annotations, checkboxes, segments and signatures of each page. */
const StepTypeSchema = /* @__PURE__ */ schema(StepTypeRules);
/** An extracted item of one field. */
const AnnotationSchema = /* @__PURE__ */ schema(AnnotationRules);
/** A pair of numbers, x and y. */
const PointSchema = /* @__PURE__ */ schema(PointRules);
/** Four points that define a rectangle, clockwise from the top left. */
const CoordinatesSchema = /* @__PURE__ */ schema(CoordinatesRules);
/** A detected checkbox. */
const CheckboxSchema = /* @__PURE__ */ schema(CheckboxRules);
/** A detected segment. */
const SegmentSchema = /* @__PURE__ */ schema(SegmentRules);
/** A detected signature. */
const SignatureSchema = /* @__PURE__ */ schema(SignatureRules);
/** The data and extracted items of one page. */
const PageSchema = /* @__PURE__ */ schema(PageRules);
/** The processing of one document. Each file of an upload becomes one task. */
const TaskSchema = /* @__PURE__ */ schema(TaskRules);
/** A task, wrapped in `payload`. */
const TaskEnvelopeSchema = /* @__PURE__ */ schema(TaskEnvelopeRules);
/** The completed task and a message. */
const CompleteTaskResponseSchema = /* @__PURE__ */ schema(CompleteTaskResponseRules);
/** An issue, with a human-readable label and a machine-readable code. */
const IssueSchema = /* @__PURE__ */ schema(IssueRules);
/** The issues of a task. */
const ReportTaskRequestSchema = /* @__PURE__ */ schema(ReportTaskRequestRules);
/** The reported task and error information. */
const ReportTaskResponseSchema = /* @__PURE__ */ schema(ReportTaskResponseRules);
/** Form with the files to upload. */
const CreateUploadRequestSchema = /* @__PURE__ */ schema(CreateUploadRequestRules);
/** Status of an upload, aggregated from its tasks. Values other than those listed are possible. */
const UploadStatusSchema = /* @__PURE__ */ schema(UploadStatusRules);
/** Result of creating an upload. Unlike the result of getUpload, it has camelCase names and is not wrapped in `payload`. */
const UploadCreationResultSchema = /* @__PURE__ */ schema(UploadCreationResultRules);
/** A submission of one or more files. Each file becomes one task. */
const UploadSchema = /* @__PURE__ */ schema(UploadRules);
/** An upload, wrapped in `payload`. */
const UploadEnvelopeSchema = /* @__PURE__ */ schema(UploadEnvelopeRules);
/** Optional body that repeats the upload ID of the path. */
const MoveUploadRequestSchema = /* @__PURE__ */ schema(MoveUploadRequestRules);
/** The schemas of responses, by operationId and status. */
const responses = {
	getTask: {
		"200": TaskEnvelopeSchema,
		"400": /* @__PURE__ */ schema({}),
		"401": /* @__PURE__ */ schema({}),
		"404": /* @__PURE__ */ schema({})
	},
	completeTask: {
		"200": CompleteTaskResponseSchema,
		"400": /* @__PURE__ */ schema({}),
		"401": /* @__PURE__ */ schema({}),
		"404": /* @__PURE__ */ schema({})
	},
	discardTask: {
		"200": TaskEnvelopeSchema,
		"400": /* @__PURE__ */ schema({}),
		"401": /* @__PURE__ */ schema({}),
		"404": /* @__PURE__ */ schema({})
	},
	reportTask: {
		"200": ReportTaskResponseSchema,
		"201": ReportTaskResponseSchema,
		"207": ReportTaskResponseSchema,
		"400": /* @__PURE__ */ schema({}),
		"401": /* @__PURE__ */ schema({}),
		"404": /* @__PURE__ */ schema({})
	},
	unlockTask: {
		"200": /* @__PURE__ */ schema({}),
		"400": /* @__PURE__ */ schema({}),
		"401": /* @__PURE__ */ schema({}),
		"404": /* @__PURE__ */ schema({})
	},
	approveTask: {
		"200": TaskEnvelopeSchema,
		"400": /* @__PURE__ */ schema({}),
		"401": /* @__PURE__ */ schema({}),
		"404": /* @__PURE__ */ schema({})
	},
	disapproveTask: {
		"200": TaskEnvelopeSchema,
		"400": /* @__PURE__ */ schema({}),
		"401": /* @__PURE__ */ schema({}),
		"404": /* @__PURE__ */ schema({})
	},
	createUpload: {
		"400": /* @__PURE__ */ schema({}),
		"401": /* @__PURE__ */ schema({}),
		"403": /* @__PURE__ */ schema({}),
		"413": /* @__PURE__ */ schema({}),
		"500": /* @__PURE__ */ schema({}),
		"2XX": UploadCreationResultSchema
	},
	getUpload: {
		"200": UploadEnvelopeSchema,
		"400": /* @__PURE__ */ schema({}),
		"401": /* @__PURE__ */ schema({}),
		"403": /* @__PURE__ */ schema({}),
		"404": /* @__PURE__ */ schema({}),
		"500": /* @__PURE__ */ schema({})
	},
	moveUpload: {
		"200": UploadEnvelopeSchema,
		"400": /* @__PURE__ */ schema({}),
		"401": /* @__PURE__ */ schema({}),
		"403": /* @__PURE__ */ schema({}),
		"404": /* @__PURE__ */ schema({}),
		"500": /* @__PURE__ */ schema({})
	},
	createUploadShorthand: {
		"400": /* @__PURE__ */ schema({}),
		"401": /* @__PURE__ */ schema({}),
		"403": /* @__PURE__ */ schema({}),
		"413": /* @__PURE__ */ schema({}),
		"500": /* @__PURE__ */ schema({}),
		"2XX": UploadCreationResultSchema
	},
	getUploadShorthand: {
		"200": UploadEnvelopeSchema,
		"400": /* @__PURE__ */ schema({}),
		"401": /* @__PURE__ */ schema({}),
		"403": /* @__PURE__ */ schema({}),
		"404": /* @__PURE__ */ schema({}),
		"500": /* @__PURE__ */ schema({})
	}
};
export { AnnotationSchema as Annotation, CheckboxSchema as Checkbox, CompleteTaskResponseSchema as CompleteTaskResponse, CoordinatesSchema as Coordinates, CreateUploadRequestSchema as CreateUploadRequest, IssueSchema as Issue, MetaItemSchema as MetaItem, MoveUploadRequestSchema as MoveUploadRequest, PageSchema as Page, PointSchema as Point, ReportTaskRequestSchema as ReportTaskRequest, ReportTaskResponseSchema as ReportTaskResponse, SegmentSchema as Segment, SignatureSchema as Signature, StepTypeSchema as StepType, TaskSchema as Task, TaskEnvelopeSchema as TaskEnvelope, TaskStatusSchema as TaskStatus, UploadSchema as Upload, UploadCreationResultSchema as UploadCreationResult, UploadEnvelopeSchema as UploadEnvelope, UploadStatusSchema as UploadStatus, closed, responses };
