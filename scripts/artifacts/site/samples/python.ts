import stringify from 'json-stringify-pretty-compact';
import type { Json } from '../../../model/index.ts';
import { maxWidth, urlParts } from './format.ts';
import { type SampleRequest, type SampleResult, sampleServer } from './sample-request.ts';

const string = (value: string): string => JSON.stringify(value);

const constants: Record<string, string> = { true: 'True', false: 'False', null: 'None' };

/** A value as Python writes it: JSON with other names of constants. */
const literal = (value: Json): string =>
  stringify(value, { indent: 4, maxLength: maxWidth - 12 }).replaceAll(
    /"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g,
    (token) => constants[token] ?? token,
  );

const block = (open: string, items: string[], close: string): string =>
  [open, ...items.map((item) => `    ${item.replaceAll('\n', '\n    ')},`), close].join('\n');

/** A request with the package `requests`. */
export function python({ operation, url, headers, json, form = [], result }: SampleRequest): string {
  // `json=` sends application/json.
  const own = headers.filter(([name, value]) => name !== 'Content-Type' || value !== 'application/json');
  const urls = urlParts(url).map(string);
  const files = form.flatMap(({ name, value, file }) =>
    file ? [`(${string(name)}, open(${string(value)}, "rb"))`] : [],
  );
  const fields = form.flatMap((field) => {
    if (field.file) return [];
    const isJson = field.json !== undefined;
    const value = isJson ? block('json.dumps(', [literal(field.json ?? null)], ')') : string(field.value);
    return [`${string(field.name)}: ${value}`];
  });
  return [
    ...(fields.some((field) => field.includes('json.dumps(')) ? ['import json', ''] : []),
    'import requests  # pip install requests',
    '',
    `url = ${urls.length === 1 ? urls[0] : `(\n    ${urls.join('\n    ')}\n)`}`,
    ...(files.length > 0 ? [block('files = [', files, ']')] : []),
    ...(fields.length > 0 ? [block('data = {', fields, '}')] : []),
    block(
      `response = requests.${operation.method.toLowerCase()}(`,
      [
        'url',
        `headers=${literal({ Authorization: `Bearer ${sampleServer.apiKey}`, ...Object.fromEntries(own) })}`,
        ...(json === undefined ? [] : [`json=${literal(json)}`]),
        ...(files.length > 0 ? ['files=files'] : []),
        ...(fields.length > 0 ? ['data=data'] : []),
        'timeout=60',
      ],
      ')',
    ),
    'response.raise_for_status()',
    ...(result ? printed(result) : ['print(response.status_code, response.text)']),
  ].join('\n');
}

function printed({ envelope, fields, siblings, partial }: SampleResult): string[] {
  const member = (path: string[]) => `body${path.map((name) => `[${string(name)}]`).join('')}`;
  const values = fields.map((field) => member([...envelope, field]));
  const others = siblings.map((name) => member([name]));
  return [
    'body = response.json()',
    `print(${[...values, ...(partial.length > 0 ? [] : others)].join(', ')})`,
    ...partial.flatMap((status) => [
      `if response.status_code == ${status}:`,
      `    print(${['"Partial success:"', ...others].join(', ')})`,
    ]),
  ];
}
