import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { generators, run } from '../../scripts/commands/clients.ts';
import { InputError } from '../../scripts/lib/cli.ts';

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'docproc-clients-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
});

const usage = 'npm run clients -- LANGUAGE… --out FOLDER';
const choices = `Choose from: ${generators.join(', ')}.`;

it.each([
  ['no language', ['--out', 'clients'], `Name a language. ${choices}\n${usage}`],
  ['a wrong language', ['python', 'cobol', '--out', 'clients'], `There is no generator cobol. ${choices}`],
  ['no folder', ['python'], `Name a folder for the clients.\n${usage}`],
  [
    'a flag without a value',
    ['python', '--out'],
    `Option '--out <value>' argument missing.\nUsage: ${usage}`,
  ],
  ['a wrong flag', ['python', '--output', 'clients'], `Unknown option '--output'.\nUsage: ${usage}`],
])('%s has a message with the way out', async (_, args, message) => {
  await expect(run(args)).rejects.toThrow(new InputError(message));
});

it('keeps a folder that has other files, and generates nothing at all then', async () => {
  mkdirSync(join(out, 'python'));
  writeFileSync(join(out, 'python/notes.txt'), 'mine');
  await expect(run(['go', 'python', '--out', out])).rejects.toThrow(
    new InputError(
      `${join(out, 'python')} exists and has no generated client. Remove it, or name another folder with --out.`,
    ),
  );
  expect(readdirSync(out)).toEqual(['python']);
});

it('needs a folder where a file has its name', async () => {
  writeFileSync(join(out, 'go'), '');
  await expect(run(['go', '--out', out])).rejects.toThrow(/ENOTDIR.*\. Name another folder with --out\.$/);
});

it('generates a client, and again over an earlier one', async () => {
  mkdirSync(join(out, 'go'));
  writeFileSync(join(out, 'go/client.go'), 'earlier');
  writeFileSync(join(out, 'go/notes.txt'), 'mine');
  const lines: string[] = [];
  await run(['go', 'go', '--out', out], (line) => lines.push(line));
  expect(lines).toEqual([`Generated ${join(out, 'go')}`]);
  expect(readFileSync(join(out, 'go/client.go'), 'utf8')).toContain('func (c *Client) CompleteTask(');
  expect(readdirSync(join(out, 'go')).sort()).toEqual(['client.go', 'notes.txt']);
});

it('accepts a folder relative to this one', async () => {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync('.cache/clients-');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await run(['zod', '--out', folder], () => {});
  expect(readdirSync(folder, { recursive: true })).toEqual(['zod', join('zod', 'client.zod.ts')]);
});
