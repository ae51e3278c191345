import { LineCounter } from 'yaml';

/** One problem in an input file. */
export interface Problem {
  /** `file:line:column`, or `file#pointer` where there is no line. */
  location: string;
  /** What is wrong, and the way out. */
  message: string;
  rule: string;
}

/** Returns a function that finds the location of an offset in a text. */
export function locationsIn(file: string, text: string): (offset: number) => string {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1);
  return (offset) => {
    const { line, col } = lines.linePos(offset);
    return `${file}:${line}:${col}`;
  };
}

const maxShown = 20;

/** A line for each problem, and a line for those that are left out. */
export function listProblems(problems: Problem[], { rules = false } = {}): string {
  const lines = problems
    .slice(0, maxShown)
    .map(({ location, message, rule }) => `${location}: ${message}${rules ? ` (${rule})` : ''}`);
  const more = problems.length - maxShown;
  return [...lines, ...(more > 0 ? [`… and ${more} more.`] : [])].join('\n');
}

/** The rules on files that cannot be read or have a wrong shape. A build needs them to be correct. */
const urgent = ['yaml', 'no-unresolved-refs', 'struct'];

/** Whether one of the problems prevents a build. */
export const preventsBuild = (problems: Problem[]): boolean =>
  problems.some(({ rule }) => urgent.includes(rule));

/** The highest-priority problems: while files cannot be read or have a wrong shape, the others are noise. */
export function mostUrgent(problems: Problem[]): Problem[] {
  for (const layer of urgent) {
    const found = problems.filter(({ rule }) => rule === layer);
    if (found.length > 0) return found;
  }
  return problems;
}
