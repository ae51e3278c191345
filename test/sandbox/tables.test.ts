/** What an edit of `openapi/` needs code for: the compiler names the line of the table. */
import { describe, expect, test } from 'vitest';
import { dataModules } from '../../scripts/artifacts/sandbox/data.ts';
import type { OpenQuestion } from '../../scripts/model/catalogs.ts';
import { typeErrors } from '../support/type-errors.ts';
import { base, modelOf, questions, type Patch } from './patched.ts';
import { setting } from '../support/setting.ts';

const tables = ['settings', 'conditions', 'outcomes'].map((name) => `src/sandbox/contract/${name}.ts`);

function errors(patch: Patch, register?: OpenQuestion[]): string {
  return typeErrors(tables, dataModules(modelOf(patch, register), '0.0.0')).join('\n');
}

describe('the compiler finds', () => {
  const [first] = questions;
  const question = {
    ...first,
    id: 'retry-after',
    setting: { values: ['none', 'seconds'], default: 'none' },
  } as OpenQuestion;

  test('nothing where the contract and the tables fit, or where a question has no setting', () => {
    const { setting: _, ...plain } = question;
    expect(errors(() => {}, [...questions, plain])).toBe('');
  });

  test('an entry for what the contract no longer has, other values, and a state that is renamed', () => {
    const register = questions
      .filter(({ id }) => id !== setting.id)
      .map((each) =>
        each.id === 'file-size-unit'
          ? { ...each, setting: { values: ['mega', 'mebi'], default: 'mebi' } }
          : each,
      );
    const patch: Patch = ({ components, paths }) => {
      delete paths[`${base}/task/{task_id}/complete`].post['x-transition'].conditions;
      const { TaskStatus, UploadStatus } = components.schemas;
      for (const status of [TaskStatus, UploadStatus]) {
        const { FAILED, ...others } = status['x-lifecycle'].states;
        status['x-lifecycle'].states = { ...others, BROKEN: FAILED };
      }
    };
    const found = errors(patch, register);
    for (const each of [
      `settings.ts:\\d+: .*'${setting.id}'' does not exist`,
      `settings.ts:\\d+: .*'"mebi" \\| "mega"' and '"binary"'`,
      `conditions.ts:\\d+: .*''task-validates'' does not exist`,
      `outcomes.ts:\\d+: .*'"task-validates"' is not assignable`,
      `outcomes.ts:\\d+: .*'"FAILED"' is not assignable`,
    ])
      expect(found).toMatch(RegExp(each));
  });
});
