/** Compares operations: which there are, how they are reached, what they require and what they return. */
import type { Operation } from '../../model/index.ts';
import {
  compareDeprecation,
  compareUninterpreted,
  type Comparison,
  uninterpretedOf,
  same,
} from '../comparison.ts';
import { compareTransitions } from './transitions.ts';
import { compareBodies, compareResponses } from './messages.ts';
import { compareParameters } from './parameters.ts';
import { ValueComparison } from './schemas.ts';
import { compareSecurity } from './scopes.ts';
import { compareOwnServers } from './servers.ts';

export function compareOperations(comparison: Comparison): void {
  const { base, revision, changes } = comparison;
  const seen = new Set<string>();
  for (const [a, b] of matched(base.operations, revision.operations)) {
    if (a && b) compareOperation(comparison, a, b, seen);
    else if (a) {
      const message = `There is no operation ${a.id} (${a.method} ${a.path}) any more.`;
      changes.add('operation-removed', 'major', ['sends'], a.pointer, message);
    } else if (b) {
      const message = `There is a new operation ${b.id} (${b.method} ${b.path}).`;
      changes.add('operation-added', 'minor', ['sends', 'serves'], b.pointer, message);
    }
  }
}

/** Pairs operations by their ids, and those without a partner by their URLs. */
function matched(before: Operation[], after: Operation[]): [Operation | undefined, Operation | undefined][] {
  const rest = [...after];
  const take = (fits: (other: Operation) => boolean): Operation | undefined => {
    const at = rest.findIndex(fits);
    return at < 0 ? undefined : rest.splice(at, 1)[0];
  };
  const found = before.map((one): [Operation, Operation | undefined] => [
    one,
    take(({ id }) => id === one.id),
  ]);
  for (const pair of found) pair[1] ??= take((other) => url(other) === url(pair[0]));
  return [...found, ...rest.map((one): [undefined, Operation] => [undefined, one])];
}

/** The method and path on the wire: the names of path parameters are not part of it. */
const url = ({ method, path }: Operation): string => `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;

function compareOperation(comparison: Comparison, a: Operation, b: Operation, seen: Set<string>): void {
  const { changes } = comparison;
  const { id, pointer } = b;
  if (url(a) !== url(b)) {
    const message = `${id} moves from ${a.method} ${a.path} to ${b.method} ${b.path}.`;
    changes.add('operation-moved', 'major', ['sends', 'serves'], pointer, message, a.pointer);
  }
  const accessor = ({ tag, name }: Operation) => `client.${tag.namespace}.${name}`;
  if (a.id !== id) {
    const message = `The operation ${a.id} is called ${id} now, and so is everything generated from it.`;
    changes.add('operation-renamed', 'major', ['sends'], pointer, message);
  } else if (accessor(a) !== accessor(b)) {
    const message = `The method ${accessor(a)} is ${accessor(b)} now.`;
    changes.add('method-renamed', 'major', ['sends'], pointer, message);
  }
  compareStatus(comparison, a, b);
  compareOwnServers(comparison, a, b);
  const sent = new ValueComparison(comparison, 'sends', id, seen);
  compareParameters(sent, a.parameters, b.parameters);
  compareSecurity(comparison, a, b);
  compareBodies(sent, pointer, a.body, b.body);
  const received = new ValueComparison(comparison, 'receives', id, seen);
  compareResponses(received, a.responses, b.responses);
  compareTransitions(comparison, a, b);
  compareUninterpreted(comparison, id, uninterpretedOf(a), uninterpretedOf(b), ['sends', 'receives']);
}

function compareStatus(comparison: Comparison, a: Operation, b: Operation): void {
  const { changes } = comparison;
  const { id, pointer } = b;
  const tags = ({ tag, otherTags }: Operation) => [tag.name, ...otherTags];
  if (!same(tags(a), tags(b)))
    changes.add('tags-changed', 'patch', [], `${pointer}/tags`, `The tags of ${id} change.`);
  compareDeprecation(comparison, id, pointer, a, b, 'sends');
  if (a.shorthandOf === b.shorthandOf) return;
  const message = b.shorthandOf
    ? `${id} is a shorthand for ${b.shorthandOf} now.`
    : `${id} is not a shorthand for ${a.shorthandOf} any more.`;
  changes.add('shorthand-changed', a.shorthandOf ? 'major' : 'minor', ['sends', 'serves'], pointer, message);
}
