import { describe, expect, test } from 'vitest';
import { contract as made } from '../../generated/sandbox/contract/contract.ts';
import { createFetch } from '../../src/sandbox/fetch.ts';
import { combinations, type Interpretations } from '../../src/sandbox/index.ts';
import { form, open, report, type Call } from './support.ts';

type Set = ReturnType<typeof open>['sandbox'];
type Value = Interpretations[keyof Interpretations];

/** The effect of each setting: the same requests, with a result that differs from value to value. */
const seen: {
  [Id in keyof Interpretations]: [
    Record<Interpretations[Id], unknown>,
    (call: Call, sandbox: Set) => Promise<unknown>,
  ];
} = {
  'approve-scope': [
    { 'any-key': 200, 'task.edit': 404 },
    async (call, sandbox) => {
      sandbox.seed({ id: 't' });
      return (await call('approveTask', { task_id: 't' }, { key: 'sandbox:task.read' })).status;
    },
  ],
  'missing-scope-status': [
    { 'no-access': [404, 403], '401': [401, 401] },
    async (call) => [
      (await call('getTask', {}, { key: 'sandbox:' })).status,
      (await call('getUpload', {}, { key: 'sandbox:' })).status,
    ],
  ],
  'no-access-status': [
    { '403': [403, 403, 404], '404': [404, 403, 404] },
    async (call) => [
      (await call('getUpload', {}, { key: 'sandbox:' })).status,
      (await call('createUpload', {}, { key: 'sandbox:', form: form(['a']) })).status,
      (await call('getTask', {}, { key: 'sandbox:' })).status,
    ],
  ],
  'error-body-shape': [
    {
      object: ['application/json', { made_up_member: 'there is no such task' }],
      string: ['application/json', 'there is no such task'],
      'plain-text': ['text/plain', 'there is no such task'],
      empty: ['text/plain', ''],
    },
    async (call) => {
      const { type, body } = await call('getTask');
      return [type, body];
    },
  ],
  'creation-status': [
    { '200': 200, '201': 201, '202': 202 },
    async (call) => (await call('createUpload', {}, { form: form(['a']) })).status,
  ],
  'project-id-twice': [
    { path: [200, 'project-1'], reject: [400, undefined] },
    async (call) => {
      const { status, body } = await call('createUpload', {}, { form: form(['a'], { projectId: 'other' }) });
      return [status, body.projectId];
    },
  ],
  'file-count-limit': [
    { '400': 400, '413': 413 },
    async (call) => (await call('createUpload', {}, { form: form(Array<string>(101).fill('a')) })).status,
  ],
  'file-size-unit': [
    { binary: 200, decimal: 413 },
    async (call) => {
      const data = form([]);
      data.append('file', new Blob([new Uint8Array(40e6 + 1)]), 'a.pdf');
      return (await call('createUpload', {}, { form: data })).status;
    },
  ],
  'upload-status-values': [
    { overview: ['processing', 'REVIEWING'], examples: ['processing', 'IN_REVIEW'] },
    async (call) => {
      const { body } = await call('createUpload', {}, { form: form(['a']) });
      return [body.status, (await call('getUpload', { upload_id: body.id })).body.payload.status];
    },
  ],
  'after-next-step': [
    { COMPLETED: 'COMPLETED', REVIEWING: 'REVIEWING' },
    async (call, sandbox) => {
      sandbox.seed({ id: 't' });
      await call('completeTask', { task_id: 't' });
      return sandbox.tasks()[0]?.status;
    },
  ],
  'discard-outside-reviewing': [
    { reject: [400, undefined], ignore: [200, 'COMPLETED'] },
    async (call, sandbox) => {
      sandbox.seed({ id: 't', status: 'COMPLETED' });
      const { status, body } = await call('discardTask', { task_id: 't' });
      return [status, body.payload?.status];
    },
  ],
  'unlock-discard-method': [
    { post: 'REVIEWING', 'post-or-put': 'DISCARDED' },
    async (_, sandbox) => {
      sandbox.seed({ id: 't' });
      const path = 'http://sandbox.test/v2/team-1/project/project-1/task/t';
      const init = { method: 'PUT', headers: { authorization: 'Bearer k' } };
      await createFetch(sandbox)(`${path}/discard`, init);
      expect((await createFetch(sandbox)(`${path}/complete`, init)).status).toBe(405);
      return sandbox.tasks()[0]?.status;
    },
  ],
  'unlock-response': [
    { task: expect.objectContaining({ payload: expect.anything() }), object: {}, empty: '' },
    async (call, sandbox) => {
      sandbox.seed({ id: 't', status: 'DISCARDED' });
      return (await call('unlockTask', { task_id: 't' })).body;
    },
  ],
  'unlock-next-status': [
    { REVIEWING: 'REVIEWING', unchanged: 'FILTERED' },
    async (call, sandbox) => {
      sandbox.seed({ id: 't', status: 'FILTERED' });
      expect(await call('unlockTask', { task_id: 't' })).toMatchObject({ status: 200 });
      return sandbox.tasks()[0]?.status;
    },
  ],
  'upload-fully-processed': [
    // An upload that is COMPLETED; one whose tasks all ended, but differently; one with a task in review.
    { completed: [400, 200, 200], settled: [400, 400, 200], never: [200, 200, 200] },
    async (call, sandbox) => {
      const responses = [];
      for (const other of ['COMPLETED', 'FAILED', 'REVIEWING'] as const) {
        sandbox.seed({ id: other, upload_id: other, status: 'COMPLETED' });
        sandbox.seed({ upload_id: other, status: other });
        responses.push((await call('unlockTask', { task_id: other })).status);
      }
      return responses;
    },
  ],
  'issue-values': [
    { accept: [200, 200], reject: [200, 400] },
    async (call, sandbox) => {
      sandbox.seed({ id: 't' });
      const own = { issues: [...report.issues, { label: 'Upside down', value: 'upside_down' }] };
      return [
        (await call('reportTask', { task_id: 't' }, { json: report })).status,
        (await call('reportTask', { task_id: 't' }, { json: own })).status,
      ];
    },
  ],
  'report-success-status': [
    { '200': [200, 207], '201': [201, 207] },
    async (call, sandbox) => {
      sandbox.seed({ id: 't' });
      sandbox.seed({ id: 'f', name: 'report-fails.pdf' });
      return [
        (await call('reportTask', { task_id: 't' }, { json: report })).status,
        (await call('reportTask', { task_id: 'f' }, { json: report })).status,
      ];
    },
  ],
  'report-error-shape': [
    { object: 'object', string: 'string' },
    async (call, sandbox) => {
      sandbox.seed({ id: 't', name: 'report-fails.pdf' });
      return typeof (await call('reportTask', { task_id: 't' }, { json: report })).body.error;
    },
  ],
};

