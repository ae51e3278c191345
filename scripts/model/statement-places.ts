/** What is at the places that statements point to. */
import { tokens } from '../lib/pointer.ts';
import { type Document, questionsWithin, resolve } from './document.ts';
import type { OpenQuestion } from './registers.ts';

/**
 * Returns a function that returns the text of a place: its JSON, with what it refers to, and the open questions that
 * it names.
 */
export function placeTexts(document: Document, questions: OpenQuestion[]): (pointer: string) => string {
  const byId = new Map(questions.map((question) => [question.id, JSON.stringify(question)]));
  return (pointer) => {
    const node = tokens(pointer).reduce<unknown>(
      (value, token) => (value as Record<string, unknown> | undefined)?.[token],
      document,
    );
    if (typeof node !== 'object' || node === null) return JSON.stringify(node) ?? '';
    const ids = pointer.endsWith('/x-open-questions') ? (node as string[]) : questionsWithin(document, node);
    const named = pointer.endsWith('/x-open-questions') ? ids.map((id) => byId.get(id) ?? '') : ids;
    return [JSON.stringify(node), JSON.stringify(resolve(document, node)), ...named].join('\n');
  };
}

const annotation =
  /\/(description|summary|title|examples|x-open-questions|x-scope-aliases|effects|event)(\/|$)/;

/** Returns whether the responses of a server can prove what is at a place. People read the rest. */
export const isProvable = (pointer: string): boolean =>
  /^#\/(paths|components)\/./.test(pointer) && !annotation.test(pointer);
