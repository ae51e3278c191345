/** Group 3: who may send a request. */
import { contract } from '../../../generated/conformance/contract/contract.ts';
import type { TestedOperation } from '../contract-types.ts';
import type { Exchange } from '../requests/http.ts';
import { isSuccess, successes } from '../requests/responses.ts';
import { noAccess } from './responses.ts';
import type { SendOptions } from '../requests/session.ts';
import type { Subject } from '../supply/subject.ts';
import {
  checkOf,
  credential,
  InconclusiveError,
  reportObservation,
  reportViolation,
  type Check,
  type CheckContext,
  type Need,
} from './check.ts';
import { expectNoEffect, needsFor, release, sendTo, subjectFor } from './subjects.ts';

export const accessChecks = (): Check[] => contract.operations.flatMap(checksOf);

const checksOf = (operation: TestedOperation): Check[] => [
  ...bearerChecks(operation),
  ...(operation.scopes.length > 0 ? scopeChecks(operation) : []),
  ...(operation.parameters.some(({ role }) => role === 'record')
    ? [unknownRecord(operation), otherProject(operation)].flat()
    : []),
];

/** The places that a check of keys proves, with the statuses that are documented. */
const proven = ({ pointer }: TestedOperation, statuses: readonly string[]): string[] => [
  `${pointer}/security`,
  ...statuses.map((status) => `${pointer}/responses/${status}`),
];

/** The statuses for a key without access that the contract lists. */
const listedDenials = ({ responses }: TestedOperation): string[] =>
  noAccess.filter((status) => responses.some((each) => each.status === status));

/** Keys that are missing, wrong, or of another team. */
function bearerChecks(operation: TestedOperation): Check[] {
  const denied = (
    name: string,
    title: string,
    key: string,
    statuses: readonly string[],
    needs: readonly Need[],
  ): Check =>
    checkOf(operation, 'access', name, {
      title,
      sends: `${operation.id} with ${describe({ credential: key })}, where the full key is accepted.`,
      expects: rejection(statuses),
      pointers: proven(operation, statuses),
      needs,
      run: (context) => expectDenied(context, operation, { credential: key }, statuses),
    });
  const invalid = (name: string, title: string, key: string, ...needs: Need[]): Check =>
    // Whoever may read a record or not, a request without a valid key is rejected.
    denied(
      name,
      `${title} returns 401`,
      key,
      ['401'],
      [...needs, ...(operation.effect === 'none' ? [] : needsFor(operation))],
    );
  const listed = listedDenials(operation);
  const hasTeam = operation.parameters.some(({ role }) => role === 'team');
  const otherTeam = credential('otherTeam', 'a key of another team', '--other-team-key');
  return [
    invalid('no-key', 'without a key', 'none'),
    invalid('no-bearer', 'with another scheme than Bearer', 'malformed'),
    invalid('invalid-key', 'with an invalid key', 'invalid'),
    invalid(
      'expired-key',
      'with an expired key',
      'expired',
      credential('expired', 'an expired key', '--expired-key'),
    ),
    ...(listed.length > 0 && hasTeam
      ? [
          denied(
            'other-team',
            `with a key of another team returns ${listed.join(' or ')}`,
            'otherTeam',
            listed,
            [otherTeam, ...needsFor(operation)],
          ),
        ]
      : []),
  ];
}

/** Keys without the scope, and with no other. */
function scopeChecks(operation: TestedOperation): Check[] {
  const { id, scopes } = operation;
  const listed = listedDenials(operation);
  const denials = [...(listed.length > 0 ? listed : noAccess), '401'];
  return [
    checkOf(operation, 'access', 'without-scope', {
      title: 'without the scope is rejected',
      sends: `${id} with keys that have other scopes than ${scopes.map((names) => names.join(' or ')).join(' and ')}.`,
      expects: rejection(denials),
      pointers: proven(operation, listed),
      needs: [lacking(scopes), ...needsFor(operation)],
      run: (context) => withoutScope(context, operation, denials),
    }),
    // A key with one scope is enough where no other is needed.
    ...(scopes.length === 1 ? scopes.flat() : []).map((scope) =>
      checkOf(operation, 'access', `scope-${scope}`, {
        title: `accepts a key with only the scope ${scope}`,
        sends: `${id} with a key that has only the scope ${scope}.`,
        expects: `A success: ${successes(operation)}.`,
        pointers: proven(operation, []),
        needs: [having(scope), ...needsFor(operation)],
        run: (context) => withScope(context, operation, scope),
      }),
    ),
  ];
}

const rejection = (statuses: readonly string[]): string => `${statuses.join(' or ')}, and no effect.`;

/** Whether some scopes include all that are needed, each in one of its spellings. */
export const grants = (names: readonly string[], needed: TestedOperation['scopes']): boolean =>
  needed.every((spellings) => spellings.some((scope) => names.includes(scope)));

const lacking = (scopes: TestedOperation['scopes']): Need => ({
  met: ({ session }) => session.scoped.some((each) => !grants(each.scopes, scopes)),
  reason: `a key without ${scopes.map((spellings) => spellings.join(' or ')).join(' and ')} (--read-only-key, --upload-only-key or --scoped-key)`,
});

