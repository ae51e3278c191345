import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { packagesFromSource } from './test/support/from-source.ts';

/** Vitest begins with large files. Attacks are short files that run long: at the end, one core would wait for another. */
class AttacksFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isAttack = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/test/fuzz/');
    const sorted = await super.sort(files);
    return [...sorted.filter(isAttack), ...sorted.filter((each) => !isAttack(each))];
  }
}

export default defineConfig({
  resolve: { alias: packagesFromSource },
  test: {
    include: ['test/**/*.test.ts'],
    // These have commands of their own: `npm run test:browser` and `npm run test:end-to-end`.
    exclude: ['test/browser/**', 'test/end-to-end/**', 'test/usage/apps/**'],
    // Files of one worker share the modules that they import: each file would take a second to load its own.
    isolate: false,
    sequence: { sequencer: AttacksFirst },
    restoreMocks: true,
    unstubEnvs: true,
    // Many tests wait for a process or a server: more files than cores keep the cores busy.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // The processes that tests start load the same modules again and again.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled') },
    // A hang still ends; a slow machine does not fail.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 240_000 } },
  },
});
