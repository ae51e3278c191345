import type { Validator } from './engine/types.js';
export declare const ReportTaskRequest: Validator;
export declare const unlockTaskBody: Validator;
export declare const CreateUploadRequest: Validator;
export declare const CreateUploadRequest_meta: Validator;
export declare const MoveUploadRequest: Validator;
export declare const Task: Validator;
export declare const Upload: Validator;
