/** Reads `trace.yaml` and `open-questions.yaml`: what the source states, and what it leaves open. */
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseYaml } from '../lib/yaml.ts';
import { statementsOf, type Statement, type Trace } from './trace.ts';

/** One point that the source leaves unspecified, or states in two ways. */
export interface OpenQuestion {
  id: string;
  /** The places of the source that leave it open, as `section › row`. */
  source: string[];
  title: string;
  question: string;
  /** The conflicting descriptions in the source. Absent if it does not specify the behavior. */
  interpretations?: string[];
  contract: string;
  mock: string;
  sandbox: string;
  client: string;
  /** What a program has to do as long as the question is open. */
  clientImpact: string;
  /** The ways in which the sandbox can behave. */
  setting?: { values: string[]; default: string };
  /** Edits of the contract that resolve the question: the entry is stale when one of them applies. */
  answeredBy?: AnsweredBy[];
}

/** A condition on the contract. `*` in a pattern matches any text without `/`. */
export type AnsweredBy =
  /** An operation does this with the records of a schema: `list Task`. */
  | { action: string }
  /** The bundle has such a pointer. */
  | { present: string }
  /** The bundle has no such pointer. */
  | { absent: string };

/** An open question that the sandbox has a setting for. */
export type SettingQuestion = OpenQuestion & Required<Pick<OpenQuestion, 'setting'>>;

export const readQuestions = async (folder: string): Promise<OpenQuestion[]> =>
  ((await readYaml(join(folder, 'open-questions.yaml'))) ?? []) as OpenQuestion[];

export const readStatements = async (folder: string): Promise<Statement[]> =>
  statementsOf(((await readYaml(join(folder, 'trace.yaml'))) ?? {}) as Trace);

async function readYaml(path: string): Promise<unknown> {
  return parseYaml(await readFile(path, 'utf8'), relative('', path));
}
