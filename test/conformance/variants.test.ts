/** Servers that do what the service leaves open in their own way, and so violate nothing. */
import timers from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { runConformance, violationsOf, type Report } from '@docproc/conformance';
import { options } from './mutants/judge.ts';
import { createServer, credentials, rejectionOf, type Variant } from './server.ts';

// A run that waits does so for rounds of the event loop, which the server counts as time.
beforeEach(() => void vi.spyOn(timers, 'setTimeout').mockImplementation(() => timers.setImmediate()));

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

let written = 0;

/** Beside the interpretations of `corpus/legal.ts`. */
const variants: Record<string, Variant> = {
  plain: {},
  'members and responses in another order each time, and errors as text': {
    error: (status) => new Response('no', { status, headers: { 'content-type': 'text/plain' } }),
    write: (body) => JSON.stringify(++written % 2 === 0 ? reversed(body) : body),
    type: 'Application/JSON; charset=UTF-8',
    delay: (time) => (time * 7) % 13,
    steps: 4,
  },
  'slow processing': { steps: 100 },
  '429 without Retry-After': {
    steps: 3,
    busy: (time) => (time % 4 === 0 ? new Response('slow down', { status: 429 }) : undefined),
  },
  'always 429 after a while': {
    busy: (time) => (time > 60 ? new Response(null, { status: 429 }) : undefined),
  },
  'other choices': {
    created: 200,
    ignores: true,
    noUpload: 404,
    now: () => '2026-W18-5T10:00+02',
    uploadStatus: (status) => (status === 'REVIEWING' ? 'IN_REVIEW' : status),
    unlocked: () => undefined,
  },
  'ignores discards while it processes': { ignores: true, steps: 3 },
};

/**
 * Runs against a variant.
 *
 * @param only The checks that run.
 * @param found How many tasks of an upload are found.
 */
