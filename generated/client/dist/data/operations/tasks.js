export const operations = [
	{
		"id": "getTask",
		"name": "get",
		"method": "GET",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}",
		"ids": ["task_id"],
		"errors": "400|401|404",
		"scope": "task.read"
	},
	{
		"id": "completeTask",
		"name": "complete",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/complete",
		"ids": ["task_id"],
		"errors": "400|401|404",
		"scope": "task.edit",
		"result": "task"
	},
	{
		"id": "discardTask",
		"name": "discard",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/discard",
		"ids": ["task_id"],
		"errors": "400|401|404",
		"scope": "task.edit"
	},
	{
		"id": "reportTask",
		"name": "report",
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
		"name": "unlock",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/unlock",
		"ids": ["task_id"],
		"errors": "400|401|404",
		"scope": "task.edit",
		"body": {},
		"success": "any"
	},
	{
		"id": "approveTask",
		"name": "approve",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/approve",
		"ids": ["task_id"],
		"errors": "400|401|404"
	},
	{
		"id": "disapproveTask",
		"name": "disapprove",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/disapprove",
		"ids": ["task_id"],
		"errors": "400|401|404"
	}
];
