/** Reads the entries of an HTTP archive (HAR 1.2) one at a time, so that an archive can be larger than memory. */
import { UsageError } from './command-line.ts';
import { isObject } from './json.ts';

/** An entry, of which recorders leave out what they like. */
export interface HarEntry {
  startedDateTime?: string;
  /** Milliseconds; −1 if it is unknown. */
  time?: number;
  request?: HarMessage & {
    method?: string;
    url?: string;
    postData?: { mimeType?: string; text?: string; encoding?: string; params?: HarParam[] };
  };
  response?: HarMessage & {
    status?: number;
    /** Chrome: whether a program in the browser responded. */
    _fetchedViaServiceWorker?: boolean;
    content?: { mimeType?: string; text?: string; encoding?: string; size?: number };
  };
  /** Chrome: the cache that the response is from. */
  _fromCache?: string;
  /** Safari: what the response is from. */
  _fetchType?: string;
}

interface HarMessage {
  headers?: { name?: string; value?: string }[];
  bodySize?: number;
}

/** Returns the bytes of a body, which a recorder can write in Base64. */
export const bytesOfBody = ({ text = '', encoding }: { text?: string; encoding?: string }): Buffer =>
  Buffer.from(text, encoding === 'base64' ? 'base64' : 'utf8');

export interface HarParam {
  name?: string;
  value?: string;
  fileName?: string;
  contentType?: string;
}

/** Types of the members that are read. */
const types = new Map(
  Object.entries({
    string:
      'startedDateTime method url mimeType text encoding name value fileName contentType _fromCache _fetchType',
    number: 'time status size bodySize',
    object: 'request response content postData',
    array: 'headers params',
  }).flatMap(([type, names]) => names.split(' ').map((name) => [name, type] as const)),
);

/** Returns a member; undefined if it is null or of another type: then it is not known. */
function known(name: string, value: unknown): unknown {
  const type = types.get(name);
  if (type === undefined) return value ?? undefined;
  if (type === 'array') return Array.isArray(value) ? value.filter(isObject) : undefined;
  if (type === 'object') return isObject(value) ? value : undefined;
  // Some recorders write numbers as text.
  if (type === 'number') {
    const number = typeof value === 'string' ? Number.parseFloat(value) : value;
    return Number.isFinite(number) ? number : undefined;
  }
  return typeof value === 'string' ? value : undefined;
}

/** Bytes of a text that are kept. A longer one, such as a file, is cut. */
const longest = 12_000_000;

const code = (character: string): number => character.charCodeAt(0);
const [quote, backslash, comma, bracket] = [code('"'), code('\\'), code(','), code('[')] as const;
const opening = new Set([code('{'), code('[')]);
const closing = new Set([code('}'), code(']')]);
const blank = new Set([0x20, 0x09, 0x0a, 0x0d]);

/** How deep the list of entries is: in the object `log` of the archive. */
const listDepth = 3;

/**
 * Returns the entries with their indices in `log.entries`.
 *
 * @param name Of the file, for messages.
 * @throws {UsageError} It is no HTTP archive, or not a whole one.
 */
export async function* entriesOf(
  chunks: AsyncIterable<Uint8Array>,
  name: string,
): AsyncGenerator<[index: number, entry: HarEntry]> {
  const splitter = new Splitter(name);
  for await (const chunk of chunks)
    for (const [index, text] of splitter.read(Buffer.from(chunk))) {
      try {
        yield [index, JSON.parse(text, known) as HarEntry];
      } catch {
        throw new UsageError(`${name}: entry ${index} is not JSON.`);
      }
    }
  splitter.end();
}

/** Finds the ends of entries by brackets and quotation marks, which are single bytes in UTF-8. */
class Splitter {
  readonly #name: string;
  #depth = 0;
  #inText = false;
  /** Bytes that belong to an escape sequence. */
  #escaped = 0;
  #isHex = false;
  /** Bytes of the text that is read. */
  #length = 0;
  /** The last text of each level of the archive itself: the name of what follows. */
  readonly #keys: string[] = [];
  #key: number[] = [];
  #parts: Uint8Array[] | undefined;
  #index = 0;
  #inList = false;
  #found = false;
  #started = false;

  constructor(name: string) {
    this.#name = name;
  }

  *read(chunk: Buffer): Generator<[number, string]> {
    let from = 0;
    const keep = (to: number): void => {
      if (this.#parts && to > from) this.#parts.push(chunk.subarray(from, to));
      from = to;
    };
    for (let at = this.#skipStart(chunk); at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      if (this.#inText) {
        const wasCut = this.#length >= longest;
        this.#readText(byte);
        if (wasCut) from = this.#inText ? at + 1 : at;
        else if (this.#inText && this.#length >= longest) keep(at + 1);
      } else if (byte === quote) {
        this.#inText = true;
        this.#length = 0;
        this.#key = [];
      } else if (opening.has(byte)) {
        if (this.#depth === 0 && this.#found) throw this.#error('has more than one archive');
        if (this.#inList && this.#depth === listDepth) {
          this.#parts = [];
          from = at;
        }
        this.#depth++;
        this.#inList ||=
          byte === bracket && this.#depth === listDepth && this.#keys.join('/') === 'log/entries';
        this.#found ||= this.#inList;
      } else if (closing.has(byte)) {
        this.#depth--;
        if (this.#parts && this.#depth === listDepth) {
          keep(at + 1);
          yield [this.#index, Buffer.concat(this.#parts).toString('utf8')];
          this.#parts = undefined;
        }
        if (this.#depth < listDepth) this.#inList = false;
        if (this.#depth < 0) throw this.#error('has one bracket too many');
      } else if (byte === comma && this.#inList && this.#depth === listDepth) this.#index++;
    }
    keep(chunk.length);
  }

  /** Skips the mark of UTF-8 and blanks at the start. */
  #skipStart(chunk: Buffer): number {
    if (this.#started) return 0;
    let at = chunk[0] === 0xef && chunk[1] === 0xbb ? 3 : 0;
    while (blank.has(chunk[at] ?? 0)) at++;
    if (at >= chunk.length) return at;
    if (chunk[at] !== code('{')) throw this.#error('is no HTTP archive: it does not begin with {');
    this.#started = true;
    return at;
  }

  /** A text is not cut within a character or an escape sequence. */
  #readText(byte: number): void {
    const isEscaped = this.#escaped > 0;
    if (isEscaped)
      this.#escaped = byte === code('u') && this.#escaped === 1 && !this.#isHex ? 4 : this.#escaped - 1;
    else if (byte === backslash) this.#escaped = 1;
    this.#isHex = this.#escaped > 0 && isEscaped;
    if (this.#length < longest - 1 || (this.#escaped === 0 && byte < 0x80)) this.#length++;
    if (byte === quote && !isEscaped) {
      this.#inText = false;
      if (!this.#inList && this.#depth < listDepth) {
        this.#keys.length = this.#depth;
        this.#keys[this.#depth - 1] = String.fromCharCode(...this.#key);
      }
    }
    if (!this.#inList && this.#depth < listDepth && this.#key.length < 32) this.#key.push(byte);
  }

  end(): void {
    if (!this.#started) throw this.#error('is empty');
    if (this.#depth > 0) throw this.#error(`ends within entry ${this.#index}`);
    if (!this.#found) throw this.#error('is no HTTP archive: it has no log.entries');
  }

  #error(problem: string): UsageError {
    return new UsageError(`${this.#name} ${problem}. Export the traffic as HAR 1.2.`);
  }
}
