/** Reads the two versions of the contract: the working copy, and what it is compared with. */
import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { InputError } from '../lib/cli.ts';
import { succeed } from '../lib/execute.ts';
import { bundle } from '../lib/redocly.ts';
import { parseYaml } from '../lib/yaml.ts';
import { loadContract } from '../model/bundle.ts';
import type { OpenQuestion } from '../model/index.ts';
import { readQuestions } from '../model/catalogs.ts';
import { asDocument, assertOpenApi, type Version } from './documents.ts';

/** The files of a released version, below `releases/VERSION/`. */
export const releaseFiles = { contract: 'openapi.json', questions: 'open-questions.yaml' };

/** Reads the contract that is being changed. */
export async function readRevision(root: string): Promise<Version> {
  const folder = join(root, 'openapi');
  const [{ document }, questions] = await Promise.all([loadContract(folder), readQuestions(folder)]);
  return { name: 'the working copy', document, questions };
}

/**
 * Reads what the contract is compared with.
 *
 * @param base a released version, a file or a git ref; the last release if undefined
 * @throws InputError if there is no such base, or if it is not a contract
 */
export async function readBase(root: string, base: string | undefined): Promise<Version> {
  const name = base ?? (await lastRelease(root));
  const release = join(root, 'releases', name, releaseFiles.contract);
  if (/^[\w.-]+$/.test(name) && existsSync(release)) return readFileVersion(name, release);
  return statSync(name, { throwIfNoEntry: false })?.isFile()
    ? readFileVersion(name, name)
    : readRef(root, name);
}

/** The version of the last release. */
async function lastRelease(root: string): Promise<string> {
  const folder = join(root, 'releases');
  const names = existsSync(folder) ? await readdir(folder) : [];
  const released = names.filter((name) => /^\d+\.\d+\.\d+$/.test(name));
  const last = released.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  if (last === undefined)
    throw new InputError('releases/ has no released contract. Name a file or a git ref.');
  return last;
}

async function readFileVersion(name: string, file: string): Promise<Version> {
  // A file of another kind has a clearer message than what Redocly makes of it.
  assertOpenApi(parseYaml(await readFile(file, 'utf8'), file), file);
  const catalog = join(dirname(file), releaseFiles.questions);
  const questions = existsSync(catalog) ? await readQuestions(dirname(file)) : [];
  return { name, document: asDocument(await bundle(file), file), questions };
}

/** Reads the committed bundle of a git ref. */
async function readRef(root: string, ref: string): Promise<Version> {
  const git = (...args: string[]) => succeed('git', args, { cwd: root, env: process.env });
  const commit = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).catch(
    () => '',
  );
  if (commit === '') {
    throw new InputError(
      `There is no release, file or git ref ${ref}. Name one of them, or nothing for the last release.`,
    );
  }
  const show = (path: string) => git('show', `${commit}:./${path}`);
  const text = await show('generated/openapi.json').catch(() => undefined);
  if (text === undefined) throw new InputError(`${ref} has no contract: it has no generated/openapi.json.`);
  const catalog = await show('openapi/open-questions.yaml').catch(() => undefined);
  const questions =
    catalog === undefined ? [] : (parseYaml(catalog, `${ref}:openapi/open-questions.yaml`) as OpenQuestion[]);
  return { name: ref, document: asDocument(JSON.parse(text), ref), questions };
}
