/** Whether an error is one of a class, also if another installed copy of this package created it. */
function isInstance(error) {
	// A subclass of an application has no name of its own here.
	if (!Object.hasOwn(this.prototype, "name")) return this.prototype.isPrototypeOf(error);
	for (let each = error; each?.isDocprocError; each = Object.getPrototypeOf(each)) {
		if (each.name === this.prototype.name) return true;
	}
	return false;
}
/**
* The base of every error of a request.
*
* No property includes the API key or the request.
*/
export class DocprocError extends Error {
	static {
		// Not a method: a declared one would end the narrowing of `instanceof`.
		Object.defineProperty(this, Symbol.hasInstance, { value: isInstance });
	}
	get name() {
		return "DocprocError";
	}
	/** Identifies errors of this package. `instanceof` goes by it, so it works for other installed copies. */
	get isDocprocError() {
		return true;
	}
	constructor(operation, message, { cause, response, ...own } = {}) {
		super(`${operation}: ${message}`, cause === undefined ? {} : { cause });
		const code = this.name.slice(0, -5).replace(/\B[A-Z]/g, "_$&").toLowerCase();
		Object.assign(this, {
			code,
			operation,
			status: response?.status,
			...own
		});
		// Not enumerable: loggers print a response as a page of internals.
		Object.defineProperty(this, "response", { value: response });
	}
	/** Returns its properties without the body, for a log. */
	toJSON() {
		return {
			...this,
			name: this.name,
			message: this.message,
			body: undefined
		};
	}
}
/** The service returned an error, with a status that has no class of its own or with that of a subclass. */
export class ResponseError extends DocprocError {
	get name() {
		return "ResponseError";
	}
}
/** 400: the request is not valid, or the state of the resource does not allow it. */
export class BadRequestError extends ResponseError {
	get name() {
		return "BadRequestError";
	}
}
/** 401: the API key is missing or not valid. */
export class UnauthorizedError extends ResponseError {
	get name() {
		return "UnauthorizedError";
	}
}
/** 403: the key has no access. */
export class ForbiddenError extends ResponseError {
	get name() {
		return "ForbiddenError";
	}
}
/** 404: the resource does not exist, or the key has no access to it. */
export class NotFoundError extends ResponseError {
	get name() {
		return "NotFoundError";
	}
}
/** 409: the request conflicts with the state of the resource. */
export class ConflictError extends ResponseError {
	get name() {
		return "ConflictError";
	}
}
/** 413: a file is larger than the service accepts. */
export class FileTooLargeError extends ResponseError {
	get name() {
		return "FileTooLargeError";
	}
}
/** 429: too many requests. */
export class RateLimitError extends ResponseError {
	get name() {
		return "RateLimitError";
	}
}
/** 500 to 599: the service failed. Retry later. */
export class ServerError extends ResponseError {
	get name() {
		return "ServerError";
	}
}
/** A success whose body does not have the form that the contract documents. */
export class UnexpectedResponseError extends DocprocError {
	get name() {
		return "UnexpectedResponseError";
	}
}
/** No response was received, or it broke off. `cause` is the error of `fetch`. */
export class ConnectionError extends DocprocError {
	get name() {
		return "ConnectionError";
	}
}
/** A time limit is over: of an attempt, of the request, or of `waitFor`. */
export class TimeoutError extends DocprocError {
	get name() {
		return "TimeoutError";
	}
}
/** Your `signal` ended the request. `cause` is the reason of the signal. */
export class AbortError extends DocprocError {
	get name() {
		return "AbortError";
	}
}
/** A file cannot be read, or does not have the size that was given. `cause` is the error of its source. */
export class FileError extends DocprocError {
	get name() {
		return "FileError";
	}
}
/** The files exceed a limit of the contract. No byte was sent. */
export class FileLimitError extends DocprocError {
	get name() {
		return "FileLimitError";
	}
}
const byStatus = {
	400: BadRequestError,
	401: UnauthorizedError,
	403: ForbiddenError,
	404: NotFoundError,
	409: ConflictError,
	413: FileTooLargeError,
	429: RateLimitError
};
/** Returns the class for the status of an error. */
export const errorClass = (status) => byStatus[status] ?? (status >= 500 ? ServerError : ResponseError);
//# sourceMappingURL=errors.js.map
