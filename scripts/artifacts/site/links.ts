import { posix } from 'node:path';
import type { Operation, QuestionReference } from '../../model/index.ts';

export type Links = ReturnType<typeof linksFrom>;

/**
 * Makes links from one page to others, to operations, open questions and schemas, and to the places that an open question
 * touches. Paths are those of the Markdown files below the site's root, so that the same link works in the source, in the
 * Markdown version and, as the site rewrites it, in the page.
 *
 * @param from path of the page with the links, such as `guides/errors.md`
 */
export function linksFrom(from: string) {
  const page = (text: string, path: string) => `[${text}](${relative(from, path)})`;
  return {
    page,
    operation: ({ id }: Pick<Operation, 'id'>, text = `\`${id}\``) => page(text, operationPath(id)),
    question: (id: string, text = id) => page(text, `open-questions.md#${id}`),
    schema: (name: string) => page(name, schemaPath(name)),
    place: (place: QuestionReference) => page(place.label, questionReferencePath(place)),
  };
}

/** The way from one page to another, always beginning with `./` or `../`. */
function relative(from: string, path: string): string {
  const way = posix.relative(posix.dirname(from), path) + (path.endsWith('/') ? '/' : '');
  return way.startsWith('.') ? way : `./${way}`;
}

/** The tag under which Redoc lists the schemas. */
export const schemasTag = 'Schemas';

/** A tag as fragments have it. */
export const slug = (tag: string): string =>
  tag
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The page of an operation. */
export const operationPath = (id: string): string => `reference/${id}.md`;

/** The page of a schema. */
export const schemaPath = (name: string): string => `schemas/${name}.md`;

/** The id of a field on a page, as VitePress writes it in links: below the id of the object that has it. */
export const fieldAnchor = (name: string, object = 'field'): string =>
  `${object}-${name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '-')}`;

/** The page of a place that an open question touches, and the heading or field on it. */
export function questionReferencePath(place: QuestionReference): string {
  if (place.kind === 'document') return 'operations.md';
  if (place.kind === 'schema') return schemaPath(place.schema);
  if (place.kind === 'field') return `${schemaPath(place.schema)}#${fieldAnchor(place.field)}`;
  const page = operationPath(place.operation);
  if (place.kind === 'parameter') return `${page}#${place.in}-parameters`;
  if (place.kind === 'body') return `${page}#request-body`;
  return place.kind === 'responses' ? `${page}#responses` : page;
}
