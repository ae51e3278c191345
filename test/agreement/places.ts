import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import type { Model } from '../../scripts/model/index.ts';

/** Returns Ajv with the components of a contract, by the pointers that `inContract` makes of references. */
export function ajvOf({ document }: Model, options: Options): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, logger: false, ...options });
  return ajv.addSchema({ $id: 'contract', components: { schemas: document.components.schemas ?? {} } });
}

const inContract = (schema: unknown): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/')) as object;

/** Judges by a schema of the contract with Ajv, and returns the places of what is wrong. */
export function placesBy(ajv: Ajv2020, schema: unknown): (value: unknown) => string[] {
  const validate = ajv.compile(inContract(schema));
  return (value) => (validate(value) ? [] : (validate.errors ?? []).map(({ instancePath }) => instancePath));
}
