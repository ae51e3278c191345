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

const CreateUploadRequestSchema = {
  "type": "object",
  "required": ["file", "projectId"],
  "properties": {
    "file": {"type": "array", "minItems": 1, "maxItems": 100, "items": {}},
    "projectId": {"type": "string"},
    "name": {"type": "string"},
    "meta": {"type": "string"}
  }
};

const MetaItemSchema = {
  "type": "object",
  "required": ["name", "value"],
  "properties": {"name": {"type": "string"}, "value": {"type": "string"}}
};

const UploadStatusSchema = {
  "listed": ["PROCESSING", "REVIEWING", "COMPLETED", "PARTIAL", "FAILED", "IN_REVIEW", "processing"],
  "type": "string"
};

const MoveUploadRequestSchema = {"type": "object", "properties": {"upload_id": {"type": "string"}}};

const TaskStatusSchema = {"type": "string", "enum": ["PROCESSING", "REVIEWING", "COMPLETED", "FAILED", "DISCARDED", "FILTERED"]};

export const contract = {
  "version": "0.1.0",
  "operations": [
    {
      "id": "getTask",
      "method": "GET",
      "path": "/v2/{team_id}/project/{project_id}/task/{task_id}",
      "team": "team_id",
      "scopes": ["task.read"],
      "resource": "Task",
      "idParameter": "task_id",
      "within": ["project_id"],
      "parents": [],
      "action": "get",
      "parameters": [],
      "responses": [
        {
          "status": "200",
          "type": "application/json",
          "examples": [
            {"name": "reviewing", "type": "application/json", "of": "TaskReviewing"},
            {"name": "processing", "type": "application/json", "of": "TaskProcessing"},
            {"name": "completed", "type": "application/json", "of": "TaskCompleted"},
            {"name": "failed", "type": "application/json", "of": "TaskFailed"},
            {"name": "discarded", "type": "application/json", "of": "TaskDiscarded"},
            {"name": "filtered", "type": "application/json", "of": "TaskFiltered"},
            {"name": "approved", "type": "application/json", "of": "TaskApproved"},
            {"name": "exportFailed", "type": "application/json", "of": "TaskExportFailed"}
          ],
          "settings": []
        },
        {
          "status": "400",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape"]
        },
        {
          "status": "401",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape"]
        },
        {
          "status": "404",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape"]
        }
      ],
      "success": {
        "isKnown": true,
        "statuses": ["200"],
        "partial": [],
        "in": "payload",
        "siblings": [],
        "enums": [{"field": "status", "schema": "TaskStatus"}, {"field": "step_type", "schema": "StepType"}]
      },
      "settings": ["after-next-step", "error-body-shape"]
    },
    {
      "id": "completeTask",
      "method": "POST",
      "path": "/v2/{team_id}/project/{project_id}/task/{task_id}/complete",
      "team": "team_id",
      "scopes": ["task.edit"],
      "resource": "Task",
      "idParameter": "task_id",
      "within": ["project_id"],
      "parents": [],
      "parameters": [],
      "responses": [
        {
          "status": "200",
          "type": "application/json",
          "examples": [{"name": "sent", "type": "application/json", "of": "TaskSent"}],
          "settings": []
        },
        {
          "status": "400",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape"]
        },
        {
          "status": "401",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape"]
        },
        {
          "status": "404",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape"]
        }
      ],
      "success": {
        "isKnown": true,
        "statuses": ["200"],
        "partial": [],
        "in": "payload",
        "siblings": [{"name": "message", "snakeName": "message", "schema": {"type": "string"}}],
        "enums": [{"field": "status", "schema": "TaskStatus"}, {"field": "step_type", "schema": "StepType"}]
      },
      "transition": {"record": "Task", "to": {"status": {"value": "PROCESSING"}}, "rejectedWith": "400"},
      "settings": ["after-next-step", "error-body-shape"]
    },
    {
      "id": "discardTask",
      "method": "POST",
      "path": "/v2/{team_id}/project/{project_id}/task/{task_id}/discard",
      "team": "team_id",
      "scopes": ["task.edit"],
      "resource": "Task",
      "idParameter": "task_id",
      "within": ["project_id"],
      "parents": [],
      "parameters": [],
      "responses": [
        {
          "status": "200",
          "type": "application/json",
          "examples": [
            {"name": "discarded", "type": "application/json", "of": "TaskDiscarded"},
            {"name": "ignored", "type": "application/json", "of": "TaskDiscardIgnored"}
          ],
          "settings": ["discard-outside-reviewing"]
        },
        {
          "status": "400",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape"]
        },
        {
          "status": "401",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape"]
        },
        {
          "status": "404",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape"]
        }
      ],
      "success": {
        "isKnown": true,
        "statuses": ["200"],
        "partial": [],
        "in": "payload",
        "siblings": [],
        "enums": [{"field": "status", "schema": "TaskStatus"}, {"field": "step_type", "schema": "StepType"}]
      },
      "transition": {"record": "Task", "to": {"status": {"value": "DISCARDED"}}, "rejectedWith": "400"},
      "settings": [
        "after-next-step",
        "discard-outside-reviewing",
        "error-body-shape",
        "unlock-discard-method"
      ]
    },
    {
      "id": "reportTask",
      "method": "POST",
      "path": "/v2/{team_id}/project/{project_id}/task/{task_id}/report",
      "team": "team_id",
      "scopes": ["task.edit"],
      "resource": "Task",
      "idParameter": "task_id",
      "within": ["project_id"],
      "parents": [],
      "parameters": [],
      "body": {
        "required": true,
        "type": "application/json",
        "kind": "json",
        "schema": ReportTaskRequestSchema,
        "members": {"issues": {"label": null, "value": null}, "message": null},
        "fields": [],
        "limits": [],
        "enums": [{"path": ["issues", "[]", "value"], "schema": "Issue.value"}]
      },
      "responses": [
        {
          "status": "200",
          "type": "application/json",
          "examples": [{"name": "logged", "type": "application/json", "of": "ReportLogged"}],
          "settings": ["report-success-status"]
        },
        {
          "status": "201",
          "type": "application/json",
          "examples": [{"name": "logged", "type": "application/json", "of": "ReportLogged"}],
          "settings": ["report-success-status"]
        },
        {
          "status": "207",
          "type": "application/json",
          "examples": [
            {"name": "errorObject", "type": "application/json", "of": "ReportCallFailedObject"},
            {"name": "errorString", "type": "application/json", "of": "ReportCallFailedString"}
          ],
          "settings": ["report-error-shape"]
        },
        {
          "status": "400",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape"]
        },
        {
          "status": "401",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape"]
        },
        {
          "status": "404",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape"]
        }
      ],
      "success": {
        "isKnown": true,
        "statuses": ["200", "201"],
        "partial": ["207"],
        "in": "payload",
        "siblings": [{"name": "error", "snakeName": "error", "schema": {}}],
        "enums": [{"field": "status", "schema": "TaskStatus"}, {"field": "step_type", "schema": "StepType"}]
      },
      "transition": {"record": "Task", "to": {}, "rejectedWith": "400"},
      "settings": [
        "issue-values",
        "after-next-step",
        "report-error-shape",
        "report-success-status",
        "error-body-shape"
      ]
    },
    {
      "id": "unlockTask",
      "method": "POST",
      "path": "/v2/{team_id}/project/{project_id}/task/{task_id}/unlock",
      "team": "team_id",
      "scopes": ["task.edit"],
      "resource": "Task",
      "idParameter": "task_id",
      "within": ["project_id"],
      "parents": [],
      "parameters": [],
      "body": {
        "required": false,
        "type": "application/json",
        "kind": "json",
        "schema": {},
        "members": {},
        "fields": [],
        "limits": [],
        "enums": []
      },
      "responses": [
        {
          "status": "200",
          "type": "application/json",
          "examples": [{"name": "object", "type": "application/json", "of": "AnyObject"}],
          "settings": ["unlock-response"]
        },
        {
          "status": "400",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape"]
        },
        {
          "status": "401",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape"]
        },
        {
          "status": "404",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape"]
        }
      ],
      "success": {"isKnown": false, "statuses": ["200"], "partial": [], "siblings": [], "enums": []},
      "transition": {
        "record": "Task",
        "to": {"status": {"unknown": "unlock-next-status"}},
        "rejectedWith": "400"
      },
      "settings": [
        "unlock-response",
        "error-body-shape",
        "unlock-next-status",
        "upload-fully-processed",
        "unlock-discard-method"
      ]
    },
    {
      "id": "approveTask",
      "method": "POST",
      "path": "/v2/{team_id}/project/{project_id}/task/{task_id}/approve",
      "team": "team_id",
      "scopes": [],
      "resource": "Task",
      "idParameter": "task_id",
      "within": ["project_id"],
      "parents": [],
      "parameters": [],
      "responses": [
        {
          "status": "200",
          "type": "application/json",
          "examples": [{"name": "approved", "type": "application/json", "of": "TaskApproved"}],
          "settings": []
        },
        {
          "status": "400",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape"]
        },
        {
          "status": "401",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape"]
        },
        {
          "status": "404",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape"]
        }
      ],
      "success": {
        "isKnown": true,
        "statuses": ["200"],
        "partial": [],
        "in": "payload",
        "siblings": [],
        "enums": [{"field": "status", "schema": "TaskStatus"}, {"field": "step_type", "schema": "StepType"}]
      },
      "transition": {
        "record": "Task",
        "to": {"approved": {"value": true}},
        "rejectedWith": "400",
        "event": "task_approved"
      },
      "settings": ["after-next-step", "error-body-shape", "approve-scope"]
    },
    {
      "id": "disapproveTask",
      "method": "POST",
      "path": "/v2/{team_id}/project/{project_id}/task/{task_id}/disapprove",
      "team": "team_id",
      "scopes": [],
      "resource": "Task",
      "idParameter": "task_id",
      "within": ["project_id"],
      "parents": [],
      "parameters": [],
      "responses": [
        {
          "status": "200",
          "type": "application/json",
          "examples": [{"name": "disapproved", "type": "application/json", "of": "TaskDisapproved"}],
          "settings": []
        },
        {
          "status": "400",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape"]
        },
        {
          "status": "401",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape"]
        },
        {
          "status": "404",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape"]
        }
      ],
      "success": {
        "isKnown": true,
        "statuses": ["200"],
        "partial": [],
        "in": "payload",
        "siblings": [],
        "enums": [{"field": "status", "schema": "TaskStatus"}, {"field": "step_type", "schema": "StepType"}]
      },
      "transition": {
        "record": "Task",
        "to": {"approved": {"value": false}},
        "rejectedWith": "400",
        "event": "task_de_approved"
      },
      "settings": ["after-next-step", "error-body-shape", "approve-scope"]
    },
    {
      "id": "createUpload",
      "method": "POST",
      "path": "/v2/{team_id}/project/{project_id}/upload",
      "team": "team_id",
      "scopes": ["uploads.create"],
      "resource": "Upload",
      "within": ["project_id"],
      "parents": [],
      "action": "create",
      "parameters": [],
      "body": {
        "required": true,
        "type": "multipart/form-data",
        "kind": "form",
        "schema": CreateUploadRequestSchema,
        "fields": [
          {"name": "projectId", "snakeName": "project_id", "types": ["string"], "items": []},
          {"name": "name", "snakeName": "name", "types": ["string"], "items": []},
          {
            "name": "meta",
            "snakeName": "meta",
            "types": ["string"],
            "items": [],
            "json": {"type": "array", "items": MetaItemSchema}
          }
        ],
        "files": {"name": "file", "many": true},
        "limits": [
          {"value": 40, "unit": "MB", "per": "file", "rejectedWith": "413", "settings": ["file-size-unit"]},
          {"value": 20, "unit": "MB", "per": "page", "settings": ["file-size-unit"]},
          {"value": 100, "unit": "files", "per": "batch", "settings": ["file-count-limit"]}
        ],
        "enums": []
      },
      "responses": [
        {
          "status": "2XX",
          "type": "application/json",
          "examples": [{"name": "created", "type": "application/json", "of": "UploadCreated"}],
          "settings": ["creation-status"]
        },
        {
          "status": "400",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"}
          ],
          "settings": ["error-body-shape"]
        },
        {
          "status": "401",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"}
          ],
          "settings": ["error-body-shape"]
        },
        {
          "status": "403",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"}
          ],
          "settings": ["error-body-shape"]
        },
        {
          "status": "413",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"}
          ],
          "settings": ["error-body-shape", "file-size-unit"]
        },
        {
          "status": "500",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"}
          ],
          "settings": ["error-body-shape"]
        }
      ],
      "success": {
        "isKnown": true,
        "statuses": ["2XX"],
        "partial": [],
        "responseFields": {
          "fields": [
            {"name": "id", "snakeName": "id", "schema": {"type": "string"}},
            {"name": "name", "snakeName": "name", "schema": {"type": "string"}},
            {"name": "projectId", "snakeName": "project_id", "schema": {"type": "string"}},
            {"name": "status", "snakeName": "status", "schema": UploadStatusSchema},
            {"name": "fileType", "snakeName": "file_type", "schema": {"type": "string"}},
            {"name": "fileSize", "snakeName": "file_size", "schema": {"type": "number"}},
            {"name": "createdAt", "snakeName": "created_at", "schema": {"type": "string"}},
            {"name": "updatedAt", "snakeName": "updated_at", "schema": {"type": "string"}}
          ],
          "sample": {
            "id": "upload-1",
            "name": "March invoices",
            "projectId": "project-1",
            "status": "processing",
            "fileType": "application/pdf",
            "fileSize": 48213,
            "createdAt": "2026-03-02T09:15:00Z",
            "updatedAt": "2026-03-02T09:15:00Z"
          }
        },
        "siblings": [],
        "enums": [{"field": "status", "schema": "UploadStatus"}]
      },
      "transition": {
        "record": "Upload",
        "creates": [{"record": "Upload", "per": "request"}, {"record": "Task", "per": "file"}],
        "rejectedWith": "400"
      },
      "settings": [
        "file-count-limit",
        "project-id-twice",
        "error-body-shape",
        "file-size-unit",
        "upload-status-values",
        "creation-status"
      ]
    },
    {
      "id": "getUpload",
      "method": "GET",
      "path": "/v2/{team_id}/project/{project_id}/upload/{upload_id}",
      "team": "team_id",
      "scopes": ["upload.read"],
      "resource": "Upload",
      "idParameter": "upload_id",
      "within": ["project_id"],
      "parents": [],
      "action": "get",
      "parameters": [],
      "responses": [
        {
          "status": "200",
          "type": "application/json",
          "examples": [
            {"name": "reviewing", "type": "application/json", "of": "UploadReviewing"},
            {"name": "inReview", "type": "application/json", "of": "UploadInReview"},
            {"name": "processing", "type": "application/json", "of": "UploadProcessing"},
            {"name": "completed", "type": "application/json", "of": "UploadCompleted"},
            {"name": "partial", "type": "application/json", "of": "UploadPartial"},
            {"name": "failed", "type": "application/json", "of": "UploadFailed"}
          ],
          "settings": []
        },
        {
          "status": "400",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape"]
        },
        {
          "status": "401",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape"]
        },
        {
          "status": "403",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape", "no-access-status"]
        },
        {
          "status": "404",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape", "no-access-status"]
        },
        {
          "status": "500",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape"]
        }
      ],
      "success": {
        "isKnown": true,
        "statuses": ["200"],
        "partial": [],
        "in": "payload",
        "siblings": [],
        "enums": [{"field": "status", "schema": "UploadStatus"}]
      },
      "settings": ["upload-status-values", "error-body-shape", "no-access-status"]
    },
    {
      "id": "moveUpload",
      "method": "POST",
      "path": "/v2/{team_id}/project/{project_id}/upload/{upload_id}/move/{folder_id}",
      "team": "team_id",
      "scopes": ["upload.edit"],
      "resource": "Upload",
      "idParameter": "upload_id",
      "within": ["project_id"],
      "parents": [],
      "parameters": [],
      "body": {
        "required": false,
        "type": "application/json",
        "kind": "json",
        "schema": MoveUploadRequestSchema,
        "members": {"upload_id": null},
        "fields": [],
        "limits": [],
        "enums": []
      },
      "responses": [
        {
          "status": "200",
          "type": "application/json",
          "examples": [{"name": "moved", "type": "application/json", "of": "UploadMoved"}],
          "settings": []
        },
        {
          "status": "400",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape"]
        },
        {
          "status": "401",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape"]
        },
        {
          "status": "403",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape", "no-access-status"]
        },
        {
          "status": "404",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape", "no-access-status"]
        },
        {
          "status": "500",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape"]
        }
      ],
      "success": {
        "isKnown": true,
        "statuses": ["200"],
        "partial": [],
        "in": "payload",
        "siblings": [],
        "enums": [{"field": "status", "schema": "UploadStatus"}]
      },
      "transition": {
        "record": "Upload",
        "to": {"folder_id": {"parameter": "folder_id"}},
        "rejectedWith": "400"
      },
      "settings": ["upload-status-values", "error-body-shape", "no-access-status"]
    },
    {
      "id": "createUploadShorthand",
      "method": "POST",
      "path": "/v2/{team_id}/upload",
      "team": "team_id",
      "scopes": ["uploads.create"],
      "resource": "Upload",
      "within": [],
      "parents": [],
      "action": "create",
      "parameters": [],
      "body": {
        "required": true,
        "type": "multipart/form-data",
        "kind": "form",
        "schema": CreateUploadRequestSchema,
        "fields": [
          {"name": "projectId", "snakeName": "project_id", "types": ["string"], "items": []},
          {"name": "name", "snakeName": "name", "types": ["string"], "items": []},
          {
            "name": "meta",
            "snakeName": "meta",
            "types": ["string"],
            "items": [],
            "json": {"type": "array", "items": MetaItemSchema}
          }
        ],
        "files": {"name": "file", "many": true},
        "limits": [
          {"value": 40, "unit": "MB", "per": "file", "rejectedWith": "413", "settings": ["file-size-unit"]},
          {"value": 20, "unit": "MB", "per": "page", "settings": ["file-size-unit"]},
          {"value": 100, "unit": "files", "per": "batch", "settings": ["file-count-limit"]}
        ],
        "enums": []
      },
      "responses": [
        {
          "status": "2XX",
          "type": "application/json",
          "examples": [{"name": "created", "type": "application/json", "of": "UploadCreated"}],
          "settings": ["creation-status"]
        },
        {
          "status": "400",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"}
          ],
          "settings": ["error-body-shape"]
        },
        {
          "status": "401",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"}
          ],
          "settings": ["error-body-shape"]
        },
        {
          "status": "403",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"}
          ],
          "settings": ["error-body-shape"]
        },
        {
          "status": "413",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"}
          ],
          "settings": ["error-body-shape", "file-size-unit"]
        },
        {
          "status": "500",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"}
          ],
          "settings": ["error-body-shape"]
        }
      ],
      "success": {
        "isKnown": true,
        "statuses": ["2XX"],
        "partial": [],
        "responseFields": {
          "fields": [
            {"name": "id", "snakeName": "id", "schema": {"type": "string"}},
            {"name": "name", "snakeName": "name", "schema": {"type": "string"}},
            {"name": "projectId", "snakeName": "project_id", "schema": {"type": "string"}},
            {"name": "status", "snakeName": "status", "schema": UploadStatusSchema},
            {"name": "fileType", "snakeName": "file_type", "schema": {"type": "string"}},
            {"name": "fileSize", "snakeName": "file_size", "schema": {"type": "number"}},
            {"name": "createdAt", "snakeName": "created_at", "schema": {"type": "string"}},
            {"name": "updatedAt", "snakeName": "updated_at", "schema": {"type": "string"}}
          ],
          "sample": {
            "id": "upload-1",
            "name": "March invoices",
            "projectId": "project-1",
            "status": "processing",
            "fileType": "application/pdf",
            "fileSize": 48213,
            "createdAt": "2026-03-02T09:15:00Z",
            "updatedAt": "2026-03-02T09:15:00Z"
          }
        },
        "siblings": [],
        "enums": [{"field": "status", "schema": "UploadStatus"}]
      },
      "transition": {
        "record": "Upload",
        "creates": [{"record": "Upload", "per": "request"}, {"record": "Task", "per": "file"}],
        "rejectedWith": "400"
      },
      "settings": [
        "file-count-limit",
        "project-id-twice",
        "error-body-shape",
        "file-size-unit",
        "upload-status-values",
        "creation-status"
      ]
    },
    {
      "id": "getUploadShorthand",
      "method": "GET",
      "path": "/v2/{team_id}/upload/{upload_id}",
      "team": "team_id",
      "scopes": ["upload.read"],
      "resource": "Upload",
      "idParameter": "upload_id",
      "within": [],
      "parents": [],
      "action": "get",
      "parameters": [],
      "responses": [
        {
          "status": "200",
          "type": "application/json",
          "examples": [
            {"name": "reviewing", "type": "application/json", "of": "UploadReviewing"},
            {"name": "inReview", "type": "application/json", "of": "UploadInReview"},
            {"name": "processing", "type": "application/json", "of": "UploadProcessing"},
            {"name": "completed", "type": "application/json", "of": "UploadCompleted"},
            {"name": "partial", "type": "application/json", "of": "UploadPartial"},
            {"name": "failed", "type": "application/json", "of": "UploadFailed"}
          ],
          "settings": []
        },
        {
          "status": "400",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape"]
        },
        {
          "status": "401",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape"]
        },
        {
          "status": "403",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape", "no-access-status"]
        },
        {
          "status": "404",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape", "no-access-status"]
        },
        {
          "status": "500",
          "type": "application/json",
          "examples": [
            {"name": "object", "type": "application/json", "of": "ErrorObject"},
            {"name": "string", "type": "application/json", "of": "ErrorString"},
            {"name": "plainText", "type": "text/plain", "of": "ErrorPlainText"},
            {"name": "empty", "type": "text/plain", "of": "ErrorEmpty"}
          ],
          "settings": ["error-body-shape"]
        }
      ],
      "success": {
        "isKnown": true,
        "statuses": ["200"],
        "partial": [],
        "in": "payload",
        "siblings": [],
        "enums": [{"field": "status", "schema": "UploadStatus"}]
      },
      "settings": ["upload-status-values", "error-body-shape", "no-access-status"]
    }
  ],
  "scopes": [
    ["uploads.create", "upload.create"],
    ["uploads.view", "upload.read"],
    ["uploads.edit", "upload.edit"],
    ["tasks.view", "task.read"],
    ["tasks.edit", "task.edit"]
  ],
  "resources": {
    "Task": {
      "name": "Task",
      "noun": "task",
      "id": "id",
      "idType": "string",
      "fields": [
        {"name": "id", "snakeName": "id", "schema": {"type": "string"}},
        {"name": "name", "snakeName": "name", "schema": {"type": "string"}},
        {"name": "created_at", "snakeName": "created_at", "schema": {"type": "string"}},
        {
          "name": "meta",
          "snakeName": "meta",
          "schema": {"type": "array", "items": MetaItemSchema},
          "members": ["name", "value"]
        },
        {"name": "status", "snakeName": "status", "schema": TaskStatusSchema},
        {"name": "step_type", "snakeName": "step_type", "schema": true},
        {"name": "upload_id", "snakeName": "upload_id", "schema": {"type": "string"}},
        {"name": "project_id", "snakeName": "project_id", "schema": {"type": "string"}},
        {"name": "approved", "snakeName": "approved", "schema": {"type": "boolean"}},
        {"name": "exported_at", "snakeName": "exported_at", "schema": true},
        {"name": "export_failed_at", "snakeName": "export_failed_at", "schema": true},
        {"name": "last_opened_at", "snakeName": "last_opened_at", "schema": true},
        {
          "name": "pages",
          "snakeName": "pages",
          "schema": true,
          "members": ["id", "width", "height", "annotations", "checkboxes", "segments", "signatures"]
        }
      ],
      "initial": {
        "id": "task-1",
        "name": "invoice.pdf",
        "created_at": "2026-03-02T09:15:00Z",
        "meta": [],
        "status": "PROCESSING",
        "step_type": "EXTRACT",
        "upload_id": "upload-1",
        "project_id": "project-1",
        "approved": false,
        "exported_at": null,
        "export_failed_at": null,
        "last_opened_at": null,
        "pages": []
      },
      "processingResults": {
        "pages": [
          {
            "id": "page-1",
            "width": 1240,
            "height": 1754,
            "annotations": [
              {
                "id": "annotation-1",
                "entity_id": "entity-total",
                "confidence": 0.98,
                "content": "1,204.50",
                "top": 1320,
                "left_of_line": 812
              },
              {
                "id": "annotation-2",
                "entity_id": "entity-note",
                "confidence": 0.61,
                "content": "Paid in part",
                "top": null,
                "left_of_line": null
              }
            ],
            "checkboxes": [
              {
                "id": "checkbox-1",
                "confidence": 0.95,
                "checked": true,
                "coordinates": [[96, 1400], [120, 1400], [120, 1424], [96, 1424]]
              }
            ],
            "segments": [
              {
                "id": "segment-1",
                "confidence": 0.9,
                "coordinates": [[80, 640], [1160, 640], [1160, 1120], [80, 1120]]
              }
            ],
            "signatures": [
              {
                "id": "signature-1",
                "confidence": 0.87,
                "coordinates": [[760, 1510], [1080, 1510], [1080, 1630], [760, 1630]]
              }
            ]
          },
          {
            "id": "page-2",
            "width": null,
            "height": null,
            "annotations": [],
            "checkboxes": [],
            "segments": [],
            "signatures": []
          }
        ]
      },
      "lifecycle": {
        "field": "status",
        "states": ["PROCESSING", "REVIEWING", "COMPLETED", "FAILED", "DISCARDED", "FILTERED"],
        "moves": [
          {"to": "PROCESSING"},
          {"from": "PROCESSING", "to": "REVIEWING"},
          {"from": "PROCESSING", "to": "FAILED"},
          {"from": "PROCESSING", "to": "FILTERED"},
          {"from": "PROCESSING", "unknown": "after-next-step"}
        ]
      },
      "foreignKeys": {"upload_id": "Upload"},
      "parentParameters": ["project_id"],
      "perParent": true,
      "existing": [],
      "schema": {
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
          "meta": {
            "type": "array",
            "items": {
              "type": "object",
              "required": ["name", "value"],
              "properties": {"name": {"type": "string"}, "value": {"type": "string"}},
              "additionalProperties": false
            }
          },
          "status": {
            "type": "string",
            "enum": ["PROCESSING", "REVIEWING", "COMPLETED", "FAILED", "DISCARDED", "FILTERED"]
          },
          "step_type": {"type": "string", "enum": ["EXTRACT", "CLASSIFY", "SEGMENT", "GROUP"]},
          "upload_id": {"type": "string"},
          "project_id": {"type": "string"},
          "approved": {"type": "boolean"},
          "exported_at": {"type": ["string", "null"]},
          "export_failed_at": {"type": ["string", "null"]},
          "last_opened_at": {"type": ["string", "null"]},
          "pages": {
            "type": "array",
            "items": {
              "type": "object",
              "required": ["id", "width", "height", "annotations", "checkboxes", "segments", "signatures"],
              "properties": {
                "id": {"type": "string"},
                "width": {"type": ["number", "null"]},
                "height": {"type": ["number", "null"]},
                "annotations": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": ["id", "entity_id", "confidence", "content", "top", "left_of_line"],
                    "properties": {
                      "id": {"type": "string"},
                      "entity_id": {"type": "string"},
                      "confidence": {"type": "number"},
                      "content": {"type": "string"},
                      "top": {"type": ["number", "null"]},
                      "left_of_line": {"type": ["number", "null"]}
                    },
                    "additionalProperties": false
                  }
                },
                "checkboxes": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": ["id", "confidence", "checked", "coordinates"],
                    "properties": {
                      "id": {"type": "string"},
                      "confidence": {"type": "number"},
                      "checked": {"type": "boolean"},
                      "coordinates": {
                        "type": "array",
                        "prefixItems": [
                          {
                            "type": "array",
                            "prefixItems": [{"type": "number"}, {"type": "number"}],
                            "minItems": 2,
                            "maxItems": 2
                          },
                          {
                            "type": "array",
                            "prefixItems": [{"type": "number"}, {"type": "number"}],
                            "minItems": 2,
                            "maxItems": 2
                          },
                          {
                            "type": "array",
                            "prefixItems": [{"type": "number"}, {"type": "number"}],
                            "minItems": 2,
                            "maxItems": 2
                          },
                          {
                            "type": "array",
                            "prefixItems": [{"type": "number"}, {"type": "number"}],
                            "minItems": 2,
                            "maxItems": 2
                          }
                        ],
                        "minItems": 4,
                        "maxItems": 4
                      }
                    },
                    "additionalProperties": false
                  }
                },
                "segments": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": ["id", "confidence", "coordinates"],
                    "properties": {
                      "id": {"type": "string"},
                      "confidence": {"type": "number"},
                      "coordinates": {
                        "type": "array",
                        "prefixItems": [
                          {
                            "type": "array",
                            "prefixItems": [{"type": "number"}, {"type": "number"}],
                            "minItems": 2,
                            "maxItems": 2
                          },
                          {
                            "type": "array",
                            "prefixItems": [{"type": "number"}, {"type": "number"}],
                            "minItems": 2,
                            "maxItems": 2
                          },
                          {
                            "type": "array",
                            "prefixItems": [{"type": "number"}, {"type": "number"}],
                            "minItems": 2,
                            "maxItems": 2
                          },
                          {
                            "type": "array",
                            "prefixItems": [{"type": "number"}, {"type": "number"}],
                            "minItems": 2,
                            "maxItems": 2
                          }
                        ],
                        "minItems": 4,
                        "maxItems": 4
                      }
                    },
                    "additionalProperties": false
                  }
                },
                "signatures": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": ["id", "confidence", "coordinates"],
                    "properties": {
                      "id": {"type": "string"},
                      "confidence": {"type": "number"},
                      "coordinates": {
                        "type": "array",
                        "prefixItems": [
                          {
                            "type": "array",
                            "prefixItems": [{"type": "number"}, {"type": "number"}],
                            "minItems": 2,
                            "maxItems": 2
                          },
                          {
                            "type": "array",
                            "prefixItems": [{"type": "number"}, {"type": "number"}],
                            "minItems": 2,
                            "maxItems": 2
                          },
                          {
                            "type": "array",
                            "prefixItems": [{"type": "number"}, {"type": "number"}],
                            "minItems": 2,
                            "maxItems": 2
                          },
                          {
                            "type": "array",
                            "prefixItems": [{"type": "number"}, {"type": "number"}],
                            "minItems": 2,
                            "maxItems": 2
                          }
                        ],
                        "minItems": 4,
                        "maxItems": 4
                      }
                    },
                    "additionalProperties": false
                  }
                }
              },
              "additionalProperties": false
            }
          }
        },
        "additionalProperties": false
      }
    },
    "Upload": {
      "name": "Upload",
      "noun": "upload",
      "id": "id",
      "idType": "string",
      "fields": [
        {"name": "id", "snakeName": "id", "schema": {"type": "string"}},
        {"name": "name", "snakeName": "name", "schema": {"type": "string"}},
        {"name": "status", "snakeName": "status", "schema": UploadStatusSchema},
        {"name": "files", "snakeName": "files", "schema": true},
        {
          "name": "meta",
          "snakeName": "meta",
          "schema": {"type": "array", "items": MetaItemSchema},
          "members": ["name", "value"]
        },
        {"name": "folder_id", "snakeName": "folder_id", "schema": {"type": "string"}},
        {"name": "created_at", "snakeName": "created_at", "schema": {"type": "string"}}
      ],
      "initial": {
        "id": "upload-1",
        "name": "March invoices",
        "status": "PROCESSING",
        "files": {},
        "meta": [],
        "folder_id": "folder-1",
        "created_at": "2026-03-02T09:15:00Z"
      },
      "processingResults": {},
      "lifecycle": {
        "field": "status",
        "states": ["PROCESSING", "REVIEWING", "COMPLETED", "PARTIAL", "FAILED", "IN_REVIEW", "processing"],
        "moves": []
      },
      "foreignKeys": {},
      "parentParameters": ["project_id"],
      "existing": [],
      "schema": {
        "type": "object",
        "required": ["id", "name", "status", "files", "meta", "folder_id", "created_at"],
        "properties": {
          "id": {"type": "string"},
          "name": {"type": "string"},
          "status": {
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
          },
          "files": {"type": "object"},
          "meta": {
            "type": "array",
            "items": {
              "type": "object",
              "required": ["name", "value"],
              "properties": {"name": {"type": "string"}, "value": {"type": "string"}},
              "additionalProperties": false
            }
          },
          "folder_id": {"type": "string"},
          "created_at": {"type": "string"}
        },
        "additionalProperties": false
      }
    }
  },
  "fileResource": "Task",
  "requestResource": "Upload",
  "values": {
    "TaskStatus": ["PROCESSING", "REVIEWING", "COMPLETED", "FAILED", "DISCARDED", "FILTERED"],
    "StepType": ["EXTRACT", "CLASSIFY", "SEGMENT", "GROUP"],
    "Issue.value": ["poor_quality", "wrong_type", "missing_info", "processing_error", "validation_failed"],
    "UploadStatus": ["PROCESSING", "REVIEWING", "COMPLETED", "PARTIAL", "FAILED", "IN_REVIEW", "processing"]
  },
  "settings": [
    {"id": "approve-scope", "values": ["any-key", "task.edit"], "default": "any-key"},
    {"id": "missing-scope-status", "values": ["no-access", "401"], "default": "no-access"},
    {"id": "no-access-status", "values": ["403", "404"], "default": "403"},
    {"id": "error-body-shape", "values": ["object", "string", "plain-text", "empty"], "default": "object"},
    {"id": "creation-status", "values": ["200", "201", "202"], "default": "200"},
    {"id": "project-id-twice", "values": ["path", "reject"], "default": "path"},
    {"id": "file-count-limit", "values": ["400", "413"], "default": "400"},
    {"id": "file-size-unit", "values": ["binary", "decimal"], "default": "binary"},
    {"id": "upload-status-values", "values": ["overview", "examples"], "default": "overview"},
    {"id": "after-next-step", "values": ["COMPLETED", "REVIEWING"], "default": "COMPLETED"},
    {"id": "discard-outside-reviewing", "values": ["reject", "ignore"], "default": "reject"},
    {"id": "unlock-discard-method", "values": ["post", "post-or-put"], "default": "post"},
    {"id": "unlock-response", "values": ["task", "object", "empty"], "default": "task"},
    {"id": "unlock-next-status", "values": ["REVIEWING", "unchanged"], "default": "REVIEWING"},
    {"id": "upload-fully-processed", "values": ["completed", "settled", "never"], "default": "completed"},
    {"id": "issue-values", "values": ["accept", "reject"], "default": "accept"},
    {"id": "report-success-status", "values": ["200", "201"], "default": "200"},
    {"id": "report-error-shape", "values": ["object", "string"], "default": "object"}
  ],
  "examples": {
    "TaskReviewing": {
      "payload": {
        "id": "task-1",
        "name": "invoice.pdf",
        "created_at": "2026-03-02T09:15:00Z",
        "meta": [{"name": "purchase_order", "value": "4711"}],
        "status": "REVIEWING",
        "step_type": "EXTRACT",
        "upload_id": "upload-1",
        "project_id": "project-1",
        "approved": false,
        "exported_at": null,
        "export_failed_at": null,
        "last_opened_at": "2026-03-02T09:40:00Z",
        "pages": [
          {
            "id": "page-1",
            "width": 1240,
            "height": 1754,
            "annotations": [
              {
                "id": "annotation-1",
                "entity_id": "entity-total",
                "confidence": 0.98,
                "content": "1,204.50",
                "top": 1320,
                "left_of_line": 812
              },
              {
                "id": "annotation-2",
                "entity_id": "entity-note",
                "confidence": 0.61,
                "content": "Paid in part",
                "top": null,
                "left_of_line": null
              }
            ],
            "checkboxes": [
              {
                "id": "checkbox-1",
                "confidence": 0.95,
                "checked": true,
                "coordinates": [[96, 1400], [120, 1400], [120, 1424], [96, 1424]]
              }
            ],
            "segments": [
              {
                "id": "segment-1",
                "confidence": 0.9,
                "coordinates": [[80, 640], [1160, 640], [1160, 1120], [80, 1120]]
              }
            ],
            "signatures": [
              {
                "id": "signature-1",
                "confidence": 0.87,
                "coordinates": [[760, 1510], [1080, 1510], [1080, 1630], [760, 1630]]
              }
            ]
          },
          {
            "id": "page-2",
            "width": null,
            "height": null,
            "annotations": [],
            "checkboxes": [],
            "segments": [],
            "signatures": []
          }
        ]
      }
    },
    "TaskProcessing": {
      "payload": {
        "id": "task-1",
        "name": "invoice.pdf",
        "created_at": "2026-03-02T09:15:00Z",
        "meta": [{"name": "purchase_order", "value": "4711"}],
        "status": "PROCESSING",
        "step_type": "EXTRACT",
        "upload_id": "upload-1",
        "project_id": "project-1",
        "approved": false,
        "exported_at": null,
        "export_failed_at": null,
        "last_opened_at": null,
        "pages": []
      }
    },
    "TaskCompleted": {
      "payload": {
        "id": "task-1",
        "name": "invoice.pdf",
        "created_at": "2026-03-02T09:15:00Z",
        "meta": [{"name": "purchase_order", "value": "4711"}],
        "status": "COMPLETED",
        "step_type": "EXTRACT",
        "upload_id": "upload-1",
        "project_id": "project-1",
        "approved": false,
        "exported_at": null,
        "export_failed_at": null,
        "last_opened_at": "2026-03-02T09:40:00Z",
        "pages": [
          {
            "id": "page-1",
            "width": 1240,
            "height": 1754,
            "annotations": [
              {
                "id": "annotation-1",
                "entity_id": "entity-total",
                "confidence": 0.98,
                "content": "1,204.50",
                "top": 1320,
                "left_of_line": 812
              },
              {
                "id": "annotation-2",
                "entity_id": "entity-note",
                "confidence": 0.61,
                "content": "Paid in part",
                "top": null,
                "left_of_line": null
              }
            ],
            "checkboxes": [
              {
                "id": "checkbox-1",
                "confidence": 0.95,
                "checked": true,
                "coordinates": [[96, 1400], [120, 1400], [120, 1424], [96, 1424]]
              }
            ],
            "segments": [
              {
                "id": "segment-1",
                "confidence": 0.9,
                "coordinates": [[80, 640], [1160, 640], [1160, 1120], [80, 1120]]
              }
            ],
            "signatures": [
              {
                "id": "signature-1",
                "confidence": 0.87,
                "coordinates": [[760, 1510], [1080, 1510], [1080, 1630], [760, 1630]]
              }
            ]
          },
          {
            "id": "page-2",
            "width": null,
            "height": null,
            "annotations": [],
            "checkboxes": [],
            "segments": [],
            "signatures": []
          }
        ]
      }
    },
    "TaskFailed": {
      "payload": {
        "id": "task-1",
        "name": "invoice.pdf",
        "created_at": "2026-03-02T09:15:00Z",
        "meta": [{"name": "purchase_order", "value": "4711"}],
        "status": "FAILED",
        "step_type": "EXTRACT",
        "upload_id": "upload-1",
        "project_id": "project-1",
        "approved": false,
        "exported_at": null,
        "export_failed_at": null,
        "last_opened_at": null,
        "pages": []
      }
    },
    "TaskDiscarded": {
      "payload": {
        "id": "task-1",
        "name": "invoice.pdf",
        "created_at": "2026-03-02T09:15:00Z",
        "meta": [{"name": "purchase_order", "value": "4711"}],
        "status": "DISCARDED",
        "step_type": "EXTRACT",
        "upload_id": "upload-1",
        "project_id": "project-1",
        "approved": false,
        "exported_at": null,
        "export_failed_at": null,
        "last_opened_at": "2026-03-02T09:40:00Z",
        "pages": [
          {
            "id": "page-1",
            "width": 1240,
            "height": 1754,
            "annotations": [
              {
                "id": "annotation-1",
                "entity_id": "entity-total",
                "confidence": 0.98,
                "content": "1,204.50",
                "top": 1320,
                "left_of_line": 812
              },
              {
                "id": "annotation-2",
                "entity_id": "entity-note",
                "confidence": 0.61,
                "content": "Paid in part",
                "top": null,
                "left_of_line": null
              }
            ],
            "checkboxes": [
              {
                "id": "checkbox-1",
                "confidence": 0.95,
                "checked": true,
                "coordinates": [[96, 1400], [120, 1400], [120, 1424], [96, 1424]]
              }
            ],
            "segments": [
              {
                "id": "segment-1",
                "confidence": 0.9,
                "coordinates": [[80, 640], [1160, 640], [1160, 1120], [80, 1120]]
              }
            ],
            "signatures": [
              {
                "id": "signature-1",
                "confidence": 0.87,
                "coordinates": [[760, 1510], [1080, 1510], [1080, 1630], [760, 1630]]
              }
            ]
          },
          {
            "id": "page-2",
            "width": null,
            "height": null,
            "annotations": [],
            "checkboxes": [],
            "segments": [],
            "signatures": []
          }
        ]
      }
    },
    "TaskFiltered": {
      "payload": {
        "id": "task-1",
        "name": "invoice.pdf",
        "created_at": "2026-03-02T09:15:00Z",
        "meta": [{"name": "purchase_order", "value": "4711"}],
        "status": "FILTERED",
        "step_type": "CLASSIFY",
        "upload_id": "upload-1",
        "project_id": "project-1",
        "approved": false,
        "exported_at": null,
        "export_failed_at": null,
        "last_opened_at": null,
        "pages": []
      }
    },
    "TaskApproved": {
      "payload": {
        "id": "task-1",
        "name": "invoice.pdf",
        "created_at": "2026-03-02T09:15:00Z",
        "meta": [{"name": "purchase_order", "value": "4711"}],
        "status": "COMPLETED",
        "step_type": "EXTRACT",
        "upload_id": "upload-1",
        "project_id": "project-1",
        "approved": true,
        "exported_at": "2026-03-02T10:00:00Z",
        "export_failed_at": null,
        "last_opened_at": "2026-03-02T09:40:00Z",
        "pages": [
          {
            "id": "page-1",
            "width": 1240,
            "height": 1754,
            "annotations": [
              {
                "id": "annotation-1",
                "entity_id": "entity-total",
                "confidence": 0.98,
                "content": "1,204.50",
                "top": 1320,
                "left_of_line": 812
              },
              {
                "id": "annotation-2",
                "entity_id": "entity-note",
                "confidence": 0.61,
                "content": "Paid in part",
                "top": null,
                "left_of_line": null
              }
            ],
            "checkboxes": [
              {
                "id": "checkbox-1",
                "confidence": 0.95,
                "checked": true,
                "coordinates": [[96, 1400], [120, 1400], [120, 1424], [96, 1424]]
              }
            ],
            "segments": [
              {
                "id": "segment-1",
                "confidence": 0.9,
                "coordinates": [[80, 640], [1160, 640], [1160, 1120], [80, 1120]]
              }
            ],
            "signatures": [
              {
                "id": "signature-1",
                "confidence": 0.87,
                "coordinates": [[760, 1510], [1080, 1510], [1080, 1630], [760, 1630]]
              }
            ]
          },
          {
            "id": "page-2",
            "width": null,
            "height": null,
            "annotations": [],
            "checkboxes": [],
            "segments": [],
            "signatures": []
          }
        ]
      }
    },
    "TaskExportFailed": {
      "payload": {
        "id": "task-1",
        "name": "invoice.pdf",
        "created_at": "2026-03-02T09:15:00Z",
        "meta": [{"name": "purchase_order", "value": "4711"}],
        "status": "COMPLETED",
        "step_type": "EXTRACT",
        "upload_id": "upload-1",
        "project_id": "project-1",
        "approved": false,
        "exported_at": null,
        "export_failed_at": "2026-03-02T10:00:00Z",
        "last_opened_at": "2026-03-02T09:40:00Z",
        "pages": [
          {
            "id": "page-1",
            "width": 1240,
            "height": 1754,
            "annotations": [
              {
                "id": "annotation-1",
                "entity_id": "entity-total",
                "confidence": 0.98,
                "content": "1,204.50",
                "top": 1320,
                "left_of_line": 812
              },
              {
                "id": "annotation-2",
                "entity_id": "entity-note",
                "confidence": 0.61,
                "content": "Paid in part",
                "top": null,
                "left_of_line": null
              }
            ],
            "checkboxes": [
              {
                "id": "checkbox-1",
                "confidence": 0.95,
                "checked": true,
                "coordinates": [[96, 1400], [120, 1400], [120, 1424], [96, 1424]]
              }
            ],
            "segments": [
              {
                "id": "segment-1",
                "confidence": 0.9,
                "coordinates": [[80, 640], [1160, 640], [1160, 1120], [80, 1120]]
              }
            ],
            "signatures": [
              {
                "id": "signature-1",
                "confidence": 0.87,
                "coordinates": [[760, 1510], [1080, 1510], [1080, 1630], [760, 1630]]
              }
            ]
          },
          {
            "id": "page-2",
            "width": null,
            "height": null,
            "annotations": [],
            "checkboxes": [],
            "segments": [],
            "signatures": []
          }
        ]
      }
    },
    "ErrorObject": {"made_up_member": "Something went wrong."},
    "ErrorString": "Something went wrong.",
    "ErrorPlainText": "Something went wrong.",
    "ErrorEmpty": "",
    "TaskSent": {
      "payload": {
        "id": "task-1",
        "name": "invoice.pdf",
        "created_at": "2026-03-02T09:15:00Z",
        "meta": [{"name": "purchase_order", "value": "4711"}],
        "status": "PROCESSING",
        "step_type": "EXTRACT",
        "upload_id": "upload-1",
        "project_id": "project-1",
        "approved": false,
        "exported_at": null,
        "export_failed_at": null,
        "last_opened_at": "2026-03-02T09:40:00Z",
        "pages": [
          {
            "id": "page-1",
            "width": 1240,
            "height": 1754,
            "annotations": [
              {
                "id": "annotation-1",
                "entity_id": "entity-total",
                "confidence": 0.98,
                "content": "1,204.50",
                "top": 1320,
                "left_of_line": 812
              },
              {
                "id": "annotation-2",
                "entity_id": "entity-note",
                "confidence": 0.61,
                "content": "Paid in part",
                "top": null,
                "left_of_line": null
              }
            ],
            "checkboxes": [
              {
                "id": "checkbox-1",
                "confidence": 0.95,
                "checked": true,
                "coordinates": [[96, 1400], [120, 1400], [120, 1424], [96, 1424]]
              }
            ],
            "segments": [
              {
                "id": "segment-1",
                "confidence": 0.9,
                "coordinates": [[80, 640], [1160, 640], [1160, 1120], [80, 1120]]
              }
            ],
            "signatures": [
              {
                "id": "signature-1",
                "confidence": 0.87,
                "coordinates": [[760, 1510], [1080, 1510], [1080, 1630], [760, 1630]]
              }
            ]
          },
          {
            "id": "page-2",
            "width": null,
            "height": null,
            "annotations": [],
            "checkboxes": [],
            "segments": [],
            "signatures": []
          }
        ]
      },
      "message": "The task was completed."
    },
    "TaskDiscardIgnored": {
      "payload": {
        "id": "task-1",
        "name": "invoice.pdf",
        "created_at": "2026-03-02T09:15:00Z",
        "meta": [{"name": "purchase_order", "value": "4711"}],
        "status": "COMPLETED",
        "step_type": "EXTRACT",
        "upload_id": "upload-1",
        "project_id": "project-1",
        "approved": false,
        "exported_at": null,
        "export_failed_at": null,
        "last_opened_at": "2026-03-02T09:40:00Z",
        "pages": [
          {
            "id": "page-1",
            "width": 1240,
            "height": 1754,
            "annotations": [
              {
                "id": "annotation-1",
                "entity_id": "entity-total",
                "confidence": 0.98,
                "content": "1,204.50",
                "top": 1320,
                "left_of_line": 812
              },
              {
                "id": "annotation-2",
                "entity_id": "entity-note",
                "confidence": 0.61,
                "content": "Paid in part",
                "top": null,
                "left_of_line": null
              }
            ],
            "checkboxes": [
              {
                "id": "checkbox-1",
                "confidence": 0.95,
                "checked": true,
                "coordinates": [[96, 1400], [120, 1400], [120, 1424], [96, 1424]]
              }
            ],
            "segments": [
              {
                "id": "segment-1",
                "confidence": 0.9,
                "coordinates": [[80, 640], [1160, 640], [1160, 1120], [80, 1120]]
              }
            ],
            "signatures": [
              {
                "id": "signature-1",
                "confidence": 0.87,
                "coordinates": [[760, 1510], [1080, 1510], [1080, 1630], [760, 1630]]
              }
            ]
          },
          {
            "id": "page-2",
            "width": null,
            "height": null,
            "annotations": [],
            "checkboxes": [],
            "segments": [],
            "signatures": []
          }
        ]
      }
    },
    "ReportLogged": {
      "payload": {
        "id": "task-1",
        "name": "invoice.pdf",
        "created_at": "2026-03-02T09:15:00Z",
        "meta": [{"name": "purchase_order", "value": "4711"}],
        "status": "REVIEWING",
        "step_type": "EXTRACT",
        "upload_id": "upload-1",
        "project_id": "project-1",
        "approved": false,
        "exported_at": null,
        "export_failed_at": null,
        "last_opened_at": "2026-03-02T09:40:00Z",
        "pages": [
          {
            "id": "page-1",
            "width": 1240,
            "height": 1754,
            "annotations": [
              {
                "id": "annotation-1",
                "entity_id": "entity-total",
                "confidence": 0.98,
                "content": "1,204.50",
                "top": 1320,
                "left_of_line": 812
              },
              {
                "id": "annotation-2",
                "entity_id": "entity-note",
                "confidence": 0.61,
                "content": "Paid in part",
                "top": null,
                "left_of_line": null
              }
            ],
            "checkboxes": [
              {
                "id": "checkbox-1",
                "confidence": 0.95,
                "checked": true,
                "coordinates": [[96, 1400], [120, 1400], [120, 1424], [96, 1424]]
              }
            ],
            "segments": [
              {
                "id": "segment-1",
                "confidence": 0.9,
                "coordinates": [[80, 640], [1160, 640], [1160, 1120], [80, 1120]]
              }
            ],
            "signatures": [
              {
                "id": "signature-1",
                "confidence": 0.87,
                "coordinates": [[760, 1510], [1080, 1510], [1080, 1630], [760, 1630]]
              }
            ]
          },
          {
            "id": "page-2",
            "width": null,
            "height": null,
            "annotations": [],
            "checkboxes": [],
            "segments": [],
            "signatures": []
          }
        ]
      },
      "error": null
    },
    "ReportCallFailedObject": {
      "payload": {
        "id": "task-1",
        "name": "invoice.pdf",
        "created_at": "2026-03-02T09:15:00Z",
        "meta": [{"name": "purchase_order", "value": "4711"}],
        "status": "REVIEWING",
        "step_type": "EXTRACT",
        "upload_id": "upload-1",
        "project_id": "project-1",
        "approved": false,
        "exported_at": null,
        "export_failed_at": null,
        "last_opened_at": "2026-03-02T09:40:00Z",
        "pages": [
          {
            "id": "page-1",
            "width": 1240,
            "height": 1754,
            "annotations": [
              {
                "id": "annotation-1",
                "entity_id": "entity-total",
                "confidence": 0.98,
                "content": "1,204.50",
                "top": 1320,
                "left_of_line": 812
              },
              {
                "id": "annotation-2",
                "entity_id": "entity-note",
                "confidence": 0.61,
                "content": "Paid in part",
                "top": null,
                "left_of_line": null
              }
            ],
            "checkboxes": [
              {
                "id": "checkbox-1",
                "confidence": 0.95,
                "checked": true,
                "coordinates": [[96, 1400], [120, 1400], [120, 1424], [96, 1424]]
              }
            ],
            "segments": [
              {
                "id": "segment-1",
                "confidence": 0.9,
                "coordinates": [[80, 640], [1160, 640], [1160, 1120], [80, 1120]]
              }
            ],
            "signatures": [
              {
                "id": "signature-1",
                "confidence": 0.87,
                "coordinates": [[760, 1510], [1080, 1510], [1080, 1630], [760, 1630]]
              }
            ]
          },
          {
            "id": "page-2",
            "width": null,
            "height": null,
            "annotations": [],
            "checkboxes": [],
            "segments": [],
            "signatures": []
          }
        ]
      },
      "error": {"made_up_member": "The external system did not respond."}
    },
    "ReportCallFailedString": {
      "payload": {
        "id": "task-1",
        "name": "invoice.pdf",
        "created_at": "2026-03-02T09:15:00Z",
        "meta": [{"name": "purchase_order", "value": "4711"}],
        "status": "REVIEWING",
        "step_type": "EXTRACT",
        "upload_id": "upload-1",
        "project_id": "project-1",
        "approved": false,
        "exported_at": null,
        "export_failed_at": null,
        "last_opened_at": "2026-03-02T09:40:00Z",
        "pages": [
          {
            "id": "page-1",
            "width": 1240,
            "height": 1754,
            "annotations": [
              {
                "id": "annotation-1",
                "entity_id": "entity-total",
                "confidence": 0.98,
                "content": "1,204.50",
                "top": 1320,
                "left_of_line": 812
              },
              {
                "id": "annotation-2",
                "entity_id": "entity-note",
                "confidence": 0.61,
                "content": "Paid in part",
                "top": null,
                "left_of_line": null
              }
            ],
            "checkboxes": [
              {
                "id": "checkbox-1",
                "confidence": 0.95,
                "checked": true,
                "coordinates": [[96, 1400], [120, 1400], [120, 1424], [96, 1424]]
              }
            ],
            "segments": [
              {
                "id": "segment-1",
                "confidence": 0.9,
                "coordinates": [[80, 640], [1160, 640], [1160, 1120], [80, 1120]]
              }
            ],
            "signatures": [
              {
                "id": "signature-1",
                "confidence": 0.87,
                "coordinates": [[760, 1510], [1080, 1510], [1080, 1630], [760, 1630]]
              }
            ]
          },
          {
            "id": "page-2",
            "width": null,
            "height": null,
            "annotations": [],
            "checkboxes": [],
            "segments": [],
            "signatures": []
          }
        ]
      },
      "error": "The external system did not respond."
    },
    "AnyObject": {},
    "TaskDisapproved": {
      "payload": {
        "id": "task-1",
        "name": "invoice.pdf",
        "created_at": "2026-03-02T09:15:00Z",
        "meta": [{"name": "purchase_order", "value": "4711"}],
        "status": "COMPLETED",
        "step_type": "EXTRACT",
        "upload_id": "upload-1",
        "project_id": "project-1",
        "approved": false,
        "exported_at": null,
        "export_failed_at": null,
        "last_opened_at": "2026-03-02T09:40:00Z",
        "pages": [
          {
            "id": "page-1",
            "width": 1240,
            "height": 1754,
            "annotations": [
              {
                "id": "annotation-1",
                "entity_id": "entity-total",
                "confidence": 0.98,
                "content": "1,204.50",
                "top": 1320,
                "left_of_line": 812
              },
              {
                "id": "annotation-2",
                "entity_id": "entity-note",
                "confidence": 0.61,
                "content": "Paid in part",
                "top": null,
                "left_of_line": null
              }
            ],
            "checkboxes": [
              {
                "id": "checkbox-1",
                "confidence": 0.95,
                "checked": true,
                "coordinates": [[96, 1400], [120, 1400], [120, 1424], [96, 1424]]
              }
            ],
            "segments": [
              {
                "id": "segment-1",
                "confidence": 0.9,
                "coordinates": [[80, 640], [1160, 640], [1160, 1120], [80, 1120]]
              }
            ],
            "signatures": [
              {
                "id": "signature-1",
                "confidence": 0.87,
                "coordinates": [[760, 1510], [1080, 1510], [1080, 1630], [760, 1630]]
              }
            ]
          },
          {
            "id": "page-2",
            "width": null,
            "height": null,
            "annotations": [],
            "checkboxes": [],
            "segments": [],
            "signatures": []
          }
        ]
      }
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
    "UploadReviewing": {
      "payload": {
        "id": "upload-1",
        "name": "March invoices",
        "status": "REVIEWING",
        "files": {},
        "meta": [{"name": "purchase_order", "value": "4711"}],
        "folder_id": "folder-1",
        "created_at": "2026-03-02T09:15:00Z"
      }
    },
    "UploadInReview": {
      "payload": {
        "id": "upload-1",
        "name": "March invoices",
        "status": "IN_REVIEW",
        "files": {},
        "meta": [{"name": "purchase_order", "value": "4711"}],
        "folder_id": "folder-1",
        "created_at": "2026-03-02T09:15:00Z"
      }
    },
    "UploadProcessing": {
      "payload": {
        "id": "upload-1",
        "name": "March invoices",
        "status": "PROCESSING",
        "files": {},
        "meta": [{"name": "purchase_order", "value": "4711"}],
        "folder_id": "folder-1",
        "created_at": "2026-03-02T09:15:00Z"
      }
    },
    "UploadCompleted": {
      "payload": {
        "id": "upload-1",
        "name": "March invoices",
        "status": "COMPLETED",
        "files": {},
        "meta": [{"name": "purchase_order", "value": "4711"}],
        "folder_id": "folder-1",
        "created_at": "2026-03-02T09:15:00Z"
      }
    },
    "UploadPartial": {
      "payload": {
        "id": "upload-1",
        "name": "March invoices",
        "status": "PARTIAL",
        "files": {},
        "meta": [{"name": "purchase_order", "value": "4711"}],
        "folder_id": "folder-1",
        "created_at": "2026-03-02T09:15:00Z"
      }
    },
    "UploadFailed": {
      "payload": {
        "id": "upload-1",
        "name": "March invoices",
        "status": "FAILED",
        "files": {},
        "meta": [{"name": "purchase_order", "value": "4711"}],
        "folder_id": "folder-1",
        "created_at": "2026-03-02T09:15:00Z"
      }
    },
    "UploadMoved": {
      "payload": {
        "id": "upload-1",
        "name": "March invoices",
        "status": "IN_REVIEW",
        "files": {},
        "meta": [{"name": "purchase_order", "value": "4711"}],
        "folder_id": "folder-2",
        "created_at": "2026-03-02T09:15:00Z"
      }
    }
  },
  "start": {
    "files": [
      {"id": "task-1", "example": "TaskReviewing", "member": "payload"},
      {"id": "task-2", "example": "TaskReviewing", "member": "payload"},
      {"id": "task-3", "example": "TaskExportFailed", "member": "payload"},
      {"id": "task-4", "example": "TaskApproved", "member": "payload"}
    ],
    "request": {"example": "UploadReviewing", "member": "payload"},
    "now": "2026-03-02T10:00:00Z"
  },
  "errorMember": "made_up_member"
};

export const guards = {
  "Task": {
    "completeTask": {
      "action": "complete",
      "from": {"status": {"in": ["REVIEWING"]}},
      "conditions": [
        {
          "id": "task-validates",
          "description": "The task passes the same validation as in automatic processing."
        }
      ]
    },
    "discardTask": {"action": "discard", "from": {"status": {"in": ["REVIEWING"]}}},
    "reportTask": {"action": "report"},
    "unlockTask": {
      "action": "unlock",
      "from": {"status": {"in": ["COMPLETED", "DISCARDED", "FILTERED"]}, "exported_at": {"in": [null]}},
      "conditions": [
        {"id": "upload-not-fully-processed", "description": "The upload of the task is not fully processed."}
      ]
    },
    "approveTask": {
      "action": "approve",
      "from": {"status": {"notIn": ["PROCESSING"]}, "approved": {"in": [false]}}
    },
    "disapproveTask": {
      "action": "disapprove",
      "from": {"status": {"notIn": ["PROCESSING"]}, "approved": {"in": [true]}}
    }
  }
};
