import { posix } from 'node:path';
import type { Operation, QuestionPlace } from '../../model/index.ts';

/**
 * Makes links from one page. Paths are those of the Markdown files below the site's root, so that the same
 * link works in the source, in the Markdown version and, as the site rewrites it, in the page.
 */
export interface Links {
  /** A link to a page, perhaps with an anchor. */
  page: (text: string, path: string) => string;
  operation: (operation: Pick<Operation, 'id'>, text?: string) => string;
  /** A link to an open question. */
  question: (id: string, text?: string) => string;
  /** A link to a place of the reference, by its fragment there. */
  reference: (text: string, anchor: string, operation?: string) => string;
}

/** @param from path of the page that holds the links, such as `guides/errors.md` */
export function linksFrom(from: string): Links {
  const page = (text: string, path: string) => `[${text}](${relative(from, path)})`;
  return {
    page,
    operation: ({ id }, text = `\`${id}\``) => page(text, `reference/${id}.md`),
    question: (id, text = id) => page(text, `open-questions.md#${id}`),
    // Beyond the operation, a fragment means something to Redoc alone.
    reference: (text, anchor, operation) =>
      page(text, `reference/${operation ? `${operation}.md` : ''}${escape(anchor)}`),
  };
}

/** The way from one page to another, always beginning with `./` or `../`. */
export function relative(from: string, path: string): string {
  const way = posix.relative(posix.dirname(from), path) + (path.endsWith('/') ? '/' : '');
  return way.startsWith('.') ? way : `./${way}`;
}

/** Where Redoc shows an operation or a schema: the fragment of its page. */
export const redocAnchor = ({ tag, id }: { tag: string; id: string }): string =>
  `#/${slug(tag)}/${id}`.toLowerCase();

/** Where Redoc shows an operation. */
export const operationAnchor = ({ tag, id }: Pick<Operation, 'tag' | 'id'>): string =>
  redocAnchor({ tag: tag.name, id });

/** Where Redoc shows a schema. */
export const schemaAnchor = (name: string): string => redocAnchor({ tag: schemasTag, id: name });

/** The tag under which Redoc lists the schemas. */
export const schemasTag = 'Schemas';

/** A tag as Redoc writes it in fragments. */
const slug = (tag: string): string =>
  tag
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Where Redoc shows a place that an open question touches; empty for the beginning of the page. */
export function placeAnchor(place: QuestionPlace, operation: (id: string) => Operation): string {
  if (place.kind === 'document') return '';
  const [tag, id] =
    'operation' in place
      ? [operation(place.operation).tag.name, place.operation]
      : [schemasTag, place.schema];
  return redocAnchor({ tag, id }) + partOf(place, `#${slug(tag)}/${id}/`).toLowerCase();
}

function partOf(place: QuestionPlace, start: string): string {
  if (place.kind === 'parameter') return `${start}t=request&in=${place.in}&path=${place.parameter}`;
  if (place.kind === 'body') return `${start}request/body`;
  if (place.kind === 'responses') return `${start}responses`;
  if (place.kind === 'field') return `${start}path=${place.field}`;
  return '';
}

/** Keeps brackets and bars of a fragment from ending a link or a cell. */
const escape = (anchor: string): string =>
  anchor.replace(/[[\]()|<> ]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
