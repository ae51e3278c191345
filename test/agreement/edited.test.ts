/** After edits, the corpus has cases of what they bring, and the sandbox agrees with them and responds as documented. */
import { expect, test } from 'vitest';
import { build } from '../../scripts/artifacts/sandbox/package.ts';
import { readModel } from '../../scripts/model/index.ts';
import { responseOf } from '../../src/shared/listed-response.ts';
import type * as Sandbox from '../../src/sandbox/hosts/fetch.ts';
import { complete, grouped } from '../contract-edits/edits.ts';
import { withEdits } from '../contract-edits/with-edits.ts';
import type { JsonObject } from '../support/contract.ts';
import { responseProblems } from '../support/response-problems.ts';
import { expectListed } from './compare.ts';
import { requestCorpus } from './requests/corpus.ts';
import { sandboxJudge } from './requests/judges.ts';
import type { RequestCase } from './requests/request.ts';

/** The judge has tasks and uploads, and no resources that edits bring. */
const isJudged = ({ valid, operation: { resource = '', idParameter } }: RequestCase): boolean =>
  !valid || idParameter === undefined || ['Task', 'Upload'].includes(resource);

test.each(grouped(complete).map((group) => [group.map(({ name }) => name).join(', '), group]))(
  '%s',
  async (_, group) => {
    await withEdits(group, [build], async (contract, load) => {
      const model = await readModel(contract);
      const cases = requestCorpus(model).filter(isJudged);
      const wanted = group.flatMap(({ requests = [] }) => requests);
      expect(cases.map(({ label }) => label)).toEqual(expect.arrayContaining(wanted));
      const { createFetch, createSandbox } = load('./sandbox/dist/fetch.js') as typeof Sandbox;
      const open = () => {
        const sandbox = createSandbox({ log: () => {} });
        return { sandbox, fetch: createFetch(sandbox) };
      };
      const root = JSON.parse(contract.json) as JsonObject;
      const wrong: string[] = [];
      const judge = sandboxJudge(model, open, async ({ operation, aspect }, response) => {
        if (aspect === 'route') return;
        const { status, headers } = response;
        const received = { status, type: headers.get('content-type'), text: await response.text() };
        // Some operations list no status for a key without a scope.
        if (responseOf(operation.responses, status))
          wrong.push(...responseProblems(operation.id, received, root));
      });
      const verdicts = new Map<string, string>();
      for (const each of cases) verdicts.set(each.label, await judge(each));
      expectListed(cases, ({ label }) => verdicts.get(label) ?? '', []);
      expect(wrong).toEqual([]);
    });
  },
);
