/** Checks of the two catalogs, openapi/statements.yaml and openapi/open-questions.yaml. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Claim, claims, namedQuestions } from '../model/claims.ts';
import type { Document } from '../model/document.ts';
import type { Model } from '../model/index.ts';
import type { AnsweredBy, OpenQuestion, Statement } from '../model/registers.ts';
import { members, tokens } from '../lib/pointer.ts';
import type { Problem } from '../lib/problem.ts';
import { parseYaml, readYaml } from '../lib/yaml.ts';
import { violation } from './violation.ts';

/** A catalog that was read. There are no entries when something is wrong with it. */
export interface Register<Entry> {
  entries: Entry[];
  problems: Problem[];
  /** Where a value is, as file:line:column. */
  place(path: (string | number)[]): string;
}

/** Reads statements.yaml in the folder and checks it against its schema. Bad input results in problems, not in an error. */
export function checkStatements(folder: string): Register<Statement> {
  return readRegister(folder, 'statements');
}

/** Reads open-questions.yaml in the folder and checks it against its schema. Bad input results in problems, not in an error. */
export function checkOpenQuestions(folder: string): Register<OpenQuestion> {
  const { entries, problems, place } = readRegister<OpenQuestion>(folder, 'open-questions');
  for (const [index, { id, setting: choice }] of entries.entries()) {
    if (!choice || choice.values.includes(choice.default)) continue;
    problems.push({
      place: place([index, 'setting', 'default']),
      message: `The default of \`${id}\` is ${choice.default}. Choose one of its values: ${choice.values.join(', ')}.`,
      rule: 'register/default',
    });
  }
  for (const [index, question] of entries.entries()) {
    const message = sandboxProblem(question);
    if (message) problems.push({ place: place([index, 'sandbox']), message, rule: 'register/sandbox' });
  }
  return { entries, problems, place };
}

/** What a sentence about the sandbox leaves out of its setting; undefined if nothing. */
function sandboxProblem({ id, sandbox, setting }: OpenQuestion): string | undefined {
  if (!setting) return undefined;
  const literal = setting.values.filter((value) => /^(?:\d{3}|[A-Z_]+)$/.test(value));
  const at = (value: string) => sandbox.search(new RegExp(`(?<!\\w)${value}(?!\\w)`));
  const missing = literal.find((value) => at(value) < 0);
  if (missing !== undefined)
    return `The sentence does not mention ${missing}, a value of the setting \`${id}\`.`;
  const [first] = literal.toSorted((a, b) => at(a) - at(b));
  if (first !== undefined && literal.includes(setting.default) && first !== setting.default) {
    return `The sentence mentions ${first} first, and the default of \`${id}\` is ${setting.default}. Begin with the default.`;
  }
  const isChoice = /\b(?:or|[Aa]lternatively)\b/.test(sandbox);
  return isChoice
    ? undefined
    : `The setting \`${id}\` has several values, and the sentence mentions one behavior.`;
}

/** Everything that can be wrong between the two catalogs and the contract. */
export function checkRegisters(
  statements: Register<Statement>,
  questions: Register<OpenQuestion>,
  document: Document,
  model: Model,
): Problem[] {
  return [
    ...danglingPointers(statements, document),
    ...unclaimed(statements, document),
    ...unnamedQuestions(questions, document),
    ...answeredQuestions(questions, document, model),
  ];
}

