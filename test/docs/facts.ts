import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import type { Contract, Document } from '../../scripts/model/bundle.ts';
import { root } from '../artifacts/project.ts';

/** The committed bundle, as scripts are given it; `change` may spoil it first. */
export function bundled(change: (document: Document) => void = () => {}): Contract {
  const document = structuredClone(bundle) as Document;
  change(document);
  return {
    folder: join(root, 'openapi'),
    document,
    json: `${JSON.stringify(document, null, 2)}\n`,
    yaml: readFileSync(join(root, 'generated/openapi.yaml'), 'utf8'),
  };
}
