import type { Setting } from './setting.js';

/** Whether a report may have codes of issues other than those that the contract lists. */
export const issueValues: Setting<'issue-values', 'accept' | 'reject'> = {
  id: 'issue-values',
  values: ['accept', 'reject'],
  rejects(interpretation, { body, values }) {
    const { issues = [] } = body as { issues?: { value: string }[] };
    const other = issues.find(({ value }) => !values['Issue.value']?.includes(value));
    if (!other || interpretation() === 'accept') return undefined;
    return `the issue ${JSON.stringify(other.value)} is not among the known ones`;
  },
};
