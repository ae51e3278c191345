/**
 * Runs the programs of consumers, in a process of their own: here packages are found as an installed package is, and
 * not made from source as in tests.
 *
 * `node programs.ts FILE…` prints as JSON what each function of each program failed with, or null.
 */
import { pathToFileURL } from 'node:url';

/** By file and name of the function. */
export type Outcomes = Record<string, Record<string, string | null>>;

if (import.meta.main) {
  const outcomes: Outcomes = {};
  for (const file of process.argv.slice(2)) {
    const outcome: Outcomes[string] = (outcomes[file] = {});
    let program: Record<string, () => void | Promise<void>> = {};
    outcome['import'] = await failureOf(async () => void (program = await import(pathToFileURL(file).href)));
    for (const [name, check] of Object.entries(program)) outcome[name] = await failureOf(check);
  }
  console.log(JSON.stringify(outcomes));
}

async function failureOf(check: () => void | Promise<void>): Promise<string | null> {
  try {
    await check();
    return null;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}
