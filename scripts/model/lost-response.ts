/** What to do when a request timed out or the connection was lost. The one place that decides it. */
import { code, list } from '../lib/markdown.ts';
import { passing } from '../../src/shared/guards.ts';
import type { XTransition } from './document.ts';
import type { Operation } from './operations.ts';
import type { Resource } from './resources.ts';

/** What a caller knows after a request that no response was received for. */
export interface LostResponse {
  /**
   * - `none`: the operation changes nothing
   * - `creates`: a repeat may create another resource
   * - `repeatable`: a repeat has the same result
   * - `visible`: the resource shows whether a request took effect
   * - `invisible`: no field shows it, and a repeat may apply the request twice
   */
  repeatSafety: 'none' | 'creates' | 'repeatable' | 'visible' | 'invisible';
  /** What to do, in sentences of Markdown. */
  advice: string;
}

export function lostResponse(
  operation: Operation,
  resources: Record<string, Resource>,
  operations: Operation[],
): LostResponse {
  const { method, resource: record, crud, transition } = operation;
  const resource = resources[record ?? ''];
  const noun = resource?.noun ?? 'resource';
  if (['GET', 'HEAD', 'OPTIONS'].includes(method))
    return { repeatSafety: 'none', advice: 'Send the request again: it changes nothing.' };
  if (transition?.creates || crud?.action === 'create') return created(operation, noun, operations);
  if (crud?.action === 'delete') return deleted(operation, resources, operations);
  const [change] = Object.entries(transition?.to ?? {});
  if (change) return changed(change, noun, transition, resource);
  if (crud?.action === 'update') {
    const advice = `Read the ${noun}: if it has the values that you sent, the request took effect. If not, send it again.`;
    return { repeatSafety: 'visible', advice };
  }
  if (method === 'PUT') {
    const advice = 'The request may have taken effect. Send it again: a repeat sets the same values.';
    return { repeatSafety: 'repeatable', advice };
  }
  const unknown = transition
    ? `No documented field of the ${noun} shows whether the request took effect. Sending it again may apply it twice.`
    : 'The contract does not state whether the operation changes anything. Sending the request again may apply it twice.';
  return { repeatSafety: 'invisible', advice: unknown };
}

function created({ resource }: Operation, noun: string, operations: Operation[]): LostResponse {
  const list = operations.find((each) => each.resource === resource && each.crud?.action === 'list');
  const known = list
    ? `\`${list.id}\` shows whether it does`
    : `there is no documented endpoint that lists ${noun}s`;
  const advice = `The ${noun} may exist, and ${known}. Sending the request again may create a second one.`;
  return { repeatSafety: 'creates', advice };
}

function deleted(
  { path, resource, responses }: Operation,
  resources: Record<string, Resource>,
  operations: Operation[],
): LostResponse {
  // A response about the deletion is not about what is deleted.
  const item = operations.find((each) => each.crud?.action === 'get' && each.path === path)?.resource;
  const noun = resources[item ?? resource ?? '']?.noun ?? 'resource';
  const gone = responses.some(({ status }) => status === '404') ? ' A 404 then means that it is gone.' : '';
  return { repeatSafety: 'repeatable', advice: `The ${noun} may be deleted. Send the request again.${gone}` };
}

type FieldChange = [field: string, outcome: NonNullable<XTransition['to']>[string]];

function changed(
  [field, { value, parameter, unknown }]: FieldChange,
  noun: string,
  transition: XTransition | undefined,
  resource: Resource | undefined,
): LostResponse {
  const read = `Read the ${noun}`;
  if (unknown !== undefined) {
    const advice = `${read}: if \`${field}\` has changed, it worked, or another client changed the ${noun}. If not, it may still have worked; a repeat may be rejected.`;
    return { repeatSafety: 'visible', advice };
  }
  if (parameter !== undefined) {
    const advice = `${read}: it worked if \`${field}\` is the one that you sent. A repeat sets the same value.`;
    return { repeatSafety: 'repeatable', advice };
  }
  const guard = transition?.from?.[field];
  const states = resource?.lifecycle?.field === field ? Object.keys(resource.lifecycle.states) : [];
  const before = guard ? passing(guard, states) : [];
  const shows =
    before.length > 0 && before.length < states.length
      ? `has left ${list(before.map(code))}`
      : `is now \`${String(value)}\``;
  const again =
    transition?.reversible === false
      ? 'review it again before you send the request again.'
      : 'send it again.';
  const advice = `${read}: if \`${field}\` ${shows}, it worked, or another client changed the ${noun}. If not, ${again}`;
  return { repeatSafety: 'visible', advice };
}
