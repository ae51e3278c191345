/**
 * Prism on the contract: every operation, documented status and named example. `test/agreement` has the requests that it
 * accepts and rejects.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMock, type Mock } from '../../scripts/commands/mock.ts';
import {
  closedValidator,
  operation,
  operations,
  type Json,
  type MediaType,
  type Operation,
} from '../support/contract.ts';
import { root } from './project.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: await getPort(), quiet: true });
});
afterAll(() => mock.stop());

interface Call {
  status: number;
  type: string | null;
  text: string;
  violations: string;
}

const authorized = { authorization: 'Bearer any-key' };

/** Calls an operation with its parameters' examples and, if it accepts one, a valid body. */
async function call(
  { path, method, parameters = [], requestBody }: Operation,
  headers: Record<string, string> = authorized,
  body: RequestInit['body'] = bodyOf(requestBody?.content),
): Promise<Call> {
  const filled = path.replace(/{(\w+)}/g, (_, name: string) => {
    const example = parameters.find((parameter) => parameter.name === name)?.example;
    return encodeURIComponent(String(example));
  });
  const response = await fetch(mock.url + filled, {
    method,
    headers: {
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body ?? null,
    // Prism leaves some requests without a response, such as JSON that cannot be parsed.
    signal: AbortSignal.timeout(5000),
  });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    text: await response.text(),
    violations: response.headers.get('sl-violations') ?? '',
  };
}

function bodyOf(content: Record<string, MediaType> = {}): FormData | string | null {
  if ('multipart/form-data' in content) return form({ file: ['bytes'], projectId: 'project-1' });
  const [example] = Object.values(content['application/json']?.examples ?? {});
  return example ? JSON.stringify(example.value) : null;
}

type Fields = { file?: BlobPart[]; projectId?: string; meta?: string };

function form({ file = [], ...fields }: Fields): FormData {
  const data = new FormData();
  for (const part of file) data.append('file', new Blob([part], { type: 'application/pdf' }), 'document.pdf');
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

/** Every named example of every response: the statuses to ask for, and what is to come. */
const examples = operations().flatMap((operation) =>
  Object.entries(operation.responses ?? {}).flatMap(([status, { content = {} }]) =>
    Object.entries(content).flatMap(([type, media]) =>
      Object.entries(media.examples ?? {}).flatMap(([name, { value }]) =>
        // Which success status is used is not specified where the contract has 2XX: all of them are valid.
        (status === '2XX' ? ['200', '201', '202'] : [status]).map((code) => ({
          id: operation.operationId,
          operation,
          code,
          type,
          name,
          value,
          schema: media.schema ?? true,
        })),
      ),
    ),
  ),
);

describe('responses', () => {
  it('are there for every operation and every status of the contract', () => {
    const shown = new Set(examples.map(({ id, code }) => `${id} ${code}`));
    for (const { operationId, responses = {} } of operations()) {
      for (const status of Object.keys(responses)) {
        expect(shown).toContain(`${operationId} ${status.replace('XX', '00')}`);
      }
    }
  });

  it.each(examples)('$id $code $type $name', async ({ operation, code, type, name, value, schema }) => {
    const response = await call(operation, {
      ...authorized,
      prefer: `code=${code}, example=${name}`,
      accept: type,
    });
    expect(response).toMatchObject({ status: Number(code), type, violations: '' });
    const body = type === 'application/json' ? (JSON.parse(response.text) as Json) : response.text;
    expect(body).toEqual(value);
    expect(closedValidator(schema)(body)).toEqual([]);
  });
});

it.each<[string, Fields]>([
  ['a binary file', { file: [Uint8Array.from({ length: 256 }, (_, byte) => byte)] }],
  ['a file that looks like a form', { file: [`a=1&b[]=2;%zz+%00?#/${','.repeat(200)}`] }],
  ['metadata that looks like a form', { file: ['a'], meta: '[{"name":"order","value":"a=1&b=2"}]' }],
])('accepts %s', async (_, fields) => {
  const data = form({ projectId: 'project-1', ...fields });
  expect(await call(operation('createUpload'), authorized, data)).toMatchObject({
    status: 200,
    violations: '',
  });
});

it('comes back after the malformed form that ends Prism', async () => {
  const malformed = '--X\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\na\r\n--X--\r\n';
  const headers = { ...authorized, 'content-type': 'multipart/form-data; boundary=X' };
  await expect(call(operation('createUpload'), headers, malformed)).rejects.toThrow('fetch failed');
  await expect
    .poll(() => call(operation('getTask')).catch(() => ({ status: 0 })), { interval: 100 })
    .toMatchObject({ status: 200 });
});

it('no part of Prism reports its installation', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { name?: string }>;
  };
  const scarf = Object.entries(lock.packages).filter(([path]) => path.endsWith('@scarf/scarf'));
  for (const [, { name }] of scarf) expect(name).toBe('@favware/skip-dependency');
});
