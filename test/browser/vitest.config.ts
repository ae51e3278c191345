import { defineConfig } from 'vitest/config';

// What needs programs that no npm package brings: Chromium, and Python with requests.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: './setup.ts',
    // A hang still ends; a slow machine does not fail.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 240_000 } },
    // A browser keeps more than one core busy.
    maxWorkers: 2,
  },
});
