import { anchorOf } from '../checks/list.ts';
import type { CheckResult, Finding, Report, Verdict } from './report.ts';
import { conclusions } from './details.ts';
import { sectionsOf, type Section } from './sections.ts';
import { style } from './style.ts';

/** The parts of the page, in their order. */
const names: Record<Verdict, string> = {
  violation: 'Violations',
  advice: 'Advice',
  observation: 'Observations',
  'not-run': 'Not run',
  passed: 'Passed',
};

const order = Object.keys(names) as Verdict[];

/** Returns the report as one page that loads nothing. */
export function html(report: Report): string {
  const { summary, checks, stopped } = report;
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
    checks.map(({ id, sends, expects, statements, docs }) => {
      const shown = /^https?:/.test(docs) ? `<a href="${safe(docs)}">${safe(id)}</a>` : safe(id);
      const cells = [sends, expects, statements.join(', ')].map(cell).join('');
      return `<td id="${anchorOf(id)}">${shown}</td>${cells}`;
    }),
  );

const cell = (text: string): string => `<td>${safe(text)}</td>`;

const findingText = ({ message, expected, seen, exchanges }: Finding): string =>
  `<p>${safe(message)}</p><dl><dt>Expected</dt><dd>${safe(expected)}</dd><dt>Seen</dt><dd>${safe(seen)}</dd></dl>${exchanges
    .map(
      ({ curl, status, body }) =>
        `<details><summary>Request and response</summary><pre>${safe(curl)}</pre><pre>${status}\n${safe(body)}</pre></details>`,
    )
    .join('')}`;

function sectionText({ title, head, rows, code }: Section): string[] {
  const lines = code ? `<p>${safe(code.title)}:</p><pre>${safe(code.lines.join('\n'))}</pre>` : '';
  const cells = rows.map((row) => row.map(cell).join(''));
  return section(title, table(head, cells) + lines);
}

/** A table of rows, each of which is the text of its cells. */
function table(head: readonly string[], rows: readonly string[]): string {
  const titles = head.map((title) => `<th scope="col">${title}</th>`).join('');
  const body = rows.map((row) => `<tr>${row}</tr>`).join('');
  return rows.length === 0 ? '' : `<table><thead><tr>${titles}</tr></thead><tbody>${body}</tbody></table>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text of a server within a page. */
const safe = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
