/** Checks that a request needs a valid key, its scope, and access to the team and the project. */
import { list } from '../../shared/list.ts';
import { contract } from '../../../generated/conformance/contract/contract.ts';
import type { TestedOperation } from '../contract/types.ts';
import { fieldsIn, idIn, isSuccess, successes } from '../requests/received.ts';
import type { Session } from '../requests/session.ts';
import { acts } from '../contract/resource.ts';
import { InconclusiveError } from '../contract/errors.ts';
import { checkOf, type Check, type CheckContext } from './check.ts';
import { credential, folder, needsFor, type Need } from './needs.ts';
import { noAccess } from './responses.ts';

export const accessChecks = (): Check[] => contract.operations.flatMap(checksOf);

function checksOf(operation: TestedOperation): Check[] {
  const { scopes, parameters, responses } = operation;
  const isListed = responses.some(({ status }) => status === '404');
  const hasProject = parameters.some(({ name }) => name === 'project_id');
  return [
    ...bearerChecks(operation),
    similarKeys(operation),
    ...(scopes.length > 0 ? scopeChecks(operation) : []),
    ...(acts(operation) && isListed ? [unknownRecord(operation)] : []),
    ...(acts(operation) && hasProject ? [otherProject(operation)] : []),
  ];
}

/** The statuses for a key without access that the contract lists. */
const listedDenials = ({ responses }: TestedOperation): string[] =>
  noAccess.filter((status) => responses.some((each) => each.status === status));

/** The places that a check of keys proves, with the statuses that are documented. */
const proven = ({ pointer }: TestedOperation, statuses: readonly string[]): string[] => [
  `${pointer}/security`,
  ...statuses.map((status) => `${pointer}/responses/${status}`),
];

/** Keys that are missing, wrong, or of another team. */
function bearerChecks(operation: TestedOperation): Check[] {
  const { id, changeType: effect, parameters } = operation;
  // Whoever may read a resource or not, a request without a valid key is rejected.
  const invalid = effect === 'none' ? [] : needsFor(operation);
  const denied = (name: string, key: string, statuses: string[], ...needs: Need[]): Check =>
    checkOf(operation, 'access', name, {
      title: `with ${describe(key)} returns ${list(statuses)}`,
      sends: `${id} with ${describe(key)}, where the full key is accepted.`,
      expects: rejection(statuses),
      pointers: proven(operation, statuses),
      needs,
      run: (context) => expectDenied(context, operation, key, statuses),
    });
  const expired = credential('expired', describe('expired'), '--expired-key');
  const team = credential('otherTeam', describe('otherTeam'), '--other-team-key');
  const listed = listedDenials(operation);
  const hasTeam = listed.length > 0 && parameters.some(({ name }) => name === 'team_id');
  return [
    denied('no-key', 'none', ['401'], ...invalid),
    denied('no-bearer', 'malformed', ['401'], ...invalid),
    denied('invalid-key', 'invalid', ['401'], ...invalid),
    denied('expired-key', 'expired', ['401'], expired, ...invalid),
    ...(hasTeam ? [denied('other-team', 'otherTeam', listed, team, ...needsFor(operation))] : []),
  ];
}

/** Keys of which a part is right, as one that is compared by its beginning or in another case. */
function similarKeys(operation: TestedOperation): Check {
  const { id, changeType: effect } = operation;
  return checkOf(operation, 'access', 'similar-key', {
    title: 'with a key that is nearly right returns 401',
    sends: `${id} with the key without its first or its last letter, with one more, in upper and lower case, and empty.`,
    expects: rejection(['401']),
    pointers: proven(operation, ['401']),
    needs: effect === 'none' ? [] : needsFor(operation),
    async run(context) {
      const { session } = context;
      const ready = effect === 'none' ? undefined : await context.pool.resourceFor(operation);
      const unknown = await context.send(operation, ready, { credential: 'unknown' });
      if (isSuccess(unknown) || unknown.status !== 401)
        throw new InconclusiveError('the server does not reject a key that it cannot know with 401');
      if (ready) context.pool.putBack(ready);
      for (const name of session.similar) await expectDenied(context, operation, name, ['401']);
    },
  });
}

/** Keys without the scope, and with no other. */
function scopeChecks(operation: TestedOperation): Check[] {
  const { id, scopes } = operation;
  const listed = listedDenials(operation);
  // Which of them rejects a missing scope is an open question, also where the contract lists one.
  const denials = [...noAccess, '401'];
  const lacking: Need = {
    met: ({ session }) => session.scoped.some((each) => !grants(each.scopes, scopes)),
    reason: `a key without ${scopes.map((spellings) => list(spellings)).join(' and ')} (--scoped-key)`,
  };
  const having = (scope: string): Need => ({
    met: ({ session }) => keyWith(session, scope) !== undefined,
    reason: `a key with only the scope ${scope} (--scoped-key ${scope}=KEY)`,
  });
  return [
    checkOf(operation, 'access', 'without-scope', {
      title: 'without the scope is rejected',
      sends: `${id} with keys that have scopes other than ${scopes.map((names) => list(names)).join(' and ')}.`,
      expects: rejection(denials),
      pointers: proven(operation, listed),
      needs: [lacking, ...needsFor(operation)],
      async run(context) {
        const others = context.session.scoped.filter((each) => !grants(each.scopes, scopes));
        for (const { name } of others) await expectDenied(context, operation, name, denials);
      },
    }),
    // A key with one scope is enough where no other is needed.
    ...(scopes.length === 1 ? scopes.flat() : []).map((scope) =>
      checkOf(operation, 'access', `scope-${scope}`, {
        title: `accepts a key with only the scope ${scope}`,
        sends: `${id} with a key that has only the scope ${scope}.`,
        expects: `A success: ${successes(operation)}.`,
        pointers: proven(operation, []),
        needs: [having(scope), ...needsFor(operation)],
        async run(context) {
          const testResource = await context.pool.resourceFor(operation);
          const key = keyWith(context.session, scope) ?? 'full';
          const exchange = await context.send(operation, testResource, { credential: key });
          if (isSuccess(exchange)) return;
          context.rejection(exchange, `${id} rejected a key with the scope ${scope}.`);
        },
      }),
    ),
  ];
}

