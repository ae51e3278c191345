import { createRedact, type Redact } from './redact.ts';

// Every repetition is bounded, so that no text of a server takes long. Functions, which a bundler for browsers leaves out.
const percent = '%(?:25){0,9}';
/** Matches a character of JSON or of a program after its backslash. */
const escaped = (digits: string): string => `(?<=\\\\|5c)(?:x|u00|u\\{0{0,9})${digits}\\}?`;
const control = (digits: string): string => `(?:\\x${digits}|${percent}${digits}|${escaped(digits)})`;
const color = (): string => `(?:${control('1b')}\\[|${control('9b')})[\\d;:]{0,20}[a-z]`;
const backslash = `(?:\\\\|${percent}5c)`;
/** What can be between the characters of a key: ends of lines, and what cannot be seen. */
const noise = (): string =>
  `(?:${backslash}[nrt]?|${color()}|=?\\s|[\\0\\xad\\u200b-\\u200f\\u2026-\\u206f]){0,9}`;
const end = (): string =>
  `(?:[^\\w-]|${percent}[\\da-f]{2}|${escaped('[\\da-f]{2}')}|${backslash}[bfnrtv]|${color()})`;

const marks: Partial<Record<string, string>> = { '&': 'amp', '"': 'quot', "'": 'apos', '<': 'lt', '>': 'gt' };

const toHex = (letter: string): string => letter.charCodeAt(0).toString(16).padStart(2, '0');

/** Returns what matches a character, as it is or as a terminal, JSON, a URL, a mail, a program or HTML writes it. */
function unit(letter: string): string {
  const code = letter.charCodeAt(0);
  const digits = toHex(letter);
  const entity = `&(?:amp;){0,9}(?:#0{0,9}${code}|#x0{0,9}${digits}|${marks[letter] ?? '#'});?`;
  const octal = `(?<=\\\\)${code.toString(8).padStart(3, '0')}`;
  const others = `(?:${percent}(?:u00)?|=)${digits}|${escaped(digits)}|${octal}|${entity}`;
  return `${noise()}(?:${letter.replace(/\W/, '\\$&')}|${others})`;
}

/** A longer key goes to the end of its word: a regular expression has no room for all of it. */
const maxLength = 64;
/** Who cuts or masks a key leaves its beginning, which so long is part of nothing else. */
const minLength = 16;

/** Returns what matches a key as bytes: in hexadecimal digits, and in each place that it can have in Base64. */
function inBytes(key: string): string[] {
  if (!key[7]) return [];
  const start = key.slice(0, maxLength);
  const places = [0, 1, 2].map((offset) => {
    const text = btoa(' '.repeat(offset) + start);
    const own = text.slice(Math.ceil((offset * 4) / 3), ((offset + start.length) * 4) / 3);
    return Array.from(own, (each) => each.replace(/\W/, '[+/_-]')).join('\\s{0,9}');
  });
  const end = key[maxLength] ? '[^\\s"\'<>,]*' : '';
  return [Array.from(start, toHex).join('[\\s:,-]{0,2}(?:0x)?'), ...places].map((each) => each + end);
}

function write(key: string): string {
  const text = Array.from(key.slice(0, maxLength), unit).reduceRight(
    (rest, each, index) => (index < minLength ? each + rest : `(?:${each}${rest})?`),
    key[maxLength] ? '[^\\s"\'<>,]*' : '',
  );
  return `(?!=?\\s)${text}`;
}

/** `createRedact` for keys in codes too: of terminals, JSON, URLs, mails, programs and HTML, as hexadecimal digits and in Base64. */
export function createCodedRedact(keys: readonly string[]): Redact {
  const asText = createRedact(keys, write, end());
  // Bytes are long enough to be replaced wherever they stand.
  const bytes = keys.flatMap(inBytes);
  const asBytes = createRedact([`(?:${bytes.join('|')})`], (each) => each);
  return bytes.length > 0 ? (value) => asBytes(asText(value)) : asText;
}
