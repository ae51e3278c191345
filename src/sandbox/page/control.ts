/** The control API as the page uses it, with the control token if the sandbox has one. */
import { createContext } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { TeamSummary } from '../testing/stream.ts';

/** A response of the control API that is no success. */
export class ControlError extends Error {
  readonly status: number;

  constructor(status: number, detail: string) {
    super(detail);
    this.status = status;
  }
}

const tokenName = 'docproc-sandbox-token';

/** Keeps the control token until the tab is closed. */
export const keepToken = (token: string): void => sessionStorage.setItem(tokenName, token);

/** @throws {ControlError} The response is no success. */
async function request(method: string, path: string, body?: string, signal?: AbortSignal): Promise<Response> {
  const token = sessionStorage.getItem(tokenName);
  const response = await fetch(`/_sandbox/${path}`, {
    method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  });
  if (response.ok) return response;
  const text = await response.text();
  throw new ControlError(response.status, detailOf(text) ?? `The sandbox responds with ${response.status}.`);
}

function detailOf(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { detail?: string }).detail;
  } catch {
    return undefined;
  }
}

/**
 * Sends a request to the control API, and returns the text of the response.
 *
 * @throws {ControlError} The response is no success.
 */
export const controlText = async (method: string, path: string, body?: string): Promise<string> =>
  (await request(method, path, body)).text();

/** Sends a change to the control API, and returns what comes back. */
export async function change<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = await controlText(method, path, body === undefined ? undefined : JSON.stringify(body));
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** Path of a team in the control API. */
export const teamPath = (team: string): string => `teams/${encodeURIComponent(team)}`;

/** Yields the summaries of a team as the sandbox sends them. */
export async function* summaries(team: string, signal: AbortSignal): AsyncGenerator<TeamSummary> {
  const { body } = await request('GET', `${teamPath(team)}/stream`, undefined, signal);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const events = (rest + part.value).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) yield JSON.parse(event.replace(/^data: /, '')) as TeamSummary;
  }
}

/** What every view of the page knows. */
export interface Shown {
  team: string;
  summary: TeamSummary;
  /** Differs when what the sandbox has may differ. */
  version: string;
  /** Shows why something has failed. */
  report: (error: unknown) => void;
}

export const ShownContext = createContext<Shown | undefined>(undefined);

export function useShown(): Shown {
  const shown = useContext(ShownContext);
  if (!shown) throw new Error('There is no team.');
  return shown;
}

/** Returns what a path of the control API leads to, again after each change; undefined until it is there. */
export function useControl<T>(path: string): T | undefined {
  const { version, report } = useShown();
  const [loaded, setLoaded] = useState<{ path: string; value: T }>();
  // Requests wait for the one before, so that changes without a pause show, too.
  const queue = useRef(Promise.resolve());
  const wanted = useRef('');
  wanted.current = `${path} ${version}`;
  useEffect(() => {
    const own = wanted.current;
    queue.current = queue.current.then(async () => {
      if (wanted.current !== own) return;
      try {
        setLoaded({ path, value: await change<T>('GET', path) });
      } catch (error) {
        report(error);
      }
    });
  }, [path, version]);
  // Another page of a table takes the place of the one before when it is there.
  const isSame = loaded && loaded.path.split('?')[0] === path.split('?')[0];
  return isSame ? loaded.value : undefined;
}
