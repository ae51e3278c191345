/** Clients in other languages that Redocly generates: runs the program of each recipe where the language is installed. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningSandbox, startSandbox } from '@docproc/sandbox';
import { sampleServer } from '../../scripts/artifacts/site/samples/sample-request.ts';
import { messageOf } from '../../scripts/lib/cli.ts';
import { endpoints } from '../contract/interface.ts';
import { type Language, languages, tabsOf } from './languages.ts';
import { versionOf } from './readers.ts';
import { report, type Chosen, type Result } from './result.ts';
import { attempt, home, outputOf, root } from './tools.ts';

/** The document that clients are generated from. Redocly knows no tuples, and makes anything of them. */
const source = 'openapi.3.0.json';

const types = Object.entries(endpoints).map(
  ([operation, { response }]) => `${operation}=${response.replace('anything', '')}`,
);

/** What a program prints of a report, of one in part and of one that is rejected. */
const printed = ['Reported', 'Reported, but an external call failed', 'Rejected with 400'].map(
  (last) => new RegExp(`^Upload upload-\\w+: REVIEWING\nTask task-1: REVIEWING\n${last}$`),
);

/** Returns a row for each language that is installed here, and the names of the others. */
export async function runLanguages(chosen: Chosen): Promise<{ results: Result[]; missing: string[] }> {
  const results: Result[] = [];
  const missing: string[] = [];
  for (const language of languages) {
    const tool = `redocly-${language.name}`;
    if (!chosen({ name: tool })) continue;
    const absent = await absentOf(language);
    if (absent !== undefined) {
      console.log(`skip  ${tool}: \`${absent}\` fails here, so its row stays as it is`);
      missing.push(tool);
      continue;
    }
    let result = 'Fails';
    let problem: string | undefined;
    try {
      result = await workflow(language, join(home, 'work', tool));
    } catch (error) {
      problem = messageOf(error);
    }
    report(tool, problem);
    const version = versionOf('@redocly/cli');
    const works = problem === undefined;
    results.push({ tool, version, document: source, result, works, note: language.note });
  }
  return { results, missing };
}

/** Returns the command that shows that a language, or a package that its client needs, cannot be had here. */
async function absentOf({ probes }: Language): Promise<string | undefined> {
  for (const [command = '', ...args] of probes) {
    const works = await attempt(command, args).then(
      ({ code }) => code === 0,
      () => false,
    );
    if (!works) return [command, ...args].join(' ');
  }
  return undefined;
}

/** Generates the client, and runs the program of the recipe with it. Returns what the table states. */
async function workflow(language: Language, folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sandbox = await startSandbox({ port: 0, examples: true });
  try {
    const [generate, written] = tabsOf(language);
    cpSync(join(root, 'generated', source), join(folder, source));
    const [first = ''] = generate.replaceAll('\\\n', '').split('\n');
    await outputOf('sh', ['-c', first.replace(/^npx @redocly\/cli@\S+/, 'redocly')], folder);
    writeFileSync(join(folder, 'invoice.pdf'), 'a document');
    const program = written.replaceAll(sampleServer.baseUrl, sandbox.baseUrl);
    writeFileSync(join(folder, language.file), program);
    await language.prepare(folder);

    const [command = '', ...args] = language.program;
    const [reported, partly, rejected] = language.prints ?? printed;
    expect(await outputOf(command, args, folder), reported);
    assertUploaded(sandbox);

    const task = sandbox.tasks().find(({ id }) => id === 'task-1');
    const body = JSON.stringify({ payload: task, error: 'An external call failed.' });
    const headers = { 'content-type': 'application/json' };
    sandbox.fault({ operation: 'reportTask', fault: 'status', status: 207, body, headers });
    expect(await outputOf(command, args, folder), partly);
    sandbox.fault({ operation: 'reportTask', fault: 'status', status: 400 });
    expect((await attempt(command, args, folder)).stdout, rejected);

    const unknown = JSON.stringify({ payload: { ...task, status: 'NEW' } });
    sandbox.fault({ operation: 'getTask', fault: 'status', status: 200, body: unknown, headers });
    const read = await attempt(command, args, folder);
    if ((read.code === 0) !== language.openStatus) throw new Error(`An unknown status:\n${read.output}`);

    const before = countOf(sandbox, 'reportTask');
    sandbox.fault({ operation: 'reportTask', fault: 'status', status: 503, times: 'always' });
    const { code } = await attempt(command, args, folder);
    const reports = countOf(sandbox, 'reportTask') - before;
    if (code === 0 || reports !== 1) throw new Error(`${reports} reports, exit code ${code}, after a 503.`);

    const [counter, ...flags] = language.types ?? [];
    const steps = counter === undefined ? [] : [await outputOf(counter, [...flags, ...types], folder)];
    return [...steps, 'workflow runs'].join(', ').replace(/^./, (letter) => letter.toUpperCase());
  } finally {
    await sandbox.close();
  }
}

const countOf = (sandbox: RunningSandbox, id: string): number =>
  sandbox.journal().filter(({ operation }) => operation === id).length;

function expect(text: string, pattern: RegExp): void {
  if (!pattern.test(text)) throw new Error(`The program printed:\n${text}`);
}

function assertUploaded(sandbox: RunningSandbox): void {
  const invalid = sandbox.journal().filter(({ verdict }) => verdict.request !== 'valid');
  if (invalid.length > 0)
    throw new Error(`Invalid: ${JSON.stringify(invalid.map(({ verdict }) => verdict))}`);
  if (!sandbox.tasks().some(({ name, upload_id: upload }) => name === 'invoice.pdf' && upload !== 'upload-1'))
    throw new Error('The sandbox has no task of the uploaded file.');
}
