/**
 * One corpus of bodies, each valid or invalid: from the tables of the source, from the model of the contract with one
 * keyword violated, and by hand.
 */
import { contract } from '../../../generated/conformance/contract/contract.ts';
import type { Json, Model } from '../../../scripts/model/index.ts';
import { records } from '../../contract/interface.ts';
import { samples } from '../../contract/samples.ts';
import { contentOf, rejectedWith, usual, type RequestCase } from './request.ts';

/** A body of a request, or a record of a response. */
export interface Case {
  /** Unique in the corpus. */
  label: string;
  /** Schema of the body, which is the type of the packages too. */
  type: string;
  /** The operation that has this request body; undefined for a record of a response. */
  operation?: string;
  /** A form has an array of file names in `file`. */
  value: unknown;
  valid: boolean;
}

const jsonRequests = { ReportTaskRequest: 'reportTask', MoveUploadRequest: 'moveUpload' };
const formRequest = { CreateUploadRequest: 'createUpload' };
const operationOf: Record<string, string> = { ...jsonRequests, ...formRequest };

/** Records whose samples cover each of their own fields; those of nested records have cases of their own. */
const isNested = (label: string): boolean =>
  /\.(?:pages|payload|meta|coordinates|annotations|checkboxes|segments|signatures)\[?\]?[.[]/.test(label);

/** Whether a form can have a value: text, and files. */
const isForm = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([name, field]) =>
    name === 'file'
      ? Array.isArray(field) && field.every((each) => typeof each === 'string')
      : typeof field === 'string',
  );

function* fromTables(): Generator<Case> {
  for (const type of Object.keys(records)) {
    if (type.endsWith('Envelope') || type.endsWith('Response')) continue;
    const operation = operationOf[type];
    const { good, bad } = samples(type);
    for (const [valid, list] of [
      [true, good],
      [false, bad],
    ] as const) {
      for (const { label, value } of list) {
        // Long values are the same for every field.
        if (isNested(label) || JSON.stringify(value).length > 5000) continue;
        if (type in formRequest && !isForm(value)) continue;
        // Objects are open to new fields.
        const isNew = label.endsWith(' with an undeclared field');
        yield {
          label: `${type}${label}`,
          type,
          ...(operation !== undefined && { operation }),
          value,
          valid: valid || isNew,
        };
      }
    }
  }
}

/** Bodies that are wrong in one keyword, as the conformance tool sends them. */
function* fromModel(): Generator<Case> {
  for (const { id, body } of contract.operations) {
    const type = Object.entries(jsonRequests).find(([, operation]) => operation === id)?.[0];
    if (!body || type === undefined) continue;
    for (const { name, value } of body.invalid)
      yield { label: `${type}: ${name}`, type, operation: id, value, valid: false };
  }
}

const issue = { label: 'Wrong Document Type', value: 'wrong_type' };
const report = (label: string, value: unknown, valid: boolean): Case => ({
  label: `report ${label}`,
  type: 'ReportTaskRequest',
  operation: 'reportTask',
  value,
  valid,
});
const upload = (label: string, value: object, valid: boolean): Case => ({
  label: `upload ${label}`,
  type: 'CreateUploadRequest',
  operation: 'createUpload',
  value: { file: ['a.pdf'], projectId: 'project-1', ...value },
  valid,
});

const byHand: Case[] = [
  report('with a label of emoji', { issues: [{ label: '📄', value: 'wrong_type' }] }, true),
  report('with the same issue twice', { issues: [issue, issue] }, true),
  report('with issues in an object', { issues: { 0: issue } }, false),
  report('with a null issue', { issues: [issue, null] }, false),
  report('with a null message', { issues: [issue], message: null }, false),
  report('in the names of the creation result', { Issues: [issue] }, false),
  upload('with an empty name', { name: '' }, true),
  upload('with empty metadata', { meta: '[]' }, true),
  upload('with metadata that is an object', { meta: '{"name":"a","value":"b"}' }, false),
  upload('with metadata of numbers', { meta: '[{"name":"a","value":1}]' }, false),
  upload('with metadata that is cut off', { meta: '[{"name":"a"' }, false),
];

/** Returns the corpus. Cases with equal labels are one. */
export function corpus(): Case[] {
  const all = [...fromTables(), ...fromModel(), ...byHand];
  return [...new Map(all.map((each) => [each.label, each])).values()];
}

/** Returns the requests that have the bodies. */
export const bodyRequests = (cases: readonly Case[], model: Model): RequestCase[] =>
  cases.flatMap(({ label, operation: id, value, valid }): RequestCase[] => {
    if (id === undefined) return [];
    const operation = model.operation(id);
    if (!operation.body) throw new Error(`${id} has no body`);
    const sent = { value: value as Json, body: contentOf(operation.body, value as Json) };
    const statuses = valid ? [] : rejectedWith(operation);
    return [{ ...usual(operation, model), label, aspect: 'content', ...sent, valid, rejectedWith: statuses }];
  });
