/**
 * Generators that could take over from openapi-typescript: what of their declarations and ours is not assignable in both
 * directions, for the contract and for edits of it.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { declarations, documentForTypes, withoutMarks } from '../../scripts/artifacts/declarations.ts';
import { type BundledContract, loadContract } from '../../scripts/model/bundle.ts';
import { readModel } from '../../scripts/model/index.ts';
import { pascal } from '../../scripts/model/names.ts';
import { apply, copyContract, type Edit, edits } from '../contract-edits/edits.ts';
import { compile } from '../support/compile.ts';
import { home, redocly, tool } from './tools.ts';

interface Successor {
  /** Writes types for a document, and returns their file. */
  generate: (document: string, folder: string) => Promise<string>;
  /** The types of the successes of an operation, and of its body. */
  success: (operation: string) => string;
  body: (operation: string) => string;
  /** What is known to differ, by the name of a schema or an operation. */
  differs: string[];
}

const successors: Record<string, Successor> = {
  'hey-api': {
    async generate(document, folder) {
      await tool('node_modules/.bin/openapi-ts', ['-i', document, '-o', folder, '-p', '@hey-api/typescript']);
      return join(folder, 'types.gen.ts');
    },
    success: (operation) => `Theirs.${operation}Responses[keyof Theirs.${operation}Responses]`,
    body: (operation) => `Theirs.${operation}Data['body']`,
    differs: [],
  },
  redocly: {
    async generate(document, folder) {
      await redocly(['generate-client', document, '-o', join(folder, 'client.ts')]);
      return join(folder, 'client.ts');
    },
    success: (operation) => `Theirs.${operation}Result`,
    body: (operation) => `Theirs.${operation}Body`,
    // Its tuples are arrays of anything, and its forms have no fields.
    differs: ['Point', 'createUpload body', 'createUploadShorthand body'],
  },
};

const work = join(home, 'work/successors');

/** The edits that can be applied together, and each of the others. */
const groups: Record<string, Edit[]> = {
  'the contract': [],
  'all edits': edits.filter(({ alone }) => !alone),
  ...Object.fromEntries(edits.filter(({ alone }) => alone).map((edit) => [edit.name, [edit]])),
};

/** Returns a line for each contract whose types differ in other names than the known ones. */
export async function compareSuccessors(): Promise<string[]> {
  const problems: string[] = [];
  for (const [group, applied] of Object.entries(groups)) {
    const folder = join(work, group.replaceAll(' ', '-'));
    rmSync(folder, { recursive: true, force: true });
    copyContract(join(folder, 'openapi'));
    for (const edit of applied) apply(edit, join(folder, 'openapi'));
    const contract = await loadContract(join(folder, 'openapi'));
    for (const [name, successor] of Object.entries(successors)) {
      const found = (await differences(contract, successor, join(folder, name))).join(', ');
      console.log(`${name}, ${group}: ${found ? `differs in ${found}` : 'no difference'}`);
      const known = successor.differs.join(', ');
      if (found !== known) problems.push(`${name}, ${group}: expected differences in ${known || 'nothing'}.`);
    }
  }
  return problems;
}

/** A type of ours and one of theirs. */
interface Pair {
  name: string;
  ours: string;
  theirs: string;
  /** The part of the contract that they are of, as text. */
  source: string;
}

const head = `type Content<T> = T extends { content: infer C } ? C[keyof C] : T extends { content?: never } ? void : unknown;
type IsAny<T> = 0 extends 1 & T ? true : false;
type Same<A, B> = IsAny<A> extends IsAny<B> ? ([A] extends [B] ? ([B] extends [A] ? true : false) : false) : false;`;

/** Returns the names of what differs, without what does so only because it uses a schema that differs. */
async function differences(
  contract: BundledContract,
  successor: Successor,
  folder: string,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const document = join(folder, 'openapi.json');
  writeFileSync(document, JSON.stringify(await documentForTypes(contract)));
  const generated = await successor.generate(document, folder);
  writeFileSync(generated, withoutMarks(readFileSync(generated, 'utf8')));
  writeFileSync(join(folder, 'ours.ts'), await declarations(contract));

  const pairs = await pairsOf(contract, successor);
  const file = join(folder, 'compare.ts');
  const imports = [
    "import type * as Ours from './ours';",
    `import type * as Theirs from './${basename(generated, '.ts')}';`,
  ];
  const lines = pairs.map(
    ({ ours, theirs }, index) => `export const n${index}: Same<${ours}, ${theirs}> = true;`,
  );
  writeFileSync(file, [...lines, ...imports, head].join('\n'));
  const settings = { strict: true, module: 'esnext', moduleResolution: 'bundler', target: 'es2022' };
  const found = compile([file], { ...settings, lib: ['es2023', 'dom', 'dom.iterable'], types: [] });
  const different = found.map((problem) => {
    const pair = pairs[Number(/compare\.ts\((\d+)\)/.exec(problem)?.[1]) - 1];
    if (!pair) throw new Error(problem);
    return pair;
  });
  const isCause = ({ name }: Pair, { source }: Pair): boolean =>
    source.includes(`"#/components/schemas/${name}"`);
  return different.filter((each) => !different.some((other) => isCause(other, each))).map(({ name }) => name);
}

/** Returns the types of schemas, successes and bodies. */
async function pairsOf(contract: BundledContract, { success, body }: Successor): Promise<Pair[]> {
  const { components, paths } = contract.document;
  const schemas = Object.entries(components.schemas ?? {}).map(([name, schema]) => ({
    name,
    ours: `Ours.${name}`,
    theirs: `Theirs.${name}`,
    source: JSON.stringify(schema),
  }));
  const { operations } = await readModel(contract);
  return [
    ...schemas,
    ...operations.flatMap(({ id, path, success: { statuses }, body: sent }) => {
      const source = JSON.stringify(paths[path]);
      const keys = statuses.map((status) => (/^\d+$/.test(status) ? status : `'${status}'`)).join(' | ');
      const ours = `Ours.operations['${id}']`;
      const result = {
        name: id,
        ours: `Content<${ours}['responses'][${keys}]>`,
        theirs: success(pascal(id)),
        source,
      };
      if (!sent) return [result];
      const given = `NonNullable<Content<NonNullable<${ours}['requestBody']>>>`;
      return [
        result,
        { name: `${id} body`, ours: given, theirs: `NonNullable<${body(pascal(id))}>`, source },
      ];
    }),
  ];
}
