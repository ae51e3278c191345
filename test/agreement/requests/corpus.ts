/** One corpus of requests, each valid or invalid, made from the model of a contract: a new operation has its cases too. */
import type { Model } from '../../../scripts/model/index.ts';
import { accessCases } from './access.ts';
import { contentCases } from './contents.ts';
import { parameterCases } from './parameters.ts';
import type { RequestCase } from './request.ts';
import { routeCases } from './routes.ts';
import { stateCases } from './states.ts';

/** Returns the requests. Labels are unique. */
export function requestCorpus(model: Model): RequestCase[] {
  const all = [parameterCases, accessCases, contentCases, routeCases, stateCases].flatMap((cases) => [
    ...cases(model),
  ]);
  return [...new Map(all.map((each) => [each.label, each])).values()];
}
