/** Where the contract names each open question. */
import { members, tokens } from '../lib/pointer.ts';
import type { Document } from './document.ts';
import type { Operation } from './operations.ts';
import { questionsNamedIn } from './named-members.ts';

/** A place of the contract that an open question touches. */
export type QuestionReference = { label: string } & (
  | { kind: 'document' }
  | { kind: 'operation' | 'body' | 'responses'; operation: string }
  | { kind: 'parameter'; operation: string; parameter: string; in: string }
  | { kind: 'schema'; schema: string }
  | { kind: 'field'; schema: string; field: string }
);

/** The places by the id of the open question that they name: operations, then schemas, each in the order of the contract. */
export function readQuestionReferences(
  document: Document,
  operations: Operation[],
): Record<string, QuestionReference[]> {
  const found: Record<string, QuestionReference[]> = {};
  for (const { pointer, value } of [{ pointer: '#', value: document }, ...members(document)]) {
    const questions = questionsNamedIn(value);
    if (questions.length === 0) continue;
    const place = referenceInOperations(pointer, operations) ?? referenceInDocument(pointer);
    for (const id of questions)
      if (!found[id]?.some(({ label }) => label === place.label)) (found[id] ??= []).push(place);
  }
  for (const all of Object.values(found)) all.sort((a, b) => rank(a) - rank(b));
  return found;
}

const rank = ({ kind }: QuestionReference): number =>
  kind === 'document' ? 0 : kind === 'schema' || kind === 'field' ? 2 : 1;

/** What is in the first operation that has or refers to a place; undefined if none does. */
function referenceInOperations(pointer: string, operations: Operation[]): QuestionReference | undefined {
  const within = (other: string) => pointer === other || pointer.startsWith(`${other}/`);
  for (const { id: operation, parameters, body, responses, ...own } of operations) {
    const parameter = parameters.find((each) => within(each.pointer));
    if (parameter) {
      const { name, in: where } = parameter;
      return { kind: 'parameter', label: `${name} of ${operation}`, operation, parameter: name, in: where };
    }
    if (body && within(body.at)) return { kind: 'body', label: `body of ${operation}`, operation };
    const response = responses.find((each) => within(each.at) || within(each.pointer));
    if (response) {
      const shared = operations.flatMap((each) => each.responses).filter((each) => within(each.pointer));
      const more = shared.length > 1 ? ` and ${shared.length - 1} more` : '';
      return { kind: 'responses', label: `${response.status} of ${operation}${more}`, operation };
    }
    if (within(own.pointer)) return { kind: 'operation', label: operation, operation };
  }
  return undefined;
}

function referenceInDocument(pointer: string): QuestionReference {
  const [first = '', section, name = '', below, field] = tokens(pointer);
  if (section === 'schemas') {
    return below === 'properties' && field !== undefined
      ? { kind: 'field', label: `${name}.${field}`, schema: name, field }
      : { kind: 'schema', label: name, schema: name };
  }
  const labels: Record<string, string> = { servers: 'servers', components: 'security' };
  return { kind: 'document', label: labels[first] ?? 'the service as a whole' };
}
