/**
 * The model of the contract: the bundle, its statements and open questions, read once, with every reference followed and every
 * extension field interpreted. Artifacts render it and interpret nothing.
 */
import { members } from '../lib/pointer.ts';
import { forRenderer, type RendererTexts } from './renderer-document.ts';
import type { BundledContract } from './bundle.ts';
import type { Document, XScope } from './document.ts';
import { assertComplete } from './complete.ts';
import { schemaData } from './schema-data.ts';
import { isIdempotent } from './idempotent.ts';
import { closedSchema, standalone } from './json-schema.ts';
import { lostResponse } from './lost-response.ts';
import { identifiers } from './names.ts';
import { type Operation, readOperations } from './operations.ts';
import { readQuestionReferences } from './question-references.ts';
import { type OpenQuestion, readQuestions, type SettingQuestion } from './catalogs.ts';
import { readResources } from './resources.ts';
import { componentSchema, type Schema, schemaReader } from './schemas.ts';
import { readServers } from './servers.ts';

export type { RendererTexts } from './renderer-document.ts';
export type { BundledContract } from './bundle.ts';
export type { Json, XLifecycle, XLimit, XScope, XTransition } from './document.ts';
export type { LostResponse } from './lost-response.ts';
export type * from './messages.ts';
export type { Tag } from './operation.ts';
export type * from './operations.ts';
export type { QuestionReference } from './question-references.ts';
export type { OpenQuestion, SettingQuestion } from './catalogs.ts';
export type { Resource } from './resources.ts';
export type { Property, Schema } from './schemas.ts';
export type { Server } from './servers.ts';

export type Model = ReturnType<typeof modelOf>;

const models = new WeakMap<BundledContract, Promise<Model>>();

/** Reads the model from the bundle and the open questions next to it. Every artifact of a contract gets the same. */
export function readModel(contract: BundledContract): Promise<Model> {
  const model =
    models.get(contract) ??
    readQuestions(contract.folder).then((questions) => createModel(contract.document, questions));
  models.set(contract, model);
  return model;
}

/**
 * Creates the model of a contract that artifacts can be made from.
 *
 * @throws InputError with the way out, if an operation has no name of its own
 */
export function createModel(document: Document, questions: OpenQuestion[]): Model {
  assertComplete(document);
  return modelOf(document, questions);
}

/** Returns the model of any contract that can be read, such as an old one that lint would reject. */
export function modelOf(document: Document, questions: OpenQuestion[]) {
  const read = schemaReader(document);
  const scopes = readScopes(document);
  const operations = readOperations(document, read, scopes);
  const resources = readResources(document, operations, read);
  const names = Object.keys(document.components.schemas ?? {});
  const order = (document.tags ?? []).map(({ name }) => name);
  const tags = new Map(operations.map(({ tag }) => [tag.name, tag]));
  // For objects without a place.
  const unplaced = schemaReader(document);
  const schemaOf = (node: object): Schema => unplaced({ value: node, pointer: '#' });
  const questionReferences = once(() => readQuestionReferences(document, operations));
  return {
    /** Title, version and description of the API. */
    info: document.info,
    servers: readServers(document),
    /** Tags in the order of the contract. */
    tags: [...tags.values()].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name)),
    operations,
    /** Component schemas by name. */
    schemas: Object.fromEntries(names.map((name) => [name, componentSchema(name, read)])),
    /** The name of the TypeScript type of each component schema. */
    typeNames: identifiers(names),
    /** The schema that an object of the document is. */
    schemaOf,
    resources,
    scopes,
    questions,
    /** Where the contract names each open question, by its id. */
    get questionReferences() {
      return questionReferences();
    },
    settings: questions.filter((question): question is SettingQuestion => question.setting !== undefined),
    /** Names of the conditions that transitions require, with the text of each one. */
    conditions: Object.fromEntries(
      operations.flatMap(({ transition }) =>
        (transition?.conditions ?? []).map(({ id, description }) => [id, description]),
      ),
    ),
    /** What the contract has, and only the bundle and the types follow, each with its place. */
    unsupported: [
      ...unsupported(document, operations),
      ...unrequested(document),
      ...unreadKeywords(document, schemaOf),
    ],
    /** What to do when an operation got no response. */
    lostResponse: (operation: Operation) => lostResponse(operation, resources, operations),
    /** Whether a repeat of a request has no effect. */
    isIdempotent: (operation: Operation) => isIdempotent(operation, resources),
    /** @throws Error that lists the ids, if there is no such operation */
    operation(id: string): Operation {
      const found = operations.find((operation) => operation.id === id);
      if (found) return found;
      const ids = operations.map((operation) => operation.id).join(', ');
      throw new Error(`There is no operation ${id}. There are: ${ids}.`);
    },
    /** Returns a copy of the document for a renderer of OpenAPI. */
    documentForRenderer: (annotations: RendererTexts): object =>
      forRenderer(document, operations, annotations),
    /** A schema without references. Where it contains itself, anything fits. */
    standalone: (schema: Schema) => standalone(document, schema),
    /** A component schema in which no object accepts a field that it does not declare. */
    closedSchema: (name: string) => closedSchema(document, name),
    /** The schemas of the contract for a program that judges values. */
    schemaData: (keywords: readonly string[], formats: readonly string[] = []) =>
      schemaData(document, keywords, formats),
    /** The document itself, for what is compared and not interpreted. */
    document,
  };
}

const readScopes = ({ components }: Document): XScope[] =>
  Object.values(components.securitySchemes ?? {}).flatMap((scheme) => scheme['x-scope-aliases'] ?? []);

const unsupported = ({ webhooks = {} }: Document, operations: Operation[]): string[] => [
  ...Object.keys(webhooks).map((name) => `the webhook ${name}`),
  ...operations.flatMap(({ id, callbacks, servers }) => [
    ...callbacks.map((name) => `the callback ${name} of ${id}`),
    ...(servers ? [`the servers of ${id}`] : []),
  ]),
];

/** Schemes whose tokens the client would have to request. */
const unrequested = ({ components }: Document): string[] =>
  Object.entries(components.securitySchemes ?? {}).flatMap(([name, { type = '' }]) =>
    ['oauth2', 'openIdConnect'].includes(type)
      ? [`the security scheme ${name}: its tokens are not requested, and are passed as API keys`]
      : [],
  );

/** Keywords of schemas that validators and types follow alone. */
const unread = new Map(
  Object.entries({
    patternProperties: 'only its own properties are fields',
    if: 'values that are generated need not match it',
    not: 'values that are generated need not match it',
    dependentSchemas: 'only its own properties are fields',
    readOnly: 'requests can have it',
    writeOnly: 'responses can have it',
  }),
);

const unreadKeywords = (document: Document, schemaOf: (node: object) => Schema): string[] =>
  [...members(document)].flatMap(({ key, value, pointer, parent }) => {
    const isName = /(?<!\/properties)\/(properties\/[^/]+|(examples?|default|enum|const)\/.+)$/.test(pointer);
    const isUnion = ['anyOf', 'oneOf'].includes(key) && Array.isArray(value) && schemaOf(parent).isUnion;
    const reason = [
      isUnion ? 'only the properties beside it are fields' : undefined,
      unread.get(key),
      /id\/pattern$/i.test(pointer) ? 'ids of the sandbox need not match it' : undefined,
    ].find((each) => each !== undefined);
    return reason === undefined || isName
      ? []
      : [`the keyword ${key} of ${pointer.slice(0, -key.length - 1)}: ${reason}`];
  });

function once<Value>(compute: () => Value): () => Value {
  let known: Value | undefined;
  return () => (known ??= compute());
}
