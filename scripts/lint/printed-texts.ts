/** Checks what commands, packages and pages print: the texts in our code follow the glossary of the prose. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Problem } from '../lib/problem.ts';
import { termsIn } from './prose.ts';

/** Three words or more are a sentence that people read. An arrow is code. */
const sentence = /^(?!.*=>).*\S\s+\S+\s+\S/s;

/** Returns a problem for each term to avoid in the sentences of the TypeScript files that the patterns match. */
export function lintPrintedTexts(patterns: string[]): Problem[] {
  return globSync(patterns, { exclude: ['**/lint/prose.ts'] })
    .toSorted()
    .flatMap(problemsOf);
}

function problemsOf(file: string): Problem[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const problems: Problem[] = [];
  const visit = (node: ts.Node): void => {
    if (isWordList(node)) return;
    if (isText(node) && sentence.test(node.text))
      for (const { found, write } of termsIn(node.text)) {
        const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
        problems.push({
          place: `${file}:${line + 1}:${character + 1}`,
          message: `"${found}" is not the standard term. Write: ${write}.`,
          rule: 'prose/messages',
        });
      }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node);

/** `'a b c'.split(' ')`: words, and no sentence. */
const isWordList = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'split';
