/** Which requests faults hit, in this process. */
import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../src/sandbox/control/teams.ts';
import { handle } from '../../src/sandbox/request/handle.ts';
import type { Fault } from '../../src/sandbox/state/faults.ts';
import { operations } from '../support/contract.ts';
import { open } from './support.ts';

const known = operations()[0]?.operationId;

describe('faults', () => {
  function start(seed = 1) {
    const opened = open({ seed });
    const { sandbox: own, fetch: send, call } = opened;
    own.seed({ id: 't' });
    own.seed({ id: 't2' });
    const ask = async (id = 't', action = '') =>
      (
        await send(`http://x/v2/team-1/project/project-1/task/${id}${action}`, {
          method: action === '' ? 'GET' : 'POST',
          headers: { authorization: 'Bearer k' },
        })
      ).status;
    const control = (method: string, path: string, value?: unknown) =>
      opened.control(method, `teams/team-1/faults${path}`, value);
    return { own, ask, control, call };
  }

  test('of one queue come one after another', async () => {
    const { own, ask } = start();
    own.fault(
      { fault: 'status', status: 500, call: 2, times: 2 },
      { fault: 'status', status: 502, operation: 'getTask' },
      { fault: 'status', status: 503, call: 2 },
    );
    const statuses = [];
    for (let i = 0; i < 7; i++) statuses.push(await ask());
    expect(statuses).toEqual([200, 500, 500, 502, 200, 503, 200]);
    expect(own.faults()).toEqual([]);
  });

  test('of one queue move up when one is removed', async () => {
    const { own, ask } = start();
    const [first] = own.fault(
      { fault: 'status', status: 500, times: 'always' },
      { fault: 'status', status: 502 },
    );
    expect([await ask(), await ask()]).toEqual([500, 500]);
    own.removeFault(first?.id);
    expect([await ask(), await ask()]).toEqual([502, 200]);
  });

  test('concern one task or upload', async () => {
    const { own, ask } = start();
    own.fault({ fault: 'status', status: 500, target: 't2', times: 'always' });
    expect([await ask('t'), await ask('t2'), await ask('t2', '/approve'), await ask('t')]).toEqual([
      200, 500, 500, 200,
    ]);
  });

  test('are listed and removed', async () => {
    const { own, ask, control } = start();
    const [slow] = own.fault({ fault: 'slow', delayMs: 1, times: 3 });
    const queue = [
      { fault: 'status', status: 500, call: 2 },
      { fault: 'cut', when: 'before' },
    ];
    const { body: added } = await control('POST', '', queue);
    expect(added).toMatchObject([
      { ...queue[0], id: 2, hits: 0 },
      { ...queue[1], id: 3, hits: 0 },
    ]);
    await ask();
    expect((await control('GET', '')).body).toEqual([{ ...slow, hits: 1 }, ...added]);
    expect(await control('DELETE', '/2')).toEqual({ status: 204, body: undefined });
    expect(own.faults()).toMatchObject([{ id: 1 }, { id: 3 }]);
    expect(await control('DELETE', '/2')).toMatchObject({ status: 404 });
    expect(await control('DELETE', '')).toMatchObject({ status: 204 });
    expect(own.faults()).toEqual([]);
    expect(own.fault({ fault: 'cut' })).toMatchObject([{ id: 4 }]);
  });

  test('of which one is invalid are not added', () => {
    const { own } = start();
    expect(() => own.fault({ fault: 'cut' }, { fault: 'slow' })).toThrow('delayMs');
    expect(own.faults()).toEqual([]);
  });

  describe('slow', () => {
    /** The delays of many requests, without waiting for them. */
    function delays(delayMs: NonNullable<Fault['delayMs']>, seed = 1): number[] {
      const { state, seed: add, fault } = createSandbox({ seed });
      add({ id: 't' });
      fault({ fault: 'slow', times: 'always', delayMs });
      const path = '/v2/team-1/project/project-1/task/t';
      const request = { method: 'GET', path, headers: { authorization: 'Bearer k' } };
      return Array.from({ length: 2_000 }, () => handle(state, request).delivery?.delayMs ?? 0);
    }
    const below = (values: number[], limit: number) =>
      values.filter((value) => value <= limit).length / values.length;

    test('evenly within a range', () => {
      const values = delays({ min: 10, max: 19 });
      expect([Math.min(...values), Math.max(...values)]).toEqual([10, 19]);
      expect(below(values, 14)).toBeCloseTo(0.5, 1);
    });

    test('the same for the same seed', () => {
      expect(delays({ min: 1, max: 900 })).toEqual(delays({ min: 1, max: 900 }));
      expect(delays({ min: 1, max: 900 }, 2)).not.toEqual(delays({ min: 1, max: 900 }));
    });
  });
});

test.each([
  [{ fault: 'slower' }, 'fault is "slower", and must be status, slow, cut, broken or rate-limit.'],
  [
    { fault: 'slow' },
    'delayMs is undefined, and must be a number of milliseconds up to 600000, or { min, max }.',
  ],
  [{ fault: 'status', status: 99 }, 'status is 99, and must be a status from 200 to 599.'],
  [{ fault: 'cut', call: 0 }, 'call is 0, and must be an integer from 1.'],
  [{ fault: 'cut', times: 1.5 }, "times is 1.5, and must be an integer from 1, or 'always'."],
  [{ fault: 'cut', operation: 'getTasks' }, `operation is "getTasks", and must be ${known}, `],
  [{ fault: 'cut', colour: 'red' }, 'There is no member of a cut fault "colour". There are: fault, '],
  [{ fault: 'slow', delayMs: 5, when: 'before' }, 'when is "before", and must be after.'],
  [{ fault: 'cut', headers: {} }, 'There is no member of a cut fault "headers". There are: '],
  [{ fault: 'status', status: 500, headers: { a: 'b\r\nc: d' } }, 'headers is {"a":"b'],
  [{ fault: 'status', status: 500, headers: { 'a b': 'c' } }, 'headers is {"a b":"c"}'],
  [{ fault: 'slow', delayMs: { min: 5, max: 4 } }, 'delayMs is {"min":5,"max":4}'],
  [{ fault: 'slow', delayMs: { min: 1 } }, 'delayMs is {"min":1}'],
  [{ fault: 'cut', delayMs: 5 }, 'There is no member of a cut fault "delayMs". There are: '],
  [{ fault: 'rate-limit' }, 'requests is undefined, and must be an integer from 0.'],
  [{ fault: 'rate-limit', requests: 1, windowMs: 0 }, 'windowMs is 0, and must be an integer from 1.'],
  [{ fault: 'cut', status: 500 }, 'There is no member of a cut fault "status". There are: '],
  [{ fault: 'cut', requests: 1 }, 'There is no member of a cut fault "requests". There are: '],
  [{ fault: 'cut', body: 'a' }, 'There is no member of a cut fault "body". There are: '],
  [{ fault: 'cut', target: 3 }, 'target is 3, and must be the id of a task or upload.'],
])('%o is rejected', (fault, message) => {
  expect(() => createSandbox().fault(fault as { fault: 'cut' })).toThrow(message);
});
