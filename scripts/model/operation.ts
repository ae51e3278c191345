/** One operation of the contract, without what the others show of it. */
import { type OperationInDocument, member, entries, questionsWithin } from './references.ts';
import type { Document, ParameterObject, Reference, OperationObject, XScope } from './document.ts';
import { type SchemaReader, isPlain } from './schemas.ts';
import { readParameter, readResponse, readBody } from './messages.ts';
import { readSuccess } from './success.ts';
import { pascal, camel, methodName } from './names.ts';

export interface Tag {
  name: string;
  description: string;
  /** Name of the type in TypeScript: `Tasks`. */
  type: string;
  /** Name of the property of the client: `tasks`. */
  namespace: string;
}

/** An operation without what the others show of it. */
export type OperationWithoutCrud = ReturnType<typeof readOperation>;
/** The parameters of an operation as they are written, those of the path item first. */
const parametersInDocument = ({ item, operation }: OperationInDocument) =>
  [member(item, 'parameters'), member(operation, 'parameters')].flatMap((list) =>
    entries<ParameterObject | Reference>(list).map(([, each]) => each),
  );

/** Headers that OpenAPI describes elsewhere: parameters of these names have no effect. */
const ignoredHeader = /^(accept|content-type|authorization)$/i;

/** The parameters of an operation: one of its own replaces that of the path item. */
function readParameters(document: Document, written: OperationInDocument, read: SchemaReader) {
  const all = parametersInDocument(written)
    .map((each) => readParameter(document, each, read))
    .filter(({ name, in: where }) => where !== 'header' || !ignoredHeader.test(name));
  return [...new Map(all.map((each) => [`${each.in} ${each.name}`, each])).values()];
}

export function readOperation(
  document: Document,
  written: OperationInDocument,
  all: Map<string, OperationObject>,
  read: SchemaReader,
  scopes: XScope[],
) {
  const { path, method, item, operation: part } = written;
  const { value: operation, pointer } = part;
  const { operationId: id = `${method} ${path}`, tags: [tagName = 'Other'] = [] } = operation;
  const shorthandOf = operation['x-shorthand'];
  const full = all.get(shorthandOf ?? '') ?? operation;
  const security = operation.security ?? document.security;
  const responses = entries(member(part, 'responses'))
    .map(([status, response]) => readResponse(document, status, response, read))
    .sort((a, b) => order(a.status).localeCompare(order(b.status)));
  // Where no status below 400 is listed, `default` means success too.
  const listed = responses.some(({ status }) => /^[123]/.test(status));
  for (const response of responses) response.success ||= !listed && response.status === 'default';
  const declaredResource = full['x-resource'];
  const success = readSuccess(
    responses,
    declaredResource !== undefined && declaredResource.action !== 'list',
  );
  const transition = full['x-transition'];
  const tag: Tag = {
    name: tagName,
    description: document.tags?.find(({ name }) => name === tagName)?.description ?? '',
    type: pascal(tagName),
    namespace: camel(tagName),
  };
  return {
    /** operationId. */
    id,
    tag,
    /** Name of the method of the client. */
    name: methodName(id, tagName),
    /** `GET`, `POST`, … */
    method: method.toUpperCase(),
    path,
    /** JSON pointer of the operation into the bundle. */
    pointer,
    summary: operation.summary ?? id,
    description: operation.description?.trim() ?? '',
    deprecated: operation.deprecated ?? false,
    /** Parameters of every kind, those of the path item included. */
    parameters: readParameters(document, written, read),
    body: readBody(document, part, read),
    /** By status, each range before the statuses in it. */
    responses,
    success,
    /** Whether each alternative of its security is a bearer key alone, none needs a key, or others are needed. */
    authentication: readAuthentication(document, security),
    /** Every spelling of each scope that the first alternative needs, that of the operation first. */
    scopes: readScopes(security, scopes),
    /** The operation that this one is a shorthand for. */
    shorthandOf,
    /** That of the full operation, for a shorthand. */
    transition,
    /** What the contract states that it does to which resource, where its path and method do not show it. */
    declaredResource: declaredResource,
    resource:
      declaredResource?.record ??
      transition?.record ??
      (success.resourceSchema && isPlain(success.resourceSchema) ? undefined : success.resourceSchema?.name),
    /** The alternatives of the contract: a request needs the scopes of every scheme of one of them. */
    security: security ?? [],
    /** Whether requests go to other servers than those of the document. */
    servers: (operation.servers ?? item.value.servers) !== undefined,
    /** Names of the requests that the service sends because of it. */
    callbacks: Object.keys(operation.callbacks ?? {}),
    /** Ids of the open questions that the operation itself names. */
    questions: operation['x-open-questions'] ?? [],
    /** Ids of the open questions named anywhere in it, and in the operation that it is a shorthand for. */
    allQuestions: [...new Set([...questionsWithin(document, full), ...questionsWithin(document, operation)])],
  };
}

type Security = Record<string, string[]>[];

/** What states no security needs a bearer key. */
function readAuthentication(
  { components }: Document,
  security: Security | undefined,
): 'bearer' | 'none' | 'other' {
  if (security?.length === 0) return 'none';
  const isBearer = (name: string): boolean => {
    const scheme = components.securitySchemes?.[name];
    return scheme?.type !== 'apiKey' && (scheme?.scheme ?? 'bearer').toLowerCase() === 'bearer';
  };
  const isAlone = (names: string[]) => names.length > 0 && names.every(isBearer);
  return (security ?? []).every((each) => isAlone(Object.keys(each))) ? 'bearer' : 'other';
}

function readScopes(security: Security | undefined, scopesOfScheme: XScope[]): string[][] {
  const scopes = [...new Set(Object.values(security?.[0] ?? {}).flat())];
  const spellings = (scope: string) =>
    scopesOfScheme.find((each) => each.spellings.includes(scope))?.spellings;
  return scopes.map((scope) => [...new Set([scope, ...(spellings(scope) ?? [])])]);
}

/** Sorts `2XX` before `200`, and `default` last. */
const order = (status: string): string => status.replace('XX', '  ');
