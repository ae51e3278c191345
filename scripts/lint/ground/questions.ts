/** Whether the open questions agree with the places that name them, and with the rows of the source. */
import { tokens } from '../../lib/pointer.ts';
import { methods, type OperationObject } from '../../model/document.ts';
import { questionPointers } from '../../model/question-places.ts';
import type { OpenQuestion } from '../../model/registers.ts';
import { nodeAt, type Ground, type GroundRule } from './ground.ts';

/** The method of the operation that a place is in; undefined outside operations. */
function methodOf(pointer: string): string | undefined {
  const [first, , method] = tokens(pointer);
  return first === 'paths' && methods.some((each) => each === method) ? method?.toUpperCase() : undefined;
}

const isNear = (one: string, other: string): boolean =>
  `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);

/**
 * Whether a question is about operations that lack what its rows state of others, such as a status, and states that in its
 * sentence about the contract.
 */
function isAboutOthers(
  { source = [], contract }: OpenQuestion,
  named: readonly string[],
  { document, statements }: Ground,
): boolean {
  const operations = named.map((place) => /^#\/paths\/[^/]+\/[^/]+$/.test(place) && nodeAt(document, place));
  const stated = statements
    .filter(({ section, row }) => source.includes(`${section} › ${row}`))
    .flatMap(({ pointers }) => pointers)
    .flatMap((pointer) => /^#\/paths\/[^/]+\/[^/]+\/responses\/(\w+)$/.exec(pointer)?.[1] ?? []);
  return stated.some(
    (status) =>
      new RegExp(`\\b${status}\\b`).test(contract) &&
      operations.every((operation) => operation && !(status in (operation as OperationObject).responses)),
  );
}

/** The place of questions about every operation and resource. */
const everywhere = '#/info';
/** Statuses, and states such as IN_REVIEW. Methods have a rule of their own. */
const valuesInText = /\b(?!DELETE\b)(?:[2-5]\d\d|[A-Z]{6,}|[A-Z]+_[A-Z_]+)\b/g;
/** A question with more places is about a kind of response, and not about a section. */
const manyPlaces = 5;

export const questionRules: Record<string, GroundRule> = {
  *form({ questions }) {
    for (const { id, title, question, contract, mock, sandbox, client } of questions) {
      if (!question.trim().endsWith('?')) yield [id, 'The question ends with a question mark.'];
      if (/[.?]$/.test(title)) yield [id, 'The title is no sentence: remove its full stop.'];
      for (const text of [contract, mock, sandbox, client])
        if (!/^["A-Z`][^?]*\.$/.test(text.trim())) yield [id, `"${text}" is no sentence.`];
    }
  },

  /** What the contract states and what the sandbox does is about one question: the same text twice was copied. */
  *'own-texts'({ questions }) {
    for (const field of ['title', 'question', 'contract', 'sandbox'] as const) {
      const first = new Map<string, string>();
      for (const { id, [field]: text } of questions) {
        const other = first.get(text.trim());
        if (other !== undefined) yield [id, `Its \`${field}\` is that of \`${other}\`. Correct one of them.`];
        else first.set(text.trim(), id);
      }
    }
  },

  /** Each state and status of a text is in another text of the question, in its rows, its setting or at its places. */
  *'own-values'({ document, statements, questions }) {
    const places = questionPointers(document);
    for (const { id, source = [], setting, title, question, contract, mock, client, ...more } of questions) {
      const texts = [title, question, contract, mock, client, ...(more.interpretations ?? [])];
      const named = places.get(id) ?? [];
      const others = [
        more.sandbox,
        ...(setting?.values ?? []),
        ...statements
          .filter(({ section, row }) => source.includes(`${section} › ${row}`))
          .map(({ statement }) => statement),
        ...named.flatMap((place) => [place, JSON.stringify(nodeAt(document, place))]),
      ];
      for (const [index, text] of texts.entries()) {
        const ground = [...texts.filter((_, each) => each !== index), ...others].join(' ');
        for (const [value] of text.matchAll(valuesInText))
          if (!new RegExp(`\\b${value}\\b`).test(ground))
            yield [
              id,
              `"${text.trim()}" mentions ${value}, which is nowhere else in the question, its rows and its places.`,
            ];
      }
    }
  },

  *'default-first'({ questions }) {
    for (const { id, setting } of questions)
      if (setting && setting.values[0] !== setting.default)
        yield [id, 'The default is the first value of a setting. Change the order.'];
  },

  /** A question is from rows whose statements are at the places that name it, or next to them. */
  *'own-rows'(ground) {
    const { document, statements, questions } = ground;
    const places = questionPointers(document);
    for (const question of questions) {
      const { id, source = [] } = question;
      const named = places.get(id) ?? [];
      if (source.length === 0 || named.includes(everywhere)) continue;
      if (isAboutOthers(question, named, ground)) continue;
      const near = statements.filter(({ pointers }) =>
        pointers.some((pointer) => named.some((place) => isNear(pointer, place))),
      );
      const rows = new Set(near.map(({ section, row }) => `${section} › ${row}`));
      if (source.some((row) => rows.has(row))) continue;
      yield [
        id,
        `No place that names it has a statement from its rows: ${source.join('; ')}. Correct the rows.`,
      ];
    }
  },

  /** A place that names a question is near a statement from one of the sections of the question. */
  *'own-sections'({ document, statements, questions }) {
    const places = questionPointers(document);
    for (const { id, source = [] } of questions) {
      const sections = source.map((row) => row.split(' › ')[0]);
      const named = places.get(id) ?? [];
      if (named.length > manyPlaces || sections.length === 0) continue;
      for (const place of named.filter((each) => each !== everywhere)) {
        const isStated = statements.some(
          ({ section, pointers }) =>
            sections.includes(section) && pointers.some((each) => isNear(each, place)),
        );
        if (!isStated)
          yield [
            id,
            `${place} names it, and no statement there is from ${sections.join(', ')}. Correct one of them.`,
          ];
      }
    }
  },

  *methods({ document, questions }) {
    const places = questionPointers(document);
    for (const { id, contract, mock, client } of questions) {
      const own = new Set((places.get(id) ?? []).flatMap((place) => methodOf(place) ?? []));
      if (own.size === 0) continue;
      for (const text of [contract, mock, client])
        for (const [method] of text.matchAll(/\b(?:GET|PUT|POST|PATCH|DELETE)\b/g))
          if (!own.has(method))
            yield [id, `"${text}" mentions ${method}, and its operations are ${[...own].join(', ')}.`];
    }
  },
};
