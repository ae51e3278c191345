import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { keyOf } from '../../state/secrets.ts';
import { begin } from '../../contract/text.ts';
import { problemDetails, type SandboxResponse } from '../../contract/messages.ts';

/** A request to the control API, before its body is read. */
interface ControlClient {
  /** IP address of the client. */
  address: string | undefined;
  /** Host and port that the client sent the request to. */
  host: string | undefined;
  headers: IncomingHttpHeaders;
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

const way =
  'start the sandbox with --control-token TOKEN (in code: controlToken), and send it as a bearer token';

/**
 * Returns why a client may not control the sandbox; undefined if it may. Without a token, the client must be on this
 * machine, and must use a name of this machine: a page whose host name resolves to 127.0.0.1 has another one.
 *
 * @param token The control token, if there is one.
 */
export function controlRejection(
  token: string | undefined,
  { address = '', host, headers }: ControlClient,
): SandboxResponse | undefined {
  if (token !== undefined) {
    const given = keyOf(headers.authorization);
    if (given !== undefined && timingSafeEqual(sha256(given), sha256(token))) return undefined;
    return problemDetails(
      401,
      'The control token is missing or wrong. Send it as a bearer token: it is the value of --control-token, of ' +
        'DOCPROC_SANDBOX_CONTROL_TOKEN or, in code, of controlToken.',
    );
  }
  if (!isLoopback(address)) {
    return problemDetails(403, `Without a control token, only this machine controls the sandbox: ${way}.`);
  }
  if (!isLoopback(nameOf(host))) {
    return problemDetails(
      403,
      'Without a control token, the sandbox is controlled as localhost, 127.0.0.1 or [::1], and the request is for ' +
        `${host === undefined ? 'no host' : begin(host, 200)}: use one of these names, or ${way}.`,
    );
  }
  return undefined;
}

/** Returns the host of `host:port`. */
const nameOf = (host = ''): string => host.replace(/:\d*$/, '').replace(/^\[(.*)\]$/, '$1');

/** Whether an IP address or a host name leads to this machine alone. */
export const isLoopback = (host: string): boolean =>
  /^((.+\.)?localhost|::1|(::ffff:)?127(\.\d{1,3}){3})$/i.test(host);
