import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect } from 'vitest';

/**
 * Returns a module with all that it imports, minified: for browsers, or by conditions.
 *
 * @param entry Path of the module, from which its imports are found. It need not exist.
 */
export async function bundle(entry: string, code: string, conditionNames?: string[]): Promise<string> {
  const build = await rolldown({
    input: entry,
    platform: conditionNames ? 'neutral' : 'browser',
    ...(conditionNames && { resolve: { conditionNames } }),
    plugins: [
      {
        name: 'entry',
        load: (id) => (id === entry ? code : null),
        resolveId: (id) => (id === entry ? id : null),
      },
    ],
  });
  const { output } = await build.generate({ format: 'esm', minify: true });
  expect(output).toHaveLength(1);
  return output[0].code;
}

/**
 * Returns three times the bytes, with gzip, by which data of the contract exceeds what it had when limits of bundles were set:
 * Brotli alone can add that much for the same data. A contract with more in it raises the limits; code does not.
 *
 * @param path Below `generated/`.
 */
export function grownBy(path: string, before: number): number {
  const data = readFileSync(new URL(`../../generated/${path}`, import.meta.url));
  const grown = gzipSync(data, { level: 9 }).length - before;
  // Other names of the same length compress in another way.
  return grown === 0 ? 0 : 3 * (Math.max(0, grown) + 16);
}
