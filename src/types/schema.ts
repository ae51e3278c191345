/** Judges values by the schemas of the contract. `contract/schemas` contains these as data. */

/** A JSON Schema in which a reference is the schema that it leads to. */
export type Rules = boolean | { readonly [keyword: string]: unknown };

type Path = readonly (string | number)[];

/** Why a value does not match its schema. */
export interface SchemaIssue {
  /** One sentence, with the place and the value. */
  readonly message: string;
  /** Where the value is: names of fields and positions in arrays. */
  readonly path: Path;
}

export interface SchemaOptions {
  /** `closed: true` makes values that an open set does not list an issue, such as an unknown status of an upload. */
  readonly libraryOptions?: Record<string, unknown> | undefined;
}

/** A schema with the interface of Standard Schema. */
export interface Schema<Output> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'docproc';
    readonly validate: (
      value: unknown,
      options?: SchemaOptions | undefined,
    ) =>
      | { readonly value: Output; readonly issues?: undefined }
      | { readonly issues: readonly SchemaIssue[] };
    readonly types?: { readonly input: Output; readonly output: Output } | undefined;
  };
}

/** What a keyword knows about the place that it judges. */
export interface Context {
  /** The schema that has the keyword. */
  readonly rules: Record<string, unknown>;
  /** Whether open sets are closed. */
  readonly closed: boolean;
  /** Adds an issue, with a sentence without its subject. */
  fail(sentence: string, key?: string): void;
  /** Judges the same value by another schema, or one inside it. */
  check(rules: Rules, value: unknown, key?: string | number): void;
  /** Whether a value matches a schema. */
  fits(rules: Rules, value: unknown): boolean;
}

/** Judges a value by the rule of a keyword, whose type the keyword knows. Returns false if the other keywords need not. */
export type Keyword = { judge(rule: unknown, value: unknown, at: Context): boolean | void }['judge'];

/** Returns what creates schemas of rules that have these keywords. */
export const createSchemas =
  (keywords: Readonly<Record<string, Keyword>>) =>
  <Output>(rules: Rules): Schema<Output> => ({
    '~standard': {
      version: 1,
      vendor: 'docproc',
      validate(value, options) {
        const issues: SchemaIssue[] = [];
        judge(keywords, options?.libraryOptions?.['closed'] === true, issues, rules, value, []);
        return issues.length > 0 ? { issues } : { value: value as Output };
      },
    },
  });

function judge(
  keywords: Readonly<Record<string, Keyword>>,
  closed: boolean,
  issues: SchemaIssue[],
  rules: Rules,
  value: unknown,
  path: Path,
): void {
  const place: Context = {
    rules: rules as Record<string, unknown>,
    closed,
    fail: (sentence, key) => {
      const at = key === undefined ? path : [...path, key];
      issues.push({ message: `${nameOf(at) || 'The value'} ${sentence}.`, path: at });
    },
    check: (inner, found, key) =>
      judge(keywords, closed, issues, inner, found, key === undefined ? path : [...path, key]),
    fits: (inner, found) => {
      const problems: SchemaIssue[] = [];
      judge(keywords, closed, problems, inner, found, path);
      return problems.length === 0;
    },
  };
  if (rules === false) place.fail('must not be there');
  for (const [name, rule] of Object.entries(rules))
    if (keywords[name]?.(rule, value, place) === false) return;
}

const nameOf = (path: Path): string =>
  path.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${key}`)).join('');

/** Returns a schema whose open sets are closed: a value that the contract does not list is an issue. */
export const closed = <Output>({ '~standard': standard }: Schema<Output>): Schema<Output> => ({
  '~standard': {
    ...standard,
    validate: (value) => standard.validate(value, { libraryOptions: { closed: true } }),
  },
});
