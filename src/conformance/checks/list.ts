import { allChecks } from './all.ts';
import type { Check, Group } from './check.ts';
import { statementsOf } from '../reports/coverage.ts';

/** A check as the documentation lists it. */
export interface ListedCheck {
  id: string;
  group: Group;
  title: string;
  /** The requests that it sends. */
  sends: string;
  /** What a server that conforms does. */
  expects: string;
  /** Its place in the documentation, below the URL of the site. */
  docs: string;
  /** JSON pointers into the contract. */
  pointers: readonly string[];
  /** Ids of the statements that the check proves. */
  statements: string[];
}

/** Returns every check with the statements that it proves. Sends no request. */
export const listChecks = (): ListedCheck[] =>
  allChecks().map((check: Check) => {
    const { id, group, title, sends, expects, pointers } = check;
    return { id, group, title, sends, expects, docs: docsOf(id), pointers, statements: statementsOf(check) };
  });

/** Returns the place of a check in the documentation, below the URL of the site. */
export const docsOf = (id: string): string => `guides/conformance-checks.html#${anchorOf(id)}`;

/** Returns the anchor of a check. */
export const anchorOf = (id: string): string => id.replaceAll(/[^A-Za-z0-9]+/g, '-');
