import { hasParameters } from '../../generated/client/contract/contract.ts';
import { anything, type CheckedOptions, requestRules, type Rule } from './check-options.ts';
import type { Forms } from './files.ts';
import { mapValues } from './merge.ts';
import type { OperationData } from './operation.ts';
import type { UploadOptions } from './options.ts';
import type { Received } from './attempt.ts';
import { requestIdOf } from './response.ts';
import type { Result, Send } from './send.ts';
import { createTarget, type Values } from './url.ts';

/** Operations by the names of their methods: `get`. */
export type Operations = Readonly<Record<string, OperationData>>;
/** Operations by the namespace of their methods. */
export type Groups = Readonly<Record<string, Operations>>;

/** A method accepts the ids, the body if there must be one, and options. Whatever goes wrong rejects its promise. */
type Method = (...given: unknown[]) => ResponsePromise<unknown>;

type Options = UploadOptions & { body?: unknown };

/**
 * Creates the methods of a client from operations of the contract. `Methods` are their declarations, which are
 * generated from the same operations.
 */
export function createMethods<Methods>(
  groups: Groups,
  { baseUrl }: CheckedOptions,
  send: Send,
  forms?: Forms,
): Methods {
  const createMethod = (operation: OperationData): Method => {
    const { body, ids = [] } = operation;
    const count = ids.length;
    const toTarget = createTarget(baseUrl, operation);
    const rules: Record<string, Rule> = { ...requestRules, ...(body?.form && forms?.rules) };
    if (body && !body.required) rules['body'] = anything;
    if (hasParameters) for (const { key } of operation.parameters ?? []) rules[key] ??= anything;
    return (...given) => {
      /** Those of every request, an optional body, and parameters of the operation. */
      const options = given[body?.required ? count + 1 : count] as Options | undefined;
      const input = body?.required ? given[count] : options?.body;
      const result = send(operation, options, rules, input, ({ teamId, projectId }) => {
        const empty = body?.nonEmpty?.find((name) => Object(input)[name]?.length === 0);
        if (empty) throw new TypeError(`${operation.id}: ${empty} is empty`);
        const path: Values = { teamId, projectId, team_id: teamId, project_id: projectId };
        ids.forEach((name, index) => (path[name] = given[index]));
        return toTarget(path, hasParameters ? { teamId, projectId, ...options } : options);
      });
      return toPromise(result);
    };
  };
  return mapValues(groups, (operations) => mapValues(operations, createMethod)) as Methods;
}

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

function toPromise(result: Promise<Result>): ResponsePromise<unknown> {
  let received: Received | undefined;
  const promise = result.then((each) => {
    ({ received } = each);
    return each.data;
  });
  return Object.assign(promise, {
    // Awaits the same promise: with two that wait for one, a stack would end there.
    async withResponse() {
      const data = await promise;
      const { response } = received as Received;
      return { data, response, requestId: requestIdOf(received as Received) };
    },
  });
}
