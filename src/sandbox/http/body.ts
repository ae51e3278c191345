import type { Busboy } from '@fastify/busboy';
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Readable, Writable } from 'node:stream';
import type { FormToRead } from '../protocol/handle.ts';
import { textOf, tooLong } from '../text.ts';
import { fieldBytes, FormReader } from './form-reader.ts';
import { free } from './free.ts';

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
export async function receiveForm(incoming: IncomingMessage, wanted: FormToRead): Promise<FormReader> {
  const form = new FormReader(wanted);
  try {
    // Loaded with the first form, since a server starts faster without it.
    const { Busboy } = await import('@fastify/busboy');
    if (incoming.destroyed) throw connectionEnded();
    await parse(incoming, form, Busboy);
  } catch (error) {
    if (incoming.destroyed && !incoming.readableEnded) throw error;
    form.fail('form', 'the form cannot be read');
  }
  return form;
}

const connectionEnded = (): Error => new Error('The connection ended before the form did.');

/** Leads the parts of a form to its reader until all are there, or one of them is a problem. */
function parse(incoming: IncomingMessage, form: FormReader, Parser: typeof Busboy): Promise<void> {
  return new Promise((resolve, reject) => {
    const { 'content-type': type = '' } = incoming.headers;
    const parser = new Parser({
      headers: { 'content-type': type },
      // The engine applies the limits of the contract, by the settings of the team.
      limits: { fieldSize: fieldBytes },
      // The form reader leaves out the path.
      preservePath: true,
      isPartAFile: (_field, _type, fileName) => fileName !== undefined,
    });
    const files = new Set<Readable>();
    const stop = feed(incoming, parser, files);
    const end = (): void => {
      stop();
      resolve();
    };
    const fail = (error: Error): void => {
      stop();
      reject(error);
    };
    const check = (): void => {
      if (form.problem) end();
    };
    parser.on('field', (name, value, _nameIsCut, isCut) => {
      form.field(name, value, !isCut);
      check();
    });
    parser.on('file', (name, file, fileName, _encoding, mediaType) => {
      const count = form.file(name, fileName, mediaType);
      let added = count && form.last;
      const hash = createHash('sha256');
      check();
      files.add(file);
      file.on('data', (chunk: Buffer) => {
        count?.(chunk.length);
        // A file without a name is one as soon as it has bytes.
        if (count) added ??= form.last;
        if (added) hash.update(chunk);
        check();
      });
      file.on('end', () => {
        files.delete(file);
        if (added) added.sha256 = hash.digest('hex');
      });
      file.on('error', fail);
    });
    parser.on('finish', end).on('error', fail);
    incoming.once('close', () => {
      if (!incoming.readableEnded) fail(connectionEnded());
    });
  });
}

/**
 * Leads a body to a parser as `pipe` does, and frees each chunk after it was parsed.
 *
 * @param files Where the parser can still have bytes of chunks.
 * @returns a function that ends this and pauses the body
 */
function feed(incoming: IncomingMessage, parser: Writable, files: ReadonlySet<Readable>): () => void {
  let parsed: Buffer[] = [];
  // In a turn of its own, for which streams have led on what they could.
  const freeParsed = (): void => {
    for (const { readableLength } of files) if (readableLength > 0) return;
    parsed.forEach(free);
    parsed = [];
  };
  const onData = (chunk: Buffer): void => {
    const goesOn = parser.write(chunk, () => {
      parsed.push(chunk);
      setImmediate(freeParsed);
    });
    if (goesOn) return;
    incoming.pause();
    parser.once('drain', resume);
  };
  const onEnd = (): void => void parser.end();
  const resume = (): void => void incoming.resume();
  incoming.on('data', onData).once('end', onEnd);
  return () => {
    parser.off('drain', resume);
    incoming.off('data', onData).off('end', onEnd).pause();
  };
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
