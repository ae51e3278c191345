/** How many faults of a server each tool finds, side by side: on the same faults, and on the sandbox without one. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Sandbox } from '../src/sandbox/hosts/fetch.ts';
import { judge, mutants } from '../test/conformance/mutants/judge.ts';
import type { Mutant } from '../test/conformance/mutants/mutant.ts';
import { faultyServers } from './faulty-servers.ts';
import { installPeers, progress, seconds, table } from './measure.ts';
import { portman, prepareRecords, prismProxies, respect, workflowInputs, type Failures } from './testers.ts';

/** One fault in so many; what only large files or nothing at all shows is left out. */
const step = 4;
/** Servers of one process of Redocly. */
const batch = 20;

/** Kinds of faults by the group of the check that names them. */
const kinds = {
  responses: 'Responses',
  access: 'Keys and scopes',
  matrix: 'Transitions',
  invalid: 'Invalid requests',
  concurrency: 'Simultaneous requests',
};

export default async function* conformance(): AsyncGenerator<string> {
  await installPeers();
  const visible = mutants.filter(({ large }) => !large);
  const sample = visible.filter((_, index) => index % step === 0);
  // The first server has no fault: what fails there is no find.
  const servers = [undefined, ...sample];
  const faulty = await faultyServers();
  const tools: Record<string, () => Promise<Set<Mutant>>> = {
    '@docproc/conformance': async () => {
      const found = new Set<Mutant>();
      for (const [index, mutant] of sample.entries()) {
        if (index % batch === 0) progress(`@docproc/conformance: ${index} of ${sample.length}`);
        if ((await judge(mutant)).found) found.add(mutant);
      }
      return found;
    },
    [`Redocly respect ${versionOf('@redocly/cli')}, workflows`]: () =>
      withWorkflows((urls, run) => run(urls)),
    [`Prism ${versionOf('@stoplight/prism-cli')} as proxy, workflows`]: () =>
      withWorkflows(async (urls, run) => {
        const proxies = await prismProxies(urls);
        try {
          return await run(proxies.urls);
        } finally {
          await proxies.close();
        }
      }),
    [`Portman ${versionOf('@apideck/portman', join(import.meta.dirname, 'package.json'))}`]: async () => {
      const tester = await portman();
      const failures: Failures[] = [];
      for (const [index, mutant] of servers.entries()) {
        if (index % batch === 0) progress(`Portman: ${index} of ${sample.length}`);
        failures.push(await tester.run(faulty.open(mutant, prepareRecords)));
      }
      await tester.close();
      return foundIn(failures);
    },
  };

  async function withWorkflows(
    around: (urls: string[], run: (urls: string[]) => Promise<Failures[]>) => Promise<Failures[]>,
  ): Promise<Set<Mutant>> {
    const inputs = await workflowInputs();
    let tasks: Record<string, string> = {};
    const prepare = (sandbox: Sandbox): void => void (tasks = inputs(sandbox));
    const failures: Failures[] = [];
    for (let start = 0; start < servers.length; start += batch) {
      progress(`workflows: ${start} of ${sample.length}`);
      const urls = servers.slice(start, start + batch).map((mutant) => faulty.open(mutant, prepare));
      failures.push(...(await around(urls, (given) => respect(given, tasks))));
    }
    return foundIn(failures);
  }

  /** The faults with a failure that the server without a fault does not have. */
  function foundIn([usual = new Set(), ...others]: readonly Failures[]): Set<Mutant> {
    if (usual.size > 0) progress(`fails without a fault: ${[...usual].join('; ')}`);
    const isFound = (lines: Failures): boolean => [...lines].some((line) => !usual.has(line));
    return new Set(sample.filter((_, index) => isFound(others[index] ?? new Set())));
  }

  const rows: (string | number)[][] = [];
  for (const [name, run] of Object.entries(tools)) {
    const start = performance.now();
    const found = await run();
    const share = (wanted: (mutant: Mutant) => boolean): string => {
      const all = sample.filter(wanted);
      return `${all.filter((mutant) => found.has(mutant)).length} of ${all.length}`;
    };
    rows.push([
      name,
      `${((100 * found.size) / sample.length).toFixed(0)} %`,
      ...Object.keys(kinds).map((kind) => share((mutant) => kindOf(mutant) === kind)),
      seconds(performance.now() - start),
    ]);
  }
  faulty.close();
  yield `${sample.length} faults of a server, one at a time.\n\n${table([['Tool', 'Found', ...Object.values(kinds), 'Time'], ...rows])}`;
}

const kindOf = ({ expects }: Mutant): string | undefined =>
  Object.keys(kinds).find(
    (kind) => expects.source.startsWith(`^${kind}`) || expects.source.startsWith(`^(${kind}`),
  );

function versionOf(name: string, from: string = import.meta.url): string {
  return (createRequire(from)(`${name}/package.json`) as { version: string }).version;
}
