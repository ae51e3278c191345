/** The changelog: a section for each version, its entries grouped by kind and ordered by part. */

/** The parts of the kit with which entries begin, in their order. */
export const kitParts = ['Contract', 'SDK', 'Sandbox', 'Mock', 'Conformance', 'MCP', 'CLI', 'Docs'] as const;

/** The groups of a section, by the version that a change requires. */
const groups = { minor: 'Added', major: 'Changed', patch: 'Fixed' } as const;

export interface ChangelogEntry {
  bump: keyof typeof groups;
  /** One or more lines of Markdown: `Sandbox: …`. */
  text: string;
}

/** Returns the changelog with the entries of changesets as a new version, before the others. */
export function withVersion(
  changelog: string,
  version: string,
  date: string,
  entries: ChangelogEntry[],
): string {
  const start = /^## /m.exec(changelog)?.index ?? changelog.length;
  const kinds = Object.entries(groups).flatMap(([bump, kind]) => {
    const own = entries.filter((entry) => entry.bump === bump).toSorted((a, b) => rank(a) - rank(b));
    const items = own.map(({ text }) => `- ${text.trim().replaceAll('\n', '\n  ')}`);
    return items.length > 0 ? [`### ${kind}\n\n${items.join('\n')}`] : [];
  });
  const section = [`## ${version}`, date, ...kinds].join('\n\n');
  const [before, after] = [changelog.slice(0, start).trimEnd(), changelog.slice(start).trimEnd()];
  return `${[before, section, after].filter(Boolean).join('\n\n')}\n`;
}

/** Entries that begin with no part are the last. */
function rank({ text }: ChangelogEntry): number {
  const at = kitParts.findIndex((part) => text.startsWith(part));
  return at < 0 ? kitParts.length : at;
}
