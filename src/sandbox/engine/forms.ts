import type { Context } from './context.ts';
import type { Rejection } from './access.ts';
import { decide } from './setting-values.ts';
import { outcomeOf } from './outcomes.ts';
import { type Given } from './records.ts';
import type { State, Team } from './state.ts';
import type { Body, Form, FormLimits, Json, Limit, Operation } from './types.ts';
import { coerce, isTooDeep, violationOf } from './violations.ts';

/** Returns what the contract allows a form, as the team interprets it. */
export function formLimits(state: State, team: Team, body: Body): FormLimits {
  const file = limitOf(body, 'MB', 'file');
  const count = limitOf(body, 'files', 'batch');
  return {
    fileBytes: file ? file.value * megabyte(state, team, file) : Infinity,
    files: count?.value ?? Infinity,
  };
}

/** A limit by its unit and by what is measured. Limits of pages are not measured: files are not opened. */
const limitOf = ({ limits }: Body, unit: string, per: string): Limit | undefined =>
  limits.find((limit) => limit.unit === unit && limit.per === per);

function megabyte(state: State, team: Team, { settings }: Limit): number {
  return decide({ state, team }, settings, 'megabyte') ?? 2 ** 20;
}

/** Reads a form into the context. Returns why it is rejected; undefined if it is not. */
export function readForm(context: Context, body: Body, form: Form): Rejection | undefined {
  const { state, team, operation } = context;
  const { files, fields, problem } = form;
  const { rejectedWith = statusOfInvalid(operation) } = operation.transition ?? {};
  const status = Number(rejectedWith);
  const violation = (reason: string, with_ = status): Rejection => ({
    status: with_,
    reason,
    violation: true,
  });
  const beyond = (unit: string, per: string): number =>
    limitStatus(context, limitOf(body, unit, per), status);
  if (problem?.kind === 'fileSize') return violation(problem.text, beyond('MB', 'file'));
  if (problem?.kind === 'fileCount') return violation(problem.text, beyond('files', 'batch'));
  if (problem) return violation(problem.text);
  const batch = limitOf(body, 'MB', 'batch');
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (batch && bytes > batch.value * megabyte(state, team, batch)) {
    return violation(`the files have more than ${batch.value} MB together`, beyond('MB', 'batch'));
  }

  const value: Record<string, Json> = {};
  const given: Given = {};
  for (const { name, key, types, items = [] } of body.fields) {
    const texts = fields.get(name) ?? [];
    const [text] = texts;
    if (text === undefined) continue;
    const array = types.includes('array');
    if (texts.length > 1 && !array) return violation(`${name} is there more than once`);
    value[name] = array ? texts.map((each) => fieldValue(each, items)) : fieldValue(text, types);
    given[key] = value[name];
  }
  if (body.files && files.length > 0) {
    const names = files.map(({ name }) => name);
    value[body.files.name] = body.files.many ? names : (names[0] ?? '');
  }
  const wrong = violationOf(body.validate, value, 'the form');
  if (wrong !== undefined) return violation(wrong);
  for (const { name, key } of body.fields) {
    const validate = body.texts[name];
    const text = value[name];
    if (!validate || typeof text !== 'string') continue;
    const inner = parse(text);
    const unfit =
      inner === undefined
        ? `${name} is not JSON`
        : (tooDeep(name, text) ?? violationOf(validate, inner.value, name));
    if (unfit !== undefined) return violation(unfit);
    given[key] = inner?.value ?? null;
  }
  context.body = value;
  context.given = given;
  context.form = form;
  return undefined;
}

/** The status that the contract lists for an invalid request. */
export const statusOfInvalid = ({ responses }: Operation): string =>
  ['400', '422'].find((status) => responses.some((response) => response.status === status)) ?? '400';

function limitStatus(context: Context, limit: Limit | undefined, standard: number): number {
  if (limit?.rejectedWith !== undefined) return Number(limit.rejectedWith);
  return decide(context, limit?.settings ?? [], 'limitStatus') ?? standard;
}

const tooDeep = (name: string, text: string): string | undefined =>
  isTooDeep(text) ? `${name} is nested too deeply` : undefined;

/** The value of a field. OpenAPI writes objects in forms as JSON. */
const fieldValue = (text: string, types: readonly string[]): Json =>
  types.includes('object') && !types.includes('string') ? (parse(text)?.value ?? text) : coerce(text, types);

function parse(text: string): { value: Json } | undefined {
  try {
    return { value: JSON.parse(text) as Json };
  } catch {
    return undefined;
  }
}

/** Returns why the name of a file has a form rejected; undefined if it has not. */
export function rejectedFile({ files }: Form): Rejection | undefined {
  for (const { name } of files) {
    const status = outcomeOf(name)?.rejected;
    if (status) return { status, reason: `the name of the file ${name} asks for it` };
  }
  return undefined;
}
