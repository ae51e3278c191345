import type { Tool } from '../../../src/mcp/tool.ts';

/** Version of this package. */
export const version: string = '0.1.0';

export const tools: readonly Tool[] = [
  {
    "name": "get_task",
    "description": "Get a task. Returns one task with its pages and the items found on them. Requires the scope `task.read`.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "task_id": {
          "type": "string",
          "description": "ID of the task."
        },
        "result_fields": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "minItems": 1,
          "description": "Members of the result to return, such as id, pages.annotations."
        },
        "result_pages": {
          "type": "array",
          "items": {
            "type": "integer",
            "minimum": 1
          },
          "minItems": 1,
          "description": "Positions in pages to return, from 1."
        },
        "result_skip": {
          "type": "integer",
          "minimum": 0,
          "description": "Items to leave out at the beginning of each list in pages."
        }
      },
      "required": [
        "task_id"
      ],
      "additionalProperties": false
    },
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true
    },
    "method": {
      "namespace": "tasks",
      "name": "get"
    },
    "path": [
      "task_id"
    ],
    "options": [],
    "files": [],
    "list": "pages",
    "reader": "get_task"
  },
  {
    "name": "complete_task",
    "description": "Complete a task. Ends the review of a task and starts the next pipeline step. The task must pass the same validation as in automatic processing. For an extraction task, the service automatically validates the existing annotations and data. If the validation fails, the request fails with 400 and the task keeps its status. The task must be in `REVIEWING`. Irreversible. Requires the scope `task.edit`.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "task_id": {
          "type": "string",
          "description": "ID of the task."
        }
      },
      "required": [
        "task_id"
      ],
      "additionalProperties": false
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false
    },
    "method": {
      "namespace": "tasks",
      "name": "complete"
    },
    "path": [
      "task_id"
    ],
    "options": [],
    "files": [],
    "reader": "get_task",
    "guard": {
      "record": "Task",
      "action": "complete"
    }
  },
  {
    "name": "discard_task",
    "description": "Discard a task. Removes a task from the pipeline. The task does not reach later steps. Whether a request outside `REVIEWING` fails with 400 or is ignored is not specified. The task must be in `REVIEWING`. Irreversible. Requires the scope `task.edit`.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "task_id": {
          "type": "string",
          "description": "ID of the task."
        }
      },
      "required": [
        "task_id"
      ],
      "additionalProperties": false
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": true
    },
    "method": {
      "namespace": "tasks",
      "name": "discard"
    },
    "path": [
      "task_id"
    ],
    "options": [],
    "files": [],
    "reader": "get_task",
    "guard": {
      "record": "Task",
      "action": "discard"
    }
  },
  {
    "name": "report_task",
    "description": "Report a task. Reports issues with a task. The service logs the report. The task keeps its status and remains available for processing and correction. A report can trigger notifications or workflows. Which ones is not specified. The task can be in any status. Requires the scope `task.edit`.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "task_id": {
          "type": "string",
          "description": "ID of the task."
        },
        "issues": {
          "type": "array",
          "description": "Issues to report. At least one is required.",
          "minItems": 1,
          "items": {
            "type": "object",
            "description": "An issue, with a human-readable label and a machine-readable code.",
            "required": [
              "label",
              "value"
            ],
            "properties": {
              "label": {
                "type": "string",
                "description": "Human-readable label of the issue."
              },
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
                  {
                    "type": "string"
                  }
                ]
              }
            },
            "examples": [
              {
                "label": "Poor Document Quality",
                "value": "poor_quality"
              },
              {
                "label": "Wrong Document Type",
                "value": "wrong_type"
              },
              {
                "label": "Missing Information",
                "value": "missing_info"
              },
              {
                "label": "Processing Error",
                "value": "processing_error"
              },
              {
                "label": "Data Validation Failed",
                "value": "validation_failed"
              }
            ]
          }
        },
        "message": {
          "type": "string",
          "description": "Message of the report."
        }
      },
      "required": [
        "task_id",
        "issues"
      ],
      "additionalProperties": false
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false
    },
    "method": {
      "namespace": "tasks",
      "name": "report"
    },
    "path": [
      "task_id"
    ],
    "options": [],
    "body": [
      "issues",
      "message"
    ],
    "files": [],
    "reader": "get_task",
    "guard": {
      "record": "Task",
      "action": "report"
    }
  },
  {
    "name": "unlock_task",
    "description": "Unlock a task. Makes a task editable. The task must not be exported, and its upload must not be fully processed. The request body, the response body and the status after the request are not specified. The task must be in `COMPLETED`, `DISCARDED` or `FILTERED`. Requires the scope `task.edit`.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "task_id": {
          "type": "string",
          "description": "ID of the task."
        }
      },
      "required": [
        "task_id"
      ],
      "additionalProperties": false
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false
    },
    "method": {
      "namespace": "tasks",
      "name": "unlock"
    },
    "path": [
      "task_id"
    ],
    "options": [],
    "files": [],
    "reader": "get_task",
    "guard": {
      "record": "Task",
      "action": "unlock"
    }
  },
  {
    "name": "approve_task",
    "description": "Approve a task. Adds the data of a task to the training dataset and sets `approved` to true. Records the time of the approval and the API key. A task can be approved after export as well. Approving a task that is already approved fails with 400. The status does not change. The service publishes an event, so that the approval can be tracked. The task must not be in `PROCESSING`. The required scope is not specified.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "task_id": {
          "type": "string",
          "description": "ID of the task."
        }
      },
      "required": [
        "task_id"
      ],
      "additionalProperties": false
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": true
    },
    "method": {
      "namespace": "tasks",
      "name": "approve"
    },
    "path": [
      "task_id"
    ],
    "options": [],
    "files": [],
    "reader": "get_task",
    "guard": {
      "record": "Task",
      "action": "approve"
    }
  },
  {
    "name": "disapprove_task",
    "description": "Disapprove a task. Removes the data of a task from the training dataset and sets `approved` to false. Clears the recorded time of the approval and the approver. Disapproving a task that is already disapproved fails with 400. The status does not change. The service publishes an event, so that the disapproval can be tracked. The task must not be in `PROCESSING`. The required scope is not specified.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "task_id": {
          "type": "string",
          "description": "ID of the task."
        }
      },
      "required": [
        "task_id"
      ],
      "additionalProperties": false
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": true
    },
    "method": {
      "namespace": "tasks",
      "name": "disapprove"
    },
    "path": [
      "task_id"
    ],
    "options": [],
    "files": [],
    "reader": "get_task",
    "guard": {
      "record": "Task",
      "action": "disapprove"
    }
  },
  {
    "name": "create_upload",
    "description": "Create an upload. Uploads one or more files for processing. Each file becomes a task. Batches of 10 to 100 documents are recommended. This recommendation is not a limit. The response is a flat object with camelCase names, unlike the response of getUpload. Error responses contain details. The format of these details is not specified. The view scopes are recommended as well, to check statuses. A batch can contain up to 100 files. The maximum size is 40 MB per file and 20 MB per page. Requires the scope `uploads.create`.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "files": {
          "type": "array",
          "items": {
            "type": "string",
            "description": "Path of a file below a root of this server."
          },
          "minItems": 1,
          "maxItems": 100
        },
        "name": {
          "type": "string",
          "description": "Name of the upload."
        },
        "meta": {
          "type": "array",
          "description": "Name and value pairs to store with the upload.",
          "items": {
            "type": "object",
            "description": "A metadata item.",
            "required": [
              "name",
              "value"
            ],
            "properties": {
              "name": {
                "type": "string",
                "description": "Metadata key."
              },
              "value": {
                "type": "string",
                "description": "Metadata value."
              }
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
      "required": [
        "files"
      ],
      "additionalProperties": false
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false
    },
    "method": {
      "namespace": "uploads",
      "name": "create"
    },
    "path": [],
    "options": [],
    "body": [
      "files",
      "name",
      "meta"
    ],
    "files": [
      "files"
    ],
    "waits": true,
    "reader": "get_upload"
  },
  {
    "name": "get_upload",
    "description": "Get an upload. Returns one upload. Its status aggregates the statuses of its tasks. Requires the scope `upload.read`.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "upload_id": {
          "type": "string",
          "description": "ID of the upload."
        },
        "result_fields": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "minItems": 1,
          "description": "Members of the result to return, such as id."
        },
        "result_skip": {
          "type": "integer",
          "minimum": 0,
          "description": "Items to leave out at the beginning of each list."
        }
      },
      "required": [
        "upload_id"
      ],
      "additionalProperties": false
    },
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true
    },
    "method": {
      "namespace": "uploads",
      "name": "get"
    },
    "path": [
      "upload_id"
    ],
    "options": [],
    "files": [],
    "reader": "get_upload"
  },
  {
    "name": "move_upload",
    "description": "Move an upload. Moves an upload to another folder. When an upload can be moved is not specified. In one notation of the path, a `$` precedes the upload ID. The notation refers to the same parameter; do not send a `$`. Requires the scope `upload.edit`.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "upload_id": {
          "type": "string",
          "description": "ID of the upload."
        },
        "folder_id": {
          "type": "string",
          "description": "ID of the destination folder."
        }
      },
      "required": [
        "upload_id",
        "folder_id"
      ],
      "additionalProperties": false
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": true
    },
    "method": {
      "namespace": "uploads",
      "name": "move"
    },
    "path": [
      "upload_id",
      "folder_id"
    ],
    "options": [],
    "files": [],
    "reader": "get_upload"
  },
  {
    "name": "list_task_tools",
    "description": "Lists the tools that the state of the task allows, and why it does not allow the others.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "task_id": {
          "type": "string",
          "description": "ID of the task."
        }
      },
      "required": [
        "task_id"
      ],
      "additionalProperties": false
    },
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true
    },
    "method": {
      "namespace": "tasks",
      "name": "get"
    },
    "path": [
      "task_id"
    ],
    "options": [],
    "files": [],
    "reader": "get_task",
    "lists": "Task"
  }
];
