/** Checks that a body that violates one keyword is rejected, and that its valid neighbor is accepted. */
import { contract } from '../../../generated/conformance/contract/contract.ts';
import type { TestedBody, InvalidCase, TestedOperation } from '../contract/types.ts';
import type { Exchange } from '../requests/exchange.ts';
import type { RequestContent } from '../requests/contents.ts';
import { isObject } from '../../shared/json.ts';
import { isSuccess, rejectedWith, rejections, successes } from '../requests/received.ts';
import type { SendOptions } from '../requests/session.ts';
import { InconclusiveError } from '../contract/errors.ts';
import { checkOf, type Check } from './check.ts';
import { mayReject } from './effects.ts';

export const invalidChecks = (): Check[] =>
  contract.operations.flatMap((operation) => (operation.body ? checksOf(operation, operation.body) : []));

function checksOf(operation: TestedOperation, body: TestedBody): Check[] {
  const { pointer } = operation;
  const isForm = body.kind === 'form';
  const isJson = body.kind === 'json';
  const place = `${pointer}/requestBody`;
  const rejects = (name: string, title: string, content: RequestContent): Check =>
    rejectionCheck(operation, body, { name, title, place, sent: { content } });
  const form = { fields: [], files: [], fileField: body.fileField ?? 'file' };
  const json = { contentType: 'application/json', bodyText: '{}' };
  return [
    ...body.valid.map((example) => acceptanceCheck(operation, body, example)),
    ...(isJson && body.fields.length > 0 ? [unknownMember(operation, body)] : []),
    ...(body.required ? [rejects('missing', 'a request without a body', isForm ? { form } : {})] : []),
    ...(isJson && body.required
      ? [rejects('not-json', 'a body that is not JSON', { contentType: body.type, bodyText: '{"' })]
      : []),
    ...(isForm ? [rejects('other-type', 'a body of another media type', json)] : []),
    ...body.invalid.map((wrong) =>
      rejectionCheck(operation, body, {
        name: wrong.name,
        title: titleOf(wrong),
        place: wrong.pointer,
        sent: { value: wrong.value },
      }),
    ),
  ];
}

/** A request that is wrong in one way. */
interface Wrong {
  name: string;
  title: string;
  /** The place of the contract that it violates. */
  place: string;
  sent: SendOptions;
}

function rejectionCheck(operation: TestedOperation, body: TestedBody, wrong: Wrong): Check {
  const { name, title, place } = wrong;
  const rejected = rejectedWith(operation);
  return checkOf(operation, 'invalid', name, {
    title: `rejects ${title}`,
    sends: `${operation.id} with ${title}, everything else being valid.`,
    expects: `${rejected}, and no effect.${body.required ? '' : ' A success is advice: the body is optional.'}`,
    pointers: [place, `${operation.pointer}/responses/${rejected}`],
    async run(context) {
      const testResource = await context.pool.resourceFor(operation);
      const exchange = await context.send(operation, testResource, wrong.sent);
      const accepted = `${operation.id} accepted ${title}.`;
      if (!isSuccess(exchange) && !isRejection(exchange)) {
        const message = `${operation.id} rejected ${title} with another status than documented.`;
        context.violation(exchange, message, rejected);
      } else if (!isSuccess(exchange)) {
        await context.expectNoEffect(testResource, exchange, `${operation.id} with ${title}`);
      } else if (body.required) context.violation(exchange, accepted, rejected);
      // What a server does with a body that it need not have is an open question.
      else context.advice(exchange, accepted, rejected);
    },
  });
}

const acceptanceCheck = (
  operation: TestedOperation,
  body: TestedBody,
  { name, value }: TestedBody['valid'][number],
): Check =>
  checkOf(operation, 'invalid', `valid-${name}`, {
    title: `accepts the example ${name}`,
    sends: `${operation.id} with the example ${name} of the contract, and the IDs of the run.`,
    expects: `A success: ${successes(operation)}.`,
    pointers: [operation.pointer, body.pointer],
    async run(context) {
      const exchange = await context.send(operation, await context.pool.resourceFor(operation), { value });
      if (isSuccess(exchange)) return;
      const isFirst = name === body.valid[0]?.name;
      if (mayReject(operation) && String(exchange.status) === rejectedWith(operation) && !isFirst)
        throw new InconclusiveError('an open question lets a server reject it');
      const message = `${operation.id} rejected a valid request: the example ${name}.`;
      context.rejection(exchange, message);
    },
  });

const unknownMember = (operation: TestedOperation, { valid, pointer }: TestedBody): Check =>
  checkOf(operation, 'invalid', 'unknown-member', {
    title: 'tolerates a member that the contract does not know',
    sends: `${operation.id} with a valid body, and a member conformanceUnknown.`,
    expects: 'A success. A rejection is advice.',
    pointers: [pointer],
    async run(context) {
      const usual = valid[0]?.value;
      if (!isObject(usual)) throw new InconclusiveError('the body is no object');
      const value = { ...usual, conformanceUnknown: true };
      const exchange = await context.send(operation, await context.pool.resourceFor(operation), { value });
      if (isSuccess(exchange)) return;
      const message = `${operation.id} rejects a member that the contract does not know. Clients of later versions may send some.`;
      context.advice(exchange, message, successes(operation));
    },
  });

const titleOf = ({ at, keyword, name }: InvalidCase): string => {
  const place = at === '' ? 'a body that' : `a body whose ${at.slice(1).replaceAll('/', '.')}`;
  if (keyword === 'required') return `${place} is missing`;
  return `${place} violates ${name.endsWith('type-null') ? 'type (it is null)' : keyword}`;
};

/** Whether a status is a documented rejection of the request itself, and not of its key or its size. */
const isRejection = ({ operation, status, response }: Exchange): boolean =>
  String(status) === rejectedWith(operation) ||
  (rejections.includes(status) && response !== undefined && status !== 413);
