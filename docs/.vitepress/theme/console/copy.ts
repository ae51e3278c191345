/** A request of the console as a program. */
import { curl } from '../../../../src/shared/curl.ts';
import { type Exchange, parsed } from './spec.ts';

/** Returns the command that sends a request. */
export const asCurl = ({ operation: { method }, baseUrl, path, headers, body, form }: Exchange): string =>
  curl({
    method,
    url: baseUrl + path,
    headers,
    body,
    form: form?.map(({ name, value, size }) => ({ name, value, file: size !== undefined })),
  });

/** Returns the program that sends a request with the SDK. */
export function asTypeScript({ operation, baseUrl, headers, ids, body, form }: Exchange): string {
  const authorization = headers.find(([name]) => name === 'Authorization')?.[1] ?? '';
  const values: Record<string, string> = {
    ...ids,
    base_url: baseUrl,
    api_key: authorization.replace(/^Bearer /, ''),
  };
  const files = (form ?? []).flatMap(({ value, size }) => (size === undefined ? [] : [text(`./${value}`)]));
  const isJson = body === undefined || parsed(body) !== undefined;
  const program = operation.sample
    .replace("'./{{files}}'", () => files.join(', '))
    .replace("'{{body}}'", () => (isJson ? (body ?? '{}') : text(body)))
    .replace(/'\{\{(\w+)\}\}'/g, (_, name: string) => text(values[name] ?? name));
  return isJson ? program : `// The SDK sends JSON only, and this body is none.\n${program}`;
}

const text = (value: string): string => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
