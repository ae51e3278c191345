import { isObject } from '../../shared/json.ts';

/** Describes data: a kind, several with ` or `, an array of one shape, or members, of which `*` means all others. */
export type Shape = string | readonly [Shape] | { readonly [member: string]: Shape };

const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  text: (value) => typeof value === 'string' && value !== '',
  boolean: (value) => typeof value === 'boolean',
  number: (value) => Number.isFinite(value),
  count: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  null: (value) => value === null,
  object: isObject,
  any: () => true,
};
const names: Readonly<Record<string, string>> = {
  count: 'an integer from 0',
  text: 'a string that is not empty',
};

/**
 * Returns why data does not have a shape; undefined if it has. A member whose name ends in `?` can be left out.
 *
 * @param where What leads to the data; empty for the whole.
 */
export function mismatch(data: unknown, shape: Shape, where: string = ''): string | undefined {
  const must = (be: string): string => `${where || 'it'} must be ${be}`;
  if (typeof shape === 'string') {
    const all = shape.split(' or ');
    return all.some((kind) => kinds[kind]?.(data))
      ? undefined
      : must(all.map((kind) => names[kind] ?? kind).join(' or '));
  }
  if (isItems(shape)) {
    return Array.isArray(data)
      ? first(data.map((each, index) => [each, shape[0], `${where}[${index}]`]))
      : must('array');
  }
  if (!isObject(data)) return must('object');
  const { '*': other, ...members } = shape;
  const known = Object.entries(members).flatMap(([member, inner]): Part[] => {
    const name = member.replace('?', '');
    const value = Object.hasOwn(data, name) ? data[name] : undefined;
    return value === undefined && member.endsWith('?') ? [] : [[value, inner, join(where, name)]];
  });
  const others = Object.keys(data).filter((name) => other && !(name in members) && !(`${name}?` in members));
  return first([...known, ...others.map((name): Part => [data[name], other ?? 'any', join(where, name)])]);
}

const isItems = (shape: Exclude<Shape, string>): shape is readonly [Shape] => Array.isArray(shape);

const join = (where: string, name: string): string => (where === '' ? name : `${where}.${name}`);

type Part = [data: unknown, shape: Shape, where: string];

function first(parts: Part[]): string | undefined {
  for (const part of parts) {
    const found = mismatch(...part);
    if (found !== undefined) return found;
  }
  return undefined;
}
