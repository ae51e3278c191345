import { transitions } from './interface.ts';
import type { Json, JsonObject } from '../support/contract.ts';

/** Schemas that accept the same data as those of the contract, by the place below `components/schemas`. */
export const rewritings: Record<string, (schema: JsonObject) => JsonObject> = {
  'Task/properties/exported_at': ({ type, ...rest }) => ({
    ...rest,
    anyOf: (type as Json[]).map((one) => ({ type: one })),
  }),
  StepType: ({ enum: values, ...rest }) => ({
    ...rest,
    oneOf: (values as Json[]).map((one) => ({ const: one })),
  }),
  Coordinates: ({ prefixItems, ...rest }) => ({ ...rest, items: (prefixItems as Json[])[0] ?? null }),
  'Page/properties/width': ({ type, ...rest }) => ({
    ...rest,
    oneOf: (type as Json[]).toReversed().map((one) => ({ type: one })),
  }),
  UploadStatus: ({ anyOf, ...rest }) => ({ ...rest, anyOf: (anyOf as Json[]).toReversed() }),
  MetaItem: (schema) => ({ ...schema, additionalProperties: true }),
  Checkbox: ({ required = [], ...rest }) => ({ allOf: [rest, { required }] }),
};

const unauthorized = 'responses/Unauthorized/description';

/** The description of a rejection. */
const rejection = (id: string): string => `${id}/responses/${transitions[id]?.rejectedWith}/description`;

/** Descriptions in other words that state the same, by place. */
export const rewordings: [place: string, text: string][] = [
  [
    '#/info/description',
    'Mail (email) has a task for its body and for each attachment. No body, no content type. Values are samples.',
  ],
  ['tags/Tasks/description', 'Work with one document at a time.'],
  ['tags/Uploads/description', 'For batch operations.'],
  ['tags/Shorthand/description', 'Short paths to create and read an upload.'],
  [
    'approveTask/description',
    'Export does not prevent an approval, which makes the data training data. The service emits `task_approved`.',
  ],
  [rejection('approveTask'), 'The task has been approved before, or is still being processed.'],
  ['disapproveTask/description', 'The data is no training data any more. This is published for tracking.'],
  [
    'completeTask/description',
    'Extracted annotations and data are validated. A task that does not pass is not changed, and the request is rejected.',
  ],
  [rejection('completeTask'), 'Another status than `REVIEWING`, or validation errors.'],
  [
    'discardTask/description',
    'Takes a task out of the pipeline: no later step runs. It is not specified if a request in another state has no effect.',
  ],
  [
    'discardTask/responses/200/description',
    'The task is discarded. A request without effect leaves it as it is, by assumption.',
  ],
  ['reportTask/description', 'Reports may start workflows; which ones is unspecified.'],
  ['reportTask/responses/200/description', 'The service recorded the report.'],
  [
    'reportTask/responses/207/description',
    'An external call did not succeed. The report itself was processed.',
  ],
  [rejection('reportTask'), 'There are no issues, or the body lacks a required field.'],
  [
    'unlockTask/description',
    'Allows changes to a task that was not exported, as long as its upload is not processed fully.',
  ],
  [rejection('unlockTask'), 'The state does not allow it. The source does not state this status.'],
  ['getUpload/responses/400/description', 'The request is malformed.'],
  [
    'createUpload/description',
    'Send between 10 and 100 documents. To check statuses, add the scopes for viewing.',
  ],
  ['moveUpload/description', 'One form of the path has a stray dollar sign (`$`) before the upload ID.'],
  [unauthorized, 'There is no API key, or it is invalid.'],
  [unauthorized, 'Missing or invalid API key.'],
  ['responses/UploadForbidden/description', 'The key may not use the upload or the project.'],
  ['responses/TaskNotFound/description', 'There is no such task, or the key lacks access.'],
  ['responses/UploadNotFound/description', 'Not found, or not accessible with this key.'],
  ['responses/FileTooLarge/description', 'The size of a file is over the maximum.'],
  ['responses/ServerError/description', 'The server failed. Try once more after a pause.'],
  [
    'responses/BadRequest/description',
    'Something in the request is wrong, or the operation is not possible in this state.',
  ],
  [
    'schemas/StepType/description',
    'Signatures, segments, checkboxes and annotations come from the extraction step.',
  ],
  [
    'schemas/UploadCreationResult/description',
    'Its fields are in camel case, and there is no `payload` around it.',
  ],
  [
    'schemas/Coordinates/description',
    'A rectangle. The first point is the top left one, and the others follow clockwise.',
  ],
  ['schemas/Page/properties/width/description', 'The width (px), or null.'],
  [
    'schemas/Annotation/properties/top/description',
    'How far below the top of the page it is. Null if there is no such value.',
  ],
  [
    'schemas/Annotation/properties/left_of_line/description',
    'Offset in horizontal direction, relative to the line of text. Null if there is none.',
  ],
  ['schemas/UploadCreationResult/properties/fileSize/description', 'Number of bytes of the file.'],
  ['schemas/Upload/description', 'One submission. There is one task for each of its files.'],
  ['schemas/Upload/properties/folder_id/description', 'Once moved, the folder that it was moved to.'],
  ['schemas/Issue/properties/value/description', 'Code for programs. Others may be accepted.'],
  [
    'schemas/ReportTaskResponse/properties/error/description',
    'After a success, it is null. Otherwise its format is not specified.',
  ],
  ['schemas/UploadStatus/description', 'It follows from the statuses of the tasks.'],
  ['schemas/Task/properties/created_at/description', 'Creation timestamp, as an ISO-8601 string.'],
  ['schemas/Task/properties/approved/description', 'True if the task is approved.'],
];
