import { hasOtherMedia } from '../../generated/client/contract/contract.ts';
import { isJson } from '../shared/json.ts';
import { type Content, createAttempt, type Received } from './attempt.ts';
import { bounded } from './bounded.ts';
import { check, type CheckedOptions, type Rule } from './check-options.ts';
import { type DocprocError, traced } from './errors.ts';
import type { Forms } from './files.ts';
import { mergeOptions } from './merge.ts';
import type { FormOperation, OperationData } from './operation.ts';
import type { SentBody, UploadOptions } from './options.ts';
import { readResponse } from './response.ts';
import { canRetry, delayAfter } from './retry.ts';
import { oneLine, toJson, toText } from './to-text.ts';
import type { Target } from './url.ts';

/** What a success returns, as it is kept until a caller requests its response. */
export interface Result {
  data: unknown;
  received: Received;
}

/**
 * Performs an operation, with as many attempts as is safe.
 *
 * @param options As they were given; undefined if they were not.
 * @param rules What the options may be.
 * @param input The body.
 * @param toTarget Returns the rest of the request. Throws TypeError when a parameter is not valid.
 */
export type Send = (
  operation: OperationData,
  options: UploadOptions | undefined,
  rules: Readonly<Record<string, Rule>>,
  input: unknown,
  toTarget: (all: CheckedOptions) => Target,
) => Promise<Result>;

/** 60 seconds for an attempt. */
const defaultTimeout = 60_000;
const bytesPerMillisecond = 1_000;
/** 256 MiB of a response. */
const defaultMax = 2 ** 28;

/**
 * Returns the function that sends the requests of a client.
 *
 * @param forms Sends files; absent if no operation does.
 */
export function createSend(client: CheckedOptions, forms?: Forms): Send {
  const attempt = createAttempt(client);

  return (operation, options, rules, input, toTarget) =>
    traced(async () => {
      const { id, method, body } = operation;
      const form = body?.form && forms;
      try {
        check(id, options, rules);
        const all = options ? mergeOptions(client, options) : client;
        const {
          totalTimeout = Infinity,
          retries = 2,
          retryWrites = false,
          maxResponseSize = defaultMax,
        } = all;
        const deadline = performance.now() + totalTimeout;

        const perform = async (signal?: AbortSignal): Promise<Result> => {
          const { url, headers } = toTarget(all);
          if (body?.required && input === undefined) throw new TypeError(`${id}: the body is missing`);
          const content = form
            ? await form.create(operation as FormOperation, input, all, signal)
            : toContent(operation, input);
          const forFiles = (content?.size ?? 0) / bytesPerMillisecond;
          const limit = options?.timeout ?? (client.timeout ?? defaultTimeout) + forFiles;
          const max = content?.once ? 0 : retries;
          for (let number = 1; ; number++) {
            const about = { operation: id, method, url, attempt: number };
            try {
              const received = await attempt(
                operation,
                about,
                content,
                headers,
                limit,
                maxResponseSize,
                signal,
              );
              return { data: readResponse(operation, received), received };
            } catch (error) {
              const again = number <= max && canRetry(error, /GET|HEAD/.test(method) || retryWrites);
              const delay = again ? delayAfter(number, error as DocprocError, all) : Infinity;
              const retryIn = performance.now() + delay < deadline ? delay : undefined;
              // A hook that never ends must not keep the request.
              await bounded(id, limit || 1, signal, async () => {
                const next = retryIn === undefined ? 'no other follows' : `next in ${retryIn.toFixed()} ms`;
                await client.log?.(oneLine(`${id}: attempt ${number} failed, ${next}: ${toText(error)}`));
                await client.onError?.({ ...about, error, retryIn });
              });
              if (retryIn === undefined) throw error;
              await bounded(id, retryIn, signal);
            }
          }
        };
        const signal = options?.signal;
        return await (signal || deadline < Infinity ? bounded(id, totalTimeout, signal, perform) : perform());
      } finally {
        form?.close(input);
      }
    });
}

/**
 * Returns a body in a media type, text and bytes as they are; undefined if there is no value. Throws TypeError when it is
 * not a value of JSON.
 */
function toContent({ id, body: given }: OperationData, value: unknown): Content | undefined {
  if (value === undefined) return undefined;
  const mediaType = (hasOtherMedia && given?.mediaType) || 'application/json';
  const isOther = hasOtherMedia && !isJson(mediaType);
  const body = isOther ? (value as SentBody) : toJson(`${id}: the body`, value);
  return { init: () => ({ body }), headers: { 'content-type': mediaType } };
}