/** The name of a key that has only one scope; undefined if the run has none. */
const keyWith = ({ scoped }: Session, scope: string): string | undefined =>
  scoped.find(({ scopes }) => scopes.length === 1 && scopes[0] === scope)?.name;

const rejection = (statuses: readonly string[]): string => `${list(statuses)}, and no effect.`;

/** Whether some scopes include all that are needed, each in one of its spellings. */
export const grants = (names: readonly string[], needed: TestedOperation['scopes']): boolean =>
  needed.every((spellings) => spellings.some((scope) => names.includes(scope)));

/** Sends a request that would be accepted with the full key, and expects a rejection without effect. */
async function expectDenied(
  context: CheckContext,
  operation: TestedOperation,
  key: string,
  statuses: readonly string[],
): Promise<void> {
  const isReady = needsFor(operation).every((need) => need.met(context));
  const testResource = isReady ? await context.pool.resourceFor(operation) : undefined;
  const exchange = await context.send(operation, testResource, { credential: key });
  const request = `${operation.id} with ${describe(key)}`;
  if (
    !isSuccess(exchange) &&
    testResource &&
    idIn({ ...exchange, fields: fieldsIn(operation, exchange.json) }) === testResource.id
  )
    context.violation(exchange, `${request} was rejected, and returned the resource.`, 'no resource');
  if (statuses.includes(String(exchange.status)))
    return context.expectNoEffect(testResource, exchange, request);
  context.violation(exchange, `${request} returned ${exchange.status}.`, list(statuses));
}

const keys: Readonly<Record<string, string>> = {
  none: 'no key',
  malformed: 'another scheme than Bearer',
  invalid: 'an invalid key',
  expired: 'an expired key',
  otherTeam: 'a key of another team',
};
const describe = (key: string): string =>
  keys[key] ?? (key.startsWith('scopes') ? `a key with only the ${key}` : `the ${key}`);

/** An id that no resource has. */
function unknownRecord(operation: TestedOperation): Check {
  const { id, pointer } = operation;
  return checkOf(operation, 'access', 'unknown-id', {
    title: 'of an id that does not exist returns 404',
    sends: `${id} with an ID that no resource has.`,
    expects: '404.',
    pointers: [`${pointer}/responses/404`],
    needs: needsFor(operation).filter((need) => need === folder),
    async run(context) {
      const { created } = context.session;
      let exchange = await context.send(operation, undefined, { id: `unknown-${crypto.randomUUID()}` });
      if (exchange.status === 400) {
        // IDs can have a form of their own.
        const like = idLike(created.findLast(({ resource }) => resource === operation.resource)?.id);
        if (like === undefined)
          throw new InconclusiveError('the server can reject the form of an ID with 400');
        exchange = await context.send(operation, undefined, { id: like });
      }
      if (exchange.status === 404) return;
      const message = `${id} of an id that does not exist returned ${exchange.status}.`;
      context.violation(exchange, message, '404');
    },
  });
}

/** Letters of an ID that make a chance match with another one impossible. */
const longId = 16;

/** Returns an ID of the same form that no resource has; undefined if the ID is too short for one. */
function idLike(known = ''): string | undefined {
  const like = known.replace(/([a-z\d])([a-z\d]{11})$/i, '$2$1');
  return known.length < longId || like === known ? undefined : like;
}

/** The right id below another project: what a server does is an open question. */
function otherProject(operation: TestedOperation): Check {
  const { id } = operation;
  return checkOf(operation, 'access', 'other-project', {
    title: 'below another project',
    sends: `${id} with the ID of a resource, and another project in the path.`,
    expects:
      'A rejection without effect. A success is an observation, since the contract does not specify it.',
    async run(context) {
      const testResource = await context.pool.resourceFor(operation);
      const project_id = context.session.options.otherProject ?? `unknown-${crypto.randomUUID()}`;
      const exchange = await context.send(operation, testResource, { path: { project_id } });
      if (!isSuccess(exchange))
        return context.expectNoEffect(testResource, exchange, `${id} below another project`);
      const message = `${id} accepted an id below another project than its own (open question path-project-mismatch).`;
      context.observation(exchange, message, 'not specified');
    },
  });
}
