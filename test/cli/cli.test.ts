/** The command `docproc` against the sandbox. */
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { toCsv } from '@docproc/client/pages';
import { expect, onTestFinished, test } from 'vitest';
import { htmlOf } from '../../src/cli/open.ts';
import { type Env, setUp } from './set-up.ts';

test.each<[line: string, code: number, printed: RegExp]>([
  ['task get task-1 --sandbox', 0, /^status +REVIEWING$/m],
  [
    'task can task-1 --sandbox',
    0,
    /^command +allowed[^]*\ntask \w+ +false +status is REVIEWING, and must be COMPLETED/m,
  ],
  ['task can task-1 task-2 --sandbox', 0, /^task-1\ncommand [^]*\ntask-2\ncommand /m],
  ['task approve task-1 --sandbox', 0, /^task-1 {2}REVIEWING$/m],
  ['task report task-1 --issue poor_quality --issue Stamp=stamp --sandbox', 0, /^task-1 {2}REVIEWING$/m],
  ['upload get upload-1 --sandbox', 0, /^id +upload-1$/m],
  ['upload move upload-1 folder-2 --sandbox', 0, /^upload-1 folder-2 /m],
  ['task complete task-1 --yes --sandbox', 0, /^task-1 {2}PROCESSING/m],
  ['--help', 0, /docproc task get TASK_ID…/],
  ['task report --help', 0, /--issue \[LABEL=\]VALUE[^]*docproc --help lists --json/],
  ['help task report', 0, /^Usage: docproc task report/],
  ['-h', 0, /^Usage: docproc COMMAND/],
  ['task get -h', 0, /^Usage: docproc task get/],
  ['task', 0, /^Usage: docproc task COMMAND [^]*\n {2}docproc task get TASK_ID… [^]*\n {2}--json/],
  ['task --help', 0, /^Usage: docproc task COMMAND (?![^]*docproc upload get)/],
  ['upload --help', 0, /^Usage: docproc upload FILE…/],
  ['task complete task-1 --sandbox', 2, /"invoice\.pdf" \(task-1\).*cannot be undone.*add --yes/],
  ['task gte task-1', 2, /Did you mean docproc task get\?/],
  ['complete task-1', 2, /Did you mean docproc task complete\?/],
  ['tsak get task-1', 2, /There are: task .*task complete, .*task can\.$/m],
  ['task get task-1 --jsno', 2, /Did you mean --json\?/],
  ['task get task-1', 2, /There is no key\. Run docproc login/],
  ['task get task-1 --api-key sk', 2, /Others can see a key/],
  ['task report task-1 --sandbox', 2, /--issue \[LABEL=\]VALUE is missing/],
  ['task report task-1 --issue Stamp= --sandbox', 2, /--issue Stamp=: write LABEL=VALUE/],
  ['task report task-1 --issue= --sandbox', 2, /--issue : write LABEL=VALUE/],
  ['login work', 2, /docproc login takes no work\./],
  ['upload move upload-1 folder-2 folder-3 --sandbox', 2, /upload move takes no folder-3\./],
  ['task get task-1\r task-2\r --sandbox', 0, /2 done, 0 failed/],
  ['task get task-1\r task-1 --json --sandbox', 0, /^\{\n {2}"id": "task-1"/],
  ['upload move upload-1\r folder-2\r --json --sandbox', 0, /"folder_id": "folder-2"/],
  ['open task-1\r --output task.html --sandbox', 0, /^task\.html$/m],
  ['open task-1 --output nowhere/a.html --sandbox', 6, /^ENOENT.*'nowhere\/a\.html'$/m],
  ['task get a\u001b[31m b --continue --sandbox', 4, /^a \[31m: /m],
  ['completion toString', 2, /must be one of bash/],
  ['export task-1 --format toString --sandbox', 2, /must be csv, json or ndjson/],
  ['export --sandbox', 2, /needs ID…/],
  ['upload --sandbox', 2, /needs FILE…/],
  ['upload a.pdf --meta --sandbox', 2, /'--meta' has no value\. .* as --meta=VALUE\. docproc upload --help/],
  ['upload a.pdf --meta 5 --sandbox', 2, /--meta 5: write name=value/],
  ['upload move upload-1 --sandbox', 2, /needs UPLOAD_ID FOLDER_ID/],
  ['export task-1 --format xml --sandbox', 2, /must be csv, json or ndjson/],
  ['export task-1 --format csv --json --sandbox', 2, /two formats: leave one of them out/],
  ['task get nope --sandbox', 4, /there is none/],
  ['task unlock task-1 --sandbox', 5, /was not sent: status is REVIEWING.*Allowed now: /],
  ['upload nope.pdf --sandbox', 6, /nope\.pdf cannot be read/],
])('docproc %s', async (line, code, printed) => {
  const { run, sandbox } = await setUp();
  const result = await run(line);
  expect(result.stdout + result.stderr).toMatch(printed);
  expect(result.code).toBe(code);
  const changes = sandbox.journal().filter(({ method }) => method !== 'GET');
  expect(changes.length === 0 || code === 0).toBe(true);
});

test('several IDs are sent in turn: until one fails, or all with --continue', async () => {
  const { run, runProgram } = await setUp();
  const stopped = await runProgram('task complete task-1 nope task-2 --yes --sandbox');
  expect(stopped).toMatchObject({ code: 4, stdout: expect.stringMatching(/^task-1 .*\n$/) });
  expect(stopped.stderr).toContain('1 done, 1 failed, 1 not sent. --continue goes on');
  const all = await run('task complete nope task-2 --yes --continue --json --sandbox');
  expect(all).toMatchObject({ code: 4, stderr: expect.stringContaining('1 done, 1 failed, 0 not sent.') });
  const lines = all.stdout
    .trim()
    .split('\n')
    .map((each) => JSON.parse(each) as object);
  expect(lines).toMatchObject([{ id: 'nope' }, { id: 'task-2', result: { task: { status: 'PROCESSING' } } }]);
  const lost = await runProgram('task report task-3 task-4 --issue x --sandbox', {}, '> /dev/full');
  expect(lost.code).toBe(6);
  expect(lost.stderr).toMatch(
    /cannot be written: ENOSPC[^]*\d done, 0 failed, (task-4 may be done, )?\d not sent/,
  );
});

test('a response that is not as documented is no error in the arguments', async () => {
  const { run, folder } = await setUp();
  const task = { id: 'a', name: 'a', status: 'REVIEWING', exported_at: null, approved: false, pages: null };
  const server = createServer(({ url = '' }, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ error: null, payload: url.endsWith('/empty') ? {} : task }));
  }).listen(0);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const DOCPROC_SANDBOX_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const line of ['export task-1', 'open task-1', 'task can empty', 'task discard empty --yes']) {
    const { code, stderr } = await run(`${line} --sandbox`, { DOCPROC_SANDBOX_URL });
    expect([line, code, stderr]).toEqual([line, 8, expect.stringContaining('not as documented')]);
  }
  writeFileSync(join(folder, 'a.txt'), 'a');
  const created = await run('upload a.txt --wait --sandbox', { DOCPROC_SANDBOX_URL });
  expect(created).toMatchObject({ code: 8, stdout: '', stderr: expect.stringContaining('has no id') });
});

