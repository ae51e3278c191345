import { memberPointer } from '../../lib/pointer.ts';
import type * as Own from '../../../src/conformance/contract/types.ts';
import { omitUndefined } from '../../../src/shared/omit-undefined.ts';
import { isObject } from '../../../src/shared/json.ts';
import type { Rules } from '../../../src/types/judge.ts';
import type { Json, Operation, Schema } from '../../model/index.ts';
import { snake } from '../../model/names.ts';
import { limitPointer, schemaPointer } from '../../model/pointers.ts';
import { generatedValue } from '../generated-values.ts';
import { invalidBodies, type Judge } from './invalid.ts';

/** Returns what checks need of a request body. */
export function bodyData(
  operation: Operation,
  body: NonNullable<Operation['body']>,
  judgeOf: (schema: Schema) => Judge,
  rulesOf: (schema: Schema) => Rules,
): Own.TestedBody {
  const { required, mediaType, kind, schema, examples, limits, pointer: content } = body;
  const { pointer } = operation;
  const at = schema.name === undefined ? `${pointer}/requestBody` : schemaPointer(schema.name);
  const form = kind === 'form';
  const [file] = body.files;
  const shown = examples.map(({ name, value }) => ({
    name,
    value: file && isObject(value) ? { ...value, [file.name]: fileNames(value[file.name]) } : value,
  }));
  const open =
    schema.types.length === 0 && schema.properties.length === 0 && schema.alternatives.length === 0;
  const valid = shown.length > 0 || open ? shown : [{ name: 'sample', value: generatedValue(schema) }];
  const faulty = valid.flatMap(({ value }) =>
    form
      ? invalidForms(judgeOf, schema, value, at)
      : kind === 'json'
        ? invalidBodies(judgeOf(schema), schema, value, at)
        : [],
  );
  return {
    type: mediaType,
    kind,
    required,
    ...(kind === 'json' && { schema: rulesOf(schema) }),
    ...(file && { fileField: file.name }),
    texts: Object.fromEntries(
      (form ? schema.properties : []).flatMap(({ name, schema: { contentSchema } }) =>
        contentSchema ? [[name, rulesOf(contentSchema)]] : [],
      ),
    ),
    freeTexts: form
      ? schema.properties.filter((each) => isFreeText(each.schema)).map(({ name }) => name)
      : [],
    fields: schema.properties.map(({ name }) => name),
    inPath: fieldsInPath(operation, schema),
    valid,
    invalid: [...new Map(faulty.map((each) => [each.name, each])).values()],
    limits: Object.entries(limits).map(
      ([name, { value, unit, per, rejectedWith, openQuestions: questions = [] }]): Own.Limit =>
        omitUndefined({
          name,
          value,
          unit,
          per,
          rejectedWith,
          questions,
          pointer: limitPointer(content, name),
        }),
    ),
    pointer: at,
  };
}

/** Whether any text fits. */
const isFreeText = ({
  types,
  values,
  alternatives,
  contentSchema,
  mediaType,
  format,
  validationKeywords,
}: Schema): boolean =>
  types.join() === 'string' &&
  alternatives.length === 0 &&
  Object.keys(validationKeywords).length === 0 &&
  [values, contentSchema, mediaType, format].every((each) => each === undefined);

/** The fields that a path names too, with the keys of the parameters. Shorthand paths leave out the project. */
const fieldsInPath = ({ parameters }: Operation, { properties }: Schema): Record<string, string> => {
  const keys = [
    'project_id',
    ...parameters.filter((each) => each.in === 'path').map(({ snakeName }) => snakeName),
  ];
  const fields = properties.map(({ name }) => [name, snake(name)] as const);
  return Object.fromEntries(fields.filter(([, key]) => keys.includes(key)));
};

/** The file names in an example, which has a description in place of bytes. */
const fileNames = (value: Json | undefined): Json =>
  [value ?? []].flat().map((each) => /[\w-]+\.\w+/.exec(String(each))?.[0] ?? 'document.pdf');

/** Forms without a required field, with text that is no value of its field, and with JSON text that is none or does not fit. */
function invalidForms(
  judgeOf: (schema: Schema) => Judge,
  schema: Schema,
  valid: Json,
  pointer: string,
): Own.InvalidCase[] {
  if (!isObject(valid)) return [];
  const fields = new Map(schema.properties.map((property) => [property.name, property.schema]));
  const wrong = invalidBodies(judgeOf(schema), schema, valid, pointer).flatMap((each): Own.InvalidCase[] => {
    const { name, at, keyword, value } = each;
    if (keyword === 'required') return [each];
    const [, field = '', ...inner] = at.split('/');
    const { types, items, contentSchema } = fields.get(field) ?? {};
    // The items of an array are parts of the same name, and JSON text is a value of its own.
    if (!types || items || contentSchema || inner.length > 0) return [];
    if (keyword !== 'type') return [each];
    // Whatever a form sends is text.
    const isText = types.length === 0 || types.includes('string');
    return isText || !isObject(value) || value[field] === null || name.endsWith('-null')
      ? []
      : [{ ...each, value: { ...value, [field]: 'text' } }];
  });
  const texts = schema.properties.flatMap(({ name, schema: field }): Own.InvalidCase[] => {
    const { contentSchema: content } = field;
    if (!content) return [];
    const at = memberPointer(pointer, 'properties', name);
    const place = { name, at: `/${name}` };
    const faults = invalidBodies(judgeOf(content), content, innerValue(content), `${at}/contentSchema`);
    return [
      {
        ...place,
        name: `${name}-contentMediaType`,
        keyword: 'contentMediaType',
        value: { ...valid, [name]: '[{' },
        pointer: `${at}/contentMediaType`,
      },
      ...faults.map(({ name: inside, at: within, keyword, value, pointer: own }) => ({
        name: `${name}-${inside}`,
        at: `/${name}${within}`,
        keyword,
        value: { ...valid, [name]: JSON.stringify(value) },
        pointer: own,
      })),
    ];
  });
  return [...wrong, ...texts];
}

/** A value of the JSON text with one item, so that there is something to be wrong in it. */
const innerValue = (content: Schema): Json =>
  content.items ? [generatedValue(content.items)] : generatedValue(content);
