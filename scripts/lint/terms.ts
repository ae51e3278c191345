/** The vocabulary of pages and of the contract, checked by textlint with a rule for terminology. */
import { TextlintKernel } from '@textlint/kernel';
import { MarkdownProcessor } from '@textlint/textlint-plugin-markdown/lib/src/MarkdownProcessor.js';
import terminology from 'textlint-rule-terminology';
import type { Problem } from '../lib/problem.ts';
import type { Text } from './texts.ts';

/** Terms, each as a regular expression, and the standard term to write instead. */
const terms: [pattern: string, standard: string][] = [
  ['answer(?:s|ed)? with', 'return'],
  ['refus(?:e|es|ed|al|als|ing)', 'reject'],
  ['misfits?', 'violation'],
  ['twins?', 'Markdown version'],
  ['undoable', 'reversible'],
  ['abandon(?:s|ed)?', 'abort'],
  ['steer(?:s|ed|ing)?', 'control'],
  ['anew', 'again'],
  ['mend(?:s|ed)?', 'fix'],
  ['whole numbers?', 'integer'],
  ['stand-ins?', 'sandbox'],
  ['lost answers?', 'no response'],
  ['beside', 'next to'],
];

/** Returns a problem for each term that has a standard equivalent. */
export async function checkTerms(texts: Text[]): Promise<Problem[]> {
  const kernel = new TextlintKernel();
  const options = {
    ext: '.md',
    plugins: [{ pluginId: 'markdown', plugin: { Processor: MarkdownProcessor } }],
    rules: [{ ruleId: 'terminology', rule: terminology, options: { terms, defaultTerms: false, skip: [] } }],
  };
  const problemsOf = async ({ markdown, location }: Text) =>
    (await kernel.lintText(markdown, options)).messages.map(({ message, range }) => ({
      location: location(range[0]),
      message: `${message}.`,
      rule: 'terms',
    }));
  return (await Promise.all(texts.map(problemsOf))).flat();
}
