import type { Json } from '../../../model/index.ts';
import { snake } from '../../../model/names.ts';
import { indentRest, literal, maxWidth, urlParts } from './format.ts';
import { type Field, type Result, type SampleRequest, target } from './sample-request.ts';

const py = (value: Json): string => literal(value, 'python');
const string = (value: string): string => JSON.stringify(value);

/** A request with the package `requests`. */
export function python({ operation, url, query, headers, json, text, form, result }: SampleRequest): string {
  const type = operation.body?.mediaType ?? '';
  const all = Object.fromEntries([
    ['Authorization', `Bearer ${target.apiKey}`],
    ...headers,
    // `json=` sends application/json otherwise.
    ...(json === undefined || type === 'application/json' ? [] : [['Content-Type', type]]),
  ]) as Json;
  const urls = urlParts(url);
  const options = [
    urls.length === 1 ? string(url) : 'url',
    ...(query.length > 0 ? [`params=${indentRest(py(grouped(query)), 4)}`] : []),
    `headers=${indentRest(py(all), 4)}`,
    ...(json === undefined ? [] : [`json=${indentRest(py(json), 4)}`]),
    ...(text === undefined ? [] : [`data=${string(text)}.encode()`]),
    ...(form ? formOptions(form) : []),
    'timeout=60',
  ];
  const imports = form?.some((field) => !field.file && field.json !== undefined) ? ['import json', ''] : [];
  return [
    ...imports,
    'import requests  # pip install requests',
    '',
    ...(form?.some(({ file }) => file) ? fileLines(form) : []),
    ...(urls.length === 1 ? [] : ['url = (', ...urls.map((part) => `    ${string(part)}`), ')']),
    `response = requests.${operation.method.toLowerCase()}(`,
    ...options.map((option) => `    ${option},`),
    ')',
    'response.raise_for_status()',
    ...reading(result),
  ].join('\n');
}

/** Parameters by name, with a list where one has several values. */
function grouped(query: [string, string][]): Json {
  const names = [...new Set(query.map(([name]) => name))];
  return Object.fromEntries(
    names.map((name) => {
      const values = query.flatMap(([each, value]) => (each === name ? [value] : []));
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

function fileLines(form: Field[]): string[] {
  const fields = [...new Set(form.flatMap(({ name, file }) => (file ? [name] : [])))];
  const of = (name: string) => form.flatMap((each) => (each.file && each.name === name ? [each.value] : []));
  const [field = ''] = fields;
  if (fields.length === 1)
    return [
      `names = ${py(of(field))}`,
      `files = [(${string(field)}, (name, open(name, "rb"))) for name in names]`,
      '',
    ];
  const pairs = fields.flatMap((name) =>
    of(name).map((file) => `    (${string(name)}, open(${string(file)}, "rb")),`),
  );
  return ['files = [', ...pairs, ']', ''];
}

function formOptions(form: Field[]): string[] {
  const data = form.flatMap((field) => {
    if (field.file) return [];
    if (field.json === undefined) return [`${string(field.name)}: ${string(field.value)}`];
    const before = `${string(field.name)}: json.dumps(`;
    const short = `${before}${py(field.json)})`;
    const fits = !short.includes('\n') && short.length <= maxWidth - 9;
    return [fits ? short : `${before}\n            ${indentRest(py(field.json), 12)}\n        )`];
  });
  return [
    ...(form.some(({ file }) => file) ? ['files=files'] : []),
    ...(data.length > 0 ? [`data={\n        ${data.join(',\n        ')},\n    }`] : []),
  ];
}

function reading(result: Result): string[] {
  const { kind, many, listIn, fields, siblings, partial } = result;
  if (kind === 'none') return ['print(response.status_code)'];
  if (kind === 'blob') return ['print(len(response.content))'];
  if (kind === 'any' || kind === 'text') return ['print(response.text)'];
  const one = snake(result.one);
  const variable = many === undefined ? one : snake(many);
  const path = [...(kind === 'payload' ? ['payload'] : []), ...(listIn === undefined ? [] : [listIn])];
  const value = `response.json()${path.map((key) => `[${string(key)}]`).join('')}`;
  const values = fields.length === 0 ? [one] : fields.map((field) => `${one}[${string(field)}]`);
  const printedSiblings = siblings.map((name) => `response.json()[${string(name)}]`);
  const shown = [...values, ...(partial.length > 0 ? [] : printedSiblings)].join(', ');
  return [
    `${variable} = ${value}`,
    ...(many === undefined
      ? [`print(${shown})`]
      : [`for ${one} in ${variable}:`, `    print(${values.join(', ')})`]),
    ...(partial.length > 0
      ? [
          `if ${partial.map((status) => `response.status_code == ${status}`).join(' or ')}:`,
          `    print(${['"Partial success:"', ...printedSiblings].join(', ')})`,
        ]
      : []),
  ];
}
