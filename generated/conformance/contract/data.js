const MetaItemSchema = {
  "type": "object",
  "required": ["name", "value"],
  "properties": {"name": {"type": "string"}, "value": {"type": "string"}}
};

const TaskStatusSchema = {"type": "string", "enum": ["PROCESSING", "REVIEWING", "COMPLETED", "FAILED", "DISCARDED", "FILTERED"]};

const StepTypeSchema = {"type": "string", "enum": ["EXTRACT", "CLASSIFY", "SEGMENT", "GROUP"]};

const AnnotationSchema = {
  "type": "object",
  "required": ["id", "entity_id", "confidence", "content", "top", "left_of_line"],
  "properties": {
    "id": {"type": "string"},
    "entity_id": {"type": "string"},
    "confidence": {"type": "number"},
    "content": {"type": "string"},
    "top": {"type": ["number", "null"]},
    "left_of_line": {"type": ["number", "null"]}
  }
};

const PointSchema = {"type": "array", "prefixItems": [{"type": "number"}, {"type": "number"}], "minItems": 2, "maxItems": 2};

const CoordinatesSchema = {
  "type": "array",
  "prefixItems": [
    PointSchema,
    PointSchema,
    PointSchema,
    PointSchema
  ],
  "minItems": 4,
  "maxItems": 4
};

const CheckboxSchema = {
  "type": "object",
  "required": ["id", "confidence", "checked", "coordinates"],
  "properties": {
    "id": {"type": "string"},
    "confidence": {"type": "number"},
    "checked": {"type": "boolean"},
    "coordinates": CoordinatesSchema
  }
};

const SegmentSchema = {
  "type": "object",
  "required": ["id", "confidence", "coordinates"],
  "properties": {
    "id": {"type": "string"},
    "confidence": {"type": "number"},
    "coordinates": CoordinatesSchema
  }
};

const SignatureSchema = {
  "type": "object",
  "required": ["id", "confidence", "coordinates"],
  "properties": {
    "id": {"type": "string"},
    "confidence": {"type": "number"},
    "coordinates": CoordinatesSchema
  }
};

const PageSchema = {
  "type": "object",
  "required": ["id", "width", "height", "annotations", "checkboxes", "segments", "signatures"],
  "properties": {
    "id": {"type": "string"},
    "width": {"type": ["number", "null"]},
    "height": {"type": ["number", "null"]},
    "annotations": {"type": "array", "items": AnnotationSchema},
    "checkboxes": {"type": "array", "items": CheckboxSchema},
    "segments": {"type": "array", "items": SegmentSchema},
    "signatures": {"type": "array", "items": SignatureSchema}
  }
};

const TaskSchema = {
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
    "id": {"type": "string"},
    "name": {"type": "string"},
    "created_at": {"type": "string"},
    "meta": {"type": "array", "items": MetaItemSchema},
    "status": TaskStatusSchema,
    "step_type": StepTypeSchema,
    "upload_id": {"type": "string"},
    "project_id": {"type": "string"},
    "approved": {"type": "boolean"},
    "exported_at": {"type": ["string", "null"]},
    "export_failed_at": {"type": ["string", "null"]},
    "last_opened_at": {"type": ["string", "null"]},
    "pages": {"type": "array", "items": PageSchema}
  }
};

const TaskEnvelopeSchema = {"type": "object", "required": ["payload"], "properties": {"payload": TaskSchema}};

const CompleteTaskResponseSchema = {
  "type": "object",
  "required": ["payload", "message"],
  "properties": {"payload": TaskSchema, "message": {"type": "string"}}
};

const IssueSchema = {
  "type": "object",
  "required": ["label", "value"],
  "properties": {
    "label": {"type": "string"},
    "value": {
      "listed": ["poor_quality", "wrong_type", "missing_info", "processing_error", "validation_failed"],
      "type": "string"
    }
  }
};

const ReportTaskRequestSchema = {
  "type": "object",
  "required": ["issues"],
  "properties": {
    "issues": {"type": "array", "minItems": 1, "items": IssueSchema},
    "message": {"type": "string"}
  }
};

const ReportTaskResponseSchema = {
  "type": "object",
  "required": ["payload", "error"],
  "properties": {"payload": TaskSchema, "error": {}}
};

const UploadStatusSchema = {
  "listed": ["PROCESSING", "REVIEWING", "COMPLETED", "PARTIAL", "FAILED", "IN_REVIEW", "processing"],
  "type": "string"
};

const UploadCreationResultSchema = {
  "type": "object",
  "required": ["id", "name", "projectId", "status", "fileType", "fileSize", "createdAt", "updatedAt"],
  "properties": {
    "id": {"type": "string"},
    "name": {"type": "string"},
    "projectId": {"type": "string"},
    "status": UploadStatusSchema,
    "fileType": {"type": "string"},
    "fileSize": {"type": "number"},
    "createdAt": {"type": "string"},
    "updatedAt": {"type": "string"}
  }
};

const UploadSchema = {
  "type": "object",
  "required": ["id", "name", "status", "files", "meta", "folder_id", "created_at"],
  "properties": {
    "id": {"type": "string"},
    "name": {"type": "string"},
    "status": UploadStatusSchema,
    "files": {"type": "object"},
    "meta": {"type": "array", "items": MetaItemSchema},
    "folder_id": {"type": "string"},
    "created_at": {"type": "string"}
  }
};

const UploadEnvelopeSchema = {"type": "object", "required": ["payload"], "properties": {"payload": UploadSchema}};

const MoveUploadRequestSchema = {"type": "object", "properties": {"upload_id": {"type": "string"}}};

