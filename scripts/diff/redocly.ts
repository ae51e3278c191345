/** What `redocly diff` reports about the requests and responses that the contract describes, as changes. */
import { canonical } from '../../src/shared/json.ts';
import { diff, type RedoclyChange } from '../lib/redocly-cli.ts';
import type { Model } from '../model/index.ts';
import { type Normalized, normalize } from '../model/normalize.ts';
import { type Audience, ChangeCollector } from './change.ts';
import { readableName, renames, sentence } from './comparison.ts';
import { isSent, rate } from './ratings.ts';

/** Returns the changes that Redocly finds between the requests and responses of two versions. */
export async function compareDocuments(base: Model, revision: Model): Promise<ChangeCollector['list']> {
  const changes = new ChangeCollector();
  const [before, after] = [normalize(base.document), normalize(revision.document)];
  if (canonical(before.document) === canonical(after.document)) return changes.list;
  const all = await diff(withPositions(before), withPositions(after));
  const isRenamed = renames(base.document, revision.document);
  // What is there only to be referred to is no change.
  const used = all.filter(({ path }) => !path.startsWith('#/components/'));
  const placed = used.map((found) => {
    const [version, side] = found.revision ? [after, found.revision] : [before, found.base];
    return { found, pointer: version.originOf(side?.pointer ?? '#', found.kind !== 'modified') };
  });
  // Redocly has a verdict on some of the uses of a part.
  const verdicts = new Map(
    placed.flatMap(({ found, pointer }) => found.verdicts.map((each) => [pointer, each] as const)),
  );
  for (const { found, pointer } of placed) {
    const verdict = verdicts.get(pointer);
    const bump = rate(found, { all, isRenamed });
    const message = messageOf(found, pointer, verdict?.message, revision);
    const rule = verdict?.ruleId ?? 'document-changed';
    const isRename = found.property === 'key' && found.base;
    const basePointer = isRename ? before.originOf(isRename.pointer, true) : undefined;
    changes.add(rule, bump, audiencesOf(found.path), pointer, message, basePointer);
  }
  return changes.list;
}

/** Redocly compares items in any order, so those of tuples state their positions. */
const withPositions = ({ document }: Normalized): string =>
  JSON.stringify(document, (name, value: unknown) =>
    name === 'prefixItems' && Array.isArray(value)
      ? value.map((item: object, index) => ({ ...item, $comment: `${index}` }))
      : value,
  );

function audiencesOf(path: string): Audience[] {
  const sent = isSent(path);
  return [
    ...(sent === false ? [] : ['sends' as const]),
    ...(sent === true ? [] : ['receives' as const]),
    'serves',
  ];
}

/** Says what changed at a place, in the words of Redocly if it has some. */
function messageOf(
  { kind, typeName, property, base, revision }: RedoclyChange,
  pointer: string,
  verdict: string | undefined,
  { operations }: Model,
): string {
  if (verdict && /^(Paths?|PathItem|Operation|Server)/.test(typeName)) return verdict;
  const operation = operations.find((each) => pointer.startsWith(each.pointer));
  const name = operation ? pointer.replace(operation.pointer, `#/operations/${operation.id}`) : pointer;
  const place = readableName(name);
  if (verdict) return `\`${place}\`: ${verdict}`;
  if (property === 'key') return `\`${place}\` was called \`${String(base?.value)}\`.`;
  return sentence(kind, place, property === undefined ? [] : [base?.value, revision?.value]);
}
