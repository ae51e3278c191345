import { randomBytes } from 'node:crypto';
import timers from 'node:timers/promises';
import type { RunOptions } from '../contract/options.ts';
import { InconclusiveError, StoppedError } from '../contract/errors.ts';
import { Semaphore } from './semaphore.ts';
import { parsed } from '../../shared/json.ts';
import { responseOf } from '../../shared/listed-response.ts';
import { fieldsIn } from './received.ts';
import type { Exchange, SentRequest } from './exchange.ts';

type HttpOptions = Required<Pick<RunOptions, 'baseUrl' | 'fetch' | 'rate' | 'concurrency' | 'timeoutMs'>>;

/** Statuses of a server that is down. The request may have had an effect. */
const down = new Set([502, 504]);
/** Statuses that ask to wait; without a header, from one second on and longer each time. */
const busy = new Set([429, 503]);

/** Whether a status says that the server, or one in front of it, cannot respond now. */
export const isDown = (status: number): boolean => status >= 500 || busy.has(status);

const maxRetries = 3;
const maxWaitMs = 60_000;
/** Server errors in a row that end a run. */
const maxServerErrors = 10;
/** Attempts in a row without a response that end a run, and the milliseconds of a pause after the first of them. */
const maxUnanswered = 8;
const unansweredPauseMs = 500;

/** A request that received no response. */
class UnansweredError extends InconclusiveError {}

/** Sends requests at a limited rate, and keeps them with their responses. */
export class Http {
  readonly exchanges: Exchange[] = [];
  /** Why no more requests are sent. */
  stopped: string | undefined;
  /** Responses that asked to wait. */
  readonly delayed: Exchange[] = [];
  readonly #options: HttpOptions;
  readonly #semaphore: Semaphore;
  readonly #ended = new AbortController();
  #serverErrors = 0;
  #unanswered = 0;
  #nextStart = 0;
  #pausedUntil = 0;
  #count = 0;

  constructor(options: HttpOptions) {
    this.#options = options;
    this.#semaphore = new Semaphore(options.concurrency);
  }

  /**
   * Sends a request, and again after the time that the server asks for. A read without a response is sent once more.
   *
   * @throws {StoppedError} The run has ended, or ends because several requests in a row received no response.
   * @throws {InconclusiveError} There was no response, the server is down, or it asks to wait each time.
   */
  async send(request: SentRequest): Promise<Exchange> {
    for (let attempt = 0; ; attempt++) {
      const exchange = await this.#semaphore.run(() =>
        this.#once(request).catch((error: unknown) => {
          // Only a read can be sent again: a write may have had its effect.
          if (request.method !== 'GET' || !(error instanceof UnansweredError)) throw error;
          return this.#once(request);
        }),
      );
      if (down.has(exchange.status)) {
        this.#keep(exchange);
        throw new InconclusiveError(`inconclusive: the server was down, with ${exchange.status}`);
      }
      if (!busy.has(exchange.status)) return this.#keep(exchange);
      this.delayed.push(exchange);
      const wait = retryAfter(exchange.headers['retry-after']) ?? 1000 * 2 ** attempt;
      if (attempt >= maxRetries) {
        this.#keep(exchange);
        throw new InconclusiveError(`inconclusive: the server asked to wait with ${exchange.status}`);
      }
      this.#pausedUntil = Math.max(this.#pausedUntil, Date.now() + Math.min(wait, maxWaitMs));
    }
  }

  /**
   * Ends the run.
   *
   * @param reason Why the run cannot judge the server, whatever it has found.
   */
  abort(reason: string): StoppedError {
    this.stopped ??= reason;
    this.#ended.abort();
    return new StoppedError(this.stopped);
  }

  /** Whether `abort` ended the run. */
  get aborted(): boolean {
    return this.#ended.signal.aborted;
  }

  #keep(exchange: Exchange): Exchange {
    this.exchanges.push(exchange);
    this.#serverErrors = exchange.status >= 500 ? this.#serverErrors + 1 : 0;
    if (this.#serverErrors >= maxServerErrors) {
      this.stopped ??= `${maxServerErrors} responses in a row were server errors, the last one ${exchange.status} to ${exchange.operation.id}.`;
    }
    return exchange;
  }

  async #once(request: SentRequest): Promise<Exchange> {
    await this.#turn();
    if (this.stopped !== undefined) throw new StoppedError(this.stopped);
    const { baseUrl, timeoutMs } = this.#options;
    const { operation, path, method, authorization, contentType } = request;
    const headers: Record<string, string> = Object.fromEntries(operation.headers);
    if (authorization !== undefined) headers['authorization'] = authorization;
    if (contentType !== undefined) headers['content-type'] = contentType;
    const number = ++this.#count;
    // W3C Trace Context: a service that follows it has the request in its traces under this ID.
    const trace = randomBytes(16).toString('hex');
    headers['traceparent'] = `00-${trace}-${randomBytes(8).toString('hex')}-01`;
    const start = performance.now();
    try {
      const body = bodyOf(request);
      // A connection that the server closes meanwhile would lose the request. With a body, the response of a server that
      // does not read it to the end would be lost.
      if (body === undefined) headers['connection'] = 'close';
      const response = await this.#options.fetch(baseUrl + path, {
        method,
        headers,
        ...(body !== undefined && { body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      this.#unanswered = 0;
      const json = parsed(text);
      return {
        ...request,
        number,
        trace,
        documented: method === operation.method,
        status: response.status,
        headers: Object.fromEntries(response.headers),
        type: (response.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '',
        text,
        json,
        durationMs: performance.now() - start,
        response: responseOf(operation.responses, response.status),
        fields: response.ok ? fieldsIn(operation, json) : undefined,
      };
    } catch (error) {
      const { message, cause } = error as Error;
      const reason = `${method} ${path} received no response: ${message}${cause instanceof Error ? `: ${cause.message}` : ''}`;
      this.#unanswered++;
      this.#pausedUntil = Math.max(this.#pausedUntil, Date.now() + unansweredPauseMs * this.#unanswered);
      if (this.#unanswered < maxUnanswered) throw new UnansweredError(`inconclusive: ${reason}`);
      this.stopped ??= `${maxUnanswered} requests in a row failed, the last one: ${reason}`;
      throw new StoppedError(this.stopped);
    }
  }

  /** Waits until the next request may start. */
  async #turn(): Promise<void> {
    const now = Date.now();
    const { rate } = this.#options;
    const start = Math.max(now, this.#pausedUntil, this.#nextStart);
    if (Number.isFinite(rate)) this.#nextStart = start + 1000 / rate;
    if (start > now) await this.wait(start - now);
  }

  /** Waits for some time, or until the run ends. */
  async wait(ms: number): Promise<void> {
    // It is rejected only where the run ends.
    await timers.setTimeout(ms, undefined, { signal: this.#ended.signal }).catch(() => {});
  }
}

function bodyOf({ bodyText, form }: SentRequest): string | FormData | undefined {
  if (!form) return bodyText;
  const data = new FormData();
  for (const [name, value] of form.fields) data.append(name, value);
  for (const { name, type, content } of form.files) {
    data.append(form.fileField, new Blob([content], { type }), name);
  }
  return data;
}

/** Milliseconds of a header Retry-After: seconds or a date; undefined if there is none. */
function retryAfter(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
