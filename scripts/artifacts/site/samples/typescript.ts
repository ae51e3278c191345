import type { Json, Model, Operation, Parameter } from '../../../model/index.ts';
import { methodOf } from '../../client/operations-module.ts';
import { formOf, idsOf, isIdentity, optionsOf } from '../../client/signature.ts';
import { partialLines, printed } from './javascript.ts';
import { callText, indentRest, literal, maxWidth } from './literals.ts';
import { type Field, type SampleRequest, simple, target } from './sample-request.ts';

const js = (value: Json): string => literal(value, 'javascript');

/** A request with the client. */
export function typescript(model: Model, request: SampleRequest): string {
  const { operation, values, given: content, form, result } = request;
  const { body } = operation;
  const known = new Map(
    [...values].map(([parameter, value]) => [`${parameter.in} ${parameter.name}`, value]),
  );
  const ids = idsOf(operation).map(({ name }) => {
    const value = known.get(`path ${name}`) ?? name;
    return js(typeof value === 'object' && !Array.isArray(value) ? simple(value) : value);
  });
  const options = optionsOf(operation).flatMap(({ parameter, key }) => {
    const value = known.get(`${parameter.in} ${parameter.name}`);
    return value === undefined || isIdentity(key) ? [] : [`${key}: ${js(value)}`];
  });
  const plain = content === undefined ? undefined : js(content);
  const given = form ? formInput(operation, form) : plain;
  const members = [...options, ...(given !== undefined && !body?.required ? [`body: ${given}`] : [])];
  const args = [
    ...ids,
    ...(given !== undefined && body?.required ? [given] : []),
    ...(members.length > 0 ? [objectText(members)] : []),
  ];
  const call = (before: string): string =>
    callText(`${before}await docproc.${methodOf(operation)}`, args, ';');
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
    ...reading(call, result),
  ].join('\n');
}

/** An object on one line, or with a member per line where a function call has no room for it. */
function objectText(members: string[]): string {
  const short = `{ ${members.join(', ')} }`;
  if (short.length <= maxWidth / 2) return short;
  return `{\n${members.map((member) => `  ${indentRest(member)},\n`).join('')}}`;
}

/** @param call Returns the statement that begins with a text and sends the request. */
function reading(call: (before: string) => string, result: SampleRequest['result']): string[] {
  const { kind, property, one, many, listPath, mayLack, fields, siblings, partial, empty } = result;
  if (kind === 'none') return [call('')];
  if (kind === 'blob')
    return [call('const result = '), `console.log(result${empty.length > 0 ? '?' : ''}.size);`];
  if (kind === 'any' || kind === 'text') return [call('const result = '), 'console.log(result);'];
  const optional = empty.length > 0;
  const page = many !== undefined && listPath.length > 0;
  const value = page ? 'page' : (many ?? one);
  const lines = (list: string | undefined, mark: boolean, siblings: string[]) =>
    printed({ one, many: list, fields, optional: mark, siblings });
  const list = page ? `page${optional ? '?' : ''}.${listPath.join(mayLack ? '?.' : '.')}` : many;
  if (property === undefined) return [call(`const ${value} = `), ...lines(list, optional || mayLack, [])];
  const members = [
    property === value ? value : `${property}: ${value}`,
    ...siblings,
    ...(partial.length > 0 ? ['partial'] : []),
  ];
  const shownSiblings = partial.length > 0 ? [] : siblings;
  const shown = [
    ...lines(page ? `page.${listPath.join(mayLack ? '?.' : '.')}` : many, mayLack, shownSiblings),
    ...partialLines('partial', result),
  ];
  if (!optional) return [call(`const { ${members.join(', ')} } = `), ...shown];
  return [
    call('const result = '),
    'if (result) {',
    `  const { ${members.join(', ')} } = result;`,
    ...shown.map((line) => `  ${line}`),
    '}',
  ];
}

/** The value of an option of the client: that of the operation, else that of any other. */
function optionValue(model: Model, { values }: SampleRequest, option: 'teamId' | 'projectId'): string {
  const isOption = (parameter: Parameter): boolean => parameter.option === option;
  const own = [...values].find(([parameter]) => isOption(parameter))?.[1];
  const other = model.operations.find(({ parameters }) => parameters.some(isOption));
  return String(own ?? other?.parameters.find(isOption)?.example ?? option);
}

/** The argument of a method that sends a form. Fields that the client fills in are left out. */
function formInput(operation: Operation, form: Field[]): string {
  const { files = [], filled = {} } = formOf(operation) ?? {};
  const names = [...new Set(form.map(({ name }) => name))];
  const lines = names.flatMap((name) => {
    const own = form.filter((field) => field.name === name);
    const [first] = own;
    if (!first || name in filled) return [];
    const file = files.find((each) => each.name === name);
    if (!file || !first.file) return [member(name, first.file ? first.value : first.given)];
    const paths = own.map(({ value }) => `./${value}`);
    return [member(file.key, file.many ? paths : (paths[0] ?? ''))];
  });
  return ['{', ...lines, '}'].join('\n');

  function member(name: string, value: Json): string {
    const before = `  ${name}: `;
    return `${before}${indentRest(literal(value, 'javascript', maxWidth - before.length - 1))},`;
  }
}
