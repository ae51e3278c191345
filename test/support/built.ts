import stale from 'virtual:stale';

/**
 * For tests that run what is built: as a package, as a program of its own, or under Prism.
 *
 * @throws Error unless `generated/` is what `openapi/` and `src/` make
 */
export function assertBuilt(): void {
  if (stale.length === 0) return;
  throw new Error(
    `This test runs what is built, and these are stale: run \`npm run build\`.\n${stale.join('\n')}`,
  );
}
