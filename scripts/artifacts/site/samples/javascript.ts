import type { Json } from '../../../model/index.ts';
import { callText, indentRest, literal, maxWidth, urlParts } from './literals.ts';
import { type Field, type Result, type SampleRequest, target } from './sample-request.ts';

const js = (value: Json): string => literal(value, 'javascript');

/** A request with `fetch`. */
export function javascript({
  operation,
  url,
  query,
  headers,
  json,
  text,
  form,
  result,
}: SampleRequest): string {
  const { method, body } = operation;
  const all = [
    ['authorization', `Bearer ${target.apiKey}`],
    ...headers,
    ...(json === undefined ? [] : [['content-type', body?.mediaType ?? '']]),
  ];
  const search = query.length > 0 ? `?${new URLSearchParams(query).toString()}` : '';
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    `headers: ${js(Object.fromEntries(all) as Json)}`,
    ...(json === undefined ? [] : [`body: JSON.stringify(${js(json)})`]),
    ...(text === undefined ? [] : [`body: ${js(text)}`]),
    ...(form ? ['body: form'] : []),
  ];
  const urls = urlParts(url + search).map(js);
  return [
    ...(form ? formLines(form) : []),
    `const url =${urls.length > 1 ? '\n  ' : ' '}${urls.join(' +\n  ')};`,
    'const response = await fetch(url, {',
    ...options.map((option) => `  ${indentRest(option)},`),
    '});',
    'if (!response.ok) {',
    '  const reason = await response.text();',
    '  throw new Error(`${response.status}: ${reason}`);',
    '}',
    ...reading(result),
  ].join('\n');
}

function formLines(form: Field[]): string[] {
  const files = form.some(({ file }) => file);
  return [
    ...(files ? [`import { openAsBlob } from 'node:fs';`, ''] : []),
    'const form = new FormData();',
    ...form.map(appended),
    '',
  ];
}

function appended(field: Field): string {
  const name = js(field.name);
  const value = js(field.value);
  if (field.file) return callText('form.append', [name, `await openAsBlob(${value})`, value], ';');
  const given = field.json === undefined ? value : callText('JSON.stringify', [js(field.json)], '');
  return callText('form.append', [name, given], ';');
}

function reading(result: Result): string[] {
  const { kind, one, many, listPath, fields, siblings, partial, empty } = result;
  if (kind === 'none') return ['console.log(response.status);'];
  if (kind === 'blob') return ['console.log((await response.blob()).size);'];
  if (kind === 'any' || kind === 'text') return ['console.log(await response.text());'];
  const inner =
    many === undefined ? one : listPath.reduceRight((inside, name) => property(name, inside), many);
  const wrapped = kind === 'payload' || listPath.length > 0;
  const pattern = kind === 'payload' ? `{ ${[`payload: ${inner}`, ...siblings].join(', ')} }` : inner;
  const absent = empty.map((status) => `response.status === ${status}`).join(' || ');
  const nothing = wrapped ? '{}' : 'undefined';
  return [
    `const ${pattern} = ${absent && `${absent} ? ${nothing} : `}await response.json();`,
    ...printed({ one, many, fields, optional: absent !== '', siblings: partial.length > 0 ? [] : siblings }),
    ...partialLines(isPartial(partial), result),
  ];
}

/** Lines that print what else a partial success returns. */
export const partialLines = (condition: string, { partial, siblings }: Result): string[] =>
  partial.length === 0
    ? []
    : block(`if (${condition})`, `console.log(${["'Partial success:'", ...siblings].join(', ')});`);

/** A statement on the line of its condition, or below it where it does not fit. */
function block(head: string, statement: string): string[] {
  const short = `${head} ${statement}`;
  return short.length <= maxWidth ? [short] : [`${head} {`, `  ${statement}`, '}'];
}

const isPartial = (statuses: string[]): string =>
  statuses.map((status) => `response.status === ${status}`).join(' || ');

const property = (name: string, variable: string): string =>
  name === variable ? `{ ${name} }` : `{ ${name}: ${variable} }`;

/** Lines that print a record, or each record of an array, and its sibling values. */
export function printed(shown: {
  one: string;
  /** The expression of a list. */
  many: string | undefined;
  fields: string[];
  /** Whether there may be no record. */
  optional: boolean;
  siblings: string[];
}): string[] {
  const { one, many, fields, optional, siblings } = shown;
  const mark = optional && many === undefined ? '?' : '';
  const values = fields.length === 0 ? [one] : fields.map((field) => `${one}${mark}${member(field)}`);
  if (many === undefined) return [`console.log(${[...values, ...siblings].join(', ')});`];
  return [
    ...block(
      `for (const ${one} of ${many}${optional ? ' ?? []' : ''})`,
      `console.log(${values.join(', ')});`,
    ),
    ...(siblings.length > 0 ? [`console.log(${siblings.join(', ')});`] : []),
  ];

  function member(field: string): string {
    if (/^[A-Za-z_$][\w$]*$/.test(field)) return `.${field}`;
    return `${mark && '?.'}[${js(field)}]`.replace('??.', '?.');
  }
}
