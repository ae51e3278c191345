import type { Report } from './report.ts';
import { ctrf } from './ctrf.ts';
import { html } from './html.ts';
import { junit } from './junit.ts';
import { markdown } from './markdown.ts';

/** A format of the report: the name of its file, and how it is written. */
export interface Format {
  file: string;
  render(report: Report): string;
}

/** The formats of the option `--report`. */
export const formats: Readonly<Record<string, Format>> = {
  json: { file: 'conformance.json', render: (report) => `${JSON.stringify(report, null, 2)}\n` },
  html: { file: 'conformance.html', render: html },
  junit: { file: 'conformance.xml', render: junit },
  ctrf: { file: 'conformance.ctrf.json', render: ctrf },
  markdown: { file: 'conformance.md', render: markdown },
};
