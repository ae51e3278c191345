/** Checks of openapi/trace.yaml and openapi/open-questions.yaml. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { traceableParts } from '../model/traceable-parts.ts';
import type { Document } from '../model/document.ts';
import type { Model } from '../model/index.ts';
import type { AnsweredBy, OpenQuestion } from '../model/catalogs.ts';
import { findPlace, placeOf, pointerOf, type Statement, statementsOf } from '../model/trace.ts';
import { members } from '../lib/pointer.ts';
import type { Problem } from '../lib/problem.ts';
import { readYaml } from '../lib/yaml.ts';
import { schemaOf } from './schemas.ts';

/** The entries of a file. There are none when something is wrong with it. */
interface YamlEntries<Entry> {
  entries: Entry[];
  problems: Problem[];
  /** Where a member of an entry is, as file:line:column. */
  location(entry: Entry, ...members: Path): string;
}
type Path = (string | number)[];

/** Reads trace.yaml in the folder and checks it against its schema. Bad input results in problems, not in an error. */
export const checkStatements = (folder: string): YamlEntries<Statement> =>
  readEntries(folder, 'trace', statementsOf, ({ section, row, id }) => [section, row, id]);

/** Reads open-questions.yaml in the folder and checks it against its schema. Bad input results in problems, not in an error. */
export function checkOpenQuestions(folder: string): YamlEntries<OpenQuestion> {
  const questions = readEntries(
    folder,
    'open-questions',
    (all: OpenQuestion[]) => all,
    (entry, entries) => [entries.indexOf(entry)],
  );
  for (const entry of questions.entries) {
    const { id, setting } = entry;
    if (!setting || setting.values.includes(setting.default)) continue;
    questions.problems.push({
      location: questions.location(entry, 'setting', 'default'),
      message: `The default of \`${id}\` is ${setting.default}. Choose one of its values: ${setting.values.join(', ')}.`,
      rule: 'catalog/default',
    });
  }
  return questions;
}

/** Reads a file whose shape is right, and in which each id occurs once. */
function readEntries<Value, Entry extends { id: string }>(
  folder: string,
  name: string,
  entriesOf: (value: Value) => Entry[],
  pathOf: (entry: Entry, entries: Entry[]) => Path,
): YamlEntries<Entry> {
  const file = join(folder, `${name}.yaml`);
  const { value, problem, location } = readYaml(readFileSync(file, 'utf8'), file);
  const faults = problem ? [] : schemaOf(name).check(value);
  const problems = faults.map(({ path, subject, message }) => ({
    location: location(path),
    message: `${subject || 'The file'} ${message}. See openapi/${name}.schema.yaml.`,
    rule: 'catalog/shape',
  }));
  if (problem) problems.push(problem);
  const entries = problems.length === 0 ? entriesOf(value as Value) : [];
  const locationOf = (entry: Entry, ...members: Path) => location([...pathOf(entry, entries), ...members]);
  const taken = new Map<string, string>();
  for (const entry of entries) {
    const [here, other] = [locationOf(entry), taken.get(entry.id)];
    taken.set(entry.id, other ?? here);
    if (other === undefined) continue;
    const message = `The id \`${entry.id}\` is already in use at ${other}. Choose another one.`;
    problems.push({ location: here, message, rule: 'catalog/ids' });
  }
  return { entries: problems.length === 0 ? entries : [], problems, location: locationOf };
}

/**
 * Everything that can be wrong between these files and the contract.
 *
 * @param locationOf Returns the location of a pointer into the bundle.
 */
export function checkCatalogs(
  statements: YamlEntries<Statement>,
  questions: YamlEntries<OpenQuestion>,
  model: Model,
  locationOf: (pointer: string) => string,
): Problem[] {
  return [
    ...missingPlaces(statements, model.document),
    ...withoutStatement(statements, model.document, locationOf),
    ...unknownRows(statements, questions),
    ...namedQuestions(questions, model.document, locationOf),
    ...answeredQuestions(questions, model),
  ];
}

/** The places of statements that the bundle does not have. */
function missingPlaces(statements: YamlEntries<Statement>, document: Document): Problem[] {
  return statements.entries.flatMap((entry) =>
    entry.places.flatMap((place, at) => {
      const { missing } = findPlace(place, document);
      if (missing === undefined) return [];
      const name = /^\d+$/.test(missing) ? ' Items of lists are called by their names or values.' : '';
      const message = `The statement \`${entry.id}\` names the place ${place}, but the contract has no \`${missing}\` there. Correct the place.${name}`;
      return [{ location: statements.location(entry, 'places', at), message, rule: 'catalog/places' }];
    }),
  );
}

