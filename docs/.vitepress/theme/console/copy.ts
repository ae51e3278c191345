/** A request of the console as a program. */
import { type Exchange, parsed } from './spec.ts';

const quote = (text: string): string =>
  /^[\w@=.,:/-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/** Returns the command that sends a request. */
export function asCurl({ action, baseUrl, path, headers, body, form }: Exchange): string {
  const { method } = action;
  const implied = body === undefined && form === undefined ? 'GET' : 'POST';
  return [
    `curl ${quote(baseUrl + path)}`,
    ...(method === implied ? [] : [`--request ${method}`]),
    ...headers.map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data ${quote(body)}`]),
    ...(form ?? []).map(
      ({ name, value, size }) => `--form ${quote(`${name}=${size === undefined ? '' : '@'}${value}`)}`,
    ),
  ].join(' \\\n  ');
}

/** Returns the program that sends a request with the SDK. */
export function asTypeScript({ action, baseUrl, headers, ids, body, form }: Exchange): string {
  const authorization = headers.find(([name]) => name === 'Authorization')?.[1] ?? '';
  const values: Record<string, string> = {
    ...ids,
    base_url: baseUrl,
    api_key: authorization.replace(/^Bearer /, ''),
  };
  const files = (form ?? []).flatMap(({ value, size }) => (size === undefined ? [] : [text(`./${value}`)]));
  const isJson = body === undefined || parsed(body) !== undefined;
  const program = action.sample
    .replace("'./{{files}}'", () => files.join(', '))
    .replace("'{{body}}'", () => (isJson ? (body ?? '{}') : text(body)))
    .replace(/'\{\{(\w+)\}\}'/g, (_, name: string) => text(values[name] ?? name));
  return isJson ? program : `// The SDK sends JSON only, and this body is none.\n${program}`;
}

const text = (value: string): string => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