const reportOf = (variant: Variant, only?: readonly string[], found = Infinity): Promise<Report> => {
  const { fetch, tasksOf } = createServer(variant);
  return runConformance({
    ...options,
    fetch,
    credentials,
    folder: 'archive',
    sandbox: false,
    rate: 1e6,
    ...(only && { only }),
    findTasks: ({ id }) => tasksOf(id).slice(0, found),
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

test('waits for the tasks of one upload only where no task is found', async () => {
  let asked = 0;
  const { fetch } = createServer({});
  const findTasks = (): string[] => {
    asked++;
    return [];
  };
  const report = await runConformance({
    ...options,
    fetch,
    credentials,
    sandbox: false,
    rate: 1e6,
    findTasks,
  });
  expect(violated(report)).toEqual([]);
  // The checks that began together, with five attempts each.
  expect(asked).toBeLessThan(100);
  const reasons = report.checks.map(({ reason }) => reason);
  expect(reasons).toContainEqual(
    expect.stringMatching(/^no task of the upload .* \(--find-tasks-command\)$/),
  );
});

test('reports an operation that the server does not have once', async () => {
  const report = await reportOf({
    fault: (_, action, respond) => (action === 'report' ? new Response(null, { status: 404 }) : respond()),
  });
  expect(violationsOf(report).map(({ check }) => check.id.split('/')[1])).toEqual(['reportTask']);
  const { verdict, reason } = report.checks.find(({ id }) => id === 'matrix/reportTask/COMPLETED') ?? {};
  expect([verdict, reason]).toEqual(['not-run', 'reportTask returned 404 to every request with the key']);
});

test('raises no false alarm where the service exports a task just before it is unlocked', async () => {
  const fault: Variant['fault'] = (task, action, respond) => {
    if (action === 'unlock') task['exported_at'] ??= '2026-05-01T00:00:00Z';
    return respond();
  };
  const report = await reportOf({ fault }, ['invalid/unlockTask', 'access/unlockTask']);
  expect(violated(report)).toEqual([]);
  expect(report.checks.map(({ reason }) => reason)).toContain(
    `the server rejected it with ${rejectionOf('unlock')}, perhaps because upload-not-fully-processed is not met`,
  );
});

test('says in words which tasks could not be prepared', async () => {
  const { checks } = await reportOf({}, ['matrix/completeTask']);
  expect(checks.map(({ reason }) => reason)).toContain(
    'no task could be prepared (status must be REVIEWING, exported_at must not be null)',
  );
});

test('says which field the server changed on its own', async () => {
  const { checks } = await reportOf({
    onRead: (task) => (task['export_failed_at'] = new Date(++written * 1e9).toISOString()),
  });
  expect(checks.map(({ reason }) => reason)).toContain(
    'inconclusive: the service changed export_failed_at on its own',
  );
});

type Fields = Record<string, unknown>;

/** A server that changes the resource in each success, except in the creation of an upload. */
const showing = (change: (payload: Fields, body: Fields) => Fields): Variant => ({
  write: (body) => {
    const { payload } = body as { payload?: Fields };
    return JSON.stringify(payload ? { ...body, payload: change(payload, body) } : body);
  },
});
const ofTask =
  (changes: Fields) =>
  (payload: Fields): Fields =>
    'step_type' in payload ? { ...payload, ...changes } : payload;
const corners = (...coordinates: number[][]): Variant =>
  showing(
    ofTask({
      pages: [
        {
          id: 'page',
          width: null,
          height: null,
          annotations: [],
          checkboxes: [],
          signatures: [],
          segments: [{ id: 'segment', confidence: 1, coordinates }],
        },
      ],
    }),
  );
/** Faults by what is wrong: the check that finds it, and what runs with it. */
const faults: Record<string, { variant: Variant; check: string; only?: string; found?: number }> = {
  'a time that is none': {
    check: 'responses/getTask/200',
    only: 'getTask',
    variant: showing(ofTask({ created_at: '2026-13-45' })),
  },
  'a time of creation that is that of the read': {
    check: 'responses/getTask/identity',
    only: 'getTask',
    variant: { onRead: (task) => (task['created_at'] = new Date(++written * 1e9).toISOString()) },
  },
  'an empty key that is accepted': {
    check: 'access/getTask/similar-key',
    variant: { emptyKey: 'full-key' },
  },
  'a task that vanishes': {
    check: 'matrix/reportTask/REVIEWING',
    variant: {
      fault: (task, action, respond) => {
        if (action === 'report') task['vanished'] = true;
        const isGone = action === undefined && task['vanished'] === true;
        return isGone ? Response.json({}, { status: 404 }) : respond();
      },
    },
  },
  ...Object.fromEntries(
    [401, 404].map((status) => [
      `tasks that cannot be read: ${status}`,
      {
        check: 'matrix/reportTask/REVIEWING',
        variant: {
          fault: (_: Fields, action: string | undefined, respond: () => Response) =>
            action === undefined ? Response.json({}, { status }) : respond(),
        },
      },
    ]),
  ),
  'an upload of several files with one task': {
    check: 'responses/createUpload/tasks',
    variant: {},
    found: 1,
  },
  'tasks of another upload': {
    check: 'responses/createUpload/tasks',
    variant: showing(ofTask({ upload_id: 'another' })),
  },
  'a success with an error': {
    check: 'responses/reportTask/200',
    only: 'reportTask',
    variant: {
      write: (body) => JSON.stringify('error' in body ? { ...body, error: 'not sent' } : body),
    },
  },
  'corners counter-clockwise': {
    check: 'responses/getTask/200',
    only: 'getTask',
    variant: corners([0, 0], [0, 9], [9, 9], [9, 0]),
  },
  'a lost second item of meta': {
    check: 'responses/createUpload/kept',
    variant: showing((payload) => ({ ...payload, meta: (payload['meta'] as unknown[]).slice(0, 1) })),
  },
  'reordered items of meta': {
    check: 'responses/createUpload/kept',
    variant: showing((payload) => ({ ...payload, meta: (payload['meta'] as unknown[]).toReversed() })),
  },
  'completes what it processes': {
    check: 'matrix/completeTask/PROCESSING',
    variant: {
      steps: 100,
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
        if (action === 'complete' && !response.ok) task['approved'] = !task['approved'];
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
  'loses a disapproval that comes directly after an approval': {
    check: 'concurrency/approveTask/disapproveTask',
    variant: {
      fault: (task, action, respond) => {
        const isLost = action === 'disapprove' && task['approving'] === true;
        Object.defineProperty(task, 'approving', { value: action === 'approve', configurable: true });
        const response = respond();
        if (isLost) task['approved'] = true;
        return response;
      },
    },
  },
};

test.each(Object.entries(faults))(
  'finds a fault of a server that also works on its own: %s',
  async (_, { variant, check, only = check, found }) => {
    // Alone, so that the requests of other checks are not the time in which a task is processed.
    const report = await reportOf(variant, [only], found);
    expect(violationsOf(report).map((each) => each.check.id)).toContain(check);
  },
);

test('sees a stack in the text of JSON, and conforming corners', async () => {
  const error = (status: number): Response =>
    Response.json({ trace: 'Error: no\n    at respond (/srv/app.js:7:3)' }, { status });
  const report = await reportOf({ error, ...corners([0, 0], [9, 0], [9, 9], [0, 9]) });
  expect(violated(report)).toEqual([]);
  expect(report.checks.find(({ id }) => id === 'hygiene/stack-trace')?.verdict).toBe('advice');
});
