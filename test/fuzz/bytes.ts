/** How a probe looks on the wire. */
import type { Probe } from './probes.ts';

/** What a probe sends, in chunks. `{team}` becomes the team of its own. */
export function bytesOf(probe: Probe, team: string): Buffer[] {
  const { body, framing, pieces, damage } = probe;
  const named = (raw: string) => Buffer.from(raw.replaceAll('{team}', team), 'latin1');
  if (framing === 'none') return split(named(body.toString('latin1')), pieces);
  const content = isChunked(probe) ? chunked(body) : body;
  const request = Buffer.concat([named(headOf(probe)), content]);
  switch (damage?.type) {
    case undefined:
      return split(request, pieces);
    case 'cut':
      return split(request.subarray(0, Math.floor(damage.share * request.length)), pieces);
    case 'overwrite': {
      const at = damage.at % request.length;
      const by = Buffer.from(damage.by, 'latin1');
      return split(
        Buffer.concat([request.subarray(0, at), by, request.subarray(at + damage.length)]),
        pieces,
      );
    }
    case 'pipeline':
      return [...Array<Buffer>(request.length > 1e5 ? 1 : damage.times).fill(request), named(damage.last)];
  }
}

const isChunked = ({ framing, body }: Probe): boolean => framing === 'chunked' && body.length > 0;

function headOf(probe: Probe): string {
  const { method, target, headers, body } = probe;
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  if (!headers.some(([name]) => name === 'host')) lines.push('host: localhost');
  lines.push(isChunked(probe) ? 'transfer-encoding: chunked' : `content-length: ${body.length}`);
  return `${[`${method} ${target} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`;
}

function chunked(bytes: Buffer): Buffer {
  const chunks = split(bytes, 5).flatMap((chunk) => [
    Buffer.from(`${chunk.length.toString(16)}\r\n`),
    chunk,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from('0\r\n\r\n')]);
}

function split(bytes: Buffer, pieces: number): Buffer[] {
  const size = Math.max(1, Math.ceil(bytes.length / pieces));
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}
