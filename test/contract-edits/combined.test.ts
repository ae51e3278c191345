/** All edits at once: what is slow to start, lint and Prism, sees them together. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build as buildPrism } from '../../scripts/artifacts/prism.ts';
import { build as buildCompat } from '../../scripts/artifacts/compat.ts';
import { checkStatements, withoutStatement } from '../../scripts/lint/catalogs.ts';
import { checkContract } from '../../scripts/lint/contract.ts';
import { lintWithMetaSchema, lintWithRedocly, lintWithSpectral } from '../../scripts/lint/tools.ts';
import { type BundledContract, loadContract } from '../../scripts/model/bundle.ts';
import { pointerOf, type Trace } from '../../scripts/model/trace.ts';
import { tokens } from '../../scripts/lib/pointer.ts';
import type { Problem } from '../../scripts/lib/problem.ts';
import { contract as original, type JsonObject, type Operation, operations } from '../support/contract.ts';
import { apply, copyContract, edits, catalogs } from './edits.ts';

// Spectral ignores folders whose names begin with a dot.
const scratch = mkdtempSync(join(tmpdir(), 'docproc-contract-edits-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** The edits that can be applied together, and those that cannot. */
const groups = [edits.filter(({ alone }) => !alone), edits.filter(({ alone }) => alone)];

/** Copies of the contract with every edit of a group, without the changes of some files. */
function copies(name: string, without: string[] = []): string[] {
  return groups.map((group, index) => {
    const folder = join(scratch, `${name}-${index}`);
    copyContract(folder);
    for (const edit of group) apply(edit, folder, without);
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
  const added = withoutStatement(checkStatements(folder), document).map(({ location }) =>
    location.slice(location.indexOf('#')),
  );
  for (const row of Object.values(trace).flatMap((rows) => Object.values(rows))) {
    for (const entry of Object.values(row)) {
      if (typeof entry === 'string') continue;
      const kept = entry.places.filter((place) => resolves(document, pointerOf(place, document)));
      // Open questions name rows of the source, so that none goes.
      entry.places = kept.length > 0 ? kept : ['#'];
    }
  }
  const edits = { sentence: 'What the edits add is stated.', places: added };
  // The file of a copy is a link to the file of the contract.
  rmSync(file);
  writeFileSync(file, JSON.stringify({ ...trace, Edits: { All: { hash: '0000000a', edits } } }));
}

const resolves = (document: object, pointer: string): boolean =>
  tokens(pointer).reduce<unknown>(
    (value, token) => (value as Record<string, unknown> | undefined)?.[token],
    document,
  ) !== undefined;

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

    it.each([
      [
        'an operation that is gone',
        /trace\.yaml:\d+:\d+: .*`disapprove-task-path` names the place disapproveTask/,
      ],
      ['a question that a list resolves', /open-questions\.yaml:\d+:\d+: .*`listing`: .*\(listTasks\)/],
      [
        'a question that a status resolves',
        /open-questions\.yaml:\d+:\d+: .*`rate-limits`: .*responses\/429/,
      ],
    ])('says which entry is stale: %s', (_, wanted) => {
      expect(problems.flat().filter((problem) => wanted.test(problem))).toHaveLength(1);
    });
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

describe('Prism', () => {
  const json = (value: unknown) => JSON.parse(JSON.stringify(value)) as JsonObject;
  let prism: ChildProcess | undefined;
  afterAll(() => void prism?.kill());
  let url = '';
  let served: readonly Operation[] = [];

  beforeAll(async () => {
    const [contract] = await contracts;
    if (!contract) throw new Error('There are no edits.');
    const { 'prism/openapi.json': document = '' } = await buildPrism(contract);
    served = operations(json(JSON.parse(String(document))));
    const file = join(scratch, 'prism.json');
    writeFileSync(file, document);
    const port = await getPort();
    const cli = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
    const child = spawn(process.execPath, [cli, 'mock', file, '--port', `${port}`]);
    prism = child;
    url = `http://127.0.0.1:${port}`;
    await new Promise<void>((resolve, reject) => {
      let said = '';
      child.stdout.on(
        'data',
        (chunk: Buffer) => /Prism is listening/.test((said += String(chunk))) && resolve(),
      );
      child.once('exit', () => reject(new Error(`Prism ended before it listened:\n${said}`)));
    });
  });

  it('serves every operation that was added, with its first example', async () => {
    const known = new Set(operations(original).map(({ operationId }) => operationId));
    const added = served.filter(({ operationId }) => !known.has(operationId));
    expect(added.length).toBeGreaterThan(10);
    for (const operation of added) {
      const { status, body } = await send(operation);
      const [wanted = '', response] = Object.entries(operation.responses ?? {})[0] ?? [];
      expect(`${operation.operationId} ${status}`).toBe(`${operation.operationId} ${wanted}`);
      const [content] = Object.values(response?.content ?? {});
      const [example] = Object.values(content?.examples ?? {});
      expect(body, operation.operationId).toEqual(example?.value);
    }
  });

  function formOf(fields: JsonObject): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    return form;
  }

  async function send({ method, path, parameters = [], requestBody }: Operation) {
    const example = (name: string) => parameters.find((each) => each.name === name)?.example ?? name;
    const filled = path.replace(/{(\w+)}/g, (_, name: string) => String(example(name)));
    const query = new URLSearchParams();
    for (const { name, required } of parameters.filter((each) => each.in === 'query')) {
      if (required) query.append(name, String(example(name)));
    }
    const required = parameters.filter((each) => each.in === 'header' && each.required);
    const own = Object.fromEntries(required.map(({ name }) => [name, String(example(name))]));
    const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
    const [input] = Object.values(content?.examples ?? {});
    const json = type !== undefined && /[/+]json$/.test(type);
    const response = await fetch(`${url}${filled}?${query}`, {
      method: method.toUpperCase(),
      headers: { ...own, authorization: 'Bearer key', ...(json && { 'content-type': type }) },
      body: input ? (json ? JSON.stringify(input.value) : formOf(input.value as JsonObject)) : null,
    });
    const received = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    const body = received === '' ? undefined : isJson ? (JSON.parse(received) as unknown) : received;
    return { status: response.status, body };
  }
});