const having = (scope: string): Need => ({
  met: ({ session }) => session.scoped.some((each) => each.scopes.length === 1 && each.scopes[0] === scope),
  reason: `a key with only the scope ${scope} (--scoped-key ${scope}=KEY)`,
});

async function withoutScope(
  context: CheckContext,
  operation: TestedOperation,
  statuses: readonly string[],
): Promise<void> {
  const { scopes, record } = operation;
  const area = (name: string): string => name.split('.')[0]?.replace(/s$/, '') ?? '';
  // A key that has another scope of the same area is the one that a careless check lets pass.
  const found = context.session.scoped
    .filter((each) => !grants(each.scopes, scopes))
    .sort((a, b) => Number(near(b.scopes)) - Number(near(a.scopes)));
  function near(names: readonly string[]): boolean {
    return names.some(
      (name) => scopes.flat().some((scope) => area(scope) === area(name)) || area(name) === record,
    );
  }
  const [first, ...others] = found;
  for (const each of [first, others.at(-1)]) {
    if (each) await expectDenied(context, operation, { credential: each.name }, statuses);
  }
}

async function withScope(context: CheckContext, operation: TestedOperation, scope: string): Promise<void> {
  const { session } = context;
  const key = session.scoped.find((each) => each.scopes.length === 1 && each.scopes[0] === scope);
  const subject = await subjectFor(context, operation);
  const exchange = await sendTo(context, operation, subject, { credential: key?.name ?? 'full' });
  release(context, subject, operation);
  if (isSuccess(exchange)) return;
  if (operation.transition?.rejectedWith === String(exchange.status) && !session.server.conditionsHold) {
    throw new InconclusiveError(
      `the request was rejected with ${exchange.status}, which does not depend on the key`,
    );
  }
  const message = `${operation.id} rejected a key with the scope ${scope}.`;
  reportViolation(context, exchange, message, successes(operation));
}

/** Sends a request that would be accepted with the full key, and expects a rejection without effect. */
async function expectDenied(
  context: CheckContext,
  operation: TestedOperation,
  options: SendOptions,
  statuses: readonly string[],
): Promise<void> {
  const isReady = needsFor(operation).every((need) => need.met(context));
  const subject = isReady ? await subjectFor(context, operation) : undefined;
  const exchange = await sendTo(context, operation, subject, options);
  const request = `${operation.id} with ${describe(options)}`;
  if (!statuses.includes(String(exchange.status))) {
    const message = `${request} returned ${exchange.status}.`;
    reportViolation(context, exchange, message, statuses.join(' or '));
  } else await expectUnchanged(context, subject, exchange, request);
}

/** Checks that a rejected request had no effect, where its operation can have one. */
async function expectUnchanged(
  context: CheckContext,
  subject: Subject | undefined,
  exchange: Exchange,
  request: string,
): Promise<void> {
  const { operation } = exchange;
  if (!subject || operation.effect === 'none') release(context, subject, operation);
  else await expectNoEffect(context, subject, exchange, request);
}

function describe({ credential: name = 'full', project }: SendOptions): string {
  if (project !== undefined) return 'another project in the path';
  const words: Record<string, string> = {
    none: 'no key',
    malformed: 'another scheme than Bearer',
    invalid: 'an invalid key',
    expired: 'an expired key',
    otherTeam: 'a key of another team',
  };
  return words[name] ?? `a key with only the ${name}`;
}

/** An id that no resource has. */
function unknownRecord(operation: TestedOperation): Check[] {
  const { id, pointer, responses } = operation;
  if (!responses.some(({ status }) => status === '404')) return [];
  return [
    checkOf(operation, 'access', 'unknown-id', {
      title: 'of an id that does not exist returns 404',
      sends: `${id} with an ID that no resource has.`,
      expects: '404.',
      pointers: [`${pointer}/responses/404`],
      needs: needsFor(operation).filter(({ reason }) => reason.includes('--folder')),
      async run(context) {
        const exchange = await context.session.send(context.id, operation, {
          record: `unknown-${crypto.randomUUID()}`,
        });
        if (exchange.status === 404) return;
        const message = `${id} of an id that does not exist returned ${exchange.status}.`;
        reportViolation(context, exchange, message, '404');
      },
    }),
  ];
}

/** The right id below another project: what a server does is an open question. */
function otherProject(operation: TestedOperation): Check[] {
  const { id, parameters } = operation;
  if (!parameters.some(({ role }) => role === 'project')) return [];
  return [
    checkOf(operation, 'access', 'other-project', {
      title: 'below another project',
      sends: `${id} with the ID of a resource, and another project in the path.`,
      expects:
        'A rejection without effect. A success is an observation, since the contract does not specify it.',
      needs: needsFor(operation),
      async run(context) {
        const subject = await subjectFor(context, operation);
        const project = context.session.options.otherProject ?? `unknown-${crypto.randomUUID()}`;
        const exchange = await sendTo(context, operation, subject, { project });
        if (!isSuccess(exchange))
          return expectUnchanged(context, subject, exchange, `${id} below another project`);
        const message = `${id} accepted an id below another project than its own (open question path-project-mismatch).`;
        reportObservation(context, exchange, message);
      },
    }),
  ];
}
