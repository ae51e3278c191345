/** Compares what a contract states about the service as a whole. */
import type { Json } from '../../model/index.ts';
import { compareRest, type Context, pairs, same, shown } from '../context.ts';
import { compareServers } from './servers.ts';

export function compareDocuments(context: Context): void {
  const { base, revision, changes } = context;
  const { version: from, ...before } = base.info.value;
  const { version: to, ...after } = revision.info.value;
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
  const { openapi: oldVersion, jsonSchemaDialect: oldDialect, ...rest } = base.rest.value;
  const { openapi, jsonSchemaDialect, ...newRest } = revision.rest.value;
  compareDialect(context, 'openapi', oldVersion, openapi);
  compareDialect(context, 'jsonSchemaDialect', oldDialect, jsonSchemaDialect);
  const parts = [rest, newRest].map((value) => ({ value, pointer: '#' })) as [Root, Root];
  compareRest(context, 'The contract', ...parts, ['sends', 'receives']);
}

function compareTags({ base, revision, changes }: Context): void {
  for (const { name, a, b } of pairs(base.tags, revision.tags)) {
    if (a && b) continue;
    const message = b ? `There is a new tag ${shown(name)}.` : `There is no tag ${shown(name)} any more.`;
    changes.add(b ? 'tag-added' : 'tag-removed', 'patch', [], (b ?? a)?.pointer ?? '#/tags', message);
  }
}

type Root = { value: Record<string, Json>; pointer: string };

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
