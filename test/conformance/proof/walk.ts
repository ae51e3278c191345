/** Random walks over the model of the contract: operations, records, keys and bodies, all from its data. */
import * as fc from 'fast-check';
import { contract } from '../../../generated/conformance/contract/contract.ts';
import type { Exchange } from '../../../src/conformance/requests/http.ts';
import { recorded } from '../../../src/conformance/requests/recorded.ts';
import { createFetch, createSandbox, type Settings } from '../../../src/sandbox/fetch.ts';
import { options } from '../mutants/judge.ts';
import type { Mutant } from '../mutants/mutant.ts';
import { Walker, WalkFault, type Step } from './walker.ts';

/** Mostly the first choice, which is the ordinary one. */
const seldom = (max: number): fc.Arbitrary<number> =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat({ max }) });

/** Documents of an upload by their numbers. */
const documents = fc.array(seldom(7), { minLength: 1, maxLength: 3 });

const step: fc.Arbitrary<Step> = fc.record({
  operation: fc.nat({ max: contract.operations.length - 1 }),
  target: fc.oneof(
    { weight: 5, arbitrary: fc.nat({ max: 2 }) },
    { weight: 1, arbitrary: fc.nat({ max: 9 }) },
  ),
  key: seldom(30),
  body: seldom(60),
  elsewhere: seldom(1).map((value) => value === 1),
  files: documents,
  pause: seldom(1).map((value) => value === 1),
});

interface Walk {
  /** Milliseconds that the processing of a document lasts. */
  processingMs: number;
  settings: Settings;
  /** Documents of the first upload. */
  files: number[];
  steps: Step[];
}

const settings = fc
  .record(
    Object.fromEntries(
      contract.settings.map(({ id, values, default: usual }) => [
        id,
        fc.constantFrom(usual, ...values.filter((value) => value !== usual)),
      ]),
    ),
  )
  .map((values) => values as Settings);

const walk: fc.Arbitrary<Walk> = fc.record({
  processingMs: fc.constantFrom(0, 60_000),
  settings,
  files: documents,
  steps: fc.array(step, { minLength: 1, maxLength: 25, size: 'max' }),
});

interface WalkReport {
  walks: number;
  requests: number;
  /** Requests by operation and status. */
  statuses: Record<string, number>;
  /** The first walk that deviates, as short as it can be, with its requests as commands of curl. */
  fault: string | undefined;
}

/** Walks through sandboxes. `plant` changes the fetch of each, to see whether a walk notices. */
export async function walks(
  seed: number,
  numRuns: number,
  plant: Mutant['plant'] = (fetch) => fetch,
): Promise<WalkReport> {
  const report: WalkReport = { walks: 0, requests: 0, statuses: {}, fault: undefined };
  const property = fc.asyncProperty(walk, async (given) => {
    report.walks++;
    const { processingMs, settings: set } = given;
    const sandbox = createSandbox({ set, processingMs, log: () => {} });
    const fetch = plant(createFetch(sandbox), sandbox);
    const walker = await Walker.start({ ...options, fetch });
    try {
      await walker.upload(given.files);
      for (const each of given.steps) await walker.take(each);
    } catch (error) {
      if (error instanceof WalkFault) error.lines = linesOf(given, walker.way);
      throw error;
    } finally {
      report.requests += walker.exchanges.length;
      for (const { operation, status } of walker.exchanges) {
        const key = `${operation.id} ${status}`;
        report.statuses[key] = (report.statuses[key] ?? 0) + 1;
      }
    }
  });
  const details = await fc.check(property, { seed, numRuns });
  if (details.failed) {
    const { errorInstance: error } = details;
    const lines =
      error instanceof WalkFault
        ? [error.message, ...error.lines]
        : [String(error instanceof Error ? error.stack : error)];
    report.fault = [
      ...lines,
      `(seed ${details.seed}, after ${details.numRuns} walks and ${details.numShrinks} reductions)`,
    ].join('\n');
  }
  return report;
}

/** Where `docproc-sandbox` listens. */
const local = 'http://localhost:4020';

/** The sandbox and the requests of a walk, as commands. */
function linesOf({ settings: set, processingMs }: Walk, exchanges: readonly Exchange[]): string[] {
  const changed = contract.settings.flatMap(({ id, default: usual }) => {
    const value: unknown = Object.entries(set).find(([name]) => name === id)?.[1];
    return value === usual ? [] : [`--set ${id}=${String(value)}`];
  });
  const processing = processingMs > 0 ? [`--processing-ms ${processingMs}`] : [];
  return [
    ['docproc-sandbox', ...changed, ...processing].join(' '),
    ...exchanges.map((exchange) => {
      const { curl, status } = recorded(exchange, local, []);
      // The keys of the sandbox are no secrets.
      const { authorization = '' } = exchange.request;
      return `${curl.replace(/"Authorization: Bearer \$\w+"/, `'Authorization: ${authorization}'`)} # ${status}`;
    }),
  ];
}
