import type { LostResponse, Model, Operation, Response, Schema } from '../../model/index.ts';
import { isJson, isText } from '../../model/media-types.ts';
import { camel, lowerFirst, pascal } from '../../model/names.ts';
import { errorClass } from '../../../src/client/errors.ts';
import { methodOf } from './operations-module.ts';
import {
  bodyArgument,
  created,
  type FormArgument,
  formOf,
  idsOf,
  isIdentity,
  methodResult,
  optionsOf,
} from './signature.ts';
import { block, indent, interfaceOf, member } from './declarations.ts';
import { bodyTypePath, parameterTypePath, responseTypePath, TypeNames } from './type-names.ts';

/**
 * The declarations `namespaces`: an interface per namespace with a method per operation, the types of their arguments and
 * results, and the names of what has guards.
 */
export function methodsDeclaration(model: Model): string {
  const types = new TypeNames(model);
  const groups = model.tags.map((tag) => {
    const operations = model.operations.filter((operation) => operation.tag.name === tag.name);
    const type = types.unusedName(tag.type, `${tag.type}Methods`);
    const texts = operations.map((operation) => renderOperation(model, operation, types));
    const description = tag.description || `The operations of ${tag.name}.`;
    const methods = texts.map(({ method }) => method);
    const declarations = texts.flatMap((each) => each.declarations);
    return {
      text: [...declarations, interfaceOf(description, type, methods)].join('\n\n'),
      property: block([description], `readonly ${tag.namespace}: ${type};`),
      short: operations.every(({ shorthandOf }) => shorthandOf !== undefined),
    };
  });
  const namespaces = (name: string, what: string, short: boolean): string => {
    const members = groups.filter((group) => group.short === short).map(({ property }) => indent(property));
    const comment = `/** The methods of ${what}, by the tags of the contract. */`;
    return [comment, `export type ${name} = {`, ...members, '};'].join('\n');
  };
  const text = [
    ...groups.map((group) => group.text),
    namespaces('Namespaces', 'the client', false),
    namespaces('RawNamespaces', 'shorthand endpoints', true),
    errorBodies(model, types),
    ...guardTypes(model, types),
  ].join('\n\n');
  const imports = [
    ['../../../src/client/file-input.ts', ['FileInput']],
    ['../../../src/client/allowed.ts', ['Action', 'GuardedFields']],
    ['../../../src/client/options.ts', ['RequestOptions', 'ResponsePromise', 'UploadOptions']],
    ['@docproc/types', [...types.used].sort()],
  ] as const;
  const code = text.replace(/\/\*\*[^]*?\*\//g, '');
  const lines = imports.flatMap(([from, names]) => {
    const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
    return used.length > 0 ? [`import type { ${used.join(', ')} } from '${from}';`] : [];
  });
  return `${lines.join('\n')}\n\n${text}\n`;
}

/** Declares the types of the bodies of errors, by the statuses for which every operation that lists them has a schema. */
function errorBodies({ operations }: Model, types: TypeNames): string {
  const found = new Map<string, Set<string>>();
  for (const operation of operations) {
    for (const { status, success, contents } of operation.responses) {
      if (success) continue;
      const json = contents.find(({ mediaType }) => isJson(mediaType));
      const typePath = json ? responseTypePath(operation, status, json.mediaType) : '';
      const known = found.get(status) ?? new Set();
      found.set(status, known.add(types.of(json?.schema, typePath)));
    }
  }
  const members = [...found].filter(([status, all]) => /^\d+$/.test(status) && !all.has('unknown'));
  return [
    '/** Bodies of errors by status, where the contract has a schema for each of them. */',
    'export interface ErrorBodies {',
    ...members.map(([status, all]) => `  ${status}: ${[...all].join(' | ')};`),
    '}',
  ].join('\n');
}

/** Names for what guards are about: `TaskAction` and `TaskFields`. */
function guardTypes({ resources, operations }: Model, types: TypeNames): string[] {
  return Object.values(resources).flatMap(({ name, noun }) => {
    const guarded = operations.some(
      ({ transition }) =>
        transition?.record === name && !transition.creates && Object.keys(transition.from ?? {}).length > 0,
    );
    if (!guarded) return [];
    return [
      `/** The operations on a ${noun} that \`can\` knows, by their names in the client. */
export type ${types.unusedName(`${name}Action`)} = Action<'${name}'>;`,
      `/** The fields of a ${noun} that its guards look at. */
export type ${types.unusedName(`${name}Fields`)} = GuardedFields<'${name}'>;`,
    ];
  });
}

interface Rendered {
  /** The types of its arguments and its result. */
  declarations: string[];
  method: string;
}

function renderOperation(model: Model, operation: Operation, types: TypeNames): Rendered {
  const declarations: string[] = [];
  const ids = idsOf(operation);
  const { body } = operation;
  const given = ids.map(({ name, schema }) => {
    const type = types.parameter(schema, parameterTypePath(operation, 'path', name, true));
    // What has no type in the contract is text all the same.
    return `${camel(name)}: ${type === 'unknown' ? 'string' : type}`;
  });

  const form = formOf(operation);
  let bodyType: string | undefined;
  if (form) bodyType = inputType(operation, form, types, declarations);
  else if (body?.kind === 'json') bodyType = types.of(body.schema, bodyTypePath(operation));
  else if (body) bodyType = isText(body.mediaType) ? 'string' : 'Blob | ArrayBuffer | string';
  const argument = bodyArgument(operation);
  if (body?.required) given.push(`${argument}: ${bodyType}`);

  const base = form ? 'UploadOptions' : 'RequestOptions';
  const members = optionsOf(operation)
    .filter(({ option }) => !isIdentity(option))
    .map(({ parameter: { name, in: where, required, deprecated, description, schema }, option }) => {
      const type = types.parameter(schema, parameterTypePath(operation, where, name, required));
      return member(option, type, required, [description, ...(deprecated ? ['@deprecated'] : [])]);
    });
  if (body && !body.required) members.push(member('body', bodyType ?? 'unknown', false, [body.description]));
  const needed = optionsOf(operation).some(
    ({ parameter, option }) => parameter.required && !isIdentity(option),
  );
  let options = base;
  if (members.length > 0) {
    options = types.unusedName(`${pascal(operation.id)}Options`);
    const description = `Options of \`${methodOf(operation)}\`.`;
    declarations.push(interfaceOf(description, `${options} extends ${base}`, members));
  }
  given.push(`options${needed ? '' : '?'}: ${options}`);
  const result = resultType(operation, types, declarations);
  const signature = `${operation.name}(${given.join(', ')}): ResponsePromise<${result}>;`;
  return { declarations, method: block(comment(model, operation, argument), signature) };
}

/** Declares the argument for a form, once for each schema. */
function inputType(
  operation: Operation,
  form: FormArgument,
  types: TypeNames,
  declarations: string[],
): string {
  const { body } = operation;
  const schema = body?.type ?? operation.id;
  const known = types.inputs.get(schema);
  if (known) return known;
  const name = types.unusedName(
    `${created(operation) ?? pascal(operation.id)}Input`,
    `${pascal(operation.id)}Input`,
  );
  types.inputs.set(schema, name);
  const files = form.files.map(({ inputName, many, required = false, property }) =>
    member(inputName, many ? 'readonly FileInput[]' : 'FileInput', required, [property.description]),
  );
  const fields = form.fields.map(({ name: field, required, description, schema: value }) => {
    const typePath = body?.type
      ? `${types.of(body.schema, '')}['${field}']`
      : `${bodyTypePath(operation)}['${field}']`;
    const type = types.of(value.contentSchema ?? value, required ? typePath : `NonNullable<${typePath}>`);
    return member(field, type.endsWith('[]') ? `readonly ${type}` : type, required, [description]);
  });
  declarations.push(interfaceOf(`What \`${methodOf(operation)}\` sends.`, name, [...files, ...fields]));
  return name;
}

/** Returns the type of a result, and declares it where it is more than the value. */
function resultType(operation: Operation, types: TypeNames, declarations: string[]): string {
  const { success, responses } = operation;
  const { kind, status, mediaType, result } = methodResult(operation);
  if (kind === 'none') return 'void';
  const typePath = responseTypePath(operation, status, mediaType);
  const isOne = isJson(mediaType) && !success.optional && success.others.length === 0;
  const any = isOne ? types.of(success.schema, typePath) : 'unknown';
  const simple = { text: 'string', blob: 'Blob', any } as Partial<Record<typeof kind, string>>;
  const typeOf = (schema: Schema | undefined, at: string): string =>
    types.of(schema, kind === 'payload' ? `${at}['payload']` : at);
  const value =
    simple[kind] ??
    union([
      typeOf(success.value, typePath),
      ...success.others.map((other) =>
        typeOf(other.value, responseTypePath(operation, other.status, other.mediaType)),
      ),
    ]);
  if (result === undefined) return value;
  const name = types.unusedName(`${pascal(operation.name)}Result`, `${pascal(operation.id)}Result`);
  const members = [
    member(result, value, true, [success.value?.name ? '' : (success.value?.description ?? '')]),
    ...success.siblings.map((each) =>
      member(each.name, types.of(each.schema, `${typePath}['${each.name}']`), each.required, [
        each.description,
      ]),
    ),
  ];
  const partial = responses.find((response) => success.partial.includes(response.status));
  if (partial) {
    const meaning = `Whether the status was ${partial.status}: ${lowerFirst(partial.description)}`;
    members.push(member('partial', 'boolean', true, [meaning]));
  }
  declarations.push(interfaceOf(`Result of \`${methodOf(operation)}\`.`, name, members));
  return name;
}

const union = (types: string[]): string => [...new Set(types)].join(' | ');

/** The comment of a method: how the contract describes the operation. */
function comment(model: Model, operation: Operation, argument: string): string[] {
  const { id, method, path, summary, description, scopes, body, responses, questions } = operation;
  const lost = model.lostResponse(operation);
  return [
    `${summary}.`,
    '',
    `\`${id}\`: ${method} ${path}`,
    ...paragraph(description),
    ...paragraph(lostResponse(lost)),
    '',
    `- ${scopes.length > 1 ? 'Scopes' : 'Scope'}: ${scopes.map(spellings).join(' and ') || 'not specified'}`,
    `- Statuses: ${responses.map(({ status }) => status).join(', ')}`,
    ...(questions.length > 0 ? [`- Open questions: ${questions.join(', ')}`] : []),
    '',
    ...idsOf(operation).map(({ name, description: text }) => `@param ${camel(name)} ${text}`.trimEnd()),
    ...(body?.required ? [`@param ${argument} ${body.description || 'What to send.'}`] : []),
    '@param options Options of this request.',
    `@returns ${responses
      .filter(({ success }) => success)
      .map(line)
      .join('\n')}`,
    ...responses
      .filter(({ success }) => !success)
      .map((each) => `@throws {${className(each)}} ${line(each)}`),
    ...(operation.deprecated ? ['@deprecated'] : []),
  ];
}

function spellings([scope, ...others]: string[]): string {
  const also = others.map((each) => `\`${each}\``).join(', ');
  return `\`${scope}\`${also ? ` (also written ${also})` : ''}`;
}

const paragraph = (text: string): string[] => (text ? ['', text] : []);

const lostResponse = ({ repeatSafety, advice }: LostResponse): string =>
  repeatSafety === 'none'
    ? ''
    : `If no response is received (\`ConnectionError\` unless its \`sent\` is false, \`TimeoutError\`, \`AbortError\`):\n${advice}`;

const line = ({ status, description }: Response): string => `${status}: ${description}`;

/** The class that the client throws for a status or a range. */
const className = ({ status }: Response): string => errorClass(Number(status.replace('XX', '99'))).name;
