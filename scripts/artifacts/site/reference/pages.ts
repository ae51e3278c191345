/** The pages that are generated whole: one for each operation and each schema. */
import { stringify } from 'yaml';
import { siteName } from '../../../../docs/.vitepress/sections.ts';
import { line } from '../../../lib/markdown.ts';
import type { SiteModel } from '../site-model.ts';
import { operationPath, schemaPath } from '../links.ts';
import { schemasByName } from './overview.ts';
import { operationPage } from './operation.ts';
import type { MarkdownPage, SitePage } from '../pages/markdown-pages.ts';
import { schemaPage } from './schema.ts';

/** Returns the pages in the order of the navigation. */
export function apiPages(site: SiteModel, guides: MarkdownPage[]): SitePage[] {
  const operations = site.operations.map((operation): SitePage => {
    const { id, summary, name, method, path, shorthandOf } = operation;
    const synonyms = [
      id,
      // A shorthand has the method name of another operation's ID.
      ...(shorthandOf === undefined ? [name] : []),
      // Who searches for a parameter is not looking for one of the operations that have it.
      `${method} ${path.replaceAll(/\{[^}]*\}/g, '')}`,
    ];
    return {
      path: operationPath(id),
      front: frontMatter(summary, `${method} ${path}: request, responses, errors and samples.`, synonyms),
      text: (target) => operationPage(site, operation, guides, target),
    };
  });
  const named = schemasByName(site);
  const schemasWith = (field: string): number =>
    named.filter(({ properties }) => properties.some(({ name }) => name === field)).length;
  const schemas = named.map((schema): SitePage => {
    const { name = '', description, properties } = schema;
    // A field that many schemas have leads to none of them.
    const fields = properties.filter((property) => schemasWith(property.name) <= 2);
    const synonyms = [name, ...fields.map((field) => field.name)];
    return {
      path: schemaPath(name),
      front: frontMatter(name, `Schema ${name}: ${summaryOf(description)}`, synonyms),
      text: async (target) => schemaPage(site, schema, target),
    };
  });
  return [...operations, ...schemas];
}

/** The first sentence of a description, as plain text. */
const summaryOf = (description: string): string =>
  (/^.*?\.(?= |$)/.exec(line(description))?.[0] ?? 'fields, example and use.').replaceAll('`', '');

/** @param synonyms words that find the page in the search, besides its title */
const frontMatter = (title: string, description: string, synonyms: string[]): string =>
  stringify({
    title,
    description,
    synonyms: synonyms.join(', '),
    titleTemplate: `:title | API reference | ${siteName}`,
    pageClass: 'api',
    aside: false,
  }).trimEnd();
