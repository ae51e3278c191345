// What the client reports of a request without a response: whether it was sent, and whether another attempt can succeed.
import { ConnectionError } from '@docproc/client';
import { expect, test } from 'vitest';
import { clientWith, failure } from './server.ts';

/** What an attempt throws, as Node does. */
const nodeError = (facts: object, message = 'down') =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(message), facts) });

/** As undici has it. */
const tunnel = Object.assign(new Error('Proxy response (407) !== 200 when HTTP Tunneling'), {
  code: 'UND_ERR_ABORTED',
});
const bun = 'Proxy refused to open a tunnel: 407 Proxy Authentication Required';

/** What the constructor of `Request` throws: a TypeError without a code. */
function notConstructed(init: RequestInit): unknown {
  try {
    return new Request('http://docproc.example', init);
  } catch (error) {
    return error;
  }
}

const cases: [string, unknown, sent: boolean, attempts: number][] = [
  // Before the connection.
  ['ECONNREFUSED', nodeError({ code: 'ECONNREFUSED' }), false, 2],
  ['a time-out of the connection', nodeError({ code: 'ETIMEDOUT', syscall: 'connect' }), false, 2],
  [
    'both addresses',
    nodeError({ code: 'ETIMEDOUT', errors: [{ code: 'ETIMEDOUT', syscall: 'connect' }] }),
    false,
    2,
  ],
  ['too many files', nodeError({ code: 'EMFILE', syscall: 'connect' }), false, 2],
  ['no such host', nodeError({ code: 'ENOTFOUND', syscall: 'getaddrinfo' }), false, 2],
  ['no name server', nodeError({ code: 'EAI_AGAIN' }), false, 2],
  ['a time-out of undici', nodeError({ code: 'UND_ERR_CONNECT_TIMEOUT' }), false, 2],
  ['Bun', Object.assign(new Error('Unable to connect'), { code: 'ECONNREFUSED' }), false, 2],
  [
    'Deno',
    new TypeError('error', { cause: new Error('client error (Connect): tcp connect error') }),
    false,
    2,
  ],
  // It will not change.
  ['an expired certificate', nodeError({ code: 'CERT_HAS_EXPIRED' }), false, 1],
  ['a certificate of its own', nodeError({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }), false, 1],
  ['an unknown issuer', nodeError({ code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }), false, 1],
  ['another host in the certificate', nodeError({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }), false, 1],
  ['a server without TLS', nodeError({ code: 'ERR_SSL_WRONG_VERSION_NUMBER' }), false, 1],
  [
    'a certificate, Deno',
    new TypeError('error', {
      cause: new Error('client error (Connect): invalid peer certificate: UnknownIssuer'),
    }),
    false,
    1,
  ],
  ['a proxy that asks who this is, Node', nodeError({ cause: tunnel }, 'Request was cancelled.'), false, 1],
  ['the same, Node 26', nodeError({}, 'Proxy Authentication Required (407)'), false, 1],
  ['the same, Deno', nodeError({}, 'client error (Connect): proxy authentication required'), false, 1],
  ['the same, Bun', Object.assign(new Error(bun), { code: 'ERR_PROXY_TUNNEL' }), false, 1],
  ['another response of a proxy', Object.assign(new Error('502'), { code: 'ERR_PROXY_TUNNEL' }), false, 2],
  ['a bad port', nodeError({}, 'bad port'), false, 1],
  ['an argument', nodeError({ code: 'ERR_INVALID_ARG_TYPE' }), false, 1],
  ['a Request of Node', notConstructed({ mode: 'navigate' }), false, 1],
  ['a Request with a method that fetch does not send', notConstructed({ method: 'TRACE' }), false, 1],
  [
    'a Request with half of a stream',
    notConstructed({ method: 'POST', body: new ReadableStream() }),
    false,
    1,
  ],
  ['a header that is not valid', notConstructed({ headers: { 'a b': 'c' } }), false, 1],
  ['a Request of Chromium', new TypeError("Failed to construct 'Request': no"), false, 1],
  // It may have arrived.
  ['Safari', new TypeError('Load failed'), true, 1],
  ['ECONNRESET', nodeError({ code: 'ECONNRESET', syscall: 'read' }), true, 1],
  ['a broken pipe', nodeError({ code: 'EPIPE' }), true, 1],
  ['a closed socket', nodeError({ code: 'UND_ERR_SOCKET' }), true, 1],
  ['a time-out of a read', nodeError({ code: 'ETIMEDOUT', syscall: 'read' }), true, 1],
  ['a browser', new TypeError('Failed to fetch'), true, 1],
  ['a text that looks like a code', new Error('CERT_HAS_EXPIRED: was seen'), true, 1],
];

test.each(cases)('%s', async (_, thrown, sent, attempts) => {
  let count = 0;
  const fetch = async () => {
    count += 1;
    throw thrown;
  };
  const { tasks } = clientWith(fetch, { retries: 1 });
  const error = await failure(tasks.approve('t-1'), ConnectionError);
  expect({ sent: error.sent, count }).toEqual({ sent, count: attempts });
  count = 0;
  await failure(tasks.get('t-1'), ConnectionError);
  // A read is repeated, too, when it may have arrived.
  expect(count).toBe(sent ? 2 : attempts);
});
