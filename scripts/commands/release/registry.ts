import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { stringify } from 'yaml';
import { npm } from '../../lib/execute.ts';
import { toolbox } from '../../lib/toolbox.ts';

export interface Registry {
  url: string;
  /** What npm needs in its environment to use it. */
  env: NodeJS.ProcessEnv;
  stop: () => Promise<void>;
}

/**
 * Starts a registry on this machine, which is empty and passes on requests for packages of others.
 *
 * @param folder for its files and for the cache of npm, so that nothing comes from an earlier run
 */
export async function startRegistry(folder: string): Promise<Registry> {
  const tools = toolbox('scripts/commands/release/registry', 'registry');
  await tools.install();
  await mkdir(folder, { recursive: true });
  const config = {
    storage: './storage',
    auth: { htpasswd: { file: './users', max_users: -1 } },
    uplinks: { npm: { url: await npm(folder, ['config', 'get', 'registry']), maxage: '1d' } },
    packages: {
      // Only from here: a package of that name in the public registry would hide that ours was not published.
      '@docproc/*': { access: '$all', publish: '$all' },
      '**': { access: '$all', proxy: 'npm' },
    },
    web: { enable: false },
    log: { type: 'stdout', format: 'pretty', colors: false, level: 'warn' },
  };
  await writeFile(join(folder, 'config.yaml'), stringify(config));
  const port = await getPort();
  const url = `http://127.0.0.1:${port}/`;
  // npm publishes with a token alone; any will do here.
  await writeFile(join(folder, 'npmrc'), `registry=${url}\n//127.0.0.1:${port}/:_authToken=any\n`);

  const args = [
    tools.file('verdaccio/bin/verdaccio'),
    '--config',
    join(folder, 'config.yaml'),
    '--listen',
    url,
  ];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  process.once('exit', () => child.kill());
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  const isUp = () =>
    fetch(`${url}-/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let attempt = 0; !(await isUp()); attempt++) {
    if (child.exitCode !== null || attempt > 300) {
      await stop();
      throw new Error(`The local registry does not respond:\n${output}`);
    }
    await wait(100);
  }
  const env = {
    npm_config_userconfig: join(folder, 'npmrc'),
    npm_config_registry: url,
    npm_config_cache: join(folder, 'cache'),
  };
  return { url, env, stop };
}