describe.each(made.settings)('$id', ({ id, values, default: standard }) => {
  const question = id as keyof Interpretations;
  const [results, look] = seen[question] as [
    Record<string, unknown>,
    (call: Call, sandbox: Set) => Promise<unknown>,
  ];

  test.each(values)('interpreted as %s', async (value) => {
    const { sandbox, call } = open();
    sandbox.set(question, value as Value);
    expect(await look(call, sandbox)).toEqual(results[value]);
    expect(sandbox.exercised()).toContain(question);
  });

  test(`is ${standard} by default, and concerns one team if it is set for one`, async () => {
    const { sandbox, call } = open();
    for (const value of values) sandbox.team('other').set(question, value as Value);
    expect(await look(call, sandbox)).toEqual(results[standard]);
  });
});

test('a setting can be chosen at the start, and an invalid one is rejected', () => {
  const { sandbox } = open({ set: { 'creation-status': '201' } });
  expect(sandbox.settings()['creation-status']).toBe('201');
  // @ts-expect-error The setting has no such value.
  expect(() => open({ set: { 'creation-status': '204' } })).toThrow(
    'creation-status cannot be "204". It can be 200 or 201 or 202.',
  );
  // @ts-expect-error There is no such setting.
  expect(() => sandbox.set('colour', 'red')).toThrow('There is no setting "colour". There are: ');
});

test('combinations returns every combination of the values of settings', () => {
  expect(combinations('creation-status', 'report-error-shape')).toEqual(
    ['200', '201', '202'].flatMap((status) =>
      ['object', 'string'].map((shape) => ({ 'creation-status': status, 'report-error-shape': shape })),
    ),
  );
  expect(combinations()).toEqual([{}]);
  expect(combinations('creation-status', 'creation-status')).toHaveLength(3);
  // @ts-expect-error There is no such setting.
  expect(() => combinations('colour')).toThrow('There is no setting "colour"');
});

test('an error that the source promises details of has a body under every setting', async () => {
  const { call } = open({ set: { 'error-body-shape': 'empty' } });
  const { status, body } = await call('createUpload', {}, { form: form([]) });
  expect([status, body]).toEqual([400, { made_up_member: expect.stringContaining('file') }]);
  expect((await call('getTask')).body).toBe('');
});

test('the body of a fault follows error-body-shape, whether the contract lists its status or not', async () => {
  const shapes: [Interpretations['error-body-shape'], string, RegExp][] = [
    ['object', 'application/json', /^{/],
    ['string', 'application/json', /^"/],
    ['plain-text', 'text/plain', /^a fault/],
    ['empty', 'text/plain', /^$/],
  ];
  for (const [shape, type, body] of shapes) {
    for (const status of [404, 503]) {
      const { sandbox, fetch } = open();
      sandbox.set('error-body-shape', shape);
      sandbox.fault({ fault: 'status', status });
      const headers = { authorization: 'Bearer k' };
      const response = await fetch('http://sandbox.test/v2/team-1/upload/u', { headers });
      expect([response.status, response.headers.get('content-type')], shape).toEqual([status, type]);
      expect(await response.text(), shape).toMatch(body);
    }
  }
});
