import { jsonFile } from '../lib/json-lines.ts';
import { join } from 'node:path';
import { InputError } from '../lib/cli.ts';
import type { Files } from '../lib/write-files.ts';
import type { BundledContract } from '../model/bundle.ts';
import { overlay } from '../lib/redocly.ts';

/** The document that Prism serves: the bundle with `prism.overlay.yaml` laid over it. */
export async function build({ folder, json }: BundledContract): Promise<Files> {
  const path = join(folder, 'prism.overlay.yaml');
  const overlaid = await overlay(join(folder, 'openapi.yaml'), json, [path]);
  const text = jsonFile(overlaid);
  if (text === json) throw new InputError(`${path} changes nothing: do its targets still exist?`);
  return { 'prism/openapi.json': text };
}
