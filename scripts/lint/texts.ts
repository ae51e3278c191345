/** The texts whose names and terms are checked: the pages, and the texts of the contract. */
import { globSync, readFileSync } from 'node:fs';
import { members } from '../lib/pointer.ts';
import { locationsIn } from '../lib/problem.ts';
import type { Document } from '../model/document.ts';
import type { OpenQuestion } from '../model/catalogs.ts';

/** A text in Markdown. */
export interface Text {
  markdown: string;
  /** What it is about: the pages about other tools have names from elsewhere. */
  about: 'contract' | 'packages' | 'tools';
  /** Returns the file, line and column of an offset. Texts of the contract have the location of their beginning. */
  location(offset: number): string;
}

const code = /^ *(```|~~~)[^]*?^ *\1/gm;
/** Comments, tags and the targets of links. */
const markup = /<!--[^]*?-->|<[^>]*>|\]\([^)]*\)/g;

/** Returns the blocks of code of a text. */
export const codeIn = (markdown: string): string[] => markdown.match(code) ?? [];

/** Returns a text with spaces in place of what people do not read as text. Offsets of the rest stay the same. */
export const withoutBlocks = (markdown: string): string =>
  markdown.replaceAll(code, blank).replaceAll(markup, blank);

/** Returns the same without what is in backticks. */
export const proseOf = (markdown: string): string => withoutBlocks(markdown).replaceAll(/`[^`]*`/g, blank);

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** Returns the pages that people write. */
export function pageTexts(): Text[] {
  const exclude = ['**/node_modules/**', '**/.vitepress/**'];
  return globSync(['docs/**/*.md', 'src/*/{README,SKILL}.md', 'README.md', 'AGENTS.md'], { exclude }).map(
    (file) => {
      const markdown = readFileSync(file, 'utf8');
      const about = /\/recipes\/|\/tools\.md$/.test(file) ? 'tools' : 'packages';
      return { markdown, about, location: locationsIn(file, markdown) };
    },
  );
}

/** Returns the summaries and descriptions of a contract, and the texts of its open questions. */
export function contractTexts(
  document: Document,
  questions: OpenQuestion[],
  locationOf: (pointer: string) => string,
): Text[] {
  const text = (markdown: string, pointer: string): Text => ({
    markdown,
    about: 'contract',
    location: () => locationOf(pointer),
  });
  const ofDocument = [...members(document)].flatMap(({ key, value, pointer }) =>
    isProse(key, pointer) && typeof value === 'string' ? [text(value, pointer)] : [],
  );
  const ofQuestions = questions.flatMap((question) =>
    (['title', 'question', 'contract', 'mock', 'sandbox', 'client', 'clientImpact'] as const).map((key) =>
      text(question[key], `open-questions/${question.id}/${key}`),
    ),
  );
  return [...ofDocument, ...ofQuestions];
}

/** Whether a member of a document is a text. Fields of schemas and of examples can have the same names. */
export const isProse = (key: string, pointer: string): boolean =>
  /^(?:title|summary|description)$/.test(key) && !/\/properties\/\w+$|\/value\//.test(pointer);
