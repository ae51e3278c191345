/** Compares what Redocly does not: texts, security schemes, our extension fields and the catalog of open questions. */
import type { Model, XLifecycle } from '../model/index.ts';
import { listGuards } from '../model/normalize.ts';
import { resolve } from '../model/references.ts';
import { type NamedMember, type NamedMembers, namedMembers, textOf } from '../model/named-members.ts';
import { type Audience, type Bump, type Change, ChangeCollector } from './change.ts';
import { pairs, readableName, renames, same, sentence } from './comparison.ts';
import { compareSecurity, renamedSchemes } from './security.ts';

/** A member of the two versions, or of one of them. */
interface MemberPair {
  base: NamedMembers;
  name: string;
  a: NamedMember | undefined;
  b: NamedMember | undefined;
}

/** The last part of a name that says what the member belongs to. Headers, parameters and properties can have names of fields. */
const owner =
  /^.*(?:(?<!\/(?:headers|parameters|properties))\/(x-[^/]+)|\/(securitySchemes)\/|^(open-questions)\/)/;
/** What limits requests: with less of it, clients may send more. */
const restriction = String.raw`/(x-limits(/[^/]+)?|conditions(/[^/]+)?|from/[^/]+(/in|/notIn(/[^/]+)?)?)$`;

/**
 * The version bumps, by a pattern of `added`, `removed` or `modified` and the name of the member. Otherwise an addition is
 * minor, and every other change major.
 */
const patterns: [pattern: RegExp, bump: Bump | ((difference: MemberPair) => Bump)][] = [
  [/\/(description|area|bearerFormat)$|^modified .*\/scopes\/[^/]+$/, 'patch'],
  [/ open-questions\/[^/]+$|\/(x-open-questions|openQuestions)(\/|$)/, 'minor'],
  [/ open-questions\/[^/]+\/(?!setting)/, 'patch'],
  [new RegExp(`^added .*${restriction}`), 'major'],
  [new RegExp(`^removed .*${restriction}`), 'minor'],
  [/\/x-limits\/[^/]+\/value$/, ({ a, b }) => (Number(a?.value) < Number(b?.value) ? 'minor' : 'major')],
  // What was not specified, or irreversible, promised nothing that a change takes away.
  [/^(removed|modified) .*\/to\/[^/]+\/unknown$|^removed .* to unspecified$/, 'minor'],
  [/^added .*\/to(\/[^/]+(\/unknown)?)?$/, 'major'],
  [/\/reversible$/, ({ a }) => (a?.value === true ? 'major' : 'minor')],
  [/^added .*\/states\/[^/]+$/, newState],
  [/^added .*\/moves\/[^/]+$/, newMove],
];

/** Clients may handle every value of a closed set. */
function newState({ base, name }: MemberPair): Bump {
  const schema = base.get(name.replace(/\/x-lifecycle\/.*$/, ''))?.value as { enum?: unknown } | undefined;
  return schema?.enum ? 'major' : 'minor';
}

/** Clients may wait for a state that nothing follows, unless no transitions are specified at all. */
function newMove({ base, a, b }: MemberPair): Bump {
  const { parent = '', value } = (b ?? a) as NamedMember;
  const moves = (base.get(parent)?.value ?? []) as XLifecycle['moves'];
  const { from, unknown } = value as XLifecycle['moves'][number];
  const others = moves.filter((each) => each.from === from);
  const isSpecified = moves.length > 0 && others.every((each) => each.unknown === undefined);
  return isSpecified && (from === undefined || unknown !== undefined || others.length === 0)
    ? 'major'
    : 'minor';
}

/** Returns the changes from one version to another that Redocly does not know. */
export function compareMembers(base: Model, revision: Model): Change[] {
  const changes = new ChangeCollector();
  compareSecurity(base, revision, changes);
  const before = namedMembers(listGuards(base.document), base.questions);
  const after = namedMembers(
    listGuards(revision.document),
    before.has('open-questions') ? revision.questions : [],
  );
  const isRenamed = renames(base.document, revision.document);
  const schemes = renamedSchemes(base, revision).flat();
  const inCatalog = new Map<string, NamedMember[]>();
  for (const { name, a, b } of pairs([...before], [...after])) {
    const member = (b ?? a) as NamedMember;
    // A part that is not in both versions is one change.
    if (!before.has(member.parent) || !after.has(member.parent)) continue;
    const kind = !a ? 'added' : !b ? 'removed' : 'modified';
    const isLeaf = typeof a?.value !== 'object' || typeof b?.value !== 'object';
    const [had, has] = [before.get(member.parent)?.value ?? {}, after.get(member.parent)?.value ?? {}];
    if (!isLeaf || same(a?.value, b?.value) || isSameName(had, a, b)) continue;
    // Where a reference takes the place of what it leads to, the member is there.
    const [one, other] = [
      { ...resolve(base.document, had), ...had },
      { ...resolve(revision.document, has), ...has },
    ];
    if (kind !== 'modified' && same(Object(one)[member.key], Object(other)[member.key])) continue;
    const rule = owner.exec(name)?.slice(1).find(Boolean);
    const isText = typeof member.value === 'string' && textOf(member) !== undefined;
    if (isText) {
      const message = `The ${member.key} of ${readableName(member.parent)} is worded in another way.`;
      changes.add('text-changed', 'patch', [], member.pointer, message);
    } else if (rule) {
      const difference = { base: before, name, a, b };
      const message = sentence(kind, readableName(name), [a?.value, b?.value]);
      const isSame = isRenamed(a?.value, b?.value) || (kind !== 'modified' && schemes.includes(member.key));
      const bump = isSame ? 'patch' : bumpOf(kind, difference);
      if (rule === 'open-questions' && bump === 'patch') {
        const what = `\`${name.split('/')[2]}\` is ${kind}`;
        inCatalog.set(what, [...(inCatalog.get(what) ?? []), member]);
      } else changes.add(rule, bump, audiencesOf(name), member.pointer, message);
    }
  }
  // An edit of the form of the catalog is one change.
  const [[, [first]] = ['', []]] = inCatalog;
  const counts = [...inCatalog].map(([what, all]) => `${what} (${all.length})`);
  const text = `The catalog of open questions has other members: ${counts.join(', ')}.`;
  if (first) changes.add('open-questions', 'patch', [], first.pointer, text);
  return changes.list;
}

/** Whether names differ in case alone, and it does not matter: those of HTTP schemes and of headers. */
function isSameName(parent: unknown, a: NamedMember | undefined, b: NamedMember | undefined): boolean {
  const { type, in: where } = Object(parent) as { type?: unknown; in?: unknown };
  const key = type === 'http' ? 'scheme' : type === 'apiKey' && where === 'header' ? 'name' : undefined;
  return a?.key === key && String(a?.value).toLowerCase() === String(b?.value).toLowerCase();
}

function bumpOf(kind: string, difference: MemberPair): Bump {
  const [, bump = kind === 'added' ? 'minor' : 'major'] =
    patterns.find(([pattern]) => pattern.test(`${kind} ${difference.name}`)) ?? [];
  return typeof bump === 'string' ? bump : bump(difference);
}

/** What requests must meet. Everything else is what responses show. */
const ofRequests =
  /\/(securitySchemes|x-limits|x-shorthand|from|conditions|reversible)(\/|$)|\/x-transition$/;

const audiencesOf = (name: string): Audience[] => [ofRequests.test(name) ? 'sends' : 'receives', 'serves'];
