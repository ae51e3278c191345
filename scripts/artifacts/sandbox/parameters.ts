import type { Parameter as ParameterEntry } from '../../../src/sandbox/engine/types.ts';
import type { Parameter } from '../../model/index.ts';

/** Whether any text will do, as for most parameters of a path. */
export const isAnyText = (parameter: Parameter): boolean => {
  const { types, values: known, alternatives, bounds, format } = parameter.schema;
  const isText = types.every((type) => type === 'string');
  const free = format === undefined && Object.keys(bounds).length === 0;
  const open = isText && !known && alternatives.length === 0 && free;
  return parameterEntry(parameter).length === 0 || (parameter.in === 'path' && open);
};

/** What separates items in one text of the query, by style. */
const separators: Record<string, string> = { spaceDelimited: ' ', pipeDelimited: '|' };

export function parameterEntry({ name, key, in: where, schema, style, json }: Parameter): ParameterEntry[] {
  const { types, items, default: standard, bounds } = schema;
  if (where === 'header' && /^(accept|content-type|authorization)$/i.test(name)) return [];
  return [
    {
      name: where === 'header' ? name.toLowerCase() : name,
      key,
      in: where,
      ...(json && { json }),
      types,
      items: items?.types ?? [],
      ...(separators[style] !== undefined && { separator: separators[style] }),
      ...(style === 'deepObject' && {
        members: Object.fromEntries(schema.properties.map((each) => [each.name, each.schema.types])),
      }),
      ...(standard !== undefined && { default: standard }),
      ...(bounds.minimum === 0 && { fromZero: true as const }),
    },
  ];
}
