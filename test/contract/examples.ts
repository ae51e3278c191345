/** Facts about examples: that they exist, fit their schemas, and show what the source states about a response. */
import {
  closedValidator,
  isObject,
  operations,
  resolve,
  schemas,
  type Example,
  type Json,
  type JsonObject,
  type MediaType,
  type Schema,
} from '../support/contract.ts';
import { endpointsOf, isSuccess, responses, type Check, type Fact } from './fact.ts';
import { neverRead } from './interface.ts';
import { detailedErrors } from './words.ts';
import { closedSets, openSets, records, type Endpoint } from './interface.ts';

export const examples: Record<string, Check> = {
  *'every body has a named example'(root) {
    for (const [place, { examples: named = {} }] of mediaTypes(root)) {
      yield [`${place} has an example`, Object.keys(named).length > 0];
      for (const [name, example] of Object.entries(named)) {
        yield [`${place} ${name} has a value`, 'value' in example];
        const isShape = unknownShapes[name];
        if (isShape) yield [`${place} ${name} is what its name says`, isShape(example.value)];
      }
    }
  },

  *'every example fits its schema, which is closed for the purpose'(root) {
    for (const [place, schema, value] of allExamples(root)) yield* fitsExample(place, schema, value, root);
  },

  *'responses show what the operation does'(root) {
    for (const [id, { shows = {} }, op] of endpointsOf(root)) {
      const selected = Object.keys(shows).flatMap((place) => place.split(' ').slice(1, -1));
      for (const [place, wanted] of Object.entries(shows)) {
        const [status = '', ...rest] = place.split(' ');
        const pointer = rest.pop() ?? '';
        const shown = bodies(op.responses?.[status]?.content).filter(([name]) =>
          rest.length > 0 ? rest.includes(name) : !selected.includes(name),
        );
        yield [`${id} ${status} has an example`, shown.length > 0];
        for (const [name, response] of shown) {
          const value = resolve(pointer, { payload: null, error: null, ...(response as JsonObject) });
          const holds = wanted === 'not null' ? value !== null : value === wanted;
          yield [`${id} ${status} ${name} shows ${wanted} at ${pointer}`, holds];
        }
      }
    }
  },

  *'every state is shown'(root) {
    for (const [id, row, op] of endpointsOf(root)) {
      if (op.method !== 'get') continue;
      const shown = bodies(op.responses?.['200']?.content).map(([, body]) => statusOf(body));
      for (const state of statesOf(row)) yield [`${id} shows ${state}`, shown.includes(state)];
    }
  },

  *'rectangles run clockwise from the top left'(root) {
    for (const [place, , value] of allExamples(root)) {
      for (const [a, b, c, d] of rectangles(value)) {
        const clockwise = a[0] < b[0] && a[1] === b[1] && b[0] === c[0] && b[1] < c[1];
        yield [`${place} ${JSON.stringify([a, b, c, d])}`, clockwise && d[0] === a[0] && d[1] === c[1]];
      }
    }
  },

  *'error examples show that the shape is unknown'(root) {
    for (const [id, , op] of endpointsOf(root)) {
      for (const [status, { content = {} }] of responses(op, (code) => !isSuccess(code))) {
        const names = bodies(content).map(([name]) => name);
        for (const name of Object.keys(unknownShapes)) {
          const shown = name !== 'empty' || !detailedErrors.includes(id);
          yield [
            `${id} ${status} ${shown ? 'shows' : 'does not show'} ${name}`,
            names.includes(name) === shown,
          ];
        }
      }
    }
  },
};

/** Returns the states of the record that an operation reads. */
function statesOf({ response }: Endpoint): string[] {
  const record = records[records[response]?.['payload'] ?? ''];
  const set = record?.['status'] ?? '';
  return ({ ...closedSets, ...openSets }[set] ?? []).filter((state) => !neverRead.includes(state));
}

/** How an unspecified shape is shown: by examples named for what they are. */
const unknownShapes: Record<string, (value: Json) => boolean> = {
  object: isObject,
  string: (value) => typeof value === 'string',
  plainText: (value) => typeof value === 'string' && value !== '',
  empty: (value) => value === '',
};

/** Every request and response body of the contract, with its place. */
function* mediaTypes(root: JsonObject): Generator<[place: string, media: MediaType]> {
  for (const { operationId, requestBody, responses = {} } of operations(root)) {
    for (const [type, media] of Object.entries(requestBody?.content ?? {}))
      yield [`${operationId} request ${type}`, media];
    for (const [status, { content = {} }] of Object.entries(responses))
      for (const [type, media] of Object.entries(content)) yield [`${operationId} ${status} ${type}`, media];
  }
}

/** Every example of the contract, with its place and schema: of bodies, parameters and schemas. */
function* allExamples(root: JsonObject): Generator<[place: string, schema: Schema, value: Json]> {
  for (const [place, { schema = true, examples: named = {} }] of mediaTypes(root))
    for (const [name, example] of Object.entries(named)) yield [`${place} ${name}`, schema, example.value];
  for (const { operationId, parameters = [] } of operations(root))
    for (const { name, schema = true, examples: named = {}, example } of parameters) {
      const values = Object.entries<Example>(named).map(([key, { value }]) => [key, value] as const);
      if (example !== undefined) values.push(['example', example]);
      for (const [key, value] of values) yield [`${operationId} parameter ${name} ${key}`, schema, value];
    }
  for (const [pointer, schema] of schemas(root)) {
    const values = [...((schema['examples'] as Json[] | undefined) ?? [])];
    for (const key of ['example', 'default']) if (schema[key] !== undefined) values.push(schema[key]);
    for (const [i, value] of values.entries()) yield [`${pointer} example ${i}`, schema, value];
  }
}

type Point = [number, number];

/** Every value of a field `coordinates`. */
function rectangles(value: Json): [Point, Point, Point, Point][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'coordinates' ? [inner as [Point, Point, Point, Point]] : rectangles(inner),
  );
}

function* fitsExample(place: string, schema: Schema, value: Json, root: JsonObject): Generator<Fact> {
  try {
    const [problem] = closedValidator(schema, root)(value);
    yield [problem ? `${place}: ${problem}` : `${place} fits`, problem === undefined];
  } catch (error) {
    yield [`${place}: ${String(error)}`, false];
  }
}

function bodies(content: Record<string, MediaType> = {}): [name: string, body: Json][] {
  return Object.values(content).flatMap(({ examples: named = {} }) =>
    Object.entries(named).map(([name, { value }]): [string, Json] => [name, value]),
  );
}

function statusOf(body: Json): Json | undefined {
  const payload = isObject(body) ? body['payload'] : undefined;
  return isObject(payload) ? payload['status'] : undefined;
}
