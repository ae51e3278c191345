import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { sections } from '../../../docs/.vitepress/sections.ts';

/** A page that people write, below docs/. */
export interface Page {
  /** Such as `guides/errors.md`. */
  path: string;
  title: string;
  description: string;
  /** operationIds of the operations that it explains. */
  operations: string[];
  /** The text below the front matter. */
  text: string;
  /** The heading that it stands under. */
  section: string;
}

/** Every page, in the order of the navigation. */
export async function readPages(): Promise<Page[]> {
  const pages = sections.flatMap(({ section, pages: paths }) => paths.map((path) => readPage(path, section)));
  return Promise.all(pages);
}

async function readPage(path: string, section: string): Promise<Page> {
  const source = await readFile(new URL(`../../../docs/${path}`, import.meta.url), 'utf8');
  const [, front = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const { title, description, operations = [] } = parse(front || '{}') as Partial<Page>;
  if (!title || !description) {
    throw new Error(`docs/${path}: begin with front matter that has a title and a description.`);
  }
  return { path, title, description, operations, text: text.trim(), section };
}
