/** Other tools that test a server against the contract. Each returns what fails, by server. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contract } from '../generated/conformance/contract/contract.ts';
import { withSingleStatuses, type Arazzo } from '../scripts/commands/workflows.ts';
import { runRedocly } from '../scripts/lib/redocly-cli.ts';
import { valuesFor } from '../src/conformance/resources/resource.ts';
import type { Sandbox, Seed } from '../src/sandbox/hosts/fetch.ts';
import { options } from '../test/conformance/mutants/judge.ts';
import { node } from './measure.ts';

const root = join(import.meta.dirname, '..');
const { team, project, apiKey } = options;

/** What fails on a server, one line each. */
export type Failures = ReadonlySet<string>;

const arazzo = join(root, 'openapi/workflows.arazzo.yaml');

/** Creates the tasks that the workflows need. Their ids are the same in every new sandbox. */
export async function workflowInputs(): Promise<(sandbox: Sandbox) => Record<string, string>> {
  const { components } = parse(await readFile(arazzo, 'utf8')) as Arazzo;
  const seeds = Object.entries(components['x-sandbox-seeds']);
  return (sandbox) =>
    Object.fromEntries(
      seeds.map(([name, fields]) => [name, sandbox.seed({ ...(fields as Seed), project_id: project }).id]),
    );
}

/** The parts of the report of Redocly that are used here. */
interface RespectReport {
  files: Record<
    string,
    {
      executedWorkflows: {
        workflowId: string;
        executedSteps: { stepId: string; checks: { name: string; passed: boolean }[] }[];
      }[];
    }
  >;
}

/** Runs the workflows against servers, in one process of Redocly respect. */
export async function respect(
  servers: readonly string[],
  tasks: Readonly<Record<string, string>>,
): Promise<Failures[]> {
  const scratch = await mkdtemp(join(tmpdir(), 'docproc-bench-'));
  try {
    const document = JSON.parse(await withSingleStatuses()) as object;
    const files = servers.map((_, index) => join(scratch, String(index), 'workflows.arazzo.yaml'));
    for (const [index, url] of servers.entries()) {
      const folder = join(scratch, String(index));
      await mkdir(folder);
      await cp(arazzo, join(folder, 'workflows.arazzo.yaml'));
      await cp(join(root, 'openapi/workflows'), join(folder, 'workflows'), { recursive: true });
      await writeFile(join(folder, 'openapi.yaml'), JSON.stringify({ ...document, servers: [{ url }] }));
    }
    const inputs = { teamId: team, projectId: project, apiKey, ...tasks };
    const reportFile = join(scratch, 'report.json');
    const given = ['--input', JSON.stringify(inputs), '--json-output', reportFile];
    const { stdout, stderr } = await runRedocly(['respect', ...files, ...given]);
    const text = await readFile(reportFile, 'utf8').catch(() => {
      throw new Error(`Redocly wrote no report. Its output:\n${stdout}${stderr}`);
    });
    const report = Object.entries((JSON.parse(text) as RespectReport).files);
    return files.map((_, index) => {
      const [, run] = report.find(([name]) => name.endsWith(`${index}/workflows.arazzo.yaml`)) ?? [];
      const steps = (run?.executedWorkflows ?? []).flatMap(({ workflowId, executedSteps }) =>
        executedSteps.flatMap(({ stepId, checks }) =>
          checks.flatMap(({ name, passed }) => (passed ? [] : [`${workflowId} ${stepId} ${name}`])),
        ),
      );
      return new Set(run ? steps : ['no report']);
    });
  } finally {
    await rm(scratch, { recursive: true });
  }
}

interface PrismServer {
  listen(port: number, host: string): Promise<string>;
  close(): Promise<void>;
}

