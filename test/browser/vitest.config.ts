import { defineConfig } from 'vitest/config';

// What needs programs that no npm package brings: Chromium, and Python with requests.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    // Every week: what browsers do on their own, and handlers in a page that the tests of engines use too.
    exclude: process.env['SCOPE'] === 'all' ? [] : ['engine-writes.test.ts', 'vitest-mode.test.ts'],
    globalSetup: './setup.ts',
    // Files of one worker share the modules that they import, and their connection to the browser.
    isolate: false,
    // A hang still ends; a slow machine does not fail.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 240_000 } },
    // A browser keeps more than one core busy.
    maxWorkers: 2,
  },
});
