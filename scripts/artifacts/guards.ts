import type { Model, Operation } from '../model/index.ts';

/**
 * The module `data/guards`: what must be true of a record before each operation, by record and operationId.
 * The client and the sandbox include the same module and evaluate it with `shared/guards`.
 */
export function guardsModule({ resources, operations }: Model): string {
  const guarded = Object.keys(resources).flatMap((record) => {
    const own = operations.filter(({ transition }) => transition?.record === record);
    return own.length > 0 ? [[record, preconditions(own)] as const] : [];
  });
  const data = JSON.stringify(Object.fromEntries(guarded), null, 2);
  return `/** What must be true before each operation, by the name of the record and operationId. */
export const guards = ${data} as const;
`;
}

/** The preconditions of operations on one record. The first operation of a name has that name as its action. */
function preconditions(operations: Operation[]): Record<string, object> {
  const taken = new Set<string>();
  return Object.fromEntries(
    operations.map(({ id, name, transition }) => {
      const { from = {}, conditions = [], creates } = transition ?? {};
      const action = taken.has(name) ? id : name;
      if (!creates) taken.add(name);
      return [
        id,
        {
          // A record that does not exist yet has no fields to look at.
          ...(!creates && { action }),
          from,
          conditions: conditions.map((condition) => ({
            id: condition.id,
            description: condition.description,
          })),
        },
      ];
    }),
  );
}
