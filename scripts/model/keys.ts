/** What grants access to an operation: the bearer key with its scopes, and keys that schemes of the type `apiKey` declare. */
import { type Document, type OperationObject, resolve, type ScopeField } from './document.ts';
import { type Parameter, readParameter } from './messages.ts';
import type { SchemaReader } from './schemas.ts';

/** What a request needs, all of it together. Without any of it, no key is needed. */
export interface Access {
  /** Whether the bearer key is needed. */
  bearer: boolean;
  /** Keys other than the bearer key. */
  keys: { in: string; name: string }[];
  /** Every spelling of each scope, that of the operation first; empty if any key will do or the scope is unknown. */
  scopes: string[][];
}

export interface Keys {
  /** Keys other than the bearer key, as parameters. One is required if every way of access needs it. */
  parameters: Parameter[];
  /** The ways of access, each of which is enough. */
  access: Access[];
}

export function readKeys(
  document: Document,
  { security }: OperationObject,
  read: SchemaReader,
  aliases: ScopeField[],
): Keys {
  const requirements = security ?? document.security ?? [];
  const schemes = document.components.securitySchemes ?? {};
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
    // What states no requirement needs the bearer key.
    access:
      (security ?? document.security) ? requirements.map(accessOf) : [{ bearer: true, keys: [], scopes: [] }],
  };

  function accessOf(requirement: Record<string, string[]>): Access {
    const keys = Object.keys(requirement).flatMap((name) => keyOf(name) ?? []);
    const scopes = [...new Set(Object.values(requirement).flat())];
    return {
      bearer: keys.length < Object.keys(requirement).length,
      keys: keys.map(({ in: where, name }) => ({ in: where, name })),
      scopes: scopes.map((scope) => [
        ...new Set([scope, ...(aliases.find(({ spellings }) => spellings.includes(scope))?.spellings ?? [])]),
      ]),
    };
  }
}

const text = { type: 'string' };
