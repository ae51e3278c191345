/** Compares two versions of the contract. */
import type { FileLocation } from '../model/file-locations.ts';
import { type Model, modelOf } from '../model/index.ts';
import type { Statement } from '../model/trace.ts';
import { byBump, type Change } from './change.ts';
import type { Version } from './documents.ts';
import { compareMembers } from './members.ts';
import { operationsOf, reachOf, versionOf } from './reach.ts';
import { compareDocuments } from './redocly.ts';
import type { DiffReport } from './report.ts';
import { changedTexts } from './sentences.ts';
import type { Usage } from './usage.ts';

/** What a comparison uses beside the two versions. */
interface Comparing {
  /** Returns where a part of the later version is written. */
  locationOf: (pointer: string) => FileLocation;
  /** What applications use; each change then says whom it reaches. */
  usages: Usage[];
  /** The statements of the source by the pointers of their places. With them, the report has the sentences that changed. */
  statements?: Map<string, Statement[]>;
  /** Changes besides those of the contract. */
  others?: Change[];
}

/** Returns the changes between two versions, those that matter most first. */
export async function compareVersions(
  before: Version,
  after: Version,
  { locationOf, usages, statements, others = [] }: Comparing,
): Promise<DiffReport> {
  const [one, other] = [before, after].map(({ document, questions }) => modelOf(document, questions)) as [
    Model,
    Model,
  ];
  const found = [...compareMembers(one, other), ...(await compareDocuments(one, other)), ...others];
  const changes = found.toSorted(byBump);
  const versions = [versionOf(one), versionOf(other)] as const;
  const reaches = reachOf(usages, ...versions);
  const operationsAt = operationsOf(...versions);
  const touched = changes.filter(({ bump }) => bump !== 'none').flatMap(operationsAt);
  return {
    base: before.name,
    touched: Object.fromEntries(touched.map(({ id, tag, name }) => [id, `${tag.namespace}.${name}`])),
    changes: changes.map(({ location, ...change }) => ({
      ...change,
      ...(usages.length > 0 && { reaches: reaches(change) }),
      ...(location ?? locationOf(change.pointer)),
    })),
    texts: (statements ? changedTexts(before, after, statements) : []).map((text) => ({
      ...text,
      ...locationOf(text.pointer),
    })),
  };
}
