/** Group 2: bodies that are wrong in one keyword at one place, and their valid neighbors. */
import { contract } from '../contract.js';
import type { Body, InvalidCase, Json, Operation } from '../contract-types.js';
import type { Exchange } from '../http.js';
import { rejecting } from '../interpretations/known.js';
import { adapted, contentOf, type Content, type Names } from '../requests.js';
import { documented, isObject, isSuccess } from '../schemas.js';
import type { Subject } from '../supply/subject.js';
import { InconclusiveError, type Check, type CheckContext } from './check.js';
import { differences, needsFor, sendTo, shown, subjectFor } from './subjects.js';

export const invalidChecks = (): Check[] =>
  contract.operations.flatMap((operation) => {
    const { body, otherBodies } = operation;
    if (!body) return [];
    return [
      ...checksOf(operation, body, ''),
      ...otherBodies.flatMap((other) => checksOf(operation, other, as(other))),
    ];
  });

/** What distinguishes the checks of another media type: `-as-text-plain`. */
const as = ({ type }: Body): string => `-as-${type.replaceAll(/[^\w]+/g, '-')}`;

/** @param suffix Of the ids of the checks; empty for the media type that a run sends otherwise. */
function checksOf(operation: Operation, body: Body, suffix: string): Check[] {
  const { id, pointer } = operation;
  const words = suffix === '' ? '' : ` as ${body.type}`;
  const isFirst = suffix === '';
  const rejected = operation.transition?.rejectedWith ?? '400';
  const base = (
    name: string,
    title: string,
    pointers: readonly string[],
    sends: string,
    expects: string,
  ): Omit<Check, 'run'> => ({
    id: `invalid/${id}/${name}${suffix}`,
    group: 'invalid',
    title: `${title}${words}`,
    sends,
    expects,
    pointers,
    needs: needsFor(operation),
  });
  const invalid = (
    name: string,
    title: string,
    pointers: readonly string[],
    content: (context: CheckContext) => Content,
  ): Check => ({
    ...base(
      name,
      `${id} rejects ${title}`,
      [...pointers, `${pointer}/responses/${rejected}`],
      `${id} with ${title}, everything else being valid.`,
      body.required
        ? `${rejected}, and no effect.`
        : `${rejected}, and no effect. A success is advice: the body is optional.`,
    ),
    run: (context) => expectRejected(context, operation, content(context), title),
  });
  const whole: Check[] = [
    ...(body.required && isFirst
      ? [
          invalid('missing', 'a request without a body', [`${pointer}/requestBody`], () =>
            body.kind === 'form'
              ? { form: { fields: [], files: [], fileField: body.files?.name ?? 'file' } }
              : {},
          ),
        ]
      : []),
    ...(body.kind === 'json' && body.required
      ? [
          invalid('not-json', 'a body that is not JSON', [`${pointer}/requestBody`], () => ({
            contentType: body.type,
            text: '{"',
          })),
        ]
      : []),
    ...(body.kind === 'form' && isFirst
      ? [
          invalid('other-type', 'a body of another media type', [`${pointer}/requestBody`], () => ({
            contentType: unlistedType(operation),
            text: '{}',
          })),
        ]
      : []),
  ];
  return [
    ...body.valid.map(({ name, value }): Check => ({
      ...base(
        `valid-${name}`,
        `${id} accepts the example ${name}`,
        [pointer, body.pointer],
        `${id} with the example ${name} of the contract, and the IDs of the run.`,
        `A success: ${operation.success.statuses.join(' or ')}.`,
      ),
      run: (context) => expectAccepted(context, operation, body, value, name),
    })),
    ...(body.kind === 'json' && body.fields.length > 0
      ? [
          {
            ...base(
              'unknown-member',
              `${id} tolerates a member that the contract does not know`,
              [body.pointer],
              `${id} with a valid body, and a member conformanceUnknown.`,
              'A success. A rejection is advice.',
            ),
            run: (context: CheckContext) => tolerates(context, operation, body),
          },
        ]
      : []),
    ...whole,
    ...body.invalid.map((each) =>
      invalid(each.name, titleOf(each), [each.pointer], (context) => {
        const [sample] = context.session.server.samples;
        if (!sample) throw new InconclusiveError('there is no document');
        return contentOf(body, withRealNames(operation, each, context.session.names()), sample);
      }),
    ),
  ];
}

