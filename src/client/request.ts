import { hasParameters } from '../../generated/client/dist/data/contract.js';
import type { Attempt } from './attempt.ts';
import { bounded } from './bounded.ts';
import {
  anything,
  check,
  type CheckedOptions,
  requestRules,
  type Rule,
  uploadRules,
} from './check-options.ts';
import { toContent } from './content.ts';
import type { DocprocError } from './errors.ts';
import type { Forms } from './files.ts';
import type { Operation } from './operation.ts';
import type { RequestOptions, UploadOptions } from './options.ts';
import { mergeOptions } from './merge.ts';
import { readResponse, toResult } from './response.ts';
import { type Outcome, type ResponsePromise, toPromise } from './response-promise.ts';
import { canRetry, delayAfter } from './retry.ts';
import { createUrl, serialize, type Values } from './url.ts';

/** A method takes the ids, the body if there must be one, and options. Whatever goes wrong rejects its promise. */
export type Method = (...given: unknown[]) => ResponsePromise<unknown>;

/** Options of a method: those of every request, an optional body, and parameters of the operation. */
type AnyOptions = UploadOptions & { body?: unknown };

/** 60 seconds for an attempt. */
const defaultTimeout = 60_000;
const bytesPerMillisecond = 1_048.576;

/**
 * Creates methods that perform an operation, with as many attempts as is safe.
 *
 * @param forms Sends files; absent if no operation does.
 */
export function createRequest(
  client: CheckedOptions,
  attempt: Attempt,
  forms?: Forms,
): (operation: Operation) => Method {
  return (operation) => {
    const { id, method, ids = [], parameters = [] } = operation;
    const { required, form: fields, mediaType } = operation.body ?? {};
    const toUrl = createUrl(client.baseUrl, operation);
    const reads = /GET|HEAD/.test(method);
    const rules: Record<string, Rule> = { ...(fields ? uploadRules : requestRules) };
    if (operation.body && !required) rules['body'] = anything;
    if (hasParameters) for (const { key } of parameters) rules[key] ??= anything;

    const send = async (given: unknown[]): Promise<Outcome> => {
      const options = (given[ids.length + (required ? 1 : 0)] ?? {}) as AnyOptions;
      const input = required ? given[ids.length] : options.body;
      const all = mergeOptions(client, options);
      const { teamId, projectId, totalTimeout = Infinity, retries = 2, retryWrites = false } = all;
      const deadline = performance.now() + totalTimeout;

      const perform = async (signal?: AbortSignal): Promise<Outcome> => {
        const identity = { teamId, projectId };
        const path: Values = { ...identity, team_id: teamId, project_id: projectId };
        ids.forEach((name, index) => (path[name] = given[index]));
        const { query, headers = options.headers } = hasParameters
          ? toValues(operation, { ...identity, ...options })
          : {};
        const url = toUrl(path, query);
        if (required && input === undefined) throw new TypeError(`${id}: the body is missing`);
        const form =
          fields && (await forms?.create(id, fields, input, identity, options.checkLimits, signal));
        const sent = { url, headers, content: form ?? toContent(id, input, mediaType) };
        const max = form?.once ? 0 : retries;
        const forFiles = (form?.size ?? 0) / bytesPerMillisecond;
        const limit = options.timeout ?? (client.timeout ?? defaultTimeout) + forFiles;

        for (let number = 1; ; number++) {
          try {
            const received = await attempt(operation, sent, limit, number, signal);
            const data = toResult(operation, received.response, readResponse(operation, received));
            return { data, received };
          } catch (error) {
            const again = number <= max && !signal?.aborted && canRetry(error, reads || retryWrites);
            const delay = again ? delayAfter(number, error as DocprocError, all) : Infinity;
            const retryIn = performance.now() + delay < deadline ? delay : undefined;
            client.log?.(`${id}: attempt ${number} failed, next in ${retryIn} ms: ${error as string}`);
            await client.onError?.({ operation: id, method, url, attempt: number, error, retryIn });
            if (retryIn === undefined) throw error;
            await bounded(id, retryIn, signal);
          }
        }
      };
      try {
        check(id, options, rules);
        const { signal } = options;
        return await (signal || totalTimeout < Infinity
          ? bounded(id, totalTimeout, signal, perform)
          : perform());
      } finally {
        if (fields) forms?.close(input);
      }
    };
    return (...given) => toPromise(send(given));
  };
}

/** Returns the query and the headers with the parameters that the options give. */
export function toValues(
  { parameters = [] }: Operation,
  options: Pick<RequestOptions, 'headers'> & Values,
): { query: Values; headers: Record<string, string> } {
  const query: Values = {};
  const headers: Record<string, string> = {};
  const cookies: string[] = [];
  for (const parameter of parameters) {
    const { in: where, name, key } = parameter;
    const value = options[key] ?? undefined;
    if (where === 'query') query[name] = value;
    else if (value === undefined) continue;
    else if (where === 'header') headers[name] = String(value);
    else cookies.push(...serialize(parameter, value));
  }
  if (cookies.length > 0) headers['cookie'] = cookies.join('; ');
  return { query, headers: { ...headers, ...options.headers } };
}
