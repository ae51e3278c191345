import type { Model, Operation, Parameter } from '../../../model/index.ts';
import { methodOf } from '../../client/operations-module.ts';
import { formOf, idsOf, isIdentity, optionsOf } from '../../client/signature.ts';
import { formatted } from './format.ts';
import { printed } from './javascript.ts';
import { type FormPart, type SampleRequest, sampleServer } from './sample-request.ts';

const js = JSON.stringify;

/**
 * A request with the client.
 *
 * @param options values of options of the client
 */
export function typescript(
  model: Model,
  request: SampleRequest,
  options: Record<string, string> = sampleServer,
): Promise<string> {
  const { operation, values, json, form, result } = request;
  const known = new Map(
    [...values].map(([parameter, value]) => [`${parameter.in} ${parameter.name}`, value]),
  );
  const ids = idsOf(operation).map(({ name }) => js(known.get(`path ${name}`) ?? name));
  const own = optionsOf(operation).flatMap(({ parameter, option }) => {
    const value = known.get(`${parameter.in} ${parameter.name}`);
    return value === undefined || isIdentity(option) ? [] : [`${option}: ${js(value)}`];
  });
  const given = form ? formInput(operation, form) : json === undefined ? [] : [js(json)];
  const isArgument = operation.body?.required ?? false;
  const members = isArgument ? own : [...own, ...given.map((body) => `body: ${body}`)];
  const args = [
    ...ids,
    ...(isArgument ? given : []),
    ...(members.length > 0 ? [`{ ${members.join(', ')} }`] : []),
  ];
  return formatted(
    [
      `import { createClient } from '@docproc/client';`,
      '',
      'const docproc = createClient({',
      ...['baseUrl', 'apiKey', 'teamId', 'projectId'].map(
        (name) => `  ${name}: ${js(options[name] ?? optionValue(model, request, name))},`,
      ),
      '});',
      '',
      ...reading(`await docproc.${methodOf(operation)}(${args.join(', ')});`, result),
    ].join('\n'),
  );
}

/** @param call the expression that sends the request */
function reading(call: string, result: SampleRequest['result']): string[] {
  const { kind, property, one, many, listIn, mayLack, siblings, partial } = result;
  if (kind === 'none') return [call];
  if (kind === 'text') return [`const result = ${call}`, 'console.log(result);'];
  const value = listIn === undefined ? (many ?? one) : 'page';
  const list = listIn === undefined ? many : `page.${listIn}`;
  const shown = list && (mayLack ? `${list} ?? []` : list);
  if (property === undefined)
    return [`const ${value} = ${call}`, ...printed({ ...result, siblings: [] }, shown, '')];
  const members = [
    property === value ? value : `${property}: ${value}`,
    ...siblings,
    ...(partial.length > 0 ? ['partial'] : []),
  ];
  return [
    `const { ${members.join(', ')} } = ${call}`,
    ...printed(result, shown, partial.length > 0 ? 'partial' : ''),
  ];
}

/** The value of an option of the client: that of the operation, else that of any other. */
function optionValue(model: Model, { values }: SampleRequest, option: string): string {
  const isOption = (parameter: Parameter): boolean => parameter.option === option;
  const own = [...values].find(([parameter]) => isOption(parameter))?.[1];
  const other = model.operations.find(({ parameters }) => parameters.some(isOption));
  return String(own ?? other?.parameters.find(isOption)?.example ?? option);
}

/** The argument of a method that sends a form. Fields that the client fills in are left out. */
function formInput(operation: Operation, form: FormPart[]): string[] {
  const { files = [], filled = {} } = formOf(operation) ?? {};
  const names = [...new Set(form.map(({ name }) => name))];
  const members = names.flatMap((name) => {
    const own = form.filter((field) => field.name === name);
    const [first] = own;
    if (!first || name in filled) return [];
    const file = files.find((each) => each.name === name);
    if (!file || !first.file) return [`${name}: ${js(first.file ? first.value : first.given)}`];
    const paths = own.map(({ value }) => `./${value}`);
    return [`${file.inputName}: ${js(file.many ? paths : (paths[0] ?? ''))}`];
  });
  return [`{\n${members.join(',\n')}\n}`];
}
