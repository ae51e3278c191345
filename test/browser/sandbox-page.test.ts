/** The page of the sandbox, as a person uses it. */
import { startSandbox, type RunningSandbox } from '@docproc/sandbox';
import type { Coordinates } from '@docproc/types';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { open, useBrowser, violations, type Watched } from './browser.ts';

useBrowser();

async function start(
  options: Parameters<typeof startSandbox>[0] = {},
  context: Parameters<typeof open>[0] = {},
): Promise<Watched & { sandbox: RunningSandbox; show: (link: string) => Promise<void> }> {
  const sandbox = await startSandbox({ port: 0, log: () => {}, ...options });
  onTestFinished(() => sandbox.close());
  const watched = await open(context, [sandbox.baseUrl]);
  const { page } = watched;
  await page.goto(sandbox.baseUrl);
  const show = async (link: string): Promise<void> => {
    await page.goto(`${sandbox.baseUrl}/#${link}`);
    const [view] = link.split('/');
    await page.locator(`nav [href^="#${view}/"][aria-current=page]`).waitFor();
  };
  return { ...watched, sandbox, show };
}

const send = ({ baseUrl }: RunningSandbox, method: string, path: string, body?: object): Promise<Response> =>
  fetch(`${baseUrl}/v2/team-1/project/project-1/${path}`, {
    method,
    headers: { authorization: 'Bearer secret-key', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

/** Counts on the diagram, by state. */
const counts = (page: Page): Promise<[string, string][]> =>
  page
    .locator('svg.diagram .current')
    .evaluateAll((boxes) =>
      boxes.map((box) => [
        box.getAttribute('data-state') ?? '',
        box.querySelector('.count')?.textContent ?? '',
      ]),
    );

const corners = (left: number, top: number, width: number, height: number): Coordinates => [
  [left, top],
  [left + width, top],
  [left + width, top + height],
  [left, top + height],
];

it('shows tasks and uploads in their states, as they change', async () => {
  const { page, sandbox, problems, show } = await start({ processingMs: 5_000 });
  await page.getByText('None yet.').first().waitFor();
  const { id } = sandbox.seed({ name: 'invoice.pdf', status: 'PROCESSING', upload_id: 'upload-9' });
  const row = page.getByRole('row', { name: id });
  await row.getByText('PROCESSING').waitFor();
  await expect.poll(() => counts(page)).toEqual([['PROCESSING', '1']]);
  await page.getByRole('button', { name: '+1 s' }).click();
  await page.getByText('2026-01-01T00:00:01.000Z').waitFor();
  await page.getByRole('button', { name: 'Until idle' }).click();
  await row.getByText('REVIEWING').waitFor();
  await expect.poll(() => counts(page)).toEqual([['REVIEWING', '1']]);
  await send(sandbox, 'POST', `task/${id}/discard`);
  await row.getByText('DISCARDED').waitFor();
  await show('uploads/team-1');
  await page.getByRole('link', { name: 'upload-9' }).click();
  await page.getByRole('link', { name: id }).click();
  await page.getByLabel('Changes, as JSON').fill('{"status": "FILTERED"}');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect.poll(() => counts(page)).toEqual([['FILTERED', '1']]);
  expect(sandbox.tasks()).toMatchObject([{ status: 'FILTERED' }]);
  await show('tasks/team-1');
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByText('None yet.').first().waitFor();
  expect(problems).toEqual([]);
});

it('keeps what is typed while the task changes, and forgets it at another task', async () => {
  const { page, sandbox, show } = await start();
  const { id } = sandbox.seed({ status: 'REVIEWING' });
  const other = sandbox.seed({ status: 'COMPLETED' });
  await show(`tasks/team-1/${id}`);
  const changes = page.getByLabel('Changes, as JSON');
  await changes.fill('{"name": "b.pdf"}');
  await send(sandbox, 'POST', `task/${id}/discard`);
  await expect.poll(() => counts(page)).toEqual([['DISCARDED', '1']]);
  expect(await changes.inputValue()).toBe('{"name": "b.pdf"}');
  await show(`tasks/team-1/${other.id}`);
  await expect.poll(() => changes.inputValue()).toBe('{\n  "status": "COMPLETED"\n}');
});

it('draws the pages of a task', async () => {
  const { page, sandbox, problems, show } = await start();
  const item = { id: 'i', confidence: 0.75 };
  const annotation = { ...item, entity_id: 'total', content: '1,204.50', left_of_line: null };
  sandbox.seed({
    id: 'drawn',
    pages: [
      {
        id: 'p',
        width: 1_000,
        height: 2_000,
        annotations: [
          { ...annotation, top: 500 },
          { ...annotation, top: null },
        ],
        checkboxes: [{ ...item, checked: true, coordinates: corners(100, 200, 50, 100) }],
        segments: [],
        signatures: [{ ...item, coordinates: corners(500, 1_000, 500, 1_000) }],
      },
    ],
  });
  await show('tasks/team-1/drawn');
  const sheet = page.getByRole('img', { name: 'Page 1' });
  await sheet.waitFor();
  const boxes = () =>
    sheet.evaluate((svg) => {
      const { width, height } = (svg as SVGSVGElement).viewBox.baseVal;
      return [...svg.querySelectorAll<SVGGraphicsElement>('polygon, line')].map((shape) => {
        const box = shape.getBBox();
        const place = [box.x / width, box.y / height, box.width / width, box.height / height];
        return [
          shape.parentElement?.getAttribute('class'),
          ...place.map((each) => Math.round(each * 1_000) / 1_000),
        ];
      });
    });
  expect(await boxes()).toEqual([
    ['annotations', 0, 0.25, 1, 0],
    ['checkboxes', 0.1, 0.1, 0.05, 0.05],
    ['signatures', 0.5, 0.5, 0.5, 0.5],
  ]);
  const listed = page.getByRole('list', { name: 'Items of page 1' });
  expect(await listed.getByText('1,204.50').count()).toBe(2);
  expect(await listed.getByText('no place on the page').count()).toBe(1);
  expect(problems).toEqual([]);
});

it('leads to a request of the journal, which is sent again without its key', async () => {
  const context = { permissions: ['clipboard-read', 'clipboard-write'] };
  const { page, sandbox, problems, show } = await start({ examples: true }, context);
  await send(sandbox, 'GET', 'task/task-1');
  await send(sandbox, 'POST', 'task/task-1/report', { issues: [{ label: "it's" }] });
  await show('journal/team-1/2');
  await page.getByRole('heading', { name: 'Request 2' }).waitFor();
  const entry = page.locator('.entry');
  await entry.getByText('value is missing').first().waitFor();
  await page.getByRole('button', { name: 'Copy as curl' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain(`--data '{"issues":[{"label":"it'\\''s"}]}'`);
  expect(await copied()).not.toContain('secret-key');
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByText('The response has status 400.').waitFor();
  await page.getByRole('link', { name: '3', exact: true }).waitFor();
  expect(sandbox.journal({ after: 2 })).toMatchObject([
    { operation: 'reportTask', body: sandbox.journal()[1]?.body },
  ]);
  await send(sandbox, 'POST', 'task/task-1/report', { issues: ['x'.repeat(3_000)] });
  await show('journal/team-1/4');
  await page.getByText('has only the beginning of the body').waitFor();
  expect(await page.getByRole('button', { name: 'Replay' }).count()).toBe(0);
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
  await page.getByText('The response has status 200.').waitFor();
  const [first, second] = sandbox.journal().map(({ form: sent }) => ({
    ...sent?.fields,
    files: sent?.files.map(({ name, type, size }) => ({ name, type, size })),
  }));
  expect(second).toEqual(first);
});

it('changes what the control API changes', async () => {
  const { page, sandbox, show } = await start();
  await show('settings/team-1');
  await page.getByLabel('Status of creating an upload').selectOption('201');
  const kept = () => JSON.stringify(sandbox.export());
  await expect.poll(kept).toContain('"settings":{"creation-status":"201"}');
  await show('faults/team-1');
  await page.getByLabel('Fault to inject').fill('{"fault": "cut"}');
  await page.getByRole('button', { name: 'Inject' }).click();
  await page.getByRole('button', { name: 'Remove' }).waitFor();
  expect(sandbox.faults()).toMatchObject([{ fault: 'cut' }]);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => sandbox.faults()).toEqual([]);
  await show('keys/team-1');
  await page.getByLabel('Scopes and restrictions').fill('{"scopes": ["task.read"]}');
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByText('"key": "sandbox:task.read"').waitFor();
  await show('coverage/team-1');
  await page.getByText('cases of the contract').waitFor();
  await show('control/team-1');
  const line = page.getByLabel('Method and path');
  await line.fill('PUT /_sandbox/teams/team-1/projects/p');
  await page.getByLabel('Body, as JSON').fill('{"allow_import": "no"}');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('alert').getByText('allow_import is "no"').waitFor();
  await page.getByLabel('Body, as JSON').fill('{"allow_import": false}');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Done.').waitFor();
  expect(kept()).toMatch(/"closedProjects":\["/);
  // Each route that changes something can be chosen.
  const { control } = (await (await fetch(sandbox.baseUrl)).json()) as {
    control: { path: string; methods: string[] }[];
  };
  const changes = control.flatMap(({ path, methods }) =>
    methods
      .filter((method) => !['GET', 'HEAD'].includes(method))
      .map((method) => `${method} ${path.replace('{team_id}', 'team-1')}`),
  );
  const offered = () =>
    page
      .locator('#routes option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  await expect.poll(offered).toEqual(expect.arrayContaining(changes));
});

it('asks for the control token once, and sends it in no URL', async () => {
  const { page } = await start({ controlToken: 'the token' });
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.getByLabel('Control token').fill('wrong');
  // The page that loads again has the same message.
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Use' }).click()]);
  await page.getByText('The control token is missing or wrong').waitFor();
  await page.getByLabel('Control token').fill('the token');
  await page.getByRole('button', { name: 'Use' }).click();
  await page.getByRole('button', { name: '+1 min' }).click();
  await page.getByText('2026-01-01T00:01:00.000Z').waitFor();
  await page.reload();
  await page.getByText('2026-01-01T00:01:00.000Z').waitFor();
  expect(urls.filter((url) => /token/.test(url))).toEqual([]);
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
  await page.getByLabel('Team').fill(team.id);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'task-2' }).waitFor();
  for (const [index, view] of ['Journal', 'Settings', 'Faults', 'Coverage', 'Control API'].entries()) {
    await page.getByRole('link', { name: view }).click();
    await page.getByRole('heading', { name: view }).waitFor();
    await page.getByRole('button', { name: '+1 s' }).click();
    await page
      .getByText(`2026-01-01T00:00:0${index + 1}.000Z`)
      .first()
      .waitFor();
    expect(await page.getByRole('alert').textContent()).toBe('');
  }
});

it('shows hostile names as text, and a part of 10,000 tasks', async () => {
  const { page, sandbox, problems, show } = await start();
  for (let index = 0; index < 10_000; index++) sandbox.seed({ id: `t${index}`, pages: [] });
  const name = '<img src=x onerror="document.title=1">\u202Efdp.\u0000</script>';
  sandbox.updateTask('t9999', { name });
  await show('tasks/team-1');
  const shown = name.replace('\u202E', '\\u{202e}').replace('\u0000', '\\u{0}');
  await page.getByText(shown).waitFor();
  await expect.poll(() => page.locator('tbody tr').count()).toBe(50);
  await expect.poll(() => counts(page)).toEqual([['REVIEWING', '10000']]);
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByRole('link', { name: 't9949', exact: true }).waitFor();
  await show('tasks/%3Cscript%3E%2F%22/%E2%80%AE');
  await page.getByRole('alert').getByText('in team <script>/"').waitFor();
  expect(await page.title()).toBe('docproc-sandbox');
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

it('reconnects to a sandbox that starts again', async () => {
  const { page, sandbox } = await start();
  await page.getByRole('button', { name: 'Until idle' }).waitFor();
  await sandbox.close();
  await page.getByText('Not connected.').waitFor();
  const again = await startSandbox({ port: Number(new URL(sandbox.baseUrl).port), examples: true });
  onTestFinished(() => again.close());
  await page.getByRole('link', { name: 'task-2' }).waitFor();
});

it('is used by keyboard', async () => {
  const { page } = await start({ examples: true });
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  await page.getByRole('link', { name: 'task-2' }).waitFor();
  const seen = new Set<string | undefined>();
  for (let presses = 0; presses < 40 && !seen.has('task-2'); presses++) {
    await page.keyboard.press('Tab');
    seen.add(await focused());
  }
  for (const name of ['+1 s', 'Until idle', 'Reset', 'Tasks', 'Journal']) expect([...seen]).toContain(name);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'task-2' }).waitFor();
});

it.each(['light', 'dark'] as const)('is accessible, and fits a phone, when it is %s', async (colorScheme) => {
  const { page, sandbox, problems, show } = await start(
    { examples: true },
    { colorScheme, viewport: { width: 390, height: 844 } },
  );
  await send(sandbox, 'GET', 'task/task-1');
  await send(sandbox, 'POST', 'task/task-1/report', { issues: [{ label: 1 }] });
  await fetch(`${sandbox.baseUrl}/nowhere`);
  sandbox.fault({ operation: 'completeTask', fault: 'status', status: 503, body: 'x'.repeat(100) });
  const links = ['tasks', 'tasks/team-1/task-1', 'uploads', 'journal', 'journal/team-1/2', 'unmatched'];
  for (const link of [...links, 'settings', 'faults', 'keys', 'coverage', 'control']) {
    await show(link.includes('/') ? link : `${link}/team-1`);
    await page.locator('main table, main textarea, main dl').first().waitFor();
    expect(await violations(page), link).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, link).toBeLessThanOrEqual(390);
  }
  expect(problems).toEqual([]);
});
