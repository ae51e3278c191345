export interface Operation {
	/** operationId in the contract. */
	id: string;
	method: string;
	path: string;
	/** What the key must be allowed to do; absent if that is not known. */
	scope?: string;
	/** Statuses that the contract lists; `2XX` stands for all from 200 to 299. */
	statuses: readonly string[];
	multipart?: boolean;
	/** The form of a success: an object with a `payload`, another object, or not known. */
	answer: "payload" | "object" | "unknown";
}
/** Version of this package. */
export declare const version: string;
export declare const operations: Record<"getTask" | "completeTask" | "discardTask" | "reportTask" | "unlockTask" | "approveTask" | "disapproveTask" | "createUpload" | "getUpload" | "moveUpload" | "createUploadShorthand" | "getUploadShorthand", Operation>;
/** Bytes per file, counting 1,048,576 to a megabyte, and files per upload. */
export declare const limits: {
	fileSize: number;
	fileCount: number;
};
