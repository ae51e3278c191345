import type { Json } from '../../../model/index.ts';
import { snake } from '../../../model/names.ts';
import { indentRest, literal, maxWidth, urlParts } from './format.ts';
import { type FormPart, type SampleResult, type SampleRequest, sampleServer } from './sample-request.ts';

const py = (value: Json): string => literal(value, 'python');
const string = (value: string): string => JSON.stringify(value);

/** A request with the package `requests`. */
export function python({ operation, url, query, headers, json, form, result }: SampleRequest): string {
  // `json=` sends application/json.
  const own = headers.filter(([name, value]) => name !== 'Content-Type' || value !== 'application/json');
  const all = Object.fromEntries([['Authorization', `Bearer ${sampleServer.apiKey}`], ...own]) as Json;
  const urls = urlParts(url);
  const options = [
    urls.length === 1 ? string(url) : 'url',
    ...(Object.keys(query).length > 0 ? [`params=${indentRest(py(query), 4)}`] : []),
    `headers=${indentRest(py(all), 4)}`,
    ...(json === undefined ? [] : [`json=${indentRest(py(json), 4)}`]),
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

const fileLines = (form: FormPart[]): string[] => [
  'files = [',
  ...form.flatMap(({ name, value, file }) =>
    file ? [`    (${string(name)}, open(${string(value)}, "rb")),`] : [],
  ),
  ']',
  '',
];

function formOptions(form: FormPart[]): string[] {
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

function reading(result: SampleResult): string[] {
  const { kind, many, path, fields, siblings, partial } = result;
  if (kind === 'none') return ['print(response.status_code)'];
  if (kind === 'text') return ['print(response.text)'];
  const one = snake(result.one);
  const variable = many === undefined ? one : snake(many);
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
