/** Compares the scopes of operations, their spellings, and the security schemes. */
import { memberPointer } from '../../lib/pointer.ts';
import type { Json, Model, Operation, Scope } from '../../model/index.ts';
import { entries, membersExcept, type WithPointer } from '../../model/references.ts';
import { compareUninterpreted, type Comparison, list, pairs, formatValue } from '../comparison.ts';

type Alternative = { scheme: string; scopes: string[] }[];

/** Compares what a request must be authorized with. Spellings of one scope count as the same. */
export function compareSecurity({ base, revision, changes }: Comparison, a: Operation, b: Operation): void {
  const { id } = b;
  const pointer = `${b.pointer}/security`;
  const groups = [...base.scopes, ...revision.scopes].map(({ spellings = [] }) => spellings);
  const [before, after] = [alternatives(a.security), alternatives(b.security)];
  const covered = (given: Alternative, needed: Alternative[]) =>
    needed.some((each) => each.every((one) => given.some((other) => includes(other, one, groups))));
  const lost = before.filter((each) => !covered(each, after));
  const gained = after.filter((each) => !covered(each, before));
  const names = (all: Alternative[]) =>
    list(
      all.map((each) =>
        each.flatMap(({ scheme, scopes }) => (scopes.length > 0 ? scopes : [scheme])).join(' and '),
      ),
    );
  if (lost.length > 0) {
    const message = `${id} requires ${names(after)} now: keys with ${names(before)} are not enough any more.`;
    changes.add('access-narrowed', 'major', ['sends', 'serves'], pointer, message);
  } else if (after.some((each) => each.length === 0) && !before.some((each) => each.length === 0)) {
    const message = `${id} requires no key any more: servers must accept requests without one.`;
    changes.add('access-open', 'major', ['sends', 'serves'], pointer, message);
  } else if (gained.length > 0) {
    const message = `${id} can be used with ${names(after)} now; it required ${names(before)}.`;
    changes.add('access-widened', 'minor', ['sends', 'serves'], pointer, message);
  } else if (names(before) !== names(after)) {
    const message = `The scope of ${id} is spelled ${names(after)} instead of ${names(before)}. Both are the same scope.`;
    changes.add('scope-spelling', 'patch', ['sends'], pointer, message);
  }
}

/** The alternatives of a security requirement; without any, a request needs none. */
const alternatives = (security: Record<string, string[]>[]): Alternative[] =>
  (security.length === 0 ? [{}] : security).map((each) =>
    Object.entries(each).map(([scheme, scopes]) => ({ scheme, scopes: scopes.toSorted() })),
  );

/** Whether what is authorized for one scheme and its scopes is authorized for another. */
function includes(given: Alternative[number], needed: Alternative[number], groups: string[][]): boolean {
  const equal = (one: string, other: string) =>
    one === other || groups.some((group) => group.includes(one) && group.includes(other));
  return (
    given.scheme === needed.scheme &&
    needed.scopes.every((scope) => given.scopes.some((other) => equal(scope, other)))
  );
}

/** Compares the security schemes and the spellings of scopes. */
export function compareScopes(comparison: Comparison): void {
  const { base, revision, changes } = comparison;
  for (const { name, a, b } of pairs(schemesOf(base), schemesOf(revision))) {
    if (a && b) {
      compareScheme(comparison, name, a, b);
    } else if (a) {
      const message = `There is no security scheme ${formatValue(name)} any more.`;
      changes.add('scheme-removed', 'major', ['sends', 'serves'], a.pointer, message);
    } else if (b) {
      const message = `There is a new security scheme ${formatValue(name)}.`;
      changes.add('scheme-added', 'patch', [], b.pointer, message);
    }
  }
  compareSpellings(comparison);
}

const schemesOf = ({ document }: Model) =>
  entries<object>({
    value: document.components.securitySchemes ?? {},
    pointer: '#/components/securitySchemes',
  });

