/** The parts of the contract that need a statement. */
import { canonical } from '../../src/shared/json.ts';
import { type Member, members } from '../lib/pointer.ts';
import { type Document, methods, validationKeywords } from './document.ts';

/** A part of the bundle that must follow from a statement. */
interface TraceablePart {
  /** What it is, for messages: `status`, or `value "FAILED"`. */
  kind: string;
  pointer: string;
  /** Whether the source can easily leave it out: then it is removed where nothing states it. */
  validationKeyword?: true;
}

const operation = `#/paths/[^/]+/(${methods.join('|')})`;

/** The parts by a pattern of their pointers. What comes below one needs a statement even if it is absent. */
const parts: [pattern: RegExp, kind: string | ((member: Member) => string), below?: string][] = [
  [new RegExp(`^${operation}$`), 'operation'],
  [new RegExp(`^${operation}/responses/[^/]+$`), 'status'],
  [new RegExp(`^${operation}$`), 'scope', '/security'],
  [new RegExp(`^${operation}/x-transition$`), 'transition'],
  [new RegExp(`^${operation}/x-transition/event$`), 'event'],
  [/^#\/tags\/\d+$/, ({ value }) => `tag \`${(value as { name: string }).name}\``],
  [/^#\/components\/parameters\/[^/]+$|\/parameters\/\d+$/, 'parameter'],
  [/\/properties\/[^/]+$/, 'property'],
  [/\/enum\/\d+$/, ({ value }) => `value ${JSON.stringify(value)}`],
  [/\/x-scope-aliases\/\d+$/, 'scope'],
  [/\/x-lifecycle\/states\/[^/]+$/, ({ key }) => `state \`${key}\``],
  [/\/x-lifecycle\/moves\/\d+$/, 'transition'],
];

/**
 * The operations, statuses, scopes, transitions, events, tags, parameters, properties, values, states and validation keywords of the bundle.
 * Parts of one kind are together.
 */
export function traceableParts(document: Document): TraceablePart[] {
  const found = [...members(document)].filter(({ pointer }) => !samples.test(pointer));
  const named = parts.flatMap(([pattern, kind, below = '']) =>
    found
      // What is referred to is a component.
      .filter(({ pointer, value }) => pattern.test(pointer) && !(kind === 'parameter' && isReference(value)))
      .map((member) => ({
        kind: typeof kind === 'string' ? kind : kind(member),
        pointer: member.pointer + below,
      })),
  );
  const keywords = found.filter(isKeyword).map(({ key, value, pointer }) => {
    return {
      kind: `keyword \`${key}: ${JSON.stringify(value)}\``,
      pointer,
      validationKeyword: true as const,
    };
  });
  return [...named, ...keywords];
}

/** What is in these is data. */
const samples = /(?<!\/properties)\/(examples?|default|const)\//;
const isReference = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '$ref' in value;

/** Keywords that limit what a value can be, or state what it is when it is absent. */
const keywordsOfValues = new Set([
  'format',
  ...validationKeywords,
  'default',
  'additionalProperties',
  'unevaluatedProperties',
]);

/** Whether a member is such a keyword of a schema. A tuple is as long as it is, and bytes have no other format. */
function isKeyword({ key, value, pointer, parent }: Member): boolean {
  const inSchema = /^#\/components\/schemas\/.*\/|\/schema\//.test(pointer);
  if (
    !inSchema ||
    !keywordsOfValues.has(key) ||
    /\/(properties|patternProperties|\$defs|x-[^/]+(\/.*)?)\/[^/]+$/.test(pointer)
  )
    return false;
  if (key === 'additionalProperties' && (value === true || canonical(value) === '{}')) return false;
  if (/^(min|max)Items$/.test(key) && 'prefixItems' in parent) return false;
  return key !== 'format' || value !== 'binary';
}
