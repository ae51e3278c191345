/** `server.json`, by which the registry of MCP servers describes this one. */
import { readFile } from 'node:fs/promises';
import { root } from '../../lib/package-json.ts';

/** Whoever publishes the server replaces the namespace by one that they own; this one is that of the contract's example server. */
export const registryName = 'example.docproc/mcp';

/** An option of `docproc-mcp` that has a value. */
const option = /^ {2}(--[\w-]+) [A-Z]+ +(.+)$/gm;

/** Returns the text of `server.json`. Its arguments are the options of the command that stdin and stdout leave a choice of. */
export async function serverJson(version: string, description: string): Promise<string> {
  // As a text: the modules that it imports are built later.
  const usage = await readFile(new URL('src/mcp/command.ts', root), 'utf8');
  const packageArguments = [...usage.matchAll(option)]
    .map(([, name = '', text]) => ({ type: 'named', name, description: text, format: 'string' }))
    .filter(({ name }) => name !== '--http')
    .map((each) => (each.name === '--root' ? { ...each, format: 'filepath', isRepeated: true } : each));
  const server = {
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    name: registryName,
    title: 'Document Processing Service',
    description,
    version,
    packages: [
      {
        registryType: 'npm',
        identifier: '@docproc/mcp',
        version,
        runtimeHint: 'npx',
        transport: { type: 'stdio' },
        packageArguments,
        environmentVariables: [
          { name: 'DOCPROC_API_KEY', description: 'API key of the service, with --base-url', isSecret: true },
        ],
      },
    ],
  };
  return `${JSON.stringify(server, undefined, 2)}\n`;
}
