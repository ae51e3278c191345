/** The entry `@docproc/client/validate`: a client that judges each response by a schema. */
import type { Redact } from '../shared/redact.ts';
import type { Judge, Received } from './attempt.ts';
import { callback, check, type OptionRules } from './check-options.ts';
import { createJudged, type Docproc } from './client.ts';
import { UnexpectedResponseError } from './errors.ts';
import type { ClientOptions } from './options.ts';
import { detailsOf, isBroken, maxKept } from './response.ts';
import { oneLine } from './to-text.ts';

// Whoever exports what a method returns needs names for it.
export type * from './index.ts';

/** A schema with the interface of Standard Schema, of any library. */
export interface ResponseSchema {
  readonly '~standard': {
    readonly validate: (
      value: unknown,
      options?: { readonly libraryOptions?: Record<string, unknown> | undefined },
    ) => ValidationResult | Promise<ValidationResult>;
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
   * Receives a violation, once for each place in the responses of an operation. A promise is awaited; an error ends the request.
   *
   * @default a line to `console.warn`
   */
  report?: ((violation: Violation) => unknown) | undefined;
  /**
   * The most issues of one response that are looked at, 1 or more. If there are more, a violation with an empty path states how
   * many.
   *
   * @default 100
   */
  maxIssues?: number | undefined;
}

/** Where a response is not what its schema states. */
export interface Violation {
  operation: string;
  status: number;
  /** Where the value is: names of fields and positions in arrays. */
  path: readonly PropertyKey[];
  /** Undefined too if it is an object or array that is nested too deeply, or in a response over a MiB. */
  value: unknown;
  /** One sentence. */
  message: string;
}

/** Options of a client that judges responses. */
export interface ValidatedOptions extends ClientOptions {
  validate: Validation;
}

const rules: OptionRules<Validation> = {
  schemas: ['`responses` of @docproc/types/schemas', (value) => Object(value) === value],
  mode: ["'warn' or 'error'", (value: never) => ['warn', 'error'].includes(value)],
  report: callback,
  maxIssues: ['a number of at least 1', (value) => typeof value === 'number' && value >= 1],
};

/**
 * Creates a client that judges each response by a schema.
 *
 * @throws {TypeError} An option is missing, invalid or unknown.
 */
export function createClient({ validate, ...options }: ValidatedOptions): Docproc {
  const { schemas = '', mode = '' } = Object(validate) as Partial<Validation>;
  // Without them, their rules state what to write.
  check('createClient: validate', { ...(validate as object), schemas, mode }, rules);
  return createJudged(options, createJudge(validate));
}

function createJudge(validation: Validation): Judge {
  const { mode, report = warn } = validation;
  const reported = new Set<string>();
  return async (operation, received) => {
    const { response, redact, text } = received;
    // The client reports what is too large or not complete.
    if (received.max !== undefined || (response.ok && isBroken(received))) return;
    const found = await violations(validation, operation, received);
    const [first] = found;
    if (first && mode === 'error' && response.ok) {
      const problem = `the response with ${response.status} is not what the contract states: ${redact(first.message)}`;
      throw new UnexpectedResponseError(operation, problem, { ...detailsOf(received), permanent: true });
    }
    for (const each of found) {
      const names = each.path.map((key) => (typeof key === 'number' ? '' : key));
      const place = JSON.stringify([operation, each.status, names]);
      if (!reported.has(place)) await report(withoutKey(each, redact, text.length > maxKept));
      reported.add(place);
    }
  };
}

/** A service can return the key, which no report may include. A value that is too large to look into is left out. */
function withoutKey(violation: Violation, redact: Redact, isLarge: boolean): Violation {
  try {
    if (!isLarge || Object(violation.value) !== violation.value) return redact(violation);
  } catch {
    // Nested too deeply.
  }
  return redact({ ...violation, value: undefined });
}

const warn = ({ operation, status, message }: Violation): void =>
  console.warn(oneLine(`${operation} ${status}: ${message}`));

async function violations(
  { schemas, maxIssues = 100 }: Validation,
  operation: string,
  { response: { status }, body }: Received,
): Promise<Violation[]> {
  const own = schemas[operation] ?? {};
  const schema = own[status] ?? own[`${`${status}`[0]}XX`] ?? own['default'];
  const violation = (message: string, value?: unknown, path: readonly PropertyKey[] = []): Violation => ({
    operation,
    status,
    path,
    value,
    message,
  });
  if (!schema) {
    const unlisted = `The status ${status} is not in the contract.`;
    const unknown =
      'validate.schemas does not have the operation. Pass `responses` of @docproc/types/schemas.';
    return [violation(schemas[operation] ? unlisted : unknown, status)];
  }
  const { issues = [] } = await schema['~standard'].validate(body, { libraryOptions: { maxIssues } });
  const found = issues.slice(0, maxIssues).map(({ message, path: segments = [] }) => {
    const path = segments.map((each) => (typeof each === 'object' ? each.key : each));
    const value = path.reduce<unknown>((at, key) => (Object(at) as Record<PropertyKey, unknown>)[key], body);
    return violation(message, value, path);
  });
  // Our schemas count what they do not list, others list everything.
  const more = issues.length - maxIssues;
  if (more > 0)
    found.push(
      violation(more > 1 ? `${more} more issues are not listed (maxIssues).` : `${issues.at(-1)?.message}`),
    );
  return found;
}
