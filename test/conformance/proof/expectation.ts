/** What the contract expects of one request, from its data alone. */
import { contract } from '../../../generated/conformance/contract/contract.ts';
import { grants } from '../../../src/conformance/checks/access.ts';
import { mayIgnore, mayReject } from '../../../src/conformance/checks/effects.ts';
import { noAccess } from '../../../src/conformance/checks/responses.ts';
import type { TestedOperation } from '../../../src/conformance/contract-types.ts';
import type { Sample } from '../../../src/conformance/options.ts';
import { rejections } from '../../../src/conformance/requests/responses.ts';
import { fits, isMoving, type Subject } from '../../../src/conformance/resources/subject.ts';

/** A request as far as the contract distinguishes requests. */
export interface Sent {
  operation: TestedOperation;
  /** The record that it acts on, as it was before; undefined if the id is unknown or the operation acts on none. */
  subject: Subject | undefined;
  /** Whether the path names records that do not exist. */
  missing: boolean;
  credential: string;
  /** The scopes of the key; undefined for a key with all. */
  scopes: readonly string[] | undefined;
  otherProject: boolean;
  body: 'usual' | 'valid' | 'invalid';
}

/** What a server may do with a request. */
interface Expectation {
  /** Whether the request can succeed with its documented effect. */
  accepted: boolean;
  /** Whether it can succeed without any effect. */
  ignored: boolean;
  /** Statuses of a rejection. */
  rejected: ReadonlySet<string>;
  /** Why it can be rejected. */
  reasons: readonly string[];
}

/** Returns what the contract expects of a request. */
export function expectationOf(sent: Sent): Expectation {
  const { operation, subject, credential, scopes } = sent;
  const { responses, transition, body, parameters } = operation;
  const listed = noAccess.filter((status) => responses.some((each) => each.status === status));
  const hidden = listed.length > 0 ? listed : noAccess;
  const usual = transition?.rejectedWith ?? '400';
  const rejected = new Set<string>();
  const reasons: string[] = [];
  let accepted = true;
  let ignored = false;
  const reject = (reason: string, statuses: readonly string[], always: boolean): void => {
    reasons.push(reason);
    for (const status of statuses) rejected.add(status);
    accepted &&= !always;
  };
  if (['none', 'malformed', 'invalid', 'expired'].includes(credential)) {
    return { accepted: false, ignored, rejected: new Set(['401']), reasons: ['no valid key'] };
  }
  if (credential === 'otherTeam' && parameters.some(({ role }) => role === 'team'))
    reject('a key of another team', hidden, true);
  if (scopes && !(operation.scopes.length > 0 && grants(scopes, operation.scopes)))
    reject('a key without the scope', [...hidden, '401'], operation.scopes.length > 0);
  if (sent.missing) reject('an unknown id', [...hidden, '404'], true);
  if (sent.otherProject && parameters.some(({ role }) => role === 'project'))
    reject('another project', hidden, false);
  const invalid = [usual, ...rejections.map(String)];
  if (body && sent.body === 'invalid') reject('an invalid body', invalid, body.required);
  if (body && sent.body === 'valid' && mayReject(operation))
    reject('a value that a server may reject', invalid, false);
  if (subject && transition?.from && !fits(subject.fields, transition.from)) {
    reject('the state', [usual], !isMoving(subject));
    ignored = mayIgnore(operation);
  }
  for (const condition of transition?.conditions ?? []) {
    const holds = heldFor(condition, subject?.sample);
    if (holds === true) continue;
    reject(`the condition ${condition}`, [usual], holds === false);
  }
  return { accepted, ignored: ignored && !sent.missing, rejected, reasons };
}

/** Whether the document meets a condition of a task; undefined if the document does not decide it. */
function heldFor(condition: string, sample: Sample | undefined): boolean | undefined {
  const isDecided = contract.sandboxFiles.some(({ fails }) => fails === condition);
  return isDecided && sample ? sample.fails !== condition : undefined;
}

/** Returns the states that a record can be in after one, as the service moves it on. */
export function statesAfter(resource: string, state: unknown): ReadonlySet<unknown> {
  const { moves = [], states = [] } = contract.resources[resource]?.lifecycle ?? {};
  const found = new Set([state]);
  for (const each of found) {
    for (const { from, to, unknown } of moves) {
      if (from !== each) continue;
      if (to !== undefined) found.add(to);
      else if (unknown !== undefined) for (const any of states) found.add(any);
    }
  }
  return found;
}
