/** Version of this package. */
export const version = "0.1.0";
/** Whether some operation has parameters that are options. */
export const hasParameters = false;
/** Whether some body is neither JSON nor a form with files. */
export const hasOtherMedia = false;
export const operations = [
	{
		"id": "getTask",
		"name": "tasks.get",
		"method": "GET",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}",
		"scope": "task.read",
		"statuses": [
			"200",
			"400",
			"401",
			"404"
		],
		"ids": ["task_id"],
		"success": "payload"
	},
	{
		"id": "completeTask",
		"name": "tasks.complete",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/complete",
		"scope": "task.edit",
		"statuses": [
			"200",
			"400",
			"401",
			"404"
		],
		"ids": ["task_id"],
		"success": "payload",
		"result": "task"
	},
	{
		"id": "discardTask",
		"name": "tasks.discard",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/discard",
		"scope": "task.edit",
		"statuses": [
			"200",
			"400",
			"401",
			"404"
		],
		"ids": ["task_id"],
		"success": "payload"
	},
	{
		"id": "reportTask",
		"name": "tasks.report",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/report",
		"scope": "task.edit",
		"statuses": [
			"200",
			"201",
			"207",
			"400",
			"401",
			"404"
		],
		"ids": ["task_id"],
		"body": { "required": true },
		"success": "payload",
		"result": "task",
		"partial": 207
	},
	{
		"id": "unlockTask",
		"name": "tasks.unlock",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/unlock",
		"scope": "task.edit",
		"statuses": [
			"200",
			"400",
			"401",
			"404"
		],
		"ids": ["task_id"],
		"body": {},
		"success": "any"
	},
	{
		"id": "approveTask",
		"name": "tasks.approve",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/approve",
		"statuses": [
			"200",
			"400",
			"401",
			"404"
		],
		"ids": ["task_id"],
		"success": "payload"
	},
	{
		"id": "disapproveTask",
		"name": "tasks.disapprove",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/disapprove",
		"statuses": [
			"200",
			"400",
			"401",
			"404"
		],
		"ids": ["task_id"],
		"success": "payload"
	},
	{
		"id": "createUpload",
		"name": "uploads.create",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/upload",
		"scope": "uploads.create",
		"statuses": [
			"2XX",
			"400",
			"401",
			"403",
			"413",
			"500"
		],
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
		"scope": "upload.read",
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"404",
			"500"
		],
		"ids": ["upload_id"],
		"success": "payload"
	},
	{
		"id": "moveUpload",
		"name": "uploads.move",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/upload/{upload_id}/move/{folder_id}",
		"scope": "upload.edit",
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"404",
			"500"
		],
		"ids": ["upload_id", "folder_id"],
		"body": {},
		"success": "payload"
	},
	{
		"id": "createUploadShorthand",
		"name": "shorthand.createUpload",
		"method": "POST",
		"path": "/v2/{teamId}/upload",
		"scope": "uploads.create",
		"statuses": [
			"2XX",
			"400",
			"401",
			"403",
			"413",
			"500"
		],
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
		"scope": "upload.read",
		"statuses": [
			"200",
			"400",
			"401",
			"403",
			"404",
			"500"
		],
		"ids": ["uploadId"],
		"success": "payload"
	}
];
