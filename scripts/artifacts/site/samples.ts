/** A call of each operation in four languages, against the sandbox. */
import { camel } from '../client/entries.ts';
import { type Json, resolve } from '../../model/bundle.ts';
import { examplesOf, type Facts, type Operation } from './facts.ts';
import { indent, literal } from './literals.ts';

/** Where the samples call, and with what: `npm run sandbox` listens there and takes any key. */
export const target = { baseUrl: 'http://localhost:4020', apiKey: 'any-key' };

export const languages = ['curl', 'TypeScript', 'JavaScript', 'Python'] as const;

export interface Sample {
  lang: (typeof languages)[number];
  /** The name under which a syntax highlighter knows the language. */
  highlight: string;
  source: string;
}

interface Call {
  operation: Operation;
  url: string;
  /** The names and values in the path. */
  path: Record<string, string>;
  body?: Json | undefined;
  form?: Field[] | undefined;
  /** Where the record lies in the answer: below `payload`, or at its top; or nobody knows. */
  answer: 'payload' | 'flat' | 'unknown';
}

const js = (value: Json | undefined): string => literal(value ?? null, 'javascript', 88);
const py = (value: Json): string => literal(value, 'python');

type Field = { name: string; value: string } & ({ file: true } | { file: false; json: Json | undefined });

/** The samples of an operation. */
export function samplesOf(facts: Facts, operation: Operation): Sample[] {
  const call = read(facts, operation);
  return [
    { lang: 'curl', highlight: 'sh', source: curl(call) },
    { lang: 'TypeScript', highlight: 'ts', source: typescript(call) },
    { lang: 'JavaScript', highlight: 'js', source: javascript(call) },
    { lang: 'Python', highlight: 'python', source: python(call) },
  ];
}

function read(facts: Facts, operation: Operation): Call {
  const { path: template, parameters, body, result } = operation;
  const path = Object.fromEntries(parameters.map(({ name, example }) => [name, String(example ?? name)]));
  const url = target.baseUrl + template.replace(/{(\w+)}/g, (_, name: string) => path[name] ?? name);
  const answer = result.schema.properties?.['payload'] ? 'payload' : result.name ? 'flat' : 'unknown';
  const call: Call = { operation, url, path, answer };
  if (!body?.required) return call;
  const value = fullest(examplesOf(facts, operation, 'request'))?.value as Record<string, Json>;
  return body.multipart ? { ...call, form: fields(facts, body.type, value) } : { ...call, body: value };
}

/** The example that shows most. */
export function fullest<T extends { value: Json }>(examples: T[]): T | undefined {
  const size = ({ value }: T) => Object.keys(value ?? {}).length;
  return examples.toSorted((a, b) => size(b) - size(a))[0];
}

/** The parts of a form. A file is shown as `(the bytes of invoice.pdf)`. */
function fields(facts: Facts, type: string, form: Record<string, Json>): Field[] {
  const properties = facts.document.components.schemas?.[type]?.properties ?? {};
  return Object.entries(form).flatMap(([name, value]): Field[] => {
    const schema = properties[name] && resolve(facts.document, properties[name]);
    const json = schema?.contentSchema ? (JSON.parse(String(value)) as Json) : undefined;
    return [value].flat().map((each) => {
      const [, file] = /^\(the bytes of (.+)\)$/.exec(String(each)) ?? [];
      return file ? { name, value: file, file: true } : { name, value: String(each), file: false, json };
    });
  });
}

