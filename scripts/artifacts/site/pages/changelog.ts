import { type KitPart, kitParts } from '../../../lib/changelog.ts';
import { upperFirst } from '../../../model/names.ts';
import type { SiteModel } from '../site-model.ts';
import type { Links } from '../links.ts';

/** Where the parts of the kit are described, by the words with which entries begin. */
const pages: Record<KitPart, string> = {
  Contract: 'operations.md',
  SDK: 'guides/client.md',
  Sandbox: 'guides/testing.md',
  Mock: 'guides/mock-in-ci.md',
  Conformance: 'guides/conformance.md',
  MCP: 'guides/mcp.md',
  Docs: 'guides/getting-started.md',
};

/**
 * Returns the changelog as it is on a page: without its title, and with links. The part that an entry begins with leads to
 * its page, and names of operations, schemas and open questions lead there. Links below `docs/` are kept.
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
      const linked = names.split(', ').map((name) => {
        const part = kitParts.find((each) => each === upperFirst(name));
        return part ? links.page(name, pages[part]) : name;
      });
      return `- ${linked.join(', ')}:`;
    })
    .replace(/(?<!\[)`([^`\n]+)`(?!\])/g, (text, name: string) => targets.get(name) ?? text)
    .replace(/\[([^\]]+)\]\(docs\/([^)]+)\)/g, (_, text: string, path: string) => links.page(text, path));
}
