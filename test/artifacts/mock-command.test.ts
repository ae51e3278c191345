import { spawn } from 'node:child_process';
import { join } from 'node:path';
import getPort from 'get-port';
import { expect, it, onTestFinished } from 'vitest';
import { root } from './project.ts';

it('npm run mock ends with the shell that npm puts between', async () => {
  const port = await getPort();
  const script = join(root, 'scripts/commands/mock.ts');
  const line = `'${process.execPath}' '${script}' --port ${port}; exit`;
  const env = { ...process.env, npm_lifecycle_event: 'mock' };
  const shell = spawn('sh', ['-c', line], { cwd: root, env });
  onTestFinished(() => void shell.kill('SIGKILL'));
  let output = '';
  shell.stdout.on('data', (data) => (output += String(data)));
  await expect.poll(() => output).toContain(`\nTry: curl `);

  shell.kill('SIGTERM');

  const closed = () =>
    fetch(`http://localhost:${port}/`).then(
      () => false,
      () => true,
    );
  await expect.poll(closed).toBe(true);
});
