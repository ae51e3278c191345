/**
 * Reads the description of the service as sections and rows: table rows, list items and sentences. The project keeps a
 * hash of each row and not its text (openapi/trace.yaml); open questions name the rows.
 */
import { createHash } from 'node:crypto';
import type { Trace } from './trace.ts';

/** One row of a section. */
interface SourceRow {
  section: string;
  /** What a name of the row begins with: the cells of a table, or the text. */
  text: string;
  hash: string;
}

const clean = (text: string): string => text.replaceAll('**', '').replaceAll(/\s+/g, ' ').trim();
const cellsOf = (line: string): string[] => line.split('|').slice(1, -1).map(clean);

/** Returns the rows of a Markdown document, in its order. */
export function rowsOf(markdown: string): SourceRow[] {
  const rows: SourceRow[] = [];
  let section = '';
  let header: string[] = [];
  const add = (text: string, content = text) => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    rows.push({ section, text, hash });
  };
  for (const line of markdown.split('\n')) {
    const [, heading] = /^#+ (.+)$/.exec(line) ?? [];
    const [, number, item] = /^(\d+)\. (.+)$/.exec(line) ?? [];
    const [, bullet] = /^- (.+)$/.exec(line) ?? [];
    if (heading !== undefined) section = heading.trim();
    else if (line.startsWith('|')) {
      const cells = cellsOf(line);
      if (header.length === 0) header = cells;
      else if (!/^[\s|:-]+$/.test(line)) addTableRow(cells, header, add);
      continue;
    } else if (number !== undefined && item !== undefined) add(number, clean(item));
    else if (bullet !== undefined) {
      const [, term] = /^(?:An? )?\*\*(\w+)\*\*/.exec(bullet) ?? [];
      if (term === undefined) for (const sentence of sentences(bullet)) add(sentence);
      else add(term, clean(bullet));
    } else addParagraph(line, add);
    header = [];
  }
  return rows;
}

/** A table of operations has a row for each of its cells: each states another fact. */
function addTableRow(cells: string[], header: string[], add: (text: string, content?: string) => void): void {
  const [first = ''] = cells;
  if (header[0] === 'Operation' && cells.length > 3) {
    for (const [index, cell] of cells.entries())
      if (index > 0) add(`${first}, ${(header[index] ?? '').toLowerCase()}`, cell);
  } else add(cells.join(', '));
}

/** A paragraph that begins with a term has its sentences below this term. One that introduces a list is no row. */
function addParagraph(line: string, add: (text: string) => void): void {
  const [, term] = /^\*\*([^*]+)\*\*:/.exec(line) ?? [];
  for (const [index, sentence] of sentences(line).entries()) {
    if (sentence.endsWith(':')) continue;
    add(term === undefined || index === 0 ? sentence : `${term} › ${sentence}`);
  }
}

const sentences = (text: string): string[] =>
  clean(text)
    .split(/(?<=\.)\s+(?=[A-Z`])/)
    .filter(Boolean);

/** Whether a name is that of a row: the row is this name, or begins with it. */
export function isNamed({ text }: SourceRow, name: string): boolean {
  const [row = '', key = ''] = [
    text.replaceAll('`', '').toLowerCase(),
    name.replaceAll('`', '').toLowerCase(),
  ];
  const rest = row.slice(key.length);
  if (!row.startsWith(key) || rest.startsWith(' ›')) return false;
  return rest === '' || key.includes(' ') || rest.startsWith(', ');
}

/** Returns what a description of the service has and a trace does not, with its hash, and the reverse, a line for each. */
export function compareSource(markdown: string, trace: Trace): string[] {
  const rows = rowsOf(markdown);
  const differences = Object.entries(trace).flatMap(([section, names]) =>
    Object.entries(names).flatMap(([name, { hash }]) => {
      const found = rows.filter((row) => row.section === section && isNamed(row, name));
      if (found.some((row) => row.hash === hash)) return [];
      const [first] = found;
      return [first ? `changed: ${section} › ${name}: ${first.hash}` : `gone: ${section} › ${name}`];
    }),
  );
  const isKnown = (row: SourceRow) =>
    Object.keys(trace[row.section] ?? {}).some((name) => isNamed(row, name));
  const added = rows
    .filter((row) => !isKnown(row))
    .map(({ section, text, hash }) => `new: ${section} › ${text}: ${hash}`);
  return [...differences, ...added];
}
