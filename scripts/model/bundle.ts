import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stringify } from 'yaml';
import { InputError } from '../lib/cli.ts';
import type { Files } from '../lib/files.ts';
import { bundle } from '../lib/redocly.ts';

export type { Files } from '../lib/files.ts';

/** The contract, bundled into one document. Scripts read it and do not change it. */
export interface Contract {
  /** The folder that holds openapi.yaml and what scripts read beside it, such as overlays. */
  folder: string;
  document: Document;
  json: string;
  /** Strings such as `yes` or `2026-01-01` are quoted, so that parsers of YAML 1.1 read strings too. */
  yaml: string;
}

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Properties whose names begin with `x-` are extensions; `openapi/extensions.schema.yaml` tells their shape. */
export interface Extensions {
  [extension: `x-${string}`]: Json;
}

export interface Reference {
  $ref: string;
}

export interface Document extends Extensions {
  openapi: string;
  info: { title: string; version: string; summary?: string; description?: string } & Extensions;
  servers?: {
    url: string;
    description?: string;
    variables?: Record<string, { default: string; description?: string }>;
  }[];
  tags?: { name: string; description?: string }[];
  paths: Record<string, PathItem>;
  components: {
    schemas?: Record<string, Schema>;
    responses?: Record<string, Response>;
    parameters?: Record<string, Parameter>;
    examples?: Record<string, Example>;
    securitySchemes?: Record<string, { type: string; description?: string } & Extensions>;
  };
}

export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;
export type Method = (typeof methods)[number];

export type PathItem = { parameters?: (Parameter | Reference)[] } & { [method in Method]?: Operation };

export interface Operation extends Extensions {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses: Record<string, Response | Reference>;
}

export interface Parameter extends Extensions {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  schema?: Schema;
  example?: Json;
  examples?: Record<string, Example | Reference>;
}

export interface RequestBody extends Extensions {
  required?: boolean;
  description?: string;
  content: Record<string, MediaType>;
}

export interface Response extends Extensions {
  description: string;
  content?: Record<string, MediaType>;
}

export interface MediaType extends Extensions {
  schema?: Schema;
  examples?: Record<string, Example | Reference>;
}

export interface Example {
  summary?: string;
  description?: string;
  value: Json;
}

/** A JSON Schema, with the keywords that scripts read. A reference is a schema with `$ref`. */
export interface Schema extends Extensions {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: Json[];
  const?: Json;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | boolean;
  prefixItems?: Schema[];
  contentMediaType?: string;
  contentSchema?: Schema;
}

/**
 * Bundles `openapi.yaml` and every file that it refers to into one document. Components carry the names of
 * their files.
 *
 * @throws InputError with file, line and column of what cannot be read or referred to
 */
export async function loadContract(folder: string): Promise<Contract> {
  const path = join(folder, 'openapi.yaml');
  if (!existsSync(path)) {
    throw new InputError(
      `${relative('', path)} is missing. Run this from the root of the project, where openapi/ lies.`,
    );
  }
  // Whether the rest has its shape is for lint to say.
  const document = (await bundle(path)) as Document;
  for (const key of ['info', 'paths', 'components'] as const) {
    if (!document[key])
      throw new InputError(`${relative('', path)} has no \`${key}\`. Add it and build again.`);
  }
  const json = `${JSON.stringify(document, null, 2)}\n`;
  let yaml: string | undefined;
  return {
    folder,
    document,
    json,
    // Written when it is asked for: by then the other threads are at work.
    get yaml() {
      return (yaml ??= stringify(document, { lineWidth: 0, compat: 'yaml-1.1' }));
    },
  };
}

/** The bundle itself: `openapi.yaml` and `openapi.json`. */
export async function build({ json, yaml }: Contract): Promise<Files> {
  return { 'openapi.yaml': yaml, 'openapi.json': json };
}

/** An operation and where it stands. Parameters of the path are among its own. */
export interface Place {
  path: string;
  method: Method;
  operation: Operation;
  parameters: Parameter[];
}

/** Every operation, in the order of the document. */
export function operations(document: Document): Place[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      return [{ path, method, operation, parameters: parameters.map((entry) => resolve(document, entry)) }];
    }),
  );
}

/** A response as one operation gives it: what stands beside its reference goes first, open questions are of both. */
export function ownResponse(document: Document, response: Response | Reference): Response {
  const { $ref: _, ...own } = response as Response & Partial<Reference>;
  const shared = resolve(document, response);
  const questions = [own, shared].flatMap((each) => (each['x-open-questions'] ?? []) as string[]);
  return { ...shared, ...own, 'x-open-questions': [...new Set(questions)] };
}

/** What a reference into the document points to; anything else as it is. */
export function resolve<T extends object>(document: Document, value: T | Reference): T {
  let found: unknown = value;
  while (isReference(found)) {
    const { $ref } = found;
    const keys = $ref.replace(/^#\//, '').split('/').map(unescape);
    found = keys.reduce<unknown>(
      (node, key) => (node as Record<string, unknown> | undefined)?.[key],
      document,
    );
    if (found === undefined) throw new Error(`${$ref} points to nothing in the bundle.`);
  }
  return found as T;
}

function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && '$ref' in value;
}

function unescape(key: string): string {
  return decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
}
