/** Changes of the contract, made by a script: fields, values, operations, statuses and what requests need. */
import { contract, type JsonObject } from '../support/contract.ts';
import { documentOf } from '../contract/mutate.ts';
import type { Document, OperationObject, SchemaObject } from '../../scripts/model/document.ts';

export interface ContractChange {
  name: string;
  apply(document: Document): void;
}

const original = documentOf(contract);
const schemasOf = (document: Document): Record<string, SchemaObject> => document.components.schemas ?? {};
const text: SchemaObject = { type: 'string' };

/** What the sandbox itself cannot do without. */
const needed = /(^|_)id$|^(status|file|projectId|folder_id)$/;

/** The operations that have an id of their own. */
const operations = (document: Document): [id: string, operation: OperationObject][] =>
  Object.values(document.paths).flatMap((item) =>
    [item.get ?? [], item.post ?? []]
      .flat()
      .map((each): [string, OperationObject] => [each.operationId, each]),
  );

/** The objects of a schema in the examples, which the sandbox responds with where no resource has the fields. */
function samplesOf(document: Document, schema: string): JsonObject[] {
  const { required = [] } = schemasOf(original)[schema] ?? {};
  const within = (value: unknown): JsonObject[] => {
    if (Object(value) !== value) return [];
    const inner = Object.values(value as object).flatMap(within);
    const isOne = required.length > 0 && required.every((name) => Object.hasOwn(value as object, name));
    return isOne ? [value as JsonObject, ...inner] : inner;
  };
  return Object.values(document.components.examples ?? {}).flatMap(({ value }) => within(value));
}

/** Removes a field from a schema, from what requires it, and from the guards of transitions. */
function remove(document: Document, schema: string, field: string): SchemaObject | undefined {
  const { properties = {}, required = [] } = schemasOf(document)[schema] ?? {};
  const removed = properties[field];
  for (const sample of samplesOf(document, schema)) delete sample[field];
  delete properties[field];
  const at = required.indexOf(field);
  if (at >= 0) required.splice(at, 1);
  for (const [, { 'x-transition': transition }] of operations(document)) {
    const { from, to } = (transition ?? {}) as { from?: JsonObject; to?: JsonObject };
    if (transition?.record === schema) for (const each of [from, to]) delete each?.[field];
  }
  return removed;
}

const fields = Object.entries(schemasOf(original)).flatMap(([schema, { properties = {} }]) =>
  Object.entries(properties)
    .filter(([field, { $ref }]) => !needed.test(field) && !$ref?.endsWith('Status'))
    .map(([field, each]) => ({ schema, field, each })),
);

const ofFields = fields.flatMap(({ schema, field, each }, index): ContractChange[] => {
  const at = `${schema}.${field}`;
  const renamed = `${field}_new`;
  const all: ContractChange[] = [
    { name: `remove ${at}`, apply: (document) => void remove(document, schema, field) },
    {
      name: `rename ${at}`,
      apply(document) {
        const { properties = {}, required = [] } = schemasOf(document)[schema] ?? {};
        const isRequired = required.includes(field);
        for (const sample of samplesOf(document, schema)) sample[renamed] = sample[field] ?? null;
        properties[renamed] = remove(document, schema, field) ?? {};
        if (isRequired) required.push(renamed);
      },
    },
    {
      name: `retype ${at}`,
      apply(document) {
        const { properties = {} } = schemasOf(document)[schema] ?? {};
        const isText = each.type === 'string';
        properties[field] = { type: isText ? 'integer' : 'string' };
        for (const sample of samplesOf(document, schema)) sample[field] = isText ? 1 : '2026-01-01T00:00:00Z';
      },
    },
  ];
  return all.filter((_, kind) => (index + kind) % 3 > 0);
});

