import type { Exchange } from './http.ts';
import type { RecordedExchange } from '../reports/report.ts';

/** Characters of a body that a report keeps. */
const kept = 2_000;
const hidden = '***';

/** Returns an exchange for a report, without any of the secrets. */
export function recorded(exchange: Exchange, baseUrl: string, secrets: readonly string[]): RecordedExchange {
  const { number, operation, method, path, credential, status, headers, text, durationMs } = exchange;
  // Before it is cut: the beginning of a secret would not be found.
  const whole = withoutSecrets(text, secrets);
  const body = whole.length > kept ? `${whole.slice(0, kept)}…` : whole;
  const safe: RecordedExchange = {
    number,
    operation: operation.id,
    method,
    path,
    credential,
    curl: curlOf(exchange, baseUrl),
    status,
    headers,
    body,
    durationMs: Math.round(durationMs),
  };
  return withoutSecrets(safe, secrets);
}

/** Keys with fewer characters are hidden only as words of their own: other texts contain them by chance. */
const minLength = 8;

/** Returns a value of JSON without any of the secrets in its texts. */
export function withoutSecrets<Value>(value: Value, secrets: readonly string[]): Value {
  const patterns = secrets.flatMap((secret) => {
    const escaped = JSON.stringify(secret).slice(1, -1);
    return [secret, escaped].map((each) => {
      const text = each.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
      return new RegExp(secret.length < minLength ? `(?<![\\w-])${text}(?![\\w-])` : text, 'g');
    });
  });
  const safe = (text: string): string =>
    patterns.reduce((rest, pattern) => rest.replaceAll(pattern, hidden), text);
  return JSON.parse(JSON.stringify(value), (_, each: unknown) =>
    typeof each === 'string' ? safe(each) : each,
  ) as Value;
}

/** Environment variables of the keys by credential. The values are not part of a report. */
const variables: Record<string, string> = {
  full: 'DOCPROC_API_KEY',
  otherTeam: 'DOCPROC_OTHER_TEAM_KEY',
  expired: 'DOCPROC_EXPIRED_KEY',
  invalid: 'DOCPROC_INVALID_KEY',
};

/** Returns the command of curl that repeats a request. */
function curlOf(exchange: Exchange, baseUrl: string): string {
  const { method, operation, credential, authorization, contentType, bodyText, form, path } = exchange;
  const parts = ['curl', '-i', '-X', method, quoted(baseUrl + path)];
  if (authorization?.startsWith('Bearer ')) {
    parts.push('-H', `"Authorization: Bearer $${variables[credential] ?? 'DOCPROC_SCOPED_KEY'}"`);
  } else if (authorization !== undefined) parts.push('-H', quoted(`Authorization: ${authorization}`));
  for (const [name, value] of operation.headers) parts.push('-H', quoted(`${name}: ${value}`));
  if (contentType !== undefined) parts.push('-H', quoted(`Content-Type: ${contentType}`));
  if (bodyText !== undefined) parts.push('--data-raw', quoted(bodyText));
  for (const [name, value] of form?.fields ?? []) {
    parts.push('--form-string', quoted(`${name}=${value}`));
  }
  for (const { name, type } of form?.files.slice(0, 3) ?? []) {
    parts.push('-F', quoted(`${form?.fileField}=@document.pdf;filename="${name}";type=${type}`));
  }
  const more = (form?.files.length ?? 0) - 3;
  return parts.join(' ') + (more > 0 ? ` # and ${more} more files` : '');
}

/** A text as one word of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
