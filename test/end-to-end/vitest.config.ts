import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { packagesFromSource } from '../support/from-source.ts';

// Whole programs, as their users run them. They install packages, and take longer than all other tests together.
export default defineConfig({
  resolve: { alias: packagesFromSource },
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    // A second build of the site, every week.
    exclude: process.env['SCOPE'] === 'all' ? [] : ['vitepress.test.ts'],
    globalSetup: '../support/build-folder.ts',
    restoreMocks: true,
    unstubEnvs: true,
    // A hang still ends; a slow machine does not fail.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    expect: { poll: { timeout: 600_000 } },
    // They wait for processes and for npm: more files than cores keep the cores busy.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // The processes that they start load the same modules again and again.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/compiled') },
  },
});
