import { operations } from './contract.js';
export function createTasks(call) {
    return {
        async get(taskId, options) {
            const answer = await call(operations.getTask, { path: { task_id: taskId } }, options);
            return answer.body.payload;
        },
        async complete(taskId, options) {
            const answer = await call(operations.completeTask, { path: { task_id: taskId } }, options);
            return { task: answer.body.payload, message: answer.body.message };
        },
        async discard(taskId, options) {
            const answer = await call(operations.discardTask, { path: { task_id: taskId } }, options);
            return answer.body.payload;
        },
        async report(taskId, body, options) {
            const answer = await call(operations.reportTask, { path: { task_id: taskId }, body: body }, options);
            return { task: answer.body.payload, error: answer.body.error, partial: answer.status === 207 };
        },
        async unlock(taskId, options) {
            const answer = await call(operations.unlockTask, { path: { task_id: taskId }, body: options?.body }, options);
            return answer.body;
        },
        async approve(taskId, options) {
            const answer = await call(operations.approveTask, { path: { task_id: taskId } }, options);
            return answer.body.payload;
        },
        async disapprove(taskId, options) {
            const answer = await call(operations.disapproveTask, { path: { task_id: taskId } }, options);
            return answer.body.payload;
        },
    };
}
export function createUploads(call) {
    return {
        async create(upload, options) {
            const answer = await call(operations.createUpload, { body: upload }, options);
            return answer.body;
        },
        async get(uploadId, options) {
            const answer = await call(operations.getUpload, { path: { upload_id: uploadId } }, options);
            return answer.body.payload;
        },
        async move(uploadId, folderId, options) {
            const answer = await call(operations.moveUpload, { path: { upload_id: uploadId, folder_id: folderId }, body: options?.body }, options);
            return answer.body.payload;
        },
    };
}
export function createShorthand(call) {
    return {
        async createUpload(upload, options) {
            const answer = await call(operations.createUploadShorthand, { body: upload }, options);
            return answer.body;
        },
        async getUpload(uploadId, options) {
            const answer = await call(operations.getUploadShorthand, { path: { uploadId: uploadId } }, options);
            return answer.body.payload;
        },
    };
}
