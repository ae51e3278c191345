/** The options of a command as a table, read from what its `--help` prints. */
import { code, sections, table } from '../../../lib/markdown.ts';
import { upperFirst } from '../../../model/names.ts';
import type { Directive } from './tables.ts';

/** The command of each package. It is loaded where a page asks for it: nothing else of the site needs its code. */
const commands: Record<string, () => Promise<{ usage: string }>> = {
  sandbox: () => import('../../../../src/sandbox/hosts/command/command.ts'),
  conformance: () => import('../../../../src/conformance/command/command.ts'),
  judge: () => import('../../../../src/conformance/command/judge.ts'),
  mcp: () => import('../../../../src/mcp/command.ts'),
  cli: async () => ({ usage: (await import('../../../../src/cli/command.ts')).allOptions() }),
};

/** An option, the value that it takes, and the beginning of its description. */
const option = /^ {2}(--[\w-]+(?:, -\w)?)(?: (\S+))? +(\S.*)$/;

/** What is code in a description: options, variables and addresses. */
const names = /--[\w-]+|\b[A-Z]+(?:_[A-Z]+)+\b|https?:\/\/[^\s;]+|\/_sandbox\/\w*/g;

/** The directive with the options of a command. A group of options keeps its heading. */
export const optionTable: Directive = async (_site, _links, name) => {
  const load = commands[name];
  if (!load) throw new Error(`There is no command ${name}. There are: ${Object.keys(commands).join(', ')}.`);
  return optionTables((await load()).usage);
};

export function optionTables(usage: string): string {
  const groups: { heading: string; rows: [option: string, text: string][] }[] = [];
  const lines = usage.split('\n');
  for (const [index, line] of lines.entries()) {
    const [, flag, value, text = ''] = option.exec(line) ?? [];
    if (flag === undefined) {
      const last = groups.at(-1)?.rows.at(-1);
      if (last && line.startsWith('     ')) last[1] += ` ${line.trim()}`;
      continue;
    }
    const before = lines[index - 1] ?? '';
    // What is above the first option of a group, without an empty line between them, is its heading.
    if (groups.length === 0 || /^\S/.test(before)) groups.push({ heading: before, rows: [] });
    groups.at(-1)?.rows.push([code(value === undefined ? flag : `${flag} ${value}`), upperFirst(text)]);
  }
  return sections(
    groups.flatMap(({ heading, rows }) => [
      heading && `${heading.replace(/:$/, '')}:`,
      table(
        ['Option', 'Description'],
        rows.map(([name, text]) => [name, text.replace(names, code)]),
      ),
    ]),
  );
}
