import { bullets, code } from '../../../lib/markdown.ts';
import type { Json } from '../../../model/index.ts';
import type { SiteModel } from '../site-model.ts';
import type { Block } from '../blocks/tables.ts';
import { arrow, figure, path, rect, text } from './svg.ts';

type Fields = Record<string, Json>;

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: Json | undefined): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const itemsOf = (page: Fields): [kind: string, item: Fields][] =>
  Object.entries(page).flatMap(([kind, items]) => list(items).map((item): [string, Fields] => [kind, item]));

/** The page with most items among the examples of the contract, if they state its size. */
function findPage(site: SiteModel): Fields | undefined {
  const found: Fields[] = [];
  const visit = (value: Json | undefined): void => {
    if (Array.isArray(value)) for (const each of value) visit(each);
    if (!isFields(value)) return;
    const sized = typeof value['width'] === 'number' && typeof value['height'] === 'number';
    if (sized && itemsOf(value).length > 0) found.push(value);
    for (const each of Object.values(value)) visit(each);
  };
  for (const value of Object.values(site.examples)) visit(value);
  return found.toSorted((a, b) => itemsOf(b).length - itemsOf(a).length)[0];
}

const id = 'sample-page';
const shownWidth = 360;
const marginLeft = 70;
/** Where lines of the drawn text begin, in the unit of the page. */
const lineStart = 96;

/** A page with the items of the contract's own example, at their coordinates. */
export const samplePage: Block = (site, _links, _argument, target) => {
  const page = findPage(site);
  if (!page) return '';
  const [width, height] = [Number(page['width']), Number(page['height'])];
  const scale = shownWidth / width;
  const x = (value: number) => Math.round(marginLeft + value * scale);
  const y = (value: number) => Math.round(2 + value * scale);
  const shown = { x: marginLeft, y: 2, width: shownWidth, height: Math.round(height * scale) };
  const lines = [120, 160, 200, 300, 340, 700, 780, 860, 940, 1020].filter((at) => at < height * 0.72);
  const parts = [
    rect(shown, 'paper', 2),
    ...lines.map((at, index) =>
      rect(
        { x: x(lineStart), y: y(at), width: Math.round((300 + ((index * 173) % 500)) * scale), height: 5 },
        'ink',
        2,
      ),
    ),
  ];
  const words: string[] = [];
  for (const [kind, item] of itemsOf(page)) {
    const name = String(item['id'] ?? kind);
    const corners = Array.isArray(item['coordinates']) ? (item['coordinates'] as number[][]) : [];
    if (corners.length > 0) {
      const points = corners.map(([a = 0, b = 0]) => `${x(a)} ${y(b)}`);
      const [[a = 0, b = 0] = []] = corners;
      parts.push(path(`M${points.join('L')}Z`, 'found'), text(x(a), y(b) - 7, name, 'label'));
      words.push(`${code(name)}: ${code('coordinates')} are ${code(JSON.stringify(corners))}.`);
    } else if (typeof item['top'] === 'number') {
      const top = item['top'];
      const offset = typeof item['left_of_line'] === 'number' ? item['left_of_line'] : 0;
      const at = x(lineStart + offset);
      parts.push(
        arrow(id, `M${marginLeft - 14} 2V${y(top)}`),
        path(`M${marginLeft - 20} ${y(top)}H${at}`, 'guide'),
        text(marginLeft - 40, y(top / 2), 'top', 'measure'),
        text(marginLeft - 40, y(top / 2) + 16, String(top), 'measure'),
        arrow(id, `M${x(lineStart)} ${y(top) - 22}H${at}`),
        text(x(lineStart + offset / 2), y(top) - 32, `left_of_line ${offset}`, 'measure'),
        text(at, y(top) + 9, String(item['content'] ?? name), 'content'),
        text(at, y(top) - 8, name, 'label'),
      );
      words.push(`${code(name)}: ${code('top')} is ${top}, and ${code('left_of_line')} is ${offset}.`);
    } else words.push(`${code(name)} has no position: ${code('top')} and ${code('left_of_line')} are null.`);
  }
  const inWords = bullets([`The page is ${width} wide and ${height} high.`, ...words]);
  if (target === 'markdown') return inWords;
  const picture = {
    id,
    title: 'A page and the items that were found on it',
    width: shownWidth + marginLeft + 60,
    height: shown.height + 4,
    parts,
  };
  const caption = 'Items of an example response, drawn as if positions were pixels of the page.';
  return figure(picture, 'picture sample-page', caption, inWords);
};
