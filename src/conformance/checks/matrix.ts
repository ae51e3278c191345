/** Group 4: every operation in every state that can be reached, legal and illegal. */
import { contract } from '../../../generated/conformance/contract/contract.ts';
import type { Exchange } from '../requests/http.ts';
import { isSuccess, rejectedWith, successes } from '../requests/responses.ts';
import { acceptance, mayIgnore, rejectionOf, steady } from './effects.ts';
import { exchangesOf } from './responses.ts';
import { recordIn, resourceOf } from '../requests/session.ts';
import { isMoving, type Subject } from '../supply/subject.ts';
import { aggregateChecks } from './aggregate.ts';
import { cells, type Cell } from './cells.ts';
import {
  checkOf,
  InconclusiveError,
  needsOf,
  nothing,
  reportViolation,
  tasks,
  writes,
  type Check,
  type CheckContext,
} from './check.ts';
import {
  assertReadable,
  differences,
  needsFor,
  reportChange,
  sendTo,
  subjectFor,
  placesOf,
  transitionOf,
} from './subjects.ts';

export const matrixChecks = (): Check[] => [
  ...cells().map(cellCheck),
  ...consistencyChecks(),
  ...plainChecks(),
  ...aggregateChecks(),
];

function cellCheck(cell: Cell): Check {
  const { operation, name, legal, special } = cell;
  const { id, pointer, effect } = operation;
  const rejected = rejectedWith(operation);
  const resource = resourceOf(operation.record);
  const state = name.split('/')[0] ?? '';
  return checkOf(operation, 'matrix', name, {
    title: legal ? `is allowed in ${name}` : `is rejected with ${rejected} in ${name}`,
    sends: `Prepares a ${resource?.noun ?? 'record'} in ${name.replace('/', ' with ')}, reads it, sends ${id}, and reads it again.`,
    expects: legal ? acceptance(operation, special) : rejectionOf(operation),
    pointers: [
      pointer,
      ...transitionOf(operation),
      ...(resource ? placesOf(resource, state) : []),
      ...(legal ? [] : [`${pointer}/responses/${rejected}`]),
    ],
    needs: [...new Set([...needsOf(effect), tasks, writes])],
    async run(context) {
      const { supply } = context;
      const taken = await supply.take(cell.guards, cell.special);
      const before = await supply.read(taken, context.id);
      if (differences(taken.fields, before.fields, Object.keys(cell.guards)).length > 0) {
        throw new InconclusiveError('the service changed the resource before the request');
      }
      const exchange = await sendTo(context, operation, before);
      const after = await supply.read(before, context.id);
      if (legal) judgeAccepted(context, cell, before, exchange, after);
      else if (judgeRejected(context, cell, before, exchange, after)) supply.giveBack(after);
    },
  });
}

function judgeAccepted(
  context: CheckContext,
  { operation, name, special }: Cell,
  before: Subject,
  exchange: Exchange,
  after: Subject,
): void {
  const { session } = context;
  const { id, transition, success } = operation;
  const violation = (message: string, expected: string, seen?: string): void =>
    reportViolation(context, exchange, message, expected, seen);
  if (!isSuccess(exchange)) {
    const conditional = (transition?.conditions.length ?? 0) > 0 && !session.server.conditionsHold;
    if (conditional && String(exchange.status) === transition?.rejectedWith) {
      throw new InconclusiveError(
        `the server rejected it with ${exchange.status}, perhaps because ${transition.conditions.join(' or ')} is not met`,
      );
    }
    return violation(`${id} was rejected in ${name}, where it is allowed.`, successes(operation));
  }
  assertReadable(exchange);
  const full = success.statuses.some((status) => status === String(exchange.status) || status.endsWith('XX'));
  if (
    full === (special.partial === true) &&
    success.partial.length > 0 &&
    session.server.kind === 'sandbox'
  ) {
    return violation(`${id} did not return the status of a partial success.`, success.partial.join(' or '));
  }
  const shownRecord = recordIn(exchange);
  for (const [field, { value }] of Object.entries(transition?.to ?? {})) {
    if (value === undefined) continue;
    if (shownRecord && field in shownRecord && shownRecord[field] !== value) {
      return violation(
        `The response of ${id} does not show the new ${field}.`,
        JSON.stringify(value),
        JSON.stringify(shownRecord[field]),
      );
    }
    const moves = isMoving({ ...before, fields: { ...before.fields, [field]: value } });
    if (
      after.fields[field] !== value &&
      !(moves && field === resourceOf(operation.record)?.lifecycle?.field)
    ) {
      return violation(
        `${id} was accepted in ${name}, and ${field} did not change.`,
        JSON.stringify(value),
        JSON.stringify(after.fields[field]),
      );
    }
  }
  const kept = steady(operation, before.fields).filter(
    (field) => field !== resourceOf(operation.record)?.lifecycle?.field || !isMoving(before),
  );
  for (const record of [shownRecord ?? before.fields, after.fields]) {
    const changed = differences(
      before.fields,
      record,
      kept.filter((field) => field in record),
    );
    if (changed.length === 0) continue;
    const message = `${id} changed more than it should in ${name}.`;
    return reportChange(context, exchange, message, before.fields, record, changed);
  }
}

