/** Writes requests as commands of curl: for the samples, the console of the site, and the page of the sandbox. */

interface CurlRequest {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body?: string | undefined;
  bodyFile?: string | undefined;
  form?: { name: string; value: string; file: boolean }[] | undefined;
  include?: boolean;
}

/** Characters of a line in a guide. */
const maxLength = 82;

export function curl({ method, url, headers, body, bodyFile, form, include = false }: CurlRequest): string {
  const implied = body === undefined && bodyFile === undefined && !form ? 'GET' : 'POST';
  const address = quote(url);
  const options = [
    ...(method === implied ? [] : [`--request ${method}`]),
    ...(include ? ['--include'] : []),
    // `--json` would need curl 7.82.
    ...headers.map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`),
    // What begins with `@` names a file for `--data`.
    ...(body === undefined ? [] : [`--data${body.startsWith('@') ? '-raw' : ''} ${quote(body)}`]),
    ...(bodyFile === undefined ? [] : [`--data ${quote(`@${bodyFile}`)}`]),
    ...(form ?? []).map(formOption),
  ];
  // A URL that is too long next to the command has the last line for itself.
  const fits = options.length === 0 || `curl ${address} \\`.length <= maxLength;
  const parts = fits ? [`curl ${address}`, ...options] : [`curl ${options.join(' \\\n  ')}`, address];
  return parts.join(' \\\n  ');
}

/** curl splits the name of a file at commas, and a value at semicolons. */
function formOption({ name, value, file }: { name: string; value: string; file: boolean }): string {
  if (file) {
    const isSplit = /[,;"\\]/.test(value);
    return `--form ${quote(`${name}=@${isSplit ? `"${value.replaceAll(/["\\]/g, '\\$&')}"` : value}`)}`;
  }
  const option = /^[@<"]|;/.test(value) ? '--form-string' : '--form';
  return `${option} ${quote(`${name}=${value}`)}`;
}

const quote = (text: string): string =>
  /^[\w@=.,:/-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
