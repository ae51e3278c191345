import { errorClass } from '../../../src/client/errors.ts';
import type { Schema } from '../../model/bundle.ts';
import { camel, type Entry, lowerFirst, refName, type Transition } from './entries.ts';

/** The module `methods`: one method per operation, grouped by tag, with what the contract says of it. */
export function methodsModule(entries: Entry[], tags: Record<string, string>): string {
  const types = new Set(['Task', 'Upload']);
  for (const { body, result } of entries) {
    if (body && !body.multipart && body.type !== 'unknown') types.add(body.type);
    if (result.name) types.add(result.name);
  }
  const groups = [...new Set(entries.map(({ tag }) => tag))].map((tag) => {
    const own = entries.filter((entry) => entry.tag === tag);
    return `
${own.map(resultType).join('')}
${doc([tags[tag] ?? `The operations of ${tag}.`])}
export interface ${tag} {
${own.map((entry) => `${comment(entry)}\n${entry.name}${signature(entry)};`).join('\n')}
}

export function create${tag}(call: Call): ${tag} {
  return {
${own.map(method).join('\n')}
  };
}
`;
  });
  return `
import type { Call } from './call.js';
import { operations } from './contract.js';
import type { UploadInput } from './files.js';
import type { CallOptions, UploadOptions } from './options.js';
import type { ${[...types].sort().join(', ')} } from './types.js';
${groups.join('')}`;
}

/** How a success reaches the caller: the payload alone, or an object that names it after its record. */
function unwrap({ name, result }: Entry): {
  type: string;
  others: [string, Schema][];
  record?: string;
  wrapper?: string;
} {
  const { payload, ...others } = result.schema.properties ?? {};
  const record = payload && refName(payload);
  if (!record) return { type: result.name ?? 'unknown', others: [] };
  if (Object.keys(others).length === 0) return { type: record, others: [], record };
  const wrapper = `${name.charAt(0).toUpperCase()}${name.slice(1)}Result`;
  return { type: wrapper, others: Object.entries(others), record, wrapper };
}

const hasPartial = ({ responses }: Entry): boolean => responses.some(([status]) => status === '207');

function resultType(entry: Entry): string {
  const { others, record, wrapper } = unwrap(entry);
  if (!wrapper || !record) return '';
  const partial = entry.responses.find(([status]) => status === '207')?.[1].description;
  const fields = others.map(
    ([name, schema]) => `${doc([schema.description ?? ''])}\n${name}: ${tsType(schema)};`,
  );
  if (partial)
    fields.push(`${doc([`Whether the status was 207: ${lowerFirst(partial)}`])}\npartial: boolean;`);
  return `
/** What \`${entry.tag.toLowerCase()}.${entry.name}\` gives. */
export interface ${wrapper} {
  ${record.toLowerCase()}: ${record};
  ${fields.join('\n')}
}
`;
}

const tsType = (schema: Schema): string => (schema.type === 'string' ? 'string' : 'unknown');

/** Name of the parameter for a body that must be given; one that may be given is an option. */
const bodyName = ({ body }: Entry): string => (body?.multipart ? 'upload' : 'body');

function signature(entry: Entry): string {
  const { ids, body } = entry;
  const optional = body && !body.required ? ` & { body?: ${body.type} }` : '';
  const parameters = ids.map(({ name }) => `${camel(name)}: string`);
  if (body?.required) parameters.push(`${bodyName(entry)}: ${body.multipart ? 'UploadInput' : body.type}`);
  parameters.push(body?.multipart ? 'options?: UploadOptions' : `options?: CallOptions${optional}`);
  return `(${parameters.join(', ')}): Promise<${unwrap(entry).type}>`;
}

function method(entry: Entry): string {
  const { id, name, ids, body, result } = entry;
  const { others, record, wrapper } = unwrap(entry);
  const parameters = ids.map((parameter) => camel(parameter.name));
  if (body?.required) parameters.push(bodyName(entry));
  parameters.push('options');

  const input = [];
  if (ids.length > 0) input.push(`path: { ${ids.map((p) => `${p.name}: ${camel(p.name)}`).join(', ')} }`);
  if (body) input.push(`body: ${body.required ? bodyName(entry) : 'options?.body'}`);

  const fields = [
    `${record?.toLowerCase()}: body.payload`,
    ...others.map(([field]) => `${field}: body.${field}`),
  ];
  if (hasPartial(entry)) fields.push('partial: status === 207');
  const given = wrapper ? `({ ${fields.join(', ')} })` : record ? 'body.payload' : 'body';
  const taken = `body: ${result.name ?? 'unknown'}${hasPartial(entry) ? ', status' : ''}`;
  return `    ${name}: (${parameters.join(', ')}) =>
      call(operations.${id}, { ${input.join(', ')} }, (${taken}) => ${given}, options),`;
}

/** The comment of a method: what the contract says of the operation. */
function comment(entry: Entry): string {
  const { summary, description, transition, ids, body, scopes, responses, questions } = entry;
  const [scope = 'not known', ...others] = scopes.map((spelling) => `\`${spelling}\``);
  const also = others.length > 0 ? ` (also written ${others.join(', ')})` : '';
  const successes = responses.filter(([status]) => status.startsWith('2'));
  const failures = responses.filter(([status]) => !status.startsWith('2'));
  return doc([
    `${summary}.`,
    '',
    description,
    ...lostAnswer(transition),
    '',
    `- Scope: ${scope}${also}`,
    `- Statuses: ${responses.map(([status]) => status).join(', ')}`,
    ...(questions.length > 0 ? [`- Open questions: ${questions.join(', ')}`] : []),
    '',
    ...ids.map(({ name, description: id }) => `@param ${camel(name)} ${id}`),
    ...(body?.required
      ? [
          `@param ${bodyName(entry)} ${body.multipart ? 'The files, and what goes with them.' : 'What to send.'}`,
        ]
      : []),
    `@returns ${successes.map(([status, response]) => `${status}: ${response.description}`).join('\n')}`,
    ...failures.map(
      ([status, response]) => `@throws {${className(status)}} ${status}: ${response.description}`,
    ),
  ]);
}

/** What to do when nobody knows whether the call took effect. */
function lostAnswer(transition: Transition | undefined): string[] {
  if (transition?.creates) {
    return [
      '',
      'If the answer is lost (`ConnectionError`, `TimeoutError`, `AbortError`), the upload may exist all the same,',
      'and calling again may create a second one. `sent: false` on the error says that nothing was sent.',
    ];
  }
  const states = transition?.from?.['status']?.in;
  if (transition?.reversible !== false || !states) return [];
  return [
    '',
    'If the answer is lost (`ConnectionError`, `TimeoutError`, `AbortError`), the call may have taken effect all',
    `the same. Read the task with \`tasks.get\` before calling again: if it has left ${states.join(', ')}, the call`,
    '(or that of somebody else) did its work.',
  ];
}

/** The class that the client throws for a status; fails for a status that has none. */
function className(status: string): string {
  const { name } = errorClass(Number(status));
  if (name !== 'UnexpectedResponseError') return name;
  throw new Error(`status ${status} has no error class: give it one in src/client/errors.ts`);
}

/** Lines of text as a comment. */
function doc(lines: string[]): string {
  const text = lines.join('\n').replaceAll('*/', '*\\/').split('\n');
  return text.length === 1
    ? `/** ${text[0]} */`
    : ['/**', ...text.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n');
}
