/** The consoles of the site: what they offer, as properties of their components. */
import type { ConsoleOperation, ConsoleSpec } from '../../../../docs/.vitepress/theme/console/spec.ts';
import type { OperationRequest } from '../../../../docs/.vitepress/theme/console/send-operation.ts';
import type { Json, Operation, Parameter } from '../../../model/index.ts';
import { snake, upperFirst } from '../../../model/names.ts';
import { formOf } from '../../client/signature.ts';
import { outcomeRows } from '../../sandbox/resources.ts';
import type { SiteModel } from '../site-model.ts';
import { draw, readDiagram, words } from './diagram.ts';
import type { Directive } from './tables.ts';
import { prettyJson } from '../samples/format.ts';
import { requestOf, type SampleRequest, sampleServer } from '../samples/sample-request.ts';
import { typescript } from '../samples/typescript.ts';
import { transitionOperationsOf } from './transitions.ts';

/** A console that runs the sandbox in the page, with every operation: `try-it Task`. */
export const tryIt: Directive = async (site, _links, record, target) => {
  if (target === 'markdown') return 'The site has a console here that runs the sandbox in the page.';
  const shown = readDiagram(site, record);
  const id = `try-${shown.field}`;
  return [
    `<TryIt :spec='${prop(await specOf(site, record))}'>`,
    await draw(shown, id, 'small'),
    '</TryIt>',
    '',
    `<div id="${id}-words" hidden>\n\n${words(shown)}\n\n</div>`,
  ].join('\n');
};

/** @throws Error if no operation creates the resource from a form with files */
export async function specOf(site: SiteModel, record: string): Promise<ConsoleSpec> {
  const creates = (operation: Operation): boolean =>
    operation.transition?.creates?.some((created) => created.record === record) ?? false;
  const create = site.operations.find((each) => creates(each) && !each.shorthandOf);
  const [file] = create ? (formOf(create)?.files ?? []) : [];
  if (!create || !file) throw new Error(`No operation creates a ${record} from files.`);
  const reads = site.operations.filter((each) => each.resource === record && each.crud?.action === 'get');
  const own = [...reads, ...transitionOperationsOf(site, record)];
  const others = site.operations.filter((each) => each !== create && !own.includes(each));
  const noun = site.resources[record]?.noun ?? record;
  return {
    sandboxUrl: sampleServer.baseUrl,
    apiKey: sampleServer.apiKey,
    noun,
    file: file.name,
    fields: Object.fromEntries(
      (requestOf(site, create).form ?? []).flatMap(({ name, value, file: isFile }) =>
        !isFile && create.body?.schema.properties.some((each) => each.name === name && each.required)
          ? [[name, value]]
          : [],
      ),
    ),
    create: await consoleOperation(site, create, creates),
    groups: [
      {
        title: upperFirst(noun),
        operations: await Promise.all(own.map((each) => consoleOperation(site, each, creates))),
      },
      {
        title: 'Others',
        operations: await Promise.all(
          others.map(async (each) => ({
            ...(await consoleOperation(site, each, creates)),
            name: longName(site, each),
          })),
        ),
      },
    ],
    outcomes: outcomeRows,
    scopes: site.scopes.flatMap(({ spellings }) => spellings.slice(0, 1)),
  };
}

/** The name of an operation next to those on another resource: `get upload`, `get upload (shorthand)`. */
const longName = (site: SiteModel, { name, resource, shorthandOf }: Operation): string =>
  shorthandOf === undefined
    ? `${name} ${site.resources[resource ?? '']?.noun ?? ''}`.trim()
    : `${longName(site, site.operation(shorthandOf))} (shorthand)`;

