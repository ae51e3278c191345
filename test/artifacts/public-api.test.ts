import { describe, expect, test } from 'vitest';
import { compareApi } from '../../scripts/diff/api.ts';
import { publicApi } from '../../scripts/lib/public-api.ts';

const files = {
  'index.d.ts': `
    import { Inner as Own } from './inner.js';
    export { createClient } from './client.js';
    export type * from './inner.js';
    export type { FastifyBusboy } from '@fastify/busboy';
    export { Own as Renamed };`,
  'client.d.ts': `
    import type { Hidden } from './inner.js';
    /** A comment. */
    export declare function createClient(options: ClientOptions): Client;
    export interface ClientOptions { baseUrl: string; nested?: { a: Hidden } }
    declare class Client { #secret: string; private own: number; get(): Promise<void>; }
    interface Unused { x: 1 }`,
  'inner.d.ts': `
    export interface Inner<T = string> extends Hidden { value: T }
    export interface Hidden { z: number }`,
};

describe('the report of a public API', () => {
  test('lists what entry points export, and what that refers to', () => {
    expect(publicApi(files, { '@docproc/x': 'index.d.ts' })).toEqual(
      [
        '@docproc/x: createClient',
        '@docproc/x: FastifyBusboy from @fastify/busboy',
        '@docproc/x: Hidden',
        '@docproc/x: Inner',
        '@docproc/x: Renamed (Inner)',
        'Client.get(): Promise<void>',
        'ClientOptions.baseUrl: string',
        'ClientOptions.nested?.a: Hidden',
        'ClientOptions.nested?: object',
        'Hidden.z: number',
        'Inner.value: T',
        'class Client',
        'function createClient(options: ClientOptions): Client',
        'interface ClientOptions',
        'interface Hidden',
        'interface Inner<T = string> extends Hidden',
      ].sort(),
    );
  });

  test('is the same for other comments and another order', () => {
    const other = {
      ...files,
      'client.d.ts': files['client.d.ts'].replace('A comment.', 'Another one.').replace('get()', '\n  get()'),
    };
    const entries = { '@docproc/x': 'index.d.ts' };
    expect(publicApi(other, entries)).toEqual(publicApi(files, entries));
  });
});

describe('a change of a public API', () => {
  const before = ['function f(): void', 'interface FOptions', 'FOptions.a?: string', 'Task.id: string'];
  const verdicts = (after: string[]) =>
    compareApi('client', new Set(before), new Set(after)).map(({ rule, verdict }) => [rule, verdict]);

  test.each([
    [before, []],
    [[...before, 'FOptions.b?: string'], [['api-added', 'minor']]],
    [[...before, 'FOptions.b: string'], [['api-required', 'major']]],
    [[...before, 'Task.name: string'], [['api-added', 'minor']]],
    [before.slice(1), [['api-removed', 'major']]],
    [
      [...before.slice(1), 'function f(): string'],
      [
        ['api-removed', 'major'],
        ['api-added', 'minor'],
      ],
    ],
  ])('requires the version that it breaks: %j', (after, expected) => {
    expect(verdicts(after)).toEqual(expected);
  });
});
