/** Browsers of other engines, each behind the same few methods. Playwright drives none of those that distributions ship. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';
import { launch } from 'puppeteer-core';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** Which of them the tests run in: a list of names with commas between them. */
export const engines = (process.env['ENGINES'] ?? 'chromium,firefox').split(',') as EngineName[];

/** A name of this machine whose pages are no secure context, as those of another machine over http. WebKit does not know it. */
export const insecureHost = 'docproc.test';

/** One tab of a browser. */
export interface Engine {
  name: EngineName;
  open(url: string): Promise<void>;
  /** Calls a function in the page, and returns what it returns or resolves with: both as JSON. */
  run<Given extends unknown[], Result>(
    program: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;
  /** Clicks on an element as a person does. */
  click(selector: string): Promise<void>;
  /** Chooses files on disk in an input. */
  choose(selector: string, ...paths: string[]): Promise<void>;
  back(): Promise<void>;
  /** Errors of pages; WebDriver has none. */
  problems: string[];
  close(): Promise<void>;
}

/** Starts a browser that accepts any certificate. */
export const launchEngine = (name: EngineName): Promise<Engine> =>
  name === 'webkit' ? launchWebkit() : launchWithPuppeteer(name);

const resolverRules = `--host-resolver-rules=MAP ${insecureHost} 127.0.0.1`;

const programs = {
  chromium: [process.env['CHROMIUM'] ?? '/usr/bin/chromium', '/usr/bin/google-chrome'],
  firefox: [process.env['FIREFOX'] ?? '/usr/bin/firefox-esr', '/usr/bin/firefox'],
  webkit: ['/usr/bin/WebKitWebDriver'],
};

function programOf(name: EngineName): string {
  const found = programs[name].find((path) => existsSync(path));
  if (!found)
    throw new Error(`There is no ${programs[name].join(' and no ')}. CONTRIBUTING.md names the packages.`);
  return found;
}

async function launchWithPuppeteer(name: 'chromium' | 'firefox'): Promise<Engine> {
  const browser = await launch({
    browser: name === 'firefox' ? 'firefox' : 'chrome',
    executablePath: programOf(name),
    args: name === 'firefox' ? [] : ['--no-sandbox', '--disable-gpu', '--disable-quic', resolverRules],
    extraPrefsFirefox: { 'network.dns.localDomains': insecureHost },
    acceptInsecureCerts: true,
    // A slow machine does not fail.
    timeout: 240_000,
    protocolTimeout: 240_000,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(240_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const texts = message.args().map((each) => each.evaluate(String));
    void Promise.all(texts).then(
      (all) => problems.push(all.join(' ')),
      // Of a page that was left while it loaded: what it could not load is no problem.
      () => {},
    );
  });
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    name,
    problems,
    open: async (url) => void (await page.goto(url)),
    async run(program, ...given) {
      const call = `(${String(program)})(...${JSON.stringify(given)})`;
      return (await page.evaluate(call)) as Awaited<ReturnType<typeof program>>;
    },
    click: (selector) => page.locator(selector).click(),
    async choose(selector, ...paths) {
      const input = await page.waitForSelector(selector);
      await (input as Awaited<ReturnType<typeof page.$<'input'>>>)?.uploadFile(...paths);
    },
    back: async () => void (await page.goBack()),
    close: () => browser.close(),
  };
}

/** Safari's engine, over WebDriver: the variable DISPLAY names a screen, such as that of Xvfb. */
async function launchWebkit(): Promise<Engine> {
  const port = await getPort();
  const driver = spawn(programOf('webkit'), [`--port=${port}`], { stdio: 'ignore' });
  const ended = once(driver, 'exit');
  const call = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const init = { method, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, init);
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
  const capabilities = { alwaysMatch: { acceptInsecureCerts: true, timeouts: { script: 240_000 } } };
  const begin = () => call<{ sessionId: string }>('POST', '', { capabilities });
  let session: { sessionId: string } | undefined;
  for (let tries = 0; !session; tries++) {
    // Until it listens.
    session = await begin().catch((error: unknown) => {
      if (tries > 100 || driver.exitCode !== null || !(error instanceof TypeError)) throw error;
      return setTimeout(100, undefined);
    });
  }
  const tab = `/${session.sessionId}`;
  const element = async (selector: string): Promise<string> => {
    const found = await call<object>('POST', `${tab}/element`, { using: 'css selector', value: selector });
    return `${tab}/element/${Object.values(found)[0]}`;
  };
  const script = (program: unknown): string => `
    const given = [...arguments];
    const done = given.pop();
    Promise.resolve().then(() => (${String(program)})(...given))
      .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
  return {
    name: 'webkit',
    problems: [],
    open: (url) => call('POST', `${tab}/url`, { url }),
    async run(program, ...given) {
      type Outcome = { value: Awaited<ReturnType<typeof program>>; error?: string };
      const body = { script: script(program), args: given };
      const { value, error } = await call<Outcome>('POST', `${tab}/execute/async`, body);
      if (error !== undefined) throw new Error(error);
      return value;
    },
    click: async (selector) => call('POST', `${await element(selector)}/click`, {}),
    choose: async (selector, ...paths) =>
      call('POST', `${await element(selector)}/value`, { text: paths.join('\n') }),
    back: () => call('POST', `${tab}/back`, {}),
    async close() {
      await call('DELETE', tab);
      driver.kill();
      await ended;
    },
  };
}
