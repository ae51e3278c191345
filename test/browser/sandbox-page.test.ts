/** The page of the sandbox, as a person uses it. */
import { startSandbox } from '@docproc/sandbox';
import type { Coordinates } from '@docproc/types';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { violations } from './browser.ts';
import { send, start } from './sandbox-page.ts';

const corners = (left: number, top: number, width: number, height: number): Coordinates => [
  [left, top],
  [left + width, top],
  [left + width, top + height],
  [left, top + height],
];

/** Chooses what a dialog asks for. */
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

it('shows tasks and uploads in their states, as they change, and asks before it deletes them', async () => {
  const { page, sandbox, problems, show } = await start({ processingMs: 5_000 });
  await page.getByText('None yet.').first().waitFor();
  const { id } = sandbox.seed({ name: 'invoice.pdf', status: 'PROCESSING', upload_id: 'upload-9' });
  const row = page.getByRole('row', { name: id });
  await row.getByText('PROCESSING').waitFor();
  await page.getByRole('button', { name: '+1 s' }).click();
  await page.getByText('2026-01-01T00:00:01.000Z').waitFor();
  await page.getByRole('button', { name: 'Until idle' }).click();
  await row.getByText('REVIEWING').waitFor();
  sandbox.seed({ name: 'other.pdf', status: 'FAILED' });
  await page.getByRole('button', { name: 'REVIEWING 1' }).click();
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
  await page.getByRole('button', { name: 'All 2' }).click();
  await show('uploads/team-1');
  await page.getByRole('link', { name: 'invoice.pdf' }).click();
  await page.getByRole('link', { name: id }).click();
  await page.getByRole('button', { name: 'Edit fields' }).click();
  const editor = page.getByLabel('Fields, as JSON');
  const before = await editor.inputValue();
  await editor.fill('{"name": 1}');
  await inDialog(page, 'Save');
  await page.getByRole('dialog').getByRole('alert').getByText('name').waitFor();
  await editor.fill(before.replace('invoice.pdf', 'other.pdf'));
  await send(sandbox, 'POST', `task/${id}/discard`);
  await page.locator('main .badge').first().getByText('DISCARDED').waitFor();
  await inDialog(page, 'Save');
  await page.getByRole('heading', { name: 'other.pdf' }).waitFor();
  expect(sandbox.tasks()[0]).toMatchObject({ name: 'other.pdf', status: 'DISCARDED' });
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByText(`The task ${id} is deleted`).waitFor();
  await inDialog(page, 'Cancel');
  expect(sandbox.tasks()).toHaveLength(2);
  await page.getByRole('button', { name: 'Delete' }).click();
  await inDialog(page, 'Delete');
  await expect.poll(() => sandbox.tasks().length).toBe(1);
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('dialog').getByText('1 task, 2 uploads and 1 request').waitFor();
  await inDialog(page, 'Reset');
  await page.getByText('None yet.').first().waitFor();
  // What the browser reports of the first attempt.
  expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
});

it('offers what the state of a task allows, and sends the request of the API', async () => {
  const { page, sandbox, problems, show } = await start();
  const { id } = sandbox.seed({ status: 'REVIEWING' });
  await show(`tasks/team-1/${id}`);
  const operation = (name: string) =>
    page.getByRole('region', { name: 'Operations' }).getByRole('button', { name, exact: true });
  await page.getByText('Unlock: status is REVIEWING, and must be').waitFor();
  expect(await operation('Unlock').isDisabled()).toBe(true);
  await operation('Approve').press('Enter');
  await page.getByText('Approve a task: status 200').waitFor();
  await page.getByText('Approve: approved is true, and must be false.').waitFor();
  // The keyboard goes on from there.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Approve');
  await operation('Report').click();
  const body = page.getByLabel('Body, as JSON');
  await body.fill('{"issues": [{"label": "a"}]}');
  await inDialog(page, 'Send');
  await page.getByRole('dialog').getByRole('alert').getByText('status 400, because').waitFor();
  await body.fill((await body.inputValue()).replace('"a"', '"a", "value": "b"'));
  await inDialog(page, 'Send');
  await page.getByText('reportTask: changed nothing').waitFor();
  sandbox.fault({ operation: 'discardTask', fault: 'status', status: 500 });
  await operation('Discard').click();
  await page.getByText('Discard a task: status 500, because of the fault status').waitFor();
  sandbox.fault({ operation: 'completeTask', fault: 'slow', delayMs: 500 });
  await operation('Complete').dblclick();
  await page.getByText('completeTask: fault: slow; status: REVIEWING → ').waitFor();
  await page.getByText('Complete a task: status 200').waitFor();
  await page.getByRole('link', { name: 'Its entry in the journal' }).click();
  await page.getByRole('article', { name: 'Request 5' }).getByText('status must be REVIEWING').waitFor();
  expect(sandbox.journal().map((entry) => [entry.operation, entry.status])).toEqual([
    ['approveTask', 200],
    ['reportTask', 400],
    ['reportTask', 200],
    ['discardTask', 500],
    ['completeTask', 200],
  ]);
  // What the browser reports of those that fail.
  expect(problems.filter((problem) => !/400|500/.test(problem))).toEqual([]);
});

