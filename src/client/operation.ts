/** What the client knows of an operation. The generated module `contract` has it for each. */
export interface OperationData {
  /** operationId in the contract. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Scope that the API key needs; absent if it is not specified. */
  readonly scope?: string;
  /** Matches the statuses of errors that the contract lists, such as `400|5..`; absent if it lists none. */
  readonly errors?: string;
  /** Parameters of the path that are arguments of the method, in their order. */
  readonly ids?: readonly string[];
  /** Parameters that are options of the method. */
  readonly parameters?: readonly ParameterData[];
  readonly body?: BodyData;
  /**
   * Form of the body of a success:
   * - absent: an object that has the value in its `payload`
   * - `value`: the value itself
   * - `any`: not specified, or of several forms
   * - `none`: no body
   * - `text`, `blob`: text or bytes
   */
  readonly success?: 'value' | 'any' | 'none' | 'text' | 'blob';
  /** Whether the value of a success is an array. Otherwise it is an object. */
  readonly list?: true;
  /** Media type of the success, unless it is JSON. */
  readonly accept?: string;
  /** Property for the value, where the method returns more than the value. */
  readonly result?: string;
  readonly partial?: number;
}

export type Operations = Readonly<Record<string, OperationData>>;
export type OperationsByNamespace = Readonly<Record<string, Operations>>;

export interface ParameterData {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly option: string;
}

export interface BodyData {
  /** Whether the body is an argument of the method, and not an option. */
  readonly required?: boolean;
  /** Names of arrays that need an item. */
  readonly nonEmpty?: readonly string[];
  /** `application/json` unless stated. */
  readonly mediaType?: string;
  readonly form?: FormBody;
}

export interface FormOperation extends OperationData {
  readonly body: BodyData & { readonly form: FormBody };
}

export interface FormBody {
  readonly files: readonly FileField[];
  /** Fields that the client fills in, with the option that has their value. */
  readonly filled: Readonly<Record<string, 'teamId' | 'projectId'>>;
  readonly limits: Limits;
}

/** A field of a form that contains one file or several. */
export interface FileField {
  readonly name: string;
  readonly inputName: string;
  readonly many?: boolean;
  readonly required?: boolean;
}

export interface Limits {
  /** Bytes per file, counting 1,048,576 to a megabyte. */
  readonly fileSize?: number;
  readonly fileCount?: number;
}
