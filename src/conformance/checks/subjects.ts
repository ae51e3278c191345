/** Records for requests of an operation, whatever it acts on. */
import { contract } from '../../../generated/conformance/contract/contract.ts';
import type { Guards } from '../../shared/guards.ts';
import type { TestedOperation, Resource } from '../contract-types.ts';
import type { Exchange } from '../requests/http.ts';
import { documented, problemsOf } from '../requests/responses.ts';
import { creatorOf, recordIn, type SendOptions } from '../requests/session.ts';
import type { Fields, Subject } from '../supply/subject.ts';
import {
  folder,
  InconclusiveError,
  needsOf,
  reportViolation,
  tasks,
  writes,
  type CheckContext,
  type CheckRun,
  type Need,
} from './check.ts';

/** Returns what a valid request of an operation needs, by what it acts on and what it does. */
export function needsFor({ record, effect, parameters }: TestedOperation): Need[] {
  const acts = parameters.some(({ role }) => role === 'record');
  const others = parameters.filter(({ role }) => role === 'other');
  const below = others.map(({ of }) => of);
  const moves = others.some(({ of, example }) => of === undefined && example === undefined);
  return [
    ...new Set([
      ...needsOf(effect),
      ...(acts ? [writes] : []),
      ...(below.some((of) => of !== undefined) ? [writes] : []),
      ...((acts && record === contract.perFile) || below.includes(contract.perFile) ? [tasks] : []),
      ...(moves ? [folder] : []),
    ]),
  ];
}

/** The JSON pointer of the transition of an operation, if it has one. */
export const transitionOf = ({ transition }: TestedOperation): string[] =>
  transition ? [transition.pointer] : [];

/** The places of a state in the contract. */
export const placesOf = ({ lifecycle }: Resource, state: string): readonly string[] =>
  contract.values[lifecycle?.pointer ?? '']?.[state] ?? [];

/** Uploads that checks have in common, since they only read them. */
const uploads = new WeakMap<object, Promise<Subject>>();

/** Returns a resource that an operation can act on; undefined if it acts on none. */
export async function subjectFor(run: CheckRun, operation: TestedOperation): Promise<Subject | undefined> {
  const { record, transition, parameters } = operation;
  if (!parameters.some(({ role }) => role === 'record')) return undefined;
  if (record === contract.perFile) return run.supply.take(firstGuards(transition?.from ?? {}));
  if (record !== contract.perRequest) throw new InconclusiveError(`the run cannot create a ${record}`);
  if (operation.effect !== 'none') return createUpload(run);
  return sharedUpload(run);
}

function sharedUpload(run: CheckRun): Promise<Subject> {
  const known = uploads.get(run.session) ?? createUpload(run);
  uploads.set(run.session, known);
  return known;
}

/** Guards with one value each, so that the ways there are short. */
const firstGuards = (guards: Guards): Guards =>
  Object.fromEntries(
    Object.entries(guards).map(([field, guard]) => [field, guard.in ? { in: guard.in.slice(0, 1) } : guard]),
  );

async function createUpload({ session, supply }: CheckRun): Promise<Subject> {
  const creator = creatorOf();
  const exchange = creator && (await session.send('supply', creator));
  const id = exchange && recordIn(exchange)?.['id'];
  if (typeof id !== 'string')
    throw new InconclusiveError(`${creator?.id} returned ${exchange?.status} without an id`);
  return supply.read({ resource: contract.perRequest, id, fields: {}, sample: undefined });
}

/** Returns a resource to the pool if a request has left it as it was. */
export function release(
  { supply }: CheckRun,
  subject: Subject | undefined,
  operation: TestedOperation,
): void {
  if (subject && operation.effect === 'none' && subject.resource === contract.perFile)
    supply.giveBack(subject);
}

/** Reads the resource of a rejected request. Reports a change of it, or else returns it to the pool. */
export async function expectNoEffect(
  context: CheckContext,
  subject: Subject,
  exchange: Exchange,
  request: string,
): Promise<void> {
  const { supply, id } = context;
  const after = await supply.read(subject, id);
  const changed = differences(subject.fields, after.fields);
  if (changed.length > 0) {
    const message = `${request} was rejected, and had an effect.`;
    reportChange(context, exchange, message, subject.fields, after.fields, changed);
  } else if (after.resource === contract.perFile) supply.giveBack(after);
}

/** Sends a request of an operation to a resource. */
export async function sendTo(
  context: CheckContext,
  operation: TestedOperation,
  subject: Subject | undefined,
  options: SendOptions = {},
): Promise<Exchange> {
  const { session, id } = context;
  const isBelow = operation.parameters.some(({ of }) => of !== undefined);
  const others = isBelow ? { ...(await parentsOf(context, operation)), ...options.others } : options.others;
  return session.send(id, operation, {
    ...(subject && { record: subject.id }),
    ...options,
    ...(others && { others }),
  });
}

/** Ids of the resources that the path of an operation leads through, by the keys of their parameters. */
async function parentsOf(run: CheckRun, { parameters }: TestedOperation): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { key, of } of parameters) {
    if (of === contract.perRequest) found[key] = (await sharedUpload(run)).id;
    if (of !== contract.perFile) continue;
    const parent = await run.supply.take({});
    found[key] = parent.id;
    run.supply.giveBack(parent);
  }
  return found;
}

/**
 * Checks that a response can be read.
 *
 * @throws {InconclusiveError} It violates the contract; the checks of responses report it.
 */
export function assertReadable(exchange: Exchange): void {
  const response = documented(exchange.operation, exchange.status);
  if (response && problemsOf(exchange, response).length === 0) return;
  const check = `responses/${exchange.operation.id}/${response?.status ?? 'undocumented'}`;
  throw new InconclusiveError(`the response does not fit the contract (${check})`);
}

/** The fields of a resource by which two responses with it differ, of some fields or of all. */
export const differences = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  fields: readonly string[] = [...new Set([...Object.keys(before), ...Object.keys(after)])],
): string[] => fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

/** Reports a violation that fields of a resource show, before and after a request. */
export const reportChange = (
  context: CheckContext,
  exchange: Exchange,
  message: string,
  before: Fields,
  after: Fields,
  fields: readonly string[],
): void => reportViolation(context, exchange, message, shown(before, fields), shown(after, fields));

/** Some fields of a resource in one line. */
export const shown = (record: Readonly<Record<string, unknown>>, fields: readonly string[]): string =>
  fields.map((field) => `${field}: ${JSON.stringify(record[field])}`).join(', ');