const ofValues = ['TaskStatus', 'StepType'].flatMap((schema) => [
  ...(schemasOf(original)[schema]?.enum ?? [])
    .filter((value) => !['PROCESSING', 'REVIEWING', 'EXTRACT'].includes(String(value)))
    .map((value): ContractChange => ({
      name: `remove ${schema} ${String(value)}`,
      apply(document) {
        const found = schemasOf(document)[schema] as SchemaObject;
        found.enum = found.enum?.filter((each) => each !== value) ?? [];
        const { states = {}, moves = [] } = found['x-lifecycle'] ?? {};
        delete (states as JsonObject)[String(value)];
        if (found['x-lifecycle'])
          found['x-lifecycle'].moves = moves.filter(({ from, to }) => from !== value && to !== value);
        for (const [, { 'x-transition': transition }] of operations(document)) {
          const guard = (transition?.from as Record<string, { in?: unknown[] }> | undefined)?.['status'];
          if (guard?.in) guard.in = guard.in.filter((each) => each !== value);
        }
      },
    })),
  {
    name: `add ${schema} NEW`,
    apply(document: Document) {
      schemasOf(document)[schema]?.enum?.push('NEW');
      const { states } = schemasOf(document)[schema]?.['x-lifecycle'] ?? {};
      if (states) Object.assign(states, { NEW: { description: 'New.' } });
    },
  },
]);

/** Without three operations, the client and the sandbox are not what they are. */
const ofOperations = operations(original).flatMap(([id, { responses, requestBody }]): ContractChange[] => {
  const edit = (change: (operation: OperationObject) => void) => (document: Document) =>
    change(operations(document).find(([each]) => each === id)?.[1] as OperationObject);
  const changes: ContractChange[] = [
    {
      name: `remove ${id}`,
      apply(document) {
        for (const item of Object.values(document.paths))
          for (const method of ['get', 'post'] as const)
            if (item[method]?.operationId === id) delete item[method];
        for (const [path, item] of Object.entries(document.paths))
          if (!item.get && !item.post) delete document.paths[path];
      },
    },
    {
      name: `add 409 to ${id}`,
      apply: edit((operation) => (operation.responses['409'] = { description: 'A conflict.' })),
    },
    {
      name: `add a header to ${id}`,
      apply: edit(({ parameters = [], ...operation }) =>
        Object.assign(operation, {
          parameters: parameters.push({ name: 'X-Reason', in: 'header', schema: text }),
        }),
      ),
    },
    {
      name: `need a header of ${id}`,
      apply: edit((operation) => {
        const added = { name: 'X-Reason', in: 'header', required: true, schema: text } as const;
        operation.parameters = [...(operation.parameters ?? []), added];
      }),
    },
  ];
  const hasNoShorthand = !id.endsWith('Shorthand') && Object.keys(responses).length > 0;
  return changes.filter(
    ({ name }) =>
      !(/^(createUpload|getTask|getUpload)$/.test(id) && name.startsWith('remove')) &&
      hasNoShorthand &&
      !(requestBody && name.startsWith('add a')),
  );
});

const ofRequests = ['ReportTaskRequest', 'Issue', 'CreateUploadRequest'].flatMap((schema): ContractChange[] =>
  [true, false].map((isRequired) => ({
    name: `${isRequired ? 'need' : 'allow'} ${schema}.reason`,
    apply(document) {
      const found = schemasOf(document)[schema] as SchemaObject;
      found.properties = { ...found.properties, reason: text };
      if (isRequired) found.required = [...(found.required ?? []), 'reason'];
    },
  })),
);

const ofResults = ['Task', 'Page', 'Annotation', 'Upload', 'UploadCreationResult'].flatMap(
  (schema): ContractChange[] => [
    {
      name: `add ${schema}.added`,
      apply(document) {
        const found = schemasOf(document)[schema] as SchemaObject;
        found.properties = { ...found.properties, added: text };
        found.required = [...(found.required ?? []), 'added'];
      },
    },
    {
      name: `make ${schema}.name nullable`,
      apply(document) {
        const { properties = {} } = schemasOf(document)[schema] as SchemaObject;
        const field = properties['name'] ? 'name' : 'id';
        properties[field] = { type: ['string', 'null'] };
      },
    },
  ],
);

const all = [ofFields, ofValues, ofOperations, ofRequests, ofResults];
const every = all.flat();

/** A hundred changes of all kinds. */
export const changes: ContractChange[] = every.filter(
  (_, index) => Math.floor(((index + 1) * 100) / every.length) > Math.floor((index * 100) / every.length),
);
