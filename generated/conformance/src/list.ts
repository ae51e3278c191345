import { allChecks } from './checks/all.js';
import type { Check, Group } from './checks/check.js';
import { statementsOf } from './coverage.js';

/** A check as the documentation lists it. */
export interface ListedCheck {
  id: string;
  group: Group;
  title: string;
  /** JSON pointers into the contract. */
  pointers: readonly string[];
  /** Ids of the statements that the check proves. */
  statements: string[];
}

/** Returns every check with the statements that it proves. Sends no request. */
export const listChecks = (): ListedCheck[] =>
  allChecks().map((check: Check) => {
    const { id, group, title, pointers } = check;
    return { id, group, title, pointers, statements: statementsOf(check) };
  });
