/** Which interpretations of the open questions recorded traffic shows. */
import type { SettingValues } from '../../../generated/conformance/contract/contract.ts';
import { contract } from '../../../generated/conformance/contract/contract.ts';
import { groupBy } from '../../shared/group-by.ts';
import { isSuccess } from '../requests/received.ts';
import { isMoving, task, upload } from '../resources/resource.ts';
import type { Clue } from './clues.ts';
import type { Observed } from './observed.ts';

/** A value of a setting that the server follows. */
export interface Interpretation {
  /** Id of the setting. */
  question: string;
  value: string;
  /** Exchanges that show it. */
  by: readonly Observed[];
}

/** Exchanges that are named. */
const named = 5;

/** @param sorted The exchanges in the order of their starts. */
export function interpretationsOf(sorted: readonly Observed[]): Interpretation[] {
  const shown: [Clue, readonly Observed[]][] = sorted.flatMap((each) =>
    each.clues.map((clue): [Clue, Observed[]] => [clue, [each]]),
  );
  for (const exchanges of groupBy(sorted, ({ resource }) => resource).values())
    if (exchanges[0]?.resource !== undefined) shown.push(...afterSteps(exchanges), ...access(exchanges));
  shown.push(...fullyProcessed(sorted));
  const values = groupBy(shown, ([[setting, value]]) => `${setting}=${value}`);
  const order = contract.settings.map(({ id }) => id);
  return [...values.values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap((group) => {
      const [[[question, value]] = [[]]] = group;
      if (question === undefined || value === undefined) return [];
      const by = [...new Set(group.flatMap(([, each]) => each))].slice(0, named);
      return [{ question, value, by }];
    })
    .toSorted((a, b) => order.indexOf(a.question) - order.indexOf(b.question));
}

const stateOf = ({ operation, shown }: Observed): string | undefined => {
  const state = shown[operation.resource === task.name ? task.lifecycle.field : ''];
  return typeof state === 'string' ? state : undefined;
};

/** Where the state after an operation is open, the one that is read next shows it. */
function afterSteps(exchanges: readonly Observed[]): [Clue, readonly Observed[]][] {
  const settings: [keyof SettingValues, string][] = contract.operations.flatMap(({ id, ownQuestions }) =>
    (['after-next-step', 'unlock-next-status'] as const).flatMap((setting) =>
      ownQuestions.includes(setting) ? [[setting, id] as [keyof SettingValues, string]] : [],
    ),
  );
  return settings.flatMap(([setting, id]) =>
    exchanges.flatMap((exchange, index): [Clue, readonly Observed[]][] => {
      if (exchange.operation.id !== id || !isSuccess(exchange)) return [];
      const later = exchanges.slice(index + 1);
      const next = later.find(
        (each) => stateOf(each) !== undefined && !isMoving({ resource: task.name, fields: each.shown }),
      );
      const writes = later.slice(0, next ? later.indexOf(next) + 1 : 0).filter(changesState);
      const state = next && writes.length === 0 ? stateOf(next) : undefined;
      if (!next || state === undefined) return [];
      const before = exchanges.slice(0, index).findLast((each) => stateOf(each) !== undefined);
      const isSame = setting === 'unlock-next-status' && before !== undefined && stateOf(before) === state;
      const value = isSame ? 'unchanged' : state;
      const values = contract.settings.find((each) => each.id === setting)?.values ?? [];
      return values.includes(value)
        ? [[[setting, value], isSame ? [before, exchange, next] : [exchange, next]]]
        : [];
    }),
  );
}

const changesState = ({ operation }: Observed): boolean =>
  Object.hasOwn(operation.transition?.to ?? {}, task.lifecycle.field);

/** What a key may do with a resource, which several requests with it show. */
function access(exchanges: readonly Observed[]): [Clue, readonly Observed[]][] {
  const byKey = groupBy(exchanges, ({ key }) => key);
  const others = exchanges.filter((each) => isSuccess(each));
  return [...byKey].flatMap(([key, own]) => {
    if (key === undefined) return [];
    const accepted = own.filter((each) => isSuccess(each));
    return own.flatMap((denied): [Clue, readonly Observed[]][] => {
      if (![401, 403, 404].includes(denied.status)) return [];
      const { operation, status } = denied;
      const hadScope = accepted.some((each) => each.operation.scopes.join() === operation.scopes.join());
      const [found] = accepted;
      const clues: [Clue, readonly Observed[]][] = [];
      if (found && !hadScope && operation.scopes.length > 0)
        clues.push([
          ['missing-scope-status', status === 401 ? '401' : 'no-access'],
          [found, denied],
        ]);
      const isAsked = operation.questions.includes('no-access-status');
      const other = others.find((each) => each.key !== key);
      if (isAsked && status !== 401 && (found ? !hadScope : other !== undefined))
        clues.push([
          ['no-access-status', String(status)],
          [found ?? other ?? denied, denied],
        ]);
      return [...clues, ...approval(denied, accepted)];
    });
  });
}

/** Whether a key without the scope to edit may approve. */
function approval(denied: Observed, accepted: readonly Observed[]): [Clue, readonly Observed[]][] {
  const asks = ({ operation }: Observed): boolean => operation.ownQuestions.includes('approve-scope');
  const edits = denied.operation.scopes.some((scope) => scope.includes('task.edit'));
  const approved = accepted.find(asks);
  if (approved && edits)
    return [
      [
        ['approve-scope', 'any-key'],
        [approved, denied],
      ],
    ];
  const [found] = accepted;
  return asks(denied) && found && !approved
    ? [
        [
          ['approve-scope', 'task.edit'],
          [found, denied],
        ],
      ]
    : [];
}

/** When an upload counts as fully processed: whether its only task can be unlocked. */
function fullyProcessed(sorted: readonly Observed[]): [Clue, readonly Observed[]][] {
  const [field = ''] = Object.keys(task.foreignKeys);
  const single = sorted.filter(({ files, operation }) => files === 1 && operation.resource === upload.name);
  const tasksOf = new Map(single.map(({ idHash }) => [idHash, true]));
  const results = new Map<string, Observed[]>();
  for (const exchanges of groupBy(sorted, ({ resource }) => resource).values())
    for (const [index, exchange] of exchanges.entries()) {
      if (!exchange.operation.ownQuestions.includes('upload-fully-processed')) continue;
      const before = exchanges.slice(0, index).findLast((each) => stateOf(each) !== undefined);
      const isSole = exchanges.some(({ kept }) => tasksOf.has(kept[field]));
      const isExported = before?.shown['exported_at'] !== null;
      if (!before || !isSole || isExported || ![200, 400].includes(exchange.status)) continue;
      results.set(`${stateOf(before)} ${isSuccess(exchange)}`, [before, exchange]);
    }
  const shows = (value: string, ...keys: string[]): [Clue, readonly Observed[]][] =>
    keys.every((key) => results.has(key))
      ? [[['upload-fully-processed', value], keys.flatMap((key) => results.get(key) ?? [])]]
      : [];
  return [
    ...shows('never', 'COMPLETED true'),
    ...shows('settled', 'DISCARDED false'),
    ...shows('completed', 'DISCARDED true', 'COMPLETED false'),
  ];
}
