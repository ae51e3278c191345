/** What a text puts in backticks, or writes as a state, status or scope, exists in the contract or in the packages. */
import { globSync, readFileSync } from 'node:fs';
import { members } from '../lib/pointer.ts';
import type { Problem } from '../lib/problem.ts';
import type { OpenQuestion } from '../model/catalogs.ts';
import type { Document } from '../model/document.ts';
import { codeIn, isProse, proseOf, type Text, withoutBlocks } from './texts.ts';

/** Names of tools and standards that neither the contract nor the packages have. */
const others = [
  'API_KEY',
  'README',
  'CONTRIBUTING',
  'ARCHITECTURE',
  'CHANGELOG',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'DOM',
  'tsx',
  'REFUSED_STREAM',
  'setImmediate',
  '406',
  '421',
  '425',
  '504',
  '505',
  '511',
];

/** Code without its arguments: `tasks.get`, `DocprocError`, `waitFor()`. */
const name = /`([A-Za-z][\w.]*)(?:\(\))?`/g;
/** States, statuses and names with underscores that are not in backticks. */
const plain = /(?<![\w./$<-])(?:[A-Z]+_[A-Z_]+|[A-Z]{5,}|[1-5]\d\d|[a-z]+(?:_[a-z]+)+)(?![\w-]|\.\w)/g;

/** Returns a problem for each name in the texts that does not exist. */
export function checkNames(texts: Text[], document: Document, questions: OpenQuestion[]): Problem[] {
  const contract = namesOf([document, questions]);
  const scopes = new Set(Object.values(document.components.securitySchemes ?? {}).flatMap(scopesOf));
  const areas = new Set([...scopes].map((scope) => scope.split('.')[0]));
  const samples = new Set(texts.flatMap(({ markdown }) => codeIn(markdown)).flatMap(wordsOf));
  return texts.flatMap(({ markdown, about, location }) => {
    if (about === 'tools') return [];
    const exists = (word: string) =>
      contract.has(word) ||
      (about === 'packages' && (samples.has(word) || wordsOfCode().has(word))) ||
      others.includes(word);
    const isKnown = (term: string) => {
      const [area = '', member = '', ...rest] = term.split('.');
      if (areas.has(area) && member !== '' && rest.length === 0)
        return scopes.has(term) || contract.has(member);
      return wordsOf(term).every(exists);
    };
    const inBackticks = [...withoutBlocks(markdown).matchAll(name)].map(({ 1: term = '', index }) => ({
      term,
      index,
    }));
    const inProse = [...proseOf(markdown).matchAll(plain)].map(({ 0: term, index }) => ({
      term,
      index,
    }));
    return [...inBackticks, ...inProse]
      .filter(({ term }) => !isKnown(term))
      .map(({ term, index }) => ({
        location: location(index),
        message: `The contract has no \`${term}\`${about === 'contract' ? '' : ', and the packages have none'}. Correct the name. Names from elsewhere are in \`others\` of scripts/lint/names.ts.`,
        rule: 'names',
      }));
  });
}

/** The words of keys and values, without those of texts. */
function namesOf(value: unknown): Set<string> {
  return new Set(
    [...members(value)].flatMap(({ key, value: member, pointer }) => [
      ...wordsOf(key),
      ...(typeof member === 'object' || isProse(key, pointer) ? [] : wordsOf(String(member))),
    ]),
  );
}

const scopesOf = (scheme: object): string[] =>
  [...members(scheme)].flatMap(({ value, pointer }) =>
    /\/spellings\/\d+$/.test(pointer) ? [String(value)] : [],
  );

let ofCode: Set<string> | undefined;
/** The words of the code of the packages, which is read once. */
function wordsOfCode(): Set<string> {
  const files = [
    '{src,scripts}/**/*.ts',
    '{.,generated/*}/package.json',
    'generated/{mcp,cli}/contract/*.js',
  ];
  ofCode ??= new Set(globSync(files).flatMap((file) => wordsOf(readFileSync(file, 'utf8'))));
  return ofCode;
}

const wordsOf = (text: string): string[] => text.match(/\w+/g) ?? [];
