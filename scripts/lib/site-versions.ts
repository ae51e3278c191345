/** The documentation of released versions: a menu on every page, and a banner on those of old versions. */
import { posix } from 'node:path';
import type { Files } from './write-files.ts';

/** A page of a site with several versions. */
interface VersionedPage {
  /** Path below the root of the site, such as `v/0.1/guides/errors.html`. */
  path: string;
  /** The versions with a site of their own, such as `0.2` and `0.1`: the newest first. */
  versions: string[];
}

/** The script that pages load from the root of the site. */
const script = 'versions.js';

/**
 * Files at the root of the site. The pages are one application, which changes the URL without loading a page: the
 * script makes links that are relative to the first URL absolute.
 */
export const versionFiles: Files = {
  [script]:
    "for (const link of document.querySelectorAll('.versions a')) link.setAttribute('href', link.href);\n",
};

/** Returns the newest version of each pair of major and minor, by that pair: the newest first. */
export function newestPatches(versions: string[]): Map<string, string> {
  const newest = new Map<string, string>();
  for (const version of newestFirst(versions)) {
    const folder = version.split('.').slice(0, 2).join('.');
    if (!newest.has(folder)) newest.set(folder, version);
  }
  return newest;
}

/** Returns versions such as `0.10.1`, the newest first. */
export const newestFirst = (versions: string[]): string[] =>
  versions.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));

/** Where the site of a version is, below the root. */
export const versionFolder = (version: string): string => `v/${version}`;

/** Returns a page with the menu of versions, and with a banner if a newer version has been released. */
export function withVersions(page: string, { path, versions }: VersionedPage): string {
  const to = (target: string) => posix.relative(posix.dirname(path), target);
  const here = versions.find((version) => path.startsWith(`${versionFolder(version)}/`));
  const link = (text: string, target: string, current: boolean) =>
    `<li><a href="${to(target)}" target="_self"${current ? ' aria-current="true"' : ''}>${text}</a></li>`;
  const items = versions.map((each) => link(each, `${versionFolder(each)}/index.html`, each === here));
  const menu = `<details><summary>Version: ${here ?? 'latest'}</summary><ul>${[
    link('Latest', 'index.html', here === undefined),
    ...items,
  ].join('')}</ul></details>`;
  const isOld = here !== undefined && here !== versions[0];
  const banner = `<p>This is the documentation of version ${here}. <a href="${to('index.html')}" target="_self">Read the latest version</a></p>`;
  const bar = `<aside class="versions${isOld ? ' old' : ''}" aria-label="Version of the documentation">${isOld ? banner : ''}${menu}</aside>`;
  // The page that Redoc makes allows no script, and needs none: it changes nothing but the fragment of the URL.
  const isApplication = page.includes('<div id="app">');
  const head = [
    `<style>${style}${isApplication ? fixed : ''}</style>`,
    ...(isApplication ? [`<script src="${to(script)}" defer></script>`] : []),
    // Search engines lead to the latest version.
    ...(here === undefined ? [] : ['<meta name="robots" content="noindex">']),
  ];
  const withHead = page.replace('</head>', () => `${head.join('')}</head>`);
  // The link that skips to the text is the first one of an application, where the bar has a fixed place.
  return isApplication
    ? withHead.replace('</body>', () => `${bar}</body>`)
    : withHead.replace(/<body[^>]*>/, (body) => body + bar);
}

/** The theme of VitePress leaves this space above everything that it fixes to the top. */
const fixed = ':root{--vp-layout-top-height:2.25rem}.versions{position:fixed;top:0;left:0;right:0}';

const style = `
.versions{position:relative;z-index:100;display:flex;align-items:center;justify-content:flex-end;gap:1rem;height:2.25rem;padding:0 1.5rem;
box-sizing:border-box;font-size:.8125rem;line-height:1.25;background:var(--vp-c-bg-alt,#f6f6f7);color:var(--vp-c-text-1,#1f1f24)}
.versions.old{justify-content:space-between;background:color-mix(in srgb,var(--vp-c-warning-3,#f0b429) 18%,var(--vp-c-bg,#fff))}
.versions p{margin:0}
.versions a{color:inherit;text-decoration:underline}
.versions details{position:relative}
.versions summary{cursor:pointer;white-space:nowrap}
.versions ul{position:absolute;right:0;top:1.75rem;margin:0;padding:.5rem 1rem;list-style:none;min-width:6rem;
background:var(--vp-c-bg,#fff);border:1px solid var(--vp-c-divider,#d0d0d6);border-radius:.5rem}
.versions li{padding:.25rem 0}
.versions a[aria-current]{font-weight:600;text-decoration:none}
@media print{.versions{display:none}}`.replaceAll('\n', '');
