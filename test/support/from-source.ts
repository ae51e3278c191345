/**
 * Aliases with which tests import the packages from `src/`. What these import from `generated/` is of the last build: `npm test`
 * fails before the tests if that is stale. A test of the built packages imports `generated/NAME/dist/index.js`.
 */
import { join } from 'node:path';
import type { Alias } from 'vite';

const root = join(import.meta.dirname, '../..');

export const packagesFromSource: Alias[] = [
  { find: '@docproc/cli', replacement: join(root, 'src/cli/command.ts') },
  { find: '@docproc/mcp', replacement: join(root, 'src/mcp/server.ts') },
  { find: /^@docproc\/(client|conformance)$/, replacement: join(root, 'src/$1/index.ts') },
  {
    find: /^@docproc\/client\/(pages|query|upload-tasks|usage|validate)$/,
    replacement: join(root, 'src/client/$1.ts'),
  },
  {
    find: /^@docproc\/client\/([\w-]+)$/,
    replacement: join(root, 'generated/client/contract/namespaces/$1.ts'),
  },
  { find: /^@docproc\/sandbox$/, replacement: join(root, 'src/sandbox/hosts/index.ts') },
  { find: /^@docproc\/sandbox\/([\w-]+)$/, replacement: join(root, 'src/sandbox/hosts/$1.ts') },
];
