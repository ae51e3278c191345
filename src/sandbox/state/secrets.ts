/** Removes keys from what the journal keeps of a request. */
import type { SandboxRequest, RequestHeaders, Form, FormFile } from '../contract/messages.ts';
import { begin, bodyKept, decoded, textKept } from '../contract/text.ts';
import { secretName, isSecretHeader } from '../../shared/secret-names.ts';

/** A key that begins with this has the scopes and the restrictions that follow, and no others. */
export const keyPrefix = 'sandbox:';
const bearer = /^bearer +(\S.*)$/i;

/** Returns the key of a request; undefined if there is none. */
export const keyOf = (authorization = ''): string | undefined => bearer.exec(authorization)?.[1];

/** Returns a key as the journal shows it: whole if it is one of the sandbox's own, else its end. */
export function shownKey(authorization: string | undefined): string | undefined {
  const key = keyOf(authorization);
  if (key === undefined || key.startsWith(keyPrefix) || key.startsWith('sandbox-')) return key;
  // A shorter key would be shown as a whole, or nearly so.
  return key.length < 12 ? '…' : `…${key.slice(-4)}`;
}

/** A form as the journal keeps it: its files without their bytes. */
export interface NotedForm {
  /** Fields that are not files, as text. */
  fields: Readonly<Record<string, readonly string[]>>;
  files: readonly FormFile[];
}

/** The end of such a name, where its value may follow: in JSON, in a list or in a query. */
const secretEnd = new RegExp(String.raw`(?:${secretName.source})[\w.-]{0,60}(?:["']|\s*[:=])`, 'i');

/** The name of the value of a pair. */
const valueName = /\bval(ue)?s?\]?$/i;

/** Whether a value is the name of a secret, and with others a pair: `{"name":"api_key","value":"x"}`. */
const isSecretName = (value: unknown): boolean =>
  typeof value === 'string' && /^[\w.-]+$/.test(value) && secretName.test(value);

/** Returns a value without those of its pairs. */
function withoutPairs(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((each: unknown, index) => (index % 2 && isSecretName(value[index - 1]) ? '…' : each));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value);
  if (!members.some(([, each]) => [each].flat().some(isSecretName))) return value;
  return Object.fromEntries(members.map(([name, each]) => [name, valueName.test(name) ? '…' : each]));
}

/**
 * Returns a text of a body as the journal keeps it: its beginning, and JSON without the values of keys.
 *
 * @param headers Those of the request, with its key.
 * @param kept Characters of the beginning.
 */
export function notedText(text: string, headers: RequestHeaders, kept: number = bodyKept): string {
  const key = keyIn(headers);
  // What comes later is not kept, but the name of a pair can follow its value.
  if (!hasSecret(text.slice(0, 2 * kept), key)) return begin(text, kept);
  const mask = (name: string, value: unknown): unknown =>
    secretName.test(name) || (typeof value === 'string' && includesKey(value, key))
      ? '…'
      : withoutPairs(value);
  try {
    return begin(JSON.stringify(JSON.parse(text), mask), kept);
  } catch {
    return '…';
  }
}

const hasSecret = (text: string, key: string | undefined): boolean =>
  secretEnd.test(text) || includesKey(text, key);

/** Returns an entry without its key, wherever its path and headers have it. */
export function withoutKey<Entry extends Pick<SandboxRequest, 'path' | 'headers'>>(
  entry: Entry,
): Entry & { headers: Record<string, string> } {
  const key = keyIn(entry.headers);
  const [path = '', ...query] = entry.path.split(/(?=[?&])/);
  const pairs = query.map((each) => each.split(/=(.*)/s).map(decoded));
  const isPair = pairs.some(([, value]) => isSecretName(value));
  const shown = pairs.map(([name = '', value = ''], index) => {
    const isSecret = secretName.test(name) || (isPair && valueName.test(name)) || hasSecret(value, key);
    return isSecret ? `${query[index]?.split('=', 1)}=…` : query[index];
  });
  return { ...entry, path: path + shown.join(''), headers: shownHeaders(entry.headers) };
}

const keyIn = ({ authorization }: RequestHeaders): string | undefined => authorization?.replace(/^\S+ +/, '');

/** Returns headers as the journal shows them: without keys and cookies. */
export function shownHeaders(headers: RequestHeaders): Record<string, string> {
  const key = keyIn(headers);
  const shown: Record<string, string> = {};
  for (const [name, found] of Object.entries(headers)) {
    const value = typeof found === 'string' ? found : found?.join(', ');
    if (value === undefined || isSecretHeader(name, value) || hasSecret(value, key)) continue;
    shown[name] = begin(value, textKept);
  }
  return shown;
}

/** Whether a text has a key in it; a short one, as tests have, only where it is no part of a word. */
function includesKey(text: string, key = ''): boolean {
  if (key === '' || key.length >= 12) return key !== '' && text.includes(key);
  const isWord = (character = ' '): boolean => /\w/.test(character);
  for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + 1)) {
    if (!isWord(text[at - 1]) && !isWord(text[at + key.length])) return true;
  }
  return false;
}

/** Returns a form as the journal keeps it. */
export const notedForm = ({ fields, files }: Form, { headers }: SandboxRequest): NotedForm => ({
  fields: Object.fromEntries(
    [...fields].map(([name, texts]) => [
      name,
      texts.map((text) => (secretName.test(name) ? '…' : notedText(text, headers))),
    ]),
  ),
  files,
});
