export const version = "0.1.0";

export const commands = [
  {
    "name": "task get",
    "title": "Get a task",
    "description": "Get a task. Returns one task with the data and extracted items of its pages.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "task_id": {"type": "string", "description": "ID of the task."},
        "result_fields": {
          "type": "array",
          "items": {"type": "string"},
          "minItems": 1,
          "description": "Members of the result to return, such as id, pages.annotations."
        },
        "result_pages": {
          "type": "array",
          "items": {"type": "integer", "minimum": 1},
          "minItems": 1,
          "description": "Positions in pages to return, from 1."
        },
        "result_skip": {
          "type": "integer",
          "minimum": 0,
          "description": "Items to leave out at the beginning of each list in pages."
        }
      },
      "required": ["task_id"],
      "additionalProperties": false
    },
    "outputSchema": {},
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": true
    },
    "method": {"namespace": "tasks", "name": "get"},
    "path": ["task_id"],
    "options": [],
    "files": [],
    "list": "pages",
    "reader": "task get"
  },
  {
    "name": "task complete",
    "title": "Complete a task",
    "description": "Complete a task. Completes a task and starts the next pipeline step. The task must pass the same validation as in automatic processing. For an extraction task, the service automatically validates the existing annotations and data. The task must be in `REVIEWING`. Irreversible.",
    "inputSchema": {
      "type": "object",
      "properties": {"task_id": {"type": "string", "description": "ID of the task."}},
      "required": ["task_id"],
      "additionalProperties": false
    },
    "outputSchema": {},
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": true
    },
    "method": {"namespace": "tasks", "name": "complete"},
    "path": ["task_id"],
    "options": [],
    "files": [],
    "guard": {"record": "Task", "action": "complete"},
    "reader": "task get"
  },
  {
    "name": "task discard",
    "title": "Discard a task",
    "description": "Discard a task. Removes a task from the pipeline. The task does not reach later steps. The task must be in `REVIEWING`. Irreversible.",
    "inputSchema": {
      "type": "object",
      "properties": {"task_id": {"type": "string", "description": "ID of the task."}},
      "required": ["task_id"],
      "additionalProperties": false
    },
    "outputSchema": {},
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": true,
      "openWorldHint": true
    },
    "method": {"namespace": "tasks", "name": "discard"},
    "path": ["task_id"],
    "options": [],
    "files": [],
    "guard": {"record": "Task", "action": "discard"},
    "reader": "task get"
  },
  {
    "name": "task report",
    "title": "Report a task",
    "description": "Report a task. Reports issues with a task. The service logs the report. The task keeps its status and remains available for processing and correction. A report can trigger notifications or workflows. Which ones is not specified. The task can be in any status.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "task_id": {"type": "string", "description": "ID of the task."},
        "issues": {
          "type": "array",
          "description": "Issues to report. At least one is required.",
          "minItems": 1,
          "items": {
            "type": "object",
            "description": "An issue, with a human-readable label and a machine-readable code.",
            "required": ["label", "value"],
            "properties": {
              "label": {"type": "string", "description": "Human-readable label of the issue."},
              "value": {
                "description": "Machine-readable code of the issue. The listed codes are examples. Whether other codes are accepted is not specified.",
                "anyOf": [
                  {
                    "type": "string",
                    "enum": [
                      "poor_quality",
                      "wrong_type",
                      "missing_info",
                      "processing_error",
                      "validation_failed"
                    ]
                  },
                  {"type": "string"}
                ]
              }
            },
            "examples": [
              {"label": "Poor Document Quality", "value": "poor_quality"},
              {"label": "Wrong Document Type", "value": "wrong_type"},
              {"label": "Missing Information", "value": "missing_info"},
              {"label": "Processing Error", "value": "processing_error"},
              {"label": "Data Validation Failed", "value": "validation_failed"}
            ]
          }
        },
        "message": {"type": "string", "description": "A message. Its purpose is not specified."}
      },
      "required": ["task_id", "issues"],
      "additionalProperties": false
    },
    "outputSchema": {},
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": true
    },
    "method": {"namespace": "tasks", "name": "report"},
    "path": ["task_id"],
    "options": [],
    "body": ["issues", "message"],
    "files": [],
    "guard": {"record": "Task", "action": "report"},
    "reader": "task get"
  },
  {
    "name": "task unlock",
    "title": "Unlock a task",
    "description": "Unlock a task. Makes a task editable. The task must not be exported, and its upload must not be fully processed. The task must be in `COMPLETED`, `DISCARDED` or `FILTERED`.",
    "inputSchema": {
      "type": "object",
      "properties": {"task_id": {"type": "string", "description": "ID of the task."}},
      "required": ["task_id"],
      "additionalProperties": false
    },
    "outputSchema": {},
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": true
    },
    "method": {"namespace": "tasks", "name": "unlock"},
    "path": ["task_id"],
    "options": [],
    "files": [],
    "guard": {"record": "Task", "action": "unlock"},
    "reader": "task get"
  },
  {
    "name": "task approve",
    "title": "Approve a task",
    "description": "Approve a task. Adds the data of a task to the training dataset and sets `approved` to true. Records the time of the approval and the API key. The task must not be in `PROCESSING`.",
    "inputSchema": {
      "type": "object",
      "properties": {"task_id": {"type": "string", "description": "ID of the task."}},
      "required": ["task_id"],
      "additionalProperties": false
    },
    "outputSchema": {},
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": true
    },
    "method": {"namespace": "tasks", "name": "approve"},
    "path": ["task_id"],
    "options": [],
    "files": [],
    "guard": {"record": "Task", "action": "approve"},
    "reader": "task get"
  },
  {
    "name": "task disapprove",
    "title": "Disapprove a task",
    "description": "Disapprove a task. Removes the data of a task from the training dataset and sets `approved` to false. Clears the recorded time of the approval and the approver. The task must not be in `PROCESSING`.",
    "inputSchema": {
      "type": "object",
      "properties": {"task_id": {"type": "string", "description": "ID of the task."}},
      "required": ["task_id"],
      "additionalProperties": false
    },
    "outputSchema": {},
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": true
    },
    "method": {"namespace": "tasks", "name": "disapprove"},
    "path": ["task_id"],
    "options": [],
    "files": [],
    "guard": {"record": "Task", "action": "disapprove"},
    "reader": "task get"
  },
  {
    "name": "upload",
    "title": "Create an upload",
    "description": "Create an upload. Uploads one or more files for processing. Each file becomes a task. A batch can contain up to 100 files. The maximum size is 40 MB per file and 20 MB per page.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "files": {
          "type": "array",
          "items": {"type": "string", "description": "Path of a file below a root of this server."},
          "minItems": 1,
          "maxItems": 100
        },
        "name": {"type": "string", "description": "Name of the upload."},
        "meta": {
          "type": "array",
          "description": "Objects with a name and a value.",
          "items": {
            "type": "object",
            "description": "A metadata item.",
            "required": ["name", "value"],
            "properties": {
              "name": {"type": "string", "description": "Metadata key."},
              "value": {"type": "string", "description": "Metadata value."}
            }
          }
        },
        "wait_seconds": {
          "type": "integer",
          "description": "How long to wait until the upload is processed.",
          "default": 45,
          "minimum": 1,
          "maximum": 3600
        }
      },
      "required": ["files"],
      "additionalProperties": false
    },
    "outputSchema": {},
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": true
    },
    "method": {"namespace": "uploads", "name": "create"},
    "path": [],
    "options": [],
    "body": ["files", "name", "meta"],
    "files": ["files"],
    "waits": true,
    "reader": "upload get"
  },
  {
    "name": "upload get",
    "title": "Get an upload",
    "description": "Get an upload. Returns one upload. Its status aggregates the statuses of its tasks.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "upload_id": {"type": "string", "description": "ID of the upload."},
        "result_fields": {
          "type": "array",
          "items": {"type": "string"},
          "minItems": 1,
          "description": "Members of the result to return, such as id."
        },
        "result_skip": {
          "type": "integer",
          "minimum": 0,
          "description": "Items to leave out at the beginning of each list."
        }
      },
      "required": ["upload_id"],
      "additionalProperties": false
    },
    "outputSchema": {},
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": true
    },
    "method": {"namespace": "uploads", "name": "get"},
    "path": ["upload_id"],
    "options": [],
    "files": [],
    "reader": "upload get"
  },
  {
    "name": "upload move",
    "title": "Move an upload",
    "description": "Move an upload. Moves an upload to a folder. When an upload can be moved is not specified.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "upload_id": {"type": "string", "description": "ID of the upload."},
        "folder_id": {"type": "string", "description": "ID of the destination folder."}
      },
      "required": ["upload_id", "folder_id"],
      "additionalProperties": false
    },
    "outputSchema": {},
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": true
    },
    "method": {"namespace": "uploads", "name": "move"},
    "path": ["upload_id", "folder_id"],
    "options": [],
    "files": [],
    "reader": "upload get"
  },
  {
    "name": "task can",
    "title": "List the commands that a task allows",
    "description": "Lists the commands that the state of the task allows, and why it does not allow the others.",
    "inputSchema": {
      "type": "object",
      "properties": {"task_id": {"type": "string", "description": "ID of the task."}},
      "required": ["task_id"],
      "additionalProperties": false
    },
    "outputSchema": {},
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": true
    },
    "method": {"namespace": "tasks", "name": "get"},
    "path": ["task_id"],
    "options": [],
    "files": [],
    "lists": "Task",
    "reader": "task get"
  }
];
