/** What the contract for other tools states differently. Everything else is as in the contract. */
import { validate } from '@hyperjump/json-schema/openapi-3-0';
import { lintWithMetaSchema } from '../../scripts/lint/tools.ts';
import type { JsonObject } from '../support/contract.ts';
import { checks, violatedToday } from './facts.ts';

interface Deviation {
  /** The facts that it violates. */
  facts: RegExp;
  /** Whether OpenAPI 3.1 tools need it too. */
  compat: boolean;
  /** The row of docs/guides/tools.md that explains it. */
  row: string;
}

const deviations: Deviation[] = [
  { compat: true, row: 'Version', facts: /^\/openapi is / },
  { compat: true, row: 'Server', facts: /^its URL is a variable$/ },
  { compat: true, row: 'Server', facts: /^\/servers\/0\/variables/ },
  {
    compat: true,
    row: 'Status of an upload',
    facts: /\bcreateUpload(Shorthand)? status (2XX|200|201): add it/,
  },
  { compat: true, row: 'Files', facts: /CreateUploadRequest\/properties\/file\/items has no `?format\b/ },
  {
    compat: true,
    row: 'Extensions',
    facts:
      /^`lifecycles\b|^\w+Status is (the status of|in the field) |has the state of \w+Status |leaves its format open$|^schemas\/\S+ names [a-z-]+$/,
  },
  { compat: false, row: 'Version', facts: /^\/jsonSchemaDialect is / },
  { compat: false, row: 'Scopes', facts: /^\w+ requires the scope / },
  { compat: false, row: 'Null', facts: /\/properties\/\w+ has no `nullable`: / },
  { compat: false, row: 'Files', facts: /^file\/items is application\/octet-stream$/ },
  {
    compat: false,
    row: 'Metadata',
    facts: /^meta is application\/json$|rejects CreateUploadRequest\.meta (=|as text)/,
  },
  { compat: false, row: 'Examples', facts: /^\/components\/schemas\/Issue has no `example`: / },
  { compat: false, row: 'Descriptions', facts: /^\w+ 4\d\d says / },
];

/** The deviations of each document. */
export const listedFor: Record<string, Deviation[]> = {
  'openapi.compat.json': deviations.filter(({ compat }) => compat),
  'openapi.3.0.json': deviations,
};

/** Returns what a document states differently and no deviation lists, and the deviations that it does not have. */
export function deviationFaults(name: string, root: JsonObject): string[] {
  const listed = listedFor[name] ?? [];
  const violated = Object.values(checks).flatMap((check) =>
    [...check(root)].flatMap(([statement, holds]) =>
      holds || violatedToday().has(statement) ? [] : [statement],
    ),
  );
  const unlisted = violated.filter((statement) => !listed.some((each) => each.facts.test(statement)));
  const unused = listed.filter((each) => !violated.some((statement) => each.facts.test(statement)));
  return [...unlisted, ...unused.map(({ facts }) => `no deviation ${facts.source}`)];
}

const schema30 = 'https://spec.openapis.org/oas/3.0/schema';

/** Whether each document is one of its version of OpenAPI, and of no other. */
export async function areValid(compat: JsonObject, reduced: JsonObject): Promise<boolean> {
  const problems = await lintWithMetaSchema(compat);
  const [ofCompat, ofReduced] = await Promise.all([validate(schema30, compat), validate(schema30, reduced)]);
  return problems.length === 0 && ofReduced.valid && !ofCompat.valid;
}
