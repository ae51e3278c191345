import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { sections } from '../../../../docs/.vitepress/sections.ts';
import { root } from '../../../lib/package-json.ts';
import type { RenderTarget } from '../directives/tables.ts';

/** A page of the site. */
export interface SitePage {
  /** Such as `guides/errors.md`. */
  path: string;
  /** The front matter as YAML. */
  front: string;
  /** Renders the text below it. */
  text: (target: RenderTarget) => Promise<string>;
}

/** A page that people write, below docs/. */
export interface MarkdownPage {
  /** Such as `guides/errors.md`. */
  path: string;
  title: string;
  description: string;
  /** operationIds of the operations that it explains. */
  operations: string[];
  /** The front matter. */
  front: string;
  /** The text below it. */
  text: string;
  /** The heading of its part of the navigation. */
  section: string;
}

/** The page that leads to the navigation, and is not part of it. */
export const home = 'index.md';

/**
 * Reads every page, in the order of the navigation.
 *
 * @throws Error if a page is not in the navigation
 */
export async function readMarkdownPages(
  folder = fileURLToPath(new URL('docs', root)),
): Promise<MarkdownPage[]> {
  const listed = new Set(sections.flatMap(({ pages: paths }) => paths));
  for await (const file of glob('**/*.md', { cwd: folder, exclude: ['.vitepress'] })) {
    const path = file.replaceAll('\\', '/');
    if (path === home || listed.has(path)) continue;
    throw new Error(`docs/${path} is not in the navigation. Add it to docs/.vitepress/sections.ts.`);
  }
  const pages = sections.flatMap(({ section, pages: paths }) =>
    paths.map((path) => readMarkdownPage(folder, path, section)),
  );
  return Promise.all(pages);
}

async function readMarkdownPage(folder: string, path: string, section: string): Promise<MarkdownPage> {
  const { front, text } = split(await readFile(join(folder, path), 'utf8'));
  const { title, description, operations = [] } = (parse(front) ?? {}) as Partial<MarkdownPage>;
  if (!title || !description) {
    throw new Error(`docs/${path}: begin with front matter that has a title and a description.`);
  }
  return { path, title, description, operations, front, text: text.trim(), section };
}

/** The front matter of a page, and the text below it. */
export function split(source: string): { front: string; text: string } {
  const [, front = '', text = source] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  return { front, text };
}
