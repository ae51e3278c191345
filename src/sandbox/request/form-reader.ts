/** Reads forms from their bytes, in chunks of any size. */
import { detach, keepName } from '../contract/text.ts';
import { decoderOf, extended, readHeaders, readHeaderValue, unescaped } from './header-value.ts';
import type { FormFile } from '../contract/messages.ts';

type Chunk = Uint8Array<ArrayBuffer>;

/** What to read of a form. */
export interface FormToRead {
  limits: FormLimits;
  /** Names of the fields that are not files. */
  known: readonly string[];
  /** Name of the field with files. */
  files: string | undefined;
}

/** What a form may have before it is no longer read. */
export interface FormLimits {
  fileBytes: number;
  files: number;
}

/** A SHA-256 hash, in hexadecimal digits; undefined where the runtime has none. */
export interface Hash {
  update(bytes: Chunk): void;
  digest(): string | undefined | Promise<string | undefined>;
}

/** Receives the content of a part. */
interface PartSink {
  write(bytes: Chunk): void;
  end(): void;
}

/** Max bytes of one field that is not a file. */
const fieldBytes = 2 ** 20;
/** Max fields that are not files, including those that the contract does not know. */
const fieldCount = 1_000;
/** Max bytes of the headers of a part. */
const headBytes = 2 ** 16;

const encoder = new TextEncoder();
const lineEnd = encoder.encode('\r\n');
const headEnd = encoder.encode('\r\n\r\n');
const [cr, lf, dash, space, tab] = [13, 10, 45, 32, 9];

/**
 * Reads a form as it arrives, up to the first problem with it. Bytes of files are counted, and not kept. The platform's own
 * parser keeps them, and creates objects of classes that test environments such as jsdom replace.
 */
export class FormReader {
  readonly files: FormFile[] = [];
  readonly fields: Map<string, string[]> = new Map();
  /** Names of the fields that the contract does not have. */
  readonly ignored: string[] = [];
  problem: { kind: 'fileSize' | 'fileCount' | 'form'; text: string } | undefined;
  readonly #wanted: FormToRead;
  readonly #newHash: () => Hash;
  readonly #delimiter: Chunk;
  readonly #hashed: Promise<void>[] = [];
  #state: 'content' | 'head' | 'end' = 'content';
  /** The part that is read; undefined if its content is not used. */
  #part: PartSink | undefined;
  /** Bytes that cannot be read without the bytes after them. The first delimiter needs no line in front of it. */
  #rest: Chunk = lineEnd;
  #textBytes = 0;
  #count = 0;

  /**
   * @param wanted The limits of the form, and the fields that the contract knows; others are only counted.
   * @param type Content type of the form.
   * @param newHash Returns the hash of a file.
   */
  constructor(wanted: FormToRead, type: string = '', newHash: () => Hash) {
    this.#wanted = wanted;
    this.#newHash = newHash;
    const { value, parameters } = readHeaderValue(type) ?? {};
    const boundary = value === 'multipart/form-data' ? parameters?.get('boundary') : undefined;
    this.#delimiter = encoder.encode(`\r\n--${boundary}`);
    if (!boundary) this.#fail('form', `the content type ${type} has no boundary that can be read`);
  }

  /** Reads further bytes. They are not used afterwards. */
  write(chunk: Chunk): void {
    const bytes = this.#rest.length === 0 ? chunk : joined([this.#rest, chunk]);
    let at = 0;
    for (let state; state !== this.#state && this.#state !== 'end' && !this.problem;) {
      state = this.#state;
      at = state === 'head' ? this.#readHead(bytes, at) : this.#readContent(bytes, at);
    }
    // A copy: `slice` of a Buffer is none.
    this.#rest = new Uint8Array(this.#state === 'end' || this.problem ? [] : bytes.subarray(at));
  }

