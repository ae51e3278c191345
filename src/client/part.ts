import type { Namespaces } from '../../generated/client/dist/namespaces.js';
import { createAttempt } from './attempt.ts';
import { checkClientOptions } from './check-options.ts';
import type { Forms } from './files.ts';
import { createMethods, type Groups } from './methods.ts';
import type { ClientOptions } from './options.ts';
import { createRequest } from './request.ts';

/** A client that has some of the namespaces alone. */
export type Part<Name extends keyof Namespaces> = Pick<Namespaces, Name> & {
  /** Creates a client with other options. Those that are not given stay as they are. */
  withOptions(options: Partial<ClientOptions>): Part<Name>;
};

/** Creates a client with some of the operations. A bundler leaves out what they do not need. */
export function createPart<Name extends keyof Namespaces>(
  options: ClientOptions,
  groups: Groups,
  forms?: Forms,
): Part<Name> {
  const client = checkClientOptions(options);
  return {
    ...createMethods(groups, createRequest(client, createAttempt(client), forms)),
    withOptions: (changes: Partial<ClientOptions>) => createPart(merge(options, changes), groups, forms),
    // The declarations are generated from the same operations.
  } as object as Part<Name>;
}

/** Returns options with some of them replaced. Headers are added. */
export const merge = (options: ClientOptions, changes: Partial<ClientOptions>): ClientOptions => ({
  ...options,
  ...changes,
  headers: { ...options.headers, ...changes.headers },
});
