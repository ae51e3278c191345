/**
 * `npm run test:usage`: whether what five applications have recorded tells whom a change of the contract reaches. Each of a
 * hundred changes is predicted, and then made: the tests of the applications run with the sandbox of the changed contract, and
 * the compiler checks them with its types. Without `--all`, a tenth of the changes.
 */
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { declarations } from '../../scripts/artifacts/declarations.ts';
import { contractModules } from '../../scripts/artifacts/client/operations-module.ts';
import { methodsDeclaration } from '../../scripts/artifacts/client/method-types.ts';
import { dataModules } from '../../scripts/artifacts/sandbox/data.ts';
import { compareMembers } from '../../scripts/diff/members.ts';
import { reachOf, versionOf } from '../../scripts/diff/reach.ts';
import { compareDocuments } from '../../scripts/diff/redocly.ts';
import { readUsage } from '../../scripts/diff/usage.ts';
import { commandLine, main } from '../../scripts/lib/cli.ts';
import { execute } from '../../scripts/lib/execute.ts';
import { openProject } from '../../scripts/lib/typescript.ts';
import { createModel, type BundledContract } from '../../scripts/model/index.ts';
import { readQuestions } from '../../scripts/model/catalogs.ts';
import { contract } from '../support/contract.ts';
import { documentOf } from '../contract/mutate.ts';
import { changes, type ContractChange } from './changes.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.cache/usage');
const apps = readdirSync(join(import.meta.dirname, 'apps'));
const questions = await readQuestions(join(root, 'openapi'));
const base = createModel(documentOf(contract), questions);

/** The applications and the packages, as they are installed. */
function prepare(): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(import.meta.dirname, 'apps'), join(folder, 'apps'), { recursive: true });
  for (const name of ['client', 'sandbox', 'types']) {
    const own = join(folder, 'node_modules/@docproc', name);
    mkdirSync(own, { recursive: true });
    cpSync(join(root, 'generated', name), own, { recursive: true });
  }
}

const node = (args: string[], cwd: string, env: object = {}) =>
  execute(process.execPath, args, { cwd, env: { ...process.env, ...env } });

/** What the applications use, as their tests record it. */
async function record(): Promise<ReturnType<typeof readUsage>> {
  for (const app of apps) {
    const env = { DOCPROC_USAGE: join(folder, `usage/${app}.json`) };
    await node(['--test', 'app.test.ts'], join(folder, 'apps', app), env);
  }
  return readUsage([join(folder, 'usage/*.json')]);
}

/** The applications whose tests fail, or which the compiler rejects. */
async function outcome(changed: BundledContract): Promise<Map<string, string>> {
  const model = createModel(changed.document, questions);
  const data = { client: contractModules(model, '0.1.0'), sandbox: dataModules(model, '0.1.0') };
  for (const [name, modules] of Object.entries(data)) {
    const text = Object.entries(modules).find(([path]) => path.endsWith('data.js'))?.[1] ?? '';
    writeFileSync(join(folder, 'node_modules/@docproc', name, 'contract/data.js'), text);
  }
  const texts = {
    [join(root, 'generated/client/contract/namespaces.ts')]: methodsDeclaration(model),
    [join(root, 'generated/types/index.d.ts')]: await declarations(changed),
  };
  const broken = new Map<string, string>();
  const files = apps.flatMap((app) =>
    ['app.ts', 'app.test.ts'].map((file) => join(folder, 'apps', app, file)),
  );
  // Of the packages, only what the applications use is checked.
  const { program } = openProject({ files, texts, compilerOptions });
  for (const file of files)
    for (const { text } of program.getSemanticDiagnostics(file)) broken.set(basename(dirname(file)), text);
  const tests = apps.map((app) => `apps/${app}/app.test.ts`);
  const { stdout } = await node(['--test', '--test-isolation=none', '--test-reporter=tap', ...tests], folder);
  for (const app of apps) {
    const result = new RegExp(`^ *(not )?ok \\d+ - ${app}$`, 'm').exec(stdout);
    if (result && !result[1]) continue;
    const [message = 'fails'] = /error: .+\n.*/.exec(stdout.slice(result?.index)) ?? [];
    broken.set(app, `${broken.get(app) ?? ''} ${message}`);
  }
  return broken;
}

const compilerOptions = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
  types: ['node'],
  module: 'nodenext',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
  paths: {
    '@docproc/client': [join(root, 'src/client/index.ts')],
    '@docproc/client/usage': [join(root, 'src/client/usage.ts')],
    '@docproc/types': [join(root, 'generated/types/index.d.ts')],
    '@docproc/sandbox/node-test': [join(root, 'generated/sandbox/dist/node-test.d.ts')],
  },
};

function changedBy(change: ContractChange): BundledContract {
  const document = documentOf(contract);
  change.apply(document);
  return { folder: join(root, 'openapi'), document, json: JSON.stringify(document), yaml: '' };
}

await main(async () => {
  const { values, positionals } = commandLine(
    { all: { type: 'boolean', default: false } },
    'npm run test:usage -- [TEXT…] [--all]',
    process.argv.slice(2),
  );
  const wanted = changes.filter(({ name }, index) =>
    positionals.length === 0
      ? values.all || index % 10 === 0
      : positionals.some((text) => name.includes(text)),
  );
  prepare();
  const usages = await record();
  let [right, missed] = [0, 0];
  const table = new Map(apps.map((app) => [app, { broken: 0, predicted: 0, both: 0 }]));
  for (const change of wanted) {
    const changed = changedBy(change);
    const revision = createModel(changed.document, questions);
    const found = [...compareMembers(base, revision), ...(await compareDocuments(base, revision))];
    const reaches = reachOf(usages, versionOf(base), versionOf(revision));
    const predicted = new Map(found.flatMap((each) => reaches(each) ?? []).map(({ app, use }) => [app, use]));
    const broken = await outcome(changed);
    for (const [app, row] of table) {
      if (broken.has(app)) row.broken++;
      if (predicted.has(app)) row.predicted++;
      if (broken.has(app) && predicted.has(app)) row.both++;
    }
    process.stderr.write(`${change.name}\n`);
    const wrong = apps.filter((app) => broken.has(app) !== predicted.has(app));
    if (wrong.length === 0) right++;
    for (const app of wrong) {
      if (broken.has(app)) missed++;
      console.log(
        `${broken.has(app) ? 'missed' : 'wrong '}  ${change.name}: ${app} ${broken.get(app) ?? predicted.get(app)}`,
      );
    }
  }
  for (const [app, row] of table) console.log(app.padEnd(10), JSON.stringify(row));
  console.log(
    `${right} of ${wanted.length} changes are predicted for every application; ${missed} breaks are missed.`,
  );
  rmSync(folder, { recursive: true, force: true });
  if (missed > 0 || right < 0.95 * wanted.length) process.exitCode = 1;
});