test('an upload prints its ID, and those of its tasks once they are processed', async () => {
  const { run, folder, sandbox } = await setUp();
  writeFileSync(join(folder, 'a.txt'), 'a');
  writeFileSync(join(folder, 'fail.txt'), 'b');
  const { stdout, code } = await run('upload a.txt fail.txt --name March --meta po=4711 --wait --sandbox');
  const [upload = '', ...tasks] = stdout.trim().split('\n');
  expect([code, tasks]).toEqual([0, sandbox.tasksOf({ id: upload })]);
  expect(tasks).toHaveLength(2);
  const listed = sandbox.uploads().find(({ id }) => id === upload);
  expect(listed).toMatchObject({ name: 'March', meta: [{ name: 'po', value: '4711' }] });
});

test('a sandbox returns the tasks of an upload, also at an address with a slash, and needs its token', async () => {
  const { run, sandbox } = await setUp({ controlToken: 'token' });
  const added = { DOCPROC_SANDBOX_URL: `${sandbox.baseUrl}/` };
  const missing = await run('export --upload upload-1 --sandbox', added);
  expect([missing.code, missing.stderr]).toEqual([
    2,
    expect.stringMatching(/returned 401.*set DOCPROC_SANDBOX_CONTROL_TOKEN/),
  ]);
  const token = { ...added, DOCPROC_SANDBOX_CONTROL_TOKEN: 'token' };
  expect((await run('export --upload upload-1 --sandbox', token)).stdout).toContain('\ntask-1,');
});