/** The pointers of statements that lead nowhere in the bundle. */
function danglingPointers(statements: Register<Statement>, document: Document): Problem[] {
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
 * The parts of the bundle that no statement points to. A pointer to a part counts for all that encloses the part, and not
 * for what is in it: a statement about a property is none about its bounds.
 */
export function unclaimed(statements: Register<Statement>, document: Document): Problem[] {
  const pointers = statements.entries.flatMap((entry) => entry.pointers);
  const isClaimed = ({ pointer }: Claim): boolean =>
    pointers.some((claim) => claim === pointer || claim.startsWith(`${pointer}/`));
  return claims(document)
    .filter((claim) => !isClaimed(claim))
    .map(({ kind, pointer, bound }) => ({
      place: `generated/openapi.json${pointer}`,
      message:
        bound === undefined
          ? `No statement claims this ${kind}. Add its pointer to the entry of openapi/statements.yaml that it follows from, or write that entry.`
          : `No statement claims this ${kind}. Remove it if the source does not state it. Else add ${pointer} to the entry of openapi/statements.yaml that it follows from, or write that entry.`,
      rule: 'register/claims',
    }));
}

/** The open questions that the contract names nowhere. */
function unnamedQuestions(questions: Register<OpenQuestion>, document: Document): Problem[] {
  const named = namedQuestions(document);
  return questions.entries
    .map((entry, index) => ({ id: entry.id, place: questions.place([index, 'id']) }))
    .filter(({ id }) => !named.has(id))
    .map(({ id, place }) => ({
      place,
      message: `The contract names the open question \`${id}\` nowhere. Add it to the x-open-questions of the place that it affects, or remove the entry if the contract resolves it.`,
      rule: 'register/named',
    }));
}

/** The open questions that the contract resolves by now. */
function answeredQuestions(questions: Register<OpenQuestion>, document: Document, model: Model): Problem[] {
  const pointers = [...members(document)].map(({ pointer }) => pointer);
  return questions.entries.flatMap(({ id, answeredBy = [] }, index) => {
    const answers = answeredBy.flatMap((condition) => answer(condition, pointers, model) ?? []);
    if (answers.length === 0) return [];
    const message = `The contract resolves the open question \`${id}\`: ${answers.join('; ')}. Remove the entry and its id from every x-open-questions, or reword it and its \`answeredBy\` to what is still open.`;
    return [{ place: questions.place([index, 'id']), message, rule: 'register/answered' }];
  });
}

/** The part of the contract that meets a condition; undefined if none does. */
function answer(condition: AnsweredBy, pointers: string[], model: Model): string | undefined {
  const [pattern = ''] = Object.values(condition) as string[];
  const parts = pattern.split('*').map((part) => part.replaceAll(/[^\w/]/g, String.raw`\$&`));
  const whole = new RegExp(`^${parts.join('[^/]*')}$`);
  const matches = (text: string) => whole.test(text);
  if ('action' in condition) {
    const [action, name] = pattern.split(' ');
    const found = model.operations.find(({ store, record }) => store?.action === action && record === name);
    return found && `${found.method} ${found.path} (${found.id}) is a ${action} operation on ${name} records`;
  }
  if ('property' in condition) {
    const properties = Object.entries(model.schemas).flatMap(([name, schema]) =>
      schema.properties.map((property) => `${name}.${property.name}`),
    );
    const found = properties.find(matches);
    return found && `there is a property ${found}`;
  }
  const found = pointers.find(matches);
  if ('present' in condition) return found && `there is ${found}`;
  return found === undefined ? `there is no ${pattern} any more` : undefined;
}

function readRegister<Entry extends { id: string }>(folder: string, name: string): Register<Entry> {
  const file = join(folder, `${name}.yaml`);
  const schemaFile = join(import.meta.dirname, `../../openapi/${name}.schema.yaml`);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const { value, problem, place } = readYaml(text ?? '', file);
  const rejected = (problems: Problem[]): Register<Entry> => ({ entries: [], problems, place });

  if (text === undefined) {
    const message = 'There is no such file. Write it: `[]` is an empty catalog.';
    return rejected([{ place: file, message, rule: 'register/shape' }]);
  }
  if (problem) return rejected([problem]);

  const ajv = new Ajv2020({ allErrors: true, verbose: true });
  const validate = ajv.compile<Entry[]>(parseYaml(readFileSync(schemaFile, 'utf8'), schemaFile) as object);
  if (!validate(value)) {
    // A failed `if` only means that its `then` failed.
    const errors = validate.errors?.filter(({ keyword }) => keyword !== 'if') ?? [];
    return rejected(
      errors.map((fault) => {
        const path = tokens(fault.instancePath);
        const name = path.length === 0 ? 'catalog' : path.length === 1 ? 'entry' : path.slice(1).join('.');
        const message = `The ${name} ${violation(fault)}. See openapi/${basename(schemaFile)}.`;
        const { additionalProperty = [] } = fault.params as { additionalProperty?: string };
        return { place: place(path.concat(additionalProperty)), message, rule: 'register/shape' };
      }),
    );
  }

  const taken = new Map<string, string>();
  const problems: Problem[] = [];
  for (const [index, { id }] of value.entries()) {
    const here = place([index, 'id']);
    const message = `The id \`${id}\` is already in use at ${taken.get(id)}. Choose another one.`;
    if (taken.has(id)) problems.push({ place: here, message, rule: 'register/ids' });
    else taken.set(id, here);
  }
  return problems.length > 0 ? rejected(problems) : { entries: value, problems, place };
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