/** Starts Prism as a proxy in front of servers. It responds with an error where a request or response is invalid. */
export async function prismProxies(
  upstreams: readonly string[],
): Promise<{ urls: string[]; close(): Promise<unknown> }> {
  const load = createRequire(createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json'));
  const { createServer } = load('@stoplight/prism-http-server') as {
    createServer(operations: unknown, given: object): PrismServer;
  };
  const { getHttpOperationsFromSpec } = load('@stoplight/prism-http') as {
    getHttpOperationsFromSpec(file: string): Promise<unknown>;
  };
  const { createLogger } = load('@stoplight/prism-core') as {
    createLogger(name: string, given: object): object;
  };
  const operations = await getHttpOperationsFromSpec(join(root, 'generated/prism/openapi.json'));
  const logger = createLogger('bench', { level: 'silent' });
  const config = {
    isProxy: true,
    validateRequest: true,
    validateResponse: true,
    checkSecurity: true,
    errors: true,
  };
  const servers = upstreams.map((upstream) =>
    createServer(operations, {
      cors: false,
      components: { logger },
      config: { ...config, upstream: new URL(upstream), mock: { dynamic: false } },
    }),
  );
  const urls = await Promise.all(servers.map((server) => server.listen(0, '127.0.0.1')));
  return { urls, close: () => Promise.all(servers.map((server) => server.close())) };
}

/** The id of the record that Portman sends requests of an operation to. */
const idFor = (operation: string): string => `record-${operation}`;

/** Creates a record for each operation, in a state that allows it. */
export function prepareRecords(sandbox: Sandbox): void {
  for (const { id, idParameter, resource, transition } of contract.operations) {
    if (idParameter === undefined) continue;
    const task = { ...valuesFor(transition?.from ?? {}), id: idFor(id) };
    const seed = {
      project_id: project,
      ...(resource === contract.fileResource ? task : { upload_id: idFor(id) }),
    };
    const { upload_id: upload } = sandbox.seed(seed as Seed);
    // An upload with another task is not fully processed.
    sandbox.seed({ upload_id: upload, project_id: project });
  }
}

interface NewmanSummary {
  run: {
    executions: {
      item: { name: string };
      assertions?: { assertion: string; error?: object }[];
      requestError?: object;
    }[];
  };
}
interface Newman {
  run(given: object, done: (error: Error | null, summary: NewmanSummary) => void): void;
}

/** Generates the tests of Portman, and returns a function that runs them against a server. */
export async function portman(): Promise<{ run(server: string): Promise<Failures>; close(): Promise<void> }> {
  const load = createRequire(join(import.meta.dirname, 'package.json'));
  const scratch = await mkdtemp(join(tmpdir(), 'docproc-bench-'));
  const files = { config: join(scratch, 'config.json'), tests: join(scratch, 'tests.json') };
  const document = join(scratch, 'document.pdf');
  await writeFile(document, 'text');
  await writeFile(files.config, JSON.stringify(portmanConfig()));
  const bin = join(load.resolve('@apideck/portman/package.json'), '../bin/portman');
  const args = ['--local', join(root, 'generated/openapi.json'), '--baseUrl', 'http://localhost'];
  args.push('--portmanConfigFile', files.config, '--output', files.tests, '--runNewman', 'false');
  await node(bin, args, scratch);
  // Portman leaves out which file a form has.
  const collection = JSON.parse(await readFile(files.tests, 'utf8'), (_, value: unknown) =>
    isFilePart(value) ? { ...value, src: document } : value,
  ) as object;
  const newman = createRequire(bin)('newman') as Newman;
  return {
    run: (server) =>
      new Promise((resolve, reject) => {
        const envVar = [{ key: 'baseUrl', value: server }];
        newman.run({ collection, envVar, reporters: [], timeoutRequest: 10_000 }, (error, summary) => {
          if (error) return reject(error);
          const lines = summary.run.executions.flatMap(({ item, assertions = [], requestError }) => [
            ...(requestError ? [`${item.name}: no response`] : []),
            ...assertions.flatMap(({ assertion, error: failed }) =>
              failed ? [`${item.name}: ${assertion}`] : [],
            ),
          ]);
          resolve(new Set(lines));
        });
      }),
    close: () => rm(scratch, { recursive: true }),
  };
}

const isFilePart = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'file' && 'key' in value;

/** All tests that Portman can generate, with records and keys that exist. */
function portmanConfig(): object {
  const every = { openApiOperation: '*::/*' };
  const on = { enabled: true };
  const tests = ['statusSuccess', 'contentType', 'jsonBody', 'schemaValidation', 'headersPresent'];
  const fields = [
    'requiredFields',
    'minimumNumberFields',
    'maximumNumberFields',
    'minLengthFields',
    'maxLengthFields',
  ];
  const known: Record<string, string> = { team_id: team, project_id: project, folder_id: 'folder-2' };
  const key = (token: string) => ({ overwriteRequestSecurity: { bearer: { token } } });
  const returns = (code: number) => ({
    contractTests: [{ statusCode: { ...on, code } }, { schemaValidation: on }, { contentType: on }],
  });
  return {
    version: 1,
    tests: {
      contractTests: tests.map((name) => ({ ...every, [name]: on })),
      variationTests: [
        {
          ...every,
          openApiResponse: '400',
          variations: [
            {
              name: 'invalid',
              fuzzing: [{ requestBody: [Object.fromEntries(fields.map((name) => [name, on]))] }],
              tests: { contractTests: [{ statusCode: { ...on, code: 400 } }] },
            },
          ],
        },
        {
          ...every,
          openApiResponse: '401',
          variations: [{ name: 'key', overwrites: [key('sandbox:invalid')], tests: returns(401) }],
        },
      ],
    },
    overwrites: [
      { ...every, ...key(apiKey) },
      // Portman adds variables to a path that does not have them.
      ...contract.operations.map(({ id, method, path, parameters }) => ({
        openApiOperation: `${method}::${path}`,
        overwriteRequestPathVariables: parameters.map(({ name }) => ({
          key: name,
          value: known[name] ?? idFor(id),
          overwrite: true,
        })),
      })),
      { ...every, overwriteRequestBody: [{ key: 'projectId', value: project, overwrite: true }] },
    ],
  };
}
