/** The command `docproc-sandbox`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import getPort from 'get-port';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { main } from '../../src/sandbox/hosts/command/command.ts';
import { createSandbox, startSandbox, type Task } from '../../src/sandbox/hosts/index.ts';
import { listen } from '../support/listen.ts';
import { temporary } from '../support/folders.ts';
import { dist, run } from './run-node.ts';
import { another, setting } from '../support/setting.ts';

const cli = (...args: string[]) => run([join(dist, 'bin.js'), ...args]);

/** Starts the command, which ends with the test. */
function start(...args: string[]) {
  const child = spawn(process.execPath, [join(dist, 'bin.js'), ...args]);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** The arguments with which the sandbox runs a script. */
const node = (script: string) => ['--', process.execPath, '--input-type=module', '-e', script];

/** A setting on the command line. */
const chosen = `${setting.id}=${setting.other}`;

describe('docproc-sandbox', () => {
  test('serves until it is stopped', async () => {
    const child = start('--port', '0', '--set', chosen);
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const url = /http:\S+/.exec(String(line))?.[0];
    const health = await fetch(`${url}/_sandbox/health`);
    expect(await health.json()).toMatchObject({ status: 'ok', teams: 0 });
    const settings = await fetch(`${url}/_sandbox/settings`);
    expect(await settings.json()).toMatchObject({ set: setting.set });
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('lets requests end before it is stopped, and has their data at the next start', async () => {
    const folder = temporary();
    const serve = async () => {
      const child = start('--port', '0', '--data', join(folder, 'data.sqlite'), '--log', 'json');
      const [line] = (await once(child.stdout, 'data')) as [Buffer];
      const { message } = JSON.parse(String(line)) as { message: string };
      const url = `${message.replace(/.*(?=http:)/, '')}/_sandbox`;
      return { child, url, lines: text(child.stdout), exited: once(child, 'exit') };
    };
    const { child, url, lines, exited } = await serve();
    const body = JSON.stringify({ fault: 'slow', delayMs: 300 });
    const headers = { 'content-type': 'application/json', authorization: 'Bearer k' };
    await fetch(`${url}/teams/team-1/faults`, { method: 'POST', headers, body });
    const slow = fetch(`${url}/../v2/team-1/project/p/task/none?key=1`, { headers });
    // The request has arrived once it is in the journal.
    await fetch(`${url}/teams/team-1/journal?count=1&timeoutMs=60000`);
    child.kill('SIGTERM');
    expect((await slow).status).toBe(404);
    expect(await exited).toEqual([0, null]);
    const logged = (await lines).trim().split('\n');
    expect(logged.map((line) => JSON.parse(line) as object)).toContainEqual({
      time: expect.any(String),
      message: 'request',
      method: 'GET',
      path: '/v2/team-1/project/p/task/none',
      status: 404,
      ms: expect.any(Number),
    });
    const again = await serve();
    const journal = (await (await fetch(`${again.url}/teams/team-1/journal`)).json()) as object[];
    expect(journal).toMatchObject([{ operation: 'getTask', status: 404 }]);
  });

  test('starts again with the same arguments, and has what its data file has', async () => {
    const folder = temporary();
    const [har, file] = [join(folder, 'a.har'), join(folder, 'data.sqlite')];
    const task = createSandbox().seed({ id: 'task-1', upload_id: 'upload-1' });
    const request = { method: 'GET', url: 'http://x/v2/team-1/project/project-1/task/task-1' };
    const content = { text: JSON.stringify({ payload: task }) };
    writeFileSync(
      har,
      JSON.stringify({ log: { entries: [{ request, response: { status: 200, content } }] } }),
    );
    const args = ['--port', '0', '--data', file, '--replay', har, '--seed', 'a', '--set', chosen];
    const lines: string[] = [];
    for (const name of [task.name, 'changed.pdf']) {
      const child = start(...args);
      const stderr = text(child.stderr);
      const [line] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [Buffer];
      const url = `${/http:\S+/.exec(String(line))?.[0]}/_sandbox/teams/team-1/tasks`;
      const before = (await (await fetch(url)).json()) as Task[];
      expect(before).toEqual([{ ...task, name }]);
      const headers = { 'content-type': 'application/json' };
      await fetch(`${url}/task-1`, { method: 'PATCH', headers, body: '{"name":"changed.pdf"}' });
      child.kill('SIGTERM');
      expect(await once(child, 'exit')).toEqual([0, null]);
      lines.push(await stderr);
    }
    expect(lines).toEqual([
      `The sandbox begins with 1 tasks and 0 uploads of ${har}.\n` +
        'The log does not show the name, the folder and the metadata of upload upload-1.\n',
      `The data file ${file} has data already. Without effect: --replay, --seed, --set.\n`,
    ]);
  });

  test('ends when its data file is gone, with a line and an exit code, and is alone while it has it', async () => {
    const file = join(temporary(), 'data.sqlite');
    const child = start('--port', '0', '--data', file);
    const exited = once(child, 'exit');
    const lines = text(child.stderr);
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const other = await cli('--port', '0', '--data', file);
    const reason = 'Another process uses it: end that first. Choose another file with --data.';
    expect(other).toMatchObject({
      code: 2,
      stderr: `The data file ${file} cannot be used. ${reason}\n`,
    });
    rmSync(file);
    const url = /http:\S+/.exec(String(line))?.[0];
    const { status } = await fetch(`${url}/_sandbox/teams/team-1/tasks`, { method: 'POST' }).catch(() => ({
      status: 507,
    }));
    expect(status).toBe(507);
    expect(await exited).toEqual([1, null]);
    expect(await lines).toMatch(
      `The sandbox ends with exit code 1: the data file ${file} was moved, deleted, replaced or changed`,
    );
    expect(existsSync(file)).toBe(false);
  });

  test('ends with clients that stopped in a request, and with one that never ends a tunnel', async () => {
    const child = start('--port', '0');
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const { port } = new URL(/http:\S+/.exec(String(line))?.[0] ?? '');
    const begun = [
      'POST /v2/team-1/project/p/upload HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer k\r\n' +
        'content-type: multipart/form-data; boundary=x\r\ncontent-length: 9\r\n\r\n',
      'GET / HTTP/1.1\r\nhost:',
      'CONNECT localhost:80 HTTP/1.1\r\nhost: localhost\r\n\r\n',
      'CONNECT localhost:443 HTTP/1.1\r\nhost: localhost\r\n\r\n',
    ];
    for (const text of begun) {
      const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
      onTestFinished(() => void socket.destroy());
      socket.on('error', () => {}).write(text);
    }
    // They have arrived once another request has its response.
    await (await fetch(`http://127.0.0.1:${port}`)).text();
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('lets its command reach it also where it has a proxy for all others', async () => {
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('NO_PROXY', 'example.test');
    vi.stubEnv('no_proxy', undefined);
    const wanted = JSON.stringify('example.test,127.0.0.1');
    const script = `const { NO_PROXY, no_proxy } = process.env;
      process.exitCode = NO_PROXY === ${wanted} && no_proxy === ${wanted} ? 3 : 4;`;
    expect(await main(['--', process.execPath, '-e', script])).toBe(3);
  });

  test('has metrics', async () => {
    const { baseUrl, close } = await startSandbox({ port: 0 });
    onTestFinished(close);
    await fetch(`${baseUrl}/v2/team-1/project/p/task/none`, { headers: { authorization: 'Bearer k' } });
    const metrics = await fetch(`${baseUrl}/_sandbox/metrics`);
    expect(metrics.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const lines = (await metrics.text()).split('\n');
    expect(lines).toContain('docproc_sandbox_requests_total{operation="getTask",status="404"} 1');
    expect(lines).toContain('docproc_sandbox_teams 1');
    expect(lines.some((line) => /^process_resident_memory_bytes \d+$/.test(line))).toBe(true);
  });

  test('begins with the examples if configured, also after a reset', async () => {
    const script = `
      const { DOCPROC_SANDBOX_URL: url } = process.env;
      const ids = async () =>
        (await (await fetch(url + '/_sandbox/teams/team-1/tasks')).json()).map(({ id }) => id).join();
      const before = await ids();
      await fetch(url + '/_sandbox/teams', { method: 'DELETE' });
      process.exitCode = before.startsWith('task-1,task-2,') && before === (await ids()) ? 3 : 4;`;
    expect(await main(['--examples', ...node(script)])).toBe(3);
  });

  test('lets time pass if configured', async () => {
    const script = `
      const { DOCPROC_SANDBOX_URL: url, DOCPROC_SANDBOX_KEY: key } = process.env;
      const now = async () => (await (await fetch(url + '/_sandbox/health')).json()).now;
      const begun = await now();
      for (let i = 0; i < 200 && (await now()) === begun; i++) await new Promise((done) => setTimeout(done, 10));
      process.exitCode = (await now()) > begun && key === 'sandbox-all-scopes' ? 3 : 4;`;
    expect(await main(['--real-time', ...node(script)])).toBe(3);
  });

  test.each(['-v', '--version', '-h', '--help'])('prints something for %s', async (flag) => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    onTestFinished(() => log.mockRestore());
    expect(await main([flag])).toBe(0);
    const expected = flag.includes('v') ? /^\d+\.\d+\.\d+$/ : /^Usage: docproc-sandbox /;
    expect(log.mock.calls).toEqual([[expect.stringMatching(expected)]]);
  });

  test('reads the control token from the environment, and rejects an empty one', async () => {
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('DOCPROC_SANDBOX_CONTROL_TOKEN', '');
    await expect(main(['--port', '0'])).rejects.toThrow(
      'controlToken is "", and must be a text that others cannot guess.',
    );
    vi.stubEnv('DOCPROC_SANDBOX_CONTROL_TOKEN', 'from-the-environment');
    const script = `
      const { DOCPROC_SANDBOX_URL: url, DOCPROC_SANDBOX_CONTROL_TOKEN: token } = process.env;
      const ask = async (key) => {
        const { status } = await fetch(url + '/_sandbox/health', { headers: { authorization: 'Bearer ' + key } });
        return status;
      };
      process.exitCode = (await ask('other')) === 401 && (await ask(token)) === 200 ? token.length : 99;`;
    const command = node(script);
    expect(await main(command)).toBe('from-the-environment'.length);
    expect(await main(['--control-token', 'option', ...command])).toBe('option'.length);
  });

  test('continues without a reader of its output, until it is ended', async () => {
    const port = await getPort();
    const child = start('--port', String(port), '--real-time', '--now', '9999-12-31T23:59:59.990Z');
    child.stdout.destroy();
    child.stderr.destroy();
    const url = `http://127.0.0.1:${port}`;
    await expect.poll(async () => (await fetch(url)).status).toBe(200);
    const now = async () => ((await (await fetch(`${url}/_sandbox/health`)).json()) as { now: string }).now;
    await expect.poll(now).toBe('9999-12-31T23:59:59.999Z');
    const headers = { 'content-type': 'application/json' };
    const clock = { method: 'POST', headers, body: '{"advanceMs":1}' };
    expect((await fetch(`${url}/_sandbox/clock`, clock)).status).toBe(400);
    expect(await now()).toBe('9999-12-31T23:59:59.999Z');
    expect(child.exitCode).toBeNull();
  });

  test('says which port is taken, and what to do', async () => {
    const { port } = new URL(await listen(createServer()));
    const stderr = `Port ${port} on 127.0.0.1 is already in use. Choose another one with --port.\n`;
    expect(await cli('--port', port)).toEqual({ code: 2, stdout: '', stderr });
  });
});

describe('a command that the sandbox runs', () => {
  // Discards a task that is completed, and fails unless that is rejected.
  const script = `
    const { DOCPROC_SANDBOX_URL: url } = process.env;
    const headers = { 'content-type': 'application/json' };
    const seed = { method: 'POST', headers, body: '{"id":"t","status":"COMPLETED"}' };
    await fetch(url + '/_sandbox/teams/a/tasks', seed);
    const init = { method: 'POST', headers: { authorization: 'Bearer k' } };
    const { status } = await fetch(url + '/v2/a/project/project-1/task/t/discard', init);
    process.exitCode = status === 400 ? 0 : 7;`;
  const command = node(script);

  /** Runs the sandbox in this process. */
  async function run(...args: string[]): Promise<{ code: number | undefined; lines: string[] }> {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const code = await main(args);
    const lines = error.mock.calls.flatMap(([text]) => String(text).split('\n'));
    error.mockRestore();
    return { code, lines: lines.filter((line) => line !== '') };
  }

  test('that sends no request fails, whatever its exit code', async () => {
    const health = `await fetch(process.env.DOCPROC_SANDBOX_URL + '/_sandbox/health');`;
    const first = await run('--set', chosen, ...node(health));
    expect(first.code).toBe(1);
    expect(first.lines).toEqual([
      `--- Run 1: ${chosen} ---`,
      'The command sent no request to the sandbox, so it tested nothing. Send the requests of your tests to',
      'DOCPROC_SANDBOX_URL, or use the fixtures of @docproc/sandbox/vitest, /node-test or /playwright.',
    ]);
    expect(await main(node('process.exit(3)'))).toBe(3);
  });

  test('gives its exit code', async () => {
    expect(await cli(...command)).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(await run('--set', 'discard-outside-reviewing=ignore', ...command)).toMatchObject({ code: 7 });
  });

  describe.skipIf(process.platform === 'win32')('and a signal', () => {
    const waiting = (handler: string) => [
      '--',
      process.execPath,
      '-e',
      `${handler}; setInterval(() => {}, 1000); console.log('pid', process.pid)`,
    ];
    async function startCommand(...args: string[]) {
      const child = start(...args);
      const [line] = (await once(child.stdout, 'data')) as [Buffer];
      const pid = Number(/pid (\d+)/.exec(String(line))?.[1]);
      onTestFinished(() => void (isAlive(pid) && process.kill(pid, 'SIGKILL')));
      return { child, pid };
    }
    const isAlive = (pid: number): boolean => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };

    test.each([
      ['SIGINT', 130],
      ['SIGTERM', 143],
      ['SIGHUP', 129],
    ] as const)('%s ends the command, and the code is %i', async (signal, code) => {
      const { child, pid } = await startCommand(...waiting(''));
      child.kill(signal);
      expect(await once(child, 'exit')).toEqual([code, null]);
      expect(isAlive(pid)).toBe(false);
    });

    test('that the command handles gives its code, and no further run', async () => {
      const handler = "process.on('SIGTERM', () => process.exit(0))";
      const one = await startCommand(...waiting(handler));
      one.child.kill('SIGTERM');
      expect(await once(one.child, 'exit')).toEqual([0, null]);
      const many = await startCommand('--set', `${setting.id}=all`, ...waiting(handler));
      let runs = 1;
      many.child.stdout.on('data', () => runs++);
      many.child.kill('SIGTERM');
      expect(await once(many.child, 'exit')).toEqual([143, null]);
      expect(runs).toBe(1);
    });

    test('that the command sends itself gives 128 and its number', async () => {
      const script = "process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000)";
      expect(await main(['--', process.execPath, '-e', script])).toBe(137);
    });
  });

  test('runs under each value of the settings that made a difference', async () => {
    const { code, lines } = await run('--set', 'all', ...command);
    expect(code).toBe(7);
    expect(lines.slice(-5)).toEqual([
      'passed  defaults',
      'FAILED  discard-outside-reviewing=ignore',
      'passed  error-body-shape=string',
      'passed  error-body-shape=plain-text',
      'passed  error-body-shape=empty',
    ]);
  });

  test('runs in every combination of the settings that are asked for', async () => {
    const discard = 'discard-outside-reviewing';
    const { id, values } = setting.id === discard ? another : setting;
    const { code, lines } = await run('--set', `${discard}=all`, '--set', `${id}=all`, ...command);
    expect(code).toBe(7);
    const runs = ['reject', 'ignore'].flatMap((each) =>
      values.map((value) => `${discard}=${each} ${id}=${value}`),
    );
    expect(lines).toEqual([
      ...runs.map((each, index) => `--- Run ${index + 1}: ${each} ---`),
      ...runs.map((each) => `${each.includes('ignore') ? 'FAILED' : 'passed'}  ${each}`),
    ]);
  });
});
