/** The example of a worker in the runtime of Cloudflare Workers, with the package as `npm run build` made it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { type InputOptions, rolldown } from 'rolldown';
import { root } from '../../../scripts/lib/package-json.ts';
import { toolbox } from '../../support/toolbox.ts';

const tools = toolbox('test/runtimes/worker/tools', 'worker');

export interface Team {
  id: string;
  key: string;
  control_token: string;
  expires_at: string;
}

/** A request to a sandbox. Its body is JSON or a form. */
export interface Sent {
  method: string;
  path: string;
  token?: string | undefined;
  body?: unknown;
}
export interface Received {
  status: number;
  type: string | null;
  allow: string | null;
  text: string;
}

/** Sends a request, and returns what matters of the response. */
export async function send(base: string | URL, { method, path, token, body }: Sent): Promise<Received> {
  const headers = new Headers();
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined && !(body instanceof FormData)) headers.set('content-type', 'application/json');
  const sent = body instanceof FormData || body === undefined ? body : JSON.stringify(body);
  const response = await fetch(new URL(path, base), {
    method,
    headers,
    ...(sent !== undefined && { body: sent }),
  });
  const { status } = response;
  const of = (name: string) => response.headers.get(name);
  return { status, type: of('content-type'), allow: of('allow'), text: await response.text() };
}

/**
 * Without what differs from one sending of a request to the next, its headers, and the bytes that these have in the journal; and
 * without its duration, which no restart outlives.
 */
export const shown = (text: string): string =>
  text
    .replaceAll(/"headers":\{[^}]*\}/g, '"headers":{}')
    .replaceAll(/"bytes":[\d.]+,?/g, '')
    .replaceAll(/,"duration_ms":[\d.]+/g, '');

/** The worker with an object that ends itself at an operation of its storage, where a request asks for that. */
const endable = `
import worker, { SandboxTeam as Team } from '@docproc/sandbox/worker';
let left = Infinity;
const step = (ctx) => { if (--left < 0) { left = Infinity; ctx.abort('ended by a test'); throw new Error('ended by a test'); } };
const stepped = (ctx) => {
  const { storage } = ctx;
  const exec = (...given) => { step(ctx); return storage.sql.exec(...given); };
  const all = { sql: { exec }, transactionSync(run) { step(ctx); const result = storage.transactionSync(run); step(ctx); return result; } };
  for (const name of ['get', 'put', 'setAlarm', 'deleteAlarm', 'deleteAll']) all[name] = async (...given) => { step(ctx); return storage[name](...given); };
  return { storage: all };
};
export class SandboxTeam extends Team {
  constructor(ctx, env) { super(ctx, env); Object.defineProperty(this, 'ctx', { value: stepped(ctx) }); }
}
export default {
  fetch(request, env) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== '/end') return worker.fetch(request, env);
    const before = left;
    left = Number(searchParams.get('at') ?? Infinity);
    return Response.json({ left: String(before) });
  },
};`;

interface Running {
  base: URL;
  create(options?: object): Promise<Team>;
  /** Sends a request of a team to the control API, by its path below `/_sandbox/`. */
  control(team: Team, method: string, path: string, body?: unknown): Promise<Received>;
  close(): Promise<void>;
}

const example = fileURLToPath(new URL('examples/worker/', root));
/** The token that `npm run dev` of the example has. */
export const operator = parseEnv(readFileSync(`${example}.dev.vars`, 'utf8'))['OPERATOR_TOKEN'] ?? '';
const config = JSON.parse(
  readFileSync(`${example}wrangler.jsonc`, 'utf8')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/,(?=\s*[}\]])/g, ''),
) as {
  main: string;
  compatibility_date: string;
  durable_objects: { bindings: { name: string; class_name: string }[] };
  migrations: { new_sqlite_classes: string[] }[];
};
export const compatibilityDate = config.compatibility_date;

/** Starts a worker in the runtime, with options of Miniflare, and returns where it listens. */
export async function startModules(
  build: InputOptions,
  options: object,
): Promise<{ base: URL; close(): Promise<void> }> {
  await tools.install();
  const { Miniflare } = createRequire(tools.file('miniflare/package.json'))('miniflare') as {
    Miniflare: new (options: object) => { ready: Promise<URL>; dispose(): Promise<void> };
  };
  const external = ['cloudflare:workers'];
  const bundle = await rolldown({ external, cwd: fileURLToPath(root), ...build });
  const { output } = await bundle.generate({ format: 'es', codeSplitting: false });
  await bundle.close();
  const miniflare = new Miniflare({
    modules: output.map((each) => ({
      type: 'ESModule',
      path: each.fileName,
      contents: each.type === 'chunk' ? each.code : each.source,
    })),
    ...options,
  });
  return { base: await miniflare.ready, close: () => miniflare.dispose() };
}

/** @param persist Folder in which the objects survive the end of the runtime. */
export async function startWorker({
  persist,
  ends = false,
}: { persist?: string; ends?: boolean } = {}): Promise<Running> {
  const classes = new Set(config.migrations.flatMap((each) => each.new_sqlite_classes));
  const { base, close } = await startModules(
    {
      input: ends ? 'endable' : `${example}${config.main}`,
      plugins: [
        {
          name: 'endable',
          resolveId: (id) => (id === 'endable' ? id : null),
          load: (id) => (id === 'endable' ? endable : null),
        },
      ],
    },
    {
      compatibilityDate,
      bindings: { OPERATOR_TOKEN: operator },
      durableObjects: Object.fromEntries(
        config.durable_objects.bindings.map(({ name, class_name: className }) => [
          name,
          { className, useSQLite: classes.has(className) },
        ]),
      ),
      ...(persist !== undefined && { durableObjectsPersist: persist }),
    },
  );
  return {
    base,
    async create(body) {
      const path = '/_sandbox/teams';
      const { status, text } = await send(base, { method: 'POST', path, token: operator, body });
      if (status !== 200) throw new Error(`No team was created: ${status} ${text}`);
      return JSON.parse(text) as Team;
    },
    control: ({ control_token: token }, method, path, body) =>
      send(base, { method, path: `/_sandbox/${path}`, token, body }),
    close,
  };
}
