import { ConnectionError } from './errors.ts';
import type { Redact } from '../shared/redact.ts';
import { copyError } from './redact.ts';
import { forBrowsers } from './for-browsers.ts';
import { toText } from './to-text.ts';

interface Failure {
  message?: string;
  code?: string;
  syscall?: string;
  cause?: Failure;
  errors?: Failure[];
}

/** Phrases of what cannot succeed on another attempt: an argument, a `Request`. */
const invalid = /Failed to (parse|construct|execute ')|Request(Init| constructor)|HTTP method|invalid header/;
/** Codes and phrases, which browsers do not have, of the same: a certificate, a port, an argument, a proxy that asks who this is. */
const hopeless =
  /^\S*(CERT|SIGNATURE|WRONG_VERSION|ERR_(TLS|NOT_S|INVALID_[ACHU]))|bad port|invalid peer|[Pp]roxy ([Aa]uth|response \(407)/;
/** The system call that failed, codes and phrases of what ended before anything was sent. */
const unreachable =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_PROXY_TUNNEL|\S+ (connect|getaddrinfo) )|client error \(Connect\)|HTTP Tunneling/;

/**
 * Returns the error of a request without a response. Node and Bun have a code, on the cause of the error or on itself;
 * Deno has a phrase in the message of the cause; browsers do not report what happened.
 */
export function connectionError(
  operation: string,
  baseUrl: string,
  error: unknown,
  redact: Redact,
): ConnectionError {
  const given = Object(error) as Failure;
  const inner = given.cause ?? given;
  // The reason of a proxy is one level deeper.
  const failure = (!forBrowsers && inner.cause) || inner;
  const reason = toText(failure.message || (!forBrowsers && failure.code) || error);
  const facts = forBrowsers ? reason : factsOf(failure);
  const permanent = forBrowsers ? invalid.test(facts) : invalid.test(facts) || hopeless.test(facts);
  return new ConnectionError(operation, redact(`no response from ${baseUrl}: ${reason}`), {
    sent: forBrowsers ? !permanent : !permanent && !unreachable.test(facts),
    permanent,
    cause: copyError(error, redact),
  });
}

/** What the phrases and codes are looked for in. */
const factsOf = ({ code, syscall, errors, message }: Failure): string =>
  [code, syscall ?? errors?.[0]?.syscall, message].map(toText).join(' ');
