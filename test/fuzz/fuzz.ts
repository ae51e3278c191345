/** Sends probes to a sandbox, and checks each result against what must be true for all. */
import * as fc from 'fast-check';
import { bytesOf } from './bytes.ts';
import { volley, type Probe } from './probes.ts';
import type { Condition, Size } from './server.ts';
import { Target } from './target.ts';
import { messageOf } from '../../scripts/lib/cli.ts';

interface FuzzOptions {
  seed: number;
  /** Requests to send at the least. */
  runs: number;
  /** Called with the progress, now and then. */
  progress?: (sent: number, condition: Condition) => void;
}

interface Report {
  /** Requests by kind. */
  sent: Record<string, number>;
  total: number;
  /** Responses by status; 0 means connections that ended without one. */
  statuses: Record<string, number>;
  seconds: number;
  /** The longest that a response was waited for, in milliseconds. */
  slowest: number;
  /** The least that the process used in the second quarter of the run, and in the last. */
  warm: Size;
  end: Size;
  /** The violations, each with the requests that show it. */
  faults: string[];
}

/** Faults after which it stops. Each is shortened, which is slow. */
const maxFaults = 5;
/** Requests of a volley, on average. */
const perVolley = 6.5;
/** By how much memory may differ without growing, in bytes, and open sockets and the like. */
const noise = { heap: 8 * 2 ** 20, rss: 128 * 2 ** 20, resources: 10 };

export async function fuzz(options: FuzzOptions): Promise<Report> {
  const { seed, runs, progress } = options;
  const start = performance.now();
  const target = new Target();
  const faults: string[] = [];
  const conditions: Condition[] = [];
  // Memory is measured after each round, of which there are a dozen at the least.
  const numRuns = Math.min(25, Math.ceil(runs / 12 / perVolley));
  for (let round = 0; target.total < runs && faults.length < maxFaults; round++) {
    const property = fc.asyncProperty(volley, (probes) => target.take(probes));
    const details = await fc.check(property, {
      seed: seed + round,
      numRuns,
      interruptAfterTimeLimit: 60_000,
    });
    if (details.failed) faults.push(describe(seed + round, details));
    const condition = await target.condition().catch((error: unknown) => void faults.push(messageOf(error)));
    if (!condition) continue;
    conditions.push(condition);
    progress?.(target.total, condition);
  }
  await target.close();
  const quarter = Math.floor(conditions.length / 4);
  const warm = least(conditions.slice(quarter, 2 * quarter));
  const end = least(conditions.slice(-quarter));
  if (faults.length === 0) faults.push(...growth(warm, end));
  const { sent, total, statuses, slowest } = target;
  return { sent, total, statuses, seconds: (performance.now() - start) / 1000, slowest, warm, end, faults };
}

const sizes = ['heap', 'rss', 'resources'] as const;

/** Of each size the least that was measured: garbage and open connections come and go. */
function least(conditions: Condition[]): Size {
  const min = (name: keyof Size) => Math.min(...conditions.map((condition) => condition[name]));
  return { heap: min('heap'), rss: min('rss'), resources: min('resources') };
}

/** What grew while the fuzzer ran: all that it measures should be flat. */
const growth = (warm: Size, end: Size): string[] =>
  sizes
    .filter((name) => end[name] > warm[name] + noise[name])
    .map((name) => `The process grew: ${name} went from ${warm[name]} to ${end[name]}.`);

const mostShown = 1_000;

function describe(seed: number, { counterexample, errorInstance }: fc.RunDetails<[Probe[]]>): string {
  const requests = (counterexample?.[0] ?? []).map((probe) => show(probe));
  const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return [why, `  seed ${seed}`, ...requests].join('\n');
}

/** A probe as text, as much of it as a person reads. */
function show(probe: Probe): string {
  const { kind, end, pieces, pause } = probe;
  const bytes = Buffer.concat(bytesOf(probe, 'team'));
  const text = bytes.toString('latin1').replace(/(.{1,12}?)\1{4,}/gs, (all: string, unit: string) => {
    return `${unit}⟨${all.length / unit.length} times⟩`;
  });
  const shown = JSON.stringify(text.slice(0, mostShown)) + (text.length > mostShown ? '…' : '');
  return `  ${kind}, ${bytes.length} bytes in ${pieces} pieces with ${pause} ms between, then ${end}:\n    ${shown}`;
}
