/** Chunks of forms are freed while the form is read: none may be freed before it was read. */
import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startSandbox, type RunningSandbox } from '../../src/sandbox/hosts/index.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, log: () => {} });
});
afterAll(() => sandbox.close());

/** Bytes that differ at every place. */
const bytes = (size: number, seed: number): Buffer =>
  Buffer.from(Uint8Array.from({ length: size }, (_, at) => (at * 31 + seed + (at >> 8)) % 251));

const boundary = 'b0undary';
const partOf = (name: string, content: Buffer): Buffer[] => [
  Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
  content,
  Buffer.from('\r\n'),
];
const last = Buffer.from(`--${boundary}--\r\n`);
const field = (name: string, value: string) =>
  Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);

/** Sends a body in chunks of some sizes, in turn, and returns the status. */
function send(body: Buffer, sizes: number[], chunked: boolean): Promise<number | undefined> {
  const headers = {
    authorization: 'Bearer k',
    'content-type': `multipart/form-data; boundary=${boundary}`,
    ...(!chunked && { 'content-length': body.length }),
  };
  const url = `${sandbox.baseUrl}/v2/team-1/project/project-1/upload`;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method: 'POST', headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    }).on('error', reject);
    for (let at = 0, turn = 0; at < body.length; turn++) {
      const size = sizes[turn % sizes.length] ?? body.length;
      outgoing.write(body.subarray(at, at + size));
      at += size;
    }
    outgoing.end();
  });
}

/** Overwrites what is freed: it can be in memory for some time, and right by chance. Returns how much was freed. */
function overwriteFreed(): () => number {
  type Transfer = (this: ArrayBuffer, length: number) => ArrayBuffer;
  const prototype = ArrayBuffer.prototype as ArrayBuffer & { transfer: Transfer };
  const { transfer } = prototype;
  let freed = 0;
  vi.spyOn(prototype, 'transfer').mockImplementation(function (this: ArrayBuffer, length) {
    freed += this.byteLength;
    new Uint8Array(this).fill(0xee);
    return transfer.call(this, length);
  });
  return () => freed;
}

test.each([
  ['one piece', [1e9]],
  ['pieces as large as buffers', [65_536]],
  ['pieces that end within boundaries', [65_531, 7, 40_001]],
  ['many small pieces', [1_000, 1, 333]],
])('every byte of every file counts: %s', async (_, sizes) => {
  const freed = overwriteFreed();
  const contents = [0, 1, 70, 65_536, 65_600, 300_000, 5, 1_500_000].map(bytes);
  const files = contents.flatMap((content, index) => partOf(`${index}.pdf`, content));
  const note = 'n'.repeat(70_000);
  const parts = [field('projectId', 'project-1'), field('name', note), ...files];
  const body = Buffer.concat([...parts, last]);
  const expected = contents.map((content, index) => ({
    name: `${index}.pdf`,
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  }));
  for (const chunked of [false, true]) {
    expect(await send(body, sizes, chunked)).toBe(200);
    const { form } = sandbox.journal().at(-1) ?? {};
    expect(form?.files).toMatchObject(expected);
    expect(form?.fields?.['projectId']).toEqual(['project-1']);
  }
  // What comes with the head of a request, and the last chunk, can be left.
  expect(freed()).toBeGreaterThan(body.length);
});
