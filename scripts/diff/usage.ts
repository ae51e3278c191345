/** Whom a change reaches: compares the places of a change with what applications have recorded that they use. */
import { globSync, readFileSync, statSync } from 'node:fs';
import type { UsageFact } from '../../src/shared/usage.ts';
import { InputError } from '../lib/cli.ts';
import type { Model, Operation, Schema } from '../model/index.ts';
import { camel, lowerFirst } from '../model/names.ts';

export type Fact = Extract<UsageFact, { operation: string }>;

/** What one application uses. */
export interface Usage {
  app: string;
  facts: Fact[];
  /** Names of the contract by file. */
  names: Map<string, Set<string>>;
}

/** A member of a body or of a result, as a program knows it. */
export interface Place {
  operation: Operation;
  direction: 'gives' | 'reads';
  path: string;
  schema: Schema;
  required: boolean;
  /** Where the contract describes it. */
  pointers: string[];
}

/** Reads files of usage, each with a fact per line, and merges them by application. */
export function readUsage(patterns: string[]): Usage[] {
  const files = patterns
    .flatMap((pattern) => globSync(pattern))
    .filter((each) => statSync(each).isFile())
    .sort();
  if (files.length === 0)
    throw new InputError(`${patterns.join(', ')}: no such file. DOCPROC_USAGE=FILE lets tests write one.`);
  const all = new Map<string, Usage>();
  for (const file of files)
    for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
      if (line.trim() === '') continue;
      const fact = parse(line, `${file}:${index + 1}`);
      const usage: Usage = all.get(fact.app) ?? { app: fact.app, facts: [], names: new Map() };
      all.set(fact.app, usage);
      // A later run knows the file as it is now.
      if ('file' in fact) usage.names.set(fact.file, new Set(fact.names));
      else usage.facts.push({ ...fact, ...withoutAlias(fact) });
    }
  return [...all.values()];
}

function parse(line: string, place: string): UsageFact {
  try {
    const fact = JSON.parse(line) as UsageFact;
    const needed = 'file' in fact ? Array.isArray(fact.names) : typeof fact.operation === 'string';
    const values: unknown[] = Object.values(fact).flat();
    if (typeof fact.app === 'string' && needed && values.every((each) => typeof each === 'string'))
      return fact;
  } catch {
    // Said below.
  }
  throw new InputError(`${place}: no line of a file that DOCPROC_USAGE names. Delete it, and run the tests.`);
}

/** Methods that return what another one does: their results may be arrays of it. */
const aliases: Record<string, string> = {
  'uploads.waitFor': 'uploads.get',
  'uploads.tasks': 'tasks.get',
  'uploads.waitForTasks': 'tasks.get',
};

function withoutAlias({ operation, reads }: Fact): { operation: string; reads?: string } {
  // The value of a raw request is the body.
  const path = reads?.replace(/^(\[\]|data)\./, '');
  return { operation: aliases[operation] ?? operation, ...(path !== undefined && { reads: path }) };
}

/** Whether a fact is about an operation, by its method or by method and path. */
export const isAbout = (fact: Fact, { tag, name, method, path }: Operation): boolean =>
  fact.operation.replace(/^raw\.(?=[a-z])/, '') === `${tag.namespace}.${name}` ||
  template(fact.operation) === template(`${method} ${path}`);

const template = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');

/** The members of the bodies and results of all operations. */
export function placesOf({ operations }: Model): Place[] {
  return operations.flatMap((operation) => {
    const { success, body, parameters } = operation;
    const found: Place[] = [];
    const visit = (
      schema: Schema,
      place: Omit<Place, 'schema' | 'pointers' | 'operation'>,
      around: Schema[],
      use: string[] = [],
    ): void => {
      const name = schema.name === undefined ? [] : [`#/components/schemas/${schema.name}`];
      found.push({ ...place, operation, schema, pointers: [schema.pointer, ...name, ...use] });
      if (around.includes(schema)) return;
      const within = [...around, schema];
      const { path } = place;
      for (const each of [schema.alternatives, schema.contentSchema ?? []].flat()) visit(each, place, within);
      for (const property of schema.properties)
        visit(
          property.schema,
          {
            ...place,
            path: (path && `${path}.` + property.name) || property.name,
            required: property.required,
          },
          within,
          [`${schema.pointer}/properties/${property.name}`],
        );
      for (const item of [schema.items ?? [], schema.prefixItems].flat())
        visit(item, { ...place, path: `${path}[]` }, within);
    };
    if (success.schema) visit(success.schema, { direction: 'reads', path: '', required: true }, []);
    if (body) visit(body.schema, { direction: 'gives', path: '', required: body.required }, []);
    for (const { name, schema, pointer, in: where, required } of parameters)
      if (where !== 'path')
        found.push({
          operation,
          direction: 'gives',
          path: camel(name),
          schema,
          required,
          pointers: [pointer],
        });
    return found;
  });
}

