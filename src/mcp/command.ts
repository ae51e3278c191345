import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { version } from '../../generated/mcp/contract/contract.ts';
import { integer, optionLines, parseArguments, UsageError } from '../shared/command-line.ts';
import { tasksOfModule } from '../shared/tasks-module.ts';
import { serveHttp } from './http.ts';
import { createServerFactory, type ServerOptions } from './server.ts';
import { limitLines, longestLine } from './limit-lines.ts';
import { options } from './options.ts';

export const usage = `Usage: docproc-mcp [options]

MCP server of the Document Processing Service, on stdin and stdout. Without --base-url, requests go to a
sandbox in the same process.

${optionLines(options)}`;

type Flags = ReturnType<typeof parse>;

const parse = (args: string[]) => parseArguments('docproc-mcp', { args, options }).values;

/**
 * Runs the command, which serves until its input or the process ends.
 *
 * @throws {UsageError | TypeError} The arguments are invalid; the message states why.
 */
export async function main(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const flags = parse(args);
  if (flags.help) return console.log(usage);
  if (flags.version) return console.log(version);
  const { allow = [], root: roots = [], http } = flags;
  const wrong = allow.find((each) => each !== 'irreversible');
  if (wrong !== undefined) throw new UsageError(`--allow ${wrong}: the value must be irreversible.`);
  for (const root of roots) {
    const found = await stat(root).catch(() => undefined);
    if (!found?.isDirectory()) throw new UsageError(`--root ${root}: there is no such folder.`);
  }
  const port = integer(http, '--http', { max: 65_535 });
  const createServer = createServerFactory({
    client: await clientOf(flags, env),
    roots,
    readOnly: flags['read-only'],
    allowIrreversible: allow.length > 0,
  });
  if (port === undefined) {
    const lines = limitLines((error) => process.stdout.write(`${JSON.stringify(error)}\n`));
    pipeline(process.stdin, lines, () => {});
    const transport = new StdioServerTransport(lines, process.stdout, { maxBufferSize: longestLine + 1 });
    return void serveStdio(createServer, { transport });
  }
  const url = await serveHttp(createServer, port).catch((error: Error) => {
    throw new UsageError(`--http ${port}: ${error.message}`);
  });
  console.error(`The MCP server listens on ${url}`);
}

/** The client of the service that flags and the environment name; undefined for a sandbox. */
async function clientOf(flags: Flags, env: NodeJS.ProcessEnv): Promise<ServerOptions['client']> {
  const { 'base-url': baseUrl, team: teamId, project: projectId, 'tasks-of': module } = flags;
  if (baseUrl === undefined) {
    if ([teamId, projectId, module].every((each) => each === undefined)) return undefined;
    throw new UsageError('--team, --project and --tasks-of need --base-url: the sandbox has its own.');
  }
  const { DOCPROC_API_KEY: apiKey } = env;
  if (!apiKey) throw new UsageError('The key is missing: set DOCPROC_API_KEY.');
  if (!teamId || !projectId) throw new UsageError('--base-url needs --team and --project.');
  const tasksOf = module === undefined ? undefined : await tasksOfModule(module);
  return { baseUrl, apiKey, teamId, projectId, tasksOf };
}
