import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readResults } from '../../docs/.vitepress/theme/results.ts';
import type { Files } from '../../scripts/lib/write-files.ts';
import { options } from '../../scripts/artifacts/reference.ts';
import { statusesWithTroubleshooting } from '../../scripts/artifacts/site/site-model.ts';
import { maintainers, siteName } from '../../docs/.vitepress/sections.ts';
import { readMarkdownPages } from '../../scripts/artifacts/site/pages/markdown-pages.ts';
import { referenceNotes } from '../../scripts/artifacts/site/reference/redoc-notes.ts';
import { languages } from '../../scripts/artifacts/site/samples/index.ts';
import { examplesOf } from '../../scripts/artifacts/site/directives/tables.ts';
import { root } from '../artifacts/project.ts';
import { buildOnce } from '../support/build.ts';
import { bundled, siteModel } from '../docs/contract.ts';

const contract = bundled();
const site = await siteModel();
const pages = await readMarkdownPages();
let files: Files;
let html: [path: string, text: string][];

beforeAll(async () => {
  ({ files } = await buildOnce());
  html = Object.entries(files).flatMap(([path, content]) =>
    path.endsWith('.html') ? [[path, String(content)] as [string, string]] : [],
  );
});

const guides = () => html.filter(([path]) => path !== 'docs/reference/index.html');

/** Where a link of a page leads, and whether there is something. */
function problemOf(from: string, link: string): string | undefined {
  const [way = '', ...fragments] = decodeURI(link).split('#');
  const fragment = fragments.join('#');
  const path = way === '' ? from : posix.join(posix.dirname(from), way);
  const file = path.endsWith('/') ? `${path}index.html` : path;
  if (!(file in files)) return `${from}: ${link} leads to no file`;
  if (fragment === '' || (file.endsWith('.md') && fragment.startsWith('/'))) return undefined;
  if (file === 'docs/reference/index.html') return inReference(fragment) ? undefined : `${from}: ${link}`;
  // The page of the same name has its headings; an operation has none.
  const page = file.replace(/\.md$/, '.html');
  const found = page in files ? String(files[page]).includes(`id="${fragment}"`) : file.endsWith('.md');
  return found ? undefined : `${from}: ${link} leads to no heading`;
}

/** Whether the reference has a place for a fragment; that it opens there is for the browser to show. */
function inReference(fragment: string): boolean {
  const [page = '', part] = fragment.slice(1).split('#');
  const [tag, name] = page.split('/');
  const schema = Object.entries(site.schemas).find(([id]) => id.toLowerCase() === name);
  const operation = site.operations.find((each) => each.id.toLowerCase() === name);
  if (tag === 'schemas') {
    const field = part?.split('path=')[1];
    const fields = (schema?.[1].properties ?? []).map((each) => each.name.toLowerCase());
    return schema !== undefined && (field === undefined || fields.includes(field));
  }
  return operation?.tag.name.toLowerCase() === tag;
}

const attribute = (tag: string, name: string) => new RegExp(`<${tag}\\b[^>]*?\\s${name}="([^"]*)"`, 'g');

