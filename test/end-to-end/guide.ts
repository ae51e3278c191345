/** The blocks of docs/guides/mock-in-ci.md. */
import { parse } from 'yaml';
import { read, type Step } from './runner.ts';

interface GitLabJob {
  services?: { name: string; alias: string; command: string[] }[];
  variables: Record<string, string>;
  cache?: { paths: string[] };
  script: string[];
}

const page = read('docs/guides/mock-in-ci.md');

/** The blocks of a language. */
export const blocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(([, block = '']) => block);

const jobs = blocks('yaml').map(
  (block) => parse(block) as { jobs?: { test: { steps: Step[] } }; test?: GitLabJob },
);

/** The steps of each job for GitHub. */
export const gitHubJobs: Step[][] = jobs.flatMap((job) => (job.jobs ? [job.jobs.test.steps] : []));

/** Each job for GitLab. */
export const gitLabJobs: GitLabJob[] = jobs.flatMap(({ test }) => test ?? []);

/** The step of a job that uses an action of the kit. */
export function ownStep(steps: Step[] | undefined, action: string): Step {
  const own = steps?.find(({ uses }) => uses === `example/docproc-kit/.github/actions/${action}@main`);
  if (own === undefined) throw new Error(`No step of the job uses the action ${action}.`);
  return own;
}
