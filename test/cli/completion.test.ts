/** What shells complete. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { bin, setUp } from './set-up.ts';

test.each<[line: string, words: string[]]>([
  ['', ['task', 'upload', 'export', 'sandbox']],
  [' task', ['get', 'disapprove']],
  [' task report task-1', ['--issue', '--json']],
  [' upload', ['move', '--meta', '--wait']],
  [' export', ['--bom', '--continue']],
  [' completion', ['bash', 'fish']],
])('docproc%s is completed', async (line, words) => {
  const { run } = await setUp();
  const { stdout } = await run(`__complete${line}`);
  expect(stdout.split('\n')).toEqual(expect.arrayContaining(words));
});

test.each(['open task-1 --output', 'upload a.pdf --tasks-of', 'sandbox'])(
  'docproc %s is completed by files, which the shell knows',
  async (line) => {
    const { run } = await setUp();
    expect((await run(`__complete ${line}`)).stdout).toBe('\n');
  },
);

test('each shell has a script that asks for the words', async () => {
  const { run, folder } = await setUp();
  for (const shell of ['zsh', 'fish'])
    expect((await run(`completion ${shell}`)).stdout).toContain('docproc __complete');
  expect((await run('completion cmd')).stderr).toContain('must be one of bash, zsh, fish');
  const { stdout } = await run('completion bash');
  const own = `docproc() { ${process.execPath} ${bin} "$@"; }`;
  const call = 'COMP_WORDS=(docproc task dis) COMP_CWORD=2; _docproc; echo "${COMPREPLY[@]}"';
  const child = spawn('bash', ['-c', `${own}\n${stdout}\n${call}`], { cwd: folder });
  expect(await text(child.stdout)).toBe('discard disapprove\n');
});