describe('the site', () => {
  it('has every page that people wrote, and no marker is left in any', () => {
    const written = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.md') && !path.startsWith('.vitepress'))
      .map((path) => path.replaceAll('\\', '/'));
    expect(written.sort()).toEqual(['index.md', ...pages.map(({ path }) => path)].sort());
    for (const path of written) expect(files).toHaveProperty([`docs/${path.replace(/\.md$/, '.html')}`]);
    for (const [path, text] of Object.entries(files))
      expect(String(text), path).not.toContain('<!-- contract:');
  });

  it('has no link that leads nowhere', () => {
    const problems = guides().flatMap(([path, text]) =>
      [...text.matchAll(attribute('a', 'href'))].flatMap(([, link = '']) =>
        /^(https?:|mailto:)/.test(link) ? [] : [problemOf(path, link.replaceAll('&amp;', '&'))],
      ),
    );
    expect(problems.filter(Boolean)).toEqual([]);
  });

  it('has no link in its reference that leads nowhere', async () => {
    const path = 'docs/reference/index.html';
    const document = site.documentForRenderer(await referenceNotes(site, pages)) as { servers: object[] };
    const text = JSON.stringify(document);
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
    const frame = [...String(files[path]).matchAll(/<a href="(\.\.\/[^"]*)"/g)].map(([, link = '']) => link);
    const downloads = options.downloadUrls.map(({ url }) => url);
    expect(links.length).toBeGreaterThan(50);
    expect(frame.length).toBeGreaterThan(3);
    expect([...links, ...frame, ...downloads].flatMap((link) => problemOf(path, link) ?? [])).toEqual([]);
    // Redoc shows the description of a server as it is.
    expect(document.servers.length).toBeGreaterThan(0);
    expect(JSON.stringify(document.servers)).not.toMatch(/\]\(|Open:/);
  });

  it('has a title and a description of its own on every page', () => {
    const heads = html.map(([path, text]) => [
      path,
      /<title>(.+?)<\/title>/.exec(text)?.[1],
      /<meta\s+name="description"\s+content="(.+?)"/.exec(text)?.[1],
    ]);
    for (const [path, title, description] of heads) {
      expect(title, path).toContain(siteName);
      expect(description, path).toMatch(/^[A-Z].{20,160}\.$/);
    }
    expect(new Set(heads.map(([, title]) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(([, , description]) => description)).size).toBe(heads.length);
  });

  it('shows as JSON only what is an example of the contract, where the examples are valid', async () => {
    const own = Object.values(site.schemas).flatMap((schema) => schema.examples);
    const examples = site.operations.flatMap((operation) =>
      ['request', ...operation.responses.map(({ status }) => status)].flatMap((status) =>
        examplesOf(operation, status).map(({ value }) => JSON.stringify(value)),
      ),
    );
    const versions = Object.entries(files).filter(
      ([path]) => path.endsWith('.md') && path !== 'docs/guides/control-api.md',
    );
    const shown = versions.flatMap(([path, text]) =>
      [...String(text).matchAll(/```json[^\n]*\n(.*?)```/gs)].map(([, json = '']) => ({
        path,
        json: JSON.stringify(JSON.parse(json)),
      })),
    );
    expect(shown.length).toBeGreaterThan(20);
    // The page of a schema shows a part of an example.
    const known = [...examples, ...own.map((value) => JSON.stringify(value))];
    const isResult = (json: string): boolean => {
      try {
        return readResults(json).length > 0;
      } catch {
        return false;
      }
    };
    // A guide shows what the page of the open questions loads, others the configuration of an MCP client and known findings.
    // `test/docs/control-api.test.ts` compares those of the control API.
    const isOther = (json: string): boolean =>
      isResult(json) || /^(\{"(mcpServers|mcp|servers)"|\[\{"check"):/.test(json);
    const others = shown.filter(({ json }) => !known.some((each) => each.includes(json)) && !isOther(json));
    expect(others).toEqual([]);
  });

  it('links to no host but those that a reader expects', () => {
    const hosts = html.flatMap(([, text]) =>
      [...text.matchAll(/<a\b[^>]*?\shref="(https?:\/\/[^"/]+)/g)].map(([, host]) => host),
    );
    expect([...new Set(hosts)].sort()).toEqual([
      'https://developers.cloudflare.com',
      'https://hono.dev',
      'https://mswjs.io',
      'https://playwright.dev',
      'https://redocly.com',
      'https://semver.org',
      'https://stoplight.io',
      'https://vitest.dev',
    ]);
  });

  it('loads nothing but its own files', () => {
    for (const [path, text] of guides()) {
      const loaded = [
        ...text.matchAll(attribute('script', 'src')),
        ...text.matchAll(attribute('link', 'href')),
        ...text.matchAll(attribute('img', 'src')),
      ].map(([, link = '']) => link);
      expect(loaded.filter((link) => !link.startsWith('data:') && problemOf(path, link))).toEqual([]);
    }
    const styles = Object.entries(files).filter(([path]) => path.endsWith('.css'));
    for (const [path, text] of styles) expect(String(text), path).not.toMatch(/url\(\s*["']?https?:|@import/);
  });

  it('has a policy on every page that allows its own scripts alone', () => {
    for (const [path, text] of guides()) {
      const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text) ?? [];
      expect(text.indexOf('Content-Security-Policy'), path).toBeLessThan(
        text.search(/<(script|style|link)\b/),
      );
      expect(policy).toMatch(/^default-src 'none'; script-src 'self' /);
      expect(policy).not.toMatch(/https?:|\*|script-src[^;]*unsafe/);
      for (const [, script = ''] of text.matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs)) {
        expect(policy).toContain(createHash('sha256').update(script).digest('base64'));
      }
    }
  });

  it('finds guides and operations in its search', () => {
    const [, index = ''] = Object.entries(files).find(([path]) => path.includes('localSearchIndex')) ?? [];
    for (const { id } of site.operations) {
      expect(String(index)).toContain(`/reference/${id}.html#`);
    }
    for (const { path, section } of pages)
      expect(String(index).includes(path.replace(/\.md$/, '.html')), path).toBe(section !== maintainers);
  });
});

describe('for tools', () => {
  const json = (path: string) => JSON.parse(String(files[path])) as Record<string, unknown>[];

  it('every page and operation has a Markdown version', () => {
    for (const { path, title } of pages) expect(String(files[`docs/${path}`])).toMatch(`# ${title}\n`);
    for (const { id, summary, responses } of site.operations) {
      const text = String(files[`docs/reference/${id}.md`]);
      expect(text).toContain(`# ${summary}`);
      for (const { status, success } of responses)
        expect(text).toContain(success ? `### ${status}` : `| [${status}](../guides/errors.md#status-`);
      for (const lang of Object.keys(languages)) expect(text).toContain(`${lang}:\n\n\`\`\``);
    }
  });

  it('Markdown versions link to what there is', () => {
    const problems = Object.entries(files)
      .filter(([path]) => path.endsWith('.md') || /llms(-full)?\.txt$/.test(path))
      .flatMap(([path, text]) =>
        [
          ...String(text)
            .replaceAll(/```.*?```/gs, '')
            .matchAll(/\]\(([^)]+)\)|href="([^"]+)"/g),
        ].map(([, markdown, markup]) => {
          const link = markdown ?? markup ?? '';
          return link.startsWith('http') ? undefined : problemOf(path, link);
        }),
      );
    expect(problems.filter(Boolean)).toEqual([]);
  });

  it('llms.txt lists every page of an integrator, and llms-full.txt has what they need', () => {
    const index = String(files['docs/llms.txt']);
    const full = String(files['docs/llms-full.txt']);
    expect(index).toMatch(/^# .+\n\n> .+\n/);
    for (const { path, section } of pages)
      expect(index.includes(`](${path})`), path).toBe(section !== maintainers);
    const needed = pages.filter(({ section }) => /^(Get started|Recipes)$/.test(section));
    for (const { title } of needed) expect(full).toContain(`# ${title}\n`);
    expect(full.length).toBeLessThanOrEqual(348_000);
    for (const { id, summary } of site.operations) {
      expect(index).toContain(`reference/${id}.md`);
      expect(full).toContain(`# ${summary}\n`);
    }
  });

  it('the open questions are all there, each with its places', () => {
    const questions = json('docs/open-questions.json');
    const named = new Set(
      JSON.stringify(contract.document)
        .match(/(?<="x-open-questions":\[)[^\]]*/g)
        ?.flatMap((list) => list.match(/[\w-]+/g) ?? []),
    );
    expect(new Set(questions.map(({ id }) => id))).toEqual(named);
    for (const { id, places } of questions) {
      expect(places, String(id)).not.toEqual([]);
      for (const { reference } of places as { reference: string }[])
        expect(problemOf('docs/open-questions.json', reference)).toBeUndefined();
    }
    const page = String(files['docs/open-questions.html']);
    const reference = String(files['docs/reference/index.html']);
    const lost = questions.filter(
      ({ id }) => !page.includes(`id="${id}"`) || !reference.includes(`../open-questions.html#${id}`),
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  it('the errors say for every operation and status what to do', () => {
    const errors = json('docs/errors.json');
    const expected = site.operations.flatMap((operation) =>
      statusesWithTroubleshooting(operation).map((status) => `${operation.id} ${status}`),
    );
    expect(errors.map(({ operation, status }) => `${operation} ${status}`)).toEqual(expected);
    for (const entry of errors) {
      expect(entry).toEqual({
        operation: expect.any(String),
        status: expect.any(Number),
        cause: expect.stringMatching(/\S/),
        title: expect.stringMatching(/\S/),
        do: expect.stringMatching(/\S/),
        retry: expect.stringMatching(/^(later|after-checking|after-change|never)$/),
        noResponse: expect.stringMatching(/\S/),
      });
      expect(String(files['docs/machine-readable.md'])).toContain(`| \`${String(entry['retry'])}\` `);
    }
  });

  it('the errors advise no repetition without a check', () => {
    const failing = site.operations.filter(({ responses }) =>
      responses.some(({ status }) => status === '500'),
    );
    const reads = failing.filter(({ method }) => method === 'GET').map(({ id }) => id);
    expect(reads.length).toBeLessThan(failing.length);
    const later = json('docs/errors.json').filter(({ retry }) => retry === 'later');
    expect(new Set(later.map(({ operation }) => operation))).toEqual(new Set(reads));
  });

  it('the contract is there in both forms', () => {
    expect(JSON.parse(String(files['docs/openapi.json']))).toEqual(contract.document);
    expect(String(files['docs/openapi.yaml'])).toMatch(/^openapi: /);
  });
});
