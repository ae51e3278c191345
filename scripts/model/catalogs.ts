/** Reads the catalogs next to the contract: what the source states, and what it leaves open. */
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { parseYaml } from '../lib/yaml.ts';
import { statementsOf, type Statement, type Trace } from './trace.ts';

/** One point that the source leaves unspecified, or states in two ways. */
export interface OpenQuestion {
  id: string;
  kind: 'unspecified' | 'conflicting';
  /** The places of the source that leave it open, as `section › row`. */
  source: string[];
  title: string;
  question: string;
  interpretations?: string[];
  contract: string;
  mock: string;
  sandbox: string;
  client: string;
  /** The ways in which the sandbox can behave. */
  setting?: { values: string[]; default: string };
  /** Edits of the contract that resolve the question: the entry is stale when one of them applies. */
  answeredBy?: AnsweredBy[];
}

/** A condition on the contract. `*` in a pattern matches any text without `/`. */
export type AnsweredBy =
  /** An operation does this with the records of a schema: `list Task`. */
  | { action: string }
  /** A component schema has such a property: `Upload.*task*`. */
  | { property: string }
  /** The bundle has such a pointer. */
  | { present: string }
  /** The bundle has no such pointer. */
  | { absent: string };

/** An open question that the sandbox has a setting for. */
export type SettingQuestion = OpenQuestion & Required<Pick<OpenQuestion, 'setting'>>;

export const readQuestions = async (folder: string): Promise<OpenQuestion[]> =>
  ((await readYaml(join(folder, 'open-questions.yaml'))) ?? []) as OpenQuestion[];

/** Lines after a setting that a patch of it has as its context. */
const after = 2;

/** Lines of open-questions.yaml: from the sentence about the sandbox to the setting, and two more. */
interface SettingLines {
  /** Number of the first line, from 1. */
  line: number;
  lines: string[];
}

/** Returns the lines of each setting by the id of its question. */
export async function readSettingLines(folder: string): Promise<Record<string, SettingLines>> {
  const text = await readFile(join(folder, 'open-questions.yaml'), 'utf8');
  const lines = text.split('\n');
  const counter = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: counter });
  const found: Record<string, SettingLines> = {};
  for (const entry of isSeq(contents) ? contents.items : []) {
    if (!isMap(entry)) continue;
    const pair = (name: string) => entry.items.find(({ key }) => isScalar(key) && key.value === name);
    const [first, setting] = [pair('sandbox')?.key, entry.get('setting', true)];
    const [start, end] = [isScalar(first) ? first.range?.[0] : undefined, setting?.range?.[1]];
    if (start === undefined || end === undefined) continue;
    const { line } = counter.linePos(start);
    found[String(entry.get('id'))] = {
      line,
      lines: lines.slice(line - 1, counter.linePos(end).line + after),
    };
  }
  return found;
}

export const readTrace = async (folder: string): Promise<Trace> =>
  ((await readYaml(join(folder, 'trace.yaml'))) ?? {}) as Trace;

export const readStatements = async (folder: string): Promise<Statement[]> =>
  statementsOf(await readTrace(folder));

/** Catalogs by their text. Several artifacts read the same ones, and parsing all of them costs a fifth of a second. */
const parsed = new Map<string, unknown>();
/** Enough for the catalogs of two contracts. */
const kept = 8;

async function readYaml(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8');
  const value: unknown = parsed.get(text) ?? parseYaml(text, relative('', path));
  // The one that was read last is the last to go.
  parsed.delete(text);
  parsed.set(text, value);
  for (const oldest of parsed.keys()) if (parsed.size > kept) parsed.delete(oldest);
  return value;
}
