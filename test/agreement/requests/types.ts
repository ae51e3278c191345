/** A request as a line of TypeScript, with the typed requests of the client. */
import { isExpressible, memberValues } from './judges.ts';
import type { RequestCase } from './request.ts';

/** A placeholder for the bytes of a file. */
const bytes = '\u0000bytes';

/** Returns the line that a request is; undefined if the types have no words for it. */
export function requestLine(request: RequestCase, index: number): string | undefined {
  const { operation, method = operation.method, values, credential, body, value } = request;
  if (!isExpressible(request)) return undefined;
  const key = credential === 'none' ? '' : `, apiKey: 'key'`;
  const params = Object.entries(values).filter(([, each]) => Object.keys(each).length > 0);
  const members = {
    ...(params.length > 0 && { params: Object.fromEntries(params) }),
    ...(body && { body: memberValues(operation, value, () => bytes) }),
  };
  const init = JSON.stringify(members).replaceAll(JSON.stringify(bytes), 'new Blob([])');
  const client = `createClient({ baseUrl: '', teamId: 't', projectId: 'p'${key} })`;
  return `export const request${index} = ${client}.raw.${method}(${JSON.stringify(operation.path)}, ${init});`;
}
