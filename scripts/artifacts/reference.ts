import { fileURLToPath } from 'node:url';
import type { Contract, Files } from '../model/bundle.ts';
import { buildDocs } from '../lib/redocly.ts';
import { annotate } from './site/annotate.ts';
import { readFacts } from './site/facts.ts';
import { readPages } from './site/pages.ts';
import { languages } from './site/samples.ts';

const template = fileURLToPath(new URL('../../docs/reference.template.html', import.meta.url));

/** What Redoc is told. */
export const options = {
  downloadUrls: [
    { title: 'OpenAPI as YAML', url: '../openapi.yaml' },
    { title: 'OpenAPI as JSON', url: '../openapi.json' },
  ],
  // A sample is shown under the label of a language that Redoc knows; the language itself does not matter.
  codeSamples: {
    languages: [...languages.map((label) => ({ lang: 'curl', label })), { lang: 'Payload' }],
  },
  schemaDefinitionsTagName: 'Schemas',
};

/** The reference of the site: one page that asks no host for anything. */
export async function build(contract: Contract): Promise<Files> {
  const [facts, pages] = await Promise.all([readFacts(contract), readPages()]);
  const json = JSON.stringify(annotate(facts, pages));
  const title = `${facts.document.info.title}: reference`;
  const flags = ['--inlineBundle', '--template', template, '--title', title];
  const page = await buildDocs(json, [...flags, '--openapi', JSON.stringify(options)]);
  return { 'docs/reference/index.html': selfContained(page) };
}

/** Mends what no option of Redoc reaches. */
function selfContained(page: string): string {
  const logo = `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="12"><text y="10" font-family="sans-serif" font-size="11" fill="#2467f2">Redoc</text></svg>',
  )}`;
  return (
    page
      // It would be fetched from the host of its maker.
      .replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/logo[-\w]*\.svg/g, logo)
      // The page finds its parts by fragment; as paths they lead away from it.
      .replaceAll(/(<a class="[^"]*" href=")\//g, '$1#/')
  );
}
