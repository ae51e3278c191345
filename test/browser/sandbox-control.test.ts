/** What the page of the sandbox controls, and what it shows of requests. */
import { expect, it } from 'vitest';
import { clipboard } from './browser.ts';
import { send, start } from './sandbox-page.ts';

it('leads to a request of the journal, which is sent again without its key', async () => {
  const context = await clipboard();
  const { page, sandbox, problems, show } = await start({ examples: true }, context);
  await send(sandbox, 'GET', 'task/task-1');
  await send(sandbox, 'POST', 'task/task-1/report', { issues: [{ label: "it's" }] });
  await show('journal/team-1/2');
  await page.getByRole('heading', { name: 'Request 2' }).waitFor();
  const entry = page.locator('.entry');
  await entry.getByText('value is missing').first().waitFor();
  await entry.getByRole('region', { name: 'Body of the response' }).getByText('value is missing').waitFor();
  await page.getByRole('button', { name: 'Rejected 1' }).click();
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
  await page.getByLabel('Search').fill('no such text');
  await page.getByText('No request matches.').waitFor();
  await page.getByLabel('Search').fill("IT'S");
  await page.getByRole('row', { name: 'reportTask' }).waitFor();
  await page.getByRole('button', { name: 'Copy as curl' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain(`--data '{"issues":[{"label":"it'\\''s"}]}'`);
  expect(await copied()).not.toContain('secret-key');
  await page.getByRole('button', { name: 'Copy as TypeScript' }).click();
  await expect.poll(copied).toContain(`docproc.tasks.report("task-1", {"issues":[{"label":"it's"}]})`);
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByText('Request 2 again: status 400, because').waitFor();
  await page.getByRole('link', { name: '3 reportTask' }).waitFor();
  expect(sandbox.journal({ after: 2 })).toMatchObject([
    { operation: 'reportTask', body: sandbox.journal()[1]?.body },
  ]);
  await send(sandbox, 'POST', 'task/task-1/report', { issues: ['x'.repeat(3_000)] });
  await show('journal/team-1/4');
  await page.getByText('has only the beginning of the body').waitFor();
  expect(await page.getByRole('button', { name: 'Replay' }).count()).toBe(0);
  const text = { method: 'POST', headers: { authorization: 'Bearer k', 'content-type': 'application/json' } };
  for (const [operation, body] of [
    ['approve', '{"a": 1}'],
    ['report', '@/etc/hostname'],
  ] as const)
    await fetch(`${sandbox.baseUrl}/v2/team-1/project/project-1/task/task-1/${operation}`, { ...text, body });
  await show('journal/team-1/5');
  await page.getByRole('button', { name: 'Copy as TypeScript' }).click();
  await expect.poll(copied).toContain('docproc.tasks.approve("task-1"))');
  await show('journal/team-1/6');
  await page.getByRole('heading', { name: 'Request 6' }).waitFor();
  expect(await page.getByRole('button', { name: 'Copy as TypeScript' }).count()).toBe(0);
  await show('journal/team-1/99');
  await page.getByText('The journal has no request 99').waitFor();
  // What the browser reports of the replay.
  expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
});

it('repeats an upload with files of the same names and sizes', async () => {
  const { page, sandbox, show } = await start();
  const form = new FormData();
  form.append('file', new File(['abc'], 'a.pdf', { type: 'application/pdf' }));
  form.append('projectId', 'project-1');
  const url = `${sandbox.baseUrl}/v2/team-1/project/project-1/upload`;
  await fetch(url, { method: 'POST', headers: { authorization: 'Bearer k' }, body: form });
  await show('journal/team-1/1');
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByText('Request 1 again: status 200').waitFor();
  const [first, second] = sandbox.journal().map(({ form: sent }) => ({
    ...sent?.fields,
    files: sent?.files.map(({ name, type, size }) => ({ name, type, size })),
  }));
  expect(second).toEqual(first);
});

it('injects faults, and removes them', async () => {
  const { page, sandbox, show } = await start();
  await show('faults/team-1');
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('slow');
  await page.getByRole('combobox', { name: 'Operation' }).selectOption('getTask');
  await page.getByLabel('Delay in ms').fill('-1');
  await page.getByLabel('Number of requests').fill('3');
  await page.getByRole('button', { name: 'Inject' }).click();
  await page.getByRole('alert').getByText('delayMs is -1').waitFor();
  await page.getByLabel('Delay in ms').fill('20');
  await page.getByRole('button', { name: 'Inject' }).click();
  await page.getByRole('row', { name: 'slow getTask' }).waitFor();
  expect(sandbox.faults()).toMatchObject([{ fault: 'slow', operation: 'getTask', delayMs: 20, times: 3 }]);
  await send(sandbox, 'GET', 'task/none');
  await page.getByRole('row', { name: 'slow getTask 1' }).waitFor();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => sandbox.faults()).toEqual([]);
});

it('asks for the control token once, and sends it in no URL', async () => {
  const { page } = await start({ controlToken: 'the token' });
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.getByLabel('Control token').fill('wrong');
  const asked = page.waitForResponse(/stream/);
  await page.getByRole('button', { name: 'Use' }).click();
  await asked;
  await page.getByText('The control token is missing or wrong').waitFor();
  await page.getByLabel('Control token').fill('the token');
  await page.getByRole('button', { name: 'Use' }).click();
  await page.getByRole('button', { name: '+1 min' }).click();
  await page.getByText('2026-01-01T00:01:00.000Z').waitFor();
  await page.reload();
  await page.getByText('2026-01-01T00:01:00.000Z').waitFor();
  expect(urls.filter((url) => /token/.test(url))).toEqual([]);
});

it('asks again where the browser keeps nothing', async () => {
  const { page } = await start({ controlToken: 'the token' });
  await page.addInitScript(() => {
    const denied = (): never => {
      throw new DOMException('It is denied.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, { get: denied });
  });
  await page.reload();
  await page.getByLabel('Control token').fill('the token');
  await page.getByRole('button', { name: 'Use' }).click();
  await page.getByRole('button', { name: '+1 min' }).waitFor();
});

it('shows a team that shares a sandbox to who has its token', async () => {
  const operatorToken = 'o'.repeat(32);
  const { page, sandbox } = await start({ operatorToken });
  const headers = { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' };
  const created = await fetch(`${sandbox.baseUrl}/_sandbox/teams`, {
    method: 'POST',
    headers,
    body: '{"examples": true}',
  });
  const team = (await created.json()) as { id: string; control_token: string };
  await page.getByLabel('Control token').fill(team.control_token);
  await page.getByRole('button', { name: 'Use' }).click();
  await page.getByText('The control token is that of another team.').waitFor();
  await page.getByRole('button', { name: 'Team team-1' }).click();
  await page.getByLabel('any team ID').fill(team.id);
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: 'task-2' }).waitFor();
  for (const [index, view] of ['Journal', 'Unmatched', 'Faults'].entries()) {
    await page.getByRole('navigation').getByRole('link', { name: view }).click();
    await page.getByRole('heading', { name: view }).waitFor();
    await page.getByRole('button', { name: '+1 s' }).click();
    await page
      .getByText(`2026-01-01T00:00:0${index + 1}.000Z`)
      .first()
      .waitFor();
    expect(await page.locator('[role=alert]:not(:empty)').count()).toBe(0);
  }
  await page.goto(`${sandbox.baseUrl}/#tasks/${team.id}/task-2`);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByText('Discard a task: status 200').waitFor();
});
