import { describe, expect, test } from 'vitest';
import { form, open } from './support.ts';

describe('a team sees nothing of another', () => {
  test('neither tasks, nor events, nor requests', async () => {
    const { sandbox, call } = open();
    sandbox.team('a').seed({ id: 't' });
    await call('approveTask', { team_id: 'a', task_id: 't' });
    expect(await call('getTask', { team_id: 'b', task_id: 't' })).toMatchObject({ status: 404 });
    expect(sandbox.team('a').events()).toHaveLength(1);
    expect(sandbox.team('a').journal()).toHaveLength(1);
    expect(sandbox.team('b').tasks()).toEqual([]);
    expect(sandbox.team('b').events()).toEqual([]);
    expect(sandbox.team('b').journal()).toHaveLength(1);
    sandbox.team('a').reset();
    expect(sandbox.team('a').tasks()).toEqual([]);
    expect(sandbox.team('b').journal()).toHaveLength(1);
  });

  test('and every new team is unused', () => {
    const { sandbox } = open();
    sandbox.team('team-3').seed();
    const ids = [sandbox.team().id, sandbox.team().id, sandbox.team().id];
    expect(ids).toEqual(['team-2', 'team-4', 'team-5']);
  });

  test('the short paths lead to the same records', async () => {
    const { sandbox, call } = open();
    const { body } = await call('createUploadShorthand', {}, { form: form(['a.pdf'], { projectId: 'p9' }) });
    expect(await call('getUpload', { project_id: 'p9', upload_id: body.id })).toMatchObject({ status: 200 });
    expect(await call('getUploadShorthand', { uploadId: body.id })).toMatchObject({ status: 200 });
    expect(sandbox.tasks()).toMatchObject([{ project_id: 'p9' }]);
  });
});

describe('the same seed and the same requests', () => {
  async function run(seed: number) {
    const { sandbox, call } = open({ seed, now: '2030-05-05T05:05:05.005Z' });
    await call('createUpload', {}, { form: form(['a.pdf', 'b.pdf']) });
    await call('createUpload', { team_id: 'b' }, { form: form(['a.pdf', 'b.pdf']) });
    return [...sandbox.tasks(), ...sandbox.team('b').tasks(), ...sandbox.uploads()];
  }

  test('give the same ids and times, and another seed gives others', async () => {
    const [first, again, other] = [await run(1), await run(1), await run(2)];
    expect(again).toEqual(first);
    const ids = [...first, ...other].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(first[0]?.created_at).toBe('2030-05-05T05:05:05.005Z');
  });

  test('give no id twice', () => {
    const { sandbox } = open();
    const ids = Array.from({ length: 5_000 }, () => sandbox.seed().id);
    expect(new Set(ids).size).toBe(5_000);
  });
});

describe('memory is bounded', () => {
  function bounded(limits: object) {
    const lines: string[] = [];
    const { sandbox, call } = open({ limits, log: (line) => lines.push(line) });
    return { sandbox, call, lines };
  }
  const teams = (sandbox: ReturnType<typeof open>['sandbox']) => [...sandbox.state.teams.keys()];

  test('the team that was idle longest goes first, and the log says so', () => {
    const { sandbox, lines } = bounded({ teams: 2 });
    sandbox.team('a').seed();
    sandbox.team('b').seed();
    sandbox.team('a').tasks();
    sandbox.team('c').seed();
    expect(teams(sandbox)).toEqual(['a', 'c']);
    expect(lines).toEqual(['Forgot team "b", the one idle for longest: there are more than 2 teams.']);
  });

  test('tasks count over all teams, and the last team loses its oldest upload', () => {
    const { sandbox, lines } = bounded({ tasks: 3 });
    sandbox.team('a').seed();
    for (const id of ['t1', 't2', 't3', 't4']) sandbox.team('b').seed({ id, upload_id: `u-${id}` });
    expect(teams(sandbox)).toEqual(['b']);
    expect(sandbox.team('b').tasks()).toMatchObject([{ id: 't2' }, { id: 't3' }, { id: 't4' }]);
    expect(lines).toEqual([
      'Forgot team "a", the one idle for longest: there are more than 3 tasks.',
      'Forgot upload u-t1 of team "b", its oldest: there are more than 3 tasks.',
    ]);
    expect(sandbox.state.tasks).toBe(3);
  });

  test('bytes of names, metadata and the journal count', async () => {
    const { sandbox, call, lines } = bounded({ bytes: 54_000 });
    await call('createUpload', { team_id: 'a' }, { form: form(['a.pdf']) });
    const meta = JSON.stringify([{ name: 'long', value: 'x'.repeat(20_000) }]);
    await call('createUpload', { team_id: 'b' }, { form: form(['a.pdf'], { projectId: 'project-1', meta }) });
    expect(teams(sandbox)).toEqual(['a', 'b']);
    for (let i = 0; i < 100 && lines.length === 0; i++) await call('getTask', { team_id: 'c' });
    expect(teams(sandbox)).toEqual(['b', 'c']);
    expect(lines[0]).toMatch(
      /^Forgot team "a", the one idle for longest: \d+ bytes are kept, more than 54000\.$/,
    );
    expect(sandbox.state.bytes).toBeLessThanOrEqual(54_000);
  });

  test('what is forgotten gives its bytes back', async () => {
    const { sandbox, call } = bounded({ journal: 5 });
    for (let i = 0; i < 20; i++) {
      await call('createUpload', { team_id: `t${i % 3}` }, { form: form(['a.pdf', 'b.pdf']) });
    }
    expect(
      sandbox
        .team('t0')
        .journal()
        .map(({ number }) => number),
    ).toEqual([3, 4, 5, 6, 7]);
    for (const id of ['t0', 't1', 't2']) sandbox.team(id).reset();
    expect(sandbox.state).toMatchObject({ bytes: 0, tasks: 0 });
  });

  test('limits that cannot be are rejected', () => {
    expect(() => open({ limits: { teams: 0 } })).toThrow('teams is 0, and must be an integer from 1.');
    expect(() => open({ processingMs: -1 })).toThrow('processingMs is -1, and must be an integer from 0.');
  });
});

test('reset brings back the state of the start', async () => {
  const { sandbox, call } = open({ set: { 'creation-status': '201' } });
  const first = (await call('createUpload', {}, { form: form(['a.pdf']) })).body;
  sandbox.set('creation-status', '202');
  sandbox.advance(5_000);
  sandbox.reset();
  expect(sandbox.tasks()).toEqual([]);
  expect(sandbox.coverage().covered).toBe(0);
  const again = await call('createUpload', {}, { form: form(['a.pdf']) });
  expect(again).toMatchObject({ status: 201, body: first });
});
