/** What grants access to an operation: the bearer key with its scopes, and keys that schemes of the type `apiKey` declare. */
import { InputError } from '../lib/cli.ts';
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
  { operationId, security }: OperationObject,
  read: SchemaReader,
  aliases: ScopeField[],
): Keys {
  const schemes = document.components.securitySchemes ?? {};
  const written = security ?? document.security ?? [];
  const requirements = written.filter((requirement) => !Object.keys(requirement).some(isUnsupported));
  const [only] = written.flatMap((requirement) => Object.keys(requirement)).filter(isUnsupported);
  if (only !== undefined && requirements.length === 0) {
    throw new InputError(
      `openapi/security-schemes/${only}.yaml: ${operationId} needs the scheme \`${only}\` (${kindOf(only)}), which nothing can send or check. Add a way of access with a bearer token or a scheme of type apiKey to its \`security\`, or add the scheme to scripts/model/keys.ts, src/client/attempt.ts and src/sandbox/engine/access.ts.`,
    );
  }
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

  function kindOf(name: string): string {
    const { type, scheme = '' } = resolve(document, schemes[name] ?? { type: '' });
    return `${type} ${scheme}`.trim().toLowerCase();
  }

  /** Whether neither the client sends what a scheme asks for nor the sandbox checks it. */
  function isUnsupported(name: string): boolean {
    const kind = kindOf(name);
    return kind === 'mutualtls' || (kind.startsWith('http ') && kind !== 'http bearer');
  }

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
