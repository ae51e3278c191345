/** Checks prose against the glossary: a term that has a standard equivalent is a problem. */
import { globSync, readFileSync } from 'node:fs';
import { isNode, isScalar, parseDocument, visit } from 'yaml';
import { placesIn, type Problem } from '../lib/problem.ts';

/** Terms to avoid, as a regular expression, and what to write. Matching ignores case and line breaks. */
export const glossary: [avoid: string, write: string][] = [
  ['answers?|answered|answering', 'response, return'],
  ['refus(?:e|es|ed|al|als|ing)', 'reject, rejection'],
  [
    '(?<!external )\\b(?:an?|the|each|every|this|that|one|other|another|first|second|no|any|of|single) calls?',
    'request, operation',
  ],
  ['calls? (?:on|to) (?:a|the) (?:task|upload|service|API)', 'request'],
  ['(?:not|nothing|nobody|yet|is|are) known|nothing says|nobody knows|unknown shape', 'not specified'],
  [
    '(?:each|every|one|the|other|another|this|which|either|nearest|under|both) reading|readings',
    'interpretation',
  ],
  ['switch(?:es|ed)?', 'setting, turn on'],
  ['silence|silences|is silent|contradict(?:s|ion|ions|ory)?', 'unspecified, conflicting'],
  ['tries|tried|try again|(?:a|each|every|further|next|one) try', 'attempt, retry'],
  ['misfits?', 'violation'],
  ['registers?', 'catalog'],
  ['story|stories', 'workflow'],
  ['(?:for|who are|alone|by) machines|machines (?:that|alone)', 'machine-readable files, tools'],
  ['twins?', 'Markdown version'],
  ['(?:the|its|their) life(?: of)?|life of', 'lifecycle'],
  ['state × call', 'allowed operations by state'],
  ['undoable', 'reversible'],
  ['(?:a|an|the|each|every|which|no|any|this|one|own|of) records?', 'resource'],
  ['litter|spoils?|spoilt|stray|mover|foremost|ways out|manner', 'the standard term (see the glossary)'],
  ['abandon(?:s|ed)?', 'abort'],
  ['beside', 'next to, in addition to'],
  ['steers?|steered', 'control'],
  ['told|tells?', 'states, returns'],
  ['says?|said', 'states, describes'],
  ['anew', 'regenerate'],
  ['mends?|mended', 'fix'],
  ['whole number', 'integer'],
  ['stand-ins?|stands? in for', 'sandbox, test double'],
  ['(?<!email )(?<!IP )address(?:es)?', 'base URL, URL'],
  ['(?:is|are|was|were) made', 'created, generated'],
  ['lists? of', 'array of'],
  ['carr(?:y|ies|ied|ying)', 'include, contain'],
  ['holds?|held|holding', 'contain, apply'],
  ['stands?|stood|standing', 'is, is in'],
  ['lies|lay', 'is, is in'],
  [
    'takes?(?! effect| place| precedence| \\d| longer| up to)|took(?! effect)|taken(?! effect)',
    'accept, require',
  ],
  ['gives?|gave', 'return'],
  ['short (?:paths?|forms?)', 'shorthand endpoint'],
  ['pieces?|things?', 'the name of it'],
  ['settled?', 'specified'],
  ['nobody|somebody|anybody', 'a noun, or the active voice'],
  ['(?<=^|[.:?!]\\s{1,80})nothing', 'a sentence with a subject'],
  ['—', 'a full stop or a comma'],
];
const terms = glossary.map(([avoid, write]) => ({
  write,
  pattern: new RegExp(`(?<![\\w-])(?:${avoid.replaceAll(' ', '\\s+')})(?![\\w-])`, 'gim'),
}));

/** A term to avoid, where it is in a text, and what to write. */
interface Found {
  found: string;
  index: number;
  write: string;
}

/** Returns each term to avoid in a text, without what is code, and what to write. */
export const termsIn = (text: string): Found[] => termsOf(blank(text, codeSpan));

const termsOf = (prose: string): Found[] =>
  terms.flatMap(({ pattern, write }) =>
    [...prose.matchAll(pattern)].map(({ index, 0: found }) => ({
      found: found.replaceAll(/\s+/g, ' '),
      index,
      write,
    })),
  );

/** `a upload`, `an task`: a noun was replaced, and its article was not. Words in capitals are spelled in many ways. */
const articles =
  /(?<![\w-])(?:[Aa](?: |\n *)(?!(?:one|once)\b|eu)(?:[aeio]|u(?:n(?!i)|p|m))[a-z]{2,}|[Aa]n(?: |\n *)[bcdfgjkp-tvwyz][a-z]+)(?![\w-])/g;

