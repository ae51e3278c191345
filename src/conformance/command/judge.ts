/** The command `docproc-conformance judge`. */
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { contract } from '../../../generated/conformance/contract/contract.ts';
import { nearest, parseArguments, UsageError } from '../../shared/command-line.ts';
import { matchingFiles } from '../../shared/matching-files.ts';
import { baselineLines, isKnown, openBaseline } from './baseline.ts';
import { judgeTraffic, type Archive, type TrafficFinding } from '../traffic/judge.ts';
import { trafficChecks } from '../traffic/observed.ts';
import { elsewhere } from '../traffic/recorded.ts';
import { trafficFormats, violations } from '../traffic/reports.ts';
import type { Assumed } from '../traffic/worlds.ts';
import type { Output } from './output.ts';

export const usage = `Usage: docproc-conformance judge FILE.har [MORE.har …] [options]

Judges recorded traffic (HAR 1.2): says where the behavior of the server contradicts the contract, and
which interpretation of the open questions it follows. Sends no request. - reads an archive from
standard input. Exits with 0 without violations, 1 with some, and 2 if a file cannot be read.

  --base-url URL          base URL of the service, before the version; repeatable
                          (every URL whose path ends as one of the contract)
  --complete              the log has every request that changes something: without it, another client
                          may have done between two requests whatever the contract allows
  --set ID=VALUE          what the server does about an open question; repeatable. Anything else is a violation
  --format FORMAT         format of the report: ${Object.keys(trafficFormats).join(', ')} (text)
  --output FILE           writes the report to a file
  --baseline FILE         known findings, which pass: a list of check, operation, reason, owner and expires
  --write-baseline        writes the findings to that file, and removes those that are healed
  --version               prints the version
  --help                  prints these options`;

const options = {
  'base-url': { type: 'string', multiple: true },
  complete: { type: 'boolean' },
  set: { type: 'string', multiple: true },
  format: { type: 'string' },
  output: { type: 'string' },
  baseline: { type: 'string' },
  'write-baseline': { type: 'boolean' },
  version: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/**
 * Runs the command, and returns its exit code.
 *
 * @throws {UsageError} An argument is wrong, or a file is no HTTP archive.
 */
export async function judge(args: string[], { out, err }: Output): Promise<0 | 1 | 2> {
  const { values: flags, positionals } = parseArguments('docproc-conformance judge', {
    args,
    options,
    allowPositionals: true,
  });
  if (flags.help || flags.version) {
    out(`${flags.help ? usage : contract.version}\n`);
    return 0;
  }
  const { format = 'text', complete = false } = flags;
  const render = Object.hasOwn(trafficFormats, format) ? trafficFormats[format] : undefined;
  if (!render)
    throw new UsageError(`--format ${format}: choose from ${Object.keys(trafficFormats).join(', ')}.`);
  if (positionals.length === 0)
    throw new UsageError('The file is missing: docproc-conformance judge capture.har.');
  const baseUrls = (flags['base-url'] ?? []).map((url) => {
    if (!URL.canParse(url) || !/^https?:/i.test(url))
      throw new UsageError(`--base-url ${url}: it is no http or https URL, as https://service.example.`);
    const { origin, pathname } = new URL(url);
    return `${origin}${pathname}`;
  });
  const baseline = await openBaseline(flags);
  // Or else the heap grows to four times what a log of 100 MB needs.
  setFlagsFromString('--optimize-for-size');
  // A file that two patterns match is one recording.
  const files = [...new Set((await Promise.all(positionals.map(matchingFiles))).flat())];
  const report = await judgeTraffic(files.map(archiveOf), {
    baseUrls,
    complete,
    assumed: assumedOf(flags.set ?? []),
  });
  const other = report.skipped.find(({ reason }) => reason === elsewhere)?.count ?? 0;
  // A report of nothing would look like that of a server without a fault.
  if (baseUrls.length > 0 && other > 0 && other === report.exchanges)
    throw new UsageError(`--base-url ${baseUrls.join(', ')}: no request of the log is for it.`);
  const result = await baseline?.(violations(report), ({ check }) =>
    trafficChecks.some((each) => each === check),
  );
  const findings = report.findings.map((finding): TrafficFinding =>
    result && finding.verdict === 'violation' && isKnown(result, finding)
      ? { ...finding, verdict: 'observation', message: `Known: ${finding.message}` }
      : finding,
  );
  const text = render({ ...report, findings }, contract.version, files[0] ?? '');
  if (flags.output === undefined) out(text);
  else await writeFile(flags.output, text);
  if (result)
    err(
      baselineLines(result)
        .map((line) => `${line}\n`)
        .join(''),
    );
  return violations({ ...report, findings }).length > 0 ? 1 : 0;
}

const archiveOf = (file: string): Archive =>
  file === '-' ? { name: 'standard input', bytes: process.stdin } : { name: file, bytes: chunksOf(file) };

async function* chunksOf(file: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(file) as AsyncIterable<Uint8Array>;
  } catch (error) {
    if (!('code' in (error as object))) throw error;
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

function assumedOf(values: readonly string[]): Assumed {
  const ids = contract.settings.map(({ id }) => id);
  return Object.fromEntries(
    values.map((each) => {
      const [id = '', value = ''] = each.split('=', 2);
      const setting = contract.settings.find((one) => one.id === id);
      const meant = nearest(id, ids);
      const hint = meant === undefined ? `Choose from ${ids.join(', ')}.` : `Did you mean ${meant}?`;
      if (!setting) throw new UsageError(`--set ${each}: there is no setting ${id}. ${hint}`);
      if (!setting.values.includes(value))
        throw new UsageError(`--set ${each}: choose from ${setting.values.join(', ')}.`);
      return [id, value];
    }),
  ) as Assumed;
}
