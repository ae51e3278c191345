/** Where the contract names each open question. */
import { members } from '../lib/pointer.ts';
import { type Document, type Extensions, methods, type Reference } from './document.ts';
import { resolve } from './references.ts';

/** A place of the contract that an open question touches. */
export type QuestionPlace = { label: string } & (
  | { kind: 'document' }
  | { kind: 'operation' | 'body' | 'responses'; operation: string }
  | { kind: 'parameter'; operation: string; parameter: string; in: string }
  | { kind: 'schema'; schema: string }
  | { kind: 'field'; schema: string; field: string }
);

/** The places by the id of the open question that they name, in the order of the document. */
export function readQuestionPlaces(document: Document): Record<string, QuestionPlace[]> {
  const found: Record<string, QuestionPlace[]> = {};
  const seen = new Set<object>();
  const note = (node: Extensions, place: QuestionPlace) => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const id of node['x-open-questions'] ?? []) (found[id] ??= []).push(place);
  };
  for (const [node, place] of places(document)) note(node, place);
  // What is named deeper, such as in a part of a body, belongs to the operation or schema around it.
  const noteWithin = (node: unknown, place: QuestionPlace) => {
    if (typeof node !== 'object' || node === null) return;
    note(node, place);
    for (const value of Object.values(node)) noteWithin(value, place);
  };
  for (const [node, place] of places(document)) noteWithin(node, place);
  noteWithin(document, { kind: 'document', label: 'the service as a whole' });
  return found;
}

function* places(document: Document): Generator<[Extensions, QuestionPlace]> {
  yield [document.info, { kind: 'document', label: 'the service as a whole' }];
  for (const server of document.servers ?? []) yield [server, { kind: 'document', label: 'servers' }];
  for (const scheme of Object.values(document.components.securitySchemes ?? {})) {
    yield [scheme, { kind: 'document', label: 'security' }];
  }
  yield* placesInOperations(document);
  for (const [schema, written] of Object.entries(document.components.schemas ?? {})) {
    yield [written, { kind: 'schema', label: schema, schema }];
    for (const [field, property] of Object.entries(written.properties ?? {})) {
      yield [property, { kind: 'field', label: `${schema}.${field}`, schema, field }];
    }
  }
}

function* placesInOperations(document: Document): Generator<[Extensions, QuestionPlace]> {
  const operations = Object.values(document.paths).flatMap((item) =>
    methods.flatMap((method) => (item[method] ? [{ item, written: item[method] }] : [])),
  );
  const users = countUsers(operations.flatMap(({ written }) => Object.values(written.responses)));
  for (const { item, written } of operations) {
    const operation = written.operationId;
    yield [written, { kind: 'operation', label: operation, operation }];
    for (const each of [...(item.parameters ?? []), ...(written.parameters ?? [])]) {
      const parameter = resolve(document, each);
      const { name, in: where } = parameter;
      const label = `${name} of ${operation}`;
      yield [parameter, { kind: 'parameter', label, operation, parameter: name, in: where }];
    }
    if (written.requestBody) {
      const label = `body of ${operation}`;
      yield [resolve(document, written.requestBody), { kind: 'body', label, operation }];
    }
    for (const [status, response] of Object.entries(written.responses)) {
      const label = `${status} of ${operation}`;
      yield [response, { kind: 'responses', label, operation }];
      const more = ('$ref' in response ? (users.get(response.$ref) ?? 1) : 1) - 1;
      const shared = more > 0 ? `${label} and ${more} more` : label;
      yield [resolve(document, response), { kind: 'responses', label: shared, operation }];
    }
  }
}

/** How many operations have each shared response. */
function countUsers(responses: (object | Reference)[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const response of responses) {
    if ('$ref' in response) count.set(response.$ref, (count.get(response.$ref) ?? 0) + 1);
  }
  return count;
}

/** The pointers to the objects that name each question. */
export function questionPointers(document: Document): Map<string, string[]> {
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
