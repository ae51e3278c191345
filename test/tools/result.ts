/** A row of the table, and the line that a run prints for it. */
export interface Result {
  tool: string;
  version: string;
  document: string;
  /** What works, in a few words. */
  result: string;
  /** Whether everything does. */
  works: boolean;
  note: string;
}

/** Whether a tool is to run. */
export type Chosen = (tool: { name: string }) => boolean;

export function report(name: string, problem: string | undefined): void {
  console.log(`${problem === undefined ? 'ok  ' : 'FAIL'}  ${name}`);
  if (problem !== undefined) console.log(problem.slice(0, 1500).replace(/^/gm, '      '));
}
