/** The pages that are generated whole: one for each operation and each schema. */
import { line } from '../../../lib/markdown.ts';
import type { SiteModel } from '../site-model.ts';
import type { Target } from '../blocks/tables.ts';
import { operationPath, schemaPath } from '../links.ts';
import { schemasByName } from './overview.ts';
import { operationPage, operationSource } from './operation.ts';
import type { Page } from '../pages/written.ts';
import { schemaPage } from './schema.ts';

export interface ApiPage {
  /** Such as `reference/getTask.md`. */
  path: string;
  title: string;
  /** Words that find the page, besides its title. */
  synonyms: string[];
  /** The page as Markdown for tools. */
  markdown: () => Promise<string>;
  /** The page as VitePress renders it. */
  source: () => Promise<string>;
}

/** Returns the pages in the order of the navigation. */
export function apiPages(site: SiteModel, guides: Page[]): ApiPage[] {
  const operations = site.operations.map((operation): ApiPage => {
    const { id, summary, name, method, path, shorthandOf } = operation;
    return {
      path: operationPath(id),
      title: summary,
      synonyms: [
        id,
        // A shorthand has the method name of another operation's ID.
        ...(shorthandOf === undefined ? [name] : []),
        // Who searches for a parameter is not looking for one of the operations that have it.
        `${method} ${path.replaceAll(/\{[^}]*\}/g, '')}`,
      ],
      markdown: () => operationPage(site, operation, guides),
      source: async () =>
        withFront(
          summary,
          `${method} ${path}: request, responses, errors and samples.`,
          await operationSource(site, operation, guides),
        ),
    };
  });
  const named = schemasByName(site);
  const schemasWith = (field: string): number =>
    named.filter(({ properties }) => properties.some(({ name }) => name === field)).length;
  const schemas = named.map((schema): ApiPage => {
    const { name = '', description } = schema;
    const text = (target: Target) => schemaPage(site, schema, target);
    return {
      path: schemaPath(name),
      title: name,
      // A field that many schemas have leads to none of them.
      synonyms: [
        name,
        ...schema.properties.flatMap((property) => (schemasWith(property.name) > 2 ? [] : [property.name])),
      ],
      markdown: async () => text('markdown'),
      source: async () => withFront(name, `Schema ${name}: ${summaryOf(description)}`, text('site')),
    };
  });
  return [...operations, ...schemas];
}

/** The first sentence of a description, as plain text. */
const summaryOf = (description: string): string =>
  (/^.*?\.(?= |$)/.exec(line(description))?.[0] ?? 'fields, example and use.').replaceAll('`', '');

const withFront = (title: string, description: string, text: string): string =>
  [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    "titleTemplate: ':title | API reference | Document Processing Service'",
    'pageClass: api',
    'aside: false',
    '---',
    '',
    text,
    '',
  ].join('\n');
