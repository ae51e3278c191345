import { createClient } from '@docproc/client';

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
console.log(task.name, task.status);

const received = await docproc.tasks.get('task-1').withResponse();
console.log(received.data.id, received.response.status, received.requestId);

import { createReadStream, openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';

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

await docproc.uploads.create(
  { files: [path] },
  {
    onProgress: ({ file, index, count, sent, total }) =>
      console.log(
        `${index + 1}/${count}`,
        file,
        Math.round((100 * sent) / total),
      ),
  },
);

const done = await docproc.uploads.waitFor(upload.id, {
  // Or a condition: (upload) => …
  until: ['REVIEWING', 'IN_REVIEW', 'COMPLETED', 'PARTIAL', 'FAILED'],
  totalTimeout: 600_000,
});
console.log(done.status);

import * as uploadTasks from '@docproc/client/upload-tasks';
import { createFetch, createSandbox } from '@docproc/sandbox/fetch';

const sandbox = createSandbox();
const withTasks = uploadTasks.createClient({
  baseUrl: 'http://localhost',
  apiKey: sandbox.apiKey(),
  teamId: 'team-1',
  projectId: 'project-1',
  fetch: createFetch(sandbox),
  tasksOf: sandbox.tasksOf,
});
const created = await withTasks.uploads.create({
  files: [{ name: 'a.txt', data: new Blob(['Total: 4.50']) }],
});
for (const { name, status } of await withTasks.uploads.waitForTasks(created.id))
  console.log(name, status);

import { BadRequestError, ConnectionError } from '@docproc/client';

try {
  await docproc.uploads.move('upload-1', 'folder-2');
} catch (error) {
  if (error instanceof BadRequestError) console.log('Rejected:', error.body);
  else if (error instanceof ConnectionError && error.sent) {
    // The request may have taken effect.
    const { folder_id: folder } = await docproc.uploads.get('upload-1');
    console.log(folder === 'folder-2' ? 'moved' : 'send it again');
  } else throw error;
}

await docproc.uploads.move('upload-1', 'folder-2', {
  retryWrites: true,
  timeout: 5_000,
  totalTimeout: 20_000,
});

import { allowed } from '@docproc/client';

const { complete, unlock } = allowed(task);
console.log(complete.allowed, complete.reason);
console.log(unlock.allowed, unlock.reason);

import { lowestConfidence } from '@docproc/client/pages';

// The range of scores is not specified: choose it by those of your documents.
const threshold = Number(process.env.DOCPROC_MIN_CONFIDENCE?.trim() || NaN);
if (task.status === 'REVIEWING' && lowestConfidence(task.pages) >= threshold)
  await docproc.tasks.complete(task.id);
else console.log('for a person');

import { createClient as createValidated } from '@docproc/client/validate';
import { responses } from '@docproc/types/schemas';

const validated = createValidated({
  baseUrl: 'https://docproc.example',
  apiKey: process.env.DOCPROC_API_KEY!,
  teamId: 'team-1',
  projectId: 'project-1',
  validate: {
    schemas: responses,
    mode: 'warn',
    // By default, a line to `console.warn`.
    report: ({ operation, path, value }) => console.log(operation, path, value),
  },
});
console.log((await validated.tasks.get('task-1')).id);

import { byEntity, pageItems } from '@docproc/client/pages';

const items = task.pages.flatMap((page) => pageItems(page, { unit: 'pixels' }));
for (const [entity, [least]] of byEntity(items))
  console.log(entity, least?.kind, least?.item.confidence, least?.corners?.[0]);

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
