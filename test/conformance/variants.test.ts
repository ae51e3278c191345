/** Servers that do what the service leaves open in their own way, and so violate nothing. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runConformance, violationsOf, type Report } from '@docproc/conformance';
import { options } from './mutants/judge.ts';
import { createServer, credentials, type Variant } from './server.ts';

// A run that waits does so for rounds of the event loop, which the server counts as time.
beforeAll(() => void vi.stubGlobal('setTimeout', (run: () => void) => setImmediate(run)));
afterAll(() => void vi.unstubAllGlobals());

const reversed = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(reversed)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .map(([name, each]) => [name, reversed(each)] as const)
            .toReversed(),
        )
      : value;

const errorAs =
  (type: string, text: string): NonNullable<Variant['error']> =>
  (status) =>
    new Response(text, { status, headers: { 'content-type': type } });

let written = 0;

const variants: Record<string, Variant> = {
  plain: {},
  'errors as HTML': { error: errorAs('text/html; charset=utf-8', '<h1>No</h1>') },
  'errors as problem+json': { error: errorAs('application/problem+json', '{"title":"No","status":400}') },
  'errors as plain text': { error: errorAs('text/plain', 'no') },
  'processing that ends at once': { steps: 1 },
  'fast processing': { steps: 2 },
  'processing in the time of a few requests': { steps: 7 },
  'slow processing': { steps: 100 },
  'uploads that change while they are read': {
    steps: 3,
    background: (_, uploads, time) => uploads.forEach((upload) => (upload['files'] = { seen: time })),
  },
  'exports in the background': {
    background: (tasks, _, time) =>
      tasks.forEach((task) => {
        if (task['status'] === 'COMPLETED' && time % 3 === 0) task['exported_at'] ??= '2026-05-01T00:00:00Z';
      }),
  },
  'reads that are noted': {
    onRead: (task) => (task['last_opened_at'] = new Date(++written * 1e9).toISOString()),
  },
  '429 without Retry-After': {
    busy: (time) => (time % 4 === 0 ? new Response('slow down', { status: 429 }) : undefined),
  },
  'always 429 after a while': {
    busy: (time) => (time > 60 ? new Response(null, { status: 429 }) : undefined),
  },
  'members in another order each time': {
    write: (body) => JSON.stringify(++written % 2 === 0 ? reversed(body) : body),
    type: 'Application/JSON; charset=UTF-8',
  },
  'responses in another order': { delay: (time) => (time * 7) % 13, steps: 4 },
  'other choices': {
    reported: 201,
    created: 200,
    ignores: true,
    noUpload: 404,
    now: () => '2026-W18-5T10:00+02',
    uploadStatus: (status) => (status === 'REVIEWING' ? 'IN_REVIEW' : status),
    unlocked: () => undefined,
  },
  'ignores discards while it processes': { ignores: true, steps: 3 },
};

const reportOf = (variant: Variant): Promise<Report> => {
  const { fetch, tasksOf } = createServer(variant);
  return runConformance({
    ...options,
    fetch,
    credentials,
    folder: 'archive',
    sandbox: false,
    rate: 1e6,
    findTasks: ({ id }) => tasksOf(id),
  });
};

const violated = (report: Report): string[] =>
  violationsOf(report).map(({ check, finding }) => `${check.id}: ${finding.message} ${finding.seen}`);

test.each(Object.entries(variants))('raises no false alarm: %s', async (name, variant) => {
  const report = await reportOf(variant);
  expect(violated(report)).toEqual([]);
  expect(report.verdict).toBe('conforms');
  expect(report.summary.passed).toBeGreaterThan(name.startsWith('always') ? 5 : 130);
});

test('says which field the server changed on its own', async () => {
  const { checks } = await reportOf({ steps: 7 });
  const reasons = checks.flatMap(({ id, reason }) =>
    reason?.startsWith('inconclusive') ? [[id, reason]] : [],
  );
  expect(reasons).toContainEqual([
    'matrix/approveTask/PROCESSING',
    'inconclusive: the service changed status on its own',
  ]);
});

const faults: Record<string, { variant: Variant; check: string }> = {
  'completes what it processes': {
    check: 'matrix/completeTask/PROCESSING',
    variant: {
      steps: 200,
      fault: (task, action, respond) => {
        if (action === 'complete' && task['status'] === 'PROCESSING') task['status'] = 'REVIEWING';
        return respond();
      },
    },
  },
  'rejects with an effect': {
    check: 'matrix/completeTask/COMPLETED',
    variant: {
      fault: (task, action, respond) => {
        const response = respond();
        if (action === 'complete' && response.status === 400) task['approved'] = !task['approved'];
        return response;
      },
    },
  },
  'completes twice at the same time': {
    check: 'concurrency/completeTask/twice',
    variant: {
      steps: 100,
      fault: (task, action, respond) => {
        if (action === 'complete' && task['completing'] === true) task['status'] = 'REVIEWING';
        Object.defineProperty(task, 'completing', { value: action === 'complete', configurable: true });
        return respond();
      },
    },
  },
};

test.each(Object.entries(faults))(
  'finds a fault of a server that also works on its own: %s',
  async (_, fault) => {
    const found = violationsOf(await reportOf(fault.variant)).map(({ check }) => check.id);
    expect(found).toContain(fault.check);
  },
);
