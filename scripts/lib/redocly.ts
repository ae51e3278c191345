/** The library of Redocly, for bundles and lint. It sends no telemetry and writes no files. */
import { relative, resolve } from 'node:path';
import { list } from '../../src/shared/list.ts';
import {
  BaseResolver,
  bundle as bundleWith,
  type Config,
  createConfig,
  getLineColLocation,
  isRef,
  lint as lintWith,
  loadConfig,
  type NormalizedProblem,
  ResolveError,
  Source,
  YamlParseError,
} from '@redocly/openapi-core';
import { InputError, messageOf } from './cli.ts';
import { listProblems, mostUrgent, type Problem } from './problem.ts';

type Bundling = Parameters<typeof bundleWith>[0];

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

async function bundled(path: string, given: Pick<Bundling, 'doc' | 'overlays'> = {}): Promise<unknown> {
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

/** Reads files. One that is a reference back to itself, perhaps by others, ends the process of the library: here it cannot be read. */
class Resolver extends BaseResolver {
  override async resolveDocument<T>(base: string | null, path: string, isRoot = false) {
    const document = await super.resolveDocument<T>(base, path, isRoot);
    const seen = new Set<string>();
    let next: typeof document = document;
    while (!(next instanceof Error) && isRef(next.parsed)) {
      const { absoluteRef } = next.source;
      if (seen.has(absoluteRef)) throw new ResolveError(new Error(`${absoluteRef} refers to itself`));
      seen.add(absoluteRef);
      const { $ref } = next.parsed;
      next = await super.resolveDocument<T>(absoluteRef, $ref.replace(/#.*/, '') || absoluteRef);
    }
    return document;
  }
}

/** Runs the library on a file and everything that it refers to. What it throws becomes a problem of the file. */
async function run<T extends { problems: NormalizedProblem[] }>(
  path: string,
  work: (resolver: BaseResolver) => Promise<T>,
): Promise<{ result?: T; problems: Problem[] }> {
  const resolver = new Resolver();
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
    if (place && rest) return { problems: [{ location: place, message: rest, rule: 'yaml' }] };
    const message = sentence(messageOf(error).replace(`${path} is not`, 'This is not'));
    return {
      problems: [{ location: `${path}:1:1`, message: `${message} Correct the file.`, rule: 'struct' }],
    };
  }
}

/** The files that are not YAML. Every reference to such a file fails too; the problem of the file itself is enough. */
async function yamlProblems({ cache }: BaseResolver): Promise<Problem[]> {
  const read = await Promise.allSettled(cache.values());
  const errors = read.map((file): unknown => (file.status === 'rejected' ? file.reason : file.value));
  return errors
    .filter((error) => error instanceof YamlParseError)
    .map(({ message, source, line, col }) => ({
      // A second document has no place.
      location: `${relative('', source.absoluteRef)}:${line || 1}:${col || 1}`,
      message: `This is not YAML: ${message.replace(/ in ".*$| \(\d+:\d+\)$/, '')}. Correct it.`,
      rule: 'yaml',
    }));
}

function problemOf({ message, ruleId, suggest, reference, location: [at] }: NormalizedProblem): Problem {
  if (!at) return { location: 'redocly.yaml', message: sentence(message), rule: ruleId };
  const { start } = getLineColLocation(at);
  const rule = message.startsWith("Can't resolve") ? 'no-unresolved-refs' : ruleId;
  const place = `${relative('', at.source.absoluteRef)}:${start.line}:${start.col}`;
  return { location: place, message: `${sentence(message)}${hint(rule, suggest, reference)}`, rule };
}

function hint(rule: string, suggest: string[], reference = 'redocly.yaml'): string {
  // Messages of our own rules state it themselves.
  if (/^(docproc|rule)\//.test(rule)) return '';
  if (suggest.length > 0 && suggest.length < 4) return ` Did you mean ${list(suggest)}?`;
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
    unions.some((union) => union.location === one.location && union !== one);
  const seen = new Map(problems.map((problem) => [`${problem.location} ${problem.message}`, problem]));
  return [...seen.values()].filter((problem) => unions.includes(problem) || !branch(problem));
}
