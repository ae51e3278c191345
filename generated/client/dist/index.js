export { createClient } from "./client.js";
export { AbortError, BadRequestError, ConnectionError, DocprocError, FileLimitError, FileTooLargeError, ForbiddenError, NotFoundError, ServerError, TimeoutError, UnauthorizedError, UnexpectedResponseError } from "./errors.js";
export { allowed, can } from "./guards.js";
