/** Which interpretations of the open questions recorded traffic shows. */
import type { SettingValues } from '../../../generated/conformance/contract/contract.ts';
import { contract } from '../../../generated/conformance/contract/contract.ts';
import { groupBy } from '../../shared/group-by.ts';
import { passes } from '../../shared/guards.ts';
import { isSuccess } from '../requests/received.ts';
import { isMoving, task, upload } from '../contract/resource.ts';
import type { TestedOperation } from '../contract/types.ts';
import type { Observed } from './observed.ts';
import { orderOf, type IsBefore } from './order.ts';

/** A value of a setting that the server follows. */
export interface Interpretation {
  /** Id of the setting. */
  question: keyof SettingValues;
  value: string;
  /** Exchanges that show it. */
  by: readonly Observed[];
}

/** Exchanges that are named. */
const named = 5;

const shows = (question: keyof SettingValues, value: string, ...by: Observed[]): Interpretation => ({
  question,
  value,
  by,
});

/** @param sorted The exchanges in the order of their starts. */
export function interpretationsOf(sorted: readonly Observed[]): Interpretation[] {
  const follows = followsOf(orderOf(sorted));
  const resources = [...groupBy(sorted, ({ resource }) => resource)].flatMap(([resource, exchanges]) =>
    resource === undefined ? [] : [exchanges],
  );
  const shown = [
    ...sorted.flatMap((each) => each.clues.map(([question, value]) => shows(question, value, each))),
    ...resources.flatMap((exchanges) => [...afterSteps(exchanges, follows), ...access(exchanges)]),
    ...fullyProcessed(sorted, resources, follows),
  ];
  const order = contract.settings.map(({ id }) => id);
  return [...groupBy(shown, ({ question, value }) => `${question}=${value}`).values()]
    .toSorted((a, b) => b.length - a.length)
    .map((same) => ({
      ...(same[0] as Interpretation),
      by: [...new Set(same.flatMap(({ by }) => by))].slice(0, named),
    }))
    .toSorted((a, b) => order.indexOf(a.question) - order.indexOf(b.question));
}

const stateOf = ({ operation, shown }: Observed): string | undefined => {
  const state = shown[operation.resource === task.name ? task.lifecycle.field : ''];
  return typeof state === 'string' ? state : undefined;
};

const openSteps = ['after-next-step', 'unlock-next-status'] as const;

/** Settings that several exchanges show, if no other client has changed the resource meanwhile. */
export const settingsOfSeveral: ReadonlySet<string> = new Set([
  ...openSteps,
  'upload-fully-processed',
] satisfies (keyof SettingValues)[]);

/** Whether one exchange ended before another began, and no request can have changed the state of their resource between. */
type Follows = (one: Observed, other: Observed, exchanges: readonly Observed[]) => boolean;

const followsOf =
  (isBefore: IsBefore): Follows =>
  (one, other, exchanges) =>
    isBefore(one, other) &&
    !exchanges.some(
      (each) =>
        each !== one &&
        each !== other &&
        changesState(each) &&
        !isBefore(each, one) &&
        !isBefore(other, each),
    );

/** Where the state after an operation is open, the one at rest that is read next shows it. */
const afterSteps = (exchanges: readonly Observed[], follows: Follows): Interpretation[] =>
  openSteps.flatMap((setting) => {
    const { values = [] } = contract.settings.find(({ id }) => id === setting) ?? {};
    return exchanges.flatMap((exchange, index): Interpretation[] => {
      if (!exchange.operation.ownQuestions.includes(setting) || !isSuccess(exchange)) return [];
      const next = exchanges
        .slice(index + 1)
        .find(
          (each) => stateOf(each) !== undefined && !isMoving({ resource: task.name, fields: each.shown }),
        );
      if (!next || changesState(next) || !follows(exchange, next, exchanges)) return [];
      const before = exchanges.slice(0, index).findLast((each) => stateOf(each) !== undefined);
      const state = stateOf(next) ?? '';
      const { from = {} } = exchange.operation.transition ?? {};
      const guard = from[task.lifecycle.field];
      const isAllowed = guard === undefined || passes(guard, state);
      const isSame = before && stateOf(before) === state && isAllowed && follows(before, exchange, exchanges);
      if (setting === 'unlock-next-status' && isSame)
        return [shows(setting, 'unchanged', before, exchange, next)];
      return values.includes(state) ? [shows(setting, state, exchange, next)] : [];
    });
  });

