/** How long after an edit `npm run dev` shows it: types, client, sandbox and a page. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';
import { median, progress, seconds, table } from './measure.ts';

const root = dirname(import.meta.dirname);
const copied = [
  'openapi',
  'docs',
  'src',
  'scripts',
  'package.json',
  'CHANGELOG.md',
  'LICENSE',
  'redocly.yaml',
];
const rounds = 5;

export default async function* (): AsyncGenerator<string> {
  const folder = mkdtempSync(join(tmpdir(), 'docproc-bench-'));
  for (const part of copied) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const [docs, mock, sandbox] = [await getPort(), await getPort(), await getPort()];
  const ports = ['--docs-port', docs, '--mock-port', mock, '--sandbox-port', sandbox].map(String);
  const child = spawn(process.execPath, [join(folder, 'scripts/commands/dev.ts'), ...ports], { cwd: folder });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += String(data)));

  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const edit = (file: string, from: string, to: string): void =>
    writeFileSync(join(folder, file), read(file).replace(from, to));
  /** A page as a browser loads it. */
  const page = async (path: string) => {
    const response = await fetch(`http://localhost:${docs}/${path}`, {
      headers: { 'sec-fetch-dest': 'script' },
    });
    return response.text();
  };
  // The path exists with another method.
  const served = (port: number, action: string): Promise<boolean> =>
    fetch(`http://localhost:${port}/v2/team-1/project/project-1/task/task-1/${action}`).then(
      ({ status }) => status !== 404,
      // It is being replaced.
      () => false,
    );

  const measured = new Map<string, number[]>();
  /** Makes an edit, and notes when each of its effects is there. */
  async function follow(change: () => void, effects: Record<string, () => boolean | Promise<boolean>>) {
    const start = performance.now();
    change();
    const wait = async ([name, shown]: [string, () => boolean | Promise<boolean>]) => {
      while (!(await shown())) {
        if (child.exitCode !== null) throw new Error(`npm run dev ended:\n${printed}`);
        await setTimeout(25);
      }
      measured.set(name, [...(measured.get(name) ?? []), performance.now() - start]);
    };
    await Promise.all(Object.entries(effects).map(wait));
    // The end of the work on this edit.
    await setTimeout(1500);
  }

  try {
    while (!printed.includes('\nTry  ')) await setTimeout(50);
    await page('guides/concepts.md');
    for (let round = 1; round <= rounds; round++) {
      progress(`edits, round ${round} of ${rounds}`);
      const [before, after] = [round === 1 ? 'approve' : `approve${round - 1}`, `approve${round}`];
      const has = (file: string) => () => new RegExp(`\\b${after}\\b`).test(read(file));
      await follow(
        () => edit('openapi/openapi.yaml', `/task/{task_id}/${before}:`, `/task/{task_id}/${after}:`),
        {
          'contract, types': has('generated/types/index.d.ts'),
          'contract, client': has('generated/client/contract/contract.ts'),
          'contract, sandbox': () => served(sandbox, after),
          'contract, mock': () => served(mock, after),
          'contract, page of an operation': async () =>
            (await page('reference/approveTask.md')).includes(`/${after}`),
        },
      );
      await follow(() => edit('docs/guides/concepts.md', '\n---\n', `\n---\n\nRound ${round}.\n`), {
        'page, itself': async () => (await page('guides/concepts.md')).includes(`Round ${round}.`),
      });
      await follow(() => edit('src/client/index.ts', '', `export const round${round}: string = 'yes';\n`), {
        'client, its module': () => read('generated/client/dist/index.js').includes(`round${round}`),
      });
    }
    yield table([
      ['edit, and what shows it', 'median', 'slowest'],
      ...[...measured].map(([name, times]) => [name, seconds(median(times)), seconds(Math.max(...times))]),
    ]);
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true });
  }
}
