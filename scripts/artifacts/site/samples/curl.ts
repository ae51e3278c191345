import { type SampleRequest, target } from './sample-request.ts';

/** Characters of a line in a guide. */
const maxLength = 82;

export function curl({ operation, url, search, headers, json, form, result }: SampleRequest): string {
  const { method } = operation;
  const implied = json === undefined && !form ? 'GET' : 'POST';
  const address = quote(url + search);
  const options = [
    ...(method === implied ? [] : [`--request ${method}`]),
    // Without a body, the status is all that there is to see.
    ...(result.kind === 'none' ? ['--include'] : []),
    `--header ${quote(`Authorization: Bearer ${target.apiKey}`)}`,
    // `--json` would need curl 7.82.
    ...headers.map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`),
    ...(json === undefined ? [] : [`--data ${quote(JSON.stringify(json, null, 2))}`]),
    ...(form ?? []).map(({ name, value, file }) => `--form ${quote(`${name}=${file ? '@' : ''}${value}`)}`),
  ];
  // A URL that is too long next to the command has the last line for itself.
  const fits = `curl ${address} \\`.length <= maxLength;
  const parts = fits ? [`curl ${address}`, ...options] : [`curl ${options.join(' \\\n  ')}`, address];
  return parts.join(' \\\n  ');
}

const quote = (text: string) => (/^[\w@=.,:/-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
