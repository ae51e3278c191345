/** What calls do to records, as Markdown. */
import { lowerFirst } from '../client/entries.ts';
import type { Json } from '../../model/bundle.ts';
import {
  callsOn,
  type Facts,
  lifecycle,
  type Limit,
  type Operation,
  operation,
  type Transition,
} from './facts.ts';
import type { Links } from './links.ts';
import { type Block, questionLinks } from './tables.ts';
import { bullets, code, list, table } from '../../lib/markdown.ts';

export const transitionTables: Record<string, Block> = {
  states,
  transitions,
  transition,
  events,
  'lost-answers': lostAnswers,
};

/** The states of a record and what each means. */
function states(facts: Facts, links: Links, record: string): string {
  const rows = Object.entries(lifecycle(facts, record).states).map(
    ([state, { description, openQuestions }]) => [
      code(state),
      description + (openQuestions ? ` (${questionLinks(openQuestions, facts, links)})` : ''),
    ],
  );
  return table(['Status', 'Meaning'], rows);
}

/** State × call → result, for the calls that act on a record. */
function transitions(facts: Facts, links: Links, record: string): string {
  const calls = callsOn(facts, record);
  const { states: known, field } = lifecycle(facts, record);
  const rows = Object.keys(known).map((state) => [
    code(state),
    ...calls.map((call) => result(links, call, field, state)),
  ]);
  const notes = calls.flatMap((call) => {
    const also = requirements(call.transition, field);
    return also.length > 0
      ? [`${links.operation(call)} needs more than the status: ${list(also, 'and')}.`]
      : [];
  });
  const head = ['Status', ...calls.map((call) => links.operation(call, call.name))];
  return [table(head, rows), '', bullets(notes)].join('\n');
}

/** What a call makes of a record in a state, as far as the state decides. */
function result(
  links: Links,
  call: Operation & { transition: Transition },
  field: string,
  state: string,
): string {
  const rule = call.transition;
  const guard = rule.from?.[field];
  const holds = guard?.in ? guard.in.includes(state) : !guard?.notIn?.includes(state);
  if (!holds) return [rule.rejectedWith, ...assumed(rule, links)].join(' ');
  const changes = Object.entries(rule.to ?? {}).map(([name, { value, parameter, unknown }]) => {
    if (unknown) return `${code(name)} ${links.question(unknown, 'not known')}`;
    if (name === field) return `→ ${code(value)}`;
    return code(`${name}: ${parameter ?? JSON.stringify(value)}`);
  });
  return changes.join(', ') || 'stays';
}

/** Links to the open questions about a refusal. */
const assumed = ({ openQuestions = [] }: Transition, links: Links): string[] =>
  openQuestions.map((id) => links.question(id, 'assumed'));

/** What must hold besides the field that has the state. */
function requirements(rule: Transition, field: string): string[] {
  const guards = Object.entries(rule.from ?? {}).filter(([name]) => name !== field);
  return [...guards.map(([name, guard]) => guardText(name, guard)), ...conditionsOf(rule)];
}

const conditionsOf = ({ conditions = [] }: Transition): string[] =>
  conditions.map(({ description }) => lowerFirst(description.replace(/\.$/, '')));

function guardText(name: string, guard: { in?: Json[]; notIn?: Json[] }): string {
  const values = (guard.in ?? guard.notIn ?? []).map(code);
  return guard.in ? `${code(name)} is ${list(values)}` : `${code(name)} is not ${list(values)}`;
}

/** One call: what must hold, what happens, what comes back if not, whether it can be undone. */
function transition(facts: Facts, links: Links, id: string): string {
  return transitionText(facts, operation(facts, id), links);
}

/** Also for the page of an operation. Empty where a call changes nothing. */
export function transitionText(facts: Facts, operation: Operation, links: Links): string {
  const { transition: rule, questions, limits } = operation;
  if (!rule) return '';
  const guards = Object.entries(rule.from ?? {}).map(([name, guard]) => guardText(name, guard));
  const needs = [...guards, ...conditionsOf(rule)];
  const changes = Object.entries(rule.to ?? {}).map(([name, { value, parameter, unknown }]) => {
    if (unknown)
      return `perhaps ${code(name)}; what it is afterwards is ${links.question(unknown, 'not known')}`;
    return `${code(name)} becomes ${parameter ? `the ${code(parameter)} of the call` : code(value)}`;
  });
  const made = (rule.creates ?? []).map(({ record, per }) => `one ${record.toLowerCase()} per ${per}`);
  const beyond = Object.values((limits ?? {}) as Record<string, Limit>).map(
    ({ rejectedWith }) => rejectedWith,
  );
  const refusals = [...new Set([rule.rejectedWith, ...beyond])].flatMap((status) =>
    status ? [code(status)] : [],
  );
  const about = questions.filter((question) => facts.questions.some(({ id }) => id === question));
  return bullets([
    `**Needs**: ${needs.length > 0 ? `${list(needs, 'and')}.` : rule.from || rule.creates ? 'no particular state.' : 'not specified.'}`,
    ...(made.length > 0 ? [`**Creates**: ${list(made, 'and')}.`] : []),
    ...(changes.length > 0 ? [`**Changes**: ${list(changes, 'and')}.`] : []),
    ...(made.length + changes.length === 0
      ? [`**Changes**: nothing in the ${rule.record.toLowerCase()}.`]
      : []),
    ...(rule.effects ? [`**Also**: ${rule.effects.join(' ')}`] : []),
    ...(rule.event ? [`**Event**: ${code(rule.event)}`] : []),
    ...(refusals.length > 0
      ? [`**Refused with**: ${[list(refusals), ...assumed(rule, links)].join(' ')}`]
      : []),
    ...(rule.reversible === undefined ? [] : [`**Can be undone**: ${rule.reversible ? 'Yes' : 'No'}.`]),
    ...(about.length > 0 ? [`**Not known**: ${questionLinks(about, facts, links)}`] : []),
  ]);
}

function events(facts: Facts, links: Links): string {
  const rows = facts.operations.flatMap((each) =>
    each.transition?.event
      ? [[code(each.transition.event), `After a successful ${links.operation(each)}`]]
      : [],
  );
  return table(['Event', 'When'], rows);
}

function lostAnswers(facts: Facts, links: Links): string {
  const rows = facts.operations.map((each) => [links.operation(each), lostAnswer(each)]);
  return table(['Call', 'When no answer came'], rows);
}

/** What to do when a call was sent and nobody knows whether it took effect. */
export function lostAnswer({ transition: rule, verb }: Operation): string {
  if (verb === 'GET') return 'Call again. Reading changes nothing.';
  if (!rule || rule.creates) {
    return 'The upload may exist, and no call is known that lists uploads. Calling again may create a second one.';
  }
  const record = rule.record.toLowerCase();
  const [change] = Object.entries(rule.to ?? {});
  if (!change)
    return `No field of the ${record} is known to show whether it took effect. Calling again may do it twice.`;
  const [field, { value, parameter, unknown }] = change;
  if (unknown)
    return `Read the ${record}: if ${code(field)} has changed, a call took effect. If not, it may have; calling again may be rejected.`;
  if (parameter)
    return `Read the ${record}: it took effect if ${code(field)} is the one you sent. Calling again sets the same value.`;
  const before = rule.from?.[field];
  const left =
    before?.in && typeof value !== 'boolean'
      ? `has left ${list(before.in.map(code))}`
      : `is now ${code(value)}`;
  return `Read the ${record}: if ${code(field)} ${left}, this call or another one took effect. If not, call again.`;
}
