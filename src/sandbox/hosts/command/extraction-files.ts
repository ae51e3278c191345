import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unkeepable } from '../../request/validate.ts';
import type { Extraction } from '../../testing/public.ts';
import { checkedExtraction } from '../../state/extractions.ts';

/**
 * Returns the extractions that the JSON files of a folder have. One without a `match` is of the files that it is named like:
 * `invoice.pdf.json` of `invoice.pdf`.
 *
 * @throws {TypeError} There is no such folder or no JSON file in it, or one is invalid.
 */
export function readExtractions(folder: string): Extraction[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch (error) {
    throw new TypeError(`--extractions ${folder}: it cannot be read (${(error as Error).message}).`, {
      cause: error,
    });
  }
  const files = names.filter((name) => name.endsWith('.json')).sort();
  if (files.length === 0)
    throw new TypeError(`--extractions ${folder}: it has no file with the extension .json.`);
  return files.map((name) => read(join(folder, name), name.slice(0, -'.json'.length)));
}

function read(path: string, match: string): Extraction {
  let text: string;
  try {
    // Leaves out a byte order mark.
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    throw new TypeError(`${path}: it cannot be read (${(error as Error).message}).`, { cause: error });
  }
  const lost = unkeepable(text);
  if (lost !== undefined) throw new TypeError(`${path}: it ${lost}.`);
  let given: Pick<Extraction, 'pages'>;
  try {
    given = JSON.parse(text) as typeof given;
  } catch (error) {
    throw new TypeError(`${path}: it is not JSON (${(error as Error).message}).`, { cause: error });
  }
  const extraction = { match, ...given };
  checkedExtraction(path, extraction);
  return extraction;
}
