/** Compares lifecycles: the states of a resource, and how it gets from one to another without a request. */
import { memberPointer } from '../../lib/pointer.ts';
import { code, list as oneOf } from '../../lib/markdown.ts';
import type { XLifecycle, Model } from '../../model/index.ts';
import { lifecyclePointer } from '../../model/pointers.ts';
import type { WithPointer } from '../../model/references.ts';
import { type Comparison, fieldOf, pairs, formatValue, without } from '../comparison.ts';

export function compareLifecycles(comparison: Comparison): void {
  const { base, revision, changes } = comparison;
  for (const { name, a, b } of pairs(lifecycles(base), lifecycles(revision))) {
    if (a && b) {
      compareSubject(comparison, name, a, b);
      compareStates(comparison, a, b);
      compareMoves(comparison, a.value, b);
    } else if (a) {
      const message = `${name} has no documented lifecycle any more.`;
      changes.add('lifecycle-removed', 'major', ['receives', 'serves'], a.pointer, message);
    } else if (b) {
      const message = `The lifecycle of ${name} is documented now.`;
      changes.add('lifecycle-added', 'minor', ['receives', 'serves'], b.pointer, message);
    }
  }
}

const lifecycles = ({ schemas }: Model): [string, WithPointer<XLifecycle>][] =>
  Object.entries(schemas).flatMap(([name, { lifecycle }]) =>
    lifecycle ? [[name, { value: lifecycle, pointer: lifecyclePointer(name) }]] : [],
  );

function compareSubject(
  { changes }: Comparison,
  name: string,
  { value: a }: WithPointer<XLifecycle>,
  { value: b, pointer }: WithPointer<XLifecycle>,
): void {
  for (const key of ['record', 'field'] as const) {
    if (a[key] === b[key]) continue;
    const message = `The lifecycle ${name} is that of ${b.record}.${b.field} now; it was that of ${a.record}.${a.field}.`;
    changes.add('lifecycle-subject', 'major', ['receives', 'serves'], `${pointer}/${key}`, message);
  }
}

function compareStates(
  { base, changes }: Comparison,
  a: WithPointer<XLifecycle>,
  b: WithPointer<XLifecycle>,
): void {
  const { record, field } = a.value;
  const { open = true } = fieldOf(base, record, field) ?? {};
  const [before, after] = [Object.entries(a.value.states), Object.entries(b.value.states)];
  for (const { name: state, a: had, b: has } of pairs(before, after)) {
    const at = ({ pointer }: WithPointer) => memberPointer(pointer, 'states', state);
    if (!had) {
      const message = `${record}.${field} can be in the new state ${formatValue(state)}.`;
      changes.add('state-added', open ? 'minor' : 'major', ['receives', 'serves'], at(b), message);
    } else if (!has) {
      const message = `${record}.${field} is never in the state ${formatValue(state)} any more.`;
      changes.add('state-removed', 'major', ['receives', 'serves'], at(a), message);
    }
  }
}

const unspecified = 'a state that is not specified';

function compareMoves(
  { changes }: Comparison,
  before: XLifecycle,
  { value: after, pointer }: WithPointer<XLifecycle>,
): void {
  for (const from of new Set([...before.moves, ...after.moves].map((move) => move.from))) {
    const targets = ({ moves }: XLifecycle) => {
      const own = moves.filter((move) => move.from === from);
      const known = own.flatMap(({ to }) => (to === undefined ? [] : [code(to)]));
      return new Set([...known, ...(own.some(({ unknown }) => unknown) ? [unspecified] : [])]);
    };
    const [had, has] = [targets(before), targets(after)];
    const [lost, gained] = [without(had, has), without(has, had)];
    if (lost.size + gained.size === 0) continue;
    // Code may wait for a state that nothing follows, unless no transitions are specified at all.
    const relied = before.moves.length > 0 && !had.has(unspecified);
    const isOther = from === undefined ? gained.size > 0 : had.size === 0 || has.has(unspecified);
    const breaks = (relied && isOther) || [...lost].some((state) => state !== unspecified);
    const [start, unstated] =
      from === undefined
        ? [`A new ${after.record} starts in`, 'that was not stated']
        : [
            `From ${formatValue(from)}, ${after.record}.${after.field} changes on its own to`,
            'it did not change on its own',
          ];
    const was = had.size > 0 ? `it was ${oneOf([...had])}` : unstated;
    const now = has.size > 0 ? `${oneOf([...has])} now` : 'no state any more';
    const at = after.moves.findIndex((move) => move.from === from);
    changes.add(
      'moves-changed',
      breaks ? 'major' : 'minor',
      ['receives', 'serves'],
      at < 0 ? `${pointer}/moves` : `${pointer}/moves/${at}`,
      `${start} ${now}; ${was}.`,
    );
  }
}
