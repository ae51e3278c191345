/** Builds the site once for all tests, and serves it. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { loadContract } from '../../scripts/model/bundle.ts';
import { build as buildReference } from '../../scripts/artifacts/reference.ts';
import { servedPackages } from '../../scripts/artifacts/packages/tarballs.ts';
import { start } from '../../scripts/artifacts/site/index.ts';
import { packedPackages } from '../../scripts/commands/build.ts';
import { serve } from '../../scripts/lib/serve.ts';
import { write } from '../../scripts/lib/write-files.ts';
import { root } from '../artifacts/project.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the site, with a slash at its end. */
    site: string;
    /** What was built, in `docs/` of this folder. */
    folder: string;
    /** The pages below it. */
    pages: string[];
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const contract = await loadContract(join(root, 'openapi'));
  const folder = mkdtempSync(join(tmpdir(), 'docproc-site-'));
  // Below a path, as on Pages.
  const server = await serve(folder, 0);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}/docs/`;
  const [site, reference] = await Promise.all([start(origin).build(contract), buildReference(contract)]);
  const packages = await servedPackages(await packedPackages(contract));
  await write({ ...site, ...reference, ...packages }, folder);
  project.provide('site', origin);
  project.provide('folder', folder);
  const paths = Object.keys(site).map((path) => path.replace('docs/', ''));
  project.provide('pages', paths.filter((path) => path.endsWith('.html') && path !== '404.html').sort());
  return () => {
    server.close().closeAllConnections();
    rmSync(folder, { recursive: true });
  };
}
