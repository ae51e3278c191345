import type { FastifyMultipartBaseOptions } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { FormLimits } from './engine/types.ts';
import { fieldBytes, FormReader } from './form.ts';
import { throwAway } from './litter.ts';

/** Bytes of a JSON body. */
const textBytes = 2 ** 20;
/** Bytes that are still read of a request that is answered already. */
const restBytes = 2 ** 27;

/** What the reader of forms is told. The contract's limits are the engine's to apply, in the reading of the team. */
export const formOptions: FastifyMultipartBaseOptions = {
  limits: { fileSize: Infinity, files: Infinity, parts: Infinity, fieldSize: fieldBytes },
  // A part without a file name is a field. One of JSON comes as a stream too, since it would be parsed otherwise.
  isPartAFile: (_field, type, name) => name !== undefined || type?.startsWith('application/json') === true,
};

/** Whether a body comes after the head of a request. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The text of a body, or why there is none. Rejects if the connection ends before the body does. */
export async function readText(raw: IncomingMessage): Promise<string | { problem: string }> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The connection outlives a body that is too long to be read to its end.
  for await (const chunk of raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > textBytes) return { problem: `the body has more than ${textBytes} bytes` };
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    return { problem: 'the body is not UTF-8' };
  }
}

/** Reads a form up to the first thing that is wrong with it. Rejects if the connection ends before that. */
export async function readForm(
  request: FastifyRequest,
  limits: FormLimits,
  known: readonly string[],
): Promise<FormReader> {
  const form = new FormReader(limits, known);
  const { raw } = request;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') form.field(part.fieldname, String(part.value), !part.valueTruncated);
      // The types do not know of a stream without a file name.
      else if ((part.filename as string | undefined) === undefined) {
        await readField(form, part.fieldname, part.file);
      } else {
        const count = form.file(part.fieldname, part.filename, part.mimetype);
        for await (const chunk of part.file as AsyncIterable<Buffer>) {
          throwAway(chunk.length);
          count?.(chunk.length);
          if (form.problem) break;
        }
      }
      if (form.problem) break;
    }
  } catch (error) {
    if (raw.destroyed && !raw.complete) throw error;
    form.fail('form', 'the form cannot be read');
  }
  if (form.problem) raw.unpipe();
  return form;
}

async function readField(form: FormReader, name: string, stream: AsyncIterable<Buffer>): Promise<void> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > fieldBytes) return form.field(name, '', false);
    chunks.push(chunk);
  }
  form.field(name, Buffer.concat(chunks).toString());
}

/**
 * Reads what is left of a request that is answered, and throws it away: a client that is still sending would
 * not get to read the answer if the connection just ended. When it sends on and on, the connection does end.
 */
export function readRest(raw: IncomingMessage, then: () => void): void {
  let size = 0;
  raw.on('data', (chunk: Buffer) => {
    throwAway(chunk.length);
    size += chunk.length;
    if (size > restBytes) raw.destroy();
  });
  raw.once('end', then).once('close', then).resume();
}
