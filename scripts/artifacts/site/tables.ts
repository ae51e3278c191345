/**
 * What the guides show of the contract, as Markdown. A guide asks for a block by name:
 * `<!-- contract: states Task -->`.
 */
import { refName } from '../client/entries.ts';
import { type Json, resolve, type Schema } from '../../model/bundle.ts';
import { examplesOf, type Facts, type Operation, operation, questionsOf, type Retry } from './facts.ts';
import { type Links, redocAnchor } from './links.ts';
import { literal } from './literals.ts';
import { bullets, code, fence, line, list, table, upperFirst } from '../../lib/markdown.ts';

/** A block: `argument` is what stands after its name. */
export type Block = (facts: Facts, links: Links, argument: string) => string;

export const tables: Record<string, Block> = {
  operations,
  scopes,
  limits,
  statuses,
  errors,
  fields,
  example,
  values,
  switches,
};

/** The operations of a tag, or all: what to call and which scope it takes. */
function operations(facts: Facts, links: Links, tag: string): string {
  const shown = facts.operations.filter((operation) => tag === '' || operation.tag === tag);
  const start = sharedStart(facts.operations.map(({ path }) => path));
  const shorten = (path: string) =>
    start && path.startsWith(`${start}/`) ? `…${path.slice(start.length)}` : path;
  const rows = shown.map((operation) => [
    links.operation(operation, operation.summary),
    code(`${operation.verb} ${shorten(operation.path)}`),
    scopeOf(operation, facts, links),
  ]);
  const text = table(['Operation', 'Request', 'Scope'], rows);
  return !text.includes('…') ? text : `${code('…')} stands for ${code(start)}.\n\n${text}`;
}

/** The longest beginning that more than half of some paths share, so that a table has room for the rest. */
function sharedStart(paths: string[]): string {
  const [first = '', ...others] = paths.toSorted((a, b) => b.length - a.length);
  const starts = first.split('/').map((_, index, all) => all.slice(0, index + 1).join('/'));
  const shared = starts.filter(
    (start) => others.filter((path) => path.startsWith(`${start}/`)).length > paths.length / 2,
  );
  return shared.at(-1) ?? '';
}

/** The scope of an operation in every spelling, and a link where the register asks for it. */
export function scopeOf(
  { scopes, questions }: Operation,
  facts: Facts,
  links: Pick<Links, 'question'>,
): string {
  const open = facts.questions.find(
    ({ id, question }) => questions.includes(id) && /\bscopes?\b/.test(question),
  );
  if (scopes.length > 0)
    return [list(scopes.map(code)), ...(open ? [links.question(open.id, 'assumed')] : [])].join(', ');
  return open ? links.question(open.id, 'not known') : 'none';
}

/** Each scope with its spellings and the operations that need it. */
function scopes(facts: Facts, links: Links): string {
  const rows = facts.scopes.map(({ area, spellings }) => {
    const needing = facts.operations.filter((operation) =>
      operation.scopes.some((s) => spellings.includes(s)),
    );
    return [area, spellings.map(code).join(' or '), needing.map((each) => links.operation(each)).join(', ')];
  });
  return table(['Lets a key do this', 'Spellings', 'Needed by'], rows);
}

function limits(facts: Facts, links: Links): string {
  const rows = Object.values(facts.limits).map(({ value, unit, per, rejectedWith, openQuestions = [] }) => [
    unit === 'files' ? `Files in a ${per}` : `Size of a ${per}`,
    `${value} ${unit}`,
    rejectedWith ? code(rejectedWith) : 'not known',
    questionLinks(openQuestions, facts, links),
  ]);
  return table(['Limit', 'Value', 'Answer beyond it', 'Open questions'], rows);
}

/** Operation × status: which answers to expect where. */
function statuses(facts: Facts, links: Links): string {
  const all = [
    ...new Set(facts.operations.flatMap(({ responses }) => responses.map(([status]) => status))),
  ].sort();
  const rows = facts.operations.map((each) => [
    links.operation(each),
    ...all.map((status) => (each.responses.some(([own]) => own === status) ? '✓' : '')),
  ]);
  return table(['Operation', ...all], rows);
}

/** In errors.yaml it is said of the status; a call that changes something asks for more. */
export const retryOf = (retry: Retry, { verb }: Operation): Retry =>
  retry === 'later' && verb !== 'GET' ? 'after-checking' : retry;

