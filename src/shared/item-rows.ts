/** The items of tasks as rows, and rows as CSV. */
import type { SizedPage } from './page-items.ts';

/** A task with pages. */
export interface TaskOfPages {
  readonly id: string;
  readonly name: string;
  readonly pages: readonly SizedPage[];
}

/** An item of a page of a task. What the item does not have is null. */
export interface ItemRow {
  readonly task_id: string;
  readonly task_name: string;
  /** Number of the page, from 1. */
  readonly page: number;
  /** Name of the array of the page that the item is in: `annotations`. */
  readonly kind: string;
  readonly id: string | null;
  readonly entity_id: string | null;
  /** The text of an annotation; `true` or `false` of a checkbox. */
  readonly content: string | null;
  readonly confidence: number | null;
  /** Offsets of an annotation, as in the response. */
  readonly top: number | null;
  readonly left_of_line: number | null;
  /** The eight numbers of the corners, as in the response. */
  readonly coordinates: string | null;
}

/** One of its own: a module that entries share brings more into a bundle than all that is here. */
const isItem = (value: unknown): value is Readonly<Record<string, unknown>> =>
  Object(value) === value && !Array.isArray(value);

/** Returns a row for each item of each page, in the order of the response. */
export const itemRows = (tasks: readonly TaskOfPages[]): ItemRow[] =>
  tasks.flatMap(({ id, name, pages }) =>
    pages.flatMap((page, index) =>
      Object.entries(page).flatMap(([kind, items]: [string, unknown]) =>
        (Array.isArray(items) ? items : []).filter(isItem).map((item): ItemRow => {
          const { content = item['checked'] ?? null, coordinates } = item;
          return {
            task_id: id,
            task_name: name,
            page: index + 1,
            kind,
            id: item['id'] as string,
            entity_id: (item['entity_id'] ?? null) as string | null,
            content: content === null ? null : String(content),
            confidence: (item['confidence'] ?? null) as number | null,
            top: (item['top'] ?? null) as number | null,
            left_of_line: (item['left_of_line'] ?? null) as number | null,
            coordinates: Array.isArray(coordinates) ? coordinates.flat().join(' ') : null,
          };
        }),
      ),
    ),
  );

/** How rows are written as CSV. */
export interface CsvOptions {
  /**
   * Whether the text begins with a byte order mark, by which Excel knows that it is UTF-8.
   *
   * @default false
   */
  readonly bom?: boolean | undefined;
}

/** What a spreadsheet would take for a formula at the beginning of a text. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;
/** Where such a text begins for a spreadsheet that has another separator, as Excel does in many countries: also in a new line. */
const separated = /(?<=[;\t\r\n])(?="*[=+\-@＝＋－＠])/g;

function cell(value: unknown): string {
  const text = String(value ?? '');
  const first = typeof value === 'string' && formula.test(text) ? `'${text}` : text;
  const safe = first.replaceAll(separated, "'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const columns = [
  'task_id',
  'task_name',
  'page',
  'kind',
  'id',
  'entity_id',
  'content',
  'confidence',
  'top',
  'left_of_line',
  'coordinates',
] as const satisfies (keyof ItemRow)[];

/**
 * Returns rows as CSV of RFC 4180, with a header. An apostrophe precedes a text that a spreadsheet would take for a formula,
 * also where it follows a semicolon, a tab or the end of a line.
 */
export function toCsv(rows: readonly ItemRow[], { bom }: CsvOptions = {}): string {
  const lines = [columns, ...rows.map((row) => columns.map((name) => row[name]))];
  return (bom ? '\ufeff' : '') + lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}
