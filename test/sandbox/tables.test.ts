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

  test('an entry for what the contract no longer has, and other values', () => {
    const without = questions.filter(({ id }) => id !== setting.id);
    expect(errors(() => {}, without)).toMatch(RegExp(`settings.ts:\\d+: .*'${setting.id}'' does not exist`));
    const other = questions.map((each) =>
      each.id === 'file-size-unit'
        ? { ...each, setting: { values: ['mega', 'mebi'], default: 'mebi' } }
        : each,
    );
    expect(errors(() => {}, other)).toMatch(/settings.ts:\d+: .*'"mebi" \| "mega"' and '"binary"'/);
    const unnamed: Patch = ({ paths }) => {
      delete paths[`${base}/task/{task_id}/complete`].post['x-transition'].conditions;
    };
    const found = errors(unnamed);
    expect(found).toMatch(/conditions.ts:\d+: .*''task-validates'' does not exist/);
    expect(found).toMatch(/outcomes.ts:\d+: .*'"task-validates"' is not assignable/);
  });

  test('a state that the contract renames', () => {
    const renamed: Patch = ({ components }) => {
      const { TaskStatus, UploadStatus } = components.schemas;
      for (const status of [TaskStatus, UploadStatus]) {
        const { FAILED, ...others } = status['x-lifecycle'].states;
        status['x-lifecycle'].states = { ...others, BROKEN: FAILED };
      }
    };
    expect(errors(renamed)).toMatch(/outcomes.ts:\d+: .*'"FAILED"' is not assignable/);
  });
});
