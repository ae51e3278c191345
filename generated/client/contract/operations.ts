import type { OperationsByNamespace, Operations } from '../../../src/client/request.ts';

export const tasksOperations: Operations = {
  "get": {
    "id": "getTask",
    "method": "GET",
    "path": "/v2/{team_id}/project/{project_id}/task/{task_id}",
    "ids": [
      "task_id"
    ],
    "errors": "400|401|404",
    "scope": "task.read"
  },
  "complete": {
    "id": "completeTask",
    "method": "POST",
    "path": "/v2/{team_id}/project/{project_id}/task/{task_id}/complete",
    "ids": [
      "task_id"
    ],
    "errors": "400|401|404",
    "scope": "task.edit",
    "result": "task"
  },
  "discard": {
    "id": "discardTask",
    "method": "POST",
    "path": "/v2/{team_id}/project/{project_id}/task/{task_id}/discard",
    "ids": [
      "task_id"
    ],
    "errors": "400|401|404",
    "scope": "task.edit"
  },
  "report": {
    "id": "reportTask",
    "method": "POST",
    "path": "/v2/{team_id}/project/{project_id}/task/{task_id}/report",
    "ids": [
      "task_id"
    ],
    "errors": "400|401|404",
    "scope": "task.edit",
    "body": {
      "required": true,
      "nonEmpty": [
        "issues"
      ]
    },
    "result": "task",
    "partial": 207
  },
  "unlock": {
    "id": "unlockTask",
    "method": "POST",
    "path": "/v2/{team_id}/project/{project_id}/task/{task_id}/unlock",
    "ids": [
      "task_id"
    ],
    "errors": "400|401|404",
    "scope": "task.edit",
    "body": {},
    "success": "any"
  },
  "approve": {
    "id": "approveTask",
    "method": "POST",
    "path": "/v2/{team_id}/project/{project_id}/task/{task_id}/approve",
    "ids": [
      "task_id"
    ],
    "errors": "400|401|404"
  },
  "disapprove": {
    "id": "disapproveTask",
    "method": "POST",
    "path": "/v2/{team_id}/project/{project_id}/task/{task_id}/disapprove",
    "ids": [
      "task_id"
    ],
    "errors": "400|401|404"
  }
};

export const uploadsOperations: Operations = {
  "create": {
    "id": "createUpload",
    "method": "POST",
    "path": "/v2/{team_id}/project/{project_id}/upload",
    "errors": "400|401|403|413|500",
    "scope": "uploads.create",
    "body": {
      "required": true,
      "form": {
        "files": [
          {
            "name": "file",
            "inputName": "files",
            "many": true,
            "required": true
          }
        ],
        "filled": {
          "projectId": "projectId"
        },
        "limits": {
          "fileSize": 41943040,
          "fileCount": 100
        }
      }
    },
    "success": "value"
  },
  "get": {
    "id": "getUpload",
    "method": "GET",
    "path": "/v2/{team_id}/project/{project_id}/upload/{upload_id}",
    "ids": [
      "upload_id"
    ],
    "errors": "400|401|403|404|500",
    "scope": "upload.read"
  },
  "move": {
    "id": "moveUpload",
    "method": "POST",
    "path": "/v2/{team_id}/project/{project_id}/upload/{upload_id}/move/{folder_id}",
    "ids": [
      "upload_id",
      "folder_id"
    ],
    "errors": "400|401|403|404|500",
    "scope": "upload.edit",
    "body": {}
  }
};

export const shorthandOperations: Operations = {
  "createUpload": {
    "id": "createUploadShorthand",
    "method": "POST",
    "path": "/v2/{teamId}/upload",
    "errors": "400|401|403|413|500",
    "scope": "uploads.create",
    "body": {
      "required": true,
      "form": {
        "files": [
          {
            "name": "file",
            "inputName": "files",
            "many": true,
            "required": true
          }
        ],
        "filled": {
          "projectId": "projectId"
        },
        "limits": {
          "fileSize": 41943040,
          "fileCount": 100
        }
      }
    },
    "success": "value"
  },
  "getUpload": {
    "id": "getUploadShorthand",
    "method": "GET",
    "path": "/v2/{teamId}/upload/{uploadId}",
    "ids": [
      "uploadId"
    ],
    "errors": "400|401|403|404|500",
    "scope": "upload.read"
  }
};

/** The operations by namespace. */
export const operationsByNamespace: OperationsByNamespace = { tasks: tasksOperations, uploads: uploadsOperations };

/** The shorthand endpoints by namespace. */
export const shorthands: OperationsByNamespace = { shorthand: shorthandOperations };
