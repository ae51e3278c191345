/** The tools that check the contract. Each returns what it finds; none throws for bad input. */
import { join } from 'node:path';
import type { Json } from '../model/document.ts';
import type { Problem } from '../lib/problem.ts';
import { lint } from '../lib/redocly.ts';

const home = join(import.meta.dirname, '../..');

/** Runs Redocly over the root files, with the rules of redocly.yaml. */
export const lintWithRedocly = (roots: string[]): Promise<Problem[]> =>
  lint(roots, join(home, 'redocly.yaml'));

/** Checks a bundle against the schema of OpenAPI 3.1 with JSON Schema 2020-12. Reads nothing from the network. */
export async function lintWithMetaSchema(bundle: Json): Promise<Problem[]> {
  const { validate } = await import('@hyperjump/json-schema/openapi-3-1');
  const result = await validate('https://spec.openapis.org/oas/3.1/schema-draft-2020-12', bundle, 'BASIC');
  const errors = result.valid ? [] : (result.errors ?? []);
  const found = errors.map(({ instanceLocation, absoluteKeywordLocation }) => ({
    location: `generated/openapi.json${decodeURI(instanceLocation)}`,
    message: `OpenAPI 3.1 does not allow this here. Correct the source of it; the rule is ${absoluteKeywordLocation}`,
    rule: 'oas-3.1',
  }));
  // The errors at one location are branches of one rule; the first is enough.
  return found.filter(
    ({ location }, index) => found.findIndex((other) => other.location === location) === index,
  );
}
