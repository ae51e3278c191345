/** The version bumps of what Redocly finds, by whether clients send or receive what changed. */
import { canonical } from '../../src/shared/json.ts';
import type { RedoclyChange } from '../lib/redocly-cli.ts';
import { hasType } from '../model/normal-schemas.ts';
import { isImplicit } from '../model/normalize.ts';
import { type Bump, highest } from './change.ts';

/** The bumps where clients send a value, and where they receive it. */
type Rating = [sends: Bump, receives: Bump];
/** Fewer values than before, and more. */
const narrower: Rating = ['major', 'minor'];
const wider: Rating = ['minor', 'major'];
const breaking: Rating = ['major', 'major'];
const compatible: Rating = ['minor', 'minor'];
const textual: Rating = ['patch', 'patch'];

/** What some ratings look at beside the change. */
export interface Surroundings {
  all: RedoclyChange[];
  /** Whether one name of a component takes the place of another one. */
  isRenamed: (before: unknown, after: unknown) => boolean;
}

/** A kind of change. The first rule whose patterns all fit decides, unless its rating is undefined. */
interface Rule {
  kind?: RegExp;
  type?: RegExp;
  path?: RegExp;
  property?: RegExp;
  rating: Rating | ((change: RedoclyChange, surroundings: Surroundings) => Rating | undefined);
}

const list = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());
const isAllIn = (some: unknown, others: unknown): boolean =>
  list(some).every((each) => list(others).includes(each));
const isTrue = ({ revision }: RedoclyChange): boolean => revision?.value === true;
const toClients = /^#\/webhooks\/|\/callbacks\//;
const ofErrors = /\/responses\/([345]\w\w|default)(\/content\/[^/]+)?$/;

