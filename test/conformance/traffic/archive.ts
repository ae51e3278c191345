/** Archives of a few exchanges, and what is found in them. */
import type { HarEntry } from '../../../src/shared/har.ts';
import {
  judgeTraffic,
  type JudgeOptions,
  type TrafficReport,
} from '../../../src/conformance/traffic/judge.ts';
import { createSandbox } from '../../../src/sandbox/hosts/fetch.ts';

export const base = 'https://service.example';
export const own = '/v2/team-1/project/project-1/task/task-1';
export const key = 'key-4711-of-a-customer';
export const task = createSandbox({ log: () => {} }).seed({
  id: 'task-1',
  name: 'Invoice of a customer.pdf',
});
const created = {
  id: 'upload-9',
  name: 'a.pdf',
  projectId: 'project-1',
  status: 'processing',
  fileType: 'application/pdf',
  fileSize: 4,
  createdAt: '2026-05-01T10:00:00Z',
  updatedAt: '2026-05-01T10:00:00Z',
};
let clock = Date.UTC(2026, 4, 1);

/** One exchange, a second after the one before. */
export function entry(method: string, path: string, status: number, body?: unknown): HarEntry {
  const text = body === undefined ? '' : JSON.stringify(body);
  return {
    startedDateTime: new Date((clock += 1000)).toISOString(),
    time: 20.5,
    request: {
      method,
      url: base + path,
      headers: [{ name: 'Authorization', value: `Bearer ${key}` }],
      bodySize: 0,
    },
    response: {
      status,
      headers: [{ name: 'Content-Type', value: 'application/json' }],
      content: { mimeType: 'application/json', text, size: Buffer.byteLength(text) },
    },
  };
}

export async function judged(
  archive: string | Buffer | object[],
  options: JudgeOptions = {},
): Promise<TrafficReport> {
  const whole = Array.isArray(archive)
    ? JSON.stringify({ log: { version: '1.2', entries: archive } })
    : archive;
  const bytes = Buffer.from(whole as string);
  // Chunks end within entries and characters.
  const chunks = (async function* () {
    for (let at = 0; at < bytes.length; at += 101) yield bytes.subarray(at, at + 101);
  })();
  return judgeTraffic([{ name: 'a.har', bytes: chunks }], options);
}

export const proofs = ({ findings }: TrafficReport): string[] =>
  findings
    .filter(({ verdict }) => verdict === 'violation')
    .map(({ check, operation, entries }) => `${check} ${operation} ${entries.join()}`);

/** A creation with files, of which the recorder keeps the form, or its size. */
export function creating(status: number, files: number, keepsForm = true, inForm = 'project-1'): HarEntry {
  const creation = entry('POST', '/v2/team-1/project/project-1/upload', status, isOk(status) ? created : {});
  const part = 'Content-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF\r\n';
  const project = `Content-Disposition: form-data; name="projectId"\r\n\r\n${inForm}\r\n`;
  const text = `--x\r\n${`${part}--x\r\n`.repeat(files)}${project}--x--\r\n`;
  creation.request?.headers?.push({ name: 'Content-Length', value: String(text.length) });
  if (keepsForm)
    Object.assign(creation.request ?? {}, {
      postData: { mimeType: 'multipart/form-data; boundary=x', text },
    });
  return creation;
}
export const isOk = (status: number): boolean => status < 300;
