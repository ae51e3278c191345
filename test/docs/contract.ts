import { join } from 'node:path';
import { stringify } from 'yaml';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import { type SiteModel, withTroubleshooting } from '../../scripts/artifacts/site/site-model.ts';
import { type BundledContract, readModel } from '../../scripts/model/index.ts';
import { root } from '../artifacts/project.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the tests make changes that types forbid
export type Patched = any;

/** The bundle, as scripts are given it; `change` may change it first. */
export function bundled(change: (document: Patched) => void = () => {}): BundledContract {
  const document = structuredClone(bundle) as Patched;
  change(document);
  return {
    folder: join(root, 'openapi'),
    document,
    json: `${JSON.stringify(document, null, 2)}\n`,
    yaml: stringify(document),
  };
}

/** What the pages render, of a contract that may be changed first. */
export const siteModel = async (
  change?: (document: Patched) => void,
  warn: (message: string) => void = () => {},
): Promise<SiteModel> => withTroubleshooting(await readModel(bundled(change)), warn);

/** An object of the contract, to be changed. */
export const at = (document: Patched, ...keys: string[]): Patched =>
  keys.reduce((node, key) => node[key], document);
