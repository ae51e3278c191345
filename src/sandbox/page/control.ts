/** What the page shows, and the control API that it gets it from. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TeamSummary } from '../control/stream.ts';

const nothing: TeamSummary = { now: '', changes: 0, requests: 0, unmatched: 0, tasks: {}, uploads: {} };

/** What every view of the page knows: the parts of its link, what the team has, and why something has failed. */
export const shown = {
  link: [] as readonly string[],
  isConnected: false,
  summary: nothing,
  problem: undefined as unknown,
};

/** Changes what is shown, and draws the page again. */
export function show(changes: Partial<typeof shown>): void {
  Object.assign(shown, changes);
  dispatchEvent(new Event('show'));
}

export const report = (problem: unknown): void => show({ problem });

export const currentTeam = (): string => shown.link[1] ?? 'team-1';

/** Returns the path of the current team in the control API. */
export const teamPath = (): string => `teams/${encodeURIComponent(currentTeam())}`;

const tokenName = 'docproc-sandbox-token';

/** Keeps the control token until the tab is closed. */
export const keepToken = (token: string): void => sessionStorage.setItem(tokenName, token);

/** @throws {Error} The response is no success: its status is the `cause`. */
async function request(method: string, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers({ authorization: `Bearer ${sessionStorage.getItem(tokenName) ?? ''}` });
  if (init.body !== undefined) headers.set('content-type', 'application/json');
  const response = await fetch(`/_sandbox/${path}`, { ...init, method, headers });
  if (response.ok) return response;
  const text = await response.text();
  const { detail } = (isJson(response) ? JSON.parse(text) : { detail: text }) as { detail: string };
  throw new Error(detail, { cause: response.status });
}

const isJson = ({ headers }: Response): boolean => headers.get('content-type')?.endsWith('json') ?? false;

/**
 * Sends a request with JSON to the control API, and returns what comes back.
 *
 * @throws {Error} The response is no success: its status is the `cause`.
 */
export async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await request(method, path, body === undefined ? {} : { body: JSON.stringify(body) });
  return (isJson(response) ? await response.json() : await response.text()) as T;
}

/** Follows the current team until the signal, and connects again two seconds after the connection ended. */
export async function follow(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const { body } = await request('GET', `${teamPath()}/stream`, { signal });
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
      let rest = '';
      // Why the connection before has ended.
      show({ problem: undefined });
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        const events = (rest + part.value).split('\n\n');
        rest = events.pop() ?? '';
        for (const event of events)
          show({ isConnected: true, summary: JSON.parse(event.replace(/^data: /, '')) as TeamSummary });
      }
    } catch (error) {
      if (signal.aborted) return;
      report(error);
      // The reader has to do something first.
      if (error instanceof Error && error.cause !== undefined) return;
    }
    show({ isConnected: false });
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
}

/** Returns what a path of the control API leads to, again after each change; undefined until it is there. */
export function useControl<T>(path: string): T | undefined {
  const [loaded, setLoaded] = useState<{ path: string; value: T }>();
  // Requests wait for the one before, so that changes without a pause show, too.
  const queue = useRef(Promise.resolve());
  const wanted = useRef('');
  const own = path + JSON.stringify({ ...shown.summary, now: '' });
  wanted.current = own;
  useEffect(() => {
    const load = async (): Promise<void> => {
      if (wanted.current === own) setLoaded({ path, value: await send<T>('GET', path) });
    };
    queue.current = queue.current.then(load).catch(report);
  }, [own]);
  // More rows of a table take the place of those before when they are there.
  return loaded?.path.split('?')[0] === path.split('?')[0] ? loaded?.value : undefined;
}
