import { hasParameters } from '../../generated/client/dist/data/operations.js';
import { type Attempt, toContent } from './attempt.ts';
import type { DocprocError } from './errors.ts';
import { createForm } from './files.ts';
import type { Method } from './methods.ts';
import type { Operation } from './operation.ts';
import { checkTuning, type ClientOptions, type UploadOptions } from './options.ts';
import { readResponse, toResult } from './response.ts';
import { canRetry, delayBefore, sleep } from './retry.ts';
import { createUrl, type Values } from './transport.ts';

/** Options of a method: those of every request, an optional body, and parameters of the operation. */
type AnyOptions = UploadOptions & { body?: unknown };

/** 60 seconds for an attempt. */
const defaultTimeout = 60_000;
const bytesPerMillisecond = 1_048.576;

/** Creates methods that perform an operation, with as many attempts as is safe. */
export function createRequest(client: ClientOptions, attempt: Attempt): (operation: Operation) => Method {
  return (operation) => {
    const { id, method, ids = [], body: { required, form: fields, mediaType } = {} } = operation;
    const toUrl = createUrl(client.baseUrl, operation);
    const reads = /GET|HEAD/.test(method);

    return async (...given) => {
      const body = required ? given[ids.length] : undefined;
      const options = (given[ids.length + (required ? 1 : 0)] ?? {}) as AnyOptions;
      checkTuning(id, options);
      const { teamId = client.teamId, projectId = client.projectId, signal } = options;
      const identity = { teamId, projectId };
      const path: Values = { teamId, projectId, team_id: teamId, project_id: projectId };
      ids.forEach((name, index) => (path[name] = given[index]));
      const form = fields && (await createForm(id, fields, body, identity, options.checkLimits));
      const content = form ?? toContent(required ? body : options.body, mediaType);
      const { query, headers } = hasParameters
        ? toValues(operation, { ...identity, ...options })
        : { query: undefined, headers: options.headers };
      const sent = { url: toUrl(path, query), content, headers, signal };

      const repeatable = reads || (options.retryWrites ?? client.retryWrites ?? false);
      const retries = form?.once ? 0 : (options.retries ?? client.retries ?? 2);
      const forFiles = (form?.size ?? 0) / bytesPerMillisecond;
      const timeout = options.timeout ?? (client.timeout ?? defaultTimeout) + forFiles;
      const deadline = Date.now() + (options.totalTimeout ?? client.totalTimeout ?? Infinity);

      for (let number = 1; ; number++) {
        try {
          const limit = Math.max(0, Math.min(timeout, deadline - Date.now()));
          const received = await attempt(operation, sent, limit, number);
          return toResult(operation, received.response, readResponse(operation, received, client.apiKey));
        } catch (error) {
          if (number > retries || !canRetry(error, repeatable)) throw error;
          const delay = delayBefore(number + 1, (error as DocprocError).response);
          if (delay === undefined || Date.now() + delay >= deadline) throw error;
          await sleep(id, delay, signal);
        }
      }
    };
  };
}

/** Returns the query and the headers with the parameters that the options give. */
function toValues(
  { parameters = [] }: Operation,
  options: AnyOptions & Values,
): Pick<AnyOptions, 'headers'> & { query: Values } {
  const query: Values = {};
  const headers: Record<string, string> = {};
  for (const { in: where, name, key } of parameters) {
    const value = options[key] ?? undefined;
    if (where === 'query') query[name] = value;
    else if (value !== undefined) headers[name] = String(value);
  }
  return { query, headers: { ...headers, ...options.headers } };
}