/** Keys of YAML whose values people read. Every other value is data. */
const proseKeys =
  /^(?:area|client|contract|description|details|do|effects|interpretations|linkText|mock|question|sandbox|statement|summary|tagline|text|title)$/;

/** Returns a problem for each term to avoid in the Markdown and YAML files that the patterns match. */
export function lintProse(patterns: string[]): Problem[] {
  const files = globSync(patterns, { exclude: ['**/node_modules/**', '**/.vitepress/**'] }).toSorted();
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return problemsIn(file, text, file.endsWith('.md') ? proseOfMarkdown(text) : proseOfYaml(text));
  });
}

function problemsIn(file: string, text: string, prose: string): Problem[] {
  const placeOf = placesIn(file, text);
  const wrongTerms = termsOf(prose).map(({ found, index, write }) => ({
    index,
    message: `"${found}" is not the standard term. Write: ${write}.`,
    rule: 'prose/terms',
  }));
  const wrongArticles = [...prose.matchAll(articles)].map(({ index, 0: found }) => ({
    index,
    message: `"${found.replaceAll(/\s+/g, ' ')}" has the wrong article. Correct the article, or the noun.`,
    rule: 'prose/articles',
  }));
  const empty = (file.endsWith('.yaml') ? emptyTexts(text) : []).map(({ index, key }) => ({
    index,
    message: `The ${key} is empty. Write it, or remove the line.`,
    rule: 'prose/empty',
  }));
  return [...wrongTerms, ...wrongArticles, ...empty]
    .sort((a, b) => a.index - b.index)
    .map(({ index, message, rule }) => ({ place: placeOf(index), message, rule }));
}

/** The texts of a YAML file that people would read and that are empty. */
function emptyTexts(text: string): { index: number; key: string }[] {
  const found: { index: number; key: string }[] = [];
  visit(parseDocument(text), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !proseKeys.test(String(key.value)) || !isScalar(value)) return;
      if (typeof value.value === 'string' && value.value.trim() === '')
        found.push({ index: value.range?.[0] ?? 0, key: String(key.value) });
    },
  });
  return found;
}

/** Replaces matches with spaces, so that the offsets of the rest stay the same. */
const blank = (text: string, pattern: RegExp): string =>
  text.replaceAll(pattern, (found) => found.replaceAll(/[^\n]/g, ' '));

const codeSpan = /`[^`]*`/g;

/**
 * The text of a Markdown file, at its offsets, without code blocks, comments, tags and the targets of links.
 *
 * @param spans whether code in a line is part of it
 */
export function proseOfMarkdown(text: string, { spans = false } = {}): string {
  const code = spans ? [] : [codeSpan];
  const notProse = [/^ *(```|~~~)[^]*?^ *\1/gm, ...code, /<!--[^]*?-->/g, /<[^>]*>/g, /\]\([^)]*\)/g];
  const [front = ''] = /^---\n[^]*?\n---\n/.exec(text) ?? [];
  const body = notProse.reduce(blank, text.slice(front.length));
  return proseOfYaml(blank(front, /^---$/gm), { spans }) + body;
}

/** The text of a comment in code, at its offsets: without the stars of its lines, and without names after tags. */
export const proseOfComment = (text: string): string =>
  [/^[ \t]*\*/gm, /@(?:param|template)\s+\S+/g, /@\w+\s+\{[^}]*\}/g, /\{@link[^}]*\}/g].reduce(blank, text);

/** The comments of a YAML file, and the values that people read, at their offsets. */
export function proseOfYaml(text: string, { spans = false } = {}): string {
  const shown = [...text.matchAll(/^ *# .*$/gm)].map(({ index, 0: found }) => [index, index + found.length]);
  visit(parseDocument(text), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isNode(value) || !proseKeys.test(String(key.value))) return;
      visit(value, {
        Pair: () => visit.SKIP,
        Scalar: (__, { range }) => void shown.push([range?.[0] ?? 0, range?.[1] ?? 0]),
      });
    },
  });
  const prose = shown.map(([from = 0, to = 0]) => text.slice(from, to));
  const kept = shown.reduce(
    (all, [from = 0], index) =>
      all.slice(0, from) + prose[index] + all.slice(from + (prose[index] ?? '').length),
    text.replaceAll(/[^\n]/g, ' '),
  );
  return spans ? kept : blank(kept, codeSpan);
}
