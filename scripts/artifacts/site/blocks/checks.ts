import type { ListedCheck } from '../../../../src/conformance/checks/list.ts';
import { code } from '../../../lib/markdown.ts';
import type { Figure } from './figures.ts';
import type { Checks } from './statements.ts';

/** The checks of a group: what each sends, expects and proves, with the anchor that reports link to. */
export function checksPage(checks: Checks): Figure {
  const table = async (group: string): Promise<string> => {
    const own = (await checks()).filter((check) => check.group === group);
    return ['| Check | Sends | Expects | Proves |', '| --- | --- | --- | --- |', ...own.map(row)].join('\n');
  };
  return {
    site: (_site, _links, group) => table(group),
    markdown: (_site, _links, group) => table(group),
  };
}

function row({ id, sends, expects, statements, docs }: ListedCheck): string {
  const [, anchor] = docs.split('#');
  const proves = statements.length === 0 ? 'No statement.' : statements.map(code).join(' ');
  const cells = [`<a id="${anchor}"></a>${code(id)}`, sends, expects, proves];
  return `| ${cells.map((text) => text.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
}
