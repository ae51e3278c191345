import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { sections } from '../../../docs/.vitepress/sections.ts';
import { root } from '../../lib/package-json.ts';

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

/** The front matter of a page. Synonyms are separated by commas. */
type FrontMatter = Omit<Page, 'synonyms'> & { synonyms: string };

/** Every page, in the order of the navigation. */
export async function readPages(): Promise<Page[]> {
  const pages = sections.flatMap(({ section, pages: paths }) => paths.map((path) => readPage(path, section)));
  return Promise.all(pages);
}

async function readPage(path: string, section: string): Promise<Page> {
  const { front, text } = split(await readFile(new URL(`docs/${path}`, root), 'utf8'));
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
