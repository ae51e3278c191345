/**
 * `npm run test:worker`: runs the example of a worker in the runtime of Cloudflare Workers. With `--all` it takes ten
 * times as many steps and teams.
 */
import { flags, main } from '../../../scripts/lib/cli.ts';
import { compareCorpus, compareEarly, compareWalks } from './same.ts';
import { endAnywhere, endTeamsAnywhere, hibernate } from './endings.ts';
import { runFiles } from './files.ts';
import { separateTeams } from './teams.ts';

await main(async () => {
  const { all, seed } = flags(
    { all: { type: 'boolean', default: false }, seed: { type: 'string', default: '1' } },
    'npm run test:worker -- [--all] [--seed 1]',
  );
  const size = all ? 10 : 1;
  const say = (text: string) => console.log(text);
  say(await runFiles());
  say(`${await compareCorpus()} requests of the corpus have the same responses as on Node`);
  say(`${await compareEarly()} early rejections are the same as on Node, and so are the requests after them`);
  say(
    `${await compareWalks(Number(seed) % 2 ** 31, 10_000 * size)} random steps have the same responses as on Node`,
  );
  say(`${await endAnywhere()} ends of an object left all of a request, or nothing`);
  say(`${await endTeamsAnywhere()} ends of an object left a team whole, or none`);
  await hibernate();
  say('A team is whole after the runtime was started again, and is deleted when it expires');
  say(await separateTeams(100 * size));
});
