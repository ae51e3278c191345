/** Ordinary edits of a living API: small patches of `openapi/`, and copies of it with patches applied. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';

/** A patch of `openapi/`. Paths are below that folder. */
export interface Edit {
  /** Name of its folder in `edits/`. */
  name: string;
  /** The edit in a sentence. */
  edit: string;
  /** Files to write, with their text. */
  add?: Record<string, string>;
  /** Files to rename. */
  rename?: Record<string, string>;
  /** Files to delete. */
  remove?: string[];
  change?: Record<string, Change[]>;
  /** Ids of open questions that the edit resolves: their entries go, and every mention. */
  answers?: string[];
  /** Whether it cannot be applied together with others, as it renames what they mention. */
  alone?: boolean;
  /** What the compiler names: the table that needs an entry, and the entry. Absent if no code is needed. */
  missing?: string[];
  /** What directives of the guides contain afterwards, by marker. */
  docs?: Record<string, string[]>;
  /** The page that is about what is gone: the build of the site names it. */
  stalePage?: string;
}

/** One change of a file. The text that it looks for occurs once, unless `all` is set. `cut` removes what follows, too. */
type Change =
  | { replace: string; with: string; all?: true }
  | { before: string; insert: string }
  | { after: string; insert: string }
  | { cut: string; until: string }
  | { append: string };

export const root: string = join(import.meta.dirname, '../..');
const folder = join(import.meta.dirname, 'edits');

/** The catalogs next to the contract. */
export const catalogs = ['trace.yaml', 'open-questions.yaml'];

export const edits: Edit[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    name,
    ...(parse(readFileSync(join(folder, name, 'edit.yaml'), 'utf8')) as Omit<Edit, 'name'>),
  }));

const complete = edits.filter(({ missing }) => !missing);

/** The edits that need no code, in groups that are applied together. With `EDITS=each`, every edit is on its own. */
export const groups: Edit[][] =
  process.env['EDITS'] === 'each'
    ? complete.map((edit) => [edit])
    : [
        complete.filter(({ alone }) => !alone),
        ...complete.filter(({ alone }) => alone).map((edit) => [edit]),
      ];

/** The program of a consumer of the edit; undefined if it has none. */
export function consumerOf({ name }: Edit): string | undefined {
  const file = join(folder, name, 'consumer.ts');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** What every such program begins with. */
export const kit = (): string => readFileSync(join(folder, 'kit.ts'), 'utf8');

/** Writes a copy of `openapi/`. */
export const copyContract = (target: string): void =>
  cpSync(join(root, 'openapi'), target, { recursive: true });

/** Applies an edit to a copy of `openapi/`, without its changes of some files. */
export function apply(edit: Edit, target: string, without: string[] = []): void {
  const { add = {}, rename = {}, remove = [], change = {}, answers = [] } = edit;
  for (const [file, text] of Object.entries(add)) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), text, { flag: 'wx' });
  }
  for (const [from, to] of Object.entries(rename)) renameSync(join(target, from), join(target, to));
  for (const file of remove) rmSync(join(target, file));
  const rewrite = (file: string, edited: (text: string) => string): void => {
    if (without.includes(file)) return;
    const path = join(target, file);
    writeFileSync(path, edited(readFileSync(path, 'utf8')));
  };
  for (const [file, changes] of Object.entries(change)) {
    const place = `edits/${edit.name}: ${file}`;
    rewrite(file, (text) => changes.reduce((before, each) => changed(before, each, place), text));
  }
  if (answers.length > 0) {
    rewrite('open-questions.yaml', (text) => withoutEntries(text, answers));
    const files = readdirSync(target, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((each) => each.endsWith('.yaml'))) {
      rewrite(file, (text) => withoutMentions(text, answers));
    }
  }
}

function changed(text: string, change: Change, place: string): string {
  if ('append' in change) return text + change.append;
  if ('cut' in change) {
    const start = text.indexOf(change.cut);
    const end = text.indexOf(change.until, start);
    if (start >= 0 && end >= 0) return text.slice(0, start) + text.slice(end);
    throw new Error(`${place}: there is no such text. Correct the edit:\n${change.cut}…\n${change.until}`);
  }
  const [sought, put] =
    'replace' in change
      ? [change.replace, change.with]
      : 'before' in change
        ? [change.before, change.insert + change.before]
        : [change.after, change.after + change.insert];
  const count = text.split(sought).length - 1;
  if (count === 0 || (count > 1 && !('all' in change))) {
    throw new Error(`${place}: this text occurs ${count} times. Correct the edit:\n${sought}`);
  }
  return text.replaceAll(sought, () => put);
}

function withoutEntries(text: string, ids: string[]): string {
  const entries = parse(text) as { id: string }[];
  return stringify(
    entries.filter(({ id }) => !ids.includes(id)),
    { lineWidth: 0 },
  );
}

/** The text with some ids removed from every array of open questions. */
function withoutMentions(text: string, ids: string[]): string {
  return text.replaceAll(/(?<=[Qq]uestions: \[)[^\]]*(?=\])/g, (list) =>
    list
      .split(/,\s*/)
      .filter((id) => !ids.includes(id.trim()))
      .join(', '),
  );
}
