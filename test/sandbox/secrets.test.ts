/** Headers of gateways, proxies and identity providers: the journal has none that gives access, and all others. */
import { expect, test } from 'vitest';
import { createFetch, createSandbox } from '../../src/sandbox/hosts/fetch.ts';
import { secretName } from '../../src/shared/secret-names.ts';

const hidden = `
  proxy-authorization x-forwarded-authorization x-original-authorization x-ms-authorization-auxiliary x-tyk-authorization
  cookie x-api-key apikey api-key x-apikey ocp-apim-subscription-key x-functions-key x-ms-token-aad-access-token
  x-ms-client-principal aeg-sas-key aeg-sas-token x-zumo-auth x-amz-security-token x-amzn-oidc-data
  x-amzn-oidc-accesstoken x-amzn-mtls-clientcert x-amz-server-side-encryption-customer-key x-goog-api-key
  x-goog-iap-jwt-assertion x-goog-encryption-key x-apigateway-api-userinfo x-endpoint-api-userinfo
  cf-access-client-secret cf-access-jwt-assertion cf-access-token x-auth-key x-auth-token x-access-token x-csrf-token
  x-forwarded-client-cert x-forwarded-tls-client-cert x-ssl-client-cert ssl-client-cert x-client-cert client-cert
  client-cert-chain x-arr-clientcert dpop x-vault-token x-consul-token private-token job-token x-gitlab-token
  x-hub-signature-256 x-shopify-access-token x-shopify-hmac-sha256 dd-api-key dd-application-key x-algolia-api-key
  x-rapidapi-key x-rapidapi-proxy-secret x-mashape-key x-parse-session-token x-parse-master-key x-hasura-admin-secret
  x-forwarded-access-token x-auth-request-access-token x-jwt x-id-token x-wsse authentication x-otp ok-access-passphrase
  stripe-signature x-sas`;

const shown = `
  idempotency-key x-idempotency-key surrogate-key x-cache-key x-public-key x-request-id x-correlation-id traceparent
  x-forwarded-for x-forwarded-proto cf-ray x-amz-date x-amz-content-sha256 x-ms-client-request-id x-author authority
  user-agent accept-language if-match x-monkey x-certainty x-design x-keys-count`;

const names = (text: string): string[] => text.trim().split(/\s+/);

/** Returns the headers of a request as the journal has them. */
async function noted(headers: Record<string, string>): Promise<Readonly<Record<string, string>>> {
  const sandbox = createSandbox();
  const all = { authorization: 'Bearer k', ...headers };
  // A `Request` of Node has every header.
  await createFetch(sandbox)('http://x/v2/team-1/upload/none', { headers: all });
  return sandbox.journal()[0]?.headers ?? {};
}

test.each(names(hidden))('%s is left out', async (name) => {
  expect(await noted({ [name]: 'an-opaque-value' })).toEqual({});
});

test.each(names(shown))('%s is kept', async (name) => {
  expect(await noted({ [name]: 'a-value' })).toEqual({ [name]: 'a-value' });
});

test.each(['Bearer x', 'basic eDp5', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', 'a=eyJh.eyJz.c2ln'])(
  'a header of any name with %s is left out',
  async (value) => {
    expect(await noted({ 'x-team': value })).toEqual({});
  },
);

test('a key in the query or the body is hidden, and what is none is kept', async () => {
  const sandbox = createSandbox();
  const query = 'subscription-key=1&code=2&key=3&sort_key=4&functionsKey=5';
  await createFetch(sandbox)(`http://x/v2/team-1/upload/none?${query}`, {
    headers: { authorization: 'Bearer k' },
  });
  expect(sandbox.journal()[0]?.path).toBe(
    '/v2/team-1/upload/none?subscription-key=…&code=2&key=3&sort_key=4&functionsKey=…',
  );
});

test('a key in a response is hidden, and what comes back for others is kept', async () => {
  const sandbox = createSandbox();
  const team = sandbox.team('team-1');
  const { id } = team.seed({ meta: [{ name: 'api_key', value: 'meta-value' }] });
  const fault = { operation: 'getTask', fault: 'status', status: 503 } as const;
  team.fault({ ...fault, body: { error: 'Invalid token: sk-test-0123456789' } });
  const read = () =>
    createFetch(sandbox)(`http://x/v2/team-1/project/project-1/task/${id}`, {
      headers: { authorization: 'Bearer sk-test-0123456789' },
    });
  await read();
  await read();
  const [failed = '', shown = ''] = sandbox.journal().map(({ response }) => response);
  expect(failed + shown).not.toMatch(/sk-test|0123456789|meta-value/);
  expect(shown).toContain(`"id":"${id}"`);
  expect(shown.length).toBeLessThanOrEqual(500);
});

test('the ID of a signature is no name of a secret: a response with one is noted without a search for keys', () => {
  expect(secretName.test('"signatures":[{"id":"signature-40d52bc0","confidence":0.87}]')).toBe(false);
  for (const text of [
    '"signature-40d52bc0":"x"',
    '"x-hub-signature-256"',
    'signature-1',
    '"signature-256=x"',
  ])
    expect(secretName.test(text), text).toBe(true);
});
