/** Archives of faulty servers and of legal ones, and what the judgment of them says. */
import { judgeTraffic, type TrafficFinding } from '../../../src/conformance/traffic/judge.ts';
import type { Mutant } from '../mutants/mutant.ts';
import { archiveOf, randomOf, record, settingsOf } from './sessions.ts';

const violationsIn = async (...given: Parameters<typeof judgeTraffic>): Promise<TrafficFinding[]> =>
  (await judgeTraffic(...given)).findings.filter(({ verdict }) => verdict === 'violation');

/** Milliseconds that a response and a pause take at most: on one machine, in a network, with slow responses, at once. */
const paces = [
  [5, 3],
  [40, 400],
  [300, 200],
  [2000, 50],
] as const;

/** Returns what a legal server is accused of: in any interpretation, by one client or two, in whole logs and in parts. */
export async function accusations(seed: number): Promise<TrafficFinding[]> {
  const random = randomOf(seed);
  const clients = 1 + random(2);
  const [latency, pause] = paces[random(paces.length)] ?? paces[0];
  const set = settingsOf(random);
  const { entries } = await record({ seed, requests: 80, clients, latency, pause, set, lost: random(3) * 4 });
  const begun = entries.slice(random(30));
  const complete = random(2) === 0;
  const own = !complete && random(2) === 0 ? begun.filter(({ client }) => client === 0) : begun;
  const shuffled = random(2) === 0 ? own.toSorted((a, b) => Number(a.time) - Number(b.time)) : own;
  return violationsIn([archiveOf(shuffled)], { complete });
}

/**
 * What traffic does not show: whether a key is right, what only a condition decides, whether uploads of a second request are
 * others, and what the judgment leaves out, such as pages and the status of an upload.
 */
export const isShown = ({ name, large }: Pick<Mutant, 'name' | 'large'>): boolean =>
  !large &&
  !/accepts (no key|a key|an expired|an invalid|another scheme|every scope)|knows a key|rejects the spelling|with the resource/.test(
    name,
  ) &&
  !/(403|404|401) in place|in place of 40[14]|pages?\b|step_type|export_failed|last_opened|another status than|does not find/.test(
    name,
  ) &&
  !/404 with an effect|^discardTask: (206|accepted|both)|^moveUpload: rejected|^completeTask: rejected when|not found when|look like|corners|half of the body|no task for|^createUploadShorthand|^unlockTask: (rejected|accepted in PROCESSING)|rejected (in|with)|the same id|one of several|files? (of|in)|fileSize|rejects/.test(
    name,
  );

/** Returns what a server with a fault is accused of, in the first session that shows it. */
export async function faultsShown({ name, plant }: Mutant, sessions: number): Promise<TrafficFinding[]> {
  const focus = /^(\w+):/.exec(name)?.[1];
  for (let seed = 1; seed <= sessions; seed++) {
    const clients = 1 + (seed % 2);
    const { entries } = await record({
      seed: seed * 7919,
      requests: 160,
      clients,
      latency: 60,
      pause: 300,
      plant,
      ...(focus && { focus }),
    });
    const found = await violationsIn([archiveOf(entries)], { complete: true });
    if (found.length > 0) return found;
  }
  return [];
}
