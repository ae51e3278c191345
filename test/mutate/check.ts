/** Runs the checks of the contract on a copy of `openapi/` in which one file differs, and reports which one detects it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { build } from '../../scripts/artifacts/renditions.ts';
import { checkCode } from '../../scripts/artifacts/sandbox/settings-code.ts';
import { runWorkflows } from '../../scripts/commands/workflows.ts';
import { checkExamples } from '../../scripts/lint/examples/index.ts';
import { checkRegisters, checkOpenQuestions, checkStatements } from '../../scripts/lint/check-registers.ts';
import { checkSource, readSourceTable } from '../../scripts/lint/check-source.ts';
import { hintsOf } from '../../scripts/lint/ground/hints.ts';
import { checkGround } from '../../scripts/lint/ground/index.ts';
import { lintProse } from '../../scripts/lint/prose.ts';
import { pendingReviews, readReview } from '../../scripts/lint/review.ts';
import { lintWithMetaSchema, lintWithRedocly } from '../../scripts/lint/tools.ts';
import { checkWords, codeNames } from '../../scripts/lint/words/index.ts';
import { findWrongWords } from '../../scripts/lint/words/places.ts';
import { checkStatementWords } from '../../scripts/lint/words/statements.ts';
import { vocabularyOf } from '../../scripts/lint/words/vocabulary.ts';
import { checkWorkflows } from '../../scripts/lint/workflows.ts';
import type { Problem } from '../../scripts/lib/problem.ts';
import { loadContract } from '../../scripts/model/bundle.ts';
import type { Document, Json } from '../../scripts/model/document.ts';
import { createModel, type Model } from '../../scripts/model/index.ts';
import { placeTexts } from '../../scripts/model/statement-places.ts';
import { readSentences } from '../../scripts/model/sentences.ts';
import { startSandbox } from '../../src/sandbox/index.ts';
import { areValid, deviationFaults } from '../contract/deviations.ts';
import { firstViolation } from '../contract/facts.ts';
import { loosenesses, type Node, unusedValues } from '../contract/strictness.ts';
import { contract, type JsonObject } from '../support/contract.ts';

/** A change of one file. */
export interface SourceMutant {
  kind: string;
  /** Path in `openapi/`. */
  file: string;
  what: string;
  text: () => string;
}

/** Which check sees a mutant, and its message; undefined if none does. */
export type Verdict = { by: string; says: string } | undefined;

/** A mutant that is no mutant. */
export const unchanged = (file: string): SourceMutant => ({
  kind: 'none',
  file,
  what: 'nothing',
  text: () => readFileSync(join('openapi', file), 'utf8'),
});

const advice = 'docs/errors.yaml';

/** Checks mutants in a folder of its own, which has a copy of `openapi/`. */
export class Checker {
  readonly #folder: string;
  readonly #names = codeNames('src');
  readonly #statements;
  readonly #questions;
  readonly #contract = { json: JSON.stringify(contract) };

  constructor(folder: string) {
    this.#folder = folder;
    this.#statements = checkStatements(folder);
    this.#questions = checkOpenQuestions(folder);
  }

