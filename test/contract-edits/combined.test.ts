/** All edits at once: lint, which is slow to start, sees them together. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build as buildCompat } from '../../scripts/artifacts/compat.ts';
import { checkStatements, withoutStatement } from '../../scripts/lint/catalogs.ts';
import { checkContract } from '../../scripts/lint/contract.ts';
import { lintWithMetaSchema, lintWithRedocly, lintWithSpectral } from '../../scripts/lint/tools.ts';
import { type BundledContract, loadContract } from '../../scripts/model/bundle.ts';
import { findPlace, placeOf, type Trace } from '../../scripts/model/trace.ts';
import type { Problem } from '../../scripts/lib/problem.ts';
import { type JsonObject, operations } from '../support/contract.ts';
import { catalogs, edits, grouped, writeContract } from './edits.ts';
import { temporary } from '../support/folders.ts';

// Spectral ignores folders whose names begin with a dot.
const scratch = temporary(afterAll);

/** Copies of the contract with every edit of a group, without the changes of some files. */
function copies(name: string, without: string[] = []): string[] {
  return grouped(edits).map((group, index) => {
    const folder = join(scratch, `${name}-${index}`);
    writeContract(folder, group, without);
    return folder;
  });
}

const complete = copies('complete');
/** The contract of each copy, which many tests look at. */
const contracts = Promise.all(complete.map(loadContract));

const rootFile = (folder: string): string => join(folder, 'openapi.yaml');
const text = ({ location, message }: Problem): string => `${location}: ${message}`;

/** Lets the trace follow the edits: it names what they add, and nothing that they remove. */
function claim({ folder, document }: BundledContract): void {
  const file = join(folder, 'trace.yaml');
  const trace = parse(readFileSync(file, 'utf8')) as Trace;
  const added = withoutStatement(checkStatements(folder), document, (pointer) =>
    placeOf(pointer, document),
  ).map(({ location }) => location);
  for (const row of Object.values(trace).flatMap((rows) => Object.values(rows))) {
    for (const entry of Object.values(row)) {
      const kept = entry.places.filter((place) => findPlace(place, document).missing === undefined);
      // Open questions name rows of the source, so that none goes.
      entry.places = kept.length > 0 ? kept : ['#'];
    }
  }
  const edits = { sentence: 'What the edits add is stated.', places: added };
  writeFileSync(file, JSON.stringify({ ...trace, Edits: { All: { edits } } }));
}

/** Each edit has examples of its own, so that those of two can differ. */
const problemsIn = async (contract: BundledContract): Promise<string[]> =>
  (await checkContract(contract)).filter(({ rule }) => !rule.startsWith('examples/')).map(text);

describe('lint', () => {
  it('finds nothing where the catalogs are complete', async () => {
    const files = complete.map(rootFile);
    const found = await Promise.all([
      lintWithSpectral(files),
      lintWithRedocly(files),
      ...(await contracts).map(({ json }) => lintWithMetaSchema(JSON.parse(json))),
    ]);
    expect(found.flat().map(text)).toEqual([]);
    for (const contract of await contracts) {
      claim(contract);
      expect(await problemsIn(contract)).toEqual([]);
    }
  });

  describe('where the catalogs are as before', () => {
    let folders: string[] = [];
    let problems: string[][] = [];
    beforeAll(async () => {
      folders = copies('untraced', catalogs);
      problems = await Promise.all(folders.map(async (each) => problemsIn(await loadContract(each))));
    });

    it.each(edits.flatMap(({ name, staleEntry }) => (staleEntry ? [[name, staleEntry] as const] : [])))(
      '%s: says which entry is stale',
      (_, wanted) => {
        expect(problems.flat().filter((problem) => RegExp(wanted).test(problem))).toHaveLength(1);
      },
    );
  });
});

it('documents for other tools have every operation', async () => {
  for (const contract of await contracts) {
    const ids = (text: unknown) =>
      operations(JSON.parse(String(text)) as JsonObject).map(({ operationId }) => operationId);
    const files = Object.entries(await buildCompat(contract));
    expect(files).toHaveLength(2);
    for (const [name, text] of files) expect(ids(text), name).toEqual(ids(contract.json));
  }
});
