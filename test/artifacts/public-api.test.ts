import { expect, test } from 'vitest';
import { publicApi } from '../../scripts/artifacts/packages/public-api.ts';

const files = {
  'index.d.ts': `
    import { Inner as Own, Client$1 as Client, createClient } from './shared.js';
    import { expect } from '@playwright/test';
    export type { FastifyBusboy } from '@fastify/busboy';
    export declare const version: string;
    export { type Client, createClient, expect, type Own as Renamed };`,
  'shared.d.ts': `
    /** A comment. */
    declare function createClient(options: ClientOptions): Client$1;
    interface ClientOptions { baseUrl: string; nested?: { a: Inner } }
    declare class Client$1 { #secret: string; private own: number; get(): Promise<void>; }
    interface Inner<T = string> { value: T }
    export { Client$1, createClient, Inner };`,
};

test('the report of a public API lists what entry points export, and what that refers to', () => {
  expect(publicApi(files, { '@docproc/x': 'index.d.ts' })).toEqual(
    [
      '@docproc/x: Client',
      '@docproc/x: createClient',
      '@docproc/x: expect from @playwright/test',
      '@docproc/x: FastifyBusboy from @fastify/busboy',
      '@docproc/x: Renamed (Own)',
      '@docproc/x: version',
      'Client.get(): Promise<void>',
      'ClientOptions.baseUrl: string',
      'ClientOptions.nested?.a: Inner',
      'ClientOptions.nested?: object',
      'Inner.value: T',
      'class Client',
      'const version: string',
      'function createClient(options: ClientOptions): Client',
      'interface ClientOptions',
      'interface Inner<T = string>',
    ].sort(),
  );
});