/** Returns whether the resource is as it was. */
function judgeRejected(
  context: CheckContext,
  { operation, name }: Cell,
  before: Subject,
  exchange: Exchange,
  after: Subject,
): boolean {
  const { id, transition } = operation;
  const rejected = rejectedWith(operation);
  const fields = isMoving(before)
    ? steady(operation, before.fields).filter(
        (field) => field !== resourceOf(operation.record)?.lifecycle?.field,
      )
    : undefined;
  const effects = Object.entries(transition?.to ?? {}).flatMap(([field, { value }]) =>
    value !== undefined && after.fields[field] === value ? [field] : [],
  );
  const changed = differences(before.fields, after.fields, fields && [...fields, ...effects]);
  const ignored = isSuccess(exchange) && mayIgnore(operation);
  if (isSuccess(exchange) && !ignored) {
    reportViolation(context, exchange, `${id} was accepted in ${name}, where it is not allowed.`, rejected);
  } else if (!ignored && String(exchange.status) !== rejected) {
    const message = `${id} was rejected in ${name} with another status than documented.`;
    reportViolation(context, exchange, message, rejected);
  } else if (changed.length > 0) {
    const message = `${id} was ${ignored ? 'ignored' : 'rejected'} in ${name}, and had an effect.`;
    reportChange(context, exchange, message, before.fields, after.fields, changed);
  }
  return changed.length === 0;
}

/** Where a server may ignore what it does not allow, it does so in every state, or in none. */
const consistencyChecks = (): Check[] =>
  contract.operations.filter(mayIgnore).map((operation) =>
    checkOf(operation, 'matrix', 'consistent', {
      title: 'is rejected in every state that does not allow it, or ignored in every one',
      sends: nothing,
      expects:
        'The same in every state that does not allow the operation: rejections, or successes without effect.',
      needs: [],
      derived: true,
      run({ session, report }) {
        const illegal = new Set(
          cells().flatMap((cell) => (cell.legal ? [] : [`matrix/${cell.operation.id}/${cell.name}`])),
        );
        const sent = exchangesOf(session, operation).filter(({ check }) => illegal.has(check));
        if (sent.length === 0) throw new InconclusiveError('no such request was sent');
        const ignored = sent.find(isSuccess);
        const rejected = sent.find((exchange) => !isSuccess(exchange));
        if (!ignored || !rejected) return;
        report({
          verdict: 'violation',
          message: `${operation.id} is rejected in some states that do not allow it, and accepted in others.`,
          expected: 'the same in all of them',
          seen: `${rejected.status} in ${rejected.check.split('/')[2]}, ${ignored.status} in ${ignored.check.split('/')[2]}`,
          exchanges: [rejected, ignored],
        });
      },
    }),
  );

/** Transitions of resources without states that a run can choose: the fields that they set. */
function plainChecks(): Check[] {
  const operations = contract.operations.filter(
    ({ transition, shorthandOf }) =>
      shorthandOf === undefined &&
      transition &&
      !transition.from &&
      !transition.creates &&
      Object.keys(transition.to).length > 0,
  );
  return operations.map((operation) =>
    checkOf(operation, 'matrix', 'any', {
      title: 'has the documented effect',
      sends: `Reads a resource, sends ${operation.id}, and reads the resource again.`,
      expects: acceptance(operation, {}),
      pointers: [operation.pointer, ...transitionOf(operation)],
      needs: needsFor(operation),
      async run(context) {
        const { supply, session } = context;
        const subject = await subjectFor(context, operation);
        if (!subject) throw new InconclusiveError('there is no resource');
        const before = await supply.read(subject, context.id);
        // A value of its own, so that an earlier request cannot have set it.
        const others = Object.fromEntries(
          operation.parameters
            .filter(({ role }) => role === 'other')
            .map(({ key }) => [key, destination(session.server.folder, session.server.kind)]),
        );
        const exchange = await sendTo(context, operation, before, { others });
        if (!isSuccess(exchange)) {
          return reportViolation(context, exchange, `${operation.id} was rejected.`, successes(operation));
        }
        const after = await supply.read(before, context.id);
        for (const [field, { parameter, value }] of Object.entries(operation.transition?.to ?? {})) {
          const expected = parameter === undefined ? value : others[parameter];
          if (expected === undefined || after.fields[field] === expected) continue;
          const message = `${operation.id} was accepted, and ${field} did not change.`;
          const found = JSON.stringify(after.fields[field]);
          reportViolation(context, exchange, message, JSON.stringify(expected), found);
        }
        const changed = differences(before.fields, after.fields, steady(operation, before.fields));
        if (changed.length === 0) return;
        const message = `${operation.id} changed more than it should.`;
        reportChange(context, exchange, message, before.fields, after.fields, changed);
      },
    }),
  );
}

const destination = (given: string | undefined, kind: string): string =>
  kind === 'sandbox' ? `folder-${crypto.randomUUID()}` : (given ?? '');
