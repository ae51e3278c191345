/**
 * The model of the contract: the bundle and its catalogs, read once, with every reference followed and every
 * extension field interpreted. Artifacts render it and interpret nothing.
 */
import { annotate, type Annotations } from './annotate.ts';
import type { Contract } from './bundle.ts';
import { type Document, type Json, type LimitField, methods, type ScopeField } from './document.ts';
import { assertComplete } from './complete.ts';
import { createJsonSchemas, type JsonSchemas } from './json-schema.ts';
import { type Places, readPlaces } from './places.ts';
import { type LostResponse, lostResponse } from './lost-response.ts';
import { type Operation, readOperations, type Tag } from './operations.ts';
import { type QuestionPlace, readQuestionPlaces } from './question-places.ts';
import { type OpenQuestion, readQuestions, type SettingQuestion } from './catalogs.ts';
import { entries, member } from './references.ts';
import { readResources, type Resource } from './resources.ts';
import { componentSchema, type Schema, schemaReader } from './schemas.ts';
import { readServers, type Server } from './servers.ts';

export type { Annotations } from './annotate.ts';
export type { Contract } from './bundle.ts';
export type { Json, LifecycleField, LimitField, ScopeField, TransitionField } from './document.ts';
export type { LostResponse } from './lost-response.ts';
export type * from './messages.ts';
export type * from './operations.ts';
export type { QuestionPlace } from './question-places.ts';
export type { OpenQuestion, SettingQuestion } from './catalogs.ts';
export type { Resource } from './resources.ts';
export { membersOf, type Property, type Schema } from './schemas.ts';
export type { Server } from './servers.ts';

/** A scope, with the place of its entry. */
export type Scope = ScopeField & { pointer: string };

export interface Model {
  /** Title, version and description of the API. */
  info: Document['info'];
  servers: Server[];
  /** Tags in the order of the contract. */
  tags: Tag[];
  operations: Operation[];
  /** Component schemas by name. */
  schemas: Record<string, Schema>;
  /** The schema that an object of the document is. */
  schemaOf(node: object): Schema;
  resources: Record<string, Resource>;
  scopes: Scope[];
  /** Limits of request bodies by name. Equal limits of several operations are one. */
  limits: Record<string, LimitField>;
  /** Values of the component examples by name. */
  examples: Record<string, Json>;
  questions: OpenQuestion[];
  /** Where the contract names each open question, by its id. */
  readonly questionPlaces: Record<string, QuestionPlace[]>;
  /** The open questions that the sandbox has a setting for. */
  settings: SettingQuestion[];
  /** Names of the conditions that transitions require, with the text of each one. */
  conditions: Record<string, string>;
  /** What the contract has, and only the bundle and the types follow: webhooks and callbacks, each with its place. */
  unsupported: string[];
  /** What to do when an operation got no response. */
  lostResponse(operation: Operation): LostResponse;
  /** @throws Error that lists the ids, if there is no such operation */
  operation(id: string): Operation;
  /** Returns a copy of the document for a renderer of OpenAPI. */
  annotated(annotations: Annotations): object;
  /** The schemas of the contract for a validator. */
  readonly jsonSchemas: JsonSchemas;
  /** The document itself, for what is compared and not interpreted. */
  document: Document;
  /** The objects with texts and open questions. */
  readonly places: Places;
}

const models = new WeakMap<Contract, Promise<Model>>();

/** Reads the model from the bundle and the catalogs next to the contract. Every artifact of a contract gets the same. */
export function readModel(contract: Contract): Promise<Model> {
  const model =
    models.get(contract) ??
    readQuestions(contract.folder).then((questions) => createModel(contract.document, questions));
  models.set(contract, model);
  return model;
}

/**
 * Creates the model of a contract that artifacts can be made from.
 *
 * @throws InputError with the way out, if an operation has no name of its own or cannot be requested
 */
export function createModel(document: Document, questions: OpenQuestion[]): Model {
  assertComplete(document);
  return modelOf(document, questions);
}

/** Returns the model of any contract that can be read, such as an old one that lint would reject. */
export function modelOf(document: Document, questions: OpenQuestion[]): Model {
  const read = schemaReader(document);
  const scopes = readScopes(document);
  const operations = readOperations(document, read, scopes);
  const resources = readResources(document, operations, read);
  const names = Object.keys(document.components.schemas ?? {});
  const order = (document.tags ?? []).map(({ name }) => name);
  const tags = new Map(operations.map(({ tag }) => [tag.name, tag]));
  // For objects without a place.
  const unplaced = schemaReader(document);
  const jsonSchemas = once(() => createJsonSchemas(document, operations));
  const places = once(() => readPlaces(document, questions));
  const questionPlaces = once(() => readQuestionPlaces(places(), operations));
  return {
    info: document.info,
    servers: readServers(document),
    tags: [...tags.values()].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name)),
    operations,
    schemas: Object.fromEntries(names.map((name) => [name, componentSchema(name, read)])),
    schemaOf: (node) => unplaced({ value: node, pointer: '#' }),
    resources,
    scopes,
    limits: Object.assign({}, ...operations.map(({ body }) => body?.limits)) as Record<string, LimitField>,
    examples: Object.fromEntries(
      Object.entries(document.components.examples ?? {}).map(([name, { value }]) => [name, value]),
    ),
    questions,
    get questionPlaces() {
      return questionPlaces();
    },
    settings: questions.filter((question): question is SettingQuestion => question.setting !== undefined),
    conditions: Object.fromEntries(
      operations.flatMap(({ transition }) =>
        (transition?.conditions ?? []).map(({ id, description }) => [id, description]),
      ),
    ),
    unsupported: unsupported(document),
    lostResponse: (operation) => lostResponse(operation, resources, operations),
    operation(id) {
      const found = operations.find((operation) => operation.id === id);
      if (found) return found;
      const ids = operations.map((operation) => operation.id).join(', ');
      throw new Error(`There is no operation ${id}. There are: ${ids}.`);
    },
    annotated: (annotations) => annotate(document, operations, annotations),
    get jsonSchemas() {
      return jsonSchemas();
    },
    document,
    get places() {
      return places();
    },
  };
}

const readScopes = ({ components }: Document): Scope[] =>
  entries({ value: components.securitySchemes ?? {}, pointer: '#/components/securitySchemes' })
    .flatMap(([, scheme]) => entries<ScopeField>(member(scheme, 'x-scope-aliases')))
    .map(([, { value, pointer }]) => ({ ...value, pointer }));

function unsupported(document: Document): string[] {
  const callbacks = Object.values(document.paths)
    .flatMap((item) => methods.flatMap((method) => item[method] ?? []))
    .flatMap(({ operationId, callbacks }) =>
      Object.keys(callbacks ?? {}).map((name) => `the callback ${name} of ${operationId}`),
    );
  const servers = Object.values(document.paths).flatMap((item) =>
    methods.flatMap((method) => {
      const { operationId, servers: own = item.servers } = item[method] ?? {};
      return operationId !== undefined && own ? [`the servers of ${operationId}`] : [];
    }),
  );
  return [
    ...Object.keys(document.webhooks ?? {}).map((name) => `the webhook ${name}`),
    ...callbacks,
    ...servers,
  ];
}

function once<Value>(compute: () => Value): () => Value {
  let known: Value | undefined;
  return () => (known ??= compute());
}
