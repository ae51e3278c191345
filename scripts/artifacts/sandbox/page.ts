import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PageData } from '../../../src/sandbox/page/data.ts';
import { root } from '../../lib/package-json.ts';
import type { Model } from '../../model/index.ts';
import { formOf } from '../client/signature.ts';
import { bundleScript, type IncludedPackage, type Sources } from '../packages/bundle.ts';
import { draw, readDiagram } from '../site/directives/diagram.ts';
import { scopesOf } from './data.ts';
import { createdByForms } from './resources.ts';

/** Returns the modules with the page of the sandbox, which browsers get, and the packages that its script includes. */
export async function readPage(model: Model): Promise<{ modules: Sources; included: IncludedPackage[] }> {
  const { fileResource, requestResource } = createdByForms(model);
  const resources = { tasks: fileResource, uploads: requestResource };
  const withStates = Object.entries(resources).filter(([, name]) => model.resources[name]?.lifecycle);
  const field = (name: string): string => model.resources[name]?.lifecycle?.field ?? '';
  const styles = ['docs/.vitepress/theme/diagram.css', 'src/sandbox/page/page.css'];
  const [{ code: bundled, included }, diagrams, ...sheets] = await Promise.all([
    bundleScript('src/sandbox/page/main.tsx'),
    Promise.all(withStates.map(([id, name]) => draw(readDiagram(model, name), id))),
    ...styles.map((path) => readFile(new URL(path, root), 'utf8')),
  ]);
  const code = bundled.replaceAll('</script', '<\\/script');
  const style = sheets.join('\n');
  const data: PageData = {
    statusFields: { tasks: field(fileResource), uploads: field(requestResource) },
    settings: model.settings.map(({ id, title, setting }) => ({ id, title, ...setting })),
    scopes: scopesOf(model).flatMap(([name]) => name ?? []),
    fileField: model.operations.flatMap((each) => formOf(each)?.files ?? [])[0]?.name ?? '',
  };
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>docproc-sandbox</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<template>${diagrams.join('')}</template>
<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script type="module">${code}</script>
</body>
</html>
`;
  return { modules: modulesOf({ html, policy: policyOf(code, style) }), included };
}

/** Nothing but the script and the styles of the page, and requests to the sandbox. */
const policyOf = (code: string, style: string): string =>
  [
    "default-src 'none'",
    `script-src '${hashOf(code)}'`,
    `style-src '${hashOf(style)}'`,
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

function modulesOf(texts: Readonly<Record<string, string>>): Sources {
  const all = Object.entries(texts);
  return {
    'generated/sandbox/contract/page.js': all
      .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};\n`)
      .join(''),
    'generated/sandbox/contract/page.d.ts': all
      .map(([name]) => `export declare const ${name}: string;\n`)
      .join(''),
  };
}