/**
 * The names that a program has for a place, that of methods last: they return the payload, and take a body that is not needed as an
 * option, and files by another name.
 */
export function pathsOf({ path, operation, direction }: Place): string[] {
  if (direction === 'gives') {
    const { body } = operation;
    const isFile = body?.files.some(({ name }) => name === path.split(/[.[]/)[0]);
    const given = body?.required ? [`body.${path}`, path] : [path, `body.${path}`];
    return isFile ? [...given, `${path.replace(/\[\]$/, '')}s`] : given;
  }
  const { siblings, value, partial } = operation.success;
  const name = siblings.length + partial.length > 0 ? lowerFirst(value?.name ?? 'payload') : '';
  const inner = path.replace(/^payload(\.|$)/, '');
  return inner === path ? [path] : [path, [name, inner].filter(Boolean).join('.')];
}

/** The fact of a member or of what is in it; with `whole`, of all members of the object that has it. */
export function factOf(usage: Usage, place: Place, whole: boolean): Fact | undefined {
  return usage.facts.find((fact) => {
    const { direction, operation } = place;
    const isSeed = fact.operation === 'seed' && direction === 'reads' && operation.resource === 'Task';
    const name = isSeed ? fact.gives : fact[direction];
    if (name === undefined || !(isSeed || isAbout(fact, operation))) return false;
    return pathsOf(place).some((path) =>
      whole
        ? name === path.replace(/[^.]+$/, '*') || (direction === 'gives' && isInstance(usage, fact, path))
        : path === '' || name === path || name.startsWith(`${path}.`) || name.startsWith(`${path}[]`),
    );
  });
}

/** Whether a fact is about an instance of a class around a member, or an array of instances: what they have is not recorded. */
function isInstance({ facts }: Usage, { operation, gives = '' }: Fact, path: string): boolean {
  const isAround = /\./.test(path) && gives === path.replace(/(\[\])?\.[^.]+$/, '');
  const isIn = (each: Fact): boolean =>
    each.operation === operation && /^(\[\])?\./.test(each.gives?.split(gives)[1] ?? '');
  return isAround && !facts.some(isIn);
}

/** How an application uses a place: by its name, or with all members of the object that has it. */
export const usesOf = (usage: Usage, place: Place): Fact | undefined =>
  factOf(usage, place, false) ?? factOf(usage, place, true);

/** The files of an application that have some names. */
export const filesWith = ({ names }: Usage, wanted: string[]): string[] =>
  [...names].filter(([, all]) => wanted.every((each) => all.has(each))).map(([file]) => file);

export const lastName = ({ path }: Place): string => /\w+(?=\W*$)/.exec(path)?.[0] ?? '';

/**
 * The file that has the name of a member, in an application that calls the operation: no test reads or sends one of the name,
 * or none runs the operation.
 */
export function fileNaming(usage: Usage, place: Place): string | undefined {
  const last = lastName(place);
  const about = usage.facts.filter((each) => isAbout(each, place.operation));
  if (last === '' || !about.some(({ calls }) => calls !== undefined)) return undefined;
  const isOf = ({ reads, gives }: Fact): boolean => new RegExp(`\\b${last}\\b`).test(reads ?? gives ?? '');
  const isTested = about.some(({ calls }) => calls === undefined);
  return isTested && usage.facts.some(isOf) ? undefined : filesWith(usage, [last])[0];
}
