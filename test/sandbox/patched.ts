/** The sandbox of contracts that differ from today's. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { sources } from '../../scripts/artifacts/sandbox/package.ts';
import { bundlePackage as bundleOf } from '../../scripts/artifacts/packages/bundle.ts';
import { expect } from 'vitest';
import { write } from '../../scripts/lib/write-files.ts';
import type { Document } from '../../scripts/model/document.ts';
import { createModel } from '../../scripts/model/index.ts';
import { readQuestions, type OpenQuestion } from '../../scripts/model/catalogs.ts';
import type * as Package from '../../src/sandbox/hosts/fetch.ts';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import { root } from '../artifacts/project.ts';
import type { JsonObject } from '../support/contract.ts';
import { responseProblems } from '../support/response-problems.ts';
import { temporaryInProject } from '../support/folders.ts';

// oxlint-disable-next-line no-explicit-any -- patches reach into every part of the document
export type Patch = (document: any) => void;

export const questions = await readQuestions(join(root, 'openapi'));
const folder = temporaryInProject(afterAll);
let packages = 0;

function documentOf(patch: Patch): Document {
  const document = structuredClone(bundle) as Document;
  patch(document);
  return document;
}

export const modelOf = (patch: Patch, register: OpenQuestion[] = questions) =>
  createModel(documentOf(patch), register);

const installed = new Map<Patch, Promise<typeof Package>>();

/** Returns the package of a patched contract, the same for each test with the same patch. */
function install(patch: Patch): Promise<typeof Package> {
  const known = installed.get(patch) ?? load(patch);
  installed.set(patch, known);
  return known;
}

async function load(patch: Patch): Promise<typeof Package> {
  const path = join(folder, String(packages++));
  const { code } = await bundleOf(await sources(modelOf(patch)), { standalone: true });
  await write({ ...code, 'package.json': '{"type":"module"}' }, path);
  // Not through the test runner, which would transform the modules for each patch.
  return createRequire(join(path, 'package.json'))('./fetch.js') as typeof Package;
}

/** A sandbox of a patched contract, and a way to send requests to it. Each response is checked by that contract. */
export async function start(patch: Patch, options: Parameters<typeof Package.createSandbox>[0] = {}) {
  const { createFetch, createSandbox } = await install(patch);
  const sandbox = createSandbox(options);
  const fetch = createFetch(sandbox);
  const contract = JSON.parse(JSON.stringify(documentOf(patch))) as JsonObject;
  const exchange = async (line: string, body?: unknown, headers: Record<string, string> = {}) => {
    const [method = '', target = ''] = line.split(' ');
    const after = sandbox.journal().length;
    const json = body !== undefined && !(body instanceof FormData);
    const response = await fetch(`http://sandbox.test/v2/team-1${target}`, {
      method,
      headers: {
        authorization: 'Bearer any-key',
        ...(json && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: json ? jsonOf(body) : (body as FormData) }),
    });
    const text = await response.text();
    const [entry] = sandbox.journal({ after });
    const { operation, fault } = entry ?? {};
    if (operation && fault === undefined && method !== 'HEAD' && entry?.verdict.response === 'documented') {
      const { status } = response;
      const type = response.headers.get('content-type');
      expect(responseProblems(operation, { status, type, text }, contract)).toEqual([]);
    }
    return { response, text };
  };
  const send = async (line: string, body?: unknown, headers?: Record<string, string>) => {
    const { response, text } = await exchange(line, body, headers);
    const { source } = sandbox.journal().at(-1) ?? {};
    // oxlint-disable-next-line no-unsafe-assignment -- tests look into responses of every shape
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text), source };
  };
  return { sandbox, exchange, send };
}

/** A text is JSON already. */
const jsonOf = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body));

export const team = { $ref: '#/components/parameters/TeamId' };
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
export const text = { type: 'string' };
export const path = (name: string, schema: object = text) => ({ name, in: 'path', required: true, schema });
export const query = (name: string, schema: object, required = false) => ({
  name,
  in: 'query',
  required,
  schema,
});
export const json = (schema: object, examples?: object) => ({
  content: { 'application/json': { schema, ...(examples && { examples }) } },
});
export const ok = (schema: object, examples?: object) => ({
  description: 'Done.',
  ...json(schema, examples),
});
export const error = { $ref: '#/components/responses/BadRequest' };
export const missing = { $ref: '#/components/responses/TaskNotFound' };
export const object = (properties: object, required: string[] = Object.keys(properties)) => ({
  type: 'object',
  required,
  properties,
});
export const body = (schema: object) => ({ required: true, ...json(schema) });

/** Adds an operation by its method and path, which are one text. */
export function add(
  document: Parameters<Patch>[0],
  line: string,
  more: object,
  parameters: object[] = [],
): void {
  const [method = '', at = ''] = line.split(' ');
  const full = `/v2/{team_id}${at}`;
  const names = [...at.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => path(name));
  document.paths[full] ??= { parameters: [team, ...names] };
  const operationId = `${method.toLowerCase()}${at.replaceAll(/\W+/g, '_')}`;
  document.paths[full][method.toLowerCase()] = {
    tags: ['Tasks'],
    security: [{ ApiKey: ['task.read'] }],
    operationId,
    parameters,
    ...more,
  };
}

export const envelope = (schema: object) => object({ payload: schema });
export const base = '/v2/{team_id}/project/{project_id}';