it('creates tasks, uploads what is dropped, and finds in it what an extraction has', async () => {
  const { page, sandbox, problems, show } = await start();
  await page.getByRole('button', { name: 'New task' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Status').selectOption('COMPLETED');
  await dialog.getByLabel('Name', { exact: true }).fill('made.pdf');
  for (const others of ['[]', '"approved"', '1']) {
    await dialog.getByLabel('Other fields').fill(others);
    await inDialog(page, 'Create');
    await dialog.getByRole('alert').getByText('must be an object').waitFor();
    await dialog.getByLabel('Other fields').fill('{');
    await inDialog(page, 'Create');
    await dialog.getByRole('alert').getByText('This is no JSON').waitFor();
  }
  await dialog.getByLabel('Other fields').fill('{"approved": 1}');
  await inDialog(page, 'Create');
  await dialog.getByRole('alert').getByText('approved').waitFor();
  await dialog.getByLabel('Other fields').fill('{"approved": true}');
  await inDialog(page, 'Create');
  await page.getByRole('heading', { name: 'made.pdf' }).waitFor();
  expect(sandbox.tasks()).toMatchObject([{ name: 'made.pdf', status: 'COMPLETED', approved: true }]);
  await page.getByRole('button', { name: 'Find the same' }).click();
  await dialog.getByLabel('Name of the file').fill('*.tiff');
  await dialog.getByLabel('Pages, as JSON').fill('[]');
  await inDialog(page, 'Add');
  await dialog.waitFor({ state: 'detached' });
  const files = await page.evaluateHandle(() => {
    const dropped = new DataTransfer();
    for (const name of ['a.tiff', 'b.pdf']) dropped.items.add(new File(['abc'], name));
    return dropped;
  });
  await page.dispatchEvent('main', 'dragover', { dataTransfer: files });
  await page.getByText('Drop to upload to team-1').waitFor();
  await page.dispatchEvent('main', 'drop', { dataTransfer: files });
  await page.getByText('Upload 2 files: status 200').waitFor();
  expect(sandbox.journal()[0]?.form?.files.map(({ name }) => name)).toEqual(['a.tiff', 'b.pdf']);
  expect(sandbox.tasks().map(({ pages }) => pages.length > 0)).toEqual([true, false, true]);
  await show('tasks/team-1');
  await page.getByRole('link', { name: 'b.pdf' }).waitFor();
  // What the browser reports of the first attempt.
  expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
});

it('keeps a row where it is while a reader points at it', async () => {
  const { page, sandbox } = await start();
  for (let index = 0; index < 3; index++) sandbox.seed({ id: `t${index}`, name: `${index}.pdf` });
  const newest = page.getByRole('link', { name: '2.pdf' });
  await newest.hover();
  const place = await newest.boundingBox();
  sandbox.seed({ id: 't3', name: '3.pdf' });
  await page.getByRole('button', { name: '1 new' }).waitFor();
  expect(await newest.boundingBox()).toEqual(place);
  await newest.focus();
  await page.mouse.move(0, 0);
  await page.getByRole('link', { name: '3.pdf' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('2.pdf');
});

it('shows a view as it was when a reader comes back to it', async () => {
  const { page, sandbox } = await start();
  for (let index = 0; index < 120; index++) sandbox.seed({ name: `${index}.pdf`, status: 'FAILED' });
  await page.getByRole('button', { name: 'FAILED 120' }).click();
  await page.getByRole('button', { name: 'Older' }).click();
  await page.getByRole('link', { name: '30.pdf' }).click();
  await page.getByRole('heading', { name: '30.pdf' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: '30.pdf' }).waitFor();
  await page.getByText('51 to 100 of 120').waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await page.getByRole('button', { name: 'All 120' }).click();
  await page.getByText('1 to 50 of 120').waitFor();
});

it('shows one sentence for what is not there, and the tasks for what is no view', async () => {
  const { page, sandbox } = await start({ examples: true });
  for (const link of ['constructor/team-1', '__proto__', '%', 'nothing/x/y/z', 'tasks/..']) {
    await page.goto(`${sandbox.baseUrl}/#${link}`);
    await page.locator('h1').getByText('Tasks').waitFor();
  }
  for (const [link, sentence] of [
    ['tasks/team-1/none', 'There is no task none in team team-1.'],
    ['uploads/team-1/none', 'There is no upload none in team team-1.'],
    ['journal/team-1/x', 'The journal has no request x, or no longer.'],
  ] as const) {
    await page.goto(`${sandbox.baseUrl}/#${link}`);
    await page.getByRole('alert').getByText(sentence, { exact: true }).waitFor();
    expect(await page.locator('[role=alert]:not(:empty)').count()).toBe(1);
  }
  await page.goto(`${sandbox.baseUrl}/#tasks/team-none`);
  await page.getByText('The team team-none has no tasks, uploads or requests.').waitFor();
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
          { ...annotation, content: 'x'.repeat(1_000), top: 3_000 },
        ],
        checkboxes: [{ ...item, checked: true, coordinates: corners(100, 200, 50, 100) }],
        segments: [],
        signatures: [{ ...item, coordinates: corners(500, 1_000, 500, 1_000) }],
      },
      ...Array.from({ length: 300 }, (_, index) => ({
        id: `p${index}`,
        width: 1_000,
        height: 2_000,
        annotations: Array.from({ length: 40 }, () => ({ ...annotation, top: 500 })),
        checkboxes: [],
        segments: [],
        signatures: [],
      })),
    ],
  });
  await show('tasks/team-1/drawn');
  const sheet = page.getByRole('img', { name: 'Page 1', exact: true });
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
    ['annotations fair ', 0, 0.25, 1, 0],
    ['annotations fair ', 0, 1.5, 1, 0],
    ['checkboxes fair ', 0.1, 0.1, 0.05, 0.05],
    ['signatures fair ', 0.5, 0.5, 0.5, 0.5],
  ]);
  const listed = page.getByRole('list', { name: 'Items of page 1', exact: true });
  expect(await listed.getByText('1,204.50').count()).toBe(2);
  expect(await listed.getByText('no place on the page').count()).toBe(1);
  expect(await listed.getByText('outside of the page').count()).toBe(1);
  expect(await listed.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  // Those that nobody has come near to cost nothing.
  expect(await page.locator('.sheet g').count()).toBeLessThan(1_000);
  const last = page.getByRole('img', { name: 'Page 301', exact: true });
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => last.locator('g').count()).toBe(40);
  await sheet.locator('.checkboxes polygon').click();
  await listed.locator('.active').getByText('☑ checked').waitFor();
  expect(problems).toEqual([]);
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
  await page.getByRole('button', { name: 'REVIEWING 10,000' }).click();
  await page.getByRole('button', { name: 'Older' }).click();
  await page.getByRole('row', { name: 't9949' }).waitFor();
  sandbox.seed({ id: 'a-new-one' });
  await page.getByText('52 to 101 of 10,001').waitFor();
  await page.getByRole('row', { name: 't9949' }).waitFor();
  await page.getByRole('button', { name: 'Oldest' }).click();
  await page.getByRole('row', { name: 't49' }).waitFor();
  await show('tasks/%3Cscript%3E%2F%22/%E2%80%AE');
  await page.getByRole('alert').getByText('in team <script>/"').waitFor();
  expect(await page.title()).toContain('docproc-sandbox');
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

