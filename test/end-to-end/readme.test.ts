// Every command and every snippet of the README is run, so that none of them goes stale.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSandbox } from '@docproc/sandbox';
import getPort from 'get-port';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checks } from '../../scripts/commands/test.ts';
import { root } from '../artifacts/project.ts';
import { problems, run as runSnippet, snippets, write } from '../support/snippets.ts';

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const blocks = [...readme.matchAll(/^ *```sh\n(.*?)```/gms)].flatMap(([, text = '']) =>
  text.trim().split(/\n| && /),
);
const inline = [...readme.matchAll(/`(npm [^`]+)`/g)].map(([, text = '']) => text);
const commands = new Set([...blocks, ...inline].map((command) => command.trim()));

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Commands that `npm test` runs before it comes to this test, and the script behind each. */
const checked = {
  'npm run lint': scripts['lint'],
  'npm run build -- --check': `${scripts['build']} --check`,
};
/** Commands of which another test runs the script to its end: here npm starts it, with a flag that it rejects. */
const elsewhere: Record<string, [script: string, test: string]> = {
  'npm run build': ['build.ts', 'test/end-to-end/build.test.ts'],
  'npm run dev': ['dev.ts', 'test/end-to-end/dev.test.ts'],
  'npm start': ['start.ts', 'test/end-to-end/start.test.ts'],
};
/** Commands that serve, each with the flags that move it to free ports. */
const serving: Record<string, (port: number) => string> = {
  'npm run mock -- --port 4011': (port) => `npm run mock -- --port ${port}`,
  'npm run sandbox -- --port 4021': (port) => `npm run sandbox -- --port ${port}`,
};
/** What installed the project and runs this test. */
const installing = ['npm ci', 'npm cit', 'npm test'];
/** What `getting-started.test.ts` installs from a site. */
const installed = ['npm i http://localhost:4000/packages/docproc-client.tgz'];

function start(command: string) {
  const child = spawn('sh', ['-c', `exec ${command}`], { cwd: root, detached: true });
  onTestFinished(() => {
    if (child.exitCode === null && child.pid) process.kill(-child.pid);
  });
  const run = { child, output: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => (run.output += String(data)));
  return run;
}

describe('README.md', () => {
  it('has no command but those that are run here or by CI', () => {
    const own = [elsewhere, serving, checked].flatMap((each) => Object.keys(each));
    const run = [...own, ...installing, ...installed];
    expect([...commands].toSorted()).toEqual(run.toSorted());
    const scriptsOf = Object.values(checked).flatMap((script) =>
      script?.replaceAll('--import ./scripts/node.js ', '').split(' && '),
    );
    expect(Object.values(checks)).toEqual(expect.arrayContaining(scriptsOf));
    expect(readFileSync(join(root, '.ci/run'), 'utf8')).toMatch(/^npm cit$/m);
  });

  it.each(Object.entries(elsewhere))('%s', async (command, [script, test]) => {
    const run = start(`${command} ${command.includes(' -- ') ? '' : '-- '}--unknown`);
    const [code] = await once(run.child, 'close');
    expect(run.output).toMatch(new RegExp(`Unknown option '--unknown'.*\\nUsage: ${command} `));
    expect(code).toBe(1);
    expect(readFileSync(join(root, test), 'utf8')).toContain(script);
  });

  it.each(Object.entries(serving))('%s', async (_, command) => {
    const run = start(command(await getPort()));
    const line = /curl (?:-X (\w+) )?(?:-H '([\w-]+): ([^']+)' )?(http\S+)/;
    await expect.poll(() => run.output).toMatch(line);
    const [, method = 'GET', name, value = '', url = ''] = line.exec(run.output) ?? [];
    const response = await fetch(url, { method, headers: name ? { [name]: value } : {} });
    expect(response.ok).toBe(true);
  });

  it('has a snippet that compiles and does what it says', async () => {
    const sandbox = await startSandbox({ port: 0 });
    onTestFinished(() => sandbox.close());
    const text = snippets('README.md').join('\n').replace('http://localhost:4020', sandbox.baseUrl);
    const folder = write({ 'all.mts': text });
    expect(problems(folder, ['all.mts'])).toEqual([]);
    expect(await runSnippet(folder, 'all.mts')).toBe('invoice.pdf REVIEWING\n');
  });

  it('links to files that are there', () => {
    const targets = [...readme.matchAll(/\]\((?!http)([^)#]+)/g)].map(([, target = '']) => target);
    expect(targets.filter((target) => !existsSync(join(root, target)))).toEqual([]);
    const folders = [...readme.matchAll(/`((?:openapi|src|scripts|generated|docs|test|bench)\/[^`]*)`/g)];
    // What git ignores is not there before a build.
    const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
    const kept = folders.map(([, path = '']) => path).filter((path) => !ignored.includes(`${path}/`));
    expect(kept.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
