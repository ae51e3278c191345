import type { FormToRead } from '../protocol/handle.ts';
import { detach } from '../text.ts';
import type { Form, FormFile } from '../protocol/exchange.ts';

/** Max bytes of one field that is not a file. */
export const fieldBytes: number = 2 ** 20;
/** Max fields that are not files, including those that the contract does not know. */
const fieldCount = 1_000;

/** Counts the parts of a form as they arrive. Bytes of files are not kept. */
export class FormReader implements Form {
  readonly files: FormFile[] = [];
  /** The file that was added last. */
  last: FormFile | undefined;
  readonly fields: Form['fields'] = new Map();
  problem?: NonNullable<Form['problem']>;
  readonly #wanted: FormToRead;
  #size = 0;
  #count = 0;

  /** @param wanted The limits of the form, and the fields that the contract knows; others are only counted. */
  constructor(wanted: FormToRead) {
    this.#wanted = wanted;
  }

  /** Adds a file, and returns what counts its bytes; undefined if its field accepts no files. */
  file(field: string, path: string, type: string): ((bytes: number) => void) | undefined {
    const { files, limits } = this.#wanted;
    this.last = undefined;
    if (field !== files) return this.#another();
    // Browsers and curl send a name. Some send a path, of which the last part is the name.
    const name = detach(path.replace(/^.*[\\/]/s, ''));
    const file: FormFile = { name, type: type || 'application/octet-stream', size: 0 };
    const max = limits.fileBytes;
    const add = (): void => {
      this.last = file;
      if (this.files.push(file) > limits.files) {
        this.fail('fileCount', `there are more than ${limits.files} files`);
      }
    };
    // Browsers send a part without a name and without bytes where no file is chosen.
    if (name !== '') add();
    return (bytes) => {
      if (name === '' && file.size === 0 && bytes > 0) add();
      file.size += bytes;
      if (file.size > max) this.fail('fileSize', `${JSON.stringify(file.name)} has more than ${max} bytes`);
    };
  }

  /** Adds a field with its value, and whether the value is complete. */
  field(name: string, value: string, complete = true): void {
    this.#another();
    this.#size += value.length;
    if (!complete || this.#size > 2 * fieldBytes) this.fail('form', `${JSON.stringify(name)} is too long`);
    if (name === this.#wanted.files) this.fail('form', `a part named ${name} has no file name`);
    if (this.#wanted.known.includes(name)) this.fields.set(name, [...(this.fields.get(name) ?? []), value]);
  }

  /** Notes a problem with the form. The first problem counts. */
  fail(kind: NonNullable<Form['problem']>['kind'], text: string): void {
    this.problem ??= { kind, text };
  }

  #another(): undefined {
    if (++this.#count > fieldCount)
      this.fail('form', `there are more than ${fieldCount} fields that are not files`);
  }
}
