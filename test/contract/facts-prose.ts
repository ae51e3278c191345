/** Facts that only words state, and the open questions where the source leaves something unspecified. */
import { operations, type JsonObject } from '../support/contract.ts';
import { at, endpointsOf, some, table, type Check } from './fact.ts';
import {
  meanings,
  particulars,
  sharedResponses,
  statedSomewhere,
  unspecified,
  wording,
} from './interface-words.ts';
import { endpoints, records } from './interface.ts';

export const prose: Record<string, Check> = {
  *'responses are described as in the source'(root) {
    for (const [id, row, op] of endpointsOf(root)) {
      const { tag } = endpoints[row.shorthandFor ?? ''] ?? row;
      const meaning = meanings[tag] ?? {};
      const texts = Object.entries(op.responses ?? {}).map(([status, { description }]) => [
        status,
        description,
      ]);
      for (const [status = '', text = ''] of texts) {
        yield [`${id} ${status} is described`, text.trim() !== ''];
        if (meaning[status]) yield [`${id} ${status} says ${meaning[status]}`, meaning[status].test(text)];
        for (const particular of particulars[`${id} ${status}`] ?? [])
          yield [`${id} ${status} says ${particular}`, particular.test(text)];
      }
    }
  },

  *'shared responses are of their status'(root) {
    for (const { operationId, pointer } of operations(root)) {
      for (const [status, response] of Object.entries(at(`${pointer}/responses`, root) ?? {})) {
        const [, name] =
          /^#\/components\/responses\/(\w+)$/.exec(String((response as JsonObject)['$ref'])) ?? [];
        if (name === undefined) continue;
        const listed = sharedResponses[name];
        if (listed === undefined)
          yield [
            `\`openapi/\` has the shared response ${name}: add it to ${table('sharedResponses', 'words')}, or remove it from the contract`,
            false,
          ];
        else yield [`${operationId} ${status} is ${name}`, listed === status];
        const isCreation = String(operationId).startsWith('createUpload');
        const ofTasks = pointer.includes('{task_id}');
        const fits = name.startsWith('Task') ? ofTasks : name.startsWith('Upload') ? !ofTasks : true;
        yield [
          `${operationId} ${status} is ${name}, which is for other operations`,
          fits && (!name.startsWith('CreateUpload') || isCreation),
        ];
      }
    }
  },

  *'nullable fields and timestamps are described as such'(root) {
    for (const [name, fields] of Object.entries(records)) {
      for (const [field, type] of Object.entries(fields)) {
        const place = `/components/schemas/${name}/properties/${field.replace('?', '')}`;
        const described = texts(at(place, root));
        if (type.includes('timestamp')) {
          yield [`${place} says ISO 8601`, some(described, /ISO 8601/)];
          yield [`${place} leaves its format open`, questions(at(place, root)).includes('timestamp-format')];
        }
        if (type.endsWith(' or null')) yield [`${place} says when it is null`, some(described, /\bnull\b/i)];
      }
    }
  },

  *'descriptions state what only words can'(root) {
    for (const [pointer, words] of wording) {
      const found = at(pointer, root);
      const stated = typeof found === 'string' ? [found.replaceAll(/\s+/g, ' ')] : texts(found);
      yield [`${pointer} says ${words}`, some(stated, words)];
    }
    const all = texts(root);
    for (const [what, pattern] of Object.entries(statedSomewhere)) yield [what, some(all, pattern)];
  },

  *'what is unspecified names an open question'(root) {
    const pointers = new Map(operations(root).map((op) => [op.operationId, op.pointer]));
    for (const [place, what, id] of unspecified) {
      const pointer = place.startsWith('/') ? place : pointers.get(place);
      const named = pointer === undefined ? [] : questions(at(pointer, root));
      yield [`${place}: ${what} (${id})`, named.includes(id)];
    }
  },
};

/** Returns every description at or below a node. */
function texts(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'description' && typeof value === 'string' ? [value] : texts(value),
  );
}

/** Returns every open question named at or below a node, but not those of what it refers to. */
function questions(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'x-open-questions' || key === 'openQuestions' ? (value as string[]) : questions(value),
  );
}
