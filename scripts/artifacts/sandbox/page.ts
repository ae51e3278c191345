import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Kind, PageData, PageOperation, UploadForm } from '../../../src/sandbox/page/data.ts';
import { omitUndefined } from '../../../src/shared/omit-undefined.ts';
import { root } from '../../lib/package-json.ts';
import type { Model, Operation } from '../../model/index.ts';
import { methodOf } from '../client/operations-module.ts';
import { formOf, idsOf } from '../client/signature.ts';
import { guardsOf } from '../guards-module.ts';
import { bundleScript, type IncludedPackage, packagesOf, type Sources } from '../packages/bundle.ts';
import { withFont } from '../site/font.ts';
import { prettyJson } from '../site/samples/format.ts';
import { requestOf } from '../site/samples/sample-request.ts';
import { createdByForms } from './resources.ts';

/** Resets and colors of the site. */
const theme = 'node_modules/vitepress/dist/client/theme-default/styles/';

/** Returns the modules with the page of the sandbox, which browsers get, and the packages that it includes. */
export async function readPage(model: Model): Promise<{ modules: Sources; included: IncludedPackage[] }> {
  const { fileResource, requestResource } = createdByForms(model);
  const [{ code: bundled, included }, style] = await Promise.all([
    bundleScript('src/sandbox/page/main.tsx'),
    readStyle(),
  ]);
  const code = bundled.replaceAll('</script', '<\\/script');
  const data: PageData = {
    kinds: { tasks: kindOf(model, fileResource), uploads: kindOf(model, requestResource) },
    operations: model.operations.map((each) => operationOf(model, each)),
    guards: guardsOf(model),
    ...uploadForm(model, requestResource),
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
<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script type="module">${code}</script>
</body>
</html>
`;
  const packages = [...included, ...packagesOf([fileURLToPath(new URL(theme, root))])];
  return { modules: modulesOf({ html, policy: policyOf(code, style) }), included: packages };
}

/** The resets, the colors and the font of the site, then the styles of the page. The reader's system decides whether it is dark. */
async function readStyle(): Promise<string> {
  const site = 'docs/.vitepress/theme/';
  const files = [
    `${theme}vars.css`,
    `${theme}base.css`,
    `${site}base.css`,
    'src/sandbox/page/page.css',
    'src/sandbox/page/views.css',
  ];
  const sheets = await Promise.all(files.map((path) => readFile(new URL(path, root), 'utf8')));
  return withFont(
    sheets
      .join('\n')
      .replaceAll(/^\.dark (\{[^}]*\})/gm, '@media (prefers-color-scheme: dark) { :root $1 }')
      // A font that is in the style sheet is not late.
      .replace('font-display: optional', 'font-display: block'),
  );
}

function kindOf({ resources }: Model, resource: string): Kind {
  const { noun = '', lifecycle } = resources[resource] ?? {};
  return { resource, noun, field: lifecycle?.field ?? '', states: Object.keys(lifecycle?.states ?? {}) };
}

function operationOf(model: Model, operation: Operation): PageOperation {
  const { id, summary, method, path, transition, idParameter, shorthandOf } = operation;
  const { json } = requestOf(model, operation);
  const changes = transition?.creates || shorthandOf !== undefined ? undefined : transition?.record;
  return omitUndefined({
    id,
    title: summary,
    method,
    path,
    changes,
    idParameter,
    body: json === undefined ? undefined : prettyJson(json),
    call: methodOf(operation),
    ids: idsOf(operation).map(({ name }) => name),
  });
}

function uploadForm({ operations }: Model, resource: string): { upload?: UploadForm } {
  const creates = ({ transition, shorthandOf }: Operation): boolean =>
    shorthandOf === undefined && !!transition?.creates?.some(({ record }) => record === resource);
  const operation = operations.find((each) => creates(each) && formOf(each)?.files[0]);
  const { files: [file] = [], filled = {} } = (operation && formOf(operation)) ?? {};
  if (!operation || !file) return {};
  return { upload: { path: operation.path, file: file.name, input: file.inputName, filled } };
}

/** Nothing but the script and the styles of the page, and requests to the sandbox. */
const policyOf = (code: string, style: string): string =>
  [
    "default-src 'none'",
    `script-src '${hashOf(code)}'`,
    `style-src '${hashOf(style)}'`,
    "connect-src 'self'",
    'font-src data:',
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
