export { createClient } from "./client.js";
export { AbortError, BadRequestError, ConflictError, ConnectionError, DocprocError, FileError, FileLimitError, FileTooLargeError, ForbiddenError, NotFoundError, RateLimitError, ResponseError, ServerError, TimeoutError, UnauthorizedError, UnexpectedResponseError } from "../errors.js";
export { allowed, can } from "../allowed.js";
//# sourceMappingURL=index.js.map
