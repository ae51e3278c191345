import type { Redact } from '../../shared/redact.ts';
import { isSecretHeader, secretName } from '../../shared/secret-names.ts';
import type { Exchange } from './exchange.ts';
import type { RecordedExchange } from '../reports/report.ts';

/** Characters of a body that a report keeps. */
const kept = 2_000;
const hidden = '***';

/** Returns an exchange for a report, without keys and other secrets. */
export function recorded(exchange: Exchange, baseUrl: string, redact: Redact): RecordedExchange {
  const { number, trace, operation, method, path, credential, status, headers, text, durationMs } = exchange;
  // Before it is cut: the beginning of a secret would not be found.
  const whole = redact(text).replaceAll(secretMember, `$1"${hidden}"`);
  const body = whole.length > kept ? `${whole.slice(0, kept)}…` : whole;
  return redact({
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
  });
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
