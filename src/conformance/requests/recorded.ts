import { isObject } from '../../shared/json.ts';
import { isSecretHeader, secretName } from '../../shared/secret-names.ts';
import type { Exchange } from './exchange.ts';
import type { RecordedExchange } from '../reports/report.ts';

/** Characters of a body that a report keeps. */
const kept = 2_000;
const hidden = '***';

/** Returns an exchange for a report, without any of the secrets. */
export function recorded(exchange: Exchange, baseUrl: string, secrets: readonly string[]): RecordedExchange {
  const { number, trace, operation, method, path, credential, status, headers, text, durationMs } = exchange;
  // Before it is cut: the beginning of a secret would not be found.
  const whole = withoutSecrets(text, secrets).replaceAll(secretMember, `$1"${hidden}"`);
  const body = whole.length > kept ? `${whole.slice(0, kept)}…` : whole;
  const safe: RecordedExchange = {
    number,
    trace,
    operation: operation.id,
    method,
    path,
    credential,
    curl: curlOf(exchange, baseUrl),
    status,
    headers: safeHeaders(headers),
    body,
    durationMs: Math.round(durationMs),
  };
  return withoutSecrets(safe, secrets);
}

/** A member of JSON whose value can be a secret. */
const secretMember = new RegExp(
  String.raw`("[^"\\]*(?:${secretName.source})[^"\\]*"\s*:\s*)"(?:[^"\\]|\\.)*"`,
  'gi',
);

/** Headers without the values that can be secrets, and without the queries of URLs. */
const safeHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) =>
      // What a server asks for is no secret.
      isSecretHeader(name, value) && name !== 'www-authenticate'
        ? [name, hidden]
        : [name, value.replaceAll(/\?[^\s<>"]+/g, `?${hidden}`)],
    ),
  );

/** Keys with fewer characters are hidden only where a value stands: texts contain the words that they can be. */
const minLength = 8;
const asValue = (text: string): string =>
  String.raw`(?<=Bearer[^\w-]{1,9}|=)${text}(?![\w-])|(?<=["'])${text}(?=\\*["'])`;

/** The ways in which a server can write a secret. */
const spellingsOf = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('base64'),
];

/** Returns a value of JSON without any of the secrets in its texts and in the names of its members. */
export function withoutSecrets<Value>(value: Value, secrets: readonly string[]): Value {
  // One that begins with another comes first.
  const longestFirst = secrets.toSorted((a, b) => b.length - a.length);
  const patterns = longestFirst.flatMap((secret) =>
    [...new Set(spellingsOf(secret))].map((each) => {
      // JSON within JSON has several backslashes.
      const text = each.replaceAll(/[^\w\s]/g, String.raw`\\*\$&`);
      // The name of a header is in lower case.
      return new RegExp(secret.length < minLength ? asValue(text) : text, 'gi');
    }),
  );
  const safe = (text: string): string =>
    patterns.reduce((rest, pattern) => rest.replaceAll(pattern, hidden), text);
  return JSON.parse(JSON.stringify(value), (_, each: unknown) => {
    if (typeof each === 'string') return safe(each);
    if (!isObject(each)) return each;
    return Object.fromEntries(Object.entries(each).map(([name, member]) => [safe(name), member]));
  }) as Value;
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
    parts.push(
      '-H',
      `"Authorization: Bearer $${variables[credential] ?? (credential.startsWith('scopes') ? 'DOCPROC_SCOPED_KEY' : 'DOCPROC_WRONG_KEY')}"`,
    );
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
