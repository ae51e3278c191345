import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Entry, readEntries } from '../client/entries.ts';
import {
  type Contract,
  type Document,
  type Json,
  operations as placesIn,
  type Parameter,
  type RequestBody,
  resolve,
} from '../../model/bundle.ts';
import type { OpenQuestion } from '../../lint/registers.ts';

/** The shapes of the extensions; openapi/extensions.schema.yaml has them in full. */
export interface Transition {
  record: string;
  from?: Record<string, { in?: Json[]; notIn?: Json[] }>;
  conditions?: { id: string; description: string; openQuestions?: string[] }[];
  to?: Record<string, { value?: Json; parameter?: string; unknown?: string }>;
  creates?: { record: string; per: string }[];
  effects?: string[];
  rejectedWith?: string;
  /** About the refusal. */
  openQuestions?: string[];
  event?: string;
  reversible?: boolean;
}

export interface Lifecycle {
  record: string;
  field: string;
  states: Record<string, { description: string; openQuestions?: string[] }>;
  moves: { from?: string; to?: string; unknown?: string; openQuestions?: string[] }[];
}

export interface Limit {
  value: number;
  unit: string;
  per: string;
  rejectedWith?: string;
  openQuestions?: string[];
}

/** An operation with its transition, parameters and request body in full. */
export interface Operation extends Omit<Entry, 'transition'> {
  transition: Transition | undefined;
  parameters: Parameter[];
  request: RequestBody | undefined;
}

/** What the pages read. */
export interface Facts {
  document: Document;
  operations: Operation[];
  questions: OpenQuestion[];
  /** The lifecycles by the record that they are of. */
  lifecycles: Record<string, Lifecycle>;
  scopes: { area: string; spellings: string[] }[];
  limits: Record<string, Limit>;
  /** What to do about each status, from docs/errors.yaml. */
  advice: Record<string, Advice>;
}

/** What a caller can do about an answer that is not a success. */
export interface Advice {
  title: string;
  do: string;
  /** Whether to send the same request again. */
  retry: Retry;
}

/** `after-checking`: once the caller has looked whether the call took effect. */
export type Retry = 'later' | 'after-checking' | 'after-change' | 'never';

/** Everything that the pages say of the contract, looked up once. */
export async function readFacts(contract: Contract): Promise<Facts> {
  const { document, folder } = contract;
  const entries = readEntries(contract);
  const operations = placesIn(document).map(
    ({ operation: { requestBody }, parameters }, index): Operation => ({
      // They stand in the order of the document, as the places do.
      ...(entries[index] as Operation),
      // What is no number, such as 2XX, would else stand last.
      responses: entries[index]?.responses.toSorted(([a], [b]) => (a < b ? -1 : 1)) ?? [],
      parameters,
      request: requestBody && resolve(document, requestBody),
    }),
  );
  const schemas = Object.values(document.components.schemas ?? {});
  const lifecycles = schemas.flatMap((schema) => (schema['x-lifecycle'] ?? []) as unknown as Lifecycle[]);
  const schemes = Object.values(document.components.securitySchemes ?? {});
  const [questions, advice] = await Promise.all([
    readFile(join(folder, 'open-questions.yaml'), 'utf8'),
    readFile(new URL('../../../docs/errors.yaml', import.meta.url), 'utf8'),
  ]);
  return {
    document,
    operations,
    questions: parse(questions) as OpenQuestion[],
    lifecycles: Object.fromEntries(lifecycles.map((lifecycle) => [lifecycle.record, lifecycle])),
    scopes: schemes.flatMap((scheme) => (scheme['x-scope-aliases'] ?? []) as unknown as Facts['scopes']),
    limits: (operations.find(({ limits }) => limits)?.limits ?? {}) as Record<string, Limit>,
    advice: parse(advice) as Record<string, Advice>,
  };
}

/** The calls that act on records of a kind and make none. */
export function callsOn(facts: Facts, record: string): (Operation & { transition: Transition })[] {
  return facts.operations.filter(
    (each): each is Operation & { transition: Transition } =>
      each.transition?.record === record && !each.transition.creates,
  );
}

export function lifecycle(facts: Facts, record: string): Lifecycle {
  const found = facts.lifecycles[record];
  if (!found) throw new Error(`There is no lifecycle of ${record}.`);
  return found;
}

export function operation(facts: Facts, id: string): Operation {
  const found = facts.operations.find((each) => each.id === id);
  if (!found) throw new Error(`There is no operation ${id}.`);
  return found;
}

/** The open questions that an object of the contract names. */
export const questionsOf = (node: object): string[] =>
  (node as { 'x-open-questions'?: string[] })['x-open-questions'] ?? [];

/** A named example. */
export interface ShownExample {
  media: string;
  name: string;
  summary: string;
  value: Json;
}

/** Every named example of a response, or of the request. */
export function examplesOf(facts: Facts, { request, responses }: Operation, status: string): ShownExample[] {
  const body = status === 'request' ? request : responses.find(([own]) => own === status)?.[1];
  return Object.entries(body?.content ?? {}).flatMap(([media, { examples = {} }]) =>
    Object.entries(examples).map(([name, each]) => {
      const { summary = name, value } = resolve(facts.document, each);
      return { media, name, summary, value };
    }),
  );
}
