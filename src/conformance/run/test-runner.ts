import { allChecks } from '../checks/list.ts';
import type { RunOptions } from '../contract/options.ts';
import type { Report } from '../reports/report.ts';
import { printable } from '../reports/printable.ts';
import { details } from '../reports/sections.ts';
import { isWanted, runConformance } from './run.ts';

/** What a test of Vitest or node:test is given. */
export interface TestContext {
  skip(reason?: string): void;
}

/** `test` of Vitest or of node:test. */
export type TestFunction = (name: string, run: (context: TestContext) => Promise<void>) => unknown;

/**
 * Adds a test for each check. One run serves all of them, and begins with the first test. A check that could not
 * run is skipped with the reason. Where the run ended early or could not judge the server, it fails.
 *
 * @param options The options of the run, or a function that returns them once the server is ready.
 */
export function registerChecks(
  test: TestFunction,
  options: RunOptions | (() => RunOptions | Promise<RunOptions>),
  only?: readonly string[],
): void {
  let running: Promise<Report> | undefined;
  const start = async (): Promise<Report> => {
    const given = typeof options === 'function' ? await options() : options;
    return runConformance({ ...given, ...(only && { only }) });
  };
  for (const { id, title } of allChecks.filter((check) => isWanted(check.id, only))) {
    test(`${id}: ${title}`, async (context) => {
      running ??= start();
      const { checks, stopped } = await running;
      const result = checks.find((each) => each.id === id);
      // A run that could not judge the server must not look like one that found nothing.
      if (stopped !== undefined && result?.verdict === 'not-run') throw new Error(printable(stopped));
      if (!result || result.verdict === 'not-run')
        return context.skip(printable(result?.reason ?? 'not among the wanted checks'));
      if (result.verdict === 'violation') throw new Error(details(printable(result.findings)));
    });
  }
}
