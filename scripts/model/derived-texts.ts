/**
 * Sentences that the build adds to the descriptions of operations. What they state is data of the contract, and people write
 * it once.
 */
import { code, list } from '../lib/markdown.ts';
import type { Document, OperationObject } from './document.ts';
import { nounOf } from './names.ts';
import { operationsInDocument, resolve } from './references.ts';

/** Ends the description of each operation with what its limits, transition and security state. */
export function describeOperations(document: Document): void {
  for (const { operation: part } of operationsInDocument(document)) {
    const { value: operation } = part;
    const { description = '' } = operation;
    const derived = [
      ...limits(document, operation),
      ...states(document, operation),
      ...reversibility(operation),
      ...scopes(document, operation),
    ].filter((sentence) => !description.includes(sentence));
    if (derived.length > 0) operation.description = `${description.trim()}\n\n${derived.join(' ')}`.trim();
  }
}

function limits(document: Document, { requestBody }: OperationObject): string[] {
  if (!requestBody) return [];
  const found = Object.values(resolve(document, requestBody).content ?? {}).flatMap((media) =>
    Object.values(resolve(document, media['x-limits'] ?? {})),
  );
  const counts = found
    .filter(({ unit }) => unit === 'files')
    .map(({ per, value, unit }) => `A ${per} can contain up to ${value} ${unit}.`);
  const sizes = found
    .filter(({ unit }) => unit !== 'files')
    .map(({ value, unit, per }) => `${value} ${unit} per ${per}`);
  return sizes.length === 0 ? counts : [...counts, `The maximum size is ${list(sizes, 'and')}.`];
}

/** The states in which the operation can be used. */
function states({ components }: Document, { 'x-transition': transition }: OperationObject): string[] {
  const { record = '', from } = transition ?? {};
  const lifecycles = Object.values(components.schemas ?? {}).map((schema) => schema['x-lifecycle']);
  const field = lifecycles.find((lifecycle) => lifecycle?.record === record)?.field;
  if (!from || field === undefined) return [];
  const { in: some, notIn: none } = from[field] ?? {};
  const noun = `The ${nounOf(record)}`;
  if (some) return [`${noun} must be in ${list(some.map(code))}.`];
  return [none ? `${noun} must not be in ${list(none.map(code))}.` : `${noun} can be in any ${field}.`];
}

function reversibility({ 'x-transition': transition }: OperationObject): string[] {
  if (transition?.reversible === undefined) return [];
  return [transition.reversible ? 'Reversible.' : 'Irreversible.'];
}

function scopes(document: Document, { security = document.security ?? [] }: OperationObject): string[] {
  const [needed = {}] = security;
  const names = [...new Set(Object.values(needed).flat())].map(code);
  if (names.length > 0)
    return [`Requires the ${names.length > 1 ? 'scopes' : 'scope'} ${list(names, 'and')}.`];
  const schemes = Object.keys(needed).map((name) => document.components.securitySchemes?.[name]);
  return schemes.some((scheme) => scheme?.['x-scope-aliases'])
    ? ['The required scope is not specified.']
    : [];
}

const scopeSentence =
  /\s*(Requires the scopes? (`[^`]+`(, | and )?)+|The required scope is not specified)\.$/;

/** Returns the description of an operation without its scope, for a page that lists every spelling of it. */
export const withoutScope = (description: string): string => description.replace(scopeSentence, '');
