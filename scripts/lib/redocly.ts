import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { compileCache, InputError } from './cli.ts';

const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');

/**
 * Runs a command of Redocly on an API description and returns the file that it writes.
 *
 * Redocly has no stable interface but its command line. A thread of its own gives each call that command
 * line without a process, so that calls run side by side.
 *
 * @param command `bundle` or `build-docs`, with its options
 * @param input the path of the description, or its text as JSON
 * @param output the kind of file to write
 * @throws InputError with file, line and column of what Redocly cannot read
 */
export async function redocly(
  command: string[],
  input: { path: string } | { json: string },
  output: 'json' | 'html',
): Promise<string> {
  const scratch = await mkdtemp(join(tmpdir(), 'docproc-'));
  try {
    // The rules of the project's own redocly.yaml are for lint, and lint's faults should not stop a build.
    const config = join(scratch, 'redocly.yaml');
    const source = 'path' in input ? input.path : join(scratch, 'openapi.json');
    const target = join(scratch, `output.${output}`);
    await writeFile(config, 'telemetry: off\n');
    if ('json' in input) await writeFile(source, input.json);
    const [name = '', ...options] = command;
    await run([name, source, ...options, '--config', config, '--lint-config', 'off', '--output', target]);
    return await readFile(target, 'utf8');
  } finally {
    await rm(scratch, { recursive: true });
  }
}

async function run(argv: string[]): Promise<void> {
  const worker = new Worker(cli, {
    argv,
    env: {
      ...process.env,
      ...compileCache(),
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      NO_COLOR: '1',
    },
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  const [report, code] = await Promise.all([
    text(worker.stderr),
    new Promise<number>((resolve, reject) => worker.on('exit', resolve).on('error', reject)),
  ]);
  if (code !== 0) throw new InputError(problems(report));
}

/** The problems in a report of Redocly, a line each: `paths/task.yaml:4:5 at #/parameters/2: …`. */
function problems(report: string): string {
  const text = report
    .replaceAll(`${process.cwd()}/`, '')
    .replaceAll('ENOENT: no such file or directory', 'there is no file');
  // A file that is not YAML also fails every $ref to it; the file itself says enough.
  const [, reason, file, position] = /(?:- |: )([^:\n]+) in "(.+)" \((\d+:\d+)\)/.exec(text) ?? [];
  if (file) return `${file}:${position}: This is not YAML: ${reason}.\nCorrect it and build again.`;
  const listed = [...text.matchAll(/^\[\d+\] (.+?) *\n\n(.+)$/gm)].map(
    ([, at, message]) => `${at}: ${message}`,
  );
  const lines =
    listed.length > 0 ? [...new Set(listed)].join('\n') : text.replace(/^bundling .*\n/, '').trim();
  return `${lines}\nCorrect it and build again.`;
}