test('a pattern is expanded where the shell has not, as Windows leaves it to programs', async () => {
  const { run, folder, sandbox } = await setUp();
  mkdirSync(join(folder, 'inbox/folder.txt'), { recursive: true });
  for (const name of ['a-1.txt', 'b.txt', '.c.txt', 'd.pdf', 'a+b.txt'])
    writeFileSync(join(folder, 'inbox', name), 'x');
  const names = () => sandbox.tasks().map(({ name }) => name);
  const before = names();
  expect((await run('upload inbox/*.txt --sandbox')).code).toBe(0);
  expect((await run('upload inbox/a+?.txt --sandbox')).code).toBe(0);
  expect(
    names()
      .filter((name) => !before.includes(name))
      .sort(),
  ).toEqual(['a+b.txt', 'a+b.txt', 'a-1.txt', 'b.txt']);
  expect(await run('upload inbox/*.tiff --sandbox')).toMatchObject({
    code: 6,
    stderr: /inbox\/\*\.tiff cannot be read/,
  });
});

test('a service has no task IDs: a module finds them, and its error is shown', async () => {
  const { run, folder, sandbox } = await setUp();
  const service: Env = {
    DOCPROC_BASE_URL: sandbox.baseUrl,
    DOCPROC_TEAM_ID: 'team-1',
    DOCPROC_PROJECT_ID: 'project-1',
    DOCPROC_API_KEY: sandbox.apiKey(),
  };
  for (const name of ['a', 'b', 'c']) writeFileSync(join(folder, `${name}.txt`), name);
  const alone = await run('upload a.txt --wait', service);
  expect(alone).toMatchObject({ code: 0, stderr: expect.stringContaining('--tasks-of names a module') });
  expect(alone.stdout.trim().split('\n')).toHaveLength(1);
  writeFileSync(join(folder, 'ids.mjs'), 'export default ({ id }) => (id ? ["task-2"] : []);');
  const found = await run('upload b.txt --wait --tasks-of ids.mjs', service);
  expect(found.stdout.trim().split('\n')).toEqual([expect.stringMatching(/^upload-/), 'task-2']);
  writeFileSync(join(folder, 'wrong.mjs'), 'export default (upload) => upload.none.map(String);');
  const wrong = await run('upload c.txt --wait --tasks-of wrong.mjs', service);
  expect(wrong.stderr).toMatch(/reading 'map'/);
  writeFileSync(join(folder, 'never.mjs'), 'export default () => new Promise(() => {});');
  const late = await run('upload c.txt --wait --timeout 1 --json --tasks-of never.mjs', service);
  expect([late.code, JSON.parse(late.stdout)]).toEqual([
    10,
    { upload: expect.objectContaining({ name: 'c.txt' }) },
  ]);
  expect(wrong.code).not.toBe(0);
});

