/** Compares lifecycles: the states of a resource, and how it gets from one to another without a request. */
import type { LifecycleField, Model } from '../../model/index.ts';
import { lifecyclePointer } from '../../model/pointers.ts';
import type { Part } from '../../model/references.ts';
import { shapeOf } from '../../model/shapes.ts';
import { type Comparison, fieldOf, list, pairs, shown, without } from '../comparison.ts';

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

const lifecycles = ({ schemas }: Model): [string, Part<LifecycleField>][] =>
  Object.entries(schemas).flatMap(([name, { lifecycle }]) =>
    lifecycle ? [[name, { value: lifecycle, pointer: lifecyclePointer(name) }]] : [],
  );

function compareSubject(
  { changes }: Comparison,
  name: string,
  { value: a }: Part<LifecycleField>,
  { value: b, pointer }: Part<LifecycleField>,
): void {
  for (const key of ['record', 'field'] as const) {
    if (a[key] === b[key]) continue;
    const message = `The lifecycle ${name} is that of ${b.record}.${b.field} now; it was that of ${a.record}.${a.field}.`;
    changes.add('lifecycle-subject', 'major', ['receives', 'serves'], `${pointer}/${key}`, message);
  }
}

function compareStates(
  { base, changes }: Comparison,
  a: Part<LifecycleField>,
  b: Part<LifecycleField>,
): void {
  const { record, field } = a.value;
  const open = shapeOf(fieldOf(base, record, field)).some((branch) => branch.open);
  const [before, after] = [Object.entries(a.value.states), Object.entries(b.value.states)];
  for (const { name: state, a: had, b: has } of pairs(before, after)) {
    const at = ({ pointer }: Part) => `${pointer}/states/${state}`;
    if (!had) {
      const message = `${record}.${field} can be in the new state ${shown(state)}.`;
      changes.add('state-added', open ? 'minor' : 'major', ['receives', 'serves'], at(b), message);
    } else if (!has) {
      const message = `${record}.${field} is never in the state ${shown(state)} any more.`;
      changes.add('state-removed', 'major', ['receives', 'serves'], at(a), message);
    }
  }
}

type Move = LifecycleField['moves'][number];

function compareMoves(
  { changes }: Comparison,
  before: LifecycleField,
  { value: after, pointer }: Part<LifecycleField>,
): void {
  const sources = new Set([...before.moves, ...after.moves].map(({ from }) => from));
  for (const from of sources) {
    const outOf = ({ moves }: LifecycleField) => moves.filter((move) => move.from === from);
    const [had, has] = [targets(outOf(before)), targets(outOf(after))];
    const [lost, gained] = [without(had.known, has.known), without(has.known, had.known)];
    if (lost.size + gained.size === 0 && had.unknown === has.unknown) continue;
    const field = `${after.record}.${after.field}`;
    const start =
      from === undefined
        ? `A new ${after.record} starts in`
        : `From ${shown(from)}, ${field} changes on its own to`;
    const unstated = from === undefined ? 'that was not stated' : 'it did not change on its own';
    const text = ({ known, unknown }: Targets) =>
      [...(known.size > 0 ? [list(known)] : []), ...(unknown ? ['a state that is not specified'] : [])].join(
        ' or ',
      );
    // Code may wait for a state that nothing follows, unless no transitions are specified at all.
    const specified = before.moves.length > 0;
    const final = specified && from !== undefined && had.known.size === 0 && !had.unknown;
    const startChanges = specified && from === undefined && gained.size > 0 && !had.unknown;
    const withdrawn = specified && !had.unknown && has.unknown;
    const breaks = lost.size > 0 || final || startChanges || withdrawn;
    const at = after.moves.findIndex((move) => move.from === from);
    const was = text(had) ? `it was ${text(had)}` : unstated;
    const message = text(has) ? `${start} ${text(has)} now; ${was}.` : `${start} no state any more; ${was}.`;
    changes.add(
      'moves-changed',
      breaks ? 'major' : 'minor',
      ['receives', 'serves'],
      at < 0 ? `${pointer}/moves` : `${pointer}/moves/${at}`,
      message,
    );
  }
}

interface Targets {
  known: Set<string>;
  unknown: boolean;
}

const targets = (moves: Move[]): Targets => ({
  known: new Set(moves.flatMap(({ to }) => to ?? [])),
  unknown: moves.some(({ unknown }) => unknown !== undefined),
});
