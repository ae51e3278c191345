import type { Namespaces } from './namespaces.js';
import { checkClientOptions } from './check-options.js';
import type { Forms } from './files.js';
import { addOptions } from './merge.js';
import { createMethods, type Groups } from './methods.js';
import type { ClientChanges, ClientOptions } from './options.js';
import { createRequest } from './request.js';
import { createSend } from './send.js';

/** A client that has some of the namespaces alone. */
export type Part<Name extends keyof Namespaces> = Pick<Namespaces, Name> & {
  /** Creates a client with other options. Those that are not given stay as they are. */
  withOptions(options: ClientChanges): Part<Name>;
};

/** Creates a client with some of the operations. A bundler leaves out what they do not need. */
export function createPart<Name extends keyof Namespaces>(
  options: ClientOptions,
  groups: Groups,
  forms?: Forms,
): Part<Name> {
  const client = checkClientOptions(options);
  return {
    ...createMethods<Pick<Namespaces, Name>>(groups, createRequest(client, createSend(client, forms), forms)),
    withOptions: (changes: ClientChanges) => createPart(addOptions(options, changes), groups, forms),
  };
}
