/**
 * The review of sentences: openapi/reviewed.txt has a line for each sentence that a person accepted. A sentence that is
 * new or changed, or rests on other statements, has another id, and is not accepted.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../lib/problem.ts';
import type { Sentence } from '../model/sentences.ts';

/** A line of the file. */
export interface Accepted {
  id: string;
  place: string;
  text: string;
  /** The line as it is written. */
  written: string;
  /** Number of the line, from one. */
  line: number;
}

/** A sentence that waits for review: new, changed or removed. */
export interface Pending {
  /** What to accept. */
  id: string;
  place: string;
  /** The sentence now; undefined if it was removed. */
  now: Sentence | undefined;
  /** The sentence that was accepted; undefined if it is new. */
  before: Accepted | undefined;
}

const line = /^(?<id>[0-9a-f]{8}) (?<place>\S+): (?<text>.*?)(?: ← .*)?$/;

export const reviewFile = (folder: string): string => join(folder, 'reviewed.txt');

/** Returns the accepted sentences of a folder. */
export function readReview(folder: string): Accepted[] {
  const file = reviewFile(folder);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.flatMap((written, index) => {
    const { id = '', place = '', text = '' } = line.exec(written)?.groups ?? {};
    return id === '' ? [] : [{ id, place, text, written, line: index + 1 }];
  });
}

/** Returns the line of a sentence. */
function written({ id, place, text, rests }: Sentence): string {
  const end = rests.length > 0 ? ` ← ${rests.join(', ')}` : '';
  return `${id} ${place}: ${text}${end}`;
}

/** Returns what differs between the sentences and those that were accepted. */
export function pendingReviews(sentences: Sentence[], accepted: Accepted[]): Pending[] {
  const known = new Set(accepted.map(({ id }) => id));
  const current = new Set(sentences.map(({ id }) => id));
  const gone = accepted.filter(({ id }) => !current.has(id));
  const changed = sentences
    .filter(({ id }) => !known.has(id))
    .map((now): Pending => {
      const index = gone.findIndex(({ place }) => place === now.place);
      const [before] = index < 0 ? [] : gone.splice(index, 1);
      return { id: now.id, place: now.place, now, before };
    });
  const removed = gone.map((before): Pending => ({
    id: before.id,
    place: before.place,
    now: undefined,
    before,
  }));
  return [...changed, ...removed];
}

/** Returns the text of the file after some ids were accepted: sorted by place, and in the order of each text. */
export function accept(sentences: Sentence[], accepted: Accepted[], ids: string[]): string {
  const chosen = pendingReviews(sentences, accepted).filter(({ id }) => ids.includes(id));
  const replaced = new Set(chosen.flatMap(({ before }) => before?.id ?? []));
  const known = new Set([...accepted, ...chosen].map(({ id }) => id));
  const current = sentences.filter(({ id }) => known.has(id));
  const isCurrent = new Set(current.map(({ id }) => id));
  const rest = accepted.filter(({ id }) => !isCurrent.has(id) && !replaced.has(id));
  return [
    ...current.map((each) => ({ place: each.place, text: written(each) })),
    ...rest.map((each) => ({ place: each.place, text: each.written })),
  ]
    .sort((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : 0))
    .map(({ text }) => `${text}\n`)
    .join('');
}

/** Returns a problem for each sentence that waits for review. */
export function checkReview(
  sentences: Sentence[],
  folder: string,
  placeOf: (pointer: string) => string,
): Problem[] {
  return pendingReviews(sentences, readReview(folder)).map(({ id, place, now, before }) => ({
    place: now ? placeOf(now.pointer) : `${reviewFile(folder)}:${before?.line ?? 1}:1`,
    message: `${place} is ${now ? (before ? 'changed' : 'new') : 'gone'}, and not accepted yet. Read it with \`npm run review\`, and accept it with \`npm run review -- --accept ${id}\`.`,
    rule: 'review',
  }));
}
