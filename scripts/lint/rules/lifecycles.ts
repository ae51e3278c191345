import type { Json } from '../../model/document.ts';
import {
  array,
  checkName,
  list,
  object,
  Schemas,
  valuesOf,
  type Context,
  type Found,
  type Visitor,
} from './support.ts';

/** An x-lifecycle is on the schema of the field that it names, and describes exactly the values of its enum. */
export function lifecycles(): Visitor {
  const schemas = new Schemas();
  const owners: Found[] = [];

  return {
    Schema(node, ctx) {
      schemas.add(node, ctx);
      if (object(node)['x-lifecycle'] !== undefined)
        owners.push({ node: object(node), location: ctx.location });
    },
    Root: {
      leave(_node, ctx) {
        for (const owner of owners) checkLifecycle(owner, schemas, ctx);
      },
    },
  };
}

function checkLifecycle({ node, location }: Found, schemas: Schemas, ctx: Context): void {
  const { record, field, states, moves } = object(node['x-lifecycle']);
  const here = location.child(['x-lifecycle']);
  if (typeof field === 'string' && schemas.properties(record, ctx)[field] !== node) {
    const message = `This is not the schema of \`${field}\` in ${String(record)}. Name the resource and the field that it describes.`;
    ctx.report({ message, location: here });
  }

  const values = valuesOf(node) ?? [];
  const listed = Object.keys(object(states));
  if (sorted(values) !== sorted(listed)) {
    const message = `The states are ${list(listed)}, but the enum is ${list(values)}. Bring them in line.`;
    ctx.report({ message, location: here.child(['states']) });
  }
  for (const [state, description] of Object.entries(object(states))) {
    const other = object(description)['spellingOf'];
    if (other !== undefined)
      checkName(ctx, here.child(['states', state, 'spellingOf']), 'state', other, values);
  }
  for (const [index, move] of array(moves).entries()) {
    for (const end of ['from', 'to']) {
      const state = object(move)[end];
      if (state !== undefined) checkName(ctx, here.child(['moves', index, end]), 'state', state, values);
    }
  }
}

function sorted(names: Json[]): string {
  return list(names.toSorted());
}
