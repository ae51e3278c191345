/** `npm start`: builds everything, and serves the docs, the mock and the sandbox until it is ended. */
import { assertFree, flags, main, port } from '../lib/cli.ts';
import { withOpenRequests } from '../artifacts/site/vite/policy.ts';
import { serve } from '../lib/serve.ts';
import { build } from './build.ts';
import { firstRequest, startMock } from './mock.ts';

const portFlags = {
  'docs-port': { type: 'string', default: '4000' },
  'mock-port': { type: 'string', default: '4010' },
  'sandbox-port': { type: 'string', default: '4020' },
} as const;

/** The ports of the three services, which differ and are free. */
export async function readPorts(command: string, args: string[]) {
  const usage = `${command} -- ${Object.entries(portFlags)
    .map(([name, { default: number }]) => `[--${name} ${number}]`)
    .join(' ')}`;
  const options = flags(portFlags, usage, args);
  const read = (name: keyof typeof portFlags) => port(options[name], `--${name}`);
  const ports = { docs: read('docs-port'), mock: read('mock-port'), sandbox: read('sandbox-port') };
  await assertFree({
    '--docs-port': ports.docs,
    '--mock-port': ports.mock,
    '--sandbox-port': ports.sandbox,
  });
  return ports;
}

/** Returns the lines with the URLs of the services. */
export const services = async (docs: string, mock: string, sandbox: number): Promise<string> => `
Docs     ${docs}
Mock     ${mock}
Sandbox  http://localhost:${sandbox}
Try      ${await firstRequest(mock)}`;

/** Runs the command with these arguments. */
export async function run(args: string[]): Promise<void> {
  const ports = await readPorts('npm start', args);
  console.log('Building generated/ from openapi/, docs/ and src/. A slow machine takes up to half a minute.');
  const url = `http://localhost:${ports.docs}`;
  await build({ origin: url });
  console.log('\nStarting the docs, the sandbox and the mock.');
  const running: (() => unknown)[] = [];
  try {
    const docs = await serve('generated/docs', ports.docs, withOpenRequests);
    running.push(() => docs.close());
    // Not before the build, which makes it.
    const { startSandbox } = await import('@docproc/sandbox');
    const sandbox = await startSandbox({ port: ports.sandbox, examples: true });
    running.push(() => sandbox.close());
    const mock = await startMock({ port: ports.mock });
    running.push(mock.stop);
    console.log(await services(url, mock.url, ports.sandbox));
  } catch (error) {
    // Whatever still runs would keep the process, and the ports.
    for (const stop of running) stop();
    throw error;
  }
}

if (import.meta.main) await main(() => run(process.argv.slice(2)));
