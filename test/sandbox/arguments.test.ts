/** Arguments that no type allows, as JavaScript and JSON have them, and arguments that could never have an effect. */
import { describe, expect, test } from 'vitest';
import type { Sandbox } from '../../src/sandbox/hosts/fetch.ts';
import { open } from './support.ts';

const circular: { self?: object } = {};
circular.self = circular;

/** The members of a sandbox without their types. */
// oxlint-disable-next-line no-explicit-any -- callers in JavaScript pass anything
type Untyped = Record<keyof Sandbox, (...args: any[]) => unknown>;

const rejected: [string, (sandbox: Untyped) => unknown, string][] = [
  // A filter that selects nothing by mistake makes `expectRequests([], filter)` pass.
  ['an unknown operation', (it) => it.expectRequests([], { operation: 'getTsk' }), 'operation is "getTsk"'],
  [
    'an unknown verdict',
    (it) => it.expectRequests([], { request: 'invald' }),
    'request is "invald", and must',
  ],
  [
    'an unknown method',
    (it) => it.expectRequests([], { method: 'GTE' }),
    'method is "GTE", and must be GET, ',
  ],
  ['no filter', (it) => it.journal(null), 'The filter is null, and must be an object.'],
  ['a filter of text', (it) => it.journal('getTask'), 'The filter is "getTask", and must be an object.'],
  ['text as requests', (it) => it.expectRequests('getTask'), 'The expected requests are "getTask", and must'],
  // A request that is like all, or like none: a test that expects it, or expects it not to be, would pass.
  [
    'an unknown member',
    (it) => it.expectRequests([{ operationId: 'getTask' }]),
    'There is no member "operationId"',
  ],
  [
    'a pattern',
    (it) => it.expectRequests([{ body: { message: /a/ } }]),
    'body.message is a RegExp, and must be data',
  ],
  [
    'a time as object',
    (it) => it.expectRequests([{ body: [new Date()] }]),
    'body.0 is a Date, and must be data',
  ],
  ['a map', (it) => it.expectRequests([{ body: new Map() }]), 'body is a Map, and must be data'],
  ['a function', (it) => it.expectRequests([{ body: () => true }]), 'body is a Function, and must be data'],
  [
    'a matcher',
    (it) => it.expectRequests([{ status: expect.any(Number) }]),
    'status is a matcher, and must be data',
  ],
  ['no requests', (it) => it.expectRequests(), 'The expected requests are undefined, and must be an array.'],
  [
    'scopes as text',
    (it) => it.apiKey({ scopes: 'task.read' }),
    'scopes is "task.read", and must be an array',
  ],
  ['an array of scopes', (it) => it.apiKey(['task.read']), 'is an array: pass the scopes one by one'],
  ['no key options', (it) => it.apiKey(null), 'There is no scope null.'],
  [
    'options and a scope',
    (it) => it.apiKey({ team_id: 'a' }, 'task.read'),
    'Put the scopes into the options',
  ],
  ['a key with its scheme', (it) => it.revokeKey('Bearer k'), 'The key begins with Bearer. Leave that out.'],
  ['a date', (it) => it.apiKey({ expires_at: new Date() }), 'expires_at is a Date, and must be a time'],
  ['a clock in text', (it) => it.advance('5'), 'The clock cannot be moved by "5": the value must be'],
  [
    'an array of faults',
    (it) => it.fault([{ fault: 'cut' }]),
    'The fault is [{"fault":"cut"}], and must be an',
  ],
  ['an endless fault', (it) => it.fault({ fault: 'cut', times: Infinity }), 'times is Infinity, and must be'],
  [
    'an unknown field',
    (it) => it.seed({ statu: 'FAILED' }),
    'seeded: there is no field statu. There are: id, ',
  ],
  ['no key', (it) => it.revokeKey({}), 'key is {}, and must be a non-empty string.'],
  ...['', '..', '\ud800', 5].flatMap((id): typeof rejected => {
    const given = JSON.stringify(id);
    return [
      [`the team ${given}`, (it) => it.team(id), `team_id is ${given}, and must be a non-empty string that`],
      [`a key of the team ${given}`, (it) => it.apiKey({ team_id: id }), `team_id is ${given}, and must be`],
      [`the project ${given}`, (it) => it.allowImport(id, false), `project_id is ${given}, and must be`],
    ];
  }),
  ['no task', (it) => it.seed(null), 'The task is null, and must be an object.'],
  ['text as task', (it) => it.seed('x'), 'The task is "x", and must be an object.'],
  ['a circular task', (it) => it.seed({ pages: [circular] }), 'The task cannot be written as JSON'],
  [
    'a number that JSON lacks',
    (it) => it.seed({ id: 't', upload_id: 'u', pages: [{ id: NaN }] }),
    'The task cannot be written as JSON: ',
  ],
  [
    'an empty id',
    (it) => it.seed({ id: '' }),
    'The task cannot be seeded: its id is "", and must be a non-empty string',
  ],
  [
    'an empty upload',
    (it) => it.seed({ upload_id: '' }),
    'The task cannot be seeded: its upload_id is "", and must be a non-empty string',
  ],
  ...['..', '.', '\ud800'].map((id): (typeof rejected)[number] => [
    `the id ${JSON.stringify(id)}`,
    (it) => it.seed({ id }),
    'and must be a non-empty string that a URL can contain',
  ]),
  [
    'a number beyond double',
    (it) => it.seed({ pages: [{ width: Infinity }] }),
    'The task cannot be written as JSON: width is Infinity.',
  ],
  [
    'an empty project',
    (it) => it.seed({ project_id: '' }),
    'its project_id is "", and must be a non-empty string',
  ],
  ['no changes', (it) => it.updateTask('task-1', null), 'The task is null, and must be an object.'],
  [
    'a circular body',
    (it) => it.fault({ fault: 'status', status: 500, body: circular }),
    'The fault cannot be',
  ],
  [
    'a long body',
    (it) => it.fault({ fault: 'status', status: 500, body: 1n }),
    'The fault cannot be written',
  ],
  // Faults that never happen, or not as they should.
  ['an empty target', (it) => it.fault({ fault: 'cut', target: '' }), 'target is ""'],
  [
    'a target where there is none',
    (it) => it.fault({ fault: 'cut', operation: 'createUpload', target: 'u' }),
    'target is "u", and must be left out: createUpload has no id in its path.',
  ],
  ...['Content-Length', 'transfer-encoding', 'Trailer'].map((name): (typeof rejected)[number] => [
    `the header ${name}`,
    (it) => it.fault({ fault: 'status', status: 500, headers: { [name]: '1' } }),
    'and must be an object of header fields, without Content-Length, Transfer-Encoding and Trailer',
  ]),
  ...[['a'], null, {}, true].map((value): (typeof rejected)[number] => [
    `a header of ${JSON.stringify(value)}`,
    (it) => it.fault({ fault: 'status', status: 500, headers: { x: value } }),
    'and must be an object of header fields',
  ]),
  [
    'headers in an array',
    (it) => it.fault({ fault: 'status', status: 500, headers: ['a'] }),
    'headers is ["a"]',
  ],
  ['two delays', (it) => it.fault({ fault: 'slow', delayMs: { min: 1, max: 2, p50: 1 } }), 'delayMs is {'],
  [
    'a misspelled delay',
    (it) => it.fault({ fault: 'slow', delayMs: { min: 1, max: 2, mean: 1 } }),
    'delayMs is',
  ],
];

describe.each(rejected)('%s', (_, use, message) => {
  test('is rejected with a sentence, and changes nothing', () => {
    const { sandbox } = open({ examples: true });
    const before = sandbox.export();
    let error: unknown;
    try {
      use(Object(sandbox));
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(TypeError);
    expect((error as TypeError).message).toContain(message);
    expect(sandbox.export()).toEqual(before);
    expect(sandbox.state.bytes).toBeGreaterThan(0);
  });
});
