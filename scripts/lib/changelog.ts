/** The changelog: its sections, the groups of a section, and the order of entries. */

/** The parts of the kit with which entries begin, in their order. */
export const kitParts = ['Contract', 'SDK', 'Sandbox', 'Mock', 'Conformance', 'MCP', 'CLI', 'Docs'] as const;

/** The groups of a section, by the version that a change requires. */
const groups = { minor: 'Added', major: 'Changed', patch: 'Fixed' } as const;

export interface ChangelogEntry {
  bump: keyof typeof groups;
  /** One or more lines of Markdown: `Sandbox: …`. */
  text: string;
}

/** Returns the changelog with the unreleased entries, and those of changesets, as a new version. */
export function withVersion(
  changelog: string,
  version: string,
  date: string,
  entries: ChangelogEntry[],
): string {
  const heading = '## Unreleased\n';
  const [before = '', after = ''] = changelog.includes(heading)
    ? changelog.split(heading)
    : [changelog.replace(/\n## [^]*/, '\n'), /\n(## [^]*)/.exec(changelog)?.[1] ?? ''];
  const next = /^## /m.exec(after)?.index ?? after.length;
  const section = [`## ${version}\n\n${date}`, withEntries(after.slice(0, next), entries)];
  return `${before.trimEnd()}\n\n${heading}\n${section.filter(Boolean).join('\n\n')}\n\n${after.slice(next)}`
    .trimEnd()
    .concat('\n');
}

/** Returns the entries of a section with others, grouped by kind, and each group in the order of the parts. */
export function withEntries(section: string, entries: ChangelogEntry[]): string {
  const [ungrouped = '', ...grouped] = section.trim().split(/^### /m);
  const found = new Map<string, string[]>(Object.values(groups).map((kind) => [kind, []]));
  for (const group of grouped) {
    const [kind = '', ...lines] = group.split('\n');
    found.set(kind, [...(found.get(kind) ?? []), ...entriesOf(lines.join('\n'))]);
  }
  for (const { bump, text } of entries)
    found.get(groups[bump])?.push(`- ${text.trim().replaceAll('\n', '\n  ')}`);
  const texts = [...found]
    .filter(([, all]) => all.length > 0)
    .map(([kind, all]) => `### ${kind}\n\n${all.toSorted((a, b) => rank(a) - rank(b)).join('\n')}`);
  return [ungrouped.trim(), ...texts].filter(Boolean).join('\n\n');
}

/** The entries of a section, without its headings. */
const entriesOf = (section: string): string[] =>
  section
    .split(/^(?=- |#)/m)
    .filter((part) => part.startsWith('- '))
    .map((part) => part.trim());

/** The place of an entry within its group: by the first part that it begins with, and after those if it has none. */
function rank(entry: string): number {
  const [, name] = /^- (\w+)[,:]/.exec(entry) ?? [];
  const at = kitParts.findIndex((part) => part === name);
  return at < 0 ? kitParts.length : at;
}
