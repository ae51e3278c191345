/** Every sentence that a person reads in the contract and next to it, with what it rests on. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { escape, members, tokens } from '../lib/pointer.ts';
import { parseYaml } from '../lib/yaml.ts';
import { type Document, methods } from './document.ts';
import type { OpenQuestion, Statement } from './registers.ts';

export interface Sentence {
  /** Eight digits of a hash of everything else. */
  id: string;
  /** Where it is, in names that outlive an edit elsewhere: `operations/getTask/summary`. */
  place: string;
  text: string;
  /** Ids of statements, `?id` of open questions, or a section and row of the source. */
  rests: string[];
  /** Pointer into the bundle or a catalog, for the file and line. */
  pointer: string;
}

/** What sentences are read from. */
export interface Sources {
  /** Folder of the contract. */
  folder: string;
  document: Document;
  statements: Statement[];
  questions: OpenQuestion[];
  /** File with the advice on error statuses, if there is one. */
  advice?: string;
}

/** A text. `data` is what it must be read with, and `whole` one that stays together. */
type Draft = Omit<Sentence, 'id'> & { data?: unknown; whole?: true };

/** Returns the sentences in the order of their places. */
export function readSentences(sources: Sources): Sentence[] {
  const drafts = [
    ...ofBundle(sources),
    ...ofStatements(sources.statements),
    ...ofQuestions(sources.questions),
    ...ofFiles(sources),
  ];
  return drafts
    .flatMap(({ data, whole, ...draft }) =>
      (whole ? [draft] : split(draft)).map((sentence) => ({ ...sentence, id: idOf(sentence, data) })),
    )
    .sort((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : 0));
}

function idOf({ place, text, rests }: Omit<Sentence, 'id'>, data: unknown): string {
  const all = JSON.stringify([place, text, rests, data]);
  return createHash('sha256').update(all).digest('hex').slice(0, 8);
}

