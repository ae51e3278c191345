/** Checks every operation in every state that can be reached: it is accepted or rejected, and what it changes. */
import { list } from '../../shared/list.ts';
import { contract } from '../../../generated/conformance/contract/contract.ts';
import type { Json, TestedOperation } from '../contract/types.ts';
import type { Exchange } from '../requests/exchange.ts';
import { repeated } from '../requests/patience.ts';
import { isSuccess, rejectedWith, successes } from '../requests/received.ts';
import {
  acceptance,
  isExport,
  isOpenRejection,
  isProcessedAfter,
  keptFields,
  mayDepend,
  mayIgnore,
  rejectionOf,
} from './effects.ts';
import { exchangesOf } from './responses.ts';
import { InconclusiveError } from '../contract/errors.ts';
import type { SendOptions, Session } from '../requests/session.ts';
import {
  fieldsSetBy,
  fullOperations,
  isLeft,
  isMoving,
  readerOf,
  resourceOf,
  showsEffect,
  type SampleBehavior,
  task,
  type TestResource,
  upload,
  uploadOf,
  valuesFor,
} from '../contract/resource.ts';
import { caseId, matrixCases, type MatrixCase } from './cases.ts';
import {
  assertReadable,
  checkOf,
  differences,
  pointersOfState,
  transitionOf,
  type Check,
  type CheckContext,
} from './check.ts';
import { irreversible, newTasks, writes } from './needs.ts';

export const matrixChecks = (): Check[] => [
  ...matrixCases().map(caseCheck),
  ...consistencyChecks(),
  ...plainChecks(),
  ...aggregateChecks(),
];

/** A request with the resource before and after it, both as they are read. */
interface Observed {
  before: TestResource;
  exchange: Exchange;
  after: TestResource;
  /** ` in REVIEWING`; empty if the state makes no difference. */
  where: string;
  /** Resources that the request must not change, as they were before it. */
  witnesses: readonly TestResource[];
}

async function observe(
  context: CheckContext,
  operation: TestedOperation,
  before: TestResource,
  where: string,
  options: SendOptions = {},
  isLegal = true,
): Promise<Observed> {
  const witnesses = await context.pool.witnessesOf(before);
  context.mayMove(before);
  const exchange = await context.send(operation, before, options);
  const accepted = isSuccess(exchange) && isLegal ? operation : undefined;
  const after = await context.read(before, accepted, exchange.values);
  return { before, exchange, after, where, witnesses };
}

function caseCheck({ operation, name, guards, legal, sampleBehavior }: MatrixCase): Check {
  const { id, pointer } = operation;
  const rejected = rejectedWith(operation);
  const resource = resourceOf(operation.resource);
  const state = name.split('/')[0] ?? '';
  const prepared = name
    .replace('/not-', ' without the condition ')
    .replace('/partial', ' with a partial success')
    .replace('/', ' with ');
  return checkOf(operation, 'matrix', name, {
    title: legal ? `is allowed in ${name}` : `is rejected with ${rejected} in ${name}`,
    sends: `Prepares a ${resource.noun} in ${prepared}, reads it, sends ${id}, and reads it again.`,
    expects: legal ? acceptance(operation, sampleBehavior) : rejectionOf(operation),
    pointers: [
      pointer,
      ...transitionOf(operation),
      ...pointersOfState(resource, state),
      ...(legal ? [] : [`${pointer}/responses/${rejected}`]),
    ],
    async run(context) {
      const taken = await context.pool.take(guards, sampleBehavior);
      const before = await context.read(taken);
      if (differences(taken, before.fields, Object.keys(guards)).length > 0)
        throw new InconclusiveError('the service changed the resource before the request');
      const send = () => observe(context, operation, before, ` in ${name}`, {}, legal);
      let observed = await send();
      // Whether a new task counts as disapproved is open: after a request for it, it does.
      const mayBeFirst =
        operation.ownQuestions.includes('approved-initially') && showsEffect(operation, before.fields);
      if (!legal && mayBeFirst && isSuccess(observed.exchange)) observed = await send();
      if (legal) await judgeAccepted(context, observed, sampleBehavior);
      else if (judgeRejected(context, observed)) context.pool.putBack(observed.after);
    },
  });
}

