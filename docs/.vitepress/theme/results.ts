/** The file with the interpretations of a server, as `@docproc/conformance` writes it. */
export interface Found {
  /** ID of the open question. */
  setting: string;
  /** Its interpretation; null if the run did not determine it. */
  value: string | null;
  evidence: string;
}

/** @throws Error if a text is no such file */
export function readResults(text: string): Found[] {
  const wrong = new Error('This is not a result file of @docproc/conformance.');
  let data: { interpretations?: unknown };
  try {
    data = JSON.parse(text) as typeof data;
  } catch {
    throw wrong;
  }
  const found: unknown = data?.interpretations;
  if (!Array.isArray(found) || !found.every(isFound)) throw wrong;
  return found;
}

function isFound(each: unknown): each is Found {
  if (typeof each !== 'object' || each === null) return false;
  const { setting, value, evidence } = each as Partial<Found>;
  return (
    typeof setting === 'string' &&
    (value === null || typeof value === 'string') &&
    typeof evidence === 'string'
  );
}
