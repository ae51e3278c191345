import { defineConfig } from 'vitest/config';
import { packagesFromSource } from '../support/from-source.ts';

// Whole programs, as their users run them. They install packages, and take longer than all other tests together.
export default defineConfig({
  resolve: { alias: packagesFromSource },
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: '../support/build-folder.ts',
    restoreMocks: true,
    unstubEnvs: true,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
  },
});
