import { bytes, closed, createSchemas, enum as enum$1, formReader, items, listed, maxItems, minItems, prefixItems, properties, required, type } from "./judge.js";
// generated/types/contract/schemas.ts
const schema = /* @__PURE__ */ createSchemas({
	bytes,
	enum: enum$1,
	items,
	listed,
	maxItems,
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
			"items": { "bytes": "application/octet-stream" }
		},
		"projectId": { "type": "string" },
		"name": { "type": "string" },
		"meta": {
			"type": "array",
			"items": MetaItemRules
		}
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
const MetaItemSchema = /* @__PURE__ */ schema(MetaItemRules);
const TaskStatusSchema = /* @__PURE__ */ schema(TaskStatusRules);
const StepTypeSchema = /* @__PURE__ */ schema(StepTypeRules);
const AnnotationSchema = /* @__PURE__ */ schema(AnnotationRules);
const PointSchema = /* @__PURE__ */ schema(PointRules);
const CoordinatesSchema = /* @__PURE__ */ schema(CoordinatesRules);
const CheckboxSchema = /* @__PURE__ */ schema(CheckboxRules);
const SegmentSchema = /* @__PURE__ */ schema(SegmentRules);
const SignatureSchema = /* @__PURE__ */ schema(SignatureRules);
const PageSchema = /* @__PURE__ */ schema(PageRules);
const TaskSchema = /* @__PURE__ */ schema(TaskRules);
const TaskEnvelopeSchema = /* @__PURE__ */ schema(TaskEnvelopeRules);
const CompleteTaskResponseSchema = /* @__PURE__ */ schema(CompleteTaskResponseRules);
const IssueSchema = /* @__PURE__ */ schema(IssueRules);
const ReportTaskRequestSchema = /* @__PURE__ */ schema(ReportTaskRequestRules);
const ReportTaskResponseSchema = /* @__PURE__ */ schema(ReportTaskResponseRules);
const CreateUploadRequestSchema = /* @__PURE__ */ schema(CreateUploadRequestRules, /* @__PURE__ */ formReader(CreateUploadRequestRules, ["meta"]));
const UploadStatusSchema = /* @__PURE__ */ schema(UploadStatusRules);
const UploadCreationResultSchema = /* @__PURE__ */ schema(UploadCreationResultRules);
const UploadSchema = /* @__PURE__ */ schema(UploadRules);
const UploadEnvelopeSchema = /* @__PURE__ */ schema(UploadEnvelopeRules);
const MoveUploadRequestSchema = /* @__PURE__ */ schema(MoveUploadRequestRules);
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
