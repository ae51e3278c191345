import type { ServedContract, ServedOperation } from '../../../src/sandbox/contract/types.ts';
import { omitUndefined } from '../../../src/shared/omit-undefined.ts';
import type { Model, Operation } from '../../model/index.ts';
import { snake } from '../../model/names.ts';
import { dataModule } from '../data-module.ts';
import { below } from '../packages/files.ts';
import { guardsOf } from '../guards-module.ts';
import { settingValues, unionOf } from '../id-types.ts';
import { startRecords } from '../start-records.ts';
import { performed } from './support.ts';
import { createdByForms, type DataContext, keysOf, readContext, resource, snakePath } from './resources.ts';
import { bodyData, isAnyText, parameterData, enumOf } from './requests.ts';
import { responseData, success } from './served-responses.ts';

/** The modules with what the sandbox needs from the contract, by path from the root of the project. */
export function dataModules(model: Model, version: string): Record<string, string> {
  const context = readContext(model);
  return below('generated/sandbox/contract', {
    'contract.ts': `export { contract, guards } from './data.js';

${idTypes(model)}`,
    ...dataModule(
      {
        contract: {
          type: 'ServedContract',
          imports: { ServedContract: 'sandbox/contract/types' },
          value: readData(context, version),
        },
        guards: {
          type: 'Preconditions',
          imports: { Preconditions: 'shared/guards' },
          value: guardsOf(model),
        },
      },
      { typeNames: model.typeNames, components: context.rules.components },
    ),
  });
}

/** Types with which the compiler checks the tables that src/sandbox has by ids and states. */
function idTypes(model: Model): string {
  const states = Object.values(model.resources).flatMap(({ name, lifecycle }) =>
    lifecycle ? [`  ${name}: ${unionOf(Object.keys(lifecycle.states))};\n`] : [],
  );
  return `${settingValues(model)}
/** Ids of the conditions of transitions. */
export type ConditionId = ${unionOf(Object.keys(model.conditions))};

/** The states of each resource. */
export interface States {
${states.join('')}}
`;
}

function readData(context: DataContext, version: string): ServedContract {
  const { model, kinds, rules, errorMember, examples } = context;
  const { files, request, now } = startRecords(model);
  const { fileResource, requestResource } = createdByForms(model);
  const validated = (name: string) =>
    [fileResource, requestResource].includes(name) && {
      schema: rules.of(model.closedSchema(name)),
    };
  return {
    version,
    operations: model.operations.map((each) => operation(each, context)),
    scopes: scopesOf(model),
    resources: Object.fromEntries(
      [...kinds].map(([name, kind]) => [name, { ...resource(kind, context), ...validated(name) }]),
    ),
    fileResource,
    requestResource,
    values: Object.fromEntries(values(model)),
    settings: model.settings.map(({ id, setting }) => ({ id, ...setting })),
    examples,
    start: omitUndefined({
      files: files.map(({ id, example, member }) => omitUndefined({ id, example, member })),
      request: request && omitUndefined({ example: request.example, member: request.member }),
      now,
    }),
    errorMember,
  };
}

/** The spellings of each scope, those included that have only one. */
function scopesOf({ scopes, operations }: Model): string[][] {
  const known = scopes.map(({ spellings }) => spellings);
  const others = operations.flatMap((operation) => operation.scopes);
  const single = new Set(others.flat().filter((name) => !known.flat().includes(name)));
  return [...known, ...[...single].map((name) => [name])];
}

function operation(each: Operation, context: DataContext): ServedOperation {
  const { model, of, items, team, rules, withSetting } = context;
  const { id, method, transition, crud, parameters } = each;
  const path = snakePath(each.path);
  const keys = keysOf(path);
  const name = of.get(each);
  const idParameter =
    name === undefined || each.idParameter === undefined ? undefined : snake(each.idParameter);
  const before = idParameter === undefined ? keys : keys.slice(0, keys.indexOf(idParameter));
  const within = before.filter((key) => !team.has(key));
  const typed = parameters.every(isAnyText) ? [] : parameters.flatMap(parameterData);
  const { by, detail } = performed(each, model);
  return omitUndefined({
    id,
    method,
    path,
    team: keys.find((key) => team.has(key)),
    scopes: each.authentication === 'bearer' ? each.scopes.flatMap(([scope = '']) => scope) : undefined,
    resource: name,
    idParameter,
    within,
    parents: [...items].flatMap(([item, resource]) => {
      const key = keysOf(item).at(-1) ?? '';
      const isBelow = path === item || path.startsWith(`${item}/`);
      return within.includes(key) && isBelow ? [{ snakeName: key, resource }] : [];
    }),
    action: crud?.action,
    example: by === 'example' ? detail : undefined,
    parameters: typed,
    parameterSchema: typed.length > 0 ? rules.ofParameters(each) : undefined,
    body: bodyData(each, context),
    responses: each.responses.map((response) => responseData(each, response, context)),
    success: success(each, context),
    transition: transition && by === 'transition' ? transitionData(transition) : undefined,
    settings: withSetting(each.allQuestions),
  });
}

const transitionData = ({ record, to, creates, rejectedWith, event }: NonNullable<Operation['transition']>) =>
  omitUndefined({ record, to, creates, rejectedWith, event });

/** Every set of values: that of a schema by its name, that of a property as `Issue.value`. */
function* values({ schemas }: Model): Generator<[string, string[]]> {
  for (const [name, schema] of Object.entries(schemas)) {
    if (schema.values) yield [name, schema.values.map(String)];
    for (const { name: property, schema: each } of schema.properties) {
      const set = each.name === undefined ? enumOf(name, property, each) : undefined;
      if (set !== undefined && each.values) yield [set, each.values.map(String)];
    }
  }
}
