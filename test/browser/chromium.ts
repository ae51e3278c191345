import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { install, toolFile } from '../runtimes/tools.ts';

const usual = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** Starts the browser that is there: Debian's Chromium, an installed Chrome, or one that npm brings. */
export async function launch(more: string[] = []): Promise<Browser> {
  const args = [...usual, ...more];
  const debian = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  if (existsSync(debian)) return chromium.launch({ args, executablePath: debian });
  try {
    return await chromium.launch({ args, channel: 'chrome' });
  } catch {
    await install(true);
    const { resolve } = createRequire(toolFile('@sparticuz/chromium/package.json'));
    const module = (await import(pathToFileURL(resolve('@sparticuz/chromium')).href)) as {
      default: { executablePath: () => Promise<string> };
    };
    return chromium.launch({ args, executablePath: await module.default.executablePath() });
  }
}
