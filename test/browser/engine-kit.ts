/** The packages within pages, in every engine: a sandbox in the page, and the client. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serve } from '../../scripts/lib/serve.ts';
import { apiKey, content, serve as serveRuntimes } from '../runtimes/server.ts';
import { temporary } from '../support/folders.ts';
import { type Engine, type EngineName, insecureHost } from './engines.ts';

/** Serves a page with the kit as long as the tests run. Returns its URL, and the script. */
async function serveKit(): Promise<{ site: string; script: string }> {
  const folder = temporary(afterAll);
  const resolve = { conditionNames: ['browser', 'import'] };
  const build = await rolldown({ input: join(import.meta.dirname, 'kit.ts'), platform: 'browser', resolve });
  await build.write({ format: 'iife', name: 'kit', file: join(folder, 'kit.js') });
  const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  copyFileSync(worker, join(folder, 'mockServiceWorker.js'));
  const page = '<!doctype html><script src="kit.js"></script><input type="file" multiple>';
  writeFileSync(join(folder, 'index.html'), page);
  const server = await serve(folder, 0);
  afterAll(() => server.close().closeAllConnections());
  const site = `http://localhost:${(server.address() as AddressInfo).port}/`;
  return { site, script: readFileSync(join(folder, 'kit.js'), 'utf8') };
}

const served = await serveKit();

