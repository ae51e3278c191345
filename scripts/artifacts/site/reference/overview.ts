/** The directives of the page that lists everything of the API. */
import { code, line, sections, table } from '../../../lib/markdown.ts';
import type { Schema } from '../../../model/index.ts';
import { upperFirst } from '../../../model/names.ts';
import type { SiteModel } from '../site-model.ts';
import { slug } from '../links.ts';
import { sampleServer } from '../samples/sample-request.ts';
import type { Directive } from '../directives/tables.ts';
import { transitionOperationsOf } from '../directives/transitions.ts';

/** Every operation by tag: what to request, and which scope it needs. */
export const operationList: Directive = ({ tags }) =>
  sections(
    tags.flatMap(({ name, description }) => [
      `## ${name} {#${slug(name)}}`,
      description,
      `<!-- contract: operations ${name} -->`,
    ]),
  );

/** The schemas in alphabetical order. */
export const schemasByName = ({ schemas }: SiteModel): Schema[] =>
  Object.values(schemas).toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? '', 'en'));

/** Every schema and what it is. */
export const schemaList: Directive = (site, links) =>
  table(
    ['Schema', 'Description'],
    schemasByName(site).map(({ name = '', description }) => [links.schema(name), line(description)]),
  );

/** Where requests go. */
export const servers: Directive = (site) =>
  table(
    ['Base URL', 'Description'],
    [
      [code(sampleServer.baseUrl), 'The sandbox, which all samples use.'],
      ...site.servers.map(({ url, description }) => [code(url), line(description)]),
    ],
  );

/** The lifecycle of each resource, without those that guides explain: `resource-list Task Upload`. */
export const resourceList: Directive = (site, _links, explained) =>
  Object.values(site.resources)
    .filter(({ name, lifecycle }) => lifecycle && !explained.split(' ').includes(name))
    .map(({ name, noun, schema, lifecycle }) => {
      const acted = transitionOperationsOf(site, name).length > 0;
      const moves = acted || (lifecycle?.moves.length ?? 0) > 0;
      return sections([
        `## ${upperFirst(noun)} lifecycle {#${name}-lifecycle}`,
        schema.description,
        `<!-- contract: states ${name} -->`,
        moves && `<!-- contract: diagram ${name} -->`,
        acted && `<!-- contract: transitions ${name} -->`,
      ]);
    })
    .join('\n\n');
