/** Compares what operations require of a resource and what they change. */
import { memberPointer } from '../../lib/pointer.ts';
import { type Guard, passing } from '../../../src/shared/guards.ts';
import type { Json, Model, Operation, XTransition } from '../../model/index.ts';
import { transitionPointer } from '../../model/pointers.ts';
import type { Audience, Bump } from '../change.ts';
import { type Comparison, fieldOf, list, pairs, same, formatValue } from '../comparison.ts';

type FieldChange = NonNullable<XTransition['to']>[string];
/** Reports a change of the transition at hand, at a member of it. */
type Add = (rule: string, bump: Bump, audience: Audience, at: (string | number)[], message: string) => void;

export function compareTransitions(comparison: Comparison, one: Operation, other: Operation): void {
  const { base, revision, changes } = comparison;
  const { id } = other;
  const [a, b] = [one.transition, other.transition];
  const pointer = transitionPointer(b ? fullOf(revision, other) : fullOf(base, one));
  if (!a || !b) {
    if (b) {
      const message = `The contract states what ${id} requires and changes now.`;
      changes.add('transition-added', 'minor', ['sends', 'receives', 'serves'], pointer, message);
    } else if (a) {
      const message = `The contract does not state any more what ${id} requires and changes.`;
      changes.add('transition-removed', 'major', ['sends', 'receives', 'serves'], pointer, message);
    }
    return;
  }
  const report: Add = (rule, bump, audience, at, message) =>
    changes.add(rule, bump, [audience, 'serves'], memberPointer(pointer, ...at), `${id} ${message}`);
  compareGuards(comparison, report, a, b);
  compareConditions(report, a, b);
  compareOutcomes(report, a, b);
  compareCreations(report, a, b);
  compareEffects(report, a, b);
  compareMembers(report, a, b);
}

/** The operation that has the transition, which is another one for a shorthand. */
const fullOf = ({ operations }: Model, operation: Operation): Operation =>
  operations.find(({ id }) => id === operation.shorthandOf) ?? operation;

function compareGuards(comparison: Comparison, report: Add, a: XTransition, b: XTransition): void {
  if (a.from === undefined || b.from === undefined) {
    const [more, less] = [
      'states which values it requires now.',
      'does not state any more which values it requires.',
    ];
    if (b.from) report('guard-specified', 'minor', 'sends', ['from'], more);
    else if (a.from) report('guard-unspecified', 'major', 'sends', ['from'], less);
    return;
  }
  for (const { name, a: before, b: after } of pairs(Object.entries(a.from), Object.entries(b.from))) {
    const { values, rest } = domain(comparison, b.record, name, before, after);
    const others = (guard: Guard | undefined) => rest && guard?.in === undefined;
    const [had, has] = [passing(before, values), passing(after, values)];
    const lost = had.filter((value) => !has.includes(value));
    const gained = has.filter((value) => !had.includes(value));
    const at = ['from', name];
    const [narrowed, widened] = [others(before) && !others(after), !others(before) && others(after)];
    if (narrowed || lost.length > 0) {
      const which = narrowed
        ? `unless their \`${name}\` is ${list(has)}`
        : `whose \`${name}\` is ${list(lost)}`;
      report('guard-narrowed', 'major', 'sends', at, `rejects resources ${which} now.`);
    }
    if (widened || gained.length > 0) {
      const but = values.filter((value) => !has.includes(value));
      const any = but.length > 0 ? `any \`${name}\` but ${list(but)}` : `any \`${name}\``;
      const which = widened ? `with ${any}` : `whose \`${name}\` is ${list(gained)}`;
      report('guard-widened', 'minor', 'sends', at, `accepts resources ${which} now.`);
    }
  }
}

/** The values that a field can have as far as the contract lists them, and whether there are others. */
function domain(
  { base, revision }: Comparison,
  record: string,
  name: string,
  ...guards: (Guard | undefined)[]
) {
  const values = new Map<string, Json>();
  let rest = false;
  for (const model of [base, revision]) {
    const { types = [], nullable = false, values: all, open = false } = fieldOf(model, record, name) ?? {};
    const listed = all ?? (types.join() === 'boolean' ? [true, false] : undefined);
    rest ||= open || !listed;
    for (const value of [...(listed ?? []), ...(nullable ? [null] : [])])
      values.set(JSON.stringify(value), value);
  }
  for (const guard of guards)
    for (const value of [...(guard?.in ?? []), ...(guard?.notIn ?? [])])
      values.set(JSON.stringify(value), value as Json);
  return { values: [...values.values()], rest };
}

