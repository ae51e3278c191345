/** The contract for tools that misread it, or that know no OpenAPI 3.1. Contract tests check both against the same facts. */
import { Converter } from '@apiture/openapi-down-convert';
import { join } from 'node:path';
import { overlay } from '../lib/redocly.ts';
import type { Files } from '../lib/write-files.ts';
import type { Contract } from '../model/bundle.ts';

const made = new WeakMap<Contract, Promise<Files>>();

/** Returns `openapi.compat.json` and `openapi.3.0.json`, made once for a contract. */
export function build(contract: Contract): Promise<Files> {
  const files = made.get(contract) ?? make(contract);
  made.set(contract, files);
  return files;
}

async function make(contract: Contract): Promise<Files> {
  const [compat, reduced] = await Promise.all([
    overlaid(contract, ['compat.overlay.yaml']),
    overlaid(contract, ['compat.overlay.yaml', '3.0.overlay.yaml']),
  ]);
  return {
    'openapi.compat.json': text(compat),
    'openapi.3.0.json': text(new Converter(reduced, { allOfTransform: true }).convert()),
  };
}

async function overlaid({ folder, json }: Contract, names: string[]): Promise<object> {
  const overlays = names.map((name) => join(folder, name));
  const document = (await overlay(join(folder, 'openapi.yaml'), json, overlays)) as Document;
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => [path, withStatuses(item)]);
  return { ...document, paths: Object.fromEntries(paths) as object };
}

interface Document {
  paths?: Record<string, object>;
}

/**
 * Replaces the range of successes by the two statuses that a service usually returns for it, since many tools have no
 * type for a range. An overlay can copy to a place that it names, and not wherever there is a range.
 */
function withStatuses(item: object): object {
  const operations = Object.entries(item).map(([method, operation]: [string, { responses?: object }]) => {
    const responses = Object.entries(operation.responses ?? {}).flatMap(([status, response]) =>
      (status === '2XX' ? ['200', '201'] : [status]).map((each) => [each, response] as const),
    );
    return [
      method,
      responses.length === 0 ? operation : { ...operation, responses: Object.fromEntries(responses) },
    ];
  });
  return Object.fromEntries(operations) as object;
}

const text = (document: object): string => `${JSON.stringify(document, null, 2)}\n`;
