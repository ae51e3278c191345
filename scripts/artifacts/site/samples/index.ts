/** A request of each operation in four languages, against the sandbox. */
import { fence } from '../../../lib/markdown.ts';
import type { Directive } from '../directives/tables.ts';
import type { Model, Operation } from '../../../model/index.ts';
import { curl } from '../../../../src/shared/curl.ts';
import { javascript } from './javascript.ts';
import { python } from './python.ts';
import { requestOf, type SampleRequest, sampleServer } from './sample-request.ts';
import { typescript } from './typescript.ts';

export const languages = ['curl', 'TypeScript', 'JavaScript', 'Python'] as const;

interface CodeSample {
  lang: (typeof languages)[number];
  /** The name under which a syntax highlighter knows the language. */
  highlight: string;
  source: string;
}

/** Returns the code samples of an operation. */
export async function codeSamplesOf(model: Model, operation: Operation): Promise<CodeSample[]> {
  const request = requestOf(model, operation);
  return [
    { lang: 'curl', highlight: 'sh', source: command(request) },
    { lang: 'TypeScript', highlight: 'ts', source: await typescript(model, request) },
    { lang: 'JavaScript', highlight: 'js', source: await javascript(request) },
    { lang: 'Python', highlight: 'python', source: python(request) },
  ];
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
  if (target === 'markdown')
    return samples
      .map(({ lang, highlight, source }) => `${lang}:\n\n${fence(highlight, source)}`)
      .join('\n\n');
  const tabs = samples.map(({ lang, highlight, source }) => fence(`${highlight} [${lang}]`, source));
  return ['::: code-group', ...tabs, ':::'].join('\n\n');
};
