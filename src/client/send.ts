import { hasOtherMedia } from '../../generated/client/contract/contract.ts';
import { forBrowsers } from './for-browsers.ts';
import { isJson } from '../shared/json.ts';
import { type EncodedBody, createAttempt, type Judge, type Received } from './attempt.ts';
import { withTimeLimit, type Work } from './time-limit.ts';
import { check, type CheckedOptions, type OptionRule } from './check-options.ts';
import { type DocprocError, withCallerStack } from './errors.ts';
import type { FormEncoder } from './files.ts';
import { mergeOptions } from './merge.ts';
import type { FormOperation, OperationData } from './operation.ts';
import type { SentBody, UploadOptions } from './options.ts';
import { readResponse } from './response.ts';
import { canRetry, delayAfter } from './retry.ts';
import { oneLine, toJson, toText } from './to-text.ts';
import type { Target } from './url.ts';

/** A request of a method. */
export interface PendingRequest {
  readonly operation: OperationData;
  /** As they were given; undefined if they were not. */
  readonly options: UploadOptions | undefined;
  /** What the options may be. */
  readonly rules: Readonly<Record<string, OptionRule>>;
  /** The body. */
  readonly input: unknown;
  /** Returns the rest of the request. Throws TypeError when a parameter is not valid. */
  readonly toTarget: (all: CheckedOptions) => Target;
  /** What a success is from, for callers that ask for its response. */
  received?: Received;
}

/** Performs an operation, with as many attempts as is safe, and returns the value of its success. */
export type Send = (request: PendingRequest) => Promise<unknown>;

/** 60 seconds for an attempt. */
const defaultTimeout = 60_000;
const bytesPerMillisecond = 1_000;
/** 256 MiB of a response. */
const defaultMax = 2 ** 28;

/**
 * Returns the function that sends the requests of a client.
 *
 * @param formEncoder Sends files; absent if no operation does.
 */
export function createSend(client: CheckedOptions, formEncoder?: FormEncoder, judge?: Judge): Send {
  const attempt = createAttempt(client, judge);

  return async (request) => {
    const { operation, options, rules, input, toTarget } = request;
    const { id, method, body } = operation;
    const form = body?.form && formEncoder;
    try {
      check(id, options, rules);
      const all = forBrowsers || options ? mergeOptions(client, options) : client;
      const { totalTimeout = Infinity, retries = 2, retryWrites = false, maxResponseSize = defaultMax } = all;
      const deadline = performance.now() + totalTimeout;
      /** Performs work within its limit, and within that of the request as a whole. */
      const within = <T>(limit: number, work?: Work<T>): Promise<T> => {
        const left = deadline - performance.now();
        const signals = [client.signal, options?.signal];
        return withTimeLimit(id, Math.min(left, limit), signals, work, left < limit ? totalTimeout : limit);
      };
      const { url, headers } = toTarget(all);
      if (body?.required && input === undefined) throw new TypeError(`${id}: the body is missing`);
      const content = form
        ? await within(Infinity, (signal) => form.create(operation as FormOperation, input, all, signal))
        : toContent(operation, input);
      const forFiles = (content?.size ?? 0) / bytesPerMillisecond;
      const limit = options?.timeout ?? (client.timeout ?? defaultTimeout) + forFiles;
      for (let number = 1; ; number++) {
        const about = { operation: id, method, url, attempt: number };
        try {
          request.received = await within(limit, (signal) =>
            attempt(operation, about, content, headers, maxResponseSize, limit, signal),
          );
          return readResponse(operation, request.received);
        } catch (error) {
          const isLast = number > retries || (!forBrowsers && content?.once);
          const again = !isLast && canRetry(error, /GET|HEAD/.test(method) || retryWrites);
          const delay = again ? delayAfter(number, error as DocprocError, all) : Infinity;
          const retryIn = performance.now() + delay < deadline ? delay : undefined;
          const tell = async (): Promise<void> => {
            const next = retryIn === undefined ? 'no other follows' : `next in ${retryIn.toFixed()} ms`;
            // The message of a response has the beginning of its body.
            const reason = Object(error).response ? (error as Error).name : toText(error);
            await client.log?.(oneLine(`${id}: attempt ${number} failed, ${next}: ${reason}`));
            await client.onError?.({ ...about, error, retryIn });
          };
          // Hooks run also after the time is over. One that never ends must not keep the request.
          const told = tell();
          told.catch(() => {});
          await within(limit, () => told);
          if (retryIn === undefined) throw error;
          await within(retryIn);
        }
      }
    } catch (error) {
      throw withCallerStack(error);
    } finally {
      form?.close(input);
    }
  };
}

/**
 * Returns a body in a media type, text and bytes as they are; undefined if there is no value. Throws TypeError when it is
 * not a value of JSON.
 */
function toContent({ id, body: given }: OperationData, value: unknown): EncodedBody | undefined {
  if (value === undefined) return undefined;
  const mediaType = (hasOtherMedia && given?.mediaType) || 'application/json';
  const isOther = hasOtherMedia && !isJson(mediaType);
  const body = isOther ? (value as SentBody) : toJson(`${id}: the body`, value);
  return { init: () => ({ body }), headers: { 'content-type': mediaType } };
}
