import type { SiteModel } from './advice.ts';
import type { Links } from './links.ts';

/** Where the parts of the kit are described, by the words with which entries begin. */
const parts: Record<string, string> = {
  Contract: 'operations.md',
  SDK: 'guides/client.md',
  Sandbox: 'guides/testing.md',
};

/**
 * Returns the changelog as it is on a page: without its title, and with links. The part that an entry begins with leads to
 * its page, and the name of an operation, a schema or an open question leads there. Links below `docs/` are kept.
 */
export function changelogText(changes: string, site: SiteModel, links: Links): string {
  const targets = new Map([
    ...Object.keys(site.schemas).map((name) => [name, links.schema(name)] as const),
    ...site.questions.map(({ id }) => [id, links.question(id, `\`${id}\``)] as const),
    ...site.operations.map((operation) => [operation.id, links.operation(operation)] as const),
  ]);
  return changes
    .replace(/^# .*\n/, '')
    .trim()
    .replace(/^- (\w+(?:, \w+)*):/gm, (_, names: string) => {
      const linked = names.split(', ').map((name) => (parts[name] ? links.page(name, parts[name]) : name));
      return `- ${linked.join(', ')}:`;
    })
    .replace(/(?<!\[)`([\w-]+)`(?!\])/g, (text, name: string) => targets.get(name) ?? text)
    .replace(/\[([^\]]+)\]\(docs\/([^)]+)\)/g, (_, text: string, path: string) => links.page(text, path));
}
