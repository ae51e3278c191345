/** The comment on pull requests, with GitHub's command line replaced by one that notes what it is asked for. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../artifacts/project.ts';
import { temporary } from '../support/folders.ts';
import { bash, commands } from './runner.ts';

const marker = '<!-- contract-changes -->';

/** Runs the script where the comparison prints a report and there are comments. */
async function run(report: string, code: number, { comment = '', approved = false, gh = '' } = {}) {
  const folder = temporary();
  const [calls, body] = [join(folder, 'calls'), join(folder, 'body')];
  const path = commands({
    npm: `cat <<'END'\n${report}\nEND\nexit ${code}`,
    gh: `echo "$*" >> '${calls}'
case "$*" in *--paginate*) echo '${comment}' ;; *--field*) ${gh || `cat > '${body}'`} ;; esac`,
  });
  const env = {
    PATH: path,
    GITHUB_REPOSITORY: 'o/r',
    NUMBER: '7',
    BASE: 'FETCH_HEAD',
    APPROVED: String(approved),
  };
  const result = await bash(`${root}/.github/contract/comment.sh`, env);
  const contentOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const asked = contentOf(calls).trim().split('\n').slice(1);
  return { ...result, asked, body: contentOf(body) };
}

const breaking = '## Contract changes\n\nChanges since main: 1 major.';

it('writes one comment and updates it in place', async () => {
  const first = await run(breaking, 0);
  expect(first.code, first.err).toBe(0);
  expect(first.asked).toEqual(['api --silent --method POST repos/o/r/issues/7/comments --field body=@-']);
  expect(first.body).toBe(`${marker}\n${breaking}\n`);
  const next = await run(breaking, 0, { comment: '12' });
  expect(next.asked).toEqual(['api --silent --method PATCH repos/o/r/issues/comments/12 --field body=@-']);
});

it('says nothing if nothing changes, and takes back what it said', async () => {
  const none = '## Contract changes\n\nNo change since main.';
  expect((await run(none, 0)).asked).toEqual([]);
  expect((await run(none, 0, { comment: '12' })).asked).toEqual([
    'api --silent --method DELETE repos/o/r/issues/comments/12',
  ]);
});

it('fails on a breaking change until a label approves it, and if there is no comparison', async () => {
  const rejected = await run(breaking, 1);
  expect(rejected.code).toBe(1);
  expect(rejected.out).toContain('add the label "breaking change"');
  expect((await run(breaking, 1, { approved: true })).code).toBe(0);
  expect((await run('', 2, { approved: true })).code).toBe(2);
});

it('is no error where the token of a fork cannot write', async () => {
  const fork = await run(breaking, 0, { gh: 'echo forbidden >&2; exit 1' });
  expect([fork.code, fork.out]).toEqual([
    0,
    expect.stringContaining('The comment is not written: forbidden'),
  ]);
});
