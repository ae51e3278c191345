import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Check, execute, npm, version } from './tools.ts';

const program = `
import { createHandlers, createSandbox } from '@docproc/sandbox/msw';
import { setupServer } from 'msw/node';

const sandbox = createSandbox();
const server = setupServer(...createHandlers(sandbox));
server.listen();
sandbox.seed({ id: 't', status: 'REVIEWING' });
const task = 'http://api.example/v2/team-1/project/project-1/task/t';
const headers = { authorization: \`Bearer \${sandbox.apiKey()}\` };
const form = new FormData();
form.append('projectId', 'project-1');
form.append('file', new Blob(['four']), 'a.pdf');
const upload = new URL('/v2/team-1/project/project-1/upload', task);
const sent = [
  [task],
  [upload, { method: 'POST', body: form }],
  [\`\${task}/approve\`, { method: 'POST' }],
  [\`\${task}-unknown\`],
];
const statuses = [];
for (const [url, init] of sent) statuses.push((await fetch(url, { headers, ...init })).status);
server.close();
console.log(statuses.join(' '));
`;

/**
 * Checks that install the sandbox next to each version of Mock Service Worker that it supports, and use its handlers. The
 * other tests use the newer one.
 */
export function mswChecks(folder: string, tarballs: string[]): Check[] {
  const tarball = tarballs.find((file) => file.includes('docproc-sandbox-')) ?? '';
  return ['msw-2', 'msw-3'].map((tool) => ({
    weekly: tool === 'msw-3',
    name: `Mock Service Worker ${version(tool)}`,
    async run() {
      const own = join(folder, tool);
      mkdirSync(own);
      writeFileSync(join(own, 'package.json'), '{ "private": true }');
      writeFileSync(join(own, 'program.mjs'), program);
      await npm(own, ['install', tarball, `msw@${version(tool)}`]);
      const { output } = await execute(process.execPath, ['program.mjs'], { cwd: own });
      if (output !== '200 200 200 404') throw new Error(output);
    },
  }));
}
