import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Report } from '@docproc/conformance';
import { listen } from '../support/listen.ts';
import { temporary } from '../support/folders.ts';

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends the command with its report', async (signal) => {
  const folder = temporary();
  let created = 0;
  const server = createServer((request, response) => {
    request.resume();
    response.statusCode = request.method === 'POST' && request.url?.endsWith('/upload') ? 201 : 404;
    response.setHeader('content-type', 'application/json');
    if (response.statusCode === 201 && ++created === 3) command.kill(signal);
    response.end(JSON.stringify(response.statusCode === 201 ? { id: `upload-${created}` } : {}));
  });
  const own = `--base-url ${await listen(server)} --team t --project p --api-key full-key`;
  const wanted = `--only invalid/createUpload --allow writes --report json --output ${folder}`;
  const command = spawn(
    process.execPath,
    ['src/conformance/bin.ts', ...own.split(' '), ...wanted.split(' ')],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let out = '';
  command.stdout.on('data', (text: Buffer) => (out += text.toString()));
  const [code] = await once(command, 'close');
  expect(code).toBe(2);
  expect(out).toContain(`Stopped: The run received ${signal}.`);
  expect(out).toMatch(/Left behind\n {2}\d+ × Upload/);
  const report = JSON.parse(readFileSync(join(folder, 'conformance.json'), 'utf8')) as Report;
  expect(report.leftBehind.map(({ id }) => id)).toHaveLength(created);
});

test('the reader of the output may end first', async () => {
  const command = spawn(process.execPath, ['src/conformance/bin.ts', 'judge', '-']);
  let err = '';
  command.stderr.on('data', (text: Buffer) => (err += text.toString()));
  command.stdout.destroy();
  command.stdin.end('{"log":{"entries":[]}}');
  expect(await once(command, 'close')).toEqual([0, null]);
  expect(err).toBe('');
});
