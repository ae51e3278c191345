/** What recorded exchanges show about the open questions that the sandbox has a setting for. */
import type { SettingValues } from '../../../generated/conformance/contract/contract.ts';
import { megabytes } from '../checks/limits.ts';
import type { TestedOperation } from '../contract/types.ts';
import { shapeOfError, shapeOfUnlocked } from '../questions/detectors.ts';
import { isObject } from '../../shared/json.ts';
import { isSuccess } from '../requests/received.ts';
import { upload } from '../contract/resource.ts';
import type { Recorded, RequestKind } from './recorded.ts';

/** A value of a setting that an exchange shows. */
export type Clue = readonly [setting: keyof SettingValues, value: string];

type Ask = (recorded: Recorded, request: RequestKind, ignored: boolean) => string | undefined;

const among = (status: number, ...statuses: number[]): string | undefined =>
  statuses.includes(status) ? String(status) : undefined;

type Sent = Pick<Recorded, 'operation' | 'form'>;

/** Returns the number of files of a form; 0 if it is not known. */
export const filesOf = ({ operation, form }: Sent): number =>
  form?.names.filter((name) => name === operation.body?.fileField).length ?? 0;

/** Returns the limit of a form or of each of its files. */
const limitOf = ({ body }: TestedOperation, unit: string): number =>
  body?.limits.find((limit) => limit.unit === unit && limit.per !== 'page')?.value ?? Infinity;

/** Whether a form has more files than the limit. */
export const isOver = (sent: Sent): boolean => filesOf(sent) > limitOf(sent.operation, 'files');

/** Whether a form names another project than its path. */
function hasOtherProject({ operation, form, values }: Recorded): boolean {
  const [field = ''] = Object.keys(operation.body?.inPath ?? {});
  const sent = form?.values[field];
  return sent !== undefined && 'project_id' in values && sent !== values['project_id'];
}

/** How one exchange with an operation that names the question shows a value. */
const asks: { readonly [Id in keyof SettingValues]?: Ask } = {
  'creation-status': ({ status }) => among(status, 200, 201, 202),
  'report-success-status': ({ status }) => among(status, 200, 201),
  'error-body-shape': (recorded) =>
    // Where details are promised, an empty body is not expected.
    recorded.response?.contents.some(({ empty }) => empty) &&
    recorded.status >= 400 &&
    recorded.text !== undefined
      ? shapeOfError({ ...recorded, text: recorded.text })
      : undefined,
  'report-error-shape': ({ operation, status, json }) => {
    const error = isObject(json) && operation.success.partial.includes(String(status)) ? json['error'] : null;
    return typeof error === 'string' ? 'string' : isObject(error) ? 'object' : undefined;
  },
  'unlock-response': ({ status, text, json }) =>
    isSuccess({ status }) && text !== undefined ? shapeOfUnlocked({ text, json }) : undefined,
  'unlock-discard-method': ({ documented, status }) => {
    if (documented) return undefined;
    // Other statuses can be those of an unknown task, or of a key.
    return status === 405 || status === 501
      ? 'post'
      : isSuccess({ status }) || status === 400
        ? 'post-or-put'
        : undefined;
  },
  'discard-outside-reviewing': ({ status, fields }, _, ignored) => {
    if (status === 400) return 'reject';
    return ignored && fields ? 'ignore' : undefined;
  },
  'issue-values': ({ status }, request) =>
    request !== 'open' ? undefined : isSuccess({ status }) ? 'accept' : status === 400 ? 'reject' : undefined,
  'project-id-twice': (recorded, request) => {
    const { status } = recorded;
    if (!hasOtherProject(recorded)) return undefined;
    if (isSuccess({ status })) return 'path';
    // Another part of the form can be why it is rejected.
    return status === 400 && request !== 'invalid' && !isOver(recorded) ? 'reject' : undefined;
  },
  'file-count-limit': (recorded, request) => {
    const { operation, status, size = 0 } = recorded;
    const mayBeLarge = size > limitOf(operation, 'MB') * megabytes.decimal;
    const isOther = request === 'invalid' || hasOtherProject(recorded) || (status === 413 && mayBeLarge);
    return isOver(recorded) && !isOther ? among(status, 400, 413) : undefined;
  },
  'file-size-unit': ({ operation, form, size = 0, status }) => {
    const limit = limitOf(operation, 'MB');
    const isBetween = size > limit * megabytes.decimal + 10_000 && size <= limit * megabytes.binary;
    if (!isBetween || filesOf({ operation, form }) !== 1) return undefined;
    return isSuccess({ status }) ? 'binary' : status === 413 ? 'decimal' : undefined;
  },
  'upload-status-values': ({ fields }) => {
    const { field, spellings } = upload.lifecycle;
    const [[spelling, plain] = ['', '']] = Object.entries(spellings);
    const status = fields?.[field];
    return status === plain ? 'overview' : status === spelling ? 'examples' : undefined;
  },
};

export const cluesOf = (...[recorded, request, ignored]: Parameters<Ask>): Clue[] =>
  Object.entries(asks).flatMap(([id, ask]) => {
    const setting = id as keyof SettingValues;
    const value = recorded.operation.questions.includes(setting)
      ? ask(recorded, request, ignored)
      : undefined;
    return value === undefined ? [] : [[setting, value] as const];
  });