it('reconnects to a sandbox that starts again', async () => {
  const { page, sandbox, show } = await start();
  await page.getByRole('button', { name: 'Until idle' }).waitFor();
  for (const id of ['1', '2', '3']) await send(sandbox, 'GET', `task/${id}`);
  await show('journal/team-1');
  await page.getByRole('row', { name: '3 getTask' }).waitFor();
  await sandbox.close();
  await page.getByRole('alert').getByText('trying again').waitFor();
  await page.getByRole('button', { name: 'Until idle' }).waitFor({ state: 'detached' });
  const again = await startSandbox({ port: Number(new URL(sandbox.baseUrl).port), examples: true });
  onTestFinished(() => again.close());
  for (const id of ['a', 'b', 'c', 'd']) await send(again, 'GET', `task/${id}`);
  await page.getByRole('row', { name: '4 getTask' }).waitFor();
  await page.getByRole('row', { name: '1 getTask' }).getByText('…/task/a').waitFor();
  await show('tasks/team-1');
  await page.getByRole('row', { name: 'task-2' }).waitFor();
  expect(await page.locator('[role=alert]:not(:empty)').count()).toBe(0);
});

it('is used by keyboard', async () => {
  const { page, sandbox, show } = await start({ examples: true });
  await page.getByRole('row', { name: 'task-2' }).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  const reach = async (name: string): Promise<void> => {
    for (let presses = 0; presses < 60 && !(await focused()).startsWith(name); presses++)
      await page.keyboard.press('Tab');
    expect(await focused()).toContain(name);
  };
  const [task] = sandbox.tasks().slice(-1);
  await reach('+1 s');
  await reach('All ');
  await reach(task?.name ?? '');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: task?.name ?? '' }).waitFor();
  await reach('Delete');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  expect(await focused()).toBe('Delete');
  await reach('Team');
  await page.keyboard.press('Enter');
  await page.keyboard.type('TEAM-1');
  await reach('team-1');
  await page.keyboard.press('Escape');
  expect(await focused()).toContain('Team');
  // What has the focus goes away: a task that is deleted, a fault, and a list that makes room for an entry.
  await reach('Delete');
  await page.keyboard.press('Enter');
  await inDialog(page, 'Delete');
  await expect.poll(focused).toBe('Tasks');
  sandbox.fault({ fault: 'slow', delayMs: 1 });
  await show('faults/team-1');
  await page.getByRole('link', { name: 'Faults 1' }).waitFor();
  await page.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect.poll(focused).toBe('Faults');
  await send(sandbox, 'GET', 'task/none');
  await page.setViewportSize({ width: 900, height: 600 });
  await show('journal/team-1');
  await page.getByRole('link', { name: '1 getTask' }).press('Enter');
  await expect.poll(focused).toBe('Request 1 getTask');
});

