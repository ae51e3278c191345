/**
 * Rules on our own code that oxlint has no rule for. Those on imports and on the length of files are in .oxlintrc.json.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'rolldown/utils';
import { placesIn, type Problem } from '../lib/problem.ts';
import { parseYaml } from '../lib/yaml.ts';

/** Folders of code. `contract` marks those in which only the exempt paths read the contract as it is written. */
const folders = [
  { name: 'src', contract: true },
  { name: 'scripts', contract: true },
  { name: 'bench', contract: true },
  { name: 'docs/.vitepress', contract: true },
  // Tests compare the contract with facts of their own, so they read it without the model.
  { name: 'test', contract: false },
];

/** What reads the contract as it is written: the model, the rules that check how it is written, and a multiplier of its files. */
const readers = ['scripts/model/', 'scripts/lint/rules/', 'scripts/lint/code.ts', 'bench/build.ts'];

/** Files that may cast through `never` or `unknown`, each with the type that it cannot express otherwise. */
const casts: Record<string, string> = {
  'test/tools/foreign.ts': 'parameters of generated clients',
};

/** Checks the code of a project against the rules. */
export async function lintCode(root: string): Promise<Problem[]> {
  const file = join(root, 'openapi/extensions.schema.yaml');
  const vocabulary = parseYaml(await readFile(file, 'utf8'), file) as { properties: object };
  const fields = ['$ref', ...Object.keys(vocabulary.properties)];
  const found = await Promise.all(
    folders.map(async ({ name, contract }) => {
      const entries = await readdir(join(root, name), { recursive: true }).catch(() => []);
      const files = entries
        .map((entry) => `${name}/${entry.replaceAll('\\', '/')}`)
        .filter(
          (file) => /\.([cm]?[jt]s|vue)$/.test(file) && !/\/(node_modules|fixtures|cache)\//.test(file),
        );
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
  const placeOf = placesIn(file, text);
  const report = (offset: number, rule: string, message: string) => {
    const place = placeOf(offset);
    // A shorthand property is visited as a name and as a value, and an expression before its parts.
    if (!problems.has(place)) problems.set(place, { place, message, rule });
  };
  const checkName = (field: string | undefined, { start }: { start: number }) => {
    if (field === undefined) return;
    const message = `Only scripts/model/ reads \`${field}\`. Use the value of the model, or add it to the model.`;
    report(start, 'code/contract', message);
  };
  if (file.endsWith('.vue')) {
    for (const name of fields)
      for (const { index } of text.matchAll(
        new RegExp(`${name.replace('$', String.raw`\$`)}(?![\\w-])`, 'g'),
      ))
        checkName(name, { start: index });
    return [...problems.values()];
  }

  const checkText = (node: ESTree.Expression | ESTree.TemplateElement) => {
    const value = textOf(node);
    if (value !== undefined) checkName(fieldIn(value, fields), node);
  };
  const checkCast = ({ expression, typeAnnotation: type, start }: ESTree.TSAsExpression) => {
    const double = withoutAssertion(expression).type === 'TSAsExpression';
    if ((type.type !== 'TSNeverKeyword' && !double) || file in casts) return;
    const message = 'The cast hides the types. Correct the types, or check the value at run time.';
    report(start, 'code/cast', message);
  };
  new Visitor({
    Literal: (node) =>
      'regex' in node ? checkName(fieldInPattern(node.regex.pattern, fields), node) : checkText(node),
    TemplateElement: checkText,
    BinaryExpression: checkText,
    CallExpression: checkText,
    Identifier: (node) => checkName(fields.includes(node.name) ? node.name : undefined, node),
    TSAsExpression: checkCast,
  }).visit(parseSync(file, text, { preserveParens: false }).program);
  return [...problems.values()];
}

/** The field that a text names: all of it, or within a pointer or quotes, or its start. A sentence may mention it. */
function fieldIn(text: string, fields: string[]): string | undefined {
  const isStart = text.length > 1 && fields.some((name) => name.startsWith(text));
  const found = fields.find(
    (name) => text.startsWith(name) || ['"', "'", '/'].some((mark) => text.includes(mark + name)),
  );
  return found ?? (isStart ? text : undefined);
}

/** The field that a regular expression matches: one of them by name, or all by their prefix. */
function fieldInPattern(pattern: string, fields: string[]): string | undefined {
  const text = pattern.replaceAll(/\\[bB]|\\/g, '');
  const isPrefix = fields.length > 0 && /(?<![\w-])x-/.test(text);
  return fields.find((name) => text.includes(name)) ?? (isPrefix ? 'x-' : undefined);
}

/** The text of an expression of constants, such as `'x-' + 'limits'` or `['x', 'limits'].join('-')`. */
function textOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateElement') return node.value.cooked ?? undefined;
  if (node.type === 'TemplateLiteral') return joined([...node.quasis, ...node.expressions], '');
  if (node.type === 'BinaryExpression')
    return node.operator === '+' ? joined([node.left, node.right], '') : undefined;
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const { object, property } = node.callee;
  const isJoin =
    object.type === 'ArrayExpression' && property.type === 'Identifier' && property.name === 'join';
  const [separator] = node.arguments;
  return isJoin ? joined(object.elements, (separator && textOf(separator)) ?? ',') : undefined;
}

function joined(nodes: readonly (ESTree.Node | null)[], separator: string): string | undefined {
  const texts = nodes.map((node) => (node ? textOf(node) : undefined));
  return texts.includes(undefined) ? undefined : texts.join(separator);
}

/** The expression below `satisfies` and `!`, which change no value. */
const withoutAssertion = (node: ESTree.Expression): ESTree.Expression =>
  node.type === 'TSSatisfiesExpression' || node.type === 'TSNonNullExpression'
    ? withoutAssertion(node.expression)
    : node;
