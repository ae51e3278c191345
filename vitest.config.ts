import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // These need a browser: `npm run test:browser`.
    exclude: ['test/browser/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
