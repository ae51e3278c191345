import stringify from 'json-stringify-pretty-compact';
import type { Model } from '../model/index.ts';
import type { Sources } from './packages/bundle.ts';
import { componentsIn, withReferences } from './rules-code.ts';

/** Data of the contract that a package loads. */
interface Datum {
  value: unknown;
  /** Its type, such as `readonly Tool[]`. */
  type: string;
  /** The module below `src/` that has the type. */
  from?: string;
}

/**
 * Returns the module `contract/data.js` of a package, and its declarations. It is JavaScript, so that the bundles of the
 * package load the file that git has.
 *
 * @param schemas The schemas that the data refers to.
 */
export function dataModule(
  name: string,
  data: Readonly<Record<string, Datum>>,
  {
    typeNames,
    components,
  }: Pick<Model, 'typeNames'> & Pick<ReturnType<Model['schemaData']>, 'components'> = {
    typeNames: {},
    components: {},
  },
): Sources {
  const all = Object.entries(data);
  const names = componentsIn(JSON.stringify(data), components);
  const identifier = (component: string): string => `${typeNames[component] ?? component}Schema`;
  const schemas = names.map(
    (each, index) =>
      `const ${identifier(each)} = ${withReferences(lines(components[each]), identifier, names.slice(index))};\n`,
  );
  const values = all.map(
    ([key, { value }]) => `export const ${key} = ${withReferences(lines(value), identifier)};\n`,
  );
  const imports = all.flatMap(([, { type, from }]) =>
    from === undefined ? [] : `import type { ${/[A-Z]\w*/.exec(type)} } from '../../../src/${from}.ts';\n`,
  );
  const declared = all.map(([key, { type }]) => `export declare const ${key}: ${type};\n`);
  return {
    [`generated/${name}/contract/data.js`]: [...schemas, ...values].join('\n'),
    [`generated/${name}/contract/data.d.ts`]: [...imports, ...declared].join(''),
  };
}

const lines = (value: unknown): string => stringify(value, { maxLength: 110 });
