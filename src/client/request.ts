import { hasParameters } from '../../generated/client/contract/contract.ts';
import { anything, type CheckedOptions, requestRules, type OptionRule } from './check-options.ts';
import type { FormEncoder } from './files.ts';
import { mapValues } from './merge.ts';
import type { OperationData, OperationsByNamespace } from './operation.ts';
import type { ResponsePromise, UploadOptions } from './options.ts';
import type { Received } from './attempt.ts';
import { requestIdOf } from './response.ts';
import type { PendingRequest, Send } from './send.ts';
import { targetOf, type Target, type ParameterValues } from './url.ts';

/** A method accepts the ids, the body if there must be one, and options. Whatever goes wrong rejects its promise. */
type ClientMethod = (...given: unknown[]) => ResponsePromise<unknown>;

type Options = UploadOptions & { body?: unknown };

/**
 * Creates the methods of a client from operations of the contract. `Methods` are their declarations, which are
 * generated from the same operations.
 */
export function createMethods<Methods>(
  operationsByNamespace: OperationsByNamespace,
  { baseUrl }: CheckedOptions,
  send: Send,
  formEncoder?: FormEncoder,
): Methods {
  const createMethod = (operation: OperationData): ClientMethod => {
    const { body, ids = [] } = operation;
    const count = ids.length;
    const rules: Record<string, OptionRule> = { ...requestRules, ...(body?.form && formEncoder?.rules) };
    if (body && !body.required) rules['body'] = anything;
    if (hasParameters) for (const { option } of operation.parameters ?? []) rules[option] ??= anything;
    return (...given) => {
      /** Those of every request, an optional body, and parameters of the operation. */
      const options = given[body?.required ? count + 1 : count] as Options | undefined;
      const input = body?.required ? given[count] : options?.body;
      const toTarget = ({ teamId, projectId }: CheckedOptions): Target => {
        // A type with one item or more would reject a variable of type `Issue[]`, so that this is checked here.
        const empty = body?.nonEmpty?.find((name) => Object(input)[name]?.length === 0);
        if (empty) throw new TypeError(`${operation.id}: ${empty} is empty`);
        const path: ParameterValues = { teamId, projectId, team_id: teamId, project_id: projectId };
        ids.forEach((name, index) => (path[name] = given[index]));
        return targetOf(
          baseUrl,
          operation,
          path,
          hasParameters ? { teamId, projectId, ...options } : options,
        );
      };
      const request: PendingRequest = { operation, options, rules, input, toTarget };
      const promise = send(request) as ResponsePromise<unknown>;
      // Awaits the same promise: with two that wait for one, a stack would end there.
      promise.withResponse = async () => {
        const data = await promise;
        const received = request.received as Received;
        return { data, response: received.response, requestId: requestIdOf(received) };
      };
      return promise;
    };
  };
  return mapValues(operationsByNamespace, (operations) => mapValues(operations, createMethod)) as Methods;
}
