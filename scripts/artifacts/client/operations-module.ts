import type { BodyData, Limits, OperationData } from '../../../src/client/operation.ts';
import { InputError } from '../../lib/cli.ts';
import { omitUndefined } from '../../../src/shared/omit-undefined.ts';
import type { Model, Operation } from '../../model/index.ts';
import { camel } from '../../model/names.ts';
import { type Datum, dataModule } from '../data-module.ts';
import { actionGuardsOf } from '../guards-module.ts';
import { queriesOf } from './queries-module.ts';
import { formOf, idsOf, methodResult, optionsOf } from './signature.ts';

/** The modules with what the client needs to know of the contract, by file name. */
export function contractModules(model: Model, version: string): Record<string, string> {
  const { defaultRecord, ...guards } = actionGuardsOf(model);
  const operations = operationsOf(model);
  const data = { ...operations.data, ...guards, queries: queriesOf(model) };
  return {
    'contract.ts': `import { ${Object.keys(operations.data).join(', ')} } from './data.js';
import type { OperationsByNamespace } from '../../../src/client/operation.ts';

export { ${Object.keys(data).join(', ')} } from './data.js';

${operations.groups}
${constantsOf(model, version)}
/** The default resource: the one with the most guards. */
export const defaultRecord = ${JSON.stringify(defaultRecord)} as const;
`,
    ...dataModule(data),
  };
}

/** The operations of each namespace, and the code that groups them. */
function operationsOf({ operations }: Model): { data: Record<string, Datum>; groups: string } {
  assertOneNameEach(operations);
  assertOwnNames(operations);
  const names = [...new Set(operations.map(({ tag }) => tag.namespace))];
  const own = (name: string): Operation[] => operations.filter(({ tag }) => tag.namespace === name);
  const isShort = (name: string): boolean => own(name).every(({ shorthandOf }) => shorthandOf !== undefined);
  const group = (some: string[]): string =>
    `{ ${some.map((name) => `${quoted(name)}: ${constantOf(name)}`).join(', ')} }`;
  const datum = (name: string): Datum => ({
    type: 'Operations',
    imports: { Operations: 'client/operation' },
    value: Object.fromEntries(own(name).map((each) => [each.name, data(each)])),
  });
  return {
    data: Object.fromEntries(names.map((name) => [constantOf(name), datum(name)])),
    groups: `/** The operations by namespace. */
export const operationsByNamespace: OperationsByNamespace = ${group(names.filter((name) => !isShort(name)))};

/** The shorthand endpoints by namespace. */
export const shorthands: OperationsByNamespace = ${group(names.filter(isShort))};
`,
  };
}

const quoted = (name: string): string => (/^[\w$]+$/.test(name) ? name : JSON.stringify(name));

const constantOf = (namespace: string): string => `${camel(namespace)}Operations`;

function constantsOf({ operations, resources }: Model, version: string): string {
  const all = operations.map(data);
  const [prefix, ...others] = new Set(all.map(({ path }) => path.split('/')[1] ?? ''));
  const states = Object.values(resources).flatMap(({ lifecycle }) => Object.entries(lifecycle?.states ?? {}));
  const spellings = states.flatMap(([state, { spellingOf }]) =>
    spellingOf === undefined ? [] : [[state.toUpperCase(), spellingOf.toUpperCase()]],
  );
  return `/** Version of this package. */
export const version: string = '${version}';

/** What every path begins with; empty if the paths differ. */
export const pathPrefix: string = '${prefix && others.length === 0 ? `/${prefix}` : ''}';

/** Other spellings of states, in capitals, with the canonical one. */
export const spellings: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(spellings.filter(([from, to]) => from !== to)))};

// What the contract does not have is constant, so that a bundler leaves the code for it out.

/** Whether some operation has parameters that are options. */
export const hasParameters = ${all.some(({ parameters }) => parameters !== undefined)} as const;

/** Whether some body is neither JSON nor a form with files, or is missing in a success. */
export const hasOtherMedia = ${all.some(({ body, accept, success }) => accept !== undefined || body?.mediaType !== undefined || success === 'none')} as const;
`;
}

/**
 * A module for each namespace with a client that has its methods alone, by file name. Shorthand endpoints have none.
 * The package exports them: `@docproc/client/tasks`.
 */
export function partModules({ operations }: Model): Record<string, string> {
  const full = operations.filter(({ shorthandOf }) => shorthandOf === undefined);
  const names = [...new Set(full.map(({ tag }) => tag.namespace))];
  return Object.fromEntries(
    names.map((name) => {
      const sendsFiles = full.some((each) => each.tag.namespace === name && formOf(each));
      const [first] = full.filter(({ tag }) => tag.namespace === name);
      // `assertOwnNames` makes sure that there is an upload to wait for.
      const waits = name === 'uploads';
      const type = waits ? 'WaitingPart' : `Part<'${name}'>`;
      const part = `createPart<'${name}'>(options, { ${quoted(name)}: ${constantOf(name)} }${sendsFiles ? ', formEncoder' : ''})`;
      const created = waits ? `withWaiting(${part}, options)` : part;
      const text = `${sendsFiles ? "import { formEncoder } from '../../../../src/client/files.ts';\n" : ''}import type { ClientOptions } from '../../../../src/client/options.ts';
import { createPart${waits ? '' : ', type Part'} } from '../../../../src/client/part.ts';
${waits ? "import { withWaiting, type WaitingPart } from '../../../../src/client/wait.ts';\n" : ''}import { ${constantOf(name)} } from '../contract.ts';

// Whoever exports what a method returns needs names for it.
export type * from '../../../../src/client/index.ts';

/**
 * Creates a client that has \`${name}\` alone, such as \`${first ? methodOf(first) : name}\`. A bundler leaves out what the other methods need.
 *
 * @throws {TypeError} An option is missing, invalid or unknown.
 */
export function createClient(options: ClientOptions): ${type} {
  return ${created};
}
`;
      return [`namespaces/${name}.ts`, text];
    }),
  );
}

