import { createTest, type Fixtures } from '@docproc/sandbox/node-test';
export const test = createTest();
export const read = ({ team, sandbox }: Fixtures) => [team, sandbox, team.journal(), sandbox.coverage()];
