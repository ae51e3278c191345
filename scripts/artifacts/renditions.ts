/** The contract for tools that misread it, or that know no OpenAPI 3.1. Contract tests hold both to the same facts. */
import { Converter } from '@apiture/openapi-down-convert';
import { join } from 'node:path';
import { bundle } from '../lib/redocly.ts';
import type { Files } from '../lib/write-files.ts';
import type { Contract } from '../model/bundle.ts';

const made = new WeakMap<Contract, Promise<Files>>();

/** Returns `openapi.compat.json` and `openapi.3.0.json`, made once for a contract. */
export function build(contract: Contract): Promise<Files> {
  const files = made.get(contract) ?? make(contract.folder);
  made.set(contract, files);
  return files;
}

async function make(folder: string): Promise<Files> {
  const overlays = ['compat.overlay.yaml', '3.0.overlay.yaml'].map((name) => join(folder, name));
  const [compat, reduced] = await Promise.all([
    overlay(folder, overlays.slice(0, 1)),
    overlay(folder, overlays),
  ]);
  return {
    'openapi.compat.json': text(compat),
    'openapi.3.0.json': text(new Converter(reduced, { allOfTransform: true }).convert()),
  };
}

async function overlay(folder: string, overlays: string[]): Promise<object> {
  return Object(await bundle(join(folder, 'openapi.yaml'), overlays)) as object;
}

const text = (document: object): string => `${JSON.stringify(document, null, 2)}\n`;
