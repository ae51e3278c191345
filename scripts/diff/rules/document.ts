/** Compares what a contract states about the service as a whole. */
import { others } from '../../model/references.ts';
import { compareRest, type Context, pairs, same, shown } from '../context.ts';
import { compareServers } from './servers.ts';

export function compareDocuments(context: Context): void {
  const { base, revision, changes } = context;
  const { version: from, ...before } = others(base.info, []);
  const { version: to, ...after } = others(revision.info, []);
  for (const { name, a, b } of pairs(Object.entries(before), Object.entries(after))) {
    if (same(a, b) || typeof (a ?? b) === 'string') continue;
    changes.add('about-changed', 'patch', [], `#/info/${name}`, `\`${name}\` of the API changes.`);
  }
  if (from !== to) {
    const message = `The version of the interface changes from ${shown(from)} to ${shown(to)}.`;
    changes.add('interface-version', 'major', ['sends', 'receives', 'serves'], '#/info/version', message);
  }
  compareServers(context);
  compareTags(context);
  // Operations that name no requirement of their own are compared with that of the document.
  if (!same(base.document.security ?? [], revision.document.security ?? [])) {
    const message =
      'The default `security` changes, which applies to operations that have none of their own.';
    changes.add('security-default', 'patch', [], '#/security', message);
  }
  const { openapi: oldVersion, jsonSchemaDialect: oldDialect, ...rest } = others(base.document, interpreted);
  const { openapi, jsonSchemaDialect, ...newRest } = others(revision.document, interpreted);
  compareDialect(context, 'openapi', oldVersion, openapi);
  compareDialect(context, 'jsonSchemaDialect', oldDialect, jsonSchemaDialect);
  compareRest(context, 'The contract', { value: rest, pointer: '#' }, { value: newRest, pointer: '#' }, [
    'sends',
    'receives',
  ]);
}

/** Members of the document that other rules compare. */
const interpreted = ['info', 'servers', 'security', 'tags', 'paths', 'components'];

function compareTags({ base, revision, changes }: Context): void {
  const [before, after] = [base, revision].map(({ document }) => byName(document.tags ?? []));
  for (const { name, a, b } of pairs(before ?? [], after ?? [])) {
    if (a && b) continue;
    const message = b ? `There is a new tag ${shown(name)}.` : `There is no tag ${shown(name)} any more.`;
    changes.add(b ? 'tag-added' : 'tag-removed', 'patch', [], `#/tags/${b ?? a}`, message);
  }
}

/** The positions of tags by name. */
const byName = (tags: { name: string }[]): [string, string][] =>
  tags.map(({ name }, index) => [name, String(index)]);

function compareDialect({ changes }: Context, name: string, before: unknown, after: unknown): void {
  if (before === after) return;
  // A patch version of OpenAPI changes wording alone; tools may not read another version.
  const minor = (version: unknown) => String(version).split('.').slice(0, 2).join('.');
  const verdict = name === 'openapi' && minor(before) === minor(after) ? 'patch' : 'minor';
  changes.add(
    'dialect',
    verdict,
    [],
    `#/${name}`,
    `\`${name}\` is ${shown(after ?? 'absent')} now: tools may have to be updated.`,
  );
}
