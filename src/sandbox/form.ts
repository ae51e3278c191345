import type { Form } from './model.ts';
import { own } from './state.ts';

/** Limits after which a form is not read any further. */
export interface FormLimits {
  fileBytes: number;
  files: number;
}

/** Max bytes of one field that is not a file. */
export const fieldBytes: number = 2 ** 20;
/** Max fields that are not files, including those that the contract does not know. */
export const fieldCount = 1_000;

/** Counts the parts of a form as they arrive. Bytes of files are not kept. */
export class FormReader implements Form {
  readonly files: Form['files'] = [];
  readonly fields: Form['fields'] = new Map();
  problem?: NonNullable<Form['problem']>;
  readonly #limits: FormLimits;
  readonly #known: readonly string[];
  #size = 0;
  #count = 0;

  /** @param known Fields that the contract knows; others are only counted. */
  constructor(limits: FormLimits, known: readonly string[]) {
    this.#limits = limits;
    this.#known = known;
  }

  /** Adds a file, and returns what counts its bytes; undefined if its field accepts no files. */
  file(field: string, path: string, type: string): ((bytes: number) => void) | undefined {
    if (field !== 'file') return this.#another();
    // Browsers and curl send a name. Some send a path, of which the last part is the name.
    const name = own(path.replace(/^.*[\\/]/s, ''));
    const file = { name, type: type || 'application/octet-stream', size: 0 };
    const max = this.#limits.fileBytes;
    if (this.files.push(file) > this.#limits.files) {
      this.fail('fileCount', `there are more than ${this.#limits.files} files`);
    }
    return (bytes) => {
      file.size += bytes;
      if (file.size > max) this.fail('fileSize', `${JSON.stringify(file.name)} has more than ${max} bytes`);
    };
  }

  /** Adds a field with its value, and whether the value is complete. */
  field(name: string, value: string, complete = true): void {
    this.#another();
    this.#size += value.length;
    if (!complete || this.#size > 2 * fieldBytes) this.fail('form', `${JSON.stringify(name)} is too long`);
    if (name === 'file') this.fail('form', 'a part named file has no file name');
    if (this.#known.includes(name)) this.fields.set(name, [...(this.fields.get(name) ?? []), value]);
  }

  /** Notes a problem with the form. The first problem counts. */
  fail(kind: NonNullable<Form['problem']>['kind'], text: string): void {
    this.problem ??= { kind, text };
  }

  #another(): undefined {
    if (++this.#count > fieldCount)
      this.fail('form', `there are more than ${fieldCount} fields that hold no files`);
  }
}
