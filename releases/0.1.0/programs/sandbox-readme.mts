import { startSandbox } from '@docproc/sandbox';

const sandbox = await startSandbox({ port: 0 });
const { id } = sandbox.seed({ name: 'invoice.pdf', status: 'REVIEWING' });

const task = `${sandbox.baseUrl}/v2/team-1/project/project-1/task/${id}`;
const headers = { authorization: `Bearer ${sandbox.apiKey('task.edit')}` };
await fetch(`${task}/discard`, { method: 'POST', headers });

console.log(sandbox.tasks()[0]?.status, sandbox.journal()[0]?.verdict.request);
await sandbox.close();

import { createFetch, createSandbox } from '@docproc/sandbox/fetch';

const inMemory = createSandbox();
const fetchInMemory = createFetch(inMemory);
const { status } = await fetchInMemory(
  'http://sandbox.test/v2/team-1/upload/unknown',
  {
    headers: { authorization: `Bearer ${inMemory.apiKey()}` },
  },
);
console.log(status); // 404

import { createHandlers } from '@docproc/sandbox/msw';

const handlers = createHandlers(createSandbox()); // setupWorker(...handlers) or setupServer(...handlers)

import { createSandbox as createOne, page } from '@docproc/sandbox/fetch';

const processed = createOne();
processed.extraction('invoice-*.pdf', [
  page({ annotations: { total: '1,204.50' } }),
]);
const invoice = processed.seed({ name: 'invoice-7.pdf' });
console.log(invoice.pages[0]?.annotations[0]?.content); // 1,204.50

import { combinations, eachInterpretation } from '@docproc/sandbox';

for (const settings of eachInterpretation()) {
  const one = createSandbox({ set: settings });
  // The same test, under the defaults and then under each other value of each setting, one at a time.
}
for (const settings of combinations('creation-status', 'report-success-status')) {
  const one = createSandbox({ set: settings });
  // The same test, under each of the six combinations.
}

import { createSandbox as create } from '@docproc/sandbox/fetch';

const faulty = create();
faulty.fault({ operation: 'completeTask', fault: 'cut' }); // The task is completed, and the response lost.
faulty.fault({ fault: 'status', status: 503, call: 2, times: 3 }); // Requests 2 to 4.
faulty.fault(
  {
    fault: 'status',
    status: 503,
    headers: { 'Retry-After': '2' },
    target: 'task-1',
  },
  { fault: 'status', status: 502, body: 'Bad gateway', when: 'after' }, // Then this one, after its effect.
);
faulty.fault({ fault: 'slow', delayMs: { min: 80, max: 900 }, times: 'always' });
faulty.fault({ fault: 'rate-limit', requests: 10, windowMs: 1_000 }); // Then 429 with Retry-After.

import { createFetch as connect } from '@docproc/sandbox/fetch';

const verified = create();
const upload = new FormData();
upload.append('file', new Blob(['%PDF']), 'invoice.pdf');
upload.append('projectId', 'project-1');
const options = {
  method: 'POST',
  headers: { authorization: 'Bearer any-key' },
  body: upload,
};
await connect(verified)(
  'http://sandbox.test/v2/team-1/project/project-1/upload',
  options,
);

await verified.waitForRequests({
  operation: 'createUpload',
  count: 1,
  timeoutMs: 1_000,
});
verified.expectRequests([
  {
    operation: 'createUpload',
    form: { files: [{ name: 'invoice.pdf', size: 4 }] },
  },
]);
verified.expectRequests([], { request: 'invalid' });
