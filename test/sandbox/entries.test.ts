/** The sizes of the entries for other tools. */
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { dist } from './run-node.ts';

/** Returns the bytes of a module with all that it imports of the package, minified and not compressed. */
async function bytesOf(...entries: string[]): Promise<number> {
  const source = entries.map((name) => `export * from ${JSON.stringify(join(dist, name))};`).join('\n');
  const bundle = await rolldown({
    input: 'entry',
    // The metrics are loaded on demand.
    external: [/^node:/, /metrics\.js$/, 'msw', '@playwright/test'],
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : null),
        load: (id) => (id === 'entry' ? source : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  await bundle.close();
  return Buffer.byteLength(output[0].code);
}

test.each([
  ['msw.js', 'fetch.js', 2_100],
  // With the journal that a failing test prints, what finds the bytes of files on disk, and the file of usage.
  ['playwright.js', 'index.js', 8_400],
])('%s adds few bytes to %s, at most %i before compression', async (entry, base, max) => {
  const alone = await bytesOf(base);
  const added = (await bytesOf(base, entry)) - alone;
  expect(alone).toBeGreaterThan(10_000);
  expect(added).toBeGreaterThan(100);
  expect(added).toBeLessThanOrEqual(max);
});
