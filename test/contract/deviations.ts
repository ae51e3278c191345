/** What the contract for other tools states differently. Everything else is as in the contract. */
export interface Deviation {
  /** The facts that it violates. */
  facts: RegExp;
  /** Whether OpenAPI 3.1 tools need it too. */
  compat: boolean;
  /** The row of docs/guides/tools.md that explains it. */
  row: string;
}

export const deviations: Deviation[] = [
  { compat: true, row: 'Version', facts: /^\/openapi is / },
  { compat: true, row: 'Server', facts: /^its URL is a variable$|^\/servers\/0\/variables/ },
  {
    compat: true,
    row: 'Status of an upload',
    facts: /\bcreateUpload(Shorthand)? status (2XX|200|201): add it/,
  },
  { compat: true, row: 'Files', facts: /CreateUploadRequest\/properties\/file\/items has no `?format\b/ },
  { compat: false, row: 'Version', facts: /^\/jsonSchemaDialect is / },
  { compat: false, row: 'Scopes', facts: /^\w+ requires the scope / },
  { compat: false, row: 'Null', facts: /\/properties\/\w+ has no `nullable`: / },
  { compat: false, row: 'Files', facts: /^file\/items is application\/octet-stream$/ },
  {
    compat: false,
    row: 'Metadata',
    facts: /^meta is application\/json$|rejects CreateUploadRequest\.meta (=|as text)/,
  },
  { compat: false, row: 'Examples', facts: /^\/components\/schemas\/Issue has no `example`: / },
  { compat: false, row: 'Descriptions', facts: /^\w+ 400 says / },
];