/** Declares the tests for an engine, which is there once they run. */
export function testKit(name: EngineName, launched: () => Engine): void {
  let engine: Engine;
  beforeAll(async () => {
    engine = launched();
    await engine.open(served.site);
  });

  it('createFetch reads every kind of body', async () => {
    const report = '{"issues":[{"label":"Poor Document Quality","value":"poor_quality"}]}';
    const found = await engine.run(async (text) => {
      const sandbox = kit.createSandbox();
      const send = kit.createFetch(sandbox);
      const project = 'http://any.test/v2/team-1/project/project-1';
      const file = new File(['four'], 'a "b".pdf', { type: 'application/pdf' });
      const fill = (form: FormData): FormData => {
        for (const [name, value] of [
          ['projectId', 'project-1'],
          ['name', 'ü\nü'],
        ] as const)
          form.append(name, value);
        form.append('file', file);
        return form;
      };
      const { contentWindow } = document.body.appendChild(document.createElement('iframe'));
      const { FormData: Other } = contentWindow as Window & typeof globalThis;
      const url = `${project}/task/t/report`;
      const headers = { authorization: 'Bearer k', 'content-type': 'application/json' };
      const init = { method: 'POST', headers, duplex: 'half' };
      const bytes = new TextEncoder().encode(text);
      const form = { method: 'POST', headers: { authorization: 'Bearer k' } };
      const sent: Record<string, () => Promise<Response>> = {
        string: () => send(url, { ...init, body: text }),
        Blob: () => send(url, { ...init, body: new Blob([text]) }),
        view: () => send(url, { ...init, body: bytes }),
        buffer: () => send(url, { ...init, body: bytes.buffer }),
        stream: () => send(url, { ...init, body: new Response(text).body }),
        Request: () => send(new Request(url, { ...init, body: text })),
        'Request and options': () => send(new Request(url, { ...init, body: text }), { headers }),
        form: () => send(`${project}/upload`, { ...form, body: fill(new FormData()) }),
        'form of a frame': () => send(`${project}/upload`, { ...form, body: fill(new Other()) }),
        'Request of a form': () =>
          send(new Request(`${project}/upload`, { ...form, body: fill(new FormData()) })),
        URLSearchParams: () => send(`${project}/upload`, { ...form, body: new URLSearchParams({ a: 'b' }) }),
        none: () => send(`${project}/upload`, form),
        'nothing to send': () => send(`${project}/task/t/complete`, form),
      };
      const outcomes: Record<string, unknown> = {};
      for (const [kind, start] of Object.entries(sent)) {
        sandbox.reset();
        sandbox.seed({ id: 't' });
        try {
          const { status } = await start();
          const [entry] = sandbox.journal();
          const { files = [], fields = {} } = entry?.form ?? {};
          const [file] = files;
          const form = file && [file.name, file.size, fields['name']];
          outcomes[kind] = [status, entry?.body ?? entry?.rejected ?? form ?? 'no body'];
        } catch (error) {
          outcomes[kind] = String(error);
        }
      }
      return outcomes;
    }, report);
    const explained = expect.stringContaining('Pass the form with its URL') as unknown;
    const accepted = [200, report];
    const uploaded = [200, ['a "b".pdf', 4, ['ü\r\nü']]];
    expect(found).toEqual({
      string: accepted,
      Blob: accepted,
      view: accepted,
      buffer: accepted,
      stream: accepted,
      Request: accepted,
      'Request and options': accepted,
      form: uploaded,
      'form of a frame': uploaded,
      'Request of a form': name === 'webkit' ? explained : uploaded,
      URLSearchParams: [400, expect.stringContaining('multipart/form-data')],
      none: [400, 'the body is missing'],
      'nothing to send': [200, 'no body'],
    });
  });

  it('an abort ends a request whose body never ends', async () => {
    const found = await engine.run(async () => {
      const sandbox = kit.createSandbox();
      sandbox.seed({ id: 't' });
      const send = kit.createFetch(sandbox);
      const project = 'http://any.test/v2/team-1/project/project-1';
      const types = {
        'task/t/report': 'application/json',
        upload: 'multipart/form-data; boundary=b',
      };
      const ends: string[] = [];
      for (const [path, type] of Object.entries(types)) {
        const controller = new AbortController();
        const headers = { authorization: 'Bearer k', 'content-type': type };
        const body = new ReadableStream({
          start: (stream) => stream.enqueue(new TextEncoder().encode('{')),
        });
        const init = { method: 'POST', headers, body, duplex: 'half', signal: controller.signal };
        const sent = send(`${project}/${path}`, init);
        setTimeout(() => controller.abort(), 50);
        ends.push(await sent.then(String, ({ name }: Error) => name));
      }
      return [ends, sandbox.journal().filter(({ status }) => status !== 0)];
    });
    expect(found).toEqual([['AbortError', 'AbortError'], []]);
  });

  it('the client reaches a sandbox in the page', async () => {
    const found = await engine.run(async () => {
      const sandbox = kit.createSandbox({ processingMs: 50 });
      const docproc = kit.createClient({
        baseUrl: 'http://any.test',
        apiKey: 'k',
        teamId: 'team-1',
        projectId: 'project-1',
        fetch: kit.createFetch(sandbox),
      });
      const { id } = await docproc.uploads.create({
        files: [new File(['four'], 'a.pdf'), new Blob(['five5'])],
      });
      sandbox.advance(50);
      await docproc.uploads.waitFor(id, { until: ['REVIEWING'] });
      const tasks = sandbox.tasks().filter(({ upload_id }) => upload_id === id);
      const first = tasks[0]?.id ?? '';
      await docproc.tasks.complete(first);
      const again = await docproc.tasks.complete(first).catch(({ status }: { status: number }) => status);
      const files = sandbox.journal().flatMap(({ form }) => form?.files ?? []);
      return [tasks.length, again, files.map(({ name, size }) => [name, size])];
    });
    expect(found).toEqual([
      2,
      400,
      [
        ['a.pdf', 4],
        ['file-2', 5],
      ],
    ]);
  });

  it('handlers of Mock Service Worker reach a sandbox in the page', async () => {
    const found = await engine.run(async () => {
      const sandbox = kit.createSandbox();
      const worker = kit.setupWorker(...kit.createHandlers(sandbox));
      await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
      const docproc = kit.createClient({
        baseUrl: 'https://docproc.example',
        apiKey: 'k',
        teamId: 'team-1',
        projectId: 'project-1',
        retries: 0,
      });
      await docproc.uploads.create({ files: [new File(['four'], 'a.pdf')] });
      const issues = [{ label: 'Wrong Document Type', value: 'wrong_type' }];
      sandbox.seed({ id: 't' });
      await docproc.tasks.report('t', { issues });
      sandbox.fault({ fault: 'cut' });
      const { name } = (await docproc.tasks.get('t').catch((error: Error) => error)) as Error;
      worker.stop();
      const [file] = sandbox.journal().flatMap(({ form }) => form?.files ?? []);
      return [file?.name, file?.size, name];
    });
    expect(found).toEqual(['a.pdf', 4, 'ConnectionError']);
  });

  it('an overlay has the size of what it covers', async () => {
    const [width, height] = await engine.run(() => {
      const coordinates = [
        [100, 200],
        [114.5, 200],
        [114.5, 205.5],
        [100, 205.5],
      ] as const;
      const page = { width: 1000, height: 1000, segments: [{ id: 's', confidence: 1, coordinates }] };
      const frame = document.body.appendChild(document.createElement('div'));
      frame.style.cssText = 'width: 400px; height: 1000px';
      frame.innerHTML = kit.overlay(kit.pageItems(page, { unit: 'pixels' }));
      const box = frame.querySelector('polygon')?.getBoundingClientRect();
      frame.remove();
      return [box?.width ?? 0, box?.height ?? 0] as const;
    });
    // With its stroke, or without.
    expect([width > 5.7 && width < 10, height > 5.4 && height < 10]).toEqual([true, true]);
  });

  it('the client does what it does in other runtimes, also where the page is no secure context', async () => {
    const service = await serveRuntimes();
    const output: string[] = [];
    for (const host of name === 'webkit' ? ['127.0.0.1'] : ['127.0.0.1', insecureHost]) {
      const here = (url: string): string => url.replace('127.0.0.1', host);
      await engine.open(here(service.baseUrl));
      await engine.run((text) => {
        document.head.append(Object.assign(document.createElement('script'), { text }));
      }, served.script);
      const lines = await engine.run(
        async (setting) => {
          const lines = [`secure: ${isSecureContext}`];
          console.log = (line: string) => void lines.push(line);
          await kit.run(setting);
          return lines;
        },
        {
          run: `${name}-${host}`,
          baseUrl: here(service.baseUrl),
          closedUrl: here(service.closedUrl),
          apiKey,
          content,
          distinguishesRefused: false,
          isBrowser: true,
          repeats: name !== 'webkit',
        },
      );
      output.push(...lines);
    }
    service.close();
    const [first, ...others] = output.filter((line) => !line.startsWith('ok '));
    expect(first).toBe('secure: true');
    const cases = expect.stringMatching(/^\d+ cases$/) as string;
    expect(others).toEqual(name === 'webkit' ? [cases] : [cases, 'secure: false', cases]);
  });
}
