import { components } from "@docproc/types";
/** What JSON Schema is wanted. */
interface JsonSchemaOptions {
  /** `draft-2020-12` or `draft-07`. */
  readonly target: string;
  /** `closed: true` makes open sets such that nothing else matches. */
  readonly libraryOptions?: Record<string, unknown> | undefined;
}
type Path = readonly (string | number)[];
/** Why a value does not match its schema. */
interface SchemaIssue {
  /** One sentence, with the place and the value. */
  readonly message: string;
  /** Where the value is: names of fields and positions in arrays. */
  readonly path: Path;
}
interface SchemaOptions {
  /**
   * - `closed: true` makes values that an open set does not list an issue, such as an unknown status of an upload.
   * - `maxIssues`, 100 by default: the most issues that are listed. If there are more, a last one with an empty path states
   *   how many.
   */
  readonly libraryOptions?: Record<string, unknown> | undefined;
}
/** A schema with the interfaces of Standard Schema and Standard JSON Schema. */
interface Schema<Output, Input = Output> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "docproc";
    readonly validate: (value: unknown, options?: SchemaOptions | undefined) => {
      readonly value: Output;
      readonly issues?: undefined;
    } | {
      readonly issues: readonly SchemaIssue[];
    };
    /** The schema as JSON Schema, of what is judged and of what is returned. */
    readonly jsonSchema: {
      readonly input: (options: JsonSchemaOptions) => Record<string, unknown>;
      readonly output: (options: JsonSchemaOptions) => Record<string, unknown>;
    };
    readonly types?: {
      readonly input: Input;
      readonly output: Output;
    } | undefined;
  };
}
/** Returns a schema whose open sets are closed: a value that the contract does not list is an issue. */
export declare function closed<Output, Input>({ "~standard": own }: Schema<Output, Input>): Schema<Output, Input>;
/** A metadata item. */
declare const MetaItemSchema: Schema<components["schemas"]["MetaItem"]>;
/** Status of a task. */
declare const TaskStatusSchema: Schema<components["schemas"]["TaskStatus"]>;
/** Type of the pipeline step. The extraction step yields the annotations, checkboxes, segments and signatures of each page. */
declare const StepTypeSchema: Schema<components["schemas"]["StepType"]>;
/** An extracted item of one field. */
declare const AnnotationSchema: Schema<components["schemas"]["Annotation"]>;
/** A pair of numbers, x and y. */
declare const PointSchema: Schema<components["schemas"]["Point"]>;
/** Four points that define a rectangle, clockwise from the top left. */
declare const CoordinatesSchema: Schema<components["schemas"]["Coordinates"]>;
/** A detected checkbox. */
declare const CheckboxSchema: Schema<components["schemas"]["Checkbox"]>;
/** A detected segment. */
declare const SegmentSchema: Schema<components["schemas"]["Segment"]>;
/** A detected signature. */
declare const SignatureSchema: Schema<components["schemas"]["Signature"]>;
/** The data and extracted items of one page. */
declare const PageSchema: Schema<components["schemas"]["Page"]>;
/** The processing of one document. Each file of an upload becomes one task. */
declare const TaskSchema: Schema<components["schemas"]["Task"]>;
/** A task, wrapped in `payload`. */
declare const TaskEnvelopeSchema: Schema<components["schemas"]["TaskEnvelope"]>;
/** The completed task and a message. */
declare const CompleteTaskResponseSchema: Schema<components["schemas"]["CompleteTaskResponse"]>;
/** An issue, with a human-readable label and a machine-readable code. */
declare const IssueSchema: Schema<components["schemas"]["Issue"]>;
/** The issues of a task. */
declare const ReportTaskRequestSchema: Schema<components["schemas"]["ReportTaskRequest"]>;
/** The reported task and error information. */
declare const ReportTaskResponseSchema: Schema<components["schemas"]["ReportTaskResponse"]>;
/** Form with the files to upload. */
declare const CreateUploadRequestSchema: Schema<components["schemas"]["CreateUploadRequest"], FormData | components["schemas"]["CreateUploadRequest"]>;
/** Status of an upload, aggregated from its tasks. Values other than those listed are possible. */
declare const UploadStatusSchema: Schema<components["schemas"]["UploadStatus"]>;
/** Result of creating an upload. Unlike the result of getUpload, it has camelCase names and is not wrapped in `payload`. */
declare const UploadCreationResultSchema: Schema<components["schemas"]["UploadCreationResult"]>;
/** A submission of one or more files. Each file becomes one task. */
declare const UploadSchema: Schema<components["schemas"]["Upload"]>;
/** An upload, wrapped in `payload`. */
declare const UploadEnvelopeSchema: Schema<components["schemas"]["UploadEnvelope"]>;
/** Optional body that repeats the upload ID of the path. */
declare const MoveUploadRequestSchema: Schema<components["schemas"]["MoveUploadRequest"]>;
/** The schemas of responses, by operationId and status. */
export declare const responses: {
  getTask: {
    "200": Schema<components["schemas"]["TaskEnvelope"]>;
    "400": Schema<unknown>;
    "401": Schema<unknown>;
    "404": Schema<unknown>;
  };
  completeTask: {
    "200": Schema<components["schemas"]["CompleteTaskResponse"]>;
    "400": Schema<unknown>;
    "401": Schema<unknown>;
    "404": Schema<unknown>;
  };
  discardTask: {
    "200": Schema<components["schemas"]["TaskEnvelope"]>;
    "400": Schema<unknown>;
    "401": Schema<unknown>;
    "404": Schema<unknown>;
  };
  reportTask: {
    "200": Schema<components["schemas"]["ReportTaskResponse"]>;
    "201": Schema<components["schemas"]["ReportTaskResponse"]>;
    "207": Schema<components["schemas"]["ReportTaskResponse"]>;
    "400": Schema<unknown>;
    "401": Schema<unknown>;
    "404": Schema<unknown>;
  };
  unlockTask: {
    "200": Schema<unknown>;
    "400": Schema<unknown>;
    "401": Schema<unknown>;
    "404": Schema<unknown>;
  };
  approveTask: {
    "200": Schema<components["schemas"]["TaskEnvelope"]>;
    "400": Schema<unknown>;
    "401": Schema<unknown>;
    "404": Schema<unknown>;
  };
  disapproveTask: {
    "200": Schema<components["schemas"]["TaskEnvelope"]>;
    "400": Schema<unknown>;
    "401": Schema<unknown>;
    "404": Schema<unknown>;
  };
  createUpload: {
    "400": Schema<unknown>;
    "401": Schema<unknown>;
    "403": Schema<unknown>;
    "413": Schema<unknown>;
    "500": Schema<unknown>;
    "2XX": Schema<components["schemas"]["UploadCreationResult"]>;
  };
  getUpload: {
    "200": Schema<components["schemas"]["UploadEnvelope"]>;
    "400": Schema<unknown>;
    "401": Schema<unknown>;
    "403": Schema<unknown>;
    "404": Schema<unknown>;
    "500": Schema<unknown>;
  };
  moveUpload: {
    "200": Schema<components["schemas"]["UploadEnvelope"]>;
    "400": Schema<unknown>;
    "401": Schema<unknown>;
    "403": Schema<unknown>;
    "404": Schema<unknown>;
    "500": Schema<unknown>;
  };
  createUploadShorthand: {
    "400": Schema<unknown>;
    "401": Schema<unknown>;
    "403": Schema<unknown>;
    "413": Schema<unknown>;
    "500": Schema<unknown>;
    "2XX": Schema<components["schemas"]["UploadCreationResult"]>;
  };
  getUploadShorthand: {
    "200": Schema<components["schemas"]["UploadEnvelope"]>;
    "400": Schema<unknown>;
    "401": Schema<unknown>;
    "403": Schema<unknown>;
    "404": Schema<unknown>;
    "500": Schema<unknown>;
  };
};
export { AnnotationSchema as Annotation, CheckboxSchema as Checkbox, CompleteTaskResponseSchema as CompleteTaskResponse, CoordinatesSchema as Coordinates, CreateUploadRequestSchema as CreateUploadRequest, IssueSchema as Issue, type JsonSchemaOptions, MetaItemSchema as MetaItem, MoveUploadRequestSchema as MoveUploadRequest, PageSchema as Page, PointSchema as Point, ReportTaskRequestSchema as ReportTaskRequest, ReportTaskResponseSchema as ReportTaskResponse, type Schema, type SchemaIssue, type SchemaOptions, SegmentSchema as Segment, SignatureSchema as Signature, StepTypeSchema as StepType, TaskSchema as Task, TaskEnvelopeSchema as TaskEnvelope, TaskStatusSchema as TaskStatus, UploadSchema as Upload, UploadCreationResultSchema as UploadCreationResult, UploadEnvelopeSchema as UploadEnvelope, UploadStatusSchema as UploadStatus };