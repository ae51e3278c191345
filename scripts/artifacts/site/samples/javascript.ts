import type { Json } from '../../../model/index.ts';
import { formatted, urlParts } from './format.ts';
import { type FormPart, type SampleResult, type SampleRequest, sampleServer } from './sample-request.ts';

const js = JSON.stringify;

/** A request with `fetch`. */
export function javascript({
  operation,
  url,
  search,
  headers,
  json,
  form,
  result,
}: SampleRequest): Promise<string> {
  const { method } = operation;
  const all = Object.fromEntries([['Authorization', `Bearer ${sampleServer.apiKey}`], ...headers]) as Json;
  const options = [
    ...(method === 'GET' ? [] : [`method: ${js(method)}`]),
    `headers: ${js(all)}`,
    ...(json === undefined ? [] : [`body: JSON.stringify(${js(json)})`]),
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

const formLines = (form: FormPart[]): string[] => [
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

function reading(result: SampleResult): string[] {
  const { kind, one, many, path, mayLack, siblings, partial } = result;
  if (kind === 'none') return ['console.log(response.status);'];
  if (kind === 'text') return ['console.log(await response.text());'];
  const [key, ...inner] = path;
  const value = inner.reduceRight((each, name) => `{ ${name}: ${each} }`, many ?? one);
  const pattern = key === undefined ? value : `{ ${[`${key}: ${value}`, ...siblings].join(', ')} }`;
  const isPartial = partial.map((status) => `response.status === ${status}`).join(' || ');
  return [
    `const ${pattern.replaceAll(/\b(\w+): \1\b/g, '$1')} = await response.json();`,
    ...printed(result, many && (mayLack ? `${many} ?? []` : many), isPartial),
  ];
}

/**
 * Lines that print a resource, or each resource of an array, and its sibling values.
 *
 * @param list the expression of the array
 * @param isPartial the condition of a success in part, which prints the sibling values
 */
export function printed(
  { one, fields, siblings }: SampleResult,
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
  const partial =
    isPartial && `if (${isPartial}) console.log(${["'Partial success:'", ...siblings].join(', ')});`;
  return partial ? [...lines, partial] : lines;
}

const member = (field: string): string => (/^[A-Za-z_$][\w$]*$/.test(field) ? `.${field}` : `[${js(field)}]`);
