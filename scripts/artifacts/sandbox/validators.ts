import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import type { Document, Schema } from '../../model/bundle.ts';

const contract = 'contract';

/**
 * A JavaScript module that exports a validator for each of the schemas, by name. It imports nothing.
 * A validator ends at the first problem, so that hostile input costs no more than reading it.
 */
export function validatorsModule(document: Document, schemas: Record<string, Schema>): string {
  // Not strict: a bundle is no schema, and the contract's own x- fields are no keywords.
  const ajv = new Ajv2020({ strict: false, validateFormats: false, code: { source: true, esm: true } });
  ajv.addSchema({ $id: contract, components: document.components });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(absolute(schema), name);
  const names = Object.fromEntries(Object.keys(schemas).map((name) => [name, name]));
  const text = standalone.default(ajv, names);
  if (/\brequire\(|^import /m.test(text)) {
    throw new Error(
      'A keyword of the contract needs code from Ajv at run time, which the sandbox does not carry.',
    );
  }
  return text.replace(/^"use strict";/, '');
}

/** The same schema with its references into the bundle made absolute. */
function absolute(node: Schema): Schema {
  const text = JSON.stringify(node).replaceAll('"$ref":"#/', `"$ref":"${contract}#/`);
  return JSON.parse(text) as Schema;
}

/**
 * A copy of a schema in which no object takes a field that it does not declare, at any depth.
 * References are resolved: the copy stands alone.
 */
export function closed(document: Document, schema: Schema): Schema {
  const close = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(close);
    if (typeof node !== 'object' || node === null) return node;
    const { $ref, ...rest } = node as Schema;
    if ($ref) return close(document.components.schemas?.[$ref.split('/').at(-1) ?? '']);
    const copy = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, close(value)]));
    return rest.properties ? { ...copy, additionalProperties: false } : copy;
  };
  return close(schema) as Schema;
}
