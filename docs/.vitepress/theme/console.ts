import { createFetch, createSandbox } from '@docproc/sandbox/fetch';

/** An operation that the console offers. */
export interface Action {
  name: string;
  method: string;
  path: string;
  /** Parameter of the path that identifies the task. */
  recordParameter?: string;
  body?: unknown;
}

/** A request and its response, as on the wire. */
export interface Exchange {
  number: number;
  request: string;
  status: number;
  body: string;
}

/** What the page shows of the sandbox. */
export interface Shown {
  task: { id: string; name: string; status: string; approved: boolean } | undefined;
  exchanges: Exchange[];
}

/** How long a task is in PROCESSING: long enough to be seen. */
const processingMs = 1500;
const tick = 100;

/**
 * A sandbox in the page: its requests go to no network.
 *
 * @param show called whenever something changed
 * @returns what the buttons do, and `stop`
 */
export function createConsole(show: (shown: Shown) => void) {
  let sandbox = createSandbox({ processingMs });
  let fetch = createFetch(sandbox);
  let exchanges: Exchange[] = [];
  let number = 0;

  const update = () => show({ task: sandbox.tasks().at(-1), exchanges });
  const timer = setInterval(() => {
    sandbox.advance(tick);
    update();
  }, tick);

  async function send(method: string, path: string, body?: FormData | string): Promise<void> {
    const headers = { authorization: 'Bearer any-key', ...json(body) };
    const response = await fetch(`http://sandbox.invalid${path}`, { method, headers, body: body ?? null });
    const text = await response.text();
    const exchange = {
      number: ++number,
      request: `${method} ${path}`,
      status: response.status,
      body: pretty(text),
    };
    exchanges = [exchange, ...exchanges].slice(0, 20);
    update();
  }

  update();
  return {
    /** Sends files, each of which becomes a task. */
    upload(action: Action, files: File[]): Promise<void> {
      const form = new FormData();
      for (const file of files) form.append('file', file, file.name);
      form.append('projectId', 'project-1');
      return send(action.method, fill(action.path), form);
    },
    /** Performs an operation on the newest task. */
    run({ method, path, recordParameter = '', body }: Action): Promise<void> {
      const filled = fill(path, { [recordParameter]: sandbox.tasks().at(-1)?.id ?? '' });
      return send(method, filled, body === undefined ? undefined : JSON.stringify(body));
    },
    reset(): void {
      sandbox = createSandbox({ processingMs });
      fetch = createFetch(sandbox);
      exchanges = [];
      number = 0;
      update();
    },
    stop: () => clearInterval(timer),
  };
}

const ids: Record<string, string> = { team_id: 'team-1', project_id: 'project-1' };

const fill = (path: string, own: Record<string, string> = {}): string =>
  path.replace(/{(\w+)}/g, (_, name: string) => own[name] ?? ids[name] ?? name);

const json = (body: unknown): Record<string, string> =>
  typeof body === 'string' ? { 'content-type': 'application/json' } : {};

/** JSON with line breaks; anything else as it is. */
export function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
