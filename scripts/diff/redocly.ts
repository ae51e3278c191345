/** What `redocly diff` sees in addition to our rules. */
import { diff } from '../lib/redocly.ts';
import type { Document } from '../model/document.ts';
import type { Change, Bump } from './change.ts';

/**
 * Adds the changes that Redocly reports and that no rule of ours does, at, above or below the same place.
 *
 * Schemas are left out: Redocly compares how they are written, our rules compare what they accept.
 */
export async function withRedocly(changes: Change[], base: Document, revision: Document): Promise<Change[]> {
  const found = await diff(JSON.stringify(base), JSON.stringify(revision));
  const more = found.flatMap(({ typeName, impact, verdicts, base: before, revision: after }): Change[] => {
    const pointer = (after ?? before)?.pointer ?? '#';
    const places = [before?.pointer, after?.pointer].filter((each) => each !== undefined);
    if (typeName.startsWith('Schema') || verdicts.length === 0) return [];
    const isKnown = ({ pointer: at, basePointer = at }: Change) =>
      places.some((place) => overlaps(at, place) || overlaps(basePointer, place));
    if (changes.some(isKnown)) return [];
    const [{ ruleId, message } = { ruleId: 'change', message: 'Redocly reports a change.' }] = verdicts;
    return [
      {
        rule: `redocly/${ruleId}`,
        bump: impact as Bump,
        audiences: ['sends', 'receives'],
        pointer,
        message,
      },
    ];
  });
  return [...changes, ...more];
}

const overlaps = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
