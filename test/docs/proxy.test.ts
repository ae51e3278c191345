// The proxy of the recipe sends requests of its user's project on, and no other, however a path is written.
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { snippets } from '../support/snippets.ts';

interface Context {
  req: { url: string; header: () => object };
  text: (text: string, status: number) => { status: number };
}
type Handler = (context: Context) => unknown;

const [recipe = ''] = snippets('docs/recipes/user-interfaces.md', 'ts hono');
const code = stripTypeScriptTypes(recipe).replace(/^import .*$/gm, '');

/** What the proxy does with a path: the URL that it sends on, or the status of its own response. */
async function proxied(path: string): Promise<unknown> {
  let handler: Handler | undefined;
  class Hono {
    use(): void {}
    all(_: string, given: Handler): void {
      handler = given;
    }
  }
  const stubs = {
    Hono,
    serve: () => {},
    csrf: () => {},
    getCookie: () => 'session-1',
    proxy: (url: string) => url,
    process: { env: { DOCPROC_BASE_URL: 'http://service.test', DOCPROC_API_KEY: 'key' } },
  };
  new Function(...Object.keys(stubs), code)(...Object.values(stubs));
  return handler?.({
    req: { url: `http://proxy.test${path}`, header: () => ({}) },
    text: (_, status) => ({ status }),
  });
}

const project = '/docproc/v2/team-1/project/project-1';

test.each(['/task/task-1', '/upload', '/upload/u-1/move/f-1?a=%2F', '/task/a%20b', '/task/caf%C3%A9'])(
  'a request of the project is sent on as it is: %s',
  async (path) => {
    expect(await proxied(project + path)).toBe(
      `http://service.test${project.slice('/docproc'.length)}${path}`,
    );
  },
);

test.each([
  '/task/..%2F..%2Fproject-2%2Ftask%2Ft',
  '/task/..%2f..%2fproject-2',
  '/task/..%252F..%252Fproject-2',
  '/task/..%25252Fproject-2',
  '/task/..%5C..%5Cproject-2',
  '/task/..%255cproject-2',
  '/task/..\\..\\..\\project-2\\task\\t',
  '/task/%2e%2e%2f%2e%2e%2fproject-2',
  '/task/%252e%252e/x',
  '/task/..;/..;/project-2',
  '/task/..%3B/project-2',
  '/task/%2e%2e%00/x',
  '/task/..%c0%af..%c0%afproject-2',
  '/task/..%EF%BC%8Fproject-2',
  '/task/%EF%BC%8E%EF%BC%8E/x',
  '/task/t%',
  '//task/t',
  '/../project-2/task/t',
  '/%2e%2e/project-2/task/t',
  '-2/task/t',
  '%2Ftask',
])('a path that leads elsewhere, or that another server can read so, is rejected: %s', async (path) => {
  expect(await proxied(project + path)).toMatchObject({ status: expect.any(Number) });
});

test.each([
  '/docproc/v2/team-2/project/project-1/task/t',
  '/docproc/v2/team-1/upload',
  '/docproc/',
  '/docproc/v2',
])('another project is rejected: %s', async (path) => {
  expect(await proxied(path)).toMatchObject({ status: expect.any(Number) });
});
