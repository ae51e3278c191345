import type { Report } from './report.js';
import { ctrf } from './ctrf.js';
import { html } from './html.js';
import { junit } from './junit.js';
import { markdown } from './markdown.js';

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
