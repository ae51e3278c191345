/** The contract for tools that misread it, or that know no OpenAPI 3.1. Contract tests check both against the same facts. */
import { jsonFile } from '../lib/json-lines.ts';
import { Converter } from '@apiture/openapi-down-convert';
import { join } from 'node:path';
import { overlay } from '../lib/redocly.ts';
import type { Files } from '../lib/write-files.ts';
import type { BundledContract } from '../model/bundle.ts';

/** Makes `openapi.compat.json` and `openapi.3.0.json`. */
export async function build(contract: BundledContract): Promise<Files> {
  const [compat, reduced] = await Promise.all([
    overlaid(contract, ['compat.overlay.yaml']),
    overlaid(contract, ['compat.overlay.yaml', '3.0.overlay.yaml']),
  ]);
  return {
    'openapi.compat.json': jsonFile(compat),
    'openapi.3.0.json': jsonFile(new Converter(reduced, { allOfTransform: true }).convert()),
  };
}

/** Applies overlays, and replaces the range of successes by the two statuses that a service usually returns for it. */
async function overlaid({ folder, json }: BundledContract, names: string[]): Promise<object> {
  const overlays = names.map((name) => join(folder, name));
  const document = await overlay(join(folder, 'openapi.yaml'), json, overlays);
  return withoutRanges(document as CompatibleDocument, [200, 201]);
}

interface CompatibleDocument {
  paths: Record<string, Record<string, { responses?: Record<string, object> }>>;
}

/**
 * Returns a document with single statuses in place of each `2XX`: many tools have no type for a range. An overlay can copy
 * to a place that it names, and not wherever there is a range.
 */
export function withoutRanges(document: CompatibleDocument, statuses: number[]): object {
  const copy = structuredClone(document);
  for (const { responses } of Object.values(copy.paths).flatMap((item) => Object.values(item))) {
    const { '2XX': range } = responses ?? {};
    if (!responses || !range) continue;
    delete responses['2XX'];
    for (const status of statuses) responses[status] = range;
  }
  return copy;
}
