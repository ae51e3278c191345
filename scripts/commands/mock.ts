/**
 * `npm run mock`: Prism on the contract, or with `--proxy URL` between a client and a real server, where it
 * reports what violates the contract.
 */
import type { ChildProcess, StdioOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { assertFree, exitOnSignal, flags, httpUrl, InputError, main, port } from '../lib/cli.ts';
import { startServer } from '../lib/execute.ts';
import type { Document } from '../model/document.ts';
import { createModel } from '../model/index.ts';

const cli = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
const contract = 'generated/prism/openapi.json';

interface MockOptions {
  port: number;
  host?: string;
  /** The server behind a validating proxy. Without it, Prism returns the contract's examples. */
  proxy?: string | undefined;
  /** Hides what Prism writes: the requests that violate the contract. */
  quiet?: boolean;
}

export interface Mock {
  url: string;
  stop: () => void;
}

/**
 * Starts Prism in a process of its own, which ends with this one, and waits until it listens. Prism reloads the
 * document when it changes.
 *
 * @throws InputError when there is nothing to serve
 */
export async function startMock(options: MockOptions): Promise<Mock> {
  const { port, host = '127.0.0.1', proxy, quiet = false } = options;
  if (!existsSync(contract)) throw new InputError(`${contract} is missing. Run \`npm run build\` first.`);
  const mode = proxy ? ['proxy', contract, proxy] : ['mock', contract];
  const args = [cli, ...mode, '--port', String(port), '--host', host, '--verboseLevel', 'warn'];

  const stdio: StdioOptions = quiet ? 'ignore' : ['ignore', 'inherit', 'inherit'];
  let child: ChildProcess | undefined;
  let stopped = false;
  const start = async () => {
    child = await startServer(args, { port, host, stdio });
    child.once('exit', restart);
  };
  // A form that it cannot parse ends Prism. One client's mistake must not stop the mock for all.
  const restart = () => {
    if (stopped) return;
    if (!quiet) console.error('Prism ended, as it does on a malformed form. Restarting it.');
    void main(start);
  };
  const stop = () => {
    stopped = true;
    child?.kill();
  };
  exitOnSignal();
  await start();
  return { url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`, stop };
}

/** Returns a shell command that sends the first request of the contract which needs no body. */
export async function firstRequest(url: string): Promise<string> {
  const { operations } = createModel(JSON.parse(await readFile(contract, 'utf8')) as Document, []);
  const operation = operations.find(({ method }) => method === 'GET');
  const example = (name: string) =>
    String(operation?.parameters.find((parameter) => parameter.name === name)?.example ?? name);
  const path = operation?.path.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(example(name)));
  return `curl -H 'Authorization: Bearer any-key' ${url}${path ?? '/'}`;
}

/** Runs the command with these arguments. */
export async function run(args: string[]): Promise<void> {
  const options = flags(
    {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      proxy: { type: 'string' },
    },
    'npm run mock -- [--port 4010] [--host 127.0.0.1] [--proxy URL]',
    args,
  );
  if (options.proxy) httpUrl(options.proxy, '--proxy');
  const number = port(options.port, '--port');
  await assertFree({ '--port': number }, options.host);
  const { url } = await startMock({ ...options, port: number });
  console.log(
    options.proxy ? `Prism passes ${url} on to ${options.proxy}.` : `Prism serves the contract on ${url}`,
  );
  if (!options.proxy) console.log(`Try: ${await firstRequest(url)}`);
}

if (import.meta.main) await main(() => run(process.argv.slice(2)));
