import { defineConfig } from 'vitest/config';
import { packagesFromSource } from './test/support/from-source.ts';

export default defineConfig({
  plugins: [packagesFromSource()],
  test: {
    include: ['test/**/*.test.ts'],
    // These need a browser: `npm run test:browser`.
    exclude: ['test/browser/**'],
    // The cache would keep what was made from an earlier contract.
    fsModuleCache: false,
    // By default it leaves a core out, which on a machine with two makes the run nearly twice as long.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
