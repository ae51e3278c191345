/** What processing finds in a document, where a test decides it in place of the examples of the contract. */
import type { Json } from '../contract/types.ts';
import { bytesOf } from '../contract/text.ts';
import type { State, StoredRecord, Team } from '../state/state.ts';
import { grow } from '../state/store.ts';
import type { StoredExtraction, Extraction } from '../state/extractions.ts';

/** A file that processing looks at. One of a task that a test seeds has only its name. */
interface ProcessedFile {
  name: string;
  sha256?: string;
  order?: number;
}

/** Returns what processing finds in a file; undefined if no test decides it. */
export const extractionOf = (state: State, team: Team, file: ProcessedFile): StoredExtraction | undefined =>
  [...state.extractions, ...team.extractions].findLast(({ match }) => matches(match, file));

function matches(match: Extraction['match'], file: ProcessedFile): boolean {
  if (typeof match === 'string') return fits(match, file.name);
  const { name, sha256, order } = match;
  if (name !== undefined && !fits(name, file.name)) return false;
  if (sha256 !== undefined && sha256.toLowerCase() !== file.sha256) return false;
  return order === undefined || order === file.order;
}

/** Whether a name fits a pattern. A regular expression could take time without end. */
function fits(pattern: string, name: string): boolean {
  const text = name.toLowerCase();
  const [start = '', ...parts] = pattern.toLowerCase().split('*');
  const end = parts.pop();
  if (end === undefined) return text === start;
  if (!text.startsWith(start)) return false;
  let at = start.length;
  for (const part of parts) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at + end.length <= text.length && text.endsWith(end);
}

/** Decides what processing finds for a task. */
export function setExtracted(
  state: State,
  team: Team,
  record: StoredRecord,
  extraction: StoredExtraction | undefined,
): void {
  if (!extraction) return;
  const { pages, ids } = extraction;
  record.extracted = { pages: ids === 'renumber' ? renumbered(pages, record.id) : pages };
  const bytes = bytesOf(pages);
  record.bytes += bytes;
  grow(state, team, bytes);
}

function renumbered(pages: Json, task: string): Json {
  let count = 0;
  const text = JSON.stringify(pages, (key, value: unknown) => (key === 'id' ? `${task}-${++count}` : value));
  return JSON.parse(text) as Json;
}
