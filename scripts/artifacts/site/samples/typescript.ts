import type { Json, Model, Operation, Parameter } from '../../../model/index.ts';
import { camel, snake } from '../../../model/names.ts';
import { partialLines, printed } from './javascript.ts';
import { literal } from './literals.ts';
import { type Field, type SampleRequest, target } from './request.ts';

const js = (value: Json): string => literal(value, 'javascript', 88);

/** A request with the client. */
export function typescript(model: Model, request: SampleRequest): string {
  const { operation, values, json, text, form, result } = request;
  const { tag, name, body } = operation;
  const ids = [...values].filter(([each]) => each.in === 'path' && each.option === undefined);
  const options = [...values].filter(([each]) => each.in === 'query' || each.in === 'header');
  const content = form ? formInput(model, operation, form) : json === undefined ? undefined : js(json);
  const given = content ?? (text === undefined ? undefined : js(text));
  const members = [
    ...options.map(([parameter, value]) => `${optionName(parameter)}: ${js(value)}`),
    ...(given !== undefined && !body?.required ? [`body: ${given}`] : []),
  ];
  const args = [
    ...ids.map(([, value]) => js(value)),
    ...(given !== undefined && body?.required ? [given] : []),
    ...(members.length > 0 ? [`{ ${members.join(', ')} }`] : []),
  ];
  const sent = `await docproc.${tag.namespace}.${name}(${args.join(', ')})`;
  return [
    `import { createClient } from '@docproc/client';`,
    '',
    'const docproc = createClient({',
    `  baseUrl: '${target.baseUrl}',`,
    `  apiKey: '${target.apiKey}',`,
    `  teamId: ${js(optionValue(model, request, 'teamId'))},`,
    `  projectId: ${js(optionValue(model, request, 'projectId'))},`,
    '});',
    '',
    ...reading(sent, result),
  ].join('\n');
}

function reading(sent: string, result: SampleRequest['result']): string[] {
  const { kind, one, many, listIn, fields, siblings, partial, empty } = result;
  if (kind === 'empty') return [`${sent};`];
  if (kind === 'unknown') return [`const result = ${sent};`, 'console.log(result);'];
  const beside = kind === 'envelope' ? [...siblings, ...(partial.length > 0 ? ['partial'] : [])] : [];
  const optional = empty.length > 0;
  const page = many !== undefined && listIn !== undefined;
  const variable = page ? 'page' : (many ?? one);
  const pattern = beside.length > 0 ? `{ ${[variable, ...beside].join(', ')} }` : variable;
  return [
    `const ${pattern} = ${sent};`,
    ...printed({
      one,
      many: page ? `page${optional ? '?' : ''}.${listIn}` : many,
      fields,
      optional,
      beside: partial.length > 0 ? [] : siblings,
    }),
    ...partialLines('partial', result),
  ];
}

/** The name of a parameter among the options of a method. */
const optionName = ({ name }: Parameter): string => camel(name);

/** The value of an option of the client: that of the operation, else that of any other. */
function optionValue(model: Model, { values }: SampleRequest, option: 'teamId' | 'projectId'): string {
  const own = [...values].find(([parameter]) => parameter.option === option)?.[1];
  const others = model.operations.flatMap(({ parameters }) => parameters);
  const other = others.find((parameter) => parameter.option === option)?.example;
  return String(own ?? other ?? option);
}

/** What a method with a form accepts. Fields that the client knows are left out. */
function formInput(model: Model, { body }: Operation, form: Field[]): string {
  const known = new Set(
    model.operations.flatMap(({ parameters }) =>
      parameters.flatMap(({ option, key }) => (option ? [key] : [])),
    ),
  );
  const names = new Set(form.map(({ name }) => name));
  const lines = [...names].flatMap((name) => {
    const own = form.filter((field) => field.name === name);
    const [first] = own;
    if (!first || known.has(snake(name))) return [];
    const many = body?.schema.properties.find((each) => each.name === name)?.schema.items !== undefined;
    if (first.file) {
      const paths = own.map(({ value }) => `./${value}`);
      return [`  ${many ? `${camel(name)}s` : camel(name)}: ${js(many ? paths : (paths[0] ?? ''))},`];
    }
    return [`  ${name}: ${js(first.json ?? first.value)},`];
  });
  return ['{', ...lines, '}'].join('\n');
}
