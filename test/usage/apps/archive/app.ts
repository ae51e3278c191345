/** Spreads results into records of its own. */
import type { Docproc, Upload } from '@docproc/client';

export type Entry = Upload & { archived: boolean };

export async function entryOf(docproc: Docproc, id: string): Promise<Entry> {
  return { ...(await docproc.uploads.get(id)), archived: false };
}

export async function archive(docproc: Docproc, id: string): Promise<Entry> {
  return { ...(await docproc.uploads.move(id, 'archive')), archived: true };
}
