import { hasParameters } from '../../generated/client/dist/data/contract.js';
import type { Attempt } from './attempt.ts';
import { bounded } from './bounded.ts';
import { anything, check, type CheckedOptions, requestRules, type Rule } from './check-options.ts';
import { toContent } from './content.ts';
import type { DocprocError } from './errors.ts';
import type { Forms } from './files.ts';
import type { Operation } from './operation.ts';
import type { RequestOptions, UploadOptions } from './options.ts';
import { mergeOptions } from './merge.ts';
import { readResponse, toResult } from './response.ts';
import { type Outcome, type ResponsePromise, toPromise } from './response-promise.ts';
import { canRetry, delayAfter } from './retry.ts';
import { toText } from './to-text.ts';
import { createUrl, type ParameterValues, serialize, type Values } from './url.ts';

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
    const { id, method, body, ids = [] } = operation;
    const toUrl = createUrl(client.baseUrl, operation);
    const reads = /GET|HEAD/.test(method);
    const rules: Record<string, Rule> = { ...requestRules, ...(body?.form && forms?.rules) };
    if (body && !body.required) rules['body'] = anything;
    if (hasParameters) for (const { key } of operation.parameters ?? []) rules[key] ??= anything;

    const send = async (given: unknown[]): Promise<Outcome> => {
      const rest = given.slice(ids.length);
      const argument = body?.required && rest.shift();
      const options = (rest[0] ?? {}) as AnyOptions;
      const input = body?.required ? argument : options.body;
      const all = rest[0] ? mergeOptions(client, options) : client;
      const { teamId, projectId, totalTimeout = Infinity, retries = 2, retryWrites = false } = all;
      const deadline = performance.now() + totalTimeout;

      const perform = async (signal?: AbortSignal): Promise<Outcome> => {
        const path: Values = { teamId, projectId, team_id: teamId, project_id: projectId };
        ids.forEach((name, index) => (path[name] = given[index]));
        const values: ParameterValues = hasParameters
          ? toValues(operation, { teamId, projectId, ...options })
          : { headers: options.headers };
        const url = toUrl(path, values);
        if (body?.required && input === undefined) throw new TypeError(`${id}: the body is missing`);
        const content =
          body?.form && forms
            ? await forms.create(operation, input, all, signal)
            : toContent(operation, input);
        const sent = { ...values, url, content };
        const max = content?.once ? 0 : retries;
        const forFiles = (content?.size ?? 0) / bytesPerMillisecond;
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
            client.log?.(`${id}: attempt ${number} failed, next in ${retryIn} ms: ${toText(error)}`);
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
        if (body?.form) forms?.close(input);
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
