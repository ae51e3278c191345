import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Snapshot } from '../../../src/sandbox/testing/snapshot.ts';
import type { SandboxCommand, SandboxReply } from './sandbox-thread.ts';

/** A sandbox that can be replaced by one of a later build, which inherits its state. */
export class DevSandbox {
  readonly #folder: string;
  readonly #port: number;
  #worker: Worker | undefined;

  /** @param folder the modules of the built package */
  constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
  }

  /**
   * Starts the sandbox as it is built now. The running one serves until the new modules are loaded, and continues if
   * they fail.
   *
   * @throws Error with what is wrong with the new modules
   */
  async reload(): Promise<void> {
    const workerData = { folder: this.#folder, port: this.#port };
    const next = new Worker(new URL('./sandbox-thread.ts', import.meta.url), { workerData });
    // Without a listener, an error between two messages would end the process.
    next.on('error', ({ message }) => console.error(`The sandbox failed: ${message}`));
    try {
      await reply(next);
      const state = await this.#stop();
      try {
        await send(next, { start: state });
      } catch (error) {
        if (this.#worker) await send(this.#worker, { start: state });
        throw error;
      }
    } catch (error) {
      void next.terminate();
      throw error;
    }
    void this.#worker?.terminate();
    this.#worker = next;
  }

  async #stop(): Promise<Snapshot | undefined> {
    if (!this.#worker) return undefined;
    const stopped = await send(this.#worker, 'stop');
    return 'state' in stopped ? stopped.state : undefined;
  }

  async close(): Promise<void> {
    await this.#stop();
    await this.#worker?.terminate();
    this.#worker = undefined;
  }
}

function send(worker: Worker, command: SandboxCommand): Promise<SandboxReply> {
  worker.postMessage(command);
  return reply(worker);
}

async function reply(worker: Worker): Promise<SandboxReply> {
  const [message] = (await once(worker, 'message')) as [SandboxReply];
  if ('error' in message) throw new Error(message.error);
  return message;
}
