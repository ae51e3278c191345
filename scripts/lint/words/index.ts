/**
 * Checks what sentences mention against the contract: numbers with units, states, statuses, scopes, headers, methods
 * with paths, and the names of fields and events.
 */
import { globSync, readFileSync } from 'node:fs';
import { placesIn, type Problem } from '../../lib/problem.ts';
import { asProblems } from '../examples/shown.ts';
import { proseOfMarkdown, proseOfYaml } from '../prose.ts';
import { isContract, isListed, known } from './known.ts';
import type { Document } from '../../model/document.ts';
import type { Model, Statement } from '../../model/index.ts';
import { placeTexts } from '../../model/statement-places.ts';
import { statusInText, wrongOfOperations } from './operations.ts';
import { findWrongWords } from './places.ts';
import { checkStatementWords } from './statements.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** Something that a sentence can mention. */
interface Mention {
  rule: string;
  /** The first group, or else the whole match, is what is mentioned. */
  pattern: RegExp;
  isKnown(term: string, file: string, vocabulary: Vocabulary, names: Set<string>): boolean;
  /** What to do about it. */
  hint(vocabulary: Vocabulary): string;
}

const list = (terms: Iterable<string>): string => [...terms].join(', ');
const plain = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}').replace(/[.,;:]$/, '');

const mentions: Mention[] = [
  {
    rule: 'words/units',
    pattern: /(?<![\w.,])\d[\d,.]*\s(?:[kKMG]i?B|bytes|files|documents)\b/g,
    isKnown: (term, file, { limits }) =>
      limits.some(({ text }) => text === term) || isListed(known.units, term, file),
    hint: ({ limits }) => `The limits are ${list(limits.map(({ text, per }) => `${text} per ${per}`))}`,
  },
  {
    rule: 'words/units',
    pattern: /(?<![\w.,])\d[\d,.]* [kKMG]B per \w+/g,
    isKnown: (term, _, { limits }) => limits.some(({ text, per }) => `${text} per ${per}` === term),
    hint: ({ limits }) => `The limits are ${list(limits.map(({ text, per }) => `${text} per ${per}`))}`,
  },
  {
    rule: 'words/values',
    pattern: /(?<![\w./$<-])[A-Z][A-Z_]*[A-Z]\b(?![\w*-]|\.\w)/g,
    isKnown: (term, file, { values }) =>
      values.has(term) || /^(DOCPROC|NODE|HTTPS?|NO)_/.test(term) || isListed(known.values, term, file),
    hint: ({ values }) =>
      `The values of the contract are ${list([...values].filter((value) => /^[A-Z_]+$/.test(value)))}`,
  },
  {
    rule: 'words/statuses',
    pattern: statusInText,
    isKnown: (term, file, { statuses }) => statuses.has(term) || isListed(known.statuses, term, file),
    hint: ({ statuses }) => `The statuses of the contract are ${list([...statuses].toSorted())}`,
  },
  {
    rule: 'words/scopes',
    pattern: /`([a-z]+\.(?!(?:yaml|json|md|ts|pdf)`)[a-z]+)`/g,
    isKnown: (term, _, { areas, scopes, names }) => {
      const [area = '', member = ''] = term.split('.');
      return !areas.has(area) || scopes.has(term) || names.has(member);
    },
    hint: ({ scopes }) => `The scopes are ${list(scopes)}`,
  },
  {
    rule: 'words/headers',
    pattern: /(?<![\w/-])(?:X-[\w-]+|[A-Z][a-z]+(?:-[A-Z][a-z]+)+|Authorization)\b(?!-)/g,
    isKnown: (term, file, { headers }) => headers.has(term) || isListed(known.headers, term, file),
    hint: ({ headers }) => `The headers of the contract are ${list(headers)}`,
  },
  {
    rule: 'words/headers',
    pattern: /Authorization: (\w+)/g,
    isKnown: (term) => term === 'Bearer',
    hint: () => 'The key is a bearer token',
  },
  {
    rule: 'words/requests',
    pattern: /\b(?:GET|PUT|POST|PATCH|DELETE)(?: on)? `?\/[^\s`)\]]*/g,
    isKnown: (term, file, { operations }) => {
      const [method = '', path = ''] = term.replaceAll(/[`]| on(?= )/g, '').split(/ +/);
      if (path.startsWith('/_sandbox/')) return true;
      const isOwn = operations.some(
        (each) => each.method === method && plain(each.path).endsWith(plain(path)),
      );
      return isOwn || isListed(known.requests, `${method} ${path}`, file);
    },
    hint: ({ operations }) => `Use one of ${list(operations.map(({ method, path }) => `${method} ${path}`))}`,
  },
  {
    rule: 'words/names',
    pattern: /`([a-z]\w*)`/g,
    isKnown: (term, file, { names }, own) =>
      !isContract(file) || names.has(term) || own.has(term) || isListed(known.names, term, file),
    hint: () => 'Use a name of the contract, or of the packages',
  },
  {
    rule: 'words/names',
    pattern: /(?<![\w./{$<-])[a-z]+(?:_[a-z]+)+(?![\w./-])/g,
    isKnown: (term, file, { names }, own) =>
      names.has(term) || own.has(term) || isListed(known.names, term, file),
    hint: () => 'Use a field, parameter or event of the contract, or a name of the packages',
  },
];

