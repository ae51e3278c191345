/** Group 2: bodies that are wrong in one keyword at one place, and their valid neighbors. */
import { contract } from '../../../generated/conformance/contract/contract.ts';
import type { RequestBody, InvalidCase, Json, TestedOperation } from '../contract-types.ts';
import type { Exchange } from '../requests/http.ts';
import { adapted, contentOf, type Content, type Names } from '../requests/contents.ts';
import { isObject } from '../../shared/json.ts';
import { documented, isSuccess, rejectedWith, rejections, successes } from '../requests/responses.ts';
import {
  checkOf,
  InconclusiveError,
  reportAdvice,
  reportViolation,
  type Check,
  type CheckContext,
} from './check.ts';
import { mayReject } from './effects.ts';
import { expectNoEffect, needsFor, sendTo, subjectFor } from './subjects.ts';

export const invalidChecks = (): Check[] =>
  contract.operations.flatMap((operation) => (operation.body ? checksOf(operation, operation.body) : []));

function checksOf(operation: TestedOperation, body: RequestBody): Check[] {
  const { id, pointer } = operation;
  const place = `${pointer}/requestBody`;
  const rejects = (name: string, title: string, content: Content): Check =>
    rejectionCheck(operation, body, { name, title, pointer: place, content: () => content });
  return [
    ...body.valid.map(({ name, value }) =>
      checkOf(operation, 'invalid', `valid-${name}`, {
        title: `accepts the example ${name}`,
        sends: `${id} with the example ${name} of the contract, and the IDs of the run.`,
        expects: `A success: ${successes(operation)}.`,
        pointers: [pointer, body.pointer],
        needs: needsFor(operation),
        run: (context) => expectAccepted(context, operation, body, value, name),
      }),
    ),
    ...(body.kind === 'json' && body.fields.length > 0 ? [unknownMember(operation, body)] : []),
    ...(body.required
      ? [rejects('missing', 'a request without a body', body.kind === 'form' ? emptyForm(body) : {})]
      : []),
    ...(body.kind === 'json' && body.required
      ? [rejects('not-json', 'a body that is not JSON', { contentType: body.type, text: '{"' })]
      : []),
    ...(body.kind === 'form'
      ? [
          rejects('other-type', 'a body of another media type', {
            contentType: 'application/json',
            text: '{}',
          }),
        ]
      : []),
    ...body.invalid.map((each) =>
      rejectionCheck(operation, body, {
        name: each.name,
        title: titleOf(each),
        pointer: each.pointer,
        content({ session }) {
          const [sample] = session.server.samples;
          if (!sample) throw new InconclusiveError('there is no document');
          return contentOf(body, withRealNames(operation, each, session.names()), sample);
        },
      }),
    ),
  ];
}

/** A request that is wrong in one way. */
interface Wrong {
  name: string;
  title: string;
  /** The place of the contract that it violates. */
  pointer: string;
  content(context: CheckContext): Content;
}

function rejectionCheck(
  operation: TestedOperation,
  body: RequestBody,
  { name, title, pointer, content }: Wrong,
): Check {
  const rejected = rejectedWith(operation);
  return checkOf(operation, 'invalid', name, {
    title: `rejects ${title}`,
    sends: `${operation.id} with ${title}, everything else being valid.`,
    expects: `${rejected}, and no effect.${body.required ? '' : ' A success is advice: the body is optional.'}`,
    pointers: [pointer, `${operation.pointer}/responses/${rejected}`],
    needs: needsFor(operation),
    run: (context) => expectRejected(context, operation, content(context), title),
  });
}

const unknownMember = (operation: TestedOperation, body: RequestBody): Check =>
  checkOf(operation, 'invalid', 'unknown-member', {
    title: 'tolerates a member that the contract does not know',
    sends: `${operation.id} with a valid body, and a member conformanceUnknown.`,
    expects: 'A success. A rejection is advice.',
    pointers: [body.pointer],
    needs: needsFor(operation),
    run: (context) => tolerates(context, operation, body),
  });

const emptyForm = ({ files }: RequestBody): Content => ({
  form: { fields: [], files: [], fileField: files?.name ?? 'file' },
});

/** The invalid value, with members that the path names too as in the path, unless one of them is what is wrong. */
export function withRealNames(operation: TestedOperation, { value, at }: InvalidCase, names: Names): Json {
  if (!isObject(value)) return value;
  const [, first = ''] = at.split('/');
  const { [first]: wrong, ...others } = value;
  const right = adapted(operation, others, names) as Record<string, Json>;
  return wrong === undefined ? right : { ...right, [first]: wrong };
}

const titleOf = ({ at, keyword, name }: InvalidCase): string => {
  const place = at === '' ? 'a body' : `a body whose ${at.slice(1).replaceAll('/', '.')}`;
  if (keyword === 'required') return `${place} is missing`;
  return `${place} violates ${name.endsWith('type-null') ? 'type (it is null)' : keyword}`;
};

async function expectAccepted(
  context: CheckContext,
  operation: TestedOperation,
  body: RequestBody,
  value: Json,
  name: string,
): Promise<void> {
  const subject = await subjectFor(context, operation);
  const names = context.session.names(subject ? { record: subject.id } : {});
  const exchange = await sendTo(context, operation, subject, { value: adapted(operation, value, names) });
  if (isSuccess(exchange)) return;
  if (
    mayReject(operation) &&
    String(exchange.status) === rejectedWith(operation) &&
    name !== body.valid[0]?.name
  )
    throw new InconclusiveError('an open question lets a server reject it');
  const message = `${operation.id} rejected a valid request: the example ${name}.`;
  reportViolation(context, exchange, message, successes(operation));
}

async function tolerates(
  context: CheckContext,
  operation: TestedOperation,
  body: RequestBody,
): Promise<void> {
  const { session } = context;
  const subject = await subjectFor(context, operation);
  const usual = body.valid[0]?.value;
  if (!isObject(usual)) throw new InconclusiveError('the body is no object');
  const names = session.names(subject ? { record: subject.id } : {});
  const value = {
    ...(adapted(operation, usual, names) as Record<string, Json>),
    conformanceUnknown: true,
  };
  const exchange = await sendTo(context, operation, subject, { value });
  if (isSuccess(exchange)) return;
  const message = `${operation.id} rejects a member that the contract does not know. Clients of later versions may send some.`;
  reportAdvice(context, exchange, message, successes(operation));
}

async function expectRejected(
  context: CheckContext,
  operation: TestedOperation,
  content: Content,
  title: string,
): Promise<void> {
  const subject = await subjectFor(context, operation);
  const exchange = await sendTo(context, operation, subject, { content });
  const usual = rejectedWith(operation);
  if (isSuccess(exchange)) {
    // What a server does with a body that it need not have is an open question.
    const report = operation.body?.required === false ? reportAdvice : reportViolation;
    report(context, exchange, `${operation.id} accepted ${title}.`, usual);
  } else if (!isRejection(exchange)) {
    const message = `${operation.id} rejected ${title} with another status than documented.`;
    reportViolation(context, exchange, message, usual);
  } else if (subject) await expectNoEffect(context, subject, exchange, `${operation.id} with ${title}`);
}

/** Whether a status is a documented rejection of the request itself, and not of its key or its size. */
const isRejection = ({ operation, status }: Exchange): boolean =>
  String(status) === rejectedWith(operation) ||
  (rejections.includes(status) && documented(operation, status) !== undefined && status !== 413);
