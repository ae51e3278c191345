/** Compares texts, which promise nothing that the rest of the contract does not. */
import { type DescribedObject, type DescribedObjects, referred } from '../../model/described-objects.ts';
import { type Comparison, pairs, readableName } from '../comparison.ts';

/** Reports the texts that changed at places that both versions have. */
export function compareTexts({ base, revision, changes }: Comparison): void {
  for (const { name, a, b } of pairs([...base.describedObjects], [...revision.describedObjects])) {
    if (!a || !b || isSameReference(a, b)) continue;
    const [had, has] = [textsAt(base.describedObjects, name), textsAt(revision.describedObjects, name)];
    for (const { name: key, a: before = '', b: after = '' } of pairs([...had], [...has])) {
      // The version bump of the effects is that of the transition.
      if (before === after || key === 'effects') continue;
      const message = `The ${key} of ${readableName(name)} is worded in another way.`;
      changes.add('text-changed', 'patch', [], `${b.pointer}/${key}`, message);
    }
  }
}

/** Whether two places only refer to the same place, which is compared on its own. */
const isSameReference = (a: DescribedObject, b: DescribedObject): boolean =>
  a.target !== undefined && a.target === b.target && Object.keys({ ...a.texts, ...b.texts }).length === 0;

/** The texts of a place. Those next to a reference replace those that it leads to. */
const textsAt = (places: DescribedObjects, name: string): Map<string, string> =>
  new Map([...referred(places, name)].toReversed().flatMap(({ texts }) => Object.entries(texts)));
