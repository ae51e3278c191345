/** Version of this package. */
export const version = "0.1.0";
// What the contract does not have is constant, so that a bundler leaves the code for it out.
/** Whether some operation has parameters that are options. */
export const hasParameters = false;
/** Whether some parameter of a path is a number. */
export const hasNumbers = false;
/** Whether some body is neither JSON nor a form with files. */
export const hasOtherMedia = false;
/** Whether the value of some success can be absent, or something other than an object or an array. */
export const hasOtherValues = false;
export const operations = [
	{
		"id": "getTask",
		"name": "tasks.get",
		"method": "GET",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}",
		"ids": ["task_id"],
		"errors": "400|401|404",
		"scope": "task.read"
	},
	{
		"id": "completeTask",
		"name": "tasks.complete",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/complete",
		"ids": ["task_id"],
		"errors": "400|401|404",
		"scope": "task.edit",
		"result": "task"
	},
	{
		"id": "discardTask",
		"name": "tasks.discard",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/discard",
		"ids": ["task_id"],
		"errors": "400|401|404",
		"scope": "task.edit"
	},
	{
		"id": "reportTask",
		"name": "tasks.report",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/report",
		"ids": ["task_id"],
		"errors": "400|401|404",
		"scope": "task.edit",
		"body": { "required": true },
		"result": "task",
		"partial": 207
	},
	{
		"id": "unlockTask",
		"name": "tasks.unlock",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/unlock",
		"ids": ["task_id"],
		"errors": "400|401|404",
		"scope": "task.edit",
		"success": "any"
	},
	{
		"id": "approveTask",
		"name": "tasks.approve",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/approve",
		"ids": ["task_id"],
		"errors": "400|401|404"
	},
	{
		"id": "disapproveTask",
		"name": "tasks.disapprove",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/disapprove",
		"ids": ["task_id"],
		"errors": "400|401|404"
	},
	{
		"id": "createUpload",
		"name": "uploads.create",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/upload",
		"errors": "400|401|403|413|500",
		"scope": "uploads.create",
		"body": {
			"required": true,
			"form": {
				"files": [{
					"name": "file",
					"key": "files",
					"many": true,
					"required": true
				}],
				"filled": { "projectId": "projectId" },
				"limits": {
					"fileSize": 41943040,
					"fileCount": 100
				}
			}
		},
		"success": "value"
	},
	{
		"id": "getUpload",
		"name": "uploads.get",
		"method": "GET",
		"path": "/v2/{team_id}/project/{project_id}/upload/{upload_id}",
		"ids": ["upload_id"],
		"errors": "400|401|403|404|500",
		"scope": "upload.read"
	},
	{
		"id": "moveUpload",
		"name": "uploads.move",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/upload/{upload_id}/move/{folder_id}",
		"ids": ["upload_id", "folder_id"],
		"errors": "400|401|403|404|500",
		"scope": "upload.edit"
	},
	{
		"id": "createUploadShorthand",
		"name": "shorthand.createUpload",
		"method": "POST",
		"path": "/v2/{teamId}/upload",
		"errors": "400|401|403|413|500",
		"scope": "uploads.create",
		"body": {
			"required": true,
			"form": {
				"files": [{
					"name": "file",
					"key": "files",
					"many": true,
					"required": true
				}],
				"filled": { "projectId": "projectId" },
				"limits": {
					"fileSize": 41943040,
					"fileCount": 100
				}
			}
		},
		"success": "value"
	},
	{
		"id": "getUploadShorthand",
		"name": "shorthand.getUpload",
		"method": "GET",
		"path": "/v2/{teamId}/upload/{uploadId}",
		"ids": ["uploadId"],
		"errors": "400|401|403|404|500",
		"scope": "upload.read"
	}
];
