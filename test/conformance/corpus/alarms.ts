import { runConformance, violationsOf } from '../../../src/conformance/index.ts';
import { options } from '../mutants/judge.ts';
import { createServer, credentials, type Variant } from '../server.ts';

/** Returns what a run accuses a server of. */
export async function alarmsOf(variant: Variant): Promise<string[]> {
  const { fetch, tasksOf } = createServer(variant);
  const report = await runConformance({
    ...options,
    fetch,
    credentials,
    folder: 'archive',
    sandbox: false,
    rate: 1e6,
    findTasks: ({ id }) => tasksOf(id),
  });
  return violationsOf(report).map(({ check, finding }) => `${check.id}: ${finding.message} ${finding.seen}`);
}
