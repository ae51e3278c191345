/** Version of this package. */
export const version = "0.1.0";
export const operations = {
	getTask: {
		"id": "getTask",
		"method": "GET",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}",
		"scope": "task.read",
		"statuses": [
			"200",
			"400",
			"401",
			"404"
		],
		"answer": "payload"
	},
	completeTask: {
		"id": "completeTask",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/complete",
		"scope": "task.edit",
		"statuses": [
			"200",
			"400",
			"401",
			"404"
		],
		"answer": "payload"
	},
	discardTask: {
		"id": "discardTask",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/discard",
		"scope": "task.edit",
		"statuses": [
			"200",
			"400",
			"401",
			"404"
		],
		"answer": "payload"
	},
	reportTask: {
		"id": "reportTask",
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
		"answer": "payload"
	},
	unlockTask: {
		"id": "unlockTask",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/unlock",
		"scope": "task.edit",
		"statuses": [
			"200",
			"400",
			"401",
			"404"
		],
		"answer": "unknown"
	},
	approveTask: {
		"id": "approveTask",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/approve",
		"statuses": [
			"200",
			"400",
			"401",
			"404"
		],
		"answer": "payload"
	},
	disapproveTask: {
		"id": "disapproveTask",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/disapprove",
		"statuses": [
			"200",
			"400",
			"401",
			"404"
		],
		"answer": "payload"
	},
	createUpload: {
		"id": "createUpload",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/upload",
		"scope": "uploads.create",
		"statuses": [
			"400",
			"401",
			"403",
			"413",
			"500",
			"2XX"
		],
		"multipart": true,
		"answer": "object"
	},
	getUpload: {
		"id": "getUpload",
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
		"answer": "payload"
	},
	moveUpload: {
		"id": "moveUpload",
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
		"answer": "payload"
	},
	createUploadShorthand: {
		"id": "createUploadShorthand",
		"method": "POST",
		"path": "/v2/{teamId}/upload",
		"scope": "uploads.create",
		"statuses": [
			"400",
			"401",
			"403",
			"413",
			"500",
			"2XX"
		],
		"multipart": true,
		"answer": "object"
	},
	getUploadShorthand: {
		"id": "getUploadShorthand",
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
		"answer": "payload"
	}
};
/** Bytes per file, counting 1,048,576 to a megabyte, and files per upload. */
export const limits = {
	fileSize: 41943040,
	fileCount: 100
};
