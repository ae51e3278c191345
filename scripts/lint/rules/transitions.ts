import { methods, type Json } from '../../model/document.ts';
import {
  array,
  checkName,
  follow,
  isObject,
  object,
  Schemas,
  valuesOf,
  type Context,
  type Found,
  type JsonObject,
  type Visitor,
} from './support.ts';

/** An operation, and the names that its extension fields may use. */
interface Operation extends Found {
  statuses: string[];
  parameters: Json[];
}

/**
 * What x-transition, x-resource, x-limits and x-shorthand refer to exists: records, their fields and values, the parameters
 * and responses of the operation, and the other operation.
 */
export function transitions(): Visitor {
  const schemas = new Schemas();
  const operations: Operation[] = [];

  return {
    Schema: (node, ctx) => schemas.add(node, ctx),
    PathItem(node, ctx) {
      const item = object(node);
      for (const method of methods) {
        const operation = item[method];
        if (!isObject(operation)) continue;
        const parameters = [...array(item['parameters']), ...array(operation['parameters'])];
        operations.push({
          node: operation,
          location: ctx.location.child([method]),
          statuses: Object.keys(object(operation['responses'])),
          parameters: parameters.map(
            (parameter) => object(follow(parameter, ctx.location, ctx).node)['name'] ?? null,
          ),
        });
      }
    },
    Root: {
      // By now every schema and every operation has been visited.
      leave(_node, ctx) {
        for (const operation of operations) {
          checkTransition(operation, schemas, ctx);
          checkLimits(operation, ctx);
          const { record } = object(operation.node['x-resource']);
          const at = operation.location.child(['x-resource', 'record']);
          checkName(ctx, at, 'schema', record, schemas.names());
          const others = operations.filter((other) => other !== operation);
          const ids = others.map(({ node }) => node['operationId'] ?? null);
          const location = operation.location.child(['x-shorthand']);
          checkName(ctx, location, 'other operation', operation.node['x-shorthand'], ids);
        }
      },
    },
  };
}

function checkTransition(
  { node, location, statuses, parameters }: Operation,
  schemas: Schemas,
  ctx: Context,
): void {
  const { record, from, to, creates, rejectedWith } = object(node['x-transition']);
  const at = (...path: (string | number)[]) => location.child(['x-transition', ...path]);

  checkName(ctx, at('record'), 'schema', record, schemas.names());
  checkName(ctx, at('rejectedWith'), 'response of this operation', rejectedWith, statuses);
  for (const [index, created] of array(creates).entries()) {
    checkName(ctx, at('creates', index, 'record'), 'schema', object(created)['record'], schemas.names());
  }

  if (!schemas.names().includes(String(record))) return;
  const fields = schemas.properties(record, ctx);
  for (const [part, rules] of Object.entries({ from, to })) {
    for (const [field, rule] of Object.entries(object(rules))) {
      checkName(ctx, at(part, field), `field of ${String(record)}`, field, Object.keys(fields));
      for (const value of usedValues(object(rule))) {
        const known = valuesOf(object(fields[field])) ?? [value];
        checkName(ctx, at(part, field), `value of ${field}`, value, known);
      }
      checkName(
        ctx,
        at(part, field, 'parameter'),
        'parameter of this operation',
        object(rule)['parameter'],
        parameters,
      );
    }
  }
}

/** The values that a guard or an outcome names. */
function usedValues({ in: allowed, notIn, value }: JsonObject): Json[] {
  return [...array(allowed), ...array(notIn), ...(value === undefined ? [] : [value])];
}

function checkLimits({ node, location, statuses }: Operation, ctx: Context): void {
  const body = object(follow(node['requestBody'], location, ctx).node);
  for (const [mediaType, media] of Object.entries(object(body['content']))) {
    const at = location.child(['requestBody', 'content', mediaType, 'x-limits']);
    const limits = object(follow(object(media)['x-limits'], at, ctx).node);
    for (const [limit, value] of Object.entries(limits)) {
      const { rejectedWith } = object(value);
      checkName(ctx, at, `response of this operation, as ${limit} needs`, rejectedWith, statuses);
    }
  }
}
