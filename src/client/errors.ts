import type { ErrorBodies } from '../../generated/client/contract/namespaces.ts';
import { oneLine } from './to-text.ts';

/** The body of an error by its status, as the contract has it. It is not checked. */
type BodyOf<Status> = Status extends keyof ErrorBodies ? ErrorBodies[Status] : unknown;

/** The `code` of an error of a response with an error status. */
export type ResponseErrorCode =
  | 'bad_request'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'file_too_large'
  | 'rate_limit'
  | 'server'
  | 'response';

/** The `code` of an error. */
export type ErrorCode =
  | ResponseErrorCode
  | 'unexpected_response'
  | 'connection'
  | 'timeout'
  | 'abort'
  | 'file'
  | 'file_limit'
  | 'docproc';

/** What an error is created from: its cause, the response, and its other properties. */
export interface Details {
  cause?: unknown;
  response?: Response | undefined;
  body?: unknown;
  documented?: boolean;
  retryAfter?: number | undefined;
  sent?: boolean;
  permanent?: boolean;
  requestId?: string | undefined;
  limit?: 'fileSize' | 'fileCount';
  max?: number;
  actual?: number;
  file?: string | undefined;
}

/** Whether an error is one of a class, also if another installed copy of this package created it. */
function isInstance(this: typeof DocprocError, error: unknown): boolean | undefined {
  const { prototype } = this;
  // A subclass of an application has no name of its own here.
  if (!Object.hasOwn(prototype, 'name')) return prototype.isPrototypeOf(error as object);
  // Not by a name of its own, which may be another's.
  let each = Object.getPrototypeOf(Object(error)) as DocprocError | null;
  while (each?.isDocprocError && each.name !== prototype.name) each = Object.getPrototypeOf(each);
  return each?.isDocprocError;
}

/**
 * The base of every error of a request.
 *
 * No property includes the request, or the API key, but for headers of `response` in which the service repeats it.
 */
export class DocprocError extends Error {
  static {
    // Not a method: a declared one would end the narrowing of `instanceof`.
    Object.defineProperty(this, Symbol.hasInstance, { value: isInstance });
  }
  override get name(): string {
    return 'DocprocError';
  }
  /** Identifies errors of this package. `instanceof` goes by it, so it works for other installed copies. */
  get isDocprocError(): true {
    return true;
  }
  /** The class in snake_case and without `_error`, such as `not_found`. It survives serialization. */
  declare readonly code: ErrorCode;
  /** operationId of the operation, or `waitFor`. */
  declare readonly operation: string;
  /** HTTP status of the response; undefined if none was received. */
  declare readonly status: number | undefined;
  /** Body of the response: the JSON value if it is JSON, else the text. Typed where the contract has a schema for
   * the status. Of a body over a MiB, on servers, the beginning as text. */
  declare readonly body: unknown;
  /** Identifies the request in the logs of the service, if a header of the response has it. */
  declare readonly requestId: string | undefined;
  /** The response, its body already read; undefined if none was received. */
  declare readonly response: Response | undefined;

  constructor(operation: string, message: string, { cause, response, ...facts }: Details = {}) {
    // A server can say anything: neither a forged line nor an escape of a terminal gets into a log.
    super(oneLine(`${operation}: ${message}`).slice(0, 2_000), cause === undefined ? {} : { cause });
    const code = this.name
      .slice(0, -5)
      .replace(/\B[A-Z]/g, '_$&')
      .toLowerCase();
    Object.assign(this, { code, operation, status: response?.status, ...facts });
    // Not enumerable: loggers print a response as a page of internals. Others may write to what they catch.
    const own = (value: unknown) => ({ value, writable: true, configurable: true });
    Object.defineProperties(this, { response: own(response), name: own(this.name) });
  }

  /** Returns its properties without the body, for a log. */
  toJSON(): Record<'name' | 'code' | 'message' | 'operation' | 'status' | 'requestId', unknown> {
    return { ...this, name: this.name, message: this.message, body: undefined };
  }
}

/** The service returned an error, with a status that has no class of its own or with that of a subclass. */
export class ResponseError extends DocprocError {
  override get name(): string {
    return 'ResponseError';
  }
  declare readonly code: ResponseErrorCode;
  declare readonly status: number;
  declare readonly response: Response;
  /** Whether the contract lists the status for the operation. */
  declare readonly documented: boolean;
  /** Milliseconds after which the service asks for another attempt; undefined if it does not state a time. */
  declare readonly retryAfter: number | undefined;
}

/** 400: the request is not valid, or the state of the resource does not allow it. */
export class BadRequestError extends ResponseError {
  override get name(): string {
    return 'BadRequestError';
  }
  declare readonly code: 'bad_request';
  declare readonly status: 400;
  declare readonly body: BodyOf<400>;
}

