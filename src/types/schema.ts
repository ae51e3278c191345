/** Judges values by the schemas of the contract. `contract/schemas` contains these as data. */
import { type JsonSchemaOptions, toJsonSchema } from './json-schema.ts';

interface Members {
  readonly [name: string]: unknown;
}

/** A JSON Schema in which a reference is the schema that it leads to. */
export type Rules = boolean | Members;

type Path = readonly (string | number)[];

/** Why a value does not match its schema. */
export interface SchemaIssue {
  /** One sentence, with the place and the value. */
  readonly message: string;
  /** Where the value is: names of fields and positions in arrays. */
  readonly path: Path;
}

export interface SchemaOptions {
  /**
   * - `closed: true` makes values that an open set does not list an issue, such as an unknown status of an upload.
   * - `maxIssues`, 100 by default: the most issues that are listed. If there are more, a last one with an empty path states
   *   how many.
   */
  readonly libraryOptions?: Record<string, unknown> | undefined;
}

/** A schema with the interfaces of Standard Schema and Standard JSON Schema. */
export interface Schema<Output, Input = Output> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'docproc';
    readonly validate: (
      value: unknown,
      options?: SchemaOptions | undefined,
    ) =>
      | { readonly value: Output; readonly issues?: undefined }
      | { readonly issues: readonly SchemaIssue[] };
    /** The schema as JSON Schema, of what is judged and of what is returned. */
    readonly jsonSchema: {
      readonly input: (options: JsonSchemaOptions) => Record<string, unknown>;
      readonly output: (options: JsonSchemaOptions) => Record<string, unknown>;
    };
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

/** What a keyword knows about the place that it judges. */
export interface Context {
  /** The schema that has the keyword. */
  rules: Members;
  /** Whether open sets are closed. */
  readonly closed: boolean;
  /** Adds an issue: what the value must be, a sentence without its subject, and what it is. They are written if they are needed. */
  fail(sentence: () => [must: string, is?: string], key?: string): void;
  /** Judges the same value by another schema, or one inside it. */
  check(rules: Rules, value: unknown, key?: string | number): void;
  /** Whether a value matches a schema. */
  fits(rules: Rules, value: unknown): boolean;
}

/** Judges a value by the rule of a keyword, whose type the keyword knows. Returns false if the other keywords need not. */
export type Keyword = { judge(rule: unknown, value: unknown, at: Context): boolean | void }['judge'];

export interface Problem {
  /** Where it is: names of fields and positions in arrays. */
  readonly path: Path;
  /** A sentence without its subject, and without the value: `must be a string`. */
  readonly must: string;
  /** What the value is: `, and is 5`. */
  readonly is: string;
}

/**
 * Returns what creates schemas of rules that have these keywords. What is judged can be written in another way: a schema
 * can have a function that reads it.
 */
export const createSchemas =
  (keywords: Readonly<Record<string, Keyword>>) =>
  <Output, Input = Output>(rules: Rules, read?: (given: unknown) => unknown): Schema<Output, Input> => ({
    '~standard': {
      version: 1,
      vendor: 'docproc',
      jsonSchema: {
        input: (options) => toJsonSchema(rules, options),
        output: (options) => toJsonSchema(rules, options),
      },
      validate(given, options) {
        const value = read ? read(given) : given;
        const { closed, maxIssues } = options?.libraryOptions ?? {};
        const max = typeof maxIssues === 'number' && maxIssues >= 0 ? maxIssues : 100;
        const { count, problems } = judge(keywords, rules, value, max, enough, closed === true);
        const issues = problems.map(({ path, must, is }) => ({
          message: `${nameOf(path) || 'The value'} ${must}${is}.`,
          path,
        }));
        const more = `${count > enough ? 'At least ' : ''}${count - max} more issues are not listed (maxIssues).`;
        if (count > max) issues.push({ message: more, path: [] });
        return count > 0 ? { issues } : { value: value as Output };
      },
    },
  });

/** Returns what judges by rules that have these keywords, and returns the first problem of a value; undefined if it has none. */
export const createJudge =
  (keywords: Readonly<Record<string, Keyword>>) =>
  (rules: Rules, value: unknown): Problem | undefined =>
    judge(keywords, rules, value, 1, 0).problems[0];

/** Issues after which nothing more is judged: a server can send millions of wrong values. */
const enough = 100_000;
/** Levels of a value that are judged. */
const deepest = 500;
/** Of a value that a schema excludes, whatever it is. */
export const excluded = 'must not be there';

/**
 * Judges a value. Beyond `max`, problems are counted, and after `enough` nothing more is judged.
 *
 * @param closed Whether open sets are closed.
 */
function judge(
  keywords: Readonly<Record<string, Keyword>>,
  rules: Rules,
  value: unknown,
  max: number,
  enough: number,
  closed: boolean = false,
): { problems: Problem[]; count: number } {
  const problems: Problem[] = [];
  const path: (string | number)[] = [];
  let count = 0;
  let isTrial = false;
  const place: Context = {
    rules: {},
    closed,
    fail(sentence, key) {
      count++;
      if (isTrial || count > max) return;
      const at = key === undefined ? [...path] : [...path, key];
      const [must, is] = sentence();
      problems.push({ path: at, must, is: is ? `, and ${is}` : '' });
    },
    check(inner, found, key) {
      if (key !== undefined) path.push(key);
      walk(inner, found);
      if (key !== undefined) path.pop();
    },
    fits(inner, found) {
      const before = [count, isTrial] as const;
      [count, isTrial] = [0, true];
      walk(inner, found);
      const fits = count === 0;
      [count, isTrial] = before;
      return fits;
    },
  };
  const walk = (inner: Rules, found: unknown): void => {
    if (inner === false) place.fail(() => [excluded]);
    if (typeof inner === 'boolean') return;
    if (path.length > deepest) return place.fail(() => ['is nested too deeply']);
    for (const name of keysOf(inner)) {
      if (count > (isTrial ? 0 : enough)) return;
      place.rules = inner;
      if (keywords[name]?.(inner[name], found, place) === false) return;
    }
  };
  walk(rules, value);
  return { problems, count };
}

const known = new WeakMap<object, string[]>();

/** Returns the names of the members of a schema, which the names of many values are compared with. */
export function keysOf(of: object): string[] {
  const names = known.get(of) ?? Object.keys(of);
  known.set(of, names);
  return names;
}

const nameOf = (path: Path): string =>
  path.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${key}`)).join('');

/** Returns a schema whose open sets are closed: a value that the contract does not list is an issue. */
export function closed<Output, Input>({ '~standard': own }: Schema<Output, Input>): Schema<Output, Input> {
  const withClosed = <Options extends SchemaOptions>(options: Options): Options => ({
    ...options,
    libraryOptions: { ...options.libraryOptions, closed: true },
  });
  return {
    '~standard': {
      ...own,
      jsonSchema: {
        input: (options) => own.jsonSchema.input(withClosed(options)),
        output: (options) => own.jsonSchema.output(withClosed(options)),
      },
      validate: (value, options) => own.validate(value, withClosed(options ?? {})),
    },
  };
}
