import type { Operation } from '../../generated/client/dist/contract.js';
import { readAnswer } from './answer.ts';
import type { DocprocError } from './errors.ts';
import { type createExchange, toJson } from './exchange.ts';
import { createForm, type UploadInput } from './files.ts';
import type { ClientOptions, UploadOptions } from './options.ts';
import { canRetry, delayBefore, sleep } from './retry.ts';

/** What a call needs beside the operation: path parameters by name, and the body if there is one. */
export interface CallInput {
  path?: Record<string, string>;
  body?: unknown;
}

/**
 * Calls an operation: tries it as often as is safe, and gives what `pick` takes from the answer that
 * the contract describes, and from its status.
 */
export type Call = <T, R>(
  operation: Operation,
  input: CallInput,
  pick: (body: T, status: number) => R,
  options?: UploadOptions,
) => Promise<R>;

/** 60 seconds for a try. */
const defaultTimeout = 60_000;
const bytesPerMillisecond = 1_048.576;

export function createCall(client: ClientOptions, exchange: ReturnType<typeof createExchange>): Call {
  return async (operation, input, pick, options = {}) => {
    const { teamId = client.teamId, projectId = client.projectId, headers, signal } = options;
    const path = { team_id: teamId, teamId, project_id: projectId, ...input.path };
    const form = operation.multipart
      ? await createForm(operation.id, input.body as UploadInput, projectId, options.checkLimits)
      : undefined;
    const content = form ?? toJson(input.body);

    const repeatable = operation.method === 'GET' || (options.retryWrites ?? client.retryWrites ?? false);
    const retries = form?.once ? 0 : (options.retries ?? client.retries ?? 2);
    const forFiles = (form?.size ?? 0) / bytesPerMillisecond;
    const timeout = options.timeout ?? (client.timeout ?? defaultTimeout) + forFiles;
    const deadline = Date.now() + (options.totalTimeout ?? client.totalTimeout ?? Infinity);

    for (let attempt = 1; ; attempt++) {
      try {
        const limit = Math.max(0, Math.min(timeout, deadline - Date.now()));
        const answer = await exchange({ operation, path, content, headers, attempt, limit, signal });
        // The cast: its outer form is checked, and the rest is taken on trust in the contract.
        return pick(readAnswer(operation, answer, client.apiKey) as never, answer.response.status);
      } catch (error) {
        if (attempt > retries || !canRetry(error, repeatable)) throw error;
        const delay = delayBefore(attempt + 1, (error as DocprocError).response);
        if (delay === undefined || Date.now() + delay >= deadline) throw error;
        await sleep(operation.id, delay, signal);
      }
    }
  };
}