test('the configuration is that of one place, and a profile is private', async () => {
  const { run, runProgram, type, folder, sandbox } = await setUp();
  const baseUrl = sandbox.baseUrl;
  const others: Env = { DOCPROC_TEAM_ID: 'team-1', DOCPROC_PROJECT_ID: 'project-1', DOCPROC_API_KEY: 'sk-1' };
  expect((await run('task get task-1', { ...others, DOCPROC_BASE_URL: baseUrl })).code).toBe(0);
  // A file of the folder must not lead a key elsewhere.
  writeFileSync(join(folder, '.env'), 'DOCPROC_BASE_URL=http://evil.example\n');
  const mixed = await run('task get task-1', others);
  expect(mixed.stderr).toContain(
    'DOCPROC_BASE_URL is missing: set it in the environment, which has the key.',
  );
  // As editors of Windows write it.
  const lines = Object.entries({ DOCPROC_API_KEY: 'sk-1', ...others, DOCPROC_BASE_URL: baseUrl }).map(
    (each) => each.join('='),
  );
  writeFileSync(join(folder, '.env'), `\ufeff${lines.join('\r\n')}`);
  expect((await run('task get task-1', { DOCPROC_BASE_URL: 'http://evil.example' })).code).toBe(0);
  const { shown, code } = await type('login --profile test', [
    ['DOCPROC_BASE_URL: ', `${baseUrl}\n`],
    ['DOCPROC_TEAM_ID: ', 'team-1\n'],
    ['DOCPROC_PROJECT_ID: ', 'project-1\n'],
    ['DOCPROC_API_KEY: ', 'sk-"sec\'ret\\n#1\n'],
    ['ID of a task', 'task-1\n'],
  ]);
  expect([code, shown]).toEqual([0, expect.stringContaining('docproc/test.env')]);
  expect(shown).not.toContain('ret');
  const file = join(folder, '.config/docproc/test.env');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(parseEnv(readFileSync(file, 'utf8'))).toMatchObject({ DOCPROC_API_KEY: 'sk-"sec\'ret\\n#1' });
  expect((await run('task get task-1 --profile test')).code).toBe(0);
  chmodSync(file, 0o644);
  expect((await run('task get task-1 --profile test')).stderr).toContain(`Run: chmod 600 ${file}`);
  const all = {
    ...others,
    DOCPROC_BASE_URL: baseUrl,
    DOCPROC_TASK_ID: 'task-1',
    XDG_CONFIG_HOME: 'relative',
  };
  expect((await runProgram('login --profile test', all)).stdout.trim()).toBe(file);
  const quotes = await runProgram('login --profile other', { ...all, DOCPROC_API_KEY: "a`'b" });
  expect([quotes.code, quotes.stderr]).toEqual([2, expect.stringContaining("both ' and `")]);
  // Node does not end where it creates folders below a file system that has none.
  const below = await runProgram('login', { ...all, HOME: '/proc/self' });
  expect(below.stderr).toMatch(/^ENOENT.*\/proc\/self\/\.config/);
  writeFileSync(file, 'not a profile', { mode: 0o600 });
  const broken = await run('task get task-1 --profile test', others);
  expect(broken.stderr).toContain('has no DOCPROC_API_KEY. Write it again: docproc login --profile test');
  expect([statSync(file).mode & 0o777, existsSync(join(folder, 'relative'))]).toEqual([0o600, false]);
  const homeless = await runProgram('task get task-1 --profile none', { HOME: '' });
  expect(homeless.stderr).toMatch(/there is no \/\S+none\.env/);
});

test('in a terminal, an irreversible command is sent after a yes alone', async () => {
  const { type, sandbox } = await setUp();
  const posts = (): number => sandbox.journal().filter(({ method }) => method === 'POST').length;
  const no = await type('task discard task-1 --sandbox', [['[y/N] ', 'n\n']]);
  expect(no).toEqual({ code: 11, shown: expect.stringContaining('task discard was not sent.') });
  const ended = await type('task discard task-1 --sandbox', [['[y/N] ', '\u0003']]);
  expect(ended).toEqual({ code: 130, shown: expect.stringContaining('no request was on its way') });
  const unseen = await type('task discard task-1 --sandbox 2>/dev/null', []);
  expect(unseen.code).toBe(2);
  const several = await type('task discard task-1 task-2 --continue --sandbox', [
    ['[y/N] ', '\u0004'],
    ['[y/N] ', '\u0003'],
  ]);
  expect(several).toEqual({
    code: 130,
    shown: expect.stringMatching(/0 done, 1 failed, 1 not sent\.[^]*Ctrl-C/),
  });
  const left = await type('task discard task-1 --sandbox', [['[y/N] ', '\u0004']]);
  expect(left).toEqual({ code: 11, shown: expect.stringContaining('\ntask discard was not sent.') });
  const count = sandbox.journal().length + 1;
  const changed = type('task discard task-1 --sandbox', [
    ['[y/N] ', 'y\n'],
    ['[y/N] ', 'n\n'],
  ]);
  await sandbox.waitForRequests({ count });
  sandbox.updateTask('task-1', { name: 'other.pdf' });
  expect(await changed).toEqual({
    code: 11,
    shown: expect.stringContaining('It has changed since you conf'),
  });
  expect(posts()).toBe(0);
  const yes = await type('task discard task-1 --sandbox', [['[y/N] ', 'y\n']]);
  expect(yes).toEqual({ code: 0, shown: expect.stringContaining('task-1  DISCARDED') });
});

