/** Compares what operations require of a resource and what they change. */
import type { Json, Model, Operation, TransitionField } from '../../model/index.ts';
import { transitionPointer } from '../../model/pointers.ts';
import { shapeOf } from '../../model/shapes.ts';
import type { Direction, Verdict } from '../change.ts';
import { type Context, fieldOf, list, pairs, same, shown } from '../context.ts';

type Guard = NonNullable<TransitionField['from']>[string];
type Outcome = NonNullable<TransitionField['to']>[string];
/** Reports a change of the transition at hand, at a member of it. */
type Report = (rule: string, verdict: Verdict, direction: Direction, at: string, message: string) => void;

export function compareTransitions(context: Context, one: Operation, other: Operation): void {
  const { base, revision, changes } = context;
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
  const report: Report = (rule, verdict, direction, at, message) =>
    changes.add(rule, verdict, [direction, 'serves'], `${pointer}${at}`, `${id} ${message}`);
  if (a.record !== b.record) {
    const message = `acts on ${b.record} now; it was ${a.record}.`;
    report('transition-record', 'major', 'receives', '/record', message);
  }
  compareGuards(context, report, a, b);
  compareConditions(report, a, b);
  compareOutcomes(report, a, b);
  compareCreations(report, a, b);
  compareConsequences(report, a, b);
}

/** The operation that has the transition, which is another one for a shorthand. */
const fullOf = ({ operations }: Model, operation: Operation): Operation =>
  operations.find(({ id }) => id === operation.shorthandOf) ?? operation;

