/** Sends requests to a server and measures it. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { median } from './measure.ts';
import { path } from './servers.ts';

export const connections = 10;

export interface Load {
  perSecond: number;
  /** Milliseconds from a request to the end of its response, for half of the requests. */
  p50: number;
}

/**
 * Asks for tasks over and over on several connections, one request at a time on each.
 * It writes to sockets itself, so that it costs little compared with the server that it measures.
 */
export async function load(url: string, milliseconds: number, tasks = 1): Promise<Load> {
  const latencies: number[] = [];
  const begun = performance.now();
  const port = Number(new URL(url).port);
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      const socket = connect(port, '127.0.0.1').setNoDelay();
      let number = connection;
      let sent = 0;
      let missing = 0;
      const ask = (): void => {
        sent = performance.now();
        // A step that is prime to the number of tasks visits all of them.
        const task = path.replace('task-0', `task-${(number += 7_919) % tasks}`);
        socket.write(`GET ${task} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer k\r\n\r\n`);
      };
      socket.once('connect', ask);
      socket.on('data', (chunk: Buffer) => {
        if (missing > 0) missing -= chunk.length;
        else {
          const head = chunk.toString('latin1', 0, 1_000);
          if (!head.startsWith('HTTP/1.1 200')) throw new Error(`The server sent ${head}`);
          const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
          missing = head.indexOf('\r\n\r\n') + 4 + length - chunk.length;
        }
        if (missing > 0) return;
        latencies.push(performance.now() - sent);
        if (performance.now() - begun < milliseconds) ask();
        else socket.destroy();
      });
      await once(socket, 'close');
    }),
  );
  return { perSecond: latencies.length / ((performance.now() - begun) / 1_000), p50: median(latencies) };
}

/** Sends files in one request, as fast as they are read. */
export async function upload(url: string, files: number, size: number): Promise<void> {
  const head = (number: number) =>
    `--b\r\ncontent-disposition: form-data; name="file"; filename="${number}.pdf"\r\n\r\n`;
  const tail = '--b\r\ncontent-disposition: form-data; name="projectId"\r\n\r\nproject-1\r\n--b--\r\n';
  const megabyte = Buffer.alloc(2 ** 20);
  async function* form(): AsyncGenerator<Uint8Array> {
    for (let number = 0; number < files; number++) {
      yield Buffer.from(head(number));
      for (let i = 0; i < size; i++) yield megabyte;
      yield Buffer.from('\r\n');
    }
    yield Buffer.from(tail);
  }
  const chunks = form();
  const body = new ReadableStream({
    async pull(controller) {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { authorization: 'Bearer k', 'content-type': 'multipart/form-data; boundary=b' },
    body,
    duplex: 'half',
    redirect: 'error',
  };
  const response = await fetch(`${url}/v2/team-1/project/project-1/upload`, init);
  if (!response.ok) throw new Error(`The upload failed with ${response.status}: ${await response.text()}`);
}
