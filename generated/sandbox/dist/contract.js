import * as validate from "./validators.js";
export const contract = {
	"version": "0.1.0",
	"operations": [
		{
			"id": "getTask",
			"method": "GET",
			"path": "/v2/{team_id}/project/{project_id}/task/{task_id}",
			"record": "Task",
			"scope": "task.read",
			"answers": [
				{
					"status": "200",
					"examples": [
						{
							"name": "reviewing",
							"type": "application/json",
							"of": "TaskReviewing"
						},
						{
							"name": "processing",
							"type": "application/json",
							"of": "TaskProcessing"
						},
						{
							"name": "completed",
							"type": "application/json",
							"of": "TaskCompleted"
						},
						{
							"name": "failed",
							"type": "application/json",
							"of": "TaskFailed"
						},
						{
							"name": "discarded",
							"type": "application/json",
							"of": "TaskDiscarded"
						},
						{
							"name": "filtered",
							"type": "application/json",
							"of": "TaskFiltered"
						},
						{
							"name": "approved",
							"type": "application/json",
							"of": "TaskApproved"
						},
						{
							"name": "exportFailed",
							"type": "application/json",
							"of": "TaskExportFailed"
						}
					]
				},
				{
					"status": "400",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				},
				{
					"status": "401",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				},
				{
					"status": "404",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				}
			],
			"beside": [],
			"questions": [
				"task-name-and-meta",
				"timestamp-format",
				"task-service-moves",
				"after-next-step",
				"pipeline-step-order",
				"step-type-after-complete",
				"approved-initially",
				"approval-record",
				"export-trigger",
				"last-opened-null",
				"confidence-range",
				"coordinate-units",
				"response-media-type",
				"error-body-shape",
				"error-codes",
				"get-bad-request",
				"task-server-errors",
				"upload-task-ids"
			]
		},
		{
			"id": "completeTask",
			"method": "POST",
			"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/complete",
			"record": "Task",
			"scope": "task.edit",
			"answers": [
				{
					"status": "200",
					"examples": [{
						"name": "sent",
						"type": "application/json",
						"of": "TaskSent"
					}]
				},
				{
					"status": "400",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				},
				{
					"status": "401",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				},
				{
					"status": "404",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				}
			],
			"beside": ["message"],
			"transition": {
				"record": "Task",
				"from": { "status": { "in": ["REVIEWING"] } },
				"conditions": [{
					"id": "task-validates",
					"description": "The task passes the same validation as in automatic processing."
				}],
				"to": { "status": { "value": "PROCESSING" } },
				"effects": ["The next step of the pipeline starts."],
				"rejectedWith": "400",
				"reversible": false
			},
			"questions": [
				"task-name-and-meta",
				"timestamp-format",
				"task-service-moves",
				"after-next-step",
				"pipeline-step-order",
				"step-type-after-complete",
				"approved-initially",
				"approval-record",
				"export-trigger",
				"last-opened-null",
				"confidence-range",
				"coordinate-units",
				"response-media-type",
				"error-body-shape",
				"error-codes",
				"task-validation-rules",
				"undo-and-unlock",
				"task-server-errors"
			]
		},
		{
			"id": "discardTask",
			"method": "POST",
			"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/discard",
			"record": "Task",
			"scope": "task.edit",
			"answers": [
				{
					"status": "200",
					"examples": [{
						"name": "discarded",
						"type": "application/json",
						"of": "TaskDiscarded"
					}, {
						"name": "ignored",
						"type": "application/json",
						"of": "TaskDiscardIgnored"
					}]
				},
				{
					"status": "400",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				},
				{
					"status": "401",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				},
				{
					"status": "404",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				}
			],
			"beside": [],
			"transition": {
				"record": "Task",
				"from": { "status": { "in": ["REVIEWING"] } },
				"to": { "status": { "value": "DISCARDED" } },
				"effects": ["The task does not reach later steps."],
				"rejectedWith": "400",
				"openQuestions": ["discard-outside-reviewing"],
				"reversible": false
			},
			"questions": [
				"task-name-and-meta",
				"timestamp-format",
				"task-service-moves",
				"after-next-step",
				"pipeline-step-order",
				"step-type-after-complete",
				"approved-initially",
				"approval-record",
				"export-trigger",
				"last-opened-null",
				"confidence-range",
				"coordinate-units",
				"discard-outside-reviewing",
				"response-media-type",
				"error-body-shape",
				"error-codes",
				"unlock-discard-method",
				"undo-and-unlock",
				"task-server-errors"
			]
		},
		{
			"id": "reportTask",
			"method": "POST",
			"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/report",
			"record": "Task",
			"scope": "task.edit",
			"body": {
				"required": true,
				"type": "application/json",
				"validate": validate.ReportTaskRequest
			},
			"answers": [
				{
					"status": "200",
					"examples": [{
						"name": "logged",
						"type": "application/json",
						"of": "ReportLogged"
					}]
				},
				{
					"status": "201",
					"examples": [{
						"name": "logged",
						"type": "application/json",
						"of": "ReportLogged"
					}]
				},
				{
					"status": "207",
					"examples": [{
						"name": "errorObject",
						"type": "application/json",
						"of": "ReportCallFailedObject"
					}, {
						"name": "errorString",
						"type": "application/json",
						"of": "ReportCallFailedString"
					}]
				},
				{
					"status": "400",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				},
				{
					"status": "401",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				},
				{
					"status": "404",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				}
			],
			"beside": ["error"],
			"transition": {
				"record": "Task",
				"from": {},
				"to": {},
				"effects": ["The report is logged."],
				"rejectedWith": "400"
			},
			"questions": [
				"issue-values",
				"task-name-and-meta",
				"timestamp-format",
				"task-service-moves",
				"after-next-step",
				"pipeline-step-order",
				"step-type-after-complete",
				"approved-initially",
				"approval-record",
				"export-trigger",
				"last-opened-null",
				"confidence-range",
				"coordinate-units",
				"report-error-shape",
				"report-partial-error",
				"report-success-status",
				"response-media-type",
				"error-body-shape",
				"error-codes",
				"report-side-effects",
				"editing",
				"task-server-errors"
			]
		},
		{
			"id": "unlockTask",
			"method": "POST",
			"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/unlock",
			"record": "Task",
			"scope": "task.edit",
			"body": {
				"required": false,
				"type": "application/json",
				"validate": validate.unlockTaskBody
			},
			"answers": [
				{
					"status": "200",
					"examples": [{
						"name": "object",
						"type": "application/json",
						"of": "AnyObject"
					}]
				},
				{
					"status": "400",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				},
				{
					"status": "401",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				},
				{
					"status": "404",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				}
			],
			"transition": {
				"record": "Task",
				"from": {
					"status": { "in": [
						"COMPLETED",
						"DISCARDED",
						"FILTERED"
					] },
					"exported_at": { "in": [null] }
				},
				"conditions": [{
					"id": "upload-not-fully-processed",
					"description": "The upload of the task is not fully processed."
				}],
				"to": { "status": { "unknown": "unlock-next-status" } },
				"effects": ["The task can be edited."],
				"rejectedWith": "400",
				"openQuestions": ["unlock-rejection"]
			},
			"questions": [
				"unlock-request-body",
				"unlock-response",
				"response-media-type",
				"error-body-shape",
				"error-codes",
				"unlock-next-status",
				"editing",
				"unlock-rejection",
				"upload-fully-processed",
				"unlock-discard-method",
				"undo-and-unlock",
				"task-server-errors"
			]
		},
		{
			"id": "approveTask",
			"method": "POST",
			"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/approve",
			"record": "Task",
			"answers": [
				{
					"status": "200",
					"examples": [{
						"name": "approved",
						"type": "application/json",
						"of": "TaskApproved"
					}]
				},
				{
					"status": "400",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				},
				{
					"status": "401",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				},
				{
					"status": "404",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				}
			],
			"beside": [],
			"transition": {
				"record": "Task",
				"from": {
					"status": { "notIn": ["PROCESSING"] },
					"approved": { "in": [false] }
				},
				"to": { "approved": { "value": true } },
				"effects": ["The data of the task is added to the training dataset.", "The time of the approval and the API key are recorded."],
				"rejectedWith": "400",
				"event": "task_approved"
			},
			"questions": [
				"task-name-and-meta",
				"timestamp-format",
				"task-service-moves",
				"after-next-step",
				"pipeline-step-order",
				"step-type-after-complete",
				"approved-initially",
				"approval-record",
				"export-trigger",
				"last-opened-null",
				"confidence-range",
				"coordinate-units",
				"response-media-type",
				"error-body-shape",
				"error-codes",
				"approve-scope",
				"event-delivery",
				"task-server-errors"
			]
		},
		{
			"id": "disapproveTask",
			"method": "POST",
			"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/disapprove",
			"record": "Task",
			"answers": [
				{
					"status": "200",
					"examples": [{
						"name": "disapproved",
						"type": "application/json",
						"of": "TaskDisapproved"
					}]
				},
				{
					"status": "400",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				},
				{
					"status": "401",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				},
				{
					"status": "404",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				}
			],
			"beside": [],
			"transition": {
				"record": "Task",
				"from": {
					"status": { "notIn": ["PROCESSING"] },
					"approved": { "in": [true] }
				},
				"to": { "approved": { "value": false } },
				"effects": ["The data of the task is removed from the training dataset.", "The recorded time of the approval and the approver are cleared."],
				"rejectedWith": "400",
				"event": "task_de_approved"
			},
			"questions": [
				"task-name-and-meta",
				"timestamp-format",
				"task-service-moves",
				"after-next-step",
				"pipeline-step-order",
				"step-type-after-complete",
				"approved-initially",
				"approval-record",
				"export-trigger",
				"last-opened-null",
				"confidence-range",
				"coordinate-units",
				"response-media-type",
				"error-body-shape",
				"error-codes",
				"approve-scope",
				"disapprove-after-export",
				"event-delivery",
				"task-server-errors"
			]
		},
		{
			"id": "createUpload",
			"method": "POST",
			"path": "/v2/{team_id}/project/{project_id}/upload",
			"record": "Upload",
			"scope": "uploads.create",
			"body": {
				"required": true,
				"type": "multipart/form-data",
				"validate": validate.CreateUploadRequest,
				"fields": [
					"file",
					"projectId",
					"name",
					"meta"
				],
				"texts": { "meta": validate.CreateUploadRequest_meta },
				"limits": {
					"fileSize": {
						"value": 40,
						"unit": "MB",
						"per": "file",
						"rejectedWith": "413",
						"openQuestions": ["file-size-unit"]
					},
					"pageSize": {
						"value": 20,
						"unit": "MB",
						"per": "page",
						"openQuestions": ["file-size-unit", "page-size-status"]
					},
					"fileCount": {
						"value": 100,
						"unit": "files",
						"per": "batch",
						"openQuestions": ["file-count-limit"]
					}
				}
			},
			"answers": [
				{
					"status": "400",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						}
					]
				},
				{
					"status": "401",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						}
					]
				},
				{
					"status": "403",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						}
					]
				},
				{
					"status": "413",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						}
					]
				},
				{
					"status": "500",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						}
					]
				},
				{
					"status": "2XX",
					"examples": [{
						"name": "created",
						"type": "application/json",
						"of": "UploadCreated"
					}]
				}
			],
			"transition": {
				"record": "Upload",
				"creates": [{
					"record": "Upload",
					"per": "request"
				}, {
					"record": "Task",
					"per": "file"
				}],
				"rejectedWith": "400"
			},
			"questions": [
				"file-types",
				"file-count-limit",
				"project-id-twice",
				"upload-name-default",
				"meta-limits",
				"task-name-and-meta",
				"error-body-shape",
				"error-codes",
				"file-size-unit",
				"page-size-status",
				"upload-status-values",
				"upload-status-moves",
				"creation-file-fields",
				"file-type-format",
				"timestamp-format",
				"creation-status",
				"response-media-type",
				"upload-task-ids",
				"upload-folder-initially",
				"create-repeat",
				"email-import"
			]
		},
		{
			"id": "getUpload",
			"method": "GET",
			"path": "/v2/{team_id}/project/{project_id}/upload/{upload_id}",
			"record": "Upload",
			"scope": "upload.read",
			"answers": [
				{
					"status": "200",
					"examples": [
						{
							"name": "reviewing",
							"type": "application/json",
							"of": "UploadReviewing"
						},
						{
							"name": "inReview",
							"type": "application/json",
							"of": "UploadInReview"
						},
						{
							"name": "processing",
							"type": "application/json",
							"of": "UploadProcessing"
						},
						{
							"name": "completed",
							"type": "application/json",
							"of": "UploadCompleted"
						},
						{
							"name": "partial",
							"type": "application/json",
							"of": "UploadPartial"
						},
						{
							"name": "failed",
							"type": "application/json",
							"of": "UploadFailed"
						}
					]
				},
				{
					"status": "400",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				},
				{
					"status": "401",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				},
				{
					"status": "403",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				},
				{
					"status": "404",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				},
				{
					"status": "500",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				}
			],
			"beside": [],
			"questions": [
				"upload-name-default",
				"upload-status-values",
				"upload-status-moves",
				"upload-files-shape",
				"upload-task-ids",
				"upload-folder-initially",
				"other-records",
				"timestamp-format",
				"response-media-type",
				"error-body-shape",
				"error-codes",
				"no-access-status",
				"get-bad-request",
				"listing"
			]
		},
		{
			"id": "moveUpload",
			"method": "POST",
			"path": "/v2/{team_id}/project/{project_id}/upload/{upload_id}/move/{folder_id}",
			"record": "Upload",
			"scope": "upload.edit",
			"body": {
				"required": false,
				"type": "application/json",
				"validate": validate.MoveUploadRequest
			},
			"answers": [
				{
					"status": "200",
					"examples": [{
						"name": "moved",
						"type": "application/json",
						"of": "UploadMoved"
					}]
				},
				{
					"status": "400",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				},
				{
					"status": "401",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				},
				{
					"status": "403",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				},
				{
					"status": "404",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				},
				{
					"status": "500",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				}
			],
			"beside": [],
			"transition": {
				"record": "Upload",
				"to": { "folder_id": { "parameter": "folder_id" } },
				"rejectedWith": "400"
			},
			"questions": [
				"move-body",
				"upload-name-default",
				"upload-status-values",
				"upload-status-moves",
				"upload-files-shape",
				"upload-task-ids",
				"upload-folder-initially",
				"other-records",
				"timestamp-format",
				"response-media-type",
				"error-body-shape",
				"error-codes",
				"no-access-status",
				"move-method-and-path",
				"move-conditions",
				"move-unknown-folder"
			]
		},
		{
			"id": "createUploadShorthand",
			"method": "POST",
			"path": "/v2/{team_id}/upload",
			"record": "Upload",
			"scope": "uploads.create",
			"body": {
				"required": true,
				"type": "multipart/form-data",
				"validate": validate.CreateUploadRequest,
				"fields": [
					"file",
					"projectId",
					"name",
					"meta"
				],
				"texts": { "meta": validate.CreateUploadRequest_meta },
				"limits": {
					"fileSize": {
						"value": 40,
						"unit": "MB",
						"per": "file",
						"rejectedWith": "413",
						"openQuestions": ["file-size-unit"]
					},
					"pageSize": {
						"value": 20,
						"unit": "MB",
						"per": "page",
						"openQuestions": ["file-size-unit", "page-size-status"]
					},
					"fileCount": {
						"value": 100,
						"unit": "files",
						"per": "batch",
						"openQuestions": ["file-count-limit"]
					}
				}
			},
			"answers": [
				{
					"status": "400",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						}
					]
				},
				{
					"status": "401",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						}
					]
				},
				{
					"status": "403",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						}
					]
				},
				{
					"status": "413",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						}
					]
				},
				{
					"status": "500",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						}
					]
				},
				{
					"status": "2XX",
					"examples": [{
						"name": "created",
						"type": "application/json",
						"of": "UploadCreated"
					}]
				}
			],
			"transition": {
				"record": "Upload",
				"creates": [{
					"record": "Upload",
					"per": "request"
				}, {
					"record": "Task",
					"per": "file"
				}],
				"rejectedWith": "400"
			},
			"questions": [
				"file-types",
				"file-count-limit",
				"project-id-twice",
				"upload-name-default",
				"meta-limits",
				"task-name-and-meta",
				"error-body-shape",
				"error-codes",
				"file-size-unit",
				"page-size-status",
				"upload-status-values",
				"upload-status-moves",
				"creation-file-fields",
				"file-type-format",
				"timestamp-format",
				"creation-status",
				"response-media-type",
				"upload-task-ids",
				"upload-folder-initially",
				"create-repeat",
				"email-import",
				"shorthand-details",
				"path-parameter-spelling"
			]
		},
		{
			"id": "getUploadShorthand",
			"method": "GET",
			"path": "/v2/{team_id}/upload/{upload_id}",
			"record": "Upload",
			"scope": "upload.read",
			"answers": [
				{
					"status": "200",
					"examples": [
						{
							"name": "reviewing",
							"type": "application/json",
							"of": "UploadReviewing"
						},
						{
							"name": "inReview",
							"type": "application/json",
							"of": "UploadInReview"
						},
						{
							"name": "processing",
							"type": "application/json",
							"of": "UploadProcessing"
						},
						{
							"name": "completed",
							"type": "application/json",
							"of": "UploadCompleted"
						},
						{
							"name": "partial",
							"type": "application/json",
							"of": "UploadPartial"
						},
						{
							"name": "failed",
							"type": "application/json",
							"of": "UploadFailed"
						}
					]
				},
				{
					"status": "400",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				},
				{
					"status": "401",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				},
				{
					"status": "403",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				},
				{
					"status": "404",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				},
				{
					"status": "500",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					]
				}
			],
			"beside": [],
			"questions": [
				"upload-name-default",
				"upload-status-values",
				"upload-status-moves",
				"upload-files-shape",
				"upload-task-ids",
				"upload-folder-initially",
				"other-records",
				"timestamp-format",
				"response-media-type",
				"error-body-shape",
				"error-codes",
				"no-access-status",
				"get-bad-request",
				"listing",
				"shorthand-details",
				"path-parameter-spelling"
			]
		}
	],
	"scopes": [
		["uploads.create", "upload.create"],
		["uploads.view", "upload.read"],
		["uploads.edit", "upload.edit"],
		["tasks.view", "task.read"],
		["tasks.edit", "task.edit"]
	],
	"fields": {
		"Task": [
			{
				"name": "id",
				"json": false
			},
			{
				"name": "name",
				"json": false
			},
			{
				"name": "created_at",
				"json": false
			},
			{
				"name": "meta",
				"json": true
			},
			{
				"name": "status",
				"json": false
			},
			{
				"name": "step_type",
				"json": false
			},
			{
				"name": "upload_id",
				"json": false
			},
			{
				"name": "project_id",
				"json": false
			},
			{
				"name": "approved",
				"json": false
			},
			{
				"name": "exported_at",
				"json": false
			},
			{
				"name": "export_failed_at",
				"json": false
			},
			{
				"name": "last_opened_at",
				"json": false
			},
			{
				"name": "pages",
				"json": true
			}
		],
		"Upload": [
			{
				"name": "id",
				"json": false
			},
			{
				"name": "name",
				"json": false
			},
			{
				"name": "status",
				"json": false
			},
			{
				"name": "files",
				"json": true
			},
			{
				"name": "meta",
				"json": true
			},
			{
				"name": "folder_id",
				"json": false
			},
			{
				"name": "created_at",
				"json": false
			}
		]
	},
	"lifecycles": {
		"Task": {
			"field": "status",
			"states": [
				"PROCESSING",
				"REVIEWING",
				"COMPLETED",
				"FAILED",
				"DISCARDED",
				"FILTERED"
			],
			"moves": [
				{
					"to": "PROCESSING",
					"openQuestions": ["task-service-moves"]
				},
				{
					"from": "PROCESSING",
					"to": "REVIEWING",
					"openQuestions": ["task-service-moves"]
				},
				{
					"from": "PROCESSING",
					"to": "FAILED",
					"openQuestions": ["task-service-moves"]
				},
				{
					"from": "PROCESSING",
					"to": "FILTERED",
					"openQuestions": ["task-service-moves"]
				},
				{
					"from": "PROCESSING",
					"unknown": "after-next-step"
				}
			]
		},
		"Upload": {
			"field": "status",
			"states": [
				"PROCESSING",
				"REVIEWING",
				"COMPLETED",
				"PARTIAL",
				"FAILED",
				"IN_REVIEW",
				"processing"
			],
			"moves": []
		}
	},
	"values": {
		"TaskStatus": [
			"PROCESSING",
			"REVIEWING",
			"COMPLETED",
			"FAILED",
			"DISCARDED",
			"FILTERED"
		],
		"StepType": [
			"EXTRACT",
			"CLASSIFY",
			"SEGMENT",
			"GROUP"
		],
		"Issue.value": [
			"poor_quality",
			"wrong_type",
			"missing_info",
			"processing_error",
			"validation_failed"
		],
		"UploadStatus": [
			"PROCESSING",
			"REVIEWING",
			"COMPLETED",
			"PARTIAL",
			"FAILED",
			"IN_REVIEW",
			"processing"
		]
	},
	"questions": [
		{
			"id": "approve-scope",
			"title": "Scope for approving",
			"does": "Accepts any valid key, or requires the scope to modify tasks.",
			"values": ["any-key", "task.edit"],
			"default": "any-key"
		},
		{
			"id": "missing-scope-status",
			"title": "Status for a missing scope",
			"does": "Returns the status for missing access (404 for tasks, 403 for uploads), or 401.",
			"values": ["no-access", "401"],
			"default": "no-access"
		},
		{
			"id": "no-access-status",
			"title": "403 or 404 when a key lacks access to an upload",
			"does": "Returns 403, or 404. Creating an upload has 403 only.",
			"values": ["403", "404"],
			"default": "403"
		},
		{
			"id": "error-body-shape",
			"title": "Format of error bodies",
			"does": "Returns an object, a JSON string, plain text or an empty body, for every operation.",
			"values": [
				"object",
				"string",
				"plain-text",
				"empty"
			],
			"default": "object"
		},
		{
			"id": "creation-status",
			"title": "Status of creating an upload",
			"does": "Returns 200, 201 or 202.",
			"values": [
				"200",
				"201",
				"202"
			],
			"default": "200"
		},
		{
			"id": "project-id-twice",
			"title": "Project ID in path and form",
			"does": "Uses the path, or rejects the request with 400.",
			"values": ["path", "reject"],
			"default": "path"
		},
		{
			"id": "file-count-limit",
			"title": "More than 100 files",
			"does": "Rejects the request with 400, or with 413.",
			"values": ["400", "413"],
			"default": "400"
		},
		{
			"id": "file-size-unit",
			"title": "Size of a megabyte",
			"does": "Uses 1,048,576 bytes, or 1,000,000.",
			"values": ["binary", "decimal"],
			"default": "binary"
		},
		{
			"id": "upload-status-values",
			"title": "Values of an upload status",
			"does": "Returns the values of the overview, and `processing` for a new upload. Alternatively returns IN_REVIEW instead of REVIEWING.",
			"values": ["overview", "examples"],
			"default": "overview"
		},
		{
			"id": "after-next-step",
			"title": "Status after the next step",
			"does": "Changes the task to COMPLETED after the configured time, or to REVIEWING for the next step.",
			"values": ["COMPLETED", "REVIEWING"],
			"default": "COMPLETED"
		},
		{
			"id": "discard-outside-reviewing",
			"title": "Discarding outside REVIEWING",
			"does": "Returns 400, or ignores the request and returns 200 with the unchanged task.",
			"values": ["reject", "ignore"],
			"default": "reject"
		},
		{
			"id": "unlock-discard-method",
			"title": "POST or PUT for unlock and discard",
			"does": "Supports POST, or both POST and PUT.",
			"values": ["post", "post-or-put"],
			"default": "post"
		},
		{
			"id": "unlock-response",
			"title": "Response of unlock",
			"does": "Returns the task in `payload`, an empty object, or an empty body.",
			"values": [
				"task",
				"object",
				"empty"
			],
			"default": "task"
		},
		{
			"id": "unlock-next-status",
			"title": "Status after unlocking",
			"does": "Changes the task to REVIEWING, or keeps its status.",
			"values": ["REVIEWING", "unchanged"],
			"default": "REVIEWING"
		},
		{
			"id": "upload-fully-processed",
			"title": "Fully processed uploads",
			"does": "An upload is fully processed when its status is COMPLETED, or when no task is in PROCESSING or REVIEWING, or never.",
			"values": [
				"completed",
				"settled",
				"never"
			],
			"default": "completed"
		},
		{
			"id": "issue-values",
			"title": "Issue codes",
			"does": "Accepts any string, or rejects other codes with 400.",
			"values": ["accept", "reject"],
			"default": "accept"
		},
		{
			"id": "report-success-status",
			"title": "Status of a successful report",
			"does": "Returns 200, or 201.",
			"values": ["200", "201"],
			"default": "200"
		},
		{
			"id": "report-error-shape",
			"title": "Format of a report error",
			"does": "Returns an object, or a string.",
			"values": ["object", "string"],
			"default": "object"
		}
	],
	"examples": {
		"TaskReviewing": { "payload": {
			"id": "task-1",
			"name": "invoice.pdf",
			"created_at": "2026-03-02T09:15:00Z",
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"status": "REVIEWING",
			"step_type": "EXTRACT",
			"upload_id": "upload-1",
			"project_id": "project-1",
			"approved": false,
			"exported_at": null,
			"export_failed_at": null,
			"last_opened_at": "2026-03-02T09:40:00Z",
			"pages": [{
				"id": "page-1",
				"width": 1240,
				"height": 1754,
				"annotations": [{
					"id": "annotation-1",
					"entity_id": "entity-total",
					"confidence": .98,
					"content": "1,204.50",
					"top": 1320,
					"left_of_line": 812
				}, {
					"id": "annotation-2",
					"entity_id": "entity-note",
					"confidence": .61,
					"content": "Paid in part",
					"top": null,
					"left_of_line": null
				}],
				"checkboxes": [{
					"id": "checkbox-1",
					"confidence": .95,
					"checked": true,
					"coordinates": [
						[96, 1400],
						[120, 1400],
						[120, 1424],
						[96, 1424]
					]
				}],
				"segments": [{
					"id": "segment-1",
					"confidence": .9,
					"coordinates": [
						[80, 640],
						[1160, 640],
						[1160, 1120],
						[80, 1120]
					]
				}],
				"signatures": [{
					"id": "signature-1",
					"confidence": .87,
					"coordinates": [
						[760, 1510],
						[1080, 1510],
						[1080, 1630],
						[760, 1630]
					]
				}]
			}, {
				"id": "page-2",
				"width": null,
				"height": null,
				"annotations": [],
				"checkboxes": [],
				"segments": [],
				"signatures": []
			}]
		} },
		"TaskProcessing": { "payload": {
			"id": "task-1",
			"name": "invoice.pdf",
			"created_at": "2026-03-02T09:15:00Z",
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"status": "PROCESSING",
			"step_type": "EXTRACT",
			"upload_id": "upload-1",
			"project_id": "project-1",
			"approved": false,
			"exported_at": null,
			"export_failed_at": null,
			"last_opened_at": null,
			"pages": []
		} },
		"TaskCompleted": { "payload": {
			"id": "task-1",
			"name": "invoice.pdf",
			"created_at": "2026-03-02T09:15:00Z",
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"status": "COMPLETED",
			"step_type": "EXTRACT",
			"upload_id": "upload-1",
			"project_id": "project-1",
			"approved": false,
			"exported_at": null,
			"export_failed_at": null,
			"last_opened_at": "2026-03-02T09:40:00Z",
			"pages": [{
				"id": "page-1",
				"width": 1240,
				"height": 1754,
				"annotations": [],
				"checkboxes": [],
				"segments": [],
				"signatures": []
			}]
		} },
		"TaskFailed": { "payload": {
			"id": "task-1",
			"name": "invoice.pdf",
			"created_at": "2026-03-02T09:15:00Z",
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"status": "FAILED",
			"step_type": "EXTRACT",
			"upload_id": "upload-1",
			"project_id": "project-1",
			"approved": false,
			"exported_at": null,
			"export_failed_at": null,
			"last_opened_at": null,
			"pages": []
		} },
		"TaskDiscarded": { "payload": {
			"id": "task-1",
			"name": "invoice.pdf",
			"created_at": "2026-03-02T09:15:00Z",
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"status": "DISCARDED",
			"step_type": "EXTRACT",
			"upload_id": "upload-1",
			"project_id": "project-1",
			"approved": false,
			"exported_at": null,
			"export_failed_at": null,
			"last_opened_at": "2026-03-02T09:40:00Z",
			"pages": [{
				"id": "page-1",
				"width": 1240,
				"height": 1754,
				"annotations": [],
				"checkboxes": [],
				"segments": [],
				"signatures": []
			}]
		} },
		"TaskFiltered": { "payload": {
			"id": "task-1",
			"name": "invoice.pdf",
			"created_at": "2026-03-02T09:15:00Z",
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"status": "FILTERED",
			"step_type": "CLASSIFY",
			"upload_id": "upload-1",
			"project_id": "project-1",
			"approved": false,
			"exported_at": null,
			"export_failed_at": null,
			"last_opened_at": null,
			"pages": []
		} },
		"TaskApproved": { "payload": {
			"id": "task-1",
			"name": "invoice.pdf",
			"created_at": "2026-03-02T09:15:00Z",
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"status": "COMPLETED",
			"step_type": "EXTRACT",
			"upload_id": "upload-1",
			"project_id": "project-1",
			"approved": true,
			"exported_at": "2026-03-02T10:00:00Z",
			"export_failed_at": null,
			"last_opened_at": "2026-03-02T09:40:00Z",
			"pages": [{
				"id": "page-1",
				"width": 1240,
				"height": 1754,
				"annotations": [],
				"checkboxes": [],
				"segments": [],
				"signatures": []
			}]
		} },
		"TaskExportFailed": { "payload": {
			"id": "task-1",
			"name": "invoice.pdf",
			"created_at": "2026-03-02T09:15:00Z",
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"status": "COMPLETED",
			"step_type": "EXTRACT",
			"upload_id": "upload-1",
			"project_id": "project-1",
			"approved": false,
			"exported_at": null,
			"export_failed_at": "2026-03-02T10:00:00Z",
			"last_opened_at": "2026-03-02T09:40:00Z",
			"pages": [{
				"id": "page-1",
				"width": 1240,
				"height": 1754,
				"annotations": [],
				"checkboxes": [],
				"segments": [],
				"signatures": []
			}]
		} },
		"ErrorObject": { "made_up_member": "Something went wrong." },
		"ErrorString": "Something went wrong.",
		"ErrorPlainText": "Something went wrong.",
		"ErrorEmpty": "",
		"TaskSent": {
			"payload": {
				"id": "task-1",
				"name": "invoice.pdf",
				"created_at": "2026-03-02T09:15:00Z",
				"meta": [{
					"name": "purchase_order",
					"value": "4711"
				}],
				"status": "PROCESSING",
				"step_type": "EXTRACT",
				"upload_id": "upload-1",
				"project_id": "project-1",
				"approved": false,
				"exported_at": null,
				"export_failed_at": null,
				"last_opened_at": "2026-03-02T09:40:00Z",
				"pages": [{
					"id": "page-1",
					"width": 1240,
					"height": 1754,
					"annotations": [],
					"checkboxes": [],
					"segments": [],
					"signatures": []
				}]
			},
			"message": "The task was completed."
		},
		"TaskDiscardIgnored": { "payload": {
			"id": "task-1",
			"name": "invoice.pdf",
			"created_at": "2026-03-02T09:15:00Z",
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"status": "COMPLETED",
			"step_type": "EXTRACT",
			"upload_id": "upload-1",
			"project_id": "project-1",
			"approved": false,
			"exported_at": null,
			"export_failed_at": null,
			"last_opened_at": "2026-03-02T09:40:00Z",
			"pages": [{
				"id": "page-1",
				"width": 1240,
				"height": 1754,
				"annotations": [],
				"checkboxes": [],
				"segments": [],
				"signatures": []
			}]
		} },
		"ReportOneIssue": { "issues": [{
			"label": "Poor Document Quality",
			"value": "poor_quality"
		}] },
		"ReportManyIssues": {
			"issues": [{
				"label": "Wrong Document Type",
				"value": "wrong_type"
			}, {
				"label": "Missing Information",
				"value": "missing_info"
			}],
			"message": "This is a delivery note, and the order number is cut off."
		},
		"ReportOwnIssue": { "issues": [{
			"label": "Upside down",
			"value": "upside_down"
		}] },
		"ReportLogged": {
			"payload": {
				"id": "task-1",
				"name": "invoice.pdf",
				"created_at": "2026-03-02T09:15:00Z",
				"meta": [{
					"name": "purchase_order",
					"value": "4711"
				}],
				"status": "REVIEWING",
				"step_type": "EXTRACT",
				"upload_id": "upload-1",
				"project_id": "project-1",
				"approved": false,
				"exported_at": null,
				"export_failed_at": null,
				"last_opened_at": "2026-03-02T09:40:00Z",
				"pages": [{
					"id": "page-1",
					"width": 1240,
					"height": 1754,
					"annotations": [],
					"checkboxes": [],
					"segments": [],
					"signatures": []
				}]
			},
			"error": null
		},
		"ReportCallFailedObject": {
			"payload": {
				"id": "task-1",
				"name": "invoice.pdf",
				"created_at": "2026-03-02T09:15:00Z",
				"meta": [{
					"name": "purchase_order",
					"value": "4711"
				}],
				"status": "REVIEWING",
				"step_type": "EXTRACT",
				"upload_id": "upload-1",
				"project_id": "project-1",
				"approved": false,
				"exported_at": null,
				"export_failed_at": null,
				"last_opened_at": "2026-03-02T09:40:00Z",
				"pages": [{
					"id": "page-1",
					"width": 1240,
					"height": 1754,
					"annotations": [],
					"checkboxes": [],
					"segments": [],
					"signatures": []
				}]
			},
			"error": { "made_up_member": "The external system did not respond." }
		},
		"ReportCallFailedString": {
			"payload": {
				"id": "task-1",
				"name": "invoice.pdf",
				"created_at": "2026-03-02T09:15:00Z",
				"meta": [{
					"name": "purchase_order",
					"value": "4711"
				}],
				"status": "REVIEWING",
				"step_type": "EXTRACT",
				"upload_id": "upload-1",
				"project_id": "project-1",
				"approved": false,
				"exported_at": null,
				"export_failed_at": null,
				"last_opened_at": "2026-03-02T09:40:00Z",
				"pages": [{
					"id": "page-1",
					"width": 1240,
					"height": 1754,
					"annotations": [],
					"checkboxes": [],
					"segments": [],
					"signatures": []
				}]
			},
			"error": "The external system did not respond."
		},
		"AnyObject": {},
		"TaskDisapproved": { "payload": {
			"id": "task-1",
			"name": "invoice.pdf",
			"created_at": "2026-03-02T09:15:00Z",
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"status": "COMPLETED",
			"step_type": "EXTRACT",
			"upload_id": "upload-1",
			"project_id": "project-1",
			"approved": false,
			"exported_at": null,
			"export_failed_at": null,
			"last_opened_at": "2026-03-02T09:40:00Z",
			"pages": [{
				"id": "page-1",
				"width": 1240,
				"height": 1754,
				"annotations": [],
				"checkboxes": [],
				"segments": [],
				"signatures": []
			}]
		} },
		"FormOneFile": {
			"file": ["(the bytes of invoice.pdf)"],
			"projectId": "project-1"
		},
		"FormThreeFiles": {
			"file": [
				"(the bytes of page-1.tif)",
				"(the bytes of page-2.tif)",
				"(the bytes of page-3.tif)"
			],
			"projectId": "project-1",
			"name": "March invoices",
			"meta": "[{\"name\":\"purchase_order\",\"value\":\"4711\"}]"
		},
		"UploadCreated": {
			"id": "upload-1",
			"name": "March invoices",
			"projectId": "project-1",
			"status": "processing",
			"fileType": "application/pdf",
			"fileSize": 48213,
			"createdAt": "2026-03-02T09:15:00Z",
			"updatedAt": "2026-03-02T09:15:00Z"
		},
		"UploadReviewing": { "payload": {
			"id": "upload-1",
			"name": "March invoices",
			"status": "REVIEWING",
			"files": {},
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"folder_id": "folder-1",
			"created_at": "2026-03-02T09:15:00Z"
		} },
		"UploadInReview": { "payload": {
			"id": "upload-1",
			"name": "March invoices",
			"status": "IN_REVIEW",
			"files": {},
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"folder_id": "folder-1",
			"created_at": "2026-03-02T09:15:00Z"
		} },
		"UploadProcessing": { "payload": {
			"id": "upload-1",
			"name": "March invoices",
			"status": "PROCESSING",
			"files": {},
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"folder_id": "folder-1",
			"created_at": "2026-03-02T09:15:00Z"
		} },
		"UploadCompleted": { "payload": {
			"id": "upload-1",
			"name": "March invoices",
			"status": "COMPLETED",
			"files": {},
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"folder_id": "folder-1",
			"created_at": "2026-03-02T09:15:00Z"
		} },
		"UploadPartial": { "payload": {
			"id": "upload-1",
			"name": "March invoices",
			"status": "PARTIAL",
			"files": {},
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"folder_id": "folder-1",
			"created_at": "2026-03-02T09:15:00Z"
		} },
		"UploadFailed": { "payload": {
			"id": "upload-1",
			"name": "March invoices",
			"status": "FAILED",
			"files": {},
			"meta": [],
			"folder_id": "folder-1",
			"created_at": "2026-03-02T09:15:00Z"
		} },
		"MoveRepeatsId": { "upload_id": "upload-1" },
		"UploadMoved": { "payload": {
			"id": "upload-1",
			"name": "March invoices",
			"status": "IN_REVIEW",
			"files": {},
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"folder_id": "folder-2",
			"created_at": "2026-03-02T09:15:00Z"
		} }
	},
	"validateTask": validate.Task
};
