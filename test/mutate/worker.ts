/** A thread that checks mutants by their number, in a copy of `openapi/` of its own. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { Checker, type Verdict } from './check.ts';
import { sourceMutants } from './mutants.ts';

export interface Result {
  number: number;
  kind: string;
  file: string;
  what: string;
  verdict: Verdict;
}

const { most } = workerData as { most: number };
const folder = mkdtempSync(join(tmpdir(), 'docproc-mutate-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
cpSync('openapi', folder, { recursive: true });
const checker = new Checker(folder);
const mutants = sourceMutants('openapi', most);

parentPort?.on('message', (number: number) => {
  const mutant = mutants[number];
  if (!mutant) return;
  const { kind, file, what } = mutant;
  void checker
    .check(mutant)
    .then((verdict) => parentPort?.postMessage({ number, kind, file, what, verdict } satisfies Result));
});
parentPort?.postMessage('ready');
