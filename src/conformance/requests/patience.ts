import { isMoving, resourceOf, type TestResource } from '../contract/resource.ts';
import type { Session } from './session.ts';

/** Pauses in milliseconds, in which a server shows what it does a moment after its response. */
const pauses = [250, 500, 1000, 2000];

/** Repeats an attempt until it succeeds, a few times. Where a run lets time pass, the first one counts. */
export async function repeated<T>(
  { http, server }: Session,
  attempt: () => Promise<T>,
  isDone: (result: T) => boolean,
): Promise<T> {
  let result = await attempt();
  for (const pause of server.advance ? [] : pauses) {
    if (isDone(result)) break;
    await http.wait(pause);
    result = await attempt();
  }
  return result;
}

/** Waits until the service has moved a resource on. */
export async function settled(
  { http, options, server }: Session,
  testResource: TestResource,
  read: (testResource: TestResource) => Promise<TestResource>,
  endsIn?: string,
): Promise<TestResource> {
  const { field } = resourceOf(testResource.resource).lifecycle;
  const { processingMs = 120_000 } = options;
  const { advance } = server;
  const end = Date.now() + processingMs;
  let current = testResource;
  for (let pause = 0; ; pause = Math.min(Math.max(pause * 1.5, 500), 10_000)) {
    if (current.fields[field] === endsIn || !isMoving(current)) return current;
    if (pause > 0 && advance) {
      await advance();
      return read(current);
    }
    if (Date.now() + pause > end) return current;
    if (!advance) await http.wait(pause);
    current = await read(current);
  }
}
