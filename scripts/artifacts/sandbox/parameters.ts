import type { ServedParameter } from '../../../src/sandbox/contract-types.ts';
import type { Parameter } from '../../model/index.ts';

/** Whether any text will do, as for most parameters of a path. */
export const isAnyText = ({ in: where, schema }: Parameter): boolean => {
  const { types, values: known, alternatives, bounds, format } = schema;
  const isText = types.every((type) => type === 'string');
  const free = format === undefined && Object.keys(bounds).length === 0;
  return where === 'path' && isText && !known && alternatives.length === 0 && free;
};

/** Headers that are no parameters, as OpenAPI has it. */
const ignored = /^(accept|content-type|authorization)$/i;

export function parameterEntry(parameter: Parameter): ServedParameter[] {
  const { name, key, in: where, schema } = parameter;
  const { types, items, default: standard } = schema;
  if (where === 'cookie' || !parameter.isRead || (where === 'header' && ignored.test(name))) return [];
  return [
    {
      name: where === 'header' ? name.toLowerCase() : name,
      key,
      in: where,
      types,
      items: items?.types ?? [],
      ...(standard !== undefined && { default: standard }),
    },
  ];
}
