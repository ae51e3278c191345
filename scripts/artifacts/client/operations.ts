import type { Entry } from './entries.ts';

/** The module `contract`: the table of operations, the limits, the version. */
export function contractModule(entries: Entry[], version: string): string {
  const rows = entries.map(({ id, verb, path, scopes: [scope], responses, body, result }) => {
    const answer = !result.name ? 'unknown' : result.schema.properties?.['payload'] ? 'payload' : 'object';
    const row = {
      id,
      method: verb,
      path,
      ...(scope && { scope }),
      statuses: responses.map(([status]) => status),
      ...(body?.multipart && { multipart: true }),
      answer,
    };
    return `${id}: ${JSON.stringify(row)},`;
  });
  const limits = entries.find((entry) => entry.limits)?.limits ?? {};
  const { fileSize, fileCount } = limits;
  if (fileSize?.unit !== 'MB' || !fileCount)
    throw new Error('x-limits: fileSize in MB and fileCount are needed');
  return `
export interface Operation {
  /** operationId in the contract. */
  id: string;
  method: string;
  path: string;
  /** What the key must be allowed to do; absent if that is not known. */
  scope?: string;
  /** Statuses that the contract lists; \`2XX\` stands for all from 200 to 299. */
  statuses: readonly string[];
  multipart?: boolean;
  /** The form of a success: an object with a \`payload\`, another object, or not known. */
  answer: 'payload' | 'object' | 'unknown';
}

/** Version of this package. */
export const version: string = '${version}';

export const operations: Record<${entries.map(({ id }) => `'${id}'`).join(' | ')}, Operation> = {
  ${rows.join('\n  ')}
};

/** Bytes per file, counting 1,048,576 to a megabyte, and files per upload. */
export const limits: { fileSize: number; fileCount: number } = {
  fileSize: ${fileSize.value * 2 ** 20},
  fileCount: ${fileCount.value},
};
`;
}
