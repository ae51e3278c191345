import { combinations, createFetch, createSandbox } from '@docproc/sandbox/fetch';
import { type ConsoleOperation, type ConsoleSpec, type Exchange, formOf, type Part } from './spec.ts';
import type { SavedSteps, SavedStep } from './saved-steps.ts';

type Sandbox = ReturnType<typeof createSandbox>;
type Task = ReturnType<Sandbox['tasks']>[number];
type Upload = ReturnType<Sandbox['uploads']>[number];
type Setting = keyof ReturnType<Sandbox['settings']>;

/** What the page shows of the sandbox. */
export interface Shown {
  tasks: Task[];
  uploads: Upload[];
  events: ReturnType<Sandbox['events']>;
  settings: Record<string, string>;
  /** Milliseconds since the start. */
  clock: number;
  /** Newest first. */
  exchanges: Exchange[];
}

/** A request as the reader chose it. */
export interface Sent {
  operation: ConsoleOperation;
  ids: Record<string, string>;
  files?: File[];
  body?: string | undefined;
  /** API key; empty for a request without one; undefined for one with every scope. */
  key?: string | undefined;
  /** Base URL of a server; without one, the sandbox in the page responds. */
  baseUrl?: string | undefined;
}

/** How long a task is in PROCESSING: long enough to be seen. */
const processingMs = 1500;
const tick = 100;
const kept = 50;

/** Returns the API keys to choose from, with what each one is. */
export function keysOf({ scopes }: ConsoleSpec): { label: string; key: string | undefined }[] {
  const { apiKey } = createSandbox();
  return [
    { label: 'Key with all scopes', key: undefined },
    ...scopes.map((scope) => ({ label: `Key with ${scope} only`, key: apiKey(scope) })),
    { label: 'Key of another project', key: apiKey({ project_id: 'project-2' }) },
    { label: 'Key of another team', key: apiKey({ team_id: 'team-2' }) },
    { label: 'Invalid key', key: 'sandbox:invalid' },
    { label: 'No key', key: '' },
  ];
}

/** Returns the values of each open question that has a setting, the default first. */
export function settings(): { id: Setting; values: string[]; usual: string }[] {
  const defaults = createSandbox().settings();
  return (Object.keys(defaults) as Setting[]).map((id) => ({
    id,
    values: combinations(id).map((each) => String(each[id])),
    usual: String(defaults[id]),
  }));
}

/**
 * A sandbox in the page: its requests go to no network.
 *
 * @param show called whenever something changed
 * @param keep called with the saved steps after each step
 */
