import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { chromium, type LaunchOptions } from 'playwright-core';
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

/** Returns how to start the browser that is there: Debian's Chromium, an installed Chrome, or one that npm brings. */
export async function launchOptions(more: string[] = []): Promise<LaunchOptions> {
  const args = [...usual, ...more];
  const debian = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  if (existsSync(debian)) return { args, executablePath: debian };
  try {
    await (await chromium.launch({ args, channel: 'chrome' })).close();
    return { args, channel: 'chrome' };
  } catch {
    await install(true);
    const { resolve } = createRequire(toolFile('@sparticuz/chromium/package.json'));
    const module = (await import(pathToFileURL(resolve('@sparticuz/chromium')).href)) as {
      default: { executablePath: () => Promise<string> };
    };
    return { args, executablePath: await module.default.executablePath() };
  }
}
