/** Checks that what a statement mentions is at the places that it points to. */
import { tokens } from '../../lib/pointer.ts';
import type { Problem } from '../../lib/problem.ts';
import type { Statement } from '../../model/index.ts';

/** States, statuses, scopes, events, fields and numbers: what is the same in words and in data. */
const mention =
  /`([^`]+)`|\b([A-Z][A-Z_]{3,})\b|(?<![\w.,])(\d+(?:,\d+)*)(?![\w]|[.,]\d)|\b(GET|PUT|POST|PATCH|DELETE)\b|\b(null|true|false)\b/g;

/** Returns a problem for each statement that mentions what none of its places has. `near` returns the text of a place. */
export function checkStatementWords(
  statements: { entries: Statement[]; place(path: (string | number)[]): string },
  near: (pointer: string) => string,
): Problem[] {
  return statements.entries.flatMap(({ id, statement, pointers }, index) => {
    const text = pointers.map((pointer) => `${tokens(pointer).join('/')} ${near(pointer)}`).join('\n');
    return [...statement.matchAll(mention)].flatMap((found) => {
      const term = found.slice(1).find((group) => group !== undefined) ?? '';
      const pattern = new RegExp(`(?<![\\w])${escape(term)}(?![\\w])`, 'i');
      if (pattern.test(text)) return [];
      const message = `The statement \`${id}\` mentions ${term}, which none of its places has. Correct the statement or its pointers.`;
      return [{ place: statements.place([index, 'statement']), message, rule: 'words/statements' }];
    });
  });
}

const escape = (text: string): string => text.replaceAll(/[^\w]/g, String.raw`\$&`);
