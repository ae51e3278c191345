/** What the page shows, and the control API that it gets it from. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TeamSummary } from '../control/stream.ts';

const nothing: TeamSummary = {
  now: '',
  changes: 0,
  requests: 0,
  unmatched: 0,
  faults: 0,
  tasks: {},
  uploads: {},
};

export const shown = {
  /** Parts of the link: view, team, and what is selected. */
  link: [] as readonly string[],
  connection: 'opening' as 'opening' | 'open' | 'lost',
  /** Times that the page came back from where a browser keeps pages. */
  returns: 0,
  summary: nothing,
  problem: undefined as unknown,
  notice: undefined as { text: string; good: boolean; link: string } | undefined,
};

/** Changes what is shown, and draws the page again. */
export function show(changes: Partial<typeof shown>): void {
  Object.assign(shown, changes);
  dispatchEvent(new Event('show'));
}

export const report = (problem: unknown): void => show({ problem });

/** The team of a link without one, or with an ID that no path can have. */
export const firstTeam = 'team-1';

export function currentTeam(): string {
  const [, team = ''] = shown.link;
  return /^\.{0,2}$/.test(team) ? firstTeam : team;
}

export const teamPath = (): string => `teams/${encodeURIComponent(currentTeam())}`;

/** Returns the link to a view: `#journal/team-1/17`. */
export const linkTo = (...parts: (string | number)[]): string =>
  `#${parts.map((part) => encodeURIComponent(part)).join('/')}`;

/** What readers have chosen, by view and team. */
const chosen = new Map<string, unknown>();

/** Returns what a reader has chosen, and what changes it. It is still so when the reader comes back to the view. */
export function useKept<T>(name: string, initial: T): [value: T, set: (value: T) => void] {
  const key = `${shown.link[0]} ${currentTeam()} ${name}`;
  const set = (value: T): void => {
    chosen.set(key, value);
    show({});
  };
  return [(chosen.get(key) as T | undefined) ?? initial, set];
}

const tokenName = 'docproc-sandbox-token';
let token = '';
try {
  token = sessionStorage.getItem(tokenName) ?? '';
} catch {
  // The browser keeps nothing.
}

/** Keeps the control token until the tab is closed, or where the browser keeps nothing, until the page is. */
export function keepToken(given: string): void {
  token = given;
  try {
    sessionStorage.setItem(tokenName, given);
  } catch {
    // It is asked for again.
  }
}

/** Rejects with an error of which the cause is the status of the response; 0 if there is none. */
const fetchFrom = (path: string, init: RequestInit): Promise<Response> =>
  fetch(path, { cache: 'no-store', ...init }).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    throw new Error('The sandbox does not respond.', { cause: 0 });
  });

/** @throws {Error} The response is no success: its status is the `cause`. */
async function request(method: string, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers({ authorization: `Bearer ${token}` });
  if (init.body !== undefined) headers.set('content-type', 'application/json');
  const response = await fetchFrom(`/_sandbox/${path}`, { ...init, method, headers });
  if (response.ok) return response;
  const text = await response.text();
  const { detail } = (isJson(response) ? JSON.parse(text) : { detail: text }) as { detail: string };
  throw new Error(detail, { cause: response.status });
}

const isJson = ({ headers }: Response): boolean => headers.get('content-type')?.endsWith('json') ?? false;

/** @throws {Error} The response is no success: its status is the `cause`. */
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
          show({ connection: 'open', summary: JSON.parse(event.replace(/^data: /, '')) as TeamSummary });
      }
    } catch (error) {
      if (signal.aborted) return;
      // The reader has to do something first.
      if (error instanceof Error && typeof error.cause === 'number' && error.cause > 0)
        return show({ connection: 'opening', problem: error });
    }
    if (signal.aborted) return;
    show({ connection: 'lost' });
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
}

/** Sends the requests of one part of the page one after the other, and leaves out those that another one replaces. */
export function useLatest(key: string, load: () => Promise<void>, failed: (problem: unknown) => void): void {
  const queue = useRef(Promise.resolve());
  const wanted = useRef('');
  wanted.current = key;
  useEffect(() => {
    const before = queue.current;
    queue.current = (async () => {
      await before;
      try {
        if (wanted.current === key) await load();
      } catch (error) {
        // That there is no response, the connection tells.
        if ((error as Error).cause !== 0) failed(error);
      }
    })();
  }, [key]);
  useEffect(() => () => void (wanted.current = ''), []);
}

/** What the last paths have led to: a view that a reader comes back to is there at once, with its scroll position. */
const loadedBefore = new Map<string, unknown>();

/**
 * Returns what a path of the control API leads to, again after each change; undefined until it is there.
 *
 * @param failed Called with what has failed, and with undefined once it succeeds.
 */
export function useControl<T>(path: string, failed?: (problem: unknown) => void): T | undefined {
  const [loaded, setLoaded] = useState(
    loadedBefore.has(path) ? { path, value: loadedBefore.get(path) as T } : undefined,
  );
  const key = path + JSON.stringify({ ...shown.summary, now: '' });
  const load = async (): Promise<void> => {
    const value = await send<T>('GET', path);
    if (loadedBefore.size > 20) loadedBefore.clear();
    loadedBefore.set(path, value);
    setLoaded({ path, value });
    failed?.(undefined);
  };
  useLatest(key, load, failed ?? report);
  // Other rows of a table take the place of those before when they are there.
  return loaded?.path.split('?')[0] === path.split('?')[0] ? loaded?.value : undefined;
}
