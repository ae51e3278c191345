/** What integrators type into the search, and the page that must come first. */
import MiniSearch from 'minisearch';
import { beforeAll, expect, it } from 'vitest';
import { searchOptions } from '../../scripts/artifacts/site/vite/search.ts';
import { buildOnce } from '../support/build.ts';

const queries: [query: string, page: string][] = [
  ['how to get an api key', 'guides/authentication'],
  ['offline', 'guides/testing'],
  ['png', 'guides/uploads'],
  ['error format', 'guides/errors'],
  ['example response', 'operations'],
  ['failed upload', 'guides/upload-status'],
  ['duplicate upload', 'guides/retries'],
  ['download document', 'guides/task-lifecycle'],
  ['commonjs', 'guides/client'],
  ['.net', 'recipes/other-languages'],
  ['timezone', 'open-questions'],
  ['polling', 'guides/upload-status'],
  ['wait for processing', 'guides/upload-status'],
  ['webhook', 'guides/upload-status'],
  ['pagination', 'guides/upload-status'],
  ['idempotency', 'guides/retries'],
  ['timeout', 'guides/retries'],
  ['rate limit', 'guides/retries'],
  ['scope', 'guides/authentication'],
  ['bearer token', 'guides/authentication'],
  ['403 vs 404', 'guides/authentication'],
  ['base url', 'operations'],
  ['curl', 'operations'],
  ['207', 'guides/errors'],
  ['error handling', 'guides/errors'],
  ['file size', 'guides/uploads'],
  ['metadata', 'guides/uploads'],
  ['cancel', 'guides/reviewing'],
  ['reject', 'guides/reviewing'],
  ['undo', 'guides/reviewing'],
  ['postman', 'machine-readable'],
  ['llms.txt', 'machine-readable'],
  ['mock', 'guides/testing'],
  ['sandbox', 'guides/testing'],
  ['test data', 'guides/testing'],
  ['SDK', 'guides/client'],
  ['npm install', 'guides/client'],
  ['python', 'recipes/other-languages'],
  ['github actions', 'guides/mock-in-ci'],
  ['changelog', 'changelog'],
  ['breaking change', 'guides/versioning'],
  ['quickstart', 'guides/getting-started'],
  ['glossary', 'guides/glossary'],
  ['events', 'guides/reviewing'],
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
  ['mTLS', 'guides/connections'],
  ['java', 'recipes/other-languages'],
  ['php', 'recipes/other-languages'],
  ['openapi generator', 'guides/tools'],
  ['production checklist', 'recipes/going-live'],
  ['partial success', 'guides/reviewing'],
  ['exponential backoff', 'guides/retries'],
  ['retry-after', 'guides/retries'],
  ['supported file types', 'guides/uploads'],
  ['large files', 'guides/uploads'],
  ['OCR', 'guides/concepts'],
  ['status after complete', 'guides/task-lifecycle'],
  ['locked', 'guides/reviewing'],
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
  ['some files failed', 'recipes/partial-results'],
  ['concurrency', 'guides/retries'],
  ['confidence score', 'guides/concepts'],
  ['team id', 'guides/concepts'],
  ['hmac', 'guides/upload-status'],
  ['expired key', 'guides/authentication'],
  ['maven', 'recipes/other-languages'],
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
});

it.each(queries)('%s', (query, page) => {
  const found = index.search(query).map(({ id }) => String(id).replace(/^\/|\.html.*$/g, ''));
  expect(found[0], found.slice(0, 5).join(', ')).toBe(page);
});
