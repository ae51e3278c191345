/**
 * Ordinary edits of a living API reach every artifact: each is a patch of `openapi/` alone.
 *
 * `edits/<name>/edit.yaml` is the patch. `edits/<name>/consumer.ts` is what a consumer writes after it: it is
 * compiled against the packages of the changed contract, and its functions are run with them. Most edits are applied
 * together; `EDITS=each` applies each of them alone, which needs ten times as long.
 */
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build as buildConformance } from '../../scripts/artifacts/conformance/package.ts';
import { toolsOf } from '../../scripts/artifacts/mcp/tools.ts';
import { build as buildPrism } from '../../scripts/artifacts/prism.ts';
import { build as buildSandbox } from '../../scripts/artifacts/sandbox/package.ts';
import type { Files } from '../../scripts/lib/write-files.ts';
import { readModel } from '../../scripts/model/index.ts';
import { type BundledContract, loadContract } from '../../scripts/model/bundle.ts';
import { contract as original, type JsonObject, operations, type Operation } from '../support/contract.ts';
import { typeErrors } from '../support/type-errors.ts';
import { type Docs, missingFrom, readDocs } from './docs.ts';
import { consumerOf, type Edit, edits, groups, inapplicable, writeContract } from './edits.ts';
import { compile, consumerFile, install, run } from './packages.ts';
import type { Outcomes } from './programs.ts';
import { temporaryInProject } from '../support/folders.ts';

// Below the root, so that packages are found from there.
const scratch = temporaryInProject(afterAll);

/** The artifacts of a contract with a group of edits. */
interface Built {
  folder: string;
  contract: BundledContract;
  docs: Docs;
}

/** Where building failed, it fails the tests of the group. */
const built = groups.map((group, index) => generate(group, join(scratch, `group-${index}`)));
const made = Promise.allSettled(built);
const cases = groups.map((group, index) => ({
  names: group.map(({ name }) => name).join(', '),
  group,
  made: built[index] as Promise<Built>,
}));
/** Each edit, with its group. */
const single = cases.flatMap(({ group, made }) => group.map((edit) => ({ edit, name: edit.name, made })));

let compiled: string[] = [];
let outcomes: Promise<Outcomes>;
beforeAll(async () => {
  const folders = (await made).flatMap((each) => (each.status === 'fulfilled' ? [each.value.folder] : []));
  outcomes = run(folders);
  compiled = compile(scratch, folders);
});

async function generate(group: readonly Edit[], folder: string): Promise<Built> {
  const contract = await edited(group, folder);
  const docs = await readDocs(contract);
  const samples: Files = {};
  for (const { operationId: id = '' } of changedOperations(contract)) {
    const { TypeScript = '', JavaScript = '' } = (await docs.operation(id)).samples;
    Object.assign(samples, { [`${id}.ts`]: TypeScript, [`${id}Fetch.js`]: JavaScript });
  }
  await install(contract, group, folder, samples);
  return { folder, contract, docs };
}

/** Reads a copy of the contract with some edits. */
async function edited(group: readonly Edit[], folder: string): Promise<BundledContract> {
  writeContract(join(folder, 'openapi'), group);
  return loadContract(join(folder, 'openapi'));
}

/** The operations that a contract adds or changes. */
function changedOperations({ json }: BundledContract): Operation[] {
  const before = new Map(operations(original).map((each) => [each.operationId, JSON.stringify(each)]));
  return operations(JSON.parse(json) as JsonObject).filter(
    (each) => before.get(each.operationId) !== JSON.stringify(each),
  );
}

it('each edit changes what the contract has', () => {
  expect(inapplicable).toEqual([]);
});

describe.each(cases)('$names', ({ group, made }) => {
  let contract: BundledContract;
  let docs: Docs;
  let folder: string;
  beforeAll(async () => {
    ({ contract, docs, folder } = await made);
  });

  it('compiles where the contract allows it, and only there', () => {
    expect(compiled.filter((error) => error.startsWith(`${basename(folder)}/`))).toEqual([]);
  });

  it('is in the document for Prism, with every example', async () => {
    const { 'prism/openapi.json': text } = await buildPrism(contract);
    const served = operations(JSON.parse(String(text)) as JsonObject);
    for (const { operationId, method, path, responses } of changedOperations(contract)) {
      const found = served.find((each) => each.operationId === operationId);
      expect(found).toMatchObject({ method, path, responses });
    }
  });

  it('is in the tools of the MCP server', async () => {
    const tools = toolsOf(await readModel(contract)).map(({ description }) => description);
    for (const { operationId = '', summary = '' } of changedOperations(contract)) {
      const isShort = operationId.endsWith('Shorthand');
      expect(tools.some((each) => each.startsWith(`${summary}. `))).toBe(!isShort);
    }
  });

  it('is in the docs', async () => {
    const list = await docs.directive('operations');
    const missing = await Promise.all(
      changedOperations(contract).map((operation) => missingFrom(docs, list, operation)),
    );
    expect(missing.flat()).toEqual([]);
  });

  it('leaves no page behind, or says which', async () => {
    const stale = group.flatMap(({ stalePage }) => stalePage ?? []);
    expect(await docs.pages()).toEqual(stale.map((page) => expect.stringContaining(page)));
  });
});

it.each(single.filter(({ edit }) => edit.docs))(
  '$name: shows in directives of the guides',
  async ({ edit, made }) => {
    const { docs } = await made;
    for (const [marker, texts] of Object.entries(edit.docs ?? {})) {
      const text = await docs.directive(marker);
      for (const each of texts) expect(text, marker).toContain(each);
      const states = new Set(marker.startsWith('diagram ') ? texts.join().match(/(?<=`)[A-Z_]+(?=`)/g) : []);
      for (const state of states)
        expect(await docs.drawing(marker)).toMatch(new RegExp(`<svg[^]*>${state}<`));
    }
  },
);

it.each(single.filter(({ edit }) => consumerOf(edit)))(
  '$name: works in client and sandbox',
  async ({ edit, made }) => {
    const { folder } = await made;
    const outcome = (await outcomes)[consumerFile(folder, edit)] ?? {};
    expect(Object.keys(outcome).length).toBeGreaterThan(1);
    expect(Object.values(outcome).filter((failure) => failure !== null)).toEqual([]);
  },
);

it('the compiler names each table that needs an entry', async () => {
  const lacking = edits.filter(({ missing }) => missing);
  const contract = await edited(lacking, join(scratch, 'missing'));
  const files: Files = { ...(await buildSandbox(contract)), ...(await buildConformance(contract)) };
  const data = Object.entries(files).filter(([path]) => /^\w+\/contract\//.test(path));
  const tables = [
    'sandbox/contract/settings.ts',
    'sandbox/contract/conditions.ts',
    'conformance/questions/detectors.ts',
  ];
  const errors = typeErrors(
    tables.map((path) => `src/${path}`),
    Object.fromEntries(data.map(([path, text]) => [`generated/${path}`, String(text)])),
  );
  for (const each of lacking.flatMap(({ missing = [] }) => missing))
    expect(errors.join('\n')).toContain(each);
});
