/** Keys other than the bearer key, which schemes of the type `apiKey` declare. */
import { type Document, type OperationObject, resolve } from './document.ts';
import { type Parameter, readParameter } from './messages.ts';
import type { SchemaReader } from './schemas.ts';

export interface Keys {
  /** The keys as parameters. One is required if no other way of access has none. */
  parameters: Parameter[];
  /** Whether the bearer key alone gives access. */
  bearer: boolean;
}

export function readKeys(document: Document, { security }: OperationObject, read: SchemaReader): Keys {
  const requirements = security ?? document.security ?? [];
  const schemes = document.components.securitySchemes ?? {};
  const isKey = (name: string): boolean => schemes[name] !== undefined && keyOf(name) !== undefined;
  const keyOf = (name: string): Parameter | undefined => {
    const written = schemes[name];
    if (!written) return undefined;
    const scheme = resolve(document, written);
    if (scheme.type !== 'apiKey' || scheme.name === undefined || scheme.in === undefined) return undefined;
    const required = requirements.every((requirement) => name in requirement);
    const { name: own, in: where, description = '' } = scheme;
    return readParameter(document, { name: own, in: where, required, description, schema: text }, read);
  };
  const names = [...new Set(requirements.flatMap((requirement) => Object.keys(requirement)))];
  return {
    parameters: names.flatMap((name) => keyOf(name) ?? []),
    bearer:
      requirements.length === 0 || requirements.some((requirement) => !Object.keys(requirement).some(isKey)),
  };
}

const text = { type: 'string' };
