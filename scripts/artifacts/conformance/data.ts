import type * as Own from '../../../src/conformance/contract/types.ts';
import { omitUndefined } from '../../../src/shared/omit-undefined.ts';
import * as keywords from '../../../src/types/keywords.ts';
import { createSchemas } from '../../../src/types/schema.ts';
import { outcomes } from '../../../src/sandbox/contract/outcomes.ts';
import type { BundledContract } from '../../model/bundle.ts';
import type { Model, Operation, Resource, Response, Schema } from '../../model/index.ts';
import { snake } from '../../model/names.ts';
import { schemaPointer, transitionPointer, valuePointers } from '../../model/pointers.ts';
import { readStatements } from '../../model/catalogs.ts';
import { isProvable, pointerOf } from '../../model/trace.ts';
import { generatedValue } from '../generated-values.ts';
import { createdByForms, snakePath } from '../sandbox/resources.ts';
import { linker } from '../rules-code.ts';
import { bodyData } from './bodies.ts';
import type { Judge } from './invalid.ts';
import { Shapes } from './shapes.ts';

/** What checks need from the contract. */
export async function contractData(
  contract: BundledContract,
  model: Model,
  version: string,
  rules: ReturnType<Model['schemaData']>,
): Promise<Own.TestedContract> {
  const statements = await readStatements(contract.folder);
  const shapes = new Shapes(model);
  const { requestResource, fileResource } = createdByForms(model);
  const unsupportedOperations = model.operations.flatMap((operation) => {
    const lacks = unsupported(operation);
    return lacks === undefined ? [] : [{ id: operation.id, pointer: operation.pointer, lacks }];
  });
  const followed = model.operations.filter((operation) => unsupported(operation) === undefined);
  const operations = followed.map((each): Own.TestedOperation => {
    const { id, method, path, pointer, scopes, resource, crud, shorthandOf, transition, body, success } =
      each;
    const { kind, statuses, partial, list } = success;
    return omitUndefined({
      id,
      method,
      path: snakePath(path),
      pointer,
      parameters: parametersOf(each, model),
      idParameter: each.idParameter && snake(each.idParameter),
      query: requiredOf(each, 'query'),
      headers: requiredOf(each, 'header'),
      scopes,
      body: body && bodyData(each, body, judgeBy(rules), ({ schemaObject }) => rules.of(schemaObject)),
      responses: each.responses.map((response) => responseData(each, response, rules, shapes)),
      success: omitUndefined({ kind, statuses, partial, list: list ? (true as const) : undefined }),
      resource,
      action: crud?.action,
      shorthandOf,
      transition: transition && transitionData(each, transition),
      changeType: changeTypeOf(model, each),
      questions: each.allQuestions,
      ownQuestions: each.questions,
    });
  });
  return {
    version,
    operations,
    unsupportedOperations,
    resources: Object.fromEntries(
      Object.values(model.resources).map((resource) => [resource.name, resourceData(resource, model)]),
    ),
    requestResource,
    fileResource,
    shapes: shapes.shapes,
    settings: model.settings.map(({ id, title, setting }) => ({ id, title, ...setting })),
    sandboxFiles: sandboxFiles(model, fileResource),
    questions: model.questions.map(({ id, title }) => ({ id, title })),
    // The places that a server can prove. People read prose, examples and questions.
    statements: statements.map(({ id, places }) => ({
      id,
      pointers: places.map((place) => pointerOf(place, contract.document)).filter(isProvable),
    })),
    valueLists: shapes.lists,
  };
}

/** Judges values of schemas as the package does, and finds every place. */
function judgeBy({ components, of }: ReturnType<Model['schemaData']>): (schema: Schema) => Judge {
  const [link, create] = [linker(components), createSchemas(keywords)];
  return ({ schemaObject }) => {
    const { validate } = create(link(of(schemaObject)))['~standard'];
    return (value) =>
      (validate(value, { libraryOptions: { maxIssues: Infinity } }).issues ?? []).map(({ path }) =>
        path.join('/'),
      );
  };
}

/** The file names of the sandbox that tests use, without those that have an upload rejected, the one that finds no items last. */
function sandboxFiles(model: Model, resource: string): Own.SandboxFile[] {
  const first = model.resources[resource]?.lifecycle?.moves.find(({ from }) => from === undefined)?.to;
  const accepted = Object.entries(outcomes).filter(([, { rejected }]) => rejected === undefined);
  return accepted
    .toSorted(([, a], [, b]) => Number(a.empty ?? false) - Number(b.empty ?? false))
    .map(([name, { ends, stuck, fails, partial }]) =>
      omitUndefined({ name: `${name}.pdf`, endsIn: stuck ? first : ends, fails, partial }),
    );
}

