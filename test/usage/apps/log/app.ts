/** Writes results as they are. */
import type { Docproc } from '@docproc/client';

export async function decide(docproc: Docproc, id: string, log: (line: string) => void): Promise<void> {
  log(JSON.stringify(await docproc.tasks.approve(id)));
  log(JSON.stringify(structuredClone(await docproc.tasks.disapprove(id))));
}
