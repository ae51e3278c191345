/** Clients in other languages that Redocly generates: runs the program of each recipe where the language is installed. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningSandbox, startSandbox } from '@docproc/sandbox';
import { sampleServer } from '../../scripts/artifacts/site/samples/sample-request.ts';
import { messageOf } from '../../scripts/lib/cli.ts';
import { type Language, languages, tabsOf } from './languages.ts';
import { versionOf } from './readers.ts';
import { report, type Chosen, type Result } from './result.ts';
import { attempt, home, outputOf, root } from './tools.ts';

/** The document that clients are generated from. Redocly knows no tuples, and makes anything of them. */
const source = 'openapi.3.0.json';

const printed = /^Upload upload-\w+: REVIEWING\nTask task-1: REVIEWING\nReported$/;

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
    const problem = await workflow(language, join(home, 'work', tool)).then(() => undefined, messageOf);
    report(tool, problem);
    const version = versionOf('@redocly/cli');
    const works = problem === undefined;
    const result = works ? 'Program runs' : 'Fails';
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

/** Generates the client, and runs the program of the recipe with it. */
async function workflow(language: Language, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sandbox = await startSandbox({ port: 0, examples: true });
  try {
    const [generate, written] = tabsOf(language);
    cpSync(join(root, 'generated/docs', source), join(folder, source));
    const [first = ''] = generate.replaceAll('\\\n', '').split('\n');
    await outputOf('sh', ['-c', first.replace(/^npx @redocly\/cli@\S+/, 'redocly')], folder);
    writeFileSync(join(folder, 'invoice.pdf'), 'a document');
    const program = written.replaceAll(sampleServer.baseUrl, sandbox.baseUrl);
    writeFileSync(join(folder, language.file), program);
    await language.prepare(folder);

    const [command = '', ...args] = language.program;
    const text = await outputOf(command, args, folder);
    if (!(language.prints ?? printed).test(text)) throw new Error(`The program printed:\n${text}`);
    assertUploaded(sandbox);
  } finally {
    await sandbox.close();
  }
}

function assertUploaded(sandbox: RunningSandbox): void {
  const invalid = sandbox.journal().filter(({ verdict }) => verdict.request !== 'valid');
  if (invalid.length > 0)
    throw new Error(`Invalid: ${JSON.stringify(invalid.map(({ verdict }) => verdict))}`);
  if (!sandbox.tasks().some(({ name, upload_id: upload }) => name === 'invoice.pdf' && upload !== 'upload-1'))
    throw new Error('The sandbox has no task of the uploaded file.');
}