function compareGuards(context: Context, report: Report, a: TransitionField, b: TransitionField): void {
  if (!a.from && b.from) {
    report(
      'guard-specified',
      'minor',
      'sends',
      '/from',
      'states which values of the resource it requires now.',
    );
    return;
  }
  if (a.from && !b.from) {
    report(
      'guard-unspecified',
      'major',
      'sends',
      '/from',
      'does not state any more which values it requires.',
    );
    return;
  }
  for (const { name, a: before, b: after } of pairs(
    Object.entries(a.from ?? {}),
    Object.entries(b.from ?? {}),
  )) {
    const { values, rest } = domain(context, b.record, name, before, after);
    const passes = (guard: Guard | undefined) => values.filter((value) => accepts(guard, value));
    const others = (guard: Guard | undefined) => rest && guard?.in === undefined;
    const [had, has] = [passes(before), passes(after)];
    const lost = had.filter((value) => !has.includes(value));
    const gained = has.filter((value) => !had.includes(value));
    const at = `/from/${name}`;
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

function accepts(guard: Guard | undefined, value: Json): boolean {
  const among = (listed: unknown[]) => listed.some((each) => same(each, value));
  return (!guard?.in || among(guard.in)) && !(guard?.notIn && among(guard.notIn));
}

/** The values that a field can have as far as the contract lists them, and whether there are others. */
function domain({ base, revision }: Context, record: string, name: string, ...guards: (Guard | undefined)[]) {
  const values = new Map<string, Json>();
  let rest = false;
  for (const model of [base, revision])
    for (const { type, values: listed, open } of shapeOf(fieldOf(model, record, name))) {
      if (type === 'null') values.set('null', null);
      else if (type === 'boolean' && open) for (const each of [true, false]) values.set(String(each), each);
      else rest ||= open;
      for (const [key, { value }] of listed ?? []) values.set(key, value);
    }
  for (const guard of guards)
    for (const value of [...(guard?.in ?? []), ...(guard?.notIn ?? [])])
      values.set(JSON.stringify(value), value as Json);
  return { values: [...values.values()], rest };
}

function compareConditions(report: Report, a: TransitionField, b: TransitionField): void {
  const byId = ({ conditions = [] }: TransitionField) =>
    conditions.map((each, index): [string, { description: string; at: string }] => [
      each.id,
      { description: each.description, at: `/conditions/${index}` },
    ]);
  for (const { name, a: before, b: after } of pairs(byId(a), byId(b))) {
    if (!before && after) {
      const message = `requires the condition \`${name}\` now: ${after.description}`;
      report('condition-added', 'major', 'sends', after.at, message);
    } else if (before && !after) {
      const message = `does not require the condition \`${name}\` any more.`;
      report('condition-removed', 'minor', 'sends', `/conditions/${name}`, message);
    }
  }
}

function compareOutcomes(report: Report, a: TransitionField, b: TransitionField): void {
  for (const { name, a: before, b: after } of pairs(Object.entries(a.to ?? {}), Object.entries(b.to ?? {}))) {
    if (same(before, after)) continue;
    const at = `/to/${name}`;
    if (!after) report('outcome-removed', 'major', 'receives', at, `does not change \`${name}\` any more.`);
    else if (!before)
      report('outcome-added', 'major', 'receives', at, `changes \`${name}\` to ${outcome(after)} now.`);
    else {
      const unspecified = before.unknown !== undefined;
      const message = `changes \`${name}\` to ${outcome(after)} now; it was ${outcome(before)}.`;
      report('outcome-changed', unspecified ? 'minor' : 'major', 'receives', at, message);
    }
  }
}

function outcome({ value, parameter, unknown }: Outcome): string {
  if (unknown !== undefined) return 'a value that is not specified';
  return parameter === undefined ? shown(value) : `the parameter \`${parameter}\``;
}

function compareCreations(report: Report, a: TransitionField, b: TransitionField): void {
  // A record that is listed twice is created twice.
  const byRecord = ({ creates = [] }: TransitionField) =>
    creates.map(({ record, per }, index): [string, string] => {
      const earlier = creates.slice(0, index).filter((each) => each.record === record);
      return [`${'more '.repeat(earlier.length)}${record}`, per];
    });
  for (const { name, a: before, b: after } of pairs(byRecord(a), byRecord(b))) {
    if (before === after) continue;
    const at = `/creates/${name}`;
    if (after === undefined)
      report('creation-removed', 'major', 'receives', at, `creates no ${name} any more.`);
    else if (before === undefined)
      report('creation-added', 'minor', 'receives', at, `creates one ${name} per ${after} now.`);
    else
      report(
        'creation-changed',
        'major',
        'receives',
        at,
        `creates one ${name} per ${after}, not per ${before}.`,
      );
  }
}

function compareConsequences(report: Report, a: TransitionField, b: TransitionField): void {
  const effects = ({ effects: all = [] }: TransitionField) =>
    all.map((each, index): [string, string] => [each, `/effects/${index}`]);
  for (const { name, a: before, b: after } of pairs(effects(a), effects(b))) {
    if (after === undefined)
      report(
        'effect-removed',
        'major',
        'receives',
        before ?? '',
        `does not have this effect any more: ${name}`,
      );
    else if (before === undefined)
      report('effect-added', 'minor', 'receives', after, `has a new effect: ${name}`);
  }
  if (a.event !== b.event) {
    const verdict = a.event === undefined ? 'minor' : 'major';
    const message = `emits ${b.event ? `the event \`${b.event}\`` : 'no event'} now; it was ${a.event ? `\`${a.event}\`` : 'none'}.`;
    report('event-changed', verdict, 'receives', '/event', message);
  }
  if (a.rejectedWith !== b.rejectedWith) {
    const verdict = a.rejectedWith === undefined ? 'minor' : 'major';
    const status = (code: string | undefined) => code ?? 'a status that is not specified';
    const message = `rejects requests with ${status(b.rejectedWith)} now; it was ${status(a.rejectedWith)}.`;
    report('rejection-changed', verdict, 'receives', '/rejectedWith', message);
  }
  if (a.reversible !== b.reversible) {
    const verdict = a.reversible === true ? 'major' : 'minor';
    const text = (value: boolean | undefined) =>
      value === undefined
        ? 'not stated to be reversible or irreversible'
        : value
          ? 'reversible'
          : 'irreversible';
    report(
      'reversibility',
      verdict,
      'sends',
      '/reversible',
      `is ${text(b.reversible)} now; it was ${text(a.reversible)}.`,
    );
  }
}
