/**
 * Ordinary edits of a living API carry through every artifact: each is a patch of `openapi/` alone.
 *
 * `edits/<name>/edit.yaml` is the patch. `edits/<name>/consumer.ts` is what a consumer writes after it: it is
 * compiled against the packages of the changed contract, and its functions are run with them.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build as buildPrism } from '../../scripts/artifacts/prism.ts';
import { build as buildSandbox } from '../../scripts/artifacts/sandbox/package.ts';
import { InputError } from '../../scripts/lib/cli.ts';
import { loadContract, type Contract } from '../../scripts/model/bundle.ts';
import { contract as original, type JsonObject, operations, type Operation } from '../support/contract.ts';
import { type Docs, readDocs } from './docs.ts';
import { apply, consumerOf, copyContract, type Edit, edits, root } from './edits.ts';
import { compile, install, run } from './packages.ts';
import type { Outcomes } from './programs.ts';

// Below the root, so that packages are found from there.
mkdirSync(join(root, '.cache'), { recursive: true });
const scratch = mkdtempSync(join(root, '.cache/evolution-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const complete = edits.filter(({ stops }) => !stops);
const folderOf = ({ name }: Edit): string => join(scratch, name);

/** What the build made of each edit. Where it failed, what it failed with is thrown again by the tests. */
const built = new Map<Edit, Promise<Contract>>();
let compiled: Promise<string[]>;
let outcomes: Promise<Outcomes>;

beforeAll(async () => {
  for (const edit of complete) built.set(edit, generate(edit));
  const made = await Promise.allSettled(built.values());
  const folders = complete.filter((_, index) => made[index]?.status === 'fulfilled').map(folderOf);
  compiled = compile(scratch, folders);
  outcomes = run(folders);
});

async function generate(edit: Edit): Promise<Contract> {
  const folder = join(folderOf(edit), 'openapi');
  copyContract(folder);
  apply(edit, folder);
  const contract = await loadContract(folder);
  await install(contract, edit, folderOf(edit));
  return contract;
}

/** The operations that a contract adds or changes. */
function changedOperations({ json }: Contract): Operation[] {
  const before = new Map(operations(original).map((each) => [each.operationId, JSON.stringify(each)]));
  return operations(JSON.parse(json) as JsonObject).filter(
    (each) => before.get(each.operationId) !== JSON.stringify(each),
  );
}

describe.each(complete.map((edit) => ({ ...edit, edit, title: edit.edit })))('$name: $title', ({ edit }) => {
  let contract: Contract;
  beforeAll(async () => {
    contract = (await built.get(edit)) as Contract;
  });

  if (consumerOf(edit) !== undefined) {
    it('compiles where the contract allows it, and only there', async () => {
      const errors = await compiled;
      expect(errors.filter((error) => error.startsWith(`${edit.name}/`))).toEqual([]);
    });

    it('works in client and sandbox', async () => {
      const outcome = (await outcomes)[folderOf(edit)] ?? {};
      expect(Object.keys(outcome).length).toBeGreaterThan(1);
      expect(Object.values(outcome).filter((failure) => failure !== null)).toEqual([]);
    });
  }

  it('is in the document for Prism, with every example', async () => {
    const { 'prism/openapi.json': text } = await buildPrism(contract);
    const served = operations(JSON.parse(String(text)) as JsonObject);
    for (const { operationId, method, path, responses } of changedOperations(contract)) {
      expect(served.find((each) => each.operationId === operationId)).toMatchObject({
        method,
        path,
        responses,
      });
    }
  });

  it('is in the docs', async () => {
    const docs = await readDocs(contract);
    const list = await docs.block('operations');
    for (const operation of changedOperations(contract)) await checkOperation(operation, docs, list);
    for (const [marker, texts] of Object.entries(edit.docs ?? {})) {
      const text = await docs.block(marker);
      for (const each of texts) expect(text, marker).toContain(each);
    }
    if (edit.stalePage) await expect(docs.pages()).rejects.toThrow(edit.stalePage);
    else await docs.pages();
  });
});

/** The operation has a row, a page with its parameters and statuses, and a sample in four languages. */
async function checkOperation(operation: Operation, docs: Docs, list: string): Promise<void> {
  const {
    operationId: id = '',
    method,
    path,
    parameters = [],
    responses = {},
    requestBody,
    summary = '',
  } = operation;
  const verb = method.toUpperCase();
  const row = list.split('\n').find((line) => line.includes(`/${id}.md)`));
  expect(row).toContain(`| \`${verb} `);
  expect(row).toContain(`${path.split('/').at(-1)}\` |`);
  const { page, samples } = docs.operation(id);
  expect(page).toContain(`# ${summary}`);
  for (const { name } of parameters) expect(page, id).toContain(`\`${name}\``);
  for (const status of Object.keys(responses)) expect(page, id).toContain(`### ${status}`);
  expect(Object.keys(samples)).toEqual(['curl', 'TypeScript', 'JavaScript', 'Python']);
  const { curl = '', TypeScript = '', JavaScript = '', Python = '' } = samples;
  const filled = path.replace(/{(\w+)}/g, (_, name: string) =>
    String(parameters.find((each) => each.name === name)?.example ?? name),
  );
  for (const sample of [curl, JavaScript, Python]) expect(sample, id).toContain(filled);
  const form = Object.keys(requestBody?.content ?? {}).includes('multipart/form-data');
  if (verb === 'GET') expect(curl).not.toMatch(/--request|-X/);
  // With data, curl sends a POST unless it is told otherwise.
  else if (verb !== 'POST' || !(requestBody?.required || form)) expect(curl).toContain(`--request ${verb}`);
  if (verb !== 'GET') expect(JavaScript).toContain(`'${verb}'`);
  expect(Python).toMatch(new RegExp(`requests\\.(${method}\\(|request\\(\\s*"${verb}")`));
  expect(TypeScript).toMatch(/await docproc\.\w+\.\w+\(/);
  for (const { name, required } of parameters.filter((each) => each.in === 'query')) {
    if (required) for (const sample of [curl, JavaScript, Python]) expect(sample, id).toContain(name);
  }
}

describe('what needs code stops the build with the file to write', () => {
  const stopped = edits.flatMap((edit) => (edit.stops ? [{ edit, name: edit.name, ...edit.stops }] : []));

  it.each(stopped)('$name: $file', async ({ edit, file, names }) => {
    const folder = join(folderOf(edit), 'openapi');
    copyContract(folder);
    apply(edit, folder);
    const error = await buildSandbox(await loadContract(folder)).then(
      () => new Error('the build did not stop'),
      (reason: unknown) => reason as Error,
    );
    for (const each of [`Write ${file}`, ...names]) expect(error.message).toContain(each);
    // One message, that a person can read on one screen.
    expect(error).toBeInstanceOf(InputError);
    expect(error.message.split('\n').length).toBeLessThan(25);
  });
});
