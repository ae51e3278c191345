import { test as base, type Fixtures } from '@docproc/sandbox/vitest';
export const test = base.extend({ own: 5 });
export const seeded = ({ team }: Fixtures) => [team, team.seed(), team.journal(), team.events()] as const;
