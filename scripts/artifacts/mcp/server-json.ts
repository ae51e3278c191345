/** `server.json`, by which the registry of MCP servers describes this one. */
import { options } from '../../../src/mcp/options.ts';

/** Whoever publishes the server replaces the namespace by one that they own; this one is that of the contract's example server. */
export const registryName = 'example.docproc/mcp';

/** Returns the text of `server.json`. Its arguments are the options of the command that stdin and stdout leave a choice of. */
export function serverJson(version: string, description: string): string {
  const packageArguments = Object.entries(options)
    .filter(([name, { value }]) => name !== 'http' && /^[A-Z]/.test(value))
    .map(([name, { text }]) => ({ type: 'named', name: `--${name}`, description: text, format: 'string' }))
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
