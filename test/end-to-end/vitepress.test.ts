/** VitePress without the commands of the kit. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from '../artifacts/project.ts';
import { temporary } from '../support/folders.ts';

it('vitepress, started on its own, builds the generated pages too', async () => {
  const folder = temporary();
  const command = join(root, 'node_modules/vitepress/bin/vitepress.js');
  await promisify(execFile)(process.execPath, [command, 'build', 'docs', '--outDir', folder], { cwd: root });
  expect(readFileSync(join(folder, 'reference/getTask.html'), 'utf8')).toContain('Get a task');
});
