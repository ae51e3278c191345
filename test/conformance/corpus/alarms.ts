import { runConformance, violationsOf } from '../../../src/conformance/index.ts';
import { options } from '../mutants/judge.ts';
import { createServer, credentials, type Variant } from '../server.ts';

/** Returns the report of a run on a server. */
export function reportOn(variant: Variant): ReturnType<typeof runConformance> {
  const { fetch, tasksOf } = createServer(variant);
  return runConformance({
    ...options,
    fetch,
    credentials,
    folder: 'archive',
    sandbox: false,
    rate: 1e6,
    findTasks: ({ id }) => tasksOf(id),
  });
}

/** Returns what a run accuses a server of. */
export async function alarmsOf(variant: Variant): Promise<string[]> {
  const violations = violationsOf(await reportOn(variant));
  return violations.map(({ check, finding }) => `${check.id}: ${finding.message} ${finding.seen}`);
}
