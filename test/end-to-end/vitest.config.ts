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
    // A hang still ends; a slow machine does not fail.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    expect: { poll: { timeout: 600_000 } },
    maxWorkers: 2,
  },
});