/** @throws InputError that names two operations, if they would be the same method */
function assertOneNameEach(operations: Operation[]): void {
  for (const operation of operations) {
    const other = operations.find((each) => methodOf(each) === methodOf(operation));
    if (!other || other === operation) continue;
    throw new InputError(
      `${other.id} and ${operation.id} would both be the method ${methodOf(operation)}. Rename one operationId.`,
    );
  }
}

/** Members of a client that are no namespaces of the contract. */
const ownNamespaces = ['raw', 'withOptions'];

/** @throws InputError if the contract has a name that `src/client/client.ts` adds, or lacks one that it uses */
function assertOwnNames(operations: Operation[]): void {
  const taken = operations.find(
    (each) => ownNamespaces.includes(each.tag.namespace) || methodOf(each) === 'uploads.waitFor',
  );
  if (taken) {
    throw new InputError(
      `${taken.id} would be the method ${methodOf(taken)}, and src/client/client.ts has that name for its own. Rename the tag or the operationId.`,
    );
  }
  if (operations.some((each) => methodOf(each) === 'uploads.get')) return;
  throw new InputError(
    'src/client/client.ts adds `waitFor` to the method `uploads.get`, which the contract does not have. Let it add `waitFor` to the method that reads an upload, or remove it there and in src/client/wait.ts.',
  );
}

/** Returns the method as a program writes it after the client: `tasks.get`. A shorthand endpoint is below `raw`. */
export const methodOf = ({ tag, name, shorthandOf }: Operation): string =>
  `${shorthandOf === undefined ? '' : 'raw.'}${tag.namespace}.${name}`;

function data(operation: Operation): OperationData {
  const { id, method, path, scopes, responses, success } = operation;
  const scope = scopes.map(([name]) => name).join(' and ');
  const ids = idsOf(operation);
  if (operation.body && ['GET', 'HEAD'].includes(method)) {
    throw new InputError(
      `${id}: \`fetch\` sends no body with ${method}. Remove the \`requestBody\` in openapi/, or change the method, such as to POST.`,
    );
  }
  const parameters = optionsOf(operation).map(({ parameter: { name, in: where }, option }) => ({
    name,
    in: where,
    option,
  }));
  const { kind, mediaType, list, result } = methodResult(operation);
  const [partial] = success.partial;
  const errors = responses.filter((each) => !each.success);
  const isOther = kind !== 'none' && mediaType !== 'application/json';
  return omitUndefined({
    id,
    method,
    path,
    ids: some(ids.map(({ name }) => name)),
    errors: statusPattern(errors),
    scope: scope || undefined,
    parameters: some(parameters),
    body: bodyData(operation),
    success: kind === 'payload' ? undefined : kind,
    list: onlyTrue(list),
    accept: isOther ? `${mediaType}, application/json;q=0.9` : undefined,
    result,
    partial: result !== undefined && partial !== undefined ? Number(partial) : undefined,
  });
}

const some = <T>(all: T[]): T[] | undefined => (all.length > 0 ? all : undefined);
const onlyTrue = (value: boolean | undefined): true | undefined => value || undefined;

/** Statuses as a regular expression: `5XX` means all from 500 to 599, and `default` any. Undefined if there are none. */
const statusPattern = (responses: { status: string }[]): string | undefined =>
  some(responses.map(({ status }) => status.replace('XX', '..').replace('default', '...')))?.join('|');

function bodyData(operation: Operation): BodyData | undefined {
  const { body } = operation;
  if (!body) return undefined;
  const form = formOf(operation);
  const files = form?.files.map(({ name, inputName, many, required }) =>
    omitUndefined({ name, inputName, many: onlyTrue(many), required: onlyTrue(required) }),
  );
  const arrays = form
    ? []
    : body.schema.properties.filter(({ schema }) => Number(schema.validationKeywords.minItems) > 0);
  return omitUndefined({
    required: onlyTrue(body.required),
    nonEmpty: some(arrays.map(({ name }) => name)),
    mediaType: form || body.mediaType === 'application/json' ? undefined : body.mediaType,
    form: form && files && { files, filled: form.filled, limits: limitsOf(body.limits) },
  });
}

/** Returns the limits that can be checked before a request is sent. Others are for the service. */
function limitsOf(limits: NonNullable<Operation['body']>['limits']): Limits {
  const checked: { fileSize?: number; fileCount?: number } = {};
  for (const { value, unit, per } of Object.values(limits)) {
    if (unit === 'MB' && per === 'file') checked.fileSize = value * 2 ** 20;
    if (unit === 'files' && per === 'batch') checked.fileCount = value;
  }
  return checked;
}
