/** What the rules compare. */
import { tokens } from '../../lib/pointer.ts';
import type { Document } from '../../model/document.ts';
import type { OpenQuestion, Statement } from '../../model/registers.ts';
import type { Sentence } from '../../model/sentences.ts';

export interface Ground {
  document: Document;
  statements: Statement[];
  questions: OpenQuestion[];
  sentences: Sentence[];
}

/** Returns the id of the statement or question, and what is wrong. */
export type GroundRule = (ground: Ground) => Iterable<[id: string, message: string]>;

/** Returns the part of a document at a pointer that leads to an object. */
export const nodeAt = (document: Document, pointer: string): object =>
  tokens(pointer).reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined)?.[key],
    document,
  ) as object;