const checking =
  'after checking whether it took effect: [No response received](./retries.md#no-response-received)';
const again: Record<Retry, string> = {
  later: `a read, later. Any other call, only ${checking}.`,
  'after-checking': `only ${checking}.`,
  'after-change': 'not without a change.',
  never: 'no.',
};

/** For each status that is no plain success: which operation gives it and why, and what to do. */
function errors(facts: Facts, links: Links): string {
  const sections = Object.entries(facts.advice).map(([status, { title, do: todo, retry }]) => {
    const causes = new Map<string, string[]>();
    for (const each of facts.operations) {
      const cause = each.responses.find(([own]) => own === status)?.[1].description;
      if (cause) causes.set(line(cause), [...(causes.get(line(cause)) ?? []), links.operation(each)]);
    }
    return [
      `### ${status}: ${title} {#status-${status}}`,
      table(
        ['Cause', 'Operations'],
        [...causes].map(([cause, each]) => [cause, each.join(', ')]),
      ),
      bullets([`**What to do**: ${todo}`, `**Try again**: ${again[retry]}`]),
    ].join('\n\n');
  });
  return sections.join('\n\n');
}

/** The fields of a schema. */
function fields(facts: Facts, links: Links, name: string): string {
  const schema = facts.document.components.schemas?.[name];
  if (!schema) throw new Error(`There is no schema ${name}.`);
  const required = new Set(schema.required);
  const rows = Object.entries(schema.properties ?? {}).map(([field, each]) => {
    const resolved = resolve(facts.document, each);
    const about = [...new Set([...questionsOf(each), ...questionsOf(resolved)])];
    const more = about.length > 0 ? ` Open: ${questionLinks(about, facts, links)}.` : '';
    return [
      code(field),
      typeOf(each, links),
      required.has(field) ? 'yes' : 'no',
      line(resolved.description ?? '') + more,
    ];
  });
  const optional = rows.some(([, , each]) => each === 'no');
  const head = ['Field', 'Type', ...(optional ? ['Needed'] : []), 'Meaning'];
  return table(
    head,
    optional ? rows : rows.map(([field = '', type = '', , text = '']) => [field, type, text]),
  );
}

/** A type in words: `string or null`, `list of Page`. With `links`, a schema leads to the reference. */
export function typeOf(schema: Schema, links?: Links): string {
  const name = refName(schema);
  if (name) return links?.reference(name, redocAnchor({ tag: 'Schemas', id: name })) ?? name;
  if (schema.contentSchema) return `${typeOf(schema.contentSchema, links)}, as JSON text`;
  if (schema.contentMediaType) return 'bytes';
  if (schema.anyOf) return 'string';
  if (schema.type === 'array' && typeof schema.items === 'object')
    return `list of ${typeOf(schema.items, links)}`;
  return list([schema.type ?? 'anything'].flat());
}

/** An example of a response, or of a request body (`request`): `completeTask 200 sent`. */
function example(facts: Facts, _links: Links, argument: string): string {
  const [id = '', status = '', name = ''] = argument.split(' ');
  const found = examplesOf(facts, operation(facts, id), status).find((each) => each.name === name);
  if (!found) throw new Error(`There is no example ${argument}.`);
  return fence('json', literal(found.value, 'json'));
}

/** The examples that a schema gives, one row each. */
function values(facts: Facts, _links: Links, name: string): string {
  const examples =
    (facts.document.components.schemas?.[name] as { examples?: Record<string, Json>[] } | undefined)
      ?.examples ?? [];
  const head = Object.keys(examples[0] ?? {});
  return table(
    head.map(upperFirst),
    examples.map((each) => head.map((key) => code(each[key]))),
  );
}

/** The open questions that the sandbox can answer in more than one way. */
function switches(facts: Facts, links: Links): string {
  const rows = facts.questions.flatMap(({ id, title, setting: options }) => {
    if (!options) return [];
    const marked = options.values.map((each) =>
      each === options.default ? `**${code(each)}**` : code(each),
    );
    return [[links.question(id, title), code(id), marked.join(', ')]];
  });
  return table(['Question', 'Switch', 'Values'], rows);
}

/** Links to open questions, by their titles. */
export function questionLinks(ids: string[], facts: Facts, links: Links): string {
  return ids
    .map((id) => links.question(id, facts.questions.find((each) => each.id === id)?.title ?? id))
    .join(', ');
}
