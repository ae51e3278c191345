import { defineConfig } from 'vitest/config';

// What needs programs that no npm package brings: Chromium, and Python with requests.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: './setup.ts',
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // One browser at a time: pictures and waiting times depend on a quiet machine.
    fileParallelism: false,
  },
});