function compareConditions(report: Add, a: XTransition, b: XTransition): void {
  const byId = ({ conditions = [] }: XTransition) =>
    conditions.map(({ id, description }, index): [string, [string, number]] => [id, [description, index]]);
  for (const { name, a: before, b: after } of pairs(byId(a), byId(b))) {
    if (after && !before) {
      const [description, index] = after;
      const message = `requires the condition \`${name}\` now: ${description}`;
      report('condition-added', 'major', 'sends', ['conditions', index], message);
    } else if (!after) {
      const message = `does not require the condition \`${name}\` any more.`;
      report('condition-removed', 'minor', 'sends', ['conditions', name], message);
    }
  }
}

function compareOutcomes(report: Add, a: XTransition, b: XTransition): void {
  for (const { name, a: before, b: after } of pairs(Object.entries(a.to ?? {}), Object.entries(b.to ?? {}))) {
    if (same(before, after)) continue;
    // What was not specified can be specified.
    const bump = before?.unknown === undefined || !after ? 'major' : 'minor';
    const message = `changes \`${name}\` to ${outcome(after)} now; it was ${outcome(before)}.`;
    report('outcome-changed', bump, 'receives', ['to', name], message);
  }
}

function outcome(change: FieldChange | undefined): string {
  if (!change) return 'nothing';
  if (change.unknown !== undefined) return 'a value that is not specified';
  return change.parameter === undefined ? formatValue(change.value) : `the parameter \`${change.parameter}\``;
}

function compareCreations(report: Add, a: XTransition, b: XTransition): void {
  // A resource that is listed twice is created twice.
  const byRecord = ({ creates = [] }: XTransition) =>
    creates.map(({ record, per }, index): [string, string] => {
      const earlier = creates.slice(0, index).filter((each) => each.record === record);
      return [`${'more '.repeat(earlier.length)}${record}`, per];
    });
  for (const { name, a: before, b: after } of pairs(byRecord(a), byRecord(b))) {
    if (before === after) continue;
    const text = (per: string | undefined) => (per === undefined ? 'none' : `one per ${per}`);
    const message = `creates ${text(after)} of ${name} now; it was ${text(before)}.`;
    const bump = before === undefined ? 'minor' : 'major';
    report('creation-changed', bump, 'receives', ['creates', name], message);
  }
}

function compareEffects(report: Add, { effects: before = [] }: XTransition, b: XTransition): void {
  const after = b.effects ?? [];
  for (const [index, effect] of before.entries()) {
    const message = `does not have this effect any more: ${effect}`;
    if (!after.includes(effect)) report('effect-removed', 'major', 'receives', ['effects', index], message);
  }
  for (const [index, effect] of after.entries()) {
    const message = `has a new effect: ${effect}`;
    if (!before.includes(effect)) report('effect-added', 'minor', 'receives', ['effects', index], message);
  }
}

/** Members with one value, with the rule and whom it matters to. */
const members = [
  ['record', 'transition-record', 'receives'],
  ['event', 'event-changed', 'receives'],
  ['rejectedWith', 'rejection-changed', 'receives'],
  ['reversible', 'reversibility', 'sends'],
] as const;

function compareMembers(report: Add, a: XTransition, b: XTransition): void {
  for (const [key, rule, audience] of members) {
    const [before, after] = [a[key], b[key]];
    if (before === after) continue;
    // What was not specified, or irreversible, promised nothing that a change takes away.
    const bump = before === undefined || before === false ? 'minor' : 'major';
    const text = (value: typeof before) => (value === undefined ? 'not specified' : formatValue(value));
    report(rule, bump, audience, [key], `has the \`${key}\` ${text(after)} now; it was ${text(before)}.`);
  }
}
