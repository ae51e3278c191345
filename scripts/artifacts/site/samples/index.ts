/** A request of each operation in four languages, against the sandbox. */
import type { Model, Operation } from '../../../model/index.ts';
import { curl } from './curl.ts';
import { javascript } from './javascript.ts';
import { python } from './python.ts';
import { requestOf } from './sample-request.ts';
import { typescript } from './typescript.ts';

export const languages = ['curl', 'TypeScript', 'JavaScript', 'Python'] as const;

export interface Sample {
  lang: (typeof languages)[number];
  /** The name under which a syntax highlighter knows the language. */
  highlight: string;
  source: string;
}

/** The samples of an operation. */
export function samplesOf(model: Model, operation: Operation): Sample[] {
  const request = requestOf(model, operation);
  return [
    { lang: 'curl', highlight: 'sh', source: curl(request) },
    { lang: 'TypeScript', highlight: 'ts', source: typescript(model, request) },
    { lang: 'JavaScript', highlight: 'js', source: javascript(request) },
    { lang: 'Python', highlight: 'python', source: python(request) },
  ];
}
