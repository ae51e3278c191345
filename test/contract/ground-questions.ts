/** Whether the open questions agree with the places that name them, and with the rows of the source. */
import { members, tokens } from '../../scripts/lib/pointer.ts';
import { methods, type Document } from '../../scripts/model/document.ts';
import type { OpenQuestion, Statement } from '../../scripts/model/registers.ts';

export interface Asked {
  document: Document;
  statements: Statement[];
  questions: OpenQuestion[];
}

/** The pointers to the objects that name each question. */
function placesOf(document: Document): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const { key, value, pointer } of members(document)) {
    if (!['x-open-questions', 'openQuestions', 'unknown'].includes(key)) continue;
    for (const id of [value].flat()) {
      const parent = pointer.split('/').slice(0, -1).join('/');
      places.set(String(id), [...(places.get(String(id)) ?? []), parent]);
    }
  }
  return places;
}

/** The operation that a place is in, as `method path`; undefined outside operations. */
function operationOf(pointer: string): string | undefined {
  const [first, path = '', method] = tokens(pointer);
  return first === 'paths' && methods.some((each) => each === method) ? `${method} ${path}` : undefined;
}

const isNear = (one: string, other: string): boolean =>
  `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);

/** The place of questions about every operation and resource. */
const everywhere = '#/info';
/** Questions about what a row states of other operations alone. */
const ofOthers = ['task-server-errors'];

type Rule = (asked: Asked) => Iterable<string>;

export const questionRules: Record<string, Rule> = {
  *'texts of a question have their form'({ questions }) {
    for (const { id, title, question, contract, mock, sandbox, client, setting } of questions) {
      if (!question.trim().endsWith('?')) yield `${id}: the question ends with a question mark`;
      if (/[.?]$/.test(title)) yield `${id}: the title is no sentence`;
      for (const text of [contract, mock, sandbox, client])
        if (!/^[A-Z`][^?]*\.$/.test(text.trim())) yield `${id}: "${text}" is no sentence`;
      if (setting && setting.values[0] !== setting.default)
        yield `${id}: the default is the first value of the setting`;
    }
  },

  /** A question is from rows whose statements are at the places that name it, or next to them. */
  *'a question is where its rows are'({ document, statements, questions }) {
    const places = placesOf(document);
    for (const { id, source = [] } of questions) {
      const named = places.get(id) ?? [];
      if (named.includes(everywhere) || ofOthers.includes(id)) continue;
      const near = statements.filter(({ pointers }) =>
        pointers.some((pointer) => named.some((place) => isNear(pointer, place))),
      );
      const rows = new Set(near.map(({ section, row }) => `${section} › ${row}`));
      if (!source.some((row) => rows.has(row)))
        yield `${id}: no row of ${source.join('; ')} is stated at a place that names it`;
    }
  },

  /** A place that names a question is near a statement from one of the sections of the question. */
  *'a place names the questions of its sections'({ document, statements, questions }) {
    const bySection = new Map(
      questions.map(({ id, source = [] }) => [id, source.map((row) => row.split(' › ')[0])]),
    );
    for (const [id, places] of placesOf(document)) {
      for (const place of places.filter((each) => each !== everywhere)) {
        const sections = statements
          .filter(({ pointers }) => pointers.some((each) => isNear(each, place)))
          .map(({ section }) => section);
        if (bySection.get(id)?.some((section) => section !== undefined && sections.includes(section)))
          continue;
        yield `${id} at ${place}: no statement there is from ${bySection.get(id)?.join(', ')}`;
      }
    }
  },

  *'methods of a question'({ document, questions }) {
    const places = placesOf(document);
    for (const { id, contract, mock, client } of questions) {
      const own = new Set(
        (places.get(id) ?? []).flatMap((place) => operationOf(place)?.split(' ')[0]?.toUpperCase() ?? []),
      );
      if (own.size === 0) continue;
      for (const text of [contract, mock, client])
        for (const [method] of text.matchAll(/\b(?:GET|PUT|POST|PATCH|DELETE)\b/g))
          if (!own.has(method))
            yield `${id}: "${text}" mentions ${method}, and the operations are ${[...own].join(', ')}`;
    }
  },
};

export const findUnasked = (asked: Asked): string[] =>
  Object.entries(questionRules).flatMap(([rule, check]) =>
    [...check(asked)].map((fault) => `${rule}: ${fault}`),
  );
