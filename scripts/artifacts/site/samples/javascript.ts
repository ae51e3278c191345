import { formatted, urlParts } from './format.ts';
import { type SamplePart, type SampleRequest, type SampleResult, sampleServer } from './sample-request.ts';

const js = JSON.stringify;

/** A request with `fetch`. */
export function javascript({ operation, url, headers, json, form, result }: SampleRequest): Promise<string> {
  const { method } = operation;
  const options = [
    ...(method === 'GET' ? [] : [`method: ${js(method)}`]),
    `headers: ${js({ Authorization: `Bearer ${sampleServer.apiKey}`, ...Object.fromEntries(headers) })}`,
    ...(json === undefined ? [] : [`body: JSON.stringify(${js(json)})`]),
    ...(form ? ['body: form'] : []),
  ];
  return formatted(
    [
      ...(form ? formLines(form) : []),
      `const url = ${urlParts(url)
        .map((part) => js(part))
        .join(' + ')};`,
      `const response = await fetch(url, {\n${options.join(',\n')}\n});`,
      'if (!response.ok) {',
      '  const reason = await response.text();',
      '  throw new Error(`${response.status}: ${reason}`);',
      '}',
      ...(result ? printed(result) : ['console.log(response.status, await response.text());']),
    ].join('\n'),
  );
}

const formLines = (form: SamplePart[]): string[] => [
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

function printed({ envelope, fields, siblings, partial }: SampleResult): string[] {
  const values = fields.map((field) => ['body', ...envelope, field].join('.'));
  const others = siblings.map((name) => `body.${name}`);
  return [
    'const body = await response.json();',
    `console.log(${[...values, ...(partial.length > 0 ? [] : others)].join(', ')});`,
    ...partial.map(
      (status) =>
        `if (response.status === ${status}) console.log(${["'Partial success:'", ...others].join(', ')});`,
    ),
  ];
}
