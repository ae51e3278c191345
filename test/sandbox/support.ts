import { expect } from 'vitest';
import { createFetch } from '../../src/sandbox/hosts/fetch.ts';
import { createSandbox } from '../../src/sandbox/control/teams.ts';
import type { Sandbox } from '../../src/sandbox/testing/sandbox.ts';
import type { SandboxOptions } from '../../src/sandbox/state/state.ts';
import type { SandboxTeam } from '../../src/sandbox/testing/team.ts';
import { operation } from '../support/contract.ts';
import { responseProblems } from '../support/response-problems.ts';

interface TestResponse {
  status: number;
  type: string | null;
  text: string;
  // oxlint-disable-next-line no-explicit-any -- tests look into responses of every shape
  body: any;
}

interface CallInit {
  key?: string | null;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  method?: string;
}

export type Call = (id: string, params?: Record<string, string>, init?: CallInit) => Promise<TestResponse>;

/**
 * Calls operations by their ids, as `team-1` in `project-1` unless configured otherwise. Every response is checked
 * against the closed contract: its status, its media type, and a body without an undeclared field.
 */
export function caller(
  fetch: typeof globalThis.fetch,
  baseUrl = 'http://sandbox.test',
  team = 'team-1',
): Call {
  return async (id, params = {}, { key = 'any', json, form, headers = {}, method } = {}) => {
    const { path, method: usual } = operation(id);
    const all: Record<string, string> = { team_id: team, teamId: team, project_id: 'project-1', ...params };
    const filled = path.replace(/{(\w+)}/g, (_, name: string) =>
      encodeURIComponent(all[name] ?? `no-${name}`),
    );
    const response = await fetch(baseUrl + filled, {
      method: method ?? usual.toUpperCase(),
      headers: {
        ...(key !== null && { authorization: `Bearer ${key}` }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(form && { body: form }),
    });
    const text = await response.text();
    const type = response.headers.get('content-type');
    const { status } = response;
    expect(responseProblems(id, { status, type, text })).toEqual([]);
    return {
      status,
      type,
      text,
      body: type === 'application/json' ? JSON.parse(text) : text,
    };
  };
}

/** A request to the control API, by its path below `/_sandbox/`. */
type Control = (
  method: string,
  path: string,
  body?: unknown,
  // oxlint-disable-next-line no-explicit-any -- tests look into responses of every shape
) => Promise<{ status: number; body: any }>;

interface Opened {
  sandbox: Sandbox;
  fetch: typeof fetch;
  call: Call;
  control: Control;
  /** Returns a team that no other test uses. */
  start: () => { team: SandboxTeam; call: Call; path: string };
}

/** A sandbox in this process, and ways to call and to control it. */
export function open(options: SandboxOptions = {}): Opened {
  const sandbox = createSandbox({ log: () => {}, ...options });
  const fetch = createFetch(sandbox);
  return {
    sandbox,
    fetch,
    call: caller(fetch),
    async control(method, path, body) {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const headers = { 'content-type': 'application/json' };
      const init = { method, ...(body !== undefined && { headers, body: text }) };
      const response = await fetch(`http://sandbox.test/_sandbox/${path}`, init);
      const received = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json');
      return { status: response.status, body: isJson ? JSON.parse(received) : received || undefined };
    },
    start() {
      const team = sandbox.team();
      return { team, call: caller(fetch, undefined, team.id), path: `teams/${team.id}` };
    },
  };
}

/** A form with files by these names, and fields. */
export function form(files: string[], fields: Record<string, string> = { projectId: 'project-1' }): FormData {
  const data = new FormData();
  for (const name of files)
    data.append('file', new Blob([`bytes of ${name}`], { type: 'application/pdf' }), name);
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

export const report = { issues: [{ label: 'Poor Document Quality', value: 'poor_quality' }] };
