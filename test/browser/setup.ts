/** Serves the site, and starts the one browser of all tests. Builds first, if the last build is not of these sources. */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { run as build } from '../../scripts/commands/build.ts';
import { builtState } from '../../scripts/lib/built.ts';
import { atUrl } from '../../scripts/lib/package-addresses.ts';
import { serve } from '../../scripts/lib/serve.ts';
import { root } from '../artifacts/project.ts';
import { launchOptions } from './chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the site, with a slash at its end. */
    site: string;
    /** What was built, in `docs/` of this folder. */
    folder: string;
    /** The pages below it. */
    pages: string[];
    /** Where the browser listens. */
    browser: string;
  }
}

/** No host but this machine, which is also what the name server of an attacker makes of one name. */
const hosts =
  '--host-resolver-rules=MAP rebound.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { packages, site } = await builtState();
  if (packages !== 'built' || !site) await build([], { print: () => {} });
  const folder = mkdtempSync(join(tmpdir(), 'docproc-site-'));
  const docs = join(folder, 'docs');
  cpSync(join(root, 'generated/docs'), docs, { recursive: true });
  // Below a path, as on Pages, and as built without the URL of a site, so that pages have to find their own.
  const server = await serve(folder, 0, atUrl('http://localhost:4000/'));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}/docs/`;
  const atOrigin = atUrl(origin);
  // Agents follow whole URLs alone, which texts for them have where the build knows that of the site.
  for (const path of ['llms.txt', ...globSync('**/*.md', { cwd: docs })]) {
    const text = atOrigin(readFileSync(join(docs, path), 'utf8'));
    const whole = (way: string) => new URL(way, origin + path).href;
    writeFileSync(join(docs, path), text.replaceAll(/(?<=\]\()(?![a-z]+:|#)[^)\s]+/g, whole));
  }
  const browser = await chromium.launchServer(await launchOptions([hosts]));
  project.provide('site', origin);
  project.provide('folder', folder);
  project.provide('browser', browser.wsEndpoint());
  const paths = globSync('**/*.html', { cwd: docs });
  project.provide(
    'pages',
    paths.filter((path) => !['404.html', 'reference/index.html'].includes(path)).sort(),
  );
  return async () => {
    await browser.close();
    server.close().closeAllConnections();
    rmSync(folder, { recursive: true });
  };
}
