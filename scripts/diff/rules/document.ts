/** Compares what a contract states about the service as a whole. */
import { memberPointer } from '../../lib/pointer.ts';
import type { Json, Model } from '../../model/index.ts';
import { membersExcept, type WithPointer } from '../../model/references.ts';
import { compareUninterpreted, type Comparison, pairs, same, formatValue } from '../comparison.ts';
import { compareServers } from './servers.ts';

export function compareDocuments(comparison: Comparison): void {
  const { base, revision, changes } = comparison;
  const { version: from, ...before } = membersExcept(base.info, texts);
  const { version: to, ...after } = membersExcept(revision.info, texts);
  for (const { name, a, b } of pairs(Object.entries(before), Object.entries(after)))
    if (!same(a, b))
      changes.add(
        'about-changed',
        'patch',
        [],
        memberPointer('#', 'info', name),
        `\`${name}\` of the API changes.`,
      );
  if (from !== to) {
    const message = `The version of the interface changes from ${formatValue(from)} to ${formatValue(to)}.`;
    changes.add('interface-version', 'major', ['sends', 'receives', 'serves'], '#/info/version', message);
  }
  compareServers(comparison);
  compareTags(comparison);
  // Operations that name no requirement of their own are compared with that of the document.
  if (!same(base.document.security ?? [], revision.document.security ?? [])) {
    const message =
      'The default `security` changes, which applies to operations that have none of their own.';
    changes.add('security-default', 'patch', [], '#/security', message);
  }
  const {
    openapi: oldVersion,
    jsonSchemaDialect: oldDialect,
    ...rest
  } = membersExcept(base.document, interpreted);
  const { openapi, jsonSchemaDialect, ...newRest } = membersExcept(revision.document, interpreted);
  compareDialect(comparison, 'openapi', oldVersion, openapi);
  compareDialect(comparison, 'jsonSchemaDialect', oldDialect, jsonSchemaDialect);
  compareUninterpreted(
    comparison,
    'The contract',
    { value: rest, pointer: '#' },
    { value: newRest, pointer: '#' },
    ['sends', 'receives'],
  );
}

/** Members that are compared as texts. */
const texts = ['title', 'summary', 'description'];

/** Members of the document that other rules compare. */
const interpreted = ['info', 'servers', 'security', 'tags', 'paths', 'webhooks', 'components'];

function compareTags(comparison: Comparison): void {
  const { base, revision, changes } = comparison;
  for (const { name, a, b } of pairs(tagsOf(base), tagsOf(revision))) {
    const { pointer } = (b ?? a) as WithPointer;
    if (a && b) compareUninterpreted(comparison, `The tag ${formatValue(name)}`, a, b, []);
    else if (a)
      changes.add('tag-removed', 'patch', [], pointer, `There is no tag ${formatValue(name)} any more.`);
    else changes.add('tag-added', 'patch', [], pointer, `There is a new tag ${formatValue(name)}.`);
  }
}

const tagsOf = ({ document }: Model): [string, WithPointer<Record<string, Json>>][] =>
  (document.tags ?? []).map((tag, index) => [
    tag.name,
    { value: membersExcept(tag, texts), pointer: `#/tags/${index}` },
  ]);

function compareDialect({ changes }: Comparison, name: string, before: unknown, after: unknown): void {
  if (before === after) return;
  // A patch version of OpenAPI changes wording alone; tools may not read another version.
  const minor = (version: unknown) => String(version).split('.').slice(0, 2).join('.');
  const bump = name === 'openapi' && minor(before) === minor(after) ? 'patch' : 'minor';
  changes.add(
    'dialect',
    bump,
    [],
    `#/${name}`,
    `\`${name}\` is ${formatValue(after ?? 'absent')} now: tools may have to be updated.`,
  );
}
