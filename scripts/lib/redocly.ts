/**
 * Redocly: its library in this process for bundles and lint, and its command line for reference pages and diffs.
 *
 * The library sends no telemetry and writes no files.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import {
  BaseResolver,
  bundle as bundleWith,
  type Config,
  createConfig,
  getLineColLocation,
  lint as lintWith,
  loadConfig,
  type NormalizedProblem,
  Source,
  YamlParseError,
} from '@redocly/openapi-core';
import { InputError, messageOf } from './cli.ts';
import { listProblems, mostUrgent, type Problem } from './problem.ts';
import { runRedocly } from './redocly-cli.ts';

type BundleOptions = Parameters<typeof bundleWith>[0];

const fixExample = 'Correct the example, or the schema if that is what is wrong.';
/** What to do about a problem that Redocly only names. */
const hints: Record<string, string> = {
  'no-unresolved-refs': 'Correct the reference, or write the file.',
  struct: 'Correct the key or the value.',
  overlay: 'Correct the overlay.',
  bundler: 'Rename one of the two files.',
  'operation-tag-defined':
    'Add `tags: [Tasks]` with a tag of openapi.yaml: it names the property of the client that has the method.',
  'no-invalid-media-type-examples': fixExample,
  'no-invalid-schema-examples': fixExample,
  'no-invalid-parameter-examples': fixExample,
};

/**
 * Bundles an API description and every file that it refers to into one document. Components have the names of their
 * files.
 *
 * @throws InputError with file, line and column of what cannot be read or referred to
 */
export const bundle = (path: string): Promise<unknown> => bundled(path);

/**
 * Applies OpenAPI Overlays to a bundle.
 *
 * @param path of the description that it is the bundle of
 * @param json the bundle
 * @param overlays paths of the overlays
 * @throws InputError with file, line and column of what cannot be read, referred to or applied
 */
export const overlay = (path: string, json: string, overlays: string[]): Promise<unknown> =>
  bundled(path, { doc: { source: new Source(resolve(path), json), parsed: JSON.parse(json) }, overlays });

async function bundled(path: string, given: Pick<BundleOptions, 'doc' | 'overlays'> = {}): Promise<unknown> {
  // The rules of redocly.yaml are for lint, and their violations must not stop a build.
  const config = await createConfig({});
  const { result, problems } = await run(path, (externalRefResolver) =>
    bundleWith({ ref: path, config, externalRefResolver, componentRenamingConflicts: 'error', ...given }),
  );
  if (problems.length > 0 || !result) throw new InputError(listProblems(mostUrgent(problems)));
  return result.bundle.parsed;
}

/** Checks API descriptions and overlays against the rules of a configuration. */
export async function lint(paths: string[], configPath: string): Promise<Problem[]> {
  const config = await loadConfig({ configPath });
  const found = await Promise.all(paths.map((path) => lintOne(path, config)));
  return unique(found.flat());
}

async function lintOne(path: string, config: Config): Promise<Problem[]> {
  const { problems } = await run(path, async (externalRefResolver) => ({
    problems: await lintWith({ ref: path, config, externalRefResolver }),
  }));
  return problems;
}

/** Runs the library on a file and everything that it refers to. What it throws becomes a problem of the file. */
async function run<T extends { problems: NormalizedProblem[] }>(
  path: string,
  work: (resolver: BaseResolver) => Promise<T>,
): Promise<{ result?: T; problems: Problem[] }> {
  const resolver = new BaseResolver();
  try {
    const result = await work(resolver);
    const unreadable = await yamlProblems(resolver);
    return { result, problems: unreadable.length > 0 ? unreadable : result.problems.map(problemOf) };
  } catch (error) {
    const unreadable = await yamlProblems(resolver);
    if (unreadable.length > 0) return { problems: unreadable };
    // A rule reads other files, and names the place itself.
    const [, place, rest] =
      (error instanceof InputError && /^(\S+:\d+:\d+): (.*)$/s.exec(error.message)) || [];
    if (place && rest) return { problems: [{ place, message: rest, rule: 'yaml' }] };
    const message = sentence(messageOf(error).replace(`${path} is not`, 'This is not'));
    return { problems: [{ place: `${path}:1:1`, message: `${message} Correct the file.`, rule: 'struct' }] };
  }
}

