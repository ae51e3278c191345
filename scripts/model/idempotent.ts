import { passes } from '../../src/shared/guards.ts';
import type { Operation } from './operations.ts';
import type { Resource } from './resources.ts';

/** Whether a repeat of a request has no effect, also later, when the service may have moved the resource on. */
export function isIdempotent(
  { method, crud, transition, resource = '' }: Operation,
  resources: Readonly<Record<string, Resource>>,
): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return true;
  if (!transition) return ['PUT', 'DELETE'].includes(method) || crud?.action === 'update';
  const { from = {}, to = {}, effects = [] } = transition;
  const lifecycle = resources[resource]?.lifecycle;
  const changes = Object.entries(to);
  const lasts = changes.every(
    ([field, { value, unknown }]) =>
      unknown === undefined &&
      !(field === lifecycle?.field && lifecycle.moves.some((move) => move.from === value)),
  );
  const isRejected = changes.some(([field, { value }]) => !passes(from[field] ?? {}, value));
  return changes.length > 0 && lasts && (isRejected || effects.length === 0);
}
