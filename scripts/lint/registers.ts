/** Checks of the two registers, openapi/statements.yaml and openapi/open-questions.yaml. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { isNode, LineCounter, parse, parseDocument } from 'yaml';
import { operations, type Document } from '../model/bundle.ts';
import { misfit, type Problem } from './problem.ts';

/** One statement of the source. `pointers` are JSON Pointer fragments into the bundle. */
export interface Statement {
  id: string;
  section: string;
  row: string;
  statement: string;
  pointers: string[];
}

/** One point where the source is silent or contradicts itself. */
export interface OpenQuestion {
  id: string;
  kind: 'unspecified' | 'conflicting';
  title: string;
  question: string;
  interpretations?: string[];
  contract: string;
  mock: string;
  sandbox: string;
  client: string;
  setting?: { values: string[]; default: string };
}

/** A register that was read. There are no entries when something is wrong with it. */
export interface Register<Entry> {
  entries: Entry[];
  problems: Problem[];
  /** Where a value stands, as file:line:column. */
  place(path: (string | number)[]): string;
}

/** Reads statements.yaml in the folder and holds it against its schema. Bad input gives problems, no error. */
export function readStatements(folder: string): Register<Statement> {
  return readRegister(folder, 'statements');
}

/** Reads open-questions.yaml in the folder and holds it against its schema. Bad input gives problems, no error. */
export function readOpenQuestions(folder: string): Register<OpenQuestion> {
  const { entries, problems, place } = readRegister<OpenQuestion>(folder, 'open-questions');
  for (const [index, { id, setting: choice }] of entries.entries()) {
    if (!choice || choice.values.includes(choice.default)) continue;
    problems.push({
      place: place([index, 'setting', 'default']),
      message: `The default of \`${id}\` is ${choice.default}. Choose one of its values: ${choice.values.join(', ')}.`,
      rule: 'register/default',
    });
  }
  return { entries, problems, place };
}

/** Everything that can be wrong between the two registers and the bundle. */
export function checkRegisters(
  statements: Register<Statement>,
  questions: Register<OpenQuestion>,
  document: Document,
): Problem[] {
  return [
    ...danglingPointers(statements, document),
    ...unclaimed(statements, document),
    ...unnamedQuestions(questions, document),
  ];
}

/** The pointers of statements that lead nowhere in the bundle. */
export function danglingPointers(statements: Register<Statement>, document: Document): Problem[] {
  const problems: Problem[] = [];
  for (const [index, { id, pointers }] of statements.entries.entries()) {
    for (const [at, pointer] of pointers.entries()) {
      const missing = firstMissing(document, pointer);
      if (missing === undefined) continue;
      problems.push({
        place: statements.place([index, 'pointers', at]),
        message: `The statement \`${id}\` points to ${pointer}, but the bundle has no \`${missing}\` there. Correct the pointer.`,
        rule: 'register/pointers',
      });
    }
  }
  return problems;
}

/**
 * The operations, statuses, scopes, schema properties and bounds of the bundle that no statement points to. A
 * pointer to something counts for everything that encloses it.
 */
export function unclaimed(statements: Register<Statement>, document: Document): Problem[] {
  const pointers = statements.entries.flatMap((entry) => entry.pointers);
  return claimable(document)
    .filter(({ pointer }) => !pointers.some((claim) => claim === pointer || claim.startsWith(`${pointer}/`)))
    .map(({ kind, pointer }) => ({
      place: `generated/openapi.json${pointer}`,
      message: `No statement claims this ${kind}. Add its pointer to the entry of statements.yaml that it follows from.`,
      rule: 'register/claims',
    }));
}

/** The open questions that the contract names nowhere. */
export function unnamedQuestions(questions: Register<OpenQuestion>, document: Document): Problem[] {
  const named = new Set<unknown>();
  for (const { key, value } of walk(document, '#')) {
    const ids = ['x-open-questions', 'openQuestions', 'unknown'].includes(key) ? [value].flat() : [];
    for (const id of ids) named.add(id);
  }
  return questions.entries
    .map((entry, index) => ({ id: entry.id, place: questions.place([index, 'id']) }))
    .filter(({ id }) => !named.has(id))
    .map(({ id, place }) => ({
      place,
      message: `The contract names the open question \`${id}\` nowhere. Add it to the x-open-questions of the place that it touches.`,
      rule: 'register/named',
    }));
}

