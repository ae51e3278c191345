import type { Namespaces } from '../../generated/client/contract/namespaces.ts';
import { checkClientOptions } from './check-options.ts';
import type { FormEncoder } from './files.ts';
import { addOptions } from './merge.ts';
import type { OperationsByNamespace } from './operation.ts';
import type { ClientChanges, ClientOptions } from './options.ts';
import { createMethods } from './request.ts';
import { createSend } from './send.ts';

/** A client that has some of the namespaces alone. */
export type Part<Name extends keyof Namespaces> = Pick<Namespaces, Name> & {
  /** Creates a client with other options. Those that are not given stay as they are. */
  withOptions(options: ClientChanges): Part<Name>;
};

/** Creates a client with some of the operations. A bundler leaves out what they do not need. */
export function createPart<Name extends keyof Namespaces>(
  options: ClientOptions,
  operationsByNamespace: OperationsByNamespace,
  formEncoder?: FormEncoder,
): Part<Name> {
  const client = checkClientOptions(options);
  return {
    ...createMethods<Pick<Namespaces, Name>>(
      operationsByNamespace,
      client,
      createSend(client, formEncoder),
      formEncoder,
    ),
    withOptions: (changes: ClientChanges) =>
      createPart(addOptions(options, changes), operationsByNamespace, formEncoder),
  };
}
