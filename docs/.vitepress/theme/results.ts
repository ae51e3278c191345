/** The file with the interpretations of a server, as `@docproc/conformance` writes it. */
export interface ServerInterpretation {
  /** ID of the open question. */
  setting: string;
  /** Its interpretation; null if the run did not determine it. */
  value: string | null;
  evidence: string;
}

/** @throws Error if a text is no such file */
export function readResults(text: string): ServerInterpretation[] {
  const wrong = new Error('This is not a result file of @docproc/conformance.');
  let data: { interpretations?: unknown };
  try {
    data = JSON.parse(text) as typeof data;
  } catch {
    throw wrong;
  }
  const found = data?.interpretations;
  if (!Array.isArray(found) || !found.every(isFound)) throw wrong;
  return found as ServerInterpretation[];
}

const isFound = (each: Partial<ServerInterpretation> | null): boolean =>
  typeof each?.setting === 'string' && typeof each.evidence === 'string';