/** 401: the API key is missing or not valid. */
export class UnauthorizedError extends ResponseError {
  override get name(): string {
    return 'UnauthorizedError';
  }
  declare readonly code: 'unauthorized';
  declare readonly status: 401;
  declare readonly body: BodyOf<401>;
}

/** 403: the key has no access. */
export class ForbiddenError extends ResponseError {
  override get name(): string {
    return 'ForbiddenError';
  }
  declare readonly code: 'forbidden';
  declare readonly status: 403;
  declare readonly body: BodyOf<403>;
}

/** 404: the resource does not exist, or the key has no access to it. */
export class NotFoundError extends ResponseError {
  override get name(): string {
    return 'NotFoundError';
  }
  declare readonly code: 'not_found';
  declare readonly status: 404;
  declare readonly body: BodyOf<404>;
}

/** 409: the request conflicts with the state of the resource. */
export class ConflictError extends ResponseError {
  override get name(): string {
    return 'ConflictError';
  }
  declare readonly code: 'conflict';
  declare readonly status: 409;
  declare readonly body: BodyOf<409>;
}

/** 413: a file is larger than the service accepts. */
export class FileTooLargeError extends ResponseError {
  override get name(): string {
    return 'FileTooLargeError';
  }
  declare readonly code: 'file_too_large';
  declare readonly status: 413;
  declare readonly body: BodyOf<413>;
}

/** 429: too many requests. */
export class RateLimitError extends ResponseError {
  override get name(): string {
    return 'RateLimitError';
  }
  declare readonly code: 'rate_limit';
  declare readonly status: 429;
  declare readonly body: BodyOf<429>;
}

/** 500 to 599: the service failed. Retry later. */
export class ServerError extends ResponseError {
  override get name(): string {
    return 'ServerError';
  }
  declare readonly code: 'server';
}

/** A success whose body does not have the form that the contract documents, or is larger than `maxResponseSize`. */
export class UnexpectedResponseError extends DocprocError {
  override get name(): string {
    return 'UnexpectedResponseError';
  }
  declare readonly code: 'unexpected_response';
  /** False if the JSON of the body is not complete, which another attempt can solve. */
  declare readonly permanent: boolean;
  declare readonly status: number;
  declare readonly response: Response;
}

/** No response was received, or it broke off. `cause` is the error of `fetch`. */
export class ConnectionError extends DocprocError {
  override get name(): string {
    return 'ConnectionError';
  }
  declare readonly code: 'connection';
  /** False if the connection failed before anything was sent: the service has not received the request. */
  declare readonly sent: boolean;
  /** Whether another attempt cannot succeed: a certificate or a port is not valid. */
  declare readonly permanent: boolean;
}

/** A time limit is over: of an attempt, of the request, or of `waitFor`. */
export class TimeoutError extends DocprocError {
  override get name(): string {
    return 'TimeoutError';
  }
  declare readonly code: 'timeout';
}

/** Your `signal` ended the request. `cause` is the reason of the signal. */
export class AbortError extends DocprocError {
  override get name(): string {
    return 'AbortError';
  }
  declare readonly code: 'abort';
}

/** A file cannot be read, or does not have the size that was given. `cause` is a copy of the error of its source. */
export class FileError extends DocprocError {
  override get name(): string {
    return 'FileError';
  }
  declare readonly code: 'file';
  /** Name or path of the file. */
  declare readonly file: string;
}

/** The files exceed a limit of the contract. No byte was sent. */
export class FileLimitError extends DocprocError {
  override get name(): string {
    return 'FileLimitError';
  }
  declare readonly code: 'file_limit';
  /** The limit: bytes per file, or files per upload. */
  declare readonly limit: 'fileSize' | 'fileCount';
  /** What the limit allows. */
  declare readonly max: number;
  /** What was given. */
  declare readonly actual: number;
  /** Name of the file that is too large. */
  declare readonly file: string | undefined;
}

const byStatus: Record<number, typeof ResponseError> = {
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  409: ConflictError,
  413: FileTooLargeError,
  429: RateLimitError,
};

/** Returns the class for the status of an error. */
export const errorClass = (status: number): typeof ResponseError =>
  byStatus[status] ?? (status >= 500 ? ServerError : ResponseError);

/**
 * Gives an error the stack of who awaits the present function, and returns it. One of a timer or a signal has no frame of
 * that code. To keep the stack of each call would take longer than all else that the client does.
 */
export function withCallerStack(error: unknown): unknown {
  if (error instanceof DocprocError) Error.captureStackTrace?.(error);
  return error;
}