/** Transitions of resources without states that a run can choose: the fields that they set. */
function plainChecks(): Check[] {
  const operations = fullOperations.filter(
    ({ transition }) =>
      transition && !transition.from && !transition.creates && Object.keys(transition.to).length > 0,
  );
  return operations.map((operation) =>
    checkOf(operation, 'matrix', 'any', {
      title: 'has the documented effect',
      sends: `Reads a resource, sends ${operation.id}, and reads the resource again.`,
      expects: acceptance(operation, {}),
      pointers: [operation.pointer, ...transitionOf(operation)],
      async run(context) {
        const testResource = await context.pool.resourceFor(operation);
        if (!testResource) throw new InconclusiveError('there is no resource');
        const { folder = '', kind } = context.session.server;
        // A value of its own, so that an earlier request cannot have set it.
        const value = kind === 'sandbox' ? `folder-${crypto.randomUUID()}` : folder;
        const set = Object.values(operation.transition?.to ?? {}).flatMap(({ parameter }) => parameter ?? []);
        const path = Object.fromEntries(set.map((name) => [name, value]));
        const observed = await firstAccepted(context, operation, testResource, path);
        await judgeAccepted(context, observed, {});
      },
    }),
  );
}

/**
 * Sends a request whose conditions the contract leaves open, until one is accepted: with a body too, and when the only task
 * of an upload is in another state.
 */
async function firstAccepted(
  context: CheckContext,
  operation: TestedOperation,
  testResource: TestResource,
  path: Readonly<Record<string, string>>,
): Promise<Observed> {
  const send = async (to: TestResource, value?: Json): Promise<Observed> =>
    observe(context, operation, await context.read(to), '', { path, ...(value !== undefined && { value }) });
  const first = await send(testResource);
  if (!mayDepend(operation, first.exchange.status)) return first;
  const value = operation.body?.valid[0]?.value;
  let unprepared = 0;
  for (const state of [undefined, ...task.lifecycle.states]) {
    try {
      const id = state === undefined ? testResource.id : uploadOf((await context.pool.sole(state)).fields);
      for (const body of [undefined, value]) {
        const next = await send({ ...testResource, id }, body);
        if (isSuccess(next.exchange)) return next;
      }
    } catch (error) {
      if (!(error instanceof InconclusiveError)) throw error;
      unprepared++;
    }
  }
  if (unprepared > 0)
    throw new InconclusiveError(
      'an open question lets the server reject it in the states that could be prepared',
    );
  const message = `${operation.id} was rejected in every state that the run could prepare.`;
  context.violation(first.exchange, message, successes(operation));
  return first;
}

/** Reports what is wrong with a request that is allowed. */
async function judgeAccepted(
  context: CheckContext,
  { before, exchange, after, where, witnesses }: Observed,
  sampleBehavior: SampleBehavior,
): Promise<void> {
  const { operation } = exchange;
  const { id, transition, success, resource } = operation;
  const { to = {} } = transition ?? {};
  const isSandbox = context.session.server.kind === 'sandbox';
  const status = String(exchange.status);
  if (!isSuccess(exchange))
    return context.rejection(exchange, `${id} was rejected${where}, where it is allowed.`, before);
  assertReadable(exchange);
  const partial = success.partial.includes(status);
  if (success.partial.length > 0 && isSandbox && partial !== (sampleBehavior.partial === true)) {
    const message = `${id} did not return the status of a partial success.`;
    return context.violation(exchange, message, list(success.partial));
  }
  const state = resourceOf(resource).lifecycle.field;
  const response = exchange.fields ?? {};
  for (const [field, { value, parameter }] of Object.entries(to)) {
    const wanted = parameter === undefined ? value : exchange.values[parameter];
    if (wanted === undefined) continue;
    const [expected, now] = [wanted, after.fields[field]].map((each) => JSON.stringify(each));
    if (field in response && response[field] !== wanted) {
      const message = `The response of ${id} does not show the new ${field}.`;
      return context.violation(exchange, message, String(expected), JSON.stringify(response[field]));
    }
    const moves = field === state && isLeft(operation.resource, wanted);
    if (now !== expected && !moves) {
      const message = `${id} was accepted${where}, and ${field} did not change.`;
      return context.violation(exchange, message, String(expected), String(now));
    }
  }
  const set = Object.keys(to);
  const isProcessed = isMoving(before) || isProcessedAfter(operation, after.fields);
  const kept = keptFields(before, set, isProcessed);
  for (const fields of [response, after.fields]) {
    const shown = kept.filter(
      (field) => field in fields && (set.length === 0 || !isExport(before.resource, field, fields)),
    );
    const changed = differences(before, fields, shown);
    if (changed.length === 0) continue;
    const message = `${id} changed more than it should${where}.`;
    return context.change(exchange, message, before, fields, changed);
  }
  for (const witness of witnesses) {
    const now = await context.read(witness);
    const changed = context.changedFields(witness, now.fields, keptFields(witness, [], isMoving(witness)));
    if (changed.length === 0) continue;
    const message = `${id} changed another resource, the ${resourceOf(witness.resource).noun} ${witness.id}.`;
    return context.change(exchange, message, witness, now.fields, changed);
  }
}