function readRegister<Entry extends { id: string }>(folder: string, name: string): Register<Entry> {
  const file = join(folder, `${name}.yaml`);
  const schemaFile = join(import.meta.dirname, `../../openapi/${name}.schema.yaml`);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const lines = new LineCounter();
  const document = parseDocument(text ?? '', { lineCounter: lines, prettyErrors: false });
  const placeOf = (offset = 0): string => {
    const { line, col } = lines.linePos(offset);
    return `${file}:${line}:${col}`;
  };
  const place = (path: (string | number)[]): string => {
    const node = document.getIn(path, true);
    return placeOf(isNode(node) ? node.range?.[0] : 0);
  };
  const refuse = (problems: Problem[]): Register<Entry> => ({ entries: [], problems, place });

  if (text === undefined) {
    const message = 'There is no such file. Write the register.';
    return refuse([{ place: file, message, rule: 'register/shape' }]);
  }
  const [error] = document.errors;
  if (error) {
    const message = `This is not YAML: ${error.message.toLowerCase()}. Correct it.`;
    return refuse([{ place: placeOf(error.pos[0]), message, rule: 'yaml' }]);
  }

  const value: unknown = document.toJS();
  const ajv = new Ajv2020({ allErrors: true, verbose: true });
  const validate = ajv.compile<Entry[]>(parse(readFileSync(schemaFile, 'utf8')));
  if (!validate(value)) {
    // A failed `if` only says that its `then` failed.
    const errors = validate.errors?.filter(({ keyword }) => keyword !== 'if') ?? [];
    return refuse(
      errors.map((fault) => {
        const path = tokens(fault.instancePath);
        const name = path.length === 0 ? 'register' : path.length === 1 ? 'entry' : path.slice(1).join('.');
        const message = `The ${name} ${misfit(fault)}. See openapi/${basename(schemaFile)}.`;
        const { additionalProperty = [] } = fault.params as { additionalProperty?: string };
        return { place: place(path.concat(additionalProperty)), message, rule: 'register/shape' };
      }),
    );
  }

  const taken = new Map<string, string>();
  const problems: Problem[] = [];
  for (const [index, { id }] of value.entries()) {
    const here = place([index, 'id']);
    const message = `The id \`${id}\` is taken at ${taken.get(id)}. Choose another one.`;
    if (taken.has(id)) problems.push({ place: here, message, rule: 'register/ids' });
    else taken.set(id, here);
  }
  return problems.length > 0 ? refuse(problems) : { entries: value, problems, place };
}

/** What has to follow from a statement, with the pointer to it. */
type Claimable = { kind: 'operation' | 'status' | 'scope' | 'property' | 'bound'; pointer: string };

function claimable(document: Document): Claimable[] {
  const found: Claimable[] = [];
  for (const { path, method, operation } of operations(document)) {
    const pointer = `#/paths/${escape(path)}/${method}`;
    found.push({ kind: 'operation', pointer });
    for (const status of Object.keys(operation.responses)) {
      found.push({ kind: 'status', pointer: `${pointer}/responses/${status}` });
    }
    found.push({ kind: 'scope', pointer: `${pointer}/security` });
  }
  for (const { key, value, pointer } of walk(document, '#')) {
    if (pointer.includes('/examples/') || typeof value !== 'object' || value === null) continue;
    const member = (kind: Claimable['kind'], name: string) => ({
      kind,
      pointer: `${pointer}/${escape(name)}`,
    });
    const names = Object.keys(value);
    if (key === 'properties') found.push(...names.map((name) => member('property', name)));
    if (key === 'x-scope-aliases') found.push(...names.map((name) => member('scope', name)));
    // A tuple is as long as it is; redocly.yaml forbids every other kind of bound.
    if (names.includes('prefixItems')) continue;
    const bounds = names.filter((name) => name === 'minItems' || name === 'maxItems');
    found.push(...bounds.map((name) => member('bound', name)));
  }
  return found;
}

/** Every member of every object and array within a value, with the pointer to it. */
function* walk(value: unknown, pointer: string): Generator<{ key: string; value: unknown; pointer: string }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    const here = `${pointer}/${escape(key)}`;
    yield { key, value: member, pointer: here };
    yield* walk(member, here);
  }
}

/** The first token of a pointer that the value does not have; undefined when the pointer resolves. */
function firstMissing(value: unknown, pointer: string): string | undefined {
  let here = value;
  for (const token of tokens(pointer)) {
    const known = typeof here === 'object' && here !== null && Object.hasOwn(here, token);
    if (!known) return token;
    here = (here as Record<string, unknown>)[token];
  }
  return undefined;
}

function tokens(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function escape(token: string): string {
  return token.replaceAll('~', '~0').replaceAll('/', '~1');
}
