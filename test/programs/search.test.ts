/** What integrators type into the search, and the page that must come first. */
import MiniSearch from 'minisearch';
import { beforeAll, expect, it } from 'vitest';
import { searchOptions } from '../../scripts/artifacts/site/search.ts';
import { buildOnce } from '../support/build.ts';

const queries: [query: string, page: string][] = [
  ['polling', 'guides/upload-status'],
  ['wait for processing', 'guides/upload-status'],
  ['webhook', 'guides/upload-status'],
  ['callback', 'guides/upload-status'],
  ['list tasks', 'guides/upload-status'],
  ['pagination', 'guides/upload-status'],
  ['backoff', 'guides/retries'],
  ['retry', 'guides/retries'],
  ['idempotency', 'guides/retries'],
  ['duplicate', 'guides/retries'],
  ['timeout', 'guides/retries'],
  ['rate limit', 'guides/retries'],
  ['api key', 'guides/authentication'],
  ['scope', 'guides/authentication'],
  ['bearer token', 'guides/authentication'],
  ['403 vs 404', 'guides/authentication'],
  ['401 unauthorized', 'guides/authentication'],
  ['base url', 'operations'],
  ['endpoints', 'operations'],
  ['curl', 'operations'],
  ['207', 'guides/errors'],
  ['413', 'guides/errors'],
  ['status codes', 'guides/errors'],
  ['error handling', 'guides/errors'],
  ['file size', 'guides/uploads'],
  ['metadata', 'guides/uploads'],
  ['multipart', 'guides/uploads'],
  ['batch upload', 'guides/uploads'],
  ['cancel', 'guides/reviewing'],
  ['reject', 'guides/reviewing'],
  ['undo', 'guides/unlocking'],
  ['postman', 'machine-readable'],
  ['llms.txt', 'machine-readable'],
  ['mock', 'guides/testing'],
  ['sandbox', 'guides/testing'],
  ['test data', 'guides/testing'],
  ['SDK', 'guides/client'],
  ['types', 'guides/client'],
  ['npm install', 'guides/client'],
  ['python', 'recipes/python'],
  ['golang', 'recipes/go'],
  ['command line client', 'recipes/command-line'],
  ['github actions', 'guides/mock-in-ci'],
  ['changelog', 'changelog'],
  ['breaking change', 'guides/versioning'],
  ['quickstart', 'guides/getting-started'],
  ['glossary', 'guides/glossary'],
  ['events', 'guides/events'],
  ['task_approved', 'guides/events'],
  ['faq', 'guides/faq'],
  ['ClientOptions', 'guides/sdk-reference'],
  ['RateLimitError', 'guides/sdk-reference'],
  ['SandboxTeam', 'guides/sandbox-reference'],
  ['state machine', 'guides/task-lifecycle'],
  ['complete a task', 'reference/completeTask'],
  ['createUpload', 'reference/createUpload'],
  ['move upload', 'reference/moveUpload'],
  ['UploadStatus', 'schemas/UploadStatus'],
  ['error body format', 'guides/errors'],
  ['undocumented', 'open-questions'],
  ['proxy', 'guides/connections'],
  ['mTLS', 'guides/connections'],
  ['ECONNRESET', 'guides/connections'],
  ['go client', 'recipes/go'],
  ['java', 'recipes/java'],
  ['php', 'recipes/php'],
  ['command line', 'recipes/command-line'],
  ['openapi generator', 'guides/tools'],
  ['production checklist', 'recipes/going-live'],
  ['partial success', 'recipes/partial-report'],
  ['exponential backoff', 'guides/retries'],
  ['retry-after', 'guides/retries'],
  ['supported file types', 'guides/uploads'],
  ['large files', 'guides/uploads'],
  ['streaming', 'guides/uploads'],
  ['OCR', 'guides/concepts'],
  ['bounding box', 'guides/concepts'],
  ['time zone', 'guides/concepts'],
  ['download result', 'guides/task-lifecycle'],
  ['status after complete', 'guides/task-lifecycle'],
  ['locked', 'guides/unlocking'],
  ['delete task', 'guides/reviewing'],
  ['browser CORS', 'guides/client'],
  ['cloudflare workers', 'guides/client'],
  ['request id', 'guides/client'],
  ['support', 'guides/faq'],
  ['environment variable', 'guides/authentication'],
  ['msw', 'guides/testing'],
  ['gitlab', 'guides/mock-in-ci'],
  ['fault injection', 'guides/testing'],
  ['conformance', 'guides/conformance'],
  ['deprecation', 'guides/versioning'],
  ['coordinates', 'schemas/Coordinates'],
];

let index: MiniSearch;

beforeAll(async () => {
  const { files } = await buildOnce();
  const [, built = ''] = Object.entries(files).find(([path]) => path.includes('localSearchIndexroot')) ?? [];
  // The index is a text within the script.
  const [, text = ''] = /=(`.*`|".*"|'.*')/s.exec(String(built)) ?? [];
  const json = text.slice(1, -1).replaceAll(/\\(['`$\\])/g, '$1');
  index = MiniSearch.loadJSON(json, {
    fields: [],
    ...searchOptions.options,
    // The defaults of VitePress.
    searchOptions: { fuzzy: 0.2, prefix: true, ...searchOptions.searchOptions },
  });
}, 120_000);

it.each(queries)('%s', (query, page) => {
  const found = index.search(query).map(({ id }) => String(id).replace(/^\/|\.html.*$/g, ''));
  expect(found[0], found.slice(0, 5).join(', ')).toBe(page);
});
