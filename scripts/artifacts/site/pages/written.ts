import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { sections } from '../../../../docs/.vitepress/sections.ts';
import { root } from '../../../lib/package-json.ts';

/** A page that people write, below docs/. */
export interface Page {
  /** Such as `guides/errors.md`. */
  path: string;
  title: string;
  description: string;
  /** Other words that lead to it in the search. */
  synonyms: string[];
  /** operationIds of the operations that it explains. */
  operations: string[];
  /** The text below the front matter. */
  text: string;
  /** The heading of its part of the navigation. */
  section: string;
}

/** The page that leads to the navigation, and is not part of it. */
const home = 'index.md';

/** The front matter of a page. Synonyms are separated by commas. */
type FrontMatter = Omit<Page, 'synonyms'> & { synonyms: string };

/**
 * Reads every page, in the order of the navigation.
 *
 * @throws Error if a page is not in the navigation
 */
export async function readPages(folder = fileURLToPath(new URL('docs', root))): Promise<Page[]> {
  const listed = new Set(sections.flatMap(({ pages: paths }) => paths));
  for await (const file of glob('**/*.md', { cwd: folder, exclude: ['.vitepress'] })) {
    const path = file.replaceAll('\\', '/');
    if (path === home || listed.has(path)) continue;
    throw new Error(`docs/${path} is not in the navigation. Add it to docs/.vitepress/sections.ts.`);
  }
  const pages = sections.flatMap(({ section, pages: paths }) =>
    paths.map((path) => readPage(folder, path, section)),
  );
  return Promise.all(pages);
}

async function readPage(folder: string, path: string, section: string): Promise<Page> {
  const { front, text } = split(await readFile(join(folder, path), 'utf8'));
  const { title, description, operations = [], synonyms = '' } = (parse(front) ?? {}) as Partial<FrontMatter>;
  if (!title || !description) {
    throw new Error(`docs/${path}: begin with front matter that has a title and a description.`);
  }
  return { path, title, description, operations, synonyms: synonyms.split(', '), text: text.trim(), section };
}

/** The text of a file with `change` applied below its front matter, and its title as a heading there. */
export async function withBody(source: string, change: (body: string) => Promise<string>): Promise<string> {
  const { front, text } = split(source);
  const { title, layout } = (parse(front) ?? {}) as { title?: string; layout?: string };
  // The home page has a heading of its own.
  const heading = title !== undefined && layout !== 'home' ? `\n# ${title}\n\n` : '';
  // The heading goes before the text, on the lines of the front matter's end.
  return `---\n${front}\n---\n${heading}${await change(text)}`;
}

/** The front matter of a page, and the text below it. */
function split(source: string): { front: string; text: string } {
  const [, front = '', text = source] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  return { front, text };
}
