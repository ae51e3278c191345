/** Ordinary edits of a living API: small patches of `openapi/`, and copies of it with patches applied. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { isObject, type Json, type JsonObject } from '../support/contract.ts';

/** A patch of `openapi/`. Paths of files are below that folder. */
export interface Edit {
  /** Name of its folder in `edits/`. */
  name: string;
  /** The edit in a sentence. */
  edit: string;
  /** Files to write, with their text. */
  add?: Record<string, string>;
  /** Files to delete. */
  remove?: string[];
  /**
   * What is merged into files: values replace others, `null` removes a member, and items are added to a list. A number
   * stands for an item of a list.
   */
  change?: Record<string, JsonObject>;
  /** Fields that get another name, wherever a path, a schema or an example has them. */
  renames?: Record<string, string>;
  /** Ids of open questions that the edit resolves: their entries go, and every mention. */
  answers?: string[];
  /** Whether it cannot be applied together with others, as it renames what they mention. */
  alone?: boolean;
  /** What the compiler names: the table that needs an entry, and the entry. Absent if no code is needed. */
  missing?: string[];
  /** What directives of the guides contain afterwards, by marker. */
  docs?: Record<string, string[]>;
  /** The page that is about what is gone: the build of the site names it. */
  stalePage?: string;
  /** What lint says about a catalog that does not follow the edit: a regular expression. */
  staleEntry?: string;
  /** Labels of some requests that `test/agreement` makes of it. */
  requests?: string[];
}

export const root: string = join(import.meta.dirname, '../..');
const folder = join(import.meta.dirname, 'edits');

/** The catalogs next to the contract. */
export const catalogs = ['trace.yaml', 'open-questions.yaml'];

/** The files of `openapi/`, by their paths. */
type ContractFiles = Record<string, Buffer | string>;
const contractFiles: ContractFiles = Object.fromEntries(
  readdirSync(join(root, 'openapi'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [path.slice(join(root, 'openapi/').length), readFileSync(path)]),
);

const all = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }): Edit => ({
    name,
    ...(parse(readFileSync(join(folder, name, 'edit.yaml'), 'utf8')) as Omit<Edit, 'name'>),
  }));

/** Why edits cannot be applied: the contract has what they add, or has not what they change. */
export const inapplicable: string[] = [];

/** The edits that today's contract allows. */
export const edits: Edit[] = all.filter((edit) => {
  try {
    return edited(contractFiles, edit);
  } catch (error) {
    inapplicable.push(String(error));
    return false;
  }
});

/** Those that need no code. */
export const complete: readonly Edit[] = edits.filter(({ missing }) => !missing);

/** Some edits in groups that are applied together. */
export const grouped = (some: readonly Edit[]): Edit[][] => [
  some.filter(({ alone }) => !alone),
  ...some.filter(({ alone }) => alone).map((edit) => [edit]),
];

/** The edits that need no code, in groups that are applied together. With `EDITS=each`, every edit is on its own. */
export const groups: Edit[][] =
  process.env['EDITS'] === 'each' ? complete.map((edit) => [edit]) : grouped(complete);

/** The program of a consumer of the edit; undefined if it has none. */
export function consumerOf({ name }: Edit): string | undefined {
  const file = join(folder, name, 'consumer.ts');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** What every such program begins with. */
export const kit = (): string => readFileSync(join(folder, 'kit.ts'), 'utf8');

/** Writes a copy of `openapi/` with edits. Some files stay as they are. */
export function writeContract(target: string, some: readonly Edit[], without: string[] = []): void {
  const files = some.reduce(edited, contractFiles);
  for (const [path, text] of Object.entries(files)) {
    const kept = without.includes(path) ? contractFiles[path] : undefined;
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), kept ?? text);
  }
}

/**
 * Returns the files after an edit.
 *
 * @throws Error that names the place, if the edit does not fit
 */
function edited(before: ContractFiles, edit: Edit): ContractFiles {
  const { name, add = {}, remove = [], change = {}, renames = {}, answers = [] } = edit;
  const files = { ...before };
  const fault = (what: string) =>
    new Error(`test/contract-edits/edits/${name}/edit.yaml: ${what}. Correct or remove the edit`);
  const rewrite = (path: string, rewritten: (value: Json) => Json): void => {
    if (files[path] === undefined) throw fault(`there is no openapi/${path}`);
    files[path] = stringify(rewritten(parse(String(files[path])) as Json), { lineWidth: 0 });
  };
  for (const [path, text] of Object.entries(add)) {
    if (files[path] !== undefined) throw fault(`openapi/${path} exists`);
    files[path] = completed(path, text, files);
  }
  for (const [path, patch] of Object.entries(change))
    rewrite(path, (value) => merged(value, patch, (at) => fault(`openapi/${path} ${at}`)));
  for (const [from, to] of Object.entries(renames)) {
    const word = new RegExp(`\\b${from}\\b`, 'g');
    for (const path of Object.keys(files).filter((each) => /^(paths|schemas|examples)\//.test(each)))
      files[path] = String(files[path]).replaceAll(word, to);
  }
  for (const path of remove) {
    if (files[path] === undefined) throw fault(`there is no openapi/${path}`);
    delete files[path];
  }
  if (answers.length > 0) {
    rewrite('open-questions.yaml', (entries) =>
      (entries as JsonObject[]).filter(({ id }) => !answers.includes(String(id))),
    );
    for (const path of Object.keys(files).filter((each) => each.endsWith('.yaml')))
      if (answers.some((id) => String(files[path]).includes(id)))
        rewrite(path, (value) => withoutMentions(value, answers));
  }
  return files;
}

/** Returns an added example, with the fields of the resource that the contract has and the edit does not know. */
function completed(path: string, text: string, files: ContractFiles): string {
  const [, name] = /^examples\/(Task|Upload)[A-Z]/.exec(path) ?? [];
  const usual = (name && files[`examples/${name}Reviewing.yaml`]) ?? '';
  const [example, other] = [text, String(usual)].map((each) => parse(each) as Json);
  const fieldsOf = (value: Json | undefined) =>
    (value as { value?: { payload?: Json } } | null)?.value?.payload;
  const [own, all] = [fieldsOf(example), fieldsOf(other)];
  if (!isObject(own) || !isObject(all)) return text;
  return stringify({ ...(example as JsonObject), value: { payload: { ...all, ...own } } });
}

/** Returns a value with what an edit changes. */
function merged(value: Json | undefined, patch: Json, fault: (at: string) => Error): Json {
  if (Array.isArray(value) && Array.isArray(patch)) {
    const known = value.find((item) => patch.includes(item));
    if (known !== undefined) throw fault(`has ${JSON.stringify(known)} already`);
    return [...value, ...patch];
  }
  if (!isObject(patch) || typeof value !== 'object' || value === null) {
    if (value === patch) throw fault(`is ${JSON.stringify(value)} already`);
    return patch;
  }
  const result = Array.isArray(value) ? [...value] : { ...value };
  const at = result as Record<string, Json>;
  for (const [key, part] of Object.entries(patch)) {
    if (part === null && at[key] === undefined) throw fault(`› ${key} is missing`);
    if (part === null) delete at[key];
    else at[key] = merged(at[key], part, (below) => fault(`› ${key} ${below}`));
  }
  return result;
}

/** Returns a value with some ids removed from every list of open questions. */
function withoutMentions(value: Json, ids: string[], key = ''): Json {
  if (Array.isArray(value))
    return value
      .filter((item) => !/[Qq]uestions$/.test(key) || !ids.includes(String(item)))
      .map((item) => withoutMentions(item, ids));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withoutMentions(part, ids, name)]),
  );
}
