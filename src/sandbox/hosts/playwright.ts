import {
  test as base,
  type BrowserContext,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type Route,
  type TestType,
} from '@playwright/test';
import { baseOf, pathBelow } from './base-url.ts';
import { createFetch } from './fetch.ts';
import { startFixture } from './fixture.ts';
import { corsHeaders } from './http/cors.ts';
import type { RunningSandbox, Sandbox } from './index.ts';
import type { SandboxOptions, SandboxTeam } from '../testing/public.ts';
import { bodyOf, keepChosenFiles, MissingBytesError, registry } from './playwright-body.ts';
import { journalTable } from '../testing/expectations.ts';

export { expect } from '@playwright/test';
export type { RunningSandbox, Sandbox } from './index.ts';
export type * from '../testing/public.ts';

/** What a test can request by name, and its options. */
export interface Fixtures {
  /** A team that no other test uses. */
  team: SandboxTeam;
  /** Id of the team, for pages that always use the same one. By default each test has its own. */
  teamId: string;
  /** Base URL of the requests that go to the sandbox; empty for any host. */
  sandboxBaseUrl: string;
}

/** What the tests of a worker share. */
export interface WorkerFixtures {
  /** A sandbox behind a server. Requests of pages reach it without the server. */
  sandbox: RunningSandbox;
  /** What the sandbox is started with. */
  sandboxOptions: SandboxOptions;
}

/**
 * Playwright's `test` with a sandbox: `test('…', async ({ page, team }) => { … })`. The requests of every page to an
 * operation of the contract go to the sandbox.
 */
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & Fixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & WorkerFixtures
> = base.extend<Fixtures, WorkerFixtures>({
  sandboxOptions: [{}, { scope: 'worker', option: true }],
  sandboxBaseUrl: ['', { option: true }],
  teamId: ['', { option: true }],
  sandbox: [
    async ({ sandboxOptions }, use) => {
      const sandbox = await startFixture(sandboxOptions);
      await use(sandbox);
      await sandbox.close();
    },
    { scope: 'worker' },
  ],
  team: async ({ sandbox, teamId }, use, info) => {
    const team = sandbox.team(teamId || undefined);
    await use(team);
    if (info.status !== info.expectedStatus) console.error(journalTable(team));
    team.reset();
  },
  context: async ({ context, sandbox, sandboxBaseUrl }, use) => {
    await routeToSandbox(context, sandbox, sandboxBaseUrl);
    await use(context);
  },
});

/**
 * Sends requests of pages to a sandbox, for contexts that a test creates itself.
 *
 * @param baseUrl Base URL of the requests; empty for any host.
 * @throws {TypeError} The base URL is not a URL of HTTP.
 */
export async function routeToSandbox(context: BrowserContext, sandbox: Sandbox, baseUrl = ''): Promise<void> {
  const fetch = createFetch(sandbox);
  const base = baseOf(baseUrl);
  await context.addInitScript(keepChosenFiles, registry);
  await context.route(
    (url) => Boolean(pathBelow(base, url)),
    (route) => respond(route, fetch, base),
  );
}

async function respond(route: Route, fetch: typeof globalThis.fetch, base: string): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  const headers = request.headers();
  const path = pathBelow(base, url) ?? '';
  try {
    const body = await bodyOf(request);
    // A form that is read again has another boundary.
    if (body instanceof FormData) delete headers['content-type'];
    const response = await fetch(new URL(path, url), { method: request.method(), headers, body });
    const { origin } = headers;
    const own = Object.fromEntries(response.headers);
    await route.fulfill({
      status: response.status,
      headers: { ...own, ...(origin && corsHeaders(origin, Object.keys(own))) },
      body: await response.text(),
    });
  } catch (error) {
    // The response was cut. A page that is gone needs no error.
    await route.abort('connectionreset').catch(() => {});
    if (error instanceof MissingBytesError) throw error;
  }
}
