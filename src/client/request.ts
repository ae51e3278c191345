import { hasParameters } from '../../generated/client/contract/contract.ts';
import { anything, type CheckedOptions, requestRules, type Rule } from './check-options.ts';
import type { Forms } from './files.ts';
import type { OperationData } from './operation.ts';
import type { UploadOptions } from './options.ts';
import { type ResponsePromise, toPromise } from './response-promise.ts';
import type { Send } from './send.ts';
import { createTarget, type Values } from './url.ts';

/** A method accepts the ids, the body if there must be one, and options. Whatever goes wrong rejects its promise. */
export type Method = (...given: unknown[]) => ResponsePromise<unknown>;

type Options = UploadOptions & { body?: unknown };

/** Creates methods that perform an operation. */
export function createRequest(
  { baseUrl }: CheckedOptions,
  send: Send,
  forms?: Forms,
): (operation: OperationData) => Method {
  return (operation) => {
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
        const path: Values = { teamId, projectId, team_id: teamId, project_id: projectId };
        ids.forEach((name, index) => (path[name] = given[index]));
        return toTarget(path, hasParameters ? { teamId, projectId, ...options } : options);
      });
      return toPromise(result);
    };
  };
}
