/** What operations do to resources, as Markdown. */
import { type Guard, passes } from '../../../../src/shared/guards.ts';
import { bullets, code, list, table } from '../../../lib/markdown.ts';
import type { XLifecycle, Model, Operation, XTransition } from '../../../model/index.ts';
import { lowerFirst, upperFirst } from '../../../model/names.ts';
import type { SiteModel } from '../site-model.ts';
import type { Links } from '../links.ts';
import { questionLinks } from '../reference/fields.ts';

export const transitionTables = {
  states,
  transitions,
  transition: (site: SiteModel, links: Links, id: string) => transitionText(site, site.operation(id), links),
  events,
  irreversible,
  'lost-responses': lostResponses,
};

/** An operation that acts on a resource that is there. */
type TransitionOperation = Operation & { transition: XTransition };

/** The operations that act on a resource that is there, without shorthands. */
export const transitionOperationsOf = (model: Model, record: string): TransitionOperation[] =>
  (model.resources[record]?.operations ?? []).filter(
    (each): each is TransitionOperation =>
      each.transition !== undefined && !each.transition.creates && !each.shorthandOf,
  );

/** @throws Error if the resource has no lifecycle */
export function lifecycleOf(model: Model, record: string): XLifecycle {
  const found = model.resources[record]?.lifecycle;
  if (!found) throw new Error(`There is no lifecycle of ${record}.`);
  return found;
}

function states(site: SiteModel, links: Links, record: string): string {
  const { field, states: known } = lifecycleOf(site, record);
  const rows = Object.entries(known).map(([state, { description, openQuestions }]) => [
    code(state),
    description + (openQuestions ? ` (${questionLinks(openQuestions, site, links)})` : ''),
  ]);
  return table([upperFirst(field), 'Description'], rows);
}

/** State × operation → result, for the operations that act on a resource. */
function transitions(site: SiteModel, links: Links, record: string): string {
  const operations = transitionOperationsOf(site, record);
  const { states: known, field } = lifecycleOf(site, record);
  const rows = Object.keys(known).map((state) => [
    code(state),
    ...operations.map((operation) => result(links, operation.transition, field, state)),
  ]);
  const notes = operations.flatMap((operation) => {
    const also = requirements(operation.transition, field);
    return also.length > 0 ? [`${links.operation(operation)} also requires: ${also.join('; ')}.`] : [];
  });
  const head = [
    upperFirst(field),
    ...operations.map((operation) => links.operation(operation, operation.name)),
  ];
  return [table(head, rows), '', bullets(notes)].join('\n');
}

/** What an operation makes of a resource in a state, as far as the state decides. */
function result(links: Links, transition: XTransition, field: string, state: string): string {
  const guard = guardsOf(transition)[field];
  if (guard && !passes(guard, state)) {
    return [transition.rejectedWith ?? 'rejected', ...assumed(transition, links)].join(' ');
  }
  const changes = Object.entries(transition.to ?? {}).map(([name, { value, parameter, unknown }]) => {
    if (unknown !== undefined) return `${code(name)} ${links.question(unknown, 'not specified')}`;
    if (name === field && parameter === undefined) return `→ ${code(value)}`;
    return code(`${name}: ${parameter ?? JSON.stringify(value)}`);
  });
  return changes.join(', ') || 'unchanged';
}

const guardsOf = ({ from = {} }: XTransition): Record<string, Guard> => from;

const assumed = ({ openQuestions = [] }: XTransition, links: Links): string[] =>
  openQuestions.map((id) => links.question(id, 'assumed'));

/** What is required besides the field that has the state. */
function requirements(transition: XTransition, field?: string): string[] {
  const guards = Object.entries(guardsOf(transition)).filter(([name]) => name !== field);
  const conditions = (transition.conditions ?? []).map(({ description }) =>
    lowerFirst(description.trim().replace(/\.$/, '')),
  );
  return [...guards.map(([name, guard]) => `${code(name)} ${describeWithCode(guard)}`), ...conditions];
}

const describeWithCode = ({ in: allowed, notIn = [] }: Guard): string =>
  `is ${allowed ? '' : 'not '}${list((allowed ?? notIn).map(code))}`;

/** One operation: what is required, what happens, what comes back if not, whether it is reversible. Empty if it changes nothing. */
export function transitionText(site: SiteModel, operation: Operation, links: Links): string {
  const { transition, questions, body } = operation;
  if (!transition) return '';
  const noun = (record: string) => site.resources[record]?.noun ?? lowerFirst(record);
  const needs = requirements(transition);
  // Without `from`, the contract does not specify which states allow the operation. What it creates has no state before.
  const unstated = (transition.from ?? transition.creates) ? 'no particular state.' : 'not specified.';
  const changes = Object.entries(transition.to ?? {}).map(([name, { value, parameter, unknown }]) => {
    if (unknown !== undefined)
      return `possibly ${code(name)}; its new value is ${links.question(unknown, 'not specified')}`;
    return parameter === undefined
      ? `${code(name)} becomes ${code(value)}`
      : `${code(name)} is set to the ${code(parameter)} of the request`;
  });
  const created = (transition.creates ?? []).map(({ record, per }) => `one ${noun(record)} per ${per}`);
  const limits = Object.values(body?.limits ?? {}).flatMap(({ rejectedWith }) => rejectedWith ?? []);
  const { rejectedWith } = transition;
  const { reversible, effects, event } = transition;
  return bullets([
    `**Requires**: ${needs.length > 0 ? `${needs.join('; ')}.` : unstated}`,
    created.length > 0 && `**Creates**: ${list(created, 'and')}.`,
    changes.length > 0 && `**Changes**: ${list(changes, 'and')}.`,
    created.length + changes.length === 0 && `**Changes**: no field of the ${noun(transition.record)}.`,
    effects && `**Also**: ${effects.join(' ')}`,
    event && `**Event**: ${code(event)}`,
    rejectedWith !== undefined &&
      `**${needs.length > 0 ? 'If the state does not allow it' : 'Rejected'}**: ${[code(rejectedWith), ...assumed(transition, links)].join(' ')}`,
    limits.length > 0 && `**Above a limit**: ${list([...new Set(limits)].map(code))}`,
    reversible !== undefined && `**Reversible**: ${reversible ? 'yes' : 'no'}.`,
    questions.length > 0 && `**Not specified**: ${questionLinks(questions, site, links)}`,
  ]);
}

function events(site: SiteModel, links: Links): string {
  const sending = site.operations.filter(({ transition }) => transition?.event);
  const rows = sending.map((each) => [
    code(each.transition?.event),
    `After a successful ${links.operation(each)}`,
  ]);
  return table(['Event', 'When'], rows);
}

function irreversible(site: SiteModel, links: Links, record: string): string {
  const found = transitionOperationsOf(site, record).filter(
    ({ transition }) => transition.reversible === false,
  );
  const names = list(
    found.map((each) => links.operation(each)),
    'and',
  );
  return `Irreversible operations: ${names || 'none'}.`;
}

function lostResponses(site: SiteModel, links: Links): string {
  const rows = site.operations.map((each) => [links.operation(each), site.lostResponse(each).advice]);
  return table(['Operation', 'If no response was received'], rows);
}
