/** What processing finds in a document, where no test decides it: the items of the example of the contract. */
import { isObject } from '../../shared/json.ts';
import type { Json, Values } from '../contract/types.ts';
import { hash, hex } from '../state/ids.ts';

/** What processing finds in the documents of a sandbox. All of them share it, so that it takes no memory of theirs. */
interface FoundItems {
  items: Readonly<Values>;
  /** The same pages without items. */
  none: Readonly<Values>;
  /** All of these values by their JSON. */
  byText: ReadonlyMap<string, Json>;
}

const known = new WeakMap<Readonly<Values>, FoundItems & { seed: string }>();

/**
 * Returns the results of processing with ids and positions of their own; confidence and content are those of the example.
 *
 * @param seed Another one leads to other ids and positions.
 */
export function foundItems(results: Readonly<Values>, seed: string): FoundItems {
  const made = known.get(results);
  if (made?.seed === seed) return made;
  const items = mapPages(results, (page, index) => withItems(page, `${seed}/${index}`));
  const none = mapPages(items, (page) =>
    Object.fromEntries(
      Object.entries(page).map(([name, value]) => [name, Array.isArray(value) ? [] : value]),
    ),
  );
  const values = [items, none].flatMap((each) => Object.values(each));
  const byText = new Map(values.map((value) => [JSON.stringify(value), value]));
  const found = { items, none, byText, seed };
  known.set(results, found);
  return found;
}

function withItems(page: Values, seed: string): Values {
  const fill = filler(seed, Number(page['width'] ?? 1_000), Number(page['height'] ?? 1_000));
  const own = (item: Values): Values => {
    const { confidence } = item;
    return { ...fill(item), ...(confidence !== undefined && { confidence }) };
  };
  const items = Object.entries(page).flatMap(([kind, list]): [string, Json][] =>
    Array.isArray(list) ? [[kind, list.map((item) => (isObject(item) ? own(item) : item))]] : [],
  );
  return { ...fill(page), ...Object.fromEntries(items) };
}

/** Returns results with other objects in their arrays, such as pages. */
const mapPages = (results: Readonly<Values>, change: (page: Values, index: number) => Values): Values =>
  Object.fromEntries(
    Object.entries(results).map(([name, list]) => [
      name,
      Array.isArray(list) ? list.map((each, index) => (isObject(each) ? change(each, index) : each)) : list,
    ]),
  );

/** Returns a function that replaces values of an item by seeded ones, for a page of this size. Null stays. */
export function filler(seed: string, width: number, height: number): (sample: Values) => Values {
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
    Object.fromEntries(
      Object.entries(sample).map(([name, value]) => [
        name,
        value === null ? null : (fields[name]?.(value) ?? value),
      ]),
    );
}
