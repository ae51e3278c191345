/** What an operation does with a resource when it is accepted, and when it is rejected. */
import { list } from '../../shared/list.ts';
import {
  contract,
  type OpenQuestionId,
  type SettingValues,
} from '../../../generated/conformance/contract/contract.ts';
import type { TestedOperation } from '../contract/types.ts';
import { rejectedWith, rejections, successes } from '../requests/received.ts';
import {
  type Fields,
  isLeft,
  isMoving,
  resourceOf,
  type SampleBehavior,
  type TestResource,
} from '../contract/resource.ts';

const names = ({ questions }: TestedOperation, setting: keyof SettingValues): boolean =>
  questions.includes(setting);

/** Whether a server may ignore a request that the state does not allow, as a success without effect. */
export const mayIgnore = (operation: TestedOperation): boolean =>
  names(operation, 'discard-outside-reviewing');

/** Whether a server may reject a request that the schema allows. */
export const mayReject = (operation: TestedOperation): boolean => names(operation, 'issue-values');

/** Whether a status rejects an operation, where the contract leaves open which one does. */
export const isOpenRejection = ({ ownQuestions }: TestedOperation, status: number): boolean =>
  ownQuestions.includes('unlock-rejection') && status >= 400 && status < 500 && ![401, 404].includes(status);

/** Whether a server may reject a request that the contract does not forbid, since its conditions are open. */
export const mayDepend = (
  { ownQuestions }: TestedOperation,
  status: number,
  testResource?: TestResource,
): boolean =>
  rejections.includes(status) &&
  (ownQuestions.includes('move-conditions') ||
    (ownQuestions.includes('disapprove-after-export') && isExported(testResource)));

const isExported = (testResource: TestResource | undefined): boolean =>
  testResource !== undefined &&
  Object.keys(testResource.fields).some((field) =>
    isExport(testResource.resource, field, testResource.fields),
  );

/** Returns what an accepted request does, in words. */
export function acceptance(operation: TestedOperation, { partial }: SampleBehavior): string {
  const { resource, transition, success } = operation;
  const statuses = partial ? list(success.partial) : successes(operation);
  const effects = Object.entries(transition?.to ?? {}).map(([field, { value, parameter, unknown }]) => {
    if (parameter !== undefined) return `${field} has the value of the request`;
    if (unknown !== undefined) return `${field} is not specified`;
    return `${field} is ${JSON.stringify(value)}${isLeft(resource, value) ? ', or the value to which the service then changes it' : ''}`;
  });
  const changes =
    effects.length > 0 ? `${effects.join(', ')}, and the rest is unchanged` : 'no field changes';
  return `${statuses}. In the response and afterwards, ${changes}.`;
}

/** Returns what a rejected request does, in words. */
export function rejectionOf(operation: TestedOperation): string {
  const rejected = `${rejectedWith(operation)}, and the resource is unchanged.`;
  return mayIgnore(operation) ? `${rejected} A success without effect conforms too.` : rejected;
}

/** Whether a field of a resource names an open question. */
const asks = (resource: string, field: string, question: OpenQuestionId): boolean =>
  contract.shapes[contract.shapes[resource]?.properties?.[field] ?? '']?.questions?.includes(question) ??
  false;

/** Whether a service may change a field with any request, and without one. */
const isOpenField = (resource: string, field: string): boolean =>
  asks(resource, field, 'last-opened-null') || asks(resource, field, 'upload-files-shape');

/** The fields that the contract states of a resource, but for those that may change at any time. */
export const comparedFields = (resource: string): string[] =>
  Object.keys(contract.shapes[resource]?.properties ?? {}).filter((field) => !isOpenField(resource, field));

/**
 * Fields that keep their value: all that a request does not set. While a service works on a resource, they are those that
 * guards look at, other than its state, and those that identify it.
 *
 * @param set Fields that the request sets.
 * @param isProcessed Whether the service works on the resource before or after the request.
 */
export function keptFields(
  { resource, fields }: TestResource,
  set: readonly string[],
  isProcessed: boolean,
): string[] {
  const { field: state } = resourceOf(resource).lifecycle;
  const own = isProcessed
    ? identifyingFields(resource).filter((each) => each !== state && !asks(resource, each, 'export-trigger'))
    : comparedFields(resource);
  return own.filter((field) => field in fields && !set.includes(field));
}

/** Whether a service works on a resource after an operation. */
export function isProcessedAfter({ resource, transition }: TestedOperation, after: Fields): boolean {
  const { field } = resourceOf(resource).lifecycle;
  const { value, unknown } = transition?.to[field] ?? {};
  return isLeft(resource, unknown === undefined ? value : after[field]);
}

/** Whether a new value of a field is that of an export, which an accepted operation may cause. */
export const isExport = (resource: string, field: string, after: Fields): boolean =>
  asks(resource, field, 'export-trigger') && after[field] !== null;

/** The fields that operations depend on, or that identify a resource. */
export const identifyingFields = (name: string | undefined): string[] => [
  ...new Set([
    ...guardedFields(name),
    'id',
    'name',
    'created_at',
    'meta',
    'project_id',
    ...Object.keys(resourceOf(name).foreignKeys),
  ]),
];

/** Whether the service alone could have changed a field of a resource: it moves it on, or no operation sets the field. */
export const couldBeServerChange = ({ resource, fields }: TestResource, field: string): boolean =>
  field === resourceOf(resource).lifecycle.field ? isMoving({ resource, fields }) : !isSet(resource, field);

/** Whether an operation sets a field of a resource. */
const isSet = (resource: string, field: string): boolean =>
  contract.operations.some(
    ({ resource: of, transition }) => of === resource && Object.hasOwn(transition?.to ?? {}, field),
  );

/** The states that only the service sets: `Upload.status`. */
export const statesSetByServer = (): string[] =>
  Object.values(contract.resources).flatMap(({ name, lifecycle }) =>
    lifecycle.states.length > 0 && !isSet(name, lifecycle.field) ? [`${name}.${lifecycle.field}`] : [],
  );

/** The fields of a resource that operations require or change. */
export const guardedFields = (name: string | undefined): string[] =>
  contract.operations.flatMap((each) =>
    each.resource === name ? Object.keys({ ...each.transition?.from, ...each.transition?.to }) : [],
  );
