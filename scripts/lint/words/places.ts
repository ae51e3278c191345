/** Checks the sentences of operations and schemas against what the same place of the contract states as data. */
import { escape } from '../../lib/pointer.ts';
import type { LifecycleField, Model, Operation, Schema } from '../../model/index.ts';
import { words } from '../../model/names.ts';
import { documentedFor } from '../../model/statuses.ts';
import { operationPointer, operationTexts, stateTexts } from '../../model/texts.ts';
import type { Finding } from '../examples/shown.ts';

const numbers: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 };

export function findWrongWords(model: Model): Finding[] {
  return [
    ...model.operations.flatMap((operation) => [...ofOperation(operation, model)]),
    ...Object.entries(model.schemas).flatMap(([name, schema]) => [
      ...ofSchema(schema, `#/components/schemas/${escape(name)}`, name, model),
    ]),
    ...model.operations.flatMap((operation) => [...ofParameters(operation)]),
  ];
}

function* ofOperation(operation: Operation, model: Model): Generator<Finding> {
  const { id, transition, responses, shorthandOf, method, description } = operation;
  const at = operationPointer(operation);
  const lifecycle = Object.values(model.resources).find(({ name }) => name === operation.record)?.lifecycle;
  const states = Object.keys(lifecycle?.states ?? {});
  const involved = new Set(transition && lifecycle ? statesOf(transition, lifecycle) : states);
  for (const [pointer, text] of operationTexts(operation)) {
    for (const [state = ''] of text.matchAll(/\b[A-Z][A-Z_]+\b/g)) {
      if (!isState(state, model) || involved.has(state)) continue;
      const message = `${id} has nothing to do with ${state}: its transition involves ${[...involved].join(', ') || 'no state'}. Correct the sentence or the transition.`;
      yield { pointer, message, rule: 'words/operation-states' };
    }
    for (const [status = ''] of text.matchAll(/(?<![\w.,$-])[2-5]\d\d\b(?! (?:files|MB|documents))/g)) {
      if (documentedFor(responses, status)) continue;
      const message = `${id} does not list ${status}. Its statuses are ${responses.map((each) => each.status).join(', ')}.`;
      yield { pointer, message, rule: 'words/operation-statuses' };
    }
    for (const [, name = '', set] of text.matchAll(/sets? `(\w+)` to (true|false)/g)) {
      if (String(transition?.to?.[name]?.value) === set) continue;
      const message = `The transition of ${id} does not set \`${name}\` to ${set}. Correct the sentence or the transition.`;
      yield { pointer, message, rule: 'words/operation-effects' };
    }
    for (const [found] of text.matchAll(/\b(?:GET|PUT|POST|PATCH|DELETE)\b/g)) {
      if (found === method) continue;
      yield { pointer, message: `${id} is ${method}, not ${found}.`, rule: 'words/operation-method' };
    }
    for (const [, name] of text.matchAll(/[Ss]horthand endpoint of (\w+)/g)) {
      if (name === shorthandOf) continue;
      const message = `${id} is a shorthand of ${shorthandOf ?? 'no operation'}, not of ${name}.`;
      yield { pointer, message, rule: 'words/operation-shorthand' };
    }
  }
  const pointer = `${at}/description`;
  yield* ofScopes(operation, model, pointer);
  const isFinal = transition?.reversible === false;
  if (shorthandOf === undefined && /\birreversible\b/i.test(description) !== isFinal) {
    const message = isFinal
      ? `The transition of ${id} is irreversible, and the description does not state it.`
      : `The description calls ${id} irreversible, and its transition does not.`;
    yield { pointer, message, rule: 'words/operation-effects' };
  }
  if (/\bevent\b/i.test(description) !== (transition?.event !== undefined) && shorthandOf === undefined) {
    const message =
      transition?.event === undefined
        ? `The description of ${id} mentions an event, and its transition emits none.`
        : `${id} emits \`${transition.event}\`, and the description mentions no event.`;
    yield { pointer, message, rule: 'words/operation-effects' };
  }
}

/** "The scope to modify tasks" names the area of a scope that the operation requires. */
function* ofScopes(
  { id, scopes, description }: Operation,
  model: Model,
  pointer: string,
): Generator<Finding> {
  const required = scopes.flat();
  const areas = model.scopes
    .filter(({ spellings }) => required.some((scope) => spellings.includes(scope)))
    .map(({ area }) => ({ area, words: words(area) }));
  const stated = [...description.matchAll(/\bthe scope to (\w+) (\w+?)s?\b/g)];
  const names = areas.map(({ area }) => `"${area}"`).join(' and ') || 'of no area';
  for (const [phrase, verb = '', object] of stated) {
    if (areas.some(({ words: [noun, ...verbs] }) => object === noun && verbs.includes(verb))) continue;
    yield {
      pointer,
      message: `${id} requires the scope ${names}, not ${phrase}.`,
      rule: 'words/operation-scopes',
    };
  }
  const [first] = areas;
  if (first && stated.length === 0 && /\bscope\b/.test(description)) {
    const [noun, verb] = first.words;
    const message = `${id} requires the scope ${names}. Write "the scope to ${verb} ${noun}s".`;
    yield { pointer, message, rule: 'words/operation-scopes' };
  }
}

