/** Generates pages for tests: with the values that a test states, and seeded values for the rest. */
import type { Task } from '@docproc/types';
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import { isObject } from '../../shared/json.ts';
import type { Json, Values } from '../contract/types.ts';
import { copyOf } from '../contract/option-rules.ts';
import { filler } from '../behavior/found-items.ts';

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
  const samples = [tasks?.processingResults['pages'] ?? []].flat().filter(isObject);
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
