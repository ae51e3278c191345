/** Generates pages for tests: with the values that a test states, and seeded values for the rest. */
import type { Task } from '@docproc/types';
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import { isObject } from '../../shared/json.ts';
import type { Json, Values } from '../contract-types.ts';
import { copyOf } from '../option-rules.ts';
import { hash, hex } from '../resources/ids.ts';

type DocumentPage = Task['pages'][number];
type Fields<Of> = { [Field in keyof Of]?: Of[Field] | undefined };

/** Fields of a page and of its items; the rest is filled in. Annotations can be texts by the ids of their entities. */
export type PageFields = {
  [Field in keyof DocumentPage]?:
    | (DocumentPage[Field] extends readonly (infer Item)[] ? readonly Fields<Item>[] : DocumentPage[Field])
    | (Field extends 'annotations' ? Readonly<Record<string, string>> : never)
    | undefined;
};

/**
 * Returns a page with the items that are given: `page({ annotations: { total: '1,204.50' } })` has an annotation of the entity
 * `total`. The same fields and the same seed lead to the same page on every machine.
 *
 * @param seed Another one leads to other ids, confidences and positions.
 * @throws {TypeError} JSON has no such data.
 */
export function page(fields: PageFields = {}, seed: string | number = 1): DocumentPage {
  const given = copyOf<object>('The page', fields) as Values;
  const tasks = contract.resources[contract.fileResource];
  const samples = [tasks?.processingResults.full['pages'] ?? []].flat().filter(isObject);
  const sample = samples[0] ?? {};
  const { width, height } = { ...sample, ...given };
  const fill = filler(`${seed}/${JSON.stringify(given)}`, Number(width ?? 1_000), Number(height ?? 1_000));
  const value = { ...fill(sample), ...given };
  for (const [kind, items] of Object.entries(sample)) {
    if (!Array.isArray(items)) continue;
    const like = samples.flatMap((each) => each[kind] ?? []).find(isObject) ?? {};
    value[kind] = itemsOf(given[kind]).map((item) => ({ ...fill(like), ...item }));
  }
  return JSON.parse(JSON.stringify(value)) as DocumentPage;
}

function itemsOf(given: Json = []): Values[] {
  if (Array.isArray(given)) return given.filter(isObject);
  return Object.entries(Object(given) as Values).map(([entity_id, content]) => ({ entity_id, content }));
}

/** Returns a function that replaces values of an example by seeded ones, for a page of this size. */
function filler(seed: string, width: number, height: number): (sample: Values) => Values {
  let count = 0;
  /** Returns an integer from 0 to below an end. */
  const below = (end: number): number => hash(`${seed}/${count++}`) % Math.max(1, Math.floor(end));
  const rectangle = (): Json => {
    const [left, top] = [below(width * 0.7), below(height * 0.9)];
    const [right, bottom] = [left + 1 + below(width * 0.3), top + 1 + below(height * 0.1)];
    return [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
  };
  const fields: Readonly<Record<string, (value: Json) => Json>> = {
    id: (value) => String(value).replace(/\d*$/, hex(below(2 ** 32))),
    confidence: () => (50 + below(50)) / 100,
    top: () => below(height),
    left_of_line: () => below(width),
    coordinates: rectangle,
  };
  return (sample) =>
    Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, fields[name]?.(value) ?? value]));
}
