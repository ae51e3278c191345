import { InconclusiveError } from '../contract/errors.ts';
import type { Exchange } from '../requests/exchange.ts';

/** The server does not return a resource that it has created, or returned before. */
export class LostError extends InconclusiveError {
  readonly exchange: Exchange;

  constructor(exchange: Exchange, id: string) {
    super(`${exchange.operation.id} of ${id} returned ${exchange.status}`);
    this.exchange = exchange;
  }
}

/** Nothing names a task of an upload: the finder of tasks is wrong, or the service creates none. */
export class NoTaskError extends InconclusiveError {
  constructor(upload: string) {
    super(`no task of the upload ${upload} was found (--find-tasks-command)`);
  }
}