test('a terminal without colors gets none, and a message no option of the client', async () => {
  const { type, runProgram, folder } = await setUp();
  expect((await type('task can task-1 --sandbox', [], { TERM: 'dumb' })).shown).not.toContain('\u001b[1m');
  writeFileSync(join(folder, 'a.txt'), 'a');
  const { code, stderr } = await runProgram(`upload ${'a.txt '.repeat(101)}--sandbox`);
  expect([code, stderr]).toEqual([6, 'createUpload: 101 files, and the limit is 100.\n']);
});

test('Ctrl-C ends a wait at once, and names the upload; progress is shown in terminals', async () => {
  const { type, folder } = await setUp({ processingMs: 3_600_000 });
  writeFileSync(join(folder, 'a.txt'), 'a');
  const { code, shown } = await type('upload a.txt --wait --sandbox', [['0 tasks processed', '\u0003']]);
  expect(code).toBe(130);
  expect(shown).toMatch(/The upload upload-\w+ was created\. docproc upload get upload-\w+ reads it\./);
});

test('items are exported as CSV that no spreadsheet takes for formulas, as JSON, and drawn', async () => {
  const { run, type, sandbox, folder } = await setUp();
  const [page] = sandbox.tasks()[0]?.pages ?? [];
  const annotations = ['=1+1', '-2', '@a', '\tb', 'a "b", c\nd', 'a;=1', '<script>', 'a\n=1'].map(
    (content, index) => ({
      id: `a-${index}`,
      entity_id: 'e',
      confidence: 0.5,
      content,
      top: -3,
      left_of_line: null,
    }),
  );
  if (!page) throw new Error('The example has no page.');
  sandbox.seed({ id: 'odd', pages: [{ ...page, annotations }] });
  const { stdout } = await run('export odd --sandbox');
  const lines = stdout.split('\r\n');
  expect(lines[0]).toMatch(/^task_id,task_name,page,kind,id,entity_id,content,confidence,top,/);
  const cells = lines.slice(1, 9).map((line) => line.split(',e,')[1]?.split(',0.5,-3,')[0]);
  expect(cells).toEqual(["'=1+1", "'-2", "'@a", "'\tb", '"a ""b"", c\nd"', "a;'=1", '<script>', '"a\n\'=1"']);
  expect(toCsv([], { bom: true })).toMatch(/^\ufefftask_id,/);
  const json = JSON.parse((await run('export odd --format json --sandbox')).stdout) as object[];
  expect(json[0]).toMatchObject({ task_id: 'odd', page: 1, content: '=1+1', top: -3 });
  const joined = await run('export nope task-1 task-1 --upload upload-1 --continue --json --sandbox');
  const ids = (JSON.parse(joined.stdout) as { id: string }[]).map(({ id }) => id);
  expect([joined.code, ids.filter((id) => id === 'annotation-1')]).toEqual([4, ['annotation-1']]);
  const own = page.annotations.slice(0, 1).map((each) => ({ ...each, content: '\u001b]0;\u009b2J\u202e' }));
  sandbox.seed({ id: 'hostile', pages: [{ ...page, annotations: own }] });
  for (const format of ['csv', 'json']) {
    const { shown } = await type(`export hostile --format ${format} --sandbox`, []);
    for (const each of ['\u001b]', '\u009b', '\u202e']) expect(shown).not.toContain(each);
  }
  expect((await run('open odd --output odd.html --json --sandbox')).stdout).toBe('"odd.html"\n');
  const html = readFileSync(join(folder, 'odd.html'), 'utf8');
  expect(html).toContain('<polygon');
  expect(html).not.toContain('<script>');
  // A service can send anything.
  const hostile = { ...page, width: '"><script>', height: '1;background:url(//evil.example)' };
  const drawn = htmlOf(JSON.parse(JSON.stringify({ id: 'a', name: 'a', pages: [hostile] })), 'pixels');
  expect(drawn).not.toMatch(/<script>|evil/);
  expect(drawn).toContain("default-src 'none'");
});
