import type { Document } from './document.ts';
import { nounOf } from './names.ts';
import type { Operation } from './operations.ts';
import { componentSchema, type SchemaReader } from './schemas.ts';

/** A kind of record: the schema that operations act on. */
export type Resource = ReturnType<typeof readResources>[string];

/** The resources by name: what operations act on, what they create, and what has a lifecycle. */
export function readResources(document: Document, operations: Operation[], read: SchemaReader) {
  const schemas = document.components.schemas ?? {};
  const lifecycles = Object.values(schemas).flatMap((schema) => schema['x-lifecycle'] ?? []);
  const names = [
    ...operations.flatMap(({ transition, crud, resource }) => [
      ...(transition || crud ? [resource] : []),
      ...(transition?.creates ?? []).map((created) => created.record),
    ]),
    ...lifecycles.map(({ record }) => record),
  ];
  const unique = [...new Set(names.filter((name) => name !== undefined && schemas[name]))] as string[];
  return Object.fromEntries(
    unique.map((name) => [
      name,
      {
        /** Name of the schema. */
        name,
        /** The name within a sentence: `task`. */
        noun: nounOf(name),
        schema: componentSchema(name, read),
        /** Lifecycle of the field with the state. */
        lifecycle: lifecycles.find(({ record }) => record === name),
        /** The operations that act on the record, shorthands included. */
        operations: operations.filter(({ resource }) => resource === name),
      },
    ]),
  );
}
