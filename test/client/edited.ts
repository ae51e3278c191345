import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { build } from '../../scripts/artifacts/client/package.ts';
import type { Contract } from '../../scripts/model/bundle.ts';
import type { Document } from '../../scripts/model/document.ts';

const root = join(import.meta.dirname, '../..');

/** A client of which only the contract of the test knows the methods. */
export type AnyClient = Record<string, Record<string, (...given: unknown[]) => Promise<unknown>>>;

/** The package of a client for an edited contract, in a folder where Node and the compiler find it. */
export interface EditedPackage {
  folder: string;
  client: Omit<typeof import('@docproc/client'), 'createClient'> & {
    createClient(options: object): AnyClient;
  };
}

/** Edits a copy of the contract, and renders and loads the client of it. */
export async function edited(edit: (document: Document) => void): Promise<EditedPackage> {
  const files = await filesOf(edit);
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/client-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const entry = pathToFileURL(join(folder, 'client/dist/index.js')).href;
  return { folder, client: await import(/* @vite-ignore */ entry) };
}

/** Edits a copy of the contract, and renders the files of its client. */
export async function filesOf(
  edit: (document: Document) => void,
): Promise<Record<string, string | Uint8Array>> {
  const document = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8'));
  edit(document);
  const contract: Contract = {
    folder: join(root, 'openapi'),
    document,
    json: JSON.stringify(document),
    yaml: '',
  };
  return build(contract);
}
