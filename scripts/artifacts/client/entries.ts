import {
  type Contract,
  type Json,
  operations,
  ownResponse,
  type Parameter,
  resolve,
  type Response,
  type Schema,
} from '../../model/bundle.ts';

/** The shapes of the extensions that are read here; extensions.schema.yaml has them in full. */
export interface Transition {
  record: string;
  from?: Record<string, { in?: Json[]; notIn?: Json[] }>;
  conditions?: { description: string }[];
  creates?: object[];
  reversible?: boolean;
}
type Limits = Record<string, { value: number; unit: string }>;
type Scope = { spellings: string[] };

/** An operation, with everything looked up that the modules below say of it. */
export interface Entry {
  id: string;
  tag: string;
  /** Name of the method: the operationId without the noun of its tag. */
  name: string;
  /** `GET`, `POST`, … */
  verb: string;
  path: string;
  /** The paragraphs of its comment. */
  summary: string;
  description: string;
  /** Path parameters that a caller gives with each call. */
  ids: Parameter[];
  /** Every spelling of the scope, that of the operation first. */
  scopes: string[];
  responses: [status: string, response: Response][];
  body: { type: string; required: boolean; multipart: boolean } | undefined;
  limits: Limits | undefined;
  /** Name and schema of the success body; no name if its shape is not known. */
  result: { name: string | undefined; schema: Schema };
  transition: Transition | undefined;
  questions: string[];
}

/** Every operation of the contract, in its order. */
export function readEntries({ document }: Contract): Entry[] {
  const schemes = Object.values(document.components.securitySchemes ?? {});
  const aliases = schemes.flatMap((scheme) => (scheme['x-scope-aliases'] ?? []) as unknown as Scope[]);
  return operations(document).map(({ path, method, operation, parameters }): Entry => {
    const { operationId, tags: [tag = 'Other'] = [], security: [requirement = {}] = [] } = operation;
    const responses = Object.entries(operation.responses).map(([status, response]): [string, Response] => [
      status,
      ownResponse(document, response),
    ]);
    const success = responses.find(([status]) => status.startsWith('2'))?.[1];
    const schema = success?.content?.['application/json']?.schema ?? {};
    const request = operation.requestBody && resolve(document, operation.requestBody);
    const [media, content] = Object.entries(request?.content ?? {})[0] ?? [];
    const [scope] = Object.values(requirement).flat();
    const others = aliases.find(({ spellings }) => scope && spellings.includes(scope))?.spellings ?? [];
    return {
      id: operationId,
      tag,
      name: lowerFirst(operationId.replace(tag.replace(/s$/, ''), '')),
      verb: method.toUpperCase(),
      path,
      summary: operation.summary ?? operationId,
      description: operation.description?.trim() ?? '',
      ids: parameters.filter(({ name }) => !/^(team|project)_?id$/i.test(name)),
      scopes: scope ? [scope, ...others.filter((other) => other !== scope)] : [],
      responses,
      body: content && {
        type: refName(content.schema) ?? 'unknown',
        required: request?.required ?? false,
        multipart: media === 'multipart/form-data',
      },
      limits: content?.['x-limits'] as unknown as Limits | undefined,
      result: { name: refName(schema), schema: resolve(document, schema) },
      transition: operation['x-transition'] as unknown as Transition | undefined,
      questions: (operation['x-open-questions'] ?? []) as string[],
    };
  });
}

/** The name of the component that a schema refers to. */
export const refName = (schema: Schema | undefined): string | undefined => schema?.$ref?.split('/').at(-1);
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const camel = (name: string): string =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
