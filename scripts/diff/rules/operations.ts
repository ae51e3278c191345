/** Compares operations: which there are, how they are reached, what they require and what they return. */
import { type OperationDetails, type OperationPart, sharedOperation } from '../../model/surface/index.ts';
import { compareDeprecation, compareRest, type Context, same } from '../context.ts';
import { compareTransitions } from './transitions.ts';
import type { SchemaContext } from './impact.ts';
import { compareBodies, compareResponses } from './messages.ts';
import { compareParameters } from './parameters.ts';
import { schemaComparison } from './schemas.ts';
import { compareSecurity } from './scopes.ts';
import { compareOwnServers } from './servers.ts';

export function compareOperations(context: Context): void {
  const { base, revision, changes } = context;
  const schemas: SchemaContext = { ...context, compare: schemaComparison(context) };
  for (const [a, b] of matched(base.operations, revision.operations)) {
    if (a && b) compareOperation(schemas, a, b);
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
function matched(
  before: OperationPart[],
  after: OperationPart[],
): [OperationPart | undefined, OperationPart | undefined][] {
  const rest = [...after];
  const take = (fits: (other: OperationPart) => boolean): OperationPart | undefined => {
    const at = rest.findIndex(fits);
    return at < 0 ? undefined : rest.splice(at, 1)[0];
  };
  const found = before.map((one): [OperationPart, OperationPart | undefined] => [
    one,
    take(({ id }) => id === one.id),
  ]);
  for (const pair of found) pair[1] ??= take((other) => url(other) === url(pair[0]));
  return [...found, ...rest.map((one): [undefined, OperationPart] => [undefined, one])];
}

/** The method and path on the wire: the names of path parameters are not part of it. */
const url = ({ method, path }: OperationPart): string => `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;

function compareOperation(context: SchemaContext, one: OperationPart, other: OperationPart): void {
  const { base, revision, changes } = context;
  if (one.id === other.id && sharedOperation(base, one, revision, other)) return;
  const { id, pointer } = other;
  const [a, b] = [one.details(), other.details()];
  if (url(one) !== url(other)) {
    const message = `${id} moves from ${one.method} ${one.path} to ${other.method} ${other.path}.`;
    changes.add('operation-moved', 'major', ['sends', 'serves'], pointer, message, one.pointer);
  }
  if (one.id !== other.id) {
    const message = `The operation ${one.id} is called ${id} now, and so is everything generated from it.`;
    changes.add('operation-renamed', 'major', ['sends'], pointer, message);
  } else if (a.accessor !== b.accessor) {
    const message = `The method client.${a.accessor} is client.${b.accessor} now.`;
    changes.add('method-renamed', 'major', ['sends'], pointer, message);
  }
  compareStatus(context, id, pointer, a, b);
  compareOwnServers(context, id, a.servers, b.servers);
  compareParameters(context, id, a.parameters, b.parameters, 'sends');
  compareSecurity(context, id, a.security, b.security);
  compareBodies(context, id, pointer, a.body, b.body);
  compareResponses(context, id, a.responses, b.responses);
  compareTransitions(context, id, a.transition, b.transition);
  compareRest(context, id, a.rest, b.rest, ['sends', 'receives']);
}

function compareStatus(
  context: Context,
  id: string,
  pointer: string,
  a: OperationDetails,
  b: OperationDetails,
): void {
  const { changes } = context;
  if (!same(a.tags, b.tags))
    changes.add('tags-changed', 'patch', [], `${pointer}/tags`, `The tags of ${id} change.`);
  compareDeprecation(context, id, pointer, a, b, 'sends');
  if (a.shorthandOf === b.shorthandOf) return;
  const message = b.shorthandOf
    ? `${id} is a shorthand for ${b.shorthandOf} now.`
    : `${id} is not a shorthand for ${a.shorthandOf} any more.`;
  changes.add('shorthand-changed', a.shorthandOf ? 'major' : 'minor', ['sends', 'serves'], pointer, message);
}
