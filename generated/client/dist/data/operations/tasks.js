export const operations = {
	"get": {
		"id": "getTask",
		"method": "GET",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}",
		"ids": ["task_id"],
		"errors": "400|401|404",
		"scope": "task.read"
	},
	"complete": {
		"id": "completeTask",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/complete",
		"ids": ["task_id"],
		"errors": "400|401|404",
		"scope": "task.edit",
		"result": "task"
	},
	"discard": {
		"id": "discardTask",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/discard",
		"ids": ["task_id"],
		"errors": "400|401|404",
		"scope": "task.edit"
	},
	"report": {
		"id": "reportTask",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/report",
		"ids": ["task_id"],
		"errors": "400|401|404",
		"scope": "task.edit",
		"body": { "required": true },
		"result": "task",
		"partial": 207
	},
	"unlock": {
		"id": "unlockTask",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/unlock",
		"ids": ["task_id"],
		"errors": "400|401|404",
		"scope": "task.edit",
		"body": {},
		"success": "any"
	},
	"approve": {
		"id": "approveTask",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/approve",
		"ids": ["task_id"],
		"errors": "400|401|404"
	},
	"disapprove": {
		"id": "disapproveTask",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/disapprove",
		"ids": ["task_id"],
		"errors": "400|401|404"
	}
};
//# sourceMappingURL=tasks.js.map
