import { formatted, urlParts } from './format.ts';
import { type Field, type Result, type SampleRequest, target } from './sample-request.ts';

const js = JSON.stringify;

/** A request with `fetch`. */
export function javascript(request: SampleRequest): Promise<string> {
  const { operation, url, query, headers, json, text, form, result } = request;
  const { method, body } = operation;
  const all = [
    ['authorization', `Bearer ${target.apiKey}`],
    ...headers,
    ...(json === undefined ? [] : [['content-type', body?.mediaType ?? '']]),
  ];
  const search = query.length > 0 ? `?${new URLSearchParams(query).toString()}` : '';
  const options = [
    ...(method === 'GET' ? [] : [`method: ${js(method)}`]),
    `headers: ${js(Object.fromEntries(all))}`,
    ...(json === undefined ? [] : [`body: JSON.stringify(${js(json)})`]),
    ...(text === undefined ? [] : [`body: ${js(text)}`]),
    ...(form ? ['body: form'] : []),
  ];
  return formatted(
    [
      ...(form ? formLines(form) : []),
      `const url = ${urlParts(url + search)
        .map((part) => js(part))
        .join(' + ')};`,
      `const response = await fetch(url, {\n${options.join(',\n')}\n});`,
      'if (!response.ok) {',
      '  const reason = await response.text();',
      '  throw new Error(`${response.status}: ${reason}`);',
      '}',
      ...reading(result),
    ].join('\n'),
  );
}

const formLines = (form: Field[]): string[] => [
  ...(form.some(({ file }) => file) ? [`import { openAsBlob } from 'node:fs';`, ''] : []),
  'const form = new FormData();',
  ...form.map((field) => {
    const value = js(field.value);
    if (field.file) return `form.append(${js(field.name)}, await openAsBlob(${value}), ${value});`;
    const given = field.json === undefined ? value : `JSON.stringify(${js(field.json)})`;
    return `form.append(${js(field.name)}, ${given});`;
  }),
  '',
];

function reading(result: Result): string[] {
  const { kind, one, many, listIn, mayLack, siblings, partial } = result;
  if (kind === 'none') return ['console.log(response.status);'];
  if (kind === 'blob') return ['console.log((await response.blob()).size);'];
  if (kind === 'any' || kind === 'text') return ['console.log(await response.text());'];
  const variable = many ?? one;
  const inner = listIn === undefined ? variable : `{ ${listIn}: ${variable} }`;
  const pattern = kind === 'payload' ? `{ ${[`payload: ${inner}`, ...siblings].join(', ')} }` : inner;
  const isPartial = partial.map((status) => `response.status === ${status}`).join(' || ');
  return [
    `const ${pattern.replaceAll(/\b(\w+): \1\b/g, '$1')} = await response.json();`,
    ...printed(result, many && (mayLack ? `${many} ?? []` : many), isPartial),
  ];
}

/**
 * Lines that print a record, or each record of an array, and its sibling values.
 *
 * @param list the expression of the array
 * @param isPartial the condition of a success in part, which prints the sibling values
 */
export function printed(
  { one, fields, siblings }: Result,
  list: string | undefined,
  isPartial: string,
): string[] {
  const values = fields.length === 0 ? [one] : fields.map((field) => one + member(field));
  const beside = isPartial === '' ? siblings : [];
  const lines =
    list === undefined
      ? [`console.log(${[...values, ...beside].join(', ')});`]
      : [
          `for (const ${one} of ${list}) console.log(${values.join(', ')});`,
          ...(beside.length > 0 ? [`console.log(${beside.join(', ')});`] : []),
        ];
  const told =
    isPartial && `if (${isPartial}) console.log(${["'Partial success:'", ...siblings].join(', ')});`;
  return told ? [...lines, told] : lines;
}

const member = (field: string): string => (/^[A-Za-z_$][\w$]*$/.test(field) ? `.${field}` : `[${js(field)}]`);
