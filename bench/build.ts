/** The build against the same tools from their command lines, and against a contract 10 and 100 times as large. */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { loadContract } from '../scripts/model/bundle.ts';
import { command as openapiTypescript } from '../scripts/lib/openapi-typescript.ts';
import { readModel } from '../scripts/model/index.ts';
import { installPeers, median, node, progress, seconds, table, time } from './measure.ts';

const root = dirname(import.meta.dirname);
const require = createRequire(import.meta.url);
const build = join(root, 'scripts/commands/build.ts');
const rounds = 3;

export default async function* (): AsyncGenerator<string> {
  await installPeers();
  // Below the root, so that modules are found.
  await mkdir(join(root, '.cache'), { recursive: true });
  const scratch = await mkdtemp(join(root, '.cache/bench-'));
  try {
    yield await againstCommandLines(scratch);
    yield await growth(scratch);
  } finally {
    await rm(scratch, { recursive: true });
  }
}

/** Both regenerate every file, in turns; the ratio is that of each round. */
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
  const row = (name: string, pick: (round: { ours: number; theirs: number[] }) => number, show = seconds) => [
    name,
    show(median(times.map(pick))),
  ];
  return [
    `Medians of ${rounds} rounds. The ratio is the median of the rounds' ratios.\n`,
    table([
      ['command', 'time'],
      ...commands.map(({ name }, index) => row(name, ({ theirs }) => theirs[index] ?? NaN)),
      row('all of them, one after another', ({ theirs }) => sum(theirs)),
      row('`npm run build`', (round) => round.ours),
      row(
        '**ratio**',
        (round) => round.ours / sum(round.theirs),
        (value) => `**${value.toFixed(2)}**`,
      ),
    ]),
  ].join('\n');
}

interface Command {
  name: string;
  script: string;
  args: string[];
}

/** What a project without a build script would call. VitePress reads the contract too, by its configuration. */
async function commandLines(scratch: string): Promise<Command[]> {
  const redocly = require.resolve('@redocly/cli/bin/cli.js');
  const rolldown = join(dirname(require.resolve('rolldown/package.json')), 'bin/cli.mjs');
  await mkdir(join(scratch, 'out'));
  await writeFile(join(scratch, 'out/extensions.json'), JSON.stringify(await extensionTypes()));
  for (const name of packages) await writeFile(join(scratch, `out/${name}.json`), apiReport(scratch, name));
  const sources = (await readdir(join(root, 'src'), { recursive: true }))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(root, 'src', file));
  // Our build does not check types either: `npm test` does.
  const emit = '--noCheck --declaration --target es2022 --module esnext --moduleResolution bundler';
  const command = (name: string, script: string, line: string): Command => ({
    name,
    script,
    args: line.split(' '),
  });
  return [
    command(
      '`vitepress build`',
      join(root, 'node_modules/vitepress/bin/vitepress.js'),
      `build ${join(root, 'docs')} --outDir ${join(scratch, 'out/site')}`,
    ),
    command('`redocly bundle` to YAML', redocly, 'bundle openapi/openapi.yaml -o out/openapi.yaml'),
    command('`redocly bundle` to JSON', redocly, 'bundle openapi/openapi.yaml -o out/openapi.json'),
    command(
      '`redocly bundle --overlay`',
      redocly,
      'bundle out/openapi.json --overlay openapi/prism.overlay.yaml -o out/prism.json',
    ),
    command(
      '`redocly bundle --overlay` for other tools',
      redocly,
      'bundle openapi/openapi.yaml --overlay openapi/compat.overlay.yaml -o out/compat.json',
    ),
    command(
      '`redocly bundle --overlay` for OpenAPI 3.0',
      redocly,
      'bundle openapi/openapi.yaml --overlay openapi/compat.overlay.yaml --overlay openapi/3.0.overlay.yaml -o out/reduced.json',
    ),
    command(
      '`openapi-down-convert`',
      join(dirname(require.resolve('@apiture/openapi-down-convert/package.json')), 'lib/src/cli.js'),
      '--input out/reduced.json --output out/openapi.3.0.json --allOf',
    ),
    command(
      '`openapi-typescript`',
      openapiTypescript,
      'out/openapi.json --root-types --root-types-no-schema-prefix -o out/types.d.ts',
    ),
    command(
      '`openapi-typescript` for extension fields',
      openapiTypescript,
      'out/extensions.json --empty-objects-unknown -o out/extensions.d.ts',
    ),
    command(
      '`tsc` for src/',
      require.resolve('typescript/bin/tsc'),
      `${emit} --rewriteRelativeImportExtensions --types node --outDir out/packages ${sources.join(' ')}`,
    ),
    command(
      '`rolldown` for CommonJS',
      rolldown,
      `${join(root, 'src/client/index.ts')} --platform node --format cjs -o out/index.cjs`,
    ),
    ...[
      { name: 'sandbox', folder: 'src/sandbox/hosts' },
      { name: 'conformance tool', folder: 'src/conformance' },
    ].map(({ name, folder }) =>
      command(
        `\`rolldown\` for the ${name}`,
        rolldown,
        `${join(root, folder, 'index.ts')} ${join(root, folder, 'bin.ts')} --platform node -d ${join('out', folder)}`,
      ),
    ),
    ...packages.map((name) =>
      command(
        `\`api-extractor\` for the ${name}`,
        join(import.meta.dirname, 'node_modules/@microsoft/api-extractor/bin/api-extractor'),
        `run --local -c out/${name}.json`,
      ),
    ),
    command(
      '`redocly build-docs`',
      redocly,
      'build-docs out/openapi.json --inlineBundle -o out/reference.html',
    ),
  ];
}

