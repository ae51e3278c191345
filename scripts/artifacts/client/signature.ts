/** How an operation looks as a method of the client. The data, the declarations and the samples go by it. */
import type { FileField } from '../../../src/client/operation.ts';
import type { UploadOptions } from '../../../src/client/options.ts';
import { isJson, isText } from '../../model/media-types.ts';
import { camel, lowerFirst, pascal, singular } from '../../model/names.ts';
import type { Operation, Parameter, Property, Schema } from '../../model/index.ts';

interface OptionParameter {
  parameter: Parameter & { in: 'query' | 'header' };
  /** Name of the option. */
  option: string;
}

/** A form as the argument of a method. */
export interface FormArgument {
  files: (FileField & { property: Property })[];
  /** Fields that the client fills in, with the option that has their value. */
  filled: Record<string, 'teamId' | 'projectId'>;
  /** The other fields. */
  fields: Property[];
}

/** Options that every method has: a parameter of the same name gets another name. */
const reserved: Record<keyof UploadOptions | 'body', true> = {
  body: true,
  checkLimits: true,
  headers: true,
  projectId: true,
  maxResponseSize: true,
  onProgress: true,
  maxRetryAfter: true,
  maxRetryDelay: true,
  retries: true,
  retryDelay: true,
  retryWrites: true,
  signal: true,
  teamId: true,
  timeout: true,
  totalTimeout: true,
};

/** Returns the parameters of the path that are arguments, in the order of the path. */
export const idsOf = ({ path, parameters }: Operation): Parameter[] =>
  parameters
    .filter((parameter) => parameter.in === 'path' && !parameter.option)
    .sort((a, b) => path.indexOf(`{${a.name}}`) - path.indexOf(`{${b.name}}`));

/** The record that an operation creates. */
export const created = ({ transition, resource, crud }: Operation): string | undefined =>
  transition?.creates?.find(({ per }) => per === 'request')?.record ??
  (crud?.action === 'create' ? resource : undefined);

/** Name of the argument for the body. */
export const bodyArgument = (operation: Operation): string =>
  formOf(operation) ? lowerFirst(created(operation) ?? 'input') : 'body';

/** Returns the parameters that are options. */
export function optionsOf({ parameters }: Operation): OptionParameter[] {
  const taken = new Set<string>();
  return parameters.flatMap((parameter) => {
    const { name, in: where } = parameter;
    if (where === 'path' || where === 'cookie' || !parameter.isRead) return [];
    const own = camel(name);
    const clashes = taken.has(own) || (own in reserved && !isIdentity(own));
    const option = clashes ? `${own}${pascal(where)}` : own;
    taken.add(option);
    return [{ parameter: { ...parameter, in: where }, option }];
  });
}

/** Whether an option has a default from the client. */
export const isIdentity = (option: string): option is 'teamId' | 'projectId' =>
  option === 'teamId' || option === 'projectId';

/** Returns the form that an operation sends; undefined if it sends none. */
export function formOf({ body }: Operation): FormArgument | undefined {
  if (body?.kind !== 'form') return undefined;
  const form: FormArgument = { files: [], filled: {}, fields: [] };
  for (const property of body.schema.properties) {
    const { name, required, schema } = property;
    const option = camel(name);
    if (body.files.includes(property)) {
      const many = schema.items !== undefined;
      form.files.push({ name, inputName: many ? `${singular(name)}s` : name, many, required, property });
    } else if (required && isIdentity(option)) form.filled[name] = option;
    else form.fields.push(property);
  }
  return form;
}

interface MethodResult {
  kind: 'payload' | 'value' | 'any' | 'none' | 'text' | 'blob';
  /** Status and media type of the response that has the value. */
  status: string;
  mediaType: string;
  /** Whether the value is an array. */
  list: boolean;
  /** Property for the value, where the method returns more than the value. */
  result: string | undefined;
}

export function methodResult({ responses, success }: Operation): MethodResult {
  const { kind, partial, statuses, siblings, value, list, others, optional } = success;
  const response = responses.find((each) => statuses.includes(each.status) && each.contents.length > 0);
  const mediaType = response?.contents[0]?.mediaType ?? 'application/json';
  const record = list && value?.items ? `${value.items.name ?? 'item'}s` : (value?.name ?? 'payload');
  const form = formOfValue(kind, mediaType);
  const isValue = form === 'payload' || form === 'value';
  const shape = shapeOf(value);
  // The client reads one form. What has several, or no members, is returned as it is.
  const isOther =
    optional ||
    (isValue && !shape) ||
    others.some((other) => formOfValue(other.kind, other.mediaType) !== form);
  const wrapped = siblings.length > 0 || (partial.length > 0 && kind !== 'empty');
  return {
    kind: isOther ? 'any' : form,
    list: isValue && !isOther && shape === 'array',
    status: response?.status ?? '',
    mediaType,
    result: wrapped && !isOther ? lowerFirst(record) : undefined,
  };
}

function formOfValue(kind: Operation['success']['kind'], mediaType: string): MethodResult['kind'] {
  if (kind === 'empty') return 'none';
  if (isJson(mediaType)) return kind === 'envelope' ? 'payload' : kind === 'flat' ? 'value' : 'any';
  if (isText(mediaType)) return 'text';
  return mediaType.includes('*') ? 'any' : 'blob';
}

/** Returns what every value of a schema is; undefined if it is neither, or can be both. */
function shapeOf(schema: Schema | undefined): 'object' | 'array' | undefined {
  if (!schema || schema.nullable) return undefined;
  const { types, properties, items, alternatives } = schema;
  const own = properties.length > 0 ? 'object' : items && 'array';
  const all = types.length > 0 ? types : alternatives.length > 0 ? alternatives.map(shapeOf) : [own];
  const [shape, ...others] = new Set(all);
  return others.length === 0 && (shape === 'object' || shape === 'array') ? shape : undefined;
}
