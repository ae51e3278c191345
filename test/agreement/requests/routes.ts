/** Requests that the contract has no operation for: other methods, other paths. */
import { methods } from '../../../scripts/model/document.ts';
import type { Model } from '../../../scripts/model/index.ts';
import { usual, type RequestCase } from './request.ts';

/** HEAD follows from GET, and OPTIONS asks for what is allowed: HTTP specifies both. */
const ofHttp = new Set(['head', 'options', 'trace']);

export function* routeCases(model: Model): Generator<RequestCase> {
  for (const operation of model.operations) {
    const operations = model.operations.filter(({ path }) => shape(path) === shape(operation.path));
    if (operation !== operations[0]) continue;
    const { body: _, value: __, ...base } = usual(operation, model);
    const rejected = { ...base, aspect: 'route' as const, valid: false };
    const known = new Set(operations.map(({ method }) => method.toLowerCase()));
    for (const method of methods.filter((each) => !known.has(each) && !ofHttp.has(each))) {
      const label = `${operation.id} with ${method.toUpperCase()}`;
      yield { ...rejected, label, method: method.toUpperCase(), rejectedWith: ['404', '405'] };
    }
    const label = `${operation.id} below its path`;
    yield { ...rejected, label, suffix: '/nothing-here/at-all', rejectedWith: ['404'] };
  }
}

/** Paths that differ in the names of their parameters are one. */
const shape = (path: string): string => path.replaceAll(/\{[^{}]+\}/g, '{}');
