/** What commands print: tables for people, and texts of documents that cannot move the cursor. */
import { columns as aligned } from '../shared/columns.ts';
import { isObject } from '../shared/json.ts';
import { plain } from '../shared/question.ts';

/** Returns a text without what a terminal follows, but for line ends and tabs. */
export const harmless = (text: string): string => text.replaceAll(/[^\P{C}\n\t]/gu, ' ');

export const columns = (rows: readonly (readonly unknown[])[]): string =>
  aligned(rows.map((row) => row.map((value) => (value === null ? '' : plain(value, 1_000))))).join('\n');

/** Returns rows of objects as a table, whose header has the names of their members. */
export const table = (rows: readonly object[]): string =>
  columns([Object.keys(rows[0] ?? {}), ...rows.map(Object.values)]);

/** Returns the members of a resource, one in a line; of a list of objects how many there are. */
export const details = (resource: object): string =>
  columns(Object.entries(resource).map(([name, value]) => [name, shown(value)]));

function shown(value: unknown): unknown {
  if (!Array.isArray(value)) return isObject(value) ? JSON.stringify(value) : value;
  const pairs = value.every((each) => isObject(each) && 'name' in each && 'value' in each);
  return pairs
    ? value.map((each) => `${each.name}=${each.value}`).join(', ')
    : `${value.length} (docproc export lists the items)`;
}

/** Returns a bar of ten blocks, with the percentage. */
export function bar(done: number, total: number): string {
  const share = total > 0 ? done / total : 1;
  const full = Math.floor(10 * share);
  return `${'█'.repeat(full)}${'░'.repeat(10 - full)} ${Math.floor(100 * share)} %`;
}
