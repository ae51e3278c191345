import { detach } from './engine/text.ts';
import type { Form, FormLimits } from './engine/types.ts';

/** Bytes of one field that is no file. */
export const fieldBytes: number = 2 ** 20;
/** Fields that are no files. Those that the contract does not know count too. */
export const fieldCount = 1_000;

/** Counts the parts of a form while they come in. Bytes of files are not kept. */
export class FormReader implements Form {
  readonly files: Form['files'] = [];
  readonly fields: Form['fields'] = new Map();
  problem?: NonNullable<Form['problem']>;
  readonly #limits: FormLimits;
  readonly #known: readonly string[];
  #size = 0;
  #count = 0;

  /** @param known Fields that the contract knows; of others only their number matters. */
  constructor(limits: FormLimits, known: readonly string[]) {
    this.#limits = limits;
    this.#known = known;
  }

  /** A file begins. Undefined if it belongs to no field that takes files: then its bytes do not count. */
  file(field: string, path: string, type: string): ((bytes: number) => void) | undefined {
    if (field !== 'file') return this.#another();
    // Browsers and curl send a name. Some send a path, of which the last part is the name.
    const name = detach(path.replace(/^.*[\\/]/s, ''));
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

  /** A field with its value, and whether all of it is there. */
  field(name: string, value: string, whole = true): void {
    this.#another();
    this.#size += value.length;
    if (!whole || this.#size > 2 * fieldBytes) this.fail('form', `${JSON.stringify(name)} is too long`);
    if (name === 'file') this.fail('form', 'a part named file has no file name');
    if (this.#known.includes(name)) this.fields.set(name, [...(this.fields.get(name) ?? []), value]);
  }

  /** Notes what is wrong with the form; the first thing is what counts. */
  fail(kind: NonNullable<Form['problem']>['kind'], text: string): void {
    this.problem ??= { kind, text };
  }

  #another(): undefined {
    if (++this.#count > fieldCount)
      this.fail('form', `there are more than ${fieldCount} fields that hold no files`);
  }
}
