import { fileURLToPath } from 'node:url';
import { siteName } from '../../docs/.vitepress/sections.ts';
import type { Files } from '../lib/write-files.ts';
import type { BundledContract } from '../model/bundle.ts';
import { buildDocs } from '../lib/redocly-cli.ts';
import { readModel } from '../model/index.ts';
import { type SiteModel, withTroubleshooting } from './site/site-model.ts';
import { withFont } from './site/font.ts';
import { schemasTag } from './site/links.ts';
import { type MarkdownPage, readMarkdownPages } from './site/pages/markdown-pages.ts';
import { referenceNotes } from './site/reference/redoc-notes.ts';
import { languages } from './site/samples/index.ts';

const template = fileURLToPath(new URL('../../docs/reference.template.html', import.meta.url));

/** Options of Redoc. */
export const options = {
  downloadUrls: [
    { title: 'OpenAPI as YAML', url: '../openapi.yaml' },
    { title: 'OpenAPI as JSON', url: '../openapi.json' },
  ],
  // A sample is shown under the label of a language that Redoc knows; the language itself does not matter.
  codeSamples: {
    languages: [...Object.keys(languages).map((label) => ({ lang: 'curl', label })), { lang: 'Payload' }],
  },
  schemaDefinitionsTagName: schemasTag,
};

/** The reference of the site: one page that sends no request to any host. */
export async function build(contract: BundledContract): Promise<Files> {
  const [model, pages] = await Promise.all([readModel(contract), readMarkdownPages()]);
  // The site itself, made at the same time, has the warnings.
  const site = await withTroubleshooting(model, () => {});
  return { 'docs/reference/index.html': await renderReference(site, pages) };
}

export async function renderReference(site: SiteModel, pages: MarkdownPage[]): Promise<string> {
  const json = JSON.stringify(site.documentForRenderer(await referenceNotes(site, pages)));
  const flags = ['--inlineBundle', '--template', template, '--title', `Reference on one page | ${siteName}`];
  return withFont(selfContained(await buildDocs(json, [...flags, '--openapi', JSON.stringify(options)])));
}

/** Corrects what no option of Redoc reaches. */
function selfContained(page: string): string {
  const logo = `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="12"><text y="10" font-family="sans-serif" font-size="11" fill="#2467f2">Redoc</text></svg>',
  )}`;
  return (
    page
      // It would be fetched from the host of its vendor.
      .replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/logo[-\w]*\.svg/g, logo)
      // The page finds its parts by fragment; as paths they lead away from it.
      .replaceAll(/(<a class="[^"]*" href=")\//g, '$1#/')
      // Its search looks whether text may become code. The policy forbids that, and Firefox reports each attempt as an error.
      .replace(/\w+\._factory\?\?=Function\(\w+\),!0/, '!1')
  );
}