/**
 * The parts of the bundle that no statement names. A place counts for all that encloses it, and not for what is in it:
 * a statement about a property is none about its validation keywords.
 */
export function withoutStatement(
  statements: YamlEntries<Statement>,
  document: Document,
  locationOf: (pointer: string) => string,
): Problem[] {
  const pointers = statements.entries.flatMap(({ places }) =>
    places.map((place) => pointerOf(place, document)),
  );
  return traceableParts(document)
    .filter(({ pointer }) => !pointers.some((each) => each === pointer || each.startsWith(`${pointer}/`)))
    .map(({ kind, pointer, validationKeyword }) => {
      const place = placeOf(pointer, document);
      const advice = validationKeyword ? 'Remove it if the source does not state it. Else add' : 'Add';
      return {
        location: locationOf(pointer),
        message: `No statement names this ${kind}. ${advice} ${place} to the statement of openapi/trace.yaml that it follows from, or write that statement.`,
        rule: 'catalog/unstated',
      };
    });
}

/** The rows of open questions that the source does not have. */
function unknownRows(statements: YamlEntries<Statement>, questions: YamlEntries<OpenQuestion>): Problem[] {
  const rows = new Set(statements.entries.map(({ section, row }) => `${section} › ${row}`));
  return questions.entries.flatMap((entry) =>
    entry.source.flatMap((row, at) => {
      if (rows.has(row)) return [];
      const [section = ''] = row.split(' › ');
      const known = [...rows].filter((each) => each.startsWith(`${section} › `));
      const message = `The source has no row \`${row}\`. Use one of openapi/trace.yaml${known.length > 0 ? `: ${known.join(', ')}` : ''}.`;
      return [{ location: questions.location(entry, 'source', at), message, rule: 'catalog/rows' }];
    }),
  );
}

/** The open questions that the contract names nowhere, and those that it names and the file does not have. */
function namedQuestions(
  questions: YamlEntries<OpenQuestion>,
  document: Document,
  locationOf: (pointer: string) => string,
): Problem[] {
  const fields = ['x-open-questions', 'openQuestions', 'unknown'];
  const named = [...members(document)].flatMap(({ key, value, pointer }) =>
    fields.includes(key) && !/\/examples\/[^/]+\/value\//.test(pointer)
      ? [value as string | string[]].flat().map((id) => ({ id, pointer }))
      : [],
  );
  const unknown = named.filter(({ id }) => questions.entries.every((entry) => entry.id !== id));
  const unnamed = questions.entries.filter((entry) => named.every(({ id }) => entry.id !== id));
  const found = [
    ...unknown.map(({ id, pointer }) => ({
      location: locationOf(pointer),
      message: `There is no open question \`${id}\`. Correct it, or add it to open-questions.yaml.`,
    })),
    ...unnamed.map((entry) => ({
      location: questions.location(entry, 'id'),
      message: `The contract names the open question \`${entry.id}\` nowhere. Add it to the x-open-questions of the place that it affects, or remove the entry if the contract resolves it.`,
    })),
  ];
  return found.map((problem) => ({ ...problem, rule: 'catalog/named' }));
}

/** The open questions that the contract resolves by now. */
function answeredQuestions(questions: YamlEntries<OpenQuestion>, model: Model): Problem[] {
  const pointers = [...members(model.document)].map(({ pointer }) => pointer);
  return questions.entries.flatMap((entry) => {
    const { id, answeredBy = [] } = entry;
    const met = answeredBy.flatMap((condition) => metBy(condition, pointers, model) ?? []);
    if (met.length === 0) return [];
    const message = `The contract resolves the open question \`${id}\`: ${met.join('; ')}. Remove the entry and its id from every x-open-questions, or reword it and its \`answeredBy\` to what is still open.`;
    return [{ location: questions.location(entry, 'id'), message, rule: 'catalog/answered' }];
  });
}

/** The part of the contract that meets a condition; undefined if none does. */
function metBy(condition: AnsweredBy, pointers: string[], model: Model): string | undefined {
  const [pattern = ''] = Object.values(condition) as string[];
  const parts = pattern.split('*').map((part) => part.replaceAll(/[^\w/]/g, String.raw`\$&`));
  const whole = new RegExp(`^${parts.join('[^/]*')}$`);
  if ('action' in condition) {
    const [action, name] = pattern.split(' ');
    const found = model.operations.find(({ crud, resource }) => crud?.action === action && resource === name);
    return found && `${found.method} ${found.path} (${found.id}) is a ${action} operation on ${name} records`;
  }
  const found = pointers.find((pointer) => whole.test(pointer));
  if ('present' in condition) return found && `there is ${found}`;
  return found === undefined ? `there is no ${pattern} any more` : undefined;
}
