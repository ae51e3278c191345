/** A request of each operation in four languages, against the sandbox. */
import { fence, sections, tabs } from '../../../lib/markdown.ts';
import type { Directive } from '../directives/tables.ts';
import type { Model, Operation } from '../../../model/index.ts';
import { curl } from '../../../../src/shared/curl.ts';
import { javascript } from './javascript.ts';
import { python } from './python.ts';
import { requestOf, type SampleRequest, sampleServer } from './sample-request.ts';
import { typescript } from './typescript.ts';

/** The languages, each with the name under which a syntax highlighter knows it. */
export const languages = { curl: 'sh', TypeScript: 'ts', JavaScript: 'js', Python: 'python' } as const;

/** Returns the code samples of an operation. */
export async function codeSamplesOf(
  model: Model,
  operation: Operation,
): Promise<Record<keyof typeof languages, string>> {
  const request = requestOf(model, operation);
  return {
    curl: command(request),
    TypeScript: await typescript(model, request),
    JavaScript: await javascript(request),
    Python: python(request),
  };
}

/** Without a body in the response, the status is all that there is to see. */
const command = ({ operation, url, headers, json, form }: SampleRequest): string =>
  curl({
    method: operation.method,
    url,
    headers: [['Authorization', `Bearer ${sampleServer.apiKey}`], ...headers],
    body: json === undefined ? undefined : JSON.stringify(json, null, 2),
    form,
    include: operation.success.kind === 'empty',
  });

/** The directive with the code samples of an operation: as tabs on the site. */
export const sample: Directive = async (site, _links, id, target) => {
  const samples = await codeSamplesOf(site, site.operation(id));
  const highlighters = Object.entries(languages) as [keyof typeof languages, string][];
  const blocks = highlighters.map(([label, language]) => ({ label, language, text: samples[label] }));
  if (target === 'site') return tabs(blocks);
  return sections(blocks.map(({ label, language, text }) => `${label}:\n\n${fence(language, text)}`));
};
