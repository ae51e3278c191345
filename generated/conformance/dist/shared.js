import { require__2020 } from "./ajv.js";
import timers from "node:timers/promises";
// generated/conformance/contract/contract.ts
const contract = {
	"version": "0.1.0",
	"operations": [
		{
			"id": "getTask",
			"method": "GET",
			"path": "/v2/{team_id}/project/{project_id}/task/{task_id}",
			"pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get",
			"parameters": [
				{
					"name": "team_id",
					"snakeName": "team_id",
					"role": "team"
				},
				{
					"name": "project_id",
					"snakeName": "project_id",
					"role": "project"
				},
				{
					"name": "task_id",
					"snakeName": "task_id",
					"role": "resource"
				}
			],
			"query": [],
			"headers": [],
			"scopes": [["task.read", "tasks.view"]],
			"responses": [
				{
					"status": "200",
					"contents": [{
						"type": "application/json",
						"schema": { "$ref": "contract#/components/schemas/TaskEnvelope" },
						"shape": "TaskEnvelope",
						"empty": false
					}],
					"pointers": [
						"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/200",
						"#/components/schemas/TaskEnvelope",
						"#/components/schemas/Task",
						"#/components/schemas/MetaItem",
						"#/components/schemas/TaskStatus",
						"#/components/schemas/StepType",
						"#/components/schemas/Page",
						"#/components/schemas/Annotation",
						"#/components/schemas/Checkbox",
						"#/components/schemas/Coordinates",
						"#/components/schemas/Segment",
						"#/components/schemas/Signature"
					]
				},
				{
					"status": "400",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400", "#/components/responses/BadRequest"]
				},
				{
					"status": "401",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401", "#/components/responses/Unauthorized"]
				},
				{
					"status": "404",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404", "#/components/responses/TaskNotFound"]
				}
			],
			"success": {
				"kind": "envelope",
				"statuses": ["200"],
				"partial": []
			},
			"resource": "Task",
			"action": "get",
			"changeType": "none",
			"questions": [
				"task-name-and-meta",
				"timestamp-format",
				"task-service-moves",
				"after-next-step",
				"pipeline-step-order",
				"step-type-after-complete",
				"approved-initially",
				"approval-record",
				"disapprove-after-export",
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
			],
			"ownQuestions": [
				"get-bad-request",
				"task-server-errors",
				"upload-task-ids"
			]
		},
		{
			"id": "completeTask",
			"method": "POST",
			"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/complete",
			"pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post",
			"parameters": [
				{
					"name": "team_id",
					"snakeName": "team_id",
					"role": "team"
				},
				{
					"name": "project_id",
					"snakeName": "project_id",
					"role": "project"
				},
				{
					"name": "task_id",
					"snakeName": "task_id",
					"role": "resource"
				}
			],
			"query": [],
			"headers": [],
			"scopes": [["task.edit", "tasks.edit"]],
			"responses": [
				{
					"status": "200",
					"contents": [{
						"type": "application/json",
						"schema": { "$ref": "contract#/components/schemas/CompleteTaskResponse" },
						"shape": "CompleteTaskResponse",
						"empty": false
					}],
					"pointers": [
						"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/responses/200",
						"#/components/schemas/CompleteTaskResponse",
						"#/components/schemas/Task",
						"#/components/schemas/MetaItem",
						"#/components/schemas/TaskStatus",
						"#/components/schemas/StepType",
						"#/components/schemas/Page",
						"#/components/schemas/Annotation",
						"#/components/schemas/Checkbox",
						"#/components/schemas/Coordinates",
						"#/components/schemas/Segment",
						"#/components/schemas/Signature"
					]
				},
				{
					"status": "400",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/responses/400", "#/components/responses/BadRequest"]
				},
				{
					"status": "401",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/responses/401", "#/components/responses/Unauthorized"]
				},
				{
					"status": "404",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/responses/404", "#/components/responses/TaskNotFound"]
				}
			],
			"success": {
				"kind": "envelope",
				"statuses": ["200"],
				"partial": []
			},
			"resource": "Task",
			"transition": {
				"pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/x-transition",
				"from": { "status": { "in": ["REVIEWING"] } },
				"conditions": ["task-validates"],
				"to": { "status": { "value": "PROCESSING" } },
				"rejectedWith": "400"
			},
			"changeType": "irreversible",
			"questions": [
				"task-name-and-meta",
				"timestamp-format",
				"task-service-moves",
				"after-next-step",
				"pipeline-step-order",
				"step-type-after-complete",
				"approved-initially",
				"approval-record",
				"disapprove-after-export",
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
			],
			"ownQuestions": [
				"task-validation-rules",
				"after-next-step",
				"step-type-after-complete",
				"undo-and-unlock",
				"task-server-errors"
			]
		},
		{
			"id": "discardTask",
			"method": "POST",
			"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/discard",
			"pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post",
			"parameters": [
				{
					"name": "team_id",
					"snakeName": "team_id",
					"role": "team"
				},
				{
					"name": "project_id",
					"snakeName": "project_id",
					"role": "project"
				},
				{
					"name": "task_id",
					"snakeName": "task_id",
					"role": "resource"
				}
			],
			"query": [],
			"headers": [],
			"scopes": [["task.edit", "tasks.edit"]],
			"responses": [
				{
					"status": "200",
					"contents": [{
						"type": "application/json",
						"schema": { "$ref": "contract#/components/schemas/TaskEnvelope" },
						"shape": "TaskEnvelope",
						"empty": false
					}],
					"pointers": [
						"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/responses/200",
						"#/components/schemas/TaskEnvelope",
						"#/components/schemas/Task",
						"#/components/schemas/MetaItem",
						"#/components/schemas/TaskStatus",
						"#/components/schemas/StepType",
						"#/components/schemas/Page",
						"#/components/schemas/Annotation",
						"#/components/schemas/Checkbox",
						"#/components/schemas/Coordinates",
						"#/components/schemas/Segment",
						"#/components/schemas/Signature"
					]
				},
				{
					"status": "400",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/responses/400", "#/components/responses/BadRequest"]
				},
				{
					"status": "401",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/responses/401", "#/components/responses/Unauthorized"]
				},
				{
					"status": "404",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/responses/404", "#/components/responses/TaskNotFound"]
				}
			],
			"success": {
				"kind": "envelope",
				"statuses": ["200"],
				"partial": []
			},
			"resource": "Task",
			"transition": {
				"pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/x-transition",
				"from": { "status": { "in": ["REVIEWING"] } },
				"conditions": [],
				"to": { "status": { "value": "DISCARDED" } },
				"rejectedWith": "400"
			},
			"changeType": "irreversible",
			"questions": [
				"task-name-and-meta",
				"timestamp-format",
				"task-service-moves",
				"after-next-step",
				"pipeline-step-order",
				"step-type-after-complete",
				"approved-initially",
				"approval-record",
				"disapprove-after-export",
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
			],
			"ownQuestions": [
				"discard-outside-reviewing",
				"unlock-discard-method",
				"undo-and-unlock",
				"task-server-errors"
			]
		},
		{
			"id": "reportTask",
			"method": "POST",
			"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/report",
			"pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post",
			"parameters": [
				{
					"name": "team_id",
					"snakeName": "team_id",
					"role": "team"
				},
				{
					"name": "project_id",
					"snakeName": "project_id",
					"role": "project"
				},
				{
					"name": "task_id",
					"snakeName": "task_id",
					"role": "resource"
				}
			],
			"query": [],
			"headers": [],
			"scopes": [["task.edit", "tasks.edit"]],
			"body": {
				"type": "application/json",
				"kind": "json",
				"required": true,
				"texts": [],
				"fields": ["issues", "message"],
				"inPath": {},
				"valid": [
					{
						"name": "oneIssue",
						"value": { "issues": [{
							"label": "Poor Document Quality",
							"value": "poor_quality"
						}] }
					},
					{
						"name": "manyIssues",
						"value": {
							"issues": [{
								"label": "Wrong Document Type",
								"value": "wrong_type"
							}, {
								"label": "Missing Information",
								"value": "missing_info"
							}],
							"message": "A delivery note without an order number."
						}
					},
					{
						"name": "ownIssue",
						"value": { "issues": [{
							"label": "Upside down",
							"value": "upside_down"
						}] }
					}
				],
				"invalid": [
					{
						"name": "type",
						"at": "",
						"keyword": "type",
						"value": 12,
						"pointer": "#/components/schemas/ReportTaskRequest/type"
					},
					{
						"name": "type-null",
						"at": "",
						"keyword": "type",
						"value": null,
						"pointer": "#/components/schemas/ReportTaskRequest/type"
					},
					{
						"name": "issues-required",
						"at": "/issues",
						"keyword": "required",
						"value": {},
						"pointer": "#/components/schemas/ReportTaskRequest/required"
					},
					{
						"name": "issues-type",
						"at": "/issues",
						"keyword": "type",
						"value": { "issues": 12 },
						"pointer": "#/components/schemas/ReportTaskRequest/properties/issues/type"
					},
					{
						"name": "issues-type-null",
						"at": "/issues",
						"keyword": "type",
						"value": { "issues": null },
						"pointer": "#/components/schemas/ReportTaskRequest/properties/issues/type"
					},
					{
						"name": "issues-minItems",
						"at": "/issues",
						"keyword": "minItems",
						"value": { "issues": [] },
						"pointer": "#/components/schemas/ReportTaskRequest/properties/issues/minItems"
					},
					{
						"name": "issues-label-required",
						"at": "/issues/0/label",
						"keyword": "required",
						"value": { "issues": [{ "value": "upside_down" }] },
						"pointer": "#/components/schemas/Issue/required"
					},
					{
						"name": "issues-label-type",
						"at": "/issues/0/label",
						"keyword": "type",
						"value": { "issues": [{
							"label": 12,
							"value": "upside_down"
						}] },
						"pointer": "#/components/schemas/Issue/properties/label/type"
					},
					{
						"name": "issues-label-type-null",
						"at": "/issues/0/label",
						"keyword": "type",
						"value": { "issues": [{
							"label": null,
							"value": "upside_down"
						}] },
						"pointer": "#/components/schemas/Issue/properties/label/type"
					},
					{
						"name": "issues-value-required",
						"at": "/issues/0/value",
						"keyword": "required",
						"value": { "issues": [{ "label": "Upside down" }] },
						"pointer": "#/components/schemas/Issue/required"
					},
					{
						"name": "issues-value-type",
						"at": "/issues/0/value",
						"keyword": "type",
						"value": { "issues": [{
							"label": "Upside down",
							"value": 12
						}] },
						"pointer": "#/components/schemas/Issue/properties/value/type"
					},
					{
						"name": "issues-value-type-null",
						"at": "/issues/0/value",
						"keyword": "type",
						"value": { "issues": [{
							"label": "Upside down",
							"value": null
						}] },
						"pointer": "#/components/schemas/Issue/properties/value/type"
					},
					{
						"name": "message-type",
						"at": "/message",
						"keyword": "type",
						"value": {
							"issues": [{
								"label": "Wrong Document Type",
								"value": "wrong_type"
							}, {
								"label": "Missing Information",
								"value": "missing_info"
							}],
							"message": 12
						},
						"pointer": "#/components/schemas/ReportTaskRequest/properties/message/type"
					},
					{
						"name": "message-type-null",
						"at": "/message",
						"keyword": "type",
						"value": {
							"issues": [{
								"label": "Wrong Document Type",
								"value": "wrong_type"
							}, {
								"label": "Missing Information",
								"value": "missing_info"
							}],
							"message": null
						},
						"pointer": "#/components/schemas/ReportTaskRequest/properties/message/type"
					}
				],
				"limits": [],
				"pointer": "#/components/schemas/ReportTaskRequest"
			},
			"responses": [
				{
					"status": "200",
					"contents": [{
						"type": "application/json",
						"schema": { "$ref": "contract#/components/schemas/ReportTaskResponse" },
						"shape": "ReportTaskResponse",
						"empty": false
					}],
					"pointers": [
						"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/responses/200",
						"#/components/schemas/ReportTaskResponse",
						"#/components/schemas/Task",
						"#/components/schemas/MetaItem",
						"#/components/schemas/TaskStatus",
						"#/components/schemas/StepType",
						"#/components/schemas/Page",
						"#/components/schemas/Annotation",
						"#/components/schemas/Checkbox",
						"#/components/schemas/Coordinates",
						"#/components/schemas/Segment",
						"#/components/schemas/Signature"
					]
				},
				{
					"status": "201",
					"contents": [{
						"type": "application/json",
						"schema": { "$ref": "contract#/components/schemas/ReportTaskResponse" },
						"shape": "ReportTaskResponse",
						"empty": false
					}],
					"pointers": [
						"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/responses/201",
						"#/components/schemas/ReportTaskResponse",
						"#/components/schemas/Task",
						"#/components/schemas/MetaItem",
						"#/components/schemas/TaskStatus",
						"#/components/schemas/StepType",
						"#/components/schemas/Page",
						"#/components/schemas/Annotation",
						"#/components/schemas/Checkbox",
						"#/components/schemas/Coordinates",
						"#/components/schemas/Segment",
						"#/components/schemas/Signature"
					]
				},
				{
					"status": "207",
					"contents": [{
						"type": "application/json",
						"schema": { "$ref": "contract#/components/schemas/ReportTaskResponse" },
						"shape": "ReportTaskResponse",
						"empty": false
					}],
					"pointers": [
						"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/responses/207",
						"#/components/schemas/ReportTaskResponse",
						"#/components/schemas/Task",
						"#/components/schemas/MetaItem",
						"#/components/schemas/TaskStatus",
						"#/components/schemas/StepType",
						"#/components/schemas/Page",
						"#/components/schemas/Annotation",
						"#/components/schemas/Checkbox",
						"#/components/schemas/Coordinates",
						"#/components/schemas/Segment",
						"#/components/schemas/Signature"
					]
				},
				{
					"status": "400",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/responses/400", "#/components/responses/BadRequest"]
				},
				{
					"status": "401",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/responses/401", "#/components/responses/Unauthorized"]
				},
				{
					"status": "404",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/responses/404", "#/components/responses/TaskNotFound"]
				}
			],
			"success": {
				"kind": "envelope",
				"statuses": ["200", "201"],
				"partial": ["207"]
			},
			"resource": "Task",
			"transition": {
				"pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/x-transition",
				"from": {},
				"conditions": [],
				"to": {},
				"rejectedWith": "400"
			},
			"changeType": "irreversible",
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
				"disapprove-after-export",
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
			],
			"ownQuestions": [
				"report-success-status",
				"report-side-effects",
				"editing",
				"task-server-errors"
			]
		},
		{
			"id": "unlockTask",
			"method": "POST",
			"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/unlock",
			"pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post",
			"parameters": [
				{
					"name": "team_id",
					"snakeName": "team_id",
					"role": "team"
				},
				{
					"name": "project_id",
					"snakeName": "project_id",
					"role": "project"
				},
				{
					"name": "task_id",
					"snakeName": "task_id",
					"role": "resource"
				}
			],
			"query": [],
			"headers": [],
			"scopes": [["task.edit", "tasks.edit"]],
			"body": {
				"type": "application/json",
				"kind": "json",
				"required": false,
				"texts": [],
				"fields": [],
				"inPath": {},
				"valid": [{
					"name": "object",
					"value": {}
				}],
				"invalid": [],
				"limits": [],
				"pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/requestBody"
			},
			"responses": [
				{
					"status": "200",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/responses/200",
						"empty": false
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/responses/200"]
				},
				{
					"status": "400",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/responses/400", "#/components/responses/BadRequest"]
				},
				{
					"status": "401",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/responses/401", "#/components/responses/Unauthorized"]
				},
				{
					"status": "404",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/responses/404", "#/components/responses/TaskNotFound"]
				}
			],
			"success": {
				"kind": "unknown",
				"statuses": ["200"],
				"partial": []
			},
			"resource": "Task",
			"transition": {
				"pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/x-transition",
				"from": {
					"status": { "in": [
						"COMPLETED",
						"DISCARDED",
						"FILTERED"
					] },
					"exported_at": { "in": [null] }
				},
				"conditions": ["upload-not-fully-processed"],
				"to": { "status": { "unknown": "unlock-next-status" } },
				"rejectedWith": "400"
			},
			"changeType": "changes",
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
			],
			"ownQuestions": [
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
			"pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post",
			"parameters": [
				{
					"name": "team_id",
					"snakeName": "team_id",
					"role": "team"
				},
				{
					"name": "project_id",
					"snakeName": "project_id",
					"role": "project"
				},
				{
					"name": "task_id",
					"snakeName": "task_id",
					"role": "resource"
				}
			],
			"query": [],
			"headers": [],
			"scopes": [],
			"responses": [
				{
					"status": "200",
					"contents": [{
						"type": "application/json",
						"schema": { "$ref": "contract#/components/schemas/TaskEnvelope" },
						"shape": "TaskEnvelope",
						"empty": false
					}],
					"pointers": [
						"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/responses/200",
						"#/components/schemas/TaskEnvelope",
						"#/components/schemas/Task",
						"#/components/schemas/MetaItem",
						"#/components/schemas/TaskStatus",
						"#/components/schemas/StepType",
						"#/components/schemas/Page",
						"#/components/schemas/Annotation",
						"#/components/schemas/Checkbox",
						"#/components/schemas/Coordinates",
						"#/components/schemas/Segment",
						"#/components/schemas/Signature"
					]
				},
				{
					"status": "400",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/responses/400", "#/components/responses/BadRequest"]
				},
				{
					"status": "401",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/responses/401", "#/components/responses/Unauthorized"]
				},
				{
					"status": "404",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/responses/404", "#/components/responses/TaskNotFound"]
				}
			],
			"success": {
				"kind": "envelope",
				"statuses": ["200"],
				"partial": []
			},
			"resource": "Task",
			"transition": {
				"pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/x-transition",
				"from": {
					"status": { "notIn": ["PROCESSING"] },
					"approved": { "in": [false] }
				},
				"conditions": [],
				"to": { "approved": { "value": true } },
				"rejectedWith": "400"
			},
			"changeType": "changes",
			"questions": [
				"task-name-and-meta",
				"timestamp-format",
				"task-service-moves",
				"after-next-step",
				"pipeline-step-order",
				"step-type-after-complete",
				"approved-initially",
				"approval-record",
				"disapprove-after-export",
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
			],
			"ownQuestions": [
				"approve-scope",
				"approval-record",
				"event-delivery",
				"task-server-errors"
			]
		},
		{
			"id": "disapproveTask",
			"method": "POST",
			"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/disapprove",
			"pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post",
			"parameters": [
				{
					"name": "team_id",
					"snakeName": "team_id",
					"role": "team"
				},
				{
					"name": "project_id",
					"snakeName": "project_id",
					"role": "project"
				},
				{
					"name": "task_id",
					"snakeName": "task_id",
					"role": "resource"
				}
			],
			"query": [],
			"headers": [],
			"scopes": [],
			"responses": [
				{
					"status": "200",
					"contents": [{
						"type": "application/json",
						"schema": { "$ref": "contract#/components/schemas/TaskEnvelope" },
						"shape": "TaskEnvelope",
						"empty": false
					}],
					"pointers": [
						"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/responses/200",
						"#/components/schemas/TaskEnvelope",
						"#/components/schemas/Task",
						"#/components/schemas/MetaItem",
						"#/components/schemas/TaskStatus",
						"#/components/schemas/StepType",
						"#/components/schemas/Page",
						"#/components/schemas/Annotation",
						"#/components/schemas/Checkbox",
						"#/components/schemas/Coordinates",
						"#/components/schemas/Segment",
						"#/components/schemas/Signature"
					]
				},
				{
					"status": "400",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/responses/400", "#/components/responses/BadRequest"]
				},
				{
					"status": "401",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/responses/401", "#/components/responses/Unauthorized"]
				},
				{
					"status": "404",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/responses/404", "#/components/responses/TaskNotFound"]
				}
			],
			"success": {
				"kind": "envelope",
				"statuses": ["200"],
				"partial": []
			},
			"resource": "Task",
			"transition": {
				"pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/x-transition",
				"from": {
					"status": { "notIn": ["PROCESSING"] },
					"approved": { "in": [true] }
				},
				"conditions": [],
				"to": { "approved": { "value": false } },
				"rejectedWith": "400"
			},
			"changeType": "changes",
			"questions": [
				"task-name-and-meta",
				"timestamp-format",
				"task-service-moves",
				"after-next-step",
				"pipeline-step-order",
				"step-type-after-complete",
				"approved-initially",
				"approval-record",
				"disapprove-after-export",
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
			],
			"ownQuestions": [
				"approve-scope",
				"approval-record",
				"approved-initially",
				"disapprove-after-export",
				"event-delivery",
				"task-server-errors"
			]
		},
		{
			"id": "createUpload",
			"method": "POST",
			"path": "/v2/{team_id}/project/{project_id}/upload",
			"pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post",
			"parameters": [{
				"name": "team_id",
				"snakeName": "team_id",
				"role": "team"
			}, {
				"name": "project_id",
				"snakeName": "project_id",
				"role": "project"
			}],
			"query": [],
			"headers": [],
			"scopes": [["uploads.create", "upload.create"]],
			"body": {
				"type": "multipart/form-data",
				"kind": "form",
				"required": true,
				"files": { "name": "file" },
				"texts": ["meta"],
				"fields": [
					"file",
					"projectId",
					"name",
					"meta"
				],
				"inPath": { "projectId": "project_id" },
				"valid": [{
					"name": "oneFile",
					"value": {
						"file": ["invoice.pdf"],
						"projectId": "project-1"
					}
				}, {
					"name": "threeFiles",
					"value": {
						"file": [
							"invoice-1.pdf",
							"invoice-2.pdf",
							"invoice-3.pdf"
						],
						"projectId": "project-1",
						"name": "March invoices",
						"meta": "[{\"name\":\"purchase_order\",\"value\":\"4711\"}]"
					}
				}],
				"invalid": [
					{
						"name": "file-required",
						"at": "/file",
						"keyword": "required",
						"value": {
							"projectId": "project-1",
							"name": "March invoices",
							"meta": "[{\"name\":\"purchase_order\",\"value\":\"4711\"}]"
						},
						"pointer": "#/components/schemas/CreateUploadRequest/required"
					},
					{
						"name": "projectId-required",
						"at": "/projectId",
						"keyword": "required",
						"value": {
							"file": [
								"invoice-1.pdf",
								"invoice-2.pdf",
								"invoice-3.pdf"
							],
							"name": "March invoices",
							"meta": "[{\"name\":\"purchase_order\",\"value\":\"4711\"}]"
						},
						"pointer": "#/components/schemas/CreateUploadRequest/required"
					},
					{
						"name": "meta-contentMediaType",
						"at": "/meta",
						"keyword": "contentMediaType",
						"value": {
							"file": [
								"invoice-1.pdf",
								"invoice-2.pdf",
								"invoice-3.pdf"
							],
							"projectId": "project-1",
							"name": "March invoices",
							"meta": "[{"
						},
						"pointer": "#/components/schemas/CreateUploadRequest/properties/meta/contentMediaType"
					},
					{
						"name": "meta-type",
						"at": "/meta",
						"keyword": "type",
						"value": {
							"file": [
								"invoice-1.pdf",
								"invoice-2.pdf",
								"invoice-3.pdf"
							],
							"projectId": "project-1",
							"name": "March invoices",
							"meta": "12"
						},
						"pointer": "#/components/schemas/CreateUploadRequest/properties/meta/contentSchema/type"
					},
					{
						"name": "meta-type-null",
						"at": "/meta",
						"keyword": "type",
						"value": {
							"file": [
								"invoice-1.pdf",
								"invoice-2.pdf",
								"invoice-3.pdf"
							],
							"projectId": "project-1",
							"name": "March invoices",
							"meta": "null"
						},
						"pointer": "#/components/schemas/CreateUploadRequest/properties/meta/contentSchema/type"
					},
					{
						"name": "meta-name-required",
						"at": "/meta/0/name",
						"keyword": "required",
						"value": {
							"file": [
								"invoice-1.pdf",
								"invoice-2.pdf",
								"invoice-3.pdf"
							],
							"projectId": "project-1",
							"name": "March invoices",
							"meta": "[{\"value\":\"text\"}]"
						},
						"pointer": "#/components/schemas/MetaItem/required"
					},
					{
						"name": "meta-name-type",
						"at": "/meta/0/name",
						"keyword": "type",
						"value": {
							"file": [
								"invoice-1.pdf",
								"invoice-2.pdf",
								"invoice-3.pdf"
							],
							"projectId": "project-1",
							"name": "March invoices",
							"meta": "[{\"name\":12,\"value\":\"text\"}]"
						},
						"pointer": "#/components/schemas/MetaItem/properties/name/type"
					},
					{
						"name": "meta-name-type-null",
						"at": "/meta/0/name",
						"keyword": "type",
						"value": {
							"file": [
								"invoice-1.pdf",
								"invoice-2.pdf",
								"invoice-3.pdf"
							],
							"projectId": "project-1",
							"name": "March invoices",
							"meta": "[{\"name\":null,\"value\":\"text\"}]"
						},
						"pointer": "#/components/schemas/MetaItem/properties/name/type"
					},
					{
						"name": "meta-value-required",
						"at": "/meta/0/value",
						"keyword": "required",
						"value": {
							"file": [
								"invoice-1.pdf",
								"invoice-2.pdf",
								"invoice-3.pdf"
							],
							"projectId": "project-1",
							"name": "March invoices",
							"meta": "[{\"name\":\"text\"}]"
						},
						"pointer": "#/components/schemas/MetaItem/required"
					},
					{
						"name": "meta-value-type",
						"at": "/meta/0/value",
						"keyword": "type",
						"value": {
							"file": [
								"invoice-1.pdf",
								"invoice-2.pdf",
								"invoice-3.pdf"
							],
							"projectId": "project-1",
							"name": "March invoices",
							"meta": "[{\"name\":\"text\",\"value\":12}]"
						},
						"pointer": "#/components/schemas/MetaItem/properties/value/type"
					},
					{
						"name": "meta-value-type-null",
						"at": "/meta/0/value",
						"keyword": "type",
						"value": {
							"file": [
								"invoice-1.pdf",
								"invoice-2.pdf",
								"invoice-3.pdf"
							],
							"projectId": "project-1",
							"name": "March invoices",
							"meta": "[{\"name\":\"text\",\"value\":null}]"
						},
						"pointer": "#/components/schemas/MetaItem/properties/value/type"
					}
				],
				"limits": [
					{
						"name": "fileSize",
						"value": 40,
						"unit": "MB",
						"per": "file",
						"rejectedWith": "413",
						"questions": ["file-size-unit"],
						"pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/requestBody/content/multipart~1form-data/x-limits/fileSize"
					},
					{
						"name": "pageSize",
						"value": 20,
						"unit": "MB",
						"per": "page",
						"questions": ["file-size-unit", "page-size-status"],
						"pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/requestBody/content/multipart~1form-data/x-limits/pageSize"
					},
					{
						"name": "fileCount",
						"value": 100,
						"unit": "files",
						"per": "batch",
						"questions": ["file-count-limit"],
						"pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/requestBody/content/multipart~1form-data/x-limits/fileCount"
					}
				],
				"pointer": "#/components/schemas/CreateUploadRequest"
			},
			"responses": [
				{
					"status": "2XX",
					"contents": [{
						"type": "application/json",
						"schema": { "$ref": "contract#/components/schemas/UploadCreationResult" },
						"shape": "UploadCreationResult",
						"empty": false
					}],
					"pointers": [
						"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/2XX",
						"#/components/schemas/UploadCreationResult",
						"#/components/schemas/UploadStatus"
					]
				},
				{
					"status": "400",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/400",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/400",
						"empty": false
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/400", "#/components/responses/CreateUploadBadRequest"]
				},
				{
					"status": "401",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/401",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/401",
						"empty": false
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/401", "#/components/responses/CreateUploadUnauthorized"]
				},
				{
					"status": "403",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/403",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/403",
						"empty": false
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/403", "#/components/responses/CreateUploadForbidden"]
				},
				{
					"status": "413",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/413",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/413",
						"empty": false
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/413", "#/components/responses/FileTooLarge"]
				},
				{
					"status": "500",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/500",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/500",
						"empty": false
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/500", "#/components/responses/CreateUploadServerError"]
				}
			],
			"success": {
				"kind": "flat",
				"statuses": ["2XX"],
				"partial": []
			},
			"resource": "Upload",
			"action": "create",
			"transition": {
				"pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/x-transition",
				"conditions": [],
				"to": {},
				"creates": [{ "per": "request" }, { "per": "file" }],
				"rejectedWith": "400"
			},
			"changeType": "creates",
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
			],
			"ownQuestions": [
				"creation-status",
				"upload-task-ids",
				"project-id-twice",
				"upload-folder-initially",
				"create-repeat",
				"email-import"
			]
		},
		{
			"id": "getUpload",
			"method": "GET",
			"path": "/v2/{team_id}/project/{project_id}/upload/{upload_id}",
			"pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get",
			"parameters": [
				{
					"name": "team_id",
					"snakeName": "team_id",
					"role": "team"
				},
				{
					"name": "project_id",
					"snakeName": "project_id",
					"role": "project"
				},
				{
					"name": "upload_id",
					"snakeName": "upload_id",
					"role": "resource"
				}
			],
			"query": [],
			"headers": [],
			"scopes": [["upload.read", "uploads.view"]],
			"responses": [
				{
					"status": "200",
					"contents": [{
						"type": "application/json",
						"schema": { "$ref": "contract#/components/schemas/UploadEnvelope" },
						"shape": "UploadEnvelope",
						"empty": false
					}],
					"pointers": [
						"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/200",
						"#/components/schemas/UploadEnvelope",
						"#/components/schemas/Upload",
						"#/components/schemas/UploadStatus",
						"#/components/schemas/MetaItem"
					]
				},
				{
					"status": "400",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/400", "#/components/responses/BadRequest"]
				},
				{
					"status": "401",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/401", "#/components/responses/Unauthorized"]
				},
				{
					"status": "403",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/403",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/403",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/403", "#/components/responses/UploadForbidden"]
				},
				{
					"status": "404",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/404",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/404",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/404", "#/components/responses/UploadNotFound"]
				},
				{
					"status": "500",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/500",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/500",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/500", "#/components/responses/ServerError"]
				}
			],
			"success": {
				"kind": "envelope",
				"statuses": ["200"],
				"partial": []
			},
			"resource": "Upload",
			"action": "get",
			"changeType": "none",
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
			],
			"ownQuestions": [
				"get-bad-request",
				"upload-task-ids",
				"listing"
			]
		},
		{
			"id": "moveUpload",
			"method": "POST",
			"path": "/v2/{team_id}/project/{project_id}/upload/{upload_id}/move/{folder_id}",
			"pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post",
			"parameters": [
				{
					"name": "team_id",
					"snakeName": "team_id",
					"role": "team"
				},
				{
					"name": "project_id",
					"snakeName": "project_id",
					"role": "project"
				},
				{
					"name": "upload_id",
					"snakeName": "upload_id",
					"role": "resource"
				},
				{
					"name": "folder_id",
					"snakeName": "folder_id",
					"role": "other"
				}
			],
			"query": [],
			"headers": [],
			"scopes": [["upload.edit", "uploads.edit"]],
			"body": {
				"type": "application/json",
				"kind": "json",
				"required": false,
				"texts": [],
				"fields": ["upload_id"],
				"inPath": { "upload_id": "upload_id" },
				"valid": [{
					"name": "repeatsId",
					"value": { "upload_id": "upload-1" }
				}],
				"invalid": [
					{
						"name": "type",
						"at": "",
						"keyword": "type",
						"value": 12,
						"pointer": "#/components/schemas/MoveUploadRequest/type"
					},
					{
						"name": "type-null",
						"at": "",
						"keyword": "type",
						"value": null,
						"pointer": "#/components/schemas/MoveUploadRequest/type"
					},
					{
						"name": "upload_id-type",
						"at": "/upload_id",
						"keyword": "type",
						"value": { "upload_id": 12 },
						"pointer": "#/components/schemas/MoveUploadRequest/properties/upload_id/type"
					},
					{
						"name": "upload_id-type-null",
						"at": "/upload_id",
						"keyword": "type",
						"value": { "upload_id": null },
						"pointer": "#/components/schemas/MoveUploadRequest/properties/upload_id/type"
					}
				],
				"limits": [],
				"pointer": "#/components/schemas/MoveUploadRequest"
			},
			"responses": [
				{
					"status": "200",
					"contents": [{
						"type": "application/json",
						"schema": { "$ref": "contract#/components/schemas/UploadEnvelope" },
						"shape": "UploadEnvelope",
						"empty": false
					}],
					"pointers": [
						"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/responses/200",
						"#/components/schemas/UploadEnvelope",
						"#/components/schemas/Upload",
						"#/components/schemas/UploadStatus",
						"#/components/schemas/MetaItem"
					]
				},
				{
					"status": "400",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/responses/400", "#/components/responses/BadRequest"]
				},
				{
					"status": "401",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/responses/401", "#/components/responses/Unauthorized"]
				},
				{
					"status": "403",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/403",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/403",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/responses/403", "#/components/responses/UploadForbidden"]
				},
				{
					"status": "404",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/404",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/404",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/responses/404", "#/components/responses/UploadNotFound"]
				},
				{
					"status": "500",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/500",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/500",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/responses/500", "#/components/responses/ServerError"]
				}
			],
			"success": {
				"kind": "envelope",
				"statuses": ["200"],
				"partial": []
			},
			"resource": "Upload",
			"transition": {
				"pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/x-transition",
				"conditions": [],
				"to": { "folder_id": { "parameter": "folder_id" } },
				"rejectedWith": "400"
			},
			"changeType": "changes",
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
			],
			"ownQuestions": [
				"move-method-and-path",
				"move-conditions",
				"move-unknown-folder"
			]
		},
		{
			"id": "createUploadShorthand",
			"method": "POST",
			"path": "/v2/{teamId}/upload",
			"pointer": "#/paths/~1v2~1{teamId}~1upload/post",
			"parameters": [{
				"name": "teamId",
				"snakeName": "team_id",
				"role": "team"
			}],
			"query": [],
			"headers": [],
			"scopes": [["uploads.create", "upload.create"]],
			"body": {
				"type": "multipart/form-data",
				"kind": "form",
				"required": true,
				"files": { "name": "file" },
				"texts": ["meta"],
				"fields": [
					"file",
					"projectId",
					"name",
					"meta"
				],
				"inPath": { "projectId": "project_id" },
				"valid": [{
					"name": "oneFile",
					"value": {
						"file": ["invoice.pdf"],
						"projectId": "project-1"
					}
				}, {
					"name": "threeFiles",
					"value": {
						"file": [
							"invoice-1.pdf",
							"invoice-2.pdf",
							"invoice-3.pdf"
						],
						"projectId": "project-1",
						"name": "March invoices",
						"meta": "[{\"name\":\"purchase_order\",\"value\":\"4711\"}]"
					}
				}],
				"invalid": [
					{
						"name": "file-required",
						"at": "/file",
						"keyword": "required",
						"value": {
							"projectId": "project-1",
							"name": "March invoices",
							"meta": "[{\"name\":\"purchase_order\",\"value\":\"4711\"}]"
						},
						"pointer": "#/components/schemas/CreateUploadRequest/required"
					},
					{
						"name": "projectId-required",
						"at": "/projectId",
						"keyword": "required",
						"value": {
							"file": [
								"invoice-1.pdf",
								"invoice-2.pdf",
								"invoice-3.pdf"
							],
							"name": "March invoices",
							"meta": "[{\"name\":\"purchase_order\",\"value\":\"4711\"}]"
						},
						"pointer": "#/components/schemas/CreateUploadRequest/required"
					},
					{
						"name": "meta-contentMediaType",
						"at": "/meta",
						"keyword": "contentMediaType",
						"value": {
							"file": [
								"invoice-1.pdf",
								"invoice-2.pdf",
								"invoice-3.pdf"
							],
							"projectId": "project-1",
							"name": "March invoices",
							"meta": "[{"
						},
						"pointer": "#/components/schemas/CreateUploadRequest/properties/meta/contentMediaType"
					},
					{
						"name": "meta-type",
						"at": "/meta",
						"keyword": "type",
						"value": {
							"file": [
								"invoice-1.pdf",
								"invoice-2.pdf",
								"invoice-3.pdf"
							],
							"projectId": "project-1",
							"name": "March invoices",
							"meta": "12"
						},
						"pointer": "#/components/schemas/CreateUploadRequest/properties/meta/contentSchema/type"
					},
					{
						"name": "meta-type-null",
						"at": "/meta",
						"keyword": "type",
						"value": {
							"file": [
								"invoice-1.pdf",
								"invoice-2.pdf",
								"invoice-3.pdf"
							],
							"projectId": "project-1",
							"name": "March invoices",
							"meta": "null"
						},
						"pointer": "#/components/schemas/CreateUploadRequest/properties/meta/contentSchema/type"
					},
					{
						"name": "meta-name-required",
						"at": "/meta/0/name",
						"keyword": "required",
						"value": {
							"file": [
								"invoice-1.pdf",
								"invoice-2.pdf",
								"invoice-3.pdf"
							],
							"projectId": "project-1",
							"name": "March invoices",
							"meta": "[{\"value\":\"text\"}]"
						},
						"pointer": "#/components/schemas/MetaItem/required"
					},
					{
						"name": "meta-name-type",
						"at": "/meta/0/name",
						"keyword": "type",
						"value": {
							"file": [
								"invoice-1.pdf",
								"invoice-2.pdf",
								"invoice-3.pdf"
							],
							"projectId": "project-1",
							"name": "March invoices",
							"meta": "[{\"name\":12,\"value\":\"text\"}]"
						},
						"pointer": "#/components/schemas/MetaItem/properties/name/type"
					},
					{
						"name": "meta-name-type-null",
						"at": "/meta/0/name",
						"keyword": "type",
						"value": {
							"file": [
								"invoice-1.pdf",
								"invoice-2.pdf",
								"invoice-3.pdf"
							],
							"projectId": "project-1",
							"name": "March invoices",
							"meta": "[{\"name\":null,\"value\":\"text\"}]"
						},
						"pointer": "#/components/schemas/MetaItem/properties/name/type"
					},
					{
						"name": "meta-value-required",
						"at": "/meta/0/value",
						"keyword": "required",
						"value": {
							"file": [
								"invoice-1.pdf",
								"invoice-2.pdf",
								"invoice-3.pdf"
							],
							"projectId": "project-1",
							"name": "March invoices",
							"meta": "[{\"name\":\"text\"}]"
						},
						"pointer": "#/components/schemas/MetaItem/required"
					},
					{
						"name": "meta-value-type",
						"at": "/meta/0/value",
						"keyword": "type",
						"value": {
							"file": [
								"invoice-1.pdf",
								"invoice-2.pdf",
								"invoice-3.pdf"
							],
							"projectId": "project-1",
							"name": "March invoices",
							"meta": "[{\"name\":\"text\",\"value\":12}]"
						},
						"pointer": "#/components/schemas/MetaItem/properties/value/type"
					},
					{
						"name": "meta-value-type-null",
						"at": "/meta/0/value",
						"keyword": "type",
						"value": {
							"file": [
								"invoice-1.pdf",
								"invoice-2.pdf",
								"invoice-3.pdf"
							],
							"projectId": "project-1",
							"name": "March invoices",
							"meta": "[{\"name\":\"text\",\"value\":null}]"
						},
						"pointer": "#/components/schemas/MetaItem/properties/value/type"
					}
				],
				"limits": [
					{
						"name": "fileSize",
						"value": 40,
						"unit": "MB",
						"per": "file",
						"rejectedWith": "413",
						"questions": ["file-size-unit"],
						"pointer": "#/paths/~1v2~1{teamId}~1upload/post/requestBody/content/multipart~1form-data/x-limits/fileSize"
					},
					{
						"name": "pageSize",
						"value": 20,
						"unit": "MB",
						"per": "page",
						"questions": ["file-size-unit", "page-size-status"],
						"pointer": "#/paths/~1v2~1{teamId}~1upload/post/requestBody/content/multipart~1form-data/x-limits/pageSize"
					},
					{
						"name": "fileCount",
						"value": 100,
						"unit": "files",
						"per": "batch",
						"questions": ["file-count-limit"],
						"pointer": "#/paths/~1v2~1{teamId}~1upload/post/requestBody/content/multipart~1form-data/x-limits/fileCount"
					}
				],
				"pointer": "#/components/schemas/CreateUploadRequest"
			},
			"responses": [
				{
					"status": "2XX",
					"contents": [{
						"type": "application/json",
						"schema": { "$ref": "contract#/components/schemas/UploadCreationResult" },
						"shape": "UploadCreationResult",
						"empty": false
					}],
					"pointers": [
						"#/paths/~1v2~1{teamId}~1upload/post/responses/2XX",
						"#/components/schemas/UploadCreationResult",
						"#/components/schemas/UploadStatus"
					]
				},
				{
					"status": "400",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/400",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/400",
						"empty": false
					}],
					"pointers": ["#/paths/~1v2~1{teamId}~1upload/post/responses/400", "#/components/responses/CreateUploadBadRequest"]
				},
				{
					"status": "401",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/401",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/401",
						"empty": false
					}],
					"pointers": ["#/paths/~1v2~1{teamId}~1upload/post/responses/401", "#/components/responses/CreateUploadUnauthorized"]
				},
				{
					"status": "403",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/403",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/403",
						"empty": false
					}],
					"pointers": ["#/paths/~1v2~1{teamId}~1upload/post/responses/403", "#/components/responses/CreateUploadForbidden"]
				},
				{
					"status": "413",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/413",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/413",
						"empty": false
					}],
					"pointers": ["#/paths/~1v2~1{teamId}~1upload/post/responses/413", "#/components/responses/FileTooLarge"]
				},
				{
					"status": "500",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/500",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/500",
						"empty": false
					}],
					"pointers": ["#/paths/~1v2~1{teamId}~1upload/post/responses/500", "#/components/responses/CreateUploadServerError"]
				}
			],
			"success": {
				"kind": "flat",
				"statuses": ["2XX"],
				"partial": []
			},
			"resource": "Upload",
			"action": "create",
			"shorthandOf": "createUpload",
			"transition": {
				"pointer": "#/paths/~1v2~1{teamId}~1upload/post/x-transition",
				"conditions": [],
				"to": {},
				"creates": [{ "per": "request" }, { "per": "file" }],
				"rejectedWith": "400"
			},
			"changeType": "creates",
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
			],
			"ownQuestions": ["shorthand-details", "path-parameter-spelling"]
		},
		{
			"id": "getUploadShorthand",
			"method": "GET",
			"path": "/v2/{teamId}/upload/{uploadId}",
			"pointer": "#/paths/~1v2~1{teamId}~1upload~1{uploadId}/get",
			"parameters": [{
				"name": "teamId",
				"snakeName": "team_id",
				"role": "team"
			}, {
				"name": "uploadId",
				"snakeName": "upload_id",
				"role": "resource"
			}],
			"query": [],
			"headers": [],
			"scopes": [["upload.read", "uploads.view"]],
			"responses": [
				{
					"status": "200",
					"contents": [{
						"type": "application/json",
						"schema": { "$ref": "contract#/components/schemas/UploadEnvelope" },
						"shape": "UploadEnvelope",
						"empty": false
					}],
					"pointers": [
						"#/paths/~1v2~1{teamId}~1upload~1{uploadId}/get/responses/200",
						"#/components/schemas/UploadEnvelope",
						"#/components/schemas/Upload",
						"#/components/schemas/UploadStatus",
						"#/components/schemas/MetaItem"
					]
				},
				{
					"status": "400",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{teamId}~1upload~1{uploadId}/get/responses/400", "#/components/responses/BadRequest"]
				},
				{
					"status": "401",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{teamId}~1upload~1{uploadId}/get/responses/401", "#/components/responses/Unauthorized"]
				},
				{
					"status": "403",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/403",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/403",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{teamId}~1upload~1{uploadId}/get/responses/403", "#/components/responses/UploadForbidden"]
				},
				{
					"status": "404",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/404",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/404",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{teamId}~1upload~1{uploadId}/get/responses/404", "#/components/responses/UploadNotFound"]
				},
				{
					"status": "500",
					"contents": [{
						"type": "application/json",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/500",
						"empty": false
					}, {
						"type": "text/plain",
						"schema": {},
						"shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/500",
						"empty": true
					}],
					"pointers": ["#/paths/~1v2~1{teamId}~1upload~1{uploadId}/get/responses/500", "#/components/responses/ServerError"]
				}
			],
			"success": {
				"kind": "envelope",
				"statuses": ["200"],
				"partial": []
			},
			"resource": "Upload",
			"action": "get",
			"shorthandOf": "getUpload",
			"changeType": "none",
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
			],
			"ownQuestions": ["shorthand-details", "path-parameter-spelling"]
		}
	],
	"unsupportedOperations": [],
	"resources": {
		"Task": {
			"name": "Task",
			"noun": "task",
			"id": "id",
			"lifecycle": {
				"field": "status",
				"states": [
					"PROCESSING",
					"REVIEWING",
					"COMPLETED",
					"FAILED",
					"DISCARDED",
					"FILTERED"
				],
				"spellings": {},
				"moves": [
					{ "to": "PROCESSING" },
					{
						"from": "PROCESSING",
						"to": "REVIEWING"
					},
					{
						"from": "PROCESSING",
						"to": "FAILED"
					},
					{
						"from": "PROCESSING",
						"to": "FILTERED"
					},
					{
						"from": "PROCESSING",
						"unknown": "after-next-step"
					}
				],
				"pointers": {
					"PROCESSING": ["#/components/schemas/TaskStatus/enum/0", "#/components/schemas/TaskStatus/x-lifecycle/states/PROCESSING"],
					"REVIEWING": ["#/components/schemas/TaskStatus/enum/1", "#/components/schemas/TaskStatus/x-lifecycle/states/REVIEWING"],
					"COMPLETED": ["#/components/schemas/TaskStatus/enum/2", "#/components/schemas/TaskStatus/x-lifecycle/states/COMPLETED"],
					"FAILED": ["#/components/schemas/TaskStatus/enum/3", "#/components/schemas/TaskStatus/x-lifecycle/states/FAILED"],
					"DISCARDED": ["#/components/schemas/TaskStatus/enum/4", "#/components/schemas/TaskStatus/x-lifecycle/states/DISCARDED"],
					"FILTERED": ["#/components/schemas/TaskStatus/enum/5", "#/components/schemas/TaskStatus/x-lifecycle/states/FILTERED"]
				}
			},
			"foreignKeys": { "upload_id": "Upload" }
		},
		"Upload": {
			"name": "Upload",
			"noun": "upload",
			"id": "id",
			"lifecycle": {
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
				"spellings": {
					"IN_REVIEW": "REVIEWING",
					"processing": "PROCESSING"
				},
				"moves": [],
				"pointers": {
					"PROCESSING": ["#/components/schemas/UploadStatus/anyOf/0/enum/0", "#/components/schemas/UploadStatus/x-lifecycle/states/PROCESSING"],
					"REVIEWING": ["#/components/schemas/UploadStatus/anyOf/0/enum/1", "#/components/schemas/UploadStatus/x-lifecycle/states/REVIEWING"],
					"COMPLETED": ["#/components/schemas/UploadStatus/anyOf/0/enum/2", "#/components/schemas/UploadStatus/x-lifecycle/states/COMPLETED"],
					"PARTIAL": ["#/components/schemas/UploadStatus/anyOf/0/enum/3", "#/components/schemas/UploadStatus/x-lifecycle/states/PARTIAL"],
					"FAILED": ["#/components/schemas/UploadStatus/anyOf/0/enum/4", "#/components/schemas/UploadStatus/x-lifecycle/states/FAILED"],
					"IN_REVIEW": ["#/components/schemas/UploadStatus/anyOf/0/enum/5", "#/components/schemas/UploadStatus/x-lifecycle/states/IN_REVIEW"],
					"processing": ["#/components/schemas/UploadStatus/anyOf/0/enum/6", "#/components/schemas/UploadStatus/x-lifecycle/states/processing"]
				}
			},
			"foreignKeys": {}
		}
	},
	"requestResource": "Upload",
	"fileResource": "Task",
	"bundle": {
		"$id": "contract",
		"components": { "schemas": {
			"MetaItem": {
				"type": "object",
				"required": ["name", "value"],
				"properties": {
					"name": { "type": "string" },
					"value": { "type": "string" }
				}
			},
			"TaskStatus": {
				"type": "string",
				"enum": [
					"PROCESSING",
					"REVIEWING",
					"COMPLETED",
					"FAILED",
					"DISCARDED",
					"FILTERED"
				]
			},
			"StepType": {
				"type": "string",
				"enum": [
					"EXTRACT",
					"CLASSIFY",
					"SEGMENT",
					"GROUP"
				]
			},
			"Annotation": {
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
			},
			"Point": {
				"type": "array",
				"prefixItems": [{ "type": "number" }, { "type": "number" }],
				"minItems": 2,
				"maxItems": 2
			},
			"Coordinates": {
				"type": "array",
				"prefixItems": [
					{ "$ref": "#/components/schemas/Point" },
					{ "$ref": "#/components/schemas/Point" },
					{ "$ref": "#/components/schemas/Point" },
					{ "$ref": "#/components/schemas/Point" }
				],
				"minItems": 4,
				"maxItems": 4
			},
			"Checkbox": {
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
					"coordinates": { "$ref": "#/components/schemas/Coordinates" }
				}
			},
			"Segment": {
				"type": "object",
				"required": [
					"id",
					"confidence",
					"coordinates"
				],
				"properties": {
					"id": { "type": "string" },
					"confidence": { "type": "number" },
					"coordinates": { "$ref": "#/components/schemas/Coordinates" }
				}
			},
			"Signature": {
				"type": "object",
				"required": [
					"id",
					"confidence",
					"coordinates"
				],
				"properties": {
					"id": { "type": "string" },
					"confidence": { "type": "number" },
					"coordinates": { "$ref": "#/components/schemas/Coordinates" }
				}
			},
			"Page": {
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
						"items": { "$ref": "#/components/schemas/Annotation" }
					},
					"checkboxes": {
						"type": "array",
						"items": { "$ref": "#/components/schemas/Checkbox" }
					},
					"segments": {
						"type": "array",
						"items": { "$ref": "#/components/schemas/Segment" }
					},
					"signatures": {
						"type": "array",
						"items": { "$ref": "#/components/schemas/Signature" }
					}
				}
			},
			"Task": {
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
						"items": { "$ref": "#/components/schemas/MetaItem" }
					},
					"status": { "$ref": "#/components/schemas/TaskStatus" },
					"step_type": { "$ref": "#/components/schemas/StepType" },
					"upload_id": { "type": "string" },
					"project_id": { "type": "string" },
					"approved": { "type": "boolean" },
					"exported_at": { "type": ["string", "null"] },
					"export_failed_at": { "type": ["string", "null"] },
					"last_opened_at": { "type": ["string", "null"] },
					"pages": {
						"type": "array",
						"items": { "$ref": "#/components/schemas/Page" }
					}
				}
			},
			"TaskEnvelope": {
				"type": "object",
				"required": ["payload"],
				"properties": { "payload": { "$ref": "#/components/schemas/Task" } }
			},
			"CompleteTaskResponse": {
				"type": "object",
				"required": ["payload", "message"],
				"properties": {
					"payload": { "$ref": "#/components/schemas/Task" },
					"message": { "type": "string" }
				}
			},
			"Issue": {
				"type": "object",
				"required": ["label", "value"],
				"properties": {
					"label": { "type": "string" },
					"value": { "anyOf": [{
						"type": "string",
						"enum": [
							"poor_quality",
							"wrong_type",
							"missing_info",
							"processing_error",
							"validation_failed"
						]
					}, { "type": "string" }] }
				}
			},
			"ReportTaskRequest": {
				"type": "object",
				"required": ["issues"],
				"properties": {
					"issues": {
						"type": "array",
						"minItems": 1,
						"items": { "$ref": "#/components/schemas/Issue" }
					},
					"message": { "type": "string" }
				}
			},
			"ReportTaskResponse": {
				"type": "object",
				"required": ["payload", "error"],
				"properties": {
					"payload": { "$ref": "#/components/schemas/Task" },
					"error": {}
				}
			},
			"CreateUploadRequest": {
				"type": "object",
				"required": ["file", "projectId"],
				"properties": {
					"file": {
						"type": "array",
						"minItems": 1,
						"maxItems": 100,
						"items": { "contentMediaType": "application/octet-stream" }
					},
					"projectId": { "type": "string" },
					"name": { "type": "string" },
					"meta": {
						"type": "string",
						"contentMediaType": "application/json",
						"contentSchema": {
							"type": "array",
							"items": { "$ref": "#/components/schemas/MetaItem" }
						}
					}
				}
			},
			"UploadStatus": { "anyOf": [{
				"type": "string",
				"enum": [
					"PROCESSING",
					"REVIEWING",
					"COMPLETED",
					"PARTIAL",
					"FAILED",
					"IN_REVIEW",
					"processing"
				]
			}, { "type": "string" }] },
			"UploadCreationResult": {
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
					"status": { "$ref": "#/components/schemas/UploadStatus" },
					"fileType": { "type": "string" },
					"fileSize": { "type": "number" },
					"createdAt": { "type": "string" },
					"updatedAt": { "type": "string" }
				}
			},
			"Upload": {
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
					"status": { "$ref": "#/components/schemas/UploadStatus" },
					"files": { "type": "object" },
					"meta": {
						"type": "array",
						"items": { "$ref": "#/components/schemas/MetaItem" }
					},
					"folder_id": { "type": "string" },
					"created_at": { "type": "string" }
				}
			},
			"UploadEnvelope": {
				"type": "object",
				"required": ["payload"],
				"properties": { "payload": { "$ref": "#/components/schemas/Upload" } }
			},
			"MoveUploadRequest": {
				"type": "object",
				"properties": { "upload_id": { "type": "string" } }
			}
		} }
	},
	"shapes": {
		"TaskEnvelope": { "properties": { "payload": "Task" } },
		"Task": { "properties": {
			"id": "#/components/schemas/Task/properties/id",
			"name": "#/components/schemas/Task/properties/name",
			"created_at": "#/components/schemas/Task/properties/created_at",
			"meta": "#/components/schemas/Task/properties/meta",
			"status": "TaskStatus",
			"step_type": "StepType",
			"upload_id": "#/components/schemas/Task/properties/upload_id",
			"project_id": "#/components/schemas/Task/properties/project_id",
			"approved": "#/components/schemas/Task/properties/approved",
			"exported_at": "#/components/schemas/Task/properties/exported_at",
			"export_failed_at": "#/components/schemas/Task/properties/export_failed_at",
			"last_opened_at": "#/components/schemas/Task/properties/last_opened_at",
			"pages": "#/components/schemas/Task/properties/pages"
		} },
		"#/components/schemas/Task/properties/id": { "map": true },
		"#/components/schemas/Task/properties/name": {
			"map": true,
			"questions": ["task-name-and-meta"]
		},
		"#/components/schemas/Task/properties/created_at": {
			"map": true,
			"questions": ["timestamp-format"]
		},
		"#/components/schemas/Task/properties/meta": {
			"items": "MetaItem",
			"map": true,
			"questions": ["task-name-and-meta"]
		},
		"MetaItem": { "properties": {
			"name": "#/components/schemas/MetaItem/properties/name",
			"value": "#/components/schemas/MetaItem/properties/value"
		} },
		"#/components/schemas/MetaItem/properties/name": { "map": true },
		"#/components/schemas/MetaItem/properties/value": { "map": true },
		"TaskStatus": {
			"map": true,
			"questions": ["task-service-moves", "after-next-step"]
		},
		"StepType": {
			"map": true,
			"questions": ["pipeline-step-order", "step-type-after-complete"]
		},
		"#/components/schemas/Task/properties/upload_id": { "map": true },
		"#/components/schemas/Task/properties/project_id": { "map": true },
		"#/components/schemas/Task/properties/approved": {
			"map": true,
			"questions": [
				"approved-initially",
				"approval-record",
				"disapprove-after-export"
			]
		},
		"#/components/schemas/Task/properties/exported_at": {
			"map": true,
			"questions": ["timestamp-format", "export-trigger"]
		},
		"#/components/schemas/Task/properties/export_failed_at": {
			"map": true,
			"questions": ["timestamp-format", "export-trigger"]
		},
		"#/components/schemas/Task/properties/last_opened_at": {
			"map": true,
			"questions": ["timestamp-format", "last-opened-null"]
		},
		"#/components/schemas/Task/properties/pages": {
			"items": "Page",
			"map": true
		},
		"Page": { "properties": {
			"id": "#/components/schemas/Page/properties/id",
			"width": "#/components/schemas/Page/properties/width",
			"height": "#/components/schemas/Page/properties/height",
			"annotations": "#/components/schemas/Page/properties/annotations",
			"checkboxes": "#/components/schemas/Page/properties/checkboxes",
			"segments": "#/components/schemas/Page/properties/segments",
			"signatures": "#/components/schemas/Page/properties/signatures"
		} },
		"#/components/schemas/Page/properties/id": { "map": true },
		"#/components/schemas/Page/properties/width": { "map": true },
		"#/components/schemas/Page/properties/height": { "map": true },
		"#/components/schemas/Page/properties/annotations": {
			"items": "Annotation",
			"map": true
		},
		"Annotation": { "properties": {
			"id": "#/components/schemas/Annotation/properties/id",
			"entity_id": "#/components/schemas/Annotation/properties/entity_id",
			"confidence": "#/components/schemas/Annotation/properties/confidence",
			"content": "#/components/schemas/Annotation/properties/content",
			"top": "#/components/schemas/Annotation/properties/top",
			"left_of_line": "#/components/schemas/Annotation/properties/left_of_line"
		} },
		"#/components/schemas/Annotation/properties/id": { "map": true },
		"#/components/schemas/Annotation/properties/entity_id": { "map": true },
		"#/components/schemas/Annotation/properties/confidence": {
			"map": true,
			"questions": ["confidence-range"]
		},
		"#/components/schemas/Annotation/properties/content": { "map": true },
		"#/components/schemas/Annotation/properties/top": {
			"map": true,
			"questions": ["coordinate-units"]
		},
		"#/components/schemas/Annotation/properties/left_of_line": {
			"map": true,
			"questions": ["coordinate-units"]
		},
		"#/components/schemas/Page/properties/checkboxes": {
			"items": "Checkbox",
			"map": true
		},
		"Checkbox": { "properties": {
			"id": "#/components/schemas/Checkbox/properties/id",
			"confidence": "#/components/schemas/Checkbox/properties/confidence",
			"checked": "#/components/schemas/Checkbox/properties/checked",
			"coordinates": "Coordinates"
		} },
		"#/components/schemas/Checkbox/properties/id": { "map": true },
		"#/components/schemas/Checkbox/properties/confidence": {
			"map": true,
			"questions": ["confidence-range"]
		},
		"#/components/schemas/Checkbox/properties/checked": { "map": true },
		"Coordinates": {
			"map": true,
			"questions": ["coordinate-units"]
		},
		"#/components/schemas/Page/properties/segments": {
			"items": "Segment",
			"map": true
		},
		"Segment": { "properties": {
			"id": "#/components/schemas/Segment/properties/id",
			"confidence": "#/components/schemas/Segment/properties/confidence",
			"coordinates": "Coordinates"
		} },
		"#/components/schemas/Segment/properties/id": { "map": true },
		"#/components/schemas/Segment/properties/confidence": {
			"map": true,
			"questions": ["confidence-range"]
		},
		"#/components/schemas/Page/properties/signatures": {
			"items": "Signature",
			"map": true
		},
		"Signature": { "properties": {
			"id": "#/components/schemas/Signature/properties/id",
			"confidence": "#/components/schemas/Signature/properties/confidence",
			"coordinates": "Coordinates"
		} },
		"#/components/schemas/Signature/properties/id": { "map": true },
		"#/components/schemas/Signature/properties/confidence": {
			"map": true,
			"questions": ["confidence-range"]
		},
		"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400": { "map": true },
		"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401": { "map": true },
		"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404": { "map": true },
		"CompleteTaskResponse": { "properties": {
			"payload": "Task",
			"message": "#/components/schemas/CompleteTaskResponse/properties/message"
		} },
		"#/components/schemas/CompleteTaskResponse/properties/message": { "map": true },
		"ReportTaskResponse": { "properties": {
			"payload": "Task",
			"error": "#/components/schemas/ReportTaskResponse/properties/error"
		} },
		"#/components/schemas/ReportTaskResponse/properties/error": {
			"map": true,
			"questions": ["report-error-shape", "report-partial-error"]
		},
		"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/responses/200": { "map": true },
		"UploadCreationResult": { "properties": {
			"id": "#/components/schemas/UploadCreationResult/properties/id",
			"name": "#/components/schemas/UploadCreationResult/properties/name",
			"projectId": "#/components/schemas/UploadCreationResult/properties/projectId",
			"status": "UploadStatus",
			"fileType": "#/components/schemas/UploadCreationResult/properties/fileType",
			"fileSize": "#/components/schemas/UploadCreationResult/properties/fileSize",
			"createdAt": "#/components/schemas/UploadCreationResult/properties/createdAt",
			"updatedAt": "#/components/schemas/UploadCreationResult/properties/updatedAt"
		} },
		"#/components/schemas/UploadCreationResult/properties/id": { "map": true },
		"#/components/schemas/UploadCreationResult/properties/name": {
			"map": true,
			"questions": ["upload-name-default"]
		},
		"#/components/schemas/UploadCreationResult/properties/projectId": { "map": true },
		"UploadStatus": {
			"map": true,
			"questions": ["upload-status-values", "upload-status-moves"]
		},
		"#/components/schemas/UploadCreationResult/properties/fileType": {
			"map": true,
			"questions": ["creation-file-fields", "file-type-format"]
		},
		"#/components/schemas/UploadCreationResult/properties/fileSize": {
			"map": true,
			"questions": ["creation-file-fields"]
		},
		"#/components/schemas/UploadCreationResult/properties/createdAt": {
			"map": true,
			"questions": ["timestamp-format"]
		},
		"#/components/schemas/UploadCreationResult/properties/updatedAt": {
			"map": true,
			"questions": ["timestamp-format"]
		},
		"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/400": { "map": true },
		"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/401": { "map": true },
		"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/403": { "map": true },
		"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/413": { "map": true },
		"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/500": { "map": true },
		"UploadEnvelope": { "properties": { "payload": "Upload" } },
		"Upload": { "properties": {
			"id": "#/components/schemas/Upload/properties/id",
			"name": "#/components/schemas/Upload/properties/name",
			"status": "UploadStatus",
			"files": "#/components/schemas/Upload/properties/files",
			"meta": "#/components/schemas/Upload/properties/meta",
			"folder_id": "#/components/schemas/Upload/properties/folder_id",
			"created_at": "#/components/schemas/Upload/properties/created_at"
		} },
		"#/components/schemas/Upload/properties/id": { "map": true },
		"#/components/schemas/Upload/properties/name": {
			"map": true,
			"questions": ["upload-name-default"]
		},
		"#/components/schemas/Upload/properties/files": {
			"map": true,
			"questions": ["upload-files-shape", "upload-task-ids"]
		},
		"#/components/schemas/Upload/properties/meta": {
			"items": "MetaItem",
			"map": true
		},
		"#/components/schemas/Upload/properties/folder_id": {
			"map": true,
			"questions": ["upload-folder-initially", "other-records"]
		},
		"#/components/schemas/Upload/properties/created_at": {
			"map": true,
			"questions": ["timestamp-format"]
		},
		"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/403": { "map": true },
		"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/404": { "map": true },
		"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/500": { "map": true }
	},
	"settings": [
		{
			"id": "approve-scope",
			"title": "Scope for approving",
			"values": ["any-key", "task.edit"],
			"default": "any-key"
		},
		{
			"id": "missing-scope-status",
			"title": "Status for a missing scope",
			"values": ["no-access", "401"],
			"default": "no-access"
		},
		{
			"id": "no-access-status",
			"title": "403 or 404 when a key lacks access to an upload",
			"values": ["403", "404"],
			"default": "403"
		},
		{
			"id": "error-body-shape",
			"title": "Format of error bodies",
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
			"values": ["path", "reject"],
			"default": "path"
		},
		{
			"id": "file-count-limit",
			"title": "Too many files",
			"values": ["400", "413"],
			"default": "400"
		},
		{
			"id": "file-size-unit",
			"title": "Size of a megabyte",
			"values": ["binary", "decimal"],
			"default": "binary"
		},
		{
			"id": "upload-status-values",
			"title": "Values of an upload status",
			"values": ["overview", "examples"],
			"default": "overview"
		},
		{
			"id": "after-next-step",
			"title": "Status after the next step",
			"values": ["COMPLETED", "REVIEWING"],
			"default": "COMPLETED"
		},
		{
			"id": "discard-outside-reviewing",
			"title": "Discarding outside REVIEWING",
			"values": ["reject", "ignore"],
			"default": "reject"
		},
		{
			"id": "unlock-discard-method",
			"title": "POST or PUT for unlock and discard",
			"values": ["post", "post-or-put"],
			"default": "post"
		},
		{
			"id": "unlock-response",
			"title": "Response of unlock",
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
			"values": ["REVIEWING", "unchanged"],
			"default": "REVIEWING"
		},
		{
			"id": "upload-fully-processed",
			"title": "Fully processed uploads",
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
			"values": ["accept", "reject"],
			"default": "accept"
		},
		{
			"id": "report-success-status",
			"title": "Status of a successful report",
			"values": ["200", "201"],
			"default": "200"
		},
		{
			"id": "report-error-shape",
			"title": "Format of a report error",
			"values": ["object", "string"],
			"default": "object"
		}
	],
	"sandboxFiles": [
		{
			"name": "fail.pdf",
			"endsIn": "FAILED"
		},
		{
			"name": "filter.pdf",
			"endsIn": "FILTERED"
		},
		{
			"name": "stuck.pdf",
			"endsIn": "PROCESSING"
		},
		{
			"name": "invalid.pdf",
			"fails": "task-validates"
		},
		{
			"name": "report-fails.pdf",
			"partial": true
		},
		{
			"name": "everything.pdf",
			"full": true
		}
	],
	"questions": [
		{
			"id": "base-url",
			"title": "Base URL of the service"
		},
		{
			"id": "version-policy",
			"title": "Versions and deprecation"
		},
		{
			"id": "response-media-type",
			"title": "Media type of a response"
		},
		{
			"id": "missing-fields",
			"title": "Missing fields in a response"
		},
		{
			"id": "timestamp-format",
			"title": "Timestamp format"
		},
		{
			"id": "listing",
			"title": "Listing tasks and uploads"
		},
		{
			"id": "other-records",
			"title": "Folders, projects and teams"
		},
		{
			"id": "email-import",
			"title": "Email submission"
		},
		{
			"id": "path-parameter-spelling",
			"title": "Names of path parameters"
		},
		{
			"id": "path-project-mismatch",
			"title": "A path with another project"
		},
		{
			"id": "shorthand-details",
			"title": "Shorthand endpoints"
		},
		{
			"id": "scope-spellings",
			"title": "Spelling of scopes"
		},
		{
			"id": "approve-scope",
			"title": "Scope for approving"
		},
		{
			"id": "missing-scope-status",
			"title": "Status for a missing scope"
		},
		{
			"id": "no-access-status",
			"title": "403 or 404 when a key lacks access to an upload"
		},
		{
			"id": "import-disabled-status",
			"title": "Project without API access"
		},
		{
			"id": "key-lifecycle",
			"title": "Key format, expiry and revocation"
		},
		{
			"id": "rate-limits",
			"title": "Rate limits"
		},
		{
			"id": "error-body-shape",
			"title": "Format of error bodies"
		},
		{
			"id": "error-codes",
			"title": "Error codes"
		},
		{
			"id": "get-bad-request",
			"title": "400 for read operations"
		},
		{
			"id": "task-server-errors",
			"title": "Server errors of task operations"
		},
		{
			"id": "creation-status",
			"title": "Status of creating an upload"
		},
		{
			"id": "creation-file-fields",
			"title": "File type and size of several files"
		},
		{
			"id": "file-type-format",
			"title": "Format of a file type"
		},
		{
			"id": "create-repeat",
			"title": "Idempotency of creating an upload"
		},
		{
			"id": "project-id-twice",
			"title": "Project ID in path and form"
		},
		{
			"id": "upload-name-default",
			"title": "Default name of an upload"
		},
		{
			"id": "upload-folder-initially",
			"title": "Folder of a new upload"
		},
		{
			"id": "file-types",
			"title": "Supported file types"
		},
		{
			"id": "file-count-limit",
			"title": "Too many files"
		},
		{
			"id": "file-size-unit",
			"title": "Size of a megabyte"
		},
		{
			"id": "page-size-status",
			"title": "Pages over the limit"
		},
		{
			"id": "meta-limits",
			"title": "Metadata limits"
		},
		{
			"id": "upload-status-values",
			"title": "Values of an upload status"
		},
		{
			"id": "upload-status-moves",
			"title": "Status transitions of an upload"
		},
		{
			"id": "upload-files-shape",
			"title": "Structure of `files`"
		},
		{
			"id": "upload-task-ids",
			"title": "Task IDs of an upload"
		},
		{
			"id": "move-method-and-path",
			"title": "Method and path of a move"
		},
		{
			"id": "move-body",
			"title": "Body of a move"
		},
		{
			"id": "move-conditions",
			"title": "When an upload can be moved"
		},
		{
			"id": "move-unknown-folder",
			"title": "Moving to an unknown folder"
		},
		{
			"id": "task-name-and-meta",
			"title": "Name and metadata of a task"
		},
		{
			"id": "task-service-moves",
			"title": "Automatic status transitions"
		},
		{
			"id": "after-next-step",
			"title": "Status after the next step"
		},
		{
			"id": "step-type-after-complete",
			"title": "Step type after completion"
		},
		{
			"id": "pipeline-step-order",
			"title": "Order of pipeline steps"
		},
		{
			"id": "task-validation-rules",
			"title": "Validation on completion"
		},
		{
			"id": "editing",
			"title": "Editing a task"
		},
		{
			"id": "undo-and-unlock",
			"title": "Undoing by unlocking"
		},
		{
			"id": "discard-outside-reviewing",
			"title": "Discarding outside REVIEWING"
		},
		{
			"id": "unlock-discard-method",
			"title": "POST or PUT for unlock and discard"
		},
		{
			"id": "unlock-request-body",
			"title": "Request body of unlock"
		},
		{
			"id": "unlock-response",
			"title": "Response of unlock"
		},
		{
			"id": "unlock-next-status",
			"title": "Status after unlocking"
		},
		{
			"id": "unlock-rejection",
			"title": "Rejection of unlock"
		},
		{
			"id": "upload-fully-processed",
			"title": "Fully processed uploads"
		},
		{
			"id": "approved-initially",
			"title": "Approval of a new task"
		},
		{
			"id": "disapprove-after-export",
			"title": "Disapproving after export"
		},
		{
			"id": "approval-record",
			"title": "Time and key of an approval"
		},
		{
			"id": "event-delivery",
			"title": "Event delivery"
		},
		{
			"id": "issue-values",
			"title": "Issue codes"
		},
		{
			"id": "report-success-status",
			"title": "Status of a successful report"
		},
		{
			"id": "report-error-shape",
			"title": "Format of a report error"
		},
		{
			"id": "report-partial-error",
			"title": "Error of a partial report"
		},
		{
			"id": "report-side-effects",
			"title": "Side effects of a report"
		},
		{
			"id": "export-trigger",
			"title": "Export of a task"
		},
		{
			"id": "last-opened-null",
			"title": "A task that was never opened"
		},
		{
			"id": "confidence-range",
			"title": "Range of a confidence score"
		},
		{
			"id": "coordinate-units",
			"title": "Unit of coordinates"
		}
	],
	"statements": [
		{
			"id": "single-description",
			"pointers": []
		},
		{
			"id": "base-url",
			"pointers": []
		},
		{
			"id": "paths-relative",
			"pointers": []
		},
		{
			"id": "service-purpose",
			"pointers": []
		},
		{
			"id": "review-optional",
			"pointers": []
		},
		{
			"id": "upload-is-submission",
			"pointers": ["#/components/schemas/CreateUploadRequest/properties/file/minItems"]
		},
		{
			"id": "upload-optional-name-and-meta",
			"pointers": [
				"#/components/schemas/CreateUploadRequest/required",
				"#/components/schemas/CreateUploadRequest/properties/name",
				"#/components/schemas/CreateUploadRequest/properties/meta"
			]
		},
		{
			"id": "task-is-one-document",
			"pointers": []
		},
		{
			"id": "task-per-file",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/x-transition/creates/1"]
		},
		{
			"id": "email-tasks",
			"pointers": []
		},
		{
			"id": "step-types",
			"pointers": [
				"#/components/schemas/StepType/enum/0",
				"#/components/schemas/StepType/enum/1",
				"#/components/schemas/StepType/enum/2",
				"#/components/schemas/StepType/enum/3"
			]
		},
		{
			"id": "extraction-results",
			"pointers": [
				"#/components/schemas/Page/properties/annotations",
				"#/components/schemas/Page/properties/checkboxes",
				"#/components/schemas/Page/properties/segments",
				"#/components/schemas/Page/properties/signatures"
			]
		},
		{
			"id": "uploads-for-batches",
			"pointers": []
		},
		{
			"id": "tasks-for-single-documents",
			"pointers": [
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post"
			]
		},
		{
			"id": "approving-adds-training-data",
			"pointers": []
		},
		{
			"id": "disapproving-removes-training-data",
			"pointers": []
		},
		{
			"id": "access-per-project",
			"pointers": []
		},
		{
			"id": "access-needs-setting",
			"pointers": []
		},
		{
			"id": "access-needs-key-in-project",
			"pointers": []
		},
		{
			"id": "timestamps",
			"pointers": [
				"#/components/schemas/Task/properties/created_at",
				"#/components/schemas/Task/properties/exported_at",
				"#/components/schemas/Task/properties/export_failed_at",
				"#/components/schemas/Task/properties/last_opened_at",
				"#/components/schemas/Upload/properties/created_at",
				"#/components/schemas/UploadCreationResult/properties/createdAt",
				"#/components/schemas/UploadCreationResult/properties/updatedAt"
			]
		},
		{
			"id": "identifiers",
			"pointers": [
				"#/components/parameters/TeamId/schema/type",
				"#/components/parameters/ProjectId/schema/type",
				"#/components/parameters/TaskId/schema/type",
				"#/components/parameters/UploadId/schema/type",
				"#/components/parameters/FolderId/schema/type",
				"#/components/schemas/Task/properties/id/type",
				"#/components/schemas/Upload/properties/id/type"
			]
		},
		{
			"id": "sample-values",
			"pointers": []
		},
		{
			"id": "envelope-get-task",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/200/content/application~1json/schema", "#/components/schemas/TaskEnvelope/properties/payload"]
		},
		{
			"id": "envelope-discard-task",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/responses/200/content/application~1json/schema", "#/components/schemas/TaskEnvelope/properties/payload"]
		},
		{
			"id": "envelope-approve-task",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/responses/200/content/application~1json/schema", "#/components/schemas/TaskEnvelope/properties/payload"]
		},
		{
			"id": "envelope-disapprove-task",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/responses/200/content/application~1json/schema", "#/components/schemas/TaskEnvelope/properties/payload"]
		},
		{
			"id": "envelope-complete-task",
			"pointers": [
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/responses/200/content/application~1json/schema",
				"#/components/schemas/CompleteTaskResponse/properties/payload",
				"#/components/schemas/CompleteTaskResponse/properties/message"
			]
		},
		{
			"id": "envelope-report-task",
			"pointers": [
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/responses/200/content/application~1json/schema",
				"#/components/schemas/ReportTaskResponse/properties/payload",
				"#/components/schemas/ReportTaskResponse/properties/error",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/responses/201/content/application~1json/schema",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/responses/207/content/application~1json/schema"
			]
		},
		{
			"id": "envelope-report-error-null",
			"pointers": ["#/components/schemas/ReportTaskResponse/properties/error"]
		},
		{
			"id": "envelope-get-upload",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/200/content/application~1json/schema", "#/components/schemas/UploadEnvelope/properties/payload"]
		},
		{
			"id": "envelope-move-upload",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/responses/200/content/application~1json/schema", "#/components/schemas/UploadEnvelope/properties/payload"]
		},
		{
			"id": "envelope-create-upload",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/2XX/content/application~1json/schema"]
		},
		{
			"id": "task-id",
			"pointers": ["#/components/schemas/Task/properties/id"]
		},
		{
			"id": "task-name",
			"pointers": ["#/components/schemas/Task/properties/name"]
		},
		{
			"id": "task-created-at",
			"pointers": ["#/components/schemas/Task/properties/created_at"]
		},
		{
			"id": "task-meta",
			"pointers": ["#/components/schemas/Task/properties/meta"]
		},
		{
			"id": "task-status",
			"pointers": ["#/components/schemas/Task/properties/status", "#/components/schemas/TaskStatus/enum"]
		},
		{
			"id": "task-step-type",
			"pointers": ["#/components/schemas/Task/properties/step_type", "#/components/schemas/StepType/enum"]
		},
		{
			"id": "task-upload-id",
			"pointers": ["#/components/schemas/Task/properties/upload_id"]
		},
		{
			"id": "task-project-id",
			"pointers": ["#/components/schemas/Task/properties/project_id"]
		},
		{
			"id": "task-approved",
			"pointers": ["#/components/schemas/Task/properties/approved"]
		},
		{
			"id": "task-exported-at",
			"pointers": ["#/components/schemas/Task/properties/exported_at"]
		},
		{
			"id": "task-exported-at-null",
			"pointers": ["#/components/schemas/Task/properties/exported_at/type"]
		},
		{
			"id": "task-export-failed-at",
			"pointers": ["#/components/schemas/Task/properties/export_failed_at"]
		},
		{
			"id": "task-export-failed-at-null",
			"pointers": ["#/components/schemas/Task/properties/export_failed_at/type"]
		},
		{
			"id": "task-last-opened-at",
			"pointers": ["#/components/schemas/Task/properties/last_opened_at"]
		},
		{
			"id": "task-last-opened-at-null",
			"pointers": ["#/components/schemas/Task/properties/last_opened_at/type"]
		},
		{
			"id": "task-pages",
			"pointers": ["#/components/schemas/Task/properties/pages"]
		},
		{
			"id": "meta-item-name",
			"pointers": ["#/components/schemas/MetaItem/properties/name"]
		},
		{
			"id": "meta-item-value",
			"pointers": ["#/components/schemas/MetaItem/properties/value"]
		},
		{
			"id": "page-id",
			"pointers": ["#/components/schemas/Page/properties/id"]
		},
		{
			"id": "page-width",
			"pointers": ["#/components/schemas/Page/properties/width"]
		},
		{
			"id": "page-width-null",
			"pointers": ["#/components/schemas/Page/properties/width/type"]
		},
		{
			"id": "page-height",
			"pointers": ["#/components/schemas/Page/properties/height"]
		},
		{
			"id": "page-height-null",
			"pointers": ["#/components/schemas/Page/properties/height/type"]
		},
		{
			"id": "page-annotations",
			"pointers": ["#/components/schemas/Page/properties/annotations"]
		},
		{
			"id": "page-checkboxes",
			"pointers": ["#/components/schemas/Page/properties/checkboxes"]
		},
		{
			"id": "page-segments",
			"pointers": ["#/components/schemas/Page/properties/segments"]
		},
		{
			"id": "page-signatures",
			"pointers": ["#/components/schemas/Page/properties/signatures"]
		},
		{
			"id": "annotation-id",
			"pointers": ["#/components/schemas/Annotation/properties/id"]
		},
		{
			"id": "annotation-entity-id",
			"pointers": ["#/components/schemas/Annotation/properties/entity_id"]
		},
		{
			"id": "annotation-confidence",
			"pointers": ["#/components/schemas/Annotation/properties/confidence"]
		},
		{
			"id": "annotation-content",
			"pointers": ["#/components/schemas/Annotation/properties/content"]
		},
		{
			"id": "annotation-top",
			"pointers": ["#/components/schemas/Annotation/properties/top"]
		},
		{
			"id": "annotation-top-null",
			"pointers": ["#/components/schemas/Annotation/properties/top/type"]
		},
		{
			"id": "annotation-left-of-line",
			"pointers": ["#/components/schemas/Annotation/properties/left_of_line"]
		},
		{
			"id": "annotation-left-of-line-null",
			"pointers": ["#/components/schemas/Annotation/properties/left_of_line/type"]
		},
		{
			"id": "checkbox-id",
			"pointers": ["#/components/schemas/Checkbox/properties/id"]
		},
		{
			"id": "checkbox-confidence",
			"pointers": ["#/components/schemas/Checkbox/properties/confidence"]
		},
		{
			"id": "checkbox-checked",
			"pointers": ["#/components/schemas/Checkbox/properties/checked"]
		},
		{
			"id": "checkbox-coordinates",
			"pointers": ["#/components/schemas/Checkbox/properties/coordinates/$ref"]
		},
		{
			"id": "segment-id",
			"pointers": ["#/components/schemas/Segment/properties/id"]
		},
		{
			"id": "segment-confidence",
			"pointers": ["#/components/schemas/Segment/properties/confidence"]
		},
		{
			"id": "segment-coordinates",
			"pointers": ["#/components/schemas/Segment/properties/coordinates"]
		},
		{
			"id": "signature-id",
			"pointers": ["#/components/schemas/Signature/properties/id"]
		},
		{
			"id": "signature-confidence",
			"pointers": ["#/components/schemas/Signature/properties/confidence"]
		},
		{
			"id": "signature-coordinates",
			"pointers": ["#/components/schemas/Signature/properties/coordinates"]
		},
		{
			"id": "coordinates-four-points",
			"pointers": [
				"#/components/schemas/Coordinates/prefixItems",
				"#/components/schemas/Coordinates/minItems",
				"#/components/schemas/Coordinates/maxItems"
			]
		},
		{
			"id": "coordinates-rectangle",
			"pointers": []
		},
		{
			"id": "coordinates-order",
			"pointers": []
		},
		{
			"id": "point-pair",
			"pointers": [
				"#/components/schemas/Point/prefixItems",
				"#/components/schemas/Point/minItems",
				"#/components/schemas/Point/maxItems"
			]
		},
		{
			"id": "issue-label",
			"pointers": ["#/components/schemas/Issue/properties/label"]
		},
		{
			"id": "issue-label-required",
			"pointers": ["#/components/schemas/Issue/required"]
		},
		{
			"id": "issue-value",
			"pointers": ["#/components/schemas/Issue/properties/value"]
		},
		{
			"id": "issue-value-required",
			"pointers": ["#/components/schemas/Issue/required"]
		},
		{
			"id": "issue-example-poor-quality",
			"pointers": ["#/components/schemas/Issue/properties/value/anyOf/0/enum/0"]
		},
		{
			"id": "issue-example-wrong-type",
			"pointers": ["#/components/schemas/Issue/properties/value/anyOf/0/enum/1"]
		},
		{
			"id": "issue-example-missing-info",
			"pointers": ["#/components/schemas/Issue/properties/value/anyOf/0/enum/2"]
		},
		{
			"id": "issue-example-processing-error",
			"pointers": ["#/components/schemas/Issue/properties/value/anyOf/0/enum/3"]
		},
		{
			"id": "issue-example-validation-failed",
			"pointers": ["#/components/schemas/Issue/properties/value/anyOf/0/enum/4"]
		},
		{
			"id": "issue-pairs-are-examples",
			"pointers": ["#/components/schemas/Issue/properties/value/anyOf/1"]
		},
		{
			"id": "issue-other-values-unknown",
			"pointers": []
		},
		{
			"id": "upload-id",
			"pointers": ["#/components/schemas/Upload/properties/id"]
		},
		{
			"id": "upload-name",
			"pointers": ["#/components/schemas/Upload/properties/name"]
		},
		{
			"id": "upload-status",
			"pointers": ["#/components/schemas/Upload/properties/status"]
		},
		{
			"id": "upload-files",
			"pointers": ["#/components/schemas/Upload/properties/files"]
		},
		{
			"id": "upload-files-unknown",
			"pointers": []
		},
		{
			"id": "upload-meta",
			"pointers": ["#/components/schemas/Upload/properties/meta"]
		},
		{
			"id": "upload-folder-id",
			"pointers": ["#/components/schemas/Upload/properties/folder_id"]
		},
		{
			"id": "upload-folder-id-after-move",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/x-transition/to/folder_id"]
		},
		{
			"id": "upload-created-at",
			"pointers": ["#/components/schemas/Upload/properties/created_at"]
		},
		{
			"id": "creation-id",
			"pointers": ["#/components/schemas/UploadCreationResult/properties/id"]
		},
		{
			"id": "creation-name",
			"pointers": ["#/components/schemas/UploadCreationResult/properties/name"]
		},
		{
			"id": "creation-project-id",
			"pointers": ["#/components/schemas/UploadCreationResult/properties/projectId"]
		},
		{
			"id": "creation-status",
			"pointers": ["#/components/schemas/UploadCreationResult/properties/status"]
		},
		{
			"id": "creation-file-type",
			"pointers": ["#/components/schemas/UploadCreationResult/properties/fileType"]
		},
		{
			"id": "creation-file-size",
			"pointers": ["#/components/schemas/UploadCreationResult/properties/fileSize"]
		},
		{
			"id": "creation-created-at",
			"pointers": ["#/components/schemas/UploadCreationResult/properties/createdAt"]
		},
		{
			"id": "creation-updated-at",
			"pointers": ["#/components/schemas/UploadCreationResult/properties/updatedAt"]
		},
		{
			"id": "creation-camel-case",
			"pointers": ["#/components/schemas/UploadCreationResult/required"]
		},
		{
			"id": "creation-unwrapped",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/2XX/content/application~1json/schema"]
		},
		{
			"id": "upload-snake-case",
			"pointers": ["#/components/schemas/Upload/required", "#/components/schemas/UploadEnvelope/properties/payload"]
		},
		{
			"id": "creation-shapes-differ",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/2XX/content/application~1json/schema", "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/200/content/application~1json/schema"]
		},
		{
			"id": "other-records-unknown",
			"pointers": []
		},
		{
			"id": "state-processing",
			"pointers": ["#/components/schemas/TaskStatus/x-lifecycle/states/PROCESSING", "#/components/schemas/TaskStatus/enum/0"]
		},
		{
			"id": "state-reviewing",
			"pointers": ["#/components/schemas/TaskStatus/x-lifecycle/states/REVIEWING", "#/components/schemas/TaskStatus/enum/1"]
		},
		{
			"id": "state-completed",
			"pointers": ["#/components/schemas/TaskStatus/x-lifecycle/states/COMPLETED", "#/components/schemas/TaskStatus/enum/2"]
		},
		{
			"id": "state-failed",
			"pointers": ["#/components/schemas/TaskStatus/x-lifecycle/states/FAILED", "#/components/schemas/TaskStatus/enum/3"]
		},
		{
			"id": "state-discarded",
			"pointers": ["#/components/schemas/TaskStatus/x-lifecycle/states/DISCARDED", "#/components/schemas/TaskStatus/enum/4"]
		},
		{
			"id": "state-filtered",
			"pointers": ["#/components/schemas/TaskStatus/x-lifecycle/states/FILTERED", "#/components/schemas/TaskStatus/enum/5"]
		},
		{
			"id": "complete-from",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/x-transition/from/status/in"]
		},
		{
			"id": "complete-condition",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/x-transition/conditions/0"]
		},
		{
			"id": "complete-next-state",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/x-transition/to/status/value"]
		},
		{
			"id": "complete-starts-next-step",
			"pointers": []
		},
		{
			"id": "complete-final",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/x-transition/reversible"]
		},
		{
			"id": "complete-invalid-unchanged",
			"pointers": []
		},
		{
			"id": "complete-invalid-rejected",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/x-transition/rejectedWith", "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/responses/400"]
		},
		{
			"id": "discard-from",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/x-transition/from/status/in"]
		},
		{
			"id": "discard-no-condition",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/x-transition"]
		},
		{
			"id": "discard-next-state",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/x-transition/to/status/value"]
		},
		{
			"id": "discard-no-later-step",
			"pointers": []
		},
		{
			"id": "discard-final",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/x-transition/reversible"]
		},
		{
			"id": "unlock-from",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/x-transition/from/status/in"]
		},
		{
			"id": "unlock-not-exported",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/x-transition/from/exported_at/in"]
		},
		{
			"id": "unlock-upload-condition",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/x-transition/conditions/0"]
		},
		{
			"id": "unlock-next-state-unknown",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/x-transition/to/status/unknown"]
		},
		{
			"id": "unlock-makes-editable",
			"pointers": []
		},
		{
			"id": "report-from",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/x-transition/from"]
		},
		{
			"id": "report-condition",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/requestBody/required", "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/requestBody/content/application~1json/schema"]
		},
		{
			"id": "report-state-unchanged",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/x-transition/to"]
		},
		{
			"id": "report-logged",
			"pointers": []
		},
		{
			"id": "approve-from",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/x-transition/from/status/notIn"]
		},
		{
			"id": "approve-condition",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/x-transition/from/approved/in"]
		},
		{
			"id": "approve-state-unchanged",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/x-transition/to"]
		},
		{
			"id": "approve-sets-approved",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/x-transition/to/approved/value"]
		},
		{
			"id": "approve-event",
			"pointers": []
		},
		{
			"id": "disapprove-from",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/x-transition/from/status/notIn"]
		},
		{
			"id": "disapprove-condition",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/x-transition/from/approved/in"]
		},
		{
			"id": "disapprove-state-unchanged",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/x-transition/to"]
		},
		{
			"id": "disapprove-clears-approved",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/x-transition/to/approved/value"]
		},
		{
			"id": "disapprove-event",
			"pointers": []
		},
		{
			"id": "move-at-creation-unknown",
			"pointers": ["#/components/schemas/TaskStatus/x-lifecycle/moves/0"]
		},
		{
			"id": "move-to-reviewing-unknown",
			"pointers": ["#/components/schemas/TaskStatus/x-lifecycle/moves/1"]
		},
		{
			"id": "move-to-failed-unknown",
			"pointers": ["#/components/schemas/TaskStatus/x-lifecycle/moves/2"]
		},
		{
			"id": "move-to-filtered-unknown",
			"pointers": ["#/components/schemas/TaskStatus/x-lifecycle/moves/3"]
		},
		{
			"id": "state-after-next-step-unknown",
			"pointers": ["#/components/schemas/TaskStatus/x-lifecycle/moves/4"]
		},
		{
			"id": "discard-elsewhere-ignored",
			"pointers": []
		},
		{
			"id": "discard-elsewhere-rejected",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/x-transition/rejectedWith", "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/responses/400"]
		},
		{
			"id": "discard-elsewhere-unknown",
			"pointers": []
		},
		{
			"id": "upload-status-aggregates",
			"pointers": []
		},
		{
			"id": "upload-status-processing",
			"pointers": ["#/components/schemas/UploadStatus/x-lifecycle/states/PROCESSING", "#/components/schemas/UploadStatus/anyOf/0/enum/0"]
		},
		{
			"id": "upload-status-reviewing",
			"pointers": ["#/components/schemas/UploadStatus/x-lifecycle/states/REVIEWING", "#/components/schemas/UploadStatus/anyOf/0/enum/1"]
		},
		{
			"id": "upload-status-completed",
			"pointers": ["#/components/schemas/UploadStatus/x-lifecycle/states/COMPLETED", "#/components/schemas/UploadStatus/anyOf/0/enum/2"]
		},
		{
			"id": "upload-status-partial",
			"pointers": ["#/components/schemas/UploadStatus/x-lifecycle/states/PARTIAL", "#/components/schemas/UploadStatus/anyOf/0/enum/3"]
		},
		{
			"id": "upload-status-failed",
			"pointers": ["#/components/schemas/UploadStatus/x-lifecycle/states/FAILED", "#/components/schemas/UploadStatus/anyOf/0/enum/4"]
		},
		{
			"id": "upload-status-in-review",
			"pointers": ["#/components/schemas/UploadStatus/x-lifecycle/states/IN_REVIEW", "#/components/schemas/UploadStatus/anyOf/0/enum/5"]
		},
		{
			"id": "upload-status-lower-case",
			"pointers": ["#/components/schemas/UploadStatus/x-lifecycle/states/processing", "#/components/schemas/UploadStatus/anyOf/0/enum/6"]
		},
		{
			"id": "upload-status-values-unknown",
			"pointers": ["#/components/schemas/UploadStatus/anyOf/1"]
		},
		{
			"id": "upload-status-moves-unknown",
			"pointers": ["#/components/schemas/UploadStatus/x-lifecycle/moves"]
		},
		{
			"id": "endpoint-paths-relative",
			"pointers": []
		},
		{
			"id": "parameter-team-id",
			"pointers": ["#/components/parameters/TeamId"]
		},
		{
			"id": "parameter-project-id",
			"pointers": ["#/components/parameters/ProjectId"]
		},
		{
			"id": "parameter-task-id",
			"pointers": ["#/components/parameters/TaskId"]
		},
		{
			"id": "parameter-upload-id",
			"pointers": ["#/components/parameters/UploadId"]
		},
		{
			"id": "parameter-folder-id",
			"pointers": ["#/components/parameters/FolderId"]
		},
		{
			"id": "authorization-on-every-request",
			"pointers": []
		},
		{
			"id": "no-body-no-content-type",
			"pointers": []
		},
		{
			"id": "rule-complete-reviewing",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/x-transition/from/status/in"]
		},
		{
			"id": "rule-complete-validates",
			"pointers": []
		},
		{
			"id": "rule-complete-outcome",
			"pointers": []
		},
		{
			"id": "rule-discard-reviewing",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/x-transition/from/status/in"]
		},
		{
			"id": "rule-report-empty-issues",
			"pointers": ["#/components/schemas/ReportTaskRequest/properties/issues/minItems"]
		},
		{
			"id": "rule-report-missing-field",
			"pointers": ["#/components/schemas/ReportTaskRequest/required", "#/components/schemas/Issue/required"]
		},
		{
			"id": "rule-report-status-unchanged",
			"pointers": []
		},
		{
			"id": "rule-report-task-available",
			"pointers": []
		},
		{
			"id": "rule-report-207",
			"pointers": []
		},
		{
			"id": "rule-unlock-states",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/x-transition/from/status/in"]
		},
		{
			"id": "rule-unlock-not-exported",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/x-transition/from/exported_at/in"]
		},
		{
			"id": "rule-unlock-upload",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/x-transition/conditions/0"]
		},
		{
			"id": "rule-unlock-discard-put",
			"pointers": []
		},
		{
			"id": "rule-unlock-discard-post",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post", "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post"]
		},
		{
			"id": "rule-approval-processing",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/x-transition/from/status/notIn", "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/x-transition/from/status/notIn"]
		},
		{
			"id": "rule-approval-repeated",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/x-transition/from/approved/in", "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/x-transition/from/approved/in"]
		},
		{
			"id": "rule-approve-after-export",
			"pointers": []
		},
		{
			"id": "rule-approve-records",
			"pointers": []
		},
		{
			"id": "rule-disapprove-clears",
			"pointers": []
		},
		{
			"id": "get-task-path",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get"]
		},
		{
			"id": "get-task-scope",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/security/0/ApiKey/0"]
		},
		{
			"id": "get-task-body",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get"]
		},
		{
			"id": "get-task-success",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/200/content/application~1json/schema"]
		},
		{
			"id": "complete-task-path",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post"]
		},
		{
			"id": "complete-task-scope",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/security/0/ApiKey/0"]
		},
		{
			"id": "complete-task-body",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post"]
		},
		{
			"id": "complete-task-success",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/responses/200/content/application~1json/schema"]
		},
		{
			"id": "complete-task-success-status",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/x-transition/to/status/value"]
		},
		{
			"id": "discard-task-path",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post"]
		},
		{
			"id": "discard-task-scope",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/security/0/ApiKey/0"]
		},
		{
			"id": "discard-task-body",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post"]
		},
		{
			"id": "discard-task-success",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/responses/200/content/application~1json/schema", "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/x-transition/to/status/value"]
		},
		{
			"id": "report-task-path",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post"]
		},
		{
			"id": "report-task-scope",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/security/0/ApiKey/0"]
		},
		{
			"id": "report-task-body",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/requestBody/content/application~1json"]
		},
		{
			"id": "report-task-issues",
			"pointers": ["#/components/schemas/ReportTaskRequest/properties/issues"]
		},
		{
			"id": "report-task-issues-required",
			"pointers": ["#/components/schemas/ReportTaskRequest/required"]
		},
		{
			"id": "report-task-issues-minimum",
			"pointers": ["#/components/schemas/ReportTaskRequest/properties/issues/minItems"]
		},
		{
			"id": "report-task-message",
			"pointers": ["#/components/schemas/ReportTaskRequest/properties/message"]
		},
		{
			"id": "report-task-success",
			"pointers": [
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/responses/200/content/application~1json/schema",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/responses/201/content/application~1json/schema",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/responses/207/content/application~1json/schema"
			]
		},
		{
			"id": "unlock-task-path",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post"]
		},
		{
			"id": "unlock-task-scope",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/security/0/ApiKey/0"]
		},
		{
			"id": "unlock-task-body-unknown",
			"pointers": []
		},
		{
			"id": "unlock-task-success-unknown",
			"pointers": []
		},
		{
			"id": "approve-task-path",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post"]
		},
		{
			"id": "approve-task-scope-unknown",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/security/0/ApiKey"]
		},
		{
			"id": "approve-task-body",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post"]
		},
		{
			"id": "approve-task-success",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/responses/200/content/application~1json/schema", "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/x-transition/to/approved/value"]
		},
		{
			"id": "disapprove-task-path",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post"]
		},
		{
			"id": "disapprove-task-scope-unknown",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/security/0/ApiKey"]
		},
		{
			"id": "disapprove-task-body",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post"]
		},
		{
			"id": "disapprove-task-success",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/responses/200/content/application~1json/schema", "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/x-transition/to/approved/value"]
		},
		{
			"id": "create-upload-path",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post"]
		},
		{
			"id": "create-upload-form",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/requestBody/content/multipart~1form-data"]
		},
		{
			"id": "create-file",
			"pointers": ["#/components/schemas/CreateUploadRequest/properties/file", "#/components/schemas/CreateUploadRequest/properties/file/items/contentMediaType"]
		},
		{
			"id": "create-file-required",
			"pointers": ["#/components/schemas/CreateUploadRequest/required", "#/components/schemas/CreateUploadRequest/properties/file/minItems"]
		},
		{
			"id": "create-file-repeated",
			"pointers": ["#/components/schemas/CreateUploadRequest/properties/file/type"]
		},
		{
			"id": "create-file-task",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/x-transition/creates/1"]
		},
		{
			"id": "create-project-id",
			"pointers": ["#/components/schemas/CreateUploadRequest/properties/projectId"]
		},
		{
			"id": "create-project-id-required",
			"pointers": ["#/components/schemas/CreateUploadRequest/required"]
		},
		{
			"id": "create-name",
			"pointers": ["#/components/schemas/CreateUploadRequest/properties/name", "#/components/schemas/CreateUploadRequest/required"]
		},
		{
			"id": "create-meta",
			"pointers": ["#/components/schemas/CreateUploadRequest/properties/meta/contentSchema", "#/components/schemas/CreateUploadRequest/required"]
		},
		{
			"id": "create-meta-json",
			"pointers": ["#/components/schemas/CreateUploadRequest/properties/meta/type", "#/components/schemas/CreateUploadRequest/properties/meta/contentMediaType"]
		},
		{
			"id": "create-response",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/2XX/content/application~1json/schema"]
		},
		{
			"id": "create-shorthand",
			"pointers": [
				"#/paths/~1v2~1{teamId}~1upload/post",
				"#/paths/~1v2~1{teamId}~1upload/post/x-shorthand",
				"#/components/parameters/ShorthandTeamId",
				"#/paths/~1v2~1{teamId}~1upload/post/security",
				"#/paths/~1v2~1{teamId}~1upload/post/responses/2XX"
			]
		},
		{
			"id": "create-shorthand-form",
			"pointers": ["#/paths/~1v2~1{teamId}~1upload/post/requestBody/content/multipart~1form-data"]
		},
		{
			"id": "get-upload-path",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get"]
		},
		{
			"id": "get-upload-scope",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/security/0/ApiKey/0"]
		},
		{
			"id": "get-upload-body",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get"]
		},
		{
			"id": "get-upload-response",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/200/content/application~1json/schema"]
		},
		{
			"id": "get-upload-shows-tasks",
			"pointers": []
		},
		{
			"id": "get-upload-shorthand",
			"pointers": [
				"#/paths/~1v2~1{teamId}~1upload~1{uploadId}/get",
				"#/paths/~1v2~1{teamId}~1upload~1{uploadId}/get/x-shorthand",
				"#/components/parameters/ShorthandTeamId",
				"#/components/parameters/ShorthandUploadId",
				"#/paths/~1v2~1{teamId}~1upload~1{uploadId}/get/security",
				"#/paths/~1v2~1{teamId}~1upload~1{uploadId}/get/responses/200"
			]
		},
		{
			"id": "move-upload-path",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post"]
		},
		{
			"id": "move-upload-scope",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/security/0/ApiKey/0"]
		},
		{
			"id": "move-upload-content-type",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/requestBody/content/application~1json"]
		},
		{
			"id": "move-upload-body-id",
			"pointers": ["#/components/schemas/MoveUploadRequest/properties/upload_id"]
		},
		{
			"id": "move-upload-body-optional",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/requestBody/required"]
		},
		{
			"id": "move-upload-dollar",
			"pointers": []
		},
		{
			"id": "move-upload-dollar-same",
			"pointers": ["#/components/parameters/UploadId/name"]
		},
		{
			"id": "move-upload-response",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/responses/200/content/application~1json/schema"]
		},
		{
			"id": "move-upload-folder",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/x-transition/to/folder_id/parameter"]
		},
		{
			"id": "move-upload-put",
			"pointers": []
		},
		{
			"id": "move-upload-organization",
			"pointers": []
		},
		{
			"id": "move-upload-conflict",
			"pointers": []
		},
		{
			"id": "listing-unknown",
			"pointers": []
		},
		{
			"id": "auth-bearer",
			"pointers": ["#/components/securitySchemes/ApiKey/type", "#/components/securitySchemes/ApiKey/scheme"]
		},
		{
			"id": "auth-key-origin",
			"pointers": []
		},
		{
			"id": "auth-key-scopes",
			"pointers": []
		},
		{
			"id": "auth-key-in-project",
			"pointers": []
		},
		{
			"id": "auth-project-import",
			"pointers": []
		},
		{
			"id": "auth-spellings",
			"pointers": []
		},
		{
			"id": "auth-task-read",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/security/0/ApiKey/0"]
		},
		{
			"id": "auth-task-edit",
			"pointers": [
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/security/0/ApiKey/0",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/security/0/ApiKey/0",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/security/0/ApiKey/0",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/security/0/ApiKey/0"
			]
		},
		{
			"id": "auth-upload-read",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/security/0/ApiKey/0"]
		},
		{
			"id": "auth-upload-edit",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/security/0/ApiKey/0"]
		},
		{
			"id": "auth-uploads-create",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/security/0/ApiKey/0", "#/paths/~1v2~1{teamId}~1upload/post/security/0/ApiKey/0"]
		},
		{
			"id": "auth-view-recommended",
			"pointers": []
		},
		{
			"id": "auth-modify-scope",
			"pointers": [
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/security/0/ApiKey/0",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/security/0/ApiKey/0",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/security/0/ApiKey/0",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/security/0/ApiKey/0"
			]
		},
		{
			"id": "auth-get-scope",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/security/0/ApiKey/0"]
		},
		{
			"id": "auth-no-access-task",
			"pointers": [
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/responses/404",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/responses/404",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/responses/404",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/responses/404",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/responses/404",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/responses/404"
			]
		},
		{
			"id": "auth-no-access-upload",
			"pointers": [
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/403",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/403",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/responses/403",
				"#/paths/~1v2~1{teamId}~1upload/post/responses/403",
				"#/paths/~1v2~1{teamId}~1upload~1{uploadId}/get/responses/403"
			]
		},
		{
			"id": "spelling-uploads-create",
			"pointers": []
		},
		{
			"id": "spelling-uploads-view",
			"pointers": []
		},
		{
			"id": "spelling-uploads-edit",
			"pointers": []
		},
		{
			"id": "spelling-tasks-view",
			"pointers": []
		},
		{
			"id": "spelling-tasks-edit",
			"pointers": []
		},
		{
			"id": "auth-approve-scope-unknown",
			"pointers": []
		},
		{
			"id": "auth-key-lifecycle-unknown",
			"pointers": []
		},
		{
			"id": "event-task-approved",
			"pointers": []
		},
		{
			"id": "event-task-de-approved",
			"pointers": []
		},
		{
			"id": "events-for-tracking",
			"pointers": []
		},
		{
			"id": "events-delivery-unknown",
			"pointers": []
		},
		{
			"id": "report-side-effects",
			"pointers": []
		},
		{
			"id": "report-side-effects-unknown",
			"pointers": []
		},
		{
			"id": "status-200-tasks",
			"pointers": [
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/200",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/responses/200",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/responses/200",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/responses/200",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/responses/200",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/responses/200",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/responses/200"
			]
		},
		{
			"id": "status-200-get-upload",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/200", "#/paths/~1v2~1{teamId}~1upload~1{uploadId}/get/responses/200"]
		},
		{
			"id": "status-200-move-upload",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/responses/200"]
		},
		{
			"id": "status-of-creation-unknown",
			"pointers": []
		},
		{
			"id": "status-201-report",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/responses/201"]
		},
		{
			"id": "status-207-report",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/responses/207"]
		},
		{
			"id": "status-400-tasks",
			"pointers": [
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/responses/400",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/responses/400",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/responses/400",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/responses/400",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/responses/400",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/responses/400"
			]
		},
		{
			"id": "status-400-uploads",
			"pointers": [
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/400",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/400",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/responses/400",
				"#/paths/~1v2~1{teamId}~1upload/post/responses/400",
				"#/paths/~1v2~1{teamId}~1upload~1{uploadId}/get/responses/400"
			]
		},
		{
			"id": "status-400-invalid",
			"pointers": []
		},
		{
			"id": "status-400-missing",
			"pointers": []
		},
		{
			"id": "status-400-state",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/x-transition/openQuestions"]
		},
		{
			"id": "status-400-not-reviewing",
			"pointers": []
		},
		{
			"id": "status-400-validation",
			"pointers": []
		},
		{
			"id": "status-400-approved",
			"pointers": []
		},
		{
			"id": "status-400-processing",
			"pointers": []
		},
		{
			"id": "status-400-empty-issues",
			"pointers": []
		},
		{
			"id": "status-401",
			"pointers": [
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/responses/401",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/responses/401",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/responses/401",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/responses/401",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/responses/401",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/responses/401",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/401",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/401",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/responses/401",
				"#/paths/~1v2~1{teamId}~1upload/post/responses/401",
				"#/paths/~1v2~1{teamId}~1upload~1{uploadId}/get/responses/401"
			]
		},
		{
			"id": "status-403",
			"pointers": [
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/403",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/403",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/responses/403",
				"#/paths/~1v2~1{teamId}~1upload/post/responses/403",
				"#/paths/~1v2~1{teamId}~1upload~1{uploadId}/get/responses/403"
			]
		},
		{
			"id": "status-404-tasks",
			"pointers": [
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/responses/404",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/responses/404",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/responses/404",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/responses/404",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/responses/404",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/responses/404"
			]
		},
		{
			"id": "status-404-get-upload",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/404", "#/paths/~1v2~1{teamId}~1upload~1{uploadId}/get/responses/404"]
		},
		{
			"id": "status-404-move-upload",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/responses/404"]
		},
		{
			"id": "status-404-no-access",
			"pointers": [
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/responses/404",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/responses/404",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/responses/404",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/responses/404",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/responses/404",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/responses/404",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/404",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/responses/404",
				"#/paths/~1v2~1{teamId}~1upload~1{uploadId}/get/responses/404"
			]
		},
		{
			"id": "status-413",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/413", "#/paths/~1v2~1{teamId}~1upload/post/responses/413"]
		},
		{
			"id": "status-500",
			"pointers": [
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/500",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/500",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/responses/500",
				"#/paths/~1v2~1{teamId}~1upload/post/responses/500",
				"#/paths/~1v2~1{teamId}~1upload~1{uploadId}/get/responses/500"
			]
		},
		{
			"id": "status-500-retry",
			"pointers": [
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/500",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/500",
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/responses/500",
				"#/paths/~1v2~1{teamId}~1upload/post/responses/500",
				"#/paths/~1v2~1{teamId}~1upload~1{uploadId}/get/responses/500"
			]
		},
		{
			"id": "report-error-member",
			"pointers": ["#/components/schemas/ReportTaskResponse/properties/error"]
		},
		{
			"id": "report-error-null",
			"pointers": []
		},
		{
			"id": "upload-errors-detailed",
			"pointers": []
		},
		{
			"id": "report-error-shape-unknown",
			"pointers": []
		},
		{
			"id": "error-bodies-unknown",
			"pointers": []
		},
		{
			"id": "error-codes-unknown",
			"pointers": []
		},
		{
			"id": "limit-file-size",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/requestBody/content/multipart~1form-data/x-limits/fileSize", "#/paths/~1v2~1{teamId}~1upload/post/requestBody/content/multipart~1form-data/x-limits/fileSize"]
		},
		{
			"id": "limit-page-size",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/requestBody/content/multipart~1form-data/x-limits/pageSize", "#/paths/~1v2~1{teamId}~1upload/post/requestBody/content/multipart~1form-data/x-limits/pageSize"]
		},
		{
			"id": "limit-file-count",
			"pointers": [
				"#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/requestBody/content/multipart~1form-data/x-limits/fileCount",
				"#/paths/~1v2~1{teamId}~1upload/post/requestBody/content/multipart~1form-data/x-limits/fileCount",
				"#/components/schemas/CreateUploadRequest/properties/file/maxItems"
			]
		},
		{
			"id": "limit-file-size-status",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/requestBody/content/multipart~1form-data/x-limits/fileSize/rejectedWith", "#/paths/~1v2~1{teamId}~1upload/post/requestBody/content/multipart~1form-data/x-limits/fileSize/rejectedWith"]
		},
		{
			"id": "limit-rate-inherited",
			"pointers": []
		},
		{
			"id": "limit-rate-unknown",
			"pointers": []
		},
		{
			"id": "limit-batch-advice",
			"pointers": []
		},
		{
			"id": "limit-meta-unknown",
			"pointers": []
		},
		{
			"id": "version-segment",
			"pointers": []
		},
		{
			"id": "version-in-paths",
			"pointers": []
		},
		{
			"id": "version-policy-unknown",
			"pointers": []
		}
	],
	"valueLists": [
		"#/components/schemas/TaskStatus/enum",
		"#/components/schemas/TaskStatus/x-lifecycle/states",
		"#/components/schemas/StepType/enum",
		"#/components/schemas/UploadStatus/anyOf/0/enum",
		"#/components/schemas/UploadStatus/x-lifecycle/states",
		"#/components/schemas/UploadStatus/anyOf/0/enum",
		"#/components/schemas/UploadStatus/x-lifecycle/states"
	]
};
// src/shared/json.ts
/** Whether a value of JSON is an object, and no array. */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** Returns a text that is equal for equal values, in whatever order their members are. */
const canonical = (value) => JSON.stringify(value, (_, each) => isObject(each) ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => a < b ? -1 : 1)) : each) ?? "undefined";
/** Whether a media type is JSON: `application/json`, `application/problem+json; charset=utf-8`. */
const isJson = (mediaType) => /[/+]json\s*(;|$)/.test(mediaType);
// src/shared/timestamps.ts
var import__2020 = require__2020();
/** Timestamps in ISO 8601, in any of its profiles: the service states no other format. */
const calendarDate = String.raw`(?<year>\d{4})(?:-(?<month>\d\d)-(?<day>\d\d)|(?<basic>\d{4}))`;
const otherDate = String.raw`\d{4}-?(?:W(?:0[1-9]|[1-4]\d|5[0-3])-?[1-7]|(?:00[1-9]|0[1-9]\d|[12]\d\d|3[0-5]\d|36[0-6]))`;
const hours = String.raw`(?:[01]\d|2[0-3])`;
const clock = String.raw`(?:${hours}(?::?[0-5]\d(?::?(?:[0-5]\d|60))?)?(?:[.,]\d+)?|24(?::?00){0,2}(?:[.,]0+)?)`;
const zone = String.raw`(?:Z|[+-]${hours}(?::?[0-5]\d)?)`;
const pattern = new RegExp(`^(?:${calendarDate}|${otherDate})(?:T${clock}${zone}?)?$`, "i");
/** Whether a text is a date, or a date and time, in ISO 8601. */
function isTimestamp(text) {
	const found = pattern.exec(text);
	const { year, month, day, basic } = found?.groups ?? {};
	if (!found || year === void 0) return found !== null;
	const [monthNumber, dayNumber] = [Number(month ?? basic?.slice(0, 2)), Number(day ?? basic?.slice(2))];
	const date = new Date(Date.UTC(Number(year), monthNumber - 1, dayNumber));
	return date.getUTCMonth() === monthNumber - 1 && date.getUTCDate() === dayNumber;
}
// src/conformance/errors.ts
/** A check cannot determine whether the server conforms. */
var InconclusiveError = class extends Error {};
/** The server does not return a resource that it has created, or returned before. */
var LostError = class extends InconclusiveError {
	exchange;
	constructor(exchange, id) {
		super(`${exchange.operation.id} of ${id} returned ${exchange.status}`);
		this.exchange = exchange;
	}
};
/** The server cannot be reached, or failed so often that the run ends. */
var StoppedError = class extends Error {};
/** Whether an error states why a check or a question has no result. */
const isExpected = (error) => error instanceof InconclusiveError || error instanceof StoppedError;
// src/shared/guards.ts
/** Whether a value passes a guard. */
const passes = ({ in: allowed, notIn }, value) => allowed ? allowed.includes(value) : !notIn?.includes(value);
// src/conformance/resources/resource.ts
/** The resources of the contract and of the tested server, and the operations that create and read them. */
const stateless = {
	field: "",
	states: [],
	spellings: {},
	moves: [],
	pointers: {}
};
/** A resource with its states: none, if the contract does not have them. */
const stateful = (name) => ({
	...contract.resources[name] ?? {
		name,
		noun: "resource",
		id: "id",
		foreignKeys: {}
	},
	lifecycle: contract.resources[name]?.lifecycle ?? stateless
});
/** The resource that each file of a form creates. */
const task = stateful(contract.fileResource);
/** The resource that a form with files creates. */
const upload = stateful(contract.requestResource);
/** The id of the upload that a task belongs to. */
const uploadOf = (fields) => {
	const field = Object.keys(task.foreignKeys).find((each) => task.foreignKeys[each] === upload.name) ?? "";
	return String(fields[field]);
};
/** The operation that creates an upload, and a task for each file. */
const creator = contract.operations.find(({ transition, shorthandOf }) => shorthandOf === void 0 && transition?.creates?.some(({ per }) => per === "file"));
/**
* Returns the operation that reads one resource of a kind. Shorthand endpoints come last.
*
* @throws {InconclusiveError} There is none.
*/
function readerOf(resource) {
	const [reader] = contract.operations.filter((each) => each.resource === resource && each.action === "get").sort((a, b) => Number(a.shorthandOf !== void 0) - Number(b.shorthandOf !== void 0));
	if (!reader) throw new InconclusiveError("no operation reads the resource");
	return reader;
}
const resourceOf = (name) => contract.resources[name ?? ""];
/** Returns the fields that an operation sets with their values: undefined where the contract does not state one. */
const fieldsSetBy = ({ transition }) => Object.entries(transition?.to ?? {}).map(([field, { value }]) => [field, value]);
/** Whether an operation acts on one resource, which its path names. */
const acts = ({ parameters }) => parameters.some(({ role }) => role === "resource");
/** Whether the service may change a state of a resource at any time. */
const isLeft = (resource, state) => state !== void 0 && resourceOf(resource)?.lifecycle?.moves.some(({ from }) => from === state) === true;
/** Whether the service may change the state of a resource at any time. */
const isMoving = ({ resource, fields }) => isLeft(resource, fields[resourceOf(resource)?.lifecycle?.field ?? ""]);
/** Values that pass guards. */
function valuesFor(guards) {
	const { field: state, states } = task.lifecycle;
	return Object.fromEntries(Object.entries(guards).map(([field, guard]) => {
		const others = guard.notIn?.some((each) => typeof each === "boolean") ? [true, false] : [(/* @__PURE__ */ new Date(0)).toISOString()];
		const choices = field === state ? states : others;
		return [field, guard.in ? guard.in[0] : choices.find((each) => passes(guard, each))];
	}));
}
/** Whether the fields of a resource pass guards. */
const fits = (fields, guards) => Object.entries(guards).every(([field, guard]) => passes(guard, fields[field]));
/** Whether a sample has some behavior, and no other. */
const hasBehavior = (sample, { fails, partial }) => sample?.fails === fails && sample?.partial === partial;
// src/conformance/requests/responses.ts
const ajv = new import__2020.Ajv2020({
	strict: false,
	validateFormats: false,
	logger: false
});
ajv.addSchema(contract.bundle);
/** Statuses that reject an invalid request, whatever the operation does. */
const rejections = [
	400,
	413,
	415,
	422
];
/** The status that rejects a request which the resource, its state or the schema of the body does not allow. */
const rejectedWith = ({ transition }) => transition?.rejectedWith ?? "400";
/** The statuses of a success, for messages. */
const successes = ({ success }) => success.statuses.join(" or ");
const isSuccess = ({ status }) => status >= 200 && status < 300;
/** Returns the fields of the resource in the body of a success; undefined if it has none that can be read. */
function fieldsIn({ success }, json) {
	const { kind, list } = success;
	if (list || kind === "empty" || !isObject(json)) return void 0;
	const found = kind === "flat" ? json : json["payload"];
	return isObject(found) ? found : void 0;
}
/** Returns the id of the resource in a response. */
function idIn({ fields, operation }) {
	const id = fields?.[resourceOf(operation.resource)?.id ?? "id"];
	return typeof id === "string" ? id : void 0;
}
/** Returns what is wrong with the media type and the body of a response with a documented status, one line each. */
function problemsOf(exchange) {
	const { operation, type, text, json, response } = exchange;
	const contents = response?.contents ?? [];
	if (contents.length === 0) return [];
	if (text === "") return (isSuccess(exchange) ? operation.success.kind === "unknown" : contents.some(({ empty }) => empty)) ? [] : ["the body is empty"];
	const content = contents.find((each) => each.type === type);
	if (!content) {
		const types = contents.map((each) => each.type).join(" or ");
		return [`the media type is ${type === "" ? "missing" : type}, not ${types}`];
	}
	if (!isJson(type)) return [];
	if (json === void 0) return ["the body is not JSON"];
	const validate = ajv.compile(content.schema);
	if (validate(json)) return isSuccess(exchange) ? contradictions(exchange) : [];
	return (validate.errors ?? []).map(({ instancePath, message, params }) => {
		const allowed = params["allowedValues"];
		const values = Array.isArray(allowed) ? `: ${allowed.join(", ")}` : "";
		return `${instancePath === "" ? "the body" : instancePath} ${message}${values}`;
	});
}
/** Returns how a valid body contradicts what the contract states only in words. */
function contradictions(exchange) {
	const { operation, status, json } = exchange;
	const { partial } = operation.success;
	return [...partial.length > 0 && !partial.includes(String(status)) && isObject(json) && "error" in json && json["error"] !== null ? ["/error is not null"] : [], ...partsOf(exchange).flatMap(({ value, shape, name, at }) => {
		if (shape.questions?.includes("timestamp-format") && typeof value === "string" && !isTimestamp(value)) return [`${at} is no timestamp in ISO 8601`];
		return name === "Coordinates" && !isClockwise(value) ? [`${at} does not go clockwise from the top left`] : [];
	})];
}
/** Whether four corners go to the right first, and back to the left on the other side, whichever way y points. */
function isClockwise(corners) {
	const [a = 0, b = 0, c = 0, d = 0] = corners.map(([x]) => x);
	return Math.max(a, b, c, d) === Math.min(a, b, c, d) || b - a + (c - d) > 0;
}
/** Returns the values of a body that the contract declares, the body first; none if the response is not documented. */
function partsOf({ response, type, json }) {
	const shape = response?.contents.find((each) => each.type === type)?.shape;
	return shape === void 0 ? [] : [...partsIn(json, shape, "")];
}
function* partsIn(value, name, at) {
	const shape = contract.shapes[name] ?? {};
	yield {
		value,
		shape,
		name,
		at
	};
	const { properties = {}, items } = shape;
	if (Array.isArray(value)) {
		for (const item of value) if (items !== void 0) yield* partsIn(item, items, `${at}/*`);
	} else if (isObject(value)) {
		for (const [key, inner] of Object.entries(properties)) if (key in value) yield* partsIn(value[key], inner, `${at}/${key}`);
	}
}
/** Returns the JSON pointers of members that the contract does not declare, without the numbers of items. */
const undeclared = (exchange) => partsOf(exchange).flatMap(({ value, shape: { properties, map }, at }) => isObject(value) && properties && !map ? Object.keys(value).flatMap((key) => key in properties ? [] : [`${at}/${key}`]) : []);
// src/conformance/checks/check.ts
/** A check while it runs: sends its requests, and notes what it finds. */
var CheckContext = class {
	session;
	pool;
	serverChanges;
	/** Id of the check. */
	id;
	findings = [];
	/** Why the check has no result. */
	reason;
	/** Why what was found might not come from the requests of the check. */
	possibleServerChange;
	constructor({ session, pool, serverChanges }, id) {
		this.session = session;
		this.pool = pool;
		this.serverChanges = serverChanges;
		this.id = id;
	}
	/** Sends a request of an operation to a resource. */
	async send(operation, testResource, options = {}) {
		const parents = await this.pool.parentsOf(operation);
		return this.session.send(this.id, operation, {
			...testResource && { id: testResource.id },
			...options,
			others: {
				...parents,
				...options.others
			}
		});
	}
	read(testResource) {
		return this.pool.read(testResource, this.id);
	}
	/** Reports what responses show: by their status, if nothing else is named. */
	violation(shown, message, expected, seen) {
		this.#report("violation", shown, message, expected, seen);
	}
	advice(shown, message, expected, seen) {
		this.#report("advice", shown, message, expected, seen);
	}
	/** Reports what a server does where the contract leaves it open. */
	observation(shown, message, expected = "not specified", seen) {
		this.#report("observation", shown, message, expected, seen);
	}
	#report(verdict, shown, message, expected, seen = [shown].flat().map(({ status }) => status).join(" and ")) {
		this.findings.push({
			verdict,
			message,
			expected,
			seen,
			exchanges: [shown].flat()
		});
	}
	/** Reports a violation that fields of a resource show, before and after a request. */
	change(exchange, message, before, after, fields) {
		this.possibleServerChange = {
			testResource: before,
			fields
		};
		this.violation(exchange, message, formatFields(before.fields, fields), formatFields(after, fields));
	}
	/**
	* Reports the rejection of a request that the fields of the resource allow.
	*
	* @throws {InconclusiveError} A condition that no field shows can be the reason.
	*/
	rejection(exchange, message) {
		const { operation, status } = exchange;
		const { conditions = [], rejectedWith } = operation.transition ?? {};
		if (conditions.length > 0 && this.session.server.kind !== "sandbox" && String(status) === rejectedWith) throw new InconclusiveError(`the server rejected it with ${status}, perhaps because ${conditions.join(" or ")} is not met`);
		this.violation(exchange, message, successes(operation));
	}
	/** The fields of a resource that have changed, without those that the service changes on its own. */
	changedFields(before, after, fields) {
		return differences(before.fields, after.fields, fields).filter((field) => !this.serverChanges.has(`${before.resource}.${field}`));
	}
	/** Notes that the service may move a resource on before a request reaches it. */
	mayMove(testResource) {
		const field = resourceOf(testResource.resource)?.lifecycle?.field;
		if (field !== void 0 && isMoving(testResource)) this.possibleServerChange = {
			testResource,
			fields: [field]
		};
	}
	/** Reads the resource of a rejected request. Reports a change of it, or else returns it to the pool. */
	async expectNoEffect(testResource, exchange, request) {
		if (!testResource || exchange.operation.changeType === "none") return;
		const after = await this.read(testResource);
		const changed = this.changedFields(testResource, after);
		if (changed.length > 0) {
			const message = `${request} was rejected, and had an effect.`;
			this.change(exchange, message, testResource, after.fields, changed);
		} else this.pool.putBack(after);
	}
};
/**
* Checks that a response can be read.
*
* @throws {InconclusiveError} It violates the contract; the checks of responses report it.
*/
function assertReadable(exchange) {
	const { response } = exchange;
	if (response && problemsOf(exchange).length === 0) return;
	throw new InconclusiveError(`the response does not fit the contract (${`responses/${exchange.operation.id}/${response?.status ?? "undocumented"}`})`);
}
/** The fields of a resource by which two responses with it differ, of some fields or of all. */
const differences = (before, after, fields = [.../* @__PURE__ */ new Set([...Object.keys(before), ...Object.keys(after)])]) => fields.filter((field) => canonical(before[field]) !== canonical(after[field]));
/** Some fields of a resource in one line. */
const formatFields = (values, fields) => fields.map((field) => `${field}: ${JSON.stringify(values[field])}`).join(", ");
/**
* Returns a check of an operation.
*
* @param name The end of its id.
* @param check Its title is without the name of the operation. It proves the operation unless it has other pointers.
*/
const checkOf = ({ id, pointer }, group, name, { title, ...check }) => ({
	id: `${group}/${id}/${name}`,
	title: `${id} ${title}`,
	pointers: [pointer],
	...check
});
/** The JSON pointer of the transition of an operation, if it has one. */
const transitionOf = ({ transition }) => transition ? [transition.pointer] : [];
/** The places of a state in the contract. */
const pointersOfState = ({ lifecycle }, state) => lifecycle?.pointers[state] ?? [];
// src/conformance/checks/needs.ts
const permission = (name, what) => ({
	met: ({ session }) => session.allow.has(name),
	reason: `permission to ${what} (--allow ${name})`
});
const writes = permission("writes", "create and change resources");
const irreversible = permission("irreversible", "change resources for good");
const large = permission("large", "send large uploads");
const tasks = {
	met: ({ session: { options, server, allow } }) => options.taskIds !== void 0 || server.findTasks !== void 0 && allow.has("writes"),
	reason: "task IDs (--task-ids, or --allow writes with --find-tasks-command)"
};
const newTasks = {
	met: ({ session }) => session.server.findTasks !== void 0,
	reason: "a way to the tasks of an upload (--find-tasks-command)"
};
const folder = {
	met: ({ session }) => session.server.folder !== void 0,
	reason: "a folder to move uploads to (--folder)"
};
/** A key by its name among the credentials. */
const credential = (name, what, flag) => ({
	met: ({ session }) => session.server.credentials[name] !== void 0,
	reason: `${what} (${flag})`
});
/** What a request of an operation needs by its effect. */
const needsOf = ({ changeType: effect }) => effect === "none" ? [] : effect === "irreversible" ? [writes, irreversible] : [writes];
/** Returns what a valid request of an operation needs, by what it acts on and what it does. */
function needsFor(operation) {
	const { resource, parameters } = operation;
	const resources = parameters.map(({ role, of }) => role === "resource" ? resource : of);
	const isFolder = parameters.some(({ role, of, example }) => role === "other" && of === void 0 && example === void 0);
	return [.../* @__PURE__ */ new Set([
		...needsOf(operation),
		...resources.some((each) => each !== void 0 && each !== task.name) ? [writes] : [],
		...resources.includes(task.name) ? [tasks] : [],
		...isFolder ? [folder] : []
	])];
}
// src/shared/responses.ts
/** Returns the response that the contract lists for a status: by the status itself, its range, or `default`. */
function responseOf(responses, status) {
	const named = (name) => responses.find((each) => each.status === name);
	return named(`${status}`) ?? named(`${Math.trunc(status / 100)}XX`) ?? named("default");
}
// src/conformance/checks/responses.ts
/** Group 1: every response of the run against the contract, and what a form sends against what the resource has. */
const responseChecks = () => [...contract.operations.flatMap(checksOf$2), ...keptChecks()];
/** Statuses for a key without access; which of those that the contract lists is an open question. */
const noAccess = ["403", "404"];
const checksOf$2 = (operation) => [
	...operation.responses.map((response) => documentedCheck(operation, response)),
	undocumentedCheck(operation),
	identityCheck(operation)
];
/** Each response with a documented status has a documented body. */
function documentedCheck(operation, { status, pointers }) {
	const { id, pointer } = operation;
	return checkOf(operation, "responses", status, {
		title: `returns ${status} as documented`,
		expects: `Each response of ${id} with ${status} has a documented media type, and a body that fits the schema.`,
		pointers: [pointer, ...pointers],
		run(context) {
			const seen = exchangesOf(context.session, operation).filter(({ response }) => response?.status === status);
			if (seen.length === 0) throw new InconclusiveError(`no response had the status ${status}`);
			const problems = /* @__PURE__ */ new Map();
			for (const exchange of seen) for (const problem of problemsOf(exchange)) if (!problems.has(problem)) problems.set(problem, exchange);
			for (const [problem, exchange] of problems) {
				const message = `A response of ${id} with ${exchange.status} does not fit the contract: ${problem}.`;
				const expected = `a body as documented for ${status}`;
				if (!isSuccess(exchange) && problem.startsWith("the media type")) context.observation(exchange, message, expected, problem);
				else context.violation(exchange, message, expected, problem);
			}
		}
	});
}
function undocumentedCheck(operation) {
	const { id, responses } = operation;
	const statuses = responses.map(({ status }) => status).join(", ");
	return checkOf(operation, "responses", "undocumented", {
		title: "returns no undocumented status",
		expects: `Every status is one of ${statuses}. 429, 502, 503 and 504 are observations.`,
		run(context) {
			const seen = exchangesOf(context.session, operation);
			if (seen.length === 0) throw new InconclusiveError("no request was sent");
			const others = /* @__PURE__ */ new Map();
			for (const exchange of seen) if (!exchange.response) others.set(exchange.status, exchange);
			for (const [status, exchange] of others) {
				const message = `${id} returned ${status}, which the contract does not document for it.`;
				if (isOpen(exchange)) context.observation(exchange, message, statuses);
				else context.violation(exchange, message, statuses);
			}
		}
	});
}
/** Whether the contract leaves it open that a response has another status than the documented ones. */
function isOpen(exchange) {
	const { operation, status, check } = exchange;
	if ([
		429,
		502,
		503,
		504
	].includes(status)) return true;
	const lists = (each) => operation.responses.some((response) => response.status === each);
	return check.startsWith("access/") && noAccess.includes(String(status)) && !noAccess.some(lists) || isUnlistedRejection(exchange);
}
function identityCheck(operation) {
	const { id } = operation;
	return checkOf(operation, "responses", "identity", {
		title: "returns the resource that the path names",
		expects: "Fields that the path or the form names have the same values in the response.",
		needs: needsFor(operation),
		run(context) {
			const { session } = context;
			const seen = exchangesOf(session, operation).filter((exchange) => isSuccess(exchange) && !/^invalid\/|\/unknown-id$/.test(exchange.check));
			let compared = 0;
			for (const exchange of seen) {
				const fields = exchange.fields;
				if (!fields) continue;
				for (const [field, expected] of Object.entries(namedIn(session, exchange))) {
					if (!(field in fields)) continue;
					compared++;
					if (fields[field] === expected) continue;
					const message = `${id} returned a resource whose ${field} is not that of the request.`;
					const show = (value) => `${field}: ${JSON.stringify(value)}`;
					return context.violation(exchange, message, show(expected), show(fields[field]));
				}
			}
			if (compared === 0) throw new InconclusiveError("no response had a resource to compare");
		}
	});
}
/** Whether a response rejects an invalid request of an operation for which no such rejection is documented. */
const isUnlistedRejection = ({ operation, check, status }) => check.startsWith("invalid/") && rejections.includes(status) && !rejections.some((each) => responseOf(operation.responses, each));
/** The documented requests of an operation with their responses. */
const exchangesOf = ({ http }, operation) => http.exchanges.filter((exchange) => exchange.operation === operation && exchange.documented);
/** The fields of a resource that the request names: its id, the project, and fields of the form. */
function namedIn(session, { operation, values, form }) {
	const { project } = session.options;
	const id = resourceOf(operation.resource)?.id ?? "";
	const named = Object.fromEntries(operation.parameters.map(({ role, snakeName }) => [role === "resource" ? id : snakeName, values[snakeName]]));
	const { texts = [], inPath = {} } = operation.body ?? {};
	for (const [name, value] of form?.fields ?? []) {
		const isOther = Object.hasOwn(inPath, name) && value !== project;
		if (!texts.includes(name) && !isOther) named[name] = value;
	}
	return named;
}
const keptChecks = () => contract.operations.flatMap((operation) => operation.changeType === "creates" && operation.body?.kind === "form" ? [
	distinctCheck(operation),
	keptCheck(operation),
	...operation === creator ? [tasksCheck(operation)] : []
] : []);
/** Texts with letters, marks and signs that encodings get wrong. */
const unicode = "Übersicht № 7 – 報告 🧾";
function keptCheck(operation) {
	const { id, body, pointer, resource } = operation;
	return checkOf(operation, "responses", "kept", {
		title: "keeps the fields of the form",
		sends: `${id} with every field of the form, in letters and signs beyond ASCII, then a read of the resource.`,
		expects: "The response and the read have the values that were sent, and the size of the file.",
		pointers: [pointer, ...(body?.fields ?? []).map((field) => `${body?.pointer}/properties/${field}`)],
		needs: needsOf(operation),
		async run(context) {
			const { session } = context;
			const reader = readerOf(resource);
			const [sample] = session.server.samples;
			if (!body) throw new InconclusiveError("there is no body");
			const value = fullForm(operation);
			const created = await context.send(operation, void 0, { value });
			assertReadable(created);
			const createdId = idIn(created);
			if (createdId === void 0) throw new InconclusiveError(`${id} returned ${created.status}`);
			const read = await context.send(reader, void 0, { id: createdId });
			const compare = (exchange, field, expected, what = field) => {
				const shown = exchange.fields ?? {};
				const [wanted, seen] = [expected, shown[field]].map(canonical);
				if (!(field in shown) || seen === wanted) return;
				const message = `${id} was sent ${what}, and ${exchange.operation.id} returned another value.`;
				context.violation([created, exchange], message, String(wanted), String(seen));
			};
			for (const [field, expected] of Object.entries(expectedFields(value, body))) for (const exchange of [created, read]) compare(exchange, field, expected);
			compare(created, "fileSize", new Blob([sample.content]).size, "a file");
		}
	});
}
/** Two uploads must not be mixed up, or what one keeps is not what the other was sent. */
function distinctCheck(operation) {
	const { id } = operation;
	return checkOf(operation, "responses", "distinct", {
		title: "creates a new resource with each request",
		sends: `${id} twice, with the same body.`,
		expects: "The responses have different IDs.",
		needs: needsOf(operation),
		async run(context) {
			const sent = [await context.send(operation), await context.send(operation)];
			for (const exchange of sent) assertReadable(exchange);
			const [one, other] = sent.map(idIn);
			if (one === void 0 || one !== other) return;
			context.violation(sent, `${id} returned the same id twice.`, "two ids", JSON.stringify(one));
		}
	});
}
/** Each file has a task of its own, which names the upload. */
function tasksCheck(operation) {
	const count = 3;
	const { id, pointer } = operation;
	return checkOf(operation, "responses", "tasks", {
		title: `creates a ${task.noun} for each file`,
		sends: `${id} with ${count} files, and a read of each ${task.noun}.`,
		expects: `There are ${count} ${task.noun}s, and each names the ${upload.noun}.`,
		pointers: [pointer, ...transitionOf(operation)],
		needs: [...needsOf(operation), newTasks],
		async run(context) {
			const [sample] = context.session.server.samples;
			const files = Array.from({ length: count }, () => sample);
			const { id: uploadId, exchange, found } = await context.pool.upload(files);
			const message = `${id} with ${count} files created ${found.length} ${task.noun}s.`;
			if (found.length !== count) context.violation(exchange, message, String(count), String(found.length));
			const other = found.find(({ fields }) => uploadOf(fields) !== uploadId);
			if (!other) return;
			const wrong = `A ${task.noun} names another ${upload.noun} than its own.`;
			context.violation(exchange, wrong, uploadId, uploadOf(other.fields));
		}
	});
}
/** A form with one file, every field, and text that is not ASCII. */
function fullForm({ body }) {
	const value = {};
	for (const field of body?.fields ?? []) if (field === body?.files?.name) value[field] = ["Ünïcode – 文.pdf"];
	else if (body?.texts.includes(field)) value[field] = JSON.stringify([{
		name: "Zeichen \"1\"",
		value: unicode
	}, {
		name: "A",
		value: ""
	}]);
	else value[field] = unicode;
	return value;
}
function expectedFields(value, { texts, inPath }) {
	if (!isObject(value)) return {};
	return Object.fromEntries(Object.entries(value).flatMap(([name, each]) => {
		if (Array.isArray(each) || Object.hasOwn(inPath, name)) return [];
		return [[name, texts.includes(name) ? JSON.parse(String(each)) : each]];
	}));
}
// src/conformance/checks/access.ts
/** Group 3: who may send a request. */
const accessChecks = () => contract.operations.flatMap(checksOf$1);
function checksOf$1(operation) {
	const { scopes, parameters, responses } = operation;
	const isListed = responses.some(({ status }) => status === "404");
	const hasProject = parameters.some(({ role }) => role === "project");
	return [
		...bearerChecks(operation),
		...scopes.length > 0 ? scopeChecks(operation) : [],
		...acts(operation) && isListed ? [unknownRecord(operation)] : [],
		...acts(operation) && hasProject ? [otherProject(operation)] : []
	];
}
/** The statuses for a key without access that the contract lists. */
const listedDenials = ({ responses }) => noAccess.filter((status) => responses.some((each) => each.status === status));
/** The places that a check of keys proves, with the statuses that are documented. */
const proven = ({ pointer }, statuses) => [`${pointer}/security`, ...statuses.map((status) => `${pointer}/responses/${status}`)];
/** Keys that are missing, wrong, or of another team. */
function bearerChecks(operation) {
	const { id, changeType: effect, parameters } = operation;
	const invalid = effect === "none" ? [] : needsFor(operation);
	const denied = (name, key, statuses, ...needs) => checkOf(operation, "access", name, {
		title: `with ${describe$1(key)} returns ${statuses.join(" or ")}`,
		sends: `${id} with ${describe$1(key)}, where the full key is accepted.`,
		expects: rejection(statuses),
		pointers: proven(operation, statuses),
		needs,
		run: (context) => expectDenied(context, operation, key, statuses)
	});
	const expired = credential("expired", describe$1("expired"), "--expired-key");
	const team = credential("otherTeam", describe$1("otherTeam"), "--other-team-key");
	const listed = listedDenials(operation);
	const hasTeam = listed.length > 0 && parameters.some(({ role }) => role === "team");
	return [
		denied("no-key", "none", ["401"], ...invalid),
		denied("no-bearer", "malformed", ["401"], ...invalid),
		denied("invalid-key", "invalid", ["401"], ...invalid),
		denied("expired-key", "expired", ["401"], expired, ...invalid),
		...hasTeam ? [denied("other-team", "otherTeam", listed, team, ...needsFor(operation))] : []
	];
}
/** Keys without the scope, and with no other. */
function scopeChecks(operation) {
	const { id, scopes } = operation;
	const listed = listedDenials(operation);
	const denials = [...listed.length > 0 ? listed : noAccess, "401"];
	const lacking = {
		met: ({ session }) => session.scoped.some((each) => !grants(each.scopes, scopes)),
		reason: `a key without ${scopes.map((spellings) => spellings.join(" or ")).join(" and ")} (--scoped-key)`
	};
	const having = (scope) => ({
		met: ({ session }) => keyWith(session, scope) !== void 0,
		reason: `a key with only the scope ${scope} (--scoped-key ${scope}=KEY)`
	});
	return [checkOf(operation, "access", "without-scope", {
		title: "without the scope is rejected",
		sends: `${id} with keys that have scopes other than ${scopes.map((names) => names.join(" or ")).join(" and ")}.`,
		expects: rejection(denials),
		pointers: proven(operation, listed),
		needs: [lacking, ...needsFor(operation)],
		async run(context) {
			const others = context.session.scoped.filter((each) => !grants(each.scopes, scopes));
			for (const { name } of others) await expectDenied(context, operation, name, denials);
		}
	}), ...(scopes.length === 1 ? scopes.flat() : []).map((scope) => checkOf(operation, "access", `scope-${scope}`, {
		title: `accepts a key with only the scope ${scope}`,
		sends: `${id} with a key that has only the scope ${scope}.`,
		expects: `A success: ${successes(operation)}.`,
		pointers: proven(operation, []),
		needs: [having(scope), ...needsFor(operation)],
		async run(context) {
			const testResource = await context.pool.resourceFor(operation);
			const key = keyWith(context.session, scope) ?? "full";
			const exchange = await context.send(operation, testResource, { credential: key });
			if (isSuccess(exchange)) return;
			context.rejection(exchange, `${id} rejected a key with the scope ${scope}.`);
		}
	}))];
}
/** The name of a key that has only one scope; undefined if the run has none. */
const keyWith = ({ scoped }, scope) => scoped.find(({ scopes }) => scopes.length === 1 && scopes[0] === scope)?.name;
const rejection = (statuses) => `${statuses.join(" or ")}, and no effect.`;
/** Whether some scopes include all that are needed, each in one of its spellings. */
const grants = (names, needed) => needed.every((spellings) => spellings.some((scope) => names.includes(scope)));
/** Sends a request that would be accepted with the full key, and expects a rejection without effect. */
async function expectDenied(context, operation, key, statuses) {
	const testResource = needsFor(operation).every((need) => need.met(context)) ? await context.pool.resourceFor(operation) : void 0;
	const exchange = await context.send(operation, testResource, { credential: key });
	const request = `${operation.id} with ${describe$1(key)}`;
	if (statuses.includes(String(exchange.status))) return context.expectNoEffect(testResource, exchange, request);
	context.violation(exchange, `${request} returned ${exchange.status}.`, statuses.join(" or "));
}
const keys = {
	none: "no key",
	malformed: "another scheme than Bearer",
	invalid: "an invalid key",
	expired: "an expired key",
	otherTeam: "a key of another team"
};
const describe$1 = (key) => keys[key] ?? `a key with only the ${key}`;
/** An id that no resource has. */
function unknownRecord(operation) {
	const { id, pointer } = operation;
	return checkOf(operation, "access", "unknown-id", {
		title: "of an id that does not exist returns 404",
		sends: `${id} with an ID that no resource has.`,
		expects: "404.",
		pointers: [`${pointer}/responses/404`],
		needs: needsFor(operation).filter((need) => need === folder),
		async run(context) {
			const unknown = `unknown-${crypto.randomUUID()}`;
			const exchange = await context.send(operation, void 0, { id: unknown });
			if (exchange.status === 404) return;
			const message = `${id} of an id that does not exist returned ${exchange.status}.`;
			context.violation(exchange, message, "404");
		}
	});
}
/** The right id below another project: what a server does is an open question. */
function otherProject(operation) {
	const { id } = operation;
	return checkOf(operation, "access", "other-project", {
		title: "below another project",
		sends: `${id} with the ID of a resource, and another project in the path.`,
		expects: "A rejection without effect. A success is an observation, since the contract does not specify it.",
		needs: needsFor(operation),
		async run(context) {
			const testResource = await context.pool.resourceFor(operation);
			const project = context.session.options.otherProject ?? `unknown-${crypto.randomUUID()}`;
			const exchange = await context.send(operation, testResource, { project });
			if (!isSuccess(exchange)) return context.expectNoEffect(testResource, exchange, `${id} below another project`);
			const message = `${id} accepted an id below another project than its own (open question path-project-mismatch).`;
			context.observation(exchange, message);
		}
	});
}
// src/conformance/checks/effects.ts
/** What an operation does with a resource when it is accepted, and when it is rejected. */
const names = ({ questions }, setting) => questions.includes(setting);
/** Whether a server may ignore a request that the state does not allow, as a success without effect. */
const mayIgnore = (operation) => names(operation, "discard-outside-reviewing");
/** Whether a server may reject a request that the schema allows. */
const mayReject = (operation) => names(operation, "issue-values");
/** Returns what an accepted request does, in words. */
function acceptance(operation, { partial }) {
	const { resource, transition, success } = operation;
	const statuses = partial ? success.partial.join(" or ") : successes(operation);
	const effects = Object.entries(transition?.to ?? {}).map(([field, { value, parameter, unknown }]) => {
		if (parameter !== void 0) return `${field} has the value of the request`;
		if (unknown !== void 0) return `${field} is not specified`;
		return `${field} is ${JSON.stringify(value)}${isLeft(resource, value) ? ", or the value to which the service then changes it" : ""}`;
	});
	return `${statuses}. In the response and afterwards, ${effects.length > 0 ? `${effects.join(", ")}, and the rest is unchanged` : "no field changes"}.`;
}
/** Returns what a rejected request does, in words. */
function rejectionOf(operation) {
	const rejected = `${rejectedWith(operation)}, and the resource is unchanged.`;
	return mayIgnore(operation) ? `${rejected} A success without effect conforms too.` : rejected;
}
/** Fields that keep their value: those that guards look at, and those that identify the resource. */
function unchangedFields({ resource, transition }, fields) {
	const changed = Object.keys(transition?.to ?? {});
	return identifyingFields(resource).filter((field) => field in fields && !changed.includes(field));
}
/** Whether a field is one that operations depend on, or that identifies a resource. */
const isIdentifying = (resource, field) => identifyingFields(resource).includes(field);
const identifyingFields = (name) => [.../* @__PURE__ */ new Set([
	...guardedFields(name),
	"id",
	"name",
	"created_at",
	"meta",
	"project_id",
	...Object.keys(resourceOf(name)?.foreignKeys ?? {})
])];
/** Whether the service alone could have changed a field of a resource: it moves it on, or no operation sets the field. */
const couldBeServerChange = ({ resource, fields }, field) => field === resourceOf(resource)?.lifecycle?.field ? isMoving({
	resource,
	fields
}) : !isSet(resource, field);
/** Whether an operation sets a field of a resource. */
const isSet = (resource, field) => contract.operations.some(({ resource: of, transition }) => of === resource && Object.hasOwn(transition?.to ?? {}, field));
/** The states that only the service sets: `Upload.status`. */
const statesSetByServer = () => Object.values(contract.resources).flatMap(({ name, lifecycle }) => lifecycle && !isSet(name, lifecycle.field) ? [`${name}.${lifecycle.field}`] : []);
/** The fields of a resource that operations require or change. */
const guardedFields = (name) => contract.operations.flatMap((each) => each.resource === name ? Object.keys({
	...each.transition?.from,
	...each.transition?.to
}) : []);
// src/conformance/checks/concurrency.ts
/** Group 6: requests at the same time. */
function concurrencyChecks() {
	const once = contract.operations.filter(endsItself);
	return [
		...once.map(twice),
		...once.flatMap((one, index) => {
			return once.slice(index + 1).filter((other) => leadsTo(one, other) && leadsTo(other, one)).map((other) => against(one, other));
		}),
		...contract.operations.filter(isUpload).map(parallel$1)
	];
}
const isUpload = ({ changeType: effect, body, shorthandOf }) => effect === "creates" && body?.files !== void 0 && shorthandOf === void 0;
/** Whether an accepted request makes the resource one that the operation does not accept. */
function endsItself(operation) {
	const { transition, resource, shorthandOf } = operation;
	if (resource !== task.name || shorthandOf !== void 0) return false;
	return fieldsSetBy(operation).some(([field, value]) => {
		const guard = transition?.from?.[field];
		return guard !== void 0 && value !== void 0 && !passes(guard, value);
	});
}
/** Whether an operation makes the resource one that another operation accepts. */
const leadsTo = (operation, next) => fieldsSetBy(operation).every(([field, value]) => {
	const guard = next.transition?.from?.[field];
	return guard !== void 0 && passes(guard, value);
});
function twice(operation) {
	const { id } = operation;
	return checkOf(operation, "concurrency", "twice", {
		title: "twice at the same time succeeds once",
		sends: `${id} twice at the same time, to one resource that allows it.`,
		expects: "One request is accepted, and the other rejected.",
		pointers: [...transitionOf(operation)],
		needs: needsFor(operation),
		async run(context) {
			const testResource = await context.pool.resourceFor(operation);
			const send = () => context.send(operation, testResource);
			const sent = await Promise.all([send(), send()]);
			const [first] = sent;
			const effect = Object.fromEntries(fieldsSetBy(operation));
			if (testResource) context.mayMove({
				...testResource,
				fields: {
					...testResource.fields,
					...effect
				}
			});
			const accepted = sent.filter(isSuccess).length;
			if (accepted === 1) return;
			if (accepted === 2 && mayIgnore(operation)) {
				const later = await send();
				if (isSuccess(later)) throw new InconclusiveError("an open question lets the server ignore the second request");
			}
			const message = `Of two requests of ${id} at the same time, the server accepted ${accepted}.`;
			if (accepted === 0) return context.rejection(first, message);
			context.violation(sent, message, "one accepted");
		}
	});
}
function against(one, other) {
	return checkOf(one, "concurrency", other.id, {
		title: `and ${other.id} at the same time leave what the last accepted one sets`,
		sends: `${one.id} and ${other.id} at the same time, to one resource that allows the first, and a read.`,
		expects: `${one.id} is accepted. If ${other.id} is too, it was the last, and its effect remains.`,
		pointers: [...transitionOf(one), ...transitionOf(other)],
		needs: needsFor(one),
		async run(context) {
			const testResource = await context.pool.resourceFor(one);
			if (!testResource) throw new InconclusiveError("there is no resource");
			const [first, second] = await Promise.all([context.send(one, testResource), context.send(other, testResource)]);
			const after = await context.read(testResource);
			const last = isSuccess(second) ? other : one;
			const wrong = fieldsSetBy(last).filter(([field, value]) => after.fields[field] !== value);
			if (isSuccess(first) && wrong.length === 0) return;
			const fields = wrong.map(([field]) => field);
			context.violation([first, second], `${one.id} and ${other.id} at the same time left a resource that neither order explains.`, `${one.id} accepted, and the effect of ${last.id}`, `${first.status} and ${second.status}, then ${formatFields(after.fields, fields)}`);
		}
	});
}
/** Uploads at the same time, of which none is lost. */
function parallel$1(operation) {
	const count = 10;
	return checkOf(operation, "concurrency", "parallel", {
		title: `${count} times at the same time creates ${count} resources`,
		sends: `${operation.id} ${count} times at the same time, then a read of each resource.`,
		expects: `${count} different resources can be read.`,
		pointers: [operation.pointer, ...transitionOf(operation)],
		needs: needsOf(operation),
		async run(context) {
			const reader = readerOf(operation.resource);
			const sent = await Promise.all(Array.from({ length: count }, () => context.send(operation)));
			const ids = sent.map(idIn);
			const known = new Set(ids.filter((each) => each !== void 0));
			const read = await Promise.all([...known].map((id) => context.send(reader, void 0, { id })));
			const found = read.filter(isSuccess).length;
			if (found === count) return;
			const shownFirst = [...sent.filter((exchange, index) => !isSuccess(exchange) || ids.indexOf(ids[index]) !== index), ...read.filter((exchange) => !isSuccess(exchange))].slice(0, 3);
			const message = `Of ${count} uploads at the same time, ${found} can be read afterwards.`;
			context.violation(shownFirst, message, String(count), String(found));
		}
	});
}
// src/conformance/checks/hygiene.ts
/** Group 7: what the contract does not require, and what helps clients. It reports no violations. */
const hygieneChecks = () => [
	advice("www-authenticate", "401 has the header WWW-Authenticate", ({ status }) => status === 401, missing("www-authenticate")),
	advice("retry-after", "429 and 503 have the header Retry-After", ({ status }) => status === 429 || status === 503, missing("retry-after")),
	advice("stack-trace", "no body of an error has a stack trace", ({ status }) => status >= 400, ({ text }) => stack.test(text.replaceAll(String.raw`\n`, "\n")) ? "a stack trace" : void 0),
	advice("key-in-body", "no body has a key", () => true, ({ text }, { session }) => session.secrets().some((key) => key.length > 5 && text.includes(key)) ? "the key of the request" : void 0),
	allow(),
	undeclaredFields()
];
const stack = /^\s+at .+[:(]\d+|Traceback \(most recent call last\)|\bat [\w.$]+\([\w.]+\.java:\d+\)|Exception in thread/m;
const all = ({ http }) => [...http.exchanges, ...http.delayed];
const missing = (header) => ({ headers }) => headers[header] === void 0 ? `no header ${header}` : void 0;
function advice(name, title, concerns, wrong) {
	return {
		id: `hygiene/${name}`,
		title,
		expects: `${title[0]?.toUpperCase()}${title.slice(1)}. Otherwise, the check reports advice.`,
		run(context) {
			const concerned = all(context.session).filter(concerns);
			if (concerned.length === 0) throw new InconclusiveError("there was no such response");
			for (const exchange of concerned) {
				const seen = wrong(exchange, context);
				if (seen !== void 0) return context.advice(exchange, `Not so: ${title}.`, title, seen);
			}
		}
	};
}
/** A method that the path does not have. */
function allow() {
	return {
		id: "hygiene/allow",
		title: "405 has the header Allow",
		sends: "DELETE to a path of the contract that does not have it.",
		expects: "A response with 405 has the header Allow. Otherwise, the check reports advice.",
		async run(context) {
			const [operation] = contract.operations;
			if (!operation) throw new InconclusiveError("the contract has no operation");
			const id = `unknown-${crypto.randomUUID()}`;
			const exchange = await context.send(operation, void 0, {
				method: "DELETE",
				id
			});
			if (exchange.status !== 405) throw new InconclusiveError(`DELETE returned ${exchange.status}`);
			if (exchange.headers["allow"] !== void 0) return;
			context.advice(exchange, "405 has no header Allow.", "Allow", "no header");
		}
	};
}
/** Members of responses that the contract does not declare. */
const undeclaredFields = () => ({
	id: "forward/undeclared",
	title: "fields of responses that the contract does not know",
	expects: "The contract allows further fields. Each is an observation.",
	run(context) {
		if (all(context.session).length === 0) throw new InconclusiveError("there was no response");
		const found = /* @__PURE__ */ new Map();
		for (const exchange of all(context.session)) for (const field of undeclared(exchange)) found.set(`${exchange.operation.id} ${exchange.status} ${field}`, exchange);
		for (const [field, exchange] of found) {
			const message = `${exchange.operation.id} returned a field that the contract does not know: ${field.split(" ")[2]}.`;
			context.observation(exchange, message, "not specified", field);
		}
	}
});
// src/conformance/checks/invalid.ts
/** Group 2: bodies that are wrong in one keyword at one place, and their valid neighbors. */
const invalidChecks = () => contract.operations.flatMap((operation) => operation.body ? checksOf(operation, operation.body) : []);
function checksOf(operation, body) {
	const { pointer } = operation;
	const isForm = body.kind === "form";
	const isJson = body.kind === "json";
	const place = `${pointer}/requestBody`;
	const rejects = (name, title, content) => rejectionCheck(operation, body, {
		name,
		title,
		place,
		sent: { content }
	});
	const form = {
		fields: [],
		files: [],
		fileField: body.files?.name ?? "file"
	};
	const json = {
		contentType: "application/json",
		bodyText: "{}"
	};
	return [
		...body.valid.map((example) => acceptanceCheck(operation, body, example)),
		...isJson && body.fields.length > 0 ? [unknownMember(operation, body)] : [],
		...body.required ? [rejects("missing", "a request without a body", isForm ? { form } : {})] : [],
		...isJson && body.required ? [rejects("not-json", "a body that is not JSON", {
			contentType: body.type,
			bodyText: "{\""
		})] : [],
		...isForm ? [rejects("other-type", "a body of another media type", json)] : [],
		...body.invalid.map((wrong) => rejectionCheck(operation, body, {
			name: wrong.name,
			title: titleOf(wrong),
			place: wrong.pointer,
			sent: { value: wrong.value }
		}))
	];
}
function rejectionCheck(operation, body, wrong) {
	const { name, title, place } = wrong;
	const rejected = rejectedWith(operation);
	return checkOf(operation, "invalid", name, {
		title: `rejects ${title}`,
		sends: `${operation.id} with ${title}, everything else being valid.`,
		expects: `${rejected}, and no effect.${body.required ? "" : " A success is advice: the body is optional."}`,
		pointers: [place, `${operation.pointer}/responses/${rejected}`],
		needs: needsFor(operation),
		async run(context) {
			const testResource = await context.pool.resourceFor(operation);
			const exchange = await context.send(operation, testResource, wrong.sent);
			const accepted = `${operation.id} accepted ${title}.`;
			if (!isSuccess(exchange) && !isRejection(exchange)) {
				const message = `${operation.id} rejected ${title} with another status than documented.`;
				context.violation(exchange, message, rejected);
			} else if (!isSuccess(exchange)) await context.expectNoEffect(testResource, exchange, `${operation.id} with ${title}`);
			else if (body.required) context.violation(exchange, accepted, rejected);
			else context.advice(exchange, accepted, rejected);
		}
	});
}
const acceptanceCheck = (operation, body, { name, value }) => checkOf(operation, "invalid", `valid-${name}`, {
	title: `accepts the example ${name}`,
	sends: `${operation.id} with the example ${name} of the contract, and the IDs of the run.`,
	expects: `A success: ${successes(operation)}.`,
	pointers: [operation.pointer, body.pointer],
	needs: needsFor(operation),
	async run(context) {
		const exchange = await context.send(operation, await context.pool.resourceFor(operation), { value });
		if (isSuccess(exchange)) return;
		const isFirst = name === body.valid[0]?.name;
		if (mayReject(operation) && String(exchange.status) === rejectedWith(operation) && !isFirst) throw new InconclusiveError("an open question lets a server reject it");
		const message = `${operation.id} rejected a valid request: the example ${name}.`;
		context.rejection(exchange, message);
	}
});
const unknownMember = (operation, { valid, pointer }) => checkOf(operation, "invalid", "unknown-member", {
	title: "tolerates a member that the contract does not know",
	sends: `${operation.id} with a valid body, and a member conformanceUnknown.`,
	expects: "A success. A rejection is advice.",
	pointers: [pointer],
	needs: needsFor(operation),
	async run(context) {
		const usual = valid[0]?.value;
		if (!isObject(usual)) throw new InconclusiveError("the body is no object");
		const value = {
			...usual,
			conformanceUnknown: true
		};
		const exchange = await context.send(operation, await context.pool.resourceFor(operation), { value });
		if (isSuccess(exchange)) return;
		const message = `${operation.id} rejects a member that the contract does not know. Clients of later versions may send some.`;
		context.advice(exchange, message, successes(operation));
	}
});
const titleOf = ({ at, keyword, name }) => {
	const place = at === "" ? "a body that" : `a body whose ${at.slice(1).replaceAll("/", ".")}`;
	if (keyword === "required") return `${place} is missing`;
	return `${place} violates ${name.endsWith("type-null") ? "type (it is null)" : keyword}`;
};
/** Whether a status is a documented rejection of the request itself, and not of its key or its size. */
const isRejection = ({ operation, status, response }) => String(status) === rejectedWith(operation) || rejections.includes(status) && response !== void 0 && status !== 413;
// src/conformance/checks/limits.ts
/** Group 5: limits of requests, and one more than they allow. */
const limitChecks = () => contract.operations.flatMap((operation) => {
	const { body, shorthandOf } = operation;
	if (!body?.files || shorthandOf !== void 0) return [];
	return [
		...body.limits.flatMap((limit) => limitCheck(operation, limit)),
		oneOf$1(operation, "empty-file", "an empty file", {
			name: "empty.pdf",
			type: "application/pdf",
			content: ""
		}),
		oneOf$1(operation, "other-type", "a file that is not a PDF", {
			name: "notes.txt",
			type: "text/plain",
			content: "text"
		})
	];
});
/** Sizes of a megabyte, the smaller one first. */
const megabytes = {
	decimal: 1e6,
	binary: 1048576
};
function limitCheck(operation, limit) {
	if (limit.per === "file" && limit.unit === "MB") return [fileSize(operation, limit)];
	if (limit.unit === "files") return [fileCount(operation, limit)];
	return [];
}
/** What the checks of a limit have in common. */
function ofLimit(operation, limit) {
	const { pointer, body } = operation;
	const status = limit.rejectedWith === void 0 ? [] : [`${pointer}/responses/${limit.rejectedWith}`];
	return {
		pointers: [
			limit.pointer,
			...status,
			`${body?.pointer}/properties/${body?.files?.name}`
		],
		needs: [large, ...needsOf(operation)]
	};
}
function fileSize(operation, limit) {
	const [small, big] = [limit.value * megabytes.decimal, limit.value * megabytes.binary];
	return checkOf(operation, "limits", limit.name, {
		...ofLimit(operation, limit),
		title: `accepts files of ${limit.value} MB, and rejects larger ones`,
		sends: `${operation.id} with files of ${small}, ${small + 1}, ${big} and ${big + 1} bytes.`,
		expects: `The first is accepted, and the last rejected with ${limit.rejectedWith ?? "a documented status"}. Those between are both accepted, or the first of them is rejected.`,
		async run(context) {
			const send = (size) => context.send(operation, void 0, { files: [fileOf(size)] });
			const within = await send(small);
			if (!isSuccess(within)) return rejected(context, `a file of ${limit.value} MB`, within);
			const between = await send(small + 1);
			if (isSuccess(between)) {
				const exact = await send(big);
				const what = `a file of ${big} bytes, though it accepts larger ones than ${small}`;
				if (!isSuccess(exact)) return rejected(context, what, exact);
			} else expectStatus(context, between, limit, "a file that is too large");
			expectStatus(context, await send(big + 1), limit, "a file that is too large");
		}
	});
}
function fileCount(operation, limit) {
	return checkOf(operation, "limits", limit.name, {
		...ofLimit(operation, limit),
		title: `accepts ${limit.value} files, and rejects more`,
		sends: `${operation.id} with ${limit.value} small files, and with ${limit.value + 1}.`,
		expects: `The first is accepted, and the second rejected with ${limit.rejectedWith ?? "a documented status"}.`,
		async run(context) {
			const send = (count) => {
				const files = Array.from({ length: count }, (_, at) => ({
					...fileOf(20),
					name: `file-${at + 1}.pdf`
				}));
				return context.send(operation, void 0, { files });
			};
			const within = await send(limit.value);
			if (!isSuccess(within)) rejected(context, `${limit.value} files`, within);
			expectStatus(context, await send(limit.value + 1), limit, `${limit.value + 1} files`);
		}
	});
}
/** Files of a kind that the contract does not mention: what a server does with them is worth knowing. */
function oneOf$1(operation, name, what, file) {
	return checkOf(operation, "limits", name, {
		title: `with ${what}`,
		sends: `${operation.id} with ${what}.`,
		expects: "The contract does not specify it. The result is an observation.",
		needs: needsOf(operation),
		async run(context) {
			const exchange = await context.send(operation, void 0, { files: [file] });
			const verb = isSuccess(exchange) ? "accepts" : "rejects";
			context.observation(exchange, `${operation.id} ${verb} ${what}.`);
		}
	});
}
function rejected(context, what, exchange) {
	const { operation } = exchange;
	context.violation(exchange, `${operation.id} rejected ${what}.`, successes(operation));
}
function expectStatus(context, exchange, limit, what) {
	const { operation, status, response } = exchange;
	if (limit.rejectedWith === void 0 ? status >= 400 && status < 500 && response !== void 0 && ![
		"401",
		"403",
		"404"
	].includes(String(status)) : String(status) === limit.rejectedWith) return;
	const message = `${operation.id} returned ${status} for ${what}.`;
	context.violation(exchange, message, limit.rejectedWith ?? "a documented rejection");
}
/** A megabyte of spaces, which all large files share. */
let block;
/** Returns a file of a size, without as much memory. */
function fileOf(size) {
	block ??= new Blob([" ".repeat(1e6)]);
	const shared = block;
	const parts = Array.from({ length: Math.floor(size / 1e6) }, () => shared);
	return {
		name: "size.pdf",
		type: "application/pdf",
		content: new Blob([...parts, " ".repeat(size % 1e6)])
	};
}
// src/conformance/checks/cases.ts
/** The cases of the matrix: each operation in each state, with what the other fields that guards look at can be. */
/** The id of the check of a case. */
const caseId = ({ operation, name }) => `matrix/${operation.id}/${name}`;
/** Returns the cases of the operations that act on the resources of files. */
function matrixCases() {
	const { name, lifecycle } = task;
	const operations = contract.operations.filter(({ resource, transition, shorthandOf }) => resource === name && transition?.from && shorthandOf === void 0);
	const others = otherFields(operations, lifecycle.field);
	return operations.flatMap((operation) => casesOf(operation, lifecycle, others));
}
function casesOf(operation, { field, states }, others) {
	const { transition, success } = operation;
	const { [field]: inState = {}, ...own } = transition?.from ?? {};
	const legal = states.filter((state) => passes(inState, state));
	const shown = [...states.slice(1), ...states.slice(0, 1)].find((state) => legal.includes(state));
	const needed = Object.fromEntries([...others].flatMap(([name, values]) => {
		const guard = own[name];
		return guard ? [[name, values.find((value) => allows(guard, value)) ?? {}]] : [];
	}));
	return states.flatMap((state) => {
		const one = (name, guards, isLegal, sampleBehavior = {}) => ({
			operation,
			name: name === "" ? state : `${state}/${name}`,
			guards: {
				[field]: { in: [state] },
				...needed,
				...guards
			},
			legal: isLegal,
			sampleBehavior
		});
		if (!legal.includes(state)) return [one("", {}, false)];
		const ofFields = [...others].flatMap(([name, values]) => {
			const guard = own[name];
			if (!guard && state !== shown) return [];
			return (guard ? values.filter((value) => !allows(guard, value)) : values).map((value) => one(nameOf$1(name, value), { [name]: value }, !guard));
		});
		const conditions = (transition?.conditions ?? []).filter((condition) => contract.sandboxFiles.some(({ fails }) => fails === condition));
		return [
			one("", {}, true),
			...ofFields,
			...conditions.map((condition) => one(`not-${condition}`, {}, false, { fails: condition })),
			...success.partial.length > 0 && state === shown ? [one("partial", {}, true, { partial: true })] : []
		];
	});
}
/** What fields other than the state can be, as far as guards distinguish them. */
function otherFields(operations, stateField) {
	const found = /* @__PURE__ */ new Map();
	for (const { transition } of operations) for (const [field, guard] of Object.entries(transition?.from ?? {})) {
		if (field === stateField) continue;
		const values = guard.in ?? guard.notIn ?? [];
		const boolean = values.every((each) => typeof each === "boolean");
		found.set(field, boolean ? [{ in: [false] }, { in: [true] }] : [{ in: [values[0]] }, { notIn: [values[0]] }]);
	}
	return found;
}
/** Whether a field that is so passes a guard. */
const allows = (guard, value) => value.in ? passes(guard, value.in[0]) : !passes(guard, value.notIn?.[0]);
const nameOf$1 = (field, { in: values, notIn }) => values ? `${field}=${String(values[0])}` : `${field}=not-${String(notIn?.[0])}`;
// src/conformance/checks/matrix.ts
/** Group 4: every operation in every state that can be reached, legal and illegal. */
const matrixChecks = () => [
	...matrixCases().map(caseCheck),
	...consistencyChecks(),
	...plainChecks(),
	...aggregateChecks()
];
async function observe(context, operation, before, where, options = {}) {
	context.mayMove(before);
	return {
		operation,
		before,
		exchange: await context.send(operation, before, options),
		after: await context.read(before),
		where
	};
}
function caseCheck({ operation, name, guards, legal, sampleBehavior }) {
	const { id, pointer } = operation;
	const rejected = rejectedWith(operation);
	const resource = resourceOf(operation.resource);
	const state = name.split("/")[0] ?? "";
	const prepared = name.replace("/not-", " without the condition ").replace("/partial", " with a partial success").replace("/", " with ");
	return checkOf(operation, "matrix", name, {
		title: legal ? `is allowed in ${name}` : `is rejected with ${rejected} in ${name}`,
		sends: `Prepares a ${resource?.noun ?? "resource"} in ${prepared}, reads it, sends ${id}, and reads it again.`,
		expects: legal ? acceptance(operation, sampleBehavior) : rejectionOf(operation),
		pointers: [
			pointer,
			...transitionOf(operation),
			...resource ? pointersOfState(resource, state) : [],
			...legal ? [] : [`${pointer}/responses/${rejected}`]
		],
		needs: needsFor(operation),
		async run(context) {
			const taken = await context.pool.take(guards, sampleBehavior);
			const before = await context.read(taken);
			if (differences(taken.fields, before.fields, Object.keys(guards)).length > 0) throw new InconclusiveError("the service changed the resource before the request");
			const observed = await observe(context, operation, before, ` in ${name}`);
			if (legal) judgeAccepted(context, observed, sampleBehavior);
			else if (judgeRejected(context, observed)) context.pool.putBack(observed.after);
		}
	});
}
/** Transitions of resources without states that a run can choose: the fields that they set. */
function plainChecks() {
	return contract.operations.filter(({ transition, shorthandOf }) => shorthandOf === void 0 && transition && !transition.from && !transition.creates && Object.keys(transition.to).length > 0).map((operation) => checkOf(operation, "matrix", "any", {
		title: "has the documented effect",
		sends: `Reads a resource, sends ${operation.id}, and reads the resource again.`,
		expects: acceptance(operation, {}),
		pointers: [operation.pointer, ...transitionOf(operation)],
		needs: needsFor(operation),
		async run(context) {
			const testResource = await context.pool.resourceFor(operation);
			if (!testResource) throw new InconclusiveError("there is no resource");
			const { folder = "", kind } = context.session.server;
			const value = kind === "sandbox" ? `folder-${crypto.randomUUID()}` : folder;
			const keys = operation.parameters.filter(({ role }) => role === "other").map(({ snakeName }) => snakeName);
			const others = Object.fromEntries(keys.map((key) => [key, value]));
			judgeAccepted(context, await observe(context, operation, await context.read(testResource), "", { others }), {});
		}
	}));
}
/** Reports what is wrong with a request that is allowed. */
function judgeAccepted(context, { operation, before, exchange, after, where }, sampleBehavior) {
	const { id, transition, success, resource } = operation;
	const { to = {} } = transition ?? {};
	const isSandbox = context.session.server.kind === "sandbox";
	const status = String(exchange.status);
	if (!isSuccess(exchange)) return context.rejection(exchange, `${id} was rejected${where}, where it is allowed.`);
	assertReadable(exchange);
	const partial = success.partial.includes(status);
	if (success.partial.length > 0 && isSandbox && partial !== (sampleBehavior.partial === true)) {
		const message = `${id} did not return the status of a partial success.`;
		return context.violation(exchange, message, success.partial.join(" or "));
	}
	const state = resourceOf(resource)?.lifecycle?.field;
	const response = exchange.fields ?? {};
	for (const [field, { value, parameter }] of Object.entries(to)) {
		const wanted = parameter === void 0 ? value : exchange.values[parameter];
		if (wanted === void 0) continue;
		const [expected, now] = [wanted, after.fields[field]].map((each) => JSON.stringify(each));
		if (field in response && response[field] !== wanted) {
			const message = `The response of ${id} does not show the new ${field}.`;
			return context.violation(exchange, message, String(expected), JSON.stringify(response[field]));
		}
		const moves = field === state && isLeft(operation.resource, wanted);
		if (now !== expected && !moves) {
			const message = `${id} was accepted${where}, and ${field} did not change.`;
			return context.violation(exchange, message, String(expected), String(now));
		}
	}
	const kept = unchangedFields(operation, before.fields).filter((field) => field !== state || !isMoving(before));
	for (const fields of [response, after.fields]) {
		const shown = kept.filter((field) => field in fields);
		const changed = differences(before.fields, fields, shown);
		if (changed.length === 0) continue;
		const message = `${id} changed more than it should${where}.`;
		return context.change(exchange, message, before, fields, changed);
	}
}
/** Reports what is wrong with a request that is not allowed. Returns whether the resource is as it was. */
function judgeRejected(context, { operation, before, exchange, after, where }) {
	const { id, resource } = operation;
	const rejected = rejectedWith(operation);
	const state = resourceOf(resource)?.lifecycle?.field;
	const effects = fieldsSetBy(operation).flatMap(([field, value]) => value !== void 0 && after.fields[field] === value ? [field] : []);
	const kept = unchangedFields(operation, before.fields).filter((field) => field !== state);
	const fields = isMoving(before) ? [...kept, ...effects] : void 0;
	const changed = context.changedFields(before, after, fields);
	const ignored = isSuccess(exchange) && mayIgnore(operation);
	if (isSuccess(exchange) && !ignored) context.violation(exchange, `${id} was accepted${where}, where it is not allowed.`, rejected);
	else if (!ignored && String(exchange.status) !== rejected) {
		const message = `${id} was rejected${where} with another status than documented.`;
		context.violation(exchange, message, rejected);
	} else if (changed.length > 0) {
		const message = `${id} was ${ignored ? "ignored" : "rejected"}${where}, and had an effect.`;
		context.change(exchange, message, before, after.fields, changed);
	}
	return changed.length === 0;
}
/** Returns the requests of an operation in the cases that do not allow it, and that the service does not change on its own. */
function disallowedRequests(session, operation) {
	const checks = matrixCases().filter(({ legal, guards }) => !legal && !isMoving({
		resource: task.name,
		fields: valuesFor(guards)
	})).map(caseId);
	return exchangesOf(session, operation).filter(({ check }) => checks.includes(check));
}
/** Where a server may ignore what it does not allow, it does so in every state, or in none. */
const consistencyChecks = () => contract.operations.filter(mayIgnore).map((operation) => checkOf(operation, "matrix", "consistent", {
	title: "is rejected in every state that does not allow it, or ignored in every one",
	expects: "The same in every state that does not allow the operation and that the service does not change: rejections, or successes without effect.",
	run(context) {
		const sent = disallowedRequests(context.session, operation);
		if (sent.length === 0) throw new InconclusiveError("no such request was sent");
		const ignored = sent.find(isSuccess);
		const rejected = sent.find((exchange) => !isSuccess(exchange));
		if (!ignored || !rejected) return;
		context.violation([rejected, ignored], `${operation.id} is rejected in some states that do not allow it, and accepted in others.`, "the same in all of them", `${rejected.status} in ${rejected.check.split("/")[2]}, ${ignored.status} in ${ignored.check.split("/")[2]}`);
	}
}));
/** The state of an upload follows from those of its tasks. */
function aggregateChecks() {
	const { lifecycle: own } = task;
	const { name, noun, lifecycle } = upload;
	return own.states.filter((state) => lifecycle.states.includes(state)).map((state) => ({
		id: `matrix/${name}/${state}`,
		title: `an ${noun} is ${state} if its only ${task.noun} is`,
		sends: `Creates an ${noun} with one document, brings its ${task.noun} into ${state}, and reads both.`,
		expects: `The ${lifecycle.field} of the ${noun} is ${state}.`,
		pointers: pointersOfState(upload, state),
		needs: [
			writes,
			irreversible,
			newTasks
		],
		async run(context) {
			const child = await context.pool.sole(state);
			const exchange = await context.send(readerOf(name), void 0, { id: uploadOf(child.fields) });
			const { fields } = await context.read(child);
			if (fields[own.field] !== state) throw new InconclusiveError(`the ${task.noun} did not stay in ${state}`);
			const seen = exchange.fields?.[lifecycle.field];
			if (typeof seen !== "string") throw new InconclusiveError("the response has no state");
			if ((lifecycle.spellings[seen] ?? seen).toUpperCase() === state.toUpperCase()) return;
			const known = lifecycle.states.some((each) => each.toUpperCase() === seen.toUpperCase());
			const message = `An ${noun} whose only ${task.noun} is ${state} has another state.`;
			if (known) context.violation(exchange, message, state, seen);
			else context.observation(exchange, message, state, seen);
		}
	}));
}
// src/conformance/checks/list.ts
/** Every check, in the order of a report: what explains other violations comes first. */
const allChecks = [
	...contract.unsupportedOperations.map(({ id, pointer, lacks }) => ({
		id: `responses/${id}/not-followed`,
		title: `${id} has no checks`,
		sends: "No request.",
		expects: `The tool does not support ${id}: it lacks support for ${lacks}.`,
		pointers: [pointer],
		needs: [{
			met: () => false,
			reason: `support for ${lacks} in ${id}, which this tool lacks`
		}],
		run() {}
	})),
	...responseChecks(),
	...accessChecks(),
	...matrixChecks(),
	...invalidChecks(),
	...limitChecks(),
	...concurrencyChecks(),
	...hygieneChecks()
];
/** Returns every check with the statements that it proves. Sends no request. */
const listChecks = () => allChecks.map((check) => toListedCheck(check));
/** What a check sends that looks at the responses to the requests of all other checks. */
const nothing = "Sends no request of its own: it checks the responses to the requests of the other checks.";
/** Returns what is known of a check before it runs. */
const toListedCheck = (check, docsUrl = "") => {
	const { id, title, sends = nothing, expects, pointers = [] } = check;
	const [group = ""] = id.split("/");
	return {
		id,
		group,
		title,
		sends,
		expects,
		docs: `${docsUrl.replace(/\/*$/, docsUrl === "" ? "" : "/")}guides/conformance-checks.html#${anchorOf(id)}`,
		pointers,
		statements: statementsOf(pointers)
	};
};
/** Returns the ids of the statements that pointers prove: their own, and those that are below them. */
function statementsOf(pointers) {
	const proven = new Set(pointers);
	return provable.filter(({ places }) => places.some((each) => proven.has(each))).map(({ id }) => id);
}
/** A pointer, and every pointer that it is below. An entry of a list of values is proven on its own. */
const upwards = (pointer) => contract.valueLists.some((list) => pointer.startsWith(`${list}/`)) ? [pointer] : pointer.split("/").map((_, index, all) => all.slice(0, index + 1).join("/"));
const provable = contract.statements.map(({ id, pointers }) => ({
	id,
	places: pointers.flatMap(upwards)
}));
/** Returns the anchor of a check. */
const anchorOf = (id) => id.replaceAll(/[^A-Za-z0-9]+/g, "-");
// src/conformance/requests/contents.ts
/** Returns the path of an operation with its parameters and its required query. */
function pathOf({ path, parameters, query }, values) {
	const filled = path.replace(/\{([^{}]+)\}/g, (_, name) => {
		const { snakeName = name } = parameters.find((each) => each.name === name) ?? {};
		return encodeURIComponent(values[snakeName] ?? "");
	});
	const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
	return search === "" ? filled : `${filled}?${search}`;
}
/**
* Returns a body of an operation.
*
* @param files The files of a form; by default those that the value names, with the bytes of a sample.
*/
function contentOf(body, value, sample, files) {
	const { kind, type, files: field } = body;
	if (kind === "form" && field) {
		const { [field.name]: listed, ...fields } = isObject(value) ? value : {};
		const names = [listed ?? []].flat().map(String);
		return { form: {
			fileField: field.name,
			fields: Object.entries(fields).map(([name, each]) => [name, textOf(each)]),
			files: files ?? names.map((name) => ({
				...sample,
				name
			}))
		} };
	}
	return {
		contentType: type,
		bodyText: kind === "json" ? JSON.stringify(value) : textOf(value)
	};
}
const textOf = (value) => typeof value === "string" ? value : JSON.stringify(value);
/** Returns the value of a body in which texts that a path names too are the same as there. */
const withPathValues = ({ inPath }, value, values) => isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, typeof each === "string" ? values[inPath[name] ?? ""] ?? each : each])) : value;
// src/conformance/questions/seen.ts
/** What shows the behavior of a server: values of fields, and exchanges by their operation or check. */
/**
* Returns the operations that name an open question, without shorthand endpoints.
*
* @throws {InconclusiveError} There is none.
*/
function operationsOf(question) {
	const [first, ...others] = contract.operations.filter(({ ownQuestions, shorthandOf }) => ownQuestions.includes(question) && shorthandOf === void 0);
	if (!first) throw new InconclusiveError("no operation names the question");
	return [first, ...others];
}
/** Returns the exchanges of a run with the operations that name an open question. */
const exchangesAbout = (session, question) => operationsOf(question).flatMap((operation) => exchangesOf(session, operation));
/** Returns the values of the fields that name an open question, in successful responses. */
const valuesAbout = ({ http }, question) => http.exchanges.filter(isSuccess).flatMap(partsOf).flatMap(({ value, shape }) => shape.questions?.includes(question) ? [value] : []);
/** Returns the exchanges of the checks whose ids fit a pattern. */
const exchangesOfChecks = ({ http }, pattern) => http.exchanges.filter(({ check }) => pattern.test(check));
/** Returns the resources in successful responses of operations on a resource. */
const resourcesOf = ({ http }, resource) => http.exchanges.flatMap((exchange) => {
	const fields = exchange.operation.resource === resource ? exchange.fields : void 0;
	return fields ? [fields] : [];
});
/** Returns different values in one line: `200, 404`; undefined if there are none. */
function joinDistinct(values, max = 5) {
	const all = [...new Set(values.map((value) => typeof value === "string" ? value : JSON.stringify(value)))].sort();
	if (all.length === 0) return void 0;
	return all.slice(0, max).join(", ") + (all.length > max ? ` and ${all.length - max} more` : "");
}
// src/conformance/questions/detectors.ts
/** How a run finds out which value of a setting a server follows. */
const writeNeeds = [writes, tasks];
const irreversibleNeeds = [
	writes,
	irreversible,
	tasks
];
const detectors = {
	"after-next-step": {
		needs: "a task that was completed, and the end of its next step",
		requires: irreversibleNeeds,
		async detect({ pool }, values) {
			const [operation] = operationsOf("after-next-step");
			const end = await pool.after(operation);
			const state = String(end?.fields[task.lifecycle.field]);
			return [oneOf(values, state), `A task was in ${state} when the step after ${operation.id} had ended.`];
		}
	},
	"approve-scope": {
		needs: "a key without the scope task.edit (--scoped-key)",
		requires: writeNeeds,
		async detect(context) {
			const [operation] = operationsOf("approve-scope");
			const spellings = ["task.edit", "tasks.edit"];
			const key = context.session.scoped.find(({ scopes }) => !scopes.some((scope) => spellings.includes(scope)));
			if (!key) return void 0;
			const testResource = await context.pool.resourceFor(operation);
			const { status } = await context.send(operation, testResource, { credential: key.name });
			const what = `${operation.id} with a key that has only ${key.scopes.join(", ")} returned ${status}.`;
			return [isSuccess({ status }) ? "any-key" : [
				401,
				403,
				404
			].includes(status) ? "task.edit" : void 0, what];
		}
	},
	"creation-status": {
		needs: "permission to create uploads (--allow writes)",
		detect(context, values) {
			const created = exchangesAbout(context.session, "creation-status").filter(isSuccess);
			const value = usual(valuesIn(created, values));
			return [value, `Created uploads returned ${value}.`];
		}
	},
	"discard-outside-reviewing": {
		needs: "a task outside of REVIEWING, and permission to discard (--allow irreversible)",
		detect({ session }) {
			const outside = operationsOf("discard-outside-reviewing").flatMap((operation) => disallowedRequests(session, operation));
			const [first] = outside;
			if (!first) return void 0;
			const what = `${first.operation.id} in ${first.check.split("/")[2]} returned ${first.status}.`;
			return [outside.some(isSuccess) ? "ignore" : "reject", what];
		}
	},
	"error-body-shape": {
		needs: "a rejected request",
		detect({ session }) {
			const errors = session.http.exchanges.filter(({ documented, status, response }) => documented && status >= 400 && response?.contents.some(({ empty }) => empty));
			const shape = usual(errors.map(shapeOfError).filter((each) => each !== void 0));
			return shape && [shape, `${errors.length} errors were seen, most of them of the shape ${shape}.`];
		}
	},
	"file-count-limit": {
		needs: "permission to send large uploads (--allow large)",
		detect({ session }, values) {
			const limit = limitsAbout("file-count-limit")[0]?.value ?? Infinity;
			const beyond = exchangesAbout(session, "creation-status").find(({ form }) => (form?.files.length ?? 0) > limit);
			const value = oneOf(values, String(beyond?.status));
			return [value, `${beyond?.form?.files.length} files returned ${value}.`];
		}
	},
	"file-size-unit": {
		needs: "permission to send large uploads (--allow large)",
		detect({ session }) {
			const limit = limitsAbout("file-size-unit").find(({ per }) => per === "file");
			if (!limit) return void 0;
			const [min, max] = [limit.value * megabytes.decimal, limit.value * megabytes.binary];
			const between = exchangesAbout(session, "creation-status").find(({ form }) => {
				const size = sizeOf(form?.files[0]);
				return size > min && size <= max;
			});
			if (!between) return void 0;
			const what = `A file of ${sizeOf(between.form?.files[0])} bytes returned ${between.status}.`;
			return [isSuccess(between) ? "binary" : "decimal", what];
		}
	},
	"issue-values": {
		needs: "permission to report a task (--allow irreversible)",
		requires: irreversibleNeeds,
		async detect(context) {
			const [operation] = operationsOf("report-success-status");
			const testResource = await context.pool.resourceFor(operation);
			const { status } = await context.send(operation, testResource, { value: { issues: [{
				label: "Conformance",
				value: "conformance_unknown"
			}] } });
			const what = `${operation.id} with an unknown code returned ${status}.`;
			return [isSuccess({ status }) ? "accept" : status === 400 ? "reject" : void 0, what];
		}
	},
	"missing-scope-status": {
		needs: "a key without some scope (--scoped-key)",
		detect({ session }) {
			const rejected = session.http.exchanges.find(({ check, status }) => check.endsWith("/without-scope") && [
				401,
				403,
				404
			].includes(status));
			if (!rejected) return void 0;
			const what = `${rejected.operation.id} with a key without the scope returned ${rejected.status}.`;
			return [rejected.status === 401 ? "401" : "no-access", what];
		}
	},
	"no-access-status": {
		needs: "a key of another team (--other-team-key), or one without some scope",
		detect({ session }, values) {
			const both = ({ operation }) => values.every((status) => operation.responses.some((each) => each.status === status));
			const found = session.http.exchanges.filter((exchange) => both(exchange) && exchange.documented && /\/(other-team|without-scope)$/.test(exchange.check)).find(({ status }) => oneOf(values, String(status)));
			const value = oneOf(values, String(found?.status));
			return [value, `${found?.operation.id} with ${found?.credential} returned ${value}.`];
		}
	},
	"project-id-twice": {
		needs: "permission to create uploads (--allow writes)",
		requires: [writes],
		async detect(context) {
			const [operation] = operationsOf("project-id-twice");
			const { body } = operation;
			const field = Object.entries(body?.inPath ?? {}).find(([, key]) => key === "project_id")?.[0];
			if (!body || field === void 0) return void 0;
			const project = context.session.options.otherProject ?? `unknown-${crypto.randomUUID()}`;
			const content = contentOf(body, { [field]: project }, fileOf(20), [fileOf(20)]);
			const { status } = await context.send(operation, void 0, { content });
			const what = `${operation.id} with another project in the form than in the path returned ${status}.`;
			return [isSuccess({ status }) ? "path" : status === 400 ? "reject" : void 0, what];
		}
	},
	"report-error-shape": {
		needs: "a report that succeeds in part",
		detect(context) {
			const partial = exchangesAbout(context.session, "report-success-status").find(({ operation, status, json }) => operation.success.partial.includes(String(status)) && isObject(json) && json["error"] !== null);
			const error = isObject(partial?.json) ? partial.json["error"] : void 0;
			if (!partial || typeof error !== "string" && !isObject(error)) return void 0;
			const value = typeof error === "string" ? "string" : "object";
			return [value, `The error in a response with ${partial.status} was of the type ${value}.`];
		}
	},
	"report-success-status": {
		needs: "permission to report a task (--allow irreversible)",
		detect(context, values) {
			const value = usual(valuesIn(exchangesAbout(context.session, "report-success-status"), values));
			return [value, `Reports returned ${value}.`];
		}
	},
	"unlock-discard-method": {
		needs: "a task",
		requires: writeNeeds,
		async detect(context) {
			const operations = operationsOf("unlock-discard-method");
			const operation = operations.find(({ changeType }) => changeType === "changes") ?? operations[0];
			const allowed = operation.transition?.from?.["status"]?.in;
			if (!allowed) return void 0;
			const testResource = await context.pool.take({ status: { notIn: allowed } });
			const { status } = await context.send(operation, testResource, { method: "PUT" });
			const what = `PUT of ${operation.id} in a state that does not allow it returned ${status}.`;
			if (String(status) === rejectedWith(operation)) return ["post-or-put", what];
			return [[
				404,
				405,
				501
			].includes(status) ? "post" : void 0, what];
		}
	},
	"unlock-next-status": {
		needs: "a task that can be unlocked",
		requires: irreversibleNeeds,
		async detect(context) {
			const [operation] = operationsOf("unlock-next-status");
			const { field } = task.lifecycle;
			const testResource = await context.pool.resourceFor(operation);
			if (!testResource) return void 0;
			const exchange = await context.send(operation, testResource);
			const after = await context.read(testResource);
			if (!isSuccess(exchange)) return void 0;
			const [before, now] = [String(testResource.fields[field]), String(after.fields[field])];
			const what = `A task in ${before} was in ${now} after ${operation.id}.`;
			if (now === before) return ["unchanged", what];
			return [now === "REVIEWING" ? "REVIEWING" : void 0, what];
		}
	},
	"unlock-response": {
		needs: "a task that can be unlocked",
		detect(context) {
			const value = usual(exchangesAbout(context.session, "unlock-next-status").filter(isSuccess).map(shapeOfUnlocked).filter((each) => each !== void 0));
			return value && [value, `The body of the response was of the kind ${value}.`];
		}
	},
	"upload-fully-processed": {
		needs: "an upload whose only task was completed, and one whose only task was discarded",
		requires: irreversibleNeeds,
		async detect(context) {
			const [operation] = operationsOf("upload-fully-processed");
			const canUnlock = async (state) => isSuccess(await context.send(operation, await context.pool.sole(state)));
			if (!await canUnlock("DISCARDED")) return ["settled", "The only task of an upload was discarded, and could not be unlocked."];
			if (await canUnlock("COMPLETED")) return ["never", "The only task of an upload was completed, and could be unlocked."];
			return ["completed", "The only task of an upload could be unlocked when discarded, and not when completed."];
		}
	},
	"upload-status-values": {
		needs: "an upload with a task in REVIEWING",
		requires: writeNeeds,
		async detect(context) {
			const { field, spellings } = upload.lifecycle;
			const [[spelling, plain] = ["", ""]] = Object.entries(spellings);
			const { fields } = await context.pool.take({ [task.lifecycle.field]: { in: [plain] } });
			const status = (await context.send(readerOf(upload.name), void 0, { id: uploadOf(fields) })).fields?.[field];
			const what = `The upload of a task in ${plain} had the status ${String(status)}.`;
			if (status === plain) return ["overview", what];
			return [status === spelling ? "examples" : void 0, what];
		}
	}
};
/** One of the values of a setting, if it is one. */
const oneOf = (values, text) => values.find((value) => value === text);
/** The statuses of responses that are values of a setting. */
const valuesIn = (exchanges, values) => exchanges.flatMap(({ status }) => oneOf(values, String(status)) ?? []);
/** Returns the most frequent of some values; undefined if there are none. */
function usual(values) {
	const counts = /* @__PURE__ */ new Map();
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
	return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
/** The limits of bodies that name an open question. */
const limitsAbout = (question) => contract.operations.flatMap(({ body }) => body?.limits ?? []).filter(({ questions }) => questions.includes(question));
const sizeOf = (file) => file?.content instanceof Blob ? file.content.size : 0;
function shapeOfError({ text, type, json }) {
	if (text === "") return "empty";
	if (type === "text/plain") return "plain-text";
	if (typeof json === "string") return "string";
	return isObject(json) || Array.isArray(json) ? "object" : void 0;
}
function shapeOfUnlocked({ text, json }) {
	if (text === "") return "empty";
	if (!isObject(json)) return void 0;
	return isObject(json["payload"]) ? "task" : "object";
}
// src/conformance/questions/settings.ts
/** Finds out which value of each setting the server follows. */
async function detectSettings(run) {
	const results = [];
	for (const setting of contract.settings) results.push(await detectSetting(run, setting));
	return results;
}
async function detectSetting(run, setting) {
	const { id, title, values, default: standard } = setting;
	const detector = Object.entries(detectors).find(([name]) => name === id)?.[1];
	const result = {
		setting: id,
		title,
		values: [...values],
		default: standard
	};
	const notObserved = (reason) => ({
		...result,
		evidence: `Not observed: ${reason}.`
	});
	if (!detector) return notObserved("it needs a detector");
	const missing = detector.requires?.find((need) => !need.met(run));
	if (missing) return notObserved(`it needs ${missing.reason}`);
	try {
		const context = new CheckContext(run, `interpretations/${id}`);
		const [value, evidence = ""] = await detector.detect(context, values) ?? [];
		return value === void 0 ? notObserved(`it needs ${detector.needs}`) : {
			...result,
			value,
			evidence
		};
	} catch (error) {
		if (!isExpected(error)) throw error;
		return notObserved(error.message);
	}
}
/** Returns the arguments with which the sandbox imitates the server. */
const setArguments = (results) => results.flatMap(({ setting, value }) => value === void 0 ? [] : [`--set ${setting}=${value}`]).join(" ");
/** Returns the JSON file with which the sandbox imitates the server. */
const interpretationsFile = (results) => {
	const interpretations = results.flatMap(({ setting, value, evidence }) => value === void 0 ? [] : [{
		setting,
		value,
		evidence
	}]);
	return `${JSON.stringify({ interpretations }, null, 2)}\n`;
};
// src/conformance/reports/report.ts
/** Returns the violations of a report with their checks, most likely cause first. */
const violationsOf = ({ checks }) => checks.flatMap((check) => check.findings.flatMap((finding) => finding.verdict === "violation" ? [{
	check,
	finding
}] : []));
/** Returns the exit code of the command for a report: 0 conforms, 1 violations, 2 could not run. */
const exitCodeOf = ({ verdict }) => verdict === "conforms" ? 0 : verdict === "violations" ? 1 : 2;
// src/conformance/reports/sections.ts
/** What several formats show of a report. */
/** The verdict on a server in one sentence. */
const conclusions = {
	conforms: "The server conforms to the contract, as far as the run shows.",
	violations: "The server violates the contract.",
	"could-not-run": "The run could not judge the server."
};
/** Returns findings as plain text: what was expected, what was seen, and the requests that show it. */
const details = (findings) => findings.map(({ verdict, message, expected, seen, exchanges }) => [
	`${verdict}: ${message}`,
	`expected: ${expected}`,
	`seen: ${seen}`,
	...exchanges.map(({ curl, status, body }) => `${curl}\n→ ${status} ${body}`)
].join("\n")).join("\n\n");
/** IDs of a list that are shown. */
const shown$1 = 5;
/** Returns the sections of a report that have content. */
const sectionsOf = (report) => [
	settings(report),
	answers$1(report),
	leftBehind(report)
].filter(({ rows }) => rows.length > 0);
function settings({ interpretations: results }) {
	const set = setArguments(results);
	return {
		title: "Settings",
		head: [
			"Setting",
			"Value",
			"Evidence"
		],
		rows: results.map(({ setting, value = "?", evidence, default: standard }) => [
			setting,
			["?", standard].includes(value) ? value : `${value} (the default is ${standard})`,
			evidence
		]),
		...set !== "" && { command: {
			title: "The sandbox imitates this server with",
			line: `docproc-sandbox ${set}`
		} }
	};
}
const answers$1 = (report) => ({
	title: "Results for open questions",
	head: ["Question", "Behavior"],
	rows: report.answers.map(({ question, answer }) => [question, answer])
});
function leftBehind(report) {
	const counts = /* @__PURE__ */ new Map();
	for (const { resource, id } of report.leftBehind) counts.set(resource, [...counts.get(resource) ?? [], id]);
	return {
		title: "Left behind",
		head: ["Resources", "IDs"],
		rows: [...counts].map(([resource, ids]) => [`${ids.length} × ${resource}`, ids.slice(0, shown$1).join(", ") + (ids.length > shown$1 ? ", …" : "")])
	};
}
// src/conformance/reports/junit.ts
/** Returns the report as XML of JUnit, with a test for each check and a suite for each group. */
function junit({ checks, durationMs, startedAt }) {
	const suites = [...new Set(checks.map(({ group }) => group))].map((name) => {
		const own = checks.filter(({ group }) => group === name);
		const cases = own.map(testCase).join("\n");
		return `  <testsuite name="${escaped(name)}" ${counts(own)} timestamp="${escaped(startedAt)}">\n${cases}\n  </testsuite>`;
	});
	const time = (durationMs / 1e3).toFixed(3);
	return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance" ${counts(checks)} time="${time}">\n${suites.join("\n")}\n</testsuites>\n`;
}
const counts = (checks) => {
	const of = (verdict) => checks.filter((check) => check.verdict === verdict).length;
	return `tests="${checks.length}" failures="${of("violation")}" skipped="${of("not-run")}"`;
};
function testCase({ id, group, title, verdict, findings, reason = "" }) {
	const start = `    <testcase classname="conformance.${escaped(group)}" name="${escaped(`${id}: ${title}`)}"`;
	if (verdict === "not-run") return `${start}><skipped message="${escaped(reason)}"/></testcase>`;
	const text = escaped(details(findings));
	if (verdict === "violation") return `${start}><failure message="${escaped(findings[0]?.message ?? "")}">${text}</failure></testcase>`;
	return findings.length === 0 ? `${start}/>` : `${start}><system-out>${text}</system-out></testcase>`;
}
/** Text for XML, without the characters that it cannot have. */
const escaped = (text) => text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "?").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;");
// src/conformance/reports/markdown.ts
/** Returns the report as Markdown, for the summary of a CI run or a pull request. */
function markdown(report) {
	const { checks, summary, stopped } = report;
	const some = (verdict) => checks.filter((check) => check.verdict === verdict);
	const failed = some("violation").flatMap(({ id, findings, replay, sends, expects, docs }) => [
		`### \`${id}\``,
		"",
		`${text(sends)} ${text(expects)} [Documentation](${docs})`,
		"",
		...findings.filter(({ verdict }) => verdict === "violation").flatMap(({ message, expected, seen, exchanges }) => [
			text(message),
			"",
			`- Expected: ${text(expected)}`,
			`- Seen: ${text(seen)}`,
			"",
			...fenced(exchanges.map(({ curl }) => curl))
		]),
		`Repeat: \`${replay}\``,
		""
	]);
	const notes = [...some("advice"), ...some("observation")].flatMap(({ findings }) => findings.map(({ verdict, message }) => `- ${verdict}: ${text(message)}`));
	return [
		"# Conformance",
		"",
		`**${conclusions[report.verdict]}** ${report.requests} requests to ${report.baseUrl} in ${(report.durationMs / 1e3).toFixed(1)} s.`,
		...stopped === void 0 ? [] : ["", `Stopped: ${text(stopped)}`],
		"",
		...table(["Verdict", "Checks"], Object.entries(summary).map(([name, count]) => [name, String(count)])),
		...section("Violations", failed),
		...section("Advice and observations", notes),
		...sectionsOf(report).flatMap(({ title, head, rows, command }) => section(title, [...table(head, rows), ...command ? [
			"",
			`${command.title}:`,
			"",
			...fenced([command.line])
		] : []])),
		""
	].join("\n");
}
const section = (title, lines) => lines.length === 0 ? [] : [
	"",
	`## ${title}`,
	"",
	...lines
];
const fenced = (lines) => {
	const fence = "`".repeat(Math.max(3, ...lines.flatMap((line) => line.match(/`+/g) ?? []).map(({ length }) => length + 1)));
	return [
		`${fence}sh`,
		...lines,
		fence,
		""
	];
};
/** Text of a server within Markdown: no line breaks, and no markup. */
const text = (value) => value.replaceAll(/\s+/g, " ").replaceAll(/[\\`*_<>[\]|]/g, String.raw`\$&`);
const table = (head, rows) => rows.length === 0 ? [] : [
	head,
	head.map(() => "---"),
	...rows.map((row) => row.map(text))
].map((row) => `| ${row.join(" | ")} |`);
// src/conformance/reports/formats.ts
/** The formats of the option `--report`. */
const formats = {
	json: {
		file: "conformance.json",
		render: (report) => `${JSON.stringify(report, null, 2)}\n`
	},
	junit: {
		file: "conformance.xml",
		render: junit
	},
	markdown: {
		file: "conformance.md",
		render: markdown
	}
};
// src/conformance/checks/server-changes.ts
/** Finds changes that a service makes on its own, and that no request of a check has caused. */
/** Reads of another resource, which show whether the service changes it meanwhile: ten times those of a check. */
const reads = 20;
/**
* Whether the service changes a resource that is only read. Fields that it changes while no operation depends on them are
* noted: later checks leave them out.
*/
async function isChangedByServer({ pool, serverChanges }, { testResource, fields }) {
	try {
		const before = await pool.like(testResource, guardedFields(testResource.resource).filter((field) => fields.includes(field)));
		for (let count = 0; count < reads; count++) {
			const after = await pool.read(before);
			const changed = differences(before.fields, after.fields, fields);
			if (changed.length === 0) continue;
			for (const field of changed) if (!isIdentifying(testResource.resource, field)) serverChanges.add(`${testResource.resource}.${field}`);
			return true;
		}
		pool.putBack(before);
		return false;
	} catch (error) {
		if (!isExpected(error)) throw error;
		return true;
	}
}
// src/conformance/options.ts
/** What a run may do besides reading: create resources, change them for good, send large files. */
const permissions = [
	"writes",
	"irreversible",
	"large"
];
/** What each option must be, as far as it is checked before the run. */
const rules = {
	baseUrl: "text",
	team: "text",
	project: "text",
	apiKey: "text",
	credentials: "any",
	otherProject: "any",
	folder: "any",
	allow: "any",
	findTasks: "any",
	taskIds: "any",
	samples: "any",
	only: "any",
	sandbox: "any",
	docsUrl: "any",
	controlToken: "any",
	rate: "positive",
	concurrency: "positive",
	timeoutMs: "positive",
	processingMs: "positive",
	signal: "any",
	fetch: "any",
	onProgress: "any"
};
/**
* Checks options that come from outside TypeScript too.
*
* @throws {TypeError} An option is missing or invalid.
*/
function checkOptions(options) {
	const values = { ...options };
	for (const name of Object.keys(values)) if (!Object.hasOwn(rules, name)) throw new TypeError(`There is no option ${name}.`);
	for (const [name, rule] of Object.entries(rules)) {
		const value = values[name];
		if (rule === "text" && (typeof value !== "string" || value === "")) throw new TypeError(`${name} must be a non-empty string.`);
		if (rule === "positive" && value !== void 0 && !(Number(value) > 0)) throw new TypeError(`${name} must be a positive number.`);
	}
	if (!URL.canParse(options.baseUrl) || !/^https?:/.test(options.baseUrl)) throw new TypeError(`baseUrl must be an absolute http or https URL, and is ${options.baseUrl}.`);
	const unknown = options.allow?.find((each) => !permissions.includes(each));
	if (unknown !== void 0) throw new TypeError(`allow cannot contain ${unknown}. It can contain ${permissions.join(", ")}.`);
}
// src/conformance/requests/semaphore.ts
/** Lets a limited number of tasks run at a time; the others wait in their order. */
var Semaphore = class {
	#waiting = [];
	#free;
	constructor(size) {
		this.#free = size;
	}
	async run(task) {
		if (this.#free > 0) this.#free--;
		else await new Promise((resolve) => this.#waiting.push(resolve));
		try {
			return await task();
		} finally {
			const next = this.#waiting.shift();
			if (next) next();
			else this.#free++;
		}
	}
};
// src/conformance/resources/preparations.ts
/** Most steps of a preparation. */
const maxSteps = 4;
/**
* Returns preparations of a task that make its fields pass some guards, the shortest first. The last step can leave
* the state to the service: then only an attempt shows whether it leads there.
*
* @param operations The operations that the steps may use.
*/
function* preparations(testResource, guards, operations) {
	const { field: state, moves } = task.lifecycle;
	const seen = /* @__PURE__ */ new Set();
	const searchStates = [{
		changed: {},
		open: false,
		steps: []
	}];
	for (const { changed, open, steps } of searchStates) {
		const key = JSON.stringify([changed, open]);
		if (seen.has(key)) continue;
		seen.add(key);
		const fields = {
			...testResource.fields,
			...changed
		};
		const { [state]: _, ...others } = guards;
		if (fits(fields, open ? others : guards)) yield steps;
		if (open || steps.length === maxSteps) continue;
		for (const operation of operations) {
			const values = fieldsSetBy(operation);
			if (!fits(fields, operation.transition?.from ?? {}) || values.some(([, value]) => value === void 0)) continue;
			const after = {
				...changed,
				...Object.fromEntries(values)
			};
			searchStates.push({
				changed: after,
				open: false,
				steps: [...steps, operation]
			});
		}
		for (const { from, to, unknown } of moves) {
			if (from === void 0 || from !== fields[state]) continue;
			const after = {
				...changed,
				...to !== void 0 && { [state]: to }
			};
			searchStates.push({
				changed: after,
				open: unknown !== void 0,
				steps: [...steps, "wait"]
			});
		}
	}
}
/** The operations that change tasks. */
const changingOperations = contract.operations.filter(({ resource, transition }) => resource === task.name && Object.keys(transition?.to ?? {}).length > 0);
// src/conformance/resources/pool.ts
/** Files of samples that are not the default one, in one upload. */
const samplesPerUpload = 4;
/** In place of the id of a check, in the exchanges that prepare resources. */
const preparation = "preparation";
/** The resources that checks use: prepares them in the states that checks ask for, from uploads of its own. */
var ResourcePool = class {
	#session;
	#semaphore = new Semaphore(1);
	/** Tasks that no check uses. */
	#free = [];
	#failed = /* @__PURE__ */ new Map();
	#allowed;
	#shared;
	/** Set when the server does not find the task of an upload: those of another upload are not waited for. */
	#lost;
	constructor(session) {
		const { allow } = session;
		this.#session = session;
		this.#allowed = changingOperations.filter(({ changeType: effect }) => allow.has("writes") && (effect !== "irreversible" || allow.has("irreversible")));
	}
	/** Reads the tasks whose ids were given. One that cannot be read ends the run. */
	async addGiven() {
		const { http, options, server } = this.#session;
		for (const id of options.taskIds ?? []) try {
			this.#free.push(await this.read({
				resource: task.name,
				id,
				fields: {},
				sample: server.samples[0]
			}));
		} catch (error) {
			if (!isExpected(error)) throw error;
			http.abort(`The given task ${id} cannot be used: ${error.message}.`);
		}
	}
	/**
	* Returns a resource of a file whose fields pass some guards. No other check uses it until it is returned.
	*
	* @throws {InconclusiveError} The run found no way to such a resource.
	*/
	take(guards, sampleBehavior = {}) {
		return this.#semaphore.run(async () => {
			const key = JSON.stringify([guards, sampleBehavior]);
			const known = this.#failed.get(key);
			if (known !== void 0) throw new InconclusiveError(known);
			const found = await this.#prepare(guards, sampleBehavior) ?? await this.#seeded(guards, this.#defaultSample(sampleBehavior), true);
			if (found) return found;
			const wanted = Object.entries(guards).map(([field, guard]) => `${field} ${JSON.stringify(guard)}`);
			const message = `no ${task.noun} with ${wanted.join(" and ") || "any state"} could be prepared`;
			this.#failed.set(key, message);
			throw new InconclusiveError(message);
		});
	}
	/** Returns a resource that other checks use, too. */
	async #share(guards) {
		const found = await this.take(guards);
		this.putBack(found);
		return found;
	}
	/** Returns an unchanged resource to the pool. */
	putBack(testResource) {
		if (testResource.resource === task.name) this.#free.push(testResource);
	}
	/**
	* Returns a resource that an operation can act on; undefined if it acts on none. Checks share the resources that they
	* only read.
	*
	* @throws {InconclusiveError} The run found no way to such a resource.
	*/
	async resourceFor(operation) {
		const { resource, transition, changeType: effect } = operation;
		if (!acts(operation)) return void 0;
		const guards = firstGuards(transition?.from ?? {});
		if (resource === task.name) return effect === "none" ? this.#share(guards) : this.take(guards);
		if (resource !== upload.name) throw new InconclusiveError(`the run cannot create a ${resource}`);
		return effect === "none" ? this.#sharedUpload() : this.#createUpload();
	}
	/** Returns another resource in the same state, and with the same values of some fields. */
	like({ resource, fields }, same) {
		if (resource !== task.name) return this.#createUpload();
		const guarded = [.../* @__PURE__ */ new Set([task.lifecycle.field, ...same])];
		return this.take(Object.fromEntries(guarded.map((field) => [field, { in: [fields[field]] }])));
	}
	/** Returns ids of the resources that the path of an operation leads through, by the keys of their parameters. */
	async parentsOf({ parameters }) {
		const found = {};
		for (const { snakeName, of } of parameters) {
			if (of === upload.name) found[snakeName] = (await this.#sharedUpload()).id;
			if (of === task.name) found[snakeName] = (await this.#share({})).id;
		}
		return found;
	}
	/** An upload that checks have in common, since they only read it. */
	#sharedUpload() {
		this.#shared ??= this.#createUpload().catch((error) => {
			this.#shared = void 0;
			throw error;
		});
		return this.#shared;
	}
	async #createUpload() {
		const exchange = creator && await this.#session.send("preparation", creator);
		const id = exchange && idIn(exchange);
		if (id === void 0) throw new InconclusiveError(`${creator?.id} returned ${exchange?.status} without an id`);
		return this.#open(upload.name, id);
	}
	/** A document whose processing has no special end. */
	#defaultSample(sampleBehavior) {
		const { samples } = this.#session.server;
		return samples.find((each) => each.endsIn === void 0 && hasBehavior(each, sampleBehavior));
	}
	/** Finds such a resource, or brings one of a suitable document there. */
	async #prepare(guards, sampleBehavior) {
		const isFree = (each) => fits(each.fields, guards) && hasBehavior(each.sample, sampleBehavior);
		for (const free of this.#free.filter(isFree)) {
			this.#free.splice(this.#free.indexOf(free), 1);
			const current = await this.read(free);
			if (isFree(current)) return current;
			this.#free.push(current);
		}
		const state = guards[task.lifecycle.field];
		const ending = this.#session.server.samples.filter((each) => each.endsIn !== void 0 && hasBehavior(each, sampleBehavior) && state && passes(state, each.endsIn));
		for (const sample of [...ending, this.#defaultSample(sampleBehavior)]) {
			if (!sample) continue;
			const tried = /* @__PURE__ */ new Set();
			const found = await this.#fromFree(sample, guards, tried) ?? (await this.#add(sample) && await this.#fromFree(sample, guards, tried));
			if (found) return found;
		}
	}
	/** Prepares unused resources of a sample, in each way once, until one has such fields. */
	async #fromFree(sample, guards, tried) {
		for (;;) {
			const [way] = this.#free.filter((each) => each.sample === sample).flatMap((start) => [...preparations(start, guards, this.#allowed)].map((steps) => ({
				start,
				steps,
				name: nameOf(steps)
			})).filter(({ name }) => !tried.has(name))).sort((a, b) => a.steps.length - b.steps.length);
			if (!way) return void 0;
			tried.add(way.name);
			this.#free.splice(this.#free.indexOf(way.start), 1);
			const end = await this.#follow(way.start, way.steps);
			if (fits(end.fields, guards)) return end;
			this.#free.push(end);
		}
	}
	async #follow(testResource, steps) {
		let current = testResource;
		for (const step of steps) {
			if (step === "wait") {
				current = await this.#settled(current);
				continue;
			}
			const exchange = await this.#session.send(preparation, step, { id: current.id });
			if (!isSuccess(exchange)) break;
			const fields = exchange.fields;
			current = fields ? {
				...current,
				fields
			} : await this.read(current);
		}
		return steps.length > 0 ? this.read(current) : current;
	}
	/** Adds tasks of a sample as processing leaves them, if there is none. Returns whether it has. */
	async #add(sample) {
		const { server, allow, options } = this.#session;
		const [base] = server.samples;
		const { field, moves } = task.lifecycle;
		const usual = moves.find(({ from, to }) => from !== void 0 && to !== void 0)?.to;
		const isFresh = (each) => each.sample === sample && each.fields[field] === (sample.endsIn ?? usual);
		if (options.taskIds !== void 0 || this.#free.some(isFresh) || !server.findTasks || !allow.has("writes")) return false;
		const count = sample === base ? 11 : samplesPerUpload;
		const { found: uploaded } = await this.upload([base, ...Array.from({ length: count }, () => sample)]);
		const ready = await Promise.all(uploaded.map((each) => this.#settled(each, sample.endsIn)));
		const spare = ready.findIndex(({ fields }) => fields["name"] === base.name);
		ready.splice(Math.max(0, spare), 1);
		this.#free.push(...ready.map((each) => ({
			...each,
			sample
		})));
		return true;
	}
	/**
	* Uploads documents, and returns the response with a resource of each document as it is right away. Tasks that the
	* service creates later are waited for.
	*
	* @throws {InconclusiveError} The upload was rejected, or its tasks were not found.
	*/
	async upload(files) {
		const { findTasks } = this.#session.server;
		if (!creator?.body?.files) throw new InconclusiveError("no operation creates resources of files");
		if (this.#lost) throw this.#lost;
		if (!findTasks) throw new InconclusiveError("the tasks of an upload cannot be found");
		const { value = {} } = creator.body.valid.at(-1) ?? {};
		const exchange = await this.#session.send(preparation, creator, {
			value,
			files
		});
		const { fields: created = {} } = exchange;
		const id = idIn(exchange);
		if (id === void 0) throw new InconclusiveError(`${creator.id} returned ${exchange.status}`);
		const fileNames = files.map(({ name }) => name);
		const ids = await this.#repeated(async () => findTasks({
			id,
			created,
			fileNames
		}), ({ length }) => length >= files.length);
		if (ids.length === 0) throw new InconclusiveError(`no task of the upload ${id} was found`);
		for (const each of ids) this.#session.created.push({
			resource: task.name,
			id: each
		});
		return {
			id,
			exchange,
			found: await Promise.all(ids.map((each) => this.#open(task.name, each)))
		};
	}
	/**
	* Returns the only task of an upload in a state.
	*
	* @throws {InconclusiveError} No known way leads there.
	*/
	async sole(state) {
		const guards = { [task.lifecycle.field]: { in: [state] } };
		const { samples } = this.#session.server;
		const sample = samples.find(({ endsIn }) => endsIn === state) ?? samples[0];
		const { found } = await this.upload([sample]);
		for (const uploaded of found) {
			const start = await this.#settled({
				...uploaded,
				sample
			}, sample.endsIn);
			const [steps] = preparations(start, guards, this.#allowed);
			const end = steps && await this.#follow(start, steps);
			if (end && fits(end.fields, guards)) return end;
		}
		const seeded = await this.#seeded(guards, sample, false);
		if (seeded) return seeded;
		throw new InconclusiveError("no known way leads to that state");
	}
	/** Sends a request of an operation to a resource that allows it, and returns the resource when the service is done with it. */
	async after(operation) {
		const testResource = await this.take(operation.transition?.from ?? {});
		const exchange = await this.#session.send(preparation, operation, { id: testResource.id });
		return isSuccess(exchange) ? this.#settled(await this.read(testResource)) : void 0;
	}
	/**
	* Reads a resource.
	*
	* @throws {InconclusiveError} The response has none.
	* @throws {LostError} The server does not return it any more, or never did.
	*/
	async read(testResource, check = preparation) {
		const reader = readerOf(testResource.resource);
		const exchange = await this.#session.send(check, reader, { id: testResource.id });
		const fields = exchange.fields;
		if (fields) return {
			...testResource,
			fields
		};
		if (!isSuccess(exchange)) throw new LostError(exchange, testResource.id);
		throw new InconclusiveError(`${reader.id} of ${testResource.id} returned no resource`);
	}
	/** Reads a resource for the first time, with some patience. */
	async #open(resource, id) {
		const find = () => this.read({
			resource,
			id,
			fields: {},
			sample: void 0
		}).catch((error) => {
			if (error instanceof LostError) return error;
			throw error;
		});
		const found = await this.#repeated(find, (each) => !(each instanceof LostError));
		if (!(found instanceof LostError)) return found;
		if (resource === task.name) this.#lost = found;
		throw found;
	}
	/** Repeats an attempt a few times until it succeeds: a server may need a moment after it has created a resource. */
	async #repeated(attempt, isDone) {
		let result = await attempt();
		for (let pause = 250; !this.#session.server.advance && !isDone(result) && pause <= 1e3; pause *= 2) {
			await this.#session.http.wait(pause);
			result = await attempt();
		}
		return result;
	}
	/** Waits until the service has moved a resource on. */
	async #settled(testResource, endsIn) {
		const { lifecycle } = resourceOf(testResource.resource) ?? {};
		if (!lifecycle) return testResource;
		const { processingMs = 12e4 } = this.#session.options;
		const { advance } = this.#session.server;
		const end = Date.now() + processingMs;
		let current = testResource;
		for (let pause = 0;; pause = Math.min(Math.max(pause * 1.5, 500), 1e4)) {
			if (current.fields[lifecycle.field] === endsIn || !isMoving(current)) return current;
			if (pause > 0 && advance) {
				await advance();
				return this.read(current);
			}
			if (Date.now() + pause > end) return current;
			if (!advance) await this.#session.http.wait(pause);
			current = await this.read(current);
		}
	}
	/**
	* Has a resource put into the server; returns undefined where that is not possible.
	*
	* @param accompanied Whether its upload gets a second task, so that it is not fully processed.
	*/
	async #seeded(guards, sample, accompanied) {
		const { server, allow } = this.#session;
		const { id: key, foreignKeys } = task;
		const seed = allow.has("writes") ? server.seed : void 0;
		const fields = await seed?.({
			...sample && { name: sample.name },
			...valuesFor(guards)
		});
		const id = fields?.[key];
		if (!fields || typeof id !== "string") return void 0;
		this.#session.created.push({
			resource: task.name,
			id
		});
		const shared = Object.keys(foreignKeys).filter((field) => field in fields);
		if (accompanied) await seed?.(Object.fromEntries(shared.map((field) => [field, fields[field]])));
		return {
			resource: task.name,
			id,
			fields,
			sample
		};
	}
};
const nameOf = (steps) => steps.map((step) => step === "wait" ? step : step.id).join(" ");
/** Guards with one value each, so that the ways there are short. */
const firstGuards = (guards) => Object.fromEntries(Object.entries(guards).map(([field, guard]) => [field, guard.in ? { in: guard.in.slice(0, 1) } : guard]));
// src/conformance/questions/answers.ts
/** Returns what a run showed about the open questions that the sandbox has no setting for. */
const answers = (session) => contract.questions.flatMap(({ id, title }) => {
	const [start, values = [], max] = finders[id]?.(session) ?? [];
	const list = joinDistinct(values, max);
	return list === void 0 ? [] : [{
		question: id,
		title,
		answer: `${start} ${list}.`
	}];
});
const statuses = (exchanges) => exchanges.map(({ status }) => status);
/** Observes the statuses that checks saw, but for their reads before and after. */
const returned = (what, checks, wanted = (_) => true) => (session) => {
	const sent = exchangesOfChecks(session, checks).filter(({ operation }) => operation.changeType !== "none");
	return [`${what} returned`, statuses(sent.filter(wanted))];
};
/** By the id of the open question. They look at the requests of the checks, and send none. */
const finders = {
	"response-media-type": ({ http }) => ["Successful responses were", http.exchanges.filter(isSuccess).map(({ type }) => type || "without a media type")],
	"missing-fields": ({ http }) => {
		const read = http.exchanges.filter(isSuccess);
		const missing = read.flatMap(problemsOf).filter((problem) => problem.includes("required property"));
		return ["Missing fields:", read.length > 0 && missing.length === 0 ? ["none"] : missing];
	},
	"timestamp-format": (session) => {
		return ["Timestamps looked like", valuesAbout(session, "timestamp-format").filter((value) => typeof value === "string").map((text) => text.replaceAll(/\d/g, "0"))];
	},
	"path-project-mismatch": (session) => {
		const others = exchangesOfChecks(session, /^access\/\w+\/other-project$/).filter(({ values }) => values["project_id"] !== session.options.project);
		return ["Right ids below another project returned", statuses(others)];
	},
	"scope-spellings": (session) => {
		const scopes = exchangesOfChecks(session, /^access\/\w+\/scope-/).filter(isSuccess).map(({ check }) => check.split("/scope-")[1]);
		return [
			"Keys were accepted with",
			scopes,
			scopes.length
		];
	},
	"shorthand-details": (session) => {
		const successes = (operation) => joinDistinct(statuses(exchangesOf(session, operation).filter(isSuccess)));
		return ["Successes of shorthand and full endpoints:", contract.operations.flatMap((operation) => {
			const full = contract.operations.find(({ id }) => id === operation.shorthandOf);
			const [own, other] = full ? [successes(operation), successes(full)] : [];
			return own === void 0 || other === void 0 ? [] : [`${operation.id} ${own} and ${full?.id} ${other}`];
		})];
	},
	"rate-limits": ({ http }) => ["Responses that asked to wait had the status", statuses(http.delayed)],
	"error-codes": ({ http }) => {
		return ["Errors had the members", http.exchanges.filter((exchange) => exchange.documented && exchange.status >= 400).flatMap(({ json }) => isObject(json) ? Object.keys(json) : [])];
	},
	"task-server-errors": ({ http }) => {
		const sent = http.exchanges.filter(({ operation }) => operation.resource === task.name);
		return ["Task operations returned", statuses(sent.filter(({ status }) => status >= 500))];
	},
	"creation-file-fields": (session) => {
		const several = created(session).find(({ form }) => (form?.files.length ?? 0) > 1);
		const shown = Object.entries(several?.fields ?? {}).filter(([name]) => /type|size/i.test(name)).map(([name, value]) => `\`${name}\` ${JSON.stringify(value)}`);
		return [`An upload of ${several?.form?.files.length} files had`, shown];
	},
	"file-type-format": (session) => {
		return ["Types of files:", created(session).flatMap((exchange) => Object.entries(exchange.fields ?? {})).filter(([name]) => /type/i.test(name)).map(([, value]) => value)];
	},
	"create-repeat": (session) => {
		const ids = exchangesOfChecks(session, /\/distinct$/).map(idIn);
		const result = new Set(ids).size === ids.length ? "another upload" : "no other upload";
		return ["A repeated request created", ids.length < 2 ? [] : [result]];
	},
	"upload-name-default": (session) => {
		const unnamed = created(session).find(({ form }) => !form?.fields.some(([name]) => name === "name"));
		const names = [unnamed?.fields?.["name"] ?? []].flat();
		return [`An upload of ${unnamed?.form?.files[0]?.name} without a name was called`, names];
	},
	"upload-folder-initially": (session) => {
		const changes = session.http.exchanges.filter(({ operation }) => operation.changeType === "changes");
		return ["New uploads were in the folder", resourcesOf(session, upload.name).filter(({ id }) => !changes.some(({ path }) => path.includes(`/${String(id)}/`))).flatMap((fields) => fields["folder_id"] ?? [])];
	},
	"file-types": returned("A text file", /^limits\/\w+\/other-type$/),
	"upload-files-shape": (session) => ["`files` had the members:", valuesAbout(session, "upload-files-shape").map((value) => isObject(value) ? Object.keys(value).join(" ") || "none" : typeof value)],
	"move-body": returned("A move with a body", /^invalid\/moveUpload\/valid-/),
	"task-name-and-meta": (session) => {
		return [
			"Tasks were called",
			resourcesOf(session, task.name).map(({ name }) => name),
			3
		];
	},
	"pipeline-step-order": (session) => {
		return ["Tasks were in the steps", resourcesOf(session, task.name).map((fields) => fields["step_type"])];
	},
	"approved-initially": (session) => {
		const first = /* @__PURE__ */ new Map();
		for (const exchange of session.http.exchanges) {
			const id = exchange.operation.resource === task.name ? exchange.fields?.["id"] : void 0;
			if (id !== void 0 && !first.has(id)) first.set(id, exchange);
		}
		return ["When tasks were first read, `approved` was", [...first.values()].filter(({ check }) => check === preparation).flatMap(({ fields }) => fields?.["approved"] ?? [])];
	},
	"disapprove-after-export": returned("Disapproving an exported task", /^matrix\/disapproveTask\/.*exported_at=not/),
	"unlock-rejection": returned("A task that could not be unlocked", /^matrix\/unlockTask\//, (exchange) => !isSuccess(exchange)),
	"undo-and-unlock": returned("Unlocking completed or discarded tasks", /^matrix\/unlockTask\/(COMPLETED|DISCARDED)$/),
	"report-partial-error": ({ http }) => {
		const partial = http.exchanges.filter(({ operation, status }) => operation.success.partial.includes(String(status)));
		const isEmpty = ({ json }) => isObject(json) && json["error"] === null;
		return ["Partial successes had", partial.map((each) => isEmpty(each) ? "no error" : "an error")];
	},
	"last-opened-null": (session) => {
		return ["`last_opened_at` was", valuesAbout(session, "last-opened-null").map((value) => value === null ? "null" : "a time")];
	},
	"confidence-range": (session) => {
		const values = valuesAbout(session, "confidence-range").filter((value) => typeof value === "number");
		const range = `${Math.min(...values)} to ${Math.max(...values)}`;
		return ["Confidence scores were from", values.length === 0 ? [] : [range]];
	}
};
/** The requests that created uploads. */
const created = ({ http }) => http.exchanges.filter((exchange) => exchange.operation.changeType === "creates" && isSuccess(exchange));
// src/conformance/requests/recorded.ts
/** Characters of a body that a report keeps. */
const kept = 2e3;
const hidden = "***";
/** Returns an exchange for a report, without any of the secrets. */
function recorded(exchange, baseUrl, secrets) {
	const { number, operation, method, path, credential, status, headers, text, durationMs } = exchange;
	const whole = withoutSecrets(text, secrets);
	const body = whole.length > kept ? `${whole.slice(0, kept)}…` : whole;
	return withoutSecrets({
		number,
		operation: operation.id,
		method,
		path,
		credential,
		curl: curlOf(exchange, baseUrl),
		status,
		headers,
		body,
		durationMs: Math.round(durationMs)
	}, secrets);
}
/** Keys with fewer characters are hidden only as words of their own: other texts contain them by chance. */
const minLength = 8;
/** Returns a value of JSON without any of the secrets in its texts. */
function withoutSecrets(value, secrets) {
	const patterns = secrets.flatMap((secret) => {
		return [secret, JSON.stringify(secret).slice(1, -1)].map((each) => {
			const text = each.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
			return new RegExp(secret.length < minLength ? `(?<![\\w-])${text}(?![\\w-])` : text, "g");
		});
	});
	const safe = (text) => patterns.reduce((rest, pattern) => rest.replaceAll(pattern, hidden), text);
	return JSON.parse(JSON.stringify(value), (_, each) => typeof each === "string" ? safe(each) : each);
}
/** Environment variables of the keys by credential. The values are not part of a report. */
const variables = {
	full: "DOCPROC_API_KEY",
	otherTeam: "DOCPROC_OTHER_TEAM_KEY",
	expired: "DOCPROC_EXPIRED_KEY",
	invalid: "DOCPROC_INVALID_KEY"
};
/** Returns the command of curl that repeats a request. */
function curlOf(exchange, baseUrl) {
	const { method, operation, credential, authorization, contentType, bodyText, form, path } = exchange;
	const parts = [
		"curl",
		"-i",
		"-X",
		method,
		quoted(baseUrl + path)
	];
	if (authorization?.startsWith("Bearer ")) parts.push("-H", `"Authorization: Bearer $${variables[credential] ?? "DOCPROC_SCOPED_KEY"}"`);
	else if (authorization !== void 0) parts.push("-H", quoted(`Authorization: ${authorization}`));
	for (const [name, value] of operation.headers) parts.push("-H", quoted(`${name}: ${value}`));
	if (contentType !== void 0) parts.push("-H", quoted(`Content-Type: ${contentType}`));
	if (bodyText !== void 0) parts.push("--data-raw", quoted(bodyText));
	for (const [name, value] of form?.fields ?? []) parts.push("--form-string", quoted(`${name}=${value}`));
	for (const { name, type } of form?.files.slice(0, 3) ?? []) parts.push("-F", quoted(`${form?.fileField}=@document.pdf;filename="${name}";type=${type}`));
	const more = (form?.files.length ?? 0) - 3;
	return parts.join(" ") + (more > 0 ? ` # and ${more} more files` : "");
}
/** A text as one word of a shell. */
const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
// src/shared/omit-undefined.ts
/** Leaves out members that are undefined. */
const omitUndefined = (members) => Object.fromEntries(Object.entries(members).filter(([, value]) => value !== void 0));
// src/conformance/requests/http.ts
/** Statuses of a server that is down. The request may have had an effect. */
const down = /* @__PURE__ */ new Set([502, 504]);
/** Statuses that ask to wait; without a header, from one second on and longer each time. */
const busy = /* @__PURE__ */ new Set([429, 503]);
const maxRetries = 3;
const maxWaitMs = 6e4;
/** Server errors in a row that end a run. */
const maxServerErrors = 10;
/** Sends requests at a limited rate, and keeps them with their responses. */
var Http = class {
	exchanges = [];
	/** Why no more requests are sent. */
	stopped;
	/** Responses that asked to wait. */
	delayed = [];
	#options;
	#semaphore;
	#ended = new AbortController();
	#serverErrors = 0;
	#nextStart = 0;
	#pausedUntil = 0;
	#count = 0;
	constructor(options) {
		this.#options = options;
		this.#semaphore = new Semaphore(options.concurrency);
	}
	/**
	* Sends a request, and again after the time that the server asks for.
	*
	* @throws {StoppedError} The server cannot be reached, or the run has ended.
	* @throws {InconclusiveError} The server is down, or asks to wait each time.
	*/
	async send(request) {
		for (let attempt = 0;; attempt++) {
			const exchange = await this.#semaphore.run(() => this.#once(request));
			if (down.has(exchange.status)) {
				this.#keep(exchange);
				throw new InconclusiveError(`inconclusive: the server was down, with ${exchange.status}`);
			}
			if (!busy.has(exchange.status)) return this.#keep(exchange);
			this.delayed.push(exchange);
			const wait = retryAfter(exchange.headers["retry-after"]) ?? 1e3 * 2 ** attempt;
			if (attempt >= maxRetries) {
				this.#keep(exchange);
				throw new InconclusiveError(`inconclusive: the server asked to wait with ${exchange.status}`);
			}
			this.#pausedUntil = Math.max(this.#pausedUntil, Date.now() + Math.min(wait, maxWaitMs));
		}
	}
	/**
	* Ends the run.
	*
	* @param reason Why the run cannot judge the server, whatever it has found.
	*/
	abort(reason) {
		this.stopped ??= reason;
		this.#ended.abort();
		return new StoppedError(this.stopped);
	}
	/** Whether `abort` ended the run. */
	get aborted() {
		return this.#ended.signal.aborted;
	}
	#keep(exchange) {
		this.exchanges.push(exchange);
		this.#serverErrors = exchange.status >= 500 ? this.#serverErrors + 1 : 0;
		if (this.#serverErrors >= maxServerErrors) this.stopped ??= `${maxServerErrors} responses in a row were server errors, the last one ${exchange.status} to ${exchange.operation.id}.`;
		return exchange;
	}
	async #once(request) {
		await this.#turn();
		if (this.stopped !== void 0) throw new StoppedError(this.stopped);
		const { baseUrl, timeoutMs } = this.#options;
		const { operation, path, method, authorization, contentType } = request;
		const headers = Object.fromEntries(operation.headers);
		if (authorization !== void 0) headers["authorization"] = authorization;
		if (contentType !== void 0) headers["content-type"] = contentType;
		const number = ++this.#count;
		const start = performance.now();
		try {
			const body = bodyOf(request);
			const response = await this.#options.fetch(baseUrl + path, {
				method,
				headers,
				...body !== void 0 && { body },
				redirect: "manual",
				signal: AbortSignal.timeout(timeoutMs)
			});
			const text = await response.text();
			const json = parse(text);
			return {
				...request,
				number,
				documented: method === operation.method,
				status: response.status,
				headers: Object.fromEntries(response.headers),
				type: (response.headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "",
				text,
				json,
				durationMs: performance.now() - start,
				response: responseOf(operation.responses, response.status),
				fields: response.ok ? fieldsIn(operation, json) : void 0
			};
		} catch (error) {
			const { message, cause } = error;
			const reason = cause instanceof Error ? `${message}: ${cause.message}` : message;
			this.stopped ??= `${method} ${path} received no response: ${reason}`;
			throw new StoppedError(this.stopped);
		}
	}
	/** Waits until the next request may start. */
	async #turn() {
		const now = Date.now();
		const { rate } = this.#options;
		const start = Math.max(now, this.#pausedUntil, this.#nextStart);
		if (Number.isFinite(rate)) this.#nextStart = start + 1e3 / rate;
		if (start > now) await this.wait(start - now);
	}
	/** Waits for some time, or until the run ends. */
	async wait(ms) {
		await timers.setTimeout(ms, void 0, { signal: this.#ended.signal }).catch(() => {});
	}
};
function bodyOf({ bodyText, form }) {
	if (!form) return bodyText;
	const data = new FormData();
	for (const [name, value] of form.fields) data.append(name, value);
	for (const { name, type, content } of form.files) data.append(form.fileField, new Blob([content], { type }), name);
	return data;
}
function parse(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
/** Milliseconds of a header Retry-After: seconds or a date; undefined if there is none. */
function retryAfter(value) {
	if (value === void 0) return void 0;
	const ms = /^\d+$/.test(value) ? Number(value) * 1e3 : Date.parse(value) - Date.now();
	return Number.isFinite(ms) ? Math.max(0, ms) : void 0;
}
// src/conformance/requests/session.ts
/** The requests of a run, and what they have in common. */
var Session = class {
	http;
	server;
	options;
	allow;
	#keys;
	constructor(options, server) {
		const { fetch: send = globalThis.fetch, timeoutMs = 3e4, concurrency = 4 } = options;
		const { baseUrl, rate = server.kind === "sandbox" ? Infinity : 20 } = options;
		this.http = new Http({
			baseUrl,
			fetch: send,
			rate,
			concurrency,
			timeoutMs
		});
		this.server = server.findTasks ? {
			...server,
			findTasks: this.#checked(server.findTasks)
		} : server;
		this.options = options;
		this.allow = new Set(options.allow);
		const { scoped = [], ...others } = server.credentials;
		this.scoped = scoped.map(({ key, scopes }) => ({
			name: `scopes ${scopes.join(",")}`,
			key,
			scopes
		}));
		const named = this.scoped.map(({ name, key }) => [name, key]);
		this.#keys = new Map([...Object.entries(omitUndefined({
			full: options.apiKey,
			...others
		})), ...named]);
	}
	/** Credentials with some scopes and no others. */
	scoped;
	/** A finder of tasks that ends the run where it fails. */
	#checked(find) {
		return async (upload) => {
			try {
				const found = await find(upload);
				if (Array.isArray(found) && found.every((id) => typeof id === "string" && id !== "")) return found;
				const shown = JSON.stringify(found)?.slice(0, 100) ?? String(found);
				throw new TypeError(`the result must be an array of task IDs, and is ${shown}.`);
			} catch (error) {
				const { message } = error instanceof Error ? error : new Error(String(error));
				throw this.http.abort(`The tasks of the upload ${upload.id} were not found: ${message}`);
			}
		};
	}
	/** Sends a request of an operation. What is not given is as the operation needs it. */
	async send(check, operation, given = {}) {
		const { credential = "full", content, files, method = operation.method } = given;
		const values = this.#pathValues(operation, given);
		const { body } = operation;
		const { value = body?.required ? body.valid[0]?.value ?? {} : void 0 } = given;
		const built = body && value !== void 0 ? contentOf(body, withPathValues(body, value, values), this.server.samples[0], files) : {};
		const exchange = await this.http.send({
			operation,
			values,
			path: pathOf(operation, values),
			method,
			credential,
			authorization: this.#authorization(credential),
			check,
			...content ?? built
		});
		const id = idIn(exchange);
		if (operation.changeType === "creates" && operation.resource !== void 0 && id !== void 0) this.created.push({
			resource: operation.resource,
			id
		});
		return exchange;
	}
	#pathValues({ parameters }, { id, others, project = this.options.project }) {
		const byRole = {
			team: this.options.team,
			project,
			resource: id,
			other: void 0
		};
		const known = omitUndefined({
			project_id: project,
			folder_id: this.server.folder,
			...others
		});
		const named = parameters.map(({ role, snakeName, example }) => {
			const unknown = example ?? `unknown-${snakeName.replaceAll("_", "-")}`;
			return [snakeName, byRole[role] ?? known[snakeName] ?? unknown];
		});
		return {
			...known,
			...Object.fromEntries(named)
		};
	}
	#authorization(credential) {
		if (credential === "none") return void 0;
		if (credential === "malformed") return "Basic bm86a2V5";
		const key = this.#keys.get(credential);
		if (key === void 0) throw new Error(`There is no credential ${credential}.`);
		return `Bearer ${key}`;
	}
	/** Ids of resources that the run has created, by their type. */
	created = [];
	/** Returns every secret that no output may have. */
	secrets() {
		const { controlToken } = this.options;
		return [...this.#keys.values(), controlToken ?? ""].filter((key) => key !== "");
	}
};
// src/conformance/resources/server.ts
/** What a run knows of the server besides the contract: documents, keys, and ways to prepare resources. */
const defaultSample = {
	name: "conformance.pdf",
	type: "application/pdf",
	content: `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`
};
/** Documents with the ordinary one at the start. */
function defaultSampleFirst(documents) {
	const first = documents.find((each) => each.endsIn === void 0 && hasBehavior(each, {})) ?? defaultSample;
	return [first, ...documents.filter((each) => each !== first)];
}
/** Returns the server of the options; with its control endpoints, if it is the sandbox of this kit. */
async function testedServerOf(options) {
	const { credentials = {}, folder, findTasks, samples: documents = [], sandbox = true } = options;
	const given = {
		kind: "unknown",
		samples: defaultSampleFirst(documents),
		credentials: {
			invalid: `invalid-${crypto.randomUUID()}`,
			...credentials
		},
		folder,
		...findTasks && { findTasks }
	};
	if (!sandbox) return given;
	const control = controlOf(options);
	const health = await control("GET", "health");
	if (!isObject(health) || health["status"] !== "ok") return given;
	return sandboxServer(options, given, control);
}
/** Sends requests to the control endpoints of the sandbox. They are not part of the run. */
function controlOf({ baseUrl, fetch: send = fetch, controlToken, timeoutMs = 3e4 }) {
	return async (method, path, body) => {
		try {
			const response = await send(`${baseUrl}/_sandbox/${path}`, {
				method,
				headers: {
					...body && { "content-type": "application/json" },
					...controlToken !== void 0 && { authorization: `Bearer ${controlToken}` }
				},
				...body && { body: JSON.stringify(body) },
				signal: AbortSignal.timeout(timeoutMs)
			});
			return response.ok ? await response.json().catch(() => void 0) : void 0;
		} catch {
			return;
		}
	};
}
async function sandboxServer(options, given, control) {
	const { team } = options;
	const path = `teams/${encodeURIComponent(team)}`;
	const key = async (restrictions) => (await control("POST", "keys", restrictions))?.key ?? "";
	const names = [...new Set(contract.operations.flatMap(({ scopes }) => scopes.flat()))];
	const [otherTeam, expired, ...keys] = await Promise.all([
		key({ team_id: `not-${team}` }),
		key({ expires_at: "2001-01-01T00:00:00Z" }),
		...names.map((name) => key({ scopes: [name] }))
	]);
	const scoped = names.map((name, index) => ({
		key: keys[index] ?? "",
		scopes: [name]
	}));
	const files = contract.sandboxFiles.toSorted((a, b) => Number(b.full ?? false) - Number(a.full ?? false)).map((file) => ({
		...defaultSample,
		...file
	}));
	return {
		...given,
		kind: "sandbox",
		samples: options.samples ? given.samples : defaultSampleFirst(files),
		credentials: {
			otherTeam: otherTeam ?? "",
			expired: expired ?? "",
			scoped,
			...options.credentials,
			invalid: options.credentials?.invalid ?? "sandbox:invalid"
		},
		folder: options.folder ?? "conformance-folder",
		findTasks: given.findTasks ?? (async ({ id }) => {
			return (await control("GET", `${path}/uploads`)).find((each) => each.id === id)?.tasks ?? [];
		}),
		seed: async (values) => {
			const seeded = await control("POST", `${path}/tasks`, {
				project_id: options.project,
				...values
			});
			return isObject(seeded) ? seeded : void 0;
		},
		advance: async () => void await control("POST", "clock", {
			advanceMs: 36e5,
			team_id: team
		})
	};
}
// src/conformance/run.ts
/** Checks at a time: each waits for its own requests, of which `concurrency` limits how many there are. */
const parallel = 8;
/**
* Checks a server against the contract, and finds out how it behaves where the contract leaves a question open.
*
* @throws {TypeError} An option is missing or invalid.
*/
async function runConformance(options) {
	checkOptions(options);
	const started = /* @__PURE__ */ new Date();
	const start = performance.now();
	const baseUrl = options.baseUrl.replace(/\/+$/, "");
	const session = new Session({
		...options,
		baseUrl
	}, await testedServerOf({
		...options,
		baseUrl
	}));
	const { signal } = options;
	const interrupt = () => {
		const reason = signal?.reason;
		session.http.abort(reason instanceof Error ? reason.message : String(reason));
	};
	if (signal?.aborted) interrupt();
	signal?.addEventListener("abort", interrupt);
	const run = {
		session,
		pool: new ResourcePool(session),
		serverChanges: new Set(statesSetByServer())
	};
	await run.pool.addGiven();
	const checks = allChecks.filter(({ id }) => isWanted(id, options.only));
	const found = /* @__PURE__ */ new Map();
	const semaphore = new Semaphore(parallel);
	const runOne = async (check) => {
		const result = await semaphore.run(() => resultOf(check, run));
		const { id, verdict } = result;
		found.set(id, result);
		options.onProgress?.({
			done: found.size,
			total: checks.length,
			id,
			verdict
		});
	};
	await Promise.all(checks.filter(({ sends }) => sends !== void 0).map(runOne));
	const whole = options.only === void 0;
	const interpretations = whole ? await detectSettings(run) : [];
	const answered = whole ? answers(session) : [];
	await Promise.all(checks.filter(({ sends }) => sends === void 0).map(runOne));
	signal?.removeEventListener("abort", interrupt);
	const results = checks.flatMap(({ id }) => found.get(id) ?? []);
	const { stopped, exchanges } = session.http;
	const summary = count(results);
	return {
		version: contract.version,
		baseUrl,
		team: options.team,
		project: options.project,
		startedAt: started.toISOString(),
		durationMs: Math.round(performance.now() - start),
		requests: exchanges.length,
		verdict: verdictOf(session, summary),
		...stopped !== void 0 && { stopped },
		summary,
		checks: results,
		interpretations,
		answers: answered,
		leftBehind: [...new Map(session.created.map((each) => [each.id, each])).values()]
	};
}
/** Whether a check is wanted, by its id, the beginning of its id, or its operation. */
const isWanted = (id, only) => only === void 0 || only.some((wanted) => `${id}/`.startsWith(`${wanted.replace(/\/$/, "")}/`) || id.split("/")[1] === wanted);
/** Runs a check, if the run has what it needs. */
async function resultOf(check, run) {
	const { session } = run;
	const { baseUrl, docsUrl } = session.options;
	const base = {
		...toListedCheck(check, docsUrl),
		replay: replayOf(check)
	};
	const notRun = (reason) => ({
		...base,
		verdict: "not-run",
		findings: [],
		reason
	});
	const missing = (check.needs ?? []).filter((need) => !need.met(run));
	if (missing.length > 0) return notRun(`needs ${missing.map(({ reason }) => reason).join(", ")}`);
	const context = await confirmed(check, run);
	if (context.reason !== void 0) return notRun(context.reason);
	const findings = context.findings.map(({ exchanges, ...found }) => ({
		...withoutSecrets(found, session.secrets()),
		exchanges: exchanges.map((exchange) => recorded(exchange, baseUrl, session.secrets()))
	}));
	const verdict = severity.find((each) => findings.some((finding) => finding.verdict === each)) ?? "passed";
	return {
		...base,
		verdict,
		findings
	};
}
async function attempt(check, run) {
	const context = new CheckContext(run, check.id);
	try {
		await check.run(context);
	} catch (error) {
		if (!isExpected(error)) throw error;
		if (error instanceof LostError) context.violation(error.exchange, `${error.message}, and the server has created it.`, "the resource");
		if (context.findings.length === 0) context.reason = error instanceof StoppedError ? "the run was stopped" : error.message;
	}
	return context;
}
/** Attempts of a check that must agree if the service could have caused the findings on its own. */
const attempts = 3;
/**
* Runs a check, and repeats it if the service could have caused the findings on its own. A violation counts if each attempt
* finds one, and other resources do not change while they are only read.
*/
async function confirmed(check, run) {
	const first = await attempt(check, run);
	const { possibleServerChange } = first;
	if (!possibleServerChange || !isViolated(first) || run.session.server.advance) return first;
	const { testResource, fields } = possibleServerChange;
	for (let count = 1; count < attempts; count++) {
		const next = await attempt(check, run);
		if (next.reason !== void 0 && !fields.every((field) => couldBeServerChange(testResource, field))) return first;
		if (!isViolated(next) || await isChangedByServer(run, possibleServerChange)) {
			first.reason = `inconclusive: the service changed ${fields.join(" and ")} on its own`;
			return first;
		}
	}
	return first;
}
const isViolated = ({ findings }) => findings.some(({ verdict }) => verdict === "violation");
const severity = [
	"violation",
	"advice",
	"observation"
];
/** The command that repeats a check. One that looks at the requests of others repeats those of its operation. */
const replayOf = ({ id, sends }) => {
	const [, operation] = id.split("/");
	if (sends !== void 0) return `docproc-conformance --only ${id}`;
	return contract.operations.some((each) => each.id === operation) ? `docproc-conformance --only ${operation}` : "docproc-conformance";
};
function verdictOf({ http }, summary) {
	if (http.aborted || http.exchanges.every(({ status }) => status >= 500)) return "could-not-run";
	if (summary.violation > 0) return "violations";
	const withKey = http.exchanges.filter(({ credential }) => credential === "full");
	const accepted = withKey.some(({ status }) => status !== 401);
	return http.stopped === void 0 && (accepted || withKey.length === 0) && summary.passed > 0 ? "conforms" : "could-not-run";
}
function count(results) {
	const counts = {
		passed: 0,
		violation: 0,
		advice: 0,
		observation: 0,
		"not-run": 0
	};
	for (const { verdict } of results) counts[verdict]++;
	return counts;
}
// src/conformance/reports/text.ts
/** Findings of one check that are shown in full. */
const shown = 3;
/** Returns the report as lines of text. */
function textReport(report, { verbose = false, color = false } = {}) {
	const paint = (code, text) => color ? `\u001B[${code}m${text}\u001B[0m` : text;
	const { checks, summary, stopped, verdict, requests, durationMs } = report;
	const lines = [];
	const section = (title, content) => {
		if (content.length > 0) lines.push("", paint(1, title), ...content.map((line) => `  ${line}`));
	};
	const some = (wanted) => checks.filter((check) => check.verdict === wanted);
	const found = (wanted, code) => checks.flatMap((check) => describe(check, wanted, paint(code, check.id)));
	section("Violations", found("violation", 31));
	section("Advice", found("advice", 33));
	section("Observations", checks.flatMap((check) => findingsOf(check, "observation").map(({ message }) => message)));
	const notRun = some("not-run");
	section("Not run", verbose ? notRun.map(({ id, reason = "" }) => `${id}: ${reason}`) : countReasons(notRun));
	section("Passed", verbose ? some("passed").map(({ id }) => id) : []);
	for (const { title, rows, command } of sectionsOf(report)) {
		section(title, rows.flatMap(([name, value, details]) => [`${name}: ${value}`, ...details === void 0 ? [] : [`  ${details}`]]));
		if (command) section(command.title, [command.line]);
	}
	const failed = verdict === "violations" ? ` ${summary.violation} of ${checks.length} checks failed.` : "";
	const counts = `${summary.passed} passed, ${summary.violation} violations, ${summary.advice} advice, ${summary.observation} observations, ${summary["not-run"]} not run`;
	lines.push("", ...stopped === void 0 ? [] : [paint(31, `Stopped: ${stopped}`)], paint(verdict === "conforms" ? 32 : 31, conclusions[verdict] + failed), `${counts}. ${requests} requests in ${(durationMs / 1e3).toFixed(1)} s.`);
	return `${lines.slice(1).join("\n")}\n`;
}
const findingsOf = ({ findings }, verdict) => findings.filter((finding) => finding.verdict === verdict);
function describe(check, verdict, title) {
	const findings = findingsOf(check, verdict);
	if (findings.length === 0) return [];
	const isViolation = verdict === "violation";
	const more = findings.length - shown;
	return [title, ...[
		...findings.slice(0, shown).flatMap(({ message, expected, seen, exchanges }) => [
			message,
			`expected: ${expected}`,
			`seen:     ${seen}`,
			...isViolation ? exchanges.map(({ curl }) => curl) : []
		]),
		...more > 0 ? [`and ${more} more`] : [],
		...isViolation ? [`repeat: ${check.replay}`] : [],
		`see:    ${check.docs}`
	].map((line) => `  ${line}`)];
}
/** How many checks did not run for each reason. */
function countReasons(checks) {
	const counts = /* @__PURE__ */ new Map();
	for (const { reason = "" } of checks) counts.set(reason, (counts.get(reason) ?? 0) + 1);
	return [...counts].sort((a, b) => b[1] - a[1]).map(([reason, count]) => `${String(count).padStart(3)} × ${reason}`);
}
export { allChecks, details, exitCodeOf, formats, interpretationsFile, isWanted, listChecks, omitUndefined, permissions, runConformance, setArguments, task, textReport, violationsOf };