it('has room for all columns of a window of 1200 pixels, and for long names', async () => {
  const { page, sandbox, show } = await start({}, { viewport: { width: 1_200, height: 800 } });
  const id = '0b9d0d6e-3b7a-4a63-9f54-5f8f6a1c2d3e';
  sandbox.seed({ id, name: 'N'.repeat(500), status: 'PROCESSING', upload_id: 'upload-22f6c9f678ecf244' });
  sandbox.advance(45 * 60_000);
  for (const link of ['tasks/team-1', 'uploads/team-1']) {
    await show(link);
    await page.getByRole('link', { name: 'NNN' }).waitFor();
    const hidden = await page.locator('main .scroll').evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(hidden, link).toBe(0);
  }
  await show(`tasks/team-1/${id}`);
  await page.getByRole('heading', { name: 'NNN' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1_200);
});

it('is accessible in light and dark, and fits a phone', async () => {
  const { page, sandbox, problems, show } = await start(
    { examples: true },
    { viewport: { width: 390, height: 844 } },
  );
  await send(sandbox, 'GET', 'task/task-1');
  await send(sandbox, 'POST', 'task/task-1/report', { issues: [{ label: 1 }] });
  await fetch(`${sandbox.baseUrl}/nowhere`);
  sandbox.fault({ operation: 'completeTask', fault: 'status', status: 503, body: 'x'.repeat(100) });
  const links = ['tasks', 'tasks/team-1/task-1', 'uploads', 'journal', 'journal/team-1/2', 'unmatched'];
  for (const link of [...links, 'faults']) {
    await show(link.includes('/') ? link : `${link}/team-1`);
    await page.locator('main table, main dl').first().waitFor({ state: 'attached' });
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await violations(page), link).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, 'html', 'colors'), `${link} in dark`).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, link).toBeLessThanOrEqual(390);
  }
  expect(problems).toEqual([]);
});
