/** What a caller can do about each status that is not a full success. */
import { readFile } from 'node:fs/promises';
import { STATUS_CODES } from 'node:http';
import { parseYaml } from '../../lib/yaml.ts';
import { root } from '../../lib/package-json.ts';
import type { Model, Operation } from '../../model/index.ts';

interface Troubleshooting {
  title: string;
  do: string;
  /** What to do besides, for an operation that requires a state. */
  ifState?: string;
  /** And for one with a condition that no field shows. */
  ifCondition?: string;
  /** Whether to send the same request again. */
  retry: Retry;
}

/** `after-checking`: once the caller has checked whether the request took effect. */
export type Retry = 'later' | 'after-checking' | 'after-change' | 'never';

/** What the pages render: the model, and the troubleshooting of docs/errors.yaml. */
export interface SiteModel extends Model {
  /** By status, in order. Every status that an operation lists and that is not a full success has an entry. */
  troubleshooting: Record<string, Troubleshooting>;
}

const file = 'docs/errors.yaml';

/**
 * Adds the troubleshooting to the model.
 *
 * @param warn receives a message for each status that docs/errors.yaml does not have
 */
export async function withTroubleshooting(model: Model, warn: (message: string) => void): Promise<SiteModel> {
  const written = parseYaml(await readFile(new URL(file, root), 'utf8'), file) as Record<
    string,
    Troubleshooting
  >;
  const listed = new Set(model.operations.flatMap(statusesWithTroubleshooting));
  const entries = [...listed].sort().map((status): [string, Troubleshooting] => {
    const own = written[status];
    if (own) return [status, own];
    warn(
      `${file} has no entry for ${status}, which the contract lists. The pages show a generic one; write "${status}" with title, do and retry.`,
    );
    return [status, generic(status)];
  });
  return { ...model, troubleshooting: Object.fromEntries(entries) };
}

/** The statuses of an operation that need troubleshooting: those that are not a full success. */
export const statusesWithTroubleshooting = ({ responses, success }: Operation): string[] =>
  responses.map(({ status }) => status).filter((status) => !success.statuses.includes(status));

const generic = (status: string): Troubleshooting => ({
  title: STATUS_CODES[status] ?? 'Other status',
  do: 'Log the response, and check whether the request took effect before you send it again.',
  retry: status.startsWith('5') ? 'later' : 'after-change',
});

/** What to do about a status of one operation. */
export function troubleshootingOf(
  { troubleshooting }: SiteModel,
  operation: Operation,
  status: string,
): Omit<Troubleshooting, 'ifState' | 'ifCondition'> | undefined {
  const { [status]: own } = troubleshooting;
  if (!own) return undefined;
  const { ifState = '', ifCondition = '', ...rest } = own;
  const { from = {}, conditions = [] } = operation.transition ?? {};
  const todo = [
    own.do,
    Object.keys(from).length > 0 ? ifState : '',
    conditions.length > 0 ? ifCondition : '',
  ];
  return { ...rest, do: todo.join(' ').trim(), retry: retryOf(own.retry, operation) };
}

/** Requests that change something require more advice than docs/errors.yaml has for the status. */
export const retryOf = (retry: Retry, { method }: Operation): Retry =>
  retry === 'later' && !['GET', 'HEAD', 'OPTIONS'].includes(method) ? 'after-checking' : retry;
