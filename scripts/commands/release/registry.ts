/**
 * A registry of npm on this machine: it has what is published to it, also staged and then approved, and leads to another
 * one for packages of others.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { npm } from '../../lib/execute.ts';

export interface Registry {
  url: string;
  /** What npm needs in its environment to use it. */
  env: NodeJS.ProcessEnv;
  /** The advisories that it has, by the name of a package. */
  advisories: Record<string, object[]>;
  stop: () => void;
}

/** A package as npm publishes it and asks for it. */
interface RegistryPackage {
  name: string;
  versions: Record<string, object>;
  /** The packed files, by name. */
  _attachments?: Record<string, { data: string }>;
}

/**
 * Starts an empty registry.
 *
 * @param folder for the cache of npm, so that nothing comes from an earlier run
 */
export async function startRegistry(folder: string): Promise<Registry> {
  await mkdir(folder, { recursive: true });
  const others = (await npm(folder, ['config', 'get', 'registry'])).replace(/\/?$/, '/');
  const packages = new Map<string, RegistryPackage>();
  const files = new Map<string, Buffer>();
  const advisories: Registry['advisories'] = {};
  const staged = new Map<string, RegistryPackage>();
  const receive = ({ _attachments = {}, ...published }: RegistryPackage): object => {
    for (const [name, { data }] of Object.entries(_attachments))
      files.set(`${published.name}/-/${name}`, Buffer.from(data, 'base64'));
    const versions = { ...packages.get(published.name)?.versions, ...published.versions };
    packages.set(published.name, { ...published, versions });
    return {};
  };
  /** Keeps a package, or publishes the one that is approved. */
  const stage = async (path: string, request: IncomingMessage): Promise<object> => {
    const [, approved = ''] = /^-\/stage\/([^/]+)\/approve$/.exec(path) ?? [];
    const found = staged.get(approved);
    if (found) return receive(found);
    const stageId = randomUUID();
    staged.set(stageId, (await json(request)) as RegistryPackage);
    return { stageId };
  };
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1);
    const { method } = request;
    if (method === 'POST' && path.startsWith('-/stage/')) {
      return response.end(JSON.stringify(await stage(path, request)));
    }
    if (method === 'POST') return response.end(JSON.stringify(advisories));
    if (method === 'PUT')
      return response.end(JSON.stringify(receive((await json(request)) as RegistryPackage)));
    const file = files.get(path);
    if (file) return response.end(file);
    const [, name = '', version] = /^(@docproc\/[^/]+)(?:\/([^/]+))?$/.exec(path) ?? [];
    // A package of that name elsewhere would hide that ours was not published.
    if (name === '') return response.writeHead(302, { location: `${others}${path}` }).end();
    const found = version === undefined ? packages.get(name) : packages.get(name)?.versions[version];
    return found ? response.end(JSON.stringify(found)) : response.writeHead(404).end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  // npm publishes with a token alone; any will do here.
  await writeFile(join(folder, 'npmrc'), `registry=http://${host}/\n//${host}/:_authToken=any\n`);
  const env = {
    npm_config_userconfig: join(folder, 'npmrc'),
    npm_config_registry: `http://${host}/`,
    npm_config_cache: join(folder, 'cache'),
  };
  return { url: `http://${host}/`, env, advisories, stop: () => server.close().closeAllConnections() };
}
