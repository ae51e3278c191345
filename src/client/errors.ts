/** What is known of an answer when an error is made from it. */
interface Details {
  status?: number | undefined;
  body?: unknown;
  response?: Response | undefined;
  cause?: unknown;
}

const requestIdHeaders = ['x-request-id', 'request-id', 'x-correlation-id'];

/**
 * The base of every error that a call ends with.
 *
 * The API key is in none of its properties, and neither is the request that carried it.
 */
export class DocprocError extends Error {
  override get name(): string {
    return 'DocprocError';
  }
  /** The operation that was called, by its operationId in the contract. */
  readonly operation: string;
  /** HTTP status of the answer; undefined if there was none. */
  readonly status: number | undefined;
  /** Body of the answer: the JSON value if it is JSON, else the text. Its shape is not known. */
  readonly body: unknown;
  /** Identifies the request in the logs of the service, if a header of the answer names it. */
  readonly requestId: string | undefined;
  /** The answer, its body already read; undefined if there was none. */
  declare readonly response: Response | undefined;

  constructor(operation: string, message: string, { status, body, response, cause }: Details = {}) {
    super(`${operation}: ${message}`, cause === undefined ? undefined : { cause });
    this.operation = operation;
    this.status = status ?? response?.status;
    this.body = body;
    this.requestId = requestIdHeaders.map((name) => response?.headers.get(name)).find(Boolean) ?? undefined;
    // Out of sight for loggers: a response prints as a page of internals.
    Object.defineProperty(this, 'response', { value: response });
  }
}

/** 400: the request is not valid, or the state of the record forbids the call. */
export class BadRequestError extends DocprocError {
  override get name(): string {
    return 'BadRequestError';
  }
  declare readonly status: 400;
  declare readonly response: Response;
}

/** 401: the API key is missing or not valid. */
export class UnauthorizedError extends DocprocError {
  override get name(): string {
    return 'UnauthorizedError';
  }
  declare readonly status: 401;
  declare readonly response: Response;
}

/** 403: the key has no access to the upload or the project. */
export class ForbiddenError extends DocprocError {
  override get name(): string {
    return 'ForbiddenError';
  }
  declare readonly status: 403;
  declare readonly response: Response;
}

/** 404: there is no such task or upload, or the key has no access to it. */
export class NotFoundError extends DocprocError {
  override get name(): string {
    return 'NotFoundError';
  }
  declare readonly status: 404;
  declare readonly response: Response;
}

/** 413: a file is larger than the service takes. */
export class FileTooLargeError extends DocprocError {
  override get name(): string {
    return 'FileTooLargeError';
  }
  declare readonly status: 413;
  declare readonly response: Response;
}

/** 500: the service failed; try again later. */
export class ServerError extends DocprocError {
  override get name(): string {
    return 'ServerError';
  }
  declare readonly status: 500;
  declare readonly response: Response;
}

/** The answer is not one that the contract has: another status, or a body that does not fit. */
export class UnexpectedResponseError extends DocprocError {
  override get name(): string {
    return 'UnexpectedResponseError';
  }
  declare readonly status: number;
  declare readonly response: Response;
}

/** There was no answer, or it broke off. `cause` is what `fetch` said. */
export class ConnectionError extends DocprocError {
  override get name(): string {
    return 'ConnectionError';
  }
  /** False if the connection failed before anything was sent: the service knows nothing of the call. */
  readonly sent: boolean;

  constructor(operation: string, message: string, sent: boolean, cause: unknown) {
    super(operation, message, { cause });
    this.sent = sent;
  }
}

/** A limit of time was reached: of one try, of the whole call, or of `waitFor`. */
export class TimeoutError extends DocprocError {
  override get name(): string {
    return 'TimeoutError';
  }
}

/** The caller's `signal` ended the call. `cause` is the reason that the signal gave. */
export class AbortError extends DocprocError {
  override get name(): string {
    return 'AbortError';
  }
}

/** The files go over a limit of the contract. Nothing was sent. */
export class FileLimitError extends DocprocError {
  override get name(): string {
    return 'FileLimitError';
  }
  /** The limit: bytes per file, or files per upload. */
  readonly limit: 'fileSize' | 'fileCount';
  /** What the limit allows. */
  readonly max: number;
  /** What was given. */
  readonly actual: number;
  /** Name of the file that is too large. */
  readonly file: string | undefined;

  constructor(
    operation: string,
    limit: 'fileSize' | 'fileCount',
    max: number,
    actual: number,
    file?: string,
  ) {
    const what = file === undefined ? `${actual} files, and` : `${file} has ${actual} bytes, and`;
    super(operation, `${what} ${max} is the limit. checkLimits: false switches this check off`);
    this.limit = limit;
    this.max = max;
    this.actual = actual;
    this.file = file;
  }
}

const byStatus: Record<number, typeof DocprocError> = {
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  413: FileTooLargeError,
  500: ServerError,
};

/** The class for a status that the contract lists as a failure. */
export function errorClass(status: number): typeof DocprocError {
  return byStatus[status] ?? UnexpectedResponseError;
}
