import { test as base, type Fixtures } from '@docproc/sandbox/playwright';
export const test = base.extend<{ own: number }>({ own: 5 });
export const seeded = ({ team }: Fixtures) => [team, team.seed(), team.journal(), team.events()] as const;
