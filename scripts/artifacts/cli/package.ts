import { rootPackage } from '../../lib/package-json.ts';
import type { BundledContract } from '../../model/bundle.ts';
import { readModel } from '../../model/index.ts';
import { singular } from '../../model/names.ts';
import type { Tool } from '../../../src/shared/tool.ts';
import { dataModule } from '../data-module.ts';
import { toolsOf } from '../mcp/tools.ts';
import { below, packageMaker, type PackageSources } from '../packages/files.ts';

export const { build, api, pack } = packageMaker(sources);

/** Returns the commands: the tools of the MCP server, by the words that people write. */
function commandsOf(tools: readonly Tool[]): Tool[] {
  const nameOf = ({ method: { namespace, name }, lists, waits }: Tool): string =>
    [singular(namespace), ...(waits ? [] : [lists === undefined ? name : 'can'])].join(' ');
  const named = new Map(tools.map((tool) => [tool.name, nameOf(tool)]));
  return tools.map(({ reader, ...tool }) => ({
    ...tool,
    name: nameOf(tool),
    title: tool.title.replace('tools', 'commands'),
    description: tool.description
      // A person decides by --wait.
      .replace(/ Waits until it is processed,.*$/, '')
      .replace('tools', 'commands')
      .replaceAll(/\b[a-z]+(_[a-z]+)+\b/g, (name) => named.get(name) ?? name),
    outputSchema: {},
    ...(reader !== undefined && { reader: named.get(reader) ?? reader }),
  }));
}

async function sources(contract: BundledContract): Promise<PackageSources> {
  const { version, devDependencies } = await rootPackage();
  const commands = commandsOf(toolsOf(await readModel(contract)));
  return {
    name: 'cli',
    entries: { index: 'src/cli/index.ts', bin: 'src/cli/bin.ts' },
    commands: ['bin'],
    generated: below('generated/cli/contract', {
      'contract.ts': "export { commands, version } from './data.js';\n",
      ...dataModule({
        version: { type: 'string', value: version },
        commands: { type: 'readonly Tool[]', imports: { Tool: 'shared/tool' }, value: commands },
      }),
    }),
    manifest: {
      description: 'Command line of the Document Processing Service',
      keywords: ['cli', 'command-line'],
      bin: { docproc: './dist/bin.js' },
      dependencies: {
        '@docproc/client': version,
        '@docproc/sandbox': version,
        ora: devDependencies['ora'],
      },
    },
  };
}
