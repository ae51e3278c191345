import type { Model } from '../../model/index.ts';
import { responsePlace, type TypeNames } from './type-names.ts';

/** Declares the types of the bodies of errors, by the statuses for which every operation that lists them has a schema. */
export function errorBodies({ operations }: Model, types: TypeNames): string {
  const found = new Map<string, Set<string>>();
  for (const operation of operations) {
    for (const { status, success, contents } of operation.responses) {
      if (success) continue;
      const json = contents.find(({ mediaType }) => mediaType.includes('json'));
      const place = json ? responsePlace(operation, status, json.mediaType) : '';
      const known = found.get(status) ?? new Set();
      found.set(status, known.add(types.of(json?.schema, place)));
    }
  }
  const members = [...found].filter(([status, all]) => /^\d+$/.test(status) && !all.has('unknown'));
  return [
    '/** Bodies of errors by status, where the contract has a schema for each of them. */',
    'export interface ErrorBodies {',
    ...members.map(([status, all]) => `  ${status}: ${[...all].join(' | ')};`),
    '}',
  ].join('\n');
}
