import { rootPackage } from '../../lib/package-json.ts';
import type { BundledContract } from '../../model/bundle.ts';
import { readModel } from '../../model/index.ts';
import { dataModule } from '../data-module.ts';
import { below, packageMaker, type PackageSources } from '../packages/files.ts';
import { registryName, serverJson } from './server-json.ts';
import { toolsOf } from './tools.ts';

export const { build, api, pack } = packageMaker(sources);

async function sources(contract: BundledContract): Promise<PackageSources> {
  const { version, devDependencies } = await rootPackage();
  const tools = toolsOf(await readModel(contract));
  const description = 'MCP server of the Document Processing Service, for agents';
  const sdk = ['server', 'node'].map((name) => `@modelcontextprotocol/${name}`);
  return {
    name: 'mcp',
    entries: { index: 'src/mcp/server.ts', bin: 'src/mcp/bin.ts' },
    commands: ['bin'],
    generated: {
      'generated/mcp/server.json': serverJson(version, description),
      ...below('generated/mcp/contract', {
        'contract.ts': "export { tools, version } from './data.js';\n",
        ...dataModule({
          version: { type: 'string', value: version },
          tools: { type: 'readonly Tool[]', imports: { Tool: 'shared/tool' }, value: tools },
        }),
      }),
    },
    manifest: {
      description,
      mcpName: registryName,
      keywords: ['agents', 'mcp', 'mcp-server'],
      bin: { 'docproc-mcp': './dist/bin.js' },
      dependencies: {
        '@docproc/client': version,
        '@docproc/sandbox': version,
        ...Object.fromEntries(sdk.map((name) => [name, devDependencies[name]])),
      },
    },
  };
}
