/**
 * The keys that objects of the contract may have: those of OpenAPI 3.1 for which the source has a reason,
 * and our extension fields. Whatever else appears is invented.
 */

/** Keys of an object, each with the type of its value: `{Type}` for a map, `[Type]` for an array, `` for data. */
export const objects: Record<string, Record<string, string>> = {
  Root: {
    openapi: '',
    jsonSchemaDialect: '',
    info: 'Info',
    servers: '[Server]',
    security: '',
    tags: '[Tag]',
    paths: '{PathItem}',
    components: 'Components',
  },
  Info: { title: '', version: '', summary: '', description: '', 'x-open-questions': '' },
  Server: { url: '', description: '', variables: '{ServerVariable}', 'x-open-questions': '' },
  ServerVariable: { default: '', description: '' },
  Tag: { name: '', description: '' },
  // Only methods of the endpoint definitions.
  PathItem: { parameters: '[Parameter]', get: 'Operation', post: 'Operation' },
  Operation: {
    operationId: '',
    tags: '',
    summary: '',
    description: '',
    security: '',
    requestBody: 'RequestBody',
    responses: '{Response}',
    'x-transition': '',
    'x-shorthand': '',
    'x-open-questions': '',
  },
  Parameter: {
    name: '',
    in: '',
    required: '',
    description: '',
    schema: 'Schema',
    example: '',
    'x-open-questions': '',
  },
  RequestBody: { description: '', required: '', content: '{MediaType}', 'x-open-questions': '' },
  MediaType: { schema: 'Schema', examples: '{Example}', 'x-limits': '' },
  Response: { description: '', content: '{MediaType}', 'x-open-questions': '' },
  Example: { summary: '', value: '' },
  Components: {
    securitySchemes: '{SecurityScheme}',
    schemas: '{Schema}',
    parameters: '{Parameter}',
    examples: '{Example}',
    responses: '{Response}',
  },
  SecurityScheme: { type: '', scheme: '', description: '', 'x-scope-aliases': '', 'x-open-questions': '' },
  Schema: {
    type: '',
    description: '',
    required: '',
    properties: '{Schema}',
    items: 'Schema',
    prefixItems: '[Schema]',
    minItems: '',
    maxItems: '',
    enum: '',
    anyOf: '[Schema]',
    // Other ways to write the same, and closed objects: the other facts compare what a schema accepts.
    additionalProperties: '',
    unevaluatedProperties: '',
    oneOf: '[Schema]',
    allOf: '[Schema]',
    const: '',
    contentMediaType: '',
    contentSchema: 'Schema',
    examples: '',
    'x-lifecycle': '',
    'x-open-questions': '',
  },
};

/** Keys of a reference, whatever it refers to: a shared response has a description of its own in an operation. */
export const reference: Record<string, string> = { $ref: '', description: '', 'x-open-questions': '' };

/** Values at the top of the contract that have only one form. */
export const fixed: Record<string, unknown> = {
  '/openapi': '3.1.1',
  '/jsonSchemaDialect': 'https://json-schema.org/draft/2020-12/schema',
  '/info/title': 'Document Processing Service',
  // The version is the segment of the paths.
  '/info/version': 'v2',
  // The host is unspecified: a name that is reserved for examples.
  '/servers/0/variables/base_url/default': 'https://docproc.example',
  '/security': [{ ApiKey: [] }],
  '/tags/0/name': 'Tasks',
  '/tags/1/name': 'Uploads',
  '/tags/2/name': 'Shorthand',
};

/** Names in maps whose keys the contract does not choose. */
export const maps: Record<string, string[]> = {
  '/servers/0/variables': ['base_url'],
  '/components/securitySchemes': ['ApiKey'],
};

/** The path parameters and the values that their examples have. */
export const pathExamples: Record<string, string> = {
  team_id: 'team-1',
  teamId: 'team-1',
  project_id: 'project-1',
  task_id: 'task-1',
  upload_id: 'upload-1',
  uploadId: 'upload-1',
  folder_id: 'folder-2',
};

/** The schemas that have examples: the source has examples of issues alone. */
export const schemasWithExamples = ['#/components/schemas/Issue'];
