/** The build against the same tools from their command lines, and against a contract 10 and 100 times as large. */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { loadContract, operations } from '../scripts/contract.ts';
import { prepare } from '../scripts/site/expand.ts';
import { readFacts } from '../scripts/site/facts.ts';
import { readPages } from '../scripts/site/pages.ts';
import { median, node, progress, seconds, table, time } from './measure.ts';

const root = dirname(import.meta.dirname);
const require = createRequire(import.meta.url);
const build = join(root, 'scripts/build.ts');
const rounds = 5;

export default async function (): Promise<string> {
  // Below the root, so that modules are found.
  await mkdir(join(root, '.cache'), { recursive: true });
  const scratch = await mkdtemp(join(root, '.cache/bench-'));
  try {
    return `${await againstCommandLines(scratch)}\n\n${await growth(scratch)}`;
  } finally {
    await rm(scratch, { recursive: true });
  }
}

/** Both make every file anew, in turns; the ratio is taken within each round. */
async function againstCommandLines(scratch: string): Promise<string> {
  await cp(join(root, 'openapi'), join(scratch, 'openapi'), { recursive: true });
  const commands = await commandLines(scratch);
  const times: { ours: number; theirs: number[] }[] = [];
  for (let round = 0; round <= rounds; round++) {
    progress(round === 0 ? 'warming up' : `build and command lines, round ${round} of ${rounds}`);
    await rm(join(scratch, 'generated'), { recursive: true, force: true });
    const ours = await time(() => node(build, [], scratch));
    const theirs: number[] = [];
    for (const { script, args } of commands) theirs.push(await time(() => node(script, args, scratch)));
    if (round > 0) times.push({ ours, theirs });
  }
  const all = times.map(({ theirs }) => sum(theirs));
  const ratios = times.map(({ ours }, round) => ours / (all[round] ?? NaN));
  const rows = commands.map(({ name }, index) => [
    name,
    seconds(median(times.map(({ theirs }) => theirs[index] ?? NaN))),
  ]);
  return [
    `Medians of ${rounds} rounds. The ratio is the median of the rounds' ratios, from ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}.\n`,
    table([
      ['command', 'time'],
      ...rows,
      ['all of them, one after another', seconds(median(all))],
      ['`npm run build`', seconds(median(times.map(({ ours }) => ours)))],
      ['**ratio**', `**${median(ratios).toFixed(2)}**`],
    ]),
  ].join('\n');
}

/** What a project without a build script would call, without the time that npm or npx adds to each. */
async function commandLines(scratch: string): Promise<{ name: string; script: string; args: string[] }[]> {
  const redocly = require.resolve('@redocly/cli/bin/cli.js');
  const sources = (await readdir(join(root, 'src'), { recursive: true }))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(root, 'src', file));
  // Our build does not check types either: `npm test` does.
  const emit = '--noCheck --declaration --target es2022 --module esnext --moduleResolution bundler';
  const command = (name: string, script: string, line: string) => ({ name, script, args: line.split(' ') });
  return [
    command(
      '`vitepress build`',
      join(root, 'node_modules/vitepress/bin/vitepress.js'),
      `build ${await writeDocs(scratch)} --outDir ${join(scratch, 'out/site')}`,
    ),
    command('`redocly bundle` to YAML', redocly, 'bundle openapi/openapi.yaml -o out/openapi.yaml'),
    command('`redocly bundle` to JSON', redocly, 'bundle openapi/openapi.yaml -o out/openapi.json'),
    command(
      '`redocly bundle --overlay`',
      redocly,
      'bundle out/openapi.json --overlay openapi/prism.overlay.yaml -o out/prism.json',
    ),
    command(
      '`openapi-typescript`',
      join(dirname(require.resolve('openapi-typescript/package.json')), 'bin/cli.js'),
      'out/openapi.json --root-types --root-types-no-schema-prefix -o out/types.d.ts',
    ),
    command(
      '`tsc` for src/',
      require.resolve('typescript/bin/tsc'),
      `${emit} --rewriteRelativeImportExtensions --types node --outDir out/packages ${sources.join(' ')}`,
    ),
    command(
      '`redocly build-docs`',
      redocly,
      'build-docs out/openapi.json --inlineBundle -o out/reference.html',
    ),
  ];
}

/** Writes the pages of the site with all that the build puts into them, so that VitePress has the same to do. */
async function writeDocs(scratch: string): Promise<string> {
  const folder = join(scratch, 'docs');
  await cp(join(root, 'docs'), folder, { recursive: true });
  const facts = await readFacts(await loadContract(join(root, 'openapi')));
  const expand = await prepare(facts);
  for (const { path, title, description, text } of await readPages()) {
    const front = `---\ntitle: ${title}\ndescription: ${description}\n---\n`;
    await writeFile(join(folder, path), `${front}\n${expand(`# ${title}\n\n${text}`, path, 'site')}`);
  }
  return folder;
}

async function growth(scratch: string): Promise<string> {
  const { document } = await loadContract(join(root, 'openapi'));
  const rows = [];
  let single = 0;
  for (const factor of [1, 10, 100]) {
    progress(`a contract with ${factor} times the operations`);
    const folder = join(scratch, `times-${factor}`);
    await multiply(join(root, 'openapi'), join(folder, 'openapi'), factor);
    const measured = [];
    for (let run = 0; run < (factor === 100 ? 1 : 3); run++) {
      await rm(join(folder, 'generated'), { recursive: true, force: true });
      measured.push(await time(() => node(build, [], folder)));
    }
    const taken = median(measured);
    single ||= taken;
    const { size } = await stat(join(folder, 'generated/openapi.json'));
    rows.push([
      `${factor} ×`,
      operations(document).length * factor,
      `${Math.round(size / 1000)} kB`,
      seconds(taken),
      `${(taken / single).toFixed(1)} ×`,
    ]);
  }
  return table([['contract', 'operations', 'bundle', 'build', 'growth'], ...rows]);
}

/** Writes a contract with every path and component `factor` times, each copy under names of its own. */
async function multiply(from: string, to: string, factor: number): Promise<void> {
  await cp(from, to, { recursive: true });
  const rootFile = await readFile(join(from, 'openapi.yaml'), 'utf8');
  const entry = /^ {2}(\/v2\/\S+):\n {4}\$ref: paths\/(\S+)\.yaml\n/gm;
  const entries = [...rootFile.matchAll(entry)];
  const copies: string[] = [];
  for (let copy = 1; copy < factor; copy++) {
    for (const [, path, file] of entries) {
      copies.push(`  /copy-${copy}${path}:\n    $ref: paths/${file}Copy${copy}.yaml\n`);
    }
  }
  await writeFile(
    join(to, 'openapi.yaml'),
    rootFile.replace(/^paths:\n/m, (line) => line + copies.join('')),
  );
  for (const folder of ['paths', 'schemas', 'parameters', 'responses', 'examples']) {
    for (const file of await readdir(join(from, folder))) {
      const text = await readFile(join(from, folder, file), 'utf8');
      for (let copy = 1; copy < factor; copy++) {
        const renamed = text
          .replaceAll(/([\w-]+)\.yaml/g, (name, stem) =>
            stem === 'limits' ? name : `${stem}Copy${copy}.yaml`,
          )
          .replaceAll(/((?:operationId|x-shorthand|record): \w+)/g, `$1Copy${copy}`);
        await writeFile(join(to, folder, file.replace('.yaml', `Copy${copy}.yaml`)), renamed);
      }
    }
  }
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
