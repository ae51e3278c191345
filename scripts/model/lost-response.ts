import { passing } from '../../src/shared/guards.ts';
import type { Operation } from './operations.ts';
import type { Resource } from './resources.ts';

/** What a caller knows after a request that no response was received for. */
export interface LostResponse {
  /**
   * - `none`: the operation changes nothing
   * - `creates`: a repeat may create another record
   * - `repeatable`: a repeat has the same result
   * - `visible`: the record shows whether a request took effect
   * - `invisible`: no field shows it, and a repeat may apply the request twice
   */
  effect: 'none' | 'creates' | 'repeatable' | 'visible' | 'invisible';
  /** What to do, in sentences of Markdown. */
  advice: string;
}

/** What to do when a request timed out or the connection was lost. The one place that decides it. */
export function lostResponse(
  { method, path, transition, record, store, responses }: Operation,
  resources: Record<string, Resource>,
  operations: Operation[],
): LostResponse {
  if (['GET', 'HEAD', 'OPTIONS'].includes(method)) {
    return { effect: 'none', advice: 'Send the request again: it changes nothing.' };
  }
  const resource = resources[record ?? ''];
  const noun = resource?.noun ?? 'record';
  if (transition?.creates || store?.action === 'create') {
    const list = operations.find((each) => each.record === record && each.store?.action === 'list');
    const known = list
      ? `\`${list.id}\` shows whether it does`
      : `there is no documented endpoint that lists ${noun}s`;
    return {
      effect: 'creates',
      advice: `The ${noun} may exist, and ${known}. Sending the request again may create a second one.`,
    };
  }
  if (store?.action === 'delete') {
    const gone = responses.some(({ status }) => status === '404') ? ' A 404 then means that it is gone.' : '';
    // A response about the deletion is not about what is deleted.
    const item = operations.find((each) => each.store?.action === 'get' && each.path === path)?.record;
    const deleted = resources[item ?? '']?.noun ?? noun;
    return { effect: 'repeatable', advice: `The ${deleted} may be deleted. Send the request again.${gone}` };
  }
  const [change] = Object.entries(transition?.to ?? {});
  if (!change) {
    if (store?.action === 'update') {
      return {
        effect: 'visible',
        advice: `Read the ${noun}: if it has the values that you sent, the request took effect. If not, send it again.`,
      };
    }
    if (method === 'PUT') {
      return {
        effect: 'repeatable',
        advice: 'The request may have taken effect. Send it again: a repeat sets the same values.',
      };
    }
    const shown = operations.find((each) => each.method === 'GET' && each.path === path);
    if (method === 'PATCH' && shown) {
      return {
        effect: 'visible',
        advice: `\`${shown.id}\` shows whether it took effect: if the values that you sent are there. If not, send it again.`,
      };
    }
    if (!transition && method === 'POST') {
      // A search, a validation and a command look the same.
      return {
        effect: 'invisible',
        advice:
          'The contract does not state whether the operation changes anything. Sending the request again may apply it twice.',
      };
    }
    return {
      effect: 'invisible',
      advice: `No documented field of the ${noun} shows whether the request took effect. Sending it again may apply it twice.`,
    };
  }
  const [field, { value, parameter, unknown }] = change;
  const read = `Read the ${noun}`;
  if (unknown !== undefined) {
    return {
      effect: 'visible',
      advice: `${read}: if \`${field}\` has changed, a request took effect. If not, it still may have; a repeat may be rejected.`,
    };
  }
  if (parameter !== undefined) {
    return {
      effect: 'repeatable',
      advice: `${read}: the request took effect if \`${field}\` is the one that you sent. A repeat sets the same value.`,
    };
  }
  const guard = transition?.from?.[field];
  const states = resource?.lifecycle?.field === field ? Object.keys(resource.lifecycle.states) : [];
  const before = guard ? passing(guard, states) : [];
  const changed =
    before.length > 0 && before.length < states.length
      ? `has left ${before.map((state) => `\`${state}\``).join(' or ')}`
      : `is now \`${String(value)}\``;
  return {
    effect: 'visible',
    advice: `${read}: if \`${field}\` ${changed}, this request or another one took effect. If not, send it again.`,
  };
}
