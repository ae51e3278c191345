/** The documentation of released versions, next to the latest one. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addVersions } from '../../scripts/commands/site-versions.ts';
import { newestPatches, withVersions } from '../../scripts/lib/site-versions.ts';

const page = '<html><head></head><body class="x"><div id="app"></div></body></html>';
const versions = ['0.10', '0.2'];
const linksOf = (html: string) =>
  [...html.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)/g)].map(([, href, text]) => [text, href]);

describe('a page', () => {
  it('of the latest version has the menu of versions', () => {
    const html = withVersions(page, { path: 'guides/errors.html', versions });
    expect(linksOf(html)).toEqual([
      ['Latest', '../index.html'],
      ['0.10', '../v/0.10/index.html'],
      ['0.2', '../v/0.2/index.html'],
    ]);
    expect(html).toContain('</div><aside class="versions"');
    expect(html).toContain('<script src="../versions.js" defer></script>');
    expect(html).not.toContain('This is the documentation of version');
    expect(html).not.toContain('noindex');
  });

  it('of an old version also has a banner with the way to the latest one, and is no search result', () => {
    const html = withVersions(page, { path: 'v/0.2/guides/errors.html', versions });
    expect(html).toContain('This is the documentation of version 0.2.');
    expect(linksOf(html)[0]).toEqual(['Read the latest version', '../../../index.html']);
    expect(html).toContain('<a href="../index.html" target="_self" aria-current="true">0.2</a>');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it('that is no application has no script, which its policy would reject', () => {
    const reference = page.replace('<div id="app"></div>', '');
    const html = withVersions(reference, { path: 'reference/index.html', versions });
    expect(html).not.toContain('<script');
    expect(html).toContain('<body class="x"><aside class="versions"');
  });
});

it('the newest version of each pair of major and minor is shown', () => {
  const newest = newestPatches(['0.2.9', '0.10.0', '1.0.0', '0.2.10', '0.10.1']);
  expect([...newest]).toEqual([
    ['1.0', '1.0.0'],
    ['0.10', '0.10.1'],
    ['0.2', '0.2.10'],
  ]);
});

describe('npm run site-versions', () => {
  function scratch(files: Record<string, string> = {}): string {
    const folder = mkdtempSync(join(tmpdir(), 'docproc-versions-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return folder;
  }
  const site = { 'index.html': page, '404.html': page, 'assets/app.js': 'code' };

  it('unpacks the archives of a release below /v/', async () => {
    const archives = scratch();
    const old = scratch(site);
    for (const version of ['0.1.0', '0.1.1'])
      execFileSync('tar', ['-czf', join(archives, `site-${version}.tgz`), '-C', old, '.']);
    const folder = scratch(site);
    expect(await addVersions(archives, folder)).toEqual(['0.1']);
    expect(readdirSync(join(folder, 'v'))).toEqual(['0.1']);
    const read = (path: string) => readFileSync(join(folder, path), 'utf8');
    expect(read('index.html')).toContain('href="v/0.1/index.html"');
    expect(read('v/0.1/index.html')).toContain('href="../../index.html"');
    expect(read('v/0.1/404.html')).toBe(page);
    expect(read('v/0.1/assets/app.js')).toBe('code');
    expect(read('versions.js')).toContain('.versions a');
    await expect(addVersions(archives, folder)).rejects.toThrow('has versions already');
  });

  it('moves the URLs of an old version to its folder', async () => {
    const archives = scratch();
    const at = (url: string) => page.replace('<head>', `<head><link rel="canonical" href="${url}">`);
    const old = scratch({
      'index.html': at('https://old.example/'),
      'guides/errors.html': at('https://old.example/guides/errors.html'),
      'llms.txt': '[Errors](https://old.example/guides/errors.md)',
      'sitemap.xml': 'https://old.example/',
    });
    execFileSync('tar', ['-czf', join(archives, 'site-0.1.0.tgz'), '-C', old, '.']);
    const folder = scratch({ 'index.html': at('https://kit.example/docs/') });
    await addVersions(archives, folder);
    const read = (path: string) => readFileSync(join(folder, path), 'utf8');
    const moved = 'https://kit.example/docs/v/0.1/guides/errors';
    expect(read('v/0.1/guides/errors.html')).toContain(`<link rel="canonical" href="${moved}.html">`);
    expect(read('v/0.1/llms.txt')).toBe(`[Errors](${moved}.md)`);
    expect(read('index.html')).toContain('href="https://kit.example/docs/"');
    expect(readdirSync(join(folder, 'v/0.1'))).not.toContain('sitemap.xml');
  });

  it('leaves a site without releases as it is', async () => {
    const folder = scratch(site);
    expect(await addVersions(scratch(), folder)).toEqual([]);
    expect(readdirSync(folder).sort()).toEqual(['404.html', 'assets', 'index.html']);
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(page);
  });

  it('names what it cannot use', async () => {
    const folder = scratch(site);
    await expect(addVersions(scratch({ 'site-0.1.0.tgz': 'no archive' }), folder)).rejects.toThrow(
      'site-0.1.0.tgz cannot be unpacked',
    );
    expect(readdirSync(folder)).not.toContain('v');
    await expect(addVersions(join(folder, 'nothing'), folder)).rejects.toThrow('There is no folder');
    await expect(addVersions(folder, scratch())).rejects.toThrow('Run `npm run build` first.');
  });
});