/** What a run would have to support to send requests of an operation; undefined if it can send them. */
function unsupported(operation: Operation): string | undefined {
  const { parameters, body, authentication } = operation;
  if (authentication !== 'bearer') return 'access without a bearer key, or with another key';
  const cookie = parameters.find((each) => each.in === 'cookie' && each.required);
  if (cookie) return `the cookie ${cookie.name}`;
  const isForm = body?.mediaType === 'application/x-www-form-urlencoded';
  return body?.required && isForm ? `bodies of ${body.mediaType}` : undefined;
}

const parametersOf = ({ parameters, idParameter }: Operation, model: Model): Own.PathParameter[] =>
  parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, snakeName, option, schema, example }) => {
      if (option || name === idParameter) return { name: snakeName };
      const of = Object.keys(model.resources).find((resource) => `${snake(resource)}_id` === snakeName);
      if (of !== undefined) return { name: snakeName, of };
      if (snakeName.endsWith('_id')) return { name: snakeName };
      return { name: snakeName, example: String(example ?? generatedValue(schema)) };
    });

/** The parameters of a kind that a request needs, with values. */
const requiredOf = ({ parameters }: Operation, kind: string): Own.TestedOperation['query'] =>
  parameters
    .filter(({ in: where, required }) => where === kind && required)
    .map(({ name, schema, example }) => [name, String(example ?? generatedValue(schema))]);

function responseData(
  { pointer }: Operation,
  { status, contents, component }: Response,
  rules: ReturnType<Model['schemaData']>,
  shapes: Shapes,
): Own.TestedResponse {
  const at = `${pointer}/responses/${status}`;
  const read = contents.map(({ mediaType, schema, examples }) => ({
    type: mediaType,
    schema: !schema || rules.of(schema.schemaObject),
    shape: schema ? shapes.add(schema, at) : '',
    empty: examples.some(({ value }) => value === ''),
  }));
  const components = read.flatMap(({ shape }) => shapes.components(shape));
  const shared = component === undefined ? [] : [`#/components/responses/${component}`];
  return { status, contents: read, pointers: [...new Set([at, ...shared, ...components])] };
}

type ModelTransition = NonNullable<Operation['transition']>;

const transitionData = (
  operation: Operation,
  { from, conditions = [], to = {}, creates, rejectedWith }: ModelTransition,
): Own.TestedTransition =>
  omitUndefined({
    pointer: transitionPointer(operation),
    from,
    conditions: conditions.map(({ id }) => id),
    to: to as Own.TestedTransition['to'],
    creates: creates?.map(({ per }) => ({ per })),
    rejectedWith,
  });

function changeTypeOf(model: Model, operation: Operation): Own.TestedOperation['changeType'] {
  const { repeatSafety } = model.lostResponse(operation);
  if (repeatSafety === 'none' || repeatSafety === 'creates') return repeatSafety;
  return operation.transition?.reversible === false || repeatSafety === 'invisible'
    ? 'irreversible'
    : 'changes';
}

function resourceData({ name, noun, schema, lifecycle }: Resource, model: Model): Own.ResourceKind {
  const fields = schema.properties.map((property) => property.name);
  const foreignKeys = Object.values(model.resources).flatMap((other) => {
    const field = fields.find((each) => snake(each) === `${snake(other.name)}_id`);
    return field === undefined ? [] : [[field, other.name] as const];
  });
  const { field: stateField = '', states = {}, moves = [] } = lifecycle ?? {};
  const field = schema.properties.find((property) => property.name === stateField)?.schema;
  const at = schemaPointer(field?.name ?? name);
  return {
    name,
    noun,
    id: fields.find((each) => each === 'id') ?? `${snake(name)}_id`,
    lifecycle: {
      field: stateField,
      states: Object.keys(states),
      spellings: Object.fromEntries(
        Object.entries(states).flatMap(([state, { spellingOf }]) =>
          spellingOf === undefined ? [] : [[state, spellingOf]],
        ),
      ),
      moves: moves.map(({ from, to, unknown }) => omitUndefined({ from, to, unknown })),
      pointers: Object.fromEntries(
        (field?.values ?? [])
          .map(String)
          .map((state, index) => [state, field ? valuePointers(field, at, state, index) : []]),
      ),
    },
    foreignKeys: Object.fromEntries(foreignKeys),
  };
}
