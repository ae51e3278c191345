import { caller, open, type Call } from './support.ts';
import type { Sandbox } from '../../src/sandbox/testing/sandbox.ts';
import type { SandboxTeam } from '../../src/sandbox/testing/team.ts';

/** A sandbox in this process, its control plane, and teams of it that no other test uses. */
export function openWithTeams(): {
  sandbox: Sandbox;
  fetch: typeof globalThis.fetch;
  // oxlint-disable-next-line no-explicit-any -- tests look into responses of every shape
  control: (method: string, path: string, body?: unknown) => Promise<{ status: number; body: any }>;
  start: () => { team: SandboxTeam; call: Call; path: string };
} {
  const { sandbox, fetch } = open();
  return {
    sandbox,
    fetch,
    async control(method, path, body) {
      const headers = { 'content-type': 'application/json' };
      const init = { method, ...(body !== undefined && { headers, body: JSON.stringify(body) }) };
      const response = await fetch(`http://x/_sandbox/${path}`, init);
      const text = await response.text();
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
    },
    start() {
      const team = sandbox.team();
      return { team, call: caller(fetch, 'http://x', team.id), path: `teams/${team.id}` };
    },
  };
}
