/** Where a document names open questions. */
import { escape } from '../../lib/pointer.ts';
import type { Document, Extensions } from '../document.ts';
import type { OperationPart } from './operations.ts';
import { partAt } from './part.ts';

export interface QuestionNames {
  pointer: string;
  ids: string[];
}

/** The prefix of the keys of places within operations: `operation/getTask/responses/200`. */
const prefix = 'operation/';

/** Returns what each place names, by a key in which an operation has its id in place of its path and method. */
export function readQuestionNames(
  document: Document,
  operations: OperationPart[],
): Map<string, QuestionNames> {
  const places = new Map<string, QuestionNames>();
  const note = (node: unknown, pointer: string, key: string) => {
    for (const [below, ids] of namesWithin(node)) {
      const known = places.get(key + below)?.ids ?? [];
      places.set(key + below, { pointer: pointer + below, ids: [...known, ...ids] });
    }
  };
  const { paths: _, ...rest } = document;
  for (const [key, value] of Object.entries(rest)) note({ [key]: value }, '#', '#');
  for (const operation of operations)
    note(operation.nodes[0], operation.pointer, prefix + escape(operation.id));
  return places;
}

/** Returns the questions that the place with a key names, or what it refers to; undefined if there is no place. */
export function questionsAt(
  document: Document,
  operations: OperationPart[],
  key: string,
): string[] | undefined {
  let place = partAt(document, keyToPointer(key, operations));
  if (!place) return undefined;
  const ids: string[] = [];
  for (let depth = 0; place && depth < 50; depth++) {
    const { value }: { value: object } = place;
    const node = value as { $ref?: string; openQuestions?: string[] } & Extensions;
    ids.push(...(node['x-open-questions'] ?? []), ...(node.openQuestions ?? []));
    place = node.$ref === undefined ? undefined : partAt(document, node.$ref);
  }
  return ids;
}

/** The pointer of the place with a key; one that leads nowhere if there is no such operation. */
function keyToPointer(key: string, operations: OperationPart[]): string {
  if (!key.startsWith(prefix)) return key;
  const [id = '', ...rest] = key.slice(prefix.length).split('/');
  const operation = operations.find((each) => escape(each.id) === id);
  return [operation?.pointer ?? '#/none', ...rest].join('/');
}

const questionsOf = new WeakMap<object, [pointer: string, ids: string[]][]>();

/** The open questions that objects within a node name, by pointers relative to the node. */
function namesWithin(node: unknown): [pointer: string, ids: string[]][] {
  if (typeof node !== 'object' || node === null) return [];
  const known = questionsOf.get(node);
  if (known) return known;
  const found = Object.entries(node).flatMap(([key, value]): [string, string[]][] =>
    key === 'x-open-questions' || key === 'openQuestions'
      ? [['', value as string[]]]
      : namesWithin(value).map(([below, ids]) => [`/${escape(key)}${below}`, ids]),
  );
  questionsOf.set(node, found);
  return found;
}
