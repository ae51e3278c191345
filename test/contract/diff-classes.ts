/**
 * What each class of mutants requires: the version bump that a careful reviewer would ask for. Written by hand, from the
 * table of the versioning page.
 */
import type { Bump } from '../../scripts/diff/change.ts';

/** Schemas and parts of operations that clients send. */
export const sent =
  /^components › (parameters|schemas › (CreateUploadRequest|ReportTaskRequest|Issue|MoveUploadRequest|MetaItem)\b)| › requestBody › /;
/** Schemas that clients receive, although they also send them. */
export const receivedToo = /^components › schemas › MetaItem\b/;

type Expected = Bump | { sent: Bump; received: Bump };
const narrower = { sent: 'major', received: 'minor' } as const;
const wider = { sent: 'minor', received: 'major' } as const;

/** Classes by a pattern of the names of their mutants. The first pattern that fits decides. */
export const classes: [pattern: RegExp, bump: Expected][] = [
  // Keys that restrict no value. A reader of the documentation sees them.
  [/: \+ deprecated true$/, 'minor'],
  [/: \+ (title|summary|contact|license|termsOfService|externalDocs) /, 'patch'],
  [/: \+ x-internal /, 'none'],
  [/: \+ examples \[\]$/, 'none'],
  // Requests leave out what is read-only.
  [/: \+ readOnly /, { sent: 'major', received: 'patch' }],
  [/: \+ uniqueItems /, narrower],
  // Only the parts of a form have encodings. The files of an upload can have any type.
  [/ multipart\/form-data: \+ encoding /, 'major'],
  [/ application\/json: \+ encoding /, 'none'],
  // A link states how operations go together. The response is the same, and unused components change no behavior.
  [/ responses › \w+: \+ links /, 'patch'],
  // Error bodies have no specified format. What the operation itself describes stays as it is.
  [/\/upload › post › responses › 400: (BadRequest|Unauthorized|UploadNotFound)$/, 'patch'],
  [/ responses › 400: (Unauthorized|UploadNotFound)$/, 'none'],
  [/ responses › \d+: (BadRequest|Unauthorized|UploadNotFound)$/, 'patch'],
  [/^components: \+ links /, 'none'],

  // The document
  [/^info › version: /, 'major'],
  [/^info › title: /, 'patch'],
  // A patch version of OpenAPI changes no contract. Another dialect needs tools that know it.
  [/^openapi: /, 'patch'],
  [/^jsonSchemaDialect: /, 'minor'],
  [/^tags: \+ /, 'patch'],
  // Each operation has a requirement of its own, so this one is that of later operations.
  [/^security: none$/, 'patch'],

  // Servers
  [/ base_url › default: /, 'minor'],
  [/ base_url: \+ enum /, 'major'],
  // The URL does not have the variable.
  [/^servers › 0 › variables: \+ region /, 'none'],
  // Requests go elsewhere.
  [/^paths › .*: \+ servers /, 'major'],

  // Fields
  [/properties › \w+: dropped$/, 'major'],
  [/properties › \w+: renamed /, 'major'],
  [/properties: \+ invented/, 'minor'],
  [/required › \d+: dropped$/, wider],
  [/: \w+ required$/, narrower],

  // Types
  [/ type: nullable$/, wider],
  [/ anyOf › 0 › type: number$/, wider],
  [/ type: (number|object|string|array)$/, 'major'],
  [/ type: integer$/, narrower],
  [/ type: dropped$/, wider],
  [/ type › 1: dropped$/, narrower],
  // Only null is left.
  [/ type › 0: dropped$/, 'major'],
  [/ › \$ref: CompleteTaskResponse$/, 'minor'],
  [/ › \$ref: \w+$/, 'major'],
  [/(schema|schemas › \w+|properties › \w+|application\/json › schema): \+ type "object"$/, narrower],

  // Values: the documented ones of an open set are listed, and others can occur before and after.
  [/ anyOf › 1: \+ default /, 'none'],
  // A value that is there already.
  [/ enum: \+ "(?!OTHER")/, 'none'],
  [/ anyOf › 0 › enum: \+ /, 'minor'],
  [/ enum: \+ /, 'major'],
  [/ enum › \d+: dropped$/, wider],
  [/ enum: dropped$/, wider],
  [/ anyOf › 0: dropped$/, wider],
  [/ anyOf › 1: dropped$/, narrower],

  // Bounds
  [/: \+ (additionalProperties|unevaluatedProperties|minProperties) /, narrower],
  [/: \+ (minLength|maxLength|pattern|format|const|minItems|maxItems) /, narrower],
  [/: \+ (minimum|maximum|exclusiveMinimum|multipleOf) /, narrower],
  [/(Coordinates|Point) › (min|max)Items: /, 'major'],
  [/ minItems: (dropped|one less)$/, wider],
  [/ minItems: one more$/, narrower],
  [/ maxItems: (dropped|one more)$/, wider],
  [/ maxItems: one less$/, narrower],
  [/ prefixItems( › \d+)?: dropped$/, 'major'],
  // Files are sent as any bytes; other items have fields, which are lost.
  [/ file › items: dropped$/, wider],
  [/ items: dropped$/, 'major'],
  [/ contentMediaType: dropped$/, wider],
  [/ contentSchema: dropped$/, 'major'],
  [/(schema|schemas › \w+|properties › \w+): \+ default /, { sent: 'minor', received: 'patch' }],

  // Examples: values are samples. A mock returns examples of responses, also by name.
  [/^components › examples › /, 'patch'],
  [/ examples: \+ /, 'patch'],
  [/ requestBody › .* examples(:| › \w+:)/, 'patch'],
  [/ examples( › \w+)?: (dropped|empty)$/, 'minor'],

  // Bodies. The shape of an error is not specified: a mention less, or a shape more, breaks nothing.
  [/^components › parameters › \w+ › schema: dropped$/, 'minor'],
  [/unlock › post › .* schema: dropped$/, 'none'],
  [/^components › responses › .* schema: dropped$/, 'none'],
  [/ schema: dropped$/, 'major'],
  [/unlock › post › responses › 200( › content.*)?: (?!dropped$|renamed 299$)/, 'minor'],
  [/unlock › post › responses › 200 › content.*: dropped$/, 'minor'],
  [/^components › responses › \w+ › content/, 'minor'],
  [/ content › [\w/-]+ › schema: /, 'major'],
  [/ content( › [\w/-]+)?: (dropped|renamed application\/xml)$/, 'major'],
  [/ content › application\/json: \+ x-limits /, 'major'],
  [/ requestBody: \+ required true/, 'major'],
  [/ requestBody: \+ required false/, 'minor'],
  [/ requestBody: dropped$/, 'major'],
  [/: \+ requestBody /, 'minor'],

  // Texts
  [/ (description|summary): (dropped|changed|empty)$/, 'patch'],
  [/ › description: other words$/, 'patch'],

  // Operations and their URLs
  [/ › (get|post): (dropped|renamed put)$/, 'major'],
  [/ operationId: /, 'major'],
  [/ tags: /, 'major'],
  [/ x-shorthand: /, 'major'],
  // The operation does what the other one does, and nothing else.
  [/ post: \+ x-shorthand /, 'major'],
  [/ get: \+ x-shorthand /, 'minor'],
  [/: \+ callbacks /, 'minor'],
  [/: \+ webhooks /, 'minor'],
  [/^paths › [^ ]+: /, 'major'],
  [/^servers: \+ /, 'minor'],
  [/^servers › 0 › url: /, 'major'],

  // Parameters. Those of the path are always required, whatever the document states.
  // A parameter that is there already.
  [/ parameters: \+ \{"\$ref"/, 'none'],
  [/ parameters: \+ /, 'minor'],
  [/: \+ parameters /, 'minor'],
  [/ parameters › \d+: dropped$/, 'major'],
  [/^components › parameters › \w+ › required: optional$/, 'none'],
  [/^components › parameters › \w+ › (name|in): /, 'major'],
  [/^components › parameters › \w+(: \+ example | › example: )/, 'patch'],
  // Other parameters than those of the query ignore it.
  [/^components › parameters › \w+: \+ allowEmptyValue /, 'none'],
  [/^components › parameters › \w+: \+ style /, 'major'],
  [/^components › schemas: \+ Invented/, 'none'],

  // Statuses: a success without the body of the others breaks clients, another error does not.
  [/ responses: \+ (2\d\d|2XX) /, 'major'],
  [/ responses: \+ (\d+|default) /, 'minor'],
  [/ responses › 2XX: renamed 299$/, 'minor'],
  [/ responses › (2\d\d|2XX): (dropped|renamed 299|ServerError)$/, 'major'],
  [/ responses › \d+: dropped$/, 'minor'],
  [/ responses › \d+: renamed 299$/, 'major'],
  [/ responses › \d+: ServerError$/, 'patch'],
  [/ responses › \w+: \+ headers /, 'minor'],

  // Keys and scopes
  [/ security: (none|\+ \{\})$/, 'major'],
  // The document states the same for all operations: any key will do.
  [/(approve|disapprove) › post › security: dropped$/, 'none'],
  [/ security: dropped$/, 'minor'],
  [/ ApiKey: \+ "task.other"$/, 'major'],
  [/ security › 0 › ApiKey › 0: dropped$/, 'minor'],
  // `tasks.edit` and `uploads.edit` are spellings of the scope; `tasks.read` and `uploads.read` are not.
  [
    /(complete|discard|report|unlock|move\/\{folder_id\}) › post › security › 0 › ApiKey › 0: other spelling$/,
    'patch',
  ],
  [/ ApiKey › 0: other spelling$/, 'major'],
  [/ ApiKey: \+ bearerFormat /, 'patch'],
  [/ ApiKey( › (type|scheme))?: (dropped|renamed Key|apiKey|basic)$/, 'major'],
  // The same entry twice.
  [/ (x-scope-aliases: \+ \{"area":"Upload create"|spellings: \+ "(uploads|tasks)\.)/, 'none'],
  [/ x-scope-aliases: \+ /, 'minor'],
  [/ spellings: \+ /, 'minor'],
  [/ x-scope-aliases( › \d+)?: dropped$/, 'major'],
  [/ spellings › \d+: /, 'major'],
  [/ area: other$/, 'patch'],

  // Limits
  [/ x-limits(: dropped| › \w+: dropped)$/, 'minor'],
  [/ x-limits: \+ /, 'major'],
  [/ x-limits › \w+ › value: one more$/, 'minor'],
  [/ x-limits › \w+ › (unit|per): other$/, 'major'],
  // Only the status of the file size is specified.
  [/ fileSize: \+ rejectedWith /, 'major'],
  [/ fileSize › rejectedWith: dropped$/, 'major'],
  [/ (pageSize|fileCount): \+ rejectedWith /, 'minor'],

  // Transitions
  // A shorthand has the transition of the full operation.
  [/upload(\/\{uploadId\})? › (get|post): \+ x-transition /, 'none'],
  [/ get: \+ x-transition /, 'minor'],
  [/ x-transition(: dropped| › record: other)$/, 'major'],
  [/ from: \+ /, 'major'],
  [/ from › \w+: dropped$/, 'minor'],
  [/ in: renamed notIn$/, 'major'],
  [/ notIn: renamed in$/, 'major'],
  [/ in: \+ /, 'minor'],
  [/ in › \d+: dropped$/, 'major'],
  [/ notIn: \+ /, 'major'],
  [/ notIn › \d+: dropped$/, 'minor'],
  [/ conditions: \+ /, 'major'],
  [/ conditions › \d+: dropped$/, 'minor'],
  [/ conditions › \d+ › description: other$/, 'patch'],
  // The state after unlocking is not specified: any value adds to the contract.
  [/unlock › post › x-transition › to › status: dropped$/, 'major'],
  [/unlock › post › x-transition › to › status/, 'minor'],
  [/ x-transition › to/, 'major'],
  [/ creates: \+ /, 'minor'],
  [/ creates › \d+(: dropped| › per: other)$/, 'major'],
  [/ effects › \d+: /, 'major'],
  [/ x-transition › rejectedWith: dropped$/, 'major'],
  [/ x-transition: \+ rejectedWith /, 'major'],
  [/(approve|disapprove) › post › x-transition: \+ event /, 'major'],
  [/ x-transition: \+ event /, 'minor'],
  [/ x-transition › event: dropped$/, 'major'],
  // What is irreversible becomes reversible, or whether it is becomes specified or unspecified.
  [/ reversible/, 'minor'],

  // Lifecycles. The transitions of uploads are not specified, and the values of their status are not complete.
  [/ x-lifecycle(: dropped| › (record|field): \w+)$/, 'major'],
  [/ TaskStatus › x-lifecycle › states: \+ /, 'major'],
  [/ UploadStatus › x-lifecycle › states: \+ /, 'minor'],
  [/ states › \w+: (dropped|renamed OTHER)$/, 'major'],
  [/ UploadStatus › x-lifecycle › moves: \+ /, 'minor'],
  [/ moves: \+ \{"from":"FAILED"/, 'major'],
  [/ moves: \+ /, 'none'],
  [/ moves › 4( › (to|unknown))?: (dropped|DISCARDED)$/, 'minor'],
  [/ moves › \d+ › openQuestions: dropped$/, 'minor'],
  [/ moves › \d+/, 'major'],

  // Open questions
  [/: without the question [\w-]+$/, 'minor'],
];
