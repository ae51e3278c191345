/** The tools that check the contract. Each returns what it finds; none throws for bad input. */
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import type { Json } from '../model/document.ts';
import { execute } from '../lib/execute.ts';
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
  range: { start: { line: number; character: number } };
};

/** Runs Spectral over the root files, with the rules of .spectral.yaml. */
export async function lintWithSpectral(roots: string[]): Promise<Problem[]> {
  const cli = modules.resolve('@stoplight/spectral-cli/dist/index.js');
  const options = ['--format=json', '--ruleset=.spectral.yaml', '--fail-severity=hint', '--quiet'];
  const env = { ...process.env, NO_COLOR: '1' };
  const { stdout, output } = await execute(process.execPath, [cli, 'lint', ...roots, ...options], {
    cwd: home,
    env,
  });
  if (!stdout.startsWith('[')) {
    const message = output.replaceAll(`${home}/`, '') || 'It ended without a report.';
    return [{ location: 'Spectral', message, rule: 'tool' }];
  }
  const problems = JSON.parse(stdout) as SpectralProblem[];
  const guide = 'https://github.com/stoplightio/spectral/blob/develop/docs/reference/openapi-rules.md';
  return problems.map(({ code, message, source, range: { start } }) => ({
    location: `${source ? relative(home, source) : roots[0]}:${start.line + 1}:${start.character + 1}`,
    message: code.startsWith('docproc-') ? message : `${message} See ${guide}#${code}`,
    rule: code,
  }));
}

/** Checks a bundle against the schema of OpenAPI 3.1 with JSON Schema 2020-12. Reads nothing from the network. */
export async function lintWithMetaSchema(bundle: Json): Promise<Problem[]> {
  const { validate } = await import('@hyperjump/json-schema/openapi-3-1');
  const result = await validate('https://spec.openapis.org/oas/3.1/schema-draft-2020-12', bundle, 'BASIC');
  const errors = result.valid ? [] : (result.errors ?? []);
  const found = errors.map(({ instanceLocation, absoluteKeywordLocation }) => ({
    location: `generated/openapi.json${decodeURI(instanceLocation)}`,
    message: `OpenAPI 3.1 does not allow this here. Correct the source of it; the rule is ${absoluteKeywordLocation}`,
    rule: 'oas-3.1',
  }));
  // The errors at one location are branches of one rule; the first is enough.
  return found.filter(
    ({ location }, index) => found.findIndex((other) => other.location === location) === index,
  );
}