export const contract = {
  "version": "0.1.0",
  "operations": [
    {
      "id": "getTask",
      "method": "GET",
      "path": "/v2/{team_id}/project/{project_id}/task/{task_id}",
      "pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get",
      "parameters": [{"name": "team_id"}, {"name": "project_id"}, {"name": "task_id"}],
      "idParameter": "task_id",
      "query": [],
      "headers": [],
      "scopes": [["task.read", "tasks.view"]],
      "responses": [
        {
          "status": "200",
          "contents": [
            {
              "type": "application/json",
              "schema": TaskEnvelopeSchema,
              "shape": "TaskEnvelope",
              "empty": false
            }
          ],
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
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
            "#/components/responses/BadRequest"
          ]
        },
        {
          "status": "401",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
            "#/components/responses/Unauthorized"
          ]
        },
        {
          "status": "404",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
            "#/components/responses/TaskNotFound"
          ]
        }
      ],
      "success": {"kind": "envelope", "statuses": ["200"], "partial": []},
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
      "ownQuestions": ["get-bad-request", "task-server-errors", "upload-task-ids"]
    },
    {
      "id": "completeTask",
      "method": "POST",
      "path": "/v2/{team_id}/project/{project_id}/task/{task_id}/complete",
      "pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post",
      "parameters": [{"name": "team_id"}, {"name": "project_id"}, {"name": "task_id"}],
      "idParameter": "task_id",
      "query": [],
      "headers": [],
      "scopes": [["task.edit", "tasks.edit"]],
      "responses": [
        {
          "status": "200",
          "contents": [
            {
              "type": "application/json",
              "schema": CompleteTaskResponseSchema,
              "shape": "CompleteTaskResponse",
              "empty": false
            }
          ],
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
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/responses/400",
            "#/components/responses/BadRequest"
          ]
        },
        {
          "status": "401",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/responses/401",
            "#/components/responses/Unauthorized"
          ]
        },
        {
          "status": "404",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/responses/404",
            "#/components/responses/TaskNotFound"
          ]
        }
      ],
      "success": {"kind": "envelope", "statuses": ["200"], "partial": []},
      "resource": "Task",
      "transition": {
        "pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/x-transition",
        "from": {"status": {"in": ["REVIEWING"]}},
        "conditions": ["task-validates"],
        "to": {"status": {"value": "PROCESSING"}},
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
      "parameters": [{"name": "team_id"}, {"name": "project_id"}, {"name": "task_id"}],
      "idParameter": "task_id",
      "query": [],
      "headers": [],
      "scopes": [["task.edit", "tasks.edit"]],
      "responses": [
        {
          "status": "200",
          "contents": [
            {
              "type": "application/json",
              "schema": TaskEnvelopeSchema,
              "shape": "TaskEnvelope",
              "empty": false
            }
          ],
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
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/responses/400",
            "#/components/responses/BadRequest"
          ]
        },
        {
          "status": "401",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/responses/401",
            "#/components/responses/Unauthorized"
          ]
        },
        {
          "status": "404",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/responses/404",
            "#/components/responses/TaskNotFound"
          ]
        }
      ],
      "success": {"kind": "envelope", "statuses": ["200"], "partial": []},
      "resource": "Task",
      "transition": {
        "pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/x-transition",
        "from": {"status": {"in": ["REVIEWING"]}},
        "conditions": [],
        "to": {"status": {"value": "DISCARDED"}},
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
      "parameters": [{"name": "team_id"}, {"name": "project_id"}, {"name": "task_id"}],
      "idParameter": "task_id",
      "query": [],
      "headers": [],
      "scopes": [["task.edit", "tasks.edit"]],
      "body": {
        "type": "application/json",
        "kind": "json",
        "required": true,
        "schema": ReportTaskRequestSchema,
        "texts": {},
        "freeTexts": [],
        "fields": ["issues", "message"],
        "inPath": {},
        "valid": [
          {
            "name": "oneIssue",
            "value": {"issues": [{"label": "Poor Document Quality", "value": "poor_quality"}]}
          },
          {
            "name": "manyIssues",
            "value": {
              "issues": [
                {"label": "Wrong Document Type", "value": "wrong_type"},
                {"label": "Missing Information", "value": "missing_info"}
              ],
              "message": "A delivery note without an order number."
            }
          },
          {"name": "ownIssue", "value": {"issues": [{"label": "Upside down", "value": "upside_down"}]}}
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
            "value": {"issues": 12},
            "pointer": "#/components/schemas/ReportTaskRequest/properties/issues/type"
          },
          {
            "name": "issues-type-null",
            "at": "/issues",
            "keyword": "type",
            "value": {"issues": null},
            "pointer": "#/components/schemas/ReportTaskRequest/properties/issues/type"
          },
          {
            "name": "issues-minItems",
            "at": "/issues",
            "keyword": "minItems",
            "value": {"issues": []},
            "pointer": "#/components/schemas/ReportTaskRequest/properties/issues/minItems"
          },
          {
            "name": "issues-label-required",
            "at": "/issues/0/label",
            "keyword": "required",
            "value": {"issues": [{"value": "upside_down"}]},
            "pointer": "#/components/schemas/Issue/required"
          },
          {
            "name": "issues-label-type",
            "at": "/issues/0/label",
            "keyword": "type",
            "value": {"issues": [{"label": 12, "value": "upside_down"}]},
            "pointer": "#/components/schemas/Issue/properties/label/type"
          },
          {
            "name": "issues-label-type-null",
            "at": "/issues/0/label",
            "keyword": "type",
            "value": {"issues": [{"label": null, "value": "upside_down"}]},
            "pointer": "#/components/schemas/Issue/properties/label/type"
          },
          {
            "name": "issues-value-required",
            "at": "/issues/0/value",
            "keyword": "required",
            "value": {"issues": [{"label": "Upside down"}]},
            "pointer": "#/components/schemas/Issue/required"
          },
          {
            "name": "issues-value-type",
            "at": "/issues/0/value",
            "keyword": "type",
            "value": {"issues": [{"label": "Upside down", "value": 12}]},
            "pointer": "#/components/schemas/Issue/properties/value/type"
          },
          {
            "name": "issues-value-type-null",
            "at": "/issues/0/value",
            "keyword": "type",
            "value": {"issues": [{"label": "Upside down", "value": null}]},
            "pointer": "#/components/schemas/Issue/properties/value/type"
          },
          {
            "name": "message-type",
            "at": "/message",
            "keyword": "type",
            "value": {
              "issues": [
                {"label": "Wrong Document Type", "value": "wrong_type"},
                {"label": "Missing Information", "value": "missing_info"}
              ],
              "message": 12
            },
            "pointer": "#/components/schemas/ReportTaskRequest/properties/message/type"
          },
          {
            "name": "message-type-null",
            "at": "/message",
            "keyword": "type",
            "value": {
              "issues": [
                {"label": "Wrong Document Type", "value": "wrong_type"},
                {"label": "Missing Information", "value": "missing_info"}
              ],
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
          "contents": [
            {
              "type": "application/json",
              "schema": ReportTaskResponseSchema,
              "shape": "ReportTaskResponse",
              "empty": false
            }
          ],
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
          "contents": [
            {
              "type": "application/json",
              "schema": ReportTaskResponseSchema,
              "shape": "ReportTaskResponse",
              "empty": false
            }
          ],
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
          "contents": [
            {
              "type": "application/json",
              "schema": ReportTaskResponseSchema,
              "shape": "ReportTaskResponse",
              "empty": false
            }
          ],
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
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/responses/400",
            "#/components/responses/BadRequest"
          ]
        },
        {
          "status": "401",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/responses/401",
            "#/components/responses/Unauthorized"
          ]
        },
        {
          "status": "404",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/responses/404",
            "#/components/responses/TaskNotFound"
          ]
        }
      ],
      "success": {"kind": "envelope", "statuses": ["200", "201"], "partial": ["207"]},
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
      "ownQuestions": ["report-success-status", "report-side-effects", "editing", "task-server-errors"]
    },
    {
      "id": "unlockTask",
      "method": "POST",
      "path": "/v2/{team_id}/project/{project_id}/task/{task_id}/unlock",
      "pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post",
      "parameters": [{"name": "team_id"}, {"name": "project_id"}, {"name": "task_id"}],
      "idParameter": "task_id",
      "query": [],
      "headers": [],
      "scopes": [["task.edit", "tasks.edit"]],
      "body": {
        "type": "application/json",
        "kind": "json",
        "required": false,
        "schema": {},
        "texts": {},
        "freeTexts": [],
        "fields": [],
        "inPath": {},
        "valid": [{"name": "object", "value": {}}],
        "invalid": [],
        "limits": [],
        "pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/requestBody"
      },
      "responses": [
        {
          "status": "200",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/responses/200",
              "empty": false
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/responses/200"
          ]
        },
        {
          "status": "400",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/responses/400",
            "#/components/responses/BadRequest"
          ]
        },
        {
          "status": "401",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/responses/401",
            "#/components/responses/Unauthorized"
          ]
        },
        {
          "status": "404",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/responses/404",
            "#/components/responses/TaskNotFound"
          ]
        }
      ],
      "success": {"kind": "unknown", "statuses": ["200"], "partial": []},
      "resource": "Task",
      "transition": {
        "pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/x-transition",
        "from": {"status": {"in": ["COMPLETED", "DISCARDED", "FILTERED"]}, "exported_at": {"in": [null]}},
        "conditions": ["upload-not-fully-processed"],
        "to": {"status": {"unknown": "unlock-next-status"}},
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
      "parameters": [{"name": "team_id"}, {"name": "project_id"}, {"name": "task_id"}],
      "idParameter": "task_id",
      "query": [],
      "headers": [],
      "scopes": [],
      "responses": [
        {
          "status": "200",
          "contents": [
            {
              "type": "application/json",
              "schema": TaskEnvelopeSchema,
              "shape": "TaskEnvelope",
              "empty": false
            }
          ],
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
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/responses/400",
            "#/components/responses/BadRequest"
          ]
        },
        {
          "status": "401",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/responses/401",
            "#/components/responses/Unauthorized"
          ]
        },
        {
          "status": "404",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/responses/404",
            "#/components/responses/TaskNotFound"
          ]
        }
      ],
      "success": {"kind": "envelope", "statuses": ["200"], "partial": []},
      "resource": "Task",
      "transition": {
        "pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/x-transition",
        "from": {"status": {"notIn": ["PROCESSING"]}, "approved": {"in": [false]}},
        "conditions": [],
        "to": {"approved": {"value": true}},
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
      "ownQuestions": ["approve-scope", "approval-record", "event-delivery", "task-server-errors"]
    },
    {
      "id": "disapproveTask",
      "method": "POST",
      "path": "/v2/{team_id}/project/{project_id}/task/{task_id}/disapprove",
      "pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post",
      "parameters": [{"name": "team_id"}, {"name": "project_id"}, {"name": "task_id"}],
      "idParameter": "task_id",
      "query": [],
      "headers": [],
      "scopes": [],
      "responses": [
        {
          "status": "200",
          "contents": [
            {
              "type": "application/json",
              "schema": TaskEnvelopeSchema,
              "shape": "TaskEnvelope",
              "empty": false
            }
          ],
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
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/responses/400",
            "#/components/responses/BadRequest"
          ]
        },
        {
          "status": "401",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/responses/401",
            "#/components/responses/Unauthorized"
          ]
        },
        {
          "status": "404",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/responses/404",
            "#/components/responses/TaskNotFound"
          ]
        }
      ],
      "success": {"kind": "envelope", "statuses": ["200"], "partial": []},
      "resource": "Task",
      "transition": {
        "pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/x-transition",
        "from": {"status": {"notIn": ["PROCESSING"]}, "approved": {"in": [true]}},
        "conditions": [],
        "to": {"approved": {"value": false}},
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
      "parameters": [{"name": "team_id"}, {"name": "project_id"}],
      "query": [],
      "headers": [],
      "scopes": [["uploads.create", "upload.create"]],
      "body": {
        "type": "multipart/form-data",
        "kind": "form",
        "required": true,
        "fileField": "file",
        "texts": {"meta": {"type": "array", "items": MetaItemSchema}},
        "freeTexts": ["projectId", "name"],
        "fields": ["file", "projectId", "name", "meta"],
        "inPath": {"projectId": "project_id"},
        "valid": [
          {"name": "oneFile", "value": {"file": ["invoice.pdf"], "projectId": "project-1"}},
          {
            "name": "threeFiles",
            "value": {
              "file": ["invoice-1.pdf", "invoice-2.pdf", "invoice-3.pdf"],
              "projectId": "project-1",
              "name": "March invoices",
              "meta": "[{\"name\":\"purchase_order\",\"value\":\"4711\"}]"
            }
          }
        ],
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
              "file": ["invoice-1.pdf", "invoice-2.pdf", "invoice-3.pdf"],
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
              "file": ["invoice-1.pdf", "invoice-2.pdf", "invoice-3.pdf"],
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
              "file": ["invoice-1.pdf", "invoice-2.pdf", "invoice-3.pdf"],
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
              "file": ["invoice-1.pdf", "invoice-2.pdf", "invoice-3.pdf"],
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
              "file": ["invoice-1.pdf", "invoice-2.pdf", "invoice-3.pdf"],
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
              "file": ["invoice-1.pdf", "invoice-2.pdf", "invoice-3.pdf"],
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
              "file": ["invoice-1.pdf", "invoice-2.pdf", "invoice-3.pdf"],
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
              "file": ["invoice-1.pdf", "invoice-2.pdf", "invoice-3.pdf"],
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
              "file": ["invoice-1.pdf", "invoice-2.pdf", "invoice-3.pdf"],
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
              "file": ["invoice-1.pdf", "invoice-2.pdf", "invoice-3.pdf"],
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
          "contents": [
            {
              "type": "application/json",
              "schema": UploadCreationResultSchema,
              "shape": "UploadCreationResult",
              "empty": false
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/2XX",
            "#/components/schemas/UploadCreationResult",
            "#/components/schemas/UploadStatus"
          ]
        },
        {
          "status": "400",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/400",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/400",
              "empty": false
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/400",
            "#/components/responses/CreateUploadBadRequest"
          ]
        },
        {
          "status": "401",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/401",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/401",
              "empty": false
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/401",
            "#/components/responses/CreateUploadUnauthorized"
          ]
        },
        {
          "status": "403",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/403",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/403",
              "empty": false
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/403",
            "#/components/responses/CreateUploadForbidden"
          ]
        },
        {
          "status": "413",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/413",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/413",
              "empty": false
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/413",
            "#/components/responses/FileTooLarge"
          ]
        },
        {
          "status": "500",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/500",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/500",
              "empty": false
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/500",
            "#/components/responses/CreateUploadServerError"
          ]
        }
      ],
      "success": {"kind": "flat", "statuses": ["2XX"], "partial": []},
      "resource": "Upload",
      "action": "create",
      "transition": {
        "pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/x-transition",
        "conditions": [],
        "to": {},
        "creates": [{"per": "request"}, {"per": "file"}],
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
      "parameters": [{"name": "team_id"}, {"name": "project_id"}, {"name": "upload_id"}],
      "idParameter": "upload_id",
      "query": [],
      "headers": [],
      "scopes": [["upload.read", "uploads.view"]],
      "responses": [
        {
          "status": "200",
          "contents": [
            {
              "type": "application/json",
              "schema": UploadEnvelopeSchema,
              "shape": "UploadEnvelope",
              "empty": false
            }
          ],
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
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/400",
            "#/components/responses/BadRequest"
          ]
        },
        {
          "status": "401",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/401",
            "#/components/responses/Unauthorized"
          ]
        },
        {
          "status": "403",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/403",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/403",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/403",
            "#/components/responses/UploadForbidden"
          ]
        },
        {
          "status": "404",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/404",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/404",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/404",
            "#/components/responses/UploadNotFound"
          ]
        },
        {
          "status": "500",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/500",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/500",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/500",
            "#/components/responses/ServerError"
          ]
        }
      ],
      "success": {"kind": "envelope", "statuses": ["200"], "partial": []},
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
      "ownQuestions": ["get-bad-request", "upload-task-ids", "listing"]
    },
    {
      "id": "moveUpload",
      "method": "POST",
      "path": "/v2/{team_id}/project/{project_id}/upload/{upload_id}/move/{folder_id}",
      "pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post",
      "parameters": [
        {"name": "team_id"},
        {"name": "project_id"},
        {"name": "upload_id"},
        {"name": "folder_id"}
      ],
      "idParameter": "upload_id",
      "query": [],
      "headers": [],
      "scopes": [["upload.edit", "uploads.edit"]],
      "body": {
        "type": "application/json",
        "kind": "json",
        "required": false,
        "schema": MoveUploadRequestSchema,
        "texts": {},
        "freeTexts": [],
        "fields": ["upload_id"],
        "inPath": {"upload_id": "upload_id"},
        "valid": [{"name": "repeatsId", "value": {"upload_id": "upload-1"}}],
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
            "value": {"upload_id": 12},
            "pointer": "#/components/schemas/MoveUploadRequest/properties/upload_id/type"
          },
          {
            "name": "upload_id-type-null",
            "at": "/upload_id",
            "keyword": "type",
            "value": {"upload_id": null},
            "pointer": "#/components/schemas/MoveUploadRequest/properties/upload_id/type"
          }
        ],
        "limits": [],
        "pointer": "#/components/schemas/MoveUploadRequest"
      },
      "responses": [
        {
          "status": "200",
          "contents": [
            {
              "type": "application/json",
              "schema": UploadEnvelopeSchema,
              "shape": "UploadEnvelope",
              "empty": false
            }
          ],
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
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/responses/400",
            "#/components/responses/BadRequest"
          ]
        },
        {
          "status": "401",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/responses/401",
            "#/components/responses/Unauthorized"
          ]
        },
        {
          "status": "403",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/403",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/403",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/responses/403",
            "#/components/responses/UploadForbidden"
          ]
        },
        {
          "status": "404",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/404",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/404",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/responses/404",
            "#/components/responses/UploadNotFound"
          ]
        },
        {
          "status": "500",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/500",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/500",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/responses/500",
            "#/components/responses/ServerError"
          ]
        }
      ],
      "success": {"kind": "envelope", "statuses": ["200"], "partial": []},
      "resource": "Upload",
      "transition": {
        "pointer": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/x-transition",
        "conditions": [],
        "to": {"folder_id": {"parameter": "folder_id"}},
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
      "ownQuestions": ["move-method-and-path", "move-conditions", "move-unknown-folder"]
    },
    {
      "id": "createUploadShorthand",
      "method": "POST",
      "path": "/v2/{team_id}/upload",
      "pointer": "#/paths/~1v2~1{teamId}~1upload/post",
      "parameters": [{"name": "team_id"}],
      "query": [],
      "headers": [],
      "scopes": [["uploads.create", "upload.create"]],
      "body": {
        "type": "multipart/form-data",
        "kind": "form",
        "required": true,
        "fileField": "file",
        "texts": {"meta": {"type": "array", "items": MetaItemSchema}},
        "freeTexts": ["projectId", "name"],
        "fields": ["file", "projectId", "name", "meta"],
        "inPath": {"projectId": "project_id"},
        "valid": [
          {"name": "oneFile", "value": {"file": ["invoice.pdf"], "projectId": "project-1"}},
          {
            "name": "threeFiles",
            "value": {
              "file": ["invoice-1.pdf", "invoice-2.pdf", "invoice-3.pdf"],
              "projectId": "project-1",
              "name": "March invoices",
              "meta": "[{\"name\":\"purchase_order\",\"value\":\"4711\"}]"
            }
          }
        ],
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
              "file": ["invoice-1.pdf", "invoice-2.pdf", "invoice-3.pdf"],
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
              "file": ["invoice-1.pdf", "invoice-2.pdf", "invoice-3.pdf"],
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
              "file": ["invoice-1.pdf", "invoice-2.pdf", "invoice-3.pdf"],
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
              "file": ["invoice-1.pdf", "invoice-2.pdf", "invoice-3.pdf"],
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
              "file": ["invoice-1.pdf", "invoice-2.pdf", "invoice-3.pdf"],
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
              "file": ["invoice-1.pdf", "invoice-2.pdf", "invoice-3.pdf"],
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
              "file": ["invoice-1.pdf", "invoice-2.pdf", "invoice-3.pdf"],
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
              "file": ["invoice-1.pdf", "invoice-2.pdf", "invoice-3.pdf"],
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
              "file": ["invoice-1.pdf", "invoice-2.pdf", "invoice-3.pdf"],
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
              "file": ["invoice-1.pdf", "invoice-2.pdf", "invoice-3.pdf"],
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
          "contents": [
            {
              "type": "application/json",
              "schema": UploadCreationResultSchema,
              "shape": "UploadCreationResult",
              "empty": false
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{teamId}~1upload/post/responses/2XX",
            "#/components/schemas/UploadCreationResult",
            "#/components/schemas/UploadStatus"
          ]
        },
        {
          "status": "400",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/400",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/400",
              "empty": false
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{teamId}~1upload/post/responses/400",
            "#/components/responses/CreateUploadBadRequest"
          ]
        },
        {
          "status": "401",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/401",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/401",
              "empty": false
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{teamId}~1upload/post/responses/401",
            "#/components/responses/CreateUploadUnauthorized"
          ]
        },
        {
          "status": "403",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/403",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/403",
              "empty": false
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{teamId}~1upload/post/responses/403",
            "#/components/responses/CreateUploadForbidden"
          ]
        },
        {
          "status": "413",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/413",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/413",
              "empty": false
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{teamId}~1upload/post/responses/413",
            "#/components/responses/FileTooLarge"
          ]
        },
        {
          "status": "500",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/500",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/500",
              "empty": false
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{teamId}~1upload/post/responses/500",
            "#/components/responses/CreateUploadServerError"
          ]
        }
      ],
      "success": {"kind": "flat", "statuses": ["2XX"], "partial": []},
      "resource": "Upload",
      "action": "create",
      "shorthandOf": "createUpload",
      "transition": {
        "pointer": "#/paths/~1v2~1{teamId}~1upload/post/x-transition",
        "conditions": [],
        "to": {},
        "creates": [{"per": "request"}, {"per": "file"}],
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
      "parameters": [{"name": "team_id"}, {"name": "upload_id"}],
      "idParameter": "upload_id",
      "query": [],
      "headers": [],
      "scopes": [["upload.read", "uploads.view"]],
      "responses": [
        {
          "status": "200",
          "contents": [
            {
              "type": "application/json",
              "schema": UploadEnvelopeSchema,
              "shape": "UploadEnvelope",
              "empty": false
            }
          ],
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
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{teamId}~1upload~1{uploadId}/get/responses/400",
            "#/components/responses/BadRequest"
          ]
        },
        {
          "status": "401",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{teamId}~1upload~1{uploadId}/get/responses/401",
            "#/components/responses/Unauthorized"
          ]
        },
        {
          "status": "403",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/403",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/403",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{teamId}~1upload~1{uploadId}/get/responses/403",
            "#/components/responses/UploadForbidden"
          ]
        },
        {
          "status": "404",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/404",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/404",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{teamId}~1upload~1{uploadId}/get/responses/404",
            "#/components/responses/UploadNotFound"
          ]
        },
        {
          "status": "500",
          "contents": [
            {
              "type": "application/json",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/500",
              "empty": false
            },
            {
              "type": "text/plain",
              "schema": {},
              "shape": "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/500",
              "empty": true
            }
          ],
          "pointers": [
            "#/paths/~1v2~1{teamId}~1upload~1{uploadId}/get/responses/500",
            "#/components/responses/ServerError"
          ]
        }
      ],
      "success": {"kind": "envelope", "statuses": ["200"], "partial": []},
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
        "states": ["PROCESSING", "REVIEWING", "COMPLETED", "FAILED", "DISCARDED", "FILTERED"],
        "spellings": {},
        "moves": [
          {"to": "PROCESSING"},
          {"from": "PROCESSING", "to": "REVIEWING"},
          {"from": "PROCESSING", "to": "FAILED"},
          {"from": "PROCESSING", "to": "FILTERED"},
          {"from": "PROCESSING", "unknown": "after-next-step"}
        ],
        "pointers": {
          "PROCESSING": [
            "#/components/schemas/TaskStatus/enum/0",
            "#/components/schemas/TaskStatus/x-lifecycle/states/PROCESSING"
          ],
          "REVIEWING": [
            "#/components/schemas/TaskStatus/enum/1",
            "#/components/schemas/TaskStatus/x-lifecycle/states/REVIEWING"
          ],
          "COMPLETED": [
            "#/components/schemas/TaskStatus/enum/2",
            "#/components/schemas/TaskStatus/x-lifecycle/states/COMPLETED"
          ],
          "FAILED": [
            "#/components/schemas/TaskStatus/enum/3",
            "#/components/schemas/TaskStatus/x-lifecycle/states/FAILED"
          ],
          "DISCARDED": [
            "#/components/schemas/TaskStatus/enum/4",
            "#/components/schemas/TaskStatus/x-lifecycle/states/DISCARDED"
          ],
          "FILTERED": [
            "#/components/schemas/TaskStatus/enum/5",
            "#/components/schemas/TaskStatus/x-lifecycle/states/FILTERED"
          ]
        }
      },
      "foreignKeys": {"upload_id": "Upload"}
    },
    "Upload": {
      "name": "Upload",
      "noun": "upload",
      "id": "id",
      "lifecycle": {
        "field": "status",
        "states": ["PROCESSING", "REVIEWING", "COMPLETED", "PARTIAL", "FAILED", "IN_REVIEW", "processing"],
        "spellings": {"IN_REVIEW": "REVIEWING", "processing": "PROCESSING"},
        "moves": [],
        "pointers": {
          "PROCESSING": [
            "#/components/schemas/UploadStatus/anyOf/0/enum/0",
            "#/components/schemas/UploadStatus/x-lifecycle/states/PROCESSING"
          ],
          "REVIEWING": [
            "#/components/schemas/UploadStatus/anyOf/0/enum/1",
            "#/components/schemas/UploadStatus/x-lifecycle/states/REVIEWING"
          ],
          "COMPLETED": [
            "#/components/schemas/UploadStatus/anyOf/0/enum/2",
            "#/components/schemas/UploadStatus/x-lifecycle/states/COMPLETED"
          ],
          "PARTIAL": [
            "#/components/schemas/UploadStatus/anyOf/0/enum/3",
            "#/components/schemas/UploadStatus/x-lifecycle/states/PARTIAL"
          ],
          "FAILED": [
            "#/components/schemas/UploadStatus/anyOf/0/enum/4",
            "#/components/schemas/UploadStatus/x-lifecycle/states/FAILED"
          ],
          "IN_REVIEW": [
            "#/components/schemas/UploadStatus/anyOf/0/enum/5",
            "#/components/schemas/UploadStatus/x-lifecycle/states/IN_REVIEW"
          ],
          "processing": [
            "#/components/schemas/UploadStatus/anyOf/0/enum/6",
            "#/components/schemas/UploadStatus/x-lifecycle/states/processing"
          ]
        }
      },
      "foreignKeys": {}
    }
  },
  "requestResource": "Upload",
  "fileResource": "Task",
  "shapes": {
    "TaskEnvelope": {"properties": {"payload": "Task"}},
    "Task": {
      "properties": {
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
      }
    },
    "#/components/schemas/Task/properties/id": {"map": true},
    "#/components/schemas/Task/properties/name": {"map": true, "questions": ["task-name-and-meta"]},
    "#/components/schemas/Task/properties/created_at": {"map": true, "questions": ["timestamp-format"]},
    "#/components/schemas/Task/properties/meta": {
      "items": "MetaItem",
      "map": true,
      "questions": ["task-name-and-meta"]
    },
    "MetaItem": {
      "properties": {
        "name": "#/components/schemas/MetaItem/properties/name",
        "value": "#/components/schemas/MetaItem/properties/value"
      }
    },
    "#/components/schemas/MetaItem/properties/name": {"map": true},
    "#/components/schemas/MetaItem/properties/value": {"map": true},
    "TaskStatus": {"map": true, "questions": ["task-service-moves", "after-next-step"]},
    "StepType": {"map": true, "questions": ["pipeline-step-order", "step-type-after-complete"]},
    "#/components/schemas/Task/properties/upload_id": {"map": true},
    "#/components/schemas/Task/properties/project_id": {"map": true},
    "#/components/schemas/Task/properties/approved": {
      "map": true,
      "questions": ["approved-initially", "approval-record", "disapprove-after-export"]
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
    "#/components/schemas/Task/properties/pages": {"items": "Page", "map": true},
    "Page": {
      "properties": {
        "id": "#/components/schemas/Page/properties/id",
        "width": "#/components/schemas/Page/properties/width",
        "height": "#/components/schemas/Page/properties/height",
        "annotations": "#/components/schemas/Page/properties/annotations",
        "checkboxes": "#/components/schemas/Page/properties/checkboxes",
        "segments": "#/components/schemas/Page/properties/segments",
        "signatures": "#/components/schemas/Page/properties/signatures"
      }
    },
    "#/components/schemas/Page/properties/id": {"map": true},
    "#/components/schemas/Page/properties/width": {"map": true},
    "#/components/schemas/Page/properties/height": {"map": true},
    "#/components/schemas/Page/properties/annotations": {"items": "Annotation", "map": true},
    "Annotation": {
      "properties": {
        "id": "#/components/schemas/Annotation/properties/id",
        "entity_id": "#/components/schemas/Annotation/properties/entity_id",
        "confidence": "#/components/schemas/Annotation/properties/confidence",
        "content": "#/components/schemas/Annotation/properties/content",
        "top": "#/components/schemas/Annotation/properties/top",
        "left_of_line": "#/components/schemas/Annotation/properties/left_of_line"
      }
    },
    "#/components/schemas/Annotation/properties/id": {"map": true},
    "#/components/schemas/Annotation/properties/entity_id": {"map": true},
    "#/components/schemas/Annotation/properties/confidence": {"map": true, "questions": ["confidence-range"]},
    "#/components/schemas/Annotation/properties/content": {"map": true},
    "#/components/schemas/Annotation/properties/top": {"map": true, "questions": ["coordinate-units"]},
    "#/components/schemas/Annotation/properties/left_of_line": {
      "map": true,
      "questions": ["coordinate-units", "left-of-line"]
    },
    "#/components/schemas/Page/properties/checkboxes": {"items": "Checkbox", "map": true},
    "Checkbox": {
      "properties": {
        "id": "#/components/schemas/Checkbox/properties/id",
        "confidence": "#/components/schemas/Checkbox/properties/confidence",
        "checked": "#/components/schemas/Checkbox/properties/checked",
        "coordinates": "Coordinates"
      }
    },
    "#/components/schemas/Checkbox/properties/id": {"map": true},
    "#/components/schemas/Checkbox/properties/confidence": {"map": true, "questions": ["confidence-range"]},
    "#/components/schemas/Checkbox/properties/checked": {"map": true},
    "Coordinates": {"items": "Point", "map": true, "questions": ["coordinate-units"]},
    "Point": {"items": "#/components/schemas/Point/items", "map": true},
    "#/components/schemas/Point/items": {"map": true},
    "#/components/schemas/Page/properties/segments": {"items": "Segment", "map": true},
    "Segment": {
      "properties": {
        "id": "#/components/schemas/Segment/properties/id",
        "confidence": "#/components/schemas/Segment/properties/confidence",
        "coordinates": "Coordinates"
      }
    },
    "#/components/schemas/Segment/properties/id": {"map": true},
    "#/components/schemas/Segment/properties/confidence": {"map": true, "questions": ["confidence-range"]},
    "#/components/schemas/Page/properties/signatures": {"items": "Signature", "map": true},
    "Signature": {
      "properties": {
        "id": "#/components/schemas/Signature/properties/id",
        "confidence": "#/components/schemas/Signature/properties/confidence",
        "coordinates": "Coordinates"
      }
    },
    "#/components/schemas/Signature/properties/id": {"map": true},
    "#/components/schemas/Signature/properties/confidence": {"map": true, "questions": ["confidence-range"]},
    "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/400": {"map": true},
    "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/401": {"map": true},
    "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/404": {"map": true},
    "CompleteTaskResponse": {
      "properties": {
        "payload": "Task",
        "message": "#/components/schemas/CompleteTaskResponse/properties/message"
      }
    },
    "#/components/schemas/CompleteTaskResponse/properties/message": {
      "map": true,
      "questions": ["message-content"]
    },
    "ReportTaskResponse": {
      "properties": {"payload": "Task", "error": "#/components/schemas/ReportTaskResponse/properties/error"}
    },
    "#/components/schemas/ReportTaskResponse/properties/error": {
      "map": true,
      "questions": ["report-error-shape", "report-partial-error"]
    },
    "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/responses/200": {
      "map": true
    },
    "UploadCreationResult": {
      "properties": {
        "id": "#/components/schemas/UploadCreationResult/properties/id",
        "name": "#/components/schemas/UploadCreationResult/properties/name",
        "projectId": "#/components/schemas/UploadCreationResult/properties/projectId",
        "status": "UploadStatus",
        "fileType": "#/components/schemas/UploadCreationResult/properties/fileType",
        "fileSize": "#/components/schemas/UploadCreationResult/properties/fileSize",
        "createdAt": "#/components/schemas/UploadCreationResult/properties/createdAt",
        "updatedAt": "#/components/schemas/UploadCreationResult/properties/updatedAt"
      }
    },
    "#/components/schemas/UploadCreationResult/properties/id": {"map": true},
    "#/components/schemas/UploadCreationResult/properties/name": {
      "map": true,
      "questions": ["upload-name-default"]
    },
    "#/components/schemas/UploadCreationResult/properties/projectId": {
      "map": true,
      "questions": ["creation-result-values"]
    },
    "UploadStatus": {"map": true, "questions": ["upload-status-values", "upload-status-moves"]},
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
    "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/400": {"map": true},
    "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/401": {"map": true},
    "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/403": {"map": true},
    "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/413": {"map": true},
    "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/500": {"map": true},
    "UploadEnvelope": {"properties": {"payload": "Upload"}},
    "Upload": {
      "properties": {
        "id": "#/components/schemas/Upload/properties/id",
        "name": "#/components/schemas/Upload/properties/name",
        "status": "UploadStatus",
        "files": "#/components/schemas/Upload/properties/files",
        "meta": "#/components/schemas/Upload/properties/meta",
        "folder_id": "#/components/schemas/Upload/properties/folder_id",
        "created_at": "#/components/schemas/Upload/properties/created_at"
      }
    },
    "#/components/schemas/Upload/properties/id": {"map": true},
    "#/components/schemas/Upload/properties/name": {"map": true, "questions": ["upload-name-default"]},
    "#/components/schemas/Upload/properties/files": {
      "map": true,
      "questions": ["upload-files-shape", "upload-task-ids"]
    },
    "#/components/schemas/Upload/properties/meta": {"items": "MetaItem", "map": true},
    "#/components/schemas/Upload/properties/folder_id": {
      "map": true,
      "questions": ["upload-folder-initially", "other-records"]
    },
    "#/components/schemas/Upload/properties/created_at": {"map": true, "questions": ["timestamp-format"]},
    "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/403": {"map": true},
    "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/404": {"map": true},
    "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/500": {"map": true}
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
      "values": ["object", "string", "plain-text", "empty"],
      "default": "object"
    },
    {
      "id": "creation-status",
      "title": "Status of creating an upload",
      "values": ["200", "201", "202"],
      "default": "200"
    },
    {
      "id": "project-id-twice",
      "title": "Project ID in path and form",
      "values": ["path", "reject"],
      "default": "path"
    },
    {"id": "file-count-limit", "title": "Too many files", "values": ["400", "413"], "default": "400"},
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
      "values": ["task", "object", "empty"],
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
      "values": ["completed", "settled", "never"],
      "default": "completed"
    },
    {"id": "issue-values", "title": "Issue codes", "values": ["accept", "reject"], "default": "accept"},
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
    {"name": "fail.pdf", "endsIn": "FAILED"},
    {"name": "filter.pdf", "endsIn": "FILTERED"},
    {"name": "stuck.pdf", "endsIn": "PROCESSING"},
    {"name": "invalid.pdf", "fails": "task-validates"},
    {"name": "report-fails.pdf", "partial": true},
    {"name": "empty.pdf"}
  ],
  "questions": [
    {"id": "base-url", "title": "Base URL of the service"},
    {"id": "version-policy", "title": "Versions and deprecation"},
    {"id": "response-media-type", "title": "Media type of a response"},
    {"id": "missing-fields", "title": "Missing fields in a response"},
    {"id": "timestamp-format", "title": "Timestamp format"},
    {"id": "listing", "title": "Listing tasks and uploads"},
    {"id": "other-records", "title": "Folders, projects and teams"},
    {"id": "email-import", "title": "Email submission"},
    {"id": "path-parameter-spelling", "title": "Names of path parameters"},
    {"id": "path-project-mismatch", "title": "A path with another project"},
    {"id": "shorthand-details", "title": "Shorthand endpoints"},
    {"id": "scope-spellings", "title": "Spelling of scopes"},
    {"id": "approve-scope", "title": "Scope for approving"},
    {"id": "missing-scope-status", "title": "Status for a missing scope"},
    {"id": "no-access-status", "title": "403 or 404 when a key lacks access to an upload"},
    {"id": "import-disabled-status", "title": "Project without API access"},
    {"id": "key-lifecycle", "title": "Key format, expiry and revocation"},
    {"id": "rate-limits", "title": "Rate limits"},
    {"id": "error-body-shape", "title": "Format of error bodies"},
    {"id": "error-codes", "title": "Error codes"},
    {"id": "get-bad-request", "title": "400 for read operations"},
    {"id": "task-server-errors", "title": "Server errors of task operations"},
    {"id": "creation-status", "title": "Status of creating an upload"},
    {"id": "creation-file-fields", "title": "File type and size of several files"},
    {"id": "creation-result-values", "title": "Project and update of a creation result"},
    {"id": "file-type-format", "title": "Format of a file type"},
    {"id": "create-repeat", "title": "Idempotency of creating an upload"},
    {"id": "project-id-twice", "title": "Project ID in path and form"},
    {"id": "upload-name-default", "title": "Default name of an upload"},
    {"id": "upload-folder-initially", "title": "Folder of a new upload"},
    {"id": "file-types", "title": "Supported file types"},
    {"id": "file-count-limit", "title": "Too many files"},
    {"id": "file-size-unit", "title": "Size of a megabyte"},
    {"id": "page-size-status", "title": "Pages over the limit"},
    {"id": "meta-limits", "title": "Metadata limits"},
    {"id": "upload-status-values", "title": "Values of an upload status"},
    {"id": "upload-status-moves", "title": "Status transitions of an upload"},
    {"id": "upload-files-shape", "title": "Structure of `files`"},
    {"id": "upload-task-ids", "title": "Task IDs of an upload"},
    {"id": "move-method-and-path", "title": "Method and path of a move"},
    {"id": "move-body", "title": "Body of a move"},
    {"id": "move-conditions", "title": "When an upload can be moved"},
    {"id": "move-unknown-folder", "title": "Moving to an unknown folder"},
    {"id": "task-name-and-meta", "title": "Name and metadata of a task"},
    {"id": "task-service-moves", "title": "Automatic status transitions"},
    {"id": "after-next-step", "title": "Status after the next step"},
    {"id": "step-type-after-complete", "title": "Step type after completion"},
    {"id": "pipeline-step-order", "title": "Order of pipeline steps"},
    {"id": "message-content", "title": "Content of a message"},
    {"id": "task-validation-rules", "title": "Validation on completion"},
    {"id": "editing", "title": "Editing a task"},
    {"id": "undo-and-unlock", "title": "Undoing by unlocking"},
    {"id": "discard-outside-reviewing", "title": "Discarding outside REVIEWING"},
    {"id": "unlock-discard-method", "title": "POST or PUT for unlock and discard"},
    {"id": "unlock-request-body", "title": "Request body of unlock"},
    {"id": "unlock-response", "title": "Response of unlock"},
    {"id": "unlock-next-status", "title": "Status after unlocking"},
    {"id": "unlock-rejection", "title": "Rejection of unlock"},
    {"id": "upload-fully-processed", "title": "Fully processed uploads"},
    {"id": "approved-initially", "title": "Approval of a new task"},
    {"id": "disapprove-after-export", "title": "Disapproving after export"},
    {"id": "approval-record", "title": "Time and key of an approval"},
    {"id": "event-delivery", "title": "Event delivery"},
    {"id": "issue-values", "title": "Issue codes"},
    {"id": "report-success-status", "title": "Status of a successful report"},
    {"id": "report-error-shape", "title": "Format of a report error"},
    {"id": "report-partial-error", "title": "Error of a partial report"},
    {"id": "report-side-effects", "title": "Side effects of a report"},
    {"id": "export-trigger", "title": "Export of a task"},
    {"id": "last-opened-null", "title": "A task that was never opened"},
    {"id": "confidence-range", "title": "Range of a confidence score"},
    {"id": "left-of-line", "title": "Offset relative to a text line"},
    {"id": "coordinate-units", "title": "Unit of coordinates"}
  ],
  "statements": [
    {"id": "single-description", "pointers": []},
    {"id": "base-url", "pointers": []},
    {"id": "paths-relative", "pointers": []},
    {"id": "service-purpose", "pointers": []},
    {"id": "review-optional", "pointers": []},
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
    {"id": "task-is-one-document", "pointers": []},
    {
      "id": "task-per-file",
      "pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/x-transition/creates/1"]
    },
    {"id": "email-tasks", "pointers": []},
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
    {"id": "uploads-for-batches", "pointers": []},
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
    {"id": "approving-adds-training-data", "pointers": []},
    {"id": "disapproving-removes-training-data", "pointers": []},
    {"id": "access-per-project", "pointers": []},
    {"id": "access-needs-setting", "pointers": []},
    {"id": "access-needs-key-in-project", "pointers": []},
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
    {"id": "sample-values", "pointers": []},
    {
      "id": "envelope-get-task",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/200/content/application~1json/schema",
        "#/components/schemas/TaskEnvelope/properties/payload"
      ]
    },
    {
      "id": "envelope-discard-task",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/responses/200/content/application~1json/schema",
        "#/components/schemas/TaskEnvelope/properties/payload"
      ]
    },
    {
      "id": "envelope-approve-task",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/responses/200/content/application~1json/schema",
        "#/components/schemas/TaskEnvelope/properties/payload"
      ]
    },
    {
      "id": "envelope-disapprove-task",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/responses/200/content/application~1json/schema",
        "#/components/schemas/TaskEnvelope/properties/payload"
      ]
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
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/200/content/application~1json/schema",
        "#/components/schemas/UploadEnvelope/properties/payload"
      ]
    },
    {
      "id": "envelope-move-upload",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/responses/200/content/application~1json/schema",
        "#/components/schemas/UploadEnvelope/properties/payload"
      ]
    },
    {
      "id": "envelope-create-upload",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/2XX/content/application~1json/schema"
      ]
    },
    {"id": "task-id", "pointers": ["#/components/schemas/Task/properties/id"]},
    {"id": "task-name", "pointers": ["#/components/schemas/Task/properties/name"]},
    {"id": "task-created-at", "pointers": ["#/components/schemas/Task/properties/created_at"]},
    {"id": "task-meta", "pointers": ["#/components/schemas/Task/properties/meta"]},
    {
      "id": "task-status",
      "pointers": ["#/components/schemas/Task/properties/status", "#/components/schemas/TaskStatus/enum"]
    },
    {
      "id": "task-step-type",
      "pointers": ["#/components/schemas/Task/properties/step_type", "#/components/schemas/StepType/enum"]
    },
    {"id": "task-upload-id", "pointers": ["#/components/schemas/Task/properties/upload_id"]},
    {"id": "task-project-id", "pointers": ["#/components/schemas/Task/properties/project_id"]},
    {"id": "task-approved", "pointers": ["#/components/schemas/Task/properties/approved"]},
    {"id": "task-exported-at", "pointers": ["#/components/schemas/Task/properties/exported_at"]},
    {"id": "task-exported-at-null", "pointers": ["#/components/schemas/Task/properties/exported_at/type"]},
    {"id": "task-export-failed-at", "pointers": ["#/components/schemas/Task/properties/export_failed_at"]},
    {
      "id": "task-export-failed-at-null",
      "pointers": ["#/components/schemas/Task/properties/export_failed_at/type"]
    },
    {"id": "task-last-opened-at", "pointers": ["#/components/schemas/Task/properties/last_opened_at"]},
    {
      "id": "task-last-opened-at-null",
      "pointers": ["#/components/schemas/Task/properties/last_opened_at/type"]
    },
    {"id": "task-pages", "pointers": ["#/components/schemas/Task/properties/pages"]},
    {"id": "meta-item-name", "pointers": ["#/components/schemas/MetaItem/properties/name"]},
    {"id": "meta-item-value", "pointers": ["#/components/schemas/MetaItem/properties/value"]},
    {"id": "page-id", "pointers": ["#/components/schemas/Page/properties/id"]},
    {"id": "page-width", "pointers": ["#/components/schemas/Page/properties/width"]},
    {"id": "page-width-null", "pointers": ["#/components/schemas/Page/properties/width/type"]},
    {"id": "page-height", "pointers": ["#/components/schemas/Page/properties/height"]},
    {"id": "page-height-null", "pointers": ["#/components/schemas/Page/properties/height/type"]},
    {"id": "page-annotations", "pointers": ["#/components/schemas/Page/properties/annotations"]},
    {"id": "page-checkboxes", "pointers": ["#/components/schemas/Page/properties/checkboxes"]},
    {"id": "page-segments", "pointers": ["#/components/schemas/Page/properties/segments"]},
    {"id": "page-signatures", "pointers": ["#/components/schemas/Page/properties/signatures"]},
    {"id": "annotation-id", "pointers": ["#/components/schemas/Annotation/properties/id"]},
    {"id": "annotation-entity-id", "pointers": ["#/components/schemas/Annotation/properties/entity_id"]},
    {"id": "annotation-confidence", "pointers": ["#/components/schemas/Annotation/properties/confidence"]},
    {"id": "annotation-content", "pointers": ["#/components/schemas/Annotation/properties/content"]},
    {"id": "annotation-top", "pointers": ["#/components/schemas/Annotation/properties/top"]},
    {"id": "annotation-top-null", "pointers": ["#/components/schemas/Annotation/properties/top/type"]},
    {
      "id": "annotation-left-of-line",
      "pointers": ["#/components/schemas/Annotation/properties/left_of_line"]
    },
    {
      "id": "annotation-left-of-line-null",
      "pointers": ["#/components/schemas/Annotation/properties/left_of_line/type"]
    },
    {"id": "checkbox-id", "pointers": ["#/components/schemas/Checkbox/properties/id"]},
    {"id": "checkbox-confidence", "pointers": ["#/components/schemas/Checkbox/properties/confidence"]},
    {"id": "checkbox-checked", "pointers": ["#/components/schemas/Checkbox/properties/checked"]},
    {"id": "checkbox-coordinates", "pointers": ["#/components/schemas/Checkbox/properties/coordinates/$ref"]},
    {"id": "segment-id", "pointers": ["#/components/schemas/Segment/properties/id"]},
    {"id": "segment-confidence", "pointers": ["#/components/schemas/Segment/properties/confidence"]},
    {"id": "segment-coordinates", "pointers": ["#/components/schemas/Segment/properties/coordinates"]},
    {"id": "signature-id", "pointers": ["#/components/schemas/Signature/properties/id"]},
    {"id": "signature-confidence", "pointers": ["#/components/schemas/Signature/properties/confidence"]},
    {"id": "signature-coordinates", "pointers": ["#/components/schemas/Signature/properties/coordinates"]},
    {
      "id": "coordinates-four-points",
      "pointers": ["#/components/schemas/Coordinates/minItems", "#/components/schemas/Coordinates/maxItems"]
    },
    {"id": "coordinates-rectangle", "pointers": []},
    {"id": "coordinates-order", "pointers": []},
    {
      "id": "point-pair",
      "pointers": ["#/components/schemas/Point/minItems", "#/components/schemas/Point/maxItems"]
    },
    {"id": "issue-label", "pointers": ["#/components/schemas/Issue/properties/label"]},
    {"id": "issue-label-required", "pointers": ["#/components/schemas/Issue/required"]},
    {"id": "issue-value", "pointers": ["#/components/schemas/Issue/properties/value"]},
    {"id": "issue-value-required", "pointers": ["#/components/schemas/Issue/required"]},
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
    {"id": "issue-pairs-are-examples", "pointers": ["#/components/schemas/Issue/properties/value/anyOf"]},
    {"id": "issue-other-values-unknown", "pointers": []},
    {"id": "upload-id", "pointers": ["#/components/schemas/Upload/properties/id"]},
    {"id": "upload-name", "pointers": ["#/components/schemas/Upload/properties/name"]},
    {"id": "upload-status", "pointers": ["#/components/schemas/Upload/properties/status"]},
    {"id": "upload-files", "pointers": ["#/components/schemas/Upload/properties/files"]},
    {"id": "upload-files-unknown", "pointers": []},
    {"id": "upload-meta", "pointers": ["#/components/schemas/Upload/properties/meta"]},
    {"id": "upload-folder-id", "pointers": ["#/components/schemas/Upload/properties/folder_id"]},
    {
      "id": "upload-folder-id-after-move",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/x-transition/to/folder_id"
      ]
    },
    {"id": "upload-created-at", "pointers": ["#/components/schemas/Upload/properties/created_at"]},
    {"id": "creation-id", "pointers": ["#/components/schemas/UploadCreationResult/properties/id"]},
    {"id": "creation-name", "pointers": ["#/components/schemas/UploadCreationResult/properties/name"]},
    {
      "id": "creation-project-id",
      "pointers": ["#/components/schemas/UploadCreationResult/properties/projectId"]
    },
    {"id": "creation-status", "pointers": ["#/components/schemas/UploadCreationResult/properties/status"]},
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
    {"id": "creation-camel-case", "pointers": ["#/components/schemas/UploadCreationResult/required"]},
    {
      "id": "creation-unwrapped",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/2XX/content/application~1json/schema"
      ]
    },
    {
      "id": "upload-snake-case",
      "pointers": [
        "#/components/schemas/Upload/required",
        "#/components/schemas/UploadEnvelope/properties/payload"
      ]
    },
    {
      "id": "creation-shapes-differ",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/2XX/content/application~1json/schema",
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/200/content/application~1json/schema"
      ]
    },
    {"id": "other-records-unknown", "pointers": []},
    {
      "id": "state-processing",
      "pointers": [
        "#/components/schemas/TaskStatus/x-lifecycle/states/PROCESSING",
        "#/components/schemas/TaskStatus/enum/0"
      ]
    },
    {
      "id": "state-reviewing",
      "pointers": [
        "#/components/schemas/TaskStatus/x-lifecycle/states/REVIEWING",
        "#/components/schemas/TaskStatus/enum/1"
      ]
    },
    {
      "id": "state-completed",
      "pointers": [
        "#/components/schemas/TaskStatus/x-lifecycle/states/COMPLETED",
        "#/components/schemas/TaskStatus/enum/2"
      ]
    },
    {
      "id": "state-failed",
      "pointers": [
        "#/components/schemas/TaskStatus/x-lifecycle/states/FAILED",
        "#/components/schemas/TaskStatus/enum/3"
      ]
    },
    {
      "id": "state-discarded",
      "pointers": [
        "#/components/schemas/TaskStatus/x-lifecycle/states/DISCARDED",
        "#/components/schemas/TaskStatus/enum/4"
      ]
    },
    {
      "id": "state-filtered",
      "pointers": [
        "#/components/schemas/TaskStatus/x-lifecycle/states/FILTERED",
        "#/components/schemas/TaskStatus/enum/5"
      ]
    },
    {
      "id": "complete-from",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/x-transition/from/status"
      ]
    },
    {
      "id": "complete-condition",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/x-transition/conditions/0"
      ]
    },
    {
      "id": "complete-next-state",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/x-transition/to/status/value"
      ]
    },
    {"id": "complete-starts-next-step", "pointers": []},
    {
      "id": "complete-final",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/x-transition/reversible"
      ]
    },
    {"id": "complete-invalid-unchanged", "pointers": []},
    {
      "id": "complete-invalid-rejected",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/x-transition/rejectedWith",
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/responses/400"
      ]
    },
    {
      "id": "discard-from",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/x-transition/from/status"
      ]
    },
    {
      "id": "discard-no-condition",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/x-transition"
      ]
    },
    {
      "id": "discard-next-state",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/x-transition/to/status/value"
      ]
    },
    {"id": "discard-no-later-step", "pointers": []},
    {
      "id": "discard-final",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/x-transition/reversible"
      ]
    },
    {
      "id": "unlock-from",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/x-transition/from/status"
      ]
    },
    {
      "id": "unlock-not-exported",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/x-transition/from/exported_at"
      ]
    },
    {
      "id": "unlock-upload-condition",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/x-transition/conditions/0"
      ]
    },
    {
      "id": "unlock-next-state-unknown",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/x-transition/to/status/unknown"
      ]
    },
    {"id": "unlock-makes-editable", "pointers": []},
    {
      "id": "report-from",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/x-transition/from"
      ]
    },
    {
      "id": "report-condition",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/requestBody/required",
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/requestBody/content/application~1json/schema"
      ]
    },
    {
      "id": "report-state-unchanged",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/x-transition/to"
      ]
    },
    {"id": "report-logged", "pointers": []},
    {
      "id": "approve-from",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/x-transition/from/status"
      ]
    },
    {
      "id": "approve-condition",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/x-transition/from/approved"
      ]
    },
    {
      "id": "approve-state-unchanged",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/x-transition/to"
      ]
    },
    {
      "id": "approve-sets-approved",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/x-transition/to/approved/value"
      ]
    },
    {"id": "approve-event", "pointers": []},
    {
      "id": "disapprove-from",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/x-transition/from/status"
      ]
    },
    {
      "id": "disapprove-condition",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/x-transition/from/approved"
      ]
    },
    {
      "id": "disapprove-state-unchanged",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/x-transition/to"
      ]
    },
    {
      "id": "disapprove-clears-approved",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/x-transition/to/approved/value"
      ]
    },
    {"id": "disapprove-event", "pointers": []},
    {"id": "move-at-creation-unknown", "pointers": ["#/components/schemas/TaskStatus/x-lifecycle/moves/0"]},
    {"id": "move-to-reviewing-unknown", "pointers": ["#/components/schemas/TaskStatus/x-lifecycle/moves/1"]},
    {"id": "move-to-failed-unknown", "pointers": ["#/components/schemas/TaskStatus/x-lifecycle/moves/2"]},
    {"id": "move-to-filtered-unknown", "pointers": ["#/components/schemas/TaskStatus/x-lifecycle/moves/3"]},
    {
      "id": "state-after-next-step-unknown",
      "pointers": ["#/components/schemas/TaskStatus/x-lifecycle/moves/4"]
    },
    {"id": "discard-elsewhere-ignored", "pointers": []},
    {
      "id": "discard-elsewhere-rejected",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/x-transition/rejectedWith",
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/responses/400"
      ]
    },
    {"id": "discard-elsewhere-unknown", "pointers": []},
    {"id": "upload-status-aggregates", "pointers": []},
    {
      "id": "upload-status-processing",
      "pointers": [
        "#/components/schemas/UploadStatus/x-lifecycle/states/PROCESSING",
        "#/components/schemas/UploadStatus/anyOf/0/enum/0"
      ]
    },
    {
      "id": "upload-status-reviewing",
      "pointers": [
        "#/components/schemas/UploadStatus/x-lifecycle/states/REVIEWING",
        "#/components/schemas/UploadStatus/anyOf/0/enum/1"
      ]
    },
    {
      "id": "upload-status-completed",
      "pointers": [
        "#/components/schemas/UploadStatus/x-lifecycle/states/COMPLETED",
        "#/components/schemas/UploadStatus/anyOf/0/enum/2"
      ]
    },
    {
      "id": "upload-status-partial",
      "pointers": [
        "#/components/schemas/UploadStatus/x-lifecycle/states/PARTIAL",
        "#/components/schemas/UploadStatus/anyOf/0/enum/3"
      ]
    },
    {
      "id": "upload-status-failed",
      "pointers": [
        "#/components/schemas/UploadStatus/x-lifecycle/states/FAILED",
        "#/components/schemas/UploadStatus/anyOf/0/enum/4"
      ]
    },
    {
      "id": "upload-status-in-review",
      "pointers": [
        "#/components/schemas/UploadStatus/x-lifecycle/states/IN_REVIEW",
        "#/components/schemas/UploadStatus/anyOf/0/enum/5"
      ]
    },
    {
      "id": "upload-status-lower-case",
      "pointers": [
        "#/components/schemas/UploadStatus/x-lifecycle/states/processing",
        "#/components/schemas/UploadStatus/anyOf/0/enum/6"
      ]
    },
    {"id": "upload-status-values-unknown", "pointers": ["#/components/schemas/UploadStatus/anyOf"]},
    {
      "id": "upload-status-moves-unknown",
      "pointers": ["#/components/schemas/UploadStatus/x-lifecycle/moves"]
    },
    {"id": "endpoint-paths-relative", "pointers": []},
    {"id": "parameter-team-id", "pointers": ["#/components/parameters/TeamId"]},
    {"id": "parameter-project-id", "pointers": ["#/components/parameters/ProjectId"]},
    {"id": "parameter-task-id", "pointers": ["#/components/parameters/TaskId"]},
    {"id": "parameter-upload-id", "pointers": ["#/components/parameters/UploadId"]},
    {"id": "parameter-folder-id", "pointers": ["#/components/parameters/FolderId"]},
    {"id": "authorization-on-every-request", "pointers": []},
    {"id": "no-body-no-content-type", "pointers": []},
    {
      "id": "rule-complete-reviewing",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/x-transition/from/status"
      ]
    },
    {"id": "rule-complete-validates", "pointers": []},
    {"id": "rule-complete-outcome", "pointers": []},
    {
      "id": "rule-discard-reviewing",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/x-transition/from/status"
      ]
    },
    {
      "id": "rule-report-empty-issues",
      "pointers": ["#/components/schemas/ReportTaskRequest/properties/issues/minItems"]
    },
    {
      "id": "rule-report-missing-field",
      "pointers": ["#/components/schemas/ReportTaskRequest/required", "#/components/schemas/Issue/required"]
    },
    {"id": "rule-report-status-unchanged", "pointers": []},
    {"id": "rule-report-task-available", "pointers": []},
    {"id": "rule-report-207", "pointers": []},
    {
      "id": "rule-unlock-states",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/x-transition/from/status"
      ]
    },
    {
      "id": "rule-unlock-not-exported",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/x-transition/from/exported_at"
      ]
    },
    {
      "id": "rule-unlock-upload",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/x-transition/conditions/0"
      ]
    },
    {"id": "rule-unlock-discard-put", "pointers": []},
    {
      "id": "rule-unlock-discard-post",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post",
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post"
      ]
    },
    {
      "id": "rule-approval-processing",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/x-transition/from/status",
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/x-transition/from/status"
      ]
    },
    {
      "id": "rule-approval-repeated",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/x-transition/from/approved",
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/x-transition/from/approved"
      ]
    },
    {"id": "rule-approve-after-export", "pointers": []},
    {"id": "rule-approve-records", "pointers": []},
    {"id": "rule-disapprove-clears", "pointers": []},
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
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}/get/responses/200/content/application~1json/schema"
      ]
    },
    {
      "id": "complete-task-path",
      "pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post"]
    },
    {
      "id": "complete-task-scope",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/security/0/ApiKey/0"
      ]
    },
    {
      "id": "complete-task-body",
      "pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post"]
    },
    {
      "id": "complete-task-success",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/responses/200/content/application~1json/schema"
      ]
    },
    {
      "id": "complete-task-success-status",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1complete/post/x-transition/to/status/value"
      ]
    },
    {
      "id": "discard-task-path",
      "pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post"]
    },
    {
      "id": "discard-task-scope",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/security/0/ApiKey/0"
      ]
    },
    {
      "id": "discard-task-body",
      "pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post"]
    },
    {
      "id": "discard-task-success",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/responses/200/content/application~1json/schema",
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1discard/post/x-transition/to/status/value"
      ]
    },
    {
      "id": "report-task-path",
      "pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post"]
    },
    {
      "id": "report-task-scope",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/security/0/ApiKey/0"
      ]
    },
    {
      "id": "report-task-body",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/requestBody/content/application~1json"
      ]
    },
    {"id": "report-task-issues", "pointers": ["#/components/schemas/ReportTaskRequest/properties/issues"]},
    {"id": "report-task-issues-required", "pointers": ["#/components/schemas/ReportTaskRequest/required"]},
    {
      "id": "report-task-issues-minimum",
      "pointers": ["#/components/schemas/ReportTaskRequest/properties/issues/minItems"]
    },
    {"id": "report-task-message", "pointers": ["#/components/schemas/ReportTaskRequest/properties/message"]},
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
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/security/0/ApiKey/0"
      ]
    },
    {"id": "unlock-task-body-unknown", "pointers": []},
    {"id": "unlock-task-success-unknown", "pointers": []},
    {
      "id": "approve-task-path",
      "pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post"]
    },
    {
      "id": "approve-task-scope-unknown",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/security/0/ApiKey"
      ]
    },
    {
      "id": "approve-task-body",
      "pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post"]
    },
    {
      "id": "approve-task-success",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/responses/200/content/application~1json/schema",
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1approve/post/x-transition/to/approved/value"
      ]
    },
    {
      "id": "disapprove-task-path",
      "pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post"]
    },
    {
      "id": "disapprove-task-scope-unknown",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/security/0/ApiKey"
      ]
    },
    {
      "id": "disapprove-task-body",
      "pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post"]
    },
    {
      "id": "disapprove-task-success",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/responses/200/content/application~1json/schema",
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1disapprove/post/x-transition/to/approved/value"
      ]
    },
    {"id": "create-upload-path", "pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post"]},
    {
      "id": "create-upload-form",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/requestBody/content/multipart~1form-data"
      ]
    },
    {
      "id": "create-file",
      "pointers": [
        "#/components/schemas/CreateUploadRequest/properties/file",
        "#/components/schemas/CreateUploadRequest/properties/file/items/contentMediaType"
      ]
    },
    {
      "id": "create-file-required",
      "pointers": [
        "#/components/schemas/CreateUploadRequest/required",
        "#/components/schemas/CreateUploadRequest/properties/file/minItems"
      ]
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
    {"id": "create-project-id-required", "pointers": ["#/components/schemas/CreateUploadRequest/required"]},
    {
      "id": "create-name",
      "pointers": [
        "#/components/schemas/CreateUploadRequest/properties/name",
        "#/components/schemas/CreateUploadRequest/required"
      ]
    },
    {
      "id": "create-meta",
      "pointers": [
        "#/components/schemas/CreateUploadRequest/properties/meta/contentSchema",
        "#/components/schemas/CreateUploadRequest/required"
      ]
    },
    {
      "id": "create-meta-json",
      "pointers": [
        "#/components/schemas/CreateUploadRequest/properties/meta/type",
        "#/components/schemas/CreateUploadRequest/properties/meta/contentMediaType"
      ]
    },
    {
      "id": "create-response",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/2XX/content/application~1json/schema"
      ]
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
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/security/0/ApiKey/0"
      ]
    },
    {
      "id": "get-upload-body",
      "pointers": ["#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get"]
    },
    {
      "id": "get-upload-response",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/200/content/application~1json/schema"
      ]
    },
    {"id": "get-upload-shows-tasks", "pointers": []},
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
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post"
      ]
    },
    {
      "id": "move-upload-scope",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/security/0/ApiKey/0"
      ]
    },
    {
      "id": "move-upload-content-type",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/requestBody/content/application~1json"
      ]
    },
    {
      "id": "move-upload-body-id",
      "pointers": ["#/components/schemas/MoveUploadRequest/properties/upload_id"]
    },
    {
      "id": "move-upload-body-optional",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/requestBody"
      ]
    },
    {"id": "move-upload-dollar", "pointers": []},
    {"id": "move-upload-dollar-same", "pointers": ["#/components/parameters/UploadId/name"]},
    {
      "id": "move-upload-response",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/responses/200/content/application~1json/schema"
      ]
    },
    {
      "id": "move-upload-folder",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/x-transition/to/folder_id/parameter"
      ]
    },
    {"id": "move-upload-put", "pointers": []},
    {"id": "move-upload-organization", "pointers": []},
    {"id": "move-upload-conflict", "pointers": []},
    {"id": "listing-unknown", "pointers": []},
    {
      "id": "auth-bearer",
      "pointers": ["#/components/securitySchemes/ApiKey/type", "#/components/securitySchemes/ApiKey/scheme"]
    },
    {"id": "auth-key-origin", "pointers": []},
    {"id": "auth-key-scopes", "pointers": []},
    {"id": "auth-key-in-project", "pointers": []},
    {"id": "auth-project-import", "pointers": []},
    {"id": "auth-spellings", "pointers": []},
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
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/security/0/ApiKey/0"
      ]
    },
    {
      "id": "auth-upload-edit",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/security/0/ApiKey/0"
      ]
    },
    {
      "id": "auth-uploads-create",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/security/0/ApiKey/0",
        "#/paths/~1v2~1{teamId}~1upload/post/security/0/ApiKey/0"
      ]
    },
    {"id": "auth-view-recommended", "pointers": []},
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
    {"id": "spelling-uploads-create", "pointers": []},
    {"id": "spelling-uploads-view", "pointers": []},
    {"id": "spelling-uploads-edit", "pointers": []},
    {"id": "spelling-tasks-view", "pointers": []},
    {"id": "spelling-tasks-edit", "pointers": []},
    {"id": "auth-approve-scope-unknown", "pointers": []},
    {"id": "auth-key-lifecycle-unknown", "pointers": []},
    {"id": "event-task-approved", "pointers": []},
    {"id": "event-task-de-approved", "pointers": []},
    {"id": "events-for-tracking", "pointers": []},
    {"id": "events-delivery-unknown", "pointers": []},
    {"id": "report-side-effects", "pointers": []},
    {"id": "report-side-effects-unknown", "pointers": []},
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
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/200",
        "#/paths/~1v2~1{teamId}~1upload~1{uploadId}/get/responses/200"
      ]
    },
    {
      "id": "status-200-move-upload",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/responses/200"
      ]
    },
    {"id": "status-of-creation-unknown", "pointers": []},
    {
      "id": "status-201-report",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/responses/201"
      ]
    },
    {
      "id": "status-207-report",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1report/post/responses/207"
      ]
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
    {"id": "status-400-invalid", "pointers": []},
    {"id": "status-400-missing", "pointers": []},
    {
      "id": "status-400-state",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1task~1{task_id}~1unlock/post/x-transition/openQuestions"
      ]
    },
    {"id": "status-400-not-reviewing", "pointers": []},
    {"id": "status-400-validation", "pointers": []},
    {"id": "status-400-approved", "pointers": []},
    {"id": "status-400-processing", "pointers": []},
    {"id": "status-400-empty-issues", "pointers": []},
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
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}/get/responses/404",
        "#/paths/~1v2~1{teamId}~1upload~1{uploadId}/get/responses/404"
      ]
    },
    {
      "id": "status-404-move-upload",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload~1{upload_id}~1move~1{folder_id}/post/responses/404"
      ]
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
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/responses/413",
        "#/paths/~1v2~1{teamId}~1upload/post/responses/413"
      ]
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
    {"id": "report-error-member", "pointers": ["#/components/schemas/ReportTaskResponse/properties/error"]},
    {"id": "report-error-null", "pointers": []},
    {"id": "upload-errors-detailed", "pointers": []},
    {"id": "report-error-shape-unknown", "pointers": []},
    {"id": "error-bodies-unknown", "pointers": []},
    {"id": "error-codes-unknown", "pointers": []},
    {
      "id": "limit-file-size",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/requestBody/content/multipart~1form-data/x-limits/fileSize",
        "#/paths/~1v2~1{teamId}~1upload/post/requestBody/content/multipart~1form-data/x-limits/fileSize"
      ]
    },
    {
      "id": "limit-page-size",
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/requestBody/content/multipart~1form-data/x-limits/pageSize",
        "#/paths/~1v2~1{teamId}~1upload/post/requestBody/content/multipart~1form-data/x-limits/pageSize"
      ]
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
      "pointers": [
        "#/paths/~1v2~1{team_id}~1project~1{project_id}~1upload/post/requestBody/content/multipart~1form-data/x-limits/fileSize/rejectedWith",
        "#/paths/~1v2~1{teamId}~1upload/post/requestBody/content/multipart~1form-data/x-limits/fileSize/rejectedWith"
      ]
    },
    {"id": "limit-rate-inherited", "pointers": []},
    {"id": "limit-rate-unknown", "pointers": []},
    {"id": "limit-batch-advice", "pointers": []},
    {"id": "limit-meta-unknown", "pointers": []},
    {"id": "version-segment", "pointers": []},
    {"id": "version-in-paths", "pointers": []},
    {"id": "version-policy-unknown", "pointers": []}
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
