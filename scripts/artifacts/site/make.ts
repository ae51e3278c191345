import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as runVitePress, type MarkdownOptions } from 'vitepress';
import type { Contract, Files } from '../../model/bundle.ts';
import { root, rootPackage } from '../../lib/package.ts';
import { readModel } from '../../model/index.ts';
import { dataModules } from '../sandbox/data.ts';
import { prepare } from './blocks.ts';
import { readFacts } from './facts.ts';
import { redocAnchor } from './links.ts';
import { machineFiles } from './machine-readable.ts';
import { markdown, type Sources } from './markdown-it.ts';
import { readPages } from './pages.ts';
import { secure } from './policy.ts';

/** Every file of the site but its reference, below `docs/`. VitePress gets ready while the contract is waited for. */
export async function makeSite(contract: Promise<Contract>): Promise<Files> {
  const plan = contract.then(makePlan);
  const made = await vitepress(plan);
  const { facts, pages, expand } = await plan;
  const { json, yaml, folder } = await contract;
  const files: Files = {
    ...secure(made),
    ...machineFiles(facts, pages, expand),
    'openapi.json': json,
    'openapi.yaml': yaml,
    ...(await workflows(folder)),
  };
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [`docs/${path}`, content]));
}

type Plan = Awaited<ReturnType<typeof makePlan>>;

/** What the site says, and the modules of the sandbox that runs in one of its pages. */
async function makePlan(contract: Contract) {
  const [facts, pages] = await Promise.all([readFacts(contract), readPages()]);
  const expand = await prepare(facts);
  const sources: Sources = {
    pages: Object.fromEntries(
      pages.map(({ path, title, text }) => [path, expand(`# ${title}\n\n${text}`, path, 'site')]),
    ),
    anchors: Object.fromEntries(facts.operations.map((operation) => [operation.id, redocAnchor(operation)])),
  };
  const { version } = await rootPackage();
  const modules = dataModules(await readModel(contract), version);
  return { facts, pages, expand, sources, modules };
}

/** The pages as VitePress makes them. */
async function vitepress(plan: Promise<Plan>): Promise<Files> {
  let folder = '';
  try {
    await runVitePress(fileURLToPath(new URL('docs', root)), {
      async onAfterConfigResolve(site) {
        const { sources, modules } = await plan;
        // Below the project's root, so that packages are found from there.
        const cache = fileURLToPath(new URL('.cache/', root));
        await mkdir(cache, { recursive: true });
        folder = await mkdtemp(join(cache, 'site-'));
        for (const [name, text] of Object.entries(modules)) await writeFile(join(folder, name), text);
        site.outDir = join(folder, 'output');
        site.tempDir = join(folder, 'scratch');
        site.markdown = { ...site.markdown, config: markdown(sources), shikiSetup: remember };
        site.vite = {
          ...site.vite,
          resolve: {
            alias: [
              {
                find: '@docproc/sandbox/fetch',
                replacement: fileURLToPath(new URL('src/sandbox/fetch.ts', root)),
              },
              // As this contract makes it, and not as an earlier build left it.
              {
                find: /^.*\/generated\/sandbox\/dist\/contract\.js$/,
                replacement: join(folder, 'contract.js'),
              },
            ],
          },
        };
      },
    });
    return await readAll(join(folder, 'output'));
  } finally {
    if (folder) await rm(folder, { recursive: true });
  }
}

/**
 * Each page is rendered up to three times, for browsers, for servers and for the search; its code is coloured once.
 * And to its end: on a busy machine a line would else lose its colours after half a second, and the file its name.
 */
function remember(highlighter: Parameters<NonNullable<MarkdownOptions['shikiSetup']>>[0]): void {
  const { codeToHtml } = highlighter;
  const coloured = new Map<string, string>();
  highlighter.codeToHtml = (code, options) => {
    const key = JSON.stringify([code, options.lang, options.meta]);
    const html = coloured.get(key) ?? codeToHtml(code, { ...options, tokenizeTimeLimit: 0 });
    coloured.set(key, html);
    return html;
  };
}

/** The workflows, and the files that they send. */
async function workflows(folder: string): Promise<Files> {
  const names = (await readdir(join(folder, 'workflows'))).sort().map((name) => `workflows/${name}`);
  const paths = ['workflows.arazzo.yaml', ...names];
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path))] as const)),
  );
}

async function readAll(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = files.sort().map(async (file) => {
    const path = relative(folder, file).split(sep).join('/');
    return [path, /\.(html|js|css|json)$/.test(path) ? await readFile(file, 'utf8') : await readFile(file)];
  });
  return Object.fromEntries(await Promise.all(read)) as Files;
}