const isState = (value: string, model: Model): boolean =>
  Object.values(model.resources).some(({ lifecycle }) => value in (lifecycle?.states ?? {}));

/** The states that a transition starts from, excludes or leads to. */
function statesOf(transition: NonNullable<Operation['transition']>, { field }: LifecycleField): string[] {
  const { in: some = [], notIn: none = [] } = transition.from?.[field] ?? {};
  const value = transition.to?.[field]?.value;
  return [...some, ...none, ...(value === undefined ? [] : [value])].map(String);
}

function* ofParameters(operation: Operation): Generator<Finding> {
  for (const { name, key, in: where, description } of operation.parameters) {
    const [, noun] = /^(\w+)_id$/.exec(key) ?? [];
    if (where !== 'path' || noun === undefined || description.toLowerCase().includes(noun)) continue;
    const message = `The description of \`${name}\` does not mention the ${noun}.`;
    yield {
      pointer: `${operationPointer(operation)}/parameters`,
      message,
      rule: 'words/ids',
    };
  }
}

/** Checks the descriptions of a schema and its properties. */
function* ofSchema(schema: Schema, at: string, name: string, model: Model): Generator<Finding> {
  yield* ofBounds(schema, schema.description, `${at}/description`);
  for (const { name: field, schema: inner, description } of schema.properties) {
    const pointer = `${at}/properties/${escape(field)}/description`;
    yield* ofBounds(inner, description, pointer);
    yield* ofField(field, inner, description, pointer, name);
  }
  for (const [state, [pointer, text]] of Object.entries(stateTexts(schema, at))) {
    for (const [other = ''] of text.matchAll(/\b[A-Z][A-Z_]+\b/g)) {
      if (!isState(other, model) || (other in (schema.lifecycle?.states ?? {}) && other !== state)) continue;
      const message = `${state} is described by ${other}, which is no other state of ${name}.`;
      yield { pointer, message, rule: 'words/states' };
    }
  }
}

function* ofField(
  field: string,
  schema: Schema,
  description: string,
  pointer: string,
  owner: string,
): Generator<Finding> {
  const isKnown = schema.types.length > 0 || schema.properties.length > 0;
  if (isKnown && /\bnull\b/i.test(description) !== schema.nullable) {
    const message = schema.nullable
      ? `\`${field}\` can be null, and its description does not state when.`
      : `\`${field}\` is never null, and its description mentions null.`;
    yield { pointer, message, rule: 'words/null' };
  }
  const [, noun] = /^(\w+?)_?[iI]d$/.exec(field) ?? [];
  if (noun !== undefined && !description.toLowerCase().includes(noun.toLowerCase())) {
    yield {
      pointer,
      message: `The description of \`${field}\` does not mention the ${noun.toLowerCase()}.`,
      rule: 'words/ids',
    };
  }
  const own = words(owner)[0] ?? '';
  if (field === 'id' && !description.toLowerCase().includes(own)) {
    yield { pointer, message: `The description of \`id\` does not mention the ${own}.`, rule: 'words/ids' };
  }
  const isText = schema.types.length === 1 && schema.types[0] === 'string';
  const isTime = /\bISO 8601\b/.test(description);
  if (isTime && !isText) {
    yield {
      pointer,
      message: `\`${field}\` is no text, and its description states a format of text.`,
      rule: 'words/types',
    };
  }
  if (/\b(?:bytes|pixels)\b/.test(description) && isText && schema.mediaType === undefined) {
    yield {
      pointer,
      message: `\`${field}\` is text, and its description states a unit.`,
      rule: 'words/types',
    };
  }
  if (/^Whether\b/.test(description) !== schema.types.includes('boolean') && isKnown) {
    yield {
      pointer,
      message: `The description of \`${field}\` starts with "Whether" if it is a boolean, and only then.`,
      rule: 'words/types',
    };
  }
}

/** "At least one", "up to 100", "four corners": the numbers of a description are bounds of the schema. */
function* ofBounds({ bounds }: Schema, description: string, pointer: string): Generator<Finding> {
  const value = (text: string): number => numbers[text.toLowerCase()] ?? Number(text);
  const stated: [phrase: RegExp, keys: (keyof Schema['bounds'])[]][] = [
    [/\bat least (\w+)\b/gi, ['minItems', 'minimum', 'minLength']],
    [/\b(?:up to|at most) (\w+)\b/gi, ['maxItems', 'maximum', 'maxLength']],
    [/^(two|three|four|five|six) \w+/gi, ['minItems', 'maxItems']],
  ];
  for (const [phrase, keys] of stated) {
    for (const [text, number = ''] of description.matchAll(phrase)) {
      if (Number.isNaN(value(number)) || keys.some((key) => bounds[key] === value(number))) continue;
      const found = keys.flatMap((key) =>
        bounds[key] === undefined ? [] : [`${key} ${String(bounds[key])}`],
      );
      const message = `"${text}" is no bound of the schema, which has ${found.join(', ') || 'none'}.`;
      yield { pointer, message, rule: 'words/bounds' };
    }
  }
}
