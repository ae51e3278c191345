import { can, createClient } from '@docproc/client';

const docproc = createClient({
  baseUrl: 'https://docproc.example',
  apiKey: process.env.DOCPROC_API_KEY!,
  teamId: 'team-1',
  projectId: 'project-1',
});

const upload = await docproc.uploads.create({
  files: ['./invoice.pdf'],
  name: 'March',
});
console.log(upload.id, upload.status);

const task = await docproc.tasks.get('task-1');
if (can('complete', task)) await docproc.tasks.complete(task.id);

const received = await docproc.tasks.get('task-1').withResponse();
console.log(received.data.id, received.response.status, received.requestId);

import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createReadStream } from 'node:fs';

const path = './invoice.pdf';
await docproc.uploads.create({
  files: [
    path, // Node, Bun, Deno
    new URL('./invoice.pdf', import.meta.url),
    await openAsBlob(path), // any Blob or File
    { name: 'b.tif', data: new Uint8Array([73, 73, 42, 0]), type: 'image/tiff' },
    {
      name: 'c.pdf',
      stream: createReadStream(path),
      size: (await stat(path)).size,
    },
    { path, name: 'd.pdf', type: 'application/pdf' },
  ],
  meta: [{ name: 'purchase order', value: '42' }],
});

const done = await docproc.uploads.waitFor(upload.id, {
  // Or a condition: (upload) => …
  until: ['REVIEWING', 'IN_REVIEW', 'COMPLETED', 'PARTIAL', 'FAILED'],
  totalTimeout: 600_000,
});
console.log(done.status);

import { BadRequestError, ConnectionError } from '@docproc/client';

try {
  await docproc.tasks.complete('task-1');
} catch (error) {
  if (error instanceof BadRequestError) console.log('Rejected:', error.body);
  else if (error instanceof ConnectionError && error.sent) {
    // Completing is irreversible, so check the task before you send it again.
    const { status } = await docproc.tasks.get('task-1');
    console.log(status === 'REVIEWING' ? 'send it again' : `now in ${status}`);
  } else throw error;
}

await docproc.tasks.approve('task-1', {
  retryWrites: true,
  timeout: 5_000,
  totalTimeout: 20_000,
});

import { allowed } from '@docproc/client';

const { complete, unlock } = allowed(task);
console.log(complete.allowed, complete.reason);
console.log(unlock.allowed, unlock.reason);

const { partial, error } = await docproc.tasks.report('task-1', {
  issues: [{ label: 'Wrong Document Type', value: 'wrong_type' }],
});
if (partial) console.warn('logged, but', error);

const traced = createClient({
  baseUrl: 'https://docproc.example',
  apiKey: process.env.DOCPROC_API_KEY!,
  teamId: 'team-1',
  projectId: 'project-1',
  userAgent: 'ledger/2.0',
  headers: { 'x-environment': 'test' },
  onRequest: (request) => {
    // The headers do not include the API key.
    request.headers.set('x-trace', crypto.randomUUID());
  },
  onResponse: ({ operation, attempt, response, duration }) => {
    console.log(operation, attempt, response.status, Math.round(duration));
  },
  onError: ({ operation, attempt, error, retryIn }) =>
    console.warn(operation, attempt, String(error), retryIn),
  fetch: (url, init) => fetch(url, init),
});

const {
  data,
  error: rejection,
  response,
} = await traced.raw.GET('/v2/{teamId}/upload/{uploadId}', {
  params: { path: { teamId: 'team-1', uploadId: upload.id } },
});
console.log(response.status, data?.payload.status, rejection);
