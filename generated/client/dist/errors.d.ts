/** What is known of an answer when an error is made from it. */
interface Details {
	status?: number | undefined;
	body?: unknown;
	response?: Response | undefined;
	cause?: unknown;
}
/**
 * The base of every error that a call ends with.
 *
 * The API key is in none of its properties, and neither is the request that carried it.
 */
export declare class DocprocError extends Error {
	override get name(): string;
	/** The operation that was called, by its operationId in the contract. */
	readonly operation: string;
	/** HTTP status of the answer; undefined if there was none. */
	readonly status: number | undefined;
	/** Body of the answer: the JSON value if it is JSON, else the text. Its shape is not known. */
	readonly body: unknown;
	/** Identifies the request in the logs of the service, if a header of the answer names it. */
	readonly requestId: string | undefined;
	/** The answer, its body already read; undefined if there was none. */
	readonly response: Response | undefined;
	constructor(operation: string, message: string, { status, body, response, cause }?: Details);
}
/** 400: the request is not valid, or the state of the record forbids the call. */
export declare class BadRequestError extends DocprocError {
	override get name(): string;
	readonly status: 400;
	readonly response: Response;
}
/** 401: the API key is missing or not valid. */
export declare class UnauthorizedError extends DocprocError {
	override get name(): string;
	readonly status: 401;
	readonly response: Response;
}
/** 403: the key has no access to the upload or the project. */
export declare class ForbiddenError extends DocprocError {
	override get name(): string;
	readonly status: 403;
	readonly response: Response;
}
/** 404: there is no such task or upload, or the key has no access to it. */
export declare class NotFoundError extends DocprocError {
	override get name(): string;
	readonly status: 404;
	readonly response: Response;
}
/** 413: a file is larger than the service takes. */
export declare class FileTooLargeError extends DocprocError {
	override get name(): string;
	readonly status: 413;
	readonly response: Response;
}
/** 500: the service failed; try again later. */
export declare class ServerError extends DocprocError {
	override get name(): string;
	readonly status: 500;
	readonly response: Response;
}
/** The answer is not one that the contract has: another status, or a body that does not fit. */
export declare class UnexpectedResponseError extends DocprocError {
	override get name(): string;
	readonly status: number;
	readonly response: Response;
}
/** There was no answer, or it broke off. `cause` is what `fetch` said. */
export declare class ConnectionError extends DocprocError {
	override get name(): string;
	/** False if the connection failed before anything was sent: the service knows nothing of the call. */
	readonly sent: boolean;
	constructor(operation: string, message: string, sent: boolean, cause: unknown);
}
/** A limit of time was reached: of one try, of the whole call, or of `waitFor`. */
export declare class TimeoutError extends DocprocError {
	override get name(): string;
}
/** The caller's `signal` ended the call. `cause` is the reason that the signal gave. */
export declare class AbortError extends DocprocError {
	override get name(): string;
}
/** The files go over a limit of the contract. Nothing was sent. */
export declare class FileLimitError extends DocprocError {
	override get name(): string;
	/** The limit: bytes per file, or files per upload. */
	readonly limit: "fileSize" | "fileCount";
	/** What the limit allows. */
	readonly max: number;
	/** What was given. */
	readonly actual: number;
	/** Name of the file that is too large. */
	readonly file: string | undefined;
	constructor(operation: string, limit: "fileSize" | "fileCount", max: number, actual: number, file?: string);
}
/** The class for a status that the contract lists as a failure. */
export declare function errorClass(status: number): typeof DocprocError;
export {};
