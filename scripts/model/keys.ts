/** What grants access to an operation: the bearer key with its scopes, and keys that schemes of the type `apiKey` declare. */
import type { Document, OperationObject, ScopeField } from './document.ts';
import { type Parameter, readParameter } from './messages.ts';
import { resolve } from './references.ts';
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
  const schemes = document.components.securitySchemes ?? {};
  const written = security ?? document.security ?? [];
  const requirements = written.filter(
    (requirement) => !Object.keys(requirement).some((name) => isUnsupported(document, name)),
  );
  const keyOf = (name: string): Parameter | undefined => {
    const written = schemes[name];
    if (!written) return undefined;
    const scheme = resolve(document, written);
    if (scheme.type !== 'apiKey' || scheme.name === undefined || scheme.in === undefined) return undefined;
    const required = requirements.every((requirement) => name in requirement);
    const { name: own, in: where, description = '' } = scheme;
    const parameter = { name: own, in: where, required, description, schema: text };
    return readParameter(
      document,
      { value: parameter, pointer: `#/components/securitySchemes/${name}` },
      read,
    );
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

/** The type of a security scheme, with the scheme of HTTP: `http bearer`. */
export function kindOfScheme(document: Document, name: string): string {
  const { type, scheme = '' } = resolve(
    document,
    document.components.securitySchemes?.[name] ?? { type: '' },
  );
  return `${type} ${scheme}`.trim().toLowerCase();
}

/** Whether neither the client sends what a scheme asks for nor the sandbox checks it. */
export function isUnsupported(document: Document, name: string): boolean {
  const kind = kindOfScheme(document, name);
  return kind === 'mutualtls' || (kind.startsWith('http ') && kind !== 'http bearer');
}

const text = { type: 'string' };
