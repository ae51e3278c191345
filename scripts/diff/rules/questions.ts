/** Compares the catalogs of open questions, and where the contract names each question. */
import type { Model, OpenQuestion } from '../../model/index.ts';
import { type DescribedObjects, referred } from '../../model/described-objects.ts';
import { type Comparison, list, pairs, readableName, same, formatValue, without } from '../comparison.ts';

export function compareQuestions(comparison: Comparison): void {
  const { base, revision } = comparison;
  comparePlaces(comparison);
  const byId = (all: OpenQuestion[]) => all.map((each): [string, OpenQuestion] => [each.id, each]);
  for (const { a, b } of pairs(byId(base.questions), byId(revision.questions)))
    if (a && b && a !== b) compareEntry(comparison, a, b);
}

function comparePlaces({ base, revision, changes }: Comparison): void {
  const title = (model: Model, id: string) =>
    model.questions.find((question) => question.id === id)?.title ?? id;
  const [before, after] = [firstPlaces(base.describedObjects), firstPlaces(revision.describedObjects)];
  for (const [id, pointer] of after) {
    if (before.has(id)) continue;
    const message = `There is a new open question ${formatValue(id)}: ${title(revision, id)}.`;
    changes.add('question-opened', 'minor', ['receives', 'serves'], pointer, message);
  }
  for (const [id, pointer] of before) {
    if (after.has(id)) continue;
    const message = `The open question ${formatValue(id)} is resolved or removed: ${title(base, id)}.`;
    changes.add('question-resolved', 'minor', ['receives', 'serves'], pointer, message);
  }
  for (const { name, a, b } of pairs([...base.describedObjects], [...revision.describedObjects])) {
    // A part that is not in both versions is a change of its own.
    if (!a || !b || same(a.questions, b.questions)) continue;
    const [had, has] = [
      questionsAt(base.describedObjects, name),
      questionsAt(revision.describedObjects, name),
    ];
    const left = [...without(had, has)].filter((id) => after.has(id));
    const joined = [...without(has, had)].filter((id) => before.has(id));
    if (left.length > 0) {
      const message = `At ${readableName(name)}, the contract leaves less open: ${list(left)}.`;
      changes.add('question-left', 'minor', ['receives', 'serves'], a.pointer, message);
    }
    if (joined.length > 0) {
      const message = `At ${readableName(name)}, the contract leaves more open: ${list(joined)}.`;
      changes.add('question-applies', 'minor', ['receives', 'serves'], b.pointer, message);
    }
  }
}

/** The open questions that a place names, or what it refers to. */
const questionsAt = (places: DescribedObjects, name: string): Set<string> =>
  new Set([...referred(places, name)].flatMap(({ questions }) => questions));

/** The ids of the questions that the contract names, each with the pointer of the first place. */
function firstPlaces(places: DescribedObjects): Map<string, string> {
  const first = new Map<string, string>();
  for (const [name, { pointer, questions }] of places)
    // An entry of the catalog is not a part that it applies to.
    for (const id of name.startsWith('#') ? questions : []) if (!first.has(id)) first.set(id, pointer);
  return first;
}

function compareEntry({ changes }: Comparison, a: OpenQuestion, b: OpenQuestion): void {
  const pointer = `open-questions/${b.id}`;
  const { setting: before } = a;
  const { setting: after } = b;
  for (const key of ['kind', 'source', 'answeredBy'] as const) {
    if (same(a[key], b[key])) continue;
    const message = `The \`${key}\` of the open question ${formatValue(b.id)} changes.`;
    changes.add('question-changed', 'patch', [], `${pointer}/${key}`, message);
  }
  if (before?.default !== after?.default && before && after) {
    const message = `The default of the setting ${formatValue(b.id)} is ${formatValue(after.default)} now; it was ${formatValue(before.default)}.`;
    changes.add('question-default', 'major', ['receives', 'serves'], `${pointer}/setting/default`, message);
  }
  const [had, has] = [new Set(before?.values), new Set(after?.values)];
  const [lost, gained] = [without(had, has), without(has, had)];
  if (lost.size > 0) {
    const message = `The sandbox setting ${formatValue(b.id)} has no value ${list(lost)} any more.`;
    changes.add('setting-removed', 'major', ['receives'], `${pointer}/setting/values`, message);
  }
  if (gained.size > 0) {
    const message = `The sandbox setting ${formatValue(b.id)} has the new value ${list(gained)}.`;
    changes.add('setting-added', 'minor', ['receives'], `${pointer}/setting/values`, message);
  }
}
