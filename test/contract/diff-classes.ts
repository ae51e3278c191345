/**
 * What each class of mutants requires: the version bump that a careful reviewer would ask for. Written by hand, from the
 * table of the versioning page.
 */
import type { Verdict } from '../../scripts/diff/change.ts';

/** Schemas and parts of operations that clients send. */
export const sent =
  /^components › (parameters|schemas › (CreateUploadRequest|ReportTaskRequest|Issue|MoveUploadRequest|MetaItem)\b)| › requestBody › /;
/** Schemas that clients receive, although they also send them. */
export const receivedToo = /^components › schemas › MetaItem\b/;

type Expected = Verdict | { sent: Verdict; received: Verdict };
const narrower = { sent: 'major', received: 'minor' } as const;
const wider = { sent: 'minor', received: 'major' } as const;

/** Classes by a pattern of the names of their mutants. The first pattern that fits decides. */
export const classes: [pattern: RegExp, verdict: Expected][] = [
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

  // Values: the documented ones of an open set are known, and others can occur before and after.
  [/ anyOf › 1: \+ default /, 'none'],
  [/ anyOf › 0 › enum: \+ /, 'minor'],
  [/ enum: \+ /, 'major'],
  [/ enum › \d+: dropped$/, wider],
  [/ enum: dropped$/, wider],
  [/ anyOf › 0: dropped$/, wider],
  [/ anyOf › 1: dropped$/, narrower],

  // Bounds
  [/: \+ (additionalProperties|unevaluatedProperties|minProperties) /, narrower],
  [/: \+ (minLength|maxLength|pattern|format|const|minItems|maxItems|uniqueItems) /, narrower],
  [/: \+ (minimum|maximum|exclusiveMinimum|multipleOf) /, narrower],
  [/(Coordinates|Point) › (min|max)Items: /, 'major'],
  [/ minItems: (dropped|one less)$/, wider],
  [/ minItems: one more$/, narrower],
  [/ maxItems: (dropped|one more)$/, wider],
  [/ maxItems: one less$/, narrower],
  [/ prefixItems( › \d+)?: dropped$/, 'major'],
  [/: unbounded tuple$/, 'major'],
  [/ items: dropped$/, wider],
  [/ contentMediaType: dropped$/, wider],
  [/ contentSchema: dropped$/, 'major'],
  [/: \+ default /, { sent: 'minor', received: 'patch' }],

  // Examples: values are samples. A mock returns examples of responses, also by name.
  [/^components › examples › /, 'patch'],
  [/ examples: \+ /, 'patch'],
  [/ requestBody › .* examples(:| › \w+:)/, 'patch'],
  [/ examples( › \w+)?: (dropped|empty)$/, 'minor'],

  // Bodies. The shape of an error is not specified.
  [/^components › responses › \w+ › content(:| › (application\/json|text\/plain)( › schema)?:) .*$/, 'minor'],
];
