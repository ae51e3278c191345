import { createFetch } from '@docproc/sandbox/fetch';
import { runConformance, violationsOf } from '@docproc/conformance';

const report = await runConformance({
  baseUrl: 'http://sandbox.test',
  team: 'team-1',
  project: 'project-1',
  apiKey: 'any',
  allow: ['writes'],
  fetch: createFetch(),
});
console.log(report.verdict, violationsOf(report).length); // conforms 0
