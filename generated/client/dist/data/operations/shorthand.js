export const operations = {
	"createUpload": {
		"id": "createUploadShorthand",
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
	"getUpload": {
		"id": "getUploadShorthand",
		"method": "GET",
		"path": "/v2/{teamId}/upload/{uploadId}",
		"ids": ["uploadId"],
		"errors": "400|401|403|404|500",
		"scope": "upload.read"
	}
};
//# sourceMappingURL=shorthand.js.map
