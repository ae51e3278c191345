import { createFetch, createSandbox } from '@docproc/sandbox/fetch';

/** A call that the console offers. */
export interface Call {
  name: string;
  method: string;
  path: string;
  body?: unknown;
}

/** A request and its answer, as they would be on the wire. */
export interface Exchange {
  number: number;
  request: string;
  status: number;
  body: string;
}

/** What the sandbox holds for the page. */
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
    const answer = await fetch(`http://sandbox.invalid${path}`, { method, headers, body: body ?? null });
    const text = await answer.text();
    const exchange = {
      number: ++number,
      request: `${method} ${path}`,
      status: answer.status,
      body: pretty(text),
    };
    exchanges = [exchange, ...exchanges].slice(0, 20);
    update();
  }

  update();
  return {
    /** Sends files, each of which becomes a task. */
    upload(call: Call, files: File[]): Promise<void> {
      const form = new FormData();
      for (const file of files) form.append('file', file, file.name);
      form.append('projectId', 'project-1');
      return send(call.method, fill(call.path, {}), form);
    },
    /** Calls something on the newest task. */
    call(call: Call): Promise<void> {
      const body = call.body === undefined ? undefined : JSON.stringify(call.body);
      return send(call.method, fill(call.path, { task_id: sandbox.tasks().at(-1)?.id ?? '' }), body);
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

const fill = (path: string, own: Record<string, string>): string =>
  path.replace(/{(\w+)}/g, (_, name: string) => own[name] ?? ids[name] ?? name);

const json = (body: unknown): Record<string, string> =>
  typeof body === 'string' ? { 'content-type': 'application/json' } : {};

/** JSON with line breaks; anything else as it is. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