  /** Ends the form. */
  async end(): Promise<void> {
    if (this.#state !== 'end') this.#failToRead();
    await Promise.all(this.#hashed);
  }

  /** Reads the content of a part, and returns where it ends or cannot be read further. */
  #readContent(bytes: Chunk, at: number): number {
    const found = indexOf(bytes, this.#delimiter, at);
    // The last line can be the beginning of a delimiter.
    const line = bytes.lastIndexOf(cr);
    const isOpen = line >= at && line > bytes.length - this.#delimiter.length;
    const end = found >= 0 ? found : isOpen ? line : bytes.length;
    if (end > at) this.#part?.write(bytes.subarray(at, end));
    if (found < 0) return end;
    this.#part?.end();
    this.#state = 'head';
    return found + this.#delimiter.length;
  }

  /** Reads what comes after a delimiter, and returns where it ends. */
  #readHead(bytes: Chunk, at: number): number {
    if (bytes.length < at + 2) return at;
    if (bytes[at] === dash && bytes[at + 1] === dash) {
      this.#state = 'end';
      return bytes.length;
    }
    let begin = at;
    while (bytes[begin] === space || bytes[begin] === tab) begin++;
    const end = indexOf(bytes, headEnd, begin);
    const isLine = bytes[begin] === cr && bytes[begin + 1] === lf;
    const isTooLong = (end < 0 ? bytes.length : end) - at > headBytes;
    if (isTooLong || (end >= 0 && !isLine)) this.#failToRead();
    if (end < 0 || this.problem) return at;
    this.#part = this.#partWith(new TextDecoder().decode(bytes.subarray(begin, end)));
    this.#state = 'content';
    return end + headEnd.length;
  }

  /** Returns the part that some headers describe; undefined if it is no field of a form. It is a file if it has a file name. */
  #partWith(head: string): PartSink | undefined {
    const headers = readHeaders(head);
    const text = headers.get('content-disposition') ?? '';
    const { value, parameters } = readHeaderValue(text) ?? {};
    if (!parameters) return this.#fail('form', `a part has ${JSON.stringify(text)} as Content-Disposition`);
    const name = unescaped(parameters.get('name') ?? '');
    const { known, files } = this.#wanted;
    if (value !== 'form-data') {
      if (name === files || known.includes(name))
        this.#fail('form', `a part named ${name} is ${JSON.stringify(value)}, and not form-data`);
      return undefined;
    }
    const encoding = headers.get('content-transfer-encoding')?.toLowerCase() ?? 'binary';
    if (!/^(7bit|8bit|binary)$/.test(encoding))
      return this.#fail('form', `a part named ${name} has the transfer encoding ${encoding}`);
    const type = readHeaderValue(headers.get('content-type') || 'text/plain');
    const encoded = parameters.get('filename*');
    const plain = parameters.get('filename');
    // Older clients write names with other letters than those of ASCII in a charset.
    const path =
      (encoded === undefined ? undefined : extended(encoded)) ?? (plain && unescaped(plain)) ?? encoded;
    // Generated clients send JSON as a file.
    if (path === undefined || known.includes(name)) return this.#field(name, type?.parameters.get('charset'));
    return this.#file(name, path, type?.value ?? '');
  }

  #file(field: string, path: string, type: string): PartSink | undefined {
    const { files, limits } = this.#wanted;
    if (field !== files) return this.#countField(field);
    // Browsers and curl send a name. Some send a path, of which the last part is the name.
    const name = detach(path.replace(/^.*[\\/]/s, ''));
    const file: FormFile = { name, type: type || 'application/octet-stream', size: 0 };
    const hash = this.#newHash();
    const add = (): void => {
      if (this.files.push(file) > limits.files) {
        this.#fail('fileCount', `there are more than ${limits.files} files`);
      }
    };
    // Browsers send a part without a name and without bytes where no file is chosen.
    if (name !== '') add();
    return {
      write: (bytes) => {
        if (name === '' && file.size === 0) add();
        // Not beyond the first byte too many: what has arrived by then depends on the chunks.
        file.size = Math.min(file.size + bytes.length, limits.fileBytes + 1);
        hash.update(bytes);
        if (file.size <= limits.fileBytes) return;
        this.#fail('fileSize', `${JSON.stringify(name)} has more than ${limits.fileBytes} bytes`);
      },
      end: () => {
        if (!this.problem) this.#hashed.push(this.#addHash(file, hash));
      },
    };
  }

  async #addHash(file: FormFile, hash: Hash): Promise<void> {
    const digest = await hash.digest();
    if (digest !== undefined) file.sha256 = digest;
  }

  #field(name: string, charset: string = 'utf-8'): PartSink {
    this.#countField(name);
    if (name === this.#wanted.files) this.#fail('form', `a part named ${name} has no file name`);
    const isKnown = this.#wanted.known.includes(name);
    const decoder = decoderOf(charset) ?? new TextDecoder();
    let text = '';
    let size = 0;
    return {
      write: (bytes) => {
        size += bytes.length;
        this.#textBytes += bytes.length;
        if (size > fieldBytes || this.#textBytes > 2 * fieldBytes) {
          this.#fail('form', `${JSON.stringify(name)} is too long`);
        } else if (isKnown) text += decoder.decode(bytes, { stream: true });
      },
      end: () => {
        if (isKnown && !this.problem)
          this.fields.set(name, [...(this.fields.get(name) ?? []), text + decoder.decode()]);
      },
    };
  }

  #countField(name: string): undefined {
    if (!this.#wanted.known.includes(name)) keepName(this.ignored, name);
    if (++this.#count > fieldCount)
      this.#fail('form', `there are more than ${fieldCount} fields that are not files`);
  }

  /** Notes a problem with the form. The first problem counts. */
  #fail(kind: NonNullable<FormReader['problem']>['kind'], text: string): undefined {
    this.problem ??= { kind, text };
  }

  #failToRead(): void {
    this.#fail('form', 'the form cannot be read');
  }
}

/** Returns bytes one after another. */
export function joined(parts: readonly Chunk[]): Chunk {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Returns the position of bytes in other bytes, from a position on; -1 if they are not there. */
function indexOf(bytes: Chunk, wanted: Chunk, from: number): number {
  const [first = 0] = wanted;
  let at = bytes.indexOf(first, from);
  while (at >= 0 && !wanted.every((byte, index) => bytes[at + index] === byte)) {
    at = bytes.indexOf(first, at + 1);
  }
  return at;
}
