import { readFileSync } from 'node:fs';
import { InputError } from '../../lib/cli.ts';
import { root } from '../../lib/package-json.ts';
import type { Model, Operation, Schema } from '../../model/index.ts';

/** Names that TypeScript, and the declarations of the client and of the types have for something else than schemas. */
const reserved: ReadonlySet<string> = new Set([
  ...'Namespaces RawNamespaces components operations paths webhooks ArrayBuffer Blob NonNullable'.split(' '),
  ...'Array Record WithRequired any bigint boolean never null number object string symbol undefined'.split(
    ' ',
  ),
  ...'unknown void class const default enum export function import interface type'.split(' '),
  // What the client exports.
  ...[
    ...readFileSync(new URL('src/client/index.ts', root), 'utf8').matchAll(/^export (?:type )?\{([^}]*)\}/gm),
  ]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.replace(/^\s*type /, '').trim()),
]);

/** @throws InputError if a schema has a name that means something else in the declarations */
export function assertNames(typeNames: Model['typeNames']): Model['typeNames'] {
  const wrong = Object.keys(typeNames).find((name) => reserved.has(name));
  if (wrong === undefined) return typeNames;
  throw new InputError(
    `openapi/schemas/${wrong}.yaml: the declarations of the client have the name \`${wrong}\` for something else. Rename the schema.`,
  );
}

/** Names of TypeScript for schemas and operations, and which of them a module has to import. */
export class TypeNames {
  /** Types of the contract that were named. */
  readonly used = new Set<string>();
  /** Types of the arguments for forms, by the schema of the form. */
  readonly inputs = new Map<string, string>();
  readonly #taken: Set<string>;

  readonly #ofSchemas: Model['typeNames'];

  constructor({ typeNames }: Model) {
    this.#ofSchemas = assertNames(typeNames);
    this.#taken = new Set([...Object.values(typeNames), ...reserved]);
  }

  /** Returns the first name that no other type has, and keeps it. */
  unusedName(...names: string[]): string {
    const [last = ''] = names.slice(-1);
    let name = names.find((each) => !this.#taken.has(each)) ?? last;
    while (this.#taken.has(name)) name += '_';
    this.#taken.add(name);
    return name;
  }

  /**
   * Returns the type of a schema: its name, or what the declarations of the contract have at a path.
   *
   * @param typePath the type where the schema is, such as `operations['getTask']['responses'][200]`
   */
  of(schema: Schema | undefined, typePath: string): string {
    if (schema?.name !== undefined) {
      const name = this.#ofSchemas[schema.name] ?? schema.name;
      this.used.add(name);
      return name;
    }
    if (!schema || isAnything(schema)) return 'unknown';
    const { types, nullable, values, items, prefixItems } = schema;
    const [type = ''] = types;
    if (types.length === 1 && !nullable && !values) {
      if (type === 'string' || type === 'boolean') return type;
      if (type === 'number' || type === 'integer') return 'number';
    }
    if (items && !nullable && prefixItems.length === 0) {
      const item = this.of(items, `${typePath}[number]`);
      return `${/^[\w[\]'"/]+$/.test(item) ? item : `(${item})`}[]`;
    }
    if (typePath.includes('operations[')) this.used.add('operations');
    return typePath;
  }

  /** Returns the type of a parameter: an array is not changed. */
  parameter(schema: Schema, typePath: string): string {
    const type = this.of(schema, typePath);
    return type.endsWith('[]') ? `readonly ${type}` : type;
  }
}

const isAnything = ({ types, properties, alternatives, values, items }: Schema): boolean =>
  types.length + properties.length + alternatives.length === 0 && values === undefined && items === undefined;

/** Returns the type of the content of a response in the declarations of the contract. */
export const responseTypePath = ({ id }: Operation, status: string, mediaType: string): string =>
  `operations['${id}']['responses'][${/^\d+$/.test(status) ? status : `'${status}'`}]['content']['${mediaType}']`;

/** Returns the type of the request body in the declarations of the contract. */
export function bodyTypePath({ id, body }: Operation): string {
  const typePath = `operations['${id}']['requestBody']`;
  return `${body?.required ? typePath : `NonNullable<${typePath}>`}['content']['${body?.mediaType}']`;
}

/** Returns the type of a parameter in the declarations of the contract. */
export const parameterTypePath = (
  { id }: Operation,
  where: string,
  name: string,
  required: boolean,
): string => {
  const group = `operations['${id}']['parameters']['${where}']`;
  const typePath = `NonNullable<${group}>['${name}']`;
  return required ? typePath : `NonNullable<${typePath}>`;
};
