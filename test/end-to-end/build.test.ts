import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { artifacts, build, check } from '../../scripts/commands/build.ts';
import { projectCache } from '../../scripts/lib/scratch.ts';
import { compareFiles, merge, write, type Files } from '../../scripts/lib/write-files.ts';
import { buildOnce } from '../support/build.ts';
import { project, root, run, type Run } from '../artifacts/project.ts';

let result: Run;
let files: Files;

beforeAll(async () => {
  ({ result, files } = await buildOnce());
});

describe('what is built', () => {
  it('is what is committed, byte for byte', async () => {
    const committed = Object.entries(files).filter(([path]) => !path.startsWith('docs/'));
    const difference = await compareFiles(Object.fromEntries(committed), join(root, 'generated'), 'docs');
    expect(difference).toEqual({ missing: [], stale: [], extra: [] });
  });

  it('says the same in YAML and in JSON', () => {
    const yaml = String(files['docs/openapi.yaml']);
    const json: unknown = JSON.parse(String(files['openapi.json']));
    expect(parse(yaml)).toEqual(json);
    // Many parsers still read YAML 1.1, which reads more words as booleans and dates.
    expect(parse(yaml, { version: '1.1' })).toEqual(json);
  });

  it('names components as their files', () => {
    const document = JSON.parse(String(files['openapi.json'])) as { components: Record<string, object> };
    for (const folder of ['schemas', 'parameters', 'responses', 'examples']) {
      const names = readdirSync(join(root, 'openapi', folder)).map((file) => file.replace('.yaml', ''));
      expect(names).toEqual(expect.arrayContaining(Object.keys(document.components[folder] ?? {})));
    }
  });

  it('does not depend on the machine that builds it', () => {
    const texts = Object.entries(files).map(([path, content]) => [path, Buffer.from(content).toString()]);
    expect(texts.filter(([, text]) => text?.includes(root)).map(([path]) => path)).toEqual([]);
  });
});

describe('writing', () => {
  const some: Files = { 'a.txt': 'a', 'deep/b.txt': 'b', 'deep/c.bin': new Uint8Array([0, 255]) };

  it('touches only what changed, and removes what nothing makes', async () => {
    const { folder, ...files } = project();
    await write({ ...some, 'old/gone.txt': '' }, folder);
    const past = new Date(0);
    for (const path of Object.keys(some)) utimesSync(join(folder, path), past, past);

    const difference = await write({ ...some, 'deep/b.txt': 'changed', 'new.txt': '' }, folder);

    expect(difference).toEqual({ missing: ['new.txt'], stale: ['deep/b.txt'], extra: ['old/gone.txt'] });
    const untouched = Object.keys(some).filter((path) => statSync(join(folder, path)).mtimeMs === 0);
    expect(untouched).toEqual(['a.txt', 'deep/c.bin']);
    expect(files.read('deep/b.txt')).toBe('changed');
    expect(existsSync(join(folder, 'old'))).toBe(false);
    expect(Object.keys(files.snapshot('.'))).toHaveLength(4);
  });

  it('leaves installed packages alone', async () => {
    const { folder } = project();
    await write({ 'client/node_modules/dependency/index.js': '', 'client/index.js': '' }, folder);
    await write({ 'client/index.js': '' }, folder);
    expect(existsSync(join(folder, 'client/node_modules/dependency/index.js'))).toBe(true);
  });

  it('leaves other files in place where a part is written', async () => {
    const { folder } = project();
    await write({ 'client/index.js': '', 'sandbox/index.js': '' }, folder);
    await write({ 'client/other.js': '' }, folder, { remove: false });
    expect(existsSync(join(folder, 'client/index.js'))).toBe(true);
    expect(existsSync(join(folder, 'sandbox/index.js'))).toBe(true);
  });

  it('rejects two artifacts that make the same file', () => {
    const twice = [
      { name: 'one', files: { 'a.txt': '' }, time: 0 },
      { name: 'two', files: { 'a.txt': '' }, time: 0 },
    ];
    expect(() => merge(twice)).toThrow('"two" makes a.txt');
  });
});

