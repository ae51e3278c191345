/** The consoles of the site: what they offer, as properties of their components. */
import type {
  ConsoleOperation,
  ConsoleRequest,
  ConsoleSpec,
  GivenTask,
  ServerRequest,
} from '../../../../docs/.vitepress/theme/console/spec.ts';
import { passing } from '../../../../src/shared/guards.ts';
import { omitUndefined } from '../../../../src/shared/omit-undefined.ts';
import type { Operation } from '../../../model/index.ts';
import { upperFirst } from '../../../model/names.ts';
import { formOf } from '../../client/signature.ts';
import { ordinary } from '../../../../src/sandbox/contract/outcomes.ts';
import { outcomeRows } from '../../sandbox/resources.ts';
import type { SiteModel } from '../site-model.ts';
import { draw, readDiagram, words } from './diagram.ts';
import type { Directive } from './tables.ts';
import { prettyJson } from '../samples/format.ts';
import { requestOf, sampleServer } from '../samples/sample-request.ts';
import { transitionOperationsOf } from './transitions.ts';

/** A console that runs the sandbox in the page, with every operation: `try-it Task`. */
export const tryIt: Directive = async (site, _links, record, target) => {
  if (target === 'markdown') return 'The site has a console here that runs the sandbox in the page.';
  const shown = readDiagram(site, record);
  const id = `try-${shown.field}`;
  return [
    `<TryIt :spec='${prop(specOf(site, record))}'>`,
    await draw(shown, id),
    '</TryIt>',
    '',
    `<div id="${id}-words" hidden>\n\n${words(shown)}\n\n</div>`,
  ].join('\n');
};

/** @throws Error if no operation creates the resource from a form with files */
export function specOf(site: SiteModel, record: string): ConsoleSpec {
  const creates = ({ transition }: Operation) => transition?.creates?.some((each) => each.record === record);
  const create = site.operations.find((each) => creates(each) && !each.shorthandOf && formOf(each)?.files[0]);
  if (!create) throw new Error(`No operation creates a ${record} from files.`);
  const reads = site.operations.filter((each) => each.resource === record && each.crud?.action === 'get');
  const own = [...reads, ...transitionOperationsOf(site, record)];
  const others = site.operations.filter((each) => each !== create && !own.includes(each));
  const noun = site.resources[record]?.noun ?? record;
  return {
    ...sampleServer,
    noun,
    create: consoleOperation(site, create),
    groups: [
      { title: upperFirst(noun), operations: own.map((each) => consoleOperation(site, each)) },
      {
        title: 'Others',
        operations: others.map((each) => ({ ...consoleOperation(site, each), name: each.summary })),
      },
    ],
    outcomes: [['invoice', ordinary], ...outcomeRows],
    scopes: site.scopes.flatMap(({ spellings }) => spellings.slice(0, 1)),
  };
}

function consoleOperation(site: SiteModel, operation: Operation): ConsoleOperation {
  const { id, name, transition } = operation;
  return omitUndefined({
    id,
    name,
    ...sampleOf(site, operation),
    irreversible: transition?.reversible === false || undefined,
    from: transition?.from,
    conditions: transition?.conditions?.map(({ description }) => description),
  });
}

function sampleOf(site: SiteModel, operation: Operation): ConsoleRequest {
  const { method, path, body } = operation;
  const { values, json, form } = requestOf(site, operation);
  return {
    method,
    path,
    parameters: [...values].flatMap(([{ name, in: place }, value]) =>
      [value].flat().map((each) => ({
        name,
        in: place,
        value: typeof each === 'string' ? each : JSON.stringify(each),
      })),
    ),
    ...(json !== undefined && { type: body?.mediaType ?? '', body: prettyJson(json) }),
    ...(form && { form: form.map(({ name, value, file }) => ({ name, value, file })) }),
  };
}

/** A resource that the sandbox can be given in any state. */
const givenKind = 'Task';

/** A console that sends one operation to the sandbox in the page. */
export function tryOperation(site: SiteModel, operation: Operation): string {
  const { baseUrl, apiKey } = sampleServer;
  const sent: ServerRequest = { ...sampleOf(site, operation), baseUrl, key: apiKey };
  const given = givenTask(site, operation);
  const givenProp = given ? ` :given='${prop(given)}'` : '';
  return `<TryOperation :operation='${prop(sent)}'${givenProp} />`;
}

/** The task with which an operation on one succeeds: in the state that it requires, else in the first that another does. */
function givenTask(site: SiteModel, operation: Operation): GivenTask | undefined {
  const { noun, lifecycle } = site.resources[givenKind] ?? {};
  const { values } = requestOf(site, operation);
  const id = [...values].find(([{ name }]) => name === operation.idParameter)?.[1];
  if (!lifecycle || operation.resource !== givenKind || id === undefined) return undefined;
  const { field } = lifecycle;
  const from = operation.transition?.from ?? {};
  const required = site.operations
    .filter((each) => each.transition?.record === givenKind)
    .flatMap((each) => each.transition?.from?.[field]?.in ?? []);
  const fields = Object.entries(from).flatMap(([name, guard]) => (guard.in ? [[name, guard.in[0]]] : []));
  return {
    label: `${upperFirst(noun ?? '')} ${field} before`,
    states: Object.keys(lifecycle.states),
    task: {
      id: String(id),
      status: String(passing(from[field], required)[0] ?? ''),
      ...(Object.fromEntries(fields) as Record<string, unknown>),
    },
  };
}

const prop = (value: unknown) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
