/** Compares what a contract says of the service as a whole. */
import type { Json } from '../../model/index.ts';
import { compareRest, compareText, type Context, pairs, shown } from '../context.ts';

export function compareDocuments(context: Context): void {
  const { base, revision, changes } = context;
  const [a, b] = [base.document, revision.document];
  const { version: from, ...before } = a.info;
  const { version: to, ...after } = b.info;
  for (const { name, a: old, b: text } of pairs(
    Object.entries<unknown>(before),
    Object.entries<unknown>(after),
  ))
    if (typeof (text ?? old) === 'string')
      compareText(context, `${name} of the API`, `#/info/${name}`, old, text);
  if (from !== to) {
    const message = `The version of the interface changes from ${shown(from)} to ${shown(to)}.`;
    changes.add('interface-version', 'major', ['sends', 'receives', 'serves'], '#/info/version', message);
  }
  compareServers(context);
  const tags = ({ tags: all = [] }: typeof a) =>
    all.map(({ name, description = '' }): [string, string] => [name, description]);
  for (const { name, a: old, b: text } of pairs(tags(a), tags(b)))
    compareText(context, `description of the tag ${shown(name)}`, '#/tags', old, text);
  const { openapi: oldVersion, jsonSchemaDialect: oldDialect, ...rest } = base.rest.value;
  const { openapi, jsonSchemaDialect, ...newRest } = revision.rest.value;
  compareDialect(context, 'openapi', oldVersion, openapi);
  compareDialect(context, 'jsonSchemaDialect', oldDialect, jsonSchemaDialect);
  const parts = [rest, newRest].map((value) => ({ value, pointer: '#' })) as [Root, Root];
  compareRest(context, 'The contract', ...parts, ['sends', 'receives']);
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

function compareServers({ base, revision, changes }: Context): void {
  const servers = ({ servers: all = [] }: typeof base.document) =>
    all.map((server, index) => [server.url, { server, pointer: `#/servers/${index}` }] as const);
  type Entry = [string, { server: NonNullable<typeof base.document.servers>[number]; pointer: string }];
  const [before, after] = [base, revision].map(({ document }) =>
    servers(document).map(([...each]): Entry => each),
  );
  for (const { name, a, b } of pairs(before ?? [], after ?? [])) {
    if (!b && a) {
      changes.add(
        'server-removed',
        'major',
        ['sends'],
        a.pointer,
        `The server ${shown(name)} is not listed any more.`,
      );
    } else if (!a && b) {
      changes.add('server-added', 'minor', ['sends'], b.pointer, `There is a new server ${shown(name)}.`);
    } else if (a && b) {
      const defaults = (server: typeof b.server) =>
        Object.entries(server.variables ?? {})
          .map(([key, each]) => `${key}=${each.default}`)
          .join();
      if (defaults(a.server) !== defaults(b.server))
        changes.add(
          'server-default',
          'minor',
          ['sends'],
          b.pointer,
          `The default of a variable of the server ${shown(name)} changes.`,
        );
      compareText(
        { base, revision, changes },
        `description of the server ${shown(name)}`,
        b.pointer,
        [a.server.description, Object.values(a.server.variables ?? {}).map(({ description }) => description)],
        [b.server.description, Object.values(b.server.variables ?? {}).map(({ description }) => description)],
      );
    }
  }
}
