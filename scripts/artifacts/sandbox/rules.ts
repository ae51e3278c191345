import { formats } from '../../../src/types/formats.ts';
import * as keywords from '../../../src/types/keywords.ts';
import type { Model } from '../../model/index.ts';

/** The schemas of a contract, as the sandbox judges values by them. */
export type SandboxRules = ReturnType<Model['schemaData']>;

export const readRules = (model: Model): SandboxRules => model.schemaData(Object.keys(keywords), formats);

/** Returns the keywords and formats that schemas have, and by which neither the sandbox nor the schemas of the types judge. */
export function unjudged(model: Model): string[] {
  const { of, ofParameters, left } = readRules(model);
  for (const operation of model.operations) {
    ofParameters(operation);
    const { schema } = operation.body ?? {};
    const returned = operation.responses.flatMap(({ contents }) => contents.map((each) => each.schema));
    const inTexts = (schema?.properties ?? []).map((field) => field.schema.contentSchema);
    for (const each of [schema, ...inTexts, ...returned]) of(each?.schemaObject);
  }
  return [...left].sort();
}
