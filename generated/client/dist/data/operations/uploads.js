export const operations = {
	"create": {
		"id": "createUpload",
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
	"get": {
		"id": "getUpload",
		"method": "GET",
		"path": "/v2/{team_id}/project/{project_id}/upload/{upload_id}",
		"ids": ["upload_id"],
		"errors": "400|401|403|404|500",
		"scope": "upload.read"
	},
	"move": {
		"id": "moveUpload",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/upload/{upload_id}/move/{folder_id}",
		"ids": ["upload_id", "folder_id"],
		"errors": "400|401|403|404|500",
		"scope": "upload.edit",
		"body": {}
	}
};
//# sourceMappingURL=uploads.js.map
