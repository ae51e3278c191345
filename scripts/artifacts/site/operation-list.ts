/** The blocks of the page that lists all operations. */
import { bullets, code } from '../../lib/markdown.ts';
import { upperFirst } from '../../model/names.ts';
import type { SiteModel } from './advice.ts';
import type { Links } from './links.ts';
import { type Block, questionLinks, scopeOf } from './tables.ts';
import { actionsOn } from './transition-tables.ts';

/** Every operation with a heading of its own, so that search finds it. */
export function operationList(site: SiteModel, links: Links): string {
  return site.tags
    .map((tag) => {
      const own = site.operations.filter((operation) => operation.tag.name === tag.name);
      const entries = own.map((operation) => {
        const { id, summary, method, path, description, responses, questions } = operation;
        return [
          `### ${summary} {#${id}}`,
          code(`${method} ${path}`),
          description,
          bullets([
            `**Scope**: ${scopeOf(operation, site, links)}`,
            `**Responses**: ${responses.map(({ status }) => status).join(', ')}`,
            ...(questions.length > 0 ? [`**Open questions**: ${questionLinks(questions, site, links)}`] : []),
            `${links.operation(operation, `Reference of ${id}`)}: parameters, bodies, examples and samples`,
          ]),
        ].join('\n\n');
      });
      return [`## ${tag.name}`, tag.description, ...entries].filter(Boolean).join('\n\n');
    })
    .join('\n\n');
}

/** The lifecycle of each resource that no guide explains. Empty if guides explain all of them. */
export const resourceList =
  (explained: string[]): Block =>
  (site) =>
    Object.values(site.resources)
      .filter(({ name, lifecycle }) => lifecycle && !explained.includes(name))
      .map(({ name, noun, schema, lifecycle }) => {
        const acted = actionsOn(site, name).length > 0;
        const moves = acted || (lifecycle?.moves.length ?? 0) > 0;
        return [
          `## ${upperFirst(noun)} lifecycle {#${name}-lifecycle}`,
          schema.description,
          `<!-- contract: states ${name} -->`,
          ...(moves ? [`<!-- contract: diagram ${name} -->`] : []),
          ...(acted ? [`<!-- contract: transitions ${name} -->`] : []),
        ]
          .filter(Boolean)
          .join('\n\n');
      })
      .join('\n\n');
