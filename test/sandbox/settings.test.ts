/** Settings at the start, of a team and in combination. The runs of `test/conformance` find each value by its effect. */
import { expect, test } from 'vitest';
import { combinations, type Interpretations } from '../../src/sandbox/hosts/index.ts';
import { form, open } from './support.ts';
import { another, setting } from '../support/setting.ts';

test('a value that is set for a team concerns it alone, and counts as exercised where it makes a difference', async () => {
  const { sandbox, call } = open();
  sandbox.team('other').set('discard-outside-reviewing', 'ignore');
  const discard = async (team: string, status: 'REVIEWING' | 'COMPLETED') => {
    const { id } = sandbox.team(team).seed({ status });
    return (await call('discardTask', { team_id: team, task_id: id })).status;
  };
  expect([await discard('team-1', 'REVIEWING'), await discard('other', 'REVIEWING')]).toEqual([200, 200]);
  expect(sandbox.exercised()).toEqual([]);
  expect([await discard('team-1', 'COMPLETED'), await discard('other', 'COMPLETED')]).toEqual([400, 200]);
  expect(sandbox.exercised()).toContain('discard-outside-reviewing');
});

test('a setting can be chosen at the start, and an invalid one is rejected', () => {
  const { sandbox } = open({ set: setting.set });
  expect(sandbox.settings()[setting.id]).toBe(setting.other);
  // @ts-expect-error The setting has no such value.
  expect(() => sandbox.set(setting.id, 'red')).toThrow(`${setting.id} cannot be "red". ${setting.choices}`);
  const set: object = { [setting.id]: 'red' };
  expect(() => open({ set })).toThrow(`${setting.id} cannot be "red". ${setting.choices}`);
  // @ts-expect-error There is no such setting.
  expect(() => sandbox.set('colour', 'red')).toThrow('There is no setting "colour". There are: ');
});

test('combinations returns every combination of the values of settings', () => {
  expect(combinations(setting.id, another.id)).toEqual(
    setting.values.flatMap((one) =>
      another.values.map((other) => ({ [setting.id]: one, [another.id]: other })),
    ),
  );
  expect(combinations()).toEqual([{}]);
  expect(combinations(setting.id, setting.id)).toHaveLength(setting.values.length);
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
