/** The three tools that read the contract as OpenAPI. Each returns what it finds; none throws for bad input. */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import type { Problem } from './problem.ts';

const home = join(import.meta.dirname, '../..');
const modules = createRequire(import.meta.url);

const fitExample = 'Correct the example, or the schema if that is what is wrong.';
/** What to do about a fault that Redocly only names; for any other its documentation is linked. */
const waysOut: Record<string, string> = {
  'no-unresolved-refs': 'Correct the $ref, or write the file.',
  struct: 'Correct the key or the value.',
  'no-invalid-media-type-examples': fitExample,
  'no-invalid-schema-examples': fitExample,
  'no-invalid-parameter-examples': fitExample,
};

type RedoclyProblem = {
  ruleId: string;
  message: string;
  suggest?: string[];
  reference?: string;
  location: { source: { ref: string }; start?: { line: number; col: number } }[];
};

/** Runs Redocly over the root files, with the rules of redocly.yaml. */
export async function lintWithRedocly(roots: string[], signal?: AbortSignal): Promise<Problem[]> {
  const options = ['--format=json', '--lint-config=error', '--max-problems=1000'];
  const { stdout, stderr } = await run('@redocly/cli/bin/cli.js', ['lint', ...roots, ...options], signal);
  // About a root file or a configuration that it cannot read, Redocly writes prose.
  if (!stdout.startsWith('{')) return [notYaml(stderr) ?? failure('Redocly', stderr)];
  // One report follows the other, an object each.
  const reports = JSON.parse(`[${stdout.replaceAll('\n}{\n', '\n},{\n')}]`) as {
    problems: RedoclyProblem[];
  }[];
  const found = reports
    .flatMap((report) => report.problems)
    .map((problem): Problem => {
      const { source, start } = problem.location[0] ?? { source: { ref: roots[0] ?? '' } };
      const place = `${source.ref}:${start?.line ?? 1}:${start?.col ?? 1}`;
      const fault = problem.message
        .replaceAll(`${home}/`, '')
        .replace('ENOENT: no such file or directory', 'there is no file')
        .replace(/\.?$/, '.');
      return notYaml(fault) ?? { place, message: `${fault}${wayOut(problem)}`, rule: problem.ruleId };
    });
  return unique(found);
}

function wayOut({ ruleId, suggest = [], reference }: RedoclyProblem): string {
  // Messages of our own rules tell it themselves.
  if (/^(docproc|rule)\//.test(ruleId)) return '';
  if (suggest.length > 0 && suggest.length < 4) return ` Did you mean ${suggest.join(' or ')}?`;
  return ` ${waysOut[ruleId] ?? `See ${reference ?? 'redocly.yaml'}`}`;
}

function notYaml(text: string): Problem | undefined {
  const [, reason, file, position] = /(?:- |\w: )([^:\n]*) in "(.*)" \((\d+:\d+)\)/.exec(text) ?? [];
  if (!reason || !file) return undefined;
  const place = `${relative(home, resolve(home, file))}:${position}`;
  return { place, message: `This is not YAML: ${reason}. Correct it.`, rule: 'yaml' };
}

/** The problems that stand first: while files cannot be read or have a wrong shape, what follows is noise. */
export function foremost(problems: Problem[]): Problem[] {
  const layers = ['yaml', 'no-unresolved-refs', 'struct'];
  for (const layer of layers) {
    const first = problems.filter(({ rule }) => rule === layer);
    if (first.length > 0) return first;
  }
  return problems;
}

type SpectralProblem = {
  code: string;
  message: string;
  source?: string;
  path: (string | number)[];
  range: { start: { line: number; character: number } };
};

/** Runs Spectral over the root files, with the rules of .spectral.yaml. */
export async function lintWithSpectral(roots: string[], signal?: AbortSignal): Promise<Problem[]> {
  const options = ['--format=json', '--ruleset=.spectral.yaml', '--fail-severity=hint', '--quiet'];
  const { stdout, stderr } = await run(
    '@stoplight/spectral-cli/dist/index.js',
    ['lint', ...roots, ...options],
    signal,
  );
  if (!stdout.startsWith('[')) return [failure('Spectral', stderr || stdout)];
  const problems = JSON.parse(stdout) as SpectralProblem[];
  const guide = 'https://github.com/stoplightio/spectral/blob/develop/docs/reference/openapi-rules.md';
  const found = problems.map(({ code, message, source, range: { start } }) => ({
    place: `${source ? relative(home, source) : roots[0]}:${start.line + 1}:${start.character + 1}`,
    message: code.startsWith('docproc-') ? message : `${message} See ${guide}#${code}`,
    rule: code,
  }));
  return unique(found);
}

/** Holds a bundle against the schema of OpenAPI 3.1 with JSON Schema 2020-12. Reads nothing from the network. */
export async function lintWithMetaSchema(bundle: object): Promise<Problem[]> {
  const { validate } = await import('@hyperjump/json-schema/openapi-3-1');
  const result = await validate(
    'https://spec.openapis.org/oas/3.1/schema-draft-2020-12',
    bundle as never,
    'BASIC',
  );
  const errors = result.valid ? [] : (result.errors ?? []);
  const found = errors.map(({ instanceLocation, absoluteKeywordLocation }) => ({
    place: `generated/openapi.json${decodeURI(instanceLocation)}`,
    message: `OpenAPI 3.1 does not allow this here. Correct the source of it; the rule is ${absoluteKeywordLocation}`,
    rule: 'oas-3.1',
  }));
  // The errors at one place are branches of one rule; the first says enough.
  return found.filter(({ place }, index) => found.findIndex((other) => other.place === place) === index);
}

/** Runs a command line tool in a process of its own, in the root folder; a non-zero exit is no error here. */
function run(bin: string, args: string[], signal?: AbortSignal): Promise<{ stdout: string; stderr: string }> {
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    NO_COLOR: '1',
  };
  const options = { cwd: home, env, maxBuffer: 2 ** 26, ...(signal && { signal }) };
  return new Promise((settle) => {
    execFile(process.execPath, [modules.resolve(bin), ...args], options, (_error, stdout, stderr) =>
      settle({ stdout, stderr }),
    );
  });
}

function failure(tool: string, text: string): Problem {
  const message = text.replaceAll(`${home}/`, '').trim() || 'It ended without an answer.';
  return { place: tool, message, rule: 'tool' };
}

/** Leaves out what says the same again: a component is read once for each use, a union once for each branch. */
function unique(problems: Problem[]): Problem[] {
  const unions = problems.filter(({ message }) => /match a schema in anyOf/.test(message));
  const branch = (one: Problem): boolean =>
    unions.some((union) => union.place === one.place && union !== one);
  const seen = new Map(problems.map((problem) => [`${problem.place} ${problem.message}`, problem]));
  return [...seen.values()].filter((problem) => unions.includes(problem) || !branch(problem));
}