const changesState = ({ operation }: Observed): boolean =>
  Object.hasOwn(operation.transition?.to ?? {}, task.lifecycle.field);

/** Whether a server can say 403 or 404 of something else than the access of a key. */
export const mayHide = ({ ownQuestions }: TestedOperation): boolean =>
  ownQuestions.some((question) => question === 'move-unknown-folder' || question === 'unlock-rejection');

/** What a key may do with a resource, which several requests with it show. */
function access(exchanges: readonly Observed[]): Interpretation[] {
  const successes = exchanges.filter((each) => isSuccess(each));
  const byKey = [...groupBy(exchanges, ({ key }) => key).values()].flat();
  return byKey.flatMap((denied): Interpretation[] => {
    const { operation, status, key, values, documented } = denied;
    if (key === undefined || !documented || ![401, 403, 404].includes(status) || mayHide(operation))
      return [];
    // A right ID below another project is an open question.
    const inProject = successes.filter((each) => each.values['project_id'] === values['project_id']);
    const accepted = inProject.filter((each) => each.key === key);
    // Or else the key may have been revoked, or have lost its access.
    const isLost = !accepted.some(({ start }) => start >= denied.end);
    if (isLost && (status === 401 || accepted.length > 0)) return [];
    const hadScope = accepted.some((each) => each.operation.scopes.join() === operation.scopes.join());
    const [found] = accepted;
    const other = inProject.find((each) => each.key !== key);
    const isAsked = operation.questions.includes('no-access-status') && status !== 401;
    return [
      ...(found && !hadScope && operation.scopes.length > 0
        ? [shows('missing-scope-status', status === 401 ? '401' : 'no-access', found, denied)]
        : []),
      ...(isAsked && (found ? !hadScope : other !== undefined)
        ? [shows('no-access-status', String(status), found ?? other ?? denied, denied)]
        : []),
      ...approval(denied, accepted),
    ];
  });
}

/** Whether a key without the scope to edit may approve. */
function approval(denied: Observed, accepted: readonly Observed[]): Interpretation[] {
  const asks = ({ operation }: Observed): boolean => operation.ownQuestions.includes('approve-scope');
  const isEdit = ({ operation }: Observed): boolean =>
    operation.scopes.some((scope) => scope.includes('task.edit'));
  const approved = accepted.find(asks);
  const [found] = accepted;
  const edited = accepted.find(isEdit);
  if (approved) return isEdit(denied) && !edited ? [shows('approve-scope', 'any-key', approved, denied)] : [];
  return found && !edited && asks(denied) ? [shows('approve-scope', 'task.edit', found, denied)] : [];
}

/** When an upload counts as fully processed: whether its only task can be unlocked. */
function fullyProcessed(
  sorted: readonly Observed[],
  resources: readonly (readonly Observed[])[],
  follows: Follows,
): Interpretation[] {
  const [field = ''] = Object.keys(task.foreignKeys);
  const single = sorted.filter(({ files, operation }) => files === 1 && operation.resource === upload.name);
  const ofOne = new Set(single.flatMap(({ idHash }) => idHash ?? []));
  const results = new Map<string, Observed[]>();
  for (const exchanges of resources)
    for (const [index, exchange] of exchanges.entries()) {
      if (!exchange.operation.ownQuestions.includes('upload-fully-processed')) continue;
      const before = exchanges.slice(0, index).findLast((each) => stateOf(each) !== undefined);
      const isSole = exchanges.some(({ kept }) => ofOne.has(kept[field] ?? ''));
      const isExported = before?.shown['exported_at'] !== null;
      if (!before || !isSole || isExported || ![200, 400].includes(exchange.status)) continue;
      // Its state can be another one than was shown, or it was exported meanwhile.
      if (!follows(before, exchange, exchanges)) continue;
      const isStill = exchanges.slice(index + 1).some(({ shown }) => shown['exported_at'] === null);
      if (!isSuccess(exchange) && !isStill) continue;
      results.set(`${stateOf(before)} ${isSuccess(exchange)}`, [before, exchange]);
    }
  const shown = (value: string, ...keys: string[]): Interpretation[] =>
    keys.every((key) => results.has(key))
      ? [shows('upload-fully-processed', value, ...keys.flatMap((key) => results.get(key) ?? []))]
      : [];
  return [
    ...shown('never', 'COMPLETED true'),
    ...shown('settled', 'DISCARDED false'),
    ...shown('completed', 'DISCARDED true', 'COMPLETED false'),
  ];
}
