/** What readers use on the site, and the page of the sandbox, in every engine. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSandbox } from '@docproc/sandbox';
import { beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { contract, type JsonObject } from '../support/contract.ts';
import { temporary } from '../support/folders.ts';
import type { Engine, EngineName } from './engines.ts';

const site = inject('site');

/** Declares the tests for an engine, which is there once they run. */
export function testSite(_: EngineName, launched: () => Engine): void {
  let engine: Engine;
  beforeAll(() => {
    engine = launched();
    engine.problems.length = 0;
  });

  /** Waits until an element has a text, and returns its text. */
  const shows = async (selector: string, text: string): Promise<void> => {
    const read = (place: string) =>
      [...document.querySelectorAll(place)].map(({ textContent }) => textContent).join(' ');
    await expect.poll(() => engine.run(read, selector)).toContain(text);
  };
  /** Brings an element into view, so that its script is loaded, and waits until it can be used. */
  const ready = async (selector: string): Promise<void> => {
    const isReady = (place: string): boolean => {
      const element = document.querySelector<HTMLButtonElement>(place);
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      element?.dispatchEvent(new Event('focusin', { bubbles: true }));
      return element?.disabled === false && element.closest('.try-it:not([data-ready])') === null;
    };
    await expect.poll(() => engine.run(isReady, selector)).toBe(true);
  };

  it('the console uploads samples and files, and changes tasks', async () => {
    await engine.open(`${site}guides/getting-started.html`);
    await ready('.try-it button.first');
    await engine.click('.try-it button.first');
    await shows('.try-it [data-state].current', 'REVIEWING');
    await engine.run(() => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('.try-it button')];
      buttons.find(({ textContent }) => textContent.trim() === 'complete')?.click();
    });
    await shows('.try-it [data-state].current', 'COMPLETED');
    const file = join(temporary(), 'fail.pdf');
    writeFileSync(file, 'bytes');
    await engine.choose('.try-it input[type=file]', file);
    await shows('.try-it .task', 'fail.pdf');
    await shows('.try-it [data-state].current', 'FAILED');
    // Firefox reports a request of the page before when it is left.
    expect(engine.problems.filter((problem) => !problem.includes('docproc.test'))).toEqual([]);
  });

  it('each console of an operation sends its request', async () => {
    const found: Record<string, string> = {};
    // Those with a form, a body, and without one.
    const pages = ['createUpload', 'createUploadShorthand', 'reportTask', 'moveUpload', 'getTask'];
    for (const page of pages) {
      await engine.open(`${site}reference/${page}.html`);
      await ready('.try-operation button.first');
      await engine.click('.try-operation button.first');
      await shows('.try-operation [role=status]', 'The response has status');
      const read = () => document.querySelector('.try-operation [role=status]')?.textContent ?? '';
      found[page] = (await engine.run(read)).replace(/\D/g, '');
    }
    expect(Object.entries(found).filter(([, status]) => !/^20[017]$/.test(status))).toEqual([]);
  });

  it('the reference on one page keeps to its policy', async () => {
    // A page that is left while it loads reports what it could not load.
    await engine.open('about:blank');
    engine.problems.length = 0;
    await engine.open(`${site}reference/`);
    const { title, version } = contract.info as JsonObject;
    await shows('#api-content h1', `${title} (${version})`);
    // What was printed before is read before this.
    await engine.run(() => undefined);
    expect(engine.problems).toEqual([]);
  });

  it('the page of the sandbox shows what it has, again after it was away, and after Back', async () => {
    let sandbox = await startSandbox({ port: 0, log: () => {} });
    onTestFinished(() => sandbox.close());
    sandbox.seed({ id: 'first-task' });
    const { baseUrl } = sandbox;
    await engine.open(baseUrl);
    await shows('main', 'first-task');
    await engine.open(`${baseUrl}/_sandbox/health`);
    await engine.back();
    await shows('main', 'first-task');
    sandbox.seed({ id: 'second-task' });
    await shows('main', 'second-task');
    await sandbox.close();
    await shows('main', 'Not connected.');
    const before = await engine.run(() => document.querySelector('[role=alert]')?.textContent);
    expect(before).not.toBe('');
    sandbox = await startSandbox({ port: Number(new URL(baseUrl).port), log: () => {} });
    sandbox.seed({ id: 'third-task' });
    await shows('main', 'third-task');
    expect(await engine.run(() => document.querySelector('[role=alert]')?.textContent)).toBe('');
  });
}
