import { createRedact, type Redact } from './redact.ts';

// Every repetition is bounded, so that no text of a server takes long. Functions, which a bundler for browsers leaves out.
const percent = '%(?:25){0,9}';
/** Matches a character of JSON or of a program after its backslash. */
const escaped = (digits: string): string => `(?<=\\\\|5c)(?:x|u00|u\\{0{0,9})${digits}\\}?`;
const color = (): string => `(?:\\x1b|${percent}1b|${escaped('1b')})\\[[\\d;]{0,20}[a-z]`;
/** What can be between the characters of a key. */
const noise = (): string => `(?:\\\\|${percent}5c|${color()}){0,9}`;
const end = (): string => `(?:[^\\w-]|${percent}[\\da-f]{2}|${escaped('[\\da-f]{2}')}|\\\\[nrt]|${color()})`;

const marks: Partial<Record<string, string>> = { '&': 'amp', '"': 'quot', "'": 'apos', '<': 'lt', '>': 'gt' };

const toHex = (letter: string): string => letter.charCodeAt(0).toString(16).padStart(2, '0');

/** Returns what matches a character, as it is or as a terminal, JSON, a URL, a program or HTML writes it. */
function unit(letter: string): string {
  const digits = toHex(letter);
  const entity = `&(?:amp;){0,9}(?:#0{0,9}${letter.charCodeAt(0)}|#x0{0,9}${digits}|${marks[letter] ?? '#'});`;
  return `${noise()}(?:${letter.replace(/\W/, '\\$&')}|${percent}(?:u00)?${digits}|${escaped(digits)}|${entity})`;
}

/** Returns a key as bytes in hexadecimal digits, and in each place that it can have in Base64. */
function inBytes(key: string): string[] {
  const places = [0, 1, 2].map((offset) => {
    const text = btoa(' '.repeat(offset) + key);
    return text.slice(Math.ceil((offset * 4) / 3), Math.floor(((offset + key.length) * 4) / 3));
  });
  const urlSafe = places.map((each) => each.replace(/\+/g, '-').replace(/\//g, '_'));
  return [[...key].map(toHex).join(''), ...places, ...urlSafe];
}

/** A longer key goes to the end of its word: a regular expression has no room for all of it. */
const maxLength = 64;

function write(key: string): string {
  const units = Array.from(key.slice(0, maxLength), unit).join('');
  const rest = key.length > maxLength ? '[\\w.~+/=%&#;\\\\-]*' : '';
  const others = /^[ -~]{16,}$/.test(key) ? inBytes(key).map((each) => each.replace(/[+/]/g, '\\$&')) : [];
  return `(?:${[units + rest, ...others].join('|')})`;
}

/** `createRedact` for keys in codes too: of terminals, JSON, URLs, programs and HTML, as hexadecimal digits and in Base64. */
export const createCodedRedact = (keys: readonly string[]): Redact => createRedact(keys, write, end());
