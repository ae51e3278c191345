/** The members of a contract and of its open questions, by names that outlive an edit elsewhere. */
import { escape, memberPointer } from '../lib/pointer.ts';
import { type Document, methods, type XLifecycle } from './document.ts';
import type { OpenQuestion } from './catalogs.ts';

export interface NamedMember {
  key: string;
  value: unknown;
  /** JSON pointer into the bundle; `open-questions/ID/…` in the catalog of open questions. */
  pointer: string;
  /** Name of the object or array that has the member. */
  parent: string;
}

/** By name: a pointer in which an operation has its id in place of path and method, and an item what identifies it. */
export type NamedMembers = ReadonlyMap<string, NamedMember>;

/** Members whose values people read: texts, and arrays of paragraphs. */
const texts = /^(title|summary|description|effects|question|interpretations|contract|mock|sandbox|client)$/;
/** Maps from names to objects: a key in them is no member, even if it is `default`. */
export const maps =
  /^((patternP|p)roperties|\$defs|dependentSchemas|states|variables|examples|schemas|responses|headers|content|encoding|links|callbacks|paths|webhooks|parameters|requestBodies)$/;

/** Whether the value of a member is data. Named examples are none. */
export const isSample = (key: string, value: unknown): boolean =>
  /^(value|default|const|enum|examples?)$/.test(key) && !(key === 'examples' && !Array.isArray(value));

/** Returns the members of a document, and those of its open questions if there are any. */
export function namedMembers(document: Document, questions: OpenQuestion[]): NamedMembers {
  const found = new Map<string, NamedMember>();
  const add = (name: string, member: NamedMember): void => {
    found.set(name, member);
    const { key, value, pointer } = member;
    if (typeof value !== 'object' || value === null) return;
    if (isSample(key, value) && !maps.test(keyOf(member.parent))) return;
    for (const [step, inner] of Object.entries(value)) {
      const at = memberPointer(pointer, step);
      const below = `${name}/${Array.isArray(value) ? identify(inner, step) : escape(step)}`;
      const own = operationName(inner, at) ?? (found.has(below) ? `${name}/${step}` : below);
      add(own, { key: step, value: inner, pointer: at, parent: name });
    }
  };
  const roots = {
    '#': document,
    ...(questions.length > 0 && {
      'open-questions': Object.fromEntries(questions.map((each) => [each.id, each])),
    }),
  };
  for (const [name, value] of Object.entries(roots))
    add(name, { key: '', value, pointer: name, parent: name });
  return found;
}

const keyOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/** What identifies an item of an array, so that it keeps its name when others come before it. */
function identify(item: unknown, index: string): string {
  if (typeof item !== 'object' || item === null) return escape(String(item));
  const { $ref, id, name, url, record, spellings } = item as Record<string, unknown>;
  const [own] = [$ref, id, name, url, record, spellings].flat().filter((each) => typeof each === 'string');
  if (own !== undefined) return escape(String(own));
  const { from = 'creation', to, unknown } = item as XLifecycle['moves'][number];
  return (to ?? unknown) ? `${from} to ${to ?? 'unspecified'}` : index;
}

const operationPointer = new RegExp(`^#/paths/[^/]+/(${methods.join('|')})$`);

function operationName(value: unknown, pointer: string): string | undefined {
  const { operationId } = Object(value) as { operationId?: string };
  if (operationId === undefined || !operationPointer.test(pointer)) return undefined;
  return memberPointer('#', 'operations', operationId);
}

/** Returns what people read in a member; undefined if it is no text. */
export function textOf({ key, value }: NamedMember): string | undefined {
  if (!texts.test(key)) return undefined;
  if (Array.isArray(value)) return value.join('\n\n');
  return typeof value === 'string' ? value.trim() : undefined;
}

/** Ids of the open questions that an object of the contract names. */
export function questionsNamedIn(value: unknown): string[] {
  const { 'x-open-questions': own = [], openQuestions = [] } = (value ?? {}) as Record<string, string[]>;
  return [own, openQuestions].flat();
}
