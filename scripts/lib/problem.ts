/** One fault of an input file. */
export interface Problem {
  /** `file:line:column`, or `file#pointer` where there is no line. */
  place: string;
  /** What is wrong, and the way out. */
  message: string;
  rule: string;
}

/** The most problems that one message lists. */
const maxShown = 20;

/** A line for each problem, and a line for those that are left out. */
export function listProblems(problems: Problem[], { rules = false } = {}): string {
  const lines = problems
    .slice(0, maxShown)
    .map(({ place, message, rule }) => `${place}: ${message}${rules ? ` (${rule})` : ''}`);
  const more = problems.length - maxShown;
  return [...lines, ...(more > 0 ? [`… and ${more} more.`] : [])].join('\n');
}

/** The highest-priority problems: while files cannot be read or have a wrong shape, the others are noise. */
export function mostUrgent(problems: Problem[]): Problem[] {
  for (const layer of ['yaml', 'no-unresolved-refs', 'struct']) {
    const urgent = problems.filter(({ rule }) => rule === layer);
    if (urgent.length > 0) return urgent;
  }
  return problems;
}
