/** What an edit of `openapi/` needs code for: the build names the file to write, to change or to delete. */
import { describe, expect, test } from 'vitest';
import { sources } from '../../scripts/artifacts/sandbox/package.ts';
import type { OpenQuestion } from '../../scripts/model/catalogs.ts';
import { base, modelOf, questions, type Patch } from './patched.ts';

describe('what needs code stops the build', () => {
  const build = (patch: Patch, register?: OpenQuestion[]) => sources(modelOf(patch, register));
  const [first] = questions;
  const question = {
    ...first,
    id: 'retry-after',
    setting: { values: ['none', 'seconds'], default: 'none' },
  } as OpenQuestion;

  test('a setting and a condition without a file', async () => {
    await expect(build(() => {}, [...questions, question])).rejects.toThrow(
      /`retry-after`. Write src\/sandbox\/settings\/retry-after.ts:[^]*export const retryAfter: Setting<'retry-after', 'none' \| 'seconds'>[^]*all.ts: export \{ retryAfter \}/,
    );
    const named: Patch = ({ paths }) => {
      paths[`${base}/task/{task_id}/discard`].post['x-transition'].conditions = [
        { id: 'task-is-mine', description: 'It is.' },
      ];
    };
    await expect(build(named)).rejects.toThrow(/Write src\/sandbox\/conditions\/task-is-mine.ts:[^]*holds:/);
  });

  test('a file for what the contract no longer has, and other values', async () => {
    const without = questions.filter(({ id }) => id !== 'creation-status');
    await expect(build(() => {}, without)).rejects.toThrow(
      'src/sandbox/settings/creation-status.ts: openapi/open-questions.yaml has no such setting. Delete the file',
    );
    const other = questions.map((each) =>
      each.id === 'creation-status' ? { ...each, setting: { values: ['200', '204'], default: '200' } } : each,
    );
    await expect(build(() => {}, other)).rejects.toThrow(
      'src/sandbox/settings/creation-status.ts: `values` is [200, 201, 202], and openapi/open-questions.yaml has [200, 204].',
    );
    const unnamed: Patch = ({ paths }) => {
      delete paths[`${base}/task/{task_id}/complete`].post['x-transition'].conditions;
    };
    await expect(build(unnamed)).rejects.toThrow(
      'src/sandbox/conditions/task-validates.ts: no x-transition names',
    );
  });

  test('a state that the contract renames', async () => {
    const renamed: Patch = ({ components }) => {
      const { TaskStatus, UploadStatus } = components.schemas;
      for (const status of [TaskStatus, UploadStatus]) {
        const { FAILED, ...others } = status['x-lifecycle'].states;
        status['x-lifecycle'].states = { ...others, BROKEN: FAILED };
      }
    };
    await expect(build(renamed)).rejects.toThrow(
      'src/sandbox/engine/named-states.ts: the x-lifecycle of Task has no state `FAILED`. The states of a task are PROCESSING, ',
    );
    await expect(build(renamed)).rejects.toThrow('The states of an upload are PROCESSING, ');
  });

  test('an open question without a setting needs none', async () => {
    const { setting: _, ...plain } = question;
    expect(await build(() => {}, [...questions, plain])).toMatchObject({ name: 'sandbox' });
  });
});
