/** The page of a sandbox that a test starts. */
import { startSandbox, type RunningSandbox } from '@docproc/sandbox';
import { onTestFinished } from 'vitest';
import { open, type Watched } from './browser.ts';

export async function start(
  options: Parameters<typeof startSandbox>[0] = {},
  context: Parameters<typeof open>[0] = {},
): Promise<Watched & { sandbox: RunningSandbox; show: (link: string) => Promise<void> }> {
  const sandbox = await startSandbox({ port: 0, log: () => {}, ...options });
  onTestFinished(() => sandbox.close());
  const watched = await open(context, [sandbox.baseUrl]);
  const { page } = watched;
  await page.goto(sandbox.baseUrl);
  const show = async (link: string): Promise<void> => {
    await page.goto(`${sandbox.baseUrl}/#${link}`);
    const [view] = link.split('/');
    await page.locator(`nav [href^="#${view}/"][aria-current=page]`).waitFor();
  };
  return { ...watched, sandbox, show };
}

export const send = (
  { baseUrl }: RunningSandbox,
  method: string,
  path: string,
  body?: object,
): Promise<Response> =>
  fetch(`${baseUrl}/v2/team-1/project/project-1/${path}`, {
    method,
    headers: { authorization: 'Bearer secret-key', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
