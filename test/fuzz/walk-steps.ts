/** Random walks, as plain data. */
import * as fc from 'fast-check';
import { contract } from '../../generated/sandbox/contract/contract.ts';
import { scopeSpellings } from '../contract/interface.ts';
import { closedSets, endpoints } from '../contract/interface.ts';
import type { BodyKind, Key, Settings, Step } from './walk-model.ts';

export interface Walk {
  settings: Settings;
  processingMs: number;
  steps: Step[];
}

const usually = <T>(value: T, ...others: fc.Arbitrary<T>[]): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: fc.constant(value), weight: 6 * others.length }, ...others);

export const onTasks: string[] = Object.keys(endpoints).filter((id) =>
  endpoints[id]?.request.includes('{task_id}'),
);
const onUploads = ['getUpload', 'getUploadShorthand', 'moveUpload'];
const creations = ['createUpload', 'createUploadShorthand'];
/** The operations of walks. */
export const walked: readonly string[] = [...onTasks, ...onUploads, ...creations];
const scopes = fc.subarray([...new Set(Object.values(scopeSpellings).flat())]);
const key = usually<Key>('any', fc.constantFrom<Key>('none', 'invalid'), scopes);
const file = fc
  .tuple(
    usually('a', fc.constantFrom('fail', 'filter', 'stuck', 'invalid', 'report-fails', 'empty')),
    fc.constantFrom('.pdf', '.tif', ''),
  )
  .map(([stem, type]) => stem + type);
const project = usually('project-1', fc.constant('project-2'));
const setting = fc
  .constantFrom(...contract.settings)
  .chain(({ id, values }) => fc.record({ setting: fc.constant(id), value: fc.constantFrom(...values) }));
const target = fc.nat(20);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      type: fc.constant('task'),
      operation: fc.constantFrom(...onTasks),
      target,
      elsewhere: usually(false, fc.constant(true)),
      key,
      body: usually<BodyKind>('usual', fc.constantFrom<BodyKind>('other code', 'missing', 'invalid')),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('upload'),
      operation: fc.constantFrom(...onUploads),
      target,
      elsewhere: usually(false, fc.constant(true)),
      key,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('create'),
      operation: fc.constantFrom(...creations),
      files: fc
        .tuple(
          fc.array(file, { maxLength: 3 }),
          usually('', fc.constantFrom('too-large.pdf', 'server-error.pdf')),
        )
        .map(([files, odd]) => (odd === '' ? files : [...files, odd])),
      project,
      form: project,
      key,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('seed'),
      status: fc.constantFrom(...(closedSets['TaskStatus'] ?? [])),
      approved: fc.boolean(),
      exported: usually(false, fc.constant(true)),
      upload: fc.nat(3),
      name: file,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('advance'),
      milliseconds: fc.constantFrom(0, 1, 999, 1_000, 5_000),
      team: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: setting.chain((one) =>
      fc.record({ type: fc.constant('set'), team: fc.boolean() }).map((set) => ({ ...one, ...set })),
    ),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'inspect' } as const) },
);

/** A walk: settings, how long processing lasts, and steps. */
export const walk: fc.Arbitrary<Walk> = fc.record({
  settings: fc.record(
    Object.fromEntries(contract.settings.map(({ id, values }) => [id, fc.constantFrom(...values)])),
  ),
  processingMs: fc.constantFrom(0, 0, 1_000),
  steps: fc.array(step, { minLength: 1, maxLength: 60, size: 'max' }),
});