const rules: Rule[] = [
  // A default that is stated, or the same values in another order.
  {
    property: /^(deprecated|\w+Only|allow\w+|uniqueItems|min(Length|Items|Properties)|required|type|enum)$/,
    rating: (change) => (isSame(change) ? textual : undefined),
  },
  { property: /^deprecated$/, rating: compatible },
  {
    property: /^required$/,
    type: /^(Parameter|Header|RequestBody)$/,
    rating: (change) => (isTrue(change) ? narrower : wider),
  },

  { type: /^Schema$/, property: /^key$/, rating: breaking },
  { type: /^Schema$/, property: /^readOnly$/, rating: ['major', 'minor'] },
  { type: /^Schema$/, property: /^writeOnly$/, rating: ['minor', 'major'] },
  {
    type: /^Schema$/,
    property: /^default$/,
    rating: ({ base, revision }) => (isGiven(base) && isGiven(revision) ? ['major', 'minor'] : compatible),
  },
  { type: /^Schema$/, property: /^(enum|knownValues)$/, rating: rateValues },
  { type: /^Schema$/, path: /\/prefixItems\/\d+$/, property: /^\$comment$/, rating: breaking },
  { property: /^(examples?|tags|externalDocs|\$comment|openapi|jsonSchemaDialect)$/, rating: textual },
  // Redocly compares bounds that are a part of the values, and bounds that are not.
  {
    type: /^Schema$/,
    property: /^(exclusiveM|m)(in|ax)imum$/,
    rating: ({ verdicts }) => (verdicts.length > 0 ? breaking : compatible),
  },
  { type: /^(Schema|DependentRequired)$/, property: /./, rating: rateKeyword },
  { type: /^(Schema\w*|PatternProperties|DependentRequired|AllOf|AnyOf|OneOf)$/, rating: ratePart },
  { type: /^Discriminator$/, property: /^mapping\//, rating: rateMapping },
  { type: /^(Encoding|Xml)/, rating: breaking },
  { type: /^MediaTypesMap$/, path: /\/(parameters|headers)\/[^/]+\/content$/, rating: breaking },
  { kind: /removed|modified/, type: /^Discriminator/, rating: breaking },

  { kind: /removed/, type: /^Example/, path: /\/responses\//, rating: compatible },
  { type: /^Example$/, path: /\/responses\//, property: /^key$/, rating: compatible },
  { type: /^Info$/, property: /^version$/, rating: breaking },
  { type: /^(Example|Link|Tag|Info|Contact|License|ExternalDocs)/, rating: textual },

  // Redocly does not know which statuses are errors.
  { kind: /removed/, type: /^(Response|MediaType)$/, path: ofErrors, rating: compatible },
  {
    kind: /removed/,
    type: /^Response$/,
    rating: (change, { all }) => (isNarrowed(change, all) ? compatible : undefined),
  },
  { kind: /removed/, type: /^Parameter/, rating: breaking },
  { type: /^Parameter$/, property: /^name$/, rating: breaking },
  {
    type: /^Parameter$/,
    property: /^allowEmptyValue$/,
    rating: (change) => (isTrue(change) ? wider : narrower),
  },
  {
    kind: /added/,
    type: /^RequestBody$/,
    rating: ({ revision }) => (Object(revision?.value).required ? breaking : compatible),
  },
  { type: /^PathItem$/, path: toClients, property: /^key$/, rating: breaking },
  {
    type: /^PathItem$/,
    property: /^key$/,
    rating: ({ verdicts }) => (verdicts.length > 0 ? breaking : textual),
  },
  {
    type: /^ServerVariable$/,
    property: /^enum$/,
    rating: ({ base, revision }) =>
      isGiven(base) && isAllIn(base.value, revision?.value) ? compatible : breaking,
  },
  { type: /^Server/, path: /^#\/paths/, rating: breaking },
];

/** Returns the bump of a change. */
export function rate(change: RedoclyChange, surroundings: Surroundings): Bump {
  const { kind, typeName, path, property = '', verdicts, impact } = change;
  const texts: Record<string, string> = { kind, path, property, type: typeName };
  for (const { rating, ...patterns } of rules) {
    const fits = Object.entries(patterns).every(([key, pattern]) => pattern.test(texts[key] ?? ''));
    const found = fits && (typeof rating === 'function' ? rating(change, surroundings) : rating);
    // A keyword is below the schema that has it.
    if (found) return bumpAt(kind === 'modified' ? `${path}/` : path, found);
  }
  return verdicts.length > 0 ? impact : 'minor';
}

/** The part of a path that says who sends a value. */
const operationPart = /^#\/(?:paths|webhooks)\/[^/]+\/[^/]+\/(?:callbacks\/[^/]+\/[^/]+\/[^/]+\/)?(\w+)/;

/** Whether clients send what is at a path, or receive it; undefined if both. */
export function isSent(path: string): boolean | undefined {
  const [, part = ''] = operationPart.exec(path) ?? [];
  if (!/^(parameters|requestBody|responses)$/.test(part)) return undefined;
  return (part !== 'responses') !== toClients.test(path);
}

function bumpAt(path: string, [sends, receives]: Rating): Bump {
  const sent = isSent(path);
  const keywords: string[] = path.match(/(?<!\/\w*[pP]roperties)\/(not|if)(?=\/)/g) ?? [];
  if (sent === undefined || keywords.includes('/if')) return highest([{ bump: sends }, { bump: receives }]);
  // Where less fits `not`, more remains.
  return sent === (keywords.length % 2 === 0) ? sends : receives;
}

type Side = RedoclyChange['base'];
const isGiven = (side: Side): side is NonNullable<Side> => side?.value !== undefined;

/** Whether both sides have the same items, in any order; `false`, 0 and no value are none. */
function isSame({ base, revision }: RedoclyChange): boolean {
  const [before, after] = [base, revision].map((side) => canonical([side?.value || []].flat().sort()));
  return before === after;
}

/** Whether statuses take the place of the range that has them: a response with any of them was one of the range. */
const isNarrowed = ({ path }: RedoclyChange, all: RedoclyChange[]): boolean =>
  path.endsWith('/responses/2XX') &&
  all.some((each) => each.kind === 'added' && each.path.startsWith(path.replace('2XX', '2')));

/** Formats whose values have another one, too. */
const widerFormats: Record<string, string> = { int32: 'int64', float: 'double' };

/** Whether another value of a keyword rejects what one accepts. */
const rejections: [keyword: RegExp, rejects: (before: unknown, after: unknown) => boolean][] = [
  [/^min/, (before, after) => Number(after) > Number(before)],
  [/^max/, (before, after) => Number(after) < Number(before)],
  [/^multipleOf$/, (before, after) => Number(before) % Number(after) !== 0],
  [/^required$/, (before, after) => !isAllIn(after, before)],
  [/^type$/, (before, after) => !list(before).every((type) => hasType(list(after), type))],
  [/^enum$/, (before, after) => !isAllIn(before, after)],
  [/^format$/, (before, after) => widerFormats[String(before)] !== after],
  [/./, () => true],
];

/** The type whose values a keyword judges. */
const judged: [keyword: RegExp, type: string][] = [
  [/propert|required|dependent/i, 'object'],
  [/items|contains/i, 'array'],
  [/length|^pattern$|^content|format/i, 'string'],
  [/imum$|^multipleOf$/, 'number'],
];

/** Whether a keyword judges values of a type that only one version accepts. */
function isOfOtherType(path: string, keyword: string, all: RedoclyChange[]): boolean {
  const types = all.find((each) => each.path === path && each.property === 'type');
  const [, type] = judged.find(([pattern]) => pattern.test(keyword)) ?? [];
  const accepts = (side: Side) => !isGiven(side) || list(side.value).some((each) => hasType([type], each));
  return types !== undefined && type !== undefined && accepts(types.base) !== accepts(types.revision);
}

/** Rates another value of a keyword of a schema. */
function rateKeyword(
  { property = '', typeName, path, base, revision }: RedoclyChange,
  { all }: Surroundings,
): Rating {
  if (isOfOtherType(path, property, all)) return textual;
  const keyword = typeName === 'DependentRequired' ? 'required' : property;
  const [, rejects] = rejections.find(([pattern]) => pattern.test(keyword)) ?? [];
  const [before, after] = [base, revision].map((side) =>
    side?.value === (keyword !== 'uniqueItems') ? undefined : side?.value,
  );
  const loses = (one: unknown, other: unknown): boolean =>
    other !== undefined && (one === undefined || rejects?.(one, other) === true);
  const [less, more] = [loses(before, after), loses(after, before)];
  return less && more ? breaking : less ? narrower : more ? wider : textual;
}

/** Code that clients have for a value of a response is lost. Other values of an open set can occur before and after. */
function rateValues(change: RedoclyChange, surroundings: Surroundings): Rating | undefined {
  const { path, property, base, revision } = change;
  const isLost = !isAllIn(base?.value, revision?.value);
  if (property === 'enum') {
    if (!isGiven(base) || !isGiven(revision) || path.endsWith('/not'))
      return rateKeyword(change, surroundings);
    return [isLost ? 'major' : 'minor', 'major'];
  }
  // The same values are a closed set now, or were one.
  const isMoved = surroundings.all.some((each) => each.path === path && each.property === 'enum');
  return ['minor', isLost && !isMoved ? 'major' : 'minor'];
}

/** Rates a schema, or a list or map of them, that only one version has. */
function ratePart(change: RedoclyChange, { all }: Surroundings): Rating {
  const { kind, path, typeName } = change;
  const [key = '', owner = ''] = path.split('/').toReversed();
  const isAdded = kind === 'added';
  if (isOfOtherType(path.slice(0, -key.length - 1), key, all)) return textual;
  if (owner === 'prefixItems') return breaking;
  if (owner === 'properties' || typeName === 'SchemaProperties') return isAdded ? compatible : breaking;
  if (owner === 'anyOf' || owner === 'oneOf') return isAdded ? wider : narrower;
  const isReplaced = all.some((each) => each.property === key && `${each.path}/${key}` === path);
  return isReplaced || (key !== 'not' && acceptsAll(change)) ? textual : isAdded ? narrower : wider;
}

/** Whether a schema accepts every value. */
const acceptsAll = ({ base, revision }: RedoclyChange): boolean =>
  canonical(revision?.value ?? base?.value) === '{}';

/** What a value of the field of a discriminator stands for. */
function rateMapping({ base, revision }: RedoclyChange, { isRenamed }: Surroundings): Rating {
  const [before, after] = [base?.value, revision?.value];
  if (isImplicit(before) || isImplicit(after) || isRenamed(before, after)) return textual;
  return before === undefined ? compatible : breaking;
}