/** Reports what is wrong with a request that is not allowed. Returns whether the resource is as it was. */
function judgeRejected(context: CheckContext, { before, exchange, after, where }: Observed): boolean {
  const { operation } = exchange;
  const { id } = operation;
  const rejected = rejectedWith(operation);
  const effects = fieldsSetBy(operation).flatMap(([field, value]) =>
    value !== undefined && after.fields[field] === value ? [field] : [],
  );
  const fields = isMoving(before) ? [...keptFields(before, [], true), ...effects] : undefined;
  const changed = context.changedFields(before, after.fields, fields);
  const ignored = isSuccess(exchange) && mayIgnore(operation);
  if (isSuccess(exchange) && !ignored) {
    context.violation(exchange, `${id} was accepted${where}, where it is not allowed.`, rejected);
  } else if (
    !ignored &&
    String(exchange.status) !== rejected &&
    !isOpenRejection(operation, exchange.status)
  ) {
    const message = `${id} was rejected${where} with another status than documented.`;
    context.violation(exchange, message, rejected);
  } else if (changed.length > 0) {
    const message = `${id} was ${ignored ? 'ignored' : 'rejected'}${where}, and had an effect.`;
    context.change(exchange, message, before, after.fields, changed);
  }
  return changed.length === 0;
}

/** Returns the requests of an operation in the cases that do not allow it, and that the service does not change on its own. */
export function disallowedRequests(session: Session, operation: TestedOperation): Exchange[] {
  const checks = matrixCases()
    .filter(({ legal, guards }) => !legal && !isMoving({ resource: task.name, fields: valuesFor(guards) }))
    .map(caseId);
  return exchangesOf(session, operation).filter(({ check }) => checks.includes(check));
}

/** Where a server may ignore what it does not allow, it does so in every state, or in none. */
const consistencyChecks = (): Check[] =>
  contract.operations.filter(mayIgnore).map((operation) =>
    checkOf(operation, 'matrix', 'consistent', {
      title: 'is rejected in every state that does not allow it, or ignored in every one',
      expects:
        'The same in every state that does not allow the operation and that the service does not change: rejections, or successes without effect.',
      run(context) {
        const sent = disallowedRequests(context.session, operation);
        if (sent.length === 0) throw new InconclusiveError('no such request was sent');
        const ignored = sent.find(isSuccess);
        const rejected = sent.find((exchange) => !isSuccess(exchange));
        if (!ignored || !rejected) return;
        context.violation(
          [rejected, ignored],
          `${operation.id} is rejected in some states that do not allow it, and accepted in others.`,
          'the same in all of them',
          `${rejected.status} in ${rejected.check.split('/')[2]}, ${ignored.status} in ${ignored.check.split('/')[2]}`,
        );
      },
    }),
  );

/** The state of an upload follows from those of its tasks. */
function aggregateChecks(): Check[] {
  const { lifecycle: own } = task;
  const { name, noun, lifecycle } = upload;
  // Where all tasks have a state that uploads have too, the upload has it.
  const shared = own.states.filter((state) => lifecycle.states.includes(state));
  const plainOf = (seen: unknown): string =>
    (lifecycle.spellings[String(seen)] ?? String(seen)).toUpperCase();
  return shared.map((state): Check => ({
    id: `matrix/${name}/${state}`,
    title: `an ${noun} is ${state} if its only ${task.noun} is`,
    sends: `Creates an ${noun} with one document, brings its ${task.noun} into ${state}, and reads both.`,
    expects: `The ${lifecycle.field} of the ${noun} is ${state}.`,
    pointers: pointersOfState(upload, state),
    needs: [writes, irreversible, newTasks],
    async run(context) {
      const child = await context.pool.sole(state);
      const exchange = await repeated(
        context.session,
        () => context.send(readerOf(name), undefined, { id: uploadOf(child.fields) }),
        ({ fields }) => plainOf(fields?.[lifecycle.field]) === state,
      );
      const { fields } = await context.read(child);
      if (fields[own.field] !== state)
        throw new InconclusiveError(`the ${task.noun} did not stay in ${state}`);
      const seen = exchange.fields?.[lifecycle.field];
      if (typeof seen !== 'string') throw new InconclusiveError('the response has no state');
      if (plainOf(seen) === state) return;
      const known = lifecycle.states.some((each) => each.toUpperCase() === seen.toUpperCase());
      const message = `An ${noun} whose only ${task.noun} is ${state} has another state.`;
      // Other values than the listed ones are possible.
      const report = known ? context.violation : context.observation;
      report(exchange, message, state, seen);
    },
  }));
}
