import type { SampleRequest } from './sample-request.ts';
import { target } from './sample-request.ts';

/** Characters of a line in a guide. */
const maxLength = 82;

export function curl({ operation, url, query, headers, json, text, form, result }: SampleRequest): string {
  const { method } = operation;
  const search = query.length > 0 ? `?${new URLSearchParams(query).toString()}` : '';
  const content = json ?? text ?? form;
  const data = json === undefined ? text : `${JSON.stringify(json, null, 2)}`;
  const request =
    method === 'HEAD'
      ? ['--head']
      : method === (content === undefined ? 'GET' : 'POST')
        ? []
        : [`--request ${method}`];
  const address = quote(url + search);
  const fits = `curl ${address} \\`.length <= maxLength;
  const options = [
    ...request,
    // Without a body, the status is all that there is to see.
    ...(result.kind === 'none' && method !== 'HEAD' ? ['--include'] : []),
    ...(result.kind === 'blob' ? ['--output response.bin'] : []),
    `--header ${quote(`Authorization: Bearer ${target.apiKey}`)}`,
    ...headers.map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`),
    // `--json` would need curl 7.82.
    ...(json === undefined ? [] : [`--header 'Content-Type: ${operation.body?.mediaType}'`]),
    ...(data === undefined ? [] : [`${json === undefined ? '--data-raw' : '--data'} ${quote(data)}`]),
    ...(form ?? []).map(({ name, value, file }) => `--form ${quote(`${name}=${file ? '@' : ''}${value}`)}`),
  ];
  // A URL that is too long next to the command has the last line for itself.
  const parts = fits ? [`curl ${address}`, ...options] : [`curl ${options.join(' \\\n  ')}`, address];
  return parts.join(' \\\n  ');
}

const quote = (text: string) => (/^[\w@=.,:/-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
