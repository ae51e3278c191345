/** Code that sends a request of the journal again. The key is not in the journal. */
import { curl } from '../../shared/curl.ts';
import type { JournalEntry } from '../state/journal.ts';
import type { PageOperation } from './data.ts';
import { data } from './parts.tsx';

/** Names of headers that are of a connection. */
const ofConnection = /^(host|connection|content-length|sec-.*|accept-encoding|origin|referer)$/;

/** Returns the headers to send again. The boundary of a form is of its bytes. */
export const headersOf = ({ headers, form }: JournalEntry): [name: string, value: string][] =>
  Object.entries(headers).filter(([name]) => !ofConnection.test(name) && !(form && name === 'content-type'));

export function fieldsOf({ form }: JournalEntry): { name: string; value: string; file: boolean }[] {
  const fields = Object.entries(form?.fields ?? {}).flatMap(([name, values]) =>
    values.map((value) => ({ name, value, file: false })),
  );
  return [
    ...fields,
    ...(form?.files ?? []).map(({ name }) => ({ name: fileField(), value: name, file: true })),
  ];
}

export const fileField = (): string => data.upload?.file ?? 'file';

export const asCurl = (entry: JournalEntry): string =>
  curl({
    method: entry.method,
    url: location.origin + entry.path,
    headers: [...headersOf(entry), ['authorization', 'Bearer API_KEY']],
    body: entry.body,
    form: entry.form && fieldsOf(entry),
  });

const js = (value: unknown): string => JSON.stringify(value);

/** Returns a program with the client; undefined where the client cannot send the request. */
export function asTypeScript(entry: JournalEntry): string | undefined {
  const operation = data.operations.find(({ id }) => id === entry.operation);
  const [path = '', query] = entry.path.split('?');
  const values = operation && pathValues(operation.path, path);
  if (!operation || !values || query !== undefined) return undefined;
  const given = argumentsOf(entry, operation);
  if (!given) return undefined;
  const find = (name: RegExp): string => Object.entries(values).find(([key]) => name.test(key))?.[1] ?? '';
  const args = [...operation.ids.map((name) => js(values[name] ?? '')), ...given];
  return `import { createClient } from '@docproc/client';

const docproc = createClient({
  baseUrl: ${js(location.origin)},
  apiKey: 'API_KEY',
  teamId: ${js(find(/^team/i))},
  projectId: ${js(find(/^project/i) || (entry.form?.fields['projectId']?.[0] ?? ''))},
});
console.log(await docproc.${operation.call}(${args.join(', ')}));
`;
}

/** Returns the body as an argument of a method of the client; undefined if it can be none. */
function argumentsOf({ body, form }: JournalEntry, operation: PageOperation): string[] | undefined {
  if (form && data.upload) {
    const { input, filled } = data.upload;
    const files = form.files.map(({ name }) => `./${name}`);
    const others = Object.entries(form.fields).filter(([name]) => filled[name] === undefined);
    const fields = others.map(([name, [value = '']]) => `${js(name)}: ${isJson(value) ? value : js(value)}`);
    return [`{ ${[`${input}: ${js(files)}`, ...fields].join(', ')} }`];
  }
  if (operation.body === undefined) return [];
  return body !== undefined && isJson(body) ? [body] : undefined;
}

/** Whether a text is JSON of an object or an array: a number in a form is a text. */
function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** Returns the values of the parameters of a path; undefined if it is another path. */
function pathValues(template: string, path: string): Record<string, string> | undefined {
  const [names, parts] = [template, path].map((each) => each.split('/')) as [string[], string[]];
  if (names.length !== parts.length) return undefined;
  return Object.fromEntries(
    names.flatMap((name, index) =>
      name.startsWith('{') ? [[name.slice(1, -1), decodeURIComponent(parts[index] ?? '')]] : [],
    ),
  );
}
