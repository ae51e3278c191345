/** The tools that check the contract and the code. Each returns what it finds; none throws for bad input. */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import type { Json } from '../model/document.ts';
import type { Problem } from '../lib/problem.ts';
import { lint } from '../lib/redocly.ts';

const home = join(import.meta.dirname, '../..');
const modules = createRequire(import.meta.url);

/** Runs Redocly over the root files, with the rules of redocly.yaml. */
export const lintWithRedocly = (roots: string[]): Promise<Problem[]> =>
  lint(roots, join(home, 'redocly.yaml'));

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
    modules.resolve('@stoplight/spectral-cli/dist/index.js'),
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
  return found;
}

/** Checks a bundle against the schema of OpenAPI 3.1 with JSON Schema 2020-12. Reads nothing from the network. */
export async function lintWithMetaSchema(bundle: Json): Promise<Problem[]> {
  const { validate } = await import('@hyperjump/json-schema/openapi-3-1');
  const result = await validate('https://spec.openapis.org/oas/3.1/schema-draft-2020-12', bundle, 'BASIC');
  const errors = result.valid ? [] : (result.errors ?? []);
  const found = errors.map(({ instanceLocation, absoluteKeywordLocation }) => ({
    place: `generated/openapi.json${decodeURI(instanceLocation)}`,
    message: `OpenAPI 3.1 does not allow this here. Correct the source of it; the rule is ${absoluteKeywordLocation}`,
    rule: 'oas-3.1',
  }));
  // The errors at one place are branches of one rule; the first is enough.
  return found.filter(({ place }, index) => found.findIndex((other) => other.place === place) === index);
}

type OxlintProblem = {
  code: string;
  message: string;
  help?: string;
  filename: string;
  labels: { span: { line: number; column: number } }[];
};

/** Runs oxlint over the code of a project, with the rules of .oxlintrc.json. */
export async function lintWithOxlint(signal?: AbortSignal): Promise<Problem[]> {
  const { stdout, stderr } = await run(
    join(home, 'node_modules/oxlint/bin/oxlint'),
    ['--format=json'],
    signal,
  );
  if (!stdout.startsWith('{')) return [failure('oxlint', stderr || stdout)];
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: OxlintProblem[] };
  return diagnostics.map(({ code, message, help, filename, labels: [label] }) => ({
    place: `${filename}:${label?.span.line ?? 1}:${label?.span.column ?? 1}`,
    message: help ? `${message.replace(/\.$/, '')}. ${help}` : message,
    rule: code,
  }));
}

/** Runs a command line tool in a process of its own, in the root folder; a non-zero exit is no error here. */
function run(bin: string, args: string[], signal?: AbortSignal): Promise<{ stdout: string; stderr: string }> {
  const options = {
    cwd: home,
    env: { ...process.env, NO_COLOR: '1' },
    maxBuffer: 2 ** 26,
    ...(signal && { signal }),
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [bin, ...args], options, (_error, stdout, stderr) =>
      resolve({ stdout, stderr }),
    );
  });
}

function failure(tool: string, text: string): Problem {
  const message = text.replaceAll(`${home}/`, '').trim() || 'It ended without a report.';
  return { place: tool, message, rule: 'tool' };
}
