/*! ajv 8.20.0, MIT: the license is in the folder licenses of this package. */
/*! fast-deep-equal 3.1.3, MIT: the license is in the folder licenses of this package. */
/*! fast-uri 3.1.9, BSD-3-Clause: the license is in the folder licenses of this package. */
/*! json-schema-traverse 1.0.0, MIT: the license is in the folder licenses of this package. */
import timers from "node:timers/promises";
// \0rolldown/runtime.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
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
				{ "name": "team_id" },
				{ "name": "project_id" },
				{ "name": "task_id" }
			],
			"idParameter": "task_id",
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
						"#/components/schemas/Point",
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
				"left-of-line",
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
				{ "name": "team_id" },
				{ "name": "project_id" },
				{ "name": "task_id" }
			],
			"idParameter": "task_id",
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
						"#/components/schemas/Point",
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
				"left-of-line",
				"message-content",
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
				{ "name": "team_id" },
				{ "name": "project_id" },
				{ "name": "task_id" }
			],
			"idParameter": "task_id",
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
						"#/components/schemas/Point",
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
				"left-of-line",
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
				{ "name": "team_id" },
				{ "name": "project_id" },
				{ "name": "task_id" }
			],
			"idParameter": "task_id",
			"query": [],
			"headers": [],
			"scopes": [["task.edit", "tasks.edit"]],
			"body": {
				"type": "application/json",
				"kind": "json",
				"required": true,
				"texts": [],
				"freeTexts": [],
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
						"#/components/schemas/Point",
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
						"#/components/schemas/Point",
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
						"#/components/schemas/Point",
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
				"message-content",
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
				"left-of-line",
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
				{ "name": "team_id" },
				{ "name": "project_id" },
				{ "name": "task_id" }
			],
			"idParameter": "task_id",
			"query": [],
			"headers": [],
			"scopes": [["task.edit", "tasks.edit"]],
			"body": {
				"type": "application/json",
				"kind": "json",
				"required": false,
				"texts": [],
				"freeTexts": [],
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
				{ "name": "team_id" },
				{ "name": "project_id" },
				{ "name": "task_id" }
			],
			"idParameter": "task_id",
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
						"#/components/schemas/Point",
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
				"left-of-line",
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
				{ "name": "team_id" },
				{ "name": "project_id" },
				{ "name": "task_id" }
			],
			"idParameter": "task_id",
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
						"#/components/schemas/Point",
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
				"left-of-line",
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
			"parameters": [{ "name": "team_id" }, { "name": "project_id" }],
			"query": [],
			"headers": [],
			"scopes": [["uploads.create", "upload.create"]],
			"body": {
				"type": "multipart/form-data",
				"kind": "form",
				"required": true,
				"fileField": "file",
				"texts": ["meta"],
				"freeTexts": ["projectId", "name"],
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
				"creation-result-values",
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
				{ "name": "team_id" },
				{ "name": "project_id" },
				{ "name": "upload_id" }
			],
			"idParameter": "upload_id",
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
				{ "name": "team_id" },
				{ "name": "project_id" },
				{ "name": "upload_id" },
				{ "name": "folder_id" }
			],
			"idParameter": "upload_id",
			"query": [],
			"headers": [],
			"scopes": [["upload.edit", "uploads.edit"]],
			"body": {
				"type": "application/json",
				"kind": "json",
				"required": false,
				"texts": [],
				"freeTexts": [],
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
			"path": "/v2/{team_id}/upload",
			"pointer": "#/paths/~1v2~1{teamId}~1upload/post",
			"parameters": [{ "name": "team_id" }],
			"query": [],
			"headers": [],
			"scopes": [["uploads.create", "upload.create"]],
			"body": {
				"type": "multipart/form-data",
				"kind": "form",
				"required": true,
				"fileField": "file",
				"texts": ["meta"],
				"freeTexts": ["projectId", "name"],
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
				"creation-result-values",
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
			"path": "/v2/{team_id}/upload/{upload_id}",
			"pointer": "#/paths/~1v2~1{teamId}~1upload~1{uploadId}/get",
			"parameters": [{ "name": "team_id" }, { "name": "upload_id" }],
			"idParameter": "upload_id",
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
			"questions": ["coordinate-units", "left-of-line"]
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
			"items": "Point",
			"map": true,
			"questions": ["coordinate-units"]
		},
		"Point": {
			"items": "#/components/schemas/Point/items",
			"map": true
		},
		"#/components/schemas/Point/items": { "map": true },
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
		"#/components/schemas/CompleteTaskResponse/properties/message": {
			"map": true,
			"questions": ["message-content"]
		},
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
		"#/components/schemas/UploadCreationResult/properties/projectId": {
			"map": true,
			"questions": ["creation-result-values"]
		},
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
			"questions": ["timestamp-format", "creation-result-values"]
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
		{ "name": "empty.pdf" }
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
			"id": "creation-result-values",
			"title": "Project and update of a creation result"
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
			"id": "message-content",
			"title": "Content of a message"
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
			"id": "left-of-line",
			"title": "Offset relative to a text line"
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
			"pointers": ["#/components/schemas/Coordinates/minItems", "#/components/schemas/Coordinates/maxItems"]
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
			"pointers": ["#/components/schemas/Point/minItems", "#/components/schemas/Point/maxItems"]
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
			"pointers": ["#/components/schemas/Issue/properties/value/anyOf"]
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
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/x-transition/from/status"]
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
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/x-transition/from/status"]
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
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/x-transition/from/status"]
		},
		{
			"id": "unlock-not-exported",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/x-transition/from/exported_at"]
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
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/x-transition/from/status"]
		},
		{
			"id": "approve-condition",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/x-transition/from/approved"]
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
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/x-transition/from/status"]
		},
		{
			"id": "disapprove-condition",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/x-transition/from/approved"]
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
			"pointers": ["#/components/schemas/UploadStatus/anyOf"]
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
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/x-transition/from/status"]
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
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/x-transition/from/status"]
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
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/x-transition/from/status"]
		},
		{
			"id": "rule-unlock-not-exported",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/x-transition/from/exported_at"]
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
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/x-transition/from/status", "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/x-transition/from/status"]
		},
		{
			"id": "rule-approval-repeated",
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/x-transition/from/approved", "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/x-transition/from/approved"]
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
			"pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/requestBody"]
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
// node_modules/ajv/dist/compile/codegen/code.js
var require_code$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.regexpCode = exports.getEsmExportName = exports.getProperty = exports.safeStringify = exports.stringify = exports.strConcat = exports.addCodeArg = exports.str = exports._ = exports.nil = exports._Code = exports.Name = exports.IDENTIFIER = exports._CodeOrName = void 0;
	var _CodeOrName = class {};
	exports._CodeOrName = _CodeOrName;
	exports.IDENTIFIER = /^[a-z$_][a-z$_0-9]*$/i;
	var Name = class extends _CodeOrName {
		constructor(s) {
			super();
			if (!exports.IDENTIFIER.test(s)) throw new Error("CodeGen: name must be a valid identifier");
			this.str = s;
		}
		toString() {
			return this.str;
		}
		emptyStr() {
			return false;
		}
		get names() {
			return { [this.str]: 1 };
		}
	};
	exports.Name = Name;
	var _Code = class extends _CodeOrName {
		constructor(code) {
			super();
			this._items = typeof code === "string" ? [code] : code;
		}
		toString() {
			return this.str;
		}
		emptyStr() {
			if (this._items.length > 1) return false;
			const item = this._items[0];
			return item === "" || item === "\"\"";
		}
		get str() {
			var _a;
			return (_a = this._str) !== null && _a !== void 0 ? _a : this._str = this._items.reduce((s, c) => `${s}${c}`, "");
		}
		get names() {
			var _a;
			return (_a = this._names) !== null && _a !== void 0 ? _a : this._names = this._items.reduce((names, c) => {
				if (c instanceof Name) names[c.str] = (names[c.str] || 0) + 1;
				return names;
			}, {});
		}
	};
	exports._Code = _Code;
	exports.nil = new _Code("");
	function _(strs, ...args) {
		const code = [strs[0]];
		let i = 0;
		while (i < args.length) {
			addCodeArg(code, args[i]);
			code.push(strs[++i]);
		}
		return new _Code(code);
	}
	exports._ = _;
	const plus = new _Code("+");
	function str(strs, ...args) {
		const expr = [safeStringify(strs[0])];
		let i = 0;
		while (i < args.length) {
			expr.push(plus);
			addCodeArg(expr, args[i]);
			expr.push(plus, safeStringify(strs[++i]));
		}
		optimize(expr);
		return new _Code(expr);
	}
	exports.str = str;
	function addCodeArg(code, arg) {
		if (arg instanceof _Code) code.push(...arg._items);
		else if (arg instanceof Name) code.push(arg);
		else code.push(interpolate(arg));
	}
	exports.addCodeArg = addCodeArg;
	function optimize(expr) {
		let i = 1;
		while (i < expr.length - 1) {
			if (expr[i] === plus) {
				const res = mergeExprItems(expr[i - 1], expr[i + 1]);
				if (res !== void 0) {
					expr.splice(i - 1, 3, res);
					continue;
				}
				expr[i++] = "+";
			}
			i++;
		}
	}
	function mergeExprItems(a, b) {
		if (b === "\"\"") return a;
		if (a === "\"\"") return b;
		if (typeof a == "string") {
			if (b instanceof Name || a[a.length - 1] !== "\"") return;
			if (typeof b != "string") return `${a.slice(0, -1)}${b}"`;
			if (b[0] === "\"") return a.slice(0, -1) + b.slice(1);
			return;
		}
		if (typeof b == "string" && b[0] === "\"" && !(a instanceof Name)) return `"${a}${b.slice(1)}`;
	}
	function strConcat(c1, c2) {
		return c2.emptyStr() ? c1 : c1.emptyStr() ? c2 : str`${c1}${c2}`;
	}
	exports.strConcat = strConcat;
	function interpolate(x) {
		return typeof x == "number" || typeof x == "boolean" || x === null ? x : safeStringify(Array.isArray(x) ? x.join(",") : x);
	}
	function stringify(x) {
		return new _Code(safeStringify(x));
	}
	exports.stringify = stringify;
	function safeStringify(x) {
		return JSON.stringify(x).replace(/\u2028/g, "\\u2028").replace(/\u2029/g, "\\u2029");
	}
	exports.safeStringify = safeStringify;
	function getProperty(key) {
		return typeof key == "string" && exports.IDENTIFIER.test(key) ? new _Code(`.${key}`) : _`[${key}]`;
	}
	exports.getProperty = getProperty;
	function getEsmExportName(key) {
		if (typeof key == "string" && exports.IDENTIFIER.test(key)) return new _Code(`${key}`);
		throw new Error(`CodeGen: invalid export name: ${key}, use explicit $id name mapping`);
	}
	exports.getEsmExportName = getEsmExportName;
	function regexpCode(rx) {
		return new _Code(rx.toString());
	}
	exports.regexpCode = regexpCode;
}));
// node_modules/ajv/dist/compile/codegen/scope.js
var require_scope = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ValueScope = exports.ValueScopeName = exports.Scope = exports.varKinds = exports.UsedValueState = void 0;
	const code_1 = require_code$1();
	var ValueError = class extends Error {
		constructor(name) {
			super(`CodeGen: "code" for ${name} not defined`);
			this.value = name.value;
		}
	};
	var UsedValueState;
	(function(UsedValueState) {
		UsedValueState[UsedValueState["Started"] = 0] = "Started";
		UsedValueState[UsedValueState["Completed"] = 1] = "Completed";
	})(UsedValueState || (exports.UsedValueState = UsedValueState = {}));
	exports.varKinds = {
		const: new code_1.Name("const"),
		let: new code_1.Name("let"),
		var: new code_1.Name("var")
	};
	var Scope = class {
		constructor({ prefixes, parent } = {}) {
			this._names = {};
			this._prefixes = prefixes;
			this._parent = parent;
		}
		toName(nameOrPrefix) {
			return nameOrPrefix instanceof code_1.Name ? nameOrPrefix : this.name(nameOrPrefix);
		}
		name(prefix) {
			return new code_1.Name(this._newName(prefix));
		}
		_newName(prefix) {
			const ng = this._names[prefix] || this._nameGroup(prefix);
			return `${prefix}${ng.index++}`;
		}
		_nameGroup(prefix) {
			var _a, _b;
			if (((_b = (_a = this._parent) === null || _a === void 0 ? void 0 : _a._prefixes) === null || _b === void 0 ? void 0 : _b.has(prefix)) || this._prefixes && !this._prefixes.has(prefix)) throw new Error(`CodeGen: prefix "${prefix}" is not allowed in this scope`);
			return this._names[prefix] = {
				prefix,
				index: 0
			};
		}
	};
	exports.Scope = Scope;
	var ValueScopeName = class extends code_1.Name {
		constructor(prefix, nameStr) {
			super(nameStr);
			this.prefix = prefix;
		}
		setValue(value, { property, itemIndex }) {
			this.value = value;
			this.scopePath = (0, code_1._)`.${new code_1.Name(property)}[${itemIndex}]`;
		}
	};
	exports.ValueScopeName = ValueScopeName;
	const line = (0, code_1._)`\n`;
	var ValueScope = class extends Scope {
		constructor(opts) {
			super(opts);
			this._values = {};
			this._scope = opts.scope;
			this.opts = {
				...opts,
				_n: opts.lines ? line : code_1.nil
			};
		}
		get() {
			return this._scope;
		}
		name(prefix) {
			return new ValueScopeName(prefix, this._newName(prefix));
		}
		value(nameOrPrefix, value) {
			var _a;
			if (value.ref === void 0) throw new Error("CodeGen: ref must be passed in value");
			const name = this.toName(nameOrPrefix);
			const { prefix } = name;
			const valueKey = (_a = value.key) !== null && _a !== void 0 ? _a : value.ref;
			let vs = this._values[prefix];
			if (vs) {
				const _name = vs.get(valueKey);
				if (_name) return _name;
			} else vs = this._values[prefix] = /* @__PURE__ */ new Map();
			vs.set(valueKey, name);
			const s = this._scope[prefix] || (this._scope[prefix] = []);
			const itemIndex = s.length;
			s[itemIndex] = value.ref;
			name.setValue(value, {
				property: prefix,
				itemIndex
			});
			return name;
		}
		getValue(prefix, keyOrRef) {
			const vs = this._values[prefix];
			if (!vs) return;
			return vs.get(keyOrRef);
		}
		scopeRefs(scopeName, values = this._values) {
			return this._reduceValues(values, (name) => {
				if (name.scopePath === void 0) throw new Error(`CodeGen: name "${name}" has no value`);
				return (0, code_1._)`${scopeName}${name.scopePath}`;
			});
		}
		scopeCode(values = this._values, usedValues, getCode) {
			return this._reduceValues(values, (name) => {
				if (name.value === void 0) throw new Error(`CodeGen: name "${name}" has no value`);
				return name.value.code;
			}, usedValues, getCode);
		}
		_reduceValues(values, valueCode, usedValues = {}, getCode) {
			let code = code_1.nil;
			for (const prefix in values) {
				const vs = values[prefix];
				if (!vs) continue;
				const nameSet = usedValues[prefix] = usedValues[prefix] || /* @__PURE__ */ new Map();
				vs.forEach((name) => {
					if (nameSet.has(name)) return;
					nameSet.set(name, UsedValueState.Started);
					let c = valueCode(name);
					if (c) {
						const def = this.opts.es5 ? exports.varKinds.var : exports.varKinds.const;
						code = (0, code_1._)`${code}${def} ${name} = ${c};${this.opts._n}`;
					} else if (c = getCode === null || getCode === void 0 ? void 0 : getCode(name)) code = (0, code_1._)`${code}${c}${this.opts._n}`;
					else throw new ValueError(name);
					nameSet.set(name, UsedValueState.Completed);
				});
			}
			return code;
		}
	};
	exports.ValueScope = ValueScope;
}));
// node_modules/ajv/dist/compile/codegen/index.js
var require_codegen = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.or = exports.and = exports.not = exports.CodeGen = exports.operators = exports.varKinds = exports.ValueScopeName = exports.ValueScope = exports.Scope = exports.Name = exports.regexpCode = exports.stringify = exports.getProperty = exports.nil = exports.strConcat = exports.str = exports._ = void 0;
	const code_1 = require_code$1();
	const scope_1 = require_scope();
	var code_2 = require_code$1();
	Object.defineProperty(exports, "_", {
		enumerable: true,
		get: function() {
			return code_2._;
		}
	});
	Object.defineProperty(exports, "str", {
		enumerable: true,
		get: function() {
			return code_2.str;
		}
	});
	Object.defineProperty(exports, "strConcat", {
		enumerable: true,
		get: function() {
			return code_2.strConcat;
		}
	});
	Object.defineProperty(exports, "nil", {
		enumerable: true,
		get: function() {
			return code_2.nil;
		}
	});
	Object.defineProperty(exports, "getProperty", {
		enumerable: true,
		get: function() {
			return code_2.getProperty;
		}
	});
	Object.defineProperty(exports, "stringify", {
		enumerable: true,
		get: function() {
			return code_2.stringify;
		}
	});
	Object.defineProperty(exports, "regexpCode", {
		enumerable: true,
		get: function() {
			return code_2.regexpCode;
		}
	});
	Object.defineProperty(exports, "Name", {
		enumerable: true,
		get: function() {
			return code_2.Name;
		}
	});
	var scope_2 = require_scope();
	Object.defineProperty(exports, "Scope", {
		enumerable: true,
		get: function() {
			return scope_2.Scope;
		}
	});
	Object.defineProperty(exports, "ValueScope", {
		enumerable: true,
		get: function() {
			return scope_2.ValueScope;
		}
	});
	Object.defineProperty(exports, "ValueScopeName", {
		enumerable: true,
		get: function() {
			return scope_2.ValueScopeName;
		}
	});
	Object.defineProperty(exports, "varKinds", {
		enumerable: true,
		get: function() {
			return scope_2.varKinds;
		}
	});
	exports.operators = {
		GT: new code_1._Code(">"),
		GTE: new code_1._Code(">="),
		LT: new code_1._Code("<"),
		LTE: new code_1._Code("<="),
		EQ: new code_1._Code("==="),
		NEQ: new code_1._Code("!=="),
		NOT: new code_1._Code("!"),
		OR: new code_1._Code("||"),
		AND: new code_1._Code("&&"),
		ADD: new code_1._Code("+")
	};
	var Node = class {
		optimizeNodes() {
			return this;
		}
		optimizeNames(_names, _constants) {
			return this;
		}
	};
	var Def = class extends Node {
		constructor(varKind, name, rhs) {
			super();
			this.varKind = varKind;
			this.name = name;
			this.rhs = rhs;
		}
		render({ es5, _n }) {
			const varKind = es5 ? scope_1.varKinds.var : this.varKind;
			const rhs = this.rhs === void 0 ? "" : ` = ${this.rhs}`;
			return `${varKind} ${this.name}${rhs};` + _n;
		}
		optimizeNames(names, constants) {
			if (!names[this.name.str]) return;
			if (this.rhs) this.rhs = optimizeExpr(this.rhs, names, constants);
			return this;
		}
		get names() {
			return this.rhs instanceof code_1._CodeOrName ? this.rhs.names : {};
		}
	};
	var Assign = class extends Node {
		constructor(lhs, rhs, sideEffects) {
			super();
			this.lhs = lhs;
			this.rhs = rhs;
			this.sideEffects = sideEffects;
		}
		render({ _n }) {
			return `${this.lhs} = ${this.rhs};` + _n;
		}
		optimizeNames(names, constants) {
			if (this.lhs instanceof code_1.Name && !names[this.lhs.str] && !this.sideEffects) return;
			this.rhs = optimizeExpr(this.rhs, names, constants);
			return this;
		}
		get names() {
			return addExprNames(this.lhs instanceof code_1.Name ? {} : { ...this.lhs.names }, this.rhs);
		}
	};
	var AssignOp = class extends Assign {
		constructor(lhs, op, rhs, sideEffects) {
			super(lhs, rhs, sideEffects);
			this.op = op;
		}
		render({ _n }) {
			return `${this.lhs} ${this.op}= ${this.rhs};` + _n;
		}
	};
	var Label = class extends Node {
		constructor(label) {
			super();
			this.label = label;
			this.names = {};
		}
		render({ _n }) {
			return `${this.label}:` + _n;
		}
	};
	var Break = class extends Node {
		constructor(label) {
			super();
			this.label = label;
			this.names = {};
		}
		render({ _n }) {
			return `break${this.label ? ` ${this.label}` : ""};` + _n;
		}
	};
	var Throw = class extends Node {
		constructor(error) {
			super();
			this.error = error;
		}
		render({ _n }) {
			return `throw ${this.error};` + _n;
		}
		get names() {
			return this.error.names;
		}
	};
	var AnyCode = class extends Node {
		constructor(code) {
			super();
			this.code = code;
		}
		render({ _n }) {
			return `${this.code};` + _n;
		}
		optimizeNodes() {
			return `${this.code}` ? this : void 0;
		}
		optimizeNames(names, constants) {
			this.code = optimizeExpr(this.code, names, constants);
			return this;
		}
		get names() {
			return this.code instanceof code_1._CodeOrName ? this.code.names : {};
		}
	};
	var ParentNode = class extends Node {
		constructor(nodes = []) {
			super();
			this.nodes = nodes;
		}
		render(opts) {
			return this.nodes.reduce((code, n) => code + n.render(opts), "");
		}
		optimizeNodes() {
			const { nodes } = this;
			let i = nodes.length;
			while (i--) {
				const n = nodes[i].optimizeNodes();
				if (Array.isArray(n)) nodes.splice(i, 1, ...n);
				else if (n) nodes[i] = n;
				else nodes.splice(i, 1);
			}
			return nodes.length > 0 ? this : void 0;
		}
		optimizeNames(names, constants) {
			const { nodes } = this;
			let i = nodes.length;
			while (i--) {
				const n = nodes[i];
				if (n.optimizeNames(names, constants)) continue;
				subtractNames(names, n.names);
				nodes.splice(i, 1);
			}
			return nodes.length > 0 ? this : void 0;
		}
		get names() {
			return this.nodes.reduce((names, n) => addNames(names, n.names), {});
		}
	};
	var BlockNode = class extends ParentNode {
		render(opts) {
			return "{" + opts._n + super.render(opts) + "}" + opts._n;
		}
	};
	var Root = class extends ParentNode {};
	var Else = class extends BlockNode {};
	Else.kind = "else";
	var If = class If extends BlockNode {
		constructor(condition, nodes) {
			super(nodes);
			this.condition = condition;
		}
		render(opts) {
			let code = `if(${this.condition})` + super.render(opts);
			if (this.else) code += "else " + this.else.render(opts);
			return code;
		}
		optimizeNodes() {
			super.optimizeNodes();
			const cond = this.condition;
			if (cond === true) return this.nodes;
			let e = this.else;
			if (e) {
				const ns = e.optimizeNodes();
				e = this.else = Array.isArray(ns) ? new Else(ns) : ns;
			}
			if (e) {
				if (cond === false) return e instanceof If ? e : e.nodes;
				if (this.nodes.length) return this;
				return new If(not(cond), e instanceof If ? [e] : e.nodes);
			}
			if (cond === false || !this.nodes.length) return void 0;
			return this;
		}
		optimizeNames(names, constants) {
			var _a;
			this.else = (_a = this.else) === null || _a === void 0 ? void 0 : _a.optimizeNames(names, constants);
			if (!(super.optimizeNames(names, constants) || this.else)) return;
			this.condition = optimizeExpr(this.condition, names, constants);
			return this;
		}
		get names() {
			const names = super.names;
			addExprNames(names, this.condition);
			if (this.else) addNames(names, this.else.names);
			return names;
		}
	};
	If.kind = "if";
	var For = class extends BlockNode {};
	For.kind = "for";
	var ForLoop = class extends For {
		constructor(iteration) {
			super();
			this.iteration = iteration;
		}
		render(opts) {
			return `for(${this.iteration})` + super.render(opts);
		}
		optimizeNames(names, constants) {
			if (!super.optimizeNames(names, constants)) return;
			this.iteration = optimizeExpr(this.iteration, names, constants);
			return this;
		}
		get names() {
			return addNames(super.names, this.iteration.names);
		}
	};
	var ForRange = class extends For {
		constructor(varKind, name, from, to) {
			super();
			this.varKind = varKind;
			this.name = name;
			this.from = from;
			this.to = to;
		}
		render(opts) {
			const varKind = opts.es5 ? scope_1.varKinds.var : this.varKind;
			const { name, from, to } = this;
			return `for(${varKind} ${name}=${from}; ${name}<${to}; ${name}++)` + super.render(opts);
		}
		get names() {
			return addExprNames(addExprNames(super.names, this.from), this.to);
		}
	};
	var ForIter = class extends For {
		constructor(loop, varKind, name, iterable) {
			super();
			this.loop = loop;
			this.varKind = varKind;
			this.name = name;
			this.iterable = iterable;
		}
		render(opts) {
			return `for(${this.varKind} ${this.name} ${this.loop} ${this.iterable})` + super.render(opts);
		}
		optimizeNames(names, constants) {
			if (!super.optimizeNames(names, constants)) return;
			this.iterable = optimizeExpr(this.iterable, names, constants);
			return this;
		}
		get names() {
			return addNames(super.names, this.iterable.names);
		}
	};
	var Func = class extends BlockNode {
		constructor(name, args, async) {
			super();
			this.name = name;
			this.args = args;
			this.async = async;
		}
		render(opts) {
			return `${this.async ? "async " : ""}function ${this.name}(${this.args})` + super.render(opts);
		}
	};
	Func.kind = "func";
	var Return = class extends ParentNode {
		render(opts) {
			return "return " + super.render(opts);
		}
	};
	Return.kind = "return";
	var Try = class extends BlockNode {
		render(opts) {
			let code = "try" + super.render(opts);
			if (this.catch) code += this.catch.render(opts);
			if (this.finally) code += this.finally.render(opts);
			return code;
		}
		optimizeNodes() {
			var _a, _b;
			super.optimizeNodes();
			(_a = this.catch) === null || _a === void 0 || _a.optimizeNodes();
			(_b = this.finally) === null || _b === void 0 || _b.optimizeNodes();
			return this;
		}
		optimizeNames(names, constants) {
			var _a, _b;
			super.optimizeNames(names, constants);
			(_a = this.catch) === null || _a === void 0 || _a.optimizeNames(names, constants);
			(_b = this.finally) === null || _b === void 0 || _b.optimizeNames(names, constants);
			return this;
		}
		get names() {
			const names = super.names;
			if (this.catch) addNames(names, this.catch.names);
			if (this.finally) addNames(names, this.finally.names);
			return names;
		}
	};
	var Catch = class extends BlockNode {
		constructor(error) {
			super();
			this.error = error;
		}
		render(opts) {
			return `catch(${this.error})` + super.render(opts);
		}
	};
	Catch.kind = "catch";
	var Finally = class extends BlockNode {
		render(opts) {
			return "finally" + super.render(opts);
		}
	};
	Finally.kind = "finally";
	var CodeGen = class {
		constructor(extScope, opts = {}) {
			this._values = {};
			this._blockStarts = [];
			this._constants = {};
			this.opts = {
				...opts,
				_n: opts.lines ? "\n" : ""
			};
			this._extScope = extScope;
			this._scope = new scope_1.Scope({ parent: extScope });
			this._nodes = [new Root()];
		}
		toString() {
			return this._root.render(this.opts);
		}
		name(prefix) {
			return this._scope.name(prefix);
		}
		scopeName(prefix) {
			return this._extScope.name(prefix);
		}
		scopeValue(prefixOrName, value) {
			const name = this._extScope.value(prefixOrName, value);
			(this._values[name.prefix] || (this._values[name.prefix] = /* @__PURE__ */ new Set())).add(name);
			return name;
		}
		getScopeValue(prefix, keyOrRef) {
			return this._extScope.getValue(prefix, keyOrRef);
		}
		scopeRefs(scopeName) {
			return this._extScope.scopeRefs(scopeName, this._values);
		}
		scopeCode() {
			return this._extScope.scopeCode(this._values);
		}
		_def(varKind, nameOrPrefix, rhs, constant) {
			const name = this._scope.toName(nameOrPrefix);
			if (rhs !== void 0 && constant) this._constants[name.str] = rhs;
			this._leafNode(new Def(varKind, name, rhs));
			return name;
		}
		const(nameOrPrefix, rhs, _constant) {
			return this._def(scope_1.varKinds.const, nameOrPrefix, rhs, _constant);
		}
		let(nameOrPrefix, rhs, _constant) {
			return this._def(scope_1.varKinds.let, nameOrPrefix, rhs, _constant);
		}
		var(nameOrPrefix, rhs, _constant) {
			return this._def(scope_1.varKinds.var, nameOrPrefix, rhs, _constant);
		}
		assign(lhs, rhs, sideEffects) {
			return this._leafNode(new Assign(lhs, rhs, sideEffects));
		}
		add(lhs, rhs) {
			return this._leafNode(new AssignOp(lhs, exports.operators.ADD, rhs));
		}
		code(c) {
			if (typeof c == "function") c();
			else if (c !== code_1.nil) this._leafNode(new AnyCode(c));
			return this;
		}
		object(...keyValues) {
			const code = ["{"];
			for (const [key, value] of keyValues) {
				if (code.length > 1) code.push(",");
				code.push(key);
				if (key !== value || this.opts.es5) {
					code.push(":");
					(0, code_1.addCodeArg)(code, value);
				}
			}
			code.push("}");
			return new code_1._Code(code);
		}
		if(condition, thenBody, elseBody) {
			this._blockNode(new If(condition));
			if (thenBody && elseBody) this.code(thenBody).else().code(elseBody).endIf();
			else if (thenBody) this.code(thenBody).endIf();
			else if (elseBody) throw new Error("CodeGen: \"else\" body without \"then\" body");
			return this;
		}
		elseIf(condition) {
			return this._elseNode(new If(condition));
		}
		else() {
			return this._elseNode(new Else());
		}
		endIf() {
			return this._endBlockNode(If, Else);
		}
		_for(node, forBody) {
			this._blockNode(node);
			if (forBody) this.code(forBody).endFor();
			return this;
		}
		for(iteration, forBody) {
			return this._for(new ForLoop(iteration), forBody);
		}
		forRange(nameOrPrefix, from, to, forBody, varKind = this.opts.es5 ? scope_1.varKinds.var : scope_1.varKinds.let) {
			const name = this._scope.toName(nameOrPrefix);
			return this._for(new ForRange(varKind, name, from, to), () => forBody(name));
		}
		forOf(nameOrPrefix, iterable, forBody, varKind = scope_1.varKinds.const) {
			const name = this._scope.toName(nameOrPrefix);
			if (this.opts.es5) {
				const arr = iterable instanceof code_1.Name ? iterable : this.var("_arr", iterable);
				return this.forRange("_i", 0, (0, code_1._)`${arr}.length`, (i) => {
					this.var(name, (0, code_1._)`${arr}[${i}]`);
					forBody(name);
				});
			}
			return this._for(new ForIter("of", varKind, name, iterable), () => forBody(name));
		}
		forIn(nameOrPrefix, obj, forBody, varKind = this.opts.es5 ? scope_1.varKinds.var : scope_1.varKinds.const) {
			if (this.opts.ownProperties) return this.forOf(nameOrPrefix, (0, code_1._)`Object.keys(${obj})`, forBody);
			const name = this._scope.toName(nameOrPrefix);
			return this._for(new ForIter("in", varKind, name, obj), () => forBody(name));
		}
		endFor() {
			return this._endBlockNode(For);
		}
		label(label) {
			return this._leafNode(new Label(label));
		}
		break(label) {
			return this._leafNode(new Break(label));
		}
		return(value) {
			const node = new Return();
			this._blockNode(node);
			this.code(value);
			if (node.nodes.length !== 1) throw new Error("CodeGen: \"return\" should have one node");
			return this._endBlockNode(Return);
		}
		try(tryBody, catchCode, finallyCode) {
			if (!catchCode && !finallyCode) throw new Error("CodeGen: \"try\" without \"catch\" and \"finally\"");
			const node = new Try();
			this._blockNode(node);
			this.code(tryBody);
			if (catchCode) {
				const error = this.name("e");
				this._currNode = node.catch = new Catch(error);
				catchCode(error);
			}
			if (finallyCode) {
				this._currNode = node.finally = new Finally();
				this.code(finallyCode);
			}
			return this._endBlockNode(Catch, Finally);
		}
		throw(error) {
			return this._leafNode(new Throw(error));
		}
		block(body, nodeCount) {
			this._blockStarts.push(this._nodes.length);
			if (body) this.code(body).endBlock(nodeCount);
			return this;
		}
		endBlock(nodeCount) {
			const len = this._blockStarts.pop();
			if (len === void 0) throw new Error("CodeGen: not in self-balancing block");
			const toClose = this._nodes.length - len;
			if (toClose < 0 || nodeCount !== void 0 && toClose !== nodeCount) throw new Error(`CodeGen: wrong number of nodes: ${toClose} vs ${nodeCount} expected`);
			this._nodes.length = len;
			return this;
		}
		func(name, args = code_1.nil, async, funcBody) {
			this._blockNode(new Func(name, args, async));
			if (funcBody) this.code(funcBody).endFunc();
			return this;
		}
		endFunc() {
			return this._endBlockNode(Func);
		}
		optimize(n = 1) {
			while (n-- > 0) {
				this._root.optimizeNodes();
				this._root.optimizeNames(this._root.names, this._constants);
			}
		}
		_leafNode(node) {
			this._currNode.nodes.push(node);
			return this;
		}
		_blockNode(node) {
			this._currNode.nodes.push(node);
			this._nodes.push(node);
		}
		_endBlockNode(N1, N2) {
			const n = this._currNode;
			if (n instanceof N1 || N2 && n instanceof N2) {
				this._nodes.pop();
				return this;
			}
			throw new Error(`CodeGen: not in block "${N2 ? `${N1.kind}/${N2.kind}` : N1.kind}"`);
		}
		_elseNode(node) {
			const n = this._currNode;
			if (!(n instanceof If)) throw new Error("CodeGen: \"else\" without \"if\"");
			this._currNode = n.else = node;
			return this;
		}
		get _root() {
			return this._nodes[0];
		}
		get _currNode() {
			const ns = this._nodes;
			return ns[ns.length - 1];
		}
		set _currNode(node) {
			const ns = this._nodes;
			ns[ns.length - 1] = node;
		}
	};
	exports.CodeGen = CodeGen;
	function addNames(names, from) {
		for (const n in from) names[n] = (names[n] || 0) + (from[n] || 0);
		return names;
	}
	function addExprNames(names, from) {
		return from instanceof code_1._CodeOrName ? addNames(names, from.names) : names;
	}
	function optimizeExpr(expr, names, constants) {
		if (expr instanceof code_1.Name) return replaceName(expr);
		if (!canOptimize(expr)) return expr;
		return new code_1._Code(expr._items.reduce((items, c) => {
			if (c instanceof code_1.Name) c = replaceName(c);
			if (c instanceof code_1._Code) items.push(...c._items);
			else items.push(c);
			return items;
		}, []));
		function replaceName(n) {
			const c = constants[n.str];
			if (c === void 0 || names[n.str] !== 1) return n;
			delete names[n.str];
			return c;
		}
		function canOptimize(e) {
			return e instanceof code_1._Code && e._items.some((c) => c instanceof code_1.Name && names[c.str] === 1 && constants[c.str] !== void 0);
		}
	}
	function subtractNames(names, from) {
		for (const n in from) names[n] = (names[n] || 0) - (from[n] || 0);
	}
	function not(x) {
		return typeof x == "boolean" || typeof x == "number" || x === null ? !x : (0, code_1._)`!${par(x)}`;
	}
	exports.not = not;
	const andCode = mappend(exports.operators.AND);
	function and(...args) {
		return args.reduce(andCode);
	}
	exports.and = and;
	const orCode = mappend(exports.operators.OR);
	function or(...args) {
		return args.reduce(orCode);
	}
	exports.or = or;
	function mappend(op) {
		return (x, y) => x === code_1.nil ? y : y === code_1.nil ? x : (0, code_1._)`${par(x)} ${op} ${par(y)}`;
	}
	function par(x) {
		return x instanceof code_1.Name ? x : (0, code_1._)`(${x})`;
	}
}));
// node_modules/ajv/dist/compile/util.js
var require_util = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.checkStrictMode = exports.getErrorPath = exports.Type = exports.useFunc = exports.setEvaluated = exports.evaluatedPropsToName = exports.mergeEvaluated = exports.eachItem = exports.unescapeJsonPointer = exports.escapeJsonPointer = exports.escapeFragment = exports.unescapeFragment = exports.schemaRefOrVal = exports.schemaHasRulesButRef = exports.schemaHasRules = exports.checkUnknownRules = exports.alwaysValidSchema = exports.toHash = void 0;
	const codegen_1 = require_codegen();
	const code_1 = require_code$1();
	function toHash(arr) {
		const hash = {};
		for (const item of arr) hash[item] = true;
		return hash;
	}
	exports.toHash = toHash;
	function alwaysValidSchema(it, schema) {
		if (typeof schema == "boolean") return schema;
		if (Object.keys(schema).length === 0) return true;
		checkUnknownRules(it, schema);
		return !schemaHasRules(schema, it.self.RULES.all);
	}
	exports.alwaysValidSchema = alwaysValidSchema;
	function checkUnknownRules(it, schema = it.schema) {
		const { opts, self } = it;
		if (!opts.strictSchema) return;
		if (typeof schema === "boolean") return;
		const rules = self.RULES.keywords;
		for (const key in schema) if (!rules[key]) checkStrictMode(it, `unknown keyword: "${key}"`);
	}
	exports.checkUnknownRules = checkUnknownRules;
	function schemaHasRules(schema, rules) {
		if (typeof schema == "boolean") return !schema;
		for (const key in schema) if (rules[key]) return true;
		return false;
	}
	exports.schemaHasRules = schemaHasRules;
	function schemaHasRulesButRef(schema, RULES) {
		if (typeof schema == "boolean") return !schema;
		for (const key in schema) if (key !== "$ref" && RULES.all[key]) return true;
		return false;
	}
	exports.schemaHasRulesButRef = schemaHasRulesButRef;
	function schemaRefOrVal({ topSchemaRef, schemaPath }, schema, keyword, $data) {
		if (!$data) {
			if (typeof schema == "number" || typeof schema == "boolean") return schema;
			if (typeof schema == "string") return (0, codegen_1._)`${schema}`;
		}
		return (0, codegen_1._)`${topSchemaRef}${schemaPath}${(0, codegen_1.getProperty)(keyword)}`;
	}
	exports.schemaRefOrVal = schemaRefOrVal;
	function unescapeFragment(str) {
		return unescapeJsonPointer(decodeURIComponent(str));
	}
	exports.unescapeFragment = unescapeFragment;
	function escapeFragment(str) {
		return encodeURIComponent(escapeJsonPointer(str));
	}
	exports.escapeFragment = escapeFragment;
	function escapeJsonPointer(str) {
		if (typeof str == "number") return `${str}`;
		return str.replace(/~/g, "~0").replace(/\//g, "~1");
	}
	exports.escapeJsonPointer = escapeJsonPointer;
	function unescapeJsonPointer(str) {
		return str.replace(/~1/g, "/").replace(/~0/g, "~");
	}
	exports.unescapeJsonPointer = unescapeJsonPointer;
	function eachItem(xs, f) {
		if (Array.isArray(xs)) for (const x of xs) f(x);
		else f(xs);
	}
	exports.eachItem = eachItem;
	function makeMergeEvaluated({ mergeNames, mergeToName, mergeValues, resultToName }) {
		return (gen, from, to, toName) => {
			const res = to === void 0 ? from : to instanceof codegen_1.Name ? (from instanceof codegen_1.Name ? mergeNames(gen, from, to) : mergeToName(gen, from, to), to) : from instanceof codegen_1.Name ? (mergeToName(gen, to, from), from) : mergeValues(from, to);
			return toName === codegen_1.Name && !(res instanceof codegen_1.Name) ? resultToName(gen, res) : res;
		};
	}
	exports.mergeEvaluated = {
		props: makeMergeEvaluated({
			mergeNames: (gen, from, to) => gen.if((0, codegen_1._)`${to} !== true && ${from} !== undefined`, () => {
				gen.if((0, codegen_1._)`${from} === true`, () => gen.assign(to, true), () => gen.assign(to, (0, codegen_1._)`${to} || {}`).code((0, codegen_1._)`Object.assign(${to}, ${from})`));
			}),
			mergeToName: (gen, from, to) => gen.if((0, codegen_1._)`${to} !== true`, () => {
				if (from === true) gen.assign(to, true);
				else {
					gen.assign(to, (0, codegen_1._)`${to} || {}`);
					setEvaluated(gen, to, from);
				}
			}),
			mergeValues: (from, to) => from === true ? true : {
				...from,
				...to
			},
			resultToName: evaluatedPropsToName
		}),
		items: makeMergeEvaluated({
			mergeNames: (gen, from, to) => gen.if((0, codegen_1._)`${to} !== true && ${from} !== undefined`, () => gen.assign(to, (0, codegen_1._)`${from} === true ? true : ${to} > ${from} ? ${to} : ${from}`)),
			mergeToName: (gen, from, to) => gen.if((0, codegen_1._)`${to} !== true`, () => gen.assign(to, from === true ? true : (0, codegen_1._)`${to} > ${from} ? ${to} : ${from}`)),
			mergeValues: (from, to) => from === true ? true : Math.max(from, to),
			resultToName: (gen, items) => gen.var("items", items)
		})
	};
	function evaluatedPropsToName(gen, ps) {
		if (ps === true) return gen.var("props", true);
		const props = gen.var("props", (0, codegen_1._)`{}`);
		if (ps !== void 0) setEvaluated(gen, props, ps);
		return props;
	}
	exports.evaluatedPropsToName = evaluatedPropsToName;
	function setEvaluated(gen, props, ps) {
		Object.keys(ps).forEach((p) => gen.assign((0, codegen_1._)`${props}${(0, codegen_1.getProperty)(p)}`, true));
	}
	exports.setEvaluated = setEvaluated;
	const snippets = {};
	function useFunc(gen, f) {
		return gen.scopeValue("func", {
			ref: f,
			code: snippets[f.code] || (snippets[f.code] = new code_1._Code(f.code))
		});
	}
	exports.useFunc = useFunc;
	var Type;
	(function(Type) {
		Type[Type["Num"] = 0] = "Num";
		Type[Type["Str"] = 1] = "Str";
	})(Type || (exports.Type = Type = {}));
	function getErrorPath(dataProp, dataPropType, jsPropertySyntax) {
		if (dataProp instanceof codegen_1.Name) {
			const isNumber = dataPropType === Type.Num;
			return jsPropertySyntax ? isNumber ? (0, codegen_1._)`"[" + ${dataProp} + "]"` : (0, codegen_1._)`"['" + ${dataProp} + "']"` : isNumber ? (0, codegen_1._)`"/" + ${dataProp}` : (0, codegen_1._)`"/" + ${dataProp}.replace(/~/g, "~0").replace(/\\//g, "~1")`;
		}
		return jsPropertySyntax ? (0, codegen_1.getProperty)(dataProp).toString() : "/" + escapeJsonPointer(dataProp);
	}
	exports.getErrorPath = getErrorPath;
	function checkStrictMode(it, msg, mode = it.opts.strictSchema) {
		if (!mode) return;
		msg = `strict mode: ${msg}`;
		if (mode === true) throw new Error(msg);
		it.self.logger.warn(msg);
	}
	exports.checkStrictMode = checkStrictMode;
}));
// node_modules/ajv/dist/compile/names.js
var require_names = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	exports.default = {
		data: new codegen_1.Name("data"),
		valCxt: new codegen_1.Name("valCxt"),
		instancePath: new codegen_1.Name("instancePath"),
		parentData: new codegen_1.Name("parentData"),
		parentDataProperty: new codegen_1.Name("parentDataProperty"),
		rootData: new codegen_1.Name("rootData"),
		dynamicAnchors: new codegen_1.Name("dynamicAnchors"),
		vErrors: new codegen_1.Name("vErrors"),
		errors: new codegen_1.Name("errors"),
		this: new codegen_1.Name("this"),
		self: new codegen_1.Name("self"),
		scope: new codegen_1.Name("scope"),
		json: new codegen_1.Name("json"),
		jsonPos: new codegen_1.Name("jsonPos"),
		jsonLen: new codegen_1.Name("jsonLen"),
		jsonPart: new codegen_1.Name("jsonPart")
	};
}));
// node_modules/ajv/dist/compile/errors.js
var require_errors = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.extendErrors = exports.resetErrorsCount = exports.reportExtraError = exports.reportError = exports.keyword$DataError = exports.keywordError = void 0;
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const names_1 = require_names();
	exports.keywordError = { message: ({ keyword }) => (0, codegen_1.str)`must pass "${keyword}" keyword validation` };
	exports.keyword$DataError = { message: ({ keyword, schemaType }) => schemaType ? (0, codegen_1.str)`"${keyword}" keyword must be ${schemaType} ($data)` : (0, codegen_1.str)`"${keyword}" keyword is invalid ($data)` };
	function reportError(cxt, error = exports.keywordError, errorPaths, overrideAllErrors) {
		const { it } = cxt;
		const { gen, compositeRule, allErrors } = it;
		const errObj = errorObjectCode(cxt, error, errorPaths);
		if (overrideAllErrors !== null && overrideAllErrors !== void 0 ? overrideAllErrors : compositeRule || allErrors) addError(gen, errObj);
		else returnErrors(it, (0, codegen_1._)`[${errObj}]`);
	}
	exports.reportError = reportError;
	function reportExtraError(cxt, error = exports.keywordError, errorPaths) {
		const { it } = cxt;
		const { gen, compositeRule, allErrors } = it;
		addError(gen, errorObjectCode(cxt, error, errorPaths));
		if (!(compositeRule || allErrors)) returnErrors(it, names_1.default.vErrors);
	}
	exports.reportExtraError = reportExtraError;
	function resetErrorsCount(gen, errsCount) {
		gen.assign(names_1.default.errors, errsCount);
		gen.if((0, codegen_1._)`${names_1.default.vErrors} !== null`, () => gen.if(errsCount, () => gen.assign((0, codegen_1._)`${names_1.default.vErrors}.length`, errsCount), () => gen.assign(names_1.default.vErrors, null)));
	}
	exports.resetErrorsCount = resetErrorsCount;
	function extendErrors({ gen, keyword, schemaValue, data, errsCount, it }) {
		/* istanbul ignore if */
		if (errsCount === void 0) throw new Error("ajv implementation error");
		const err = gen.name("err");
		gen.forRange("i", errsCount, names_1.default.errors, (i) => {
			gen.const(err, (0, codegen_1._)`${names_1.default.vErrors}[${i}]`);
			gen.if((0, codegen_1._)`${err}.instancePath === undefined`, () => gen.assign((0, codegen_1._)`${err}.instancePath`, (0, codegen_1.strConcat)(names_1.default.instancePath, it.errorPath)));
			gen.assign((0, codegen_1._)`${err}.schemaPath`, (0, codegen_1.str)`${it.errSchemaPath}/${keyword}`);
			if (it.opts.verbose) {
				gen.assign((0, codegen_1._)`${err}.schema`, schemaValue);
				gen.assign((0, codegen_1._)`${err}.data`, data);
			}
		});
	}
	exports.extendErrors = extendErrors;
	function addError(gen, errObj) {
		const err = gen.const("err", errObj);
		gen.if((0, codegen_1._)`${names_1.default.vErrors} === null`, () => gen.assign(names_1.default.vErrors, (0, codegen_1._)`[${err}]`), (0, codegen_1._)`${names_1.default.vErrors}.push(${err})`);
		gen.code((0, codegen_1._)`${names_1.default.errors}++`);
	}
	function returnErrors(it, errs) {
		const { gen, validateName, schemaEnv } = it;
		if (schemaEnv.$async) gen.throw((0, codegen_1._)`new ${it.ValidationError}(${errs})`);
		else {
			gen.assign((0, codegen_1._)`${validateName}.errors`, errs);
			gen.return(false);
		}
	}
	const E = {
		keyword: new codegen_1.Name("keyword"),
		schemaPath: new codegen_1.Name("schemaPath"),
		params: new codegen_1.Name("params"),
		propertyName: new codegen_1.Name("propertyName"),
		message: new codegen_1.Name("message"),
		schema: new codegen_1.Name("schema"),
		parentSchema: new codegen_1.Name("parentSchema")
	};
	function errorObjectCode(cxt, error, errorPaths) {
		const { createErrors } = cxt.it;
		if (createErrors === false) return (0, codegen_1._)`{}`;
		return errorObject(cxt, error, errorPaths);
	}
	function errorObject(cxt, error, errorPaths = {}) {
		const { gen, it } = cxt;
		const keyValues = [errorInstancePath(it, errorPaths), errorSchemaPath(cxt, errorPaths)];
		extraErrorProps(cxt, error, keyValues);
		return gen.object(...keyValues);
	}
	function errorInstancePath({ errorPath }, { instancePath }) {
		const instPath = instancePath ? (0, codegen_1.str)`${errorPath}${(0, util_1.getErrorPath)(instancePath, util_1.Type.Str)}` : errorPath;
		return [names_1.default.instancePath, (0, codegen_1.strConcat)(names_1.default.instancePath, instPath)];
	}
	function errorSchemaPath({ keyword, it: { errSchemaPath } }, { schemaPath, parentSchema }) {
		let schPath = parentSchema ? errSchemaPath : (0, codegen_1.str)`${errSchemaPath}/${keyword}`;
		if (schemaPath) schPath = (0, codegen_1.str)`${schPath}${(0, util_1.getErrorPath)(schemaPath, util_1.Type.Str)}`;
		return [E.schemaPath, schPath];
	}
	function extraErrorProps(cxt, { params, message }, keyValues) {
		const { keyword, data, schemaValue, it } = cxt;
		const { opts, propertyName, topSchemaRef, schemaPath } = it;
		keyValues.push([E.keyword, keyword], [E.params, typeof params == "function" ? params(cxt) : params || (0, codegen_1._)`{}`]);
		if (opts.messages) keyValues.push([E.message, typeof message == "function" ? message(cxt) : message]);
		if (opts.verbose) keyValues.push([E.schema, schemaValue], [E.parentSchema, (0, codegen_1._)`${topSchemaRef}${schemaPath}`], [names_1.default.data, data]);
		if (propertyName) keyValues.push([E.propertyName, propertyName]);
	}
}));
// node_modules/ajv/dist/compile/validate/boolSchema.js
var require_boolSchema = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.boolOrEmptySchema = exports.topBoolOrEmptySchema = void 0;
	const errors_1 = require_errors();
	const codegen_1 = require_codegen();
	const names_1 = require_names();
	const boolError = { message: "boolean schema is false" };
	function topBoolOrEmptySchema(it) {
		const { gen, schema, validateName } = it;
		if (schema === false) falseSchemaError(it, false);
		else if (typeof schema == "object" && schema.$async === true) gen.return(names_1.default.data);
		else {
			gen.assign((0, codegen_1._)`${validateName}.errors`, null);
			gen.return(true);
		}
	}
	exports.topBoolOrEmptySchema = topBoolOrEmptySchema;
	function boolOrEmptySchema(it, valid) {
		const { gen, schema } = it;
		if (schema === false) {
			gen.var(valid, false);
			falseSchemaError(it);
		} else gen.var(valid, true);
	}
	exports.boolOrEmptySchema = boolOrEmptySchema;
	function falseSchemaError(it, overrideAllErrors) {
		const { gen, data } = it;
		const cxt = {
			gen,
			keyword: "false schema",
			data,
			schema: false,
			schemaCode: false,
			schemaValue: false,
			params: {},
			it
		};
		(0, errors_1.reportError)(cxt, boolError, void 0, overrideAllErrors);
	}
}));
// node_modules/ajv/dist/compile/rules.js
var require_rules = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.getRules = exports.isJSONType = void 0;
	const jsonTypes = /* @__PURE__ */ new Set([
		"string",
		"number",
		"integer",
		"boolean",
		"null",
		"object",
		"array"
	]);
	function isJSONType(x) {
		return typeof x == "string" && jsonTypes.has(x);
	}
	exports.isJSONType = isJSONType;
	function getRules() {
		const groups = {
			number: {
				type: "number",
				rules: []
			},
			string: {
				type: "string",
				rules: []
			},
			array: {
				type: "array",
				rules: []
			},
			object: {
				type: "object",
				rules: []
			}
		};
		return {
			types: {
				...groups,
				integer: true,
				boolean: true,
				null: true
			},
			rules: [
				{ rules: [] },
				groups.number,
				groups.string,
				groups.array,
				groups.object
			],
			post: { rules: [] },
			all: {},
			keywords: {}
		};
	}
	exports.getRules = getRules;
}));
// node_modules/ajv/dist/compile/validate/applicability.js
var require_applicability = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.shouldUseRule = exports.shouldUseGroup = exports.schemaHasRulesForType = void 0;
	function schemaHasRulesForType({ schema, self }, type) {
		const group = self.RULES.types[type];
		return group && group !== true && shouldUseGroup(schema, group);
	}
	exports.schemaHasRulesForType = schemaHasRulesForType;
	function shouldUseGroup(schema, group) {
		return group.rules.some((rule) => shouldUseRule(schema, rule));
	}
	exports.shouldUseGroup = shouldUseGroup;
	function shouldUseRule(schema, rule) {
		var _a;
		return schema[rule.keyword] !== void 0 || ((_a = rule.definition.implements) === null || _a === void 0 ? void 0 : _a.some((kwd) => schema[kwd] !== void 0));
	}
	exports.shouldUseRule = shouldUseRule;
}));
// node_modules/ajv/dist/compile/validate/dataType.js
var require_dataType = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.reportTypeError = exports.checkDataTypes = exports.checkDataType = exports.coerceAndCheckDataType = exports.getJSONTypes = exports.getSchemaTypes = exports.DataType = void 0;
	const rules_1 = require_rules();
	const applicability_1 = require_applicability();
	const errors_1 = require_errors();
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	var DataType;
	(function(DataType) {
		DataType[DataType["Correct"] = 0] = "Correct";
		DataType[DataType["Wrong"] = 1] = "Wrong";
	})(DataType || (exports.DataType = DataType = {}));
	function getSchemaTypes(schema) {
		const types = getJSONTypes(schema.type);
		if (types.includes("null")) {
			if (schema.nullable === false) throw new Error("type: null contradicts nullable: false");
		} else {
			if (!types.length && schema.nullable !== void 0) throw new Error("\"nullable\" cannot be used without \"type\"");
			if (schema.nullable === true) types.push("null");
		}
		return types;
	}
	exports.getSchemaTypes = getSchemaTypes;
	function getJSONTypes(ts) {
		const types = Array.isArray(ts) ? ts : ts ? [ts] : [];
		if (types.every(rules_1.isJSONType)) return types;
		throw new Error("type must be JSONType or JSONType[]: " + types.join(","));
	}
	exports.getJSONTypes = getJSONTypes;
	function coerceAndCheckDataType(it, types) {
		const { gen, data, opts } = it;
		const coerceTo = coerceToTypes(types, opts.coerceTypes);
		const checkTypes = types.length > 0 && !(coerceTo.length === 0 && types.length === 1 && (0, applicability_1.schemaHasRulesForType)(it, types[0]));
		if (checkTypes) {
			const wrongType = checkDataTypes(types, data, opts.strictNumbers, DataType.Wrong);
			gen.if(wrongType, () => {
				if (coerceTo.length) coerceData(it, types, coerceTo);
				else reportTypeError(it);
			});
		}
		return checkTypes;
	}
	exports.coerceAndCheckDataType = coerceAndCheckDataType;
	const COERCIBLE = /* @__PURE__ */ new Set([
		"string",
		"number",
		"integer",
		"boolean",
		"null"
	]);
	function coerceToTypes(types, coerceTypes) {
		return coerceTypes ? types.filter((t) => COERCIBLE.has(t) || coerceTypes === "array" && t === "array") : [];
	}
	function coerceData(it, types, coerceTo) {
		const { gen, data, opts } = it;
		const dataType = gen.let("dataType", (0, codegen_1._)`typeof ${data}`);
		const coerced = gen.let("coerced", (0, codegen_1._)`undefined`);
		if (opts.coerceTypes === "array") gen.if((0, codegen_1._)`${dataType} == 'object' && Array.isArray(${data}) && ${data}.length == 1`, () => gen.assign(data, (0, codegen_1._)`${data}[0]`).assign(dataType, (0, codegen_1._)`typeof ${data}`).if(checkDataTypes(types, data, opts.strictNumbers), () => gen.assign(coerced, data)));
		gen.if((0, codegen_1._)`${coerced} !== undefined`);
		for (const t of coerceTo) if (COERCIBLE.has(t) || t === "array" && opts.coerceTypes === "array") coerceSpecificType(t);
		gen.else();
		reportTypeError(it);
		gen.endIf();
		gen.if((0, codegen_1._)`${coerced} !== undefined`, () => {
			gen.assign(data, coerced);
			assignParentData(it, coerced);
		});
		function coerceSpecificType(t) {
			switch (t) {
				case "string":
					gen.elseIf((0, codegen_1._)`${dataType} == "number" || ${dataType} == "boolean"`).assign(coerced, (0, codegen_1._)`"" + ${data}`).elseIf((0, codegen_1._)`${data} === null`).assign(coerced, (0, codegen_1._)`""`);
					return;
				case "number":
					gen.elseIf((0, codegen_1._)`${dataType} == "boolean" || ${data} === null
              || (${dataType} == "string" && ${data} && ${data} == +${data})`).assign(coerced, (0, codegen_1._)`+${data}`);
					return;
				case "integer":
					gen.elseIf((0, codegen_1._)`${dataType} === "boolean" || ${data} === null
              || (${dataType} === "string" && ${data} && ${data} == +${data} && !(${data} % 1))`).assign(coerced, (0, codegen_1._)`+${data}`);
					return;
				case "boolean":
					gen.elseIf((0, codegen_1._)`${data} === "false" || ${data} === 0 || ${data} === null`).assign(coerced, false).elseIf((0, codegen_1._)`${data} === "true" || ${data} === 1`).assign(coerced, true);
					return;
				case "null":
					gen.elseIf((0, codegen_1._)`${data} === "" || ${data} === 0 || ${data} === false`);
					gen.assign(coerced, null);
					return;
				case "array": gen.elseIf((0, codegen_1._)`${dataType} === "string" || ${dataType} === "number"
              || ${dataType} === "boolean" || ${data} === null`).assign(coerced, (0, codegen_1._)`[${data}]`);
			}
		}
	}
	function assignParentData({ gen, parentData, parentDataProperty }, expr) {
		gen.if((0, codegen_1._)`${parentData} !== undefined`, () => gen.assign((0, codegen_1._)`${parentData}[${parentDataProperty}]`, expr));
	}
	function checkDataType(dataType, data, strictNums, correct = DataType.Correct) {
		const EQ = correct === DataType.Correct ? codegen_1.operators.EQ : codegen_1.operators.NEQ;
		let cond;
		switch (dataType) {
			case "null": return (0, codegen_1._)`${data} ${EQ} null`;
			case "array":
				cond = (0, codegen_1._)`Array.isArray(${data})`;
				break;
			case "object":
				cond = (0, codegen_1._)`${data} && typeof ${data} == "object" && !Array.isArray(${data})`;
				break;
			case "integer":
				cond = numCond((0, codegen_1._)`!(${data} % 1) && !isNaN(${data})`);
				break;
			case "number":
				cond = numCond();
				break;
			default: return (0, codegen_1._)`typeof ${data} ${EQ} ${dataType}`;
		}
		return correct === DataType.Correct ? cond : (0, codegen_1.not)(cond);
		function numCond(_cond = codegen_1.nil) {
			return (0, codegen_1.and)((0, codegen_1._)`typeof ${data} == "number"`, _cond, strictNums ? (0, codegen_1._)`isFinite(${data})` : codegen_1.nil);
		}
	}
	exports.checkDataType = checkDataType;
	function checkDataTypes(dataTypes, data, strictNums, correct) {
		if (dataTypes.length === 1) return checkDataType(dataTypes[0], data, strictNums, correct);
		let cond;
		const types = (0, util_1.toHash)(dataTypes);
		if (types.array && types.object) {
			const notObj = (0, codegen_1._)`typeof ${data} != "object"`;
			cond = types.null ? notObj : (0, codegen_1._)`!${data} || ${notObj}`;
			delete types.null;
			delete types.array;
			delete types.object;
		} else cond = codegen_1.nil;
		if (types.number) delete types.integer;
		for (const t in types) cond = (0, codegen_1.and)(cond, checkDataType(t, data, strictNums, correct));
		return cond;
	}
	exports.checkDataTypes = checkDataTypes;
	const typeError = {
		message: ({ schema }) => `must be ${schema}`,
		params: ({ schema, schemaValue }) => typeof schema == "string" ? (0, codegen_1._)`{type: ${schema}}` : (0, codegen_1._)`{type: ${schemaValue}}`
	};
	function reportTypeError(it) {
		const cxt = getTypeErrorContext(it);
		(0, errors_1.reportError)(cxt, typeError);
	}
	exports.reportTypeError = reportTypeError;
	function getTypeErrorContext(it) {
		const { gen, data, schema } = it;
		const schemaCode = (0, util_1.schemaRefOrVal)(it, schema, "type");
		return {
			gen,
			keyword: "type",
			data,
			schema: schema.type,
			schemaCode,
			schemaValue: schemaCode,
			parentSchema: schema,
			params: {},
			it
		};
	}
}));
// node_modules/ajv/dist/compile/validate/defaults.js
var require_defaults = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.assignDefaults = void 0;
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	function assignDefaults(it, ty) {
		const { properties, items } = it.schema;
		if (ty === "object" && properties) for (const key in properties) assignDefault(it, key, properties[key].default);
		else if (ty === "array" && Array.isArray(items)) items.forEach((sch, i) => assignDefault(it, i, sch.default));
	}
	exports.assignDefaults = assignDefaults;
	function assignDefault(it, prop, defaultValue) {
		const { gen, compositeRule, data, opts } = it;
		if (defaultValue === void 0) return;
		const childData = (0, codegen_1._)`${data}${(0, codegen_1.getProperty)(prop)}`;
		if (compositeRule) {
			(0, util_1.checkStrictMode)(it, `default is ignored for: ${childData}`);
			return;
		}
		let condition = (0, codegen_1._)`${childData} === undefined`;
		if (opts.useDefaults === "empty") condition = (0, codegen_1._)`${condition} || ${childData} === null || ${childData} === ""`;
		gen.if(condition, (0, codegen_1._)`${childData} = ${(0, codegen_1.stringify)(defaultValue)}`);
	}
}));
// node_modules/ajv/dist/vocabularies/code.js
var require_code = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.validateUnion = exports.validateArray = exports.usePattern = exports.callValidateCode = exports.schemaProperties = exports.allSchemaProperties = exports.noPropertyInData = exports.propertyInData = exports.isOwnProperty = exports.hasPropFunc = exports.reportMissingProp = exports.checkMissingProp = exports.checkReportMissingProp = void 0;
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const names_1 = require_names();
	const util_2 = require_util();
	function checkReportMissingProp(cxt, prop) {
		const { gen, data, it } = cxt;
		gen.if(noPropertyInData(gen, data, prop, it.opts.ownProperties), () => {
			cxt.setParams({ missingProperty: (0, codegen_1._)`${prop}` }, true);
			cxt.error();
		});
	}
	exports.checkReportMissingProp = checkReportMissingProp;
	function checkMissingProp({ gen, data, it: { opts } }, properties, missing) {
		return (0, codegen_1.or)(...properties.map((prop) => (0, codegen_1.and)(noPropertyInData(gen, data, prop, opts.ownProperties), (0, codegen_1._)`${missing} = ${prop}`)));
	}
	exports.checkMissingProp = checkMissingProp;
	function reportMissingProp(cxt, missing) {
		cxt.setParams({ missingProperty: missing }, true);
		cxt.error();
	}
	exports.reportMissingProp = reportMissingProp;
	function hasPropFunc(gen) {
		return gen.scopeValue("func", {
			ref: Object.prototype.hasOwnProperty,
			code: (0, codegen_1._)`Object.prototype.hasOwnProperty`
		});
	}
	exports.hasPropFunc = hasPropFunc;
	function isOwnProperty(gen, data, property) {
		return (0, codegen_1._)`${hasPropFunc(gen)}.call(${data}, ${property})`;
	}
	exports.isOwnProperty = isOwnProperty;
	function propertyInData(gen, data, property, ownProperties) {
		const cond = (0, codegen_1._)`${data}${(0, codegen_1.getProperty)(property)} !== undefined`;
		return ownProperties ? (0, codegen_1._)`${cond} && ${isOwnProperty(gen, data, property)}` : cond;
	}
	exports.propertyInData = propertyInData;
	function noPropertyInData(gen, data, property, ownProperties) {
		const cond = (0, codegen_1._)`${data}${(0, codegen_1.getProperty)(property)} === undefined`;
		return ownProperties ? (0, codegen_1.or)(cond, (0, codegen_1.not)(isOwnProperty(gen, data, property))) : cond;
	}
	exports.noPropertyInData = noPropertyInData;
	function allSchemaProperties(schemaMap) {
		return schemaMap ? Object.keys(schemaMap).filter((p) => p !== "__proto__") : [];
	}
	exports.allSchemaProperties = allSchemaProperties;
	function schemaProperties(it, schemaMap) {
		return allSchemaProperties(schemaMap).filter((p) => !(0, util_1.alwaysValidSchema)(it, schemaMap[p]));
	}
	exports.schemaProperties = schemaProperties;
	function callValidateCode({ schemaCode, data, it: { gen, topSchemaRef, schemaPath, errorPath }, it }, func, context, passSchema) {
		const dataAndSchema = passSchema ? (0, codegen_1._)`${schemaCode}, ${data}, ${topSchemaRef}${schemaPath}` : data;
		const valCxt = [
			[names_1.default.instancePath, (0, codegen_1.strConcat)(names_1.default.instancePath, errorPath)],
			[names_1.default.parentData, it.parentData],
			[names_1.default.parentDataProperty, it.parentDataProperty],
			[names_1.default.rootData, names_1.default.rootData]
		];
		if (it.opts.dynamicRef) valCxt.push([names_1.default.dynamicAnchors, names_1.default.dynamicAnchors]);
		const args = (0, codegen_1._)`${dataAndSchema}, ${gen.object(...valCxt)}`;
		return context !== codegen_1.nil ? (0, codegen_1._)`${func}.call(${context}, ${args})` : (0, codegen_1._)`${func}(${args})`;
	}
	exports.callValidateCode = callValidateCode;
	const newRegExp = (0, codegen_1._)`new RegExp`;
	function usePattern({ gen, it: { opts } }, pattern) {
		const u = opts.unicodeRegExp ? "u" : "";
		const { regExp } = opts.code;
		const rx = regExp(pattern, u);
		return gen.scopeValue("pattern", {
			key: rx.toString(),
			ref: rx,
			code: (0, codegen_1._)`${regExp.code === "new RegExp" ? newRegExp : (0, util_2.useFunc)(gen, regExp)}(${pattern}, ${u})`
		});
	}
	exports.usePattern = usePattern;
	function validateArray(cxt) {
		const { gen, data, keyword, it } = cxt;
		const valid = gen.name("valid");
		if (it.allErrors) {
			const validArr = gen.let("valid", true);
			validateItems(() => gen.assign(validArr, false));
			return validArr;
		}
		gen.var(valid, true);
		validateItems(() => gen.break());
		return valid;
		function validateItems(notValid) {
			const len = gen.const("len", (0, codegen_1._)`${data}.length`);
			gen.forRange("i", 0, len, (i) => {
				cxt.subschema({
					keyword,
					dataProp: i,
					dataPropType: util_1.Type.Num
				}, valid);
				gen.if((0, codegen_1.not)(valid), notValid);
			});
		}
	}
	exports.validateArray = validateArray;
	function validateUnion(cxt) {
		const { gen, schema, keyword, it } = cxt;
		/* istanbul ignore if */
		if (!Array.isArray(schema)) throw new Error("ajv implementation error");
		if (schema.some((sch) => (0, util_1.alwaysValidSchema)(it, sch)) && !it.opts.unevaluated) return;
		const valid = gen.let("valid", false);
		const schValid = gen.name("_valid");
		gen.block(() => schema.forEach((_sch, i) => {
			const schCxt = cxt.subschema({
				keyword,
				schemaProp: i,
				compositeRule: true
			}, schValid);
			gen.assign(valid, (0, codegen_1._)`${valid} || ${schValid}`);
			if (!cxt.mergeValidEvaluated(schCxt, schValid)) gen.if((0, codegen_1.not)(valid));
		}));
		cxt.result(valid, () => cxt.reset(), () => cxt.error(true));
	}
	exports.validateUnion = validateUnion;
}));
// node_modules/ajv/dist/compile/validate/keyword.js
var require_keyword = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.validateKeywordUsage = exports.validSchemaType = exports.funcKeywordCode = exports.macroKeywordCode = void 0;
	const codegen_1 = require_codegen();
	const names_1 = require_names();
	const code_1 = require_code();
	const errors_1 = require_errors();
	function macroKeywordCode(cxt, def) {
		const { gen, keyword, schema, parentSchema, it } = cxt;
		const macroSchema = def.macro.call(it.self, schema, parentSchema, it);
		const schemaRef = useKeyword(gen, keyword, macroSchema);
		if (it.opts.validateSchema !== false) it.self.validateSchema(macroSchema, true);
		const valid = gen.name("valid");
		cxt.subschema({
			schema: macroSchema,
			schemaPath: codegen_1.nil,
			errSchemaPath: `${it.errSchemaPath}/${keyword}`,
			topSchemaRef: schemaRef,
			compositeRule: true
		}, valid);
		cxt.pass(valid, () => cxt.error(true));
	}
	exports.macroKeywordCode = macroKeywordCode;
	function funcKeywordCode(cxt, def) {
		var _a;
		const { gen, keyword, schema, parentSchema, $data, it } = cxt;
		checkAsyncKeyword(it, def);
		const validateRef = useKeyword(gen, keyword, !$data && def.compile ? def.compile.call(it.self, schema, parentSchema, it) : def.validate);
		const valid = gen.let("valid");
		cxt.block$data(valid, validateKeyword);
		cxt.ok((_a = def.valid) !== null && _a !== void 0 ? _a : valid);
		function validateKeyword() {
			if (def.errors === false) {
				assignValid();
				if (def.modifying) modifyData(cxt);
				reportErrs(() => cxt.error());
			} else {
				const ruleErrs = def.async ? validateAsync() : validateSync();
				if (def.modifying) modifyData(cxt);
				reportErrs(() => addErrs(cxt, ruleErrs));
			}
		}
		function validateAsync() {
			const ruleErrs = gen.let("ruleErrs", null);
			gen.try(() => assignValid((0, codegen_1._)`await `), (e) => gen.assign(valid, false).if((0, codegen_1._)`${e} instanceof ${it.ValidationError}`, () => gen.assign(ruleErrs, (0, codegen_1._)`${e}.errors`), () => gen.throw(e)));
			return ruleErrs;
		}
		function validateSync() {
			const validateErrs = (0, codegen_1._)`${validateRef}.errors`;
			gen.assign(validateErrs, null);
			assignValid(codegen_1.nil);
			return validateErrs;
		}
		function assignValid(_await = def.async ? (0, codegen_1._)`await ` : codegen_1.nil) {
			const passCxt = it.opts.passContext ? names_1.default.this : names_1.default.self;
			const passSchema = !("compile" in def && !$data || def.schema === false);
			gen.assign(valid, (0, codegen_1._)`${_await}${(0, code_1.callValidateCode)(cxt, validateRef, passCxt, passSchema)}`, def.modifying);
		}
		function reportErrs(errors) {
			var _a;
			gen.if((0, codegen_1.not)((_a = def.valid) !== null && _a !== void 0 ? _a : valid), errors);
		}
	}
	exports.funcKeywordCode = funcKeywordCode;
	function modifyData(cxt) {
		const { gen, data, it } = cxt;
		gen.if(it.parentData, () => gen.assign(data, (0, codegen_1._)`${it.parentData}[${it.parentDataProperty}]`));
	}
	function addErrs(cxt, errs) {
		const { gen } = cxt;
		gen.if((0, codegen_1._)`Array.isArray(${errs})`, () => {
			gen.assign(names_1.default.vErrors, (0, codegen_1._)`${names_1.default.vErrors} === null ? ${errs} : ${names_1.default.vErrors}.concat(${errs})`).assign(names_1.default.errors, (0, codegen_1._)`${names_1.default.vErrors}.length`);
			(0, errors_1.extendErrors)(cxt);
		}, () => cxt.error());
	}
	function checkAsyncKeyword({ schemaEnv }, def) {
		if (def.async && !schemaEnv.$async) throw new Error("async keyword in sync schema");
	}
	function useKeyword(gen, keyword, result) {
		if (result === void 0) throw new Error(`keyword "${keyword}" failed to compile`);
		return gen.scopeValue("keyword", typeof result == "function" ? { ref: result } : {
			ref: result,
			code: (0, codegen_1.stringify)(result)
		});
	}
	function validSchemaType(schema, schemaType, allowUndefined = false) {
		return !schemaType.length || schemaType.some((st) => st === "array" ? Array.isArray(schema) : st === "object" ? schema && typeof schema == "object" && !Array.isArray(schema) : typeof schema == st || allowUndefined && typeof schema == "undefined");
	}
	exports.validSchemaType = validSchemaType;
	function validateKeywordUsage({ schema, opts, self, errSchemaPath }, def, keyword) {
		/* istanbul ignore if */
		if (Array.isArray(def.keyword) ? !def.keyword.includes(keyword) : def.keyword !== keyword) throw new Error("ajv implementation error");
		const deps = def.dependencies;
		if (deps === null || deps === void 0 ? void 0 : deps.some((kwd) => !Object.prototype.hasOwnProperty.call(schema, kwd))) throw new Error(`parent schema must have dependencies of ${keyword}: ${deps.join(",")}`);
		if (def.validateSchema) {
			if (!def.validateSchema(schema[keyword])) {
				const msg = `keyword "${keyword}" value is invalid at path "${errSchemaPath}": ` + self.errorsText(def.validateSchema.errors);
				if (opts.validateSchema === "log") self.logger.error(msg);
				else throw new Error(msg);
			}
		}
	}
	exports.validateKeywordUsage = validateKeywordUsage;
}));
// node_modules/ajv/dist/compile/validate/subschema.js
var require_subschema = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.extendSubschemaMode = exports.extendSubschemaData = exports.getSubschema = void 0;
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	function getSubschema(it, { keyword, schemaProp, schema, schemaPath, errSchemaPath, topSchemaRef }) {
		if (keyword !== void 0 && schema !== void 0) throw new Error("both \"keyword\" and \"schema\" passed, only one allowed");
		if (keyword !== void 0) {
			const sch = it.schema[keyword];
			return schemaProp === void 0 ? {
				schema: sch,
				schemaPath: (0, codegen_1._)`${it.schemaPath}${(0, codegen_1.getProperty)(keyword)}`,
				errSchemaPath: `${it.errSchemaPath}/${keyword}`
			} : {
				schema: sch[schemaProp],
				schemaPath: (0, codegen_1._)`${it.schemaPath}${(0, codegen_1.getProperty)(keyword)}${(0, codegen_1.getProperty)(schemaProp)}`,
				errSchemaPath: `${it.errSchemaPath}/${keyword}/${(0, util_1.escapeFragment)(schemaProp)}`
			};
		}
		if (schema !== void 0) {
			if (schemaPath === void 0 || errSchemaPath === void 0 || topSchemaRef === void 0) throw new Error("\"schemaPath\", \"errSchemaPath\" and \"topSchemaRef\" are required with \"schema\"");
			return {
				schema,
				schemaPath,
				topSchemaRef,
				errSchemaPath
			};
		}
		throw new Error("either \"keyword\" or \"schema\" must be passed");
	}
	exports.getSubschema = getSubschema;
	function extendSubschemaData(subschema, it, { dataProp, dataPropType: dpType, data, dataTypes, propertyName }) {
		if (data !== void 0 && dataProp !== void 0) throw new Error("both \"data\" and \"dataProp\" passed, only one allowed");
		const { gen } = it;
		if (dataProp !== void 0) {
			const { errorPath, dataPathArr, opts } = it;
			dataContextProps(gen.let("data", (0, codegen_1._)`${it.data}${(0, codegen_1.getProperty)(dataProp)}`, true));
			subschema.errorPath = (0, codegen_1.str)`${errorPath}${(0, util_1.getErrorPath)(dataProp, dpType, opts.jsPropertySyntax)}`;
			subschema.parentDataProperty = (0, codegen_1._)`${dataProp}`;
			subschema.dataPathArr = [...dataPathArr, subschema.parentDataProperty];
		}
		if (data !== void 0) {
			dataContextProps(data instanceof codegen_1.Name ? data : gen.let("data", data, true));
			if (propertyName !== void 0) subschema.propertyName = propertyName;
		}
		if (dataTypes) subschema.dataTypes = dataTypes;
		function dataContextProps(_nextData) {
			subschema.data = _nextData;
			subschema.dataLevel = it.dataLevel + 1;
			subschema.dataTypes = [];
			it.definedProperties = /* @__PURE__ */ new Set();
			subschema.parentData = it.data;
			subschema.dataNames = [...it.dataNames, _nextData];
		}
	}
	exports.extendSubschemaData = extendSubschemaData;
	function extendSubschemaMode(subschema, { jtdDiscriminator, jtdMetadata, compositeRule, createErrors, allErrors }) {
		if (compositeRule !== void 0) subschema.compositeRule = compositeRule;
		if (createErrors !== void 0) subschema.createErrors = createErrors;
		if (allErrors !== void 0) subschema.allErrors = allErrors;
		subschema.jtdDiscriminator = jtdDiscriminator;
		subschema.jtdMetadata = jtdMetadata;
	}
	exports.extendSubschemaMode = extendSubschemaMode;
}));
// node_modules/fast-deep-equal/index.js
var require_fast_deep_equal = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = function equal(a, b) {
		if (a === b) return true;
		if (a && b && typeof a == "object" && typeof b == "object") {
			if (a.constructor !== b.constructor) return false;
			var length, i, keys;
			if (Array.isArray(a)) {
				length = a.length;
				if (length != b.length) return false;
				for (i = length; i-- !== 0;) if (!equal(a[i], b[i])) return false;
				return true;
			}
			if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
			if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
			if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
			keys = Object.keys(a);
			length = keys.length;
			if (length !== Object.keys(b).length) return false;
			for (i = length; i-- !== 0;) if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;
			for (i = length; i-- !== 0;) {
				var key = keys[i];
				if (!equal(a[key], b[key])) return false;
			}
			return true;
		}
		return a !== a && b !== b;
	};
}));
// node_modules/json-schema-traverse/index.js
var require_json_schema_traverse = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var traverse = module.exports = function(schema, opts, cb) {
		if (typeof opts == "function") {
			cb = opts;
			opts = {};
		}
		cb = opts.cb || cb;
		var pre = typeof cb == "function" ? cb : cb.pre || function() {};
		var post = cb.post || function() {};
		_traverse(opts, pre, post, schema, "", schema);
	};
	traverse.keywords = {
		additionalItems: true,
		items: true,
		contains: true,
		additionalProperties: true,
		propertyNames: true,
		not: true,
		if: true,
		then: true,
		else: true
	};
	traverse.arrayKeywords = {
		items: true,
		allOf: true,
		anyOf: true,
		oneOf: true
	};
	traverse.propsKeywords = {
		$defs: true,
		definitions: true,
		properties: true,
		patternProperties: true,
		dependencies: true
	};
	traverse.skipKeywords = {
		default: true,
		enum: true,
		const: true,
		required: true,
		maximum: true,
		minimum: true,
		exclusiveMaximum: true,
		exclusiveMinimum: true,
		multipleOf: true,
		maxLength: true,
		minLength: true,
		pattern: true,
		format: true,
		maxItems: true,
		minItems: true,
		uniqueItems: true,
		maxProperties: true,
		minProperties: true
	};
	function _traverse(opts, pre, post, schema, jsonPtr, rootSchema, parentJsonPtr, parentKeyword, parentSchema, keyIndex) {
		if (schema && typeof schema == "object" && !Array.isArray(schema)) {
			pre(schema, jsonPtr, rootSchema, parentJsonPtr, parentKeyword, parentSchema, keyIndex);
			for (var key in schema) {
				var sch = schema[key];
				if (Array.isArray(sch)) {
					if (key in traverse.arrayKeywords) for (var i = 0; i < sch.length; i++) _traverse(opts, pre, post, sch[i], jsonPtr + "/" + key + "/" + i, rootSchema, jsonPtr, key, schema, i);
				} else if (key in traverse.propsKeywords) {
					if (sch && typeof sch == "object") for (var prop in sch) _traverse(opts, pre, post, sch[prop], jsonPtr + "/" + key + "/" + escapeJsonPtr(prop), rootSchema, jsonPtr, key, schema, prop);
				} else if (key in traverse.keywords || opts.allKeys && !(key in traverse.skipKeywords)) _traverse(opts, pre, post, sch, jsonPtr + "/" + key, rootSchema, jsonPtr, key, schema);
			}
			post(schema, jsonPtr, rootSchema, parentJsonPtr, parentKeyword, parentSchema, keyIndex);
		}
	}
	function escapeJsonPtr(str) {
		return str.replace(/~/g, "~0").replace(/\//g, "~1");
	}
}));
// node_modules/ajv/dist/compile/resolve.js
var require_resolve = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.getSchemaRefs = exports.resolveUrl = exports.normalizeId = exports._getFullPath = exports.getFullPath = exports.inlineRef = void 0;
	const util_1 = require_util();
	const equal = require_fast_deep_equal();
	const traverse = require_json_schema_traverse();
	const SIMPLE_INLINED = /* @__PURE__ */ new Set([
		"type",
		"format",
		"pattern",
		"maxLength",
		"minLength",
		"maxProperties",
		"minProperties",
		"maxItems",
		"minItems",
		"maximum",
		"minimum",
		"uniqueItems",
		"multipleOf",
		"required",
		"enum",
		"const"
	]);
	function inlineRef(schema, limit = true) {
		if (typeof schema == "boolean") return true;
		if (limit === true) return !hasRef(schema);
		if (!limit) return false;
		return countKeys(schema) <= limit;
	}
	exports.inlineRef = inlineRef;
	const REF_KEYWORDS = /* @__PURE__ */ new Set([
		"$ref",
		"$recursiveRef",
		"$recursiveAnchor",
		"$dynamicRef",
		"$dynamicAnchor"
	]);
	function hasRef(schema) {
		for (const key in schema) {
			if (REF_KEYWORDS.has(key)) return true;
			const sch = schema[key];
			if (Array.isArray(sch) && sch.some(hasRef)) return true;
			if (typeof sch == "object" && hasRef(sch)) return true;
		}
		return false;
	}
	function countKeys(schema) {
		let count = 0;
		for (const key in schema) {
			if (key === "$ref") return Infinity;
			count++;
			if (SIMPLE_INLINED.has(key)) continue;
			if (typeof schema[key] == "object") (0, util_1.eachItem)(schema[key], (sch) => count += countKeys(sch));
			if (count === Infinity) return Infinity;
		}
		return count;
	}
	function getFullPath(resolver, id = "", normalize) {
		if (normalize !== false) id = normalizeId(id);
		return _getFullPath(resolver, resolver.parse(id));
	}
	exports.getFullPath = getFullPath;
	function _getFullPath(resolver, p) {
		return resolver.serialize(p).split("#")[0] + "#";
	}
	exports._getFullPath = _getFullPath;
	const TRAILING_SLASH_HASH = /#\/?$/;
	function normalizeId(id) {
		return id ? id.replace(TRAILING_SLASH_HASH, "") : "";
	}
	exports.normalizeId = normalizeId;
	function resolveUrl(resolver, baseId, id) {
		id = normalizeId(id);
		return resolver.resolve(baseId, id);
	}
	exports.resolveUrl = resolveUrl;
	const ANCHOR = /^[a-z_][-a-z0-9._]*$/i;
	function getSchemaRefs(schema, baseId) {
		if (typeof schema == "boolean") return {};
		const { schemaId, uriResolver } = this.opts;
		const schId = normalizeId(schema[schemaId] || baseId);
		const baseIds = { "": schId };
		const pathPrefix = getFullPath(uriResolver, schId, false);
		const localRefs = {};
		const schemaRefs = /* @__PURE__ */ new Set();
		traverse(schema, { allKeys: true }, (sch, jsonPtr, _, parentJsonPtr) => {
			if (parentJsonPtr === void 0) return;
			const fullPath = pathPrefix + jsonPtr;
			let innerBaseId = baseIds[parentJsonPtr];
			if (typeof sch[schemaId] == "string") innerBaseId = addRef.call(this, sch[schemaId]);
			addAnchor.call(this, sch.$anchor);
			addAnchor.call(this, sch.$dynamicAnchor);
			baseIds[jsonPtr] = innerBaseId;
			function addRef(ref) {
				const _resolve = this.opts.uriResolver.resolve;
				ref = normalizeId(innerBaseId ? _resolve(innerBaseId, ref) : ref);
				if (schemaRefs.has(ref)) throw ambiguos(ref);
				schemaRefs.add(ref);
				let schOrRef = this.refs[ref];
				if (typeof schOrRef == "string") schOrRef = this.refs[schOrRef];
				if (typeof schOrRef == "object") checkAmbiguosRef(sch, schOrRef.schema, ref);
				else if (ref !== normalizeId(fullPath)) {
					if (ref[0] === "#") {
						checkAmbiguosRef(sch, localRefs[ref], ref);
						localRefs[ref] = sch;
					} else this.refs[ref] = fullPath;
				}
				return ref;
			}
			function addAnchor(anchor) {
				if (typeof anchor == "string") {
					if (!ANCHOR.test(anchor)) throw new Error(`invalid anchor "${anchor}"`);
					addRef.call(this, `#${anchor}`);
				}
			}
		});
		return localRefs;
		function checkAmbiguosRef(sch1, sch2, ref) {
			if (sch2 !== void 0 && !equal(sch1, sch2)) throw ambiguos(ref);
		}
		function ambiguos(ref) {
			return /* @__PURE__ */ new Error(`reference "${ref}" resolves to more than one schema`);
		}
	}
	exports.getSchemaRefs = getSchemaRefs;
}));
// node_modules/ajv/dist/compile/validate/index.js
var require_validate = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.getData = exports.KeywordCxt = exports.validateFunctionCode = void 0;
	const boolSchema_1 = require_boolSchema();
	const dataType_1 = require_dataType();
	const applicability_1 = require_applicability();
	const dataType_2 = require_dataType();
	const defaults_1 = require_defaults();
	const keyword_1 = require_keyword();
	const subschema_1 = require_subschema();
	const codegen_1 = require_codegen();
	const names_1 = require_names();
	const resolve_1 = require_resolve();
	const util_1 = require_util();
	const errors_1 = require_errors();
	function validateFunctionCode(it) {
		if (isSchemaObj(it)) {
			checkKeywords(it);
			if (schemaCxtHasRules(it)) {
				topSchemaObjCode(it);
				return;
			}
		}
		validateFunction(it, () => (0, boolSchema_1.topBoolOrEmptySchema)(it));
	}
	exports.validateFunctionCode = validateFunctionCode;
	function validateFunction({ gen, validateName, schema, schemaEnv, opts }, body) {
		if (opts.code.es5) gen.func(validateName, (0, codegen_1._)`${names_1.default.data}, ${names_1.default.valCxt}`, schemaEnv.$async, () => {
			gen.code((0, codegen_1._)`"use strict"; ${funcSourceUrl(schema, opts)}`);
			destructureValCxtES5(gen, opts);
			gen.code(body);
		});
		else gen.func(validateName, (0, codegen_1._)`${names_1.default.data}, ${destructureValCxt(opts)}`, schemaEnv.$async, () => gen.code(funcSourceUrl(schema, opts)).code(body));
	}
	function destructureValCxt(opts) {
		return (0, codegen_1._)`{${names_1.default.instancePath}="", ${names_1.default.parentData}, ${names_1.default.parentDataProperty}, ${names_1.default.rootData}=${names_1.default.data}${opts.dynamicRef ? (0, codegen_1._)`, ${names_1.default.dynamicAnchors}={}` : codegen_1.nil}}={}`;
	}
	function destructureValCxtES5(gen, opts) {
		gen.if(names_1.default.valCxt, () => {
			gen.var(names_1.default.instancePath, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.instancePath}`);
			gen.var(names_1.default.parentData, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.parentData}`);
			gen.var(names_1.default.parentDataProperty, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.parentDataProperty}`);
			gen.var(names_1.default.rootData, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.rootData}`);
			if (opts.dynamicRef) gen.var(names_1.default.dynamicAnchors, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.dynamicAnchors}`);
		}, () => {
			gen.var(names_1.default.instancePath, (0, codegen_1._)`""`);
			gen.var(names_1.default.parentData, (0, codegen_1._)`undefined`);
			gen.var(names_1.default.parentDataProperty, (0, codegen_1._)`undefined`);
			gen.var(names_1.default.rootData, names_1.default.data);
			if (opts.dynamicRef) gen.var(names_1.default.dynamicAnchors, (0, codegen_1._)`{}`);
		});
	}
	function topSchemaObjCode(it) {
		const { schema, opts, gen } = it;
		validateFunction(it, () => {
			if (opts.$comment && schema.$comment) commentKeyword(it);
			checkNoDefault(it);
			gen.let(names_1.default.vErrors, null);
			gen.let(names_1.default.errors, 0);
			if (opts.unevaluated) resetEvaluated(it);
			typeAndKeywords(it);
			returnResults(it);
		});
	}
	function resetEvaluated(it) {
		const { gen, validateName } = it;
		it.evaluated = gen.const("evaluated", (0, codegen_1._)`${validateName}.evaluated`);
		gen.if((0, codegen_1._)`${it.evaluated}.dynamicProps`, () => gen.assign((0, codegen_1._)`${it.evaluated}.props`, (0, codegen_1._)`undefined`));
		gen.if((0, codegen_1._)`${it.evaluated}.dynamicItems`, () => gen.assign((0, codegen_1._)`${it.evaluated}.items`, (0, codegen_1._)`undefined`));
	}
	function funcSourceUrl(schema, opts) {
		const schId = typeof schema == "object" && schema[opts.schemaId];
		return schId && (opts.code.source || opts.code.process) ? (0, codegen_1._)`/*# sourceURL=${schId} */` : codegen_1.nil;
	}
	function subschemaCode(it, valid) {
		if (isSchemaObj(it)) {
			checkKeywords(it);
			if (schemaCxtHasRules(it)) {
				subSchemaObjCode(it, valid);
				return;
			}
		}
		(0, boolSchema_1.boolOrEmptySchema)(it, valid);
	}
	function schemaCxtHasRules({ schema, self }) {
		if (typeof schema == "boolean") return !schema;
		for (const key in schema) if (self.RULES.all[key]) return true;
		return false;
	}
	function isSchemaObj(it) {
		return typeof it.schema != "boolean";
	}
	function subSchemaObjCode(it, valid) {
		const { schema, gen, opts } = it;
		if (opts.$comment && schema.$comment) commentKeyword(it);
		updateContext(it);
		checkAsyncSchema(it);
		const errsCount = gen.const("_errs", names_1.default.errors);
		typeAndKeywords(it, errsCount);
		gen.var(valid, (0, codegen_1._)`${errsCount} === ${names_1.default.errors}`);
	}
	function checkKeywords(it) {
		(0, util_1.checkUnknownRules)(it);
		checkRefsAndKeywords(it);
	}
	function typeAndKeywords(it, errsCount) {
		if (it.opts.jtd) return schemaKeywords(it, [], false, errsCount);
		const types = (0, dataType_1.getSchemaTypes)(it.schema);
		schemaKeywords(it, types, !(0, dataType_1.coerceAndCheckDataType)(it, types), errsCount);
	}
	function checkRefsAndKeywords(it) {
		const { schema, errSchemaPath, opts, self } = it;
		if (schema.$ref && opts.ignoreKeywordsWithRef && (0, util_1.schemaHasRulesButRef)(schema, self.RULES)) self.logger.warn(`$ref: keywords ignored in schema at path "${errSchemaPath}"`);
	}
	function checkNoDefault(it) {
		const { schema, opts } = it;
		if (schema.default !== void 0 && opts.useDefaults && opts.strictSchema) (0, util_1.checkStrictMode)(it, "default is ignored in the schema root");
	}
	function updateContext(it) {
		const schId = it.schema[it.opts.schemaId];
		if (schId) it.baseId = (0, resolve_1.resolveUrl)(it.opts.uriResolver, it.baseId, schId);
	}
	function checkAsyncSchema(it) {
		if (it.schema.$async && !it.schemaEnv.$async) throw new Error("async schema in sync schema");
	}
	function commentKeyword({ gen, schemaEnv, schema, errSchemaPath, opts }) {
		const msg = schema.$comment;
		if (opts.$comment === true) gen.code((0, codegen_1._)`${names_1.default.self}.logger.log(${msg})`);
		else if (typeof opts.$comment == "function") {
			const schemaPath = (0, codegen_1.str)`${errSchemaPath}/$comment`;
			const rootName = gen.scopeValue("root", { ref: schemaEnv.root });
			gen.code((0, codegen_1._)`${names_1.default.self}.opts.$comment(${msg}, ${schemaPath}, ${rootName}.schema)`);
		}
	}
	function returnResults(it) {
		const { gen, schemaEnv, validateName, ValidationError, opts } = it;
		if (schemaEnv.$async) gen.if((0, codegen_1._)`${names_1.default.errors} === 0`, () => gen.return(names_1.default.data), () => gen.throw((0, codegen_1._)`new ${ValidationError}(${names_1.default.vErrors})`));
		else {
			gen.assign((0, codegen_1._)`${validateName}.errors`, names_1.default.vErrors);
			if (opts.unevaluated) assignEvaluated(it);
			gen.return((0, codegen_1._)`${names_1.default.errors} === 0`);
		}
	}
	function assignEvaluated({ gen, evaluated, props, items }) {
		if (props instanceof codegen_1.Name) gen.assign((0, codegen_1._)`${evaluated}.props`, props);
		if (items instanceof codegen_1.Name) gen.assign((0, codegen_1._)`${evaluated}.items`, items);
	}
	function schemaKeywords(it, types, typeErrors, errsCount) {
		const { gen, schema, data, allErrors, opts, self } = it;
		const { RULES } = self;
		if (schema.$ref && (opts.ignoreKeywordsWithRef || !(0, util_1.schemaHasRulesButRef)(schema, RULES))) {
			gen.block(() => keywordCode(it, "$ref", RULES.all.$ref.definition));
			return;
		}
		if (!opts.jtd) checkStrictTypes(it, types);
		gen.block(() => {
			for (const group of RULES.rules) groupKeywords(group);
			groupKeywords(RULES.post);
		});
		function groupKeywords(group) {
			if (!(0, applicability_1.shouldUseGroup)(schema, group)) return;
			if (group.type) {
				gen.if((0, dataType_2.checkDataType)(group.type, data, opts.strictNumbers));
				iterateKeywords(it, group);
				if (types.length === 1 && types[0] === group.type && typeErrors) {
					gen.else();
					(0, dataType_2.reportTypeError)(it);
				}
				gen.endIf();
			} else iterateKeywords(it, group);
			if (!allErrors) gen.if((0, codegen_1._)`${names_1.default.errors} === ${errsCount || 0}`);
		}
	}
	function iterateKeywords(it, group) {
		const { gen, schema, opts: { useDefaults } } = it;
		if (useDefaults) (0, defaults_1.assignDefaults)(it, group.type);
		gen.block(() => {
			for (const rule of group.rules) if ((0, applicability_1.shouldUseRule)(schema, rule)) keywordCode(it, rule.keyword, rule.definition, group.type);
		});
	}
	function checkStrictTypes(it, types) {
		if (it.schemaEnv.meta || !it.opts.strictTypes) return;
		checkContextTypes(it, types);
		if (!it.opts.allowUnionTypes) checkMultipleTypes(it, types);
		checkKeywordTypes(it, it.dataTypes);
	}
	function checkContextTypes(it, types) {
		if (!types.length) return;
		if (!it.dataTypes.length) {
			it.dataTypes = types;
			return;
		}
		types.forEach((t) => {
			if (!includesType(it.dataTypes, t)) strictTypesError(it, `type "${t}" not allowed by context "${it.dataTypes.join(",")}"`);
		});
		narrowSchemaTypes(it, types);
	}
	function checkMultipleTypes(it, ts) {
		if (ts.length > 1 && !(ts.length === 2 && ts.includes("null"))) strictTypesError(it, "use allowUnionTypes to allow union type keyword");
	}
	function checkKeywordTypes(it, ts) {
		const rules = it.self.RULES.all;
		for (const keyword in rules) {
			const rule = rules[keyword];
			if (typeof rule == "object" && (0, applicability_1.shouldUseRule)(it.schema, rule)) {
				const { type } = rule.definition;
				if (type.length && !type.some((t) => hasApplicableType(ts, t))) strictTypesError(it, `missing type "${type.join(",")}" for keyword "${keyword}"`);
			}
		}
	}
	function hasApplicableType(schTs, kwdT) {
		return schTs.includes(kwdT) || kwdT === "number" && schTs.includes("integer");
	}
	function includesType(ts, t) {
		return ts.includes(t) || t === "integer" && ts.includes("number");
	}
	function narrowSchemaTypes(it, withTypes) {
		const ts = [];
		for (const t of it.dataTypes) if (includesType(withTypes, t)) ts.push(t);
		else if (withTypes.includes("integer") && t === "number") ts.push("integer");
		it.dataTypes = ts;
	}
	function strictTypesError(it, msg) {
		const schemaPath = it.schemaEnv.baseId + it.errSchemaPath;
		msg += ` at "${schemaPath}" (strictTypes)`;
		(0, util_1.checkStrictMode)(it, msg, it.opts.strictTypes);
	}
	var KeywordCxt = class {
		constructor(it, def, keyword) {
			(0, keyword_1.validateKeywordUsage)(it, def, keyword);
			this.gen = it.gen;
			this.allErrors = it.allErrors;
			this.keyword = keyword;
			this.data = it.data;
			this.schema = it.schema[keyword];
			this.$data = def.$data && it.opts.$data && this.schema && this.schema.$data;
			this.schemaValue = (0, util_1.schemaRefOrVal)(it, this.schema, keyword, this.$data);
			this.schemaType = def.schemaType;
			this.parentSchema = it.schema;
			this.params = {};
			this.it = it;
			this.def = def;
			if (this.$data) this.schemaCode = it.gen.const("vSchema", getData(this.$data, it));
			else {
				this.schemaCode = this.schemaValue;
				if (!(0, keyword_1.validSchemaType)(this.schema, def.schemaType, def.allowUndefined)) throw new Error(`${keyword} value must be ${JSON.stringify(def.schemaType)}`);
			}
			if ("code" in def ? def.trackErrors : def.errors !== false) this.errsCount = it.gen.const("_errs", names_1.default.errors);
		}
		result(condition, successAction, failAction) {
			this.failResult((0, codegen_1.not)(condition), successAction, failAction);
		}
		failResult(condition, successAction, failAction) {
			this.gen.if(condition);
			if (failAction) failAction();
			else this.error();
			if (successAction) {
				this.gen.else();
				successAction();
				if (this.allErrors) this.gen.endIf();
			} else if (this.allErrors) this.gen.endIf();
			else this.gen.else();
		}
		pass(condition, failAction) {
			this.failResult((0, codegen_1.not)(condition), void 0, failAction);
		}
		fail(condition) {
			if (condition === void 0) {
				this.error();
				if (!this.allErrors) this.gen.if(false);
				return;
			}
			this.gen.if(condition);
			this.error();
			if (this.allErrors) this.gen.endIf();
			else this.gen.else();
		}
		fail$data(condition) {
			if (!this.$data) return this.fail(condition);
			const { schemaCode } = this;
			this.fail((0, codegen_1._)`${schemaCode} !== undefined && (${(0, codegen_1.or)(this.invalid$data(), condition)})`);
		}
		error(append, errorParams, errorPaths) {
			if (errorParams) {
				this.setParams(errorParams);
				this._error(append, errorPaths);
				this.setParams({});
				return;
			}
			this._error(append, errorPaths);
		}
		_error(append, errorPaths) {
			(append ? errors_1.reportExtraError : errors_1.reportError)(this, this.def.error, errorPaths);
		}
		$dataError() {
			(0, errors_1.reportError)(this, this.def.$dataError || errors_1.keyword$DataError);
		}
		reset() {
			if (this.errsCount === void 0) throw new Error("add \"trackErrors\" to keyword definition");
			(0, errors_1.resetErrorsCount)(this.gen, this.errsCount);
		}
		ok(cond) {
			if (!this.allErrors) this.gen.if(cond);
		}
		setParams(obj, assign) {
			if (assign) Object.assign(this.params, obj);
			else this.params = obj;
		}
		block$data(valid, codeBlock, $dataValid = codegen_1.nil) {
			this.gen.block(() => {
				this.check$data(valid, $dataValid);
				codeBlock();
			});
		}
		check$data(valid = codegen_1.nil, $dataValid = codegen_1.nil) {
			if (!this.$data) return;
			const { gen, schemaCode, schemaType, def } = this;
			gen.if((0, codegen_1.or)((0, codegen_1._)`${schemaCode} === undefined`, $dataValid));
			if (valid !== codegen_1.nil) gen.assign(valid, true);
			if (schemaType.length || def.validateSchema) {
				gen.elseIf(this.invalid$data());
				this.$dataError();
				if (valid !== codegen_1.nil) gen.assign(valid, false);
			}
			gen.else();
		}
		invalid$data() {
			const { gen, schemaCode, schemaType, def, it } = this;
			return (0, codegen_1.or)(wrong$DataType(), invalid$DataSchema());
			function wrong$DataType() {
				if (schemaType.length) {
					/* istanbul ignore if */
					if (!(schemaCode instanceof codegen_1.Name)) throw new Error("ajv implementation error");
					const st = Array.isArray(schemaType) ? schemaType : [schemaType];
					return (0, codegen_1._)`${(0, dataType_2.checkDataTypes)(st, schemaCode, it.opts.strictNumbers, dataType_2.DataType.Wrong)}`;
				}
				return codegen_1.nil;
			}
			function invalid$DataSchema() {
				if (def.validateSchema) {
					const validateSchemaRef = gen.scopeValue("validate$data", { ref: def.validateSchema });
					return (0, codegen_1._)`!${validateSchemaRef}(${schemaCode})`;
				}
				return codegen_1.nil;
			}
		}
		subschema(appl, valid) {
			const subschema = (0, subschema_1.getSubschema)(this.it, appl);
			(0, subschema_1.extendSubschemaData)(subschema, this.it, appl);
			(0, subschema_1.extendSubschemaMode)(subschema, appl);
			const nextContext = {
				...this.it,
				...subschema,
				items: void 0,
				props: void 0
			};
			subschemaCode(nextContext, valid);
			return nextContext;
		}
		mergeEvaluated(schemaCxt, toName) {
			const { it, gen } = this;
			if (!it.opts.unevaluated) return;
			if (it.props !== true && schemaCxt.props !== void 0) it.props = util_1.mergeEvaluated.props(gen, schemaCxt.props, it.props, toName);
			if (it.items !== true && schemaCxt.items !== void 0) it.items = util_1.mergeEvaluated.items(gen, schemaCxt.items, it.items, toName);
		}
		mergeValidEvaluated(schemaCxt, valid) {
			const { it, gen } = this;
			if (it.opts.unevaluated && (it.props !== true || it.items !== true)) {
				gen.if(valid, () => this.mergeEvaluated(schemaCxt, codegen_1.Name));
				return true;
			}
		}
	};
	exports.KeywordCxt = KeywordCxt;
	function keywordCode(it, keyword, def, ruleType) {
		const cxt = new KeywordCxt(it, def, keyword);
		if ("code" in def) def.code(cxt, ruleType);
		else if (cxt.$data && def.validate) (0, keyword_1.funcKeywordCode)(cxt, def);
		else if ("macro" in def) (0, keyword_1.macroKeywordCode)(cxt, def);
		else if (def.compile || def.validate) (0, keyword_1.funcKeywordCode)(cxt, def);
	}
	const JSON_POINTER = /^\/(?:[^~]|~0|~1)*$/;
	const RELATIVE_JSON_POINTER = /^([0-9]+)(#|\/(?:[^~]|~0|~1)*)?$/;
	function getData($data, { dataLevel, dataNames, dataPathArr }) {
		let jsonPointer;
		let data;
		if ($data === "") return names_1.default.rootData;
		if ($data[0] === "/") {
			if (!JSON_POINTER.test($data)) throw new Error(`Invalid JSON-pointer: ${$data}`);
			jsonPointer = $data;
			data = names_1.default.rootData;
		} else {
			const matches = RELATIVE_JSON_POINTER.exec($data);
			if (!matches) throw new Error(`Invalid JSON-pointer: ${$data}`);
			const up = +matches[1];
			jsonPointer = matches[2];
			if (jsonPointer === "#") {
				if (up >= dataLevel) throw new Error(errorMsg("property/index", up));
				return dataPathArr[dataLevel - up];
			}
			if (up > dataLevel) throw new Error(errorMsg("data", up));
			data = dataNames[dataLevel - up];
			if (!jsonPointer) return data;
		}
		let expr = data;
		const segments = jsonPointer.split("/");
		for (const segment of segments) if (segment) {
			data = (0, codegen_1._)`${data}${(0, codegen_1.getProperty)((0, util_1.unescapeJsonPointer)(segment))}`;
			expr = (0, codegen_1._)`${expr} && ${data}`;
		}
		return expr;
		function errorMsg(pointerType, up) {
			return `Cannot access ${pointerType} ${up} levels up, current level is ${dataLevel}`;
		}
	}
	exports.getData = getData;
}));
// node_modules/ajv/dist/runtime/validation_error.js
var require_validation_error = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var ValidationError = class extends Error {
		constructor(errors) {
			super("validation failed");
			this.errors = errors;
			this.ajv = this.validation = true;
		}
	};
	exports.default = ValidationError;
}));
// node_modules/ajv/dist/compile/ref_error.js
var require_ref_error = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const resolve_1 = require_resolve();
	var MissingRefError = class extends Error {
		constructor(resolver, baseId, ref, msg) {
			super(msg || `can't resolve reference ${ref} from id ${baseId}`);
			this.missingRef = (0, resolve_1.resolveUrl)(resolver, baseId, ref);
			this.missingSchema = (0, resolve_1.normalizeId)((0, resolve_1.getFullPath)(resolver, this.missingRef));
		}
	};
	exports.default = MissingRefError;
}));
// node_modules/ajv/dist/compile/index.js
var require_compile = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.resolveSchema = exports.getCompilingSchema = exports.resolveRef = exports.compileSchema = exports.SchemaEnv = void 0;
	const codegen_1 = require_codegen();
	const validation_error_1 = require_validation_error();
	const names_1 = require_names();
	const resolve_1 = require_resolve();
	const util_1 = require_util();
	const validate_1 = require_validate();
	var SchemaEnv = class {
		constructor(env) {
			var _a;
			this.refs = {};
			this.dynamicAnchors = {};
			let schema;
			if (typeof env.schema == "object") schema = env.schema;
			this.schema = env.schema;
			this.schemaId = env.schemaId;
			this.root = env.root || this;
			this.baseId = (_a = env.baseId) !== null && _a !== void 0 ? _a : (0, resolve_1.normalizeId)(schema === null || schema === void 0 ? void 0 : schema[env.schemaId || "$id"]);
			this.schemaPath = env.schemaPath;
			this.localRefs = env.localRefs;
			this.meta = env.meta;
			this.$async = schema === null || schema === void 0 ? void 0 : schema.$async;
			this.refs = {};
		}
	};
	exports.SchemaEnv = SchemaEnv;
	function compileSchema(sch) {
		const _sch = getCompilingSchema.call(this, sch);
		if (_sch) return _sch;
		const rootId = (0, resolve_1.getFullPath)(this.opts.uriResolver, sch.root.baseId);
		const { es5, lines } = this.opts.code;
		const { ownProperties } = this.opts;
		const gen = new codegen_1.CodeGen(this.scope, {
			es5,
			lines,
			ownProperties
		});
		let _ValidationError;
		if (sch.$async) _ValidationError = gen.scopeValue("Error", {
			ref: validation_error_1.default,
			code: (0, codegen_1._)`require("ajv/dist/runtime/validation_error").default`
		});
		const validateName = gen.scopeName("validate");
		sch.validateName = validateName;
		const schemaCxt = {
			gen,
			allErrors: this.opts.allErrors,
			data: names_1.default.data,
			parentData: names_1.default.parentData,
			parentDataProperty: names_1.default.parentDataProperty,
			dataNames: [names_1.default.data],
			dataPathArr: [codegen_1.nil],
			dataLevel: 0,
			dataTypes: [],
			definedProperties: /* @__PURE__ */ new Set(),
			topSchemaRef: gen.scopeValue("schema", this.opts.code.source === true ? {
				ref: sch.schema,
				code: (0, codegen_1.stringify)(sch.schema)
			} : { ref: sch.schema }),
			validateName,
			ValidationError: _ValidationError,
			schema: sch.schema,
			schemaEnv: sch,
			rootId,
			baseId: sch.baseId || rootId,
			schemaPath: codegen_1.nil,
			errSchemaPath: sch.schemaPath || (this.opts.jtd ? "" : "#"),
			errorPath: (0, codegen_1._)`""`,
			opts: this.opts,
			self: this
		};
		let sourceCode;
		try {
			this._compilations.add(sch);
			(0, validate_1.validateFunctionCode)(schemaCxt);
			gen.optimize(this.opts.code.optimize);
			const validateCode = gen.toString();
			sourceCode = `${gen.scopeRefs(names_1.default.scope)}return ${validateCode}`;
			if (this.opts.code.process) sourceCode = this.opts.code.process(sourceCode, sch);
			const validate = new Function(`${names_1.default.self}`, `${names_1.default.scope}`, sourceCode)(this, this.scope.get());
			this.scope.value(validateName, { ref: validate });
			validate.errors = null;
			validate.schema = sch.schema;
			validate.schemaEnv = sch;
			if (sch.$async) validate.$async = true;
			if (this.opts.code.source === true) validate.source = {
				validateName,
				validateCode,
				scopeValues: gen._values
			};
			if (this.opts.unevaluated) {
				const { props, items } = schemaCxt;
				validate.evaluated = {
					props: props instanceof codegen_1.Name ? void 0 : props,
					items: items instanceof codegen_1.Name ? void 0 : items,
					dynamicProps: props instanceof codegen_1.Name,
					dynamicItems: items instanceof codegen_1.Name
				};
				if (validate.source) validate.source.evaluated = (0, codegen_1.stringify)(validate.evaluated);
			}
			sch.validate = validate;
			return sch;
		} catch (e) {
			delete sch.validate;
			delete sch.validateName;
			if (sourceCode) this.logger.error("Error compiling schema, function code:", sourceCode);
			throw e;
		} finally {
			this._compilations.delete(sch);
		}
	}
	exports.compileSchema = compileSchema;
	function resolveRef(root, baseId, ref) {
		var _a;
		ref = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, ref);
		const schOrFunc = root.refs[ref];
		if (schOrFunc) return schOrFunc;
		let _sch = resolve.call(this, root, ref);
		if (_sch === void 0) {
			const schema = (_a = root.localRefs) === null || _a === void 0 ? void 0 : _a[ref];
			const { schemaId } = this.opts;
			if (schema) _sch = new SchemaEnv({
				schema,
				schemaId,
				root,
				baseId
			});
		}
		if (_sch === void 0) return;
		return root.refs[ref] = inlineOrCompile.call(this, _sch);
	}
	exports.resolveRef = resolveRef;
	function inlineOrCompile(sch) {
		if ((0, resolve_1.inlineRef)(sch.schema, this.opts.inlineRefs)) return sch.schema;
		return sch.validate ? sch : compileSchema.call(this, sch);
	}
	function getCompilingSchema(schEnv) {
		for (const sch of this._compilations) if (sameSchemaEnv(sch, schEnv)) return sch;
	}
	exports.getCompilingSchema = getCompilingSchema;
	function sameSchemaEnv(s1, s2) {
		return s1.schema === s2.schema && s1.root === s2.root && s1.baseId === s2.baseId;
	}
	function resolve(root, ref) {
		let sch;
		while (typeof (sch = this.refs[ref]) == "string") ref = sch;
		return sch || this.schemas[ref] || resolveSchema.call(this, root, ref);
	}
	function resolveSchema(root, ref) {
		const p = this.opts.uriResolver.parse(ref);
		const refPath = (0, resolve_1._getFullPath)(this.opts.uriResolver, p);
		let baseId = (0, resolve_1.getFullPath)(this.opts.uriResolver, root.baseId, void 0);
		if (Object.keys(root.schema).length > 0 && refPath === baseId) return getJsonPointer.call(this, p, root);
		const id = (0, resolve_1.normalizeId)(refPath);
		const schOrRef = this.refs[id] || this.schemas[id];
		if (typeof schOrRef == "string") {
			const sch = resolveSchema.call(this, root, schOrRef);
			if (typeof (sch === null || sch === void 0 ? void 0 : sch.schema) !== "object") return;
			return getJsonPointer.call(this, p, sch);
		}
		if (typeof (schOrRef === null || schOrRef === void 0 ? void 0 : schOrRef.schema) !== "object") return;
		if (!schOrRef.validate) compileSchema.call(this, schOrRef);
		if (id === (0, resolve_1.normalizeId)(ref)) {
			const { schema } = schOrRef;
			const { schemaId } = this.opts;
			const schId = schema[schemaId];
			if (schId) baseId = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, schId);
			return new SchemaEnv({
				schema,
				schemaId,
				root,
				baseId
			});
		}
		return getJsonPointer.call(this, p, schOrRef);
	}
	exports.resolveSchema = resolveSchema;
	const PREVENT_SCOPE_CHANGE = /* @__PURE__ */ new Set([
		"properties",
		"patternProperties",
		"enum",
		"dependencies",
		"definitions"
	]);
	function getJsonPointer(parsedRef, { baseId, schema, root }) {
		var _a;
		if (((_a = parsedRef.fragment) === null || _a === void 0 ? void 0 : _a[0]) !== "/") return;
		for (const part of parsedRef.fragment.slice(1).split("/")) {
			if (typeof schema === "boolean") return;
			const partSchema = schema[(0, util_1.unescapeFragment)(part)];
			if (partSchema === void 0) return;
			schema = partSchema;
			const schId = typeof schema === "object" && schema[this.opts.schemaId];
			if (!PREVENT_SCOPE_CHANGE.has(part) && schId) baseId = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, schId);
		}
		let env;
		if (typeof schema != "boolean" && schema.$ref && !(0, util_1.schemaHasRulesButRef)(schema, this.RULES)) {
			const $ref = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, schema.$ref);
			env = resolveSchema.call(this, root, $ref);
		}
		const { schemaId } = this.opts;
		env = env || new SchemaEnv({
			schema,
			schemaId,
			root,
			baseId
		});
		if (env.schema !== env.root.schema) return env;
	}
}));
// node_modules/ajv/dist/refs/data.json
var require_data = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		"$id": "https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#",
		"description": "Meta-schema for $data reference (JSON AnySchema extension proposal)",
		"type": "object",
		"required": ["$data"],
		"properties": { "$data": {
			"type": "string",
			"anyOf": [{ "format": "relative-json-pointer" }, { "format": "json-pointer" }]
		} },
		"additionalProperties": false
	};
}));
// node_modules/fast-uri/lib/utils.js
var require_utils = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/** @type {(value: string) => boolean} */
	const isUUID = RegExp.prototype.test.bind(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu);
	/** @type {(value: string) => boolean} */
	const isIPv4 = RegExp.prototype.test.bind(/^(?:(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)$/u);
	/** @type {(value: string) => boolean} */
	const isPort = RegExp.prototype.test.bind(/^\d*$/u);
	/** @type {(value: string) => boolean} */
	const isHexPair = RegExp.prototype.test.bind(/^[\da-f]{2}$/iu);
	/** @type {(value: string) => boolean} */
	const isUnreserved = RegExp.prototype.test.bind(/^[\da-z\-._~]$/iu);
	/** @type {(value: string) => boolean} */
	const isPathCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/]$/u);
	/** @type {(value: string) => boolean} */
	const isQueryFragmentCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/?]$/u);
	/** @type {(value: string) => boolean} */
	const isUserinfoCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:]$/u);
	const BYTE_HEX = new Array(256);
	{
		const HEX_DIGITS = "0123456789ABCDEF";
		for (let i = 0; i < 256; i++) BYTE_HEX[i] = "%" + HEX_DIGITS[i >> 4] + HEX_DIGITS[i & 15];
	}
	function percentEncodeNonAscii(cp) {
		if (cp < 2048) return BYTE_HEX[192 | cp >> 6] + BYTE_HEX[128 | cp & 63];
		if (cp < 65536) return BYTE_HEX[224 | cp >> 12] + BYTE_HEX[128 | cp >> 6 & 63] + BYTE_HEX[128 | cp & 63];
		return BYTE_HEX[240 | cp >> 18] + BYTE_HEX[128 | cp >> 12 & 63] + BYTE_HEX[128 | cp >> 6 & 63] + BYTE_HEX[128 | cp & 63];
	}
	/**
	* @param {Array<string>} input
	* @returns {string}
	*/
	function stringArrayToHexStripped(input) {
		let acc = "";
		let code = 0;
		let i = 0;
		for (i = 0; i < input.length; i++) {
			code = input[i].charCodeAt(0);
			if (code === 48) continue;
			if (!(code >= 48 && code <= 57 || code >= 65 && code <= 70 || code >= 97 && code <= 102)) return "";
			acc += input[i];
			break;
		}
		for (i += 1; i < input.length; i++) {
			code = input[i].charCodeAt(0);
			if (!(code >= 48 && code <= 57 || code >= 65 && code <= 70 || code >= 97 && code <= 102)) return "";
			acc += input[i];
		}
		return acc;
	}
	/** @type {(value: string) => boolean} */
	const isHextet = RegExp.prototype.test.bind(/^[\dA-Fa-f]{1,4}$/);
	/** @type {(value: string) => boolean} */
	const isIPvFuture = RegExp.prototype.test.bind(/^[vV][\dA-Fa-f]+\.[A-Za-z\d\-._~!$&'()*+,;=:]+$/);
	/** @type {(value: string) => boolean} */
	const isZoneCharacter = RegExp.prototype.test.bind(/^[A-Za-z\d\-._~]$/);
	/**
	* @param {string} value
	* @returns {boolean}
	*/
	const nonSimpleDomain = RegExp.prototype.test.bind(/[^!"$&'()*+,\-.;=_`a-z{}~]/u);
	/**
	* @param {string} zone
	* @returns {boolean}
	*/
	function isZoneIdentifier(zone) {
		if (zone.length === 0) return false;
		for (let i = 0; i < zone.length; i++) {
			if (isZoneCharacter(zone[i])) continue;
			if (zone[i] === "%" && i + 2 < zone.length && isHexPair(zone.slice(i + 1, i + 3))) {
				i += 2;
				continue;
			}
			return false;
		}
		return true;
	}
	/**
	* Compresses the longest run of zero hextets to "::" per RFC 5952. A run of a
	* single zero hextet is left uncompressed. On ties the leftmost run wins.
	*
	* @param {string[]} hextets
	* @returns {string}
	*/
	function compressIPv6ZeroRun(hextets) {
		let bestStart = -1;
		let bestLength = 0;
		let runStart = -1;
		let runLength = 0;
		for (let i = 0; i < hextets.length; i++) if (hextets[i] === "0") {
			if (runStart === -1) runStart = i;
			runLength++;
			if (runLength > bestLength) {
				bestLength = runLength;
				bestStart = runStart;
			}
		} else {
			runStart = -1;
			runLength = 0;
		}
		if (bestLength < 2) return hextets.join(":");
		const head = hextets.slice(0, bestStart).join(":");
		const tail = hextets.slice(bestStart + bestLength).join(":");
		return head + "::" + tail;
	}
	/**
	* Validates an IPv6 address against the alternatives in RFC 3986 section
	* 3.2.2 and returns the same address with leading hextet zeroes removed.
	* An embedded IPv4 address counts as two hextets and is only valid at the end.
	*
	* @param {string} input
	* @returns {string|undefined}
	*/
	function normalizeIPv6Address(input) {
		const compression = input.indexOf("::");
		if (compression !== -1 && input.indexOf("::", compression + 1) !== -1) return void 0;
		const left = compression === -1 ? input.split(":") : input.slice(0, compression).split(":");
		const right = compression === -1 ? [] : input.slice(compression + 2).split(":");
		if (compression !== -1) {
			if (left.length === 1 && left[0] === "") left.length = 0;
			if (right.length === 1 && right[0] === "") right.length = 0;
		}
		const parts = left.concat(right);
		let hextetCount = 0;
		for (let i = 0; i < parts.length; i++) {
			const part = parts[i];
			if (part === "") return void 0;
			if (part.indexOf(".") !== -1) {
				if (i !== parts.length - 1 || compression !== -1 && right.length === 0 || !isIPv4(part)) return void 0;
				hextetCount += 2;
				continue;
			}
			if (!isHextet(part)) return void 0;
			parts[i] = parseInt(part, 16).toString(16);
			hextetCount++;
		}
		if (compression === -1) {
			if (hextetCount !== 8) return void 0;
			return compressIPv6ZeroRun(parts);
		}
		if (hextetCount >= 8) return void 0;
		const expanded = parts.slice(0, left.length);
		for (let i = hextetCount; i < 8; i++) expanded.push("0");
		for (let i = left.length; i < parts.length; i++) expanded.push(parts[i]);
		return compressIPv6ZeroRun(expanded);
	}
	/**
	* @typedef {Object} NormalizeIPv6Result
	* @property {string} host - The normalized host.
	* @property {string} [escapedHost] - The escaped host.
	* @property {boolean} isIPV6 - Indicates if the host is an IPv6 address.
	* @property {boolean} [isIPVFuture] - Indicates if the host is an IPvFuture literal.
	* @property {boolean} [error] - Indicates if a bracketed IP literal is malformed.
	*/
	/**
	* Validates and normalizes a bracketed IP literal. Raw zone separators remain
	* accepted for backwards compatibility, while encoded separators and zone
	* contents follow RFC 6874.
	*
	* @param {string} host
	* @returns {NormalizeIPv6Result}
	*/
	function normalizeIPv6(host) {
		const bracketed = host[0] === "[" && host[host.length - 1] === "]";
		if ((host[0] === "[" || host[host.length - 1] === "]") && !bracketed) return {
			host,
			isIPV6: false,
			error: true
		};
		let input = bracketed ? host.slice(1, -1) : host;
		if (bracketed && isIPvFuture(input)) {
			input = input.toLowerCase();
			return {
				host: `[${input}]`,
				escapedHost: input,
				isIPV6: false,
				isIPVFuture: true
			};
		}
		if (findToken(input, ":") < 2) return {
			host,
			isIPV6: false,
			error: bracketed
		};
		let zoneIdentifier = "";
		const zoneSeparator = input.indexOf("%");
		if (zoneSeparator !== -1) {
			const separatorLength = input.slice(zoneSeparator, zoneSeparator + 3).toLowerCase() === "%25" ? 3 : 1;
			zoneIdentifier = input.slice(zoneSeparator + separatorLength);
			if (!isZoneIdentifier(zoneIdentifier)) return {
				host,
				isIPV6: false,
				error: true
			};
			input = input.slice(0, zoneSeparator);
		}
		const address = normalizeIPv6Address(input);
		if (address === void 0) return {
			host,
			isIPV6: false,
			error: true
		};
		return {
			host: address + (zoneIdentifier ? "%" + zoneIdentifier : ""),
			escapedHost: address + (zoneIdentifier ? "%25" + zoneIdentifier : ""),
			isIPV6: true
		};
	}
	/**
	* @param {string} str
	* @param {string} token
	* @returns {number}
	*/
	function findToken(str, token) {
		let ind = 0;
		for (let i = 0; i < str.length; i++) if (str[i] === token) ind++;
		return ind;
	}
	/**
	* @param {string} path
	* @returns {string}
	*
	* @see https://datatracker.ietf.org/doc/html/rfc3986#section-5.2.4
	*/
	function removeDotSegments(path) {
		let input = path;
		const output = [];
		let nextSlash = -1;
		let len = 0;
		while (len = input.length) {
			if (len === 1) {
				if (input === ".") break;
				else if (input === "/") {
					output.push("/");
					break;
				} else {
					output.push(input);
					break;
				}
			} else if (len === 2) {
				if (input[0] === ".") {
					if (input[1] === ".") break;
					else if (input[1] === "/") {
						input = input.slice(2);
						continue;
					}
				} else if (input[0] === "/") {
					if (input[1] === "." || input[1] === "/") {
						output.push("/");
						break;
					}
				}
			} else if (len === 3) {
				if (input === "/..") {
					if (output.length !== 0) output.pop();
					output.push("/");
					break;
				}
			}
			if (input[0] === ".") {
				if (input[1] === ".") {
					if (input[2] === "/") {
						input = input.slice(3);
						continue;
					}
				} else if (input[1] === "/") {
					input = input.slice(2);
					continue;
				}
			} else if (input[0] === "/") {
				if (input[1] === ".") {
					if (input[2] === "/") {
						input = input.slice(2);
						continue;
					} else if (input[2] === ".") {
						if (input[3] === "/") {
							input = input.slice(3);
							if (output.length !== 0) output.pop();
							continue;
						}
					}
				}
			}
			if ((nextSlash = input.indexOf("/", 1)) === -1) {
				output.push(input);
				break;
			} else {
				output.push(input.slice(0, nextSlash));
				input = input.slice(nextSlash);
			}
		}
		return output.join("");
	}
	/**
	* Removes dot segments from the path of a relative reference (a path that does
	* not start with "/") without changing what it resolves to against any base.
	* Unlike `removeDotSegments`, leading ".." segments that cannot be collapsed
	* are kept, the result never becomes root-relative, and a result that would be
	* empty or start with an empty segment is prefixed with "." (an empty path
	* means "same document" and a leading "//" would introduce an authority).
	*
	* @param {string} path
	* @returns {string}
	*/
	function removeDotSegmentsRelative(path) {
		if (path === "" || path[0] === "/") return removeDotSegments(path);
		const segments = path.split("/");
		const last = segments.length - 1;
		/** @type {string[]} */
		const output = [];
		let trailingDirectory = false;
		for (let i = 0; i <= last; i++) {
			const segment = segments[i];
			if (segment === "." || segment === "..") {
				if (segment === "..") {
					if (output.length !== 0 && output[output.length - 1] !== "..") output.pop();
					else output.push("..");
				}
				trailingDirectory = i === last;
			} else output.push(segment);
		}
		if (trailingDirectory && output[output.length - 1] !== "..") output.push("");
		if (output.length === 0 || output[0] === "" || output[0].includes(":")) output.unshift(".");
		return output.join("/");
	}
	/**
	* Re-escape RFC 3986 gen-delims that must not appear literally in the host.
	* After the URI regex parses, these characters cannot be literal in the host
	* field, so any that appear after decoding came from percent-encoding and
	* must be restored to prevent authority structure changes.
	*
	* @param {string} host
	* @param {boolean} isIP - true for IPv4/IPv6 hosts (skip colon re-escaping)
	* @returns {string}
	*/
	const HOST_DELIMS = {
		"@": "%40",
		"/": "%2F",
		"?": "%3F",
		"#": "%23",
		":": "%3A"
	};
	const HOST_DELIM_RE = /[@/?#:]/g;
	const HOST_DELIM_NO_COLON_RE = /[@/?#]/g;
	function reescapeHostDelimiters(host, isIP) {
		const re = isIP ? HOST_DELIM_NO_COLON_RE : HOST_DELIM_RE;
		re.lastIndex = 0;
		return host.replace(re, (ch) => HOST_DELIMS[ch]);
	}
	/**
	* Normalizes percent escapes and optionally decodes only unreserved ASCII bytes.
	* Reserved delimiters such as `%2F` stay escaped; `%2E` is unreserved.
	*
	* @param {string} input
	* @param {boolean} [decodeUnreserved=false]
	* @returns {string}
	*/
	function normalizePercentEncoding(input, decodeUnreserved = false) {
		if (input.indexOf("%") === -1) return input;
		let output = "";
		for (let i = 0; i < input.length; i++) {
			if (input[i] === "%" && i + 2 < input.length) {
				const hex = input.slice(i + 1, i + 3);
				if (isHexPair(hex)) {
					const normalizedHex = hex.toUpperCase();
					const decoded = String.fromCharCode(parseInt(normalizedHex, 16));
					if (decodeUnreserved && isUnreserved(decoded)) output += decoded;
					else output += "%" + normalizedHex;
					i += 2;
					continue;
				}
			}
			output += input[i];
		}
		return output;
	}
	/**
	* Normalizes path data without turning reserved escapes into live path syntax.
	* Valid escapes are uppercased, raw unsafe characters are escaped, and only
	* unreserved bytes that are not `.` are decoded.
	*
	* @param {string} input
	* @returns {string}
	*/
	function normalizePathEncoding(input) {
		let output = "";
		for (let i = 0; i < input.length; i++) {
			const ch = input[i];
			if (ch === "%" && i + 2 < input.length) {
				const hex = input.slice(i + 1, i + 3);
				if (isHexPair(hex)) {
					const normalizedHex = hex.toUpperCase();
					const decoded = String.fromCharCode(parseInt(normalizedHex, 16));
					if (decoded !== "." && isUnreserved(decoded)) output += decoded;
					else output += "%" + normalizedHex;
					i += 2;
					continue;
				}
			}
			if (isPathCharacter(ch)) output += ch;
			else {
				const code = input.charCodeAt(i);
				if (code < 128) output += isEscapeSafe(code) ? ch : BYTE_HEX[code];
				else if (code < 55296 || code > 57343) output += percentEncodeNonAscii(code);
				else if (code <= 56319 && i + 1 < input.length) {
					const low = input.charCodeAt(i + 1);
					if (low >= 56320 && low <= 57343) {
						output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
						i++;
					} else output += percentEncodeNonAscii(65533);
				} else output += percentEncodeNonAscii(65533);
			}
		}
		return output;
	}
	/**
	* Serializes a path without rewriting reserved data. Raw RFC 3986 path
	* characters remain literal, valid escapes are preserved and uppercased, and
	* everything else is UTF-8 percent-encoded. In a path-noscheme, a colon in the
	* first segment must be escaped so the result cannot be parsed as a scheme.
	*
	* @param {string} input
	* @param {boolean} [pathNoScheme=false]
	* @returns {string}
	*/
	function serializePathEncoding(input, pathNoScheme = false) {
		let output = "";
		let firstSegment = pathNoScheme && input[0] !== "/";
		for (let i = 0; i < input.length; i++) {
			const ch = input[i];
			if (ch === "%" && i + 2 < input.length) {
				const hex = input.slice(i + 1, i + 3);
				if (isHexPair(hex)) {
					output += "%" + hex.toUpperCase();
					i += 2;
					continue;
				}
			}
			if (ch === "/") firstSegment = false;
			if (isPathCharacter(ch) && (ch !== ":" || !firstSegment)) output += ch;
			else {
				const code = input.charCodeAt(i);
				if (code < 128) output += BYTE_HEX[code];
				else if (code < 55296 || code > 57343) output += percentEncodeNonAscii(code);
				else if (code <= 56319 && i + 1 < input.length) {
					const low = input.charCodeAt(i + 1);
					if (low >= 56320 && low <= 57343) {
						output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
						i++;
					} else output += percentEncodeNonAscii(65533);
				} else output += percentEncodeNonAscii(65533);
			}
		}
		return output;
	}
	/**
	* Percent-encodes a URI component using its RFC 3986 literal character set.
	* Existing valid escapes are preserved and normalized to uppercase hex.
	*
	* @param {string} input
	* @param {(value: string) => boolean} isAllowed
	* @returns {string}
	*/
	function encodeComponent(input, isAllowed) {
		let output = "";
		for (let i = 0; i < input.length; i++) {
			const ch = input[i];
			if (ch === "%" && i + 2 < input.length) {
				const hex = input.slice(i + 1, i + 3);
				if (isHexPair(hex)) {
					output += "%" + hex.toUpperCase();
					i += 2;
					continue;
				}
			}
			if (isAllowed(ch)) output += ch;
			else {
				const code = input.charCodeAt(i);
				if (code < 128) output += BYTE_HEX[code];
				else if (code < 55296 || code > 57343) output += percentEncodeNonAscii(code);
				else if (code <= 56319 && i + 1 < input.length) {
					const low = input.charCodeAt(i + 1);
					if (low >= 56320 && low <= 57343) {
						output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
						i++;
					} else output += percentEncodeNonAscii(65533);
				} else output += percentEncodeNonAscii(65533);
			}
		}
		return output;
	}
	/**
	* Encodes userinfo while preserving its RFC 3986 §3.2.1 literal characters.
	* In particular, authority delimiters such as `@`, `/`, `?`, and `#` are data.
	*
	* @param {string} input
	* @returns {string}
	*/
	function encodeUserinfo(input) {
		return encodeComponent(input, isUserinfoCharacter);
	}
	/**
	* Encodes query data using the RFC 3986 §3.4 grammar. A literal `#` must be
	* escaped because it would otherwise begin the fragment component.
	*
	* @param {string} input
	* @returns {string}
	*/
	function encodeQuery(input) {
		return encodeComponent(input, isQueryFragmentCharacter);
	}
	/**
	* Encodes fragment data using the RFC 3986 §3.5 grammar.
	*
	* @param {string} input
	* @returns {string}
	*/
	function encodeFragment(input) {
		return encodeComponent(input, isQueryFragmentCharacter);
	}
	function isEscapeSafe(cp) {
		return cp >= 48 && cp <= 57 || cp >= 65 && cp <= 90 || cp >= 97 && cp <= 122 || cp === 42 || cp === 43 || cp === 45 || cp === 46 || cp === 47 || cp === 64 || cp === 95;
	}
	/**
	* Normalizes the percent-encoding of a query or fragment component.
	*
	* Like `normalizePathEncoding`, but uses the query/fragment character set
	* (which additionally allows `?`) and decodes `.` since it has no dot-segment
	* meaning outside of a path.
	*
	* @param {string} input
	* @returns {string}
	*/
	function normalizeQueryFragmentEncoding(input) {
		let output = "";
		for (let i = 0; i < input.length; i++) {
			const ch = input[i];
			if (ch === "%" && i + 2 < input.length) {
				const hex = input.slice(i + 1, i + 3);
				if (isHexPair(hex)) {
					const normalizedHex = hex.toUpperCase();
					const decoded = String.fromCharCode(parseInt(normalizedHex, 16));
					if (isUnreserved(decoded)) output += decoded;
					else output += "%" + normalizedHex;
					i += 2;
					continue;
				}
			}
			if (isQueryFragmentCharacter(ch)) output += ch;
			else {
				const code = input.charCodeAt(i);
				if (code < 128) output += isEscapeSafe(code) ? ch : BYTE_HEX[code];
				else if (code < 55296 || code > 57343) output += percentEncodeNonAscii(code);
				else if (code <= 56319 && i + 1 < input.length) {
					const low = input.charCodeAt(i + 1);
					if (low >= 56320 && low <= 57343) {
						output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
						i++;
					} else output += percentEncodeNonAscii(65533);
				} else output += percentEncodeNonAscii(65533);
			}
		}
		return output;
	}
	/**
	* Escapes a component while preserving existing valid percent escapes.
	*
	* @param {string} input
	* @returns {string}
	*/
	function escapePreservingEscapes(input) {
		let output = "";
		for (let i = 0; i < input.length; i++) {
			if (input[i] === "%" && i + 2 < input.length) {
				const hex = input.slice(i + 1, i + 3);
				if (isHexPair(hex)) {
					output += "%" + hex.toUpperCase();
					i += 2;
					continue;
				}
			}
			output += escape(input[i]);
		}
		return output;
	}
	/**
	* @param {import('../types/index').URIComponent} component
	* @returns {string|undefined}
	*/
	function recomposeAuthority(component) {
		const uriTokens = [];
		if (component.userinfo !== void 0) {
			uriTokens.push(encodeUserinfo(component.userinfo));
			uriTokens.push("@");
		}
		if (component.host !== void 0) {
			let host = component.host;
			if (!isIPv4(host)) {
				let ipV6res = normalizeIPv6(host);
				if (ipV6res.isIPV6 !== true && ipV6res.isIPVFuture !== true) {
					host = normalizePercentEncoding(host, true);
					ipV6res = normalizeIPv6(host);
				}
				if (ipV6res.isIPV6 === true || ipV6res.isIPVFuture === true) host = `[${ipV6res.escapedHost}]`;
				else host = reescapeHostDelimiters(host, false);
			}
			uriTokens.push(host);
		}
		if (typeof component.port === "number" || typeof component.port === "string") {
			const port = String(component.port);
			if (!isPort(port)) throw new TypeError("URI port is malformed.");
			uriTokens.push(":");
			uriTokens.push(port);
		}
		return uriTokens.length ? uriTokens.join("") : void 0;
	}
	module.exports = {
		nonSimpleDomain,
		recomposeAuthority,
		reescapeHostDelimiters,
		normalizePercentEncoding,
		normalizePathEncoding,
		serializePathEncoding,
		normalizeQueryFragmentEncoding,
		encodeUserinfo,
		encodeQuery,
		encodeFragment,
		escapePreservingEscapes,
		removeDotSegments,
		removeDotSegmentsRelative,
		isIPv4,
		isUUID,
		normalizeIPv6,
		stringArrayToHexStripped
	};
}));
// node_modules/fast-uri/lib/schemes.js
var require_schemes = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { isUUID } = require_utils();
	const URN_REG = /^([\da-z][\d\-a-z]{0,31}):((?:[\w!$'()*+,\-./:;=@]|%[\da-f]{2})+)$/iu;
	const supportedSchemeNames = [
		"http",
		"https",
		"ws",
		"wss",
		"urn",
		"urn:uuid"
	];
	/** @typedef {supportedSchemeNames[number]} SchemeName */
	/**
	* @param {string} name
	* @returns {name is SchemeName}
	*/
	function isValidSchemeName(name) {
		return supportedSchemeNames.indexOf(name) !== -1;
	}
	/**
	* @callback SchemeFn
	* @param {import('../types/index').URIComponent} component
	* @param {import('../types/index').Options} options
	* @returns {import('../types/index').URIComponent}
	*/
	/**
	* @typedef {Object} SchemeHandler
	* @property {SchemeName} scheme - The scheme name.
	* @property {boolean} [domainHost] - Indicates if the scheme supports domain hosts.
	* @property {SchemeFn} parse - Function to parse the URI component for this scheme.
	* @property {SchemeFn} serialize - Function to serialize the URI component for this scheme.
	* @property {boolean} [skipNormalize] - Indicates if normalization should be skipped for this scheme.
	* @property {boolean} [absolutePath] - Indicates if the scheme uses absolute paths.
	* @property {boolean} [unicodeSupport] - Indicates if the scheme supports Unicode.
	*/
	/**
	* @param {import('../types/index').URIComponent} wsComponent
	* @returns {boolean}
	*/
	function wsIsSecure(wsComponent) {
		if (wsComponent.secure === true) return true;
		else if (wsComponent.secure === false) return false;
		else if (wsComponent.scheme) return wsComponent.scheme.length === 3 && (wsComponent.scheme[0] === "w" || wsComponent.scheme[0] === "W") && (wsComponent.scheme[1] === "s" || wsComponent.scheme[1] === "S") && (wsComponent.scheme[2] === "s" || wsComponent.scheme[2] === "S");
		else return false;
	}
	/** @type {SchemeFn} */
	function httpParse(component) {
		if (!component.host) component.error = component.error || "HTTP URIs must have a host.";
		return component;
	}
	/** @type {SchemeFn} */
	function httpSerialize(component) {
		const secure = String(component.scheme).toLowerCase() === "https";
		if (component.port === (secure ? 443 : 80) || component.port === "") component.port = void 0;
		if (!component.path) component.path = "/";
		return component;
	}
	/** @type {SchemeFn} */
	function wsParse(wsComponent) {
		wsComponent.secure = wsIsSecure(wsComponent);
		wsComponent.resourceName = (wsComponent.path || "/") + (wsComponent.query ? "?" + wsComponent.query : "");
		wsComponent.path = void 0;
		wsComponent.query = void 0;
		return wsComponent;
	}
	/** @type {SchemeFn} */
	function wsSerialize(wsComponent) {
		if (wsComponent.port === (wsIsSecure(wsComponent) ? 443 : 80) || wsComponent.port === "") wsComponent.port = void 0;
		if (typeof wsComponent.secure === "boolean") {
			wsComponent.scheme = wsComponent.secure ? "wss" : "ws";
			wsComponent.secure = void 0;
		}
		if (wsComponent.resourceName) {
			const queryIndex = wsComponent.resourceName.indexOf("?");
			const path = queryIndex === -1 ? wsComponent.resourceName : wsComponent.resourceName.slice(0, queryIndex);
			wsComponent.path = path && path !== "/" ? path : void 0;
			wsComponent.query = queryIndex === -1 ? void 0 : wsComponent.resourceName.slice(queryIndex + 1);
			wsComponent.resourceName = void 0;
		}
		wsComponent.fragment = void 0;
		return wsComponent;
	}
	/** @type {SchemeFn} */
	function urnParse(urnComponent, options) {
		if (!urnComponent.path) {
			urnComponent.error = "URN can not be parsed";
			return urnComponent;
		}
		const matches = urnComponent.path.match(URN_REG);
		if (matches && matches[0] === urnComponent.path) {
			const scheme = options.scheme || urnComponent.scheme || "urn";
			urnComponent.nid = matches[1].toLowerCase();
			urnComponent.nss = matches[2];
			const schemeHandler = getSchemeHandler(`${scheme}:${options.nid || urnComponent.nid}`);
			urnComponent.path = void 0;
			if (schemeHandler) urnComponent = schemeHandler.parse(urnComponent, options);
		} else urnComponent.error = urnComponent.error || "URN can not be parsed.";
		return urnComponent;
	}
	/** @type {SchemeFn} */
	function urnSerialize(urnComponent, options) {
		if (urnComponent.nid === void 0) throw new Error("URN without nid cannot be serialized");
		const scheme = options.scheme || urnComponent.scheme || "urn";
		const nid = urnComponent.nid.toLowerCase();
		const schemeHandler = getSchemeHandler(`${scheme}:${options.nid || nid}`);
		if (schemeHandler) urnComponent = schemeHandler.serialize(urnComponent, options);
		const uriComponent = urnComponent;
		const nss = urnComponent.nss;
		uriComponent.path = `${nid || options.nid}:${nss}`;
		options.skipEscape = true;
		return uriComponent;
	}
	/** @type {SchemeFn} */
	function urnuuidParse(urnComponent, options) {
		const uuidComponent = urnComponent;
		uuidComponent.uuid = uuidComponent.nss;
		uuidComponent.nss = void 0;
		if (!options.tolerant && (!uuidComponent.uuid || !isUUID(uuidComponent.uuid))) uuidComponent.error = uuidComponent.error || "UUID is not valid.";
		return uuidComponent;
	}
	/** @type {SchemeFn} */
	function urnuuidSerialize(uuidComponent) {
		const urnComponent = uuidComponent;
		urnComponent.nss = (uuidComponent.uuid || "").toLowerCase();
		return urnComponent;
	}
	const http = {
		scheme: "http",
		domainHost: true,
		parse: httpParse,
		serialize: httpSerialize
	};
	const https = {
		scheme: "https",
		domainHost: http.domainHost,
		parse: httpParse,
		serialize: httpSerialize
	};
	const ws = {
		scheme: "ws",
		domainHost: true,
		parse: wsParse,
		serialize: wsSerialize
	};
	const SCHEMES = {
		http,
		https,
		ws,
		wss: {
			scheme: "wss",
			domainHost: ws.domainHost,
			parse: ws.parse,
			serialize: ws.serialize
		},
		urn: {
			scheme: "urn",
			parse: urnParse,
			serialize: urnSerialize,
			skipNormalize: true
		},
		"urn:uuid": {
			scheme: "urn:uuid",
			parse: urnuuidParse,
			serialize: urnuuidSerialize,
			skipNormalize: true
		}
	};
	Object.setPrototypeOf(SCHEMES, null);
	/**
	* @param {string|undefined} scheme
	* @returns {SchemeHandler|undefined}
	*/
	function getSchemeHandler(scheme) {
		return scheme && (SCHEMES[scheme] || SCHEMES[scheme.toLowerCase()]) || void 0;
	}
	module.exports = {
		wsIsSecure,
		SCHEMES,
		isValidSchemeName,
		getSchemeHandler
	};
}));
// node_modules/fast-uri/index.js
var require_fast_uri = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { normalizeIPv6, removeDotSegments, removeDotSegmentsRelative, recomposeAuthority, normalizePercentEncoding, normalizePathEncoding, serializePathEncoding, normalizeQueryFragmentEncoding, encodeQuery, encodeFragment, reescapeHostDelimiters, isIPv4, nonSimpleDomain } = require_utils();
	const { SCHEMES, getSchemeHandler } = require_schemes();
	const VALID_SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*$/u;
	const MALFORMED_SCHEME_ERROR = "URI scheme is malformed.";
	const MALFORMED_HOST_ERROR = "URI host is malformed.";
	const FORBIDDEN_DOMAIN_HOST_CHARACTER = /[\0-\x20"#/:<>?@[\\\]^`{|}\x7F]/u;
	/**
	* RFC 3986 section 3.1 does not allow percent-encoding in a scheme, so the
	* scheme is validated as-is and never decoded. Decoding would let inert input
	* such as `%6Aavascript:` become a live `javascript:` scheme.
	*
	* @param {string} scheme
	* @returns {string}
	*/
	function validateScheme(scheme) {
		const stringScheme = String(scheme);
		if (!VALID_SCHEME.test(stringScheme)) throw new TypeError(MALFORMED_SCHEME_ERROR);
		return stringScheme;
	}
	/**
	* @template {import('./types/index').URIComponent|string} T
	* @param {T} uri
	* @param {import('./types/index').Options} [options]
	* @returns {T}
	*/
	function normalize(uri, options) {
		if (typeof uri === "string") uri = normalizeString(uri, options);
		else if (typeof uri === "object") uri = parse(serialize(uri, options), options);
		return uri;
	}
	/**
	* @param {string} baseURI
	* @param {string} relativeURI
	* @param {import('./types/index').Options} [options]
	* @returns {string}
	*/
	function resolve(baseURI, relativeURI, options) {
		const schemelessOptions = options ? Object.assign({ scheme: "null" }, options) : { scheme: "null" };
		const { parsed: baseParsed, malformedAuthorityOrPort: baseMalformed, malformedPercentEncoding: baseMalformedPercentEncoding, malformedSchemeSpecific: baseMalformedSchemeSpecific, malformedHost: baseMalformedHost, malformedScheme: baseMalformedScheme } = parseWithStatus(baseURI, schemelessOptions);
		const { parsed: relativeParsed, malformedAuthorityOrPort: relativeMalformed, malformedPercentEncoding: relativeMalformedPercentEncoding, malformedSchemeSpecific: relativeMalformedSchemeSpecific, malformedHost: relativeMalformedHost, malformedScheme: relativeMalformedScheme } = parseWithStatus(relativeURI, schemelessOptions);
		if (baseMalformed || relativeMalformed || baseMalformedPercentEncoding || relativeMalformedPercentEncoding || baseMalformedSchemeSpecific || relativeMalformedSchemeSpecific || baseMalformedHost || relativeMalformedHost || baseMalformedScheme || relativeMalformedScheme) throw new Error(baseParsed.error || relativeParsed.error || "URI is malformed.");
		const resolved = resolveComponent(baseParsed, relativeParsed, schemelessOptions, true);
		const resolvedSchemeHandler = getSchemeHandler(options && options.scheme || resolved.scheme);
		const resolvedHost = resolved.host;
		const resolvedHostIsIP = resolvedHost !== void 0 && resolvedHost !== "" && (isIPv4(resolvedHost) || normalizeIPv6(resolvedHost).isIPV6);
		if (hasForbiddenDomainHost(resolved, options || {}, resolvedSchemeHandler, resolvedHostIsIP)) throw new Error(MALFORMED_HOST_ERROR);
		canonicalizeHost(resolved, options || {}, resolvedSchemeHandler, resolvedHostIsIP);
		const encodedASCIIHost = resolvedHost && resolvedHost.indexOf("%") !== -1 && !/\P{ASCII}/u.test(resolvedHost);
		if (resolved.error && !encodedASCIIHost) throw new Error(resolved.error);
		schemelessOptions.skipEscape = true;
		return serialize(resolved, schemelessOptions);
	}
	/**
	* @param {import ('./types/index').URIComponent} base
	* @param {import ('./types/index').URIComponent} relative
	* @param {import('./types/index').Options} [options]
	* @param {boolean} [skipNormalization=false]
	* @returns {import ('./types/index').URIComponent}
	*/
	function resolveComponent(base, relative, options, skipNormalization) {
		/** @type {import('./types/index').URIComponent} */
		const target = {};
		if (!skipNormalization) {
			base = parse(serialize(base, options), options);
			relative = parse(serialize(relative, options), options);
		}
		options = options || {};
		if (!options.tolerant && relative.scheme) {
			target.scheme = relative.scheme;
			target.userinfo = relative.userinfo;
			target.host = relative.host;
			target.port = relative.port;
			target.path = removeDotSegments(relative.path || "");
			target.query = relative.query;
		} else {
			if (relative.userinfo !== void 0 || relative.host !== void 0 || relative.port !== void 0) {
				target.userinfo = relative.userinfo;
				target.host = relative.host;
				target.port = relative.port;
				target.path = removeDotSegments(relative.path || "");
				target.query = relative.query;
			} else {
				if (!relative.path) {
					target.path = base.path;
					if (relative.query !== void 0) target.query = relative.query;
					else target.query = base.query;
				} else {
					if (relative.path[0] === "/") target.path = removeDotSegments(relative.path);
					else {
						const baseHasAuthority = base.userinfo !== void 0 || base.host !== void 0 || base.port !== void 0;
						if (baseHasAuthority && !base.path) target.path = "/" + relative.path;
						else if (!base.path) target.path = relative.path;
						else target.path = base.path.slice(0, base.path.lastIndexOf("/") + 1) + relative.path;
						target.path = base.scheme === void 0 && !baseHasAuthority && target.path[0] !== "/" ? removeDotSegmentsRelative(target.path) : removeDotSegments(target.path);
					}
					target.query = relative.query;
				}
				target.userinfo = base.userinfo;
				target.host = base.host;
				target.port = base.port;
			}
			target.scheme = base.scheme;
		}
		target.fragment = relative.fragment;
		return target;
	}
	/**
	* @param {import ('./types/index').URIComponent|string} uriA
	* @param {import ('./types/index').URIComponent|string} uriB
	* @param {import ('./types/index').Options} options
	* @returns {boolean}
	*/
	function equal(uriA, uriB, options) {
		const normalizedA = normalizeComparableURI(uriA, options);
		const normalizedB = normalizeComparableURI(uriB, options);
		return normalizedA !== void 0 && normalizedB !== void 0 && normalizedA === normalizedB;
	}
	/**
	* @param {Readonly<import('./types/index').URIComponent>} cmpts
	* @param {import('./types/index').Options} [opts]
	* @returns {string}
	*/
	function serialize(cmpts, opts) {
		const component = {
			host: cmpts.host,
			scheme: cmpts.scheme,
			userinfo: cmpts.userinfo,
			port: cmpts.port,
			path: cmpts.path,
			query: cmpts.query,
			nid: cmpts.nid,
			nss: cmpts.nss,
			uuid: cmpts.uuid,
			fragment: cmpts.fragment,
			reference: cmpts.reference,
			resourceName: cmpts.resourceName,
			secure: cmpts.secure,
			error: ""
		};
		const options = Object.assign({}, opts);
		const uriTokens = [];
		if (component.scheme) component.scheme = validateScheme(component.scheme);
		const schemeHandler = getSchemeHandler(options.scheme || component.scheme);
		if (schemeHandler && schemeHandler.serialize) schemeHandler.serialize(component, options);
		const hasAuthority = component.userinfo !== void 0 || component.host !== void 0 || component.port !== void 0;
		const schemelessReference = (component.scheme === void 0 || options.reference === "suffix") && !hasAuthority;
		const pathNoScheme = !options.skipEscape && schemelessReference;
		if (component.path !== void 0) {
			if (!options.skipEscape) component.path = serializePathEncoding(component.path, pathNoScheme);
			else component.path = normalizePercentEncoding(component.path);
		}
		if (options.reference !== "suffix" && component.scheme) {
			component.scheme = validateScheme(component.scheme);
			uriTokens.push(component.scheme, ":");
		}
		const authority = recomposeAuthority(component);
		if (authority !== void 0) {
			if (options.reference !== "suffix") uriTokens.push("//");
			uriTokens.push(authority);
			if (component.path && component.path[0] !== "/") uriTokens.push("/");
		}
		if (component.path !== void 0) {
			let s = component.path;
			if (!options.absolutePath && (!schemeHandler || !schemeHandler.absolutePath)) s = schemelessReference && s[0] !== "/" ? removeDotSegmentsRelative(s) : removeDotSegments(s);
			if (schemelessReference) s = serializePathEncoding(s, true);
			if (authority === void 0 && s[0] === "/" && s[1] === "/") s = "/%2F" + s.slice(2);
			uriTokens.push(s);
		}
		if (component.query !== void 0) uriTokens.push("?", encodeQuery(component.query));
		if (component.fragment !== void 0) uriTokens.push("#", encodeFragment(component.fragment));
		return uriTokens.join("");
	}
	const URI_PARSE = /^(?:([^#/:?]+):)?(?:\/\/((?:([^#/?@]*)@)?(\[[^#/?\]]+\]|[^#/:?]*)(?::(\d*))?))?([^#?]*)(?:\?([^#]*))?(?:#((?:.|[\n\r])*))?/u;
	const AUTHORITY_PREFIX = /^(?:[^#/:?]+:)?\/\/([^/?#]*)/;
	const AUTHORITY_INTRODUCER_REGION = /^(?:[^#/:?]+:)?([/\\\t\n\r]*)/;
	/**
	* @param {import('./types/index').URIComponent} parsed
	* @param {RegExpMatchArray} matches
	* @returns {string|undefined}
	*/
	function getParseError(parsed, matches) {
		if (matches[2] !== void 0 && parsed.path && parsed.path[0] !== "/") return "URI path must start with \"/\" when authority is present.";
		if (typeof parsed.port === "number" && (parsed.port < 0 || parsed.port > 65535)) return "URI port is malformed.";
	}
	/**
	* Checks percent syntax without decoding the represented octets. RFC 3986
	* percent-encoding is byte-oriented, so sequences such as `%FF` are valid even
	* though they are not independently valid UTF-8.
	*
	* @param {string|undefined} component
	* @returns {boolean}
	*/
	function hasMalformedPercentEncoding(component) {
		if (component === void 0) return false;
		let percent = component.indexOf("%");
		while (percent !== -1) {
			if (percent + 2 >= component.length || !/^[\da-f]{2}$/iu.test(component.slice(percent + 1, percent + 3))) return true;
			percent = component.indexOf("%", percent + 3);
		}
		return false;
	}
	/**
	* Whether the host is a bracketed IP literal (RFC 3986 `IP-literal`).
	* An unterminated `[` is not a literal, so it must still be validated as a
	* reg-name instead of being waved through as an IP.
	*
	* @param {string} host
	* @returns {boolean}
	*/
	function isIPLiteral(host) {
		return host[0] === "[" && host[host.length - 1] === "]";
	}
	/**
	* @param {RegExpMatchArray} matches
	* @returns {boolean}
	*/
	function hasMalformedComponentPercentEncoding(matches) {
		const host = matches[4];
		return hasMalformedPercentEncoding(matches[3]) || host !== void 0 && !isIPLiteral(host) && hasMalformedPercentEncoding(host) || hasMalformedPercentEncoding(matches[6]) || hasMalformedPercentEncoding(matches[7]) || hasMalformedPercentEncoding(matches[8]);
	}
	/**
	* @param {import('./types/index').URIComponent} parsed
	* @param {import('./types/index').Options} options
	* @param {{ domainHost?: boolean, unicodeSupport?: boolean }|undefined} schemeHandler
	* @param {boolean} isIP
	* @returns {boolean} whether host conversion failed
	*/
	function canonicalizeHost(parsed, options, schemeHandler, isIP) {
		if (hasForbiddenDomainHost(parsed, options, schemeHandler, isIP)) {
			parsed.error = parsed.error || MALFORMED_HOST_ERROR;
			return true;
		}
		if (!options.unicodeSupport && (!schemeHandler || !schemeHandler.unicodeSupport) && parsed.host && !isIPLiteral(parsed.host) && (options.domainHost || schemeHandler && schemeHandler.domainHost) && isIP === false && nonSimpleDomain(parsed.host)) {
			let url;
			try {
				url = new URL("http://" + parsed.host);
			} catch (e) {
				parsed.error = parsed.error || "Host's domain name can not be converted to ASCII: " + e;
				return true;
			}
			if (!isHostOnlyURL(url)) {
				parsed.error = parsed.error || MALFORMED_HOST_ERROR;
				return true;
			}
			parsed.host = url.hostname;
		}
		return false;
	}
	/**
	* Whether a domain host contains an ASCII character that RFC 3986 does not
	* allow in a reg-name (unreserved, sub-delims, or pct-encoded). Such a host is
	* rejected instead of being handed to the WHATWG URL parser, which would treat
	* "@" as a userinfo delimiter (silently dropping the data before it) and strip
	* TAB, LF, and CR. Non-ASCII characters remain allowed for IDNs.
	*
	* @param {import('./types/index').URIComponent} parsed
	* @param {import('./types/index').Options} options
	* @param {{ domainHost?: boolean }|undefined} schemeHandler
	* @param {boolean} isIP
	* @returns {boolean}
	*/
	function hasForbiddenDomainHost(parsed, options, schemeHandler, isIP) {
		return Boolean(parsed.host && isIP === false && !isIPLiteral(parsed.host) && (options.domainHost || schemeHandler && schemeHandler.domainHost) && FORBIDDEN_DOMAIN_HOST_CHARACTER.test(parsed.host));
	}
	/**
	* @param {URL} url
	* @returns {boolean}
	*/
	function isHostOnlyURL(url) {
		return url.username === "" && url.password === "" && url.port === "" && url.pathname === "/" && url.search === "" && url.hash === "" && url.hostname !== "";
	}
	/**
	* @param {string} uri
	* @param {import('./types/index').Options} [opts]
	* @returns {{ parsed: import('./types/index').URIComponent, malformedAuthorityOrPort: boolean, malformedPercentEncoding: boolean, malformedSchemeSpecific: boolean, malformedHost: boolean, malformedScheme: boolean }}
	*/
	function parseWithStatus(uri, opts) {
		const options = Object.assign({}, opts);
		/** @type {import('./types/index').URIComponent} */
		const parsed = {
			scheme: void 0,
			userinfo: void 0,
			host: "",
			port: void 0,
			path: "",
			query: void 0,
			fragment: void 0
		};
		let malformedAuthorityOrPort = false;
		let malformedPercentEncoding = false;
		let malformedSchemeSpecific = false;
		let malformedHost = false;
		let malformedIPLiteral = false;
		let malformedScheme = false;
		let isIP = false;
		if (options.reference === "suffix") {
			if (options.scheme) uri = options.scheme + ":" + uri;
			else uri = "//" + uri;
		}
		const authorityMatch = uri.match(AUTHORITY_PREFIX);
		if (authorityMatch !== null && authorityMatch[1].indexOf("\\") !== -1) {
			parsed.error = "URI authority must not contain a literal backslash.";
			malformedAuthorityOrPort = true;
		}
		const introducerMatch = uri.match(AUTHORITY_INTRODUCER_REGION);
		if (introducerMatch !== null) {
			const region = introducerMatch[1];
			const normalizedRegion = region.replace(/[\t\n\r]/g, "");
			if (normalizedRegion.length >= 2) {
				if (normalizedRegion.slice(0, 2) !== "//") {
					parsed.error = parsed.error || "URI authority must not contain a literal backslash.";
					malformedAuthorityOrPort = true;
				} else if (region.length !== normalizedRegion.length) {
					parsed.error = parsed.error || "URI authority introducer must not contain whitespace.";
					malformedAuthorityOrPort = true;
				}
			}
		}
		const matches = uri.match(URI_PARSE);
		if (matches) {
			parsed.scheme = matches[1];
			parsed.userinfo = matches[3];
			parsed.host = matches[4];
			parsed.port = parseInt(matches[5], 10);
			parsed.path = matches[6] || "";
			parsed.query = matches[7];
			parsed.fragment = matches[8];
			if (parsed.scheme !== void 0) {
				if (VALID_SCHEME.test(parsed.scheme)) parsed.scheme = parsed.scheme.toLowerCase();
				else {
					parsed.error = parsed.error || MALFORMED_SCHEME_ERROR;
					malformedScheme = true;
				}
			}
			malformedPercentEncoding = hasMalformedComponentPercentEncoding(matches);
			if (malformedPercentEncoding) parsed.error = parsed.error || "URI contains malformed percent-encoding.";
			if (isNaN(parsed.port)) parsed.port = matches[5];
			const parseError = getParseError(parsed, matches);
			if (parseError !== void 0) {
				parsed.error = parsed.error || parseError;
				malformedAuthorityOrPort = true;
			}
			if (parsed.host) {
				if (isIPv4(parsed.host) === false) {
					const bracketedIPLiteral = isIPLiteral(parsed.host);
					const hasIPLiteralBracket = parsed.host.indexOf("[") !== -1 || parsed.host.indexOf("]") !== -1;
					const ipv6result = normalizeIPv6(parsed.host);
					isIP = ipv6result.isIPV6 || ipv6result.isIPVFuture === true;
					malformedIPLiteral = hasIPLiteralBracket && (!bracketedIPLiteral || ipv6result.error === true);
					parsed.host = isIP ? ipv6result.host : ipv6result.host.toLowerCase();
					if (malformedIPLiteral) {
						parsed.error = parsed.error || MALFORMED_HOST_ERROR;
						malformedAuthorityOrPort = true;
					}
				} else isIP = true;
			}
			if (parsed.scheme === void 0 && parsed.userinfo === void 0 && parsed.host === void 0 && parsed.port === void 0 && parsed.query === void 0 && !parsed.path) parsed.reference = "same-document";
			else if (parsed.scheme === void 0) parsed.reference = "relative";
			else if (parsed.fragment === void 0) parsed.reference = "absolute";
			else parsed.reference = "uri";
			if (options.reference && options.reference !== "suffix" && options.reference !== parsed.reference) parsed.error = parsed.error || "URI is not a " + options.reference + " reference.";
			const schemeHandler = getSchemeHandler(options.scheme || parsed.scheme);
			if (!malformedIPLiteral) malformedHost = canonicalizeHost(parsed, options, schemeHandler, isIP);
			if (uri.indexOf("%") !== -1 && parsed.host !== void 0 && !malformedIPLiteral) {
				let host = isIP ? parsed.host : normalizePercentEncoding(parsed.host, true);
				if (!isIP) host = normalizePercentEncoding(host.toLowerCase());
				parsed.host = isIP || options.scheme !== "null" ? reescapeHostDelimiters(host, isIP) : host;
			}
			if (!schemeHandler || schemeHandler && !schemeHandler.skipNormalize) {
				if (parsed.path) parsed.path = normalizePathEncoding(parsed.path);
				if (parsed.query) parsed.query = normalizeQueryFragmentEncoding(parsed.query);
				if (parsed.fragment) parsed.fragment = normalizeQueryFragmentEncoding(parsed.fragment);
			}
			if (schemeHandler && schemeHandler.parse) {
				schemeHandler.parse(parsed, options);
				if (schemeHandler === SCHEMES.urn && parsed.nid === void 0) malformedSchemeSpecific = true;
			}
		} else parsed.error = parsed.error || "URI can not be parsed.";
		return {
			parsed,
			malformedAuthorityOrPort,
			malformedPercentEncoding,
			malformedSchemeSpecific,
			malformedHost,
			malformedScheme
		};
	}
	/**
	* @param {string} uri
	* @param {import('./types/index').Options} [opts]
	* @returns
	*/
	function parse(uri, opts) {
		return parseWithStatus(uri, opts).parsed;
	}
	/**
	* @param {string} uri
	* @param {import('./types/index').Options} [opts]
	* @returns {string}
	*/
	function normalizeString(uri, opts) {
		return normalizeStringWithStatus(uri, opts).normalized;
	}
	/**
	* @param {string} uri
	* @param {import('./types/index').Options} [opts]
	* @returns {{ normalized: string, malformedAuthorityOrPort: boolean, malformedPercentEncoding: boolean, malformedSchemeSpecific: boolean, malformedHost: boolean, malformedScheme: boolean }}
	*/
	function normalizeStringWithStatus(uri, opts) {
		const { parsed, malformedAuthorityOrPort, malformedPercentEncoding, malformedSchemeSpecific, malformedHost, malformedScheme } = parseWithStatus(uri, opts);
		return {
			normalized: malformedAuthorityOrPort || malformedPercentEncoding || malformedSchemeSpecific || malformedHost || malformedScheme ? uri : serialize(parsed, opts),
			malformedAuthorityOrPort,
			malformedPercentEncoding,
			malformedSchemeSpecific,
			malformedHost,
			malformedScheme
		};
	}
	/**
	* @param {import ('./types/index').URIComponent|string} uri
	* @param {import('./types/index').Options} [opts]
	* @returns {string|undefined}
	*/
	function normalizeComparableURI(uri, opts) {
		if (typeof uri !== "string" && typeof uri !== "object") return;
		let value;
		try {
			value = typeof uri === "string" ? uri : serialize(uri, opts);
		} catch {
			return;
		}
		const { normalized, malformedAuthorityOrPort, malformedPercentEncoding, malformedSchemeSpecific, malformedHost, malformedScheme } = normalizeStringWithStatus(value, opts);
		return malformedAuthorityOrPort || malformedPercentEncoding || malformedSchemeSpecific || malformedHost || malformedScheme ? void 0 : normalized;
	}
	const fastUri = {
		SCHEMES,
		normalize,
		resolve,
		resolveComponent,
		equal,
		serialize,
		parse
	};
	module.exports = fastUri;
	module.exports.default = fastUri;
	module.exports.fastUri = fastUri;
}));
// node_modules/ajv/dist/runtime/uri.js
var require_uri = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const uri = require_fast_uri();
	uri.code = "require(\"ajv/dist/runtime/uri\").default";
	exports.default = uri;
}));
// node_modules/ajv/dist/core.js
var require_core$2 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.CodeGen = exports.Name = exports.nil = exports.stringify = exports.str = exports._ = exports.KeywordCxt = void 0;
	var validate_1 = require_validate();
	Object.defineProperty(exports, "KeywordCxt", {
		enumerable: true,
		get: function() {
			return validate_1.KeywordCxt;
		}
	});
	var codegen_1 = require_codegen();
	Object.defineProperty(exports, "_", {
		enumerable: true,
		get: function() {
			return codegen_1._;
		}
	});
	Object.defineProperty(exports, "str", {
		enumerable: true,
		get: function() {
			return codegen_1.str;
		}
	});
	Object.defineProperty(exports, "stringify", {
		enumerable: true,
		get: function() {
			return codegen_1.stringify;
		}
	});
	Object.defineProperty(exports, "nil", {
		enumerable: true,
		get: function() {
			return codegen_1.nil;
		}
	});
	Object.defineProperty(exports, "Name", {
		enumerable: true,
		get: function() {
			return codegen_1.Name;
		}
	});
	Object.defineProperty(exports, "CodeGen", {
		enumerable: true,
		get: function() {
			return codegen_1.CodeGen;
		}
	});
	const validation_error_1 = require_validation_error();
	const ref_error_1 = require_ref_error();
	const rules_1 = require_rules();
	const compile_1 = require_compile();
	const codegen_2 = require_codegen();
	const resolve_1 = require_resolve();
	const dataType_1 = require_dataType();
	const util_1 = require_util();
	const $dataRefSchema = require_data();
	const uri_1 = require_uri();
	const defaultRegExp = (str, flags) => new RegExp(str, flags);
	defaultRegExp.code = "new RegExp";
	const META_IGNORE_OPTIONS = [
		"removeAdditional",
		"useDefaults",
		"coerceTypes"
	];
	const EXT_SCOPE_NAMES = /* @__PURE__ */ new Set([
		"validate",
		"serialize",
		"parse",
		"wrapper",
		"root",
		"schema",
		"keyword",
		"pattern",
		"formats",
		"validate$data",
		"func",
		"obj",
		"Error"
	]);
	const removedOptions = {
		errorDataPath: "",
		format: "`validateFormats: false` can be used instead.",
		nullable: "\"nullable\" keyword is supported by default.",
		jsonPointers: "Deprecated jsPropertySyntax can be used instead.",
		extendRefs: "Deprecated ignoreKeywordsWithRef can be used instead.",
		missingRefs: "Pass empty schema with $id that should be ignored to ajv.addSchema.",
		processCode: "Use option `code: {process: (code, schemaEnv: object) => string}`",
		sourceCode: "Use option `code: {source: true}`",
		strictDefaults: "It is default now, see option `strict`.",
		strictKeywords: "It is default now, see option `strict`.",
		uniqueItems: "\"uniqueItems\" keyword is always validated.",
		unknownFormats: "Disable strict mode or pass `true` to `ajv.addFormat` (or `formats` option).",
		cache: "Map is used as cache, schema object as key.",
		serialize: "Map is used as cache, schema object as key.",
		ajvErrors: "It is default now."
	};
	const deprecatedOptions = {
		ignoreKeywordsWithRef: "",
		jsPropertySyntax: "",
		unicode: "\"minLength\"/\"maxLength\" account for unicode characters by default."
	};
	const MAX_EXPRESSION = 200;
	function requiredOptions(o) {
		var _a, _b, _c, _d, _e, _f, _g, _h, _j, _k, _l, _m, _o, _p, _q, _r, _s, _t, _u, _v, _w, _x, _y, _z, _0;
		const s = o.strict;
		const _optz = (_a = o.code) === null || _a === void 0 ? void 0 : _a.optimize;
		const optimize = _optz === true || _optz === void 0 ? 1 : _optz || 0;
		const regExp = (_c = (_b = o.code) === null || _b === void 0 ? void 0 : _b.regExp) !== null && _c !== void 0 ? _c : defaultRegExp;
		const uriResolver = (_d = o.uriResolver) !== null && _d !== void 0 ? _d : uri_1.default;
		return {
			strictSchema: (_f = (_e = o.strictSchema) !== null && _e !== void 0 ? _e : s) !== null && _f !== void 0 ? _f : true,
			strictNumbers: (_h = (_g = o.strictNumbers) !== null && _g !== void 0 ? _g : s) !== null && _h !== void 0 ? _h : true,
			strictTypes: (_k = (_j = o.strictTypes) !== null && _j !== void 0 ? _j : s) !== null && _k !== void 0 ? _k : "log",
			strictTuples: (_m = (_l = o.strictTuples) !== null && _l !== void 0 ? _l : s) !== null && _m !== void 0 ? _m : "log",
			strictRequired: (_p = (_o = o.strictRequired) !== null && _o !== void 0 ? _o : s) !== null && _p !== void 0 ? _p : false,
			code: o.code ? {
				...o.code,
				optimize,
				regExp
			} : {
				optimize,
				regExp
			},
			loopRequired: (_q = o.loopRequired) !== null && _q !== void 0 ? _q : MAX_EXPRESSION,
			loopEnum: (_r = o.loopEnum) !== null && _r !== void 0 ? _r : MAX_EXPRESSION,
			meta: (_s = o.meta) !== null && _s !== void 0 ? _s : true,
			messages: (_t = o.messages) !== null && _t !== void 0 ? _t : true,
			inlineRefs: (_u = o.inlineRefs) !== null && _u !== void 0 ? _u : true,
			schemaId: (_v = o.schemaId) !== null && _v !== void 0 ? _v : "$id",
			addUsedSchema: (_w = o.addUsedSchema) !== null && _w !== void 0 ? _w : true,
			validateSchema: (_x = o.validateSchema) !== null && _x !== void 0 ? _x : true,
			validateFormats: (_y = o.validateFormats) !== null && _y !== void 0 ? _y : true,
			unicodeRegExp: (_z = o.unicodeRegExp) !== null && _z !== void 0 ? _z : true,
			int32range: (_0 = o.int32range) !== null && _0 !== void 0 ? _0 : true,
			uriResolver
		};
	}
	var Ajv = class {
		constructor(opts = {}) {
			this.schemas = {};
			this.refs = {};
			this.formats = Object.create(null);
			this._compilations = /* @__PURE__ */ new Set();
			this._loading = {};
			this._cache = /* @__PURE__ */ new Map();
			opts = this.opts = {
				...opts,
				...requiredOptions(opts)
			};
			const { es5, lines } = this.opts.code;
			this.scope = new codegen_2.ValueScope({
				scope: {},
				prefixes: EXT_SCOPE_NAMES,
				es5,
				lines
			});
			this.logger = getLogger(opts.logger);
			const formatOpt = opts.validateFormats;
			opts.validateFormats = false;
			this.RULES = (0, rules_1.getRules)();
			checkOptions.call(this, removedOptions, opts, "NOT SUPPORTED");
			checkOptions.call(this, deprecatedOptions, opts, "DEPRECATED", "warn");
			this._metaOpts = getMetaSchemaOptions.call(this);
			if (opts.formats) addInitialFormats.call(this);
			this._addVocabularies();
			this._addDefaultMetaSchema();
			if (opts.keywords) addInitialKeywords.call(this, opts.keywords);
			if (typeof opts.meta == "object") this.addMetaSchema(opts.meta);
			addInitialSchemas.call(this);
			opts.validateFormats = formatOpt;
		}
		_addVocabularies() {
			this.addKeyword("$async");
		}
		_addDefaultMetaSchema() {
			const { $data, meta, schemaId } = this.opts;
			let _dataRefSchema = $dataRefSchema;
			if (schemaId === "id") {
				_dataRefSchema = { ...$dataRefSchema };
				_dataRefSchema.id = _dataRefSchema.$id;
				delete _dataRefSchema.$id;
			}
			if (meta && $data) this.addMetaSchema(_dataRefSchema, _dataRefSchema[schemaId], false);
		}
		defaultMeta() {
			const { meta, schemaId } = this.opts;
			return this.opts.defaultMeta = typeof meta == "object" ? meta[schemaId] || meta : void 0;
		}
		validate(schemaKeyRef, data) {
			let v;
			if (typeof schemaKeyRef == "string") {
				v = this.getSchema(schemaKeyRef);
				if (!v) throw new Error(`no schema with key or ref "${schemaKeyRef}"`);
			} else v = this.compile(schemaKeyRef);
			const valid = v(data);
			if (!("$async" in v)) this.errors = v.errors;
			return valid;
		}
		compile(schema, _meta) {
			const sch = this._addSchema(schema, _meta);
			return sch.validate || this._compileSchemaEnv(sch);
		}
		compileAsync(schema, meta) {
			if (typeof this.opts.loadSchema != "function") throw new Error("options.loadSchema should be a function");
			const { loadSchema } = this.opts;
			return runCompileAsync.call(this, schema, meta);
			async function runCompileAsync(_schema, _meta) {
				await loadMetaSchema.call(this, _schema.$schema);
				const sch = this._addSchema(_schema, _meta);
				return sch.validate || _compileAsync.call(this, sch);
			}
			async function loadMetaSchema($ref) {
				if ($ref && !this.getSchema($ref)) await runCompileAsync.call(this, { $ref }, true);
			}
			async function _compileAsync(sch) {
				try {
					return this._compileSchemaEnv(sch);
				} catch (e) {
					if (!(e instanceof ref_error_1.default)) throw e;
					checkLoaded.call(this, e);
					await loadMissingSchema.call(this, e.missingSchema);
					return _compileAsync.call(this, sch);
				}
			}
			function checkLoaded({ missingSchema: ref, missingRef }) {
				if (this.refs[ref]) throw new Error(`AnySchema ${ref} is loaded but ${missingRef} cannot be resolved`);
			}
			async function loadMissingSchema(ref) {
				const _schema = await _loadSchema.call(this, ref);
				if (!this.refs[ref]) await loadMetaSchema.call(this, _schema.$schema);
				if (!this.refs[ref]) this.addSchema(_schema, ref, meta);
			}
			async function _loadSchema(ref) {
				const p = this._loading[ref];
				if (p) return p;
				try {
					return await (this._loading[ref] = loadSchema(ref));
				} finally {
					delete this._loading[ref];
				}
			}
		}
		addSchema(schema, key, _meta, _validateSchema = this.opts.validateSchema) {
			if (Array.isArray(schema)) {
				for (const sch of schema) this.addSchema(sch, void 0, _meta, _validateSchema);
				return this;
			}
			let id;
			if (typeof schema === "object") {
				const { schemaId } = this.opts;
				id = schema[schemaId];
				if (id !== void 0 && typeof id != "string") throw new Error(`schema ${schemaId} must be string`);
			}
			key = (0, resolve_1.normalizeId)(key || id);
			this._checkUnique(key);
			this.schemas[key] = this._addSchema(schema, _meta, key, _validateSchema, true);
			return this;
		}
		addMetaSchema(schema, key, _validateSchema = this.opts.validateSchema) {
			this.addSchema(schema, key, true, _validateSchema);
			return this;
		}
		validateSchema(schema, throwOrLogError) {
			if (typeof schema == "boolean") return true;
			let $schema;
			$schema = schema.$schema;
			if ($schema !== void 0 && typeof $schema != "string") throw new Error("$schema must be a string");
			$schema = $schema || this.opts.defaultMeta || this.defaultMeta();
			if (!$schema) {
				this.logger.warn("meta-schema not available");
				this.errors = null;
				return true;
			}
			const valid = this.validate($schema, schema);
			if (!valid && throwOrLogError) {
				const message = "schema is invalid: " + this.errorsText();
				if (this.opts.validateSchema === "log") this.logger.error(message);
				else throw new Error(message);
			}
			return valid;
		}
		getSchema(keyRef) {
			let sch;
			while (typeof (sch = getSchEnv.call(this, keyRef)) == "string") keyRef = sch;
			if (sch === void 0) {
				const { schemaId } = this.opts;
				const root = new compile_1.SchemaEnv({
					schema: {},
					schemaId
				});
				sch = compile_1.resolveSchema.call(this, root, keyRef);
				if (!sch) return;
				this.refs[keyRef] = sch;
			}
			return sch.validate || this._compileSchemaEnv(sch);
		}
		removeSchema(schemaKeyRef) {
			if (schemaKeyRef instanceof RegExp) {
				this._removeAllSchemas(this.schemas, schemaKeyRef);
				this._removeAllSchemas(this.refs, schemaKeyRef);
				return this;
			}
			switch (typeof schemaKeyRef) {
				case "undefined":
					this._removeAllSchemas(this.schemas);
					this._removeAllSchemas(this.refs);
					this._cache.clear();
					return this;
				case "string": {
					const sch = getSchEnv.call(this, schemaKeyRef);
					if (typeof sch == "object") this._cache.delete(sch.schema);
					delete this.schemas[schemaKeyRef];
					delete this.refs[schemaKeyRef];
					return this;
				}
				case "object": {
					const cacheKey = schemaKeyRef;
					this._cache.delete(cacheKey);
					let id = schemaKeyRef[this.opts.schemaId];
					if (id) {
						id = (0, resolve_1.normalizeId)(id);
						delete this.schemas[id];
						delete this.refs[id];
					}
					return this;
				}
				default: throw new Error("ajv.removeSchema: invalid parameter");
			}
		}
		addVocabulary(definitions) {
			for (const def of definitions) this.addKeyword(def);
			return this;
		}
		addKeyword(kwdOrDef, def) {
			let keyword;
			if (typeof kwdOrDef == "string") {
				keyword = kwdOrDef;
				if (typeof def == "object") {
					this.logger.warn("these parameters are deprecated, see docs for addKeyword");
					def.keyword = keyword;
				}
			} else if (typeof kwdOrDef == "object" && def === void 0) {
				def = kwdOrDef;
				keyword = def.keyword;
				if (Array.isArray(keyword) && !keyword.length) throw new Error("addKeywords: keyword must be string or non-empty array");
			} else throw new Error("invalid addKeywords parameters");
			checkKeyword.call(this, keyword, def);
			if (!def) {
				(0, util_1.eachItem)(keyword, (kwd) => addRule.call(this, kwd));
				return this;
			}
			keywordMetaschema.call(this, def);
			const definition = {
				...def,
				type: (0, dataType_1.getJSONTypes)(def.type),
				schemaType: (0, dataType_1.getJSONTypes)(def.schemaType)
			};
			(0, util_1.eachItem)(keyword, definition.type.length === 0 ? (k) => addRule.call(this, k, definition) : (k) => definition.type.forEach((t) => addRule.call(this, k, definition, t)));
			return this;
		}
		getKeyword(keyword) {
			const rule = this.RULES.all[keyword];
			return typeof rule == "object" ? rule.definition : !!rule;
		}
		removeKeyword(keyword) {
			const { RULES } = this;
			delete RULES.keywords[keyword];
			delete RULES.all[keyword];
			for (const group of RULES.rules) {
				const i = group.rules.findIndex((rule) => rule.keyword === keyword);
				if (i >= 0) group.rules.splice(i, 1);
			}
			return this;
		}
		addFormat(name, format) {
			if (typeof format == "string") format = new RegExp(format);
			this.formats[name] = format;
			return this;
		}
		errorsText(errors = this.errors, { separator = ", ", dataVar = "data" } = {}) {
			if (!errors || errors.length === 0) return "No errors";
			return errors.map((e) => `${dataVar}${e.instancePath} ${e.message}`).reduce((text, msg) => text + separator + msg);
		}
		$dataMetaSchema(metaSchema, keywordsJsonPointers) {
			const rules = this.RULES.all;
			metaSchema = JSON.parse(JSON.stringify(metaSchema));
			for (const jsonPointer of keywordsJsonPointers) {
				const segments = jsonPointer.split("/").slice(1);
				let keywords = metaSchema;
				for (const seg of segments) keywords = keywords[seg];
				for (const key in rules) {
					const rule = rules[key];
					if (typeof rule != "object") continue;
					const { $data } = rule.definition;
					const schema = keywords[key];
					if ($data && schema) keywords[key] = schemaOrData(schema);
				}
			}
			return metaSchema;
		}
		_removeAllSchemas(schemas, regex) {
			for (const keyRef in schemas) {
				const sch = schemas[keyRef];
				if (!regex || regex.test(keyRef)) {
					if (typeof sch == "string") delete schemas[keyRef];
					else if (sch && !sch.meta) {
						this._cache.delete(sch.schema);
						delete schemas[keyRef];
					}
				}
			}
		}
		_addSchema(schema, meta, baseId, validateSchema = this.opts.validateSchema, addSchema = this.opts.addUsedSchema) {
			let id;
			const { schemaId } = this.opts;
			if (typeof schema == "object") id = schema[schemaId];
			else if (this.opts.jtd) throw new Error("schema must be object");
			else if (typeof schema != "boolean") throw new Error("schema must be object or boolean");
			let sch = this._cache.get(schema);
			if (sch !== void 0) return sch;
			baseId = (0, resolve_1.normalizeId)(id || baseId);
			const localRefs = resolve_1.getSchemaRefs.call(this, schema, baseId);
			sch = new compile_1.SchemaEnv({
				schema,
				schemaId,
				meta,
				baseId,
				localRefs
			});
			this._cache.set(sch.schema, sch);
			if (addSchema && !baseId.startsWith("#")) {
				if (baseId) this._checkUnique(baseId);
				this.refs[baseId] = sch;
			}
			if (validateSchema) this.validateSchema(schema, true);
			return sch;
		}
		_checkUnique(id) {
			if (this.schemas[id] || this.refs[id]) throw new Error(`schema with key or id "${id}" already exists`);
		}
		_compileSchemaEnv(sch) {
			if (sch.meta) this._compileMetaSchema(sch);
			else compile_1.compileSchema.call(this, sch);
			/* istanbul ignore if */
			if (!sch.validate) throw new Error("ajv implementation error");
			return sch.validate;
		}
		_compileMetaSchema(sch) {
			const currentOpts = this.opts;
			this.opts = this._metaOpts;
			try {
				compile_1.compileSchema.call(this, sch);
			} finally {
				this.opts = currentOpts;
			}
		}
	};
	Ajv.ValidationError = validation_error_1.default;
	Ajv.MissingRefError = ref_error_1.default;
	exports.default = Ajv;
	function checkOptions(checkOpts, options, msg, log = "error") {
		for (const key in checkOpts) {
			const opt = key;
			if (opt in options) this.logger[log](`${msg}: option ${key}. ${checkOpts[opt]}`);
		}
	}
	function getSchEnv(keyRef) {
		keyRef = (0, resolve_1.normalizeId)(keyRef);
		return this.schemas[keyRef] || this.refs[keyRef];
	}
	function addInitialSchemas() {
		const optsSchemas = this.opts.schemas;
		if (!optsSchemas) return;
		if (Array.isArray(optsSchemas)) this.addSchema(optsSchemas);
		else for (const key in optsSchemas) this.addSchema(optsSchemas[key], key);
	}
	function addInitialFormats() {
		for (const name in this.opts.formats) {
			const format = this.opts.formats[name];
			if (format) this.addFormat(name, format);
		}
	}
	function addInitialKeywords(defs) {
		if (Array.isArray(defs)) {
			this.addVocabulary(defs);
			return;
		}
		this.logger.warn("keywords option as map is deprecated, pass array");
		for (const keyword in defs) {
			const def = defs[keyword];
			if (!def.keyword) def.keyword = keyword;
			this.addKeyword(def);
		}
	}
	function getMetaSchemaOptions() {
		const metaOpts = { ...this.opts };
		for (const opt of META_IGNORE_OPTIONS) delete metaOpts[opt];
		return metaOpts;
	}
	const noLogs = {
		log() {},
		warn() {},
		error() {}
	};
	function getLogger(logger) {
		if (logger === false) return noLogs;
		if (logger === void 0) return console;
		if (logger.log && logger.warn && logger.error) return logger;
		throw new Error("logger must implement log, warn and error methods");
	}
	const KEYWORD_NAME = /^[a-z_$][a-z0-9_$:-]*$/i;
	function checkKeyword(keyword, def) {
		const { RULES } = this;
		(0, util_1.eachItem)(keyword, (kwd) => {
			if (RULES.keywords[kwd]) throw new Error(`Keyword ${kwd} is already defined`);
			if (!KEYWORD_NAME.test(kwd)) throw new Error(`Keyword ${kwd} has invalid name`);
		});
		if (!def) return;
		if (def.$data && !("code" in def || "validate" in def)) throw new Error("$data keyword must have \"code\" or \"validate\" function");
	}
	function addRule(keyword, definition, dataType) {
		var _a;
		const post = definition === null || definition === void 0 ? void 0 : definition.post;
		if (dataType && post) throw new Error("keyword with \"post\" flag cannot have \"type\"");
		const { RULES } = this;
		let ruleGroup = post ? RULES.post : RULES.rules.find(({ type: t }) => t === dataType);
		if (!ruleGroup) {
			ruleGroup = {
				type: dataType,
				rules: []
			};
			RULES.rules.push(ruleGroup);
		}
		RULES.keywords[keyword] = true;
		if (!definition) return;
		const rule = {
			keyword,
			definition: {
				...definition,
				type: (0, dataType_1.getJSONTypes)(definition.type),
				schemaType: (0, dataType_1.getJSONTypes)(definition.schemaType)
			}
		};
		if (definition.before) addBeforeRule.call(this, ruleGroup, rule, definition.before);
		else ruleGroup.rules.push(rule);
		RULES.all[keyword] = rule;
		(_a = definition.implements) === null || _a === void 0 || _a.forEach((kwd) => this.addKeyword(kwd));
	}
	function addBeforeRule(ruleGroup, rule, before) {
		const i = ruleGroup.rules.findIndex((_rule) => _rule.keyword === before);
		if (i >= 0) ruleGroup.rules.splice(i, 0, rule);
		else {
			ruleGroup.rules.push(rule);
			this.logger.warn(`rule ${before} is not defined`);
		}
	}
	function keywordMetaschema(def) {
		let { metaSchema } = def;
		if (metaSchema === void 0) return;
		if (def.$data && this.opts.$data) metaSchema = schemaOrData(metaSchema);
		def.validateSchema = this.compile(metaSchema, true);
	}
	const $dataRef = { $ref: "https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#" };
	function schemaOrData(schema) {
		return { anyOf: [schema, $dataRef] };
	}
}));
// node_modules/ajv/dist/vocabularies/core/id.js
var require_id = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.default = {
		keyword: "id",
		code() {
			throw new Error("NOT SUPPORTED: keyword \"id\", use \"$id\" for schema ID");
		}
	};
}));
// node_modules/ajv/dist/vocabularies/core/ref.js
var require_ref = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.callRef = exports.getValidate = void 0;
	const ref_error_1 = require_ref_error();
	const code_1 = require_code();
	const codegen_1 = require_codegen();
	const names_1 = require_names();
	const compile_1 = require_compile();
	const util_1 = require_util();
	const def = {
		keyword: "$ref",
		schemaType: "string",
		code(cxt) {
			const { gen, schema: $ref, it } = cxt;
			const { baseId, schemaEnv: env, validateName, opts, self } = it;
			const { root } = env;
			if (($ref === "#" || $ref === "#/") && baseId === root.baseId) return callRootRef();
			const schOrEnv = compile_1.resolveRef.call(self, root, baseId, $ref);
			if (schOrEnv === void 0) throw new ref_error_1.default(it.opts.uriResolver, baseId, $ref);
			if (schOrEnv instanceof compile_1.SchemaEnv) return callValidate(schOrEnv);
			return inlineRefSchema(schOrEnv);
			function callRootRef() {
				if (env === root) return callRef(cxt, validateName, env, env.$async);
				const rootName = gen.scopeValue("root", { ref: root });
				return callRef(cxt, (0, codegen_1._)`${rootName}.validate`, root, root.$async);
			}
			function callValidate(sch) {
				callRef(cxt, getValidate(cxt, sch), sch, sch.$async);
			}
			function inlineRefSchema(sch) {
				const schName = gen.scopeValue("schema", opts.code.source === true ? {
					ref: sch,
					code: (0, codegen_1.stringify)(sch)
				} : { ref: sch });
				const valid = gen.name("valid");
				const schCxt = cxt.subschema({
					schema: sch,
					dataTypes: [],
					schemaPath: codegen_1.nil,
					topSchemaRef: schName,
					errSchemaPath: $ref
				}, valid);
				cxt.mergeEvaluated(schCxt);
				cxt.ok(valid);
			}
		}
	};
	function getValidate(cxt, sch) {
		const { gen } = cxt;
		return sch.validate ? gen.scopeValue("validate", { ref: sch.validate }) : (0, codegen_1._)`${gen.scopeValue("wrapper", { ref: sch })}.validate`;
	}
	exports.getValidate = getValidate;
	function callRef(cxt, v, sch, $async) {
		const { gen, it } = cxt;
		const { allErrors, schemaEnv: env, opts } = it;
		const passCxt = opts.passContext ? names_1.default.this : codegen_1.nil;
		if ($async) callAsyncRef();
		else callSyncRef();
		function callAsyncRef() {
			if (!env.$async) throw new Error("async schema referenced by sync schema");
			const valid = gen.let("valid");
			gen.try(() => {
				gen.code((0, codegen_1._)`await ${(0, code_1.callValidateCode)(cxt, v, passCxt)}`);
				addEvaluatedFrom(v);
				if (!allErrors) gen.assign(valid, true);
			}, (e) => {
				gen.if((0, codegen_1._)`!(${e} instanceof ${it.ValidationError})`, () => gen.throw(e));
				addErrorsFrom(e);
				if (!allErrors) gen.assign(valid, false);
			});
			cxt.ok(valid);
		}
		function callSyncRef() {
			cxt.result((0, code_1.callValidateCode)(cxt, v, passCxt), () => addEvaluatedFrom(v), () => addErrorsFrom(v));
		}
		function addErrorsFrom(source) {
			const errs = (0, codegen_1._)`${source}.errors`;
			gen.assign(names_1.default.vErrors, (0, codegen_1._)`${names_1.default.vErrors} === null ? ${errs} : ${names_1.default.vErrors}.concat(${errs})`);
			gen.assign(names_1.default.errors, (0, codegen_1._)`${names_1.default.vErrors}.length`);
		}
		function addEvaluatedFrom(source) {
			var _a;
			if (!it.opts.unevaluated) return;
			const schEvaluated = (_a = sch === null || sch === void 0 ? void 0 : sch.validate) === null || _a === void 0 ? void 0 : _a.evaluated;
			if (it.props !== true) {
				if (schEvaluated && !schEvaluated.dynamicProps) {
					if (schEvaluated.props !== void 0) it.props = util_1.mergeEvaluated.props(gen, schEvaluated.props, it.props);
				} else {
					const props = gen.var("props", (0, codegen_1._)`${source}.evaluated.props`);
					it.props = util_1.mergeEvaluated.props(gen, props, it.props, codegen_1.Name);
				}
			}
			if (it.items !== true) {
				if (schEvaluated && !schEvaluated.dynamicItems) {
					if (schEvaluated.items !== void 0) it.items = util_1.mergeEvaluated.items(gen, schEvaluated.items, it.items);
				} else {
					const items = gen.var("items", (0, codegen_1._)`${source}.evaluated.items`);
					it.items = util_1.mergeEvaluated.items(gen, items, it.items, codegen_1.Name);
				}
			}
		}
	}
	exports.callRef = callRef;
	exports.default = def;
}));
// node_modules/ajv/dist/vocabularies/core/index.js
var require_core$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const id_1 = require_id();
	const ref_1 = require_ref();
	exports.default = [
		"$schema",
		"$id",
		"$defs",
		"$vocabulary",
		{ keyword: "$comment" },
		"definitions",
		id_1.default,
		ref_1.default
	];
}));
// node_modules/ajv/dist/vocabularies/validation/limitNumber.js
var require_limitNumber = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	const ops = codegen_1.operators;
	const KWDs = {
		maximum: {
			okStr: "<=",
			ok: ops.LTE,
			fail: ops.GT
		},
		minimum: {
			okStr: ">=",
			ok: ops.GTE,
			fail: ops.LT
		},
		exclusiveMaximum: {
			okStr: "<",
			ok: ops.LT,
			fail: ops.GTE
		},
		exclusiveMinimum: {
			okStr: ">",
			ok: ops.GT,
			fail: ops.LTE
		}
	};
	exports.default = {
		keyword: Object.keys(KWDs),
		type: "number",
		schemaType: "number",
		$data: true,
		error: {
			message: ({ keyword, schemaCode }) => (0, codegen_1.str)`must be ${KWDs[keyword].okStr} ${schemaCode}`,
			params: ({ keyword, schemaCode }) => (0, codegen_1._)`{comparison: ${KWDs[keyword].okStr}, limit: ${schemaCode}}`
		},
		code(cxt) {
			const { keyword, data, schemaCode } = cxt;
			cxt.fail$data((0, codegen_1._)`${data} ${KWDs[keyword].fail} ${schemaCode} || isNaN(${data})`);
		}
	};
}));
// node_modules/ajv/dist/vocabularies/validation/multipleOf.js
var require_multipleOf = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	exports.default = {
		keyword: "multipleOf",
		type: "number",
		schemaType: "number",
		$data: true,
		error: {
			message: ({ schemaCode }) => (0, codegen_1.str)`must be multiple of ${schemaCode}`,
			params: ({ schemaCode }) => (0, codegen_1._)`{multipleOf: ${schemaCode}}`
		},
		code(cxt) {
			const { gen, data, schemaCode, it } = cxt;
			const prec = it.opts.multipleOfPrecision;
			const res = gen.let("res");
			const invalid = prec ? (0, codegen_1._)`Math.abs(Math.round(${res}) - ${res}) > 1e-${prec}` : (0, codegen_1._)`${res} !== parseInt(${res})`;
			cxt.fail$data((0, codegen_1._)`(${schemaCode} === 0 || (${res} = ${data}/${schemaCode}, ${invalid}))`);
		}
	};
}));
// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
// node_modules/ajv/dist/vocabularies/validation/limitLength.js
var require_limitLength = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const ucs2length_1 = require_ucs2length();
	exports.default = {
		keyword: ["maxLength", "minLength"],
		type: "string",
		schemaType: "number",
		$data: true,
		error: {
			message({ keyword, schemaCode }) {
				const comp = keyword === "maxLength" ? "more" : "fewer";
				return (0, codegen_1.str)`must NOT have ${comp} than ${schemaCode} characters`;
			},
			params: ({ schemaCode }) => (0, codegen_1._)`{limit: ${schemaCode}}`
		},
		code(cxt) {
			const { keyword, data, schemaCode, it } = cxt;
			const op = keyword === "maxLength" ? codegen_1.operators.GT : codegen_1.operators.LT;
			const len = it.opts.unicode === false ? (0, codegen_1._)`${data}.length` : (0, codegen_1._)`${(0, util_1.useFunc)(cxt.gen, ucs2length_1.default)}(${data})`;
			cxt.fail$data((0, codegen_1._)`${len} ${op} ${schemaCode}`);
		}
	};
}));
// node_modules/ajv/dist/vocabularies/validation/pattern.js
var require_pattern = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const code_1 = require_code();
	const util_1 = require_util();
	const codegen_1 = require_codegen();
	exports.default = {
		keyword: "pattern",
		type: "string",
		schemaType: "string",
		$data: true,
		error: {
			message: ({ schemaCode }) => (0, codegen_1.str)`must match pattern "${schemaCode}"`,
			params: ({ schemaCode }) => (0, codegen_1._)`{pattern: ${schemaCode}}`
		},
		code(cxt) {
			const { gen, data, $data, schema, schemaCode, it } = cxt;
			const u = it.opts.unicodeRegExp ? "u" : "";
			if ($data) {
				const { regExp } = it.opts.code;
				const regExpCode = regExp.code === "new RegExp" ? (0, codegen_1._)`new RegExp` : (0, util_1.useFunc)(gen, regExp);
				const valid = gen.let("valid");
				gen.try(() => gen.assign(valid, (0, codegen_1._)`${regExpCode}(${schemaCode}, ${u}).test(${data})`), () => gen.assign(valid, false));
				cxt.fail$data((0, codegen_1._)`!${valid}`);
			} else {
				const regExp = (0, code_1.usePattern)(cxt, schema);
				cxt.fail$data((0, codegen_1._)`!${regExp}.test(${data})`);
			}
		}
	};
}));
// node_modules/ajv/dist/vocabularies/validation/limitProperties.js
var require_limitProperties = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	exports.default = {
		keyword: ["maxProperties", "minProperties"],
		type: "object",
		schemaType: "number",
		$data: true,
		error: {
			message({ keyword, schemaCode }) {
				const comp = keyword === "maxProperties" ? "more" : "fewer";
				return (0, codegen_1.str)`must NOT have ${comp} than ${schemaCode} properties`;
			},
			params: ({ schemaCode }) => (0, codegen_1._)`{limit: ${schemaCode}}`
		},
		code(cxt) {
			const { keyword, data, schemaCode } = cxt;
			const op = keyword === "maxProperties" ? codegen_1.operators.GT : codegen_1.operators.LT;
			cxt.fail$data((0, codegen_1._)`Object.keys(${data}).length ${op} ${schemaCode}`);
		}
	};
}));
// node_modules/ajv/dist/vocabularies/validation/required.js
var require_required = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const code_1 = require_code();
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	exports.default = {
		keyword: "required",
		type: "object",
		schemaType: "array",
		$data: true,
		error: {
			message: ({ params: { missingProperty } }) => (0, codegen_1.str)`must have required property '${missingProperty}'`,
			params: ({ params: { missingProperty } }) => (0, codegen_1._)`{missingProperty: ${missingProperty}}`
		},
		code(cxt) {
			const { gen, schema, schemaCode, data, $data, it } = cxt;
			const { opts } = it;
			if (!$data && schema.length === 0) return;
			const useLoop = schema.length >= opts.loopRequired;
			if (it.allErrors) allErrorsMode();
			else exitOnErrorMode();
			if (opts.strictRequired) {
				const props = cxt.parentSchema.properties;
				const { definedProperties } = cxt.it;
				for (const requiredKey of schema) if ((props === null || props === void 0 ? void 0 : props[requiredKey]) === void 0 && !definedProperties.has(requiredKey)) {
					const msg = `required property "${requiredKey}" is not defined at "${it.schemaEnv.baseId + it.errSchemaPath}" (strictRequired)`;
					(0, util_1.checkStrictMode)(it, msg, it.opts.strictRequired);
				}
			}
			function allErrorsMode() {
				if (useLoop || $data) cxt.block$data(codegen_1.nil, loopAllRequired);
				else for (const prop of schema) (0, code_1.checkReportMissingProp)(cxt, prop);
			}
			function exitOnErrorMode() {
				const missing = gen.let("missing");
				if (useLoop || $data) {
					const valid = gen.let("valid", true);
					cxt.block$data(valid, () => loopUntilMissing(missing, valid));
					cxt.ok(valid);
				} else {
					gen.if((0, code_1.checkMissingProp)(cxt, schema, missing));
					(0, code_1.reportMissingProp)(cxt, missing);
					gen.else();
				}
			}
			function loopAllRequired() {
				gen.forOf("prop", schemaCode, (prop) => {
					cxt.setParams({ missingProperty: prop });
					gen.if((0, code_1.noPropertyInData)(gen, data, prop, opts.ownProperties), () => cxt.error());
				});
			}
			function loopUntilMissing(missing, valid) {
				cxt.setParams({ missingProperty: missing });
				gen.forOf(missing, schemaCode, () => {
					gen.assign(valid, (0, code_1.propertyInData)(gen, data, missing, opts.ownProperties));
					gen.if((0, codegen_1.not)(valid), () => {
						cxt.error();
						gen.break();
					});
				}, codegen_1.nil);
			}
		}
	};
}));
// node_modules/ajv/dist/vocabularies/validation/limitItems.js
var require_limitItems = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	exports.default = {
		keyword: ["maxItems", "minItems"],
		type: "array",
		schemaType: "number",
		$data: true,
		error: {
			message({ keyword, schemaCode }) {
				const comp = keyword === "maxItems" ? "more" : "fewer";
				return (0, codegen_1.str)`must NOT have ${comp} than ${schemaCode} items`;
			},
			params: ({ schemaCode }) => (0, codegen_1._)`{limit: ${schemaCode}}`
		},
		code(cxt) {
			const { keyword, data, schemaCode } = cxt;
			const op = keyword === "maxItems" ? codegen_1.operators.GT : codegen_1.operators.LT;
			cxt.fail$data((0, codegen_1._)`${data}.length ${op} ${schemaCode}`);
		}
	};
}));
// node_modules/ajv/dist/runtime/equal.js
var require_equal = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const equal = require_fast_deep_equal();
	equal.code = "require(\"ajv/dist/runtime/equal\").default";
	exports.default = equal;
}));
// node_modules/ajv/dist/vocabularies/validation/uniqueItems.js
var require_uniqueItems = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const dataType_1 = require_dataType();
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const equal_1 = require_equal();
	exports.default = {
		keyword: "uniqueItems",
		type: "array",
		schemaType: "boolean",
		$data: true,
		error: {
			message: ({ params: { i, j } }) => (0, codegen_1.str)`must NOT have duplicate items (items ## ${j} and ${i} are identical)`,
			params: ({ params: { i, j } }) => (0, codegen_1._)`{i: ${i}, j: ${j}}`
		},
		code(cxt) {
			const { gen, data, $data, schema, parentSchema, schemaCode, it } = cxt;
			if (!$data && !schema) return;
			const valid = gen.let("valid");
			const itemTypes = parentSchema.items ? (0, dataType_1.getSchemaTypes)(parentSchema.items) : [];
			cxt.block$data(valid, validateUniqueItems, (0, codegen_1._)`${schemaCode} === false`);
			cxt.ok(valid);
			function validateUniqueItems() {
				const i = gen.let("i", (0, codegen_1._)`${data}.length`);
				const j = gen.let("j");
				cxt.setParams({
					i,
					j
				});
				gen.assign(valid, true);
				gen.if((0, codegen_1._)`${i} > 1`, () => (canOptimize() ? loopN : loopN2)(i, j));
			}
			function canOptimize() {
				return itemTypes.length > 0 && !itemTypes.some((t) => t === "object" || t === "array");
			}
			function loopN(i, j) {
				const item = gen.name("item");
				const wrongType = (0, dataType_1.checkDataTypes)(itemTypes, item, it.opts.strictNumbers, dataType_1.DataType.Wrong);
				const indices = gen.const("indices", (0, codegen_1._)`{}`);
				gen.for((0, codegen_1._)`;${i}--;`, () => {
					gen.let(item, (0, codegen_1._)`${data}[${i}]`);
					gen.if(wrongType, (0, codegen_1._)`continue`);
					if (itemTypes.length > 1) gen.if((0, codegen_1._)`typeof ${item} == "string"`, (0, codegen_1._)`${item} += "_"`);
					gen.if((0, codegen_1._)`typeof ${indices}[${item}] == "number"`, () => {
						gen.assign(j, (0, codegen_1._)`${indices}[${item}]`);
						cxt.error();
						gen.assign(valid, false).break();
					}).code((0, codegen_1._)`${indices}[${item}] = ${i}`);
				});
			}
			function loopN2(i, j) {
				const eql = (0, util_1.useFunc)(gen, equal_1.default);
				const outer = gen.name("outer");
				gen.label(outer).for((0, codegen_1._)`;${i}--;`, () => gen.for((0, codegen_1._)`${j} = ${i}; ${j}--;`, () => gen.if((0, codegen_1._)`${eql}(${data}[${i}], ${data}[${j}])`, () => {
					cxt.error();
					gen.assign(valid, false).break(outer);
				})));
			}
		}
	};
}));
// node_modules/ajv/dist/vocabularies/validation/const.js
var require_const = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const equal_1 = require_equal();
	exports.default = {
		keyword: "const",
		$data: true,
		error: {
			message: "must be equal to constant",
			params: ({ schemaCode }) => (0, codegen_1._)`{allowedValue: ${schemaCode}}`
		},
		code(cxt) {
			const { gen, data, $data, schemaCode, schema } = cxt;
			if ($data || schema && typeof schema == "object") cxt.fail$data((0, codegen_1._)`!${(0, util_1.useFunc)(gen, equal_1.default)}(${data}, ${schemaCode})`);
			else cxt.fail((0, codegen_1._)`${schema} !== ${data}`);
		}
	};
}));
// node_modules/ajv/dist/vocabularies/validation/enum.js
var require_enum = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const equal_1 = require_equal();
	exports.default = {
		keyword: "enum",
		schemaType: "array",
		$data: true,
		error: {
			message: "must be equal to one of the allowed values",
			params: ({ schemaCode }) => (0, codegen_1._)`{allowedValues: ${schemaCode}}`
		},
		code(cxt) {
			const { gen, data, $data, schema, schemaCode, it } = cxt;
			if (!$data && schema.length === 0) throw new Error("enum must have non-empty array");
			const useLoop = schema.length >= it.opts.loopEnum;
			let eql;
			const getEql = () => eql !== null && eql !== void 0 ? eql : eql = (0, util_1.useFunc)(gen, equal_1.default);
			let valid;
			if (useLoop || $data) {
				valid = gen.let("valid");
				cxt.block$data(valid, loopEnum);
			} else {
				/* istanbul ignore if */
				if (!Array.isArray(schema)) throw new Error("ajv implementation error");
				const vSchema = gen.const("vSchema", schemaCode);
				valid = (0, codegen_1.or)(...schema.map((_x, i) => equalCode(vSchema, i)));
			}
			cxt.pass(valid);
			function loopEnum() {
				gen.assign(valid, false);
				gen.forOf("v", schemaCode, (v) => gen.if((0, codegen_1._)`${getEql()}(${data}, ${v})`, () => gen.assign(valid, true).break()));
			}
			function equalCode(vSchema, i) {
				const sch = schema[i];
				return typeof sch === "object" && sch !== null ? (0, codegen_1._)`${getEql()}(${data}, ${vSchema}[${i}])` : (0, codegen_1._)`${data} === ${sch}`;
			}
		}
	};
}));
// node_modules/ajv/dist/vocabularies/validation/index.js
var require_validation$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const limitNumber_1 = require_limitNumber();
	const multipleOf_1 = require_multipleOf();
	const limitLength_1 = require_limitLength();
	const pattern_1 = require_pattern();
	const limitProperties_1 = require_limitProperties();
	const required_1 = require_required();
	const limitItems_1 = require_limitItems();
	const uniqueItems_1 = require_uniqueItems();
	const const_1 = require_const();
	const enum_1 = require_enum();
	exports.default = [
		limitNumber_1.default,
		multipleOf_1.default,
		limitLength_1.default,
		pattern_1.default,
		limitProperties_1.default,
		required_1.default,
		limitItems_1.default,
		uniqueItems_1.default,
		{
			keyword: "type",
			schemaType: ["string", "array"]
		},
		{
			keyword: "nullable",
			schemaType: "boolean"
		},
		const_1.default,
		enum_1.default
	];
}));
// node_modules/ajv/dist/vocabularies/applicator/additionalItems.js
var require_additionalItems = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.validateAdditionalItems = void 0;
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const def = {
		keyword: "additionalItems",
		type: "array",
		schemaType: ["boolean", "object"],
		before: "uniqueItems",
		error: {
			message: ({ params: { len } }) => (0, codegen_1.str)`must NOT have more than ${len} items`,
			params: ({ params: { len } }) => (0, codegen_1._)`{limit: ${len}}`
		},
		code(cxt) {
			const { parentSchema, it } = cxt;
			const { items } = parentSchema;
			if (!Array.isArray(items)) {
				(0, util_1.checkStrictMode)(it, "\"additionalItems\" is ignored when \"items\" is not an array of schemas");
				return;
			}
			validateAdditionalItems(cxt, items);
		}
	};
	function validateAdditionalItems(cxt, items) {
		const { gen, schema, data, keyword, it } = cxt;
		it.items = true;
		const len = gen.const("len", (0, codegen_1._)`${data}.length`);
		if (schema === false) {
			cxt.setParams({ len: items.length });
			cxt.pass((0, codegen_1._)`${len} <= ${items.length}`);
		} else if (typeof schema == "object" && !(0, util_1.alwaysValidSchema)(it, schema)) {
			const valid = gen.var("valid", (0, codegen_1._)`${len} <= ${items.length}`);
			gen.if((0, codegen_1.not)(valid), () => validateItems(valid));
			cxt.ok(valid);
		}
		function validateItems(valid) {
			gen.forRange("i", items.length, len, (i) => {
				cxt.subschema({
					keyword,
					dataProp: i,
					dataPropType: util_1.Type.Num
				}, valid);
				if (!it.allErrors) gen.if((0, codegen_1.not)(valid), () => gen.break());
			});
		}
	}
	exports.validateAdditionalItems = validateAdditionalItems;
	exports.default = def;
}));
// node_modules/ajv/dist/vocabularies/applicator/items.js
var require_items = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.validateTuple = void 0;
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const code_1 = require_code();
	const def = {
		keyword: "items",
		type: "array",
		schemaType: [
			"object",
			"array",
			"boolean"
		],
		before: "uniqueItems",
		code(cxt) {
			const { schema, it } = cxt;
			if (Array.isArray(schema)) return validateTuple(cxt, "additionalItems", schema);
			it.items = true;
			if ((0, util_1.alwaysValidSchema)(it, schema)) return;
			cxt.ok((0, code_1.validateArray)(cxt));
		}
	};
	function validateTuple(cxt, extraItems, schArr = cxt.schema) {
		const { gen, parentSchema, data, keyword, it } = cxt;
		checkStrictTuple(parentSchema);
		if (it.opts.unevaluated && schArr.length && it.items !== true) it.items = util_1.mergeEvaluated.items(gen, schArr.length, it.items);
		const valid = gen.name("valid");
		const len = gen.const("len", (0, codegen_1._)`${data}.length`);
		schArr.forEach((sch, i) => {
			if ((0, util_1.alwaysValidSchema)(it, sch)) return;
			gen.if((0, codegen_1._)`${len} > ${i}`, () => cxt.subschema({
				keyword,
				schemaProp: i,
				dataProp: i
			}, valid));
			cxt.ok(valid);
		});
		function checkStrictTuple(sch) {
			const { opts, errSchemaPath } = it;
			const l = schArr.length;
			const fullTuple = l === sch.minItems && (l === sch.maxItems || sch[extraItems] === false);
			if (opts.strictTuples && !fullTuple) {
				const msg = `"${keyword}" is ${l}-tuple, but minItems or maxItems/${extraItems} are not specified or different at path "${errSchemaPath}"`;
				(0, util_1.checkStrictMode)(it, msg, opts.strictTuples);
			}
		}
	}
	exports.validateTuple = validateTuple;
	exports.default = def;
}));
// node_modules/ajv/dist/vocabularies/applicator/prefixItems.js
var require_prefixItems = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const items_1 = require_items();
	exports.default = {
		keyword: "prefixItems",
		type: "array",
		schemaType: ["array"],
		before: "uniqueItems",
		code: (cxt) => (0, items_1.validateTuple)(cxt, "items")
	};
}));
// node_modules/ajv/dist/vocabularies/applicator/items2020.js
var require_items2020 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const code_1 = require_code();
	const additionalItems_1 = require_additionalItems();
	exports.default = {
		keyword: "items",
		type: "array",
		schemaType: ["object", "boolean"],
		before: "uniqueItems",
		error: {
			message: ({ params: { len } }) => (0, codegen_1.str)`must NOT have more than ${len} items`,
			params: ({ params: { len } }) => (0, codegen_1._)`{limit: ${len}}`
		},
		code(cxt) {
			const { schema, parentSchema, it } = cxt;
			const { prefixItems } = parentSchema;
			it.items = true;
			if ((0, util_1.alwaysValidSchema)(it, schema)) return;
			if (prefixItems) (0, additionalItems_1.validateAdditionalItems)(cxt, prefixItems);
			else cxt.ok((0, code_1.validateArray)(cxt));
		}
	};
}));
// node_modules/ajv/dist/vocabularies/applicator/contains.js
var require_contains = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	exports.default = {
		keyword: "contains",
		type: "array",
		schemaType: ["object", "boolean"],
		before: "uniqueItems",
		trackErrors: true,
		error: {
			message: ({ params: { min, max } }) => max === void 0 ? (0, codegen_1.str)`must contain at least ${min} valid item(s)` : (0, codegen_1.str)`must contain at least ${min} and no more than ${max} valid item(s)`,
			params: ({ params: { min, max } }) => max === void 0 ? (0, codegen_1._)`{minContains: ${min}}` : (0, codegen_1._)`{minContains: ${min}, maxContains: ${max}}`
		},
		code(cxt) {
			const { gen, schema, parentSchema, data, it } = cxt;
			let min;
			let max;
			const { minContains, maxContains } = parentSchema;
			if (it.opts.next) {
				min = minContains === void 0 ? 1 : minContains;
				max = maxContains;
			} else min = 1;
			const len = gen.const("len", (0, codegen_1._)`${data}.length`);
			cxt.setParams({
				min,
				max
			});
			if (max === void 0 && min === 0) {
				(0, util_1.checkStrictMode)(it, `"minContains" == 0 without "maxContains": "contains" keyword ignored`);
				return;
			}
			if (max !== void 0 && min > max) {
				(0, util_1.checkStrictMode)(it, `"minContains" > "maxContains" is always invalid`);
				cxt.fail();
				return;
			}
			if ((0, util_1.alwaysValidSchema)(it, schema)) {
				let cond = (0, codegen_1._)`${len} >= ${min}`;
				if (max !== void 0) cond = (0, codegen_1._)`${cond} && ${len} <= ${max}`;
				cxt.pass(cond);
				return;
			}
			it.items = true;
			const valid = gen.name("valid");
			if (max === void 0 && min === 1) validateItems(valid, () => gen.if(valid, () => gen.break()));
			else if (min === 0) {
				gen.let(valid, true);
				if (max !== void 0) gen.if((0, codegen_1._)`${data}.length > 0`, validateItemsWithCount);
			} else {
				gen.let(valid, false);
				validateItemsWithCount();
			}
			cxt.result(valid, () => cxt.reset());
			function validateItemsWithCount() {
				const schValid = gen.name("_valid");
				const count = gen.let("count", 0);
				validateItems(schValid, () => gen.if(schValid, () => checkLimits(count)));
			}
			function validateItems(_valid, block) {
				gen.forRange("i", 0, len, (i) => {
					cxt.subschema({
						keyword: "contains",
						dataProp: i,
						dataPropType: util_1.Type.Num,
						compositeRule: true
					}, _valid);
					block();
				});
			}
			function checkLimits(count) {
				gen.code((0, codegen_1._)`${count}++`);
				if (max === void 0) gen.if((0, codegen_1._)`${count} >= ${min}`, () => gen.assign(valid, true).break());
				else {
					gen.if((0, codegen_1._)`${count} > ${max}`, () => gen.assign(valid, false).break());
					if (min === 1) gen.assign(valid, true);
					else gen.if((0, codegen_1._)`${count} >= ${min}`, () => gen.assign(valid, true));
				}
			}
		}
	};
}));
// node_modules/ajv/dist/vocabularies/applicator/dependencies.js
var require_dependencies = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.validateSchemaDeps = exports.validatePropertyDeps = exports.error = void 0;
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const code_1 = require_code();
	exports.error = {
		message: ({ params: { property, depsCount, deps } }) => {
			const property_ies = depsCount === 1 ? "property" : "properties";
			return (0, codegen_1.str)`must have ${property_ies} ${deps} when property ${property} is present`;
		},
		params: ({ params: { property, depsCount, deps, missingProperty } }) => (0, codegen_1._)`{property: ${property},
    missingProperty: ${missingProperty},
    depsCount: ${depsCount},
    deps: ${deps}}`
	};
	const def = {
		keyword: "dependencies",
		type: "object",
		schemaType: "object",
		error: exports.error,
		code(cxt) {
			const [propDeps, schDeps] = splitDependencies(cxt);
			validatePropertyDeps(cxt, propDeps);
			validateSchemaDeps(cxt, schDeps);
		}
	};
	function splitDependencies({ schema }) {
		const propertyDeps = {};
		const schemaDeps = {};
		for (const key in schema) {
			if (key === "__proto__") continue;
			const deps = Array.isArray(schema[key]) ? propertyDeps : schemaDeps;
			deps[key] = schema[key];
		}
		return [propertyDeps, schemaDeps];
	}
	function validatePropertyDeps(cxt, propertyDeps = cxt.schema) {
		const { gen, data, it } = cxt;
		if (Object.keys(propertyDeps).length === 0) return;
		const missing = gen.let("missing");
		for (const prop in propertyDeps) {
			const deps = propertyDeps[prop];
			if (deps.length === 0) continue;
			const hasProperty = (0, code_1.propertyInData)(gen, data, prop, it.opts.ownProperties);
			cxt.setParams({
				property: prop,
				depsCount: deps.length,
				deps: deps.join(", ")
			});
			if (it.allErrors) gen.if(hasProperty, () => {
				for (const depProp of deps) (0, code_1.checkReportMissingProp)(cxt, depProp);
			});
			else {
				gen.if((0, codegen_1._)`${hasProperty} && (${(0, code_1.checkMissingProp)(cxt, deps, missing)})`);
				(0, code_1.reportMissingProp)(cxt, missing);
				gen.else();
			}
		}
	}
	exports.validatePropertyDeps = validatePropertyDeps;
	function validateSchemaDeps(cxt, schemaDeps = cxt.schema) {
		const { gen, data, keyword, it } = cxt;
		const valid = gen.name("valid");
		for (const prop in schemaDeps) {
			if ((0, util_1.alwaysValidSchema)(it, schemaDeps[prop])) continue;
			gen.if((0, code_1.propertyInData)(gen, data, prop, it.opts.ownProperties), () => {
				const schCxt = cxt.subschema({
					keyword,
					schemaProp: prop
				}, valid);
				cxt.mergeValidEvaluated(schCxt, valid);
			}, () => gen.var(valid, true));
			cxt.ok(valid);
		}
	}
	exports.validateSchemaDeps = validateSchemaDeps;
	exports.default = def;
}));
// node_modules/ajv/dist/vocabularies/applicator/propertyNames.js
var require_propertyNames = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	exports.default = {
		keyword: "propertyNames",
		type: "object",
		schemaType: ["object", "boolean"],
		error: {
			message: "property name must be valid",
			params: ({ params }) => (0, codegen_1._)`{propertyName: ${params.propertyName}}`
		},
		code(cxt) {
			const { gen, schema, data, it } = cxt;
			if ((0, util_1.alwaysValidSchema)(it, schema)) return;
			const valid = gen.name("valid");
			gen.forIn("key", data, (key) => {
				cxt.setParams({ propertyName: key });
				cxt.subschema({
					keyword: "propertyNames",
					data: key,
					dataTypes: ["string"],
					propertyName: key,
					compositeRule: true
				}, valid);
				gen.if((0, codegen_1.not)(valid), () => {
					cxt.error(true);
					if (!it.allErrors) gen.break();
				});
			});
			cxt.ok(valid);
		}
	};
}));
// node_modules/ajv/dist/vocabularies/applicator/additionalProperties.js
var require_additionalProperties = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const code_1 = require_code();
	const codegen_1 = require_codegen();
	const names_1 = require_names();
	const util_1 = require_util();
	exports.default = {
		keyword: "additionalProperties",
		type: ["object"],
		schemaType: ["boolean", "object"],
		allowUndefined: true,
		trackErrors: true,
		error: {
			message: "must NOT have additional properties",
			params: ({ params }) => (0, codegen_1._)`{additionalProperty: ${params.additionalProperty}}`
		},
		code(cxt) {
			const { gen, schema, parentSchema, data, errsCount, it } = cxt;
			/* istanbul ignore if */
			if (!errsCount) throw new Error("ajv implementation error");
			const { allErrors, opts } = it;
			it.props = true;
			if (opts.removeAdditional !== "all" && (0, util_1.alwaysValidSchema)(it, schema)) return;
			const props = (0, code_1.allSchemaProperties)(parentSchema.properties);
			const patProps = (0, code_1.allSchemaProperties)(parentSchema.patternProperties);
			checkAdditionalProperties();
			cxt.ok((0, codegen_1._)`${errsCount} === ${names_1.default.errors}`);
			function checkAdditionalProperties() {
				gen.forIn("key", data, (key) => {
					if (!props.length && !patProps.length) additionalPropertyCode(key);
					else gen.if(isAdditional(key), () => additionalPropertyCode(key));
				});
			}
			function isAdditional(key) {
				let definedProp;
				if (props.length > 8) {
					const propsSchema = (0, util_1.schemaRefOrVal)(it, parentSchema.properties, "properties");
					definedProp = (0, code_1.isOwnProperty)(gen, propsSchema, key);
				} else if (props.length) definedProp = (0, codegen_1.or)(...props.map((p) => (0, codegen_1._)`${key} === ${p}`));
				else definedProp = codegen_1.nil;
				if (patProps.length) definedProp = (0, codegen_1.or)(definedProp, ...patProps.map((p) => (0, codegen_1._)`${(0, code_1.usePattern)(cxt, p)}.test(${key})`));
				return (0, codegen_1.not)(definedProp);
			}
			function deleteAdditional(key) {
				gen.code((0, codegen_1._)`delete ${data}[${key}]`);
			}
			function additionalPropertyCode(key) {
				if (opts.removeAdditional === "all" || opts.removeAdditional && schema === false) {
					deleteAdditional(key);
					return;
				}
				if (schema === false) {
					cxt.setParams({ additionalProperty: key });
					cxt.error();
					if (!allErrors) gen.break();
					return;
				}
				if (typeof schema == "object" && !(0, util_1.alwaysValidSchema)(it, schema)) {
					const valid = gen.name("valid");
					if (opts.removeAdditional === "failing") {
						applyAdditionalSchema(key, valid, false);
						gen.if((0, codegen_1.not)(valid), () => {
							cxt.reset();
							deleteAdditional(key);
						});
					} else {
						applyAdditionalSchema(key, valid);
						if (!allErrors) gen.if((0, codegen_1.not)(valid), () => gen.break());
					}
				}
			}
			function applyAdditionalSchema(key, valid, errors) {
				const subschema = {
					keyword: "additionalProperties",
					dataProp: key,
					dataPropType: util_1.Type.Str
				};
				if (errors === false) Object.assign(subschema, {
					compositeRule: true,
					createErrors: false,
					allErrors: false
				});
				cxt.subschema(subschema, valid);
			}
		}
	};
}));
// node_modules/ajv/dist/vocabularies/applicator/properties.js
var require_properties = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const validate_1 = require_validate();
	const code_1 = require_code();
	const util_1 = require_util();
	const additionalProperties_1 = require_additionalProperties();
	exports.default = {
		keyword: "properties",
		type: "object",
		schemaType: "object",
		code(cxt) {
			const { gen, schema, parentSchema, data, it } = cxt;
			if (it.opts.removeAdditional === "all" && parentSchema.additionalProperties === void 0) additionalProperties_1.default.code(new validate_1.KeywordCxt(it, additionalProperties_1.default, "additionalProperties"));
			const allProps = (0, code_1.allSchemaProperties)(schema);
			for (const prop of allProps) it.definedProperties.add(prop);
			if (it.opts.unevaluated && allProps.length && it.props !== true) it.props = util_1.mergeEvaluated.props(gen, (0, util_1.toHash)(allProps), it.props);
			const properties = allProps.filter((p) => !(0, util_1.alwaysValidSchema)(it, schema[p]));
			if (properties.length === 0) return;
			const valid = gen.name("valid");
			for (const prop of properties) {
				if (hasDefault(prop)) applyPropertySchema(prop);
				else {
					gen.if((0, code_1.propertyInData)(gen, data, prop, it.opts.ownProperties));
					applyPropertySchema(prop);
					if (!it.allErrors) gen.else().var(valid, true);
					gen.endIf();
				}
				cxt.it.definedProperties.add(prop);
				cxt.ok(valid);
			}
			function hasDefault(prop) {
				return it.opts.useDefaults && !it.compositeRule && schema[prop].default !== void 0;
			}
			function applyPropertySchema(prop) {
				cxt.subschema({
					keyword: "properties",
					schemaProp: prop,
					dataProp: prop
				}, valid);
			}
		}
	};
}));
// node_modules/ajv/dist/vocabularies/applicator/patternProperties.js
var require_patternProperties = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const code_1 = require_code();
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const util_2 = require_util();
	exports.default = {
		keyword: "patternProperties",
		type: "object",
		schemaType: "object",
		code(cxt) {
			const { gen, schema, data, parentSchema, it } = cxt;
			const { opts } = it;
			const patterns = (0, code_1.allSchemaProperties)(schema);
			const alwaysValidPatterns = patterns.filter((p) => (0, util_1.alwaysValidSchema)(it, schema[p]));
			if (patterns.length === 0 || alwaysValidPatterns.length === patterns.length && (!it.opts.unevaluated || it.props === true)) return;
			const checkProperties = opts.strictSchema && !opts.allowMatchingProperties && parentSchema.properties;
			const valid = gen.name("valid");
			if (it.props !== true && !(it.props instanceof codegen_1.Name)) it.props = (0, util_2.evaluatedPropsToName)(gen, it.props);
			const { props } = it;
			validatePatternProperties();
			function validatePatternProperties() {
				for (const pat of patterns) {
					if (checkProperties) checkMatchingProperties(pat);
					if (it.allErrors) validateProperties(pat);
					else {
						gen.var(valid, true);
						validateProperties(pat);
						gen.if(valid);
					}
				}
			}
			function checkMatchingProperties(pat) {
				for (const prop in checkProperties) if (new RegExp(pat).test(prop)) (0, util_1.checkStrictMode)(it, `property ${prop} matches pattern ${pat} (use allowMatchingProperties)`);
			}
			function validateProperties(pat) {
				gen.forIn("key", data, (key) => {
					gen.if((0, codegen_1._)`${(0, code_1.usePattern)(cxt, pat)}.test(${key})`, () => {
						const alwaysValid = alwaysValidPatterns.includes(pat);
						if (!alwaysValid) cxt.subschema({
							keyword: "patternProperties",
							schemaProp: pat,
							dataProp: key,
							dataPropType: util_2.Type.Str
						}, valid);
						if (it.opts.unevaluated && props !== true) gen.assign((0, codegen_1._)`${props}[${key}]`, true);
						else if (!alwaysValid && !it.allErrors) gen.if((0, codegen_1.not)(valid), () => gen.break());
					});
				});
			}
		}
	};
}));
// node_modules/ajv/dist/vocabularies/applicator/not.js
var require_not = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const util_1 = require_util();
	exports.default = {
		keyword: "not",
		schemaType: ["object", "boolean"],
		trackErrors: true,
		code(cxt) {
			const { gen, schema, it } = cxt;
			if ((0, util_1.alwaysValidSchema)(it, schema)) {
				cxt.fail();
				return;
			}
			const valid = gen.name("valid");
			cxt.subschema({
				keyword: "not",
				compositeRule: true,
				createErrors: false,
				allErrors: false
			}, valid);
			cxt.failResult(valid, () => cxt.reset(), () => cxt.error());
		},
		error: { message: "must NOT be valid" }
	};
}));
// node_modules/ajv/dist/vocabularies/applicator/anyOf.js
var require_anyOf = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.default = {
		keyword: "anyOf",
		schemaType: "array",
		trackErrors: true,
		code: require_code().validateUnion,
		error: { message: "must match a schema in anyOf" }
	};
}));
// node_modules/ajv/dist/vocabularies/applicator/oneOf.js
var require_oneOf = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	exports.default = {
		keyword: "oneOf",
		schemaType: "array",
		trackErrors: true,
		error: {
			message: "must match exactly one schema in oneOf",
			params: ({ params }) => (0, codegen_1._)`{passingSchemas: ${params.passing}}`
		},
		code(cxt) {
			const { gen, schema, parentSchema, it } = cxt;
			/* istanbul ignore if */
			if (!Array.isArray(schema)) throw new Error("ajv implementation error");
			if (it.opts.discriminator && parentSchema.discriminator) return;
			const schArr = schema;
			const valid = gen.let("valid", false);
			const passing = gen.let("passing", null);
			const schValid = gen.name("_valid");
			cxt.setParams({ passing });
			gen.block(validateOneOf);
			cxt.result(valid, () => cxt.reset(), () => cxt.error(true));
			function validateOneOf() {
				schArr.forEach((sch, i) => {
					let schCxt;
					if ((0, util_1.alwaysValidSchema)(it, sch)) gen.var(schValid, true);
					else schCxt = cxt.subschema({
						keyword: "oneOf",
						schemaProp: i,
						compositeRule: true
					}, schValid);
					if (i > 0) gen.if((0, codegen_1._)`${schValid} && ${valid}`).assign(valid, false).assign(passing, (0, codegen_1._)`[${passing}, ${i}]`).else();
					gen.if(schValid, () => {
						gen.assign(valid, true);
						gen.assign(passing, i);
						if (schCxt) cxt.mergeEvaluated(schCxt, codegen_1.Name);
					});
				});
			}
		}
	};
}));
// node_modules/ajv/dist/vocabularies/applicator/allOf.js
var require_allOf = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const util_1 = require_util();
	exports.default = {
		keyword: "allOf",
		schemaType: "array",
		code(cxt) {
			const { gen, schema, it } = cxt;
			/* istanbul ignore if */
			if (!Array.isArray(schema)) throw new Error("ajv implementation error");
			const valid = gen.name("valid");
			schema.forEach((sch, i) => {
				if ((0, util_1.alwaysValidSchema)(it, sch)) return;
				const schCxt = cxt.subschema({
					keyword: "allOf",
					schemaProp: i
				}, valid);
				cxt.ok(valid);
				cxt.mergeEvaluated(schCxt);
			});
		}
	};
}));
// node_modules/ajv/dist/vocabularies/applicator/if.js
var require_if = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const def = {
		keyword: "if",
		schemaType: ["object", "boolean"],
		trackErrors: true,
		error: {
			message: ({ params }) => (0, codegen_1.str)`must match "${params.ifClause}" schema`,
			params: ({ params }) => (0, codegen_1._)`{failingKeyword: ${params.ifClause}}`
		},
		code(cxt) {
			const { gen, parentSchema, it } = cxt;
			if (parentSchema.then === void 0 && parentSchema.else === void 0) (0, util_1.checkStrictMode)(it, "\"if\" without \"then\" and \"else\" is ignored");
			const hasThen = hasSchema(it, "then");
			const hasElse = hasSchema(it, "else");
			if (!hasThen && !hasElse) return;
			const valid = gen.let("valid", true);
			const schValid = gen.name("_valid");
			validateIf();
			cxt.reset();
			if (hasThen && hasElse) {
				const ifClause = gen.let("ifClause");
				cxt.setParams({ ifClause });
				gen.if(schValid, validateClause("then", ifClause), validateClause("else", ifClause));
			} else if (hasThen) gen.if(schValid, validateClause("then"));
			else gen.if((0, codegen_1.not)(schValid), validateClause("else"));
			cxt.pass(valid, () => cxt.error(true));
			function validateIf() {
				const schCxt = cxt.subschema({
					keyword: "if",
					compositeRule: true,
					createErrors: false,
					allErrors: false
				}, schValid);
				cxt.mergeEvaluated(schCxt);
			}
			function validateClause(keyword, ifClause) {
				return () => {
					const schCxt = cxt.subschema({ keyword }, schValid);
					gen.assign(valid, schValid);
					cxt.mergeValidEvaluated(schCxt, valid);
					if (ifClause) gen.assign(ifClause, (0, codegen_1._)`${keyword}`);
					else cxt.setParams({ ifClause: keyword });
				};
			}
		}
	};
	function hasSchema(it, keyword) {
		const schema = it.schema[keyword];
		return schema !== void 0 && !(0, util_1.alwaysValidSchema)(it, schema);
	}
	exports.default = def;
}));
// node_modules/ajv/dist/vocabularies/applicator/thenElse.js
var require_thenElse = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const util_1 = require_util();
	exports.default = {
		keyword: ["then", "else"],
		schemaType: ["object", "boolean"],
		code({ keyword, parentSchema, it }) {
			if (parentSchema.if === void 0) (0, util_1.checkStrictMode)(it, `"${keyword}" without "if" is ignored`);
		}
	};
}));
// node_modules/ajv/dist/vocabularies/applicator/index.js
var require_applicator$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const additionalItems_1 = require_additionalItems();
	const prefixItems_1 = require_prefixItems();
	const items_1 = require_items();
	const items2020_1 = require_items2020();
	const contains_1 = require_contains();
	const dependencies_1 = require_dependencies();
	const propertyNames_1 = require_propertyNames();
	const additionalProperties_1 = require_additionalProperties();
	const properties_1 = require_properties();
	const patternProperties_1 = require_patternProperties();
	const not_1 = require_not();
	const anyOf_1 = require_anyOf();
	const oneOf_1 = require_oneOf();
	const allOf_1 = require_allOf();
	const if_1 = require_if();
	const thenElse_1 = require_thenElse();
	function getApplicator(draft2020 = false) {
		const applicator = [
			not_1.default,
			anyOf_1.default,
			oneOf_1.default,
			allOf_1.default,
			if_1.default,
			thenElse_1.default,
			propertyNames_1.default,
			additionalProperties_1.default,
			dependencies_1.default,
			properties_1.default,
			patternProperties_1.default
		];
		if (draft2020) applicator.push(prefixItems_1.default, items2020_1.default);
		else applicator.push(additionalItems_1.default, items_1.default);
		applicator.push(contains_1.default);
		return applicator;
	}
	exports.default = getApplicator;
}));
// node_modules/ajv/dist/vocabularies/dynamic/dynamicAnchor.js
var require_dynamicAnchor = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.dynamicAnchor = void 0;
	const codegen_1 = require_codegen();
	const names_1 = require_names();
	const compile_1 = require_compile();
	const ref_1 = require_ref();
	const def = {
		keyword: "$dynamicAnchor",
		schemaType: "string",
		code: (cxt) => dynamicAnchor(cxt, cxt.schema)
	};
	function dynamicAnchor(cxt, anchor) {
		const { gen, it } = cxt;
		it.schemaEnv.root.dynamicAnchors[anchor] = true;
		const v = (0, codegen_1._)`${names_1.default.dynamicAnchors}${(0, codegen_1.getProperty)(anchor)}`;
		const validate = it.errSchemaPath === "#" ? it.validateName : _getValidate(cxt);
		gen.if((0, codegen_1._)`!${v}`, () => gen.assign(v, validate));
	}
	exports.dynamicAnchor = dynamicAnchor;
	function _getValidate(cxt) {
		const { schemaEnv, schema, self } = cxt.it;
		const { root, baseId, localRefs, meta } = schemaEnv.root;
		const { schemaId } = self.opts;
		const sch = new compile_1.SchemaEnv({
			schema,
			schemaId,
			root,
			baseId,
			localRefs,
			meta
		});
		compile_1.compileSchema.call(self, sch);
		return (0, ref_1.getValidate)(cxt, sch);
	}
	exports.default = def;
}));
// node_modules/ajv/dist/vocabularies/dynamic/dynamicRef.js
var require_dynamicRef = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.dynamicRef = void 0;
	const codegen_1 = require_codegen();
	const names_1 = require_names();
	const ref_1 = require_ref();
	const def = {
		keyword: "$dynamicRef",
		schemaType: "string",
		code: (cxt) => dynamicRef(cxt, cxt.schema)
	};
	function dynamicRef(cxt, ref) {
		const { gen, keyword, it } = cxt;
		if (ref[0] !== "#") throw new Error(`"${keyword}" only supports hash fragment reference`);
		const anchor = ref.slice(1);
		if (it.allErrors) _dynamicRef();
		else {
			const valid = gen.let("valid", false);
			_dynamicRef(valid);
			cxt.ok(valid);
		}
		function _dynamicRef(valid) {
			if (it.schemaEnv.root.dynamicAnchors[anchor]) {
				const v = gen.let("_v", (0, codegen_1._)`${names_1.default.dynamicAnchors}${(0, codegen_1.getProperty)(anchor)}`);
				gen.if(v, _callRef(v, valid), _callRef(it.validateName, valid));
			} else _callRef(it.validateName, valid)();
		}
		function _callRef(validate, valid) {
			return valid ? () => gen.block(() => {
				(0, ref_1.callRef)(cxt, validate);
				gen.let(valid, true);
			}) : () => (0, ref_1.callRef)(cxt, validate);
		}
	}
	exports.dynamicRef = dynamicRef;
	exports.default = def;
}));
// node_modules/ajv/dist/vocabularies/dynamic/recursiveAnchor.js
var require_recursiveAnchor = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const dynamicAnchor_1 = require_dynamicAnchor();
	const util_1 = require_util();
	exports.default = {
		keyword: "$recursiveAnchor",
		schemaType: "boolean",
		code(cxt) {
			if (cxt.schema) (0, dynamicAnchor_1.dynamicAnchor)(cxt, "");
			else (0, util_1.checkStrictMode)(cxt.it, "$recursiveAnchor: false is ignored");
		}
	};
}));
// node_modules/ajv/dist/vocabularies/dynamic/recursiveRef.js
var require_recursiveRef = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const dynamicRef_1 = require_dynamicRef();
	exports.default = {
		keyword: "$recursiveRef",
		schemaType: "string",
		code: (cxt) => (0, dynamicRef_1.dynamicRef)(cxt, cxt.schema)
	};
}));
// node_modules/ajv/dist/vocabularies/dynamic/index.js
var require_dynamic = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const dynamicAnchor_1 = require_dynamicAnchor();
	const dynamicRef_1 = require_dynamicRef();
	const recursiveAnchor_1 = require_recursiveAnchor();
	const recursiveRef_1 = require_recursiveRef();
	exports.default = [
		dynamicAnchor_1.default,
		dynamicRef_1.default,
		recursiveAnchor_1.default,
		recursiveRef_1.default
	];
}));
// node_modules/ajv/dist/vocabularies/validation/dependentRequired.js
var require_dependentRequired = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const dependencies_1 = require_dependencies();
	exports.default = {
		keyword: "dependentRequired",
		type: "object",
		schemaType: "object",
		error: dependencies_1.error,
		code: (cxt) => (0, dependencies_1.validatePropertyDeps)(cxt)
	};
}));
// node_modules/ajv/dist/vocabularies/applicator/dependentSchemas.js
var require_dependentSchemas = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const dependencies_1 = require_dependencies();
	exports.default = {
		keyword: "dependentSchemas",
		type: "object",
		schemaType: "object",
		code: (cxt) => (0, dependencies_1.validateSchemaDeps)(cxt)
	};
}));
// node_modules/ajv/dist/vocabularies/validation/limitContains.js
var require_limitContains = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const util_1 = require_util();
	exports.default = {
		keyword: ["maxContains", "minContains"],
		type: "array",
		schemaType: "number",
		code({ keyword, parentSchema, it }) {
			if (parentSchema.contains === void 0) (0, util_1.checkStrictMode)(it, `"${keyword}" without "contains" is ignored`);
		}
	};
}));
// node_modules/ajv/dist/vocabularies/next.js
var require_next = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const dependentRequired_1 = require_dependentRequired();
	const dependentSchemas_1 = require_dependentSchemas();
	const limitContains_1 = require_limitContains();
	exports.default = [
		dependentRequired_1.default,
		dependentSchemas_1.default,
		limitContains_1.default
	];
}));
// node_modules/ajv/dist/vocabularies/unevaluated/unevaluatedProperties.js
var require_unevaluatedProperties = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const names_1 = require_names();
	exports.default = {
		keyword: "unevaluatedProperties",
		type: "object",
		schemaType: ["boolean", "object"],
		trackErrors: true,
		error: {
			message: "must NOT have unevaluated properties",
			params: ({ params }) => (0, codegen_1._)`{unevaluatedProperty: ${params.unevaluatedProperty}}`
		},
		code(cxt) {
			const { gen, schema, data, errsCount, it } = cxt;
			/* istanbul ignore if */
			if (!errsCount) throw new Error("ajv implementation error");
			const { allErrors, props } = it;
			if (props instanceof codegen_1.Name) gen.if((0, codegen_1._)`${props} !== true`, () => gen.forIn("key", data, (key) => gen.if(unevaluatedDynamic(props, key), () => unevaluatedPropCode(key))));
			else if (props !== true) gen.forIn("key", data, (key) => props === void 0 ? unevaluatedPropCode(key) : gen.if(unevaluatedStatic(props, key), () => unevaluatedPropCode(key)));
			it.props = true;
			cxt.ok((0, codegen_1._)`${errsCount} === ${names_1.default.errors}`);
			function unevaluatedPropCode(key) {
				if (schema === false) {
					cxt.setParams({ unevaluatedProperty: key });
					cxt.error();
					if (!allErrors) gen.break();
					return;
				}
				if (!(0, util_1.alwaysValidSchema)(it, schema)) {
					const valid = gen.name("valid");
					cxt.subschema({
						keyword: "unevaluatedProperties",
						dataProp: key,
						dataPropType: util_1.Type.Str
					}, valid);
					if (!allErrors) gen.if((0, codegen_1.not)(valid), () => gen.break());
				}
			}
			function unevaluatedDynamic(evaluatedProps, key) {
				return (0, codegen_1._)`!${evaluatedProps} || !${evaluatedProps}[${key}]`;
			}
			function unevaluatedStatic(evaluatedProps, key) {
				const ps = [];
				for (const p in evaluatedProps) if (evaluatedProps[p] === true) ps.push((0, codegen_1._)`${key} !== ${p}`);
				return (0, codegen_1.and)(...ps);
			}
		}
	};
}));
// node_modules/ajv/dist/vocabularies/unevaluated/unevaluatedItems.js
var require_unevaluatedItems = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	exports.default = {
		keyword: "unevaluatedItems",
		type: "array",
		schemaType: ["boolean", "object"],
		error: {
			message: ({ params: { len } }) => (0, codegen_1.str)`must NOT have more than ${len} items`,
			params: ({ params: { len } }) => (0, codegen_1._)`{limit: ${len}}`
		},
		code(cxt) {
			const { gen, schema, data, it } = cxt;
			const items = it.items || 0;
			if (items === true) return;
			const len = gen.const("len", (0, codegen_1._)`${data}.length`);
			if (schema === false) {
				cxt.setParams({ len: items });
				cxt.fail((0, codegen_1._)`${len} > ${items}`);
			} else if (typeof schema == "object" && !(0, util_1.alwaysValidSchema)(it, schema)) {
				const valid = gen.var("valid", (0, codegen_1._)`${len} <= ${items}`);
				gen.if((0, codegen_1.not)(valid), () => validateItems(valid, items));
				cxt.ok(valid);
			}
			it.items = true;
			function validateItems(valid, from) {
				gen.forRange("i", from, len, (i) => {
					cxt.subschema({
						keyword: "unevaluatedItems",
						dataProp: i,
						dataPropType: util_1.Type.Num
					}, valid);
					if (!it.allErrors) gen.if((0, codegen_1.not)(valid), () => gen.break());
				});
			}
		}
	};
}));
// node_modules/ajv/dist/vocabularies/unevaluated/index.js
var require_unevaluated$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const unevaluatedProperties_1 = require_unevaluatedProperties();
	const unevaluatedItems_1 = require_unevaluatedItems();
	exports.default = [unevaluatedProperties_1.default, unevaluatedItems_1.default];
}));
// node_modules/ajv/dist/vocabularies/format/format.js
var require_format$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	exports.default = {
		keyword: "format",
		type: ["number", "string"],
		schemaType: "string",
		$data: true,
		error: {
			message: ({ schemaCode }) => (0, codegen_1.str)`must match format "${schemaCode}"`,
			params: ({ schemaCode }) => (0, codegen_1._)`{format: ${schemaCode}}`
		},
		code(cxt, ruleType) {
			const { gen, data, $data, schema, schemaCode, it } = cxt;
			const { opts, errSchemaPath, schemaEnv, self } = it;
			if (!opts.validateFormats) return;
			if ($data) validate$DataFormat();
			else validateFormat();
			function validate$DataFormat() {
				const fmts = gen.scopeValue("formats", {
					ref: self.formats,
					code: opts.code.formats
				});
				const fDef = gen.const("fDef", (0, codegen_1._)`${fmts}[${schemaCode}]`);
				const fType = gen.let("fType");
				const format = gen.let("format");
				gen.if((0, codegen_1._)`typeof ${fDef} == "object" && !(${fDef} instanceof RegExp)`, () => gen.assign(fType, (0, codegen_1._)`${fDef}.type || "string"`).assign(format, (0, codegen_1._)`${fDef}.validate`), () => gen.assign(fType, (0, codegen_1._)`"string"`).assign(format, fDef));
				cxt.fail$data((0, codegen_1.or)(unknownFmt(), invalidFmt()));
				function unknownFmt() {
					if (opts.strictSchema === false) return codegen_1.nil;
					return (0, codegen_1._)`${schemaCode} && !${format}`;
				}
				function invalidFmt() {
					const callFormat = schemaEnv.$async ? (0, codegen_1._)`(${fDef}.async ? await ${format}(${data}) : ${format}(${data}))` : (0, codegen_1._)`${format}(${data})`;
					const validData = (0, codegen_1._)`(typeof ${format} == "function" ? ${callFormat} : ${format}.test(${data}))`;
					return (0, codegen_1._)`${format} && ${format} !== true && ${fType} === ${ruleType} && !${validData}`;
				}
			}
			function validateFormat() {
				const formatDef = self.formats[schema];
				if (!formatDef) {
					unknownFormat();
					return;
				}
				if (formatDef === true) return;
				const [fmtType, format, fmtRef] = getFormat(formatDef);
				if (fmtType === ruleType) cxt.pass(validCondition());
				function unknownFormat() {
					if (opts.strictSchema === false) {
						self.logger.warn(unknownMsg());
						return;
					}
					throw new Error(unknownMsg());
					function unknownMsg() {
						return `unknown format "${schema}" ignored in schema at path "${errSchemaPath}"`;
					}
				}
				function getFormat(fmtDef) {
					const code = fmtDef instanceof RegExp ? (0, codegen_1.regexpCode)(fmtDef) : opts.code.formats ? (0, codegen_1._)`${opts.code.formats}${(0, codegen_1.getProperty)(schema)}` : void 0;
					const fmt = gen.scopeValue("formats", {
						key: schema,
						ref: fmtDef,
						code
					});
					if (typeof fmtDef == "object" && !(fmtDef instanceof RegExp)) return [
						fmtDef.type || "string",
						fmtDef.validate,
						(0, codegen_1._)`${fmt}.validate`
					];
					return [
						"string",
						fmtDef,
						fmt
					];
				}
				function validCondition() {
					if (typeof formatDef == "object" && !(formatDef instanceof RegExp) && formatDef.async) {
						if (!schemaEnv.$async) throw new Error("async format in sync schema");
						return (0, codegen_1._)`await ${fmtRef}(${data})`;
					}
					return typeof format == "function" ? (0, codegen_1._)`${fmtRef}(${data})` : (0, codegen_1._)`${fmtRef}.test(${data})`;
				}
			}
		}
	};
}));
// node_modules/ajv/dist/vocabularies/format/index.js
var require_format = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.default = [require_format$1().default];
}));
// node_modules/ajv/dist/vocabularies/metadata.js
var require_metadata = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.contentVocabulary = exports.metadataVocabulary = void 0;
	exports.metadataVocabulary = [
		"title",
		"description",
		"default",
		"deprecated",
		"readOnly",
		"writeOnly",
		"examples"
	];
	exports.contentVocabulary = [
		"contentMediaType",
		"contentEncoding",
		"contentSchema"
	];
}));
// node_modules/ajv/dist/vocabularies/draft2020.js
var require_draft2020 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const core_1 = require_core$1();
	const validation_1 = require_validation$1();
	const applicator_1 = require_applicator$1();
	const dynamic_1 = require_dynamic();
	const next_1 = require_next();
	const unevaluated_1 = require_unevaluated$1();
	const format_1 = require_format();
	const metadata_1 = require_metadata();
	exports.default = [
		dynamic_1.default,
		core_1.default,
		validation_1.default,
		(0, applicator_1.default)(true),
		format_1.default,
		metadata_1.metadataVocabulary,
		metadata_1.contentVocabulary,
		next_1.default,
		unevaluated_1.default
	];
}));
// node_modules/ajv/dist/vocabularies/discriminator/types.js
var require_types = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.DiscrError = void 0;
	var DiscrError;
	(function(DiscrError) {
		DiscrError["Tag"] = "tag";
		DiscrError["Mapping"] = "mapping";
	})(DiscrError || (exports.DiscrError = DiscrError = {}));
}));
// node_modules/ajv/dist/vocabularies/discriminator/index.js
var require_discriminator = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	const types_1 = require_types();
	const compile_1 = require_compile();
	const ref_error_1 = require_ref_error();
	const util_1 = require_util();
	exports.default = {
		keyword: "discriminator",
		type: "object",
		schemaType: "object",
		error: {
			message: ({ params: { discrError, tagName } }) => discrError === types_1.DiscrError.Tag ? `tag "${tagName}" must be string` : `value of tag "${tagName}" must be in oneOf`,
			params: ({ params: { discrError, tag, tagName } }) => (0, codegen_1._)`{error: ${discrError}, tag: ${tagName}, tagValue: ${tag}}`
		},
		code(cxt) {
			const { gen, data, schema, parentSchema, it } = cxt;
			const { oneOf } = parentSchema;
			if (!it.opts.discriminator) throw new Error("discriminator: requires discriminator option");
			const tagName = schema.propertyName;
			if (typeof tagName != "string") throw new Error("discriminator: requires propertyName");
			if (schema.mapping) throw new Error("discriminator: mapping is not supported");
			if (!oneOf) throw new Error("discriminator: requires oneOf keyword");
			const valid = gen.let("valid", false);
			const tag = gen.const("tag", (0, codegen_1._)`${data}${(0, codegen_1.getProperty)(tagName)}`);
			gen.if((0, codegen_1._)`typeof ${tag} == "string"`, () => validateMapping(), () => cxt.error(false, {
				discrError: types_1.DiscrError.Tag,
				tag,
				tagName
			}));
			cxt.ok(valid);
			function validateMapping() {
				const mapping = getMapping();
				gen.if(false);
				for (const tagValue in mapping) {
					gen.elseIf((0, codegen_1._)`${tag} === ${tagValue}`);
					gen.assign(valid, applyTagSchema(mapping[tagValue]));
				}
				gen.else();
				cxt.error(false, {
					discrError: types_1.DiscrError.Mapping,
					tag,
					tagName
				});
				gen.endIf();
			}
			function applyTagSchema(schemaProp) {
				const _valid = gen.name("valid");
				const schCxt = cxt.subschema({
					keyword: "oneOf",
					schemaProp
				}, _valid);
				cxt.mergeEvaluated(schCxt, codegen_1.Name);
				return _valid;
			}
			function getMapping() {
				var _a;
				const oneOfMapping = {};
				const topRequired = hasRequired(parentSchema);
				let tagRequired = true;
				for (let i = 0; i < oneOf.length; i++) {
					let sch = oneOf[i];
					if ((sch === null || sch === void 0 ? void 0 : sch.$ref) && !(0, util_1.schemaHasRulesButRef)(sch, it.self.RULES)) {
						const ref = sch.$ref;
						sch = compile_1.resolveRef.call(it.self, it.schemaEnv.root, it.baseId, ref);
						if (sch instanceof compile_1.SchemaEnv) sch = sch.schema;
						if (sch === void 0) throw new ref_error_1.default(it.opts.uriResolver, it.baseId, ref);
					}
					const propSch = (_a = sch === null || sch === void 0 ? void 0 : sch.properties) === null || _a === void 0 ? void 0 : _a[tagName];
					if (typeof propSch != "object") throw new Error(`discriminator: oneOf subschemas (or referenced schemas) must have "properties/${tagName}"`);
					tagRequired = tagRequired && (topRequired || hasRequired(sch));
					addMappings(propSch, i);
				}
				if (!tagRequired) throw new Error(`discriminator: "${tagName}" must be required`);
				return oneOfMapping;
				function hasRequired({ required }) {
					return Array.isArray(required) && required.includes(tagName);
				}
				function addMappings(sch, i) {
					if (sch.const) addMapping(sch.const, i);
					else if (sch.enum) for (const tagValue of sch.enum) addMapping(tagValue, i);
					else throw new Error(`discriminator: "properties/${tagName}" must have "const" or "enum"`);
				}
				function addMapping(tagValue, i) {
					if (typeof tagValue != "string" || tagValue in oneOfMapping) throw new Error(`discriminator: "${tagName}" values must be unique strings`);
					oneOfMapping[tagValue] = i;
				}
			}
		}
	};
}));
// node_modules/ajv/dist/refs/json-schema-2020-12/schema.json
var require_schema = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		"$schema": "https://json-schema.org/draft/2020-12/schema",
		"$id": "https://json-schema.org/draft/2020-12/schema",
		"$vocabulary": {
			"https://json-schema.org/draft/2020-12/vocab/core": true,
			"https://json-schema.org/draft/2020-12/vocab/applicator": true,
			"https://json-schema.org/draft/2020-12/vocab/unevaluated": true,
			"https://json-schema.org/draft/2020-12/vocab/validation": true,
			"https://json-schema.org/draft/2020-12/vocab/meta-data": true,
			"https://json-schema.org/draft/2020-12/vocab/format-annotation": true,
			"https://json-schema.org/draft/2020-12/vocab/content": true
		},
		"$dynamicAnchor": "meta",
		"title": "Core and Validation specifications meta-schema",
		"allOf": [
			{ "$ref": "meta/core" },
			{ "$ref": "meta/applicator" },
			{ "$ref": "meta/unevaluated" },
			{ "$ref": "meta/validation" },
			{ "$ref": "meta/meta-data" },
			{ "$ref": "meta/format-annotation" },
			{ "$ref": "meta/content" }
		],
		"type": ["object", "boolean"],
		"$comment": "This meta-schema also defines keywords that have appeared in previous drafts in order to prevent incompatible extensions as they remain in common use.",
		"properties": {
			"definitions": {
				"$comment": "\"definitions\" has been replaced by \"$defs\".",
				"type": "object",
				"additionalProperties": { "$dynamicRef": "#meta" },
				"deprecated": true,
				"default": {}
			},
			"dependencies": {
				"$comment": "\"dependencies\" has been split and replaced by \"dependentSchemas\" and \"dependentRequired\" in order to serve their differing semantics.",
				"type": "object",
				"additionalProperties": { "anyOf": [{ "$dynamicRef": "#meta" }, { "$ref": "meta/validation#/$defs/stringArray" }] },
				"deprecated": true,
				"default": {}
			},
			"$recursiveAnchor": {
				"$comment": "\"$recursiveAnchor\" has been replaced by \"$dynamicAnchor\".",
				"$ref": "meta/core#/$defs/anchorString",
				"deprecated": true
			},
			"$recursiveRef": {
				"$comment": "\"$recursiveRef\" has been replaced by \"$dynamicRef\".",
				"$ref": "meta/core#/$defs/uriReferenceString",
				"deprecated": true
			}
		}
	};
}));
// node_modules/ajv/dist/refs/json-schema-2020-12/meta/applicator.json
var require_applicator = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		"$schema": "https://json-schema.org/draft/2020-12/schema",
		"$id": "https://json-schema.org/draft/2020-12/meta/applicator",
		"$vocabulary": { "https://json-schema.org/draft/2020-12/vocab/applicator": true },
		"$dynamicAnchor": "meta",
		"title": "Applicator vocabulary meta-schema",
		"type": ["object", "boolean"],
		"properties": {
			"prefixItems": { "$ref": "#/$defs/schemaArray" },
			"items": { "$dynamicRef": "#meta" },
			"contains": { "$dynamicRef": "#meta" },
			"additionalProperties": { "$dynamicRef": "#meta" },
			"properties": {
				"type": "object",
				"additionalProperties": { "$dynamicRef": "#meta" },
				"default": {}
			},
			"patternProperties": {
				"type": "object",
				"additionalProperties": { "$dynamicRef": "#meta" },
				"propertyNames": { "format": "regex" },
				"default": {}
			},
			"dependentSchemas": {
				"type": "object",
				"additionalProperties": { "$dynamicRef": "#meta" },
				"default": {}
			},
			"propertyNames": { "$dynamicRef": "#meta" },
			"if": { "$dynamicRef": "#meta" },
			"then": { "$dynamicRef": "#meta" },
			"else": { "$dynamicRef": "#meta" },
			"allOf": { "$ref": "#/$defs/schemaArray" },
			"anyOf": { "$ref": "#/$defs/schemaArray" },
			"oneOf": { "$ref": "#/$defs/schemaArray" },
			"not": { "$dynamicRef": "#meta" }
		},
		"$defs": { "schemaArray": {
			"type": "array",
			"minItems": 1,
			"items": { "$dynamicRef": "#meta" }
		} }
	};
}));
// node_modules/ajv/dist/refs/json-schema-2020-12/meta/unevaluated.json
var require_unevaluated = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		"$schema": "https://json-schema.org/draft/2020-12/schema",
		"$id": "https://json-schema.org/draft/2020-12/meta/unevaluated",
		"$vocabulary": { "https://json-schema.org/draft/2020-12/vocab/unevaluated": true },
		"$dynamicAnchor": "meta",
		"title": "Unevaluated applicator vocabulary meta-schema",
		"type": ["object", "boolean"],
		"properties": {
			"unevaluatedItems": { "$dynamicRef": "#meta" },
			"unevaluatedProperties": { "$dynamicRef": "#meta" }
		}
	};
}));
// node_modules/ajv/dist/refs/json-schema-2020-12/meta/content.json
var require_content = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		"$schema": "https://json-schema.org/draft/2020-12/schema",
		"$id": "https://json-schema.org/draft/2020-12/meta/content",
		"$vocabulary": { "https://json-schema.org/draft/2020-12/vocab/content": true },
		"$dynamicAnchor": "meta",
		"title": "Content vocabulary meta-schema",
		"type": ["object", "boolean"],
		"properties": {
			"contentEncoding": { "type": "string" },
			"contentMediaType": { "type": "string" },
			"contentSchema": { "$dynamicRef": "#meta" }
		}
	};
}));
// node_modules/ajv/dist/refs/json-schema-2020-12/meta/core.json
var require_core = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		"$schema": "https://json-schema.org/draft/2020-12/schema",
		"$id": "https://json-schema.org/draft/2020-12/meta/core",
		"$vocabulary": { "https://json-schema.org/draft/2020-12/vocab/core": true },
		"$dynamicAnchor": "meta",
		"title": "Core vocabulary meta-schema",
		"type": ["object", "boolean"],
		"properties": {
			"$id": {
				"$ref": "#/$defs/uriReferenceString",
				"$comment": "Non-empty fragments not allowed.",
				"pattern": "^[^#]*#?$"
			},
			"$schema": { "$ref": "#/$defs/uriString" },
			"$ref": { "$ref": "#/$defs/uriReferenceString" },
			"$anchor": { "$ref": "#/$defs/anchorString" },
			"$dynamicRef": { "$ref": "#/$defs/uriReferenceString" },
			"$dynamicAnchor": { "$ref": "#/$defs/anchorString" },
			"$vocabulary": {
				"type": "object",
				"propertyNames": { "$ref": "#/$defs/uriString" },
				"additionalProperties": { "type": "boolean" }
			},
			"$comment": { "type": "string" },
			"$defs": {
				"type": "object",
				"additionalProperties": { "$dynamicRef": "#meta" }
			}
		},
		"$defs": {
			"anchorString": {
				"type": "string",
				"pattern": "^[A-Za-z_][-A-Za-z0-9._]*$"
			},
			"uriString": {
				"type": "string",
				"format": "uri"
			},
			"uriReferenceString": {
				"type": "string",
				"format": "uri-reference"
			}
		}
	};
}));
// node_modules/ajv/dist/refs/json-schema-2020-12/meta/format-annotation.json
var require_format_annotation = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		"$schema": "https://json-schema.org/draft/2020-12/schema",
		"$id": "https://json-schema.org/draft/2020-12/meta/format-annotation",
		"$vocabulary": { "https://json-schema.org/draft/2020-12/vocab/format-annotation": true },
		"$dynamicAnchor": "meta",
		"title": "Format vocabulary meta-schema for annotation results",
		"type": ["object", "boolean"],
		"properties": { "format": { "type": "string" } }
	};
}));
// node_modules/ajv/dist/refs/json-schema-2020-12/meta/meta-data.json
var require_meta_data = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		"$schema": "https://json-schema.org/draft/2020-12/schema",
		"$id": "https://json-schema.org/draft/2020-12/meta/meta-data",
		"$vocabulary": { "https://json-schema.org/draft/2020-12/vocab/meta-data": true },
		"$dynamicAnchor": "meta",
		"title": "Meta-data vocabulary meta-schema",
		"type": ["object", "boolean"],
		"properties": {
			"title": { "type": "string" },
			"description": { "type": "string" },
			"default": true,
			"deprecated": {
				"type": "boolean",
				"default": false
			},
			"readOnly": {
				"type": "boolean",
				"default": false
			},
			"writeOnly": {
				"type": "boolean",
				"default": false
			},
			"examples": {
				"type": "array",
				"items": true
			}
		}
	};
}));
// node_modules/ajv/dist/refs/json-schema-2020-12/meta/validation.json
var require_validation = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		"$schema": "https://json-schema.org/draft/2020-12/schema",
		"$id": "https://json-schema.org/draft/2020-12/meta/validation",
		"$vocabulary": { "https://json-schema.org/draft/2020-12/vocab/validation": true },
		"$dynamicAnchor": "meta",
		"title": "Validation vocabulary meta-schema",
		"type": ["object", "boolean"],
		"properties": {
			"type": { "anyOf": [{ "$ref": "#/$defs/simpleTypes" }, {
				"type": "array",
				"items": { "$ref": "#/$defs/simpleTypes" },
				"minItems": 1,
				"uniqueItems": true
			}] },
			"const": true,
			"enum": {
				"type": "array",
				"items": true
			},
			"multipleOf": {
				"type": "number",
				"exclusiveMinimum": 0
			},
			"maximum": { "type": "number" },
			"exclusiveMaximum": { "type": "number" },
			"minimum": { "type": "number" },
			"exclusiveMinimum": { "type": "number" },
			"maxLength": { "$ref": "#/$defs/nonNegativeInteger" },
			"minLength": { "$ref": "#/$defs/nonNegativeIntegerDefault0" },
			"pattern": {
				"type": "string",
				"format": "regex"
			},
			"maxItems": { "$ref": "#/$defs/nonNegativeInteger" },
			"minItems": { "$ref": "#/$defs/nonNegativeIntegerDefault0" },
			"uniqueItems": {
				"type": "boolean",
				"default": false
			},
			"maxContains": { "$ref": "#/$defs/nonNegativeInteger" },
			"minContains": {
				"$ref": "#/$defs/nonNegativeInteger",
				"default": 1
			},
			"maxProperties": { "$ref": "#/$defs/nonNegativeInteger" },
			"minProperties": { "$ref": "#/$defs/nonNegativeIntegerDefault0" },
			"required": { "$ref": "#/$defs/stringArray" },
			"dependentRequired": {
				"type": "object",
				"additionalProperties": { "$ref": "#/$defs/stringArray" }
			}
		},
		"$defs": {
			"nonNegativeInteger": {
				"type": "integer",
				"minimum": 0
			},
			"nonNegativeIntegerDefault0": {
				"$ref": "#/$defs/nonNegativeInteger",
				"default": 0
			},
			"simpleTypes": { "enum": [
				"array",
				"boolean",
				"integer",
				"null",
				"number",
				"object",
				"string"
			] },
			"stringArray": {
				"type": "array",
				"items": { "type": "string" },
				"uniqueItems": true,
				"default": []
			}
		}
	};
}));
// node_modules/ajv/dist/refs/json-schema-2020-12/index.js
var require_json_schema_2020_12 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const metaSchema = require_schema();
	const applicator = require_applicator();
	const unevaluated = require_unevaluated();
	const content = require_content();
	const core = require_core();
	const format = require_format_annotation();
	const metadata = require_meta_data();
	const validation = require_validation();
	const META_SUPPORT_DATA = ["/properties"];
	function addMetaSchema2020($data) {
		[
			metaSchema,
			applicator,
			unevaluated,
			content,
			core,
			with$data(this, format),
			metadata,
			with$data(this, validation)
		].forEach((sch) => this.addMetaSchema(sch, void 0, false));
		return this;
		function with$data(ajv, sch) {
			return $data ? ajv.$dataMetaSchema(sch, META_SUPPORT_DATA) : sch;
		}
	}
	exports.default = addMetaSchema2020;
}));
// node_modules/ajv/dist/2020.js
var require__2020 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.MissingRefError = exports.ValidationError = exports.CodeGen = exports.Name = exports.nil = exports.stringify = exports.str = exports._ = exports.KeywordCxt = exports.Ajv2020 = void 0;
	const core_1 = require_core$2();
	const draft2020_1 = require_draft2020();
	const discriminator_1 = require_discriminator();
	const json_schema_2020_12_1 = require_json_schema_2020_12();
	const META_SCHEMA_ID = "https://json-schema.org/draft/2020-12/schema";
	var Ajv2020 = class extends core_1.default {
		constructor(opts = {}) {
			super({
				...opts,
				dynamicRef: true,
				next: true,
				unevaluated: true
			});
		}
		_addVocabularies() {
			super._addVocabularies();
			draft2020_1.default.forEach((v) => this.addVocabulary(v));
			if (this.opts.discriminator) this.addKeyword(discriminator_1.default);
		}
		_addDefaultMetaSchema() {
			super._addDefaultMetaSchema();
			const { $data, meta } = this.opts;
			if (!meta) return;
			json_schema_2020_12_1.default.call(this, $data);
			this.refs["http://json-schema.org/schema"] = META_SCHEMA_ID;
		}
		defaultMeta() {
			return this.opts.defaultMeta = super.defaultMeta() || (this.getSchema(META_SCHEMA_ID) ? META_SCHEMA_ID : void 0);
		}
	};
	exports.Ajv2020 = Ajv2020;
	module.exports = exports = Ajv2020;
	module.exports.Ajv2020 = Ajv2020;
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.default = Ajv2020;
	var validate_1 = require_validate();
	Object.defineProperty(exports, "KeywordCxt", {
		enumerable: true,
		get: function() {
			return validate_1.KeywordCxt;
		}
	});
	var codegen_1 = require_codegen();
	Object.defineProperty(exports, "_", {
		enumerable: true,
		get: function() {
			return codegen_1._;
		}
	});
	Object.defineProperty(exports, "str", {
		enumerable: true,
		get: function() {
			return codegen_1.str;
		}
	});
	Object.defineProperty(exports, "stringify", {
		enumerable: true,
		get: function() {
			return codegen_1.stringify;
		}
	});
	Object.defineProperty(exports, "nil", {
		enumerable: true,
		get: function() {
			return codegen_1.nil;
		}
	});
	Object.defineProperty(exports, "Name", {
		enumerable: true,
		get: function() {
			return codegen_1.Name;
		}
	});
	Object.defineProperty(exports, "CodeGen", {
		enumerable: true,
		get: function() {
			return codegen_1.CodeGen;
		}
	});
	var validation_error_1 = require_validation_error();
	Object.defineProperty(exports, "ValidationError", {
		enumerable: true,
		get: function() {
			return validation_error_1.default;
		}
	});
	var ref_error_1 = require_ref_error();
	Object.defineProperty(exports, "MissingRefError", {
		enumerable: true,
		get: function() {
			return ref_error_1.default;
		}
	});
}));
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
/** Where the contract has no such resource. */
const noResource = {
	name: "",
	noun: "resource",
	id: "id",
	lifecycle: {
		field: "",
		states: [],
		spellings: {},
		moves: [],
		pointers: {}
	},
	foreignKeys: {}
};
const resourceOf = (name) => contract.resources[name ?? ""] ?? noResource;
/** The resource that each file of a form creates. */
const task = resourceOf(contract.fileResource);
/** The resource that a form with files creates. */
const upload = resourceOf(contract.requestResource);
/** The operations without shorthand endpoints, which do the same as another one. */
const fullOperations = contract.operations.filter(({ shorthandOf }) => shorthandOf === void 0);
/** The id of the upload that a task belongs to. */
const uploadOf = (fields) => {
	const field = Object.keys(task.foreignKeys).find((each) => task.foreignKeys[each] === upload.name) ?? "";
	return String(fields[field]);
};
/** The operation that creates an upload, and a task for each file. */
const creator = fullOperations.find(({ transition }) => transition?.creates?.some(({ per }) => per === "file"));
/**
* Returns the operation that reads one resource of a kind. Shorthand endpoints come last.
*
* @throws {InconclusiveError} There is none.
*/
function readerOf(resource) {
	const reader = [...fullOperations, ...contract.operations].find((each) => each.resource === resource && each.action === "get");
	if (!reader) throw new InconclusiveError("no operation reads the resource");
	return reader;
}
/** Returns the fields that an operation sets with their values: undefined where the contract does not state one. */
const fieldsSetBy = ({ transition }) => Object.entries(transition?.to ?? {}).map(([field, { value }]) => [field, value]);
/** Whether an operation acts on one resource, which its path names. */
const acts = ({ idParameter }) => idParameter !== void 0;
/** Whether the service may change a state of a resource at any time. */
const isLeft = (resource, state) => state !== void 0 && resourceOf(resource).lifecycle.moves.some(({ from }) => from === state);
/** Whether the service may change the state of a resource at any time. */
const isMoving = ({ resource, fields }) => isLeft(resource, fields[resourceOf(resource).lifecycle.field]);
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
const fits$1 = (fields, guards) => Object.entries(guards).every(([field, guard]) => passes(guard, fields[field]));
/** Whether a sample has some behavior, and no other. */
const hasBehavior = (sample, { fails, partial }) => sample?.fails === fails && sample?.partial === partial;
/** Guards with one value each, so that the ways there are short. */
const firstGuards = (guards) => Object.fromEntries(Object.entries(guards).map(([field, guard]) => [field, guard.in ? { in: guard.in.slice(0, 1) } : guard]));
/** Whether fields show what an accepted operation sets, as far as the service does not move it on. */
const showsEffect = ({ resource, transition }, fields, values = {}) => Object.entries(transition?.to ?? {}).every(([field, { value, parameter = "" }]) => {
	const wanted = values[parameter] ?? value;
	return wanted === void 0 || isLeft(resource, wanted) || fields[field] === wanted;
});
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
	const id = fields?.[resourceOf(operation.resource).id];
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
function declaredOf(value, name) {
	const { properties, items, map } = contract.shapes[name] ?? {};
	if (Array.isArray(value)) return items === void 0 ? value : value.map((item) => declaredOf(item, items));
	if (!isObject(value) || !properties || map) return value;
	return Object.fromEntries(Object.entries(properties).flatMap(([key, inner]) => key in value ? [[key, declaredOf(value[key], inner)]] : []));
}
/** Returns the JSON pointers of members that the contract does not declare, without the numbers of items. */
const undeclared = (exchange) => partsOf(exchange).flatMap(({ value, shape: { properties, map }, at }) => isObject(value) && properties && !map ? Object.keys(value).flatMap((key) => key in properties ? [] : [`${at}/${key}`]) : []);
// src/conformance/checks/effects.ts
/** What an operation does with a resource when it is accepted, and when it is rejected. */
const names = ({ questions }, setting) => questions.includes(setting);
/** Whether a server may ignore a request that the state does not allow, as a success without effect. */
const mayIgnore = (operation) => names(operation, "discard-outside-reviewing");
/** Whether a server may reject a request that the schema allows. */
const mayReject = (operation) => names(operation, "issue-values");
/** Whether a status rejects an operation, where the contract leaves open which one does. */
const isOpenRejection = ({ ownQuestions }, status) => ownQuestions.includes("unlock-rejection") && status >= 400 && status < 500 && ![401, 404].includes(status);
/** Whether a server may reject a request that the contract does not forbid, since its conditions are open. */
const mayDepend = ({ ownQuestions }, status, testResource) => rejections.includes(status) && (ownQuestions.includes("move-conditions") || ownQuestions.includes("disapprove-after-export") && isExported(testResource));
const isExported = (testResource) => testResource !== void 0 && Object.keys(testResource.fields).some((field) => isExport(testResource.resource, field, testResource.fields));
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
/** Whether a field of a resource names an open question. */
const asks = (resource, field, question) => contract.shapes[contract.shapes[resource]?.properties?.[field] ?? ""]?.questions?.includes(question) ?? false;
/** Whether a service may change a field with any request, and without one. */
const isOpenField = (resource, field) => asks(resource, field, "last-opened-null") || asks(resource, field, "upload-files-shape");
/** The fields that the contract states of a resource, but for those that may change at any time. */
const comparedFields = (resource) => Object.keys(contract.shapes[resource]?.properties ?? {}).filter((field) => !isOpenField(resource, field));
/**
* Fields that keep their value: all that a request does not set. While a service works on a resource, they are those that
* guards look at, other than its state, and those that identify it.
*
* @param set Fields that the request sets.
* @param isProcessed Whether the service works on the resource before or after the request.
*/
function keptFields({ resource, fields }, set, isProcessed) {
	const { field: state } = resourceOf(resource).lifecycle;
	return (isProcessed ? identifyingFields(resource).filter((each) => each !== state && !asks(resource, each, "export-trigger")) : comparedFields(resource)).filter((field) => field in fields && !set.includes(field));
}
/** Whether a service works on a resource after an operation. */
function isProcessedAfter({ resource, transition }, after) {
	const { field } = resourceOf(resource).lifecycle;
	const { value, unknown } = transition?.to[field] ?? {};
	return isLeft(resource, unknown === void 0 ? value : after[field]);
}
/** Whether a new value of a field is that of an export, which an accepted operation may cause. */
const isExport = (resource, field, after) => asks(resource, field, "export-trigger") && after[field] !== null;
/** The fields that operations depend on, or that identify a resource. */
const identifyingFields = (name) => [.../* @__PURE__ */ new Set([
	...guardedFields(name),
	"id",
	"name",
	"created_at",
	"meta",
	"project_id",
	...Object.keys(resourceOf(name).foreignKeys)
])];
/** Whether the service alone could have changed a field of a resource: it moves it on, or no operation sets the field. */
const couldBeServerChange = ({ resource, fields }, field) => field === resourceOf(resource).lifecycle.field ? isMoving({
	resource,
	fields
}) : !isSet(resource, field);
/** Whether an operation sets a field of a resource. */
const isSet = (resource, field) => contract.operations.some(({ resource: of, transition }) => of === resource && Object.hasOwn(transition?.to ?? {}, field));
/** The states that only the service sets: `Upload.status`. */
const statesSetByServer = () => Object.values(contract.resources).flatMap(({ name, lifecycle }) => lifecycle.states.length > 0 && !isSet(name, lifecycle.field) ? [`${name}.${lifecycle.field}`] : []);
/** The fields of a resource that operations require or change. */
const guardedFields = (name) => contract.operations.flatMap((each) => each.resource === name ? Object.keys({
	...each.transition?.from,
	...each.transition?.to
}) : []);
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
/** Returns what a valid request of an operation needs, by what it acts on and what it does. */
function needsFor(operation) {
	const { resource, parameters, idParameter, changeType: effect } = operation;
	const resources = parameters.map(({ name, of }) => name === idParameter ? resource : of);
	const known = [
		idParameter,
		"team_id",
		"project_id"
	];
	const isFolder = parameters.some(({ name, of, example }) => of === void 0 && example === void 0 && !known.includes(name));
	return [.../* @__PURE__ */ new Set([
		...effect !== "none" || resources.some((each) => each !== void 0 && each !== task.name) ? [writes] : [],
		...effect === "irreversible" ? [irreversible] : [],
		...resources.includes(task.name) ? [tasks] : [],
		...isFolder ? [folder] : []
	])];
}
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
			path: {
				...parents,
				...options.path
			}
		});
	}
	/**
	* @param operation An accepted one, whose effect the read has to show.
	* @param values What its path named.
	*/
	read(testResource, operation, values) {
		return this.pool.readAfter(operation, testResource, this.id, values);
	}
	violation = this.#reporterOf("violation");
	advice = this.#reporterOf("advice");
	/** Reports what a server does where the contract leaves it open. */
	observation = this.#reporterOf("observation");
	#reporterOf(verdict) {
		return (shown, message, expected, seen) => {
			const exchanges = [shown].flat();
			const statuses = exchanges.map(({ status }) => status).join(" and ");
			this.findings.push({
				verdict,
				message,
				expected,
				seen: seen ?? statuses,
				exchanges
			});
		};
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
	* @param testResource The resource, where it can have been exported.
	* @throws {InconclusiveError} A condition that no field shows can be the reason.
	*/
	rejection(exchange, message, testResource) {
		const { operation, status } = exchange;
		const { conditions = [], rejectedWith } = operation.transition ?? {};
		if (mayDepend(operation, status, testResource)) throw new InconclusiveError(`an open question lets the server reject it with ${status}`);
		const isHidden = conditions.length > 0 && this.session.server.kind !== "sandbox";
		const isRejection = String(status) === rejectedWith || isOpenRejection(operation, status);
		if (isHidden && isRejection) throw new InconclusiveError(`the server rejected it with ${status}, perhaps because ${conditions.join(" or ")} is not met`);
		this.violation(exchange, message, successes(operation));
	}
	/** The fields of a resource that have changed, without those that the service changes on its own. */
	changedFields(before, after, fields) {
		return differences(before, after, fields).filter((field) => !this.serverChanges.has(`${before.resource}.${field}`));
	}
	/** Notes that the service may move a resource on before a request reaches it. */
	mayMove(testResource) {
		const { field } = resourceOf(testResource.resource).lifecycle;
		if (isMoving(testResource)) this.possibleServerChange = {
			testResource,
			fields: [field]
		};
	}
	/** Reads the resource of a rejected request. Reports a change of it, or else returns it to the pool. */
	async expectNoEffect(testResource, exchange, request) {
		if (!testResource || exchange.operation.changeType === "none") return;
		const after = await this.read(testResource);
		const changed = this.changedFields(testResource, after.fields);
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
/** The fields of a resource by which two responses with it differ in what the contract states, of some fields or of all. */
const differences = ({ resource, fields: before }, after, fields = comparedFields(resource)) => {
	const [one, other] = [before, after].map((each) => declaredOf(each, resource));
	return fields.filter((field) => canonical(one?.[field]) !== canonical(other?.[field]));
};
/** Some fields of a resource in one line. */
const formatFields = (values, fields) => fields.map((field) => `${field}: ${JSON.stringify(values[field])}`).join(", ");
/**
* Returns a check of an operation.
*
* @param name The end of its id.
* @param check Its title is without the name of the operation. Unless it has others, its pointer is that of the
* operation, and it needs what the operation needs if it sends requests.
*/
const checkOf = (operation, group, name, { title, ...check }) => ({
	id: `${group}/${operation.id}/${name}`,
	title: `${operation.id} ${title}`,
	pointers: [operation.pointer],
	needs: check.sends === void 0 ? [] : needsFor(operation),
	...check
});
/** The JSON pointer of the transition of an operation, if it has one. */
const transitionOf = ({ transition }) => transition ? [transition.pointer] : [];
/** The places of a state in the contract. */
const pointersOfState = ({ lifecycle }, state) => lifecycle.pointers[state] ?? [];
// src/shared/responses.ts
/** Returns the response that the contract lists for a status: by the status itself, its range, or `default`. */
function responseOf(responses, status) {
	const named = (name) => responses.find((each) => each.status === name);
	return named(`${status}`) ?? named(`${Math.trunc(status / 100)}XX`) ?? named("default");
}
// src/conformance/checks/cases.ts
/** The cases of the matrix: each operation in each state, with what the other fields that guards look at can be. */
/** The id of the check of a case. */
const caseId = ({ operation, name }) => `matrix/${operation.id}/${name}`;
/** Returns the cases of the operations that act on the resources of files. */
function matrixCases() {
	const { name, lifecycle } = task;
	const operations = fullOperations.filter(({ resource, transition }) => resource === name && transition?.from);
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
	const others = operations.flatMap(({ transition }) => Object.entries(transition?.from ?? {})).filter(([field]) => field !== stateField);
	return new Map(others.map(([field, guard]) => [field, distinguishedBy(guard)]));
}
function distinguishedBy(guard) {
	const values = guard.in ?? guard.notIn ?? [];
	if (values.every((each) => typeof each === "boolean")) return [{ in: [false] }, { in: [true] }];
	return [{ in: [values[0]] }, { notIn: [values[0]] }];
}
/** Whether a field that is so passes a guard. */
const allows = (guard, value) => value.in ? passes(guard, value.in[0]) : !passes(guard, value.notIn?.[0]);
const nameOf$1 = (field, { in: values, notIn }) => values ? `${field}=${String(values[0])}` : `${field}=not-${String(notIn?.[0])}`;
// src/conformance/requests/contents.ts
/** Returns the path of an operation with its parameters and its required query. */
function pathOf({ path, query }, values) {
	const filled = path.replace(/\{([^{}]+)\}/g, (_, name) => encodeURIComponent(values[name] ?? ""));
	const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
	return search === "" ? filled : `${filled}?${search}`;
}
/**
* Returns a body of an operation.
*
* @param files The files of a form; by default those that the value names, with the bytes of a sample.
*/
function contentOf(body, value, sample, files) {
	const { kind, type, fileField } = body;
	if (kind === "form" && fileField !== void 0) {
		const { [fileField]: listed, ...fields } = isObject(value) ? value : {};
		const names = [listed ?? []].flat().map(String);
		return { form: {
			fileField,
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
/** A form of an operation that no other request has: a service may return the same upload for the same form. */
function uniqueForm({ body }) {
	const { value = {} } = body?.valid.at(-1) ?? {};
	if (!body || !isObject(value)) return value;
	const texts = body.freeTexts.filter((name) => !Object.hasOwn(body.inPath, name)).map((name) => [name, `conformance ${crypto.randomUUID()}`]);
	return {
		...value,
		...Object.fromEntries(texts)
	};
}
const textOf = (value) => typeof value === "string" ? value : JSON.stringify(value);
/** Returns the value of a body in which texts that a path names too are the same as there. */
const withPathValues = ({ inPath }, value, values) => isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, typeof each === "string" ? values[inPath[name] ?? ""] ?? each : each])) : value;
// src/conformance/checks/responses.ts
/** Checks that every response of a run matches the contract, and that a resource has what a form sent. */
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
				(isOpenBody(context.session, exchange, problem) ? context.observation : context.violation)(exchange, message, expected, problem);
			}
		}
	});
}
function undocumentedCheck(operation) {
	const { id, responses } = operation;
	const statuses = responses.map(({ status }) => status).join(", ");
	return checkOf(operation, "responses", "undocumented", {
		title: "returns no undocumented status",
		expects: `Every status is one of ${statuses}. 429, 502, 503 and 504 are observations, and so is what an open question of ${id} allows.`,
		run(context) {
			const seen = exchangesOf(context.session, operation);
			if (seen.length === 0) throw new InconclusiveError("no request was sent");
			const others = /* @__PURE__ */ new Map();
			for (const exchange of seen) if (!exchange.response) others.set(exchange.status, exchange);
			for (const [status, exchange] of others) {
				const message = `${id} returned ${status}, which the contract does not document for it.`;
				(isOpen(context.session, exchange) ? context.observation : context.violation)(exchange, message, statuses);
			}
		}
	});
}
/**
* Whether the contract leaves it open that a response has such a body. It describes neither the bodies of errors, nor the
* response to a request that is ignored, nor that to an operation without a known success; JSON can have other media types.
*/
function isOpenBody(session, exchange, problem) {
	const isOtherType = problem.startsWith("the media type");
	const isEmpty = problem === "the body is empty";
	if (!isSuccess(exchange)) return isOtherType || isEmpty;
	if (isIgnored(session, exchange)) return true;
	const { operation, type, json } = exchange;
	return isOtherType && (operation.success.kind === "unknown" || isAnyJson(type) && fits(exchange, json));
}
/** Whether a body of another media type of JSON, or of none, has the documented shape. */
const fits = (exchange, json) => json !== void 0 && (exchange.response?.contents ?? []).some(({ type }) => problemsOf({
	...exchange,
	type
}).length === 0);
const isAnyJson = (type) => type === "" || type === "text/json" || isJson(type);
/** Whether a success is that of a request that the server may have ignored. */
const isIgnored = (session, exchange) => isSuccess(exchange) && mayIgnore(exchange.operation) && (exchange.check === `concurrency/${exchange.operation.id}/twice` || exchangesOf(session, exchange.operation).some((each) => isSuccess(each) && illegalCases.has(each.check)));
const illegalCases = new Set(matrixCases().flatMap((each) => each.legal ? [] : [caseId(each)]));
/** Whether the contract leaves it open that a response has another status than the documented ones. */
function isOpen(session, exchange) {
	const { operation, status, check } = exchange;
	if ([
		429,
		502,
		503,
		504
	].includes(status) || isIgnored(session, exchange)) return true;
	if (status >= 500 && operation.ownQuestions.includes("task-server-errors")) return true;
	if (isOpenRejection(operation, status)) return true;
	const lists = (each) => operation.responses.some((response) => response.status === each);
	const isOpenDenial = check.endsWith("/other-project") || !noAccess.some(lists);
	return check.startsWith("access/") && noAccess.includes(String(status)) && isOpenDenial || isUnlistedRejection(exchange);
}
function identityCheck(operation) {
	const { id } = operation;
	return checkOf(operation, "responses", "identity", {
		title: "returns the resource that the path names",
		expects: "Fields that the path or the form names have the same values in the response.",
		needs: needsFor(operation),
		run(context) {
			const { session } = context;
			const seen = exchangesOf(session, operation).filter((exchange) => isSuccess(exchange) && !/^invalid\/|\/(unknown-id|other-project)$/.test(exchange.check));
			let compared = 0;
			for (const exchange of seen) {
				const fields = exchange.fields;
				if (!fields) continue;
				for (const [field, expected] of Object.entries(namedIn(session, exchange))) {
					if (!(field in fields)) continue;
					compared++;
					if (fields[field] === expected || isOpenValue(exchange, field)) continue;
					const message = `${id} returned a resource whose ${field} is not that of the request.`;
					const show = (value) => `${field}: ${JSON.stringify(value)}`;
					return context.violation(exchange, message, show(expected), show(fields[field]));
				}
			}
			if (compared === 0) throw new InconclusiveError("no response had a resource to compare");
		}
	});
}
/** Whether the contract leaves it open which value a field of a response has. */
const isOpenValue = (exchange, field) => partsOf(exchange).some(({ at, shape }) => at === `/${field}` && shape.questions?.includes("creation-result-values"));
/** Whether a response rejects an invalid request of an operation for which no such rejection is documented. */
const isUnlistedRejection = ({ operation, check, status }) => check.startsWith("invalid/") && rejections.includes(status) && !rejections.some((each) => responseOf(operation.responses, each));
/** The documented requests of an operation with their responses. */
const exchangesOf = ({ http }, operation) => http.exchanges.filter((exchange) => exchange.operation === operation && exchange.documented);
/** The fields of a resource that the request names: its id, the project, and fields of the form. */
function namedIn(session, { operation, values, form }) {
	const { project } = session.options;
	const id = resourceOf(operation.resource).id;
	const named = Object.fromEntries(operation.parameters.map(({ name }) => [name === operation.idParameter ? id : name, values[name]]));
	const { texts = [], inPath = {} } = operation.body ?? {};
	for (const [name, value] of form?.fields ?? []) {
		const isOther = Object.hasOwn(inPath, name) && value !== project;
		if (!texts.includes(name) && !isOther) named[name] = value;
	}
	return named;
}
const keptChecks = () => contract.operations.flatMap((operation) => operation.changeType === "creates" && operation.body?.kind === "form" ? [
	distinctCheck(operation),
	keptCheck(operation, operation.body),
	tasksCheck(operation)
] : []);
/** Texts with letters, marks and signs that encodings get wrong. */
const unicode = "Übersicht № 7 – 報告 🧾";
function keptCheck(operation, body) {
	const { id, pointer, resource } = operation;
	return checkOf(operation, "responses", "kept", {
		title: "keeps the fields of the form",
		sends: `${id} with every field of the form, in letters and signs beyond ASCII, then a read of the resource.`,
		expects: "The response and the read have the values that were sent, and the size of the file.",
		pointers: [pointer, ...body.fields.map((field) => `${body.pointer}/properties/${field}`)],
		async run(context) {
			const { session } = context;
			const reader = readerOf(resource);
			const [sample] = session.server.samples;
			const value = fullForm(body);
			const created = await context.send(operation, void 0, { value });
			assertReadable(created);
			const createdId = idIn(created);
			if (createdId === void 0) throw new InconclusiveError(`${id} returned ${created.status}`);
			await context.pool.open(resource ?? "", createdId);
			const readers = contract.operations.filter((each) => each.resource === resource && each.action === "get" && each !== reader);
			const send = (by) => context.send(by, void 0, { id: createdId });
			const short = await Promise.all(readers.map(send));
			const read = await send(reader);
			const compare = (exchange, field, expected, what = field) => {
				const shown = exchange.fields ?? {};
				const [wanted, seen] = [expected, shown[field]].map(canonical);
				if (!(field in shown) || seen === wanted) return;
				const message = `${id} was sent ${what}, and ${exchange.operation.id} returned another value.`;
				context.violation([created, exchange], message, String(wanted), String(seen));
			};
			for (const [field, expected] of Object.entries(value)) {
				if (field === body.fileField || Object.hasOwn(body.inPath, field)) continue;
				for (const exchange of [
					created,
					...short,
					read
				]) compare(exchange, field, expected);
			}
			for (const exchange of short) {
				const message = `${exchange.operation.id} does not find what ${reader.id} finds.`;
				if (exchange.status === 404 && isSuccess(read)) context.violation([exchange, read], message, "200");
				if (!exchange.fields || !read.fields || !resource) continue;
				const full = {
					resource,
					id: createdId,
					fields: read.fields,
					sample: void 0
				};
				for (const field of context.changedFields(full, exchange.fields)) compare(exchange, field, read.fields[field]);
			}
			compare(created, "fileSize", new Blob([sample.content]).size, "a file");
		}
	});
}
/** Two uploads must not be mixed up, or what one keeps is not what the other was sent. */
function distinctCheck(operation) {
	const { id } = operation;
	return checkOf(operation, "responses", "distinct", {
		title: "creates a new resource with each request",
		sends: `${id} twice, with different names, and a read of the first resource after each.`,
		expects: "The responses have different IDs, and the second request leaves the first resource as it is.",
		async run(context) {
			const send = () => context.send(operation, void 0, { value: uniqueForm(operation) });
			const created = await send();
			assertReadable(created);
			const createdId = idIn(created);
			if (createdId === void 0) throw new InconclusiveError(`${id} returned no id`);
			const before = await context.pool.open(operation.resource ?? "", createdId);
			const again = await send();
			assertReadable(again);
			if (idIn(again) === createdId) {
				const message = `${id} returned the same id twice.`;
				return context.violation([created, again], message, "two ids", JSON.stringify(createdId));
			}
			const { fields } = await context.read(before);
			const changed = context.changedFields(before, fields);
			const message = `${id} changed the resource that the request before it has created.`;
			if (changed.length > 0) context.change(again, message, before, fields, changed);
		}
	});
}
/** Each file has a task of its own, which names the upload. */
function tasksCheck(operation) {
	const count = 12;
	const { id, pointer } = operation;
	return checkOf(operation, "responses", "tasks", {
		title: `creates a ${task.noun} for each file`,
		sends: `${id} with ${count} files, and a read of each ${task.noun}.`,
		expects: `There are ${count} ${task.noun}s, and each names the ${upload.noun}.`,
		pointers: [pointer, ...transitionOf(operation)],
		needs: [...needsFor(operation), newTasks],
		async run(context) {
			const [sample] = context.session.server.samples;
			const files = Array.from({ length: count }, () => sample);
			const { id: uploadId, exchange, found } = await context.pool.upload(files, operation);
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
function fullForm({ fields, texts, fileField }) {
	const items = [{
		name: "Zeichen \"1\"",
		value: unicode
	}, {
		name: "A",
		value: ""
	}];
	const valueOf = (field) => texts.includes(field) ? items : unicode;
	return Object.fromEntries(fields.map((field) => [field, field === fileField ? ["Ünïcode – 文.pdf"] : valueOf(field)]));
}
// src/conformance/checks/access.ts
/** Checks that a request needs a valid key, its scope, and access to the team and the project. */
const accessChecks = () => contract.operations.flatMap(checksOf$1);
function checksOf$1(operation) {
	const { scopes, parameters, responses } = operation;
	const isListed = responses.some(({ status }) => status === "404");
	const hasProject = parameters.some(({ name }) => name === "project_id");
	return [
		...bearerChecks(operation),
		similarKeys$1(operation),
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
	const hasTeam = listed.length > 0 && parameters.some(({ name }) => name === "team_id");
	return [
		denied("no-key", "none", ["401"], ...invalid),
		denied("no-bearer", "malformed", ["401"], ...invalid),
		denied("invalid-key", "invalid", ["401"], ...invalid),
		denied("expired-key", "expired", ["401"], expired, ...invalid),
		...hasTeam ? [denied("other-team", "otherTeam", listed, team, ...needsFor(operation))] : []
	];
}
/** Keys of which a part is right, as one that is compared by its beginning or in another case. */
function similarKeys$1(operation) {
	const { id, changeType: effect } = operation;
	return checkOf(operation, "access", "similar-key", {
		title: "with a key that is nearly right returns 401",
		sends: `${id} with the key without its first or its last letter, with one more, and in upper and lower case.`,
		expects: rejection(["401"]),
		pointers: proven(operation, ["401"]),
		needs: effect === "none" ? [] : needsFor(operation),
		async run(context) {
			const { session } = context;
			const ready = effect === "none" ? void 0 : await context.pool.resourceFor(operation);
			const unknown = await context.send(operation, ready, { credential: "unknown" });
			if (isSuccess(unknown) || unknown.status !== 401) throw new InconclusiveError("the server does not reject a key that it cannot know with 401");
			if (ready) context.pool.putBack(ready);
			for (const name of session.similar) await expectDenied(context, operation, name, ["401"]);
		}
	});
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
	if (!isSuccess(exchange) && testResource && idIn({
		...exchange,
		fields: fieldsIn(operation, exchange.json)
	}) === testResource.id) context.violation(exchange, `${request} was rejected, and returned the resource.`, "no resource");
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
const describe$1 = (key) => keys[key] ?? (key.startsWith("scopes") ? `a key with only the ${key}` : `the ${key}`);
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
			const { created } = context.session;
			let exchange = await context.send(operation, void 0, { id: `unknown-${crypto.randomUUID()}` });
			if (exchange.status === 400) {
				const like = idLike(created.findLast(({ resource }) => resource === operation.resource)?.id);
				if (like === void 0) throw new InconclusiveError("the server can reject the form of an ID with 400");
				exchange = await context.send(operation, void 0, { id: like });
			}
			if (exchange.status === 404) return;
			const message = `${id} of an id that does not exist returned ${exchange.status}.`;
			context.violation(exchange, message, "404");
		}
	});
}
/** Letters and digits of an ID that make a chance match with another one impossible, and those that are exchanged. */
const longId = 16;
/** Returns an ID of the same form that no resource has; undefined if the ID is too short for one. */
function idLike(known = "") {
	const places = [...known.matchAll(/[a-z\d]/gi)].map(({ index }) => index);
	if (places.length < longId) return void 0;
	const letters = [...known];
	const last = places.slice(-12);
	for (const [index, place] of last.entries()) letters[place] = known[last[(index + 1) % last.length] ?? 0] ?? "";
	const like = letters.join("");
	return like === known ? void 0 : like;
}
/** The right id below another project: what a server does is an open question. */
function otherProject(operation) {
	const { id } = operation;
	return checkOf(operation, "access", "other-project", {
		title: "below another project",
		sends: `${id} with the ID of a resource, and another project in the path.`,
		expects: "A rejection without effect. A success is an observation, since the contract does not specify it.",
		async run(context) {
			const testResource = await context.pool.resourceFor(operation);
			const project_id = context.session.options.otherProject ?? `unknown-${crypto.randomUUID()}`;
			const exchange = await context.send(operation, testResource, { path: { project_id } });
			if (!isSuccess(exchange)) return context.expectNoEffect(testResource, exchange, `${id} below another project`);
			const message = `${id} accepted an id below another project than its own (open question path-project-mismatch).`;
			context.observation(exchange, message, "not specified");
		}
	});
}
// src/conformance/requests/patience.ts
/** Pauses in milliseconds, in which a server shows what it does a moment after its response. */
const pauses = [
	250,
	500,
	1e3,
	2e3
];
/** Repeats an attempt until it succeeds, a few times. Where a run lets time pass, the first one counts. */
async function repeated({ http, server }, attempt, isDone) {
	let result = await attempt();
	for (const pause of server.advance ? [] : pauses) {
		if (isDone(result)) break;
		await http.wait(pause);
		result = await attempt();
	}
	return result;
}
/** Waits until the service has moved a resource on. */
async function settled({ http, options, server }, testResource, read, endsIn) {
	const { field } = resourceOf(testResource.resource).lifecycle;
	const { processingMs = 12e4 } = options;
	const { advance } = server;
	const end = Date.now() + processingMs;
	let current = testResource;
	for (let pause = 0;; pause = Math.min(Math.max(pause * 1.5, 500), 1e4)) {
		if (current.fields[field] === endsIn || !isMoving(current)) return current;
		if (pause > 0 && advance) {
			await advance();
			return read(current);
		}
		if (Date.now() + pause > end) return current;
		if (!advance) await http.wait(pause);
		current = await read(current);
	}
}
// src/conformance/checks/concurrency.ts
/** Checks that of requests sent at the same time, no more take effect than the contract allows. */
function concurrencyChecks() {
	const once = fullOperations.filter(endsItself);
	return [
		...once.map(twice),
		...once.flatMap((one, index) => {
			return once.slice(index + 1).filter((other) => leadsTo(one, other) && leadsTo(other, one)).map((other) => against(one, other));
		}),
		...fullOperations.filter(isUpload).map(parallel$1)
	];
}
const isUpload = ({ changeType: effect, body }) => effect === "creates" && body?.fileField !== void 0;
/** Whether an accepted request makes the resource one that the operation does not accept. */
function endsItself(operation) {
	const { transition, resource } = operation;
	if (resource !== task.name) return false;
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
		expects: `One request is accepted, and the other rejected.${operation.changeType === "irreversible" ? "" : " That both are accepted is an observation."}`,
		pointers: [...transitionOf(operation)],
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
			if (accepted === 0) return context.rejection(first, message, testResource && await context.read(testResource));
			(operation.changeType === "irreversible" ? context.violation : context.observation)(sent, message, "one accepted");
		}
	});
}
function against(one, other) {
	return checkOf(one, "concurrency", other.id, {
		title: `and ${other.id} at the same time leave what the last accepted one sets`,
		sends: `${one.id} and ${other.id} at the same time, to one resource that allows the first, and a read.`,
		expects: `${one.id} is accepted. If ${other.id} is too, it was the last, and its effect remains.`,
		pointers: [...transitionOf(one), ...transitionOf(other)],
		async run(context) {
			const testResource = await context.pool.resourceFor(one);
			if (!testResource) throw new InconclusiveError("there is no resource");
			const [first, second] = await Promise.all([context.send(one, testResource), context.send(other, testResource)]);
			const last = isSuccess(second) ? other : one;
			const after = await context.read(testResource, isSuccess(first) ? last : void 0);
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
		async run(context) {
			const reader = readerOf(operation.resource);
			const send = () => context.send(operation, void 0, { value: uniqueForm(operation) });
			const sent = await Promise.all(Array.from({ length: count }, send));
			const ids = sent.map(idIn);
			const known = new Set(ids.filter((each) => each !== void 0));
			const read = await Promise.all([...known].map((id) => repeated(context.session, () => context.send(reader, void 0, { id }), isSuccess)));
			const found = read.filter(isSuccess).length;
			if (found === count) return;
			const shownFirst = [...sent.filter((exchange, index) => !isSuccess(exchange) || ids.indexOf(ids[index]) !== index), ...read.filter((exchange) => !isSuccess(exchange))].slice(0, 3);
			const message = `Of ${count} uploads at the same time, ${found} can be read afterwards.`;
			context.violation(shownFirst, message, String(count), String(found));
		}
	});
}
// src/conformance/checks/hygiene.ts
/** Checks what helps clients and the contract does not require: headers of errors, leaked data. Reports advice only. */
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
/** Checks that a body that violates one keyword is rejected, and that its valid neighbor is accepted. */
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
		fileField: body.fileField ?? "file"
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
const limitChecks = () => fullOperations.flatMap((operation) => {
	if (operation.body?.fileField === void 0) return [];
	return [
		...operation.body.limits.flatMap((limit) => limitCheck(operation, limit)),
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
			`${body?.pointer}/properties/${body?.fileField}`
		],
		needs: [large, ...needsFor(operation)]
	};
}
function fileSize(operation, limit) {
	const { id } = operation;
	const [small, big] = [limit.value * megabytes.decimal, limit.value * megabytes.binary];
	return checkOf(operation, "limits", limit.name, {
		...ofLimit(operation, limit),
		title: `accepts files of ${limit.value} MB, and rejects larger ones`,
		sends: `${id} with files of ${small}, ${small + 1}, ${big} and ${big + 1} bytes.`,
		expects: `The first is accepted, and the last rejected with ${limit.rejectedWith ?? "a documented status"}. Those between are both accepted, or the first of them is rejected.`,
		async run(context) {
			const send = (size) => context.send(operation, void 0, { files: [fileOf(context.session.server.samples[0], size)] });
			const within = await send(small);
			if (!isSuccess(within)) return context.rejection(within, `${id} rejected a file of ${limit.value} MB.`);
			const between = await send(small + 1);
			if (isSuccess(between)) {
				const exact = await send(big);
				const message = `${id} rejected a file of ${big} bytes, though it accepts larger ones than ${small}.`;
				if (!isSuccess(exact)) return context.rejection(exact, message);
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
		expects: `The first is accepted with a ${task.noun} for each file, and the second rejected with ${limit.rejectedWith ?? "a documented status"}.`,
		async run(context) {
			const send = (count) => {
				const files = Array.from({ length: count }, (_, at) => ({
					...context.session.server.samples[0],
					name: `file-${at + 1}.pdf`
				}));
				return context.send(operation, void 0, { files });
			};
			const within = await send(limit.value);
			if (!isSuccess(within)) context.rejection(within, `${operation.id} rejected ${limit.value} files.`);
			else await expectTasks(context, within);
			expectStatus(context, await send(limit.value + 1), limit, `${limit.value + 1} files`);
		}
	});
}
/** Each file of an upload has a task of its own, as far as the run can find them. */
async function expectTasks(context, exchange) {
	const { pool, session } = context;
	const count = exchange.form?.files.length ?? 0;
	if (!newTasks.met(context)) return;
	const found = new Set(await pool.tasksOf(pool.note(exchange), count));
	for (const id of found) session.created.push({
		resource: task.name,
		id
	});
	if (found.size === count) return;
	const message = `${exchange.operation.id} with ${count} files created ${found.size} ${task.noun}s.`;
	context.violation(exchange, message, String(count), String(found.size));
}
/** Files of a kind that the contract does not mention: what a server does with them is worth knowing. */
function oneOf$1(operation, name, what, file) {
	return checkOf(operation, "limits", name, {
		title: `with ${what}`,
		sends: `${operation.id} with ${what}.`,
		expects: "The contract does not specify it. The result is an observation.",
		async run(context) {
			const exchange = await context.send(operation, void 0, { files: [file] });
			const verb = isSuccess(exchange) ? "accepts" : "rejects";
			context.observation(exchange, `${operation.id} ${verb} ${what}.`, "not specified");
		}
	});
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
/** Returns a document that is filled up to a size, without as much memory. */
function fileOf({ type, content }, size) {
	block ??= new Blob([" ".repeat(1e6)]);
	const shared = block;
	const start = new Blob([content]).slice(0, size);
	const rest = size - start.size;
	const parts = Array.from({ length: Math.floor(rest / 1e6) }, () => shared);
	return {
		name: "size.pdf",
		type,
		content: new Blob([
			start,
			...parts,
			" ".repeat(rest % 1e6)
		])
	};
}
// src/conformance/checks/matrix.ts
/** Checks every operation in every state that can be reached: it is accepted or rejected, and what it changes. */
const matrixChecks = () => [
	...matrixCases().map(caseCheck),
	...consistencyChecks(),
	...plainChecks(),
	...aggregateChecks()
];
async function observe(context, operation, before, where, options = {}, isLegal = true) {
	const witnesses = await context.pool.witnessesOf(before);
	context.mayMove(before);
	const exchange = await context.send(operation, before, options);
	const accepted = isSuccess(exchange) && isLegal ? operation : void 0;
	return {
		before,
		exchange,
		after: await context.read(before, accepted, exchange.values),
		where,
		witnesses
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
		sends: `Prepares a ${resource.noun} in ${prepared}, reads it, sends ${id}, and reads it again.`,
		expects: legal ? acceptance(operation, sampleBehavior) : rejectionOf(operation),
		pointers: [
			pointer,
			...transitionOf(operation),
			...pointersOfState(resource, state),
			...legal ? [] : [`${pointer}/responses/${rejected}`]
		],
		async run(context) {
			const taken = await context.pool.take(guards, sampleBehavior);
			const before = await context.read(taken);
			if (differences(taken, before.fields, Object.keys(guards)).length > 0) throw new InconclusiveError("the service changed the resource before the request");
			const send = () => observe(context, operation, before, ` in ${name}`, {}, legal);
			let observed = await send();
			const mayBeFirst = operation.ownQuestions.includes("approved-initially") && showsEffect(operation, before.fields);
			if (!legal && mayBeFirst && isSuccess(observed.exchange)) observed = await send();
			if (legal) await judgeAccepted(context, observed, sampleBehavior);
			else if (judgeRejected(context, observed)) context.pool.putBack(observed.after);
		}
	});
}
/** Transitions of resources without states that a run can choose: the fields that they set. */
function plainChecks() {
	return fullOperations.filter(({ transition }) => transition && !transition.from && !transition.creates && Object.keys(transition.to).length > 0).map((operation) => checkOf(operation, "matrix", "any", {
		title: "has the documented effect",
		sends: `Reads a resource, sends ${operation.id}, and reads the resource again.`,
		expects: acceptance(operation, {}),
		pointers: [operation.pointer, ...transitionOf(operation)],
		async run(context) {
			const testResource = await context.pool.resourceFor(operation);
			if (!testResource) throw new InconclusiveError("there is no resource");
			const { folder = "", kind } = context.session.server;
			const value = kind === "sandbox" ? `folder-${crypto.randomUUID()}` : folder;
			const set = Object.values(operation.transition?.to ?? {}).flatMap(({ parameter }) => parameter ?? []);
			await judgeAccepted(context, await firstAccepted(context, operation, testResource, Object.fromEntries(set.map((name) => [name, value]))), {});
		}
	}));
}
/**
* Sends a request whose conditions the contract leaves open, until one is accepted: with a body too, and when the only task
* of an upload is in another state.
*/
async function firstAccepted(context, operation, testResource, path) {
	const send = async (to, value) => observe(context, operation, await context.read(to), "", {
		path,
		...value !== void 0 && { value }
	});
	const first = await send(testResource);
	if (!mayDepend(operation, first.exchange.status)) return first;
	const value = operation.body?.valid[0]?.value;
	let unprepared = 0;
	for (const state of [void 0, ...task.lifecycle.states]) try {
		const id = state === void 0 ? testResource.id : uploadOf((await context.pool.sole(state)).fields);
		for (const body of [void 0, value]) {
			const next = await send({
				...testResource,
				id
			}, body);
			if (isSuccess(next.exchange)) return next;
		}
	} catch (error) {
		if (!(error instanceof InconclusiveError)) throw error;
		unprepared++;
	}
	if (unprepared > 0) throw new InconclusiveError("an open question lets the server reject it in the states that could be prepared");
	const message = `${operation.id} was rejected in every state that the run could prepare.`;
	context.violation(first.exchange, message, successes(operation));
	return first;
}
/** Reports what is wrong with a request that is allowed. */
async function judgeAccepted(context, { before, exchange, after, where, witnesses }, sampleBehavior) {
	const { operation } = exchange;
	const { id, transition, success, resource } = operation;
	const { to = {} } = transition ?? {};
	const isSandbox = context.session.server.kind === "sandbox";
	const status = String(exchange.status);
	if (!isSuccess(exchange)) return context.rejection(exchange, `${id} was rejected${where}, where it is allowed.`, before);
	assertReadable(exchange);
	const partial = success.partial.includes(status);
	if (success.partial.length > 0 && isSandbox && partial !== (sampleBehavior.partial === true)) {
		const message = `${id} did not return the status of a partial success.`;
		return context.violation(exchange, message, success.partial.join(" or "));
	}
	const state = resourceOf(resource).lifecycle.field;
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
	const set = Object.keys(to);
	const kept = keptFields(before, set, isMoving(before) || isProcessedAfter(operation, after.fields));
	for (const fields of [response, after.fields]) {
		const shown = kept.filter((field) => field in fields && (set.length === 0 || !isExport(before.resource, field, fields)));
		const changed = differences(before, fields, shown);
		if (changed.length === 0) continue;
		const message = `${id} changed more than it should${where}.`;
		return context.change(exchange, message, before, fields, changed);
	}
	for (const witness of witnesses) {
		const now = await context.read(witness);
		const changed = context.changedFields(witness, now.fields, keptFields(witness, [], isMoving(witness)));
		if (changed.length === 0) continue;
		const message = `${id} changed another resource, the ${resourceOf(witness.resource).noun} ${witness.id}.`;
		return context.change(exchange, message, witness, now.fields, changed);
	}
}
/** Reports what is wrong with a request that is not allowed. Returns whether the resource is as it was. */
function judgeRejected(context, { before, exchange, after, where }) {
	const { operation } = exchange;
	const { id } = operation;
	const rejected = rejectedWith(operation);
	const effects = fieldsSetBy(operation).flatMap(([field, value]) => value !== void 0 && after.fields[field] === value ? [field] : []);
	const fields = isMoving(before) ? [...keptFields(before, [], true), ...effects] : void 0;
	const changed = context.changedFields(before, after.fields, fields);
	const ignored = isSuccess(exchange) && mayIgnore(operation);
	if (isSuccess(exchange) && !ignored) context.violation(exchange, `${id} was accepted${where}, where it is not allowed.`, rejected);
	else if (!ignored && String(exchange.status) !== rejected && !isOpenRejection(operation, exchange.status)) {
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
	const shared = own.states.filter((state) => lifecycle.states.includes(state));
	const plainOf = (seen) => (lifecycle.spellings[String(seen)] ?? String(seen)).toUpperCase();
	return shared.map((state) => ({
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
			const exchange = await repeated(context.session, () => context.send(readerOf(name), void 0, { id: uploadOf(child.fields) }), ({ fields }) => plainOf(fields?.[lifecycle.field]) === state);
			const { fields } = await context.read(child);
			if (fields[own.field] !== state) throw new InconclusiveError(`the ${task.noun} did not stay in ${state}`);
			const seen = exchange.fields?.[lifecycle.field];
			if (typeof seen !== "string") throw new InconclusiveError("the response has no state");
			if (plainOf(seen) === state) return;
			const known = lifecycle.states.some((each) => each.toUpperCase() === seen.toUpperCase());
			const message = `An ${noun} whose only ${task.noun} is ${state} has another state.`;
			(known ? context.violation : context.observation)(exchange, message, state, seen);
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
// src/conformance/questions/seen.ts
/**
* Returns the operations that name an open question, without shorthand endpoints.
*
* @throws {InconclusiveError} There is none.
*/
function operationsOf(question) {
	const [first, ...others] = fullOperations.filter(({ ownQuestions }) => ownQuestions.includes(question));
	if (!first) throw new InconclusiveError("no operation names the question");
	return [first, ...others];
}
/** Returns the documented exchanges of a run with an operation. */
const exchangesWith = ({ http }, id) => http.exchanges.filter(({ operation, documented }) => operation.id === id && documented);
/** Returns the values of the fields that name an open question, in successful responses. */
const valuesAbout = ({ http }, question) => http.exchanges.filter(isSuccess).flatMap(partsOf).flatMap(({ value, shape }) => shape.questions?.includes(question) ? [value] : []);
/** Returns the exchanges of the checks of a group whose names fit a pattern, of one operation or of all. */
const exchangesOfChecks = ({ http }, group, pattern, operation) => http.exchanges.filter(({ check }) => {
	const [ofGroup, of, ...name] = check.split("/");
	return ofGroup === group && of === (operation ?? of) && pattern.test(name.join("/"));
});
/** Returns the documented exchanges with the operations that create resources. */
const creations = ({ http }) => http.exchanges.filter(({ operation, documented }) => operation.changeType === "creates" && documented);
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
		async detect(context, values) {
			const [operation] = operationsOf("after-next-step");
			const testResource = await context.pool.take(operation.transition?.from ?? {});
			if (!isSuccess(await context.send(operation, testResource))) return void 0;
			const end = await context.pool.settled(await context.read(testResource));
			const state = String(end.fields[task.lifecycle.field]);
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
		detect: ({ session }, values) => usualStatus(session, "creation-status", values, "Created uploads")
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
			const beyond = creations(session).find(({ form }) => (form?.files.length ?? 0) > limit);
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
			const between = creations(session).find(({ form }) => {
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
			const [sample] = context.session.server.samples;
			const content = contentOf(body, { [field]: project }, sample, [sample]);
			const { status } = await context.send(operation, void 0, { content });
			const what = `${operation.id} with another project in the form than in the path returned ${status}.`;
			return [isSuccess({ status }) ? "path" : status === 400 ? "reject" : void 0, what];
		}
	},
	"report-error-shape": {
		needs: "a report that succeeds in part",
		detect(context) {
			const partial = context.session.http.exchanges.find(({ operation, status, json }) => operation.success.partial.includes(String(status)) && isObject(json) && json["error"] !== null);
			const error = isObject(partial?.json) ? partial.json["error"] : void 0;
			if (!partial || typeof error !== "string" && !isObject(error)) return void 0;
			const value = typeof error === "string" ? "string" : "object";
			return [value, `The error in a response with ${partial.status} was of the type ${value}.`];
		}
	},
	"report-success-status": {
		needs: "permission to report a task (--allow irreversible)",
		detect: ({ session }, values) => usualStatus(session, "report-success-status", values, "Reports")
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
			const after = await repeated(context.session, () => context.read(testResource), ({ fields }) => fields[field] !== testResource.fields[field]);
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
			const value = usual(exchangesWith(context.session, "unlockTask").filter(isSuccess).map(shapeOfUnlocked).filter((each) => each !== void 0));
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
/** The most frequent status among the values of a setting. */
function usualStatus(session, question, values, what) {
	const value = usual(operationsOf(question).flatMap((operation) => exchangesOf(session, operation)).flatMap(({ status }) => oneOf(values, String(status)) ?? []));
	return [value, `${what} returned ${value}.`];
}
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
// src/conformance/reports/printable.ts
/**
* Returns a value with each of its texts in one line that prints as it is: escaped is what ends a line, controls a
* terminal, reverses the order of letters or is a command of a CI service.
*/
const printable = (value) => JSON.parse(JSON.stringify(value), (_, each) => typeof each === "string" ? oneLine(each) : each);
const escapes = {
	"\n": String.raw`\n`,
	"\r": String.raw`\r`,
	"	": String.raw`\t`
};
const escaped$1 = (character) => escapes[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
/** Control characters, ends of lines, marks of direction, halves of characters, and `##` before `[command]` or `vso[command]`. */
const unsafe = /[\p{Cc}\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]|\p{Cs}|#(?=#\w*\[)|:(?=:(?:\w|-)+(?: [^:]*)?::)/gu;
const oneLine = (text) => text.replaceAll(unsafe, escaped$1);
/** Returns JSON in lines. No text in it is a command of a CI service. */
const printableJson = (value) => `${JSON.stringify(value, null, 2).replaceAll(unsafe, (each) => each === "\n" ? each : escaped$1(each))}\n`;
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
	return printableJson({ interpretations });
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
const shown$2 = 5;
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
		rows: [...counts].map(([resource, ids]) => [`${ids.length} × ${resource}`, ids.slice(0, shown$2).join(", ") + (ids.length > shown$2 ? ", …" : "")])
	};
}
// src/conformance/reports/junit.ts
/**
* Returns the report as XML of JUnit, valid for the xUnit plugin of Jenkins (junit-10.xsd): a test for each check, a suite
* for each group, and an error if the run ended early or could not judge the server.
*/
function junit(given) {
	const { checks, durationMs, startedAt, stopped } = printable(given);
	const suite = (name, attributes, content) => `  <testsuite name="${escaped(name)}" ${attributes} timestamp="${escaped(startedAt)}">\n${content}\n  </testsuite>`;
	const suites = [...new Set(checks.map(({ group }) => group))].map((name) => {
		const own = checks.filter(({ group }) => group === name);
		const time = own.reduce((sum, check) => sum + check.durationMs, 0);
		return suite(name, `${counts(own)} skipped="${count$1(own, "not-run")}" ${timeOf(time)}`, own.map(testCase).join("\n"));
	});
	if (stopped !== void 0) {
		const error = `    <testcase classname="conformance" name="run" ${timeOf(durationMs)}><error message="${escaped(stopped)}"/></testcase>`;
		suites.unshift(suite("run", `${counts([], 1)} skipped="0" ${timeOf(durationMs)}`, error));
	}
	return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance" ${`${counts(checks, stopped === void 0 ? 0 : 1)} ${timeOf(durationMs)}`}>\n${suites.join("\n")}\n</testsuites>\n`;
}
const count$1 = (checks, verdict) => checks.filter((check) => check.verdict === verdict).length;
const counts = (checks, errors = 0) => `tests="${checks.length + errors}" failures="${count$1(checks, "violation")}" errors="${errors}"`;
const timeOf = (ms) => `time="${(ms / 1e3).toFixed(3)}"`;
function testCase({ id, group, title, verdict, findings, durationMs, reason = "" }) {
	const start = `    <testcase classname="conformance.${escaped(group)}" name="${escaped(`${id}: ${title}`)}" ${timeOf(durationMs)}`;
	if (verdict === "not-run") return `${start}><skipped message="${escaped(reason)}"/></testcase>`;
	const text = escaped(details(findings));
	if (verdict === "violation") return `${start}><failure message="${escaped(findings[0]?.message ?? "")}">${text}</failure></testcase>`;
	return findings.length === 0 ? `${start}/>` : `${start}><system-out>${text}</system-out></testcase>`;
}
/** Text for XML, without the characters that it cannot have. */
const escaped = (text) => text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "?").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;");
// src/conformance/reports/markdown.ts
/** Returns the report as Markdown, for the summary of a CI run or a pull request. */
function markdown(given) {
	const report = printable(given);
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
/** Text of a server within Markdown: no markup, and no links to addresses, people and issues. */
const text = (value) => value.replaceAll(/[\\`*_<>[\]|~&]/g, String.raw`\$&`).replaceAll(/[@#](?=\w)|:(?=\/\/)|\bwww(?=\.)/gi, "$&<!-- -->");
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
		render: printableJson
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
// src/conformance/requests/http.ts
/** Statuses of a server that is down. The request may have had an effect. */
const down = /* @__PURE__ */ new Set([502, 504]);
/** Statuses that ask to wait; without a header, from one second on and longer each time. */
const busy = /* @__PURE__ */ new Set([429, 503]);
/** Whether a status says that the server, or one in front of it, cannot respond now. */
const isDown = (status) => status >= 500 || busy.has(status);
const maxRetries = 3;
const maxWaitMs = 6e4;
/** Server errors in a row that end a run. */
const maxServerErrors = 10;
/** Attempts in a row without a response that end a run, and the milliseconds of a pause after the first of them. */
const maxUnanswered = 8;
const unansweredPauseMs = 500;
/** A request that received no response. */
var UnansweredError = class extends InconclusiveError {};
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
	#unanswered = 0;
	#nextStart = 0;
	#pausedUntil = 0;
	#count = 0;
	constructor(options) {
		this.#options = options;
		this.#semaphore = new Semaphore(options.concurrency);
	}
	/**
	* Sends a request, and again after the time that the server asks for. A read without a response is sent once more.
	*
	* @throws {StoppedError} The run has ended, or ends because several requests in a row received no response.
	* @throws {InconclusiveError} There was no response, the server is down, or it asks to wait each time.
	*/
	async send(request) {
		for (let attempt = 0;; attempt++) {
			const exchange = await this.#semaphore.run(() => this.#once(request).catch((error) => {
				if (request.method !== "GET" || !(error instanceof UnansweredError)) throw error;
				return this.#once(request);
			}));
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
			if (body === void 0) headers["connection"] = "close";
			const response = await this.#options.fetch(baseUrl + path, {
				method,
				headers,
				...body !== void 0 && { body },
				redirect: "manual",
				signal: AbortSignal.timeout(timeoutMs)
			});
			const text = await response.text();
			this.#unanswered = 0;
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
			const reason = `${method} ${path} received no response: ${message}${cause instanceof Error ? `: ${cause.message}` : ""}`;
			this.#unanswered++;
			this.#pausedUntil = Math.max(this.#pausedUntil, Date.now() + unansweredPauseMs * this.#unanswered);
			if (this.#unanswered < maxUnanswered) throw new UnansweredError(`inconclusive: ${reason}`);
			this.stopped ??= `${maxUnanswered} requests in a row failed, the last one: ${reason}`;
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
// src/conformance/cause.ts
/** Finds the one cause of what a run saw where it did not meet the service, or where the service accepted nothing. */
/** Keys that every server of the contract rejects with 401. */
const wrongKeys = [
	"none",
	"malformed",
	"invalid"
];
/** Returns why a run could not judge the server, with what to check; undefined if its responses show the service. */
function commonCause({ http }) {
	const sent = http.exchanges.filter(({ documented }) => documented);
	const answered = sent.filter(({ status }) => !isDown(status));
	if (sent.length > 0 && answered.length === 0) return http.stopped ?? `Every response was ${summary(sent)}: the server is down or busy.`;
	if (new Set(answered.map(({ check }) => check)).size < 2 || answered.some(hasResource)) return void 0;
	const withKey = answered.filter(({ credential }) => credential === "full");
	if (withKey.length > 0 && withKey.every(({ status }) => status === 401)) return "Every request with the key returned 401: check the key, and --base-url.";
	if (!dependsOnKey(answered, withKey) || withKey.length > 0 && !withKey.some(isDocumentedError)) return `Every response was ${summary(answered)}: check --base-url.`;
	return withKey.some(({ status, operation }) => [401, 403].includes(status) || status === 404 && operation.changeType === "creates") ? `No request with the key was accepted, the responses were ${summary(withKey)}: check the key, --team and --project.` : void 0;
}
/** Whether a response has what only the service returns. */
const hasResource = (exchange) => isSuccess(exchange) && exchange.response !== void 0 && exchange.operation.success.kind !== "unknown" && problemsOf({
	...exchange,
	type: "application/json"
}).length === 0;
const isDocumentedError = (exchange) => !isSuccess(exchange) && exchange.response !== void 0;
/** Whether a wrong key makes a difference to any operation. */
const dependsOnKey = (answered, withKey) => {
	const compared = answered.filter(({ credential, operation }) => wrongKeys.includes(credential) && withKey.some((each) => each.operation === operation));
	const isSame = ({ operation, status }) => withKey.some((each) => each.operation === operation && each.status === status);
	return compared.length === 0 || !compared.every(isSame);
};
/** Different kinds of responses that a message names. */
const shown$1 = 3;
/** Returns the kinds of responses, the most frequent first: `302 to https://login.example or 404 (text/html)`. */
function summary(exchanges) {
	const counts = /* @__PURE__ */ new Map();
	for (const { status, type, headers } of exchanges) {
		const target = headers["location"]?.split(/[?#]/, 1)[0];
		const kind = target === void 0 ? type === "" ? "" : ` (${type})` : ` to ${target}`;
		counts.set(`${status}${kind}`, (counts.get(`${status}${kind}`) ?? 0) + 1);
	}
	const kinds = [...counts].sort((a, b) => b[1] - a[1]).map(([kind]) => kind);
	return [...kinds.slice(0, shown$1), ...kinds.length > shown$1 ? ["others"] : []].join(" or ");
}
// src/conformance/checks/server-changes.ts
/** Finds changes that a service makes on its own, and that no request of a check has caused. */
/** Reads of another resource, which show whether the service changes it meanwhile: ten times those of a check. */
const reads = 20;
/**
* Whether the service changes a resource that is only read. Fields that it changes while no operation depends on them are
* noted: later checks leave them out.
*/
async function isChangedByServer({ pool, serverChanges }, { testResource, fields }) {
	const { resource } = testResource;
	const identifying = identifyingFields(resource);
	try {
		const same = guardedFields(resource).filter((field) => fields.includes(field));
		const before = await pool.like(testResource, same);
		for (let count = 0; count < reads; count++) {
			const after = await pool.read(before);
			const changed = differences(before, after.fields, fields);
			if (changed.length === 0) continue;
			for (const field of changed) if (!identifying.includes(field)) serverChanges.add(`${resource}.${field}`);
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
		if (fits$1(fields, open ? others : guards)) yield steps;
		if (open || steps.length === maxSteps) continue;
		for (const operation of operations) {
			const values = fieldsSetBy(operation);
			if (!fits$1(fields, operation.transition?.from ?? {}) || values.some(([, value]) => value === void 0)) continue;
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
/** The steps of a preparation in one line. */
const nameOf = (steps) => steps.map((step) => step === "wait" ? step : step.id).join(" ");
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
	/** Tasks that no check changes: the first of each upload. */
	#spare = [];
	#uploads = /* @__PURE__ */ new Map();
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
	/** Returns ids of the resources that the path of an operation leads through, by their parameters. */
	async parentsOf({ parameters }) {
		const found = {};
		for (const { name, of } of parameters) {
			if (of === upload.name) found[name] = (await this.#sharedUpload()).id;
			if (of === task.name) found[name] = (await this.#share({})).id;
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
		if (!creator) throw new InconclusiveError("no operation creates resources of files");
		const exchange = await this.#session.send(preparation, creator, { value: uniqueForm(creator) });
		return this.open(upload.name, this.note(exchange));
	}
	/** A document whose processing has no special end. */
	#defaultSample(sampleBehavior) {
		const { samples } = this.#session.server;
		return samples.find((each) => each.endsIn === void 0 && hasBehavior(each, sampleBehavior));
	}
	/** Finds such a resource, or brings one of a suitable document there. */
	async #prepare(guards, sampleBehavior) {
		const isFree = (each) => fits$1(each.fields, guards) && hasBehavior(each.sample, sampleBehavior);
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
			if (fits$1(end.fields, guards)) return end;
			this.#free.push(end);
		}
	}
	async #follow(testResource, steps) {
		let current = testResource;
		for (const step of steps) {
			if (step === "wait") {
				current = await this.settled(current);
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
		const [last] = steps.slice(-1);
		return last === void 0 ? current : this.readAfter(last === "wait" ? void 0 : last, current);
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
		const ready = await Promise.all(uploaded.map((each) => this.settled(each, sample.endsIn)));
		const spare = ready.findIndex(({ fields }) => fields["name"] === base.name);
		this.#spare.push(...ready.splice(Math.max(0, spare), 1));
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
	async upload(files, operation = creator) {
		const { findTasks } = this.#session.server;
		if (!operation?.body?.fileField) throw new InconclusiveError("no operation creates resources of files");
		if (this.#lost) throw this.#lost;
		if (!findTasks) throw new InconclusiveError("the tasks of an upload cannot be found");
		const value = uniqueForm(operation);
		const exchange = await this.#session.send(preparation, operation, {
			value,
			files
		});
		const id = this.note(exchange);
		const ids = await this.tasksOf(id, files.length);
		if (ids.length === 0) throw new InconclusiveError(`no task of the upload ${id} was found`);
		for (const each of ids) this.#session.created.push({
			resource: task.name,
			id: each
		});
		return {
			id,
			exchange,
			found: await Promise.all(ids.map((each) => this.open(task.name, each)))
		};
	}
	/** Notes a created upload, and returns its id. */
	note(exchange) {
		const { operation, status, fields = {}, form } = exchange;
		const id = idIn(exchange);
		if (id === void 0) throw new InconclusiveError(`${operation.id} returned ${status} without an id`);
		this.#uploads.set(id, {
			id,
			created: fields,
			fileNames: form?.files.map(({ name }) => name) ?? []
		});
		return id;
	}
	/** Returns the IDs of the tasks of an upload that the run has created, and waits for a number of them. */
	async tasksOf(id, count) {
		const { findTasks } = this.#session.server;
		const created = this.#uploads.get(id);
		if (!findTasks || !created) return [];
		let found = await findTasks(created);
		for (let last = -1; last < found.length && found.length < count;) {
			last = found.length;
			const isMore = ({ length }) => length > last;
			found = await repeated(this.#session, async () => findTasks(created), isMore);
		}
		return found;
	}
	/**
	* Returns resources that requests to another one must not change, as they are now: of a task its upload and another task
	* of that, of an upload its tasks, and a resource that has nothing to do with it.
	*/
	async witnessesOf({ resource, id, fields }) {
		const isTask = resource === task.name;
		const uploadId = isTask ? uploadOf(fields) : id;
		const near = this.#spare.find((each) => each.id !== id && uploadOf(each.fields) === uploadId);
		const far = this.#spare.find((each) => uploadOf(each.fields) !== uploadId);
		const children = isTask ? [] : await this.tasksOf(id, 1);
		const known = [
			...isTask && this.#uploads.has(uploadId) ? [{
				resource: upload.name,
				id: uploadId
			}] : [],
			...isTask || !this.#shared ? [] : [await this.#shared],
			...children.slice(0, 1).map((child) => ({
				resource: task.name,
				id: child
			})),
			...[near, far].flatMap((each) => each ?? [])
		];
		return Promise.all(known.map(({ resource: of, id: other }) => this.open(of, other)));
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
			const start = await this.settled({
				...uploaded,
				sample
			}, sample.endsIn);
			const [steps] = preparations(start, guards, this.#allowed);
			const end = steps && await this.#follow(start, steps);
			if (end && fits$1(end.fields, guards)) return end;
		}
		const seeded = await this.#seeded(guards, sample, false);
		if (seeded) return seeded;
		throw new InconclusiveError("no known way leads to that state");
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
		if (exchange.status >= 500) throw new InconclusiveError(`${reader.id} returned ${exchange.status}`);
		if (!isSuccess(exchange)) throw new LostError(exchange, testResource.id);
		throw new InconclusiveError(`${reader.id} of ${testResource.id} returned no resource`);
	}
	/** Reads a resource after an accepted request, until it shows what the operation sets: a read may come too early. */
	readAfter(operation, testResource, check, values) {
		return repeated(this.#session, () => this.read(testResource, check), ({ fields }) => operation === void 0 || showsEffect(operation, fields, values));
	}
	/** Reads a resource for the first time, with some patience. */
	async open(resource, id) {
		const find = () => this.read({
			resource,
			id,
			fields: {},
			sample: void 0
		}).catch((error) => {
			if (error instanceof LostError) return error;
			throw error;
		});
		const found = await repeated(this.#session, find, (each) => !(each instanceof LostError));
		if (!(found instanceof LostError)) return found;
		if (resource === task.name) this.#lost = found;
		throw found;
	}
	/** Waits until the service has moved a resource on. */
	settled(testResource, endsIn) {
		return settled(this.#session, testResource, (each) => this.read(each), endsIn);
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
const returned = (what, [group, names, operation], wanted = (_) => true) => (session) => {
	const sent = exchangesOfChecks(session, group, names, operation).filter((exchange) => exchange.operation.changeType !== "none");
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
		const others = exchangesOfChecks(session, "access", /^other-project$/).filter(({ values }) => values["project_id"] !== session.options.project);
		return ["Right ids below another project returned", statuses(others)];
	},
	"scope-spellings": (session) => {
		const scopes = exchangesOfChecks(session, "access", /^scope-/).filter(isSuccess).map(({ check }) => check.split("/scope-")[1]);
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
		const ids = exchangesOfChecks(session, "responses", /^distinct$/).map(idIn);
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
	"file-types": returned("A text file", ["limits", /^other-type$/]),
	"upload-files-shape": (session) => ["`files` had the members:", valuesAbout(session, "upload-files-shape").map((value) => isObject(value) ? Object.keys(value).join(" ") || "none" : typeof value)],
	"move-body": returned("A move with a body", [
		"invalid",
		/^valid-/,
		"moveUpload"
	]),
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
	"disapprove-after-export": returned("Disapproving an exported task", [
		"matrix",
		/exported_at=not/,
		"disapproveTask"
	]),
	"unlock-rejection": returned("A task that could not be unlocked", [
		"matrix",
		/./,
		"unlockTask"
	], (exchange) => !isSuccess(exchange)),
	"undo-and-unlock": returned("Unlocking completed or discarded tasks", [
		"matrix",
		/^(COMPLETED|DISCARDED)$/,
		"unlockTask"
	]),
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
const created = (session) => creations(session).filter(isSuccess);
// src/shared/secret-names.ts
/** Which headers and members have secrets: what a sandbox keeps and what a report shows has none of them. */
/** Names of headers and of parameters that have a key or a session. */
const secretName = /authori[sz]ation|auth(?!or)|cookie|token|secret|passw|passphrase|credential|signature(?!s\b)|session|jwt|(?:api|access|subscription|auth|private|master|shared|functions?|account|app|application|client)[-_]?key/i;
/** Names of headers that have more: a key of any name but those that only tell requests apart, certificates, and proofs. */
const secretHeader = /(?<!idempotency|public|cache|surrogate|routing|partition|websocket)[-_]key$|client-?cert|[-_]cert$|^dpop$|assertion|ticket|[cx]srf|oidc|userinfo|principal|hmac|(?:^|-)(?:sas|sig|otp|wsse)$/i;
/** Values that a header has of such a kind, whatever its name: credentials with their scheme, and JSON Web Tokens. */
const secretValue = /^(?:bearer|basic|digest|negotiate)\s+\S|\beyJ[\w-]+\.[\w-]+\./i;
/** Whether a header has a secret, by its name or its value. */
const isSecretHeader = (name, value) => secretName.test(name) || secretHeader.test(name) || secretValue.test(value);
// src/conformance/requests/recorded.ts
/** Characters of a body that a report keeps. */
const kept = 2e3;
const hidden = "***";
/** Returns an exchange for a report, without any of the secrets. */
function recorded(exchange, baseUrl, secrets) {
	const { number, operation, method, path, credential, status, headers, text, durationMs } = exchange;
	const whole = withoutSecrets(text, secrets).replaceAll(secretMember, `$1"${hidden}"`);
	const body = whole.length > kept ? `${whole.slice(0, kept)}…` : whole;
	return withoutSecrets({
		number,
		operation: operation.id,
		method,
		path,
		credential,
		curl: curlOf(exchange, baseUrl),
		status,
		headers: safeHeaders(headers),
		body,
		durationMs: Math.round(durationMs)
	}, secrets);
}
/** A member of JSON whose value can be a secret. */
const secretMember = new RegExp(String.raw`("[^"\\]*(?:${secretName.source})[^"\\]*"\s*:\s*)"(?:[^"\\]|\\.)*"`, "gi");
/** Headers without the values that can be secrets, and without the queries of URLs. */
const safeHeaders = (headers) => Object.fromEntries(Object.entries(headers).map(([name, value]) => isSecretHeader(name, value) && name !== "www-authenticate" ? [name, hidden] : [name, value.replaceAll(/\?[^\s<>"]+/g, `?${hidden}`)]));
/** Keys with fewer characters are hidden only as words of their own: other texts contain them by chance. */
const minLength = 8;
/** The ways in which a server can write a secret. */
const spellingsOf = (secret) => [
	secret,
	encodeURIComponent(secret),
	Buffer.from(secret).toString("base64")
];
/** Returns a value of JSON without any of the secrets in its texts and in the names of its members. */
function withoutSecrets(value, secrets) {
	const patterns = secrets.toSorted((a, b) => b.length - a.length).flatMap((secret) => [...new Set(spellingsOf(secret))].map((each) => {
		const text = each.replaceAll(/[^\w\s]/g, String.raw`\\*\$&`);
		return new RegExp(secret.length < minLength ? `(?<![\\w-])${text}(?![\\w-])` : text, "gi");
	}));
	const safe = (text) => patterns.reduce((rest, pattern) => rest.replaceAll(pattern, hidden), text);
	return JSON.parse(JSON.stringify(value), (_, each) => {
		if (typeof each === "string") return safe(each);
		if (!isObject(each)) return each;
		return Object.fromEntries(Object.entries(each).map(([name, member]) => [safe(name), member]));
	});
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
	if (authorization?.startsWith("Bearer ")) parts.push("-H", `"Authorization: Bearer $${variables[credential] ?? (credential.startsWith("scopes") ? "DOCPROC_SCOPED_KEY" : "DOCPROC_WRONG_KEY")}"`);
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
// src/conformance/requests/session.ts
/** Keys that are nearly right, by what is wrong with them. */
const similarKeys = (key) => [
	["key without its last letter", key.slice(0, -1)],
	["key without its first letter", key.slice(1)],
	["key with one letter more", `${key}x`],
	["key in upper case", key.toUpperCase()],
	["key in lower case", key.toLowerCase()]
];
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
		const known = [...Object.entries(omitUndefined({
			full: options.apiKey,
			...others
		})), ...named];
		const similar = similarKeys(options.apiKey).filter(([, key]) => key !== "" && !known.some((each) => each[1] === key));
		this.similar = similar.map(([name]) => name);
		this.#keys = new Map([
			...known,
			...similar,
			["unknown", `unknown-${crypto.randomUUID()}`]
		]);
	}
	/** Credentials that are nearly the full one. */
	similar;
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
	#sent = [];
	/** Sends a request of an operation. What is not given is as the operation needs it. */
	send(check, operation, given = {}) {
		const sent = this.#send(check, operation, given);
		this.#sent.push(sent);
		return sent;
	}
	/** Waits for all responses: a check that ends early does not wait for those to requests that it sent side by side. */
	async responded() {
		await Promise.allSettled(this.#sent);
	}
	async #send(check, operation, given) {
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
	#pathValues({ parameters, idParameter = "id" }, { id, path }) {
		const { team, project } = this.options;
		const known = omitUndefined({
			team_id: team,
			project_id: project,
			folder_id: this.server.folder,
			...path,
			[idParameter]: id
		});
		const named = parameters.map(({ name, example = `unknown-${name.replaceAll("_", "-")}` }) => [name, known[name] ?? example]);
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
	const once = async (method, path, body) => {
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
	};
	return (...request) => once(...request).catch(() => once(...request)).catch(() => void 0);
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
	const files = contract.sandboxFiles.map((file) => ({
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
			return (await control("GET", `${path}/uploads`))?.find((each) => each.id === id)?.tasks ?? [];
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
	await session.responded();
	const cause = session.http.aborted ? void 0 : commonCause(session);
	const whole = options.only === void 0 && cause === void 0;
	const interpretations = whole ? await detectSettings(run) : [];
	const answered = whole ? answers(session) : [];
	const safe = (value) => withoutSecrets(value, session.secrets());
	await Promise.all(checks.filter(({ sends }) => sends === void 0).map(runOne));
	signal?.removeEventListener("abort", interrupt);
	const results = checks.flatMap(({ id }) => found.get(id) ?? []).map((each) => explained(each, cause));
	const { exchanges } = session.http;
	const stopped = cause ?? session.http.stopped;
	const summary = count(results);
	return {
		version: contract.version,
		baseUrl,
		team: options.team,
		project: options.project,
		startedAt: started.toISOString(),
		durationMs: Math.round(performance.now() - start),
		requests: exchanges.length,
		verdict: cause === void 0 ? verdictOf(session, summary) : "could-not-run",
		...stopped !== void 0 && { stopped: safe(stopped) },
		summary,
		checks: results,
		interpretations: interpretations.map((each) => ({
			...each,
			evidence: safe(each.evidence)
		})),
		answers: answered.map((each) => ({
			...each,
			answer: safe(each.answer)
		})),
		leftBehind: safe([...new Map(session.created.map((each) => [each.id, each])).values()])
	};
}
/** Returns the result of a check, which has none where one cause explains what all of them found. */
const explained = (result, cause) => cause === void 0 || result.verdict === "not-run" ? result : {
	...result,
	verdict: "not-run",
	findings: [],
	reason: "the run could not judge the server"
};
/** Whether a check is wanted, by its id, the beginning of its id, or its operation. */
const isWanted = (id, only) => only === void 0 || only.some((wanted) => `${id}/`.startsWith(`${wanted.replace(/\/$/, "")}/`) || id.split("/")[1] === wanted);
/** Runs a check, if the run has what it needs. */
async function resultOf(check, run) {
	const { session } = run;
	const { baseUrl, docsUrl } = session.options;
	const listed = toListedCheck(check, docsUrl);
	const start = performance.now();
	const base = () => ({
		...listed,
		replay: replayOf(check),
		durationMs: Math.round(performance.now() - start)
	});
	const notRun = (reason) => ({
		...base(),
		verdict: "not-run",
		findings: [],
		reason: withoutSecrets(reason, session.secrets())
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
		...base(),
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
	if (isViolated(first) && isServerError(first)) {
		for (let count = 1; count < attempts && run.session.http.stopped === void 0; count++) {
			const next = await attempt(check, run);
			if (run.session.http.stopped === void 0 && !isViolated(next)) return next;
		}
		return first;
	}
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
const isServerError = ({ findings }) => findings.some(({ exchanges }) => exchanges.some(({ status }) => status >= 500));
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
	if (http.aborted) return "could-not-run";
	if (summary.violation > 0) return "violations";
	return http.stopped === void 0 && summary.passed > 0 ? "conforms" : "could-not-run";
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
function textReport(given, { verbose = false, color = false } = {}) {
	const paint = (code, text) => color ? `\u001B[${code}m${text}\u001B[0m` : text;
	const report = printable(given);
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
export { allChecks, contract, details, exitCodeOf, formats, interpretationsFile, isWanted, listChecks, omitUndefined, permissions, printable, runConformance, setArguments, task, textReport, violationsOf };
