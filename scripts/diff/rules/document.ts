/** Compares what a contract states about the service as a whole. */
import type { Json } from '../../model/index.ts';
import { compareRest, compareText, type Context, pairs, same, shown } from '../context.ts';
import { compareServers } from './servers.ts';

export function compareDocuments(context: Context): void {
  const { base, revision, changes } = context;
  const { version: from, ...before } = base.info.value;
  const { version: to, ...after } = revision.info.value;
  for (const { name, a, b } of pairs(Object.entries(before), Object.entries(after)))
    compareText(context, `${name} of the API`, `#/info/${name}`, a, b);
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

function compareTags(context: Context): void {
  for (const { name, a, b } of pairs(context.base.tags, context.revision.tags)) {
    const members = (tag: typeof a) => Object.entries(tag ? { description: '', ...tag.value } : {});
    for (const { name: key, a: old, b: text } of pairs(members(a), members(b)))
      compareText(context, `${key} of the tag ${shown(name)}`, `${(b ?? a)?.pointer}/${key}`, old, text);
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
