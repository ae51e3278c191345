/**
 * What consumers of a contract can notice, with the place of each part: the part of the model that two versions of
 * the contract are compared by. It reads contracts that lint would reject.
 */
import type { Document, Json, LifecycleField, ScopeField, ServerObject } from '../document.ts';
import { type Places, readPlaces } from '../places.ts';
import type { OpenQuestion } from '../catalogs.ts';
import { notesOf, type SchemaNotes } from './notes.ts';
import { type OperationPart, readOperationParts } from './operations.ts';
import { entries, member, others, type Part, shared } from './part.ts';
import { type Branch, type SchemaPart, shapeOf } from './shape.ts';

export type * from './operations.ts';
export type { SchemaNotes } from './notes.ts';
export { canonical, entries, member, type Part } from './part.ts';
export type { Branch, SchemaPart } from './shape.ts';

export interface Surface {
  document: Document;
  /** The catalog of open questions; undefined if there is none next to the contract. */
  questions: OpenQuestion[] | undefined;
  /** The members of `info`, without our extension fields. */
  info: Part<Record<string, Json>>;
  tags: [name: string, members: Part<Record<string, Json>>][];
  servers: Part<ServerObject>[];
  operations: OperationPart[];
  /** The members of the security schemes by name. */
  schemes: [name: string, scheme: Part<Record<string, Json>>][];
  scopes: Part<ScopeField>[];
  /** Lifecycles by the name of the schema of the status. */
  lifecycles: [schema: string, lifecycle: Part<LifecycleField>][];
  /** The objects with texts and open questions. */
  places: Places;
  /** Members of the document that no rule reads, such as webhooks. */
  rest: Part<Record<string, Json>>;
  /** Returns what the values that match every one of some schemas look like. */
  shape(parts: SchemaPart[]): Branch[];
  /** Returns the texts of a schema and what else does not restrict its values; references are followed. */
  notes(part: SchemaPart): SchemaNotes;
  /** Returns the schema of a field of a component. */
  field(schema: string, name: string): SchemaPart[];
  /** The component that a schema refers to; undefined if it is written in place. */
  component(part: SchemaPart): string | undefined;
}

const surfaces = new WeakMap<Document, Surface>();

/** Reads the surface of a document. The same document always has the same surface. */
export function readSurface(document: Document, questions?: OpenQuestion[]): Surface {
  const found = surfaces.get(document) ?? createSurface(document, questions);
  surfaces.set(document, found);
  return found;
}

function createSurface(document: Document, questions: OpenQuestion[] | undefined): Surface {
  const components: Part<Document['components']> = { value: document.components, pointer: '#/components' };
  const schemas = member(components, 'schemas');
  const schemes = entries(member(components, 'securitySchemes'));
  const operations = readOperationParts(document);
  let places: Places | undefined;
  const shape = (parts: SchemaPart[]) => shapeOf(document, parts);
  return {
    document,
    questions,
    info: { value: others(document.info, []), pointer: '#/info' },
    tags: (document.tags ?? []).map((tag, index) => [
      tag.name,
      { value: others(tag, ['name']), pointer: `#/tags/${index}` },
    ]),
    servers: entries({ value: document.servers ?? [], pointer: '#/servers' }).map(([, server]) => server),
    operations,
    schemes: schemes.map(([name, { value, pointer }]) => [name, { value: others(value, []), pointer }]),
    scopes: schemes.flatMap(([, scheme]) =>
      entries<ScopeField>(member(scheme, 'x-scope-aliases')).map(([, alias]) => alias),
    ),
    lifecycles: entries(schemas).flatMap(([name, schema]) => {
      const lifecycle = member(schema, 'x-lifecycle');
      return lifecycle ? [[name, lifecycle] as [string, Part<LifecycleField>]] : [];
    }),
    get places() {
      return (places ??= readPlaces(document, questions));
    },
    rest: {
      value: others(document, ['info', 'servers', 'security', 'tags', 'paths', 'components']),
      pointer: '#',
    },
    shape,
    notes: (part) => notesOf(document, part),
    field: (schema, name) => {
      const written = entries(schemas).find(([each]) => each === schema)?.[1];
      const object = written && shape([written]).find(({ type }) => type === 'object');
      return object?.properties.get(name) ?? [];
    },
    component: ({ value }) => (typeof value === 'object' ? value.$ref?.split('/').at(-1) : undefined),
  };
}

/** Whether two versions share a node and everything that it refers to, so that no comparison is needed. */
export const sharedNode = (a: Surface, one: unknown, b: Surface, other: unknown): boolean =>
  shared(a.document, one, b.document, other);

/** Whether two versions share an operation and everything that it refers to. */
export const sharedOperation = (a: Surface, one: OperationPart, b: Surface, other: OperationPart): boolean =>
  one.path === other.path &&
  one.method === other.method &&
  one.nodes.every((node, index) => shared(a.document, node, b.document, other.nodes[index]));
