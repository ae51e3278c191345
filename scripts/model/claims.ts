/** What the catalogs next to the contract must cover. */
import { escape, members } from '../lib/pointer.ts';
import { type Document, methods } from './document.ts';
import { bounds, schemaPlaces } from './schema-places.ts';

/** A part of the bundle that must follow from a statement. */
export interface Claim {
  /** What it is, for messages: `status`, or `value "FAILED"`. */
  kind: string;
  pointer: string;
  /** Whether the source can easily leave it out: then it is removed where nothing states it. */
  bound?: true;
}

/**
 * The operations, statuses, scopes, transitions, events, tags, parameters, properties, values, states and bounds of the bundle.
 * Claims of one kind are together.
 */
export function claims(document: Document): Claim[] {
  const found = [...claimsOfOperations(document)];
  for (const [index, { name }] of (document.tags ?? []).entries()) {
    found.push({ kind: `tag \`${name}\``, pointer: `#/tags/${index}` });
  }
  for (const name of Object.keys(document.components.parameters ?? {})) {
    found.push({ kind: 'parameter', pointer: `#/components/parameters/${escape(name)}` });
  }
  for (const { key, value, pointer } of members(document)) {
    if (pointer.includes('/examples/') || typeof value !== 'object' || value === null) continue;
    const each = (kind: (name: string) => string) =>
      Object.keys(value).map((name) => ({ kind: kind(name), pointer: `${pointer}/${escape(name)}` }));
    if (key === 'properties') found.push(...each(() => 'property'));
    if (key === 'enum') {
      found.push(...each((index) => `value ${JSON.stringify((value as unknown[])[Number(index)])}`));
    }
    if (key === 'x-scope-aliases') found.push(...each(() => 'scope'));
    if (pointer.endsWith('/x-lifecycle/states')) found.push(...each((state) => `state \`${state}\``));
    if (pointer.endsWith('/x-lifecycle/moves')) found.push(...each(() => 'transition'));
  }
  for (const [pointer, schema] of schemaPlaces(document)) {
    for (const bound of bounds(schema)) {
      const value = JSON.stringify(schema[bound]);
      found.push({
        kind: `bound \`${bound}: ${value}\``,
        pointer: `${pointer}/${escape(bound)}`,
        bound: true,
      });
    }
  }
  return found;
}

function claimsOfOperations({ paths }: Document): Claim[] {
  const parameters = (list: object[] = [], pointer: string): Claim[] =>
    list.flatMap((parameter, index) =>
      // What is referred to is a component.
      '$ref' in parameter ? [] : [{ kind: 'parameter', pointer: `${pointer}/parameters/${index}` }],
    );
  return Object.entries(paths).flatMap(([path, item]) => [
    ...parameters(item.parameters, `#/paths/${escape(path)}`),
    ...methods.flatMap((method): Claim[] => {
      const operation = item[method];
      if (!operation) return [];
      const pointer = `#/paths/${escape(path)}/${method}`;
      const statuses = Object.keys(operation.responses);
      const { event } = operation['x-transition'] ?? {};
      return [
        { kind: 'operation', pointer },
        ...statuses.map((status) => ({ kind: 'status', pointer: `${pointer}/responses/${status}` })),
        { kind: 'scope', pointer: `${pointer}/security` },
        ...(operation['x-transition'] ? [{ kind: 'transition', pointer: `${pointer}/x-transition` }] : []),
        ...(event === undefined ? [] : [{ kind: 'event', pointer: `${pointer}/x-transition/event` }]),
        ...parameters(operation.parameters, pointer),
      ];
    }),
  ]);
}

/** The ids of the open questions that the document, or a part of it, names. */
export function namedQuestions(part: unknown): Set<string> {
  const fields = ['x-open-questions', 'openQuestions', 'unknown'];
  const named = [...members(part)].filter(({ key }) => fields.includes(key));
  return new Set(named.flatMap(({ value }) => value as string | string[]));
}
