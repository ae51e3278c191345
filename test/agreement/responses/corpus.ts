/** One corpus of responses: each documented status with a body that conforms, and with bodies that do not. */
import { invalidBodies } from '../../../scripts/artifacts/conformance/invalid.ts';
import { generatedValue } from '../../../scripts/artifacts/generated-values.ts';
import type { Json, Model, Operation } from '../../../scripts/model/index.ts';
import { ajvOf, placesBy } from '../places.ts';

export interface ResponseCase {
  /** Unique in the corpus: operation, status and what is particular about the response. */
  label: string;
  operation: Operation;
  /** As it is sent. */
  status: number;
  /** As the contract lists it. */
  listed: string;
  /** Media type; empty if there is none. */
  type: string;
  text: string;
  /** The value of the body; undefined if it is not in its media type. */
  value?: Json;
  valid: boolean;
}

/** A status that no operation lists. */
const unlisted = 418;

/** Returns the responses. Each keyword of a schema is violated once, and each response at least once. */
export function responseCorpus(model: Model): ResponseCase[] {
  const ajv = ajvOf(model, { allErrors: true, validateFormats: false });
  const violated = new Set<string>();
  const cases = model.operations.flatMap((operation) => {
    const own = operation.responses.flatMap(({ status, contents }) =>
      contents.flatMap(({ mediaType, schema, examples }): ResponseCase[] => {
        const make = (what: string, value: Json, valid: boolean): ResponseCase => ({
          label: `${operation.id} ${status} ${mediaType} ${what}`,
          operation,
          status: Number(status.replace('XX', '00')),
          listed: status,
          type: mediaType,
          text: typeof value === 'string' && !isJson(mediaType) ? value : JSON.stringify(value),
          value,
          valid,
        });
        const shown = examples.map(({ name, value }) => make(`example ${name}`, value, true));
        const [first] = examples;
        const usual = first?.value ?? (schema ? generatedValue(schema) : null);
        const good = shown.length > 0 ? shown : [make('sample', usual, true)];
        const faults =
          schema && isJson(mediaType)
            ? invalidBodies(
                placesBy(ajv, schema.schemaObject),
                schema,
                usual,
                `${operation.pointer}/responses/${status}`,
              )
            : [];
        const kept = faults.filter(({ pointer }, index) => index === 0 || !violated.has(pointer));
        for (const { pointer } of kept) violated.add(pointer);
        return [...good, ...kept.map(({ name, value }) => make(`against ${name}`, value, false))];
      }),
    );
    return [...own, ...others(operation, own)];
  });
  return [...new Map(cases.map((each) => [each.label, each])).values()];
}

/** Responses that are wrong whatever their schema is: another status, another media type, and no JSON. */
function others({ id }: Operation, own: readonly ResponseCase[]): ResponseCase[] {
  const [usual] = own.filter(({ valid, status }) => valid && status < 300);
  if (!usual || usual.value === undefined) return [];
  const { value: _, ...plain } = usual;
  const label = (what: string): string => `${id} ${usual.listed} ${what}`;
  return [
    { ...usual, label: `${id} ${unlisted}`, status: unlisted, listed: String(unlisted), valid: false },
    { ...plain, label: label('as text/html'), type: 'text/html', text: '<html></html>', valid: false },
    { ...plain, label: label('that is cut off'), text: usual.text.slice(0, -1), valid: false },
  ];
}

export const isJson = (mediaType: string): boolean => /[/+]json$/.test(mediaType);
