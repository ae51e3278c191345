import { anchorOf } from '../checks/list.ts';
import type { CheckResult, Finding, Report, Verdict } from './report.ts';
import { conclusions } from './details.ts';
import { sectionsOf, type Section } from './sections.ts';
import { style } from './style.ts';

const names: Record<Verdict, string> = {
  violation: 'Violations',
  advice: 'Advice',
  observation: 'Observations',
  'not-run': 'Not run',
  passed: 'Passed',
};

/** Returns the report as one page that loads nothing. */
export function html(report: Report): string {
  const { summary, checks, stopped } = report;
  const order: Verdict[] = ['violation', 'advice', 'observation', 'not-run', 'passed'];
  const body = [
    '<header>',
    '<h1>Conformance report</h1>',
    `<p class="verdict ${report.verdict}">${conclusions[report.verdict]}</p>`,
    ...(stopped === undefined ? [] : [`<p class="verdict violations">Stopped: ${safe(stopped)}</p>`]),
    `<p>${safe(report.baseUrl)}, team ${safe(report.team)}, project ${safe(report.project)}. ${report.requests} requests in ${(report.durationMs / 1000).toFixed(1)} s, started ${safe(report.startedAt)}. Contract ${safe(report.version)}.</p>`,
    `<ul class="counts">${order.map((verdict) => `<li class="${verdict}"><b>${summary[verdict]}</b> ${names[verdict].toLowerCase()}</li>`).join('')}</ul>`,
    '</header>',
    '<main>',
    ...order.flatMap((verdict) => checksOf(verdict, checks)),
    ...sectionsOf(report).flatMap(sectionText),
    ...section('Checks', descriptions(checks)),
    '</main>',
  ].join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Conformance report</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

const section = (title: string, content: string): string[] =>
  content === '' ? [] : ['<section>', `<h2>${title}</h2>`, content, '</section>'];

function checksOf(verdict: Verdict, checks: readonly CheckResult[]): string[] {
  const own = checks.filter((check) => check.verdict === verdict);
  if (own.length === 0) return [];
  const content = own.map((check) => checkText(check)).join('\n');
  const open = verdict === 'violation' || verdict === 'advice' ? ' open' : '';
  return [
    `<section><details${open}><summary><h2>${names[verdict]} (${own.length})</h2></summary>`,
    content,
    '</details></section>',
  ];
}

function checkText({ id, title, findings, reason, statements, replay, verdict }: CheckResult): string {
  const proof =
    statements.length === 0 ? '' : `<p class="small">Statements: ${statements.map(safe).join(', ')}</p>`;
  if (findings.length === 0) {
    const why = reason === undefined ? '' : ` <span class="small">${safe(reason)}</span>`;
    return `<p class="line">${link(id)} ${safe(title)}${why}</p>`;
  }
  const repeat = verdict === 'violation' ? `<p class="small">Repeat: <code>${safe(replay)}</code></p>` : '';
  return `<article class="${verdict}"><h3>${link(id)} ${safe(title)}</h3>${findings.map(findingText).join('')}${repeat}${proof}</article>`;
}

/** A check, with a link to its description at the end of the page. */
const link = (id: string): string => `<a href="#${anchorOf(id)}"><code>${safe(id)}</code></a>`;

/** What each check sends, expects and proves. The page has them, since it is read without the documentation, too. */
const descriptions = (checks: readonly CheckResult[]): string =>
  table(
    ['Check', 'Sends', 'Expects', 'Proves'],
    checks.map(({ id, sends, expects, statements, docs }) => [
      { id: anchorOf(id), text: id, ...(/^https?:/.test(docs) && { href: docs }) },
      sends,
      expects,
      statements.join(', '),
    ]),
  );

/** A cell that links lead to, and that can be a link itself. */
interface Target {
  id: string;
  text: string;
  href?: string;
}

function cell(content: string | Target): string {
  if (typeof content === 'string') return `<td>${safe(content)}</td>`;
  const { id, text, href } = content;
  const shown = href === undefined ? safe(text) : `<a href="${safe(href)}">${safe(text)}</a>`;
  return `<td id="${safe(id)}">${shown}</td>`;
}

const findingText = ({ message, expected, seen, exchanges }: Finding): string =>
  `<p>${safe(message)}</p><dl><dt>Expected</dt><dd>${safe(expected)}</dd><dt>Seen</dt><dd>${safe(seen)}</dd></dl>${exchanges
    .map(
      ({ curl, status, body }) =>
        `<details><summary>Request and response</summary><pre>${safe(curl)}</pre><pre>${status}\n${safe(body)}</pre></details>`,
    )
    .join('')}`;

function sectionText({ title, head, rows, code }: Section): string[] {
  const lines = code ? `<p>${safe(code.title)}:</p><pre>${safe(code.lines.join('\n'))}</pre>` : '';
  return section(title, table(head, rows) + lines);
}

const table = (head: readonly string[], rows: readonly (readonly (string | Target)[])[]): string =>
  rows.length === 0
    ? ''
    : `<table><thead><tr>${head.map((each) => `<th scope="col">${each}</th>`).join('')}</tr></thead><tbody>${rows
        .map((row) => `<tr>${row.map(cell).join('')}</tr>`)
        .join('')}</tbody></table>`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text of a server within a page. */
const safe = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
