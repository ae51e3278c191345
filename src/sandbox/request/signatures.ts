/** Signatures of the keys and tokens of teams: only the operator token creates them. */
import { hexOf } from '../contract/text.ts';

const encoder = new TextEncoder();
const algorithm = { name: 'HMAC', hash: 'SHA-256' };
/** Whoever has a key can try operator tokens on it without a request: a shorter token could be found so. */
const minLength = 32;

/** Signs texts with an operator token, and verifies them. WebCrypto compares in constant time. */
export class Signer {
  readonly #key: Promise<CryptoKey>;

  /** @throws {TypeError} The token is too short to sign with. */
  constructor(operatorToken: string) {
    if (typeof operatorToken !== 'string' || operatorToken.length < minLength) {
      throw new TypeError(
        `The operator token must be a text of at least ${minLength} characters that others cannot guess: ` +
          'openssl rand -hex 32 prints one.',
      );
    }
    this.#key = importKey(operatorToken);
  }

  /** Returns a text with its signature. */
  async sign(text: string): Promise<string> {
    return signed(await this.#key, text);
  }

  /** Returns a text without its signature; undefined if it has none by the operator token. */
  async verify(text: string): Promise<string | undefined> {
    const [, unsigned, signature = ''] = /^(.*);signature=([\da-f]{64})$/s.exec(text) ?? [];
    if (unsigned === undefined) return undefined;
    const bytes = Uint8Array.from(signature.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
    const isValid = await crypto.subtle.verify(algorithm, await this.#key, bytes, encoder.encode(unsigned));
    return isValid ? unsigned : undefined;
  }

  /** Whether a token is the operator token: no other one has the same signatures. */
  async isOperator(token: string): Promise<boolean> {
    return (
      token !== '' && (await this.verify(await signed(await importKey(token), 'operator'))) !== undefined
    );
  }
}

/** Returns a key without its signature. */
export const unsigned = (key: string): string => key.replace(/;signature=[^;]*$/, '');

const importKey = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign', 'verify']);

const signed = async (key: CryptoKey, text: string): Promise<string> =>
  `${text};signature=${hexOf(await crypto.subtle.sign(algorithm, key, encoder.encode(text)))}`;