function compareScheme(
  comparison: Comparison,
  name: string,
  a: WithPointer<object>,
  b: WithPointer<object>,
): void {
  // A description and the form of a token have no effect on what a request must have.
  const effective = ({ pointer, value }: typeof a) => ({
    pointer,
    value: membersExcept(value, ['description', 'bearerFormat', 'flows']),
  });
  const label = `The security scheme ${formatValue(name)}`;
  compareUninterpreted(comparison, label, effective(a), effective(b), ['sends', 'serves']);
  compareFlows(comparison, label, a, b);
  const formOf = ({ value }: WithPointer<{ bearerFormat?: string }>) => value.bearerFormat;
  if (formOf(a) === formOf(b)) return;
  const message = `The \`bearerFormat\` of the security scheme ${formatValue(name)} changes.`;
  comparison.changes.add('bearer-format', 'patch', [], `${b.pointer}/bearerFormat`, message);
}

type Flow = Record<string, Json> & { scopes?: Record<string, Json> };

/** Compares the flows of OAuth: a key gets its scopes from one of them. */
function compareFlows(
  comparison: Comparison,
  label: string,
  a: WithPointer<object>,
  b: WithPointer<object>,
): void {
  const { changes } = comparison;
  const flowsOf = ({ value, pointer }: WithPointer<{ flows?: Record<string, Flow> }>) =>
    entries<Flow>({ value: value.flows ?? {}, pointer: `${pointer}/flows` });
  for (const { name, a: before, b: after } of pairs(flowsOf(a), flowsOf(b))) {
    const flow = `the flow ${formatValue(name)} of ${label.replace('The', 'the')}`;
    if (!before || !after) {
      const { pointer } = (before ?? after) as WithPointer;
      changes.add(
        'flow-changed',
        before ? 'major' : 'minor',
        ['sends', 'serves'],
        pointer,
        `${flow} ${before ? 'is gone' : 'is new'}.`,
      );
      continue;
    }
    const rest = ({ value, pointer }: WithPointer<Flow>) => ({
      value: membersExcept(value, ['scopes']),
      pointer,
    });
    compareUninterpreted(comparison, flow, rest(before), rest(after), ['sends', 'serves']);
    const scopes = ({ value }: WithPointer<Flow>) => Object.entries(value.scopes ?? {});
    for (const { name: scope, a: had, b: has } of pairs(scopes(before), scopes(after))) {
      if (had === has) continue;
      const [bump, how] =
        had === undefined
          ? (['minor', 'is new'] as const)
          : has === undefined
            ? (['major', 'is gone'] as const)
            : (['patch', 'is described in another way'] as const);
      changes.add(
        'flow-scope',
        bump,
        ['sends', 'serves'],
        memberPointer(after.pointer, 'scopes', scope),
        `The scope ${formatValue(scope)} of ${flow} ${how}.`,
      );
    }
  }
}

function compareSpellings({ base, revision, changes }: Comparison): void {
  const spellings = ({ scopes }: Model) =>
    scopes.flatMap(({ area, spellings: all = [], pointer }) =>
      all.map((spelling, index): [string, Pick<Scope, 'area' | 'pointer'>] => [
        spelling,
        { area, pointer: `${pointer}/spellings/${index}` },
      ]),
    );
  for (const { name, a, b } of pairs(spellings(base), spellings(revision))) {
    if (a && b) {
      if (a.area === b.area) continue;
      const message = `The area of the scope ${formatValue(name)} is called ${formatValue(b.area)} now.`;
      changes.add('scope-area', 'patch', [], b.pointer, message);
    } else if (a) {
      const message = `${formatValue(name)} is not a spelling of the scope ${formatValue(a.area)} any more: a key that has it may be rejected.`;
      changes.add('spelling-removed', 'major', ['sends', 'serves'], a.pointer, message);
    } else if (b) {
      const message = `${formatValue(name)} is a spelling of the scope ${formatValue(b.area)} now.`;
      changes.add('spelling-added', 'minor', ['sends', 'serves'], b.pointer, message);
    }
  }
}
