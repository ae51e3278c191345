/**
 * Rules on our own code that oxlint has no rule for. Those on imports and on the length of files are in .oxlintrc.json.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'rolldown/utils';
import { parse } from 'yaml';
import type { Problem } from '../lib/problem.ts';

/** Folders of code. `contract` marks those in which only the exempt folders read the contract as it is written. */
const folders = [
  { name: 'src', contract: true },
  { name: 'scripts', contract: true },
  { name: 'test', contract: false },
  { name: 'bench', contract: false },
];

/** The folders that read the contract as it is written: the model, and the rules that check how it is written. */
const readers = ['scripts/model/', 'scripts/lint/rules/', 'scripts/lint/code.ts'];

/** Files that may cast through `never` or `unknown`, each with the type that it cannot express otherwise. */
const casts: Record<string, string> = {
  'test/tools/foreign.ts': 'parameters of generated clients',
};

/** Checks the code of a project against the rules. */
export async function lintCode(root: string): Promise<Problem[]> {
  const vocabulary = parse(await readFile(join(root, 'openapi/extensions.schema.yaml'), 'utf8')) as {
    properties: object;
  };
  const fields = ['$ref', ...Object.keys(vocabulary.properties)];
  const found = await Promise.all(
    folders.map(async ({ name, contract }) => {
      const entries = await readdir(join(root, name), { recursive: true }).catch(() => []);
      const files = entries
        .map((entry) => `${name}/${entry.replaceAll('\\', '/')}`)
        .filter((file) => file.endsWith('.ts') && !/\/(node_modules|fixtures)\//.test(file));
      const checked = files.map(async (file): Promise<Problem[]> => {
        const text = await readFile(join(root, file), 'utf8');
        const reads = contract && !readers.some((reader) => file.startsWith(reader));
        return lintFile(file, text, reads ? fields : []);
      });
      return (await Promise.all(checked)).flat();
    }),
  );
  return found.flat();
}

/** The violations in one file. `fields` are the names that it must not read. */
function lintFile(file: string, text: string, fields: string[]): Problem[] {
  const problems = new Map<string, Problem>();
  const report = (offset: number, rule: string, message: string) => {
    const before = text.slice(0, offset).split('\n');
    const place = `${file}:${before.length}:${(before.at(-1) ?? '').length + 1}`;
    // A shorthand property is visited as a name and as a value.
    problems.set(place, { place, message, rule });
  };
  const checkName = (value: unknown, { start }: { start: number }) => {
    // As a name, or within a pointer or quotes; a sentence may mention it.
    const field =
      typeof value === 'string' &&
      fields.find((name) => value.startsWith(name) || ['"', "'", '/'].some((c) => value.includes(c + name)));
    if (!field) return;
    const message = `Only scripts/model/ reads \`${field}\`. Use the value of the model, or add it to the model.`;
    report(start, 'code/contract', message);
  };
  const checkCast = (node: ESTree.TSAsExpression) => {
    const { expression, typeAnnotation: type, start } = node;
    const double =
      expression.type === 'TSAsExpression' && expression.typeAnnotation.type === 'TSUnknownKeyword';
    if ((type.type !== 'TSNeverKeyword' && !double) || file in casts) return;
    const message = 'The cast hides the types. Correct the types, or check the value at run time.';
    report(start, 'code/cast', message);
  };
  new Visitor({
    Literal: (node) => checkName('regex' in node ? node.regex.pattern : node.value, node),
    TemplateElement: (node) => checkName(node.value.cooked, node),
    Identifier: (node) => checkName(node.name, node),
    TSAsExpression: checkCast,
  }).visit(parseSync(file, text).program);
  return [...problems.values()];
}
