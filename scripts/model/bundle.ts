import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stringify } from 'yaml';
import { InputError } from '../lib/cli.ts';
import { jsonFile } from '../lib/json-lines.ts';
import type { Files } from '../lib/write-files.ts';
import type { Document } from './document.ts';
import { describeOperations } from './derived-texts.ts';
import { inlinePathItems } from './references.ts';
import { bundle } from '../lib/redocly.ts';

/** The contract, bundled into one document. Scripts read it and do not change it. */
export interface BundledContract {
  /** The folder that contains openapi.yaml and what scripts read next to it, such as overlays. */
  folder: string;
  document: Document;
  json: string;
  /** Strings such as `yes` or `2026-01-01` are quoted, so that parsers of YAML 1.1 read strings too. */
  yaml: string;
}

/**
 * Bundles `openapi.yaml` and every file that it refers to into one document. Components have the names of
 * their files, and the descriptions of operations end with what their data states.
 *
 * @throws InputError with file, line and column of what cannot be read or referred to
 */
export async function loadContract(folder: string): Promise<BundledContract> {
  const path = join(folder, 'openapi.yaml');
  if (!existsSync(path)) {
    throw new InputError(
      `${relative('', path)} is missing. Run this from the root of the project, the folder that contains openapi/.`,
    );
  }
  // Whether the rest has its shape is for lint to check.
  const document = (await bundle(path)) as Document;
  if (document.components && document.paths) inlinePathItems(document);
  for (const key of ['info', 'paths', 'components'] as const) {
    if (!document[key])
      throw new InputError(`${relative('', path)} has no \`${key}\`. Add it and build again.`);
  }
  describeOperations(document);
  const json = jsonFile(document);
  let yaml: string | undefined;
  return {
    folder,
    document,
    json,
    // Written when it is asked for: by then the other threads are at work.
    get yaml() {
      return (yaml ??= stringify(document, { lineWidth: 0, compat: 'yaml-1.1' }));
    },
  };
}

/** The bundle itself: `openapi.json`. */
export async function build({ json }: BundledContract): Promise<Files> {
  return { 'openapi.json': json };
}
