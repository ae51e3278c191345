import type { Report } from './report.ts';
import { junit } from './junit.ts';
import { markdown } from './markdown.ts';
import { printableJson } from './printable.ts';

/** A format of the report: the name of its file, and how it is written. */
export interface Format {
  file: string;
  render(report: Report): string;
}

/** The formats of the option `--report`. */
export const formats: Readonly<Record<string, Format>> = {
  json: { file: 'conformance.json', render: printableJson },
  junit: { file: 'conformance.xml', render: junit },
  markdown: { file: 'conformance.md', render: markdown },
};