/** One sentence per full stop, paragraph and item of a list. */
function split(draft: Omit<Sentence, 'id'>): Omit<Sentence, 'id'>[] {
  const parts = draft.text
    .split(/\n\s*\n|\n\s*- |(?<=[.!?])\s+(?=[A-Z`*])/)
    .map((part) => part.replaceAll(/\s+/g, ' ').replace(/^- /, '').trim());
  return parts.filter(Boolean).map((text) => ({ ...draft, text }));
}

function* ofBundle({ document, statements }: Sources): Generator<Draft> {
  const places = new Map<string, string[]>();
  for (const { id, pointers } of statements)
    for (const pointer of pointers) places.set(pointer, [...(places.get(pointer) ?? []), id]);
  for (const { key, value, pointer } of members(document)) {
    // What an example shows is data; a property can have the name `value`, too.
    if (/\/examples\/[^/]+\/value\/|\/examples\/\d+\//.test(pointer)) continue;
    const isExample = /^#\/components\/examples\/[^/]+$/.test(pointer) || /\/examples\/\d+$/.test(pointer);
    if (isExample) {
      const { summary = 'Example.' } = value as { summary?: string };
      yield { ...draft(document, places, pointer, summary), data: value };
    } else if (typeof value === 'string' && !pointer.startsWith('#/components/examples/')) {
      const isProse = /^(?:title|summary|description)$/.test(key) || /\/effects\/\d+$/.test(pointer);
      if (isProse && !/\/properties\/(?:title|summary|description)$/.test(pointer))
        yield draft(document, places, pointer, value);
    }
  }
}

function draft(document: Document, places: Map<string, string[]>, pointer: string, text: string): Draft {
  const steps = tokens(pointer);
  const prefixes = steps.map(
    (_, index) =>
      `#/${steps
        .slice(0, steps.length - index)
        .map(escape)
        .join('/')}`,
  );
  // The nearest place that a statement points to, but not the whole of the paths or components.
  const nearest = prefixes
    .filter((prefix) => prefix.split('/').length > 2)
    .find((prefix) => places.has(prefix));
  const parent = steps
    .slice(0, -1)
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document);
  const { 'x-open-questions': questions = [] } = (parent ?? {}) as { 'x-open-questions'?: string[] };
  // A component that no statement points to as a whole rests on what is stated of its parts.
  const whole = nearest === undefined && steps[0] === 'components' ? prefixes[1] : undefined;
  const parts = [...places].flatMap(([place, ids]) =>
    whole !== undefined && place.startsWith(`${whole}/`) ? ids : [],
  );
  const stated = new Set([...(places.get(nearest ?? '') ?? []), ...parts]);
  const rests = [...stated, ...questions.map((id) => `?${id}`)];
  return { place: placeOf(document, steps), text, rests, pointer };
}

/** The steps of a pointer, with the operationId instead of path and method. */
function placeOf({ paths }: Document, [first = '', path = '', method = '', ...rest]: string[]): string {
  const known = methods.find((each) => each === method);
  const operation = first === 'paths' && known ? paths[path]?.[known] : undefined;
  const start = operation ? ['operations', operation.operationId] : [first, path, method].filter(Boolean);
  return [...(start[0] === 'components' ? start.slice(1) : start), ...rest].join('/');
}

function ofStatements(statements: Statement[]): Draft[] {
  return statements.map(({ id, section, row, statement, pointers }) => ({
    place: `statements/${id}`,
    text: statement.trim(),
    whole: true,
    rests: [`${section} › ${row}`],
    pointer: `statements/${id}/statement`,
    data: pointers,
  }));
}

function ofQuestions(questions: OpenQuestion[]): Draft[] {
  return questions.flatMap(
    ({ id, title, question, interpretations = [], contract, mock, sandbox, client, ...rest }) => {
      const texts = { title, contract, mock, sandbox, client };
      const one = (key: string, text: string): Draft => ({
        place: `questions/${id}/${key}`,
        text,
        rests: [`?${id}`],
        pointer: `open-questions/${id}/${key}`,
      });
      return [
        { ...one('question', question), data: rest },
        ...Object.entries(texts).map(([key, text]) => one(key, text)),
        ...interpretations.map((text, index) => one(`interpretations/${index}`, text)),
      ];
    },
  );
}

/** The workflows, overlays, vocabularies and the advice on errors, which are files of their own. */
function* ofFiles({ folder, advice, statements }: Sources): Generator<Draft> {
  const read = (file: string) => parseYaml(readFileSync(file, 'utf8'), file) as Record<string, unknown>;
  for (const file of globSync(`${folder}/*.{schema,overlay,arazzo}.yaml`).toSorted()) {
    const name = basename(file, '.yaml');
    const document = read(file);
    for (const { key, value, pointer } of members(document)) {
      const isProse = /^(?:title|summary|description)$/.test(key) && typeof value === 'string';
      if (!isProse || /\/properties\/(?:title|summary|description)$/.test(pointer)) continue;
      const parent = tokens(pointer).slice(0, -1);
      const data = parent.reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], document);
      const own = Object.entries(data as object).filter(([name]) => name !== 'steps' && name !== 'workflows');
      // The description of a whole vocabulary is read with all of it.
      const isData = key === 'description' && (!file.endsWith('.schema.yaml') || parent.length === 0);
      const draft = {
        place: `${name}${pointer.slice(1)}`,
        text: value,
        rests: [],
        pointer: `${file}${pointer}`,
      };
      yield isData ? { ...draft, data: own } : draft;
    }
    const { components, sourceDescriptions } = document;
    if (components !== undefined && file.endsWith('.arazzo.yaml')) {
      const text = 'Inputs, parameters, seeds and actions of the workflows.';
      yield {
        place: `${name}/components`,
        text,
        rests: [],
        pointer: `${file}#/components`,
        data: [components, sourceDescriptions],
      };
    }
  }
  const statuses = advice === undefined ? {} : read(join(advice));
  for (const [status, entry] of Object.entries(statuses)) {
    const rests = statements.flatMap(({ id }) => (id.startsWith(`status-${status}`) ? [id] : []));
    for (const [key, text] of Object.entries(entry as Record<string, string>))
      yield { place: `advice/${status}/${key}`, text, rests, pointer: `${advice}#/${status}/${key}` };
  }
}