/** The files that are not YAML. Every reference to such a file fails too; the problem of the file itself is enough. */
async function yamlProblems({ cache }: BaseResolver): Promise<Problem[]> {
  const read = await Promise.allSettled(cache.values());
  const errors = read.map((file): unknown => (file.status === 'rejected' ? file.reason : file.value));
  return errors
    .filter((error) => error instanceof YamlParseError)
    .map(({ message, source, line, col }) => ({
      place: `${relative('', source.absoluteRef)}:${line}:${col}`,
      message: `This is not YAML: ${message.replace(/ in ".*$| \(\d+:\d+\)$/, '')}. Correct it.`,
      rule: 'yaml',
    }));
}

function problemOf({ message, ruleId, suggest, reference, location: [at] }: NormalizedProblem): Problem {
  if (!at) return { place: 'redocly.yaml', message: sentence(message), rule: ruleId };
  const { start } = getLineColLocation(at);
  const rule = message.startsWith("Can't resolve") ? 'no-unresolved-refs' : ruleId;
  const place = `${relative('', at.source.absoluteRef)}:${start.line}:${start.col}`;
  return { place, message: `${sentence(message)}${hint(rule, suggest, reference)}`, rule };
}

function hint(rule: string, suggest: string[], reference = 'redocly.yaml'): string {
  // Messages of our own rules state it themselves.
  if (/^(docproc|rule)\//.test(rule)) return '';
  if (suggest.length > 0 && suggest.length < 4) return ` Did you mean ${suggest.join(' or ')}?`;
  return ` ${hints[rule] ?? `See ${reference}.`}`;
}

const sentence = (message: string): string =>
  message
    .replaceAll(`${process.cwd()}/`, '')
    // A conflict is an error here, and nothing is renamed.
    .replace(/ Renamed \S+ to \S+$/, '')
    .replace('ENOENT: no such file or directory', 'there is no file')
    .replace(/\.?\s*$/, '.');

/** Leaves out repetitions: a component is read once for each use, a union once for each branch. */
function unique(problems: Problem[]): Problem[] {
  const unions = problems.filter(({ message }) => /match a schema in anyOf/.test(message));
  const branch = (one: Problem): boolean =>
    unions.some((union) => union.place === one.place && union !== one);
  const seen = new Map(problems.map((problem) => [`${problem.place} ${problem.message}`, problem]));
  return [...seen.values()].filter((problem) => unions.includes(problem) || !branch(problem));
}

/**
 * Builds the reference page of an API description with `redocly build-docs`, in a thread of its own. The library has
 * no such function.
 *
 * @param json the description
 * @throws InputError with what Redocly writes if it fails
 */
export async function buildDocs(json: string, options: string[]): Promise<string> {
  return inScratch(async (path) => {
    const [config, source, target] = ['redocly.yaml', 'openapi.json', 'index.html'].map(path) as [
      string,
      string,
      string,
    ];
    await Promise.all([writeFile(config, 'telemetry: off\n'), writeFile(source, json)]);
    const output = ['--config', config, '--lint-config', 'off', '--output', target];
    await runCli(['build-docs', source, ...options, ...output]);
    return readFile(target, 'utf8');
  });
}

/** Runs work that needs files in a folder of its own, which is removed afterwards. */
async function inScratch<T>(work: (path: (name: string) => string) => Promise<T>): Promise<T> {
  const scratch = await mkdtemp(join(tmpdir(), 'docproc-'));
  try {
    return await work((name) => join(scratch, name));
  } finally {
    await rm(scratch, { recursive: true });
  }
}

async function runCli(argv: string[]): Promise<void> {
  const { code, stderr } = await runRedocly(argv);
  if (code !== 0) throw new InputError(stderr.trim());
}

/** One difference that `redocly diff` reports. */
interface RedoclyChange {
  typeName: string;
  /** `major`, `minor` or `patch`. */
  impact: string;
  /** The verdict of the rules; empty if none of them rates the change. */
  verdicts: { ruleId: string; message: string }[];
  base?: { pointer: string };
  revision?: { pointer: string };
}

/** Compares two API descriptions with `redocly diff` and its recommended rules, in a thread of its own. */
export async function diff(base: string, revision: string): Promise<RedoclyChange[]> {
  return inScratch(async (path) => {
    const [config, before, after, report] = ['redocly.yaml', 'base.json', 'revision.json', 'report.json'].map(
      path,
    ) as [string, string, string, string];
    // Without the rules, every change counts as a patch.
    await writeFile(config, 'telemetry: off\nextends: [diff-recommended]\n');
    await Promise.all([writeFile(before, base), writeFile(after, revision)]);
    const options = ['--config', config, '--format', 'json', '--fail-on', 'none', '--output', report];
    await runCli(['diff', before, after, ...options]);
    return (JSON.parse(await readFile(report, 'utf8')) as { changes: RedoclyChange[] }).changes;
  });
}
