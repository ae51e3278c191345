import { operations, resolve } from '../../model/bundle.ts';
import { type Facts, questionsOf } from './facts.ts';
import { redocAnchor, redocPart } from './links.ts';

/** A place of the contract that an open question touches, and where the reference shows it. */
export interface Place {
  label: string;
  /** Fragment of the reference; empty for its beginning. */
  anchor: string;
  /** The operation that it belongs to, if it belongs to one. */
  operation?: string;
}

/** For each open question: every place of the contract that names it. */
export function placesOf(facts: Facts): Map<string, Place[]> {
  const { document } = facts;
  const found = new Map<string, Place[]>();
  const seen = new Set<object>();
  const note = (node: object, place: Place) => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const id of questionsOf(node)) found.set(id, [...(found.get(id) ?? []), place]);
  };

  note(document.info, { label: 'the service as a whole', anchor: '' });
  for (const server of document.servers ?? []) note(server, { label: 'servers', anchor: '' });
  for (const scheme of Object.values(document.components.securitySchemes ?? {})) {
    note(scheme, { label: 'security', anchor: '' });
  }
  const users = usersOf(facts);
  for (const { operation: node, parameters } of operations(document)) {
    const { operationId: id, tags: [tag = ''] = [] } = node;
    const own = (label: string, part = '') => ({
      label,
      anchor: redocPart({ tag, id }, part),
      operation: id,
    });
    note(node, own(id));
    for (const parameter of parameters) {
      const part = `t=request&in=${parameter.in}&path=${parameter.name}`;
      note(parameter, own(`${parameter.name} of ${id}`, part));
    }
    if (node.requestBody) note(resolve(document, node.requestBody), own(`body of ${id}`, 'request/body'));
    for (const [status, response] of Object.entries(node.responses)) {
      note(response, own(`${status} of ${id}`, 'responses'));
      const shared = resolve(document, response);
      const more = (users.get(shared) ?? 1) - 1;
      note(shared, own(`${status} of ${id}${more > 0 ? ` and ${more} more` : ''}`, 'responses'));
    }
  }
  for (const [name, schema] of Object.entries(document.components.schemas ?? {})) {
    const anchor = redocAnchor({ tag: 'Schemas', id: name });
    note(schema, { label: name, anchor });
    for (const [field, each] of Object.entries(schema.properties ?? {})) {
      note(each, {
        label: `${name}.${field}`,
        anchor: redocPart({ tag: 'Schemas', id: name }, `path=${field}`),
      });
    }
  }
  return found;
}

/** How many operations answer with each response. */
function usersOf({ document }: Facts): Map<object, number> {
  const count = new Map<object, number>();
  for (const { operation } of operations(document)) {
    for (const each of Object.values(operation.responses)) {
      const response = resolve(document, each);
      count.set(response, (count.get(response) ?? 0) + 1);
    }
  }
  return count;
}
