/** A registry of npm that has our packages, as if they were published, and no others. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { packedPackages } from '../../scripts/commands/pack.ts';
import { pack } from '../../scripts/commands/release/pack.ts';

export interface Registry {
  url: string;
  /** The packed files, by the name of the package. */
  files: Record<string, string>;
  close(): void;
}

/** Packs packages into files below a folder, and serves them until it is closed. */
export async function startRegistry(names: string[], folder: string): Promise<Registry> {
  const sources = await packedPackages(names);
  const scratch = join(folder, 'sources');
  mkdirSync(scratch);
  const packed = await pack(sources, folder, scratch);
  const files: Record<string, string> = {};
  const documents = new Map<string, (address: string) => object>();
  for (const name of names) {
    const manifest = JSON.parse(String(sources[`${name}/package.json`])) as Record<
      'name' | 'version',
      string
    >;
    const file = packed.find((path) => basename(path).startsWith(`docproc-${name}-`)) ?? '';
    const integrity = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
    files[manifest.name] = file;
    documents.set(manifest.name, (address) => {
      const dist = { tarball: `${address}/${basename(file)}`, integrity };
      const versions = { [manifest.version]: { ...manifest, dist } };
      return { name: manifest.name, 'dist-tags': { latest: manifest.version }, versions };
    });
  }
  const server = createServer(({ url = '' }, response) => {
    const path = decodeURIComponent(url.slice(1));
    const file = packed.find((each) => basename(each) === path);
    if (file !== undefined) return response.end(readFileSync(file));
    const document = documents.get(path);
    return document ? response.end(JSON.stringify(document(address))) : response.writeHead(404).end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: address, files, close: () => server.close().closeAllConnections() };
}
