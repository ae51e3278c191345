/**
 * Ordinary edits of a living API reach every artifact: each is a patch of `openapi/` alone.
 *
 * `edits/<name>/edit.yaml` is the patch. `edits/<name>/consumer.ts` is what a consumer writes after it: it is
 * compiled against the packages of the changed contract, and its functions are run with them.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build as buildConformance } from '../../scripts/artifacts/conformance/package.ts';
import { build as buildPrism } from '../../scripts/artifacts/prism.ts';
import { build as buildSandbox } from '../../scripts/artifacts/sandbox/package.ts';
import type { Files } from '../../scripts/lib/write-files.ts';
import { type Contract, loadContract } from '../../scripts/model/bundle.ts';
import { contract as original, type JsonObject, operations, type Operation } from '../support/contract.ts';
import { typeErrors } from '../support/type-errors.ts';
import { type Docs, missingFrom, readDocs } from './docs.ts';
import { apply, consumerOf, copyContract, type Edit, edits, root } from './edits.ts';
import { compile, install, run } from './packages.ts';
import type { Outcomes } from './programs.ts';

// Below the root, so that packages are found from there.
mkdirSync(join(root, '.cache'), { recursive: true });
const scratch = mkdtempSync(join(root, '.cache/evolution-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** Milliseconds, for what is slowest on a busy machine. */
const patience = 300_000;

const complete = edits.filter(({ missing }) => !missing);
const folderOf = ({ name }: Edit): string => join(scratch, name);

interface Built {
  contract: Contract;
  docs: Docs;
}

/** The artifacts of each edit. Where that failed, it fails the tests of the edit. */
const built = new Map<Edit, Promise<Built>>();
let compiled: string[] = [];
let outcomes: Promise<Outcomes>;

beforeAll(async () => {
  for (const edit of complete) built.set(edit, generate(edit));
  const made = await Promise.allSettled(built.values());
  const folders = complete.filter((_, index) => made[index]?.status === 'fulfilled').map(folderOf);
  outcomes = run(folders);
  compiled = compile(scratch, folders);
}, patience);

async function generate(edit: Edit): Promise<Built> {
  const folder = join(folderOf(edit), 'openapi');
  copyContract(folder);
  apply(edit, folder);
  const contract = await loadContract(folder);
  const docs = await readDocs(contract);
  const samples: Files = {};
  for (const { operationId: id = '' } of changedOperations(contract)) {
    const { TypeScript = '', JavaScript = '' } = (await docs.operation(id)).samples;
    Object.assign(samples, { [`${id}.ts`]: TypeScript, [`${id}Fetch.js`]: JavaScript });
  }
  await install(contract, edit, folderOf(edit), samples);
  return { contract, docs };
}

const madeOf = async (edit: Edit): Promise<Built> => (await built.get(edit)) as Built;

/** The operations that a contract adds or changes. */
function changedOperations({ json }: Contract): Operation[] {
  const before = new Map(operations(original).map((each) => [each.operationId, JSON.stringify(each)]));
  return operations(JSON.parse(json) as JsonObject).filter(
    (each) => before.get(each.operationId) !== JSON.stringify(each),
  );
}

const cases = (some: Edit[]) => some.map((edit) => ({ edit, name: edit.name, title: edit.edit }));

const diagrams = complete.flatMap((edit) =>
  Object.entries(edit.docs ?? {}).flatMap(([marker, texts]) => {
    const states = new Set(marker.startsWith('diagram ') ? texts.join().match(/(?<=`)[A-Z_]+(?=`)/g) : []);
    return [...states].map((state) => ({ edit, name: edit.name, marker, state }));
  }),
);

describe.each(cases(complete))('$name: $title', ({ edit }) => {
  let contract: Contract;
  let docs: Docs;
  beforeAll(async () => {
    ({ contract, docs } = await madeOf(edit));
  });

  it(
    'compiles where the contract allows it, and only there',
    () => {
      expect(compiled.filter((error) => error.startsWith(`${edit.name}/`))).toEqual([]);
    },
    patience,
  );

  it('is in the document for Prism, with every example', async () => {
    const { 'prism/openapi.json': text } = await buildPrism(contract);
    const served = operations(JSON.parse(String(text)) as JsonObject);
    for (const { operationId, method, path, responses } of changedOperations(contract)) {
      const found = served.find((each) => each.operationId === operationId);
      expect(found).toMatchObject({ method, path, responses });
    }
  });

  it('is in the docs', async () => {
    const list = await docs.block('operations');
    const missing = await Promise.all(
      changedOperations(contract).map((operation) => missingFrom(docs, list, operation)),
    );
    expect(missing.flat()).toEqual([]);
    for (const [marker, texts] of Object.entries(edit.docs ?? {})) {
      const text = await docs.block(marker);
      for (const each of texts) expect(text, marker).toContain(each);
    }
  });

  it('leaves no page behind, or says which', async () => {
    const failure = await docs.pages().then(
      () => 'every page can be made',
      (error: unknown) => String(error),
    );
    expect(failure).toContain(edit.stalePage ?? 'every page can be made');
  });
});

it.each(diagrams)('$name: "$marker" draws $state', async ({ edit, marker, state }) => {
  const { docs } = await madeOf(edit);
  expect(await docs.drawing(marker)).toMatch(new RegExp(`<svg[^]*>${state}<`));
});

it.each(cases(complete.filter(consumerOf)))(
  '$name: $title: works in client and sandbox',
  async ({ edit }) => {
    await madeOf(edit);
    const outcome = (await outcomes)[folderOf(edit)] ?? {};
    expect(Object.keys(outcome).length).toBeGreaterThan(1);
    expect(Object.values(outcome).filter((failure) => failure !== null)).toEqual([]);
  },
  patience,
);

it.each(cases(edits.filter(({ missing }) => missing)))(
  '$name: the compiler names the table that needs an entry',
  async ({ edit }) => {
    const folder = join(folderOf(edit), 'openapi');
    copyContract(folder);
    apply(edit, folder);
    const contract = await loadContract(folder);
    const made: Files = { ...(await buildSandbox(contract)), ...(await buildConformance(contract)) };
    const data = Object.entries(made).filter(([path]) => /^\w+\/contract\//.test(path));
    const tables = ['sandbox/settings.ts', 'sandbox/conditions.ts', 'conformance/questions/detectors.ts'];
    const errors = typeErrors(
      tables.map((path) => `src/${path}`),
      Object.fromEntries(data.map(([path, text]) => [`generated/${path}`, String(text)])),
    );
    for (const each of edit.missing ?? []) expect(errors.join('\n')).toContain(each);
  },
);
