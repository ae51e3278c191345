import { lines } from '../lib/json-lines.ts';
import type { Model } from '../model/index.ts';
import type { Sources } from './packages/bundle.ts';
import { componentsIn, withReferences } from './rules-code.ts';

/** Data of the contract that a package loads. */
export interface Datum {
  value: unknown;
  /** Its type, such as `readonly Tool[]`. */
  type: string;
  /** The modules below `src/` that have the names in the type. */
  imports?: Readonly<Record<string, string>>;
}

/**
 * Returns the module `data.js` of the folder `contract/` of a package, and its declarations. It is JavaScript, so that the bundles of the
 * package load the file that git has.
 *
 * @param schemas The schemas that the data refers to.
 */
export function dataModule(
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
  const imports = Object.entries(Object.assign({}, ...all.map(([, datum]) => datum.imports)) as object).map(
    ([type, module]) => `import type { ${type} } from '../../../src/${module}.ts';\n`,
  );
  const declared = all.map(([key, { type }]) => `export declare const ${key}: ${type};\n`);
  return {
    'data.js': [...schemas, ...values].join('\n'),
    'data.d.ts': [...imports, ...declared].join(''),
  };
}
