/** Reads a recorded form, of which recorders keep the parts, their heads, or nothing. */
import type { HarParam } from '../../shared/har.ts';

/** What is known of a form that was recorded as a whole. */
export interface SentForm {
  /** Names of the fields, one for each part. */
  names: readonly string[];
  /** Values of the fields that are no files. */
  values: Readonly<Record<string, string>>;
  /** Whether every byte but those of files is known. */
  exact: boolean;
}

/**
 * Returns a form; undefined if it was not recorded as a whole.
 *
 * @param fields Names that the contract has.
 */
export function readForm(
  { mimeType = '', params }: { mimeType?: string; params?: HarParam[] },
  text: string,
  fields: readonly string[],
): SentForm | undefined {
  const parts = partsOf(mimeType, text);
  if (parts) return formOf(parts, true);
  // Some recorders take a form of another type apart, and list what is no field.
  if (!Array.isArray(params) || params.length === 0) return undefined;
  if (params.some(({ name = '' }) => !fields.includes(name))) return undefined;
  return formOf(
    params.map(({ name = '', value = '', fileName = '' }) => ({ name, value, isFile: fileName !== '' })),
    false,
  );
}

interface Part {
  name: string;
  value: string;
  isFile: boolean;
}

function partsOf(mimeType: string, text: string): Part[] | undefined {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(mimeType) ?? [];
  const boundary = `--${quoted ?? plain ?? ''}`;
  if (boundary === '--' || !text.includes(`${boundary}--`)) return undefined;
  return text
    .split(boundary)
    .slice(1, -1)
    .map((part) => {
      const [head = '', ...rest] = part.split(/\r?\n\r?\n/);
      const name = /[\s;]name="?([^";\r\n]*)/i.exec(head)?.[1] ?? '';
      return { name, isFile: /[\s;]filename\*?=/i.test(head), value: rest.join('\n\n').trim() };
    });
}

const formOf = (parts: readonly Part[], exact: boolean): SentForm => ({
  names: parts.map(({ name }) => name),
  values: Object.fromEntries(parts.flatMap(({ name, value, isFile }) => (isFile ? [] : [[name, value]]))),
  exact,
});
