import { requestIdOf } from './response.ts';
import type { Result } from './send.ts';

/** What a method returns, with the response that it comes from. */
export interface WithResponse<T> {
  data: T;
  /** The response, its body already read. */
  response: Response;
  /** Identifies the request in the logs of the service, if a header of the response has it. */
  requestId: string | undefined;
}

/** The promise of a method. */
export interface ResponsePromise<T> extends Promise<T> {
  /** Returns the value together with the response and the request id. */
  withResponse(): Promise<WithResponse<T>>;
}

export function toPromise(result: Promise<Result>): ResponsePromise<unknown> {
  const promise = result.then(({ data }) => data);
  return Object.assign(promise, {
    async withResponse() {
      // Who calls this handles its error, and not that of the promise.
      promise.catch(() => {});
      const { data, received } = await result;
      return { data, response: received.response, requestId: requestIdOf(received) };
    },
  });
}
