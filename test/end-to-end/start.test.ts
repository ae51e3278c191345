import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import getPort from 'get-port';
import { expect, it, onTestFinished } from 'vitest';
import { project, root } from '../artifacts/project.ts';
import { buildOnce, filesIn } from '../support/build.ts';

type Start = [when: string, prints: RegExp, folder: () => Promise<string>];
const fromNothing: Start = [
  'from nothing, after it built them',
  // A line for each phase.
  /^generated\/ may be older [^]+\nBuilding the docs\. [^]+\nDocs .* the text of each page\. [^]+\nDocs /,
  () => Promise.resolve(project('openapi', 'docs').folder),
];
/** A checkout that was built, and every week sources without a build. */
const starts: Start[] = [
  [
    'after a build, which it serves at once',
    /^(Mock|Sandbox) (?![^]*(older|Building))/,
    () => buildOnce().then(() => root),
  ],
  ...(process.env['SCOPE'] === 'all' ? [fromNothing] : []),
];

it.each(starts)(
  'npm start serves the sandbox, the mock and the site %s, prints a curl line that works, and ends all',
  async (_, prints, inFolder) => {
    const folder = await inFolder();
    const [docsPort, mockPort, sandboxPort] = [await getPort(), await getPort(), await getPort()];
    const ports = ['--docs-port', docsPort, '--mock-port', mockPort, '--sandbox-port', sandboxPort];
    const args = [join(root, 'scripts/commands/start.ts'), ...ports.map(String)];
    const child = spawn(process.execPath, args, { cwd: folder });
    onTestFinished(() => void child.kill());
    let output = '';
    child.stdout.on('data', (data) => (output += String(data)));
    child.stderr.on('data', (data) => (output += String(data)));
    await expect.poll(() => output).toMatch(/\nTry .*\n/);
    expect(output).toMatch(prints);
    const made = filesIn(join(folder, 'generated'));

    expect(output).toContain(`Docs     http://localhost:${docsPort}\n`);
    expect(output).toContain(`Mock     http://localhost:${mockPort}\n`);
    expect(output).toContain(`Sandbox  http://localhost:${sandboxPort}\n`);
    const task = `http://localhost:${sandboxPort}/v2/team-1/project/project-1/task/task-1`;
    expect((await fetch(task, { headers: { authorization: 'Bearer any-key' } })).status).toBe(200);
    const page = await fetch(`http://localhost:${docsPort}/reference/`);
    expect(await page.text()).toMatch(/<title>Reference on one page \|.*<\/title>/);
    expect(page.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
    const packages = await fetch(`http://localhost:${docsPort}/packages/index.json`);
    expect(await packages.text()).toContain('@docproc/client');
    const none = await fetch(`http://localhost:${docsPort}/none`);
    expect(none.status).toBe(404);
    expect(await none.text()).toContain('<html');

    const [, name = '', value = '', url = ''] = /Try {6}curl -H '(\w+): ([^']+)' (\S+)\n/.exec(output) ?? [];
    const response = await fetch(url, { headers: { [name]: value } });
    expect(await response.json()).toMatchObject({ payload: { status: 'REVIEWING' } });

    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
    await expect
      .poll(() =>
        Promise.allSettled(
          [docsPort, mockPort, sandboxPort].map((port) => fetch(`http://localhost:${port}/`)),
        ),
      )
      .toEqual([
        expect.objectContaining({ status: 'rejected' }),
        expect.objectContaining({ status: 'rejected' }),
        expect.objectContaining({ status: 'rejected' }),
      ]);

    // Pages do not change with the port.
    const pages = Object.entries(made).filter(([path]) => path.startsWith('docs/'));
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.filter(([, content]) => content.includes(`:${docsPort}`)).map(([path]) => path)).toEqual([]);
  },
);