function curl({ operation, url, body, form }: Call): string {
  const quote = (text: string) => (/^[\w@=.,:/-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
  const parts = [
    `curl ${quote(url)}`,
    `--header ${quote(`Authorization: Bearer ${target.apiKey}`)}`,
    ...(operation.verb === 'POST' && !body && !form ? ['--request POST'] : []),
    // `--json` would need curl 7.82.
    ...(body
      ? [`--header 'Content-Type: application/json'`, `--data ${quote(JSON.stringify(body, null, 2))}`]
      : []),
    ...(form ?? []).map(({ name, value, file }) => `--form ${quote(`${name}=${file ? '@' : ''}${value}`)}`),
  ];
  return parts.join(' \\\n  ');
}

function typescript({ operation, path, body, form, answer }: Call): string {
  const { tag, name, ids } = operation;
  const parameters = ids.map((each) => js(path[each.name]));
  if (body) parameters.push(js(body));
  if (form) parameters.push(clientUpload(form));
  const record = recordOf(operation);
  const { payload: _, ...others } = operation.result.schema.properties ?? {};
  const partial = isPartial(operation);
  const given = [record, ...Object.keys(others), ...(partial ? ['partial'] : [])];
  const wrapped = answer === 'payload' && given.length > 1;
  const variable = wrapped ? `{ ${given.join(', ')} }` : answer === 'unknown' ? 'answer' : record;
  return [
    `import { createClient } from '@docproc/client';`,
    '',
    'const docproc = createClient({',
    `  baseUrl: '${target.baseUrl}',`,
    `  apiKey: '${target.apiKey}',`,
    `  teamId: '${path['team_id'] ?? path['teamId']}',`,
    `  projectId: '${path['project_id'] ?? form?.find((field) => field.name === 'projectId')?.value ?? 'project-1'}',`,
    '});',
    '',
    `const ${variable} = await docproc.${camel(tag.toLowerCase())}.${name}(${parameters.join(', ')});`,
    `console.log(${[...shown(operation, answer, record), ...(wrapped && !partial ? given.slice(1) : [])].join(', ')});`,
    ...(partial ? [`if (partial) console.log('${partialText}', error);`] : []),
  ].join('\n');
}

const recordOf = ({ tag }: Operation): string => (tag === 'Tasks' ? 'task' : 'upload');

/** Whether a success can be one in part, which HTTP libraries do not tell apart. */
const isPartial = ({ responses }: Operation): boolean => responses.some(([status]) => status === '207');
const partialText = 'Reported, but a call to another system failed:';

/** The fields of an answer that a sample prints: those that the call changes. */
function fieldsShown({ transition }: Operation, answer: Call['answer']): string[] {
  const changed = Object.keys(transition?.to ?? {});
  if (answer === 'flat') return ['id', 'status'];
  return changed.length > 0 ? changed : ['status'];
}

/** What a sample prints of an answer. */
const shown = (operation: Operation, answer: Call['answer'], record: string): string[] =>
  answer === 'unknown' ? ['answer'] : fieldsShown(operation, answer).map((field) => `${record}.${field}`);

/** What `uploads.create` takes. The project is known to the client. */
function clientUpload(form: Field[]): string {
  const files = form.filter(({ file }) => file).map(({ value }) => `./${value}`);
  const others = form.flatMap((field) => {
    if (field.file || field.name === 'projectId') return [];
    return [`  ${field.name}: ${js(field.json ?? field.value)},`];
  });
  return ['{', `  files: ${js(files)},`, ...others, '}'].join('\n');
}

function javascript({ operation, url, body, form, answer }: Call): string {
  const headers = [`authorization: 'Bearer ${target.apiKey}'`];
  if (body) headers.push(`'content-type': 'application/json'`);
  const options = [
    ...(operation.verb === 'GET' ? [] : [`method: '${operation.verb}'`]),
    `headers: { ${headers.join(', ')} }`,
    ...(body ? [`body: JSON.stringify(${indent(js(body))})`] : []),
    ...(form ? ['body: form'] : []),
  ];
  const record = recordOf(operation);
  const partial = isPartial(operation);
  const payload = `{ payload: ${record}${partial ? ', error' : ''} }`;
  const variable = { payload, flat: record, unknown: 'answer' }[answer];
  return [
    ...(form
      ? [
          `import { openAsBlob } from 'node:fs';`,
          '',
          'const form = new FormData();',
          ...form.map(appended),
          '',
        ]
      : []),
    `const response = await fetch('${url}', {`,
    ...options.map((option) => `  ${option},`),
    '});',
    'if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);',
    `const ${variable} = await response.${answer === 'unknown' ? 'text' : 'json'}();`,
    `console.log(${shown(operation, answer, record).join(', ')});`,
    ...(partial ? [`if (response.status === 207) console.log('${partialText}', error);`] : []),
  ].join('\n');
}

function appended(field: Field): string {
  const value = js(field.value);
  if (field.file) return `form.append('${field.name}', await openAsBlob(${value}), ${value});`;
  return `form.append('${field.name}', ${field.json === undefined ? value : `JSON.stringify(${js(field.json)})`});`;
}

function python({ operation, url, body, form, answer }: Call): string {
  const files = form?.filter(({ file }) => file) ?? [];
  const data = (form ?? []).flatMap((field) => {
    if (field.file) return [];
    const value = field.json === undefined ? JSON.stringify(field.value) : `json.dumps(${py(field.json)})`;
    return [`"${field.name}": ${value}`];
  });
  const options = [
    JSON.stringify(url),
    `headers={"Authorization": "Bearer ${target.apiKey}"}`,
    ...(body ? [`json=${indent(py(body), 4)}`] : []),
    ...(form ? ['files=files', `data={\n        ${data.join(',\n        ')},\n    }`] : []),
    'timeout=60',
  ];
  const record = recordOf(operation);
  const printed = fieldsShown(operation, answer).map((field) => `${record}["${field}"]`);
  const partial = isPartial(operation)
    ? ['if response.status_code == 207:', `    print("${partialText}", response.json()["error"])`]
    : [];
  const read = {
    payload: [`${record} = response.json()["payload"]`, `print(${printed.join(', ')})`, ...partial],
    flat: [`${record} = response.json()`, `print(${printed.join(', ')})`],
    unknown: ['print(response.text)'],
  }[answer];
  const imports = form?.some((field) => !field.file && field.json !== undefined) ? ['import json'] : [];
  return [
    ...(imports.length > 0 ? [...imports, ''] : []),
    'import requests  # pip install requests',
    '',
    ...(form
      ? [
          `names = ${py(files.map(({ value }) => value))}`,
          `files = [("${files[0]?.name}", (name, open(name, "rb"))) for name in names]`,
          '',
        ]
      : []),
    `response = requests.${operation.verb.toLowerCase()}(`,
    ...options.map((option) => `    ${option},`),
    ')',
    'response.raise_for_status()',
    ...read,
  ].join('\n');
}
