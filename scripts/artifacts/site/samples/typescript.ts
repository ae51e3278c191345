import type { Model, Parameter } from '../../../model/index.ts';
import { lowerFirst } from '../../../model/names.ts';
import { methodOf } from '../../client/operations-module.ts';
import { formOf, idsOf, isIdentity, methodResult, optionsOf } from '../../client/signature.ts';
import { formatted } from './format.ts';
import { type SampleRequest, sampleServer } from './sample-request.ts';

const js = JSON.stringify;

const options: Record<string, string> = sampleServer;

/** A request with the client. */
export function typescript(model: Model, request: SampleRequest): Promise<string> {
  const { operation, values, json, form } = request;
  const valueOf = ({ name, in: place }: Parameter) =>
    [...values].find(([parameter]) => parameter.name === name && parameter.in === place)?.[1];
  const ids = idsOf(operation).map((parameter) => js(valueOf(parameter) ?? parameter.name));
  const own = optionsOf(operation).flatMap(({ parameter, option }) => {
    const value = valueOf(parameter);
    return value === undefined || isIdentity(option) ? [] : [`${option}: ${js(value)}`];
  });
  const given = form ? [formInput(request)] : json === undefined ? [] : [js(json)];
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
      ...printed(`await docproc.${methodOf(operation)}(${args.join(', ')});`, request),
    ].join('\n'),
  );
}

/** @param call the expression that sends the request */
function printed(call: string, { operation, result }: SampleRequest): string[] {
  const { kind, result: property } = methodResult(operation);
  if (kind === 'none') return [call];
  if (!result) return [`const result = ${call}`, 'console.log(result);'];
  const { fields, siblings, partial } = result;
  const name = property ?? lowerFirst(operation.resource ?? 'result');
  const values = fields.map((field) => `${name}.${field}`);
  if (property === undefined) return [`const ${name} = ${call}`, `console.log(${values.join(', ')});`];
  const isPartial = partial.length > 0 ? ['partial'] : [];
  return [
    `const { ${[name, ...siblings, ...isPartial].join(', ')} } = ${call}`,
    `console.log(${[...values, ...(partial.length > 0 ? [] : siblings)].join(', ')});`,
    ...isPartial.map(
      (condition) => `if (${condition}) console.log(${["'Partial success:'", ...siblings].join(', ')});`,
    ),
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
function formInput({ operation, form = [] }: SampleRequest): string {
  const { files = [], fields = [] } = formOf(operation) ?? {};
  const partsOf = (name: string) => form.filter((part) => part.name === name);
  const members = [
    ...files.flatMap(({ name, inputName, many }) => {
      const [first, ...others] = partsOf(name).map(({ value }) => `./${value}`);
      return first === undefined ? [] : [`${inputName}: ${js(many ? [first, ...others] : first)}`];
    }),
    ...fields.flatMap(({ name }) => {
      const [part] = partsOf(name);
      return !part || part.file ? [] : [`${name}: ${js(part.given)}`];
    }),
  ];
  return `{\n${members.join(',\n')}\n}`;
}
