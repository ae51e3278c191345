/** The pages of a task with the boxes of their items, as a page for a browser. */
import { spawn } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Task } from '@docproc/client';
import { itemRows, overlay, pageItems, pageProblems, type PageUnit } from '@docproc/client/pages';

const escaped = (value: unknown): string =>
  String(value ?? '').replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const style = `body{font:15px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}
.page{position:relative;border:1px solid;background:#fff;color:#0a7a6c;max-width:40rem}
.page svg{position:absolute;inset:0}.annotations{stroke:#b3541e}
table{border-collapse:collapse;width:100%;margin:1rem 0 3rem}td,th{text-align:left;padding:.2rem .6rem;border-bottom:1px solid #ccc}`;

/** No document, whatever it contains, runs a script or loads something. */
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`;

/** Returns the page. The unit of coordinates is not specified. */
export function htmlOf(task: Task, unit: PageUnit): string {
  const rows = itemRows([task]);
  const pages = task.pages.map((page, index) => {
    const ratio = `${Number(page.width ?? 210)} / ${Number(page.height ?? 297)}`;
    const cells = rows
      .filter((row) => row.page === index + 1)
      .map(({ kind, entity_id: entity, content, confidence }) => [kind, entity, content, confidence])
      .map((values) => `<tr>${values.map((value) => `<td>${escaped(value)}</td>`).join('')}</tr>`);
    return `<h2>Page ${index + 1}</h2>
<div class="page" style="aspect-ratio:${ratio}">${overlay(pageItems(page, { unit }))}</div>
${pageProblems(page)
  .map((problem) => `<p>${escaped(problem)}</p>`)
  .join('\n')}
<table><tr><th>Kind<th>Entity<th>Content<th>Confidence</tr>${cells.join('\n')}</table>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8">${policy}<title>${escaped(task.name)}</title><style>${style}</style>
<h1>${escaped(task.name)}</h1><p>${escaped(task.id)}: ${escaped(task.status)}</p>
${pages.join('\n') || '<p>The task has no pages.</p>'}</html>\n`;
}

export async function writePage(html: string, output: string | undefined): Promise<string> {
  const path = output ?? join(await mkdtemp(join(tmpdir(), 'docproc-')), 'task.html');
  // A document can have secrets.
  await writeFile(path, html, { mode: 0o600 });
  return path;
}

export function showInBrowser(path: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open']
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '']
        : ['xdg-open'];
  const child = spawn(command as string, [...args, path], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
