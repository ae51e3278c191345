/** The entry `@docproc/client/validate`: a client that judges each response by a schema. */
import { read, valueOf } from './attempt.ts';
import { checkClientOptions } from './check-options.ts';
import { createClient as createBase, type Docproc } from './client.ts';
import { UnexpectedResponseError } from './errors.ts';
import { addOptions } from './merge.ts';
import type { ClientOptions, HookResponse } from './options.ts';
import { redactOf } from './redact.ts';

/** A schema with the interface of Standard Schema, of any library. */
export interface ResponseSchema {
  readonly '~standard': {
    readonly validate: (value: unknown) => ValidationResult | Promise<ValidationResult>;
  };
}

interface ValidationResult {
  readonly issues?:
    | readonly {
        readonly message: string;
        readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
      }[]
    | undefined;
}

/** How responses are judged. */
export interface Validation {
  /** Schemas by operationId and status: `responses` of `@docproc/types/schemas`. */
  schemas: Readonly<Record<string, Readonly<Record<string, ResponseSchema>>>>;
  /** Whether a violation is reported, or ends the request with an `UnexpectedResponseError`. An error status is reported in either case. */
  mode: 'warn' | 'error';
  /**
   * Receives a violation, once for each place in the responses of an operation.
   *
   * @default a line to `console.warn`
   */
  report?: ((violation: Violation) => void) | undefined;
}

/** Where a response is not what its schema states. */
export interface Violation {
  operation: string;
  status: number;
  /** Where the value is: names of fields and positions in arrays. */
  path: readonly PropertyKey[];
  value: unknown;
  /** One sentence. */
  message: string;
}

/** Options of a client that judges responses. */
export interface ValidatedOptions extends ClientOptions {
  validate: Validation;
}

/**
 * Creates a client that judges each response by a schema.
 *
 * @throws {TypeError} An option is missing, invalid or unknown.
 */
export function createClient({ validate, ...options }: ValidatedOptions): Docproc {
  const { schemas, mode } = Object(validate) as Partial<Validation>;
  if (Object(schemas) !== schemas || (mode !== 'warn' && mode !== 'error'))
    throw new TypeError("createClient: validate must be { schemas, mode: 'warn' or 'error' }");
  return create(options, validate, new Set());
}

/** @param reported The places that have been reported. */
function create(options: ClientOptions, validation: Validation, reported: Set<string>): Docproc {
  const { mode, report = warn } = validation;
  const { apiKey } = checkClientOptions(options);
  // A service can return the key, which no report may include.
  const keys = new Set<string>();
  const client = createBase({
    ...options,
    async apiKey() {
      const key = typeof apiKey === 'function' ? await apiKey() : apiKey;
      keys.add(key);
      return key;
    },
    async onResponse(received) {
      await options.onResponse?.(received);
      const { operation, response } = received;
      const found = redactOf([...keys])(await violations(validation, received, options.maxResponseSize));
      const [first] = found;
      if (first && mode === 'error' && response.ok) {
        const text = `the response with ${response.status} is not what the contract states: ${first.message}`;
        throw new UnexpectedResponseError(operation, text, { response });
      }
      for (const each of found) {
        const names = each.path.map((key) => (typeof key === 'number' ? '' : key));
        const place = JSON.stringify([operation, each.status, names]);
        if (!reported.has(place)) report(each);
        reported.add(place);
      }
    },
  });
  return {
    ...client,
    withOptions: (changes) => create(addOptions(options, changes), validation, reported),
  };
}

const warn = ({ operation, status, message }: Violation): void =>
  console.warn(`${operation} ${status}: ${message}`);

async function violations(
  { schemas }: Validation,
  { operation, response }: HookResponse,
  max = Infinity,
): Promise<Violation[]> {
  const { status } = response;
  const own = schemas[operation] ?? {};
  const schema = own[status] ?? own[`${`${status}`[0]}XX`] ?? own['default'];
  if (!schema) {
    const message = `The status ${status} is not in the contract.`;
    return [{ operation, status, path: [], value: status, message }];
  }
  if (typeof response.clone !== 'function')
    throw new TypeError(`${operation}: validate needs a fetch whose responses have clone()`);
  const [text, exceeded] = await read(response.clone(), max);
  // The client reports what is too large.
  if (exceeded !== undefined) return [];
  const body = valueOf(text);
  const { issues = [] } = await schema['~standard'].validate(body);
  return issues.map(({ message, path: segments = [] }) => {
    const path = segments.map((each) => (typeof each === 'object' ? each.key : each));
    const value = path.reduce<unknown>((at, key) => (Object(at) as Record<PropertyKey, unknown>)[key], body);
    return { operation, status, path, value, message };
  });
}
