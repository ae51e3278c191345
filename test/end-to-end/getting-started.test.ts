/** Runs every command of the page in an empty folder, as an integrator does once the packages are published. */
import { execFile, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { packedPackages } from '../../scripts/commands/pack.ts';
import { pack } from '../../scripts/artifacts/packages/tarballs.ts';
import { checksumFile, checksums } from '../../scripts/commands/release/checksums.ts';
import { publish } from '../../scripts/commands/release/publish.ts';
import { type Registry, startRegistry } from '../../scripts/commands/release/registry.ts';
import { sampleServer } from '../../scripts/artifacts/site/samples/sample-request.ts';
import { root } from '../artifacts/project.ts';
import { temporary } from '../support/folders.ts';

const text = readFileSync(join(root, 'docs/guides/getting-started.md'), 'utf8');
const blocks = (language: string): string[] =>
  [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, lang, source = '']) =>
    lang === language ? [source] : [],
  );
const block = (beginning: string): string => {
  const found = blocks('sh').find((source) => source.startsWith(beginning));
  if (found === undefined) throw new Error(`The page has no ${beginning}.`);
  return found;
};

const scratch = temporary(afterAll);
const packed = join(scratch, 'packed');
let registry: Registry;
beforeAll(async () => {
  mkdirSync(packed);
  await pack(await packedPackages(['client', 'sandbox']), packed, join(scratch, 'packages'));
  await writeFile(join(packed, checksumFile), await checksums(packed));
  registry = await startRegistry(join(scratch, 'registry'));
  await publish(packed, registry.env);
});
afterAll(() => registry.stop());

/** Creates an empty folder, and returns it with what runs a command there. */
function empty() {
  const folder = temporary();
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    ...registry.env,
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    // The Node of the project is that of its commands.
    PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
  };
  const bash = async (script: string): Promise<string> => {
    const options = { cwd: folder, env };
    return (await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], options)).stdout;
  };
  return { folder, env, bash };
}

it('needs no copy of the repository: install, sandbox, curl and the program', async () => {
  const { folder, env, bash } = empty();
  await bash(block('npm init'));

  const url = `http://localhost:${await getPort()}`;
  const here = (source: string): string => source.replaceAll(sampleServer.baseUrl, url);
  const command = `exec ${block('npx --no docproc-sandbox').trim()} --port ${new URL(url).port}`;
  const sandbox = spawn('bash', ['-c', command], { cwd: folder, env, detached: true, stdio: 'ignore' });
  onTestFinished(() => {
    if (sandbox.exitCode === null && sandbox.pid) process.kill(-sandbox.pid);
  });
  await expect.poll(async () => (await fetch(`${url}/_sandbox/health`)).ok).toBe(true);

  const steps = blocks('sh').filter((source) => !/^(npm|npx|node) /.test(source));
  const printed = await bash(here(steps.join('\n')));
  expect(printed).toMatch(
    /"status":"processing".*"status":"REVIEWING".*"content":"1,204\.50".*"status":"PROCESSING".*\n$/s,
  );

  const program = /Save this program as `(.+?)`/.exec(text)?.[1] ?? '';
  writeFileSync(join(folder, program), here(blocks('ts').join('')));
  expect(await bash(block('node '))).toBe(blocks('text').at(-1));
});

it('installs from packed files, too', async () => {
  // As this command packs them: the names of the workspaces are what can be wrong.
  const { stdout } = await promisify(execFile)(
    'bash',
    ['-c', `${block('npm pack').trim()} --dry-run --silent`],
    {
      cwd: root,
    },
  );
  const { folder, bash } = empty();
  for (const name of stdout.trim().split('\n')) await copyFile(join(packed, name), join(folder, name));
  await bash(block('npm install ./'));
  expect(readdirSync(join(folder, 'node_modules/@docproc')).sort()).toEqual(['client', 'sandbox']);
  expect(await bash('npx @docproc/sandbox --help')).toMatch(/^Usage: docproc-sandbox/);
});