export function createConsole(
  spec: ConsoleSpec,
  show: (shown: Shown) => void,
  keep: (saved: SavedSteps) => void,
) {
  const operations = new Map(
    [spec.create, ...spec.groups.flatMap((group) => group.operations)].map((each) => [each.id, each]),
  );
  let sandbox: Sandbox;
  let fetchHere: typeof fetch;
  let exchanges: Exchange[];
  let saved: SavedSteps;
  let number: number;
  // Steps are performed one after the other, so that a link repeats them in their order.
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  function begin(): void {
    sandbox = createSandbox({ processingMs });
    fetchHere = createFetch(sandbox);
    exchanges = [];
    saved = { clock: 0, steps: [] };
    number = 0;
  }

  function update(): void {
    show({
      tasks: sandbox.tasks(),
      uploads: sandbox.uploads(),
      events: sandbox.events(),
      settings: { ...sandbox.settings() },
      clock: saved.clock,
      exchanges,
    });
  }

  function advance(milliseconds: number): void {
    sandbox.advance(milliseconds);
    saved.clock += milliseconds;
  }

  function note(step: SavedStep): void {
    saved.steps.push(step);
    keep(saved);
    update();
  }

  async function exchange({ operation, ids, files, body, key, baseUrl }: Sent): Promise<void> {
    const path = fill(operation, ids) + (operation.query ?? '');
    const parts: (Part & { file?: File })[] | undefined = files && [
      ...files.map((file) => ({ name: spec.file, value: file.name, size: file.size, file })),
      ...Object.entries(spec.fields).map(([name, value]) => ({ name, value })),
    ];
    const credential = key ?? spec.apiKey;
    const headers: [string, string][] = [
      ...(credential === '' ? [] : [['Authorization', `Bearer ${credential}`] as [string, string]]),
      ...operation.headers,
    ];
    const request = { method: operation.method, headers, body: parts ? formOf(parts) : (body ?? null) };
    const received = await (
      baseUrl === undefined
        ? fetchHere(`http://sandbox.invalid${path}`, request)
        : fetch(baseUrl.replace(/\/$/, '') + path, {
            ...request,
            referrerPolicy: 'no-referrer',
            credentials: 'omit',
          })
    ).then(
      async (response) => ({
        status: response.status,
        responseHeaders: [...response.headers],
        response: await response.text(),
      }),
      (error: Error) => ({
        status: 0,
        responseHeaders: [],
        response: baseUrl === undefined ? `No response: ${error.message}` : noResponse(error, baseUrl),
      }),
    );
    exchanges = [
      {
        number: ++number,
        operation,
        baseUrl: baseUrl ?? spec.sandboxUrl,
        path,
        ids,
        headers,
        ...(body !== undefined && { body }),
        ...(parts && {
          form: parts.map(({ name, value, size }) => ({ name, value, ...(size !== undefined && { size }) })),
        }),
        ...received,
      },
      ...exchanges,
    ].slice(0, kept);
    update();
  }

  const inTurn = (work: () => Promise<void> | void): Promise<void> => {
    waiting++;
    const done = queue.then(work).finally(() => waiting--);
    queue = done.catch(() => {});
    return done;
  };

  function send(sent: Sent): Promise<void> {
    return inTurn(async () => {
      const { operation, ids, files, body, key, baseUrl } = sent;
      // What leaves the page is not kept: it has keys and ids of the reader.
      const at = saved.clock;
      await exchange(sent);
      if (baseUrl !== undefined) return;
      note({
        at,
        send: operation.id,
        ids,
        ...(files && { files: files.map(({ name, size }): [string, number] => [name, size]) }),
        ...(body !== undefined && { body }),
        ...(key !== undefined && { key }),
      });
    });
  }

  function set(setting: string, value: string): Promise<void> {
    return inTurn(async () => {
      await apply(setting, value);
      note({ at: saved.clock, set: setting, value });
    });
  }

  /** A link can be from a version with other settings: the sandbox rejects them. */
  async function apply(setting: string, value: string): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ [setting]: value });
    await fetchHere('http://sandbox.invalid/_sandbox/settings', { method: 'PUT', headers, body });
  }

  /** Repeats saved steps in a new sandbox. */
  function replay({ clock, steps }: SavedSteps): Promise<void> {
    return inTurn(async () => {
      begin();
      for (const step of steps) {
        if (step.at > saved.clock) advance(step.at - saved.clock);
        if ('set' in step) await apply(step.set, step.value);
        else {
          const { send: id, ids, files = [], body, key } = step;
          const operation = operations.get(id);
          if (!operation) continue;
          const given = files.map(([name, size]) => new File([new Uint8Array(size)], name));
          await exchange({ operation, ids, body, key, ...(operation.creates && { files: given }) });
        }
        saved.steps.push(step);
      }
      if (clock > saved.clock) advance(clock - saved.clock);
      keep(saved);
      update();
    });
  }

  begin();
  update();
  const timer = setInterval(() => {
    if (waiting > 0) return;
    advance(tick);
    update();
  }, tick);
  return {
    send,
    set,
    replay,
    saved: () => saved,
    advance: (milliseconds: number) =>
      inTurn(() => {
        advance(milliseconds);
        keep(saved);
        update();
      }),
    reset: () =>
      inTurn(() => {
        begin();
        keep(saved);
        update();
      }),
    stop: () => clearInterval(timer),
  };
}

/** Why a server may have given no response, which a browser does not say. */
function noResponse({ message }: Error, baseUrl: string): string {
  const isMixed = location.protocol === 'https:' && baseUrl.startsWith('http:');
  return [
    `No response: ${message}. The browser does not state the cause. Check that:`,
    `- a server listens at ${baseUrl}`,
    `- it allows requests from ${location.origin} (CORS), with the headers Authorization and Content-Type`,
    ...(isMixed
      ? ['- its URL begins with https: a page on https cannot send requests to http (mixed content)']
      : []),
  ].join('\n');
}

export type Console = ReturnType<typeof createConsole>;

const fill = ({ path, values }: ConsoleOperation, ids: Record<string, string>): string =>
  path.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(ids[name] ?? values[name] ?? name));