/** The invalid value, with members that the path names too as in the path, unless one of them is what is wrong. */
export function withRealNames(operation: Operation, { value, at }: InvalidCase, names: Names): Json {
  if (!isObject(value)) return value;
  const [, first = ''] = at.split('/');
  const { [first]: wrong, ...others } = value as Record<string, Json>;
  const right = adapted(operation, others, names) as Record<string, Json>;
  return wrong === undefined ? right : { ...right, [first]: wrong };
}

const titleOf = ({ at, keyword, name }: InvalidCase): string => {
  const place = at === '' ? 'a body' : `a body whose ${at.slice(1).replaceAll('/', '.')}`;
  if (keyword === 'required') return `${place} is missing`;
  return `${place} violates ${name.endsWith('type-null') ? 'type (it is null)' : keyword}`;
};

/** A media type that the contract does not list for an operation. */
const unlistedType = ({ body, otherBodies }: Operation): string =>
  ['application/json', 'text/plain', 'application/xml'].find(
    (type) => ![...(body ? [body] : []), ...otherBodies].some((each) => each.type === type),
  ) ?? 'application/octet-stream';

async function expectAccepted(
  context: CheckContext,
  operation: Operation,
  body: Body,
  value: Json,
  name: string,
): Promise<void> {
  const { session, report } = context;
  const subject = await subjectFor(context, operation);
  const names = session.names(subject ? { record: subject.id } : {});
  const exchange = await sendTo(context, operation, subject, {
    body,
    value: adapted(operation, value, names),
  });
  if (isSuccess(exchange)) return;
  const { status } = exchange;
  if (
    operation.questions.some((id) => rejecting.includes(id)) &&
    String(status) === (operation.transition?.rejectedWith ?? '400')
  ) {
    if (name !== body.valid[0]?.name) throw new InconclusiveError('an open question lets a server reject it');
  }
  report({
    verdict: 'violation',
    message: `${operation.id} rejected a valid request: the example ${name}.`,
    expected: operation.success.statuses.join(' or '),
    seen: String(status),
    exchanges: [exchange],
  });
}

async function tolerates(context: CheckContext, operation: Operation, body: Body): Promise<void> {
  const { session, report } = context;
  const subject = await subjectFor(context, operation);
  const usual = body.valid[0]?.value;
  if (!isObject(usual)) throw new InconclusiveError('the body is no object');
  const names = session.names(subject ? { record: subject.id } : {});
  const value = {
    ...(adapted(operation, usual as Json, names) as Record<string, Json>),
    conformanceUnknown: true,
  };
  const exchange = await sendTo(context, operation, subject, { body, value });
  if (isSuccess(exchange)) return;
  report({
    verdict: 'advice',
    message: `${operation.id} rejects a member that the contract does not know. Clients of later versions may send some.`,
    expected: operation.success.statuses.join(' or '),
    seen: String(exchange.status),
    exchanges: [exchange],
  });
}

async function expectRejected(
  context: CheckContext,
  operation: Operation,
  content: Content,
  title: string,
): Promise<void> {
  const { report, supply } = context;
  const subject = await subjectFor(context, operation);
  const exchange = await sendTo(context, operation, subject, { content });
  const optional = operation.body?.required === false;
  if (isSuccess(exchange)) {
    return report({
      // What a server does with a body that it need not have is an open question.
      verdict: optional ? 'advice' : 'violation',
      message: `${operation.id} accepted ${title}.`,
      expected: operation.transition?.rejectedWith ?? '400',
      seen: String(exchange.status),
      exchanges: [exchange],
    });
  }
  const status = String(exchange.status);
  if (!isRejection(exchange)) {
    return report({
      verdict: 'violation',
      message: `${operation.id} rejected ${title} with another status than documented.`,
      expected: operation.transition?.rejectedWith ?? '400',
      seen: status,
      exchanges: [exchange],
    });
  }
  if (!subject) return;
  const after: Subject = await supply.read(subject, context.id);
  const changed = differences(subject.fields, after.fields);
  if (changed.length === 0) return after.resource === contract.perFile ? supply.giveBack(after) : undefined;
  report({
    verdict: 'violation',
    message: `${operation.id} rejected ${title}, and had an effect.`,
    expected: shown(subject.fields, changed),
    seen: shown(after.fields, changed),
    exchanges: [exchange],
  });
}

/** Whether a status is a documented rejection of the request itself, and not of its key. */
const isRejection = ({ operation, status }: Exchange): boolean => {
  const usual = operation.transition?.rejectedWith ?? '400';
  const others = ['400', '413', '415', '422'];
  return (
    String(status) === usual ||
    (others.includes(String(status)) && documented(operation, status) !== undefined && status !== 413)
  );
};
