/** The sandbox of contracts that differ from today's. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { sources } from '../../scripts/artifacts/sandbox/package.ts';
import { bundle as bundleOf } from '../../scripts/artifacts/packages/bundle.ts';
import type { Document } from '../../scripts/model/document.ts';
import { createModel } from '../../scripts/model/index.ts';
import { readQuestions, type OpenQuestion } from '../../scripts/model/catalogs.ts';
import type * as Package from '../../src/sandbox/fetch.ts';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import { root } from '../artifacts/project.ts';

// oxlint-disable-next-line no-explicit-any -- patches reach into every part of the document
export type Patch = (document: any) => void;

export const questions = await readQuestions(join(root, 'openapi'));
mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache/generic-'));
afterAll(() => rmSync(folder, { recursive: true }));
let packages = 0;

export const modelOf = (patch: Patch, register: OpenQuestion[] = questions) => {
  const document = structuredClone(bundle) as Document;
  patch(document);
  return createModel(document, register);
};

const installed = new Map<Patch, Promise<typeof Package>>();

/** Returns the package of a patched contract, the same for each test with the same patch. */
function install(patch: Patch): Promise<typeof Package> {
  const known = installed.get(patch) ?? write(patch);
  installed.set(patch, known);
  return known;
}

async function write(patch: Patch): Promise<typeof Package> {
  const path = join(folder, String(packages++));
  const { code } = await bundleOf(await sources(modelOf(patch)));
  for (const [name, text] of Object.entries({ ...code, 'package.json': '{"type":"module"}' })) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  // Not through the test runner, which would transform the modules for each patch.
  return createRequire(join(path, 'package.json'))('./fetch.js') as typeof Package;
}

/** A sandbox of a patched contract, and a way to send requests to it. */
export async function start(patch: Patch, options: Parameters<typeof Package.createSandbox>[0] = {}) {
  const { createFetch, createSandbox } = await install(patch);
  const sandbox = createSandbox(options);
  const fetch = createFetch(sandbox);
  const exchange = async (line: string, body?: unknown, headers: Record<string, string> = {}) => {
    const [method = '', target = ''] = line.split(' ');
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
    return { response, text: await response.text() };
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
export const project = { $ref: '#/components/parameters/ProjectId' };
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
export const security = [{ ApiKey: ['task.read'] }];

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
    security,
    operationId,
    parameters,
    ...more,
  };
}

export const envelope = (schema: object) => ({
  type: 'object',
  required: ['payload'],
  properties: { payload: schema },
});
export const base = '/v2/{team_id}/project/{project_id}';

/** Webhooks: a tag with a record of its own, its lifecycle, and every method on it. */
export const webhooks: Patch = ({ paths, components }) => {
  const { schemas } = components;
  schemas.WebhookStatus = {
    type: 'string',
    enum: ['PENDING', 'ACTIVE', 'PAUSED'],
    'x-lifecycle': {
      record: 'Webhook',
      field: 'status',
      states: {
        PENDING: { description: 'New.' },
        ACTIVE: { description: 'Live.' },
        PAUSED: { description: 'Off.' },
      },
      moves: [{ to: 'PENDING' }, { from: 'PENDING', to: 'ACTIVE' }],
    },
  };
  schemas.Webhook = {
    type: 'object',
    required: ['id', 'url', 'status', 'secret', 'created_at', 'updated_at'],
    properties: {
      id: { type: 'string' },
      url: { type: 'string', minLength: 8 },
      status: ref('WebhookStatus'),
      secret: { type: 'string' },
      retries: { type: 'integer' },
      events: { type: 'array', items: { type: 'string' } },
      created_at: { type: 'string' },
      updated_at: { type: 'string' },
    },
  };
  schemas.WebhookInput = {
    type: 'object',
    required: ['url'],
    properties: {
      url: { type: 'string', minLength: 8, maxLength: 50 },
      retries: { type: 'integer' },
      events: { type: 'array', items: { type: 'string' } },
    },
  };
  const example = {
    one: {
      value: {
        payload: {
          id: 'w',
          url: 'https://a.test',
          status: 'ACTIVE',
          secret: 's3cret',
          created_at: 'x',
          updated_at: 'x',
        },
      },
    },
  };
  const one = envelope(ref('Webhook'));
  const body = { required: true, ...json(ref('WebhookInput')) };
  const common = { tags: ['Webhooks'], security };
  const unknown = { '400': error, '404': { $ref: '#/components/responses/TaskNotFound' } };
  paths['/v2/{team_id}/webhook'] = {
    parameters: [team],
    post: {
      ...common,
      operationId: 'createWebhook',
      requestBody: body,
      responses: { '201': ok(one, example), '400': error },
    },
    get: {
      ...common,
      operationId: 'listWebhooks',
      parameters: [
        query('status', { type: 'array', items: ref('WebhookStatus') }),
        query('limit', { type: 'integer', minimum: 1, default: 2 }),
        query('cursor', { type: 'string' }),
      ],
      responses: {
        '200': ok({
          type: 'object',
          required: ['payload', 'total'],
          properties: {
            payload: { type: 'array', items: ref('Webhook') },
            total: { type: 'integer' },
            next_cursor: { type: ['string', 'null'] },
            has_more: { type: 'boolean' },
          },
        }),
        '400': error,
      },
    },
  };
  paths['/v2/{team_id}/webhook/{webhook_id}'] = {
    parameters: [team, path('webhook_id')],
    get: { ...common, operationId: 'getWebhook', responses: { '200': ok(one, example), ...unknown } },
    patch: {
      ...common,
      operationId: 'updateWebhook',
      requestBody: { required: true, ...json({ type: 'object', properties: { url: { type: 'string' } } }) },
      responses: { '200': ok(one), ...unknown },
    },
    put: {
      ...common,
      operationId: 'replaceWebhook',
      requestBody: body,
      responses: { '202': ok(one), ...unknown },
    },
    delete: {
      ...common,
      operationId: 'deleteWebhook',
      responses: { '204': { description: 'Gone.' }, ...unknown },
    },
  };
  paths['/v2/{team_id}/webhook/{webhook_id}/pause'] = {
    parameters: [team, path('webhook_id')],
    post: {
      ...common,
      operationId: 'pauseWebhook',
      responses: { '200': ok(one), ...unknown, '409': { description: 'Not now.', ...json(ref('MetaItem')) } },
      'x-transition': {
        record: 'Webhook',
        from: { status: { in: ['ACTIVE'] } },
        to: { status: { value: 'PAUSED' } },
        event: 'webhook_paused',
        rejectedWith: '409',
      },
    },
  };
};
