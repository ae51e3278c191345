import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Form } from '../../contract/messages.ts';
import { FormReader, type FormToRead, type Hash } from '../../request/form-reader.ts';
import { textOf, tooLong } from '../../contract/text.ts';

/** Other runtimes may share the bytes of a chunk with their own code. */
const isNode = !('Bun' in globalThis || 'Deno' in globalThis);

/**
 * Frees a chunk that was read and is not needed any more: without a copy of it, its length is then 0. V8 assigns bytes
 * outside of its heap little weight, and lets some 100 MB of them pile up while a large upload streams through. Node 20
 * cannot free them, and has fewer.
 */
function free(chunk: Buffer): void {
  const buffer: ArrayBufferLike & { transfer?: (length: number) => unknown } = chunk.buffer;
  // Small chunks are parts of a buffer that others have parts of.
  if (isNode && chunk.byteOffset === 0 && chunk.length === buffer.byteLength) buffer.transfer?.(0);
}

/** Bytes that are still read of a request that already has its response. */
const restBytes = 2 ** 27;

/** Returns the text of a body, or why there is none. Rejects if the connection ends before the body does. */
export async function readText(
  incoming: IncomingMessage,
  maxBytes?: number,
): Promise<string | { problem: string }> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The connection outlives a body that is too long to be read to its end.
  for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    const problem = tooLong(size, maxBytes);
    if (problem) return problem;
    chunks.push(chunk);
  }
  return textOf(Buffer.concat(chunks), maxBytes);
}

/** Reads a form up to the first problem with it. Rejects if the connection ends before that. */
export async function readForm(incoming: IncomingMessage, wanted: FormToRead): Promise<Form> {
  const form = new FormReader(wanted, incoming.headers['content-type'], newHash);
  for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Chunk>) {
    form.write(chunk);
    free(chunk);
    if (form.problem) break;
  }
  await form.end();
  return form;
}

type Chunk = Buffer<ArrayBuffer>;

function newHash(): Hash {
  const hash = createHash('sha256');
  return { update: (bytes) => hash.update(bytes), digest: () => hash.digest('hex') };
}

/** Connections with a request that has its response, and has not ended. */
export const responded: WeakSet<object> = new WeakSet();

/**
 * Reads what is left of a request that has its response, and discards it: a client that is still sending would
 * not read the response if the connection just ended. When it sends on and on, the connection does end.
 */
export function readRest(incoming: IncomingMessage, then: () => void): void {
  let size = 0;
  responded.add(incoming.socket);
  incoming.once('end', () => responded.delete(incoming.socket));
  incoming.on('data', (chunk: Buffer) => {
    size += chunk.length;
    free(chunk);
    if (size > restBytes) incoming.destroy();
  });
  incoming.once('end', then).once('close', then).resume();
}
