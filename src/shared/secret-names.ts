/** Which headers and members have secrets: what a sandbox keeps and what a report shows has none of them. */

/** Names of headers and of parameters that have a key or a session. In JSON, the ID of a signature on a page is none. */
export const secretName: RegExp =
  /authori[sz]ation|auth(?!or)|cookie|token|secret|passw|passphrase|credential|signature(?!s\b|(?<="signature)-[\da-f]+"(?!\s*:))|session|jwt|(?:api|access|subscription|auth|private|master|shared|functions?|account|app|application|client)[-_]?key/i;

/** Names of headers that have more: a key of any name but those that only tell requests apart, certificates, and proofs. */
const secretHeader =
  /(?<!idempotency|public|cache|surrogate|routing|partition|websocket)[-_]key$|client-?cert|[-_]cert$|^dpop$|assertion|ticket|[cx]srf|oidc|userinfo|principal|hmac|(?:^|-)(?:sas|sig|otp|wsse)$/i;

/** Values that a header has of such a kind, whatever its name: credentials with their scheme, and JSON Web Tokens. */
const secretValue = /^(?:bearer|basic|digest|negotiate)\s+\S|\beyJ[\w-]+\.[\w-]+\./i;

/** Whether a header has a secret, by its name or its value. */
export const isSecretHeader = (name: string, value: string): boolean =>
  secretName.test(name) || secretHeader.test(name) || secretValue.test(value);