  /** Runs the checks in turn until one sees the mutant. The review of sentences is the last. */
  async check({ file, text }: SourceMutant): Promise<Verdict> {
    const path = join(this.#folder, file);
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, text());
    try {
      for await (const [by, says] of this.#run(file)) if (says !== undefined) return { by, says };
      return undefined;
    } catch (error) {
      return { by: 'bundle', says: error instanceof Error ? error.message : String(error) };
    } finally {
      writeFileSync(path, before);
    }
  }

  async *#run(file: string): AsyncGenerator<[by: string, says: string | undefined]> {
    const folder = this.#folder;
    const first = (problems: Problem[]) => problems[0]?.message;
    const statements = file === 'statements.yaml' ? checkStatements(folder) : this.#statements;
    const questions = file.startsWith('open-questions') ? checkOpenQuestions(folder) : this.#questions;
    yield ['register', first([...statements.problems, ...questions.problems])];
    if (file.endsWith('.schema.yaml')) {
      const schema = parse(readFileSync(join(folder, file), 'utf8')) as Node;
      new Ajv2020({ keywords: ['appliesTo'], strictTypes: false }).compile(schema);
      const used = JSON.stringify([contract, this.#statements.entries, this.#questions.entries]);
      yield ['vocabulary', [...loosenesses(schema), ...unusedValues(schema, used)][0]];
    }
    // The catalogs, workflows and vocabularies are not part of the bundle.
    const isPart = !/^[\w.-]+\.yaml$/.test(file) || /^(?:openapi|limits)\.yaml$/.test(file);
    const { json } = isPart ? await loadContract(folder) : this.#contract;
    const bundle = shared(contract, JSON.parse(json) as JsonObject) as JsonObject;
    if (isPart) yield ['facts', firstViolation(bundle)?.join(': ')];
    const document = JSON.parse(json) as Document;
    const model = createModel(document, questions.entries);
    yield* this.#ofModel(file, { model, document, statements, questions });
    yield ['prose', first(lintProse([join(folder, file)]))];
    if (isPart) {
      yield ['OpenAPI', first(await lintWithMetaSchema(JSON.parse(json) as Json))];
      yield ['Redocly', first(await lintWithRedocly([join(folder, 'openapi.yaml')]))];
    }
    if (file.endsWith('.arazzo.yaml')) yield ['run', await failedWorkflow(folder)];
    if (file === 'open-questions.yaml') {
      yield ['Redocly', first(await lintWithRedocly([join(folder, 'openapi.yaml')]))];
      await checkCode(model);
    }
    if (/^(?:3\.0|compat)\.overlay/.test(file)) yield ['renditions', await wrongRendition(folder)];
    if (file.endsWith('.overlay.yaml')) yield ['Redocly', first(await lintWithRedocly([join(folder, file)]))];
    const sources = {
      folder,
      document,
      statements: statements.entries,
      questions: questions.entries,
      advice,
    };
    const sentences = readSentences(sources);
    const { statements: entries, questions: open } = sources;
    const ground = { document, statements: entries, questions: open, sentences };
    yield ['ground', checkGround(ground, (register) => register)[0]?.message];
    yield ['hints', [...hintsOf(ground).values()][0]?.join(' ')];
    yield ['review', pendingReviews(sentences, readReview(folder))[0]?.place];
  }

  *#ofModel(
    file: string,
    {
      model,
      document,
      statements,
      questions,
    }: {
      model: Model;
      document: Document;
      statements: ReturnType<typeof checkStatements>;
      questions: ReturnType<typeof checkOpenQuestions>;
    },
  ): Generator<[by: string, says: string | undefined]> {
    const first = (problems: { message: string }[]) => problems[0]?.message;
    const folder = this.#folder;
    yield ['registers', first(checkRegisters(statements, questions, document, model))];
    yield ['source', first(checkSource(readSourceTable(folder) ?? {}, '', statements, questions))];
    yield ['examples', first(checkExamples(model, (pointer) => pointer))];
    if (/\.(?:arazzo|overlay)\.yaml$/.test(file))
      yield ['workflows', first(checkWorkflows(folder, model, document))];
    yield ['words', first(findWrongWords(model))];
    yield ['words', first(checkStatementWords(statements, placeTexts(document, model.questions)))];
    yield ['words', first(checkWords([join(folder, file)], vocabularyOf(model, document), this.#names))];
  }
}

/** Builds the documents for other tools. Returns what they state and should not. */
async function wrongRendition(folder: string): Promise<string | undefined> {
  const files = await build(await loadContract(folder));
  const documents = Object.entries(files).map(
    ([name, text]) => [name, JSON.parse(String(text)) as JsonObject] as const,
  );
  const [fault] = documents.flatMap(([name, document]) => deviationFaults(name, document));
  const { 'openapi.compat.json': compat = {}, 'openapi.3.0.json': reduced = {} } =
    Object.fromEntries(documents);
  return fault ?? ((await areValid(compat, reduced)) ? undefined : 'invalid OpenAPI');
}

/** Runs the workflows against a sandbox. Returns what fails, or is gone. */
async function failedWorkflow(folder: string): Promise<string | undefined> {
  const sandbox = await startSandbox({ port: 0 });
  try {
    const server = sandbox.baseUrl;
    const runs = await runWorkflows({
      server,
      folder,
      team: 'team-1',
      project: 'project-1',
      apiKey: 'any-key',
    });
    const failed = runs.find(({ result }) => result !== 'passed');
    return failed && `${failed.id} ${failed.result}`;
  } finally {
    await sandbox.close();
  }
}

/** The next value, with each part that is equal to that of the other value replaced by it: checks know the old parts. */
function shared(before: unknown, next: unknown): unknown {
  if (typeof before !== 'object' || typeof next !== 'object' || before === null || next === null) return next;
  if (Array.isArray(before) !== Array.isArray(next)) return next;
  const old = before as Record<string, unknown>;
  const entries = Object.entries(next).map(([key, value]) => [key, shared(old[key], value)] as const);
  const same =
    entries.length === Object.keys(old).length && entries.every(([key, value]) => Object.is(value, old[key]));
  if (same) return before;
  return Array.isArray(next) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