/** The names in the code of the packages. */
export function codeNames(folder: string): Set<string> {
  const texts = globSync(`${folder}/**/*.ts`).map((file) => readFileSync(file, 'utf8'));
  return new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []));
}

/** Returns a problem for each mention in the Markdown and YAML files that the contract does not have. */
export function checkWords(patterns: string[], vocabulary: Vocabulary, names: Set<string>): Problem[] {
  const files = globSync(patterns, { exclude: ['**/node_modules/**', '**/.vitepress/**'] }).toSorted();
  return files
    .filter((file) => !/\.(schema|overlay)\.yaml$/.test(file))
    .flatMap((file) => problemsIn(file, readFileSync(file, 'utf8'), vocabulary, names));
}

/** Returns the problems of one file. */
export function problemsIn(
  file: string,
  text: string,
  vocabulary: Vocabulary,
  names: Set<string>,
): Problem[] {
  const prose = file.endsWith('.md')
    ? proseOfMarkdown(text, { spans: true })
    : proseOfYaml(text, { spans: true });
  const placeOf = placesIn(file, text);
  // The sentences of the contract are compared with their place.
  const ofOperations = isContract(file)
    ? []
    : wrongOfOperations(prose, vocabulary.operations, vocabulary.scopes);
  const unknown = mentions.flatMap(({ rule, pattern, isKnown, hint }) =>
    [...prose.matchAll(pattern)].flatMap(({ index, 0: whole, 1: inner }) => {
      const term = (inner ?? whole).replaceAll(/\s+/g, ' ');
      if (isKnown(term, file, vocabulary, names)) return [];
      const message = `The contract has no "${term}". ${hint(vocabulary)}. What is from elsewhere is listed in scripts/lint/words/known.ts.`;
      return [{ place: placeOf(index), message, rule }];
    }),
  );
  return [...unknown, ...ofOperations.map(({ index, ...each }) => ({ place: placeOf(index), ...each }))];
}

/** What the sentences of a contract are compared with. */
export interface Words {
  /** Patterns of the files. */
  patterns: string[];
  statements: { entries: Statement[]; place(path: (string | number)[]): string };
  bundle: Document;
  model: Model;
  /** Finds the file and line of a pointer. */
  placeOf: (pointer: string) => string;
}

/** Returns the sentences that do not agree with the contract: anywhere, at their place, and in the statements. */
export function checkAllWords({ patterns, statements, bundle, model, placeOf }: Words): Problem[] {
  return [
    ...asProblems(findWrongWords(model), placeOf),
    ...checkStatementWords(statements, placeTexts(bundle, model.questions)),
    ...checkWords(patterns, vocabularyOf(model, bundle), codeNames('src')),
  ];
}
