/**
 * The workflows agree with the sandbox and with the contract: each request is accepted, the success criteria are met by
 * the response, and they fail for every response that shows something else.
 */
import { describe, expect, test } from 'vitest';
import { document } from './workflows/arazzo.ts';
import { run, unmet, type Ran } from './workflows/run.ts';

/** Responses that the criteria of a step accept, and why they may. */
const accepted: { responses: RegExp; why: string }[] = [
  { responses: /, create with another id:/, why: 'Only this response says which ID the upload has.' },
  { responses: /, create with another status:/, why: 'The state that an upload begins in is unspecified.' },
  {
    responses: /, wait with another status: "(?:COMPLETED|PARTIAL)"/,
    why: 'The wait ends with every state but PROCESSING and FAILED.',
  },
  { responses: / with another folder_id:/, why: 'No workflow names a folder.' },
  {
    responses: /^reviewATask, (?:readAgain|readUpload) with another status:/,
    why: 'The state after the next step is unspecified.',
  },
  {
    responses: /^reportATask, readBefore with another status:/,
    why: 'A task can be reported in every state. The other steps compare with this one.',
  },
  {
    responses: /^(?:reportATask|discardATask|rejectAStep), .* with another approved:/,
    why: 'These operations are allowed for approved tasks too.',
  },
  {
    responses:
      /^reviewATask, (?:read with another upload_id|(?:approve|complete) with another \w+_id|readAgain with another project_id):/,
    why: 'The first step compares the project, and the last ones the upload.',
  },
  {
    responses: /^(?:reportATask|discardATask|rejectAStep), .* with another (?:upload_id|project_id):/,
    why: 'The ID of the task is enough: these workflows are about its status.',
  },
];

const isAccepted = (label: string): boolean => accepted.some(({ responses }) => responses.test(label));

/** The wrong responses that some criteria accept. */
const missed = ({ context, wrong }: Ran, criteria: Ran['step']['successCriteria']): string[] =>
  wrong.flatMap((each) => (unmet(criteria, context, each).length === 0 ? [each.label] : []));

/** What the criteria of all workflows accept besides the right responses. */
const all: string[] = [];

describe.each(document.workflows)('$workflowId', (workflow) => {
  const { workflowId } = workflow;

  test('is accepted, and its criteria hold for nothing else', async () => {
    const labels: string[] = [];
    for (const ran of await run(workflow)) {
      const { stepId, successCriteria } = ran.step;
      expect(unmet(successCriteria, ran.context, ran.right), stepId).toEqual([]);
      expect(ran.wrong.length, stepId).toBeGreaterThan(2);
      labels.push(...missed(ran, successCriteria).map((label) => `${workflowId}, ${stepId} ${label}`));
    }
    all.push(...labels);
    expect(labels.filter((label) => !isAccepted(label))).toEqual([]);
  });

  test('needs each criterion: without it, a wrong response is accepted', async () => {
    for (const ran of await run(workflow)) {
      const { stepId, successCriteria } = ran.step;
      for (const criterion of successCriteria) {
        const labels = missed(
          ran,
          successCriteria.filter((each) => each !== criterion),
        ).map((label) => `${workflowId}, ${stepId} ${label}`);
        expect(
          labels.filter((label) => !isAccepted(label)),
          `${stepId}: ${criterion.condition}`,
        ).not.toEqual([]);
      }
    }
  });
});

test('each reason is needed', () => {
  expect(accepted.filter(({ responses }) => !all.some((each) => responses.test(each)))).toEqual([]);
});
