/** What `redocly diff` reports about the requests and responses that the contract describes, as changes. */
import { canonical } from '../../src/shared/json.ts';
import { diff, type RedoclyChange } from '../lib/redocly.ts';
import type { Document } from '../model/document.ts';
import type { Model } from '../model/index.ts';
import { normalize } from '../model/normalize.ts';
import { type Audience, type Bump, ChangeCollector } from './change.ts';
import { readableName, sentence } from './comparison.ts';

/** Our rules compare texts, security and extension fields. */
const isOwn = ({ typeName, path, property = '' }: RedoclyChange): boolean =>
  /^(Security|SpecExtension)/.test(typeName) ||
  path.includes('/components/securitySchemes/') ||
  /^(title|summary|description|x-.*)$/.test(property);

/**
 * Corrections of its version bumps, by a pattern of `kind typeName path property`: it does not know which statuses are errors,
 * and counts what no rule of it rates as a patch, which is minor here.
 */
const corrections: [pattern: RegExp, bump: Bump | ((change: RedoclyChange) => Bump | undefined)][] = [
  // The default is stated, or the same items are in another order.
  [
    / (deprecated|(read|write)Only|uniqueItems|min(Length|Items|Properties)|required|type|enum)$/,
    (change) => (isEqual(change) ? 'patch' : undefined),
  ],
  [
    /(?<!\/properties)[ /](items|(additional|unevaluated)(Items|Properties)) ?$/,
    (change) => (allowsAll(change) ? 'patch' : undefined),
  ],
  [/ #\/info version$/, 'major'],
  [/^removed (Response|MediaType) .*\/responses\/[345]\w\w(\/content\/[^/]+)? $/, 'minor'],
  // The path shows its parameters: an operation that has them too states nothing more.
  [/^(added|removed) Parameter/, (change) => (isOfPath(change) ? 'patch' : undefined)],
  // What clients receive: it can be relied on while it is required.
  [
    /^modified (Header|(RequestBody|Parameter) (#\/webhooks|.*\/callbacks)\/).* required$/,
    ({ revision }) => (revision?.value === true ? 'minor' : 'major'),
  ],
  [/^removed Parameter(List)? (#\/webhooks|.*\/callbacks)\//, 'major'],
  [
    /^added RequestBody #\/paths\/[^/]+\/\w+\/\w+ $/,
    ({ revision }) => (Object(revision?.value).required ? 'major' : 'minor'),
  ],
  [
    /^((added|removed) Schema .*\/prefixItems\/\d+ |modified Schema .*\/prefixItems\/\d+ \$comment)$/,
    'major',
  ],
  [/^removed Schema .*\/allOf\/\d+ $/, ({ base }) => (Object(base?.value).properties ? 'major' : undefined)],
  [/^removed Schema .*\/discriminator\/mapping\/[^/]+ $/, 'major'],
  [/^removed Example.*\/responses\//, 'minor'],
  [
    /^\w+ (Example|Info|Contact|License|Tag|ExternalDocs|Link)| (examples?|tags|externalDocs|\$comment)$/,
    'patch',
  ],
  // What a format or an encoding promises is new to those who receive the value.
  [/^added .*\/responses\/.* (format|contentMediaType|contentEncoding)$/, 'minor'],
  [/^(removed|modified) Discriminator/, 'major'],
  [/^\w+ (Encoding|ServerVariable .* enum$|Server\w* #\/paths)/, 'major'],
  [/\/requestBody\/.* readOnly$|\/responses\/.* writeOnly$/, 'major'],
  [/^removed Schema .*\/requestBody\/.*\/properties\/[^/]+ $/, 'major'],
];

/** Whether both sides have the same items, in any order; `false`, 0 and no value are none. */
function isEqual({ base, revision }: RedoclyChange): boolean {
  const [before, after] = [base, revision].map((side) => canonical([side?.value || []].flat().sort()));
  return before === after;
}

/** Whether no side has a schema that rejects a value. */
const allowsAll = ({ base, revision }: RedoclyChange): boolean =>
  [base, revision].every((side) => ['true', '{}'].includes(canonical(side?.value ?? true)));

const isOfPath = ({ base, revision }: RedoclyChange): boolean =>
  [revision?.value ?? base?.value]
    .flat()
    .every((each) => (each as { in?: unknown } | undefined)?.in === 'path');

/** Whether statuses take the place of the range that has them: a response with any of them was one of the range. */
const isNarrowed = ({ kind, path }: RedoclyChange, all: RedoclyChange[]): boolean =>
  kind === 'removed' &&
  path.endsWith('/responses/2XX') &&
  all.some((each) => each.kind === 'added' && each.path.startsWith(path.replace('2XX', '2')));

/** Returns the changes that Redocly finds between the documents of two versions, but for those that our rules find. */
export async function compareDocuments(base: Model, revision: Model): Promise<ChangeCollector['list']> {
  const changes = new ChangeCollector();
  if (canonical(base.document) === canonical(revision.document)) return changes.list;
  const [before, after] = normalize(base.document, revision.document);
  const all = await diff(withPositions(before), withPositions(after));
  for (const found of all) {
    const { typeName, kind, path, property = '', verdicts } = found;
    const pointer = (found.revision ?? found.base)?.pointer ?? '#';
    if (isOwn(found)) continue;
    const name = `${kind} ${typeName} ${path} ${property}`;
    const [verdict] = verdicts;
    changes.add(
      verdict?.ruleId ?? 'document-changed',
      isNarrowed(found, all) ? 'minor' : bumpOf(found, name),
      audiencesOf(path),
      pointer,
      verdict?.message ?? sentenceOf(found, revision),
    );
  }
  return changes.list;
}

/** Redocly compares items in any order, so those of tuples state their positions. */
const withPositions = (document: Document): string =>
  JSON.stringify(document, (name, value: unknown) =>
    name === 'prefixItems' && Array.isArray(value)
      ? value.map((item: object, index) => ({ ...item, $comment: `${index}` }))
      : value,
  );

function bumpOf(change: RedoclyChange, name: string): Bump {
  const { impact, verdicts, path, property, base, revision } = change;
  for (const [pattern, bump] of corrections) {
    const corrected = pattern.test(name) && (typeof bump === 'string' ? bump : bump(change));
    if (corrected) return corrected;
  }
  const [had, has] = [base?.value, revision?.value].map((value) => (Array.isArray(value) ? value : []));
  // Code that clients have for a value of a response is lost. Other values of an open set can occur before and after.
  const isSent = /\/(parameters|requestBody)\//.test(path) !== /^#\/webhooks|\/callbacks\//.test(path);
  const isLost = had?.some((value) => !has?.includes(value));
  const isOpen = /\/anyOf\/\d+$/.test(path);
  if (property === 'enum' && (isOpen || verdicts.length === 0)) return isLost && !isSent ? 'major' : 'minor';
  return verdicts.length > 0 ? impact : 'minor';
}

const audiencesOf = (path: string): Audience[] =>
  path.includes('/responses/')
    ? ['receives', 'serves']
    : /\/(parameters|requestBody)\//.test(path)
      ? ['sends', 'serves']
      : ['sends', 'receives', 'serves'];

/** What Redocly has no sentence for. */
function sentenceOf({ kind, property, base, revision }: RedoclyChange, { operations }: Model): string {
  const written = (revision ?? base)?.pointer ?? '#';
  const operation = operations.find(({ pointer }) => written.startsWith(pointer));
  const place = operation ? written.replace(operation.pointer, `#/operations/${operation.id}`) : written;
  return sentence(kind, readableName(place), property === undefined ? [] : [base?.value, revision?.value]);
}