/** What a button of the console sends. */
async function consoleOperation(
  site: SiteModel,
  operation: Operation,
  creates: (operation: Operation) => boolean,
): Promise<ConsoleOperation> {
  const { id, name, method, path, transition } = operation;
  const request = requestOf(site, operation);
  const given = Object.fromEntries(
    [...request.values].flatMap(([parameter, value]) =>
      parameter.in === 'path' ? [[snake(parameter.name), String(value)]] : [],
    ),
  );
  return {
    id,
    name,
    method,
    path: path.replace(/\{([^{}]+)\}/g, (_, parameter: string) => `{${snake(parameter)}}`),
    values: given,
    ...(creates(operation) && { creates: true }),
    ...(transition?.reversible === false && { irreversible: true }),
    ...(transition?.from && { from: transition.from }),
    ...(transition?.conditions && {
      conditions: transition.conditions.map(({ description }) => description),
    }),
    ...(request.search !== '' && { query: request.search }),
    headers: request.headers,
    ...(request.json !== undefined && { body: prettyJson(request.json) }),
    sample: await template(site, request),
  };
}

/** The program that sends a request with the SDK, with `{{name}}` where the console puts its values. */
async function template(site: SiteModel, request: SampleRequest): Promise<string> {
  const { operation, values, json, form } = request;
  const blank = (name: string) => `{{${snake(name)}}}`;
  const { files = [] } = formOf(operation) ?? {};
  const isFile = (name: string) => files.some((each) => each.name === name);
  const sent = {
    ...request,
    values: new Map<Parameter, Json>(
      [...values].map(([parameter, value]) => [
        parameter,
        parameter.in === 'path' ? blank(parameter.name) : value,
      ]),
    ),
    json: json === undefined ? undefined : '{{body}}',
    form: form
      ?.flatMap((field) => (isFile(field.name) ? [{ ...field, value: '{{files}}' }] : []))
      .slice(0, 1),
  };
  const options = ['baseUrl', 'apiKey', 'teamId', 'projectId'];
  return typescript(site, sent, Object.fromEntries(options.map((name) => [name, blank(name)])));
}

/** A resource that the sandbox can be given in any state. */
const givenKind = 'Task';

/** The state in which an operation succeeds: the one that it requires, else the first that another operation requires. */
function stateFor({ operations, resources }: SiteModel, { transition }: Operation): string {
  const field = resources[givenKind]?.lifecycle?.field ?? '';
  const own = transition?.from?.[field];
  const required = operations
    .filter((each) => each.transition?.record === givenKind)
    .flatMap((each) => each.transition?.from?.[field]?.in ?? [])
    .filter((state) => !own?.notIn?.includes(state));
  return String(own?.in?.[0] ?? required[0] ?? '');
}

/** The other fields of the resource with which an operation succeeds. */
function fieldsFor({ resources }: SiteModel, { transition }: Operation): Record<string, unknown> {
  const field = resources[givenKind]?.lifecycle?.field;
  const found = Object.entries(transition?.from ?? {}).flatMap(([name, guard]): [string, unknown][] =>
    name === field || guard.in === undefined ? [] : [[name, guard.in[0]]],
  );
  return Object.fromEntries(found);
}

/** A console that sends one operation to the sandbox in the page. Empty where it has nothing to send. */
export function tryOperation(site: SiteModel, operation: Operation): string {
  const { resource, idParameter, method } = operation;
  const request = requestOf(site, operation);
  const lifecycle = resource === givenKind ? site.resources[resource]?.lifecycle : undefined;
  const id = [...request.values].find(([{ name }]) => name === idParameter)?.[1];
  const shown: OperationRequest = {
    method,
    path: operation.path,
    parameters: [...request.values].flatMap(([{ name, in: place }, value]) =>
      [value].flat().map((each) => ({
        name,
        in: place,
        value: typeof each === 'string' ? each : JSON.stringify(each),
      })),
    ),
    key: sampleServer.apiKey,
    ...(request.json !== undefined && { type: operation.body?.mediaType ?? '' }),
    ...(request.form && { form: request.form.map(({ name, value, file }) => ({ name, value, file })) }),
    ...(request.json !== undefined && { body: prettyJson(request.json) }),
    ...(lifecycle &&
      id !== undefined && {
        record: String(id),
        label: `${upperFirst(site.resources[givenKind]?.noun ?? '')} ${lifecycle.field} before`,
        states: Object.keys(lifecycle.states),
      }),
    state: stateFor(site, operation),
    fields: fieldsFor(site, operation),
  };
  return `<TryOperation :operation='${prop(shown)}' />`;
}

const prop = (value: unknown) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
