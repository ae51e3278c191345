/** Where nothing shows what an operation does to which resource, the contract states it. */
import type { Problem } from '../lib/problem.ts';
import type { Model } from '../model/index.ts';

/** @param placeOf Returns the place in a file of a pointer into the bundle. */
export function checkResources({ operations }: Model, placeOf: (pointer: string) => string): Problem[] {
  return operations
    .filter(({ method, store, transition, stated }) => method !== 'GET' && !store && !transition && !stated)
    .map(({ method, path, pointer }) => ({
      place: placeOf(pointer),
      message: `${method} ${path} does not show what it does to which resource. Add \`x-resource: { action: create, record: Task }\` with one of get, list, create, update and delete, \`x-resource: { action: none }\` if it changes no resource, or an \`x-transition\`.`,
      rule: 'resources/stated',
    }));
}