/** The packages with a report of their public API. */
const packages = ['types', 'client', 'sandbox', 'conformance', 'mcp'];

/** The configuration of API Extractor for a package: its report and nothing else. */
function apiReport(scratch: string, name: string): string {
  const folder = join(root, 'generated', name);
  const compilerOptions = { module: 'nodenext', lib: ['es2023', 'dom'], types: ['node'], skipLibCheck: true };
  const entry = name === 'types' ? 'index.d.ts' : 'dist/index.d.ts';
  return JSON.stringify({
    mainEntryPointFilePath: join(folder, entry),
    projectFolder: folder,
    compiler: { overrideTsconfig: { compilerOptions, files: [entry] } },
    apiReport: {
      enabled: true,
      reportFileName: name,
      reportFolder: join(scratch, 'out'),
      reportTempFolder: join(scratch, 'out/temp'),
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: { extractorMessageReporting: { default: { logLevel: 'none' } } },
  });
}

/** The types of extension fields as the schemas of a contract, which is what openapi-typescript reads. */
async function extensionTypes(): Promise<object> {
  const text = await readFile(join(root, 'openapi/extensions.schema.yaml'), 'utf8');
  const { $defs } = parse(text.replaceAll('#/$defs/', '#/components/schemas/')) as { $defs: object };
  return { openapi: '3.1.1', info: { title: '', version: '' }, paths: {}, components: { schemas: $defs } };
}

async function growth(scratch: string): Promise<string> {
  const model = await readModel(await loadContract(join(root, 'openapi')));
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
      model.operations.length * factor,
      `${Math.round(size / 1000)} kB`,
      seconds(taken),
      `${(taken / single).toFixed(1)} ×`,
    ]);
  }
  return table([['contract', 'operations', 'bundle', 'build', 'growth'], ...rows]);
}

/** Writes a contract with every path `factor` times, each copy with operations of its own and the same components. */
async function multiply(from: string, to: string, factor: number): Promise<void> {
  await cp(from, to, { recursive: true });
  const rootFile = await readFile(join(from, 'openapi.yaml'), 'utf8');
  const entry = /^ {2}(\/v2\/\S+):\n {4}\$ref: paths\/(\S+)\.yaml\n/gm;
  const copies: string[] = [];
  for (const [, path, file] of rootFile.matchAll(entry)) {
    const text = await readFile(join(from, 'paths', `${file}.yaml`), 'utf8');
    for (let copy = 1; copy < factor; copy++) {
      copies.push(`  /copy-${copy}${path}:\n    $ref: paths/${file}Copy${copy}.yaml\n`);
      const renamed = text.replaceAll(/((?:operationId|x-shorthand): \w+)/g, `$1Copy${copy}`);
      await writeFile(join(to, 'paths', `${file}Copy${copy}.yaml`), renamed);
    }
  }
  await writeFile(
    join(to, 'openapi.yaml'),
    rootFile.replace(/^paths:\n/m, (line) => line + copies.join('')),
  );
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
