/**
 * What sentences mention and the contract does not have, each with its origin. A term without a file is
 * valid everywhere, `contract` in the files of the contract too.
 */
export interface Known {
  terms: string[];
  from: string;
  /** Part of the path of the files. */
  file?: string;
  contract?: true;
}

export const known: Record<'units' | 'values' | 'statuses' | 'headers' | 'names' | 'requests', Known[]> = {
  units: [
    {
      terms: ['100 documents', '1,048,576 bytes', '1,000,000 bytes'],
      from: 'advice, and both meanings of MB',
      contract: true,
    },
    { terms: ['10 MB', '11 MB'], from: 'the limit of Prism, and a body above it', contract: true },
    { terms: ['101 files', '1000 files'], from: 'more files than a batch can have' },
    { terms: ['75 MB'], from: 'the size of Prism', file: 'mock-in-ci' },
    { terms: ['128 MiB'], from: 'the memory of the sandbox', file: 'sandbox' },
  ],
  values: [
    {
      terms: [
        'API',
        'HTTP',
        'JSON',
        'ISO',
        'ID',
        'IDS',
        'URL',
        'MB',
        'RFC',
        'UTC',
        'SDK',
        'YAML',
        'API_KEY',
        'REST',
      ],
      from: 'abbreviations and placeholders',
      contract: true,
    },
    {
      terms: ['COMMAND', 'FILE', 'KEY', 'MODULE', 'SCOPES'],
      from: 'placeholders of options',
      file: 'conformance',
    },
    {
      terms: [
        'AI',
        'CI',
        'CORS',
        'CLI',
        'DOM',
        'FAQ',
        'HTML',
        'LLM',
        'MIT',
        'PDF',
        'README',
        'SHA',
        'TLS',
        'TODO',
        'UI',
        'CSV',
        'CPU',
        'IP',
        'XML',
        'ESM',
        'PHP',
      ],
      from: 'abbreviations',
    },
    { terms: ['MSW'], from: 'the abbreviation of Mock Service Worker', file: 'guides/tools' },
    { terms: ['SWR'], from: 'a library of React', file: 'recipes/' },
    {
      terms: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      from: 'methods of HTTP',
      contract: true,
    },
    {
      terms: ['ARCHITECTURE', 'CHANGELOG', 'CONTRIBUTING', 'ADR', 'SECURITY', 'LICENSE'],
      from: 'files of the project',
    },
    { terms: ['ECONNRESET'], from: 'an error code of Node', file: 'connections' },
  ],
  statuses: [
    { terms: ['429'], from: 'what the sandbox returns on demand, and the client retries', contract: true },
    {
      terms: ['204', '409', '502', '503', '504', '599'],
      from: 'statuses that the client handles',
      file: 'README',
    },
    {
      terms: ['204', '405', '406', '409', '502', '503', '504', '507', '599'],
      from: 'what the sandbox returns beyond the contract',
      file: 'sandbox',
    },
    {
      terms: ['405', '406', '409', '429', '502', '503', '504', '507'],
      from: 'what the sandbox and Prism return',
      file: 'testing',
    },
    { terms: ['503'], from: 'what Prism returns', file: 'prism-limits' },
  ],
  headers: [
    { terms: ['Retry-After'], from: 'a standard header that the client respects', contract: true },
    {
      terms: [
        'Content-Type',
        'Accept',
        'Location',
        'Prefer',
        'Allow',
        'Idempotency-Key',
        'Content-Length',
        'Set-Cookie',
        'Cookie',
      ],
      from: 'standard headers',
    },
    { terms: ['X-Request-Id', 'X-Forwarded-For'], from: 'headers in samples' },
  ],
  names: [
    { terms: ['view', 'read'], from: 'the verbs of scopes', contract: true },
    { terms: ['snake_case'], from: 'the name of a style', contract: true },
    { terms: ['purchase_order'], from: 'metadata in examples' },
    { terms: ['made_up_member'], from: 'the placeholder in examples of errors' },
    {
      terms: ['created_after', 'pages_to', 'per_page'],
      from: 'names of parameters that the sandbox recognizes',
      file: 'sandbox',
    },
    { terms: ['idempotency_key'], from: 'a parameter of the generated client', file: 'recipes/python' },
  ],
  requests: [
    {
      terms: ['PUT /upload/{id}/move'],
      from: 'the overview of the source, in conflict with the endpoint',
      contract: true,
    },
    { terms: ['GET /'], from: 'the overview page of the sandbox' },
  ],
};

/** Whether a term is in a table for a file. */
export const isListed = (table: Known[], term: string, file: string): boolean =>
  table.some(
    (entry) =>
      entry.terms.includes(term) &&
      (entry.file === undefined || file.includes(entry.file)) &&
      (entry.contract === true || !isContract(file)),
  );

/** Whether a file is part of the contract, and not about it. */
export const isContract = (file: string): boolean =>
  file.endsWith('.yaml') && !file.endsWith('docs/errors.yaml');
