import { hasParameters } from './data/contract.js';
import { anything, type CheckedOptions, requestRules, type Rule } from './check-options.js';
import type { Forms } from './files.js';
import type { Operation } from './operation.js';
import type { RequestOptions, UploadOptions } from './options.js';
import { type ResponsePromise, toPromise } from './response-promise.js';
import type { Send } from './send.js';
import { createUrl, type ParameterValues, serialize, type Values } from './url.js';

/** A method takes the ids, the body if there must be one, and options. Whatever goes wrong rejects its promise. */
export type Method = (...given: unknown[]) => ResponsePromise<unknown>;

type Options = UploadOptions & { body?: unknown };

/** Creates methods that perform an operation. */
export function createRequest(
  { baseUrl }: CheckedOptions,
  send: Send,
  forms?: Forms,
): (operation: Operation) => Method {
  return (operation) => {
    const { body, ids = [] } = operation;
    const count = ids.length;
    const toUrl = createUrl(baseUrl, operation);
    const rules: Record<string, Rule> = { ...requestRules, ...(body?.form && forms?.rules) };
    if (body && !body.required) rules['body'] = anything;
    if (hasParameters) for (const { key } of operation.parameters ?? []) rules[key] ??= anything;
    return (...given) => {
      /** Those of every request, an optional body, and parameters of the operation. */
      const options = given[body?.required ? count + 1 : count] as Options | undefined;
      const input = body?.required ? given[count] : options?.body;
      const outcome = send(operation, options, rules, input, ({ teamId, projectId }) => {
        const path: Values = { teamId, projectId, team_id: teamId, project_id: projectId };
        ids.forEach((name, index) => (path[name] = given[index]));
        const values: ParameterValues = hasParameters
          ? toValues(operation, { teamId, projectId, ...options })
          : { headers: options?.headers };
        return { ...values, url: toUrl(path, values) };
      });
      return toPromise(outcome);
    };
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
