/** Which commands and configurations lead to what a stranger publishes. */
import { expect, it } from 'vitest';
import { unpublishedIn } from '../../scripts/lint/installation.ts';

it.each([
  'npm i @docproc/client',
  'npm install --save-dev \\\n  @docproc/sandbox',
  'npm i http://localhost:4000/packages/docproc-client.tgz @docproc/sandbox@0.1.0',
  'pnpm add -D @docproc/types',
  'yarn add @docproc/client@latest',
  'bun add @docproc/client',
  'deno add npm:@docproc/client',
  'npx @docproc/sandbox --examples',
  'npx -y @docproc/mcp',
  'npx --package=@docproc/sandbox docproc-sandbox',
  'npx docproc-sandbox -- npm test',
  'pnpm dlx @docproc/sandbox',
  'npx docproc tasks get task-1',
  'bunx docproc-conformance',
  '{"command": "npx", "args": ["-y", "@docproc/mcp", "--root", "/tmp"]}',
  '{"command": "npx", "args": ["@docproc/mcp@0.1.0"]}',
  '{"dependencies": {"@docproc/client": "^0.1.0"}}',
  "import { createClient } from 'npm:@docproc/client';",
  'https://www.npmjs.com/package/@docproc/client',
  'https://cdn.jsdelivr.net/npm/@docproc/client',
])('is found: %s', (text) => {
  expect(unpublishedIn('docs/a.md', `Run\n${text}\n`)).toEqual([
    {
      location: expect.stringMatching(/^docs\/a\.md:[23]:/),
      message: expect.any(String),
      rule: 'unpublished',
    },
  ]);
});

it.each([
  'npm i http://localhost:4000/packages/docproc-client.tgz',
  'yarn add @docproc/client@http://localhost:4000/packages/docproc-client-0.1.0.tgz',
  'npx --no-install docproc-sandbox -- npx jest',
  'npx -y http://localhost:4000/packages/docproc-mcp.tgz',
  '{"dependencies": {"@docproc/sandbox": "file:../../generated/sandbox"}}',
  "npm install prom-client, next to `@docproc/sandbox`. import { page } from '@docproc/sandbox';",
  'npx --yes --package=http://localhost:4000/packages/docproc-cli.tgz docproc tasks get task-1',
  'npx changeset --minor @docproc/types -m "Types: …"',
])('is none: %s', (text) => expect(unpublishedIn('docs/a.md', text)).toEqual([]));
