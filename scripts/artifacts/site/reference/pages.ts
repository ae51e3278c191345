/** The pages that are generated whole: one for each operation and each schema. */
import { stringify } from 'yaml';
import { line } from '../../../lib/markdown.ts';
import type { SiteModel } from '../site-model.ts';
import type { RenderTarget } from '../directives/tables.ts';
import { operationPath, schemaPath } from '../links.ts';
import { schemasByName } from './overview.ts';
import { operationPage, operationSource } from './operation.ts';
import type { MarkdownPage } from '../pages/markdown-pages.ts';
import { schemaPage } from './schema.ts';

interface ReferencePage {
  /** Such as `reference/getTask.md`. */
  path: string;
  /** The page as Markdown for tools. */
  markdown: () => Promise<string>;
  /** The page as VitePress renders it. */
  source: () => Promise<string>;
}

/** Returns the pages in the order of the navigation. */
export function apiPages(site: SiteModel, guides: MarkdownPage[]): ReferencePage[] {
  const operations = site.operations.map((operation): ReferencePage => {
    const { id, summary, name, method, path, shorthandOf } = operation;
    const synonyms = [
      id,
      // A shorthand has the method name of another operation's ID.
      ...(shorthandOf === undefined ? [name] : []),
      // Who searches for a parameter is not looking for one of the operations that have it.
      `${method} ${path.replaceAll(/\{[^}]*\}/g, '')}`,
    ];
    const front = {
      title: summary,
      description: `${method} ${path}: request, responses, errors and samples.`,
      synonyms,
    };
    return {
      path: operationPath(id),
      markdown: () => operationPage(site, operation, guides),
      source: async () => withFront(front, await operationSource(site, operation, guides)),
    };
  });
  const named = schemasByName(site);
  const schemasWith = (field: string): number =>
    named.filter(({ properties }) => properties.some(({ name }) => name === field)).length;
  const schemas = named.map((schema): ReferencePage => {
    const { name = '', description } = schema;
    const text = (target: RenderTarget) => schemaPage(site, schema, target);
    // A field that many schemas have leads to none of them.
    const fields = schema.properties.filter((property) => schemasWith(property.name) <= 2);
    const front = {
      title: name,
      description: `Schema ${name}: ${summaryOf(description)}`,
      synonyms: [name, ...fields.map((field) => field.name)],
    };
    return {
      path: schemaPath(name),
      markdown: async () => text('markdown'),
      source: async () => withFront(front, text('site')),
    };
  });
  return [...operations, ...schemas];
}

/** The first sentence of a description, as plain text. */
const summaryOf = (description: string): string =>
  (/^.*?\.(?= |$)/.exec(line(description))?.[0] ?? 'fields, example and use.').replaceAll('`', '');

/** A page with its front matter. Synonyms are words that find it in the search, besides its title. */
const withFront = (front: { title: string; description: string; synonyms: string[] }, text: string): string =>
  [
    '---',
    stringify({
      ...front,
      synonyms: front.synonyms.join(', '),
      titleTemplate: ':title | API reference | Document Processing Service',
      pageClass: 'api',
      aside: false,
    }).trimEnd(),
    '---',
    '',
    text,
    '',
  ].join('\n');
