import { fileURLToPath } from 'node:url';
import type { Contract, Files } from './contract.ts';
import { redocly } from './redocly.ts';

const template = fileURLToPath(new URL('../docs/reference.template.html', import.meta.url));

const options = {
  downloadUrls: [
    { title: 'OpenAPI as YAML', url: '../openapi.yaml' },
    { title: 'OpenAPI as JSON', url: '../openapi.json' },
  ],
};

/** The site: the reference as one page that asks no host for anything, and the bundle to download. */
export async function build(contract: Contract): Promise<Files> {
  const { json } = contract;
  const { title } = contract.document.info;
  const command = ['build-docs', '--inlineBundle', '--template', template, '--title', `${title}: reference`];
  const page = await redocly([...command, '--openapi', JSON.stringify(options)], { json }, 'html');
  return {
    'docs/index.html': index(title),
    'docs/openapi.json': json,
    'docs/openapi.yaml': contract.yaml,
    'docs/reference/index.html': selfContained(page),
  };
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

function index(title: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <style>
      body { font: 1.1rem/1.6 system-ui, sans-serif; max-width: 40rem; margin: 4rem auto; padding: 0 1rem; }
    </style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <ul>
        <li><a href="reference/">Reference</a></li>
        <li>The contract: <a href="openapi.yaml" download>openapi.yaml</a>, <a href="openapi.json" download>openapi.json</a></li>
      </ul>
    </main>
  </body>
</html>
`;
}
