/** Transitions: when they are allowed, and what they change. */
import { guards } from '../../../generated/sandbox/contract/contract.ts';
import { type Precondition, type Preconditions, failedGuard } from '../../shared/guards.ts';
import { snake } from '../../shared/names.ts';
import { type Condition, conditions } from '../contract/conditions.ts';
import type { Json, ServedOperation, Values } from '../contract/types.ts';
import type { RequestContext } from './context.ts';
import { decide, settingOf } from '../state/decide.ts';
import { type Changes, ignore } from '../state/journal.ts';
import { detach } from '../contract/text.ts';
import { advance, outcomeFor } from './lifecycle.ts';
import { fitting } from '../contract/fields.ts';
import { setFields } from './update.ts';
import type { StoredRecord } from '../state/state.ts';
import { keyTo, parentOf } from '../state/store.ts';

const table: ReadonlyMap<string, Condition> = new Map<string, Condition>(Object.entries(conditions));

const preconditions: Preconditions = guards;

/** Returns what must be true before an operation; undefined if it has no transition in the contract. */
export const preconditionOf = ({ id, transition }: ServedOperation): Precondition | undefined =>
  preconditions[transition?.record ?? '']?.[id];

/** Returns why the state of a resource forbids the operation; undefined if it does not. */
export function forbidden(
  { state, team, operation }: RequestContext,
  record: StoredRecord,
): string | undefined {
  const { from = {}, conditions: named = [] } = preconditionOf(operation) ?? {};
  const wrong = failedGuard(from, record.value);
  if (wrong !== undefined) return wrong;
  for (const { id } of named) {
    const condition = table.get(id);
    const holds = condition?.holds({
      value: record.value,
      outcome: outcomeFor(record),
      parent(name) {
        const key = keyTo(record.resource, name);
        const parent = key === undefined ? undefined : parentOf(team, record, key);
        return parent && advance(state, team, parent).value;
      },
      setting: (name) => settingOf(state, team, name),
    });
    if (holds === false) return condition?.rejection;
  }
  return undefined;
}

/** Applies the transition of an accepted request to a resource. */
export function applyTransition(context: RequestContext, record: StoredRecord): Changes {
  const { state, team, operation, entry } = context;
  const values: Values = {};
  for (const [name, { value, parameter, unknown }] of Object.entries(operation.transition?.to ?? {})) {
    const to = parameter === undefined ? newValue(context, value, unknown) : argument(context, parameter);
    const field = record.resource.fields.find((each) => each.name === name);
    if (to === undefined || !field) continue;
    const kept = fitting(field, to);
    if (kept === undefined) ignore(entry, name);
    else values[name] = kept;
  }
  return Object.keys(values).length > 0 ? setFields(state, team, record, values, operation) : {};
}

const newValue = (context: RequestContext, value: unknown, unknown: string | undefined): Json | undefined =>
  unknown === undefined ? (value as Json) : decide(context, [unknown], 'unknownValue');

/** The value of a parameter of the path or the query, or of a field of the body; undefined if an optional one is absent. */
function argument({ path, query, bodyMembers }: RequestContext, name: string): Json | undefined {
  const key = snake(name);
  const found = path[key] ?? query[name] ?? bodyMembers[key];
  return typeof found === 'string' ? detach(found) : found;
}
