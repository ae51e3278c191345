const requestIdHeaders = [
	"x-request-id",
	"request-id",
	"x-correlation-id"
];
/**
* The base of every error that a call ends with.
*
* The API key is in none of its properties, and neither is the request that carried it.
*/
export class DocprocError extends Error {
	get name() {
		return "DocprocError";
	}
	/** The operation that was called, by its operationId in the contract. */
	operation;
	/** HTTP status of the answer; undefined if there was none. */
	status;
	/** Body of the answer: the JSON value if it is JSON, else the text. Its shape is not known. */
	body;
	/** Identifies the request in the logs of the service, if a header of the answer names it. */
	requestId;
	constructor(operation, message, { status, body, response, cause } = {}) {
		super(`${operation}: ${message}`, cause === undefined ? undefined : { cause });
		this.operation = operation;
		this.status = status ?? response?.status;
		this.body = body;
		this.requestId = requestIdHeaders.map((name) => response?.headers.get(name)).find(Boolean) ?? undefined;
		// Out of sight for loggers: a response prints as a page of internals.
		Object.defineProperty(this, "response", { value: response });
	}
}
/** 400: the request is not valid, or the state of the record forbids the call. */
export class BadRequestError extends DocprocError {
	get name() {
		return "BadRequestError";
	}
}
/** 401: the API key is missing or not valid. */
export class UnauthorizedError extends DocprocError {
	get name() {
		return "UnauthorizedError";
	}
}
/** 403: the key has no access to the upload or the project. */
export class ForbiddenError extends DocprocError {
	get name() {
		return "ForbiddenError";
	}
}
/** 404: there is no such task or upload, or the key has no access to it. */
export class NotFoundError extends DocprocError {
	get name() {
		return "NotFoundError";
	}
}
/** 413: a file is larger than the service takes. */
export class FileTooLargeError extends DocprocError {
	get name() {
		return "FileTooLargeError";
	}
}
/** 500: the service failed; try again later. */
export class ServerError extends DocprocError {
	get name() {
		return "ServerError";
	}
}
/** The answer is not one that the contract has: another status, or a body that does not fit. */
export class UnexpectedResponseError extends DocprocError {
	get name() {
		return "UnexpectedResponseError";
	}
}
/** There was no answer, or it broke off. `cause` is what `fetch` said. */
export class ConnectionError extends DocprocError {
	get name() {
		return "ConnectionError";
	}
	/** False if the connection failed before anything was sent: the service knows nothing of the call. */
	sent;
	constructor(operation, message, sent, cause) {
		super(operation, message, { cause });
		this.sent = sent;
	}
}
/** A limit of time was reached: of one try, of the whole call, or of `waitFor`. */
export class TimeoutError extends DocprocError {
	get name() {
		return "TimeoutError";
	}
}
/** The caller's `signal` ended the call. `cause` is the reason that the signal gave. */
export class AbortError extends DocprocError {
	get name() {
		return "AbortError";
	}
}
/** The files go over a limit of the contract. Nothing was sent. */
export class FileLimitError extends DocprocError {
	get name() {
		return "FileLimitError";
	}
	/** The limit: bytes per file, or files per upload. */
	limit;
	/** What the limit allows. */
	max;
	/** What was given. */
	actual;
	/** Name of the file that is too large. */
	file;
	constructor(operation, limit, max, actual, file) {
		const what = file === undefined ? `${actual} files, and` : `${file} has ${actual} bytes, and`;
		super(operation, `${what} ${max} is the limit. checkLimits: false switches this check off`);
		this.limit = limit;
		this.max = max;
		this.actual = actual;
		this.file = file;
	}
}
const byStatus = {
	400: BadRequestError,
	401: UnauthorizedError,
	403: ForbiddenError,
	404: NotFoundError,
	413: FileTooLargeError,
	500: ServerError
};
/** The class for a status that the contract lists as a failure. */
export function errorClass(status) {
	return byStatus[status] ?? UnexpectedResponseError;
}
