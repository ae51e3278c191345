import { operations } from "./contract.js";
export function createTasks(call) {
	return {
		get: (taskId, options) => call(operations.getTask, { path: { task_id: taskId } }, (body) => body.payload, options),
		complete: (taskId, options) => call(operations.completeTask, { path: { task_id: taskId } }, (body) => ({
			task: body.payload,
			message: body.message
		}), options),
		discard: (taskId, options) => call(operations.discardTask, { path: { task_id: taskId } }, (body) => body.payload, options),
		report: (taskId, body, options) => call(operations.reportTask, {
			path: { task_id: taskId },
			body
		}, (body, status) => ({
			task: body.payload,
			error: body.error,
			partial: status === 207
		}), options),
		unlock: (taskId, options) => call(operations.unlockTask, {
			path: { task_id: taskId },
			body: options?.body
		}, (body) => body, options),
		approve: (taskId, options) => call(operations.approveTask, { path: { task_id: taskId } }, (body) => body.payload, options),
		disapprove: (taskId, options) => call(operations.disapproveTask, { path: { task_id: taskId } }, (body) => body.payload, options)
	};
}
export function createUploads(call) {
	return {
		create: (upload, options) => call(operations.createUpload, { body: upload }, (body) => body, options),
		get: (uploadId, options) => call(operations.getUpload, { path: { upload_id: uploadId } }, (body) => body.payload, options),
		move: (uploadId, folderId, options) => call(operations.moveUpload, {
			path: {
				upload_id: uploadId,
				folder_id: folderId
			},
			body: options?.body
		}, (body) => body.payload, options)
	};
}
export function createShorthand(call) {
	return {
		createUpload: (upload, options) => call(operations.createUploadShorthand, { body: upload }, (body) => body, options),
		getUpload: (uploadId, options) => call(operations.getUploadShorthand, { path: { uploadId } }, (body) => body.payload, options)
	};
}
