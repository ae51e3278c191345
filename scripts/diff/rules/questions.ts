/** Compares the catalogs of open questions, and where the contract names each question. */
import type { OpenQuestion } from '../../model/index.ts';
import type { QuestionNames, Surface } from '../../model/surface/index.ts';
import { upperFirst } from '../../model/names.ts';
import { type Context, list, pairs, same, shown, without } from '../context.ts';

export function compareQuestions(context: Context): void {
  const { base, revision } = context;
  comparePlaces(context);
  if (!base.questions || !revision.questions) return;
  const byId = (all: OpenQuestion[]) => all.map((each): [string, OpenQuestion] => [each.id, each]);
  for (const { a, b } of pairs(byId(base.questions), byId(revision.questions)))
    if (a && b && a !== b) compareEntry(context, a, b);
}

function comparePlaces({ base, revision, changes }: Context): void {
  const title = (surface: Surface, id: string) =>
    surface.questions?.find((question) => question.id === id)?.title ?? id;
  const [before, after] = [base.questionPlaces, revision.questionPlaces];
  const [asked, asks] = [before, after].map((places) => new Map(firstPlaces(places))) as [Places, Places];
  for (const [id, pointer] of asks) {
    if (asked.has(id)) continue;
    const message = `There is a new open question ${shown(id)}: ${title(revision, id)}.`;
    changes.add('question-opened', 'minor', ['receives', 'serves'], pointer, message);
  }
  for (const [id, pointer] of asked) {
    if (asks.has(id)) continue;
    const message = `The open question ${shown(id)} is resolved or removed: ${title(base, id)}.`;
    changes.add('question-resolved', 'minor', ['receives', 'serves'], pointer, message);
  }
  for (const { name: key, a, b } of pairs([...before], [...after])) {
    if (a?.ids.join() === b?.ids.join()) continue;
    // A part that is not in both versions is a change of its own.
    const [old, now] = [base.questionsAt(key), revision.questionsAt(key)];
    if (!old || !now) continue;
    const [had, has] = [new Set(old), new Set(now)];
    const left = [...without(had, has)].filter((id) => asks.has(id));
    const joined = [...without(has, had)].filter((id) => asked.has(id));
    const where = key.replace(/^#\/|^operation\//, '').replaceAll('/', ' › ');
    if (left.length > 0) {
      const message = `At ${where}, the contract leaves less open: ${list(left)}.`;
      changes.add('question-left', 'minor', ['receives', 'serves'], a?.pointer ?? key, message);
    }
    if (joined.length > 0) {
      const message = `At ${where}, the contract leaves more open: ${list(joined)}.`;
      changes.add('question-applies', 'minor', ['receives', 'serves'], b?.pointer ?? key, message);
    }
  }
}

type Places = Map<string, string>;

/** The ids of the questions that places name, each with the pointer of the first place. */
function* firstPlaces(places: Map<string, QuestionNames>): Generator<[string, string]> {
  const seen = new Set<string>();
  for (const { pointer, ids } of places.values())
    for (const id of ids) {
      if (!seen.has(id)) yield [id, pointer];
      seen.add(id);
    }
}

/** Members of an entry that state the interpretation of a part of the kit. */
const parts = new Set(['contract', 'mock', 'sandbox', 'client']);

function compareEntry({ changes }: Context, a: OpenQuestion, b: OpenQuestion): void {
  const pointer = `open-questions/${b.id}`;
  const { setting: before, ...texts } = a;
  const { setting: after, ...newTexts } = b;
  for (const { name, a: old, b: text } of pairs(Object.entries(texts), Object.entries(newTexts))) {
    if (same(old, text)) continue;
    const assumes = parts.has(name) ? `what the ${name} assumes for` : `the ${name} of`;
    const message = `${upperFirst(assumes)} the open question ${shown(b.id)} is worded in another way.`;
    changes.add('text-changed', 'patch', [], `${pointer}/${name}`, message);
  }
  if (before?.default !== after?.default && before && after) {
    const message = `The sandbox interprets ${shown(b.id)} as ${shown(after.default)} by default now; it was ${shown(before.default)}.`;
    changes.add('question-default', 'major', ['receives', 'serves'], `${pointer}/setting/default`, message);
  }
  const [had, has] = [new Set(before?.values), new Set(after?.values)];
  const [lost, gained] = [without(had, has), without(has, had)];
  if (lost.size > 0) {
    const message = `The sandbox setting ${shown(b.id)} has no value ${list(lost)} any more.`;
    changes.add('setting-removed', 'major', ['receives'], `${pointer}/setting/values`, message);
  }
  if (gained.size > 0) {
    const message = `The sandbox setting ${shown(b.id)} has the new value ${list(gained)}.`;
    changes.add('setting-added', 'minor', ['receives'], `${pointer}/setting/values`, message);
  }
}
