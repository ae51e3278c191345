import { readFile } from 'node:fs/promises';
import { outcomes } from '../../../src/sandbox/outcomes.ts';
import type { Contract, Files } from '../../model/bundle.ts';
import { packageFile, root, rootPackage } from '../../lib/package.ts';
import { contractModules, readQuestions, validatorsDeclaration, type Question } from './contract.ts';
import { readModules, transpile } from '../../lib/transpile.ts';
import { declarations } from '../types.ts';

const folder = new URL('src/sandbox/', root);

/** The package `@docproc/sandbox`: the sources of src/sandbox, and what they need from the contract. */
export async function build(contract: Contract): Promise<Files> {
  const { version, engines, devDependencies } = await rootPackage();
  const questions = await readQuestions(contract);
  const modules = contractModules(contract, questions, version);
  const entry = (name: string) => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` });
  const files: Files = {
    'sandbox/package.json': await packageFile({
      name: '@docproc/sandbox',
      description: 'A stand-in for the Document Processing Service that remembers, for tests',
      engines,
      bin: { 'docproc-sandbox': './dist/bin.js' },
      exports: {
        '.': entry('index'),
        './fetch': entry('fetch'),
        './vitest': entry('vitest'),
        './node-test': entry('node-test'),
        './package.json': './package.json',
      },
      types: './dist/index.d.ts',
      files: ['dist'],
      dependencies: { '@fastify/busboy': devDependencies['@fastify/busboy'] },
      peerDependencies: { vitest: '>=3' },
      peerDependenciesMeta: { vitest: { optional: true } },
    }),
    'sandbox/README.md': readme(await readFile(new URL('README.md', folder), 'utf8'), questions),
    'sandbox/LICENSE': await readFile(new URL('LICENSE', root), 'utf8'),
    'sandbox/dist/types.d.ts': await declarations(contract),
    'sandbox/dist/validators.js': modules.validators,
    'sandbox/dist/validators.d.ts': validatorsDeclaration(modules.validators),
  };
  const texts = transpile('sandbox', { ...(await readModules('sandbox')), 'contract.ts': modules.contract });
  for (const [name, text] of Object.entries(texts)) files[`sandbox/dist/${name}`] = text;
  return files;
}

/** The README with its tables filled in from what the code itself goes by. */
function readme(text: string, questions: Question[]): string {
  const tables: Record<string, string[][]> = {
    outcomes: [
      ['File', 'What happens'],
      ...Object.entries(outcomes).map(([name, { does }]) => [`\`${name}.pdf\``, does]),
    ],
    switches: [
      ['Question', 'The sandbox', 'Readings'],
      ...questions.flatMap(({ id, sandbox, setting }) =>
        setting
          ? [[`\`${id}\``, sandbox, setting.values.map((value) => mark(value, setting.default)).join(', ')]]
          : [],
      ),
    ],
  };
  return text.replace(/^<!-- (\w+) -->$/gm, (_, name: string) => {
    const rows = tables[name];
    if (!rows) throw new Error(`src/sandbox/README.md: there is no table "${name}".`);
    const [head = [], ...body] = rows;
    return [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
  });
}

const mark = (value: string, standard: string): string =>
  value === standard ? `**\`${value}\`**` : `\`${value}\``;
