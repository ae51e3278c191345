import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { execute, startServer } from '../lib/execute.ts';

const bin = 'generated/sandbox/dist/bin.js';

/** The built sandbox in a process of its own, which one of a later build can replace. */
export class DevSandbox {
  readonly #port: number;
  #child: ChildProcess | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /**
   * Starts the sandbox as it is built now, with the state of the running one. That one continues if the new one does not load.
   *
   * @throws Error with what is wrong with the new one
   */
  async reload(): Promise<void> {
    const url = `http://127.0.0.1:${this.#port}/_sandbox/snapshot`;
    const running = this.#child;
    let state: string | undefined;
    if (running) {
      const { code, output } = await execute(process.execPath, [bin, '--version'], { cwd: '.' });
      if (code !== 0) throw new Error(`The sandbox failed: ${output}`);
      state = await (await fetch(url)).text();
      running.kill('SIGKILL');
      await once(running, 'exit');
    }
    const args = [bin, '--port', String(this.#port), '--examples'];
    this.#child = await startServer(args, { port: this.#port, stdio: ['ignore', 'ignore', 'inherit'] });
    if (state === undefined) return;
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url, { method: 'PUT', headers, body: state });
    if (!response.ok) throw new Error(`The sandbox has a new state: ${await response.text()}`);
  }
}
