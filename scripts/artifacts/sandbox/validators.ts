import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { fastFormats } from 'ajv-formats/dist/formats.js';
import type { Model, Schema } from '../../model/index.ts';
import { withoutAnnotations } from '../../model/json-schema.ts';

const checker = new Ajv2020({ strict: false, logger: false });

/** Words that no variable can be called. */
const isReserved = (name: string): boolean =>
  /^(?:arguments|await|eval|implements|interface|let|package|private|protected|public|static|yield|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|new|null|return|super|switch|this|throw|true|try|typeof|var|void|while|with)$/.test(
    name,
  );

const inherited = /"(constructor|hasOwnProperty|isPrototypeOf|toLocaleString|toString|valueOf)":/;

/** The validators of a package: schemas by name, compiled into one module. */
export class Validators {
  readonly #ofContract: Model['jsonSchemas'];
  readonly #schemas = new Map<string, object>();
  readonly #names = new Map<string, string>();

  constructor({ jsonSchemas }: Model) {
    this.#ofContract = jsonSchemas;
  }

  /** Adds the schema of a part of a body, as `add` does. */
  addPart(wanted: string, schema: Schema): string {
    return this.add(wanted, this.#ofContract.of(schema));
  }

  /** Adds a schema, and returns the expression for its validator in the data. Equal schemas share a validator. */
  add(wanted: string, described: object): string {
    const schema = withoutAnnotations(described) as object;
    const text = JSON.stringify(schema);
    let name = this.#names.get(text);
    if (name === undefined) {
      name = wanted.replaceAll(/\W|^(?=\d)/g, '_');
      while (this.#schemas.has(name) || isReserved(name)) name += '_';
      this.#names.set(text, name);
      this.#schemas.set(name, schema);
    }
    return `@validate.${name}`;
  }

  /**
   * A module that exports the validators by name, and imports no code. A validator ends at the first
   * problem, so that hostile input costs no more than reading it.
   *
   * @throws Error if a keyword needs code of Ajv at run time
   */
  module(): string {
    const bundle = withoutAnnotations(this.#ofContract.bundle) as object;
    // Not strict: a bundle is no schema, and the contract's own x- fields are no keywords.
    const ajv = new Ajv2020({
      strict: false,
      formats,
      logger: false,
      // By `checker`, which compiles the schema of schemas once.
      validateSchema: false,
      code: { source: true, esm: true },
      // Every object has `constructor`, until a schema describes a property of that name.
      ownProperties: inherited.test(JSON.stringify([bundle, ...this.#schemas.values()])),
    });
    ajv.addSchema(bundle);
    for (const [name, schema] of this.#schemas) {
      checker.validateSchema(schema, true);
      ajv.addSchema(schema, name);
    }
    const names = [...this.#schemas.keys()];
    const text = standalone.default(ajv, Object.fromEntries(names.map((name) => [name, name])));
    const used = new Set<string>();
    const code = text.replaceAll(/require\("ajv\/dist\/runtime\/(\w+)"\)\.default/g, (_, name: string) => {
      used.add(name);
      return name;
    });
    const missing =
      /\brequire\(.*?\)|^import .*$/m.exec(code)?.[0] ?? [...used].find((name) => !(name in runtime));
    if (missing !== undefined) {
      throw new Error(
        `A validator needs ${missing}. Add it to \`runtime\` in scripts/artifacts/sandbox/validators.ts.`,
      );
    }
    const functions = [...used].map((name) => `${runtime[name]}\n`).join('');
    return `// @ts-nocheck -- Ajv generates JavaScript.
import type { Validator } from '../../../src/sandbox/contract/types.ts';
${functions}${code.replace(/^"use strict";/, '').replaceAll(/export const (\w+) =/g, '\nexport const $1: Validator =')}
`;
  }
}

const day = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)`;

/** Formats that are checked: those that are a regular expression, so that a module has them in it. */
const formats: Record<string, RegExp> = {
  ...Object.fromEntries(
    Object.entries(fastFormats).filter((each): each is [string, RegExp] => each[1] instanceof RegExp),
  ),
  // Those of the library let a day 39 pass.
  date: new RegExp(`^${day}$`),
  time: new RegExp(`^${time}$`, 'i'),
  'date-time': new RegExp(`^${day}T${time}$`, 'i'),
};

/** What Ajv would import at run time, by the name of its module. */
const runtime: Record<string, string> = {
  ucs2length: 'const ucs2length = (text) => [...text].length;',
  equal: `const equal = (a, b) => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const keys = Object.keys(a);
  return Array.isArray(a) === Array.isArray(b) && keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]));
};`,
};
