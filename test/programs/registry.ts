/** A registry of npm with packages that are packed from folders, as if they were published. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

interface Packed {
  name: string;
  version: string;
  filename: string;
  integrity: string;
}

export interface Registry {
  url: string;
  /** The packed files, by the name of the package. */
  files: Record<string, string>;
  close(): void;
}

/** Packs folders into files below `into`, and serves them until it is closed. */
export async function startRegistry(folders: string[], into: string): Promise<Registry> {
  const args = ['pack', '--json', '--pack-destination', into, ...folders];
  const { stdout } = await promisify(execFile)('npm', args);
  const packed = Object.values(JSON.parse(stdout) as Packed[] | Record<string, Packed>);
  const manifests = new Map(
    await Promise.all(
      folders.map(async (folder) => {
        const text = await readFile(join(folder, 'package.json'), 'utf8');
        const manifest = JSON.parse(text) as { name: string };
        return [manifest.name, manifest] as const;
      }),
    ),
  );
  const files = Object.fromEntries(packed.map(({ name, filename }) => [name, join(into, filename)]));
  const server = createServer(async ({ url = '' }, response) => {
    const path = decodeURIComponent(url.slice(1));
    const found = packed.find(({ name, filename }) => path === name || path === filename);
    if (!found) return response.writeHead(404).end('{}');
    const { name, version, filename, integrity } = found;
    if (path === filename) return response.end(await readFile(join(into, filename)));
    const dist = { tarball: `${address}/${filename}`, integrity };
    const versions = { [version]: { ...manifests.get(name), dist } };
    return response.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: address, files, close: () => server.close().closeAllConnections() };
}