describe('npm run build', () => {
  it('makes everything from nothing, and prints a row for each artifact and each operation', () => {
    const { code, stdout, stderr } = result;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^artifact +files +size +time +written\n/);
    let count = 0;
    for (const { name } of artifacts) {
      const [, made, written] = new RegExp(`^${name} +(\\d+) .* kB .* s +(\\d+)$`, 'm').exec(stdout) ?? [];
      expect(Number(made), name).toBeGreaterThan(0);
      expect(written, name).toBe(made);
      count += Number(made);
    }
    expect(Object.keys(files)).toHaveLength(count);
    expect(stdout).toMatch(/^getTask +resource +get Task$/m);
    expect(stdout).toMatch(/^completeTask +transition +Task$/m);
  });
});

describe('npm run build -- ARTIFACT…', () => {
  it('writes the named parts alone, and prints a row for each of them', async () => {
    const { folder, snapshot } = project('openapi');
    const lines: string[] = [];
    await build({ root: folder, names: ['client', 'bundle'], print: (text) => lines.push(text) });
    const folders = Object.keys(snapshot('generated')).map(
      (path) => path.split('/generated/')[1]?.split('/')[0],
    );
    expect(new Set(folders)).toEqual(new Set(['api', 'client', 'openapi.json']));
    const [table = '', ...rest] = lines.join('\n').split('\n\n');
    expect(table.split('\n').map((line) => line.split(' ')[0])).toEqual(['artifact', 'bundle', 'client']);
    expect(rest).toEqual([expect.stringMatching(/^Built in \d/)]);
  });
});

describe('npm run build -- --check', () => {
  it('lists what differs, and writes nothing', async () => {
    const { folder, replace, snapshot } = project('openapi');
    // The site is not committed, so it need not be there.
    const committed = Object.entries(files).filter(([path]) => !/^(docs|prism)\//.test(path));
    await write({ ...Object.fromEntries(committed), 'leftover.txt': '' }, join(folder, 'generated'));
    replace('generated/types/index.d.ts', 'Task', 'Tusk');
    const before = snapshot('generated');

    const error = await check({ root: folder }).catch((thrown: unknown) => thrown);

    expect(String((error as Error).message).split('\n')).toEqual([
      'missing generated/prism/openapi.json',
      'stale   generated/types/index.d.ts',
      'extra   generated/leftover.txt',
      '',
      'Run `npm run build` and commit what it writes.',
    ]);
    expect(snapshot('generated')).toEqual(before);
  });
});

it('after an edit, names each page that asks for an operation that is gone, and nothing else', async () => {
  const { folder, replace } = project('openapi');
  replace(
    'openapi/openapi.yaml',
    '  /v2/{team_id}/project/{project_id}/upload/{upload_id}/move/{folder_id}:\n    $ref: paths/upload-move.yaml\n',
    '',
  );
  const { code, stderr } = await run('build.ts', ['site'], folder);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^The artifact "site" cannot be made: docs\/guides\/uploads\.md:\d+: <!-- contract: transition moveUpload -->: There is no operation moveUpload\. There are: .*$/,
  );
});

it('a build that is interrupted ends as a shell does, and leaves no folder behind', async () => {
  const { folder } = project('openapi', 'docs');
  const child = spawn(process.execPath, [join(root, 'scripts/commands/build.ts')], { cwd: folder });
  const ended = once(child, 'exit');
  const left = () => readdirSync(projectCache).filter((name) => name.startsWith(`docproc-${child.pid}-`));
  await expect.poll(left, { timeout: 60_000 }).not.toEqual([]);
  child.kill('SIGINT');
  expect(await ended).toEqual([130, null]);
  expect(left()).toEqual([]);
});
