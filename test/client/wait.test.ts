import {
  AbortError,
  ForbiddenError,
  NotFoundError,
  ServerError,
  TimeoutError,
  type Upload,
} from '@docproc/client';
import { expect, test } from 'vitest';
import { clientWith, example, failure, fakeClock, reply, serve } from './server.ts';

const upload = (example('getUpload') as { payload: Upload }).payload;
const quick = { interval: 1, maxInterval: 2 };

/** A server whose upload goes through these statuses, one each time it is read. */
async function passing(...statuses: unknown[]) {
  return serve((_, response, count) => {
    const status = statuses[Math.min(count, statuses.length) - 1];
    reply(response, 200, { payload: { ...upload, status } });
  });
}

test.each([
  ['a status', 'COMPLETED' as const],
  ['one of several', ['FAILED', 'COMPLETED']],
  ['a status in the other letter case', 'completed'],
  ['a status with spaces around it', ' COMPLETED\n'],
  ['a condition', ({ status }: Upload) => status === 'COMPLETED'],
])('waits for %s, through statuses that are unknown', async (_, until) => {
  const { docproc, got } = await passing('processing', 'SOMETHING_NEW', 'IN_REVIEW', 'COMPLETED');
  const found = await docproc.uploads.waitFor('u-1', { until, ...quick });
  expect(found).toEqual({ ...upload, status: 'COMPLETED' });
  expect(got).toHaveLength(4);
});

test('gives what is there at once if it is what is waited for, so a wait can be resumed at any time', async () => {
  const { docproc, got } = await passing('PARTIAL');
  await docproc.uploads.waitFor('u-1', { until: ['PARTIAL', 'COMPLETED'] });
  expect(got).toHaveLength(1);
});

test('two reads in a row may not find an upload, which was perhaps created just now, and a third ends the wait', async () => {
  const { docproc, got } = await serve((_, response, count) => {
    const isFound = [3, 6].includes(count);
    reply(response, isFound ? 200 : 404, isFound ? { payload: upload } : undefined);
  });
  const found = await failure(
    docproc.uploads.waitFor('u-1', { until: () => false, ...quick }),
    NotFoundError,
  );
  expect([found.operation, got.length]).toEqual(['getUpload', 9]);
});

test('waits longer each time', async () => {
  let left = 5;
  const { fetch, delays } = fakeClock(() => {
    const status = left-- > 0 ? 'PROCESSING' : 'COMPLETED';
    return Response.json({ payload: { ...upload, status } });
  });
  await clientWith(fetch).uploads.waitFor('u-1', { until: 'COMPLETED', maxInterval: 3_000 });
  const longest = [1_000, 1_500, 2_250, 3_000, 3_000];
  expect(delays()).toHaveLength(longest.length);
  delays().forEach((delay, index) => {
    expect(delay).toBeLessThanOrEqual(longest[index] ?? 0);
    expect(delay).toBeGreaterThanOrEqual((longest[index] ?? 0) * 0.8);
  });
});

test('ends with TimeoutError when its time is over, and shows the upload as it was', async () => {
  const { fetch } = fakeClock(() => Response.json({ payload: { ...upload, status: 'IN_REVIEW' } }));
  const { waitFor } = clientWith(fetch).uploads;
  const call = waitFor('u-1', { until: 'COMPLETED', ...quick, totalTimeout: 100 });
  const error = await failure(call, TimeoutError);
  expect(error).toMatchObject({ operation: 'waitFor', body: { ...upload, status: 'IN_REVIEW' } });
  expect(error.message).toBe('waitFor: upload u-1 is still IN_REVIEW after 100 ms');
});

test('ends with TimeoutError also in the middle of a look', async () => {
  const { docproc } = await serve(() => {});
  const call = docproc.uploads.waitFor('u-1', { until: 'COMPLETED', totalTimeout: 80 });
  const error = await failure(call, TimeoutError);
  expect(error.message).toBe('waitFor: upload u-1 is still unread after 80 ms');
});

test('ends with AbortError when it is aborted, also between two looks', async () => {
  const controller = new AbortController();
  const { docproc, got } = await serve((_, response) => {
    reply(response, 200, { payload: upload });
    setTimeout(() => controller.abort(), 20);
  });
  const call = docproc.uploads.waitFor('u-1', {
    until: 'COMPLETED',
    interval: 60_000,
    signal: controller.signal,
  });
  await failure(call, AbortError);
  expect(got).toHaveLength(1);
});

test.each([
  ['REVIEWING', 'IN_REVIEW'],
  ['IN_REVIEW', 'REVIEWING'],
  ['in_review', 'Reviewing'],
  ['PROCESSING', 'processing'],
])('%s is waited for where the service writes %s', async (until, status) => {
  const { docproc, got } = await passing('PARTIAL', status);
  expect(await docproc.uploads.waitFor('u-1', { until, ...quick })).toMatchObject({ status });
  expect(got).toHaveLength(2);
});

test('a status that is no text is another status', async () => {
  const { docproc, got } = await passing(null, { toString: 7 }, 'FAILED');
  await docproc.uploads.waitFor('u-1', { until: 'FAILED', ...quick });
  expect(got).toHaveLength(3);
});

/** A client whose first reads fail with 503, and how often it read. */
function failing(times: number) {
  const clock = fakeClock(() =>
    times-- > 0
      ? new Response('', { status: 503 })
      : Response.json({ payload: { ...upload, status: 'FAILED' } }),
  );
  const { fetch, delays } = clock;
  return { delays, docproc: clientWith(fetch) };
}

test('reads that fail for a while do not end it', async () => {
  const { docproc, delays } = failing(20);
  await docproc.uploads.waitFor('u-1', { until: 'FAILED', totalTimeout: 3_600_000 });
  expect(delays()).toHaveLength(20);
});

test('ten reads in a row that fail end it where nothing else does', async () => {
  const { docproc, delays } = failing(50);
  await failure(docproc.uploads.waitFor('u-1', { until: 'FAILED' }), ServerError);
  expect(delays()).toHaveLength(9);
});

test('a Retry-After of more than an hour ends it where nothing else does', async () => {
  const { fetch, delays } = fakeClock(
    () => new Response('', { status: 503, headers: { 'retry-after': '3601' } }),
  );
  const error = await failure(clientWith(fetch).uploads.waitFor('u-1', { until: 'FAILED' }), ServerError);
  expect([error.retryAfter, delays()]).toEqual([3_601_000, []]);
});

test('its time-out tells why the last read failed', async () => {
  const { docproc } = failing(1_000);
  const error = await failure(
    docproc.uploads.waitFor('u-1', { until: 'FAILED', totalTimeout: 60_000 }),
    TimeoutError,
  );
  expect(error.cause).toMatchObject({ status: 503 });
  expect(error.message).toBe('waitFor: upload u-1 is still unread after 60000 ms');
});

test('a condition that fails as a read can fails is called ten times, where nothing else ends it', async () => {
  const { docproc, delays } = failing(0);
  let count = 0;
  const until = () => {
    count += 1;
    return failing(50)
      .docproc.uploads.get('u-2')
      .then(() => true);
  };
  await failure(docproc.uploads.waitFor('u-1', { until, interval: 1 }), ServerError);
  expect([count, delays().length]).toEqual([10, 9]);
});

test('ends with the error of a look that fails', async () => {
  const { docproc } = await serve((_, response) => reply(response, 403));
  await failure(docproc.uploads.waitFor('u-1', { until: 'COMPLETED' }), ForbiddenError);
});
